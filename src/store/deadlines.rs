//! `deadlines`: what happens by itself at a time: reminders, time-outs, turns of the AI.
//!
//! Those of a match that is paused or set aside do not fire and wake nobody.

use rusqlite::{Row, params};

use crate::game::ids::SeatId;

use super::connection::Reading;
use super::error::StoreError;
use super::ids::{DeadlineId, MatchId};
use super::sql::{FromRow, Listing, all, change, list, value};
use super::values::Attempt;
use super::writer::Tx;

/// A deadline as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadlineRow {
    pub deadline_id: DeadlineId,
    pub match_id: MatchId,
    /// What is due; the table room's word.
    pub kind: String,
    /// Whose it is, where it is one seat's.
    pub seat: Option<SeatId>,
    pub due_at: i64,
    /// The version of the match when it was set: one that has been overtaken does nothing.
    pub version: u32,
    /// Attempts that failed.
    pub tries: u32,
}

/// A deadline to be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDeadline {
    pub match_id: MatchId,
    pub kind: String,
    pub seat: Option<SeatId>,
    pub due_at: i64,
    pub version: u32,
}

const FIRES: &str = "FROM deadlines JOIN matches USING (match_id) WHERE state NOT IN ('paused', 'set_aside')";

impl Reading {
    /// What is due at `now`, the earliest first, at most `limit` rows.
    pub fn due(&self, now: i64, limit: u32) -> Result<Listing<DeadlineRow>, StoreError> {
        let sql = format!("SELECT deadlines.* {FIRES} AND due_at <= ?1 ORDER BY due_at, deadline_id LIMIT ?2");
        list(self.sql(), &sql, params![now, limit])
    }

    /// When to wake next.
    pub fn next_due_at(&self) -> Result<Option<i64>, StoreError> {
        let sql = format!("SELECT due_at {FIRES} ORDER BY due_at LIMIT 1");
        value(self.sql(), &sql, [])
    }

    /// Whose deadline this is, also where the rest of its row cannot be read; `None` where it is gone.
    pub fn owner_of_deadline(&self, id: DeadlineId) -> Result<Option<MatchId>, StoreError> {
        value(self.sql(), "SELECT match_id FROM deadlines WHERE deadline_id = ?1", [id])
    }

    /// All deadlines of a match, firing or not, the earliest first.
    pub fn deadlines(&self, id: MatchId) -> Result<Vec<DeadlineRow>, StoreError> {
        let sql = "SELECT * FROM deadlines WHERE match_id = ?1 ORDER BY due_at, deadline_id";
        all(self.sql(), sql, [id])
    }
}

impl Tx<'_> {
    /// Sets a deadline in place of the one of the same match, kind and seat, with its attempts at nought.
    pub fn put_deadline(&self, new: &NewDeadline) -> Result<DeadlineId, StoreError> {
        self.cancel_deadline(new.match_id, &new.kind, new.seat)?;
        let connection = self.sql_to_write()?;
        let sql = "INSERT INTO deadlines (match_id, kind, seat, due_at, version) VALUES (?1, ?2, ?3, ?4, ?5)";
        change(connection, sql, params![new.match_id, new.kind, new.seat, new.due_at, new.version])?;
        Ok(DeadlineId(connection.last_insert_rowid()))
    }

    /// Takes a deadline away; false where there was none.
    pub fn cancel_deadline(&self, id: MatchId, kind: &str, seat: Option<SeatId>) -> Result<bool, StoreError> {
        let sql = "DELETE FROM deadlines WHERE match_id = ?1 AND kind = ?2 AND ifnull(seat, -1) = ifnull(?3, -1)";
        Ok(change(self.sql_to_write()?, sql, params![id, kind, seat])? > 0)
    }

    /// Takes away the deadline that has been met; false where it was replaced or cancelled meanwhile.
    pub fn meet_deadline(&self, id: DeadlineId) -> Result<bool, StoreError> {
        Ok(change(self.sql_to_write()?, "DELETE FROM deadlines WHERE deadline_id = ?1", [id])? > 0)
    }

    /// Takes all deadlines of a match away.
    pub fn cancel_deadlines(&self, id: MatchId) -> Result<(), StoreError> {
        change(self.sql_to_write()?, "DELETE FROM deadlines WHERE match_id = ?1", [id]).map(drop)
    }

    /// An attempt failed; the next is at `retry_at`. `None` where the deadline is gone by now.
    pub fn deadline_failed(&self, id: DeadlineId, retry_at: i64) -> Result<Option<Attempt>, StoreError> {
        // Also of a row that cannot be read, be it for this very number.
        let sql = "UPDATE deadlines SET tries = max(0, min(tries, 99)) + 1, due_at = ?2 WHERE deadline_id = ?1
                   RETURNING tries";
        let tries = value(self.sql_to_write()?, sql, params![id, retry_at])?;
        Ok(tries.map(Attempt::after))
    }

    /// Moves all deadlines of a match by the length of its pause, in milliseconds, with their attempts at nought.
    pub fn shift_deadlines(&self, id: MatchId, by: i64) -> Result<(), StoreError> {
        let sql = "UPDATE deadlines SET due_at = due_at + ?2, tries = 0 WHERE match_id = ?1";
        change(self.sql_to_write()?, sql, params![id, by]).map(drop)
    }
}

impl FromRow for DeadlineRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            deadline_id: row.get("deadline_id")?,
            match_id: row.get("match_id")?,
            kind: row.get("kind")?,
            seat: row.get("seat")?,
            due_at: row.get("due_at")?,
            version: row.get("version")?,
            tries: row.get("tries")?,
        })
    }
}
