//! `drafts`: what somebody has begun to choose and not yet sent, such as armies half placed.

use rusqlite::{Row, params};

use crate::game::ids::SeatId;

use super::connection::Reading;
use super::error::StoreError;
use super::ids::MatchId;
use super::sql::{FromRow, all, change, one};
use super::values::Json;
use super::writer::Tx;

/// A draft; one of each kind for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftRow {
    pub match_id: MatchId,
    pub seat: SeatId,
    pub kind: String,
    pub body: Json,
}

impl Reading {
    pub fn draft(&self, id: MatchId, seat: SeatId, kind: &str) -> Result<Option<DraftRow>, StoreError> {
        let sql = "SELECT * FROM drafts WHERE match_id = ?1 AND seat = ?2 AND kind = ?3";
        one(self.sql(), sql, params![id, seat, kind])
    }

    /// All drafts of a match, by seat and kind.
    pub fn drafts(&self, id: MatchId) -> Result<Vec<DraftRow>, StoreError> {
        all(self.sql(), "SELECT * FROM drafts WHERE match_id = ?1 ORDER BY seat, kind", [id])
    }
}

impl Tx<'_> {
    /// Keeps a draft, in place of what was there.
    pub fn put_draft(&self, row: &DraftRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO drafts (match_id, seat, kind, body) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (match_id, seat, kind) DO UPDATE SET body = excluded.body";
        change(self.sql_to_write()?, sql, params![row.match_id, row.seat, row.kind, row.body]).map(drop)
    }

    pub fn drop_draft(&self, id: MatchId, seat: SeatId, kind: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM drafts WHERE match_id = ?1 AND seat = ?2 AND kind = ?3";
        change(self.sql_to_write()?, sql, params![id, seat, kind]).map(drop)
    }

    /// Drops all drafts of a match.
    pub fn drop_drafts(&self, id: MatchId) -> Result<(), StoreError> {
        change(self.sql_to_write()?, "DELETE FROM drafts WHERE match_id = ?1", [id]).map(drop)
    }
}

impl FromRow for DraftRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            seat: row.get("seat")?,
            kind: row.get("kind")?,
            body: row.get("body")?,
        })
    }
}
