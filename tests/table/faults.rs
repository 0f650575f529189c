//! Crashes and damage.

use std::collections::BTreeSet;

use adjutant::table::answer::{Refused, Seen};
use adjutant::table::intent::{Intent, Look, Request};
use adjutant::table::outbox::Target;
use adjutant::table::post::{Notice, Post};
use adjutant::table::sight::{MatchState, Place};
use adjutant::table::stopped::Stopped;

use super::world::{HERE, World, ana, ben, cem, mia, new};

#[tokio::test]
async fn after_a_restart_everything_is_as_it_was_and_still_said() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (person, _) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let due = world.table.outbox_next().await;
    assert!(world.table.sending(&due[0]).await);
    let before = world.sight(Some(&person)).await;

    let world = world.restart();
    let after = world.sight(Some(&person)).await;
    assert_eq!(after.view, before.view);
    assert_eq!((after.version, after.moves, after.next_draw), (before.version, before.moves, before.next_draw));
    assert!(world.table.outbox_next().await.is_empty(), "what may be under way holds its channel");
    world.table.recover(BTreeSet::new()).await.unwrap();
    let again = world.table.outbox_next().await;
    assert_eq!(again[0].id, due[0].id);
    assert_eq!(again[0].nonce, due[0].nonce);
    assert!(again[0].first_tried.is_some());
    assert!(world.deliver().await.len() >= 2);
    world.step(&person).await;
}

#[tokio::test]
async fn a_crash_loses_no_turn_of_the_ai() {
    let world = World::begin();
    world.lobby(&[ana()]).await;
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    world.act(&ana(), Intent::Start).await;
    let world = world.restart();
    assert!(world.table.wake().await.unwrap() > 0);
}

#[tokio::test]
async fn a_corrupt_snapshot_sets_that_match_aside_and_no_other() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    let elsewhere = Place { guild: 1, channel: 20 };
    let there = |intent: Intent| Request { place: elsewhere, ..world.request(&cem(), intent) };
    world.table.act(there(new())).await.unwrap();
    world.deliver().await;

    let path = world.dir.path().join("adjutant.db");
    let damage = |text: &str| {
        let sql = rusqlite::Connection::open(&path).unwrap();
        sql.execute("UPDATE matches SET snapshot = ?1 WHERE channel_id = 10", [text]).unwrap();
    };
    let whole: String = rusqlite::Connection::open(&path)
        .unwrap()
        .query_row("SELECT snapshot FROM matches WHERE channel_id = 10", [], |row| row.get(0))
        .unwrap();
    damage(&whole[..whole.len() / 2]);
    let world = world.restart();
    let damaged = Refused::SetAside(Stopped::Damaged);
    assert_eq!(world.try_act(&ana(), Intent::EndTurn).await.unwrap_err(), damaged);
    assert_eq!(world.look(&ana(), Look::Board).await.unwrap_err(), damaged);
    let due = world.deliver().await;
    assert!(matches!(due[..], [adjutant::table::outbox::Due { .. }]));
    assert!(matches!(due[0].rendered.post, Post::Notice { notice: Notice::SetAside { why: Stopped::Damaged }, .. }));
    assert!(due[0].rendered.sight.is_none());
    world.table.check_matches().await;
    assert!(world.deliver().await.is_empty(), "said once");
    let Request { place, .. } = world.request(&cem(), new());
    assert_eq!(place, HERE);
    let join = Request { place: elsewhere, ..world.request(&ana(), Intent::Join) };
    assert!(world.table.act(join).await.is_ok(), "all others go on");
    let Ok(Seen::List { matches }) = world.look(&cem(), Look::List).await else { panic!("no list") };
    assert_eq!(matches.len(), 1);

    // Trying again is possible, and harmless where nothing was repaired.
    assert_eq!(world.try_act(&mia(), Intent::Resume).await.unwrap_err(), damaged);
    let due = world.deliver().await;
    assert!(due.iter().all(|due| !matches!(due.rendered.post, Post::Notice { .. })), "nor is it said again");
    // Repaired, a moderator lets it go on; or ends it unread.
    damage(&whole);
    let world = world.restart();
    world.act(&mia(), Intent::Resume).await;
    assert_eq!(world.sight(None).await.state, MatchState::Running);
    damage("{}");
    let world = world.restart();
    world.table.check_matches().await;
    world.act(&mia(), Intent::End).await;
    world.act(&ana(), new()).await;
}

