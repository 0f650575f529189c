//! `journal`: what happened in a match, one row for each version. Nothing is ever taken out; an undo marks rows.

use std::ops::RangeInclusive;

use rusqlite::{Row, params};

use super::connection::Reading;
use super::error::StoreError;
use super::ids::MatchId;
use super::sql::{FromRow, all, change, one, value};
use super::values::Json;
use super::writer::Tx;

/// One change of a match: who did what, what was drawn, what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    pub match_id: MatchId,
    /// The version that this change made.
    pub version: u32,
    /// The move it belongs to, as players count them.
    pub move_no: u32,
    pub turn: u32,
    pub at: i64,
    pub actor: Json,
    pub action: Json,
    /// Draw numbers and what was rolled or picked.
    pub draws: Json,
    pub events: Json,
    /// Replay to the byte is promised within one revision.
    pub rules_revision: u32,
    /// The version of the undo that took this change back.
    pub undone_by: Option<u32>,
}

impl Reading {
    /// The rows of these versions, oldest first.
    pub fn journal(&self, id: MatchId, versions: RangeInclusive<u32>) -> Result<Vec<JournalRow>, StoreError> {
        let sql = "SELECT * FROM journal WHERE match_id = ?1 AND version BETWEEN ?2 AND ?3 ORDER BY version";
        all(self.sql(), sql, params![id, versions.start(), versions.end()])
    }

    /// The rows in whose events this stands, oldest first; undone ones too. Reads all rows of the match and keeps none of the others.
    pub fn journal_telling(&self, id: MatchId, of: &str) -> Result<Vec<JournalRow>, StoreError> {
        let sql = "SELECT * FROM journal WHERE match_id = ?1 AND instr(events, ?2) > 0 ORDER BY version";
        all(self.sql(), sql, params![id, of])
    }

    /// The version before this one.
    pub fn version_before(&self, id: MatchId, version: u32) -> Result<Option<u32>, StoreError> {
        let sql = "SELECT version FROM journal WHERE match_id = ?1 AND version < ?2 ORDER BY version DESC LIMIT 1";
        value(self.sql(), sql, params![id, version])
    }

    /// The rows of these moves, oldest first; undone ones too.
    pub fn journal_of_moves(&self, id: MatchId, moves: RangeInclusive<u32>) -> Result<Vec<JournalRow>, StoreError> {
        let sql = "SELECT * FROM journal WHERE match_id = ?1 AND move_no BETWEEN ?2 AND ?3 ORDER BY version";
        all(self.sql(), sql, params![id, moves.start(), moves.end()])
    }

    /// The rows of these turns, oldest first; undone ones too.
    pub fn journal_of_turns(&self, id: MatchId, turns: RangeInclusive<u32>) -> Result<Vec<JournalRow>, StoreError> {
        let sql = "SELECT * FROM journal WHERE match_id = ?1 AND turn BETWEEN ?2 AND ?3 ORDER BY version";
        all(self.sql(), sql, params![id, turns.start(), turns.end()])
    }

    /// The newest row.
    pub fn last_of_journal(&self, id: MatchId) -> Result<Option<JournalRow>, StoreError> {
        let sql = "SELECT * FROM journal WHERE match_id = ?1 ORDER BY version DESC LIMIT 1";
        one(self.sql(), sql, [id])
    }
}

impl Tx<'_> {
    /// Adds a row; each version once.
    pub fn put_journal(&self, row: &JournalRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO journal (match_id, version, move_no, turn, at, actor, action, draws, events,
                     rules_revision, undone_by)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
        let values = params![
            row.match_id,
            row.version,
            row.move_no,
            row.turn,
            row.at,
            row.actor,
            row.action,
            row.draws,
            row.events,
            row.rules_revision,
            row.undone_by
        ];
        change(self.sql_to_write()?, sql, values).map(drop)
    }

    /// Marks these versions as taken back by the undo that made version `by`; those taken back before keep their mark.
    /// Says how many it marked.
    pub fn mark_undone(&self, id: MatchId, versions: RangeInclusive<u32>, by: u32) -> Result<usize, StoreError> {
        let sql = "UPDATE journal SET undone_by = ?4
                   WHERE match_id = ?1 AND version BETWEEN ?2 AND ?3 AND undone_by IS NULL";
        change(self.sql_to_write()?, sql, params![id, versions.start(), versions.end(), by])
    }
}

impl FromRow for JournalRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            version: row.get("version")?,
            move_no: row.get("move_no")?,
            turn: row.get("turn")?,
            at: row.get("at")?,
            actor: row.get("actor")?,
            action: row.get("action")?,
            draws: row.get("draws")?,
            events: row.get("events")?,
            rules_revision: row.get("rules_revision")?,
            undone_by: row.get("undone_by")?,
        })
    }
}
