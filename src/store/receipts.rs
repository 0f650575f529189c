//! `receipts`: interactions that were carried out, so that one delivered twice is carried out once. An answer may tell its asker what
//! is secret to others; it holds no account, and goes after 7 days (`table/outbox.rs`).

use rusqlite::params;

use super::connection::Reading;
use super::error::StoreError;
use super::ids::InteractionId;
use super::sql::{change, value};
use super::values::Json;
use super::writer::Tx;

impl Reading {
    /// The answer given to an interaction; `None` where it is new.
    pub fn receipt(&self, id: InteractionId) -> Result<Option<Json>, StoreError> {
        value(self.sql(), "SELECT answer FROM receipts WHERE interaction_id = ?1", [id])
    }
}

impl Tx<'_> {
    /// Writes down the answer to an interaction; each once.
    pub fn put_receipt(&self, id: InteractionId, answer: &Json, now: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO receipts (interaction_id, answer, at) VALUES (?1, ?2, ?3)";
        change(self.sql_to_write()?, sql, params![id, answer, now]).map(drop)
    }

    /// Drops receipts from before a time (Discord delivers nothing twice after 15 minutes). Says how many went.
    pub fn prune_receipts(&self, before: i64) -> Result<usize, StoreError> {
        change(self.sql_to_write()?, "DELETE FROM receipts WHERE at < ?1", [before])
    }
}