#[tokio::test]
async fn what_fails_three_times_sets_its_match_aside() {
    let world = World::placed(&[ana(), ben()]).await;
    for attempt in 0..3 {
        let due = world.table.outbox_next().await;
        let head = due.iter().find(|due| matches!(due.target, Target::Channel(_))).unwrap();
        assert_eq!(head.tries, attempt);
        world.table.sending(head).await;
        world.table.failed(head, "500", 0).await;
    }
    assert_eq!(world.sight(None).await.state, MatchState::SetAside);
    assert!(world.table.outbox_next().await.is_empty());
    assert_eq!(world.try_act(&ana(), Intent::EndTurn).await.unwrap_err(), Refused::SetAside(Stopped::Failed));
    // Nothing is wrong with its channel: that it can be written lets nothing go on by itself, which would only fail again.
    assert_eq!(world.sight(None).await.stopped, Some(Stopped::Failed));
    world.table.channel_mended(HERE.channel).await;
    assert_eq!(world.sight(None).await.stopped, Some(Stopped::Failed));
    world.act(&mia(), Intent::Resume).await;
    assert_eq!(world.sight(None).await.stopped, None);
    assert!(!world.deliver().await.is_empty());
}

#[tokio::test]
async fn a_pause_outlasts_a_channel_that_could_not_be_written() {
    let world = World::placed(&[ana(), ben()]).await;
    world.deliver().await;
    world.act(&mia(), Intent::Pause).await;
    let due = world.table.outbox_next().await;
    let head = due.iter().find(|due| matches!(due.target, Target::Channel(_))).unwrap();
    assert!(world.table.sending(head).await);
    world.table.unreachable(head, "50013").await;
    assert_eq!(world.sight(None).await.stopped, Some(Stopped::Channel));
    world.table.channel_mended(HERE.channel).await;
    let sight = world.sight(None).await;
    assert_eq!((sight.state, sight.stopped), (MatchState::Paused, None), "only a moderator ends a pause");
    assert!(!world.deliver().await.is_empty(), "what was left unsaid is said");
    world.act(&mia(), Intent::Resume).await;
    assert_eq!(world.sight(None).await.state, MatchState::Running);
}

