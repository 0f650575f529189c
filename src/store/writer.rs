//! The one thread that writes. Changes that wait together are committed together.

use std::any::Any;
use std::fmt;
use std::ops::Deref;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::connection::{Lock, Reading};
use super::error::{StoreError, WriteError};
use super::sql::run;

/// Changes in one commit at most; it bounds how long the first of them waits.
const BATCH: usize = 64;

/// A transaction, open for the length of one closure. The writing functions of all tables are on it, and through
/// [`Deref`] the reading ones.
pub struct Tx<'a> {
    reading: &'a Reading,
}

/// What a writer has done since it started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Commits that returned without an error.
    pub commits: u64,
    /// Changes answered, refused ones too.
    pub changes: u64,
    /// Shared transactions that were lost, after which every change in them ran again alone.
    pub abandoned: u64,
}

pub(super) struct Writer {
    orders: Sender<Order>,
    thread: Mutex<Option<JoinHandle<()>>>,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    commits: AtomicU64,
    changes: AtomicU64,
    abandoned: AtomicU64,
}

enum Order {
    Change(Box<dyn Job>),
    /// Commit what waits, then end.
    Close,
}

/// A change with its answer held back. Object-safe so that changes of all types wait in one queue.
trait Job: Send {
    /// Runs the closure and keeps its answer; true where its writes shall stay.
    fn run(&mut self, tx: &mut Tx<'_>) -> bool;
    /// Lets the kept answer out, or `error` where the change did not come about for another reason.
    fn answer(self: Box<Self>, error: Option<StoreError>);
}

struct Change<F, R, E> {
    closure: F,
    kept: Option<Result<R, WriteError<E>>>,
    reply: oneshot::Sender<Result<R, WriteError<E>>>,
}

struct Desk {
    connection: Reading,
    counts: Arc<Counts>,
}

impl Writer {
    pub(super) fn start(connection: Reading, lock: Lock) -> Result<Self, StoreError> {
        let (orders, waiting) = channel();
        let counts = Arc::new(Counts::default());
        let desk = Desk { connection, counts: Arc::clone(&counts) };
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || {
                desk.work(&waiting);
                // The lock outlives the connection, so that nobody else opens the file while it is being closed.
                drop(desk);
                drop(lock);
            })
            .map_err(|e| StoreError::Io(format!("no thread for the writer: {e}")))?;
        Ok(Self { orders, thread: Mutex::new(Some(thread)), counts })
    }

    pub(super) fn submit<R, E, F>(&self, change: F) -> Result<oneshot::Receiver<Result<R, WriteError<E>>>, StoreError>
    where
        R: Send + 'static,
        E: Send + 'static,
        F: FnMut(&mut Tx<'_>) -> Result<R, E> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Change { closure: change, kept: None, reply });
        self.orders.send(Order::Change(job)).map_err(|_| StoreError::Closed)?;
        Ok(answer)
    }

    pub(super) fn tally(&self) -> Tally {
        Tally {
            commits: self.counts.commits.load(Ordering::Relaxed),
            changes: self.counts.changes.load(Ordering::Relaxed),
            abandoned: self.counts.abandoned.load(Ordering::Relaxed),
        }
    }

    pub(super) fn close(&self) {
        // An error means that the thread has ended already.
        let _ = self.orders.send(Order::Close);
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread
            // A closure that holds the last handle drops it on this very thread.
            && thread.thread().id() != thread::current().id()
            && thread.join().is_err()
        {
            tracing::error!("the writer thread of the store ended in a panic");
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.close();
    }
}

impl Desk {
    fn work(&self, waiting: &Receiver<Order>) {
        let mut open = true;
        while open {
            let Ok(first) = waiting.recv() else { return };
            let mut batch = Vec::new();
            let mut next = Some(first);
            while let Some(order) = next {
                match order {
                    Order::Change(job) => batch.push(job),
                    Order::Close => open = false,
                }
                next = if batch.len() < BATCH { waiting.try_recv().ok() } else { None };
            }
            self.carry_out(batch);
        }
        // What was sent before anybody could know of the end is carried out too.
        while let Ok(order) = waiting.try_recv() {
            if let Order::Change(job) = order {
                self.alone(job);
            }
        }
    }

