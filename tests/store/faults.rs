//! A full disk and a failing one, in the middle of a batch of three matches.

use std::num::NonZeroU32;
use std::path::Path;

use adjutant::store::*;

use super::{Bench, Hold, new_match, step};

/// Pages of a quota that leaves room for small changes and not for a big one.
const QUOTA: NonZeroU32 = NonZeroU32::new(150).unwrap();
const BIG: usize = 2_000_000;

impl Bench {
    fn within_quota() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_within(&folder.path().join("a.sqlite3"), QUOTA).unwrap();
        Self { store, folder }
    }
}

type Outcome = Result<u32, WriteError<StoreError>>;

/// Moves of three matches in one batch, the middle one with a snapshot of so many bytes.
fn three(store: &Store, ids: [MatchId; 3], bytes: usize) -> [Outcome; 3] {
    around(store, ids, move |tx| step(tx, ids[1], bytes))
}

/// Small moves of the first and the last match in one batch, and between them another change.
fn around(
    store: &Store,
    ids: [MatchId; 3],
    middle: impl FnMut(&mut Tx<'_>) -> Result<u32, StoreError> + Send + 'static,
) -> [Outcome; 3] {
    let hold = Hold::on(store);
    let play = |id: MatchId| store.write(move |tx| step(tx, id, 100));
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let (one, two, three, ()) =
        runtime.block_on(async { tokio::join!(play(ids[0]), store.write(middle), play(ids[2]), async { hold.end() }) });
    [one, two, three]
}

fn three_matches(store: &Store) -> [MatchId; 3] {
    store
        .write_blocking(|tx| {
            let host = tx.put_player("discord", "1", "ana")?;
            Ok::<_, StoreError>([
                tx.create_match(&new_match(1, host))?,
                tx.create_match(&new_match(2, host))?,
                tx.create_match(&new_match(3, host))?,
            ])
        })
        .unwrap()
}

fn versions(path: &Path, ids: [MatchId; 3]) -> [u32; 3] {
    let reading = Store::open_read_only(path).unwrap();
    ids.map(|id| reading.match_row(id).unwrap().version)
}

#[test]
fn on_a_full_disk_the_others_are_committed_once() {
    let b = Bench::within_quota();
    let ids = three_matches(&b.store);
    let before = b.store.tally();
    // This statement has no journal of its own, so SQLite takes the whole transaction back.
    let done = around(&b.store, ids, move |tx| {
        let version = step(tx, ids[1], 100)?;
        tx.put_app_state("big", &"x".repeat(BIG))?;
        Ok(version)
    });
    assert_eq!(done, [Ok(1), Err(WriteError::Refused(StoreError::Full(b.path()))), Ok(1)]);
    assert_eq!(versions(&b.path(), ids), [1, 0, 1]);
    let after = b.store.tally();
    assert_eq!(after.abandoned - before.abandoned, 1, "the shared transaction was lost");
    assert_eq!(after.commits - before.commits, 3, "the hold, and two alone");
    assert_eq!(three(&b.store, ids, 100), [Ok(2), Ok(1), Ok(2)], "small changes go on");
    assert_eq!(b.outside(Reading::faults), Vec::<String>::new());
}

#[test]
fn where_a_full_disk_undoes_one_statement_only_the_batch_goes_on() {
    let b = Bench::within_quota();
    let ids = three_matches(&b.store);
    let before = b.store.tally();
    let done = three(&b.store, ids, BIG);
    assert_eq!(done, [Ok(1), Err(WriteError::Refused(StoreError::Full(b.path()))), Ok(1)]);
    assert_eq!(versions(&b.path(), ids), [1, 0, 1]);
    let after = b.store.tally();
    assert_eq!((after.abandoned - before.abandoned, after.commits - before.commits), (0, 2));
}

#[test]
fn a_closure_that_overlooks_a_full_disk_cannot_go_on_outside_its_transaction() {
    let b = Bench::within_quota();
    let file = b.path();
    let careless = move |tx: &mut Tx<'_>| -> Result<(), StoreError> {
        tx.put_app_state("before", "v")?;
        assert_eq!(tx.put_app_state("big", &"x".repeat(BIG)), Err(StoreError::Full(file.clone())));
        assert_eq!(tx.put_app_state("after", "v"), Err(StoreError::RolledBack));
        Ok(())
    };
    assert_eq!(b.store.write_blocking(careless), Err(WriteError::Store(StoreError::RolledBack)));
    assert_eq!(b.outside(|r| Ok((r.app_state("before")?, r.app_state("after")?))), (None, None));
}

/// Lets the pages that hold nothing but this letter lead nowhere. The file must be closed.
fn break_pages_of(file: &Path, letter: u8) {
    let mut bytes = std::fs::read(file).unwrap();
    let mut broken = 0;
    for page in bytes.chunks_mut(4_096).filter(|page| page[4..].iter().all(|byte| *byte == letter)) {
        // The number of the next page of the same value.
        page[..4].fill(0xFF);
        broken += 1;
    }
    assert!(broken > 0, "no page is the value's alone");
    std::fs::write(file, bytes).unwrap();
}

