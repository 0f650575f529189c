//! `matches`: one row for each match, with the state that is the truth about it.

use rusqlite::{Row, ffi, params};

use crate::game::ids::PlayerId;

use super::connection::Reading;
use super::error::StoreError;
use super::ids::{ChannelId, GuildId, MatchId};
use super::sql::{FromRow, Listing, change, fault, list, one, value};
use super::values::{Json, words};
use super::writer::Tx;

words!(
    /// Where a match is in its life. All but `Over` and `Ended` are live: they hold their channel.
    MatchState {
        /// People join; nothing is dealt.
        Lobby = "lobby",
        Running = "running",
        /// Clocks stand still and no deadline fires.
        Paused = "paused",
        /// Won or drawn.
        Over = "over",
        /// Ended by a moderator.
        Ended = "ended",
        /// Something is wrong with it; the others go on. Its deadlines do not fire.
        SetAside = "set_aside",
    }
);

/// A match with its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    pub match_id: MatchId,
    pub guild_id: GuildId,
    pub channel_id: ChannelId,
    pub state: MatchState,
    /// Ruleset id, as `classic`.
    pub ruleset: String,
    pub options: Json,
    /// Name of the edition (board, decks, turn card).
    pub edition: String,
    /// Content hash of the edition when the match began.
    pub edition_hash: String,
    /// Format number of the snapshot.
    pub format: u32,
    /// Counts the changes of state; never goes back, also not on an undo.
    pub version: u32,
    /// Moves made, as players count them.
    pub moves: u32,
    /// Number of the next draw from the sealed seed, from 1; never goes back, also not on an undo.
    pub next_draw: u64,
    /// The game; `None` in the lobby.
    pub snapshot: Option<Json>,
    pub host: PlayerId,
    pub paused_at: Option<i64>,
    /// Why the match was set aside.
    pub broken: Option<String>,
    pub created_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
}

/// What lists of matches show: a match without its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchHead {
    pub match_id: MatchId,
    pub guild_id: GuildId,
    pub channel_id: ChannelId,
    pub state: MatchState,
    pub ruleset: String,
    pub version: u32,
    pub moves: u32,
    pub host: PlayerId,
    /// Why the match was set aside.
    pub broken: Option<String>,
    pub created_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
}

/// A match to be opened, in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    pub guild_id: GuildId,
    pub channel_id: ChannelId,
    pub ruleset: String,
    pub options: Json,
    pub edition: String,
    pub edition_hash: String,
    pub format: u32,
    pub host: PlayerId,
    pub created_at: i64,
}

const HEAD: &str = "SELECT match_id, guild_id, channel_id, state, ruleset, version, moves, host, broken, created_at,
                      started_at, ended_at FROM matches";

/// The condition of the partial index, word for word, so that SQLite uses it.
const LIVE: &str = "state IN ('lobby', 'running', 'paused', 'set_aside')";

impl MatchState {
    /// Whether the match holds its channel.
    pub fn is_live(self) -> bool {
        match self {
            Self::Lobby | Self::Running | Self::Paused | Self::SetAside => true,
            Self::Over | Self::Ended => false,
        }
    }
}

impl Reading {
    /// The match, or [`StoreError::NoSuchMatch`].
    pub fn match_row(&self, id: MatchId) -> Result<MatchRow, StoreError> {
        one(self.sql(), "SELECT * FROM matches WHERE match_id = ?1", [id])?.ok_or(StoreError::NoSuchMatch(id))
    }

    /// The match without its state, or [`StoreError::NoSuchMatch`].
    pub fn match_head(&self, id: MatchId) -> Result<MatchHead, StoreError> {
        one(self.sql(), &format!("{HEAD} WHERE match_id = ?1"), [id])?.ok_or(StoreError::NoSuchMatch(id))
    }

