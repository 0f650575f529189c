//! What Discord's answers do to a match: refused, lost, late. After each it goes on from the last committed version, and everybody has
//! been told everything once.

use std::collections::BTreeSet;
use std::time::Duration;

use adjutant::sandbox::{Fault, Message, Permissions, Scope, Snowflake};
use adjutant::table::sight::MatchState;
use adjutant::text::lang::Lang;

use crate::bring_up::{PATIENCE, World};
use crate::places::turn_in;
use crate::words::{label, says, says_in_any};

/// How long a bot waits here for an answer that is late.
const SOON: Duration = Duration::from_secs(2);

const LATE: Duration = Duration::from_secs(6);

fn fails(status: u16, code: u32) -> Fault {
    Fault::Fail { status, code }
}

fn limited(scope: Scope) -> Fault {
    Fault::Limited { scope, retry_after: Duration::from_secs(1) }
}

/// Every post has a nonce of its own, and every turn has called somebody once.
fn assert_told_once(world: &World, after: &str) {
    let posts = world.public();
    let nonces: BTreeSet<String> = posts.iter().map(|post| format!("{:?}", post.nonce)).collect();
    assert_eq!(nonces.len(), posts.len(), "{after}: a nonce was sent twice");
    let calls = posts.iter().filter(|post| post.pings.len() == 1 && says_in_any(&post.content, "header-turn"));
    let turn = |post: &Message| post.content.split('·').next().unwrap_or_default().to_owned();
    let turns: Vec<String> = calls.map(turn).collect();
    let distinct: BTreeSet<&String> = turns.iter().collect();
    assert_eq!(distinct.len(), turns.len(), "{after}: called twice: {turns:?}");
}

