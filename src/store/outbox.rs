//! `outbox`: what must be said, written in the transaction of the move and delivered from here.
//!
//! Each target (a channel, or a person by private message) has its own order: only its oldest row that is not sent
//! is ever due. So a row that broke holds up its own target and no other.

use rusqlite::{OptionalExtension, Row, params};

use crate::game::ids::PlayerId;

use super::connection::Reading;
use super::error::StoreError;
use super::ids::{ChannelId, GuildId, MatchId, MessageId, OutboxId};
use super::sql::{FromRow, Listing, all, change, fault, list, one, value};
use super::values::{ATTEMPTS, Attempt, Json, words};
use super::writer::Tx;

words!(
    /// How a row is delivered.
    PostKind {
        /// The post named by the key shows this version or a later one: an edit, repeatable, coalesced.
        Show = "show",
        /// A new message.
        Say = "say",
    }
);

words!(
    /// Where a row is on its way.
    OutboxState {
        Waiting = "waiting",
        /// A request has gone out, and its answer is not known (after a crash: will never be).
        Sending = "sending",
        Sent = "sent",
        /// Three attempts failed.
        Broken = "broken",
    }
);

/// Where a message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    Channel(ChannelId),
    /// A private message.
    Player(PlayerId),
}

/// Something to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPost {
    pub match_id: Option<MatchId>,
    pub guild_id: Option<GuildId>,
    pub target: Target,
    /// Which post is shown, or what the message is about.
    pub key: String,
    pub post: Json,
    pub version: u32,
    /// 24 random hex digits; Discord takes a second message with the same nonce for the first.
    pub nonce: String,
    /// Not to be sent before this time.
    pub not_before: i64,
}

/// A row as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxRow {
    pub outbox_id: OutboxId,
    pub match_id: Option<MatchId>,
    pub guild_id: Option<GuildId>,
    pub target: Target,
    pub kind: PostKind,
    pub key: String,
    pub post: Json,
    pub version: u32,
    pub state: OutboxState,
    pub nonce: String,
    /// When the *first* request may have gone out. With a nonce that is older than two minutes by this time, look for
    /// the message before sending again: an attempt that seemed to fail may have arrived.
    pub sending_at: Option<i64>,
    pub message_id: Option<MessageId>,
    pub tries: u32,
    pub last_error: Option<String>,
    pub not_before: i64,
}

/// A target whose oldest row broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenTarget {
    pub outbox_id: OutboxId,
    pub target: Target,
    pub match_id: Option<MatchId>,
    pub last_error: Option<String>,
}

/// Until this time a row waits that goes to a server which cannot be reached: until it is released.
pub const HELD: i64 = i64::MAX;

// Queries repeat `state <> 'sent'` where they say more: SQLite uses a partial index only where its condition stands
// in the query word for word.

/// The head of each target's order.
pub(super) const HEADS: &str = "outbox_id IN (SELECT min(outbox_id) FROM outbox WHERE state <> 'sent'
                       GROUP BY channel_id, player_id)";

impl Reading {
    /// What can be sent at `now`: at most one row for each target, the oldest rows first, at most `limit`.
    pub fn next_due(&self, now: i64, limit: u32) -> Result<Listing<OutboxRow>, StoreError> {
        let sql = format!(
            "SELECT * FROM outbox WHERE {HEADS} AND state = 'waiting' AND not_before <= ?1
             ORDER BY outbox_id LIMIT ?2"
        );
        list(self.sql(), &sql, params![now, limit])
    }

    /// When the outbox has something to send next; a time in the past means now.
    pub fn next_send_at(&self) -> Result<Option<i64>, StoreError> {
        let sql = format!("SELECT min(not_before) FROM outbox WHERE {HEADS} AND state = 'waiting'");
        value(self.sql(), &sql, [])
    }

    /// What was being sent when the process ended. Asked for once, at the start.
    pub fn in_flight(&self) -> Result<Listing<OutboxRow>, StoreError> {
        let sql = "SELECT * FROM outbox WHERE state <> 'sent' AND state = 'sending' ORDER BY outbox_id";
        list(self.sql(), sql, [])
    }

    /// One row, sent or not.
    pub fn outbox_row(&self, id: OutboxId) -> Result<Option<OutboxRow>, StoreError> {
        one(self.sql(), "SELECT * FROM outbox WHERE outbox_id = ?1", [id])
    }

    /// The messages that were sent to a target last, the newest rows first.
    pub fn sent_to(&self, target: Target, most: u32) -> Result<Vec<MessageId>, StoreError> {
        let (channel, player) = target.columns();
        let sql = "SELECT message_id FROM outbox WHERE state = 'sent' AND message_id IS NOT NULL
                     AND channel_id IS ?1 AND player_id IS ?2 ORDER BY outbox_id DESC LIMIT ?3";
        all(self.sql(), sql, params![channel, player, most])
    }

