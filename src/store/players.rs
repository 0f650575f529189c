//! `players`: persons, whatever platform they come from.

use rusqlite::{Row, params};

use crate::game::ids::PlayerId;

use super::connection::Reading;
use super::error::StoreError;
use super::sql::{FromRow, change, one, value};
use super::writer::Tx;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    pub player_id: PlayerId,
    /// `discord`, or what else there will be.
    pub platform: String,
    /// The platform's own id of the person.
    pub account: String,
    /// The name last seen, as the platform gave it: not yet made harmless.
    pub name: String,
    /// `None` until the platform or the person said which.
    pub language: Option<String>,
    /// A private message was refused: say so once, then do not try again.
    pub dm_closed: bool,
}

impl Reading {
    pub fn player(&self, id: PlayerId) -> Result<Option<PlayerRow>, StoreError> {
        one(self.sql(), "SELECT * FROM players WHERE player_id = ?1", [id])
    }

    pub fn player_by_account(&self, platform: &str, account: &str) -> Result<Option<PlayerRow>, StoreError> {
        let sql = "SELECT * FROM players WHERE platform = ?1 AND account = ?2";
        one(self.sql(), sql, [platform, account])
    }
}

impl Tx<'_> {
    /// The person behind an account, made known where new; the name is brought up to date.
    pub fn put_player(&self, platform: &str, account: &str, name: &str) -> Result<PlayerId, StoreError> {
        let connection = self.sql_to_write()?;
        // Not an upsert: that would use up an id each time.
        let sql = "SELECT player_id FROM players WHERE platform = ?1 AND account = ?2";
        if let Some(known) = value::<PlayerId>(connection, sql, [platform, account])? {
            let sql = "UPDATE players SET name = ?2 WHERE player_id = ?1 AND name <> ?2";
            change(connection, sql, params![known, name])?;
            return Ok(known);
        }
        let sql = "INSERT INTO players (platform, account, name) VALUES (?1, ?2, ?3)";
        change(connection, sql, [platform, account, name])?;
        Ok(PlayerId(connection.last_insert_rowid().cast_unsigned()))
    }

    pub fn set_player_language(&self, id: PlayerId, language: &str) -> Result<(), StoreError> {
        let sql = "UPDATE players SET language = ?2 WHERE player_id = ?1";
        change(self.sql_to_write()?, sql, params![id, language]).map(drop)
    }

    pub fn set_dm_closed(&self, id: PlayerId, closed: bool) -> Result<(), StoreError> {
        let sql = "UPDATE players SET dm_closed = ?2 WHERE player_id = ?1";
        change(self.sql_to_write()?, sql, params![id, closed]).map(drop)
    }
}

impl FromRow for PlayerRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            player_id: row.get("player_id")?,
            platform: row.get("platform")?,
            account: row.get("account")?,
            name: row.get("name")?,
            language: row.get("language")?,
            dm_closed: row.get("dm_closed")?,
        })
    }
}