#[test]
fn a_damaged_page_harms_the_match_that_lies_there_and_no_other_and_is_named() {
    let b = Bench::new();
    let ids = three_matches(&b.store);
    for (id, letter) in ids.into_iter().zip(["a", "b", "c"]) {
        b.put(move |tx| {
            let mut row = tx.match_row(id)?;
            row.version = 1;
            row.snapshot = Some(letter.repeat(20_000).into());
            tx.update_match(0, &row)
        });
    }
    let path = b.path();
    b.store.close();
    let backup = std::fs::read(&path).unwrap();
    break_pages_of(&path, b'b');
    let store = Store::open(&path).unwrap();
    for id in [ids[0], ids[2]] {
        assert_eq!(store.write_blocking(move |tx| step(tx, id, 100)), Ok(2), "the others go on");
    }
    let damaged = store.write_blocking(move |tx| step(tx, ids[1], 100));
    let Err(WriteError::Refused(error @ StoreError::Corrupt(_))) = damaged else { panic!("{damaged:?}") };
    let said = error.to_string();
    assert!(said.contains("a.sqlite3") && said.contains("restore it from a backup"), "{said}");
    store.close();
    std::fs::write(&path, backup).unwrap();
    let store = Store::open(&path).unwrap();
    assert_eq!(store.write_blocking(move |tx| step(tx, ids[1], 100)), Ok(2), "restored");
}

/// Files may not grow beyond 2 MB (4 where `sh` counts in kilobytes): to write more is an I/O error to SQLite. The
/// limit is the process's, so the test runs itself in a child.
#[cfg(unix)]
fn in_a_child_with_small_files(test: &str, body: impl FnOnce()) {
    const DOOR: &str = "ADJUTANT_TEST_SMALL_FILES";
    if std::env::var_os(DOOR).is_some() {
        return body();
    }
    let limit = r#"trap '' XFSZ; ulimit -f 4096; exec "$0" "$@""#;
    let child = std::process::Command::new("sh")
        .args(["-c", limit])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "--nocapture", test])
        .env(DOOR, "1")
        .output()
        .unwrap();
    let (said, cried) = (String::from_utf8_lossy(&child.stdout), String::from_utf8_lossy(&child.stderr));
    assert!(child.status.success() && said.contains("1 passed"), "{said}\n{cried}");
}

#[cfg(unix)]
#[test]
fn after_an_io_error_in_a_closure_the_others_are_committed_once() {
    in_a_child_with_small_files("store::faults::after_an_io_error_in_a_closure_the_others_are_committed_once", || {
        let b = Bench::new();
        let ids = three_matches(&b.store);
        // More than the page cache holds, so SQLite has to write before the commit.
        let done = three(&b.store, ids, 16_000_000);
        assert!(matches!(done, [Ok(1), Err(WriteError::Refused(StoreError::Io(_))), Ok(1)]), "{done:?}");
        assert_eq!(versions(&b.path(), ids), [1, 0, 1]);
        assert_eq!(b.store.tally().abandoned, 1);
        assert_eq!(three(&b.store, ids, 100), [Ok(2), Ok(1), Ok(2)], "small changes go on");
        assert_eq!(b.outside(Reading::faults), Vec::<String>::new());
    });
}

#[cfg(unix)]
#[test]
fn after_an_io_error_in_commit_the_others_are_committed_once() {
    in_a_child_with_small_files("store::faults::after_an_io_error_in_commit_the_others_are_committed_once", || {
        let b = Bench::new();
        let ids = three_matches(&b.store);
        let wal = b.folder.path().join("a.sqlite3-wal");
        let most = largest_file(b.folder.path());
        for filling in 0..60 {
            if wal.metadata().unwrap().len() + 600_000 > most {
                break;
            }
            b.put(move |tx| tx.put_app_state(&filling.to_string(), &"x".repeat(100_000)));
        }
        // Fits the page cache, so the closure is content; the log has no room for it, so the commit is not.
        let done = three(&b.store, ids, 1_200_000);
        assert!(matches!(done, [Ok(1), Err(WriteError::Store(StoreError::Io(_))), Ok(1)]), "{done:?}");
        assert_eq!(versions(&b.path(), ids), [1, 0, 1]);
        assert_eq!(b.store.tally().abandoned, 1);
        assert_eq!(three(&b.store, ids, 100), [Ok(2), Ok(1), Ok(2)], "small changes go on");
        assert_eq!(b.outside(Reading::faults), Vec::<String>::new());
    });
}

/// How large a file may be here, found by writing one.
#[cfg(unix)]
fn largest_file(folder: &Path) -> u64 {
    use std::io::Write;
    let path = folder.join("probe");
    let mut file = std::fs::File::create(&path).unwrap();
    while file.write_all(&[0; 4096]).is_ok() {}
    let size = path.metadata().unwrap().len();
    std::fs::remove_file(path).unwrap();
    size
}
