//! Power loss is not shown by `kill -9`: the system calls of the process show that the log is synced before anybody is told.

use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::bring_up::{PATIENCE, World};
use crate::process::Process;

/// System calls that write, send and sync.
const CALLS: &str = "trace=fdatasync,fsync,pwrite64,sendto,sendmsg,write,writev";

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_synced_before_a_move_is_answered() {
    if !can_trace() {
        assert!(
            std::env::var_os("CI").is_none(),
            "no strace here, or it may not trace (Debian: apt-get install strace)"
        );
        println!("skipped: no strace here, or it may not trace");
        return;
    }
    let world = World::without_bot().await;
    let file = world.directory.path().join("trace");
    let runner = ["strace", "-D", "-f", "-y", "-s", "256", "-e", CALLS, "-o", file.to_str().unwrap()];
    let bot = Process::start_under(&world, &runner).await;
    let (people, called, post) = world.about_to_end_a_turn().await;
    let line = |line: &'static str| {
        let world = &world;
        async move {
            let outcome = world.sandbox.command(called, world.sandbox.channel(), line).await.unwrap();
            assert!(!outcome.failed(), "{line}: no answer");
            outcome.interaction
        }
    };
    let before = line("/status").await;
    let played = line("/done").await;
    world.next_turn_after(&people, post.id).await;
    assert_eq!(bot.terminate(PATIENCE).await, Some(0));
    let whole = async {
        loop {
            let calls = fs::read_to_string(&file).unwrap();
            if calls.lines().any(|line| line.ends_with("+++ exited with 0 +++")) {
                return calls;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let calls = tokio::time::timeout(PATIENCE, whole).await.expect("the trace ends with the process");
    synced_before(&calls, &before.to_string(), &played.to_string()).unwrap();
}

fn can_trace() -> bool {
    let tried = Command::new("strace").args(["-D", "-f", "true"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

/// Whether what was written into the log first after the answer to an interaction was synced before the answer to the next one was
/// sent; else why not.
fn synced_before(calls: &str, before: &str, played: &str) -> Result<(), String> {
    let lines: Vec<&str> = calls.lines().collect();
    let answer = |id: &str| {
        let sends = |line: &&str| line.contains(&format!("/interactions/{id}/")) && line.contains("/callback");
        lines.iter().position(sends).ok_or_else(|| format!("no answer to {id} was sent"))
    };
    let (from, to) = (answer(before)?, answer(played)?);
    let between = &lines[from..to];
    let of_log = |line: &str, calls: &[&str]| line.contains("-wal>") && calls.iter().any(|call| line.contains(call));
    let written = between.iter().position(|line| of_log(line, &["pwrite64("]));
    let written = written.ok_or("nothing was written into the log before the answer")?;
    let thread = between[written].split_whitespace().next().unwrap_or_default();
    let mut after = between[written..].iter().filter(|line| line.starts_with(thread));
    let begun =
        after.find(|line| of_log(line, &["fdatasync(", "fsync("])).ok_or("the log was not synced before the answer")?;
    // A call that others interrupt is told in two lines; the second says that it is done.
    let done =
        if begun.contains("<unfinished") { after.find(|line| line.contains("sync resumed>")) } else { Some(begun) };
    match done {
        Some(line) if line.trim_end().ends_with("= 0") => Ok(()),
        Some(line) => Err(format!("the sync failed: {line}")),
        None => Err("the sync had not ended before the answer".to_owned()),
    }
}

#[test]
fn an_answer_before_the_sync_is_found() {
    let answer =
        |id: u32| format!("7 sendto(9<socket:[1]>, \"POST /api/v10/interactions/{id}/t/callback HTTP\", 40) = 40\n");
    let (looked, told) = (answer(1), answer(2));
    let write = "8 pwrite64(11</a/a.sqlite3-wal>, \"\", 4096, 32) = 4096\n";
    let sync = "8 fdatasync(11</a/a.sqlite3-wal>) = 0\n";
    let begun = "8 fdatasync(11</a/a.sqlite3-wal> <unfinished ...>\n";
    let resumed = "8 <... fdatasync resumed>) = 0\n";
    for (calls, is_safe) in [
        ([&looked, write, sync, &told].concat(), true),
        ([&looked, write, begun, "7 write(1, \"\", 0) = 0\n", resumed, &told].concat(), true),
        ([&looked, write, &told, sync].concat(), false),
        ([&looked, write, begun, &told, resumed].concat(), false),
        ([&looked, &told, write, sync].concat(), false),
        ([write, sync, &looked, &told].concat(), false),
    ] {
        assert_eq!(synced_before(&calls, "1", "2").is_ok(), is_safe, "{calls}");
    }
}