    fn carry_out(&self, mut batch: Vec<Box<dyn Job>>) {
        if batch.len() > 1 {
            let done = self.together(&mut batch);
            if let Err(error @ StoreError::Locked(_)) = done {
                // It was waited for once for all of them.
                return batch.into_iter().for_each(|job| self.answer(job, Some(error.clone())));
            }
            if let Err(error) = done {
                self.counts.abandoned.fetch_add(1, Ordering::Relaxed);
                tracing::warn!(changes = batch.len(), %error, "shared transaction lost, each change runs alone");
            } else {
                for job in batch {
                    self.answer(job, None);
                }
                return;
            }
        }
        for job in batch {
            self.alone(job);
        }
    }

    /// One transaction for all, a savepoint for each. On an error nothing of it has happened.
    fn together(&self, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let sql = self.connection.sql();
        run(sql, "BEGIN IMMEDIATE")?;
        let done = self.each_in_a_savepoint(batch).and_then(|()| self.commit());
        if done.is_err() {
            roll_back(sql);
        }
        done
    }

    fn each_in_a_savepoint(&self, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let sql = self.connection.sql();
        for job in batch {
            run(sql, "SAVEPOINT one")?;
            let keep = job.run(&mut Tx { reading: &self.connection });
            // A full disk, an I/O error or lack of memory may have ended the transaction under the closure.
            if sql.is_autocommit() {
                return Err(StoreError::RolledBack);
            }
            let end = if keep { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" };
            run(sql, end)?;
        }
        Ok(())
    }

    fn alone(&self, mut job: Box<dyn Job>) {
        let sql = self.connection.sql();
        if let Err(error) = run(sql, "BEGIN IMMEDIATE") {
            return self.answer(job, Some(error));
        }
        let keep = job.run(&mut Tx { reading: &self.connection });
        let error = if !keep {
            None
        } else if sql.is_autocommit() {
            Some(StoreError::RolledBack)
        } else {
            self.commit().err()
        };
        roll_back(sql);
        self.answer(job, error);
    }

    fn commit(&self) -> Result<(), StoreError> {
        run(self.connection.sql(), "COMMIT")?;
        self.counts.commits.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    fn answer(&self, job: Box<dyn Job>, error: Option<StoreError>) {
        self.counts.changes.fetch_add(1, Ordering::Relaxed);
        job.answer(error);
    }
}

impl<F, R, E> Job for Change<F, R, E>
where
    R: Send,
    E: Send,
    F: FnMut(&mut Tx<'_>) -> Result<R, E> + Send,
{
    fn run(&mut self, tx: &mut Tx<'_>) -> bool {
        // Unwind safety: the savepoint takes back what was written, and a closure has no effect elsewhere.
        let kept = match catch_unwind(AssertUnwindSafe(|| (self.closure)(tx))) {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(refusal)) => Err(WriteError::Refused(refusal)),
            Err(panic) => Err(WriteError::Bug(message(panic.as_ref()))),
        };
        self.kept.insert(kept).is_ok()
    }

    fn answer(self: Box<Self>, error: Option<StoreError>) {
        let answer = match (error, self.kept) {
            (Some(error), _) => Err(WriteError::Store(error)),
            (None, Some(kept)) => kept,
            (None, None) => Err(WriteError::Store(StoreError::RolledBack)),
        };
        // Whoever asked may be gone; the change stands all the same.
        let _ = self.reply.send(answer);
    }
}

impl Tx<'_> {
    /// The connection, as long as the transaction is there. Without this check a closure that overlooked an error
    /// would go on writing outside any transaction.
    pub(super) fn sql_to_write(&self) -> Result<&Connection, StoreError> {
        let sql = self.reading.sql();
        if sql.is_autocommit() { Err(StoreError::RolledBack) } else { Ok(sql) }
    }
}

impl Deref for Tx<'_> {
    type Target = Reading;

    fn deref(&self) -> &Reading {
        self.reading
    }
}

impl fmt::Debug for Tx<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tx")
    }
}

fn roll_back(sql: &Connection) {
    if !sql.is_autocommit()
        && let Err(error) = sql.execute_batch("ROLLBACK")
    {
        tracing::error!(%error, "a transaction could not be rolled back");
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("panic without a message").to_owned()
}
