//! A dice game through Discord: by buttons and selects under the turn post, and by commands.

use adjutant::game::rebellion::offer::Offer;
use adjutant::game::rebellion::table::{Cover, Stage};
use adjutant::sandbox::{Forged, Message, Reaction, Snowflake};
use adjutant::table::sight::{MatchState, Sight};
use serde_json::Value;

use crate::bring_up::{PATIENCE, World};
use crate::words::says_in_any;

/// No short match takes so many presses.
const MOST_PRESSES: usize = 1_500;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_short_match_under_the_turn_posts() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.types(people[0], "/game new ruleset:dice-rebellion preset:short-match").await;
    world.types(people[1], "/game join").await;
    world.types(people[0], "/game start").await;
    let (mut acts, mut turns, mut asked) = (0, 0, 0);
    let mut last = Snowflake(0);
    let mut first = None;
    while let Some((person, post)) = next(&world, &people, last, "").await {
        if post.id != last {
            turns += 1;
            // The post of the turn before is as old to whoever had it as to whoever is on turn now.
            if let Some(old) = first.take_if(|_| turns == 2) {
                for presser in people {
                    refuses_old(&world, presser, &old).await;
                }
            }
        }
        last = post.id;
        acts += 1;
        assert!(acts < MOST_PRESSES, "no end in sight");
        if acts == 1 {
            refuses_others(&world, &people, person, &post).await;
        }
        let moves = moves(&post).expect("buttons of a turn");
        if let Some((id, value)) = first_option(&post) {
            let chosen = world.sandbox.select(person, post.id, &id, &[&value]).await.unwrap();
            assert!(
                matches!(chosen.reaction, Reaction::Acknowledged { .. }),
                "{:?} {}",
                chosen.reaction,
                chosen.text()
            );
        } else if let Some(finish) = button(&post, ":finish").filter(|_| turns % 2 == 0) {
            let came = world.sandbox.press(person, post.id, &finish).await.unwrap();
            let came = world.sandbox.settled(came.interaction, std::time::Duration::from_millis(100)).await.unwrap();
            if let Some(question) = came.messages.first() {
                assert!(question.is_ephemeral(), "only the presser is asked");
                asked += 1;
                let anyway = button(question, ":finish-anyway").expect("a button that finishes all the same");
                world.presses(person, question.id, &anyway).await;
            }
        } else {
            let what = button(&post, ":throw").filter(|_| acts % 3 > 0).or_else(|| button(&post, ":for-me"));
            let came = world.sandbox.press(person, post.id, &what.unwrap()).await.unwrap();
            assert!(matches!(came.reaction, Reaction::Acknowledged { .. }), "{}", came.text());
        }
        if next(&world, &people, Snowflake(0), &moves).await.is_none() {
            break;
        }
        if acts == 1 {
            refuses_old(&world, person, &post).await;
            first = Some(post);
        }
    }
    assert_eq!(world.sight().await.state, MatchState::Over);
    world.assert_clean();
    println!("{turns} turns, {acts} presses, {asked} questions, {} public posts", world.public().len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_can_be_typed_with_the_help_of_autocomplete() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.types(people[0], "/game new ruleset:dice-rebellion").await;
    world.types(people[1], "/game join").await;
    world.types(people[0], "/game start").await;
    let (person, _) = next(&world, &people, Snowflake(0), "").await.unwrap();
    println!("{}", world.types(person, "/roll").await);
    println!("{}", world.types(person, "/odds").await);
    // Some of the four dice are left to be given up.
    for _ in 0..2 {
        let offered = world.choices(person, "/put die:").await;
        let fits = offered.iter().find(|(_, die)| !die.starts_with("victory"));
        let (can_put, covered) = dice_on_fields(&world).await;
        assert_eq!(fits.is_some(), can_put, "{offered:?}");
        let Some((_, die)) = fits else { break };
        let rows = world.choices(person, &format!("/put die:={die} row:")).await;
        let told = world.types(person, &format!("/put die:={die} row:={}", rows[0].1)).await;
        assert_eq!(dice_on_fields(&world).await.1, covered + 1, "{told}");
    }
    assert!(!dice_are_done(&world).await);
    let done = world.answered(person, "/done what:dice").await;
    if let Some(anyway) = button(&done, ":end-dice-anyway") {
        world.presses(person, done.id, &anyway).await;
    }
    assert!(dice_are_done(&world).await, "{}", done.text());
    for look in ["/status", "/log", "/dice", "/help", "/rules", "/board", "/hand"] {
        println!("{}", world.types(person, look).await);
    }
    world.assert_clean();
}

