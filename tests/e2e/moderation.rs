//! What moderators do to a match and a server, as Discord shows it to all.

use std::time::Duration;

use adjutant::sandbox::{Fault, Message, SandboxError, Snowflake, TypedError};
use adjutant::table::sight::MatchState;
use adjutant::text::lang::Lang;

use crate::bring_up::World;
use crate::players::button;
use crate::words::{assert_spoken, label, says};

/// A match of three in which somebody is on turn; gives them and the post that calls them.
async fn running(world: &World) -> ([Snowflake; 3], Snowflake, Message) {
    let people = [world.person("ana", "en-US"), world.person("ben", "en-GB"), world.person("cem", "en-US")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    (people, called, post)
}

fn name(world: &World, person: Snowflake) -> String {
    let found = world.sandbox.people().into_iter().find(|one| one.id == person);
    found.unwrap().name
}

/// Waits for the public notice of an act, which calls nobody.
async fn noticed(world: &World, key: &str) -> Message {
    let notice = world.shown(key, |posts| posts.iter().find(|post| says(&post.content, Lang::En, key)).cloned()).await;
    assert!(notice.pings.is_empty() && notice.components.is_empty(), "{notice:?}");
    assert!(notice.content.contains("Mia"), "nobody is named: {}", notice.content);
    notice
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_members_are_shown_no_command_of_moderators() {
    let world = World::new().await;
    let (_, called, _) = running(&world).await;
    let before = world.sight().await.version;
    let lines = ["kick seat:=Ben", "replace seat:=Ben with:@owner", "undo", "end", "pause", "resume"];
    for line in lines.map(|line| format!("/mod {line}")).into_iter().chain(["/setup posts:move".to_owned()]) {
        let typed = world.sandbox.command(called, world.sandbox.channel(), &line).await;
        assert!(matches!(typed, Err(SandboxError::Typed(TypedError::NotAllowed(_)))), "{line}: {typed:?}");
    }
    assert_eq!(world.sight().await.version, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kick_is_public_and_the_ai_plays_on() {
    let world = World::new().await;
    let (people, called, post) = running(&world).await;
    let mia = world.moderator("mia");
    let answer = world.sure(mia, &format!("/mod kick seat:={}", name(&world, called))).await;
    assert!(answer.contains(&name(&world, called)), "{answer}");
    noticed(&world, "notice-kicked").await;
    let (next, _) = world.next_turn_after(&people, post.id).await;
    assert_ne!(next, called, "the AI has not played");
    let before = world.sight().await.version;
    world.types(called, "/done").await;
    assert_eq!(world.sight().await.version, before, "who was kicked plays on");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_new_in_a_seat_that_is_on_turn_is_called() {
    let world = World::new().await;
    let (_, called, post) = running(&world).await;
    let (mia, dea) = (world.moderator("mia"), world.person("dea", "de"));
    world.types(mia, &format!("/mod replace seat:={} with:@dea", name(&world, called))).await;
    noticed(&world, "notice-replaced").await;
    let (next, new) = world.next_turn_after(&[dea], post.id).await;
    assert_eq!(next, dea, "{new:?}");
    world.await_change(&post).await;
    let before = world.sight().await.moves;
    world.types(called, "/done").await;
    assert_eq!(world.sight().await.moves, before, "who was replaced plays on");
    world.place_everything(dea).await;
    assert_eq!(world.sight().await.moves, before + 1);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_shows_the_old_board_calls_again_and_makes_the_buttons_of_its_branch_old() {
    let world = World::new().await;
    let (people, called, post) = running(&world).await;
    let mia = world.moderator("mia");
    let start = world.sight().await;
    // The edit of the post is under way when the undo comes.
    world.sandbox.fault("PATCH", "/channels/", Fault::Slow(Duration::from_secs(1)), 1);
    let placed = world.place_everything(called).await.unwrap();
    let end = button(&world.sandbox.message(placed).unwrap(), "end-turn").expect("an end of the turn");
    tokio::time::sleep(Duration::from_millis(500)).await;
    world.sure(mia, "/mod undo").await;
    noticed(&world, "notice-undone").await;
    let undone = world.sight().await;
    assert_eq!(undone.view, start.view);
    let (again, new) = world.next_turn_after(&people, post.id).await;
    assert_eq!(again, called);
    assert!(!new.attachments.is_empty(), "without a board");
    let refused = world.presses(called, placed, &end).await;
    assert!(says(&refused, Lang::En, "refused-moved-on"), "{refused}");
    assert_eq!(world.sight().await.version, undone.version);
    world.place_everything(called).await;
    world.types(called, "/done").await;
    world.next_turn_after(&people, new.id).await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_is_public_takes_the_buttons_and_frees_the_channel() {
    let world = World::new().await;
    let (_, called, post) = running(&world).await;
    let mia = world.moderator("mia");
    world.sure(mia, "/mod end").await;
    noticed(&world, "notice-ended").await;
    assert_eq!(world.sight().await.state, MatchState::Ended);
    let bare =
        |posts: &[Message]| posts.iter().find(|now| now.id == post.id && button(now, "end-turn").is_none()).cloned();
    world.shown("the turn without its end", bare).await;
    let seed = world.public().into_iter().any(|post| says(&post.content, Lang::En, "end-seed"));
    assert!(!seed, "the seed of an ended match is told");
    world.types(called, "/game new").await;
    assert_eq!(world.sight().await.state, MatchState::Lobby);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_moderators_choose_german_is_spoken_to_in_german() {
    let world = World::new().await;
    let ana = world.person("ana", "en-US");
    let mia = world.moderator("mia");
    world.types(ana, "/game new").await;
    let lobby = world.lobby().await;
    assert_spoken(&lobby, Lang::En);
    world.sure(mia, "/mod end").await;
    world.types(mia, "/setup language:de").await;
    let answer = world.types(ana, "/game new").await;
    let lobby = world.newest_with_buttons(lobby.id).await;
    assert_spoken(&lobby, Lang::De);
    assert!(lobby.buttons().contains(&label(Lang::De, "button-join")), "{:?}", lobby.buttons());
    assert!(!answer.contains(&label(Lang::De, "button-join")), "an answer speaks the language of who asked: {answer}");
    world.assert_clean();
}
