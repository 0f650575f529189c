//! The lobby as people see it: its host, its looks, its greetings, its limits.

use std::time::Duration;

use adjutant::sandbox::{Message, Snowflake};
use adjutant::table::Limits;
use adjutant::table::sight::{AccountId, MatchState};

use crate::bring_up::{PATIENCE, World};
use crate::players::button;

#[tokio::test(flavor = "multi_thread")]
async fn a_host_locks_the_lobby_and_removes_somebody_who_stays_out() {
    let world = World::new().await;
    let [ana, ben, cem] = ["ana", "ben", "cem"].map(|name| world.person(name, "en-US"));
    world.types(ana, "/game new").await;
    let lobby = world.lobby().await;
    world.types(ben, "/game join").await;
    let (_, lock) = world.showing(lobby.id, "lock").await;
    let refused = world.presses(ben, lobby.id, &lock).await;
    assert!(refused.contains("Only the host"), "{refused}");
    world.presses(ana, lobby.id, &lock).await;
    let (_, unlock) = world.showing(lobby.id, "unlock").await;
    let shown = world.sandbox.message(lobby.id).unwrap();
    assert!(button(&shown, "join").is_none() && shown.content.contains("locked"), "{}", shown.content);
    let refused = world.types(cem, "/game join").await;
    assert!(refused.contains("locked"), "{refused}");
    world.presses(ana, lobby.id, &unlock).await;
    let seats = world.choices(ana, "/game remove seat:").await;
    let (_, seat) = seats.iter().find(|(label, _)| label.contains("Ben")).unwrap();
    world.types(ana, &format!("/game remove seat:={seat}")).await;
    let refused = world.types(ben, "/game join").await;
    assert!(refused.contains("removed"), "{refused}");
    world.types(cem, "/game join").await;
    assert_eq!(world.sight().await.seats.len(), 2);
    // The host goes, and who came next is host.
    world.types(ana, "/game leave").await;
    assert_eq!(world.sight().await.host, AccountId(cem.0));
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn colour_and_shape_are_chosen_in_a_select_for_the_presser_alone() {
    let world = World::new().await;
    let (ana, ben) = (world.person("ana", "en-US"), world.person("ben", "de"));
    world.types(ana, "/game new").await;
    world.types(ben, "/game join").await;
    let lobby = world.lobby().await;
    let (_, look) = world.showing(lobby.id, "my-look").await;
    let panel = pressed(&world, ben, lobby.id, &look).await;
    assert!(panel.is_ephemeral() && panel.content.contains("himmelblaues Quadrat"), "{}", panel.content);
    let select = panel.controls().find(|control| control["type"] == 3).unwrap().clone();
    let options = select["options"].as_array().unwrap();
    assert_eq!(options.len(), 5, "all but the host's");
    let (id, star) = (select["custom_id"].as_str().unwrap(), options.last().unwrap()["value"].as_str().unwrap());
    let chosen = world.sandbox.select(ben, panel.id, id, &[star]).await.unwrap();
    let chosen = world.sandbox.settled(chosen.interaction, PATIENCE).await.unwrap();
    assert!(!chosen.failed() && chosen.is_private(), "{:?}", chosen.reaction);
    assert!(chosen.text().contains("magentaroter Stern"), "{}", chosen.text());
    assert_eq!(chosen.messages.last().unwrap().id, panel.id, "in its place");
    let star = |messages: &[Message]| messages.iter().any(|post| post.content.contains("★ Ben")).then_some(());
    world.shown("Ben's star", star).await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_joins_is_greeted_once_and_closed_messages_are_said_once() {
    let world = World::new().await;
    let (ana, ben) = (world.person("ana", "en-US"), world.person("ben", "de"));
    world.sandbox.change_person(ben, |person| person.dms_closed = true);
    world.types(ana, "/game new").await;
    world.types(ben, "/game join").await;
    world
        .shown("that Ben gets no messages", |posts| posts.iter().find(|post| post.pings.contains(&ben)).cloned())
        .await;
    world.quiet().await;
    let dms = world.sandbox.dms(ana);
    assert_eq!(dms.len(), 1);
    let link = format!("https://discord.com/channels/{}/{}", world.sandbox.guild(), world.sandbox.channel());
    assert!(dms[0].content.contains(&link) && dms[0].components.is_empty(), "{}", dms[0].content);
    assert!(world.sandbox.dms(ben).is_empty());
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_nobody_touches_closes_by_itself() {
    let world = World::new().await;
    let ana = world.person("ana", "en-US");
    world.types(ana, "/game new").await;
    let lobby = world.lobby().await;
    world.quiet().await;
    world.clock.advance(Duration::from_hours(73));
    let closed = |posts: &[Message]| posts.iter().find(|post| post.content.contains("three days")).cloned();
    let told = world.shown("that the lobby is closed", closed).await;
    assert!(told.pings.is_empty() && told.flags & 4096 != 0, "quietly");
    world.quiet().await;
    assert!(world.sandbox.message(lobby.id).unwrap().components.is_empty());
    assert_eq!(world.sight().await.state, MatchState::Ended);
    world.types(ana, "/game new").await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_presses_is_answered_and_keeps_nobody_from_playing() {
    let mut world = World::without_bot().await;
    world.limits = Limits::USUAL;
    world.start_bot().await;
    let (ana, tim, ben) = (world.person("ana", "en-US"), world.person("tim", "de"), world.person("ben", "en-US"));
    world.types(ana, "/game new").await;
    let lobby = world.lobby().await;
    let (_, join) = world.showing(lobby.id, "join").await;
    let before = edits(&world, lobby.id);
    let began = world.clock.now();
    let flood = futures_util::future::join_all((0..100).map(|_| world.presses(tim, lobby.id, &join)));
    let (answers, other) = tokio::join!(flood, world.types(ben, "/game join"));
    assert!(other.contains("Welcome"), "{other}");
    let stopped = answers.iter().filter(|answer| answer.contains("zu viel auf einmal")).count();
    assert!(stopped >= 60, "{stopped} were stopped");
    assert_eq!(world.sight().await.seats.len(), 3);
    world.types(ana, "/game start").await;
    world.quiet().await;
    let most = usize::try_from((world.clock.now() - began) / 2_000).unwrap() + 2;
    let edits = edits(&world, lobby.id) - before;
    assert!(edits <= most, "{edits} edits");
    assert_eq!(world.sight().await.state, MatchState::Running);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_accepts_one_and_declines_another_by_buttons() {
    let world = World::new().await;
    let [ana, ben, cem] = ["ana", "ben", "cem"].map(|name| world.person(name, "en-US"));
    world.types(ana, "/game new").await;
    world.types(ana, "/game gate rule:approval").await;
    let lobby = world.lobby().await;
    let (_, join) = world.showing(lobby.id, "join").await;
    for person in [ben, cem] {
        let asked = world.presses(person, lobby.id, &join).await;
        assert!(asked.contains("has been asked"), "{asked}");
    }
    let (_, accept) = world.showing(lobby.id, "accept").await;
    let refused = world.presses(ben, lobby.id, &accept).await;
    assert!(refused.contains("Only the host"), "{refused}");
    assert!(accept.ends_with(&ben.to_string()), "the first who asked: {accept}");
    world.presses(ana, lobby.id, &accept).await;
    world.quiet().await;
    let (_, decline) = world.showing(lobby.id, "decline").await;
    assert!(decline.ends_with(&cem.to_string()), "{decline}");
    world.presses(ana, lobby.id, &decline).await;
    world.quiet().await;
    let sight = world.sight().await;
    assert_eq!(sight.seats.len(), 2);
    assert_eq!((world.sandbox.dms(ben).len(), world.sandbox.dms(cem).len()), (1, 0));
    let shown = world.sandbox.message(lobby.id).unwrap();
    assert!(button(&shown, "accept").is_none() && !shown.content.contains("Cem"), "{}", shown.content);
    world.assert_clean();
}

/// How often the message was edited.
fn edits(world: &World, message: Snowflake) -> usize {
    let is_edit = |request: &adjutant::sandbox::Request| {
        request.method == "PATCH" && request.path.ends_with(&format!("/messages/{message}"))
    };
    world.sandbox.requests().iter().filter(|request| is_edit(request)).count()
}

/// The ephemeral message that a press brings.
async fn pressed(world: &World, person: Snowflake, message: Snowflake, button: &str) -> Message {
    let outcome = world.sandbox.press(person, message, button).await.unwrap();
    let outcome = world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
    assert!(!outcome.failed() && outcome.is_private(), "{:?}", outcome.reaction);
    outcome.messages.last().expect("an answer").clone()
}