/// Runs SQL on the database of a world, as damage would.
fn damage(world: &World, sql: &str) {
    let path = world.dir.path().join("adjutant.db");
    rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

/// Opens a match in another channel, with an AI that is to move.
async fn elsewhere(world: &World) -> Place {
    let place = Place { guild: 1, channel: 20 };
    for intent in [new(), Intent::AddAi { count: 1 }, Intent::Start] {
        let request = Request { place, ..world.request(&cem(), intent) };
        world.table.act(request).await.unwrap();
        world.send_lobbies().await;
    }
    place
}

async fn state_in(world: &World, place: Place) -> (MatchState, Option<Stopped>) {
    let sight = world.table.sight(place, None).await.unwrap();
    (sight.state, sight.stopped)
}

#[tokio::test]
async fn a_match_whose_edition_changed_or_is_newer_says_so_and_can_be_resumed_with_the_right_release() {
    for (harm, cure, why) in [
        (
            "UPDATE matches SET edition_hash = 'x' || edition_hash, snapshot = 'x' || snapshot",
            "UPDATE matches SET edition_hash = substr(edition_hash, 2), snapshot = substr(snapshot, 2)",
            Stopped::Edition,
        ),
        (
            "UPDATE matches SET edition = 'x' || edition",
            "UPDATE matches SET edition = substr(edition, 2)",
            Stopped::Edition,
        ),
        ("UPDATE matches SET format = 900", "UPDATE matches SET format = 1", Stopped::Newer),
    ] {
        let world = World::placed(&[ana(), ben()]).await;
        world.deliver().await;
        damage(&world, harm);
        let world = world.restart();
        world.table.check_matches().await;
        assert_eq!(world.try_act(&ana(), Intent::EndTurn).await.unwrap_err(), Refused::SetAside(why));
        let due = world.deliver().await;
        let told = |due: &adjutant::table::outbox::Due| due.rendered.post.clone();
        let [post] = &due.iter().map(told).collect::<Vec<_>>()[..] else { panic!("not said once") };
        assert!(matches!(post, Post::Notice { notice: Notice::SetAside { why: told }, .. } if *told == why));
        damage(&world, cure);
        let world = world.restart();
        world.act(&mia(), Intent::Resume).await;
        assert_eq!(world.sight(None).await.state, MatchState::Running);
    }
}

#[tokio::test]
async fn a_deadline_that_cannot_be_read_sets_its_match_aside_the_third_time_and_no_other() {
    let world = World::begin();
    world.lobby(&[ana()]).await;
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    world.act(&ana(), Intent::Start).await;
    damage(&world, "UPDATE deadlines SET version = -1");
    let other = elsewhere(&world).await;
    assert_eq!(world.table.wake().await, Ok(1), "the other match goes on at once");
    let moved = world.table.sight(other, None).await.unwrap().moves;
    assert!(moved > 0);
    for _ in 1..3 {
        assert_eq!(state_in(&world, HERE).await.0, MatchState::Running);
        assert_eq!(world.table.wake().await, Ok(0), "it is not due again at once");
        world.clock.advance(std::time::Duration::from_secs(3));
        world.table.wake().await.unwrap();
    }
    assert_eq!(state_in(&world, HERE).await, (MatchState::SetAside, Some(Stopped::Damaged)));
    assert_eq!(state_in(&world, other).await.0, MatchState::Running);
    world.clock.advance(std::time::Duration::from_secs(3));
    assert_eq!(world.table.wake().await, Ok(0), "it wakes nobody any more");
    // Resumed, the match sets what is due anew.
    world.act(&mia(), Intent::Resume).await;
    assert!(world.table.wake().await.unwrap() > 0);
    assert_eq!(state_in(&world, HERE).await.0, MatchState::Running);
}

#[tokio::test]
async fn the_clock_sleeps_between_attempts_at_a_deadline_that_cannot_be_read() {
    let world = World::begin();
    world.lobby(&[ana()]).await;
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    world.act(&ana(), Intent::Start).await;
    damage(&world, "UPDATE deadlines SET version = -1");
    let table = world.table.clone();
    let clock = tokio::spawn(async move { table.run_clock().await });
    let tries = || {
        let sql = rusqlite::Connection::open(world.dir.path().join("adjutant.db")).unwrap();
        sql.query_row("SELECT tries FROM deadlines", [], |row| row.get::<_, i64>(0)).unwrap()
    };
    while tries() == 0 {
        tokio::task::yield_now().await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert_eq!(tries(), 1, "once, and then not before its time");
    clock.abort();
}

#[tokio::test]
async fn a_row_of_the_outbox_that_cannot_be_read_sets_its_match_aside_the_third_time_and_no_other() {
    let world = World::placed(&[ana(), ben()]).await;
    damage(
        &world,
        "UPDATE outbox SET version = -1 WHERE outbox_id =
           (SELECT min(outbox_id) FROM outbox WHERE channel_id NOT NULL AND state <> 'sent')",
    );
    let other = elsewhere(&world).await;
    let told = async || {
        let due = world.table.outbox_next().await;
        assert!(
            due.iter().all(|due| due.target != Target::Channel(HERE.channel)),
            "what cannot be read holds its channel"
        );
        due.iter().filter(|due| due.target == Target::Channel(other.channel)).count()
    };
    assert_eq!(told().await, 1, "the other channel is told at once");
    for _ in 1..3 {
        assert_eq!(state_in(&world, HERE).await.0, MatchState::Running);
        assert_eq!(told().await, 1, "it is not tried again at once");
        world.clock.advance(std::time::Duration::from_secs(11));
        world.table.outbox_next().await;
    }
    assert_eq!(state_in(&world, HERE).await, (MatchState::SetAside, Some(Stopped::Damaged)));
    assert_eq!(state_in(&world, other).await.0, MatchState::Running);
    // Resumed, the row that cannot be read is let go, and what comes after it is told.
    world.deliver().await;
    world.act(&mia(), Intent::Resume).await;
    let posts: Vec<Post> = world.deliver().await.into_iter().map(|due| due.rendered.post).collect();
    assert!(posts.iter().any(|post| matches!(post, Post::Turn { .. })), "{posts:?}");
    assert_eq!(state_in(&world, HERE).await.0, MatchState::Running);
}

#[tokio::test]
async fn what_cannot_be_read_and_may_be_under_way_holds_its_channel_no_longer_than_a_restart() {
    let world = World::placed(&[ana(), ben()]).await;
    let due = world.table.outbox_next().await;
    assert!(world.table.sending(&due[0]).await);
    damage(&world, "UPDATE outbox SET version = -1 WHERE state = 'sending'");
    let world = world.restart();
    world.table.recover(BTreeSet::new()).await.unwrap();
    for _ in 0..3 {
        world.table.outbox_next().await;
        world.clock.advance(std::time::Duration::from_secs(11));
    }
    assert_eq!(state_in(&world, HERE).await.0, MatchState::SetAside);
}
