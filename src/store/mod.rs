//! The only room with SQLite: one writer thread, a few read-only connections, one file for each table.
//!
//! It keeps plain columns and opaque JSON ([`Json`]) and knows nothing of games, and it asks no clock: every time is
//! Unix milliseconds that the caller passes in. Whatever is written goes through [`Store::write`], and no answer
//! leaves the writer before its COMMIT has returned.

mod backup;
mod connection;
mod error;
mod ids;
mod pool;
mod sql;
mod values;
mod writer;

mod app_state;
mod cards;
mod deadlines;
mod drafts;
mod guilds;
mod journal;
mod lobbies;
mod matches;
mod outbox;
mod people;
mod players;
mod posts;
mod receipts;
mod seats;
mod seeds;
mod snapshots;
mod vitals;

use std::fmt;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use backup::Backup;
pub use cards::CardRow;
pub use connection::{Reading, Settings};
pub use deadlines::{DeadlineRow, NewDeadline};
pub use drafts::DraftRow;
pub use error::{StoreError, WriteError};
pub use guilds::GuildRow;
pub use ids::{ChannelId, DeadlineId, GuildId, InteractionId, MatchId, MessageId, OutboxId, RoleId};
pub use journal::JournalRow;
pub use matches::{MatchHead, MatchRow, MatchState, NewMatch};
pub use outbox::{BrokenTarget, HELD, NewPost, OutboxRow, OutboxState, PostKind, Target};
pub use people::{DeedRow, FORMER, HouseRow};
pub use players::PlayerRow;
pub use posts::PostRow;
pub use seats::{JoinRow, SeatRow};
pub use seeds::{SealRow, SeedRow};
pub use snapshots::{SnapshotHead, SnapshotRow};
pub use sql::{Listing, UnreadableRow};
pub use values::{ATTEMPTS, Attempt, Json, Seed};
pub use vitals::Vitals;
pub use writer::{Tally, Tx};

use connection::Lock;
use pool::Pool;
use writer::Writer;

/// A cheap handle to one open database. The last one to go closes it, as [`Store::close`] does.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    path: PathBuf,
    // Dropped in this order: the last connection to close is the writer's, which then folds the WAL into the file.
    pool: Pool,
    writer: Writer,
}

impl Store {
    /// Opens the database at `path`, creating it where there is none, and brings its schema up to date.
    ///
    /// Holds an OS lock on `<path>.lock` until it is closed: a second process gets [`StoreError::Busy`].
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_with(path, None)
    }

    /// As [`open`](Self::open), with a quota: where the file would need more than `pages` pages of 4096 bytes, writing
    /// fails with [`StoreError::Full`] as on a full disk.
    pub fn open_within(path: &Path, pages: NonZeroU32) -> Result<Self, StoreError> {
        Self::open_with(path, Some(pages))
    }

    /// One connection that only looks, for `export` and `check`: it works while a bot runs and takes no lock.
    pub fn open_read_only(path: &Path) -> Result<Reading, StoreError> {
        let reading = connection::open_to_read(path)?;
        connection::check_schema(&reading, path)?;
        Ok(reading)
    }

    fn open_with(path: &Path, pages: Option<NonZeroU32>) -> Result<Self, StoreError> {
        let lock = Lock::take(path)?;
        let connection = connection::open_to_write(path, pages)?;
        let writer = Writer::start(connection, lock)?;
        let pool = Pool::new(path.to_owned());
        Ok(Self(Arc::new(Inner { path: path.to_owned(), pool, writer })))
    }

    /// Carries out `change` in a transaction; what comes back is durable.
    ///
    /// Changes that wait at the same time share one commit, each in a savepoint of its own: an `Err` or a panic takes
    /// back its own change only. `change` may be called a second time (where a full disk or a failing one took the
    /// shared transaction away), so it must have no effect outside the database. It runs on the writer's thread and
    /// must be short. Dropping the future does not call the change back.
    pub async fn write<R, E>(
        &self,
        change: impl FnMut(&mut Tx<'_>) -> Result<R, E> + Send + 'static,
    ) -> Result<R, WriteError<E>>
    where
        R: Send + 'static,
        E: Send + 'static,
    {
        let closed = || WriteError::Store(StoreError::Closed);
        let answer = self.0.writer.submit(change).map_err(WriteError::Store)?;
        answer.await.map_err(|_| closed())?
    }

    /// [`write`](Self::write) for the command line. Must not be called on a thread that drives async tasks.
    pub fn write_blocking<R, E>(
        &self,
        change: impl FnMut(&mut Tx<'_>) -> Result<R, E> + Send + 'static,
    ) -> Result<R, WriteError<E>>
    where
        R: Send + 'static,
        E: Send + 'static,
    {
        let closed = || WriteError::Store(StoreError::Closed);
        let answer = self.0.writer.submit(change).map_err(WriteError::Store)?;
        answer.blocking_recv().map_err(|_| closed())?
    }

    /// Looks at the database as it stands at one instant, on a read-only connection and a blocking thread of tokio.
    ///
    /// A panic in `look` goes on in the caller.
    pub async fn read<R: Send + 'static>(
        &self,
        look: impl FnOnce(&Reading) -> Result<R, StoreError> + Send + 'static,
    ) -> Result<R, StoreError> {
        let this = self.clone();
        let permit = self.0.pool.permit().await?;
        let looked = tokio::task::spawn_blocking(move || {
            let answer = this.0.pool.look(look);
            drop(permit);
            answer
        });
        match looked.await {
            Ok(answer) => answer,
            Err(failed) => match failed.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                Err(_) => Err(StoreError::Closed),
            },
        }
    }

    /// [`read`](Self::read) for the command line.
    pub fn read_blocking<R>(&self, look: impl FnOnce(&Reading) -> Result<R, StoreError>) -> Result<R, StoreError> {
        self.0.pool.look(look)
    }

    /// What the writer has done since it was opened.
    pub fn tally(&self) -> Tally {
        self.0.writer.tally()
    }

    /// Commits what waits, ends the writer, closes every connection and gives the lock back. Later calls on any
    /// handle get [`StoreError::Closed`]. Blocks for as long as the last commit takes.
    pub fn close(&self) {
        self.0.pool.close();
        self.0.writer.close();
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("path", &self.0.path).finish_non_exhaustive()
    }
}