impl World {
    async fn stands(&self, channel: Snowflake, state: MatchState) {
        let come = tokio::time::timeout(PATIENCE, async {
            while self.sight_in(channel).await.state != state {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        come.await.unwrap_or_else(|_| panic!("never {state:?}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_and_edits_that_are_refused_lost_or_late_are_told_once() {
    let mut world = World::without_bot().await;
    world.give_up_after = SOON;
    world.start_bot().await;
    let (people, mut called, mut post) = world.in_a_match().await;
    let faults = [
        fails(500, 0),
        fails(502, 0),
        fails(503, 0),
        Fault::LoseAnswer,
        Fault::Slow(LATE),
        Fault::LateAnswer(LATE),
        limited(Scope::User),
        limited(Scope::Global),
        limited(Scope::Shared),
    ];
    for fault in faults {
        for (method, path) in [("POST", "/messages"), ("PATCH", "/channels/")] {
            let what = format!("{method} {fault:?}");
            let before = world.sight().await.version;
            let times = if matches!(fault, Fault::Slow(_) | Fault::LateAnswer(_)) { 1 } else { 2 };
            world.sandbox.fault(method, path, fault.clone(), times);
            world.types(called, "/trade").await;
            world.place_everything(called).await;
            world.types(called, "/done").await;
            assert!(world.sight().await.version >= before + 2, "{what}: not saved");
            (called, post) = world.next_turn_after(&people, post.id).await;
            assert_told_once(&world, &what);
            world.sandbox.clear_faults();
        }
    }
    world.quiet().await;
    assert_told_once(&world, "at the end");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_discord_does_not_take_loses_no_move_and_it_is_told_once() {
    let world = World::new().await;
    let (people, mut called, mut post) = world.in_a_match().await;
    for fault in
        [fails(404, 10_062), fails(400, 40_060), fails(500, 0), Fault::LoseAnswer, Fault::Slow(Duration::from_secs(4))]
    {
        let what = format!("{fault:?}");
        world.types(called, "/trade").await;
        world.place_everything(called).await;
        world.sandbox.fault("POST", "/callback", fault, 1);
        let ended = world.sandbox.command(called, world.sandbox.channel(), "/done").await.unwrap();
        let before = post.id;
        let (next, new) = world.next_turn_after(&people, before).await;
        assert_ne!(next, called, "{what}");
        world.quiet().await;
        // Whoever saw no answer sees it there, and the same interaction once more changes nothing.
        let name = world.sandbox.people().into_iter().find(|person| person.id == next).unwrap().name;
        let version = world.sight().await.version;
        world.sandbox.resend_interaction(ended.interaction);
        let status = world.types(called, "/status").await;
        assert!(status.contains(&name), "{what}: {status}");
        world.quiet().await;
        assert_eq!(world.sight().await.version, version, "{what}: done twice");
        assert_eq!(world.public().iter().filter(|one| one.id > before).count(), 1, "{what}: told twice");
        assert_told_once(&world, &what);
        (called, post) = (next, new);
    }
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_that_cannot_be_filled_in_loses_no_move() {
    let mut world = World::without_bot().await;
    // Everything is deferred.
    world.patience = Duration::ZERO;
    world.start_bot().await;
    let (people, mut called, mut post) = world.in_a_match().await;
    for fault in [fails(404, 10_015), fails(401, 50_027), fails(404, 10_008), fails(503, 0), Fault::LoseAnswer] {
        let what = format!("{fault:?}");
        world.types(called, "/trade").await;
        world.place_everything(called).await;
        world.sandbox.fault("PATCH", "/webhooks/", fault, 1);
        world.sandbox.command(called, world.sandbox.channel(), "/done").await.unwrap();
        let (next, new) = world.next_turn_after(&people, post.id).await;
        assert_ne!(next, called, "{what}");
        world.quiet().await;
        assert_told_once(&world, &what);
        (called, post) = (next, new);
    }
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_that_fails_at_first_comes_once() {
    for (path, fault) in [("/users/@me/channels", fails(500, 0)), ("/messages", Fault::LoseAnswer)] {
        let world = World::new().await;
        let people = [world.person("ana", "en-US"), world.person("ben", "de")];
        let path = if path == "/messages" {
            format!("/channels/{}{path}", world.sandbox.dm_channel(people[1]).unwrap())
        } else {
            path.to_owned()
        };
        world.sandbox.fault("POST", &path, fault, 1);
        world.begin(&people).await;
        let come = tokio::time::timeout(PATIENCE, async {
            while people.iter().any(|&person| world.sandbox.dms(person).is_empty()) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        assert!(come.await.is_ok(), "{path}: no message");
        // Longer than until the next attempt.
        tokio::time::sleep(Duration::from_secs(3)).await;
        assert_eq!(people.map(|person| world.sandbox.dms(person).len()), [1, 1], "{path}");
        world.assert_clean();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_right_to_write_the_match_waits_says_which_and_goes_on_when_it_is_back() {
    for (right, name) in [
        (Permissions::SEND_MESSAGES, "permission-send-messages"),
        (Permissions::VIEW_CHANNEL, "permission-view-channel"),
    ] {
        let world = World::new().await;
        let mia = world.moderator("mia");
        let log = world.sandbox.add_channel(world.sandbox.guild(), "log");
        // The bot learns of the channel from the gateway.
        let set = async { while !says(&world.types(mia, "/setup log-channel:#log").await, Lang::En, "answer-log") {} };
        tokio::time::timeout(PATIENCE, set).await.expect("the log is set");
        let (people, called, post) = world.in_a_match().await;
        world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT - right);
        // Whoever acts is told at once, and what they did counts.
        let placed = world.place_everything(called).await.expect("armies are left");
        let told = world.sandbox.message(placed).unwrap().content;
        let names = |answer: &str| Lang::ALL.into_iter().any(|lang| answer.contains(&label(lang, name)));
        assert!(names(&told), "{told}");
        if world.sight().await.state == MatchState::Running {
            world.sandbox.command(called, world.sandbox.channel(), "/done").await.unwrap();
        }
        world.stands(world.sandbox.channel(), MatchState::SetAside).await;
        let version = world.sight().await.version;
        let refused = world.types(called, "/done").await;
        assert!(says_in_any(&refused, "stopped") && names(&refused), "{refused}");
        // Those who can mend it hear of it.
        let logged =
            |all: &[Message]| all.iter().any(|line| says_in_any(&line.content, "stopped-channel")).then_some(());
        assert!(world.sandbox.wait_for(mia, log, PATIENCE, logged).await.is_some(), "the log was not told");
        assert_eq!(world.sight().await.version, version);
        world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT);
        world.stands(world.sandbox.channel(), MatchState::Running).await;
        world
            .shown("that it goes on", |posts| {
                posts.iter().find(|post| says(&post.content, Lang::En, "notice-writes-again")).map(|_| ())
            })
            .await;
        world.quiet().await;
        // Either the turn ended before the match stood still, or it goes on.
        let (next, new) = world.next_turn_after(&people, Snowflake(post.id.0 - 1)).await;
        world.play_turn(next).await;
        world.next_turn_after(&people, new.id).await;
        world.quiet().await;
        let said = world.public().iter().filter(|post| says(&post.content, Lang::En, "notice-writes-again")).count();
        assert_eq!(said, 1, "{name}");
        world.assert_clean();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_is_locked_before_the_post_arrives_goes_on_when_it_is_opened() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    let thread = world.sandbox.add_thread(world.sandbox.guild(), world.sandbox.channel(), "second-table");
    world.types_in(thread, people[0], "/game new").await;
    world.types_in(thread, people[1], "/game join").await;
    world.types_in(thread, people[0], "/game start").await;
    for person in people {
        world.types_in(thread, person, "/place space:?").await;
    }
    let (called, post) = turn_in(&world, thread, Snowflake(0)).await;
    world.types_in(thread, called, "/place space:?").await;
    world.quiet().await;
    let path = format!("/channels/{thread}/messages");
    world.sandbox.fault("POST", &path, Fault::Slow(Duration::from_secs(2)), 1);
    world.types_in(thread, called, "/done").await;
    world.sandbox.set_locked(thread, true);
    world.stands(thread, MatchState::SetAside).await;
    let refused = world.sandbox.requests().into_iter().find(|request| request.path == path && request.code != 0);
    assert_eq!(refused.map(|request| request.code), Some(160_005));
    world.sandbox.set_locked(thread, false);
    world.stands(thread, MatchState::Running).await;
    let (next, new) = turn_in(&world, thread, post.id).await;
    assert_ne!(next, called);
    world.quiet().await;
    world.types_in(thread, next, "/place space:?").await;
    world.types_in(thread, next, "/done").await;
    turn_in(&world, thread, new.id).await;
    world.assert_clean();
}