/// Whether the turn has come to its figures.
async fn dice_are_done(world: &World) -> bool {
    let sight = world.sight().await;
    sight.rebellion().unwrap().table.turn_now().is_some_and(|turn| turn.stage == Stage::Figures)
}

/// Whether a die fits now, and how many fields are covered by dice of this turn.
async fn dice_on_fields(world: &World) -> (bool, usize) {
    let sight = world.sight().await;
    let view = sight.rebellion().unwrap();
    let offers = view.offers(view.awaited()[0].seat);
    let fields = view.table.rows.iter().flat_map(|row| &row.fields);
    let covered = fields.filter(|field| matches!(field.cover, Cover::Die(_))).count();
    (offers.iter().any(|offer| matches!(offer, Offer::Put { .. })), covered)
}

/// Somebody who is not on turn is refused so that nobody else sees it, and nothing changes.
async fn refuses_others(world: &World, people: &[Snowflake], person: Snowflake, post: &Message) {
    let other = *people.iter().find(|other| **other != person).unwrap();
    let before = world.sight().await;
    let throw = button(post, ":throw").unwrap();
    // `presses` sees to it that nobody else is told.
    let told = world.presses(other, post.id, &throw).await;
    assert!(says_in_any(&told, "rule-not-your-turn"), "{told}");
    unchanged(world, &before).await;
}

/// A button of an earlier move is refused, unseen by others, and nothing changes.
async fn refuses_old(world: &World, person: Snowflake, post: &Message) {
    let before = world.sight().await;
    let throw = button(post, ":throw").unwrap();
    let pressed = world.sandbox.forge(person, post.id, Forged::Press(&throw)).await.unwrap();
    let pressed = world.sandbox.settled(pressed.interaction, PATIENCE).await.unwrap();
    assert!(!pressed.failed() && pressed.is_private());
    assert!(says_in_any(&pressed.text(), "refused-moved-on"), "{}", pressed.text());
    unchanged(world, &before).await;
}

async fn unchanged(world: &World, before: &Sight) {
    let now = world.sight().await;
    assert_eq!((now.version, now.moves), (before.version, before.moves));
    assert_eq!(now.rebellion(), before.rebellion());
}

/// Whom a turn post calls now, with buttons of other moves than `moves`; `None` once the end calls everybody.
async fn next(world: &World, people: &[Snowflake], after: Snowflake, old: &str) -> Option<(Snowflake, Message)> {
    let find = |messages: &[Message]| {
        let calls = |post: &&Message| !post.is_ephemeral() && post.id >= after && !post.pings.is_empty();
        let newest = messages.iter().rev().find(calls)?;
        if newest.pings.len() == people.len() {
            return Some(None);
        }
        let now = moves(newest).filter(|now| now != old)?;
        (!now.is_empty()).then(|| Some((*newest.pings.first().unwrap(), newest.clone())))
    };
    let found = world.sandbox.wait_for(Snowflake(0), world.sandbox.channel(), PATIENCE, find).await;
    found.unwrap_or_else(|| panic!("nobody is called; the last post is {:?}", world.public().last()))
}

fn ids(message: &Message) -> impl Iterator<Item = &str> {
    message.controls().filter_map(|control| control["custom_id"].as_str())
}

/// The move number that the controls of a turn carry.
fn moves(message: &Message) -> Option<String> {
    let of_turn = ids(message).find_map(|id| id.split_once(":arena:"))?;
    of_turn.1.split(':').next().map(str::to_owned)
}

fn button(message: &Message, end: &str) -> Option<String> {
    ids(message).find(|id| id.ends_with(end)).map(str::to_owned)
}

/// The first select of a turn, with its first value.
fn first_option(message: &Message) -> Option<(String, String)> {
    let select = message.controls().find(|control| control["type"] == 3)?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    Some((text(&select["custom_id"]), text(&select["options"][0]["value"])))
}
