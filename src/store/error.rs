//! What can go wrong in the store, in words for a host.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use super::ids::MatchId;

/// An error of the store. The texts are for a host's log and terminal, never for players, and hold no row content.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error(
        "another Adjutant already runs on this database ({} is locked); stop that process first, or give this one a database of its own",
        .0.display()
    )]
    Busy(PathBuf),
    #[error(
        "another program keeps the database {} locked; nothing was changed; close it (a backup tool or an open sqlite3 shell?)",
        .0.display()
    )]
    Locked(PathBuf),
    #[error("no space is left for the database {}; nothing was changed; make room on its disk", .0.display())]
    Full(PathBuf),
    #[error(
        "the database {} can only be read; nothing was changed; let the user who runs Adjutant write the file, the files \
         beside it and their folder (chown, chmod, or a file system that is mounted read-only)",
        .0.display()
    )]
    ReadOnly(PathBuf),
    #[error(
        "the disk of the database fails: {0}; nothing was changed; check the disk and the permissions of the folder"
    )]
    Io(String),
    #[error("the database file is damaged: {0}; restore it from a backup, or try `sqlite3 FILE .recover`")]
    Corrupt(String),
    #[error("{} is not a database of Adjutant; choose another path", .0.display())]
    Foreign(PathBuf),
    #[error("there is no database at {}", .0.display())]
    Missing(PathBuf),
    #[error("{} is there already and was not touched; choose another name for the copy", .0.display())]
    Exists(PathBuf),
    #[error(
        "the database {} was written by a newer Adjutant; run that version or restore the backup made before the upgrade",
        .0.display()
    )]
    NewerSchema(PathBuf),
    #[error(
        "the database {} was written by an older Adjutant; start this version with `adjutant run` once to bring it up to date",
        .0.display()
    )]
    OlderSchema(PathBuf),
    #[error("the store is closed; nothing was changed")]
    Closed,
    /// The transaction went away under a closure that carried on regardless.
    #[error("the database gave up the transaction; nothing was changed")]
    RolledBack,
    /// A row that does not hold what its columns promise. Other rows are not affected.
    #[error("a row of the database cannot be read: {0}")]
    Unreadable(String),
    /// The channel already has a live match.
    #[error("this channel already has match {0}")]
    ChannelTaken(MatchId),
    #[error("there is no match {0}")]
    NoSuchMatch(MatchId),
    /// Somebody else changed the match since it was looked at.
    #[error("match {id} is at version {found}, not {expected}")]
    Conflict { id: MatchId, expected: u32, found: u32 },
    /// A bug of the caller: versions, draw numbers and counters only grow.
    #[error("match {0}: version or draw number would go back")]
    GoesBack(MatchId),
    #[error("SQLite: {0}")]
    Sqlite(String),
}

/// Why [`Store::write`](super::Store::write) changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError<E> {
    /// The closure's own refusal.
    #[error("{0}")]
    Refused(E),
    /// The store could not carry the closure out.
    #[error("{0}")]
    Store(StoreError),
    /// The closure panicked with this message.
    #[error("a bug stopped the change; nothing was changed: {0}")]
    Bug(String),
}

impl<E> WriteError<E> {
    /// The one error type of a caller whose `E` can carry a [`StoreError`]; `bug` makes one of a panic.
    pub fn fold(self, bug: impl FnOnce(String) -> E) -> E
    where
        E: From<StoreError>,
    {
        match self {
            Self::Refused(e) => e,
            Self::Store(e) => e.into(),
            Self::Bug(message) => bug(message),
        }
    }
}

impl StoreError {
    pub(super) fn io(path: &Path, error: &std::io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full(path.to_owned()),
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Self::ReadOnly(path.to_owned()),
            _ => Self::Io(format!("{}: {error}", path.display())),
        }
    }

    /// What SQLite says about this file.
    pub(super) fn sqlite(path: &Path, error: &rusqlite::Error) -> Self {
        let in_file = || format!("{}: {error}", path.display());
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full(path.to_owned()),
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly(path.to_owned()),
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => Self::Io(in_file()),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Corrupt(in_file()),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked(path.to_owned()),
            Some(_) => Self::Sqlite(in_file()),
            None => match error {
                rusqlite::Error::FromSqlConversionFailure(..)
                | rusqlite::Error::IntegralValueOutOfRange(..)
                | rusqlite::Error::InvalidColumnType(..)
                | rusqlite::Error::Utf8Error(..) => Self::Unreadable(error.to_string()),
                other => Self::Sqlite(other.to_string()),
            },
        }
    }

    /// What came of the migrations of this file.
    pub(super) fn migration(path: &Path, error: rusqlite_migration::Error) -> Self {
        use rusqlite_migration::{Error, MigrationDefinitionError};
        match error {
            Error::RusqliteError { err, .. } => Self::sqlite(path, &err),
            Error::MigrationDefinition(MigrationDefinitionError::DatabaseTooFarAhead) => {
                Self::NewerSchema(path.to_owned())
            }
            other => Self::Sqlite(other.to_string()),
        }
    }
}