    /// The live match of a channel or thread.
    pub fn live_match_in(&self, channel: ChannelId) -> Result<Option<MatchId>, StoreError> {
        let sql = format!("SELECT match_id FROM matches WHERE channel_id = ?1 AND {LIVE}");
        value(self.sql(), &sql, [channel])
    }

    /// The latest match of a channel, live or not.
    pub fn last_match_in(&self, channel: ChannelId) -> Result<Option<MatchId>, StoreError> {
        let sql = "SELECT max(match_id) FROM matches WHERE channel_id = ?1";
        value(self.sql(), sql, [channel])
    }

    /// All live matches, in the order they were opened.
    pub fn live_matches(&self) -> Result<Listing<MatchHead>, StoreError> {
        list(self.sql(), &format!("{HEAD} WHERE {LIVE} ORDER BY match_id"), [])
    }

    /// All matches ever, in the order they were opened.
    pub fn matches(&self) -> Result<Listing<MatchHead>, StoreError> {
        list(self.sql(), &format!("{HEAD} ORDER BY match_id"), [])
    }

    /// The live matches of a server, in the order they were opened.
    pub fn live_matches_of_guild(&self, guild: GuildId) -> Result<Listing<MatchHead>, StoreError> {
        let sql = format!("{HEAD} WHERE guild_id = ?1 AND {LIVE} ORDER BY match_id");
        list(self.sql(), &sql, [guild])
    }

    /// The matches of a server that a moderator ended at `since` or later, in the order they were opened.
    pub fn ended_matches_of_guild(&self, guild: GuildId, since: i64) -> Result<Listing<MatchHead>, StoreError> {
        let sql = format!("{HEAD} WHERE guild_id = ?1 AND state = 'ended' AND ended_at >= ?2 ORDER BY match_id");
        list(self.sql(), &sql, params![guild, since])
    }

    /// Whether this player has a seat in another match that was started.
    pub fn has_played_before(&self, player: PlayerId, other_than: MatchId) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seat_players JOIN matches USING (match_id)
                   WHERE player_id = ?1 AND match_id <> ?2 AND started_at IS NOT NULL)";
        Ok(value(self.sql(), sql, params![player, other_than])?.unwrap_or(false))
    }

    /// The live matches in which a person has a seat, in the order they were opened.
    pub fn live_matches_of_player(&self, player: PlayerId) -> Result<Listing<MatchHead>, StoreError> {
        let sql = format!(
            "{HEAD} WHERE match_id IN (SELECT match_id FROM seat_players WHERE player_id = ?1)
               AND {LIVE} ORDER BY match_id"
        );
        list(self.sql(), &sql, [player])
    }
}

