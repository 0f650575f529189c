//! What a host does with the process and its database.

use std::process::{Command, Output};
use std::time::Duration;

use adjutant::sandbox::{Fault, Snowflake};

use crate::bring_up::{PATIENCE, World};
use crate::process::Process;

/// Runs a command of the binary on a database in the test's directory; exit code, standard output, standard error.
fn adjutant(world: &World, arguments: &[&str]) -> (i32, String, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_adjutant"))
        .args(arguments)
        .env("ADJUTANT_TEST_API", world.sandbox.base_url())
        .env("DISCORD_TOKEN", world.sandbox.token())
        .current_dir(world.directory.path())
        .output()
        .unwrap();
    let Output { status, stdout, stderr } = done;
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_ends_the_bot_within_six_seconds_and_loses_nothing() {
    let world = World::without_bot().await;
    let bot = Process::start(&world).await;
    let (people, called, post) = world.in_a_match().await;
    // The edit is under way when the signal comes.
    world.sandbox.fault("PATCH", "/channels/", Fault::Slow(Duration::from_secs(2)), 1);
    world.place_everything(called).await;
    let database = world.database();
    let database = database.to_str().unwrap();
    let (_, before, _) = adjutant(&world, &["export", "1", "--whole", "--database", database]);
    assert_eq!(bot.terminate(Duration::from_secs(6)).await, Some(0));
    let (_, after, _) = adjutant(&world, &["export", "1", "--whole", "--database", database]);
    assert!(before.len() > 1_000);
    assert_eq!(before, after);
    let bot = Process::start(&world).await;
    world.showing(post.id, "end-turn").await;
    world.types(called, "/done").await;
    world.next_turn_after(&people, post.id).await;
    world.quiet().await;
    // The set-up calls one alone where the other was quicker than its post.
    let calls = world.public().iter().filter(|one| one.id >= post.id && one.pings.len() == 1).count();
    assert_eq!(calls, 2, "somebody was called twice");
    world.assert_clean();
    drop(bot);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_database_is_refused_and_the_first_goes_on() {
    let world = World::without_bot().await;
    let bot = Process::start(&world).await;
    let ana = world.person("ana", "en-US");
    let database = world.database();
    let (code, out, errors) = adjutant(&world, &["run", "--database", database.to_str().unwrap()]);
    assert_eq!((code, out.as_str()), (1, ""), "{errors}");
    let lock = format!("{}.lock", database.display());
    assert!(errors.contains(&lock) && errors.contains("already runs"), "{errors}");
    assert_eq!(world.sandbox.connected(), 1);
    world.types(ana, "/game new").await;
    world.lobby().await;
    drop(bot);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_was_under_way_for_minutes_is_found_in_the_channel_and_not_sent_twice() {
    let mut world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    world.place_everything(called).await;
    world.quiet().await;
    // The next post arrives, but the bot never hears of it.
    world.sandbox.fault("POST", "/messages", Fault::LoseAnswer, 1);
    world.sandbox.fault("POST", "/messages", Fault::Fail { status: 503, code: 0 }, 1_000);
    world.types(called, "/done").await;
    let (_, told) = world.next_turn_after(&people, post.id).await;
    world.quiet().await;
    world.stop_bot().await;
    let crashed = rusqlite::Connection::open(world.database()).unwrap();
    let rows = crashed.execute("UPDATE outbox SET state = 'sending' WHERE state = 'waiting' AND sending_at > 0", []);
    assert_eq!(rows, Ok(1), "the row of the post");
    drop(crashed);
    world.sandbox.clear_faults();
    world.clock.advance(Duration::from_secs(200));
    let before = world.sandbox.requests().len();
    world.start_bot().await;
    let looked = async {
        while !world.sandbox.requests()[before..]
            .iter()
            .any(|request| request.method == "GET" && request.path.contains("/messages"))
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, looked).await.expect("the bot looks into the channel");
    world.quiet().await;
    let newer: Vec<Snowflake> = world.public().iter().map(|post| post.id).filter(|id| *id > post.id).collect();
    assert_eq!(newer, [told.id], "said twice");
    // It is known now: what comes next is an edit of it.
    let next = *told.pings.first().unwrap();
    world.place_everything(next).await;
    world.showing(told.id, "end-turn").await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_was_played_is_exported_verified_and_imported() {
    let mut world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    let mia = world.moderator("mia");
    world.begin(&people).await;
    world.deploy(&people).await;
    let (mut called, mut post) = world.next_turn(&people).await;
    for _ in 0..2 {
        world.play_turn(called).await;
        (called, post) = world.next_turn_after(&people, post.id).await;
    }
    // A running match is no secret's end: what everybody may know can be neither imported nor verified.
    let database = world.database();
    let database = database.to_str().unwrap();
    let (code, _, _) = adjutant(&world, &["export", "1", "--database", database, "--out", "running.json"]);
    assert_eq!(code, 0);
    assert_ne!(adjutant(&world, &["verify", "running.json"]).0, 0);
    assert_ne!(adjutant(&world, &["import", "running.json", "--database", "other.sqlite3"]).0, 0);
    // The AIs play the rest.
    for seat in ["Ana", "Ben"] {
        world.sure(mia, &format!("/mod kick seat:={seat}")).await;
    }
    let over = async {
        while world.sight().await.state != adjutant::table::sight::MatchState::Over {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(3), over).await.expect("an end");
    world.stop_bot().await;
    let (code, _, errors) = adjutant(&world, &["export", "1", "--database", database, "--out", "over.json"]);
    assert_eq!(code, 0, "{errors}");
    let (code, verified, errors) = adjutant(&world, &["verify", "over.json"]);
    assert_eq!(code, 0, "{errors}");
    assert!(verified.contains("all as told") && verified.contains("all as stored"), "{verified}");
    let (code, out, errors) = adjutant(&world, &["import", "over.json", "--database", "other.sqlite3"]);
    assert_eq!(code, 0, "{out}{errors}");
    let (code, _, errors) = adjutant(&world, &["export", "1", "--database", "other.sqlite3", "--out", "again.json"]);
    assert_eq!(code, 0, "{errors}");
    let (code, again, errors) = adjutant(&world, &["verify", "again.json"]);
    assert_eq!((code, again), (0, verified), "{errors}");
}
