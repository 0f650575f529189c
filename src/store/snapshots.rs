//! `snapshots`: the states that an undo can go back to.

use rusqlite::{Row, params};

use super::connection::Reading;
use super::error::StoreError;
use super::ids::MatchId;
use super::sql::{FromRow, all, change, one};
use super::values::Json;
use super::writer::Tx;

/// A state of a match at one version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotRow {
    pub head: SnapshotHead,
    pub snapshot: Json,
}

/// Which state it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SnapshotHead {
    pub match_id: MatchId,
    pub version: u32,
    pub move_no: u32,
    pub turn: u32,
    /// The first state of its turn; kept for as long as the match.
    pub turn_start: bool,
}

impl Reading {
    /// The state at a version, where it is kept.
    pub fn snapshot(&self, id: MatchId, version: u32) -> Result<Option<SnapshotRow>, StoreError> {
        let sql = "SELECT * FROM snapshots WHERE match_id = ?1 AND version = ?2";
        one(self.sql(), sql, params![id, version])
    }

    /// The states that are kept, newest first.
    pub fn snapshots(&self, id: MatchId) -> Result<Vec<SnapshotHead>, StoreError> {
        let sql = "SELECT match_id, version, move_no, turn, turn_start FROM snapshots
                   WHERE match_id = ?1 ORDER BY version DESC";
        all(self.sql(), sql, [id])
    }
}

impl Tx<'_> {
    /// Keeps a state; each version once.
    pub fn put_snapshot(&self, row: &SnapshotRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO snapshots (match_id, version, move_no, turn, turn_start, snapshot)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let SnapshotHead { match_id, version, move_no, turn, turn_start } = row.head;
        let values = params![match_id, version, move_no, turn, turn_start, row.snapshot];
        change(self.sql_to_write()?, sql, values).map(drop)
    }

    /// Drops the states of older turns but their first ones; those of the current and the last turn all stay
    /// (design section 4). Says how many went.
    pub fn prune_snapshots(&self, id: MatchId, current_turn: u32) -> Result<usize, StoreError> {
        let sql = "DELETE FROM snapshots WHERE match_id = ?1 AND turn < ?2 AND turn_start = 0";
        change(self.sql_to_write()?, sql, params![id, current_turn.saturating_sub(1)])
    }
}

impl FromRow for SnapshotRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { head: SnapshotHead::from_row(row)?, snapshot: row.get("snapshot")? })
    }
}

impl FromRow for SnapshotHead {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            version: row.get("version")?,
            move_no: row.get("move_no")?,
            turn: row.get("turn")?,
            turn_start: row.get("turn_start")?,
        })
    }
}
