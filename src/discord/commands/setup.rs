//! `/setup`: a server's moderator role, language, how often boards are posted, who may open matches, and where acts of moderators are
//! logged.

use poise::serenity_prelude::{PartialChannel, Role};

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::{Intent, LogWish, PostEvery};
use crate::table::opening::{Openers, OpeningWish};
use crate::text::lang::Lang;

#[poise::command(slash_command, guild_only, default_member_permissions = "MANAGE_GUILD")]
#[expect(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn setup(
    context: Context<'_>,
    #[rename = "moderator-role"] moderator_role: Option<Role>,
    #[rename = "clear-role"] clear_role: Option<bool>,
    language: Option<String>,
    posts: Option<String>,
    #[rename = "open-by"] open_by: Option<String>,
    #[rename = "open-role"] open_role: Option<Role>,
    #[rename = "open-channel"] open_channel: Option<PartialChannel>,
    #[rename = "lobbies-person"] lobbies_person: Option<i64>,
    #[rename = "lobbies-server"] lobbies_server: Option<i64>,
    #[rename = "log-channel"]
    #[channel_types("Text", "News", "Voice", "PublicThread", "PrivateThread", "NewsThread")]
    log_channel: Option<PartialChannel>,
    #[rename = "clear-log"] clear_log: Option<bool>,
) -> Done {
    let moderator_role = moderator_role.map(|role| role.id.get());
    let language = language.map(|code| Lang::from_locale(&code));
    // Discord sends one of the values that were registered.
    let posts = posts.map(|posts| match posts.as_str() {
        "capture" => PostEvery::Capture,
        "move" => PostEvery::Move,
        _ => PostEvery::Turn,
    });
    let by = open_by.map(|by| if by == "moderators" { Openers::Moderators } else { Openers::Everyone });
    let opening = OpeningWish {
        who: open_role.map(|role| Openers::Role(role.id.get())).or(by),
        channel: open_channel.map(|channel| channel.id.get()),
        a_person: lobbies_person,
        a_server: lobbies_server,
    };
    let clear_role = clear_role.unwrap_or(false);
    let log_channel = log_channel.map(|channel| (channel.id, channel.kind));
    let log = match log_channel {
        Some((channel, _)) => LogWish::To(channel.get()),
        None if clear_log == Some(true) => LogWish::Clear,
        None => LogWish::Keep,
    };
    let intent = Intent::SetUp { moderator_role, clear_role, language, posts, opening, log };
    match log_channel {
        Some(channel) => desk::log_in(context, channel, intent).await,
        None => desk::open(context, intent).await,
    }
}
