//! `cards`: the message with the match card of each match that has begun, and whether it is pinned.

use rusqlite::{Row, params};

use super::connection::Reading;
use super::error::StoreError;
use super::ids::{ChannelId, GuildId, MatchId, MessageId};
use super::sql::{FromRow, all, change};
use super::writer::Tx;

/// How often each wish is tried.
const TRIES: u32 = 3;

/// The pin of a live match, or none of one that is over, is not as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardRow {
    pub match_id: MatchId,
    pub guild_id: GuildId,
    pub channel_id: ChannelId,
    pub message_id: MessageId,
    /// Whether it should be pinned.
    pub pin: bool,
}

impl Reading {
    /// Cards that should be pinned and are not, or the other way round, and of which that was not tried too often.
    pub fn cards_due(&self, now: i64) -> Result<Vec<CardRow>, StoreError> {
        let sql = "SELECT match_id, guild_id, cards.channel_id, message_id, live FROM cards
                     JOIN (SELECT match_id, guild_id, state IN ('lobby', 'running', 'paused', 'set_aside') AS live FROM matches)
                     USING (match_id)
                   WHERE pinned <> live AND (goal <> live OR (tries < ?1 AND not_before <= ?2))
                   ORDER BY match_id";
        all(self.sql(), sql, params![TRIES, now])
    }
}

impl Tx<'_> {
    /// Writes down which message is the card of a match. It is not pinned yet.
    pub fn put_card(&self, id: MatchId, channel: ChannelId, message: MessageId) -> Result<(), StoreError> {
        let sql = "INSERT INTO cards (match_id, channel_id, message_id) VALUES (?1, ?2, ?3)
                   ON CONFLICT (match_id) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id,
                     pinned = 0, goal = 0, tries = 0, not_before = 0";
        change(self.sql_to_write()?, sql, params![id, channel, message]).map(drop)
    }

    /// The card is pinned now, or is not any more. Of a match that is over for good nothing more is to be remembered.
    pub fn set_pinned(&self, id: MatchId, pinned: bool) -> Result<(), StoreError> {
        let sql = "UPDATE cards SET pinned = ?2, goal = ?2, tries = 0, not_before = 0 WHERE match_id = ?1";
        change(self.sql_to_write()?, sql, params![id, pinned])?;
        let sql = "DELETE FROM cards WHERE match_id = ?1 AND pinned = 0
                     AND EXISTS (SELECT 1 FROM matches WHERE matches.match_id = ?1 AND state = 'over')";
        change(self.sql_to_write()?, sql, params![id]).map(drop)
    }

    /// Pinning it (or unpinning it) did not work; it is tried again at this time, `None`: never.
    pub fn pin_failed(&self, id: MatchId, goal: bool, again_at: Option<i64>) -> Result<(), StoreError> {
        let sql = "UPDATE cards SET tries = CASE WHEN ?3 IS NULL THEN ?4 WHEN goal = ?2 THEN tries + 1 ELSE 1 END,
                     goal = ?2, not_before = coalesce(?3, 0) WHERE match_id = ?1";
        change(self.sql_to_write()?, sql, params![id, goal, again_at, TRIES]).map(drop)
    }
}

impl FromRow for CardRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            guild_id: row.get("guild_id")?,
            channel_id: row.get("channel_id")?,
            message_id: row.get("message_id")?,
            pin: row.get("live")?,
        })
    }
}
