//! `/setup`: a server's moderator role, language and how often boards are posted.

use poise::serenity_prelude::Role;

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::{Intent, PostEvery};
use crate::text::lang::Lang;

#[poise::command(slash_command, guild_only, default_member_permissions = "MANAGE_GUILD")]
pub(super) async fn setup(
    context: Context<'_>,
    #[rename = "moderator-role"] moderator_role: Option<Role>,
    #[rename = "clear-role"] clear_role: Option<bool>,
    language: Option<String>,
    posts: Option<String>,
) -> Done {
    let moderator_role = moderator_role.map(|role| role.id.get());
    let language = language.map(|code| Lang::from_locale(&code));
    // Discord sends one of the values that were registered.
    let posts = posts.map(|posts| match posts.as_str() {
        "capture" => PostEvery::Capture,
        "move" => PostEvery::Move,
        _ => PostEvery::Turn,
    });
    desk::open(context, Intent::SetUp { moderator_role, clear_role: clear_role.unwrap_or(false), language, posts })
        .await
}
