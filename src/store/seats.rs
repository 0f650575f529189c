//! `seats` and `seat_players`: the armies of a match and who plays them. Many to many: a person may have two armies,
//! and an army two persons or none.

use rusqlite::{Row, params};

use crate::game::ids::{PlayerId, SeatId};

use super::connection::Reading;
use super::error::StoreError;
use super::ids::{InteractionId, MatchId};
use super::sql::{FromRow, all, change, value};
use super::writer::Tx;

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub match_id: MatchId,
    pub seat: SeatId,
    /// The name shown, as it was given: not yet made harmless.
    pub name: String,
    /// Index of the badge shape and colour.
    pub shape: u8,
    /// Stands in the seat's buttons, so that a press on an old one is known; only grows.
    pub counter: u32,
}

/// How a seat was taken, and the word that its person gave: both are public and go into the luck of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinRow {
    pub seat: SeatId,
    /// The interaction that took it; `None`: before such things were kept.
    pub joined: Option<InteractionId>,
    pub word: Option<String>,
}

impl Reading {
    /// All seats, in order.
    pub fn seats(&self, id: MatchId) -> Result<Vec<SeatRow>, StoreError> {
        all(self.sql(), "SELECT * FROM seats WHERE match_id = ?1 ORDER BY seat", [id])
    }

    /// How the seats were taken, in order.
    pub fn joins(&self, id: MatchId) -> Result<Vec<JoinRow>, StoreError> {
        all(self.sql(), "SELECT seat, joined, word FROM seats WHERE match_id = ?1 ORDER BY seat", [id])
    }

    /// Who plays a seat; empty where nobody or the AI does.
    pub fn players_of_seat(&self, id: MatchId, seat: SeatId) -> Result<Vec<PlayerId>, StoreError> {
        let sql = "SELECT player_id FROM seat_players WHERE match_id = ?1 AND seat = ?2 ORDER BY player_id";
        all(self.sql(), sql, params![id, seat])
    }

    /// The seats of a person in a match, in order.
    pub fn seats_of_player(&self, id: MatchId, player: PlayerId) -> Result<Vec<SeatId>, StoreError> {
        let sql = "SELECT seat FROM seat_players WHERE match_id = ?1 AND player_id = ?2 ORDER BY seat";
        all(self.sql(), sql, params![id, player])
    }
}

impl Tx<'_> {
    /// Writes a seat, in place of what was there; its counter does not go back.
    pub fn put_seat(&self, row: &SeatRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO seats (match_id, seat, name, shape, counter) VALUES (?1, ?2, ?3, ?4, ?5)
                   ON CONFLICT (match_id, seat) DO UPDATE SET name = excluded.name, shape = excluded.shape,
                     counter = max(counter, excluded.counter)";
        let values = params![row.match_id, row.seat, row.name, row.shape, row.counter];
        change(self.sql_to_write()?, sql, values).map(drop)
    }

    /// Writes how a seat was taken, in place of what was there.
    pub fn put_join(&self, id: MatchId, row: &JoinRow) -> Result<(), StoreError> {
        let sql = "UPDATE seats SET joined = ?3, word = ?4 WHERE match_id = ?1 AND seat = ?2";
        change(self.sql_to_write()?, sql, params![id, row.seat, row.joined, row.word]).map(drop)
    }

    /// Raises the seat's counter by one and says what it is now; `None` where there is no such seat.
    pub fn bump_counter(&self, id: MatchId, seat: SeatId) -> Result<Option<u32>, StoreError> {
        let sql = "UPDATE seats SET counter = counter + 1 WHERE match_id = ?1 AND seat = ?2 RETURNING counter";
        value(self.sql_to_write()?, sql, params![id, seat])
    }

    /// Takes a seat away with its players, as in the lobby when somebody leaves.
    pub fn remove_seat(&self, id: MatchId, seat: SeatId) -> Result<(), StoreError> {
        let sql = "DELETE FROM seats WHERE match_id = ?1 AND seat = ?2";
        change(self.sql_to_write()?, sql, params![id, seat]).map(drop)
    }

    /// Lets a person play a seat, besides those who do already.
    pub fn add_seat_player(&self, id: MatchId, seat: SeatId, player: PlayerId) -> Result<(), StoreError> {
        let sql = "INSERT INTO seat_players (match_id, seat, player_id) VALUES (?1, ?2, ?3)
                   ON CONFLICT DO NOTHING";
        change(self.sql_to_write()?, sql, params![id, seat, player]).map(drop)
    }

    /// Takes a seat from a person; false where it was not theirs.
    pub fn remove_seat_player(&self, id: MatchId, seat: SeatId, player: PlayerId) -> Result<bool, StoreError> {
        let sql = "DELETE FROM seat_players WHERE match_id = ?1 AND seat = ?2 AND player_id = ?3";
        Ok(change(self.sql_to_write()?, sql, params![id, seat, player])? > 0)
    }
}

impl FromRow for SeatRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            seat: row.get("seat")?,
            name: row.get("name")?,
            shape: row.get("shape")?,
            counter: row.get("counter")?,
        })
    }
}

impl FromRow for JoinRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { seat: row.get("seat")?, joined: row.get("joined")?, word: row.get("word")? })
    }
}

impl FromRow for PlayerId {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        row.get(0)
    }
}

impl FromRow for SeatId {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        row.get(0)
    }
}