impl Tx<'_> {
    /// Opens a match at version 0, or says with [`StoreError::ChannelTaken`] which one holds the channel.
    pub fn create_match(&self, new: &NewMatch) -> Result<MatchId, StoreError> {
        let connection = self.sql_to_write()?;
        if let Some(taken) = self.live_match_in(new.channel_id)? {
            return Err(StoreError::ChannelTaken(taken));
        }
        let sql = "INSERT INTO matches (guild_id, channel_id, state, ruleset, options, edition, edition_hash,
                     format, version, moves, next_draw, host, created_at)
                   VALUES (?1, ?2, 'lobby', ?3, ?4, ?5, ?6, ?7, 0, 0, 1, ?8, ?9)";
        let values = params![
            new.guild_id,
            new.channel_id,
            new.ruleset,
            new.options,
            new.edition,
            new.edition_hash,
            new.format,
            new.host,
            new.created_at
        ];
        change(connection, sql, values)?;
        Ok(MatchId(connection.last_insert_rowid()))
    }

    /// Writes a match back: all columns but server, channel and birth.
    ///
    /// Refused with [`StoreError::Conflict`] where the match is no longer at `expected`, with
    /// [`StoreError::GoesBack`] where `version` or `next_draw` would go back, and with [`StoreError::ChannelTaken`]
    /// where it would come back to life in a channel that another match holds by now.
    pub fn update_match(&self, expected: u32, row: &MatchRow) -> Result<(), StoreError> {
        let connection = self.sql_to_write()?;
        let sql = "UPDATE matches SET state = ?1, ruleset = ?2, options = ?3, edition = ?4, edition_hash = ?5,
                     format = ?6, version = ?7, moves = ?8, next_draw = ?9, snapshot = ?10, host = ?11,
                     paused_at = ?12, broken = ?13, started_at = ?14, ended_at = ?15
                   WHERE match_id = ?16 AND version = ?17 AND version <= ?7 AND next_draw <= ?9";
        let values = params![
            row.state,
            row.ruleset,
            row.options,
            row.edition,
            row.edition_hash,
            row.format,
            row.version,
            row.moves,
            row.next_draw.cast_signed(),
            row.snapshot,
            row.host,
            row.paused_at,
            row.broken,
            row.started_at,
            row.ended_at,
            row.match_id,
            expected
        ];
        match connection.prepare_cached(sql).and_then(|mut statement| statement.execute(values)) {
            Ok(0) => Err(self.why_not_updated(expected, row)?),
            Ok(_) => Ok(()),
            Err(rusqlite::Error::SqliteFailure(ffi::Error { extended_code: ffi::SQLITE_CONSTRAINT_UNIQUE, .. }, _))
                if let Some(taken) = self.live_match_in(row.channel_id)? =>
            {
                Err(StoreError::ChannelTaken(taken))
            }
            Err(error) => Err(fault(connection)(error)),
        }
    }

    /// Sets a match aside without reading the rest of its row, which may be what is broken.
    pub fn set_aside(&self, id: MatchId, why: &str, now: i64) -> Result<(), StoreError> {
        let sql = "UPDATE matches SET state = 'set_aside', broken = ?2, paused_at = ifnull(paused_at, ?3)
                   WHERE match_id = ?1 AND state IN ('lobby', 'running', 'paused', 'set_aside')";
        change(self.sql_to_write()?, sql, params![id, why, now]).map(drop)
    }

    fn why_not_updated(&self, expected: u32, row: &MatchRow) -> Result<StoreError, StoreError> {
        let id = row.match_id;
        let sql = "SELECT version FROM matches WHERE match_id = ?1";
        let found: Option<u32> = value(self.sql(), sql, [id])?;
        Ok(match found {
            None => StoreError::NoSuchMatch(id),
            Some(found) if found != expected => StoreError::Conflict { id, expected, found },
            Some(_) => StoreError::GoesBack(id),
        })
    }
}

impl FromRow for MatchRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            guild_id: row.get("guild_id")?,
            channel_id: row.get("channel_id")?,
            state: row.get("state")?,
            ruleset: row.get("ruleset")?,
            options: row.get("options")?,
            edition: row.get("edition")?,
            edition_hash: row.get("edition_hash")?,
            format: row.get("format")?,
            version: row.get("version")?,
            moves: row.get("moves")?,
            next_draw: row.get::<_, i64>("next_draw")?.cast_unsigned(),
            snapshot: row.get("snapshot")?,
            host: row.get("host")?,
            paused_at: row.get("paused_at")?,
            broken: row.get("broken")?,
            created_at: row.get("created_at")?,
            started_at: row.get("started_at")?,
            ended_at: row.get("ended_at")?,
        })
    }
}

impl FromRow for MatchHead {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            match_id: row.get("match_id")?,
            guild_id: row.get("guild_id")?,
            channel_id: row.get("channel_id")?,
            state: row.get("state")?,
            ruleset: row.get("ruleset")?,
            version: row.get("version")?,
            moves: row.get("moves")?,
            host: row.get("host")?,
            broken: row.get("broken")?,
            created_at: row.get("created_at")?,
            started_at: row.get("started_at")?,
            ended_at: row.get("ended_at")?,
        })
    }
}
