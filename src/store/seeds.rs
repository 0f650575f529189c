//! `seeds`: the secret of each match. Only a transaction can read a seed; a look, and so an export, can not before
//! the match has revealed it.

use rusqlite::{Row, params};

use super::connection::Reading;
use super::error::StoreError;
use super::ids::{MatchId, MessageId};
use super::sql::{FromRow, change, one};
use super::values::{Json, Seed};
use super::writer::Tx;

/// A seed with what was promised about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedRow {
    pub match_id: MatchId,
    pub seed: Seed,
    /// SHA-256 of the seed in hex, posted when the match opens.
    pub commitment: String,
    /// The public inputs that make the match key together with the seed; posted at the start.
    pub inputs: Json,
    pub revealed_at: Option<i64>,
}

/// What everybody may know about a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealRow {
    pub match_id: MatchId,
    pub commitment: String,
    pub inputs: Json,
    pub revealed_at: Option<i64>,
    /// `None` until it is revealed.
    pub seed: Option<Seed>,
    /// The first message that showed the commitment; `None` while none has.
    pub message: Option<MessageId>,
    /// The newest message with the public inputs.
    pub inputs_message: Option<MessageId>,
    /// SHA-256 of the match key in hex, posted at the start; `None` before it, and of a match that began before there was one.
    pub key_hash: Option<String>,
}

impl Reading {
    /// The public side of a match's seed.
    pub fn seal(&self, id: MatchId) -> Result<Option<SealRow>, StoreError> {
        let sql = "SELECT match_id, commitment, inputs, revealed_at, message_id, inputs_message_id, key_hash,
                     CASE WHEN revealed_at IS NULL THEN NULL ELSE seed END AS seed
                   FROM seeds WHERE match_id = ?1";
        one(self.sql(), sql, [id])
    }
}

impl Tx<'_> {
    /// The seed itself, to draw from.
    pub fn seed(&self, id: MatchId) -> Result<Option<SeedRow>, StoreError> {
        one(self.sql(), "SELECT * FROM seeds WHERE match_id = ?1", [id])
    }

    /// Seals a match; a match is sealed once.
    pub fn put_seed(&self, row: &SeedRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO seeds (match_id, seed, commitment, inputs, revealed_at)
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        let values = params![row.match_id, row.seed, row.commitment, row.inputs, row.revealed_at];
        change(self.sql_to_write()?, sql, values).map(drop)
    }

    /// Writes the public inputs, known at the start; false where the seed is not there or already revealed.
    pub fn set_seed_inputs(&self, id: MatchId, inputs: &Json) -> Result<bool, StoreError> {
        let sql = "UPDATE seeds SET inputs = ?2 WHERE match_id = ?1 AND revealed_at IS NULL";
        Ok(change(self.sql_to_write()?, sql, params![id, inputs])? > 0)
    }

    /// Keeps which message showed the commitment; the first one stands.
    pub fn set_seal_message(&self, id: MatchId, message: MessageId) -> Result<(), StoreError> {
        let sql = "UPDATE seeds SET message_id = ?2 WHERE match_id = ?1 AND message_id IS NULL";
        change(self.sql_to_write()?, sql, params![id, message]).map(drop)
    }

    /// Keeps which message shows the public inputs.
    pub fn set_inputs_message(&self, id: MatchId, message: MessageId) -> Result<(), StoreError> {
        let sql = "UPDATE seeds SET inputs_message_id = ?2 WHERE match_id = ?1";
        change(self.sql_to_write()?, sql, params![id, message]).map(drop)
    }

    /// Keeps SHA-256 of the match key, as it is posted; the first one stands.
    pub fn set_key_hash(&self, id: MatchId, hash: &str) -> Result<(), StoreError> {
        let sql = "UPDATE seeds SET key_hash = ?2 WHERE match_id = ?1 AND key_hash IS NULL";
        change(self.sql_to_write()?, sql, params![id, hash]).map(drop)
    }

    /// Reveals the seed, the last thing that happens to a match; the first time stands.
    pub fn reveal_seed(&self, id: MatchId, now: i64) -> Result<(), StoreError> {
        let sql = "UPDATE seeds SET revealed_at = ?2 WHERE match_id = ?1 AND revealed_at IS NULL";
        change(self.sql_to_write()?, sql, params![id, now]).map(drop)
    }
}

impl FromRow for SeedRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            seed: row.get("seed")?,
            commitment: row.get("commitment")?,
            inputs: row.get("inputs")?,
            revealed_at: row.get("revealed_at")?,
        })
    }
}

impl FromRow for SealRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            commitment: row.get("commitment")?,
            inputs: row.get("inputs")?,
            revealed_at: row.get("revealed_at")?,
            seed: row.get("seed")?,
            message: row.get("message_id")?,
            inputs_message: row.get("inputs_message_id")?,
            key_hash: row.get("key_hash")?,
        })
    }
}
