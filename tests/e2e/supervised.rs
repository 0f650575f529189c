//! How the process ends, and that whoever starts it again finds all as it was: as a supervisor would.

use std::time::Duration;

use adjutant::sandbox::{Fault, GatewayDoor, GatewayFault, Snowflake};

use crate::bring_up::{PATIENCE, World};
use crate::process::Process;

/// The bot ends so soon after SIGTERM, in every state.
const STOP_WITHIN: Duration = Duration::from_secs(6);

/// Whoever is called places and ends the turn; the other one is called, once.
async fn a_turn_passes(world: &World, people: [Snowflake; 2]) {
    let (called, post) = world.next_turn(&people).await;
    world.place_everything(called).await;
    world.types(called, "/done").await;
    let (next, _) = world.next_turn_after(&people, post.id).await;
    assert_ne!(next, called);
    world.quiet().await;
    let told = world.public().iter().filter(|message| message.id > post.id).count();
    assert_eq!(told, 1, "told {told} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_in_time_while_connected() {
    let world = World::without_bot().await;
    let bot = Process::start(&world).await;
    assert_eq!(bot.terminate(STOP_WITHIN).await, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_in_time_where_the_gateway_never_came() {
    for door in [GatewayDoor::Shut, GatewayDoor::Silent] {
        let world = World::without_bot().await;
        world.sandbox.set_gateway_door(door);
        let bot = Process::launch(&world);
        tokio::time::sleep(Duration::from_secs(3)).await;
        assert_eq!(bot.terminate(STOP_WITHIN).await, Some(0), "{door:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_in_time_while_it_cannot_come_back() {
    let faults = [GatewayFault::Drop, GatewayFault::Reconnect, GatewayFault::Close(4000)];
    for door in [GatewayDoor::Shut, GatewayDoor::Silent] {
        for fault in faults {
            let world = World::without_bot().await;
            let bot = Process::start(&world).await;
            world.sandbox.set_gateway_door(door);
            world.sandbox.gateway_fault(fault);
            tokio::time::sleep(Duration::from_secs(1)).await;
            assert_eq!(bot.terminate(STOP_WITHIN).await, Some(0), "{door:?} {fault:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_in_time_while_its_connection_spins() {
    for wait in [100, 1_500, 4_000] {
        let world = World::without_bot().await;
        let bot = Process::start(&world).await;
        world.sandbox.gateway_fault(GatewayFault::CloseBare);
        tokio::time::sleep(Duration::from_millis(wait)).await;
        assert_eq!(bot.terminate(STOP_WITHIN).await, Some(0), "after {wait} ms");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_close_without_a_code_is_overcome_and_the_match_goes_on() {
    let world = World::without_bot().await;
    let mut bot = Process::start(&world).await;
    let (people, ..) = world.in_a_match().await;
    world.sandbox.gateway_fault(GatewayFault::CloseBare);
    let back = async {
        while world.sandbox.sessions().0 < 2 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    // Either it begins a new session by itself, or it ends so that it is started again.
    let ended = tokio::select! {
        () = back => None,
        code = bot.ended(Duration::from_secs(20)) => Some(code),
    };
    if let Some(code) = ended {
        assert_eq!(code, Some(70), "{}", bot.log());
        bot = Process::start(&world).await;
    }
    a_turn_passes(&world, people).await;
    assert_eq!(world.sandbox.violations(), []);
    assert_eq!(bot.terminate(STOP_WITHIN).await, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_signal_ends_it_at_once_and_nothing_is_lost() {
    let world = World::without_bot().await;
    let bot = Process::start(&world).await;
    let (people, ..) = world.in_a_match().await;
    let (called, post) = world.next_turn(&people).await;
    world.place_everything(called).await;
    // What is being sent would be waited for.
    world.sandbox.fault("", "/channels/", Fault::Slow(Duration::from_secs(30)), 100);
    world.types(called, "/done").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    bot.signal();
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(bot.terminate(PATIENCE).await, Some(128 + 15));
    world.sandbox.clear_faults();
    let bot = Process::start(&world).await;
    let (next, _) = world.next_turn_after(&people, post.id).await;
    assert_ne!(next, called);
    world.quiet().await;
    drop(bot);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_closed_for_good_ends_it_and_says_why() {
    for (code, end) in [(4004, 2), (4010, 1), (4011, 1), (4012, 2), (4013, 2), (4014, 2)] {
        let world = World::without_bot().await;
        let mut bot = Process::start(&world).await;
        world.sandbox.gateway_fault(GatewayFault::Close(code));
        assert_eq!(bot.ended(PATIENCE).await, Some(end), "{code}: {}", bot.log());
        let said = bot.log().lines().last().unwrap_or_default().to_owned();
        let named = if code == 4004 { "DISCORD_TOKEN".to_owned() } else { code.to_string() };
        assert!(said.starts_with("adjutant: ") && said.contains(&named), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_cannot_be_registered_end_it_and_say_why() {
    for (status, code) in [(400, 50_035), (401, 0), (500, 0)] {
        let world = World::without_bot().await;
        world.sandbox.fault("PUT", "/commands", Fault::Fail { status, code }, 100);
        let mut bot = Process::launch(&world);
        assert_eq!(bot.ended(PATIENCE).await, Some(1), "{status}");
        let said = bot.log().lines().last().unwrap_or_default().to_owned();
        assert!(said.contains("could not be registered") && said.contains(&status.to_string()), "{said}");
        // Once that works again, it works.
        world.sandbox.clear_faults();
        let bot = Process::start(&world).await;
        drop(bot);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_not_accepted_is_a_wrong_setting() {
    let world = World::without_bot().await;
    world.sandbox.fault("GET", "/gateway", Fault::Fail { status: 401, code: 0 }, 100);
    let mut bot = Process::launch(&world);
    assert_eq!(bot.ended(PATIENCE).await, Some(2));
    assert!(bot.log().contains("DISCORD_TOKEN"), "{}", bot.log());
}