    /// Whose row this is, and whether it goes to a channel, also where the rest of it cannot be read; `None` where it is gone.
    pub fn owner_of_post(&self, id: OutboxId) -> Result<Option<(Option<MatchId>, bool)>, StoreError> {
        let sql = "SELECT match_id, channel_id IS NOT NULL FROM outbox WHERE outbox_id = ?1";
        let mut statement = self.sql().prepare_cached(sql).map_err(fault(self.sql()))?;
        statement.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional().map_err(fault(self.sql()))
    }

    /// Whether the row has this key, also where the rest of it cannot be read.
    pub fn has_key(&self, id: OutboxId, key: &str) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM outbox WHERE outbox_id = ?1 AND key = ?2)";
        Ok(value(self.sql(), sql, params![id, key])?.unwrap_or(false))
    }

    /// Whether a row of this match and key is on its way.
    pub fn is_unsent(&self, id: MatchId, key: &str) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM outbox WHERE state <> 'sent' AND match_id = ?1 AND key = ?2)";
        Ok(value(self.sql(), sql, params![id, key])?.unwrap_or(false))
    }

    /// The servers for which rows are held.
    pub fn holding(&self) -> Result<Vec<GuildId>, StoreError> {
        let sql = "SELECT DISTINCT guild_id FROM outbox
                   WHERE state <> 'sent' AND state = 'waiting' AND not_before = ?1 AND guild_id IS NOT NULL";
        all(self.sql(), sql, [HELD])
    }

    /// The targets that are held up by a broken row.
    pub fn broken_targets(&self) -> Result<Listing<BrokenTarget>, StoreError> {
        let sql = format!(
            "SELECT outbox_id, channel_id, player_id, match_id, last_error FROM outbox
             WHERE {HEADS} AND state = 'broken' ORDER BY outbox_id"
        );
        list(self.sql(), &sql, [])
    }
}

