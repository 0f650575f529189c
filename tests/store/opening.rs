//! Opening, closing, and what keeps a host from harm.

use adjutant::store::*;

use super::Bench;

#[test]
fn the_writer_is_durable_and_checks_references() {
    let b = Bench::new();
    let settings = b.put(|tx| tx.settings());
    assert_eq!(settings.synchronous, 2, "FULL");
    assert_eq!(settings.journal_mode, "wal");
    assert!(settings.foreign_keys);
    assert_eq!(settings.busy_timeout_ms, 1_000, "whoever asks is answered within 3 seconds");
    assert!(!settings.query_only);
}

#[test]
fn readers_can_only_read() {
    let b = Bench::new();
    for settings in [b.look(Reading::settings), b.outside(Reading::settings)] {
        assert!(settings.query_only);
        assert_eq!(settings.journal_mode, "wal");
        assert_eq!((settings.synchronous, settings.busy_timeout_ms), (2, 5_000));
    }
}

#[test]
fn a_second_store_on_the_same_file_is_refused_until_the_first_is_closed() {
    let b = Bench::new();
    let error = Store::open(&b.path()).unwrap_err();
    assert!(matches!(&error, StoreError::Busy(lock) if lock.ends_with("a.sqlite3.lock")), "{error:?}");
    assert!(error.to_string().contains("a.sqlite3.lock"), "{error}");
    b.store.close();
    Store::open(&b.path()).unwrap();
}

#[test]
fn a_second_process_is_refused() {
    const DOOR: &str = "ADJUTANT_TEST_SECOND_PROCESS";
    if let Some(path) = std::env::var_os(DOOR) {
        assert!(matches!(Store::open(path.as_ref()), Err(StoreError::Busy(_))));
        assert!(Store::open_read_only(path.as_ref()).is_ok(), "looking needs no lock");
        return;
    }
    let b = Bench::new();
    let second = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "store::opening::a_second_process_is_refused"])
        .env(DOOR, b.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&second.stdout);
    assert!(second.status.success() && said.contains("1 passed"), "{said}");
}

#[test]
fn what_was_written_is_there_after_reopening() {
    let b = Bench::new();
    b.put(|tx| tx.put_app_state("commands", "h1"));
    b.store.close();
    let again = Store::open(&b.path()).unwrap();
    assert_eq!(again.read_blocking(|r| r.app_state("commands")).unwrap().as_deref(), Some("h1"));
}

#[test]
fn a_closed_store_says_so() {
    let b = Bench::new();
    let other = b.store.clone();
    b.store.close();
    b.store.close();
    let write = other.write_blocking(|tx| tx.put_app_state("k", "v"));
    assert_eq!(write, Err(WriteError::Store(StoreError::Closed)));
    assert_eq!(other.read_blocking(|r| r.app_state("k")), Err(StoreError::Closed));
}

#[test]
fn a_clean_end_leaves_one_file() {
    let b = Bench::new();
    b.put(|tx| tx.put_app_state("k", "v"));
    b.look(|r| r.app_state("k"));
    b.store.close();
    let left: Vec<_> =
        std::fs::read_dir(b.folder.path()).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap()).collect();
    assert!(!left.iter().any(|f| f.ends_with("-wal")), "{left:?}");
}

#[cfg(unix)]
#[test]
fn the_file_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let b = Bench::new();
    b.put(|tx| tx.put_app_state("k", "v"));
    for file in ["a.sqlite3", "a.sqlite3-wal"] {
        let mode = b.folder.path().join(file).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{file} {mode:o}");
    }
}

#[test]
fn a_database_of_a_newer_program_is_refused() {
    let b = Bench::new();
    b.store.close();
    rusqlite::Connection::open(b.path()).unwrap().pragma_update(None, "user_version", 999).unwrap();
    assert_eq!(Store::open(&b.path()).unwrap_err(), StoreError::NewerSchema(b.path()));
    assert_eq!(Store::open_read_only(&b.path()).unwrap_err(), StoreError::NewerSchema(b.path()));
}

#[test]
fn the_file_of_another_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("theirs.db");
    rusqlite::Connection::open(&path).unwrap().execute_batch("CREATE TABLE recipes (name)").unwrap();
    let before = std::fs::read(&path).unwrap();
    assert_eq!(Store::open(&path).unwrap_err(), StoreError::Foreign(path.clone()));
    assert_eq!(Store::open_read_only(&path).unwrap_err(), StoreError::Foreign(path.clone()));
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[test]
fn a_file_that_is_no_database_is_called_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Sir or Madam, ".repeat(300)).unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::Corrupt(_))));
}

#[test]
fn nothing_there_to_look_at_is_said_and_nothing_is_created() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("none.sqlite3");
    assert_eq!(Store::open_read_only(&path).unwrap_err(), StoreError::Missing(path.clone()));
    assert!(!path.exists());
    let nowhere = folder.path().join("no/folder/a.sqlite3");
    assert!(matches!(Store::open(&nowhere), Err(StoreError::Io(why)) if why.contains("no/folder")));
}

#[test]
fn a_sound_file_has_no_faults_and_a_lost_reference_is_one() {
    let b = Bench::new();
    let id = b.open_match(1);
    assert_eq!(b.outside(Reading::faults), Vec::<String>::new());
    let careless = rusqlite::Connection::open(b.path()).unwrap();
    careless.pragma_update(None, "foreign_keys", false).unwrap();
    careless.execute("DELETE FROM players", []).unwrap();
    let faults = b.outside(Reading::faults);
    assert!(faults.len() == 1 && faults[0].contains("matches") && faults[0].contains("players"), "{faults:?}");
    assert_eq!(b.look(|r| r.match_row(id)).match_id, id);
}

#[test]
fn matches_that_were_ended_before_there_was_a_time_for_it_are_revealed_too() {
    const WEEK: i64 = 7 * 86_400_000;
    let b = Bench::new();
    let (ended, live) = (b.open_match(1), b.open_match(2));
    for id in [ended, live] {
        let seed = SeedRow {
            match_id: id,
            seed: Seed([7; 32]),
            commitment: String::new(),
            inputs: Json("[]".to_owned()),
            revealed_at: None,
        };
        b.put(move |tx| tx.put_seed(&seed));
    }
    b.put(move |tx| {
        let mut row = tx.match_row(ended)?;
        let version = row.version;
        row.version += 1;
        row.state = MatchState::Ended;
        row.ended_at = Some(5_000);
        tx.update_match(version, &row)
    });
    b.store.close();
    let before = rusqlite::Connection::open(b.path()).unwrap();
    before.execute_batch("DROP INDEX outbox_sent_to").unwrap();
    let later = [
        ("posts", "called_at"),
        ("seeds", "message_id"),
        ("seeds", "inputs_message_id"),
        ("seeds", "key_hash"),
        ("seats", "joined"),
        ("seats", "word"),
    ];
    for (table, column) in later {
        before.execute_batch(&format!("ALTER TABLE {table} DROP COLUMN {column}")).unwrap();
    }
    before.pragma_update(None, "user_version", 3).unwrap();
    drop(before);
    let store = Store::open(&b.path()).unwrap();
    let due = store.read_blocking(|reading| reading.due(i64::MAX, 10)).unwrap().rows;
    let due: Vec<_> = due.iter().map(|row| (row.match_id, row.kind.as_str(), row.due_at)).collect();
    assert_eq!(due, [(ended, "reveal", 5_000 + WEEK)]);
}
