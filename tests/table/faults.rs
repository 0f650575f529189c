//! Crashes and damage.

use std::collections::BTreeSet;

use adjutant::table::answer::{Refused, Seen};
use adjutant::table::intent::{Intent, Look, Request};
use adjutant::table::post::{Notice, Post};
use adjutant::table::sight::{MatchState, Place};

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
    assert_eq!(world.try_act(&ana(), Intent::EndTurn).await.unwrap_err(), Refused::SetAside);
    assert_eq!(world.look(&ana(), Look::Board).await.unwrap_err(), Refused::SetAside);
    let due = world.deliver().await;
    assert!(matches!(due[..], [adjutant::table::outbox::Due { .. }]));
    assert!(matches!(due[0].rendered.post, Post::Notice { notice: Notice::SetAside, .. }));
    assert!(due[0].rendered.sight.is_none());
    world.table.check_matches().await;
    assert!(world.deliver().await.is_empty(), "said once");
    let Request { place, .. } = world.request(&cem(), new());
    assert_eq!(place, HERE);
    let join = Request { place: elsewhere, ..world.request(&ana(), Intent::Join) };
    assert!(world.table.act(join).await.is_ok(), "all others go on");
    let Ok(Seen::List { matches }) = world.look(&cem(), Look::List).await else { panic!("no list") };
    assert_eq!(matches.len(), 1);

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
        let lobby = due.iter().find(|due| due.is_show()).unwrap();
        assert_eq!(lobby.tries, attempt);
        world.table.sending(lobby).await;
        world.table.failed(lobby, "500", 0).await;
    }
    assert_eq!(world.sight(None).await.state, MatchState::SetAside);
    assert!(world.table.outbox_next().await.is_empty());
    assert_eq!(world.try_act(&ana(), Intent::EndTurn).await.unwrap_err(), Refused::SetAside);
    world.act(&mia(), Intent::Resume).await;
    assert!(!world.deliver().await.is_empty());
}
