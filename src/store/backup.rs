//! A copy of the whole database while somebody plays: consistent, complete, and looked through before it counts.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::OpenFlags;

use super::Store;
use super::connection::{self, create_private};
use super::error::StoreError;
use super::sql::fault;

/// What a copy holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    pub matches: u64,
    pub bytes: u64,
}

impl Store {
    /// Copies the database at `database` to `to`, also while a bot writes there: what was committed when the copy began is in it and
    /// nothing later (`VACUUM INTO`). Works with the database of an older release too, so that it can be copied before an upgrade.
    ///
    /// The copy is made under another name, looked through, brought to the disk and only then given its name, so `to` is never half a
    /// copy. It can be read by its owner alone, for it holds hands and seeds. A file that is there already is not touched.
    pub fn back_up(database: &Path, to: &Path) -> Result<Backup, StoreError> {
        if to.exists() {
            return Err(StoreError::Exists(to.to_owned()));
        }
        let part = partial(to);
        let done = copy(database, &part).and_then(|backup| {
            name_it(&part, to)?;
            Ok(backup)
        });
        match done {
            Ok(backup) => {
                // The name is on the disk too, where the system lets a folder be synced.
                let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
                let _ = File::open(folder).and_then(|folder| folder.sync_all());
                Ok(backup)
            }
            Err(error) => {
                // What is left of it helps nobody; that it failed is what is told.
                let _ = fs::remove_file(&part);
                Err(error)
            }
        }
    }
}

fn copy(database: &Path, part: &Path) -> Result<Backup, StoreError> {
    let from = connection::open_as(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    if connection::is_foreign(&from)? {
        return Err(StoreError::Foreign(database.to_owned()));
    }
    // Left over from a copy that was broken off.
    if part.exists() {
        fs::remove_file(part).map_err(|e| StoreError::io(part, &e))?;
    }
    create_private(part)?;
    let name = part.to_str().ok_or_else(|| StoreError::Io(format!("{}: not a name in UTF-8", part.display())))?;
    from.execute("VACUUM INTO ?1", [name]).map_err(fault(&from))?;
    let whole = connection::open_as(part, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let found = connection::faults(&whole)?;
    if let Some(fault) = found.first() {
        return Err(StoreError::Corrupt(fault.clone()));
    }
    let matches: i64 = whole.query_row("SELECT count(*) FROM matches", [], |row| row.get(0)).map_err(fault(&whole))?;
    drop(whole);
    let file = File::open(part).map_err(|e| StoreError::io(part, &e))?;
    file.sync_all().map_err(|e| StoreError::io(part, &e))?;
    let bytes = file.metadata().map_err(|e| StoreError::io(part, &e))?.len();
    Ok(Backup { matches: u64::try_from(matches).unwrap_or(0), bytes })
}

/// Gives the copy its name. One that somebody else took meanwhile is not taken from them, where the file system can tell.
fn name_it(part: &Path, to: &Path) -> Result<(), StoreError> {
    match fs::hard_link(part, to) {
        Ok(()) => fs::remove_file(part).map_err(|e| StoreError::io(part, &e)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(StoreError::Exists(to.to_owned())),
        // A file system without links.
        Err(_) => fs::rename(part, to).map_err(|e| StoreError::io(to, &e)),
    }
}

/// The name under which the copy is made: no other process uses it.
fn partial(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(format!(".{}.partial", std::process::id()));
    name.into()
}
