//! Matches beside each other: threads, channels of which one is broken, direct messages.

use std::time::Duration;

use adjutant::sandbox::{Fault, Message, SandboxError, Snowflake};
use adjutant::table::sight::MatchState;

use crate::bring_up::{PATIENCE, World};
use crate::players::{button, is_turn};

/// Waits until the channel has a public post that calls exactly one person, newer than this one.
pub(crate) async fn turn_in(world: &World, channel: Snowflake, after: Snowflake) -> (Snowflake, Message) {
    let turn = |all: &[Message]| {
        let turn = |one: &&Message| one.id > after && is_turn(one) && one.pings.len() == 1;
        all.iter().rev().find(turn).cloned()
    };
    let post = world.sandbox.wait_for(Snowflake(0), channel, PATIENCE, turn).await;
    let post = post.unwrap_or_else(|| panic!("no turn; {:?}", world.public_in(channel).last()));
    (*post.pings.first().unwrap(), post)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_a_thread_and_one_in_its_channel_do_not_touch_each_other() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    world.next_turn(&people).await;
    let thread = world.sandbox.add_thread(world.sandbox.guild(), world.sandbox.channel(), "second-table");
    world.types_in(thread, people[1], "/game new").await;
    world.types_in(thread, people[0], "/game join").await;
    world.types_in(thread, people[1], "/game start").await;
    world.quiet().await;
    let (outside, shown) = (world.sight().await, world.public());
    for person in people {
        world.types_in(thread, person, "/place space:?").await;
    }
    let (called, post) = turn_in(&world, thread, Snowflake(0)).await;
    world.types_in(thread, called, "/place space:?").await;
    world.types_in(thread, called, "/done").await;
    let (next, _) = turn_in(&world, thread, post.id).await;
    assert_ne!(next, called);
    world.quiet().await;
    let now = world.sight().await;
    assert_eq!((outside.id, outside.version, &outside.view), (now.id, now.version, &now.view));
    assert_eq!(format!("{shown:?}"), format!("{:?}", world.public()), "told in the other place");
    assert_ne!(world.sight_in(thread).await.id, now.id);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_fails_three_times_sets_its_match_aside_alone() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    let mia = world.moderator("mia");
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    let elsewhere = world.sandbox.add_channel(world.sandbox.guild(), "elsewhere");
    let path = format!("/channels/{elsewhere}/messages");
    world.sandbox.fault("POST", &path, Fault::Fail { status: 400, code: 50_035 }, 3);
    world.types_in(elsewhere, people[0], "/game new").await;
    let tried = |world: &World| {
        let tried = |request: &adjutant::sandbox::Request| request.method == "POST" && request.path.starts_with(&path);
        world.sandbox.requests().iter().filter(|request| tried(request)).count()
    };
    for attempt in 1..=3 {
        let come = tokio::time::timeout(PATIENCE, async {
            while tried(&world) < attempt {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        come.await.unwrap_or_else(|_| panic!("attempt {attempt} never came"));
        // Until it is written down.
        world.quiet().await;
        let aside = world.sight_in(elsewhere).await.state == MatchState::SetAside;
        assert_eq!(aside, attempt == 3, "after {attempt}");
        if attempt < 3 {
            world.clock.advance(Duration::from_mins(1));
        }
    }
    // The other match goes on.
    world.play_turn(called).await;
    world.next_turn_after(&people, post.id).await;
    // And so does this one, once a moderator says so.
    world.types_in(elsewhere, mia, "/mod resume").await;
    let lobby = |all: &[Message]| all.iter().any(|post| button(post, "join").is_some()).then_some(());
    assert!(world.sandbox.wait_for(Snowflake(0), elsewhere, PATIENCE, lobby).await.is_some(), "no lobby");
    assert_eq!(world.sight_in(elsewhere).await.state, MatchState::Lobby);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_needs_a_server_is_not_offered_in_a_direct_message_and_changes_nothing() {
    let world = World::new().await;
    let ana = world.person("ana", "en-US");
    let dm = world.sandbox.dm_channel(ana).unwrap();
    for line in ["/game new", "/done", "/hand", "/status", "/place space:=brazil", "/setup posts:move", "/mod end"] {
        let typed = world.sandbox.command(ana, dm, line).await;
        assert!(matches!(typed, Err(SandboxError::Typed(_))), "{line}: {typed:?}");
    }
    assert!(world.sandbox.dms(ana).is_empty());
    world.assert_clean();
}
