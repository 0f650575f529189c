//! Commits a second on this disk: moves as the table writes them, by one writer and by 32 at once.
//!
//! `cargo bench --bench store [FOLDER]`: FOLDER (default: the folder for temporary files) must lie on the disk that is
//! measured.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use adjutant::store::{
    ChannelId, GuildId, InteractionId, JournalRow, MatchId, NewMatch, NewPost, Store, StoreError, Target, Tx,
};

const LENGTH: Duration = Duration::from_secs(3);
/// Bytes of a snapshot in the middle of a match.
const SNAPSHOT: usize = 12_000;

fn main() {
    let folder = std::env::args().skip(1).find(|a| !a.starts_with('-')).map_or_else(std::env::temp_dir, PathBuf::from);
    let file = folder.join(format!("adjutant-bench-{}.sqlite3", std::process::id()));
    for writers in [1, 32] {
        measure(&file, writers);
    }
}

#[expect(clippy::disallowed_methods, reason = "a stop watch, not the time of a match")]
#[expect(clippy::print_stdout, clippy::cast_precision_loss, reason = "a report for people")]
fn measure(file: &Path, writers: u64) {
    let store = &Store::open(file).expect("a database");
    let began = Instant::now();
    let mut waits: Vec<Duration> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..writers).map(|n| scope.spawn(move || play(store, n, began))).collect();
        threads.into_iter().flat_map(|t| t.join().expect("no panic")).collect()
    });
    let seconds = began.elapsed().as_secs_f64();
    let tally = store.tally();
    waits.sort_unstable();
    println!(
        "{writers:>2} writers: {:>6.0} moves/s in {:>5.0} commits/s; a move waits p50 {:.2} ms, p99 {:.2} ms",
        waits.len() as f64 / seconds,
        tally.commits as f64 / seconds,
        waits[waits.len() / 2].as_secs_f64() * 1e3,
        waits[waits.len() * 99 / 100].as_secs_f64() * 1e3,
    );
    store.close();
    for end in ["", "-wal", "-shm", ".lock"] {
        // Some of them are gone already.
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}

/// Plays one match until the time is up; how long each move waited.
#[expect(clippy::disallowed_methods, reason = "a stop watch, not the time of a match")]
fn play(store: &Store, n: u64, began: Instant) -> Vec<Duration> {
    let id = store.write_blocking(move |tx| open_match(tx, n)).expect("a match");
    let mut waits = Vec::new();
    for version in 1.. {
        if began.elapsed() > LENGTH {
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

/// What one attack writes: state, journal, a post to be edited, the receipt.
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
        action: "x".repeat(100).into(),
        draws: "x".repeat(100).into(),
        events: "x".repeat(400).into(),
        rules_revision: 1,
        undone_by: None,
    })?;
    tx.put_show(&NewPost {
        match_id: Some(id),
        guild_id: Some(row.guild_id),
        target: Target::Channel(row.channel_id),
        key: "turn:1".to_owned(),
        post: "x".repeat(800).into(),
        version,
        nonce: format!("{:024x}", receipt.0),
        not_before: 0,
    })?;
    tx.put_receipt(receipt, &"{}".into(), 0)
}
