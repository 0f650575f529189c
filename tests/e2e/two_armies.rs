//! Two people play the Clone Wars through Discord, each with two armies: what could be meant for both is asked, by command and by thumb, and
//! their panels stand side by side.

use adjutant::game::ids::SeatId;
use adjutant::sandbox::{Message, Snowflake};

use crate::bring_up::World;
use crate::trilogy::{has, press};

/// Asked so often, everybody has done their part of a set-up.
const MOST_PRESSES: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_two_armies_is_asked_for_which_of_them() {
    let world = World::new().await;
    let [ana, ben] = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.types(ana, "/game new ruleset:clone-wars").await;
    world.types(ben, "/game join").await;
    world.types(ana, "/game start").await;
    let names: Vec<String> = world.sight().await.seats.iter().map(|(_, seated)| seated.name.clone()).collect();
    assert_eq!(names, ["Ana I", "Ben I", "Ana II", "Ben II"]);
    by_command(&world, ana).await;
    by_thumb(&world, [ana, ben]).await;
    the_first_turn(&world, [ana, ben]).await;
    world.assert_clean();
}

async fn by_command(world: &World, ana: Snowflake) {
    let asked = world.answered(ana, "/claim spaces:naboo").await;
    assert!(asked.is_ephemeral() && asked.content.contains("Ana I") && asked.content.contains("Ana II"), "{asked:?}");
    assert!(has(&asked, ":open-for:claim:0:2"), "a button leads to the other army: {asked:?}");
    let armies = world.choices(ana, "/claim spaces:naboo army:").await;
    let values: Vec<&str> = armies.iter().map(|(_, value)| value.as_str()).collect();
    assert_eq!(values, ["seat-1", "seat-3"]);
    world.types(ana, "/claim spaces:naboo army:=seat-3").await;
    let awaited = world.sight().await.view.as_ref().unwrap().awaited();
    assert_eq!(awaited, [SeatId(0), SeatId(1), SeatId(3)]);
}

/// Everybody lets the AI choose, by its button, until the first turn: after one army the panel of the other one stands below the answer.
async fn by_thumb(world: &World, people: [Snowflake; 2]) {
    let mut led_on = false;
    for _ in 0..MOST_PRESSES {
        let sight = world.sight().await;
        let view = sight.view.as_ref().unwrap();
        if view.turn() > 0 {
            assert!(led_on, "nobody was led from one army to the other");
            return;
        }
        let SeatId(seat) = view.awaited()[0];
        let person = people[usize::from(seat) % 2];
        let is_open =
            |posts: &[Message]| posts.iter().rev().find(|post| !post.is_ephemeral() && has(post, ":open:")).cloned();
        let post = world.shown("the set-up", is_open).await;
        let mut panel = press(world, person, &post, ":open:").await;
        if has(&panel, ":for-me:") {
            panel = press(world, person, &panel, ":for-me:").await;
        }
        if has(&panel, ":confirm") {
            let next = press(world, person, &panel, ":confirm").await;
            led_on |= has(&next, ":for-me:");
        }
    }
    panic!("the set-up does not end: {:?}", world.sight().await.view);
}

async fn the_first_turn(world: &World, people: [Snowflake; 2]) {
    let sight = world.sight().await;
    let SeatId(seat) = sight.view.as_ref().unwrap().on_turn().unwrap();
    let (on_turn, other) = (people[usize::from(seat) % 2], people[usize::from(seat + 1) % 2]);
    let name = sight.seats[SeatId(seat)].name.clone();
    let is_turn = |posts: &[Message]| {
        posts
            .iter()
            .find(|post| post.content.contains(&name) && !post.pings.is_empty() && post.content.contains("Turn 1 "))
            .cloned()
    };
    let post = world.shown("the turn", is_turn).await;
    assert_eq!(post.pings, [on_turn].into(), "one is called, by the name of the army");
    let hands = world.answered(on_turn, "/hand").await;
    let own: Vec<String> = [seat, (seat + 2) % 4].iter().map(|&own| sight.seats[SeatId(own)].name.clone()).collect();
    assert!(own.iter().all(|name| hands.content.contains(name)), "both hands: {hands:?}");
    let foreign = world.answered(other, &format!("/hand army:=seat-{}", seat + 1)).await;
    assert!(foreign.is_ephemeral() && !foreign.content.contains(&name), "{foreign:?}");
}
