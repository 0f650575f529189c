//! The read-only connections.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::connection::{self, Reading};
use super::error::StoreError;
use super::sql::run;

/// Readers at once; more wait for their turn. Looking is short, and two cores would not serve more.
const READERS: usize = 3;

/// Connections that only look. Opened when first needed and kept.
pub(super) struct Pool {
    path: PathBuf,
    turns: Arc<Semaphore>,
    /// `None` once closed.
    idle: Mutex<Option<Vec<Reading>>>,
}

impl Pool {
    pub(super) fn new(path: PathBuf) -> Self {
        Self { path, turns: Arc::new(Semaphore::new(READERS)), idle: Mutex::new(Some(Vec::new())) }
    }

    /// A turn to look; refused once the pool is closed.
    pub(super) async fn permit(&self) -> Result<OwnedSemaphorePermit, StoreError> {
        Arc::clone(&self.turns).acquire_owned().await.map_err(|_| StoreError::Closed)
    }

    /// Looks through one transaction, so that all of `look` sees the same instant.
    ///
    /// Where `look` panics, its connection is closed instead of going back.
    pub(super) fn look<R>(&self, look: impl FnOnce(&Reading) -> Result<R, StoreError>) -> Result<R, StoreError> {
        let reading = self.take()?;
        run(reading.sql(), "BEGIN")?;
        let answer = look(&reading);
        if reading.sql().execute_batch("ROLLBACK").is_ok() {
            self.give_back(reading);
        }
        answer
    }

    pub(super) fn close(&self) {
        self.turns.close();
        drop(self.idle().take());
    }

    fn take(&self) -> Result<Reading, StoreError> {
        match self.idle().as_mut() {
            None => return Err(StoreError::Closed),
            Some(idle) => {
                if let Some(reading) = idle.pop() {
                    return Ok(reading);
                }
            }
        }
        connection::open_to_read(&self.path)
    }

    fn give_back(&self, reading: Reading) {
        if let Some(idle) = self.idle().as_mut()
            && idle.len() < READERS
        {
            idle.push(reading);
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Option<Vec<Reading>>> {
        // Nothing that holds this lock can leave it half done.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
