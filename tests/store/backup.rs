//! A copy while somebody writes.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use adjutant::game::ids::PlayerId;
use adjutant::store::{Backup, Store, StoreError, Tx};

use super::{Bench, new_match};

/// Two rows that belong together: a match and its host, with a name that counts on.
fn pair(tx: &Tx<'_>, n: u64) -> Result<PlayerId, StoreError> {
    let host = tx.put_player("discord", &n.to_string(), &n.to_string())?;
    tx.create_match(&new_match(n, host))?;
    Ok(host)
}

#[test]
fn copies_made_under_load_are_whole_and_hold_what_was_committed_before() {
    let bench = Bench::new();
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let writing = scope.spawn(|| {
            let mut n = 1;
            while !stop.load(Ordering::Relaxed) {
                bench.put(move |tx| pair(tx, n));
                n += 1;
            }
            n - 1
        });
        let mut last = 0;
        for copy in 0..10 {
            let before = bench.outside(|reading| Ok(reading.matches()?.rows.len()));
            let to = bench.folder.path().join(format!("copy-{copy}.sqlite3"));
            let Backup { matches, bytes } = Store::back_up(&bench.path(), &to).unwrap();
            assert_eq!(std::fs::metadata(&to).unwrap().len(), bytes);
            let copied = Store::open_read_only(&to).unwrap();
            assert_eq!(copied.faults().unwrap(), [""; 0]);
            let rows = copied.matches().unwrap().rows;
            assert_eq!(rows.len() as u64, matches);
            assert!(rows.len() >= before && rows.len() >= last, "a commit is missing in copy {copy}");
            // Each match with the host that was written in the same transaction.
            assert!(
                rows.iter()
                    .all(|head| copied.player_by_account("discord", &head.channel_id.0.to_string()).unwrap().is_some())
            );
            last = rows.len();
        }
        stop.store(true, Ordering::Relaxed);
        let written = writing.join().unwrap();
        assert!(written > 10, "hardly any load");
    });
}

#[test]
fn a_copy_goes_on_as_the_database_did() {
    let bench = Bench::new();
    bench.put(|tx| pair(tx, 1));
    let to = bench.folder.path().join("copy.sqlite3");
    Store::back_up(&bench.path(), &to).unwrap();
    bench.put(|tx| pair(tx, 2));
    let copy = Store::open(&to).unwrap();
    assert_eq!(copy.read_blocking(|reading| Ok(reading.matches()?.rows.len())).unwrap(), 1);
    copy.write_blocking(|tx| pair(tx, 7)).unwrap();
    assert_eq!(copy.read_blocking(|reading| Ok(reading.matches()?.rows.len())).unwrap(), 2);
}

#[cfg(unix)]
#[test]
fn only_its_owner_reads_a_copy_for_it_holds_hands_and_seeds() {
    use std::os::unix::fs::PermissionsExt;
    let bench = Bench::new();
    let to = bench.folder.path().join("copy.sqlite3");
    Store::back_up(&bench.path(), &to).unwrap();
    assert_eq!(std::fs::metadata(&to).unwrap().permissions().mode() & 0o777, 0o600);
}

fn left_behind(folder: &Path) -> Vec<String> {
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.contains("copy")).collect()
}

#[test]
fn a_copy_that_cannot_be_made_leaves_nothing_behind_and_touches_nothing() {
    let bench = Bench::new();
    let folder = bench.folder.path();
    let taken = folder.join("taken.sqlite3");
    std::fs::write(&taken, "mine").unwrap();
    assert_eq!(Store::back_up(&bench.path(), &taken), Err(StoreError::Exists(taken.clone())));
    assert_eq!(std::fs::read_to_string(&taken).unwrap(), "mine");
    let to = folder.join("copy.sqlite3");
    let nothing = folder.join("nothing.sqlite3");
    assert_eq!(Store::back_up(&nothing, &to), Err(StoreError::Missing(nothing.clone())));
    assert!(matches!(Store::back_up(&bench.path(), &folder.join("no/copy.sqlite3")), Err(StoreError::Io(_))));
    std::fs::write(&nothing, vec![b'x'; 9_000]).unwrap();
    assert!(matches!(Store::back_up(&nothing, &to), Err(StoreError::Corrupt(_))));
    assert_eq!(left_behind(folder), [""; 0]);
    Store::back_up(&bench.path(), &to).unwrap();
    assert_eq!(left_behind(folder), ["copy.sqlite3"]);
}
