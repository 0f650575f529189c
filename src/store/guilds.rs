//! `guilds`: what `/setup` decided for a server.

use rusqlite::{Row, params};

use super::connection::Reading;
use super::error::StoreError;
use super::ids::{GuildId, RoleId};
use super::sql::{FromRow, change, one};
use super::values::Json;
use super::writer::Tx;

/// The settings of a Discord server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuildRow {
    pub guild_id: GuildId,
    /// Language of public posts, as `en` or `de`.
    pub language: String,
    /// Who moderates besides those with Manage Server.
    pub moderator_role: Option<RoleId>,
    pub settings: Json,
}

impl Reading {
    /// The server's settings; `None` where `/setup` was never used.
    pub fn guild(&self, guild: GuildId) -> Result<Option<GuildRow>, StoreError> {
        one(self.sql(), "SELECT * FROM guilds WHERE guild_id = ?1", [guild])
    }
}

impl Tx<'_> {
    /// Writes the server's settings, in place of what was there.
    pub fn put_guild(&self, row: &GuildRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO guilds (guild_id, language, moderator_role, settings)
                   VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language,
                     moderator_role = excluded.moderator_role, settings = excluded.settings";
        let values = params![row.guild_id, row.language, row.moderator_role, row.settings];
        change(self.sql_to_write()?, sql, values).map(drop)
    }
}

impl FromRow for GuildRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            guild_id: row.get("guild_id")?,
            language: row.get("language")?,
            moderator_role: row.get("moderator_role")?,
            settings: row.get("settings")?,
        })
    }
}
