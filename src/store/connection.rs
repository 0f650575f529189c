//! Connections: how they are opened, what they are set to, and the lock that keeps a second process out.

use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::types::FromSql;
use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{M, Migrations};

use super::error::StoreError;
use super::sql::{fault, run};

/// What every connection looks through: the reading functions of all tables are on it.
///
/// Inside a transaction a [`Tx`](super::Tx) hands one out, which sees what the transaction has written so far.
pub struct Reading {
    connection: Connection,
}

/// How a connection is set, as SQLite itself reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// `wal` everywhere.
    pub journal_mode: String,
    /// 2 is FULL: a commit has reached the disk when it returns.
    pub synchronous: i64,
    pub foreign_keys: bool,
    pub busy_timeout_ms: i64,
    pub query_only: bool,
}

/// The lock on the file beside the database. The operating system gives it back when the process dies.
pub(super) struct Lock(#[expect(dead_code, reason = "held, not used")] File);

/// In the order they came; the number of those applied is the database's `user_version`.
const STEPS: &[M<'static>] = &[
    M::up(include_str!("../../migrations/0001_begin.sql")),
    M::up(include_str!("../../migrations/0002_lobbies.sql")),
    M::up(include_str!("../../migrations/0003_cards.sql")),
    M::up(include_str!("../../migrations/0004_endings.sql")),
    M::up(include_str!("../../migrations/0005_dice.sql")),
];

const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

/// `PRAGMA application_id` of our files ("ADJT"); set by the first migration.
const APPLICATION: i64 = 0x4144_4A54;

/// How long another program may keep the file locked at the start, and before somebody who only looks is told so.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The same for a change: whoever asked for it, and whoever waits behind them, is answered within 3 seconds.
const WRITER_WAITS: Duration = Duration::from_secs(1);

/// Statements kept prepared on each connection; there are fewer than this in the whole room.
const STATEMENTS: usize = 160;

impl Lock {
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        let path = PathBuf::from(name);
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .map_err(|e| StoreError::io(&path, &e))?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::Busy(path)),
            Err(TryLockError::Error(e)) => Err(StoreError::io(&path, &e)),
        }
    }
}

pub(super) fn open_to_write(path: &Path, pages: Option<NonZeroU32>) -> Result<Reading, StoreError> {
    create_private(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let failed = |error: rusqlite::Error| StoreError::sqlite(path, &error);
    let mut connection = Connection::open_with_flags(path, flags).map_err(failed)?;
    set(&connection)?;
    if is_foreign(&connection)? {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    let mode = connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get::<_, String>(0)).map_err(failed)?;
    if mode != "wal" {
        return Err(StoreError::Io(format!("{} cannot be kept in WAL mode (a network drive?)", path.display())));
    }
    if let Some(pages) = pages {
        let sql = format!("PRAGMA max_page_count = {pages}");
        connection.query_row(&sql, [], |_| Ok(())).map_err(failed)?;
    }
    MIGRATIONS.to_latest(&mut connection).map_err(|error| StoreError::migration(path, error))?;
    connection.busy_timeout(WRITER_WAITS).map_err(failed)?;
    Ok(Reading { connection })
}

pub(super) fn open_to_read(path: &Path) -> Result<Reading, StoreError> {
    let connection = open_as(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    run(&connection, "PRAGMA query_only = ON")?;
    Ok(Reading { connection })
}

/// A connection to a file that is there, set as all are.
pub(super) fn open_as(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    if !path.is_file() {
        return Err(StoreError::Missing(path.to_owned()));
    }
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX);
    let connection = connection.map_err(|error| StoreError::sqlite(path, &error))?;
    set(&connection)?;
    Ok(connection)
}

/// Refuses a file that is not ours or that has another schema than this program.
pub(super) fn check_schema(reading: &Reading, path: &Path) -> Result<(), StoreError> {
    if is_foreign(&reading.connection)? {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    let pending = MIGRATIONS.pending_migrations(&reading.connection);
    match pending.map_err(|error| StoreError::migration(path, error))? {
        0 => Ok(()),
        1.. => Err(StoreError::OlderSchema(path.to_owned())),
        _ => Err(StoreError::NewerSchema(path.to_owned())),
    }
}

impl Reading {
    /// How this connection is set.
    pub fn settings(&self) -> Result<Settings, StoreError> {
        let number = |setting: &str| pragma::<i64>(&self.connection, setting);
        Ok(Settings {
            journal_mode: pragma(&self.connection, "journal_mode")?,
            synchronous: number("synchronous")?,
            foreign_keys: number("foreign_keys")? == 1,
            busy_timeout_ms: number("busy_timeout")?,
            query_only: number("query_only")? == 1,
        })
    }

    /// What SQLite finds wrong with the file, in its own words; empty where all is well. Reads the whole file.
    pub fn faults(&self) -> Result<Vec<String>, StoreError> {
        faults(&self.connection)
    }

    pub(super) fn sql(&self) -> &Connection {
        &self.connection
    }
}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reading")
    }
}

/// See [`Reading::faults`].
pub(super) fn faults(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let found = || {
        let mut statement = connection.prepare("PRAGMA integrity_check(20)")?;
        let mut found = statement.query_map([], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
        found.retain(|line| line != "ok");
        let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
        let lost = statement.query_map([], |row| {
            let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
            Ok(format!("a row of {table} points at a row of {parent} that is not there"))
        })?;
        for line in lost {
            found.push(line?);
        }
        Ok(found)
    };
    found().map_err(fault(connection))
}

fn set(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(BUSY_TIMEOUT).map_err(fault(connection))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    run(connection, "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
}

fn pragma<T: FromSql>(connection: &Connection, setting: &str) -> Result<T, StoreError> {
    connection.query_row(&format!("PRAGMA {setting}"), [], |row| row.get(0)).map_err(fault(connection))
}

/// An empty file is nobody's yet; any other must carry our mark.
pub(super) fn is_foreign(connection: &Connection) -> Result<bool, StoreError> {
    let mark: i64 = pragma(connection, "application_id")?;
    let tables = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0));
    let tables = tables.map_err(fault(connection))?;
    Ok(mark != APPLICATION && tables > 0)
}

/// Makes the file readable by its owner only (it holds hands and seeds); SQLite gives `-wal` and `-shm` the same mode.
pub(super) fn create_private(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path).map(drop).map_err(|e| StoreError::io(path, &e))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_migrations_are_sound() {
        MIGRATIONS.validate().expect("migrations apply to an empty database");
    }
}
