//! The gateway fails in every way that Discord knows: the match goes on, and everybody is told everything once.

use std::time::Duration;

use adjutant::sandbox::{GatewayFault, Snowflake};

use crate::bring_up::{PATIENCE, World};
use crate::players::button;

/// How long a new session may take: the library waits up to twice five seconds before it.
const NEW_SESSION: Duration = Duration::from_secs(40);

/// Waits until the stand-in has counted so many sessions, begun or resumed, and the bot is there.
async fn sessions(world: &World, what: &str, wanted: impl Fn((usize, usize)) -> bool) {
    let come = async {
        while !wanted(world.sandbox.sessions()) || world.sandbox.connected() == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(NEW_SESSION, come).await.unwrap_or_else(|_| panic!("{what}: not there again"));
}

/// Whoever is on turn places and ends it, by what the channel shows: one message more, which calls the other one.
async fn a_turn_passes(world: &World, people: [Snowflake; 2], what: &str) {
    let (called, post) = world.next_turn(&people).await;
    assert!(button(&post, "end-turn").is_some() || button(&post, "open").is_some(), "{what}: nothing to press");
    let before = world.public().len();
    world.place_everything(called).await;
    world.types(called, "/done").await;
    let (next, _) = world.next_turn_after(&people, post.id).await;
    assert_ne!(next, called, "{what}");
    world.quiet().await;
    let told = world.public().len() - before;
    assert_eq!(told, 1, "{what}: told {told} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_can_be_resumed_is_and_nothing_is_missed() {
    let world = World::new().await;
    let (people, ..) = world.in_a_match().await;
    let faults = [
        GatewayFault::Reconnect,
        GatewayFault::Invalid { resumable: true },
        GatewayFault::Close(4000),
        GatewayFault::Close(1001),
        GatewayFault::Drop,
    ];
    for (resumed, fault) in faults.into_iter().enumerate() {
        let what = format!("{fault:?}");
        world.sandbox.gateway_fault(fault);
        // Typed at once: the session keeps it where the bot is not there again yet.
        a_turn_passes(&world, people, &what).await;
        sessions(&world, &what, |counts| counts == (1, resumed + 1)).await;
    }
    assert_eq!((world.pulse.identified(), world.pulse.resumed()), (1, 5));
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_session_that_is_lost_a_new_one_goes_on_from_what_is_stored() {
    let world = World::new().await;
    let (people, ..) = world.in_a_match().await;
    for (lost, fault) in [GatewayFault::Invalid { resumable: false }, GatewayFault::Close(4009)].into_iter().enumerate()
    {
        let what = format!("{fault:?}");
        let version = world.sight().await.version;
        world.sandbox.gateway_fault(fault);
        // What is typed while no session is there reaches nobody, and changes nothing.
        let lost_line = world.sandbox.command(people[0], world.sandbox.channel(), "/surrender").await.unwrap();
        assert!(lost_line.failed(), "{what}");
        sessions(&world, &what, |counts| counts == (lost + 2, 0)).await;
        assert_eq!(world.sight().await.version, version);
        a_turn_passes(&world, people, &what).await;
    }
    assert_eq!((world.pulse.identified(), world.pulse.resumed()), (3, 0));
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_acknowledges_no_heartbeat_is_left_for_a_new_session() {
    let mut world = World::with(|settings| settings.heartbeat = Duration::from_secs(2)).await;
    world.start_bot().await;
    let (people, ..) = world.in_a_match().await;
    world.sandbox.gateway_fault(GatewayFault::Deaf);
    sessions(&world, "deaf", |counts| counts == (2, 0)).await;
    a_turn_passes(&world, people, "deaf").await;
    assert_eq!(world.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_arrives_once_more_after_a_resume_is_done_and_told_once() {
    let world = World::new().await;
    let (people, ..) = world.in_a_match().await;
    let (called, post) = world.next_turn(&people).await;
    let (_, space) = world.choices(called, "/place space:").await.swap_remove(0);
    world.types(called, &format!("/place space:={space} troops:1")).await;
    world.quiet().await;
    let (version, told) = (world.sight().await.version, world.public().len());
    let callbacks = || world.sandbox.requests().into_iter().filter(|request| request.path.ends_with("/callback"));
    let answered = callbacks().count();
    world.sandbox.gateway_fault(GatewayFault::Repeat(1));
    world.sandbox.gateway_fault(GatewayFault::Drop);
    sessions(&world, "dropped", |counts| counts == (1, 1)).await;
    let again = world
        .sandbox
        .wait_for(called, world.sandbox.channel(), PATIENCE, |_| (callbacks().count() > answered).then_some(()));
    assert!(again.await.is_some(), "it did not arrive again");
    assert_eq!(callbacks().next_back().unwrap().code, 40_060, "it was no repetition");
    world.quiet().await;
    assert_eq!((world.sight().await.version, world.public().len()), (version, told));
    assert!(world.sandbox.message(post.id).is_some_and(|post| !post.components.is_empty()));
    a_turn_passes(&world, people, "repeated").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_was_deleted_while_no_session_was_there_is_posted_anew_and_calls_nobody_twice() {
    let world = World::new().await;
    let (people, ..) = world.in_a_match().await;
    let (_, post) = world.next_turn(&people).await;
    let told = world.public().len();
    world.sandbox.gateway_fault(GatewayFault::Invalid { resumable: false });
    world.sandbox.delete_message(post.id);
    let anew = world.newest_with_buttons(post.id).await;
    assert_eq!(world.sandbox.sessions(), (2, 0));
    assert!(anew.pings.is_empty(), "called twice");
    world.quiet().await;
    assert_eq!(world.public().len(), told);
    // Its buttons work.
    let open = button(&anew, "open").or_else(|| button(&anew, "hand")).expect("a button");
    let called = *post.pings.first().unwrap();
    world.presses(called, anew.id, &open).await;
    world.place_everything(called).await;
    world.types(called, "/done").await;
    let (next, _) = world.next_turn_after(&people, anew.id).await;
    assert_ne!(next, called);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_never_went_out_is_made_after_a_start_and_an_old_picture_is_edited() {
    let mut world = World::new().await;
    let (people, ..) = world.in_a_match().await;
    let (called, post) = world.next_turn(&people).await;
    let change = async |world: &mut World, sql: &str| {
        world.stop_bot().await;
        let database = rusqlite::Connection::open(world.database()).unwrap();
        assert_eq!(database.execute(sql, []).unwrap(), 1, "{sql}");
        drop(database);
        world.start_bot().await;
    };
    // As in a database that was put back from a copy: what was shown is older than what is stored.
    change(&mut world, "UPDATE posts SET shown_version = shown_version - 1 WHERE key = 'turn:1'").await;
    let edited = |messages: &[adjutant::sandbox::Message]| {
        messages.iter().find(|message| message.id == post.id && message.edited > post.edited).map(|_| ())
    };
    world.shown("the edit", edited).await;
    world.quiet().await;
    assert_eq!(world.public().last().unwrap().id, post.id);
    // Nothing is known of a post: whoever is on turn is called, once.
    change(&mut world, "DELETE FROM posts WHERE key = 'turn:1'").await;
    let (again, anew) = world.next_turn_after(&people, post.id).await;
    assert_eq!(again, called);
    world.quiet().await;
    world.stop_bot().await;
    world.start_bot().await;
    world.quiet().await;
    assert_eq!(world.public().last().unwrap().id, anew.id);
    world.assert_clean();
}
