//! `kill -9` between the commit and the answer.

use std::time::Duration;

use adjutant::sandbox::Fault;

use crate::bring_up::World;
use crate::process::Process;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_committed_before_a_kill_is_told_once_after_the_restart() {
    let world = World::without_bot().await;
    let bot = Process::start(&world).await;
    let (people, called, post) = world.about_to_end_a_turn().await;
    // The commit is made; neither its answer nor its post arrives.
    world.sandbox.fault("POST", "/callback", Fault::Slow(Duration::from_secs(10)), 1);
    world.sandbox.fault("", "/channels/", Fault::Fail { status: 503, code: 0 }, 1_000);
    let ending = world.sandbox.command(called, world.sandbox.channel(), "/done");
    let killed = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bot.kill(&world).await;
    };
    let (outcome, ()) = tokio::join!(ending, killed);
    assert!(outcome.unwrap().failed(), "it was answered");
    assert!(world.public().iter().all(|message| message.id <= post.id), "it was told before");
    world.sandbox.clear_faults();
    let bot = Process::start(&world).await;
    let (next, _) = world.next_turn_after(&people, post.id).await;
    assert_ne!(next, called, "the turn did not end");
    tokio::time::sleep(Duration::from_secs(3)).await;
    let told = world.public().iter().filter(|message| message.id > post.id).count();
    assert_eq!(told, 1, "told {told} times");
    assert_eq!(world.sandbox.violations(), []);
    drop(bot);
}
