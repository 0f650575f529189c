//! How long an answer takes and what it leaves in memory, on production's way; printed, and judged only by what Discord allows and
//! by what a host would notice: the machine may be busy.

use std::time::Duration;

use adjutant::sandbox::{Reaction, Snowflake};
use futures_util::future::join_all;

use crate::bring_up::World;
use crate::process::Process;

const TIMES: usize = 100;

/// How many look at the board at once.
const QUEUED: usize = 40;

/// How many interactions are sent for the growth of memory; `ADJUTANT_INTERACTIONS` names another number (20000 is the full form).
const INTERACTIONS: usize = 2_000;

/// The most that the bot may grow by then, in KiB.
const GROWTH: u64 = 5 * 1024;

/// How often they are sent at most.
const BATCHES: usize = 3;

/// A line to be printed.
fn judged(what: &str, mut took: Vec<Duration>) -> String {
    took.sort();
    let of = |part: usize| took[(took.len() * part / 100).min(took.len() - 1)];
    assert!(of(100) < Duration::from_secs(3), "{what}: {:?}", of(100));
    format!("{what}: {} times, p50 {:?}, p95 {:?}, max {:?}", took.len(), of(50), of(95), of(100))
}

impl World {
    /// How long the first answer to this line took.
    async fn took(&self, person: Snowflake, line: &str) -> Duration {
        let outcome = self.sandbox.command(person, self.sandbox.channel(), line).await.unwrap();
        match outcome.reaction {
            Reaction::Answered { after } | Reaction::Deferred { after } => after,
            other => panic!("{line}: {other:?}"),
        }
    }

    /// Armies are placed one by one; how long each answer took that tells of the committed move.
    async fn moves(&self, person: Snowflake, times: usize) -> Vec<Duration> {
        let (_, space) = self.choices(person, "/place space:").await[0].clone();
        let before = self.sight().await.version;
        let mut took = Vec::new();
        for _ in 0..times {
            took.push(self.took(person, &format!("/place space:={space} troops:1")).await);
        }
        let committed = self.sight().await.version - before;
        assert!(usize::try_from(committed).unwrap() >= times, "{committed} of {times} moves");
        took
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_comes_within_three_seconds() {
    let mut world = World::as_in_production().await;
    world.start_bot().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    for line in ["/status", "/place space:=Atlantis", "/game settings"] {
        let mut took = Vec::new();
        for _ in 0..TIMES {
            took.push(world.took(people[0], line).await);
        }
        println!("{}", judged(line, took));
    }
    println!("{}", judged("a committed move, idle", world.moves(people[0], 8).await));
    let crowd: Vec<Snowflake> = (0..QUEUED).map(|at| world.person(&format!("p{at}"), "en-US")).collect();
    // A look in each seat's colours would be drawn once for all; a move in between makes a new picture due.
    let looks = join_all(crowd.iter().map(|&person| world.took(person, "/board")));
    let (looks, moves) = tokio::join!(looks, world.moves(people[1], 8));
    println!("{}", judged("a board, 40 at once", looks));
    println!("{}", judged("a committed move, 40 boards queued", moves));
}

#[tokio::test(flavor = "multi_thread")]
async fn many_interactions_leave_nothing_in_memory() {
    let number = std::env::var("ADJUTANT_INTERACTIONS").map_or(INTERACTIONS, |number| number.parse().unwrap());
    let world = World::as_in_production().await;
    let bot = Process::start(&world).await;
    let people: Vec<Snowflake> = (0..8).map(|at| world.person(&format!("p{at}"), "en-US")).collect();
    world.begin(&people[..2]).await;
    let ask = async |times: usize| {
        let each = people.iter().map(async |&person| {
            for _ in 0..times / people.len() {
                world.took(person, "/status").await;
            }
        });
        join_all(each).await;
    };
    // Until caches and buffers have their size.
    ask(INTERACTIONS / 4).await;
    // What is left behind is left by every batch; buffers that a busy moment makes larger grow once.
    let mut growth = u64::MAX;
    for _ in 0..BATCHES {
        let before = resident(&bot);
        ask(number).await;
        let after = resident(&bot);
        println!("{number} interactions: {before} KiB before, {after} KiB after");
        growth = growth.min(after.saturating_sub(before));
        if growth < GROWTH {
            break;
        }
    }
    assert!(growth < GROWTH, "{growth} KiB more after each {number} interactions");
    drop(bot);
}

/// The memory that the bot holds, in KiB; 0 where the system does not say.
fn resident(bot: &Process) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", bot.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse().ok()).unwrap_or(0)
}
