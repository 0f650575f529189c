//! What one person may ask for in a while.

use std::time::Duration;

use adjutant::table::Limits;
use adjutant::table::answer::{Answer, Refused};
use adjutant::table::intent::Intent;
use adjutant::table::post::Post;
use adjutant::table::press::Verb;

use super::world::{World, ana, ben, cem, new};

#[tokio::test]
async fn who_joins_and_leaves_too_often_waits() {
    let world = World::limited(Limits::USUAL);
    world.act(&ana(), new()).await;
    // What is refused anyway does not count.
    for _ in 0..5 {
        assert_eq!(world.refused(&ben(), Intent::Leave).await, Refused::NotJoined);
    }
    world.press(&ben(), Verb::Join).await.unwrap();
    world.act(&ben(), Intent::Leave).await;
    world.press(&ben(), Verb::Join).await.unwrap();
    assert!(matches!(world.refused(&ben(), Intent::Leave).await, Refused::ComesAndGoes { minutes: 10 }));
    world.act(&cem(), Intent::Join).await;
    world.clock.advance(Duration::from_mins(10));
    world.act(&ben(), Intent::Leave).await;
}

#[tokio::test]
async fn a_lobby_is_edited_at_most_once_in_two_seconds_and_its_start_does_not_wait() {
    let world = World::limited(Limits::USUAL);
    world.act(&ana(), new()).await;
    world.deliver().await;
    // Later than the first post of the lobby, which needs no gap.
    world.clock.advance(Duration::from_secs(5));
    world.act(&ben(), Intent::Join).await;
    assert_eq!(lobbies(&world).await, 1);
    for _ in 0..4 {
        world.act(&ana(), Intent::AddAi { count: 1 }).await;
    }
    assert_eq!(lobbies(&world).await, 0);
    world.clock.advance(Duration::from_millis(2_100));
    assert_eq!(lobbies(&world).await, 1, "one edit shows all of it");
    world.press(&ana(), Verb::Lock).await.unwrap();
    assert_eq!(lobbies(&world).await, 0);
    world.act(&ana(), Intent::Start).await;
    assert_eq!(lobbies(&world).await, 1);
}

/// How many edits of the lobby are due now, and delivered.
async fn lobbies(world: &World) -> usize {
    let due = world.deliver().await;
    due.iter().filter(|due| matches!(due.rendered.post, Post::Lobby { .. })).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_flood_of_one_person_is_stopped_before_the_writer_and_holds_up_nobody() {
    let world = World::limited(Limits::USUAL);
    world.lobby(&[ana(), ben()]).await;
    let before = world.sight(None).await.version;
    let mut under_way = tokio::task::JoinSet::new();
    for n in 0..500 {
        let verb = if n % 2 == 0 { Verb::Lock } else { Verb::Unlock };
        let of = world.sight(None).await.id;
        let press = Intent::Press(adjutant::table::press::Press { of, verb });
        let (table, request) = (world.table.clone(), world.request(&ana(), press));
        under_way.spawn(async move { table.act(request).await });
    }
    let (mut done, mut stopped) = (0, 0);
    while let Some(answer) = under_way.join_next().await {
        match answer.unwrap() {
            Ok(Answer::Locked { .. }) => done += 1,
            Err(Refused::TooFast { seconds: 1..=10 }) => stopped += 1,
            other => panic!("{other:?}"),
        }
    }
    // The lobby was opened by a request too.
    assert_eq!((done, stopped), (19, 481));
    assert_eq!(world.sight(None).await.version, before + 19);
    world.act(&ben(), Intent::Leave).await;
    world.clock.advance(Duration::from_secs(10));
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
}

/// How many requests somebody has left before they are too fast.
async fn left(world: &World) -> usize {
    let mut left = 0;
    while !matches!(world.refused(&ana(), Intent::EndTurn).await, Refused::TooFast { .. }) {
        left += 1;
        assert!(left < 1_000, "no limit");
    }
    left
}

#[tokio::test]
async fn a_start_that_waits_for_its_seal_is_one_request_however_long_it_waits() {
    let (one, other) = (World::limited(Limits::USUAL), World::limited(Limits::USUAL));
    for world in [&one, &other] {
        world.act(&ana(), new()).await;
        world.act(&ben(), Intent::Join).await;
    }
    let early = one.table.act(one.request(&ana(), Intent::Start)).await;
    assert_eq!(early.unwrap_err(), Refused::NotSealedYet);
    assert_eq!(left(&one).await + 1, left(&other).await);
}
