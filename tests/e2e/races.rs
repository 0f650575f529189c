//! Many things at the same instant.

use std::time::Duration;

use adjutant::sandbox::Fault;
use futures_util::future::join_all;

use crate::bring_up::World;

#[tokio::test(flavor = "multi_thread")]
async fn fifty_attacks_at_once_are_each_played_in_turn_or_refused() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, _) = world.next_turn(&people).await;
    world.place_everything(called).await;
    let (from, to) = world.long_attack(called).await;
    let line = format!("/attack from:={from} to:={to} until:once dice:1");
    let before = world.sight().await;
    let all = join_all((0..50).map(|_| world.types(called, &line))).await;
    let after = world.sight().await;
    let moves = after.moves - before.moves;
    let troops = |sight: &adjutant::table::sight::Sight| {
        sight.conquest().unwrap().spaces.iter().map(|(_, garrison)| garrison.troops).sum::<u32>()
    };
    // Each battle with one die takes exactly one army from the board.
    assert_eq!(u64::from(troops(&before) - troops(&after)), moves);
    assert!((1..=50).contains(&moves), "{moves} moves");
    assert_eq!(after.version - before.version, u32::try_from(moves).unwrap());
    println!("{moves} of {} attacks were played", all.len());
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_is_delivered_twice_is_played_once() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, _) = world.next_turn(&people).await;
    world.place_everything(called).await;
    let (from, to) = world.long_attack(called).await;
    let line = format!("/attack from:={from} to:={to} until:once dice:1");
    let outcome = world.sandbox.command(called, world.sandbox.channel(), &line).await.unwrap();
    let before = world.sight().await;
    assert!(world.sandbox.resend_interaction(outcome.interaction));
    tokio::time::sleep(Duration::from_millis(500)).await;
    let after = world.sight().await;
    assert_eq!((before.version, before.moves), (after.version, after.moves));
    let refused = world.sandbox.requests().iter().filter(|request| request.code == 40_060).count();
    assert_eq!(refused, 1, "the second delivery was not answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_acts_once_and_an_old_button_is_refused() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "en-GB")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    world.place_everything(called).await;
    let (post, end) = world.showing(post.id, "end-turn").await;
    // The post is slow to change, so that its buttons stay for a while.
    world.sandbox.fault("PATCH", "/channels/", Fault::Slow(Duration::from_secs(2)), 3);
    let before = world.sight().await;
    let both = join_all([world.presses(called, post.id, &end), world.presses(called, post.id, &end)]).await;
    let after = world.sight().await;
    assert_eq!(after.moves - before.moves, 1, "{both:?}");
    assert_ne!(both[0], both[1]);
    let late = world.presses(called, post.id, &end).await;
    assert_eq!(world.sight().await.version, after.version, "{late}");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_join_from_one_post() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de"), world.person("cem", "en-GB")];
    world.types(people[0], "/game new").await;
    let lobby = world.lobby().await;
    world.sandbox.fault("PATCH", "/channels/", Fault::Slow(Duration::from_secs(1)), 2);
    let join = lobby.buttons()[0].clone();
    join_all([world.presses(people[1], lobby.id, &join), world.presses(people[2], lobby.id, &join)]).await;
    assert_eq!(world.sight().await.seats.len(), 3);
}