impl Tx<'_> {
    /// Says that a post shall show `new.version`.
    ///
    /// A waiting row of the same match, key and target is brought up to date and keeps its place. A row for which a
    /// request may have gone out is left alone: what it shows is edited by the new row behind it.
    pub fn put_show(&self, new: &NewPost) -> Result<OutboxId, StoreError> {
        let (channel, player) = new.target.columns();
        let sql = "UPDATE outbox SET post = ?1, version = ?2, not_before = min(not_before, ?3)
                   WHERE state <> 'sent' AND state = 'waiting' AND kind = 'show' AND sending_at IS NULL AND version <= ?2
                     AND match_id IS ?4 AND key = ?5 AND channel_id IS ?6 AND player_id IS ?7
                   RETURNING outbox_id";
        let values = params![new.post, new.version, new.not_before, new.match_id, new.key, channel, player];
        match value(self.sql_to_write()?, sql, values)? {
            Some(id) => Ok(id),
            None => self.append(PostKind::Show, new),
        }
    }

    /// Says something in a message of its own.
    pub fn put_say(&self, new: &NewPost) -> Result<OutboxId, StoreError> {
        self.append(PostKind::Say, new)
    }

    /// To be committed before each request. False where the row is sent, broken or gone: then nothing may be sent.
    pub fn mark_sending(&self, id: OutboxId, now: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE outbox SET state = 'sending', sending_at = ifnull(sending_at, ?2)
                   WHERE outbox_id = ?1 AND state IN ('waiting', 'sending')";
        Ok(change(self.sql_to_write()?, sql, params![id, now])? > 0)
    }

    /// The row is done: it became this message, or (`None`) there is nothing to send any more, as when private
    /// messages are closed or the post was deleted. From now on it is kept as long as all that was sent, also where no request went out.
    pub fn mark_sent(&self, id: OutboxId, message: Option<MessageId>, now: i64) -> Result<(), StoreError> {
        let sql = "UPDATE outbox SET state = 'sent', message_id = ?2, last_error = NULL,
                     sending_at = ifnull(sending_at, ?3) WHERE outbox_id = ?1";
        change(self.sql_to_write()?, sql, params![id, message, now]).map(drop)
    }

    /// An attempt failed; the next is at `retry_at`. `error` is the host's to read and holds no content of the post.
    /// `None` where the row is gone or done by now.
    pub fn mark_failed(&self, id: OutboxId, error: &str, retry_at: i64) -> Result<Option<Attempt>, StoreError> {
        // Also of a row that cannot be read, be it for this very number.
        let sql = "UPDATE outbox SET tries = max(0, min(tries, 99)) + 1, last_error = ?2, not_before = ?3,
                     state = CASE WHEN tries + 1 >= ?4 THEN 'broken' ELSE 'waiting' END
                   WHERE outbox_id = ?1 AND state IN ('waiting', 'sending') RETURNING tries";
        let tries = value(self.sql_to_write()?, sql, params![id, error, retry_at, ATTEMPTS])?;
        Ok(tries.map(Attempt::after))
    }

    /// Puts a row back that was not sent after all and did not fail either: a rate limit, or a shutdown.
    pub fn mark_waiting(&self, id: OutboxId, not_before: i64) -> Result<(), StoreError> {
        let sql = "UPDATE outbox SET state = 'waiting', not_before = ?2
                   WHERE outbox_id = ?1 AND state IN ('waiting', 'sending')";
        change(self.sql_to_write()?, sql, params![id, not_before]).map(drop)
    }

    /// Lets the rows go out that were held for a server. Says how many.
    pub fn release(&self, guild: GuildId, now: i64) -> Result<usize, StoreError> {
        let sql = "UPDATE outbox SET not_before = ?2
                   WHERE state <> 'sent' AND state = 'waiting' AND guild_id = ?1 AND not_before = ?3";
        change(self.sql_to_write()?, sql, params![guild, now, HELD])
    }

    /// Lets a target's broken rows be tried again, all attempts at nought, and its held ones. Says how many.
    pub fn reopen_target(&self, target: Target, now: i64) -> Result<usize, StoreError> {
        let (channel, player) = target.columns();
        let sql = "UPDATE outbox SET state = 'waiting', tries = 0, not_before = ?3
                   WHERE state <> 'sent' AND (state = 'broken' OR state = 'waiting' AND not_before = ?4)
                     AND channel_id IS ?1 AND player_id IS ?2";
        change(self.sql_to_write()?, sql, params![channel, player, now, HELD])
    }

    /// Lets a match's broken rows be tried again, wherever they go, and its held ones. Says how many.
    pub fn reopen_outbox(&self, id: MatchId, now: i64) -> Result<usize, StoreError> {
        let sql = "UPDATE outbox SET state = 'waiting', tries = 0, not_before = ?2
                   WHERE state <> 'sent' AND (state = 'broken' OR state = 'waiting' AND not_before = ?3) AND match_id = ?1";
        change(self.sql_to_write()?, sql, params![id, now, HELD])
    }

    /// Drops the rows of a match that cannot be read: nothing can be said of them, and they would hold up what is behind them.
    pub fn drop_unreadable(&self, id: MatchId) -> Result<usize, StoreError> {
        let sql = "SELECT * FROM outbox WHERE state <> 'sent' AND match_id = ?1";
        let found: Listing<OutboxRow> = list(self.sql(), sql, [id])?;
        for row in &found.unreadable {
            change(self.sql_to_write()?, "DELETE FROM outbox WHERE outbox_id = ?1", [row.id])?;
        }
        Ok(found.unreadable.len())
    }

    /// Drops what a match still had to say in a target that is gone for good (a deleted channel). Says how many rows.
    pub fn drop_unsent(&self, target: Target) -> Result<usize, StoreError> {
        let (channel, player) = target.columns();
        let sql = "DELETE FROM outbox WHERE state <> 'sent' AND channel_id IS ?1 AND player_id IS ?2";
        change(self.sql_to_write()?, sql, params![channel, player])
    }

    /// Drops rows sent before a time. Says how many went.
    pub fn prune_outbox(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "DELETE FROM outbox WHERE state = 'sent' AND sending_at < ?1";
        change(self.sql_to_write()?, sql, [before])
    }

    fn append(&self, kind: PostKind, new: &NewPost) -> Result<OutboxId, StoreError> {
        let connection = self.sql_to_write()?;
        let (channel, player) = new.target.columns();
        let sql = "INSERT INTO outbox (match_id, guild_id, channel_id, player_id, kind, key, post, version, nonce,
                     not_before) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
        let values = params![
            new.match_id,
            new.guild_id,
            channel,
            player,
            kind,
            new.key,
            new.post,
            new.version,
            new.nonce,
            new.not_before
        ];
        change(connection, sql, values)?;
        Ok(OutboxId(connection.last_insert_rowid()))
    }
}

impl Target {
    fn columns(self) -> (Option<ChannelId>, Option<PlayerId>) {
        match self {
            Self::Channel(channel) => (Some(channel), None),
            Self::Player(player) => (None, Some(player)),
        }
    }

    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        // The CHECK of the table: exactly one of the two is there.
        match row.get("channel_id")? {
            Some(channel) => Ok(Self::Channel(channel)),
            None => row.get("player_id").map(Self::Player),
        }
    }
}

impl FromRow for MessageId {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        row.get(0)
    }
}

impl FromRow for GuildId {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        row.get(0)
    }
}

impl FromRow for OutboxRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            outbox_id: row.get("outbox_id")?,
            match_id: row.get("match_id")?,
            guild_id: row.get("guild_id")?,
            target: Target::from_row(row)?,
            kind: row.get("kind")?,
            key: row.get("key")?,
            post: row.get("post")?,
            version: row.get("version")?,
            state: row.get("state")?,
            nonce: row.get("nonce")?,
            sending_at: row.get("sending_at")?,
            message_id: row.get("message_id")?,
            tries: row.get("tries")?,
            last_error: row.get("last_error")?,
            not_before: row.get("not_before")?,
        })
    }
}

impl FromRow for BrokenTarget {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            outbox_id: row.get("outbox_id")?,
            target: Target::from_row(row)?,
            match_id: row.get("match_id")?,
            last_error: row.get("last_error")?,
        })
    }
}
