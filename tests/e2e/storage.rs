//! A disk that is full, and another program that holds the file: said to the player and to the host, and over when the cause is.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use adjutant::store::{MatchId, Store};
use adjutant::text::lang::Lang;

use crate::bring_up::{PATIENCE, World};
use crate::process::Process;
use crate::words::says;

/// A file system of its own, so small that it can be filled.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// `None` where this process may not mount one.
    fn mount(at: PathBuf, size: &str) -> Option<Self> {
        fs::create_dir(&at).unwrap();
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", size, "tmpfs"]).arg(&at).output();
        mounted.is_ok_and(|done| done.status.success()).then_some(Self(at))
    }

    /// Takes all the room there is; gives the file that takes it.
    fn fill(&self) -> PathBuf {
        let path = self.0.join("filler");
        let mut file = fs::File::create(&path).unwrap();
        while file.write_all(&[1; 512]).is_ok() {}
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily: the process that used it may be ending just now.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// The newest version of the match.
fn version(database: &Path) -> u32 {
    Store::open_read_only(database).unwrap().match_row(MatchId(1)).unwrap().version
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_a_move_is_refused_and_goes_on_once_there_is_room() {
    let world = World::without_bot().await;
    let Some(disk) = SmallDisk::mount(world.directory.path().join("disk"), "size=16m") else {
        println!("skipped: no file system can be mounted here");
        return;
    };
    let database = disk.0.join("adjutant.sqlite3");
    let bot = Process::start_at(&world, &database).await;
    let people = [world.person("ana", "en-US"), world.person("ben", "en-GB")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    world.types(called, "/trade").await;
    world.place_everything(called).await;
    world.quiet().await;
    let before = version(&database);
    let filler = disk.fill();
    let refused = world.types(called, "/done").await;
    assert!(says(&refused, Lang::En, "refused-store-full"), "{refused}");
    assert!(!world.types(called, "/status").await.is_empty(), "looking goes on");
    assert_eq!(version(&database), before, "something was changed");
    let logged = bot.log();
    assert!(logged.contains("adjutant.sqlite3") && logged.contains("make room"), "{logged}");
    fs::remove_file(filler).unwrap();
    world.types(called, "/done").await;
    world.next_turn_after(&people, post.id).await;
    assert_eq!(world.sandbox.violations(), []);
    assert_eq!(bot.terminate(PATIENCE).await, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn while_another_program_holds_the_file_a_move_is_refused_in_time_and_goes_on_after() {
    let world = World::without_bot().await;
    let bot = Process::start(&world).await;
    let (people, called, post) = world.about_to_end_a_turn().await;
    let before = version(&world.database());
    let lang = if called == people[0] { Lang::En } else { Lang::De };
    let other = rusqlite::Connection::open(world.database()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    // The second one waits behind the first.
    let (refused, behind) = tokio::join!(world.types(called, "/done"), world.types(called, "/done"));
    for refused in [refused, behind] {
        assert!(says(&refused, lang, "refused-store-busy"), "{refused}");
    }
    assert!(!world.types(called, "/status").await.is_empty(), "looking goes on");
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(version(&world.database()), before, "something was changed");
    let logged = bot.log();
    assert!(logged.contains("adjutant.sqlite3") && logged.contains("close it"), "{logged}");
    world.types(called, "/done").await;
    world.next_turn_after(&people, post.id).await;
    assert_eq!(world.sandbox.violations(), []);
    assert_eq!(bot.terminate(PATIENCE).await, Some(0));
}

/// What `adjutant run` says when it cannot begin on this database: no Discord is asked.
fn does_not_begin(database: &Path) -> String {
    let done = Command::new(crate::process::ADJUTANT)
        .args(["run", "--database"])
        .arg(database)
        .env("DISCORD_TOKEN", "abc.def")
        // Nobody answers there.
        .env("ADJUTANT_TEST_API", "http://127.0.0.1:9")
        .current_dir(database.parent().unwrap())
        .output()
        .unwrap();
    let errors = String::from_utf8(done.stderr).unwrap();
    assert_eq!(done.status.code(), Some(1), "{errors}");
    errors
}

#[test]
fn a_database_that_cannot_be_used_ends_the_start_with_file_and_remedy() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let fresh = |name: &str| {
        Store::open(&path(name)).unwrap().close();
        path(name)
    };
    let assert_says = |database: &Path, remedy: &str| {
        let said = does_not_begin(database);
        let name = database.file_name().unwrap().to_str().unwrap();
        assert!(said.contains(name) && said.contains(remedy), "{name}: {said}");
    };
    fs::write(path("letter.txt"), "Dear Sir or Madam, ".repeat(300)).unwrap();
    assert_says(&path("letter.txt"), "restore it from a backup");
    let newer = fresh("newer.sqlite3");
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 999).unwrap();
    assert_says(&newer, "run that version");
    rusqlite::Connection::open(path("theirs.db")).unwrap().execute_batch("CREATE TABLE recipes (name)").unwrap();
    assert_says(&path("theirs.db"), "choose another path");
    let used = fresh("used.sqlite3");
    let store = Store::open(&used).unwrap();
    assert_says(&used, "stop that process first");
    store.close();
    let locked = fresh("locked.sqlite3");
    let other = rusqlite::Connection::open(&locked).unwrap();
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE").unwrap();
    assert_says(&locked, "close it");
    drop(other);
    let damaged = fresh("damaged.sqlite3");
    let mut bytes = fs::read(&damaged).unwrap();
    bytes[4_096..].fill(0xAA);
    fs::write(&damaged, bytes).unwrap();
    assert_says(&damaged, "restore it from a backup");
}

#[test]
fn a_database_that_can_only_be_read_ends_the_start_with_file_and_remedy() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = SmallDisk::mount(folder.path().join("disk"), "size=16m") else {
        println!("skipped: no file system can be mounted here");
        return;
    };
    let database = disk.0.join("adjutant.sqlite3");
    Store::open(&database).unwrap().close();
    let remounted = Command::new("mount").args(["-o", "remount,ro"]).arg(&disk.0).status().unwrap();
    assert!(remounted.success());
    let said = does_not_begin(&database);
    assert!(said.contains("adjutant.sqlite3") && said.contains("can only be read"), "{said}");
}
