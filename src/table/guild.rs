//! What `/setup` decided for a server.

use super::answer::Refused;
use super::intent::{LogWish, Person, PostEvery};
use super::opening::{Opening, OpeningWish};
use super::reply::Reply;
use crate::store::{GuildId, GuildRow, Json, Reading, RoleId, StoreError, Tx};
use crate::text::lang::Lang;

/// The settings of a server. The defaults are those of a server that never used `/setup`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuildSettings {
    /// Of public posts; `None` until somebody chose it or the platform said which the server speaks.
    pub language: Option<Lang>,
    /// Who moderates besides those with Manage Server.
    pub moderator_role: Option<u64>,
    pub posts: PostEvery,
    /// Who may open matches, where, and how many.
    pub opening: Opening,
    /// The channel that is told of every act of a moderator, every skip and every match that stands aside.
    pub log: Option<u64>,
}

/// What lies in the column `settings`.
#[derive(Default, serde::Serialize, serde::Deserialize)]
#[serde(default)]
struct Kept {
    posts: PostEvery,
    opening: Opening,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<u64>,
}

/// A server's settings. Words that this release does not know count as not set.
pub(super) fn settings(reading: &Reading, guild: u64) -> Result<GuildSettings, StoreError> {
    let Some(row) = reading.guild(GuildId(guild))? else { return Ok(GuildSettings::default()) };
    let kept: Kept = serde_json::from_str(&row.settings).unwrap_or_default();
    Ok(GuildSettings {
        language: Lang::ALL.into_iter().find(|lang| lang.code() == row.language),
        moderator_role: row.moderator_role.map(|role| role.0),
        posts: kept.posts,
        opening: kept.opening,
        log: kept.log,
    })
}

/// What shall change; `None` leaves as it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct SetUp<'a> {
    pub(super) role: Option<u64>,
    /// No role moderates any more, unless another is named at once.
    pub(super) clear_role: bool,
    pub(super) language: Option<Lang>,
    pub(super) posts: Option<PostEvery>,
    pub(super) opening: &'a OpeningWish,
    pub(super) log: LogWish,
}

/// Changes what is given, for those with Manage Server: whoever moderates by the role cannot hand the right on.
pub(super) fn set_up(tx: &Tx<'_>, person: &Person, guild: u64, wish: &SetUp<'_>) -> Result<Reply, Refused> {
    if !person.manager {
        return Err(Refused::OnlyManager);
    }
    let old = settings(tx, guild)?;
    let kept_role = old.moderator_role.filter(|_| !wish.clear_role);
    let new = GuildSettings {
        language: wish.language.or(old.language),
        moderator_role: wish.role.or(kept_role),
        posts: wish.posts.unwrap_or(old.posts),
        opening: old.opening.with(wish.opening)?,
        log: match wish.log {
            LogWish::Keep => old.log,
            LogWish::Clear => None,
            LogWish::To(channel) => Some(channel),
        },
    };
    put(tx, guild, &new)?;
    let language = new.language.unwrap_or_default();
    let GuildSettings { moderator_role, posts, opening, log, .. } = new;
    Ok(Reply::SetUp { moderator_role, language, posts, opening, log })
}

/// Writes a server's settings.
pub(super) fn put(tx: &Tx<'_>, guild: u64, settings: &GuildSettings) -> Result<(), Refused> {
    let kept = Kept { posts: settings.posts, opening: settings.opening.clone(), log: settings.log };
    let kept = serde_json::to_string(&kept).map_err(|_| Refused::Bug)?;
    tx.put_guild(&GuildRow {
        guild_id: GuildId(guild),
        language: settings.language.map(|lang| lang.code().to_owned()).unwrap_or_default(),
        moderator_role: settings.moderator_role.map(RoleId),
        settings: Json(kept),
    })?;
    Ok(())
}
