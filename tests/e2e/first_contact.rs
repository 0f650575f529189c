//! Signing in, registering, the first answers.

use std::time::Duration;

use adjutant::discord;
use adjutant::text::lang::Lang;
use serde_json::json;

use crate::bring_up::{PATIENCE, World};
use crate::words::says;

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once_and_answered_to_the_asker_alone() {
    let mut world = World::new().await;
    let ana = world.person("ana", "en-US");
    println!("{}", world.types(ana, "/status").await);
    println!("{}", world.types(ana, "/help").await);
    let puts = |world: &World| world.sandbox.requests().iter().filter(|request| request.method == "PUT").count();
    assert_eq!(puts(&world), 1);
    // The set is as it was: a start does not tell it again.
    world.stop_bot().await;
    world.start_bot().await;
    world.types(ana, "/status").await;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_command_of_another_version_is_answered_and_offers_nothing() {
    let world = World::new().await;
    let ana = world.person("ana", "en-US");
    // As a client knows it that has not heard of the update yet.
    let mut set = discord::command_set();
    let option = json!({ "type": 3, "name": "at", "description": "At", "autocomplete": true });
    set.as_array_mut().unwrap().push(json!({ "name": "conquer", "description": "Old", "options": [option] }));
    let url = format!("{}/api/v10/applications/{}/commands", world.sandbox.base_url(), world.sandbox.application_id());
    let put = reqwest::Client::new().put(url).header("authorization", format!("Bot {}", world.sandbox.token()));
    let put = put.header("content-type", "application/json").body(set.to_string()).send().await.unwrap();
    assert_eq!(put.status(), 200);
    let answer = world.types(ana, "/conquer at:=Peru").await;
    assert!(says(&answer, Lang::En, "outdated"), "{answer}");
    let offered = world.sandbox.autocomplete(ana, world.sandbox.channel(), "/conquer at:Pe").await.unwrap();
    assert_eq!(offered, []);
    let answered = world.sandbox.requests().into_iter().filter(|request| request.body["type"] == 8).count();
    assert_eq!(answered, 1, "the client waits for what is offered");
    world.assert_clean();
}
