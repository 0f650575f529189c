//! The store by its public door, on real files.

#![expect(clippy::unwrap_used, reason = "in tests, and in what only tests call")]

mod backup;
mod deadlines;
mod faults;
mod opening;
mod outbox;
mod tables;
mod writer;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use adjutant::game::ids::PlayerId;
use adjutant::store::*;

/// A store in a folder that goes away with it.
struct Bench {
    store: Store,
    folder: tempfile::TempDir,
}

impl Bench {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("a.sqlite3")).unwrap();
        Self { store, folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.sqlite3")
    }

    /// Writes, where nothing may go wrong.
    fn put<R: Send + 'static>(&self, f: impl FnMut(&mut Tx<'_>) -> Result<R, StoreError> + Send + 'static) -> R {
        self.store.write_blocking(f).unwrap()
    }

    /// Writes, where the closure is refused.
    fn refused<R: Send + std::fmt::Debug + 'static>(
        &self,
        f: impl FnMut(&mut Tx<'_>) -> Result<R, StoreError> + Send + 'static,
    ) -> StoreError {
        match self.store.write_blocking(f) {
            Err(WriteError::Refused(error)) => error,
            other => panic!("not refused: {other:?}"),
        }
    }

    fn look<R>(&self, f: impl FnOnce(&Reading) -> Result<R, StoreError>) -> R {
        self.store.read_blocking(f).unwrap()
    }

    /// A look from outside, through a connection that knows nothing of the store's.
    fn outside<R>(&self, f: impl FnOnce(&Reading) -> Result<R, StoreError>) -> R {
        f(&Store::open_read_only(&self.path()).unwrap()).unwrap()
    }

    fn player(&self, account: &'static str) -> PlayerId {
        self.put(move |tx| tx.put_player("discord", account, account))
    }

    /// A match in a channel of its own.
    fn open_match(&self, channel: u64) -> MatchId {
        let host = self.player("ana");
        self.put(move |tx| tx.create_match(&new_match(channel, host)))
    }

    /// A match that was started.
    fn running(&self, channel: u64) -> MatchId {
        let id = self.open_match(channel);
        self.put(move |tx| {
            let mut row = tx.match_row(id)?;
            row.state = MatchState::Running;
            tx.update_match(0, &row)?;
            Ok(id)
        })
    }
}

/// Keeps the writer busy, so that what is sent meanwhile waits and forms one batch.
struct Hold {
    release: Sender<()>,
    thread: JoinHandle<()>,
}

impl Hold {
    fn on(store: &Store) -> Self {
        let (started, running) = channel();
        let (release, released) = channel();
        let store = store.clone();
        let thread = std::thread::spawn(move || {
            store
                .write_blocking(move |_| {
                    stand(&started, &released);
                    Ok::<_, StoreError>(())
                })
                .unwrap();
        });
        running.recv().unwrap();
        Self { release, thread }
    }

    fn end(self) {
        self.release.send(()).unwrap();
        self.thread.join().unwrap();
    }
}

/// Says that it has started, then waits.
fn stand(started: &Sender<()>, released: &Receiver<()>) {
    started.send(()).unwrap();
    released.recv().unwrap();
}

fn new_match(channel: u64, host: PlayerId) -> NewMatch {
    NewMatch {
        guild_id: GuildId(1),
        channel_id: ChannelId(channel),
        ruleset: "classic".to_owned(),
        options: "{}".into(),
        edition: "world".to_owned(),
        edition_hash: "abc".to_owned(),
        format: 1,
        host,
        created_at: 1_000,
    }
}

/// A move: the next version of a match, with a snapshot of so many bytes.
fn step(tx: &Tx<'_>, id: MatchId, bytes: usize) -> Result<u32, StoreError> {
    let mut row = tx.match_row(id)?;
    let was = row.version;
    row.version += 1;
    row.snapshot = Some("x".repeat(bytes).into());
    tx.update_match(was, &row)?;
    Ok(row.version)
}

fn seat(n: u8) -> adjutant::game::ids::SeatId {
    adjutant::game::ids::SeatId(n)
}
