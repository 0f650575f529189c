//! The log of a server: what it is told, and that its own failures stop nothing.

use std::time::Duration;

use adjutant::table::answer::{Answer, Refused};
use adjutant::table::intent::{Intent, LogWish, Person};
use adjutant::table::opening::OpeningWish;
use adjutant::table::outbox::{Due, Target};
use adjutant::table::post::{Notice, Post};
use adjutant::table::sight::MatchState;
use adjutant::text;
use adjutant::text::lang::Lang;

use super::world::{HERE, World, ana, ben, cem, mia};

const LOG: u64 = 99;

fn set(log: LogWish) -> Intent {
    let opening = OpeningWish::default();
    Intent::SetUp { moderator_role: None, clear_role: false, language: None, posts: None, opening, log }
}

/// What was told there, with its words.
fn logged(due: &[Due], channel: u64) -> Vec<(Notice, String)> {
    let there = due.iter().filter(|due| due.target == Target::Channel(channel));
    let line = |due: &Due| {
        let Post::Logged { of, channel, notice } = &due.rendered.post else { return None };
        let message = text::logged(due.rendered.sight.as_ref()?, *of, *channel, notice, Lang::En);
        assert!(message.mentions.is_empty() && message.quiet && message.rows.is_empty());
        Some((notice.clone(), message.content))
    };
    there.filter_map(line).collect()
}

async fn in_play() -> World {
    let world = World::placed(&[ana(), ben(), cem()]).await;
    world.act(&mia(), set(LogWish::To(LOG))).await;
    world.deliver().await;
    world
}

#[tokio::test]
async fn acts_of_moderators_and_skips_are_logged_with_channel_and_match() {
    let world = in_play().await;
    world.act(&mia(), Intent::Pause).await;
    let lines = logged(&world.deliver().await, LOG);
    let [(Notice::Paused { .. }, line)] = &lines[..] else { panic!("{lines:?}") };
    let of = world.sight(None).await.id;
    for part in [format!("<#{}>", HERE.channel), of.0.to_string(), "Ana".to_owned(), "Mia".to_owned()] {
        assert!(line.contains(&part), "{part}: {line}");
    }
    world.act(&mia(), Intent::Resume).await;
    world.deliver().await;
    world.act(&mia(), Intent::Skip).await;
    assert!(matches!(logged(&world.deliver().await, LOG)[..], [(Notice::Skipped { .. }, _)]));
    // That a moderator plays too is logged as well.
    let playing = Person { moderator: true, ..ana() };
    world.act(&playing, Intent::Rename { seat: "Ben".to_owned(), name: "Bernd".to_owned() }).await;
    assert!(matches!(logged(&world.deliver().await, LOG)[..], [(Notice::ByPlayer { .. }, _)]));
    world.act(&mia(), Intent::End).await;
    assert!(matches!(logged(&world.deliver().await, LOG)[..], [(Notice::Ended { .. }, _)]));
}

#[tokio::test]
async fn a_match_that_stands_aside_is_logged_though_its_channel_is_gone() {
    let world = in_play().await;
    world.act(&mia(), Intent::Pause).await;
    for due in world.table.outbox_next().await {
        if due.target == Target::Channel(HERE.channel) {
            assert!(world.table.sending(&due).await);
            world.table.unreachable(&due, "gone").await;
        }
    }
    assert_eq!(world.sight(None).await.state, MatchState::SetAside);
    let lines = logged(&world.deliver().await, LOG);
    assert!(lines.iter().any(|(notice, _)| matches!(notice, Notice::SetAside { .. })), "{lines:?}");
}

#[tokio::test]
async fn a_log_that_cannot_be_written_stops_no_match() {
    let world = in_play().await;
    for round in 0..3 {
        world.act(&mia(), if round == 1 { Intent::Resume } else { Intent::Pause }).await;
        for attempt in 0..3 {
            world.clock.advance(Duration::from_mins(1));
            let due = world.table.outbox_next().await;
            let Some(line) = due.into_iter().find(|due| due.target == Target::Channel(LOG)) else {
                panic!("attempt {attempt} of {round}")
            };
            assert!(world.table.sending(&line).await);
            if round == 0 {
                world.table.failed(&line, "no right", world.clock.now()).await;
            } else if round == 1 {
                world.table.unreachable(&line, "no right").await;
                break;
            } else {
                world.table.nowhere(&line, "gone").await;
                break;
            }
        }
        let state = world.sight(None).await.state;
        assert_eq!(state, if round == 1 { MatchState::Running } else { MatchState::Paused });
    }
    assert!(logged(&world.deliver().await, LOG).is_empty(), "given up");
}

#[tokio::test]
async fn the_log_is_set_and_cleared_by_who_manages_the_server_and_repeats_nothing_in_place() {
    let world = in_play().await;
    let by_role = Person { manager: false, ..mia() };
    assert_eq!(world.refused(&by_role, set(LogWish::Clear)).await, Refused::OnlyManager);
    assert!(matches!(world.act(&mia(), set(LogWish::Keep)).await, Answer::SetUp { log: Some(LOG), .. }));
    assert!(matches!(world.act(&mia(), set(LogWish::Clear)).await, Answer::SetUp { log: None, .. }));
    world.act(&mia(), Intent::Pause).await;
    assert!(logged(&world.deliver().await, LOG).is_empty());
    // The match's own channel is told anyway.
    world.act(&mia(), set(LogWish::To(HERE.channel))).await;
    world.act(&mia(), Intent::Resume).await;
    let due = world.deliver().await;
    assert!(logged(&due, HERE.channel).is_empty());
    assert!(due.iter().any(|due| matches!(due.rendered.post, Post::Notice { notice: Notice::Resumed { .. }, .. })));
}

#[tokio::test]
async fn what_a_moderator_does_in_the_lobby_of_another_is_logged_and_what_its_host_does_is_not() {
    let world = World::begin();
    world.act(&mia(), set(LogWish::To(LOG))).await;
    world.lobby(&[ana(), ben(), cem()]).await;
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    world.act(&ana(), Intent::Remove { seat: "Cem".to_owned() }).await;
    assert_eq!(world.refused(&ben(), Intent::Start).await, Refused::OnlyHost);
    assert!(logged(&world.deliver().await, LOG).is_empty());
    world.act(&mia(), Intent::AddAi { count: 1 }).await;
    let lines = logged(&world.deliver().await, LOG);
    assert!(
        matches!(&lines[..], [(Notice::LobbyChanged { by }, line)] if by == "Mia" && line.contains("Mia")),
        "{lines:?}"
    );
    world.act(&mia(), Intent::Remove { seat: "Ben".to_owned() }).await;
    let lines = logged(&world.deliver().await, LOG);
    let [(Notice::Removed { name, by }, line)] = &lines[..] else { panic!("{lines:?}") };
    assert!(name == "Ben" && by == "Mia" && line.contains("Ben"), "{line}");
    // What was refused is not logged.
    world.refused(&mia(), Intent::Remove { seat: "Nobody".to_owned() }).await;
    assert!(logged(&world.deliver().await, LOG).is_empty());
    world.act(&mia(), Intent::Start).await;
    assert!(matches!(logged(&world.deliver().await, LOG)[..], [(Notice::Started { .. }, _)]));
}
