//! Signing in, registering, the first answers.

use std::time::Duration;

use crate::bring_up::{PATIENCE, World};

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once_and_answered_to_the_asker_alone() {
    let mut world = World::new().await;
    let ana = world.person("ana", "en-US");
    println!("{}", world.types(ana, "/status").await);
    println!("{}", world.types(ana, "/help").await);
    world.stop_bot().await;
    let puts = |world: &World| world.sandbox.requests().iter().filter(|request| request.method == "PUT").count();
    assert_eq!(puts(&world), 1);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_takes_longer_is_deferred_and_then_filled_in_for_the_asker_alone() {
    let mut world = World::without_bot().await;
    world.patience = Duration::ZERO;
    world.start_bot().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let requests = world.sandbox.requests();
    let deferred = requests.iter().filter(|request| request.body["type"] == 5).count();
    let filled = requests.iter().filter(|request| request.path.contains("@original")).count();
    assert!(deferred >= 5, "{deferred}");
    assert_eq!(filled, deferred);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_comes_as_a_picture_with_a_description_and_as_text() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    for (person, line) in [(people[0], "/board"), (people[1], "/board")] {
        let outcome = world.sandbox.command(person, world.sandbox.channel(), line).await.unwrap();
        let outcome = world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
        let board = &outcome.messages.last().unwrap().attachments[0];
        assert!(board.description.as_ref().is_some_and(|alt| !alt.is_empty()), "no description");
        assert!(outcome.is_private());
    }
    assert!(world.types(people[0], "/board text:true").await.contains("Brazil"));
    assert!(world.types(people[1], "/board text:true").await.contains("Brasilien"));
    world.assert_clean();
}
