//! `lobbies`: what was decided about who may join a match. A lobby about which nothing was decided has no row.

use rusqlite::params;

use super::connection::Reading;
use super::error::StoreError;
use super::ids::MatchId;
use super::sql::{change, value};
use super::values::Json;
use super::writer::Tx;

impl Reading {
    /// The rules of a lobby; `None` where nothing was decided.
    pub fn house(&self, id: MatchId) -> Result<Option<Json>, StoreError> {
        let found: Option<String> = value(self.sql(), "SELECT house FROM lobbies WHERE match_id = ?1", [id])?;
        Ok(found.map(Json))
    }
}

impl Tx<'_> {
    /// Writes the rules of a lobby, in place of what was there.
    pub fn put_house(&self, id: MatchId, house: &Json) -> Result<(), StoreError> {
        let sql = "INSERT INTO lobbies (match_id, house) VALUES (?1, ?2)
                   ON CONFLICT (match_id) DO UPDATE SET house = excluded.house";
        change(self.sql_to_write()?, sql, params![id, house]).map(drop)
    }
}
