//! `posts`: which Discord message shows what.

use rusqlite::{Row, params};

use super::connection::Reading;
use super::error::StoreError;
use super::ids::{ChannelId, MatchId, MessageId};
use super::sql::{FromRow, all, change, one, value};
use super::writer::Tx;

/// A message that shows a part of a match and is edited as the match goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostRow {
    pub match_id: MatchId,
    /// What it shows: `lobby`, `set-up`, `turn:17`.
    pub key: String,
    pub channel_id: ChannelId,
    /// Never 0, which is what a row has that only says that the next message is a new one (see [`Tx::close_post`]).
    pub message_id: MessageId,
    pub created_at: i64,
    /// When it called whoever it calls (Unix milliseconds).
    pub called_at: i64,
    /// The version that it shows.
    pub shown_version: u32,
    /// Its buttons are gone; it is not edited any more.
    pub closed: bool,
}

impl Reading {
    pub fn post(&self, id: MatchId, key: &str) -> Result<Option<PostRow>, StoreError> {
        let sql = "SELECT * FROM posts WHERE match_id = ?1 AND key = ?2 AND message_id <> 0";
        one(self.sql(), sql, params![id, key])
    }

    /// The version at which a post was closed; `None` while it is edited.
    pub fn closed_at(&self, id: MatchId, key: &str) -> Result<Option<u32>, StoreError> {
        let sql = "SELECT shown_version FROM posts WHERE match_id = ?1 AND key = ?2 AND closed = 1";
        value(self.sql(), sql, params![id, key])
    }

    /// The posts of a match that are still edited, oldest first.
    pub fn open_posts(&self, id: MatchId) -> Result<Vec<PostRow>, StoreError> {
        let sql = "SELECT * FROM posts WHERE match_id = ?1 AND closed = 0 ORDER BY created_at, message_id";
        all(self.sql(), sql, [id])
    }

    /// All posts of a match, oldest first.
    pub fn posts(&self, id: MatchId) -> Result<Vec<PostRow>, StoreError> {
        let sql = "SELECT * FROM posts WHERE match_id = ?1 AND message_id <> 0 ORDER BY created_at, message_id";
        all(self.sql(), sql, [id])
    }
}

impl Tx<'_> {
    /// Writes down a post, in place of an earlier message of the same key (which may have been deleted by hand).
    pub fn put_post(&self, row: &PostRow) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO posts (match_id, key, channel_id, message_id, created_at, shown_version, closed, called_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                   ON CONFLICT (match_id, key) DO UPDATE SET channel_id = excluded.channel_id,
                     message_id = excluded.message_id, created_at = excluded.created_at,
                     shown_version = excluded.shown_version, closed = excluded.closed,
                     called_at = excluded.called_at";
        let values = params![
            row.match_id,
            row.key,
            row.channel_id,
            row.message_id,
            row.created_at,
            row.shown_version,
            row.closed,
            row.called_at
        ];
        change(self.sql_to_write()?, sql, values).map(drop)
    }

    /// From this version on the post is sent anew. Also where no message of it is known yet: one may be under way.
    pub fn close_post(&self, id: MatchId, key: &str, version: u32) -> Result<(), StoreError> {
        let sql = "INSERT INTO posts (match_id, key, channel_id, message_id, created_at, shown_version, closed)
                   VALUES (?1, ?2, 0, 0, 0, ?3, 1)
                   ON CONFLICT (match_id, key) DO UPDATE
                     SET closed = 1, shown_version = max(shown_version, excluded.shown_version)";
        change(self.sql_to_write()?, sql, params![id, key, version]).map(drop)
    }
}

impl FromRow for PostRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            key: row.get("key")?,
            channel_id: row.get("channel_id")?,
            message_id: row.get("message_id")?,
            created_at: row.get("created_at")?,
            called_at: row.get("called_at")?,
            shown_version: row.get("shown_version")?,
            closed: row.get("closed")?,
        })
    }
}
