//! What is kept about one person across all tables, and how they are made nobody.

use rusqlite::{Row, params};

use crate::game::ids::{PlayerId, SeatId};

use super::connection::Reading;
use super::drafts::DraftRow;
use super::error::StoreError;
use super::ids::MatchId;
use super::matches::MatchHead;
use super::sql::{FromRow, Listing, all, change, list, value};
use super::values::Json;
use super::writer::Tx;

/// The platform of somebody who had everything about them deleted: their account is no account any more.
pub const FORMER: &str = "former";

/// The rules of a lobby, with its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRow {
    pub match_id: MatchId,
    pub house: Json,
}

/// What was done in a journal's line, with its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeedRow {
    pub match_id: MatchId,
    pub action: Json,
}

impl Reading {
    /// The matches in which a person has a seat or which they host, live or not, in the order they were opened.
    pub fn matches_of_player(&self, player: PlayerId) -> Result<Listing<MatchHead>, StoreError> {
        let sql = "SELECT * FROM matches WHERE host = ?1
                     OR match_id IN (SELECT match_id FROM seat_players WHERE player_id = ?1) ORDER BY match_id";
        list(self.sql(), sql, [player])
    }

    /// The rules of lobbies in which this text stands somewhere, such as an account.
    pub fn houses_naming(&self, text: &str) -> Result<Vec<HouseRow>, StoreError> {
        let sql = "SELECT match_id, house FROM lobbies WHERE instr(house, ?1) > 0 ORDER BY match_id";
        all(self.sql(), sql, [text])
    }

    /// The lines of all journals that say who plays a seat, each match in its order. Reads every journal: not for the writer.
    pub fn deeds_with_players(&self) -> Result<Vec<DeedRow>, StoreError> {
        let sql = "SELECT match_id, action FROM journal WHERE instr(action, '\"players\":') > 0
                     ORDER BY match_id, version";
        all(self.sql(), sql, [])
    }

    /// The drafts in which this text stands somewhere, such as an account.
    pub fn drafts_naming(&self, text: &str) -> Result<Vec<DraftRow>, StoreError> {
        let sql = "SELECT * FROM drafts WHERE instr(body, ?1) > 0 ORDER BY match_id, seat, kind";
        all(self.sql(), sql, [text])
    }

    /// How many posts lie here for a person that were not sent yet.
    pub fn unsent_to(&self, player: PlayerId) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM outbox WHERE player_id = ?1 AND state <> 'sent'";
        Ok(value::<i64>(self.sql(), sql, [player])?.unwrap_or_default().unsigned_abs())
    }
}

impl Tx<'_> {
    /// Makes a person nobody: account, name, language and posts to them go; the number by which matches know them stays.
    pub fn make_former(&self, player: PlayerId) -> Result<(), StoreError> {
        let connection = self.sql_to_write()?;
        change(connection, "DELETE FROM outbox WHERE player_id = ?1", [player])?;
        let sql = "UPDATE players SET platform = ?2, account = 'former ' || player_id, name = '', language = NULL,
                     dm_closed = 1 WHERE player_id = ?1";
        change(connection, sql, params![player, FORMER]).map(drop)
    }

    /// Gives a seat another name.
    pub fn rename_seat(&self, id: MatchId, seat: SeatId, name: &str) -> Result<(), StoreError> {
        let sql = "UPDATE seats SET name = ?3 WHERE match_id = ?1 AND seat = ?2";
        change(self.sql_to_write()?, sql, params![id, seat, name]).map(drop)
    }
}

impl FromRow for HouseRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { match_id: row.get("match_id")?, house: row.get("house")? })
    }
}

impl FromRow for DeedRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { match_id: row.get("match_id")?, action: row.get("action")? })
    }
}
