//! Durable moves a second on this disk, as the table writes them (receipt, snapshot, journal, outbox, deadline): with one waiting and
//! with 64 at once. Beside it, in the same run, what the disk gives to anybody: the same bytes appended to a file and synced.
//!
//! `cargo bench --bench store [FOLDER]`: FOLDER (default: the folder for temporary files) must lie on the disk that is
//! measured.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use adjutant::store::{
    ChannelId, GuildId, InteractionId, JournalRow, MatchId, NewDeadline, NewMatch, NewPost, Store, StoreError, Target,
    Tx,
};

/// Bytes of a snapshot in the middle of a match.
const SNAPSHOT: usize = 12_000;
const ACTION: usize = 100;
const DRAWS: usize = 100;
const EVENTS: usize = 400;
const POST: usize = 800;

/// How often disk and store take turns: the disk of a shared machine is now slow, now fast.
const ROUNDS: usize = 5;

fn main() {
    let folder = std::env::args().skip(1).find(|a| !a.starts_with('-')).map_or_else(std::env::temp_dir, PathBuf::from);
    let quick = std::env::var_os("ADJUTANT_BENCH").is_some_and(|form| form == "quick");
    let length = Duration::from_millis(if quick { 200 } else { 1_500 });
    let file = folder.join(format!("adjutant-bench-{}.sqlite3", std::process::id()));
    let mut ratios = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        let plain = append(&folder.join(format!("adjutant-bench-{}.log", std::process::id())), length);
        for (writers, ratios) in [1, 64].into_iter().zip(&mut ratios) {
            ratios.push(measure(&file, writers, length, plain));
        }
    }
    let [one, many] = ratios.map(|mut ratios| {
        ratios.sort_by(f64::total_cmp);
        ratios[ratios.len() / 2]
    });
    verdict(one, many);
}

#[expect(clippy::print_stdout, reason = "a report for people")]
fn verdict(one: f64, many: f64) {
    println!("moves/s over plain append + fdatasync, medians of {ROUNDS}: one waiting {one:.2}, 64 waiting {many:.2}");
}

/// What a move writes at the least, appended and synced, again and again: how many a second.
#[expect(clippy::disallowed_methods, reason = "a stop watch, not the time of a match")]
fn append(path: &Path, length: Duration) -> f64 {
    let bytes = vec![b'x'; SNAPSHOT + ACTION + DRAWS + EVENTS + POST];
    let mut file = File::create(path).expect("a file");
    let began = Instant::now();
    let mut times = 0;
    while began.elapsed() < length {
        file.write_all(&bytes).expect("written");
        file.sync_data().expect("synced");
        times += 1;
    }
    let rate = f64::from(times) / began.elapsed().as_secs_f64();
    // In the folder for temporary files it is in nobody's way if it stays.
    let _ = fs::remove_file(path);
    rate
}

#[expect(clippy::disallowed_methods, reason = "a stop watch, not the time of a match")]
#[expect(clippy::print_stdout, clippy::cast_precision_loss, reason = "a report for people")]
fn measure(file: &Path, writers: u64, length: Duration, plain: f64) -> f64 {
    let store = &Store::open(file).expect("a database");
    let began = Instant::now();
    let mut waits: Vec<Duration> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..writers).map(|n| scope.spawn(move || play(store, n, began, length))).collect();
        threads.into_iter().flat_map(|t| t.join().expect("no panic")).collect()
    });
    let seconds = began.elapsed().as_secs_f64();
    let tally = store.tally();
    waits.sort_unstable();
    let rate = waits.len() as f64 / seconds;
    println!(
        "{writers:>2} waiting: {rate:>6.0} moves/s in {:>5.0} commits/s (disk {plain:.0}/s); a move waits p50 {:.2} ms, p99 {:.2} ms",
        tally.commits as f64 / seconds,
        waits[waits.len() / 2].as_secs_f64() * 1e3,
        waits[waits.len() * 99 / 100].as_secs_f64() * 1e3,
    );
    store.close();
    for end in ["", "-wal", "-shm", ".lock"] {
        // Some of them are gone already.
        let _ = fs::remove_file(format!("{}{end}", file.display()));
    }
    rate / plain
}

/// Plays one match until the time is up; how long each move waited.
#[expect(clippy::disallowed_methods, reason = "a stop watch, not the time of a match")]
fn play(store: &Store, n: u64, began: Instant, length: Duration) -> Vec<Duration> {
    let id = store.write_blocking(move |tx| open_match(tx, n)).expect("a match");
    let mut waits = Vec::new();
    for version in 1.. {
        if began.elapsed() > length {
            break;
        }
        let asked = Instant::now();
        store.write_blocking(move |tx| make_move(tx, id, n, version)).expect("a move");
        waits.push(asked.elapsed());
    }
    waits
}

fn open_match(tx: &Tx<'_>, n: u64) -> Result<MatchId, StoreError> {
    let host = tx.put_player("discord", &n.to_string(), "host")?;
    tx.create_match(&NewMatch {
        guild_id: GuildId(1),
        channel_id: ChannelId(n),
        ruleset: "classic".to_owned(),
        options: "{}".into(),
        edition: "world".to_owned(),
        edition_hash: String::new(),
        format: 1,
        host,
        created_at: 0,
    })
}

/// What one attack writes: state, journal, a post to be edited, a deadline, the receipt.
fn make_move(tx: &Tx<'_>, id: MatchId, n: u64, version: u32) -> Result<(), StoreError> {
    let receipt = InteractionId(n << 32 | u64::from(version));
    if tx.receipt(receipt)?.is_some() {
        return Ok(());
    }
    let mut row = tx.match_row(id)?;
    (row.version, row.moves, row.next_draw) = (version, version, u64::from(version) + 1);
    row.snapshot = Some(format!("{version}{}", "x".repeat(SNAPSHOT)).into());
    tx.update_match(version - 1, &row)?;
    tx.put_journal(&JournalRow {
        match_id: id,
        version,
        move_no: version,
        turn: 1,
        at: 0,
        actor: "{}".into(),
        action: "x".repeat(ACTION).into(),
        draws: "x".repeat(DRAWS).into(),
        events: "x".repeat(EVENTS).into(),
        rules_revision: 1,
        undone_by: None,
    })?;
    tx.put_show(&NewPost {
        match_id: Some(id),
        guild_id: Some(row.guild_id),
        target: Target::Channel(row.channel_id),
        key: "turn:1".to_owned(),
        post: "x".repeat(POST).into(),
        version,
        nonce: format!("{:024x}", receipt.0),
        not_before: 0,
    })?;
    tx.put_deadline(&NewDeadline {
        match_id: id,
        kind: "turn".to_owned(),
        seat: None,
        due_at: i64::from(version),
        version,
    })?;
    tx.put_receipt(receipt, &"{}".into(), 0)
}
