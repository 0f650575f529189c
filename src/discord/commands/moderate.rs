//! `/mod`: what moderators may do. Discord shows it to those with Manage Server; server owners can change that, so the
//! table checks the right again.

use poise::serenity_prelude::User;

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;
use crate::table::sight::AccountId;

/// The sub-commands; itself it cannot be called.
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    rename = "mod",
    default_member_permissions = "MANAGE_GUILD",
    subcommands("pause", "resume", "kick", "replace", "rename", "undo", "end", "reopen")
)]
#[expect(clippy::unused_async, reason = "poise calls it so")]
pub(super) async fn moderate(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn pause(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "choices::match_of_server"]
    of: Option<String>,
) -> Done {
    desk::moderate(context, of, Intent::Pause).await
}

#[poise::command(slash_command, guild_only)]
async fn resume(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "choices::match_of_server"]
    of: Option<String>,
) -> Done {
    desk::moderate(context, of, Intent::Resume).await
}

#[poise::command(slash_command, guild_only)]
async fn kick(
    context: Context<'_>,
    #[autocomplete = "choices::seat"] seat: String,
    #[rename = "match"]
    #[autocomplete = "choices::match_of_server"]
    of: Option<String>,
) -> Done {
    desk::preview(context, of, Intent::Kick { seat }).await
}

#[poise::command(slash_command, guild_only)]
async fn replace(
    context: Context<'_>,
    #[autocomplete = "choices::seat"] seat: String,
    with: User,
    #[rename = "match"]
    #[autocomplete = "choices::match_of_server"]
    of: Option<String>,
) -> Done {
    let nick = context.interaction.data.resolved.members.get(&with.id).and_then(|member| member.nick.clone());
    let with_name = nick.unwrap_or_else(|| with.display_name().to_owned());
    let with_bot = with.bot;
    let with = AccountId(with.id.get());
    desk::moderate(context, of, Intent::Replace { seat, with, with_name, with_bot }).await
}

#[poise::command(slash_command, guild_only)]
async fn rename(
    context: Context<'_>,
    #[autocomplete = "choices::seat"] seat: String,
    name: String,
    #[rename = "match"]
    #[autocomplete = "choices::match_of_server"]
    of: Option<String>,
) -> Done {
    desk::moderate(context, of, Intent::Rename { seat, name }).await
}

#[poise::command(slash_command, guild_only)]
async fn undo(
    context: Context<'_>,
    #[autocomplete = "choices::undo"] to: Option<i64>,
    #[rename = "match"]
    #[autocomplete = "choices::match_of_server"]
    of: Option<String>,
) -> Done {
    desk::preview(context, of, Intent::Undo { to }).await
}

#[poise::command(slash_command, guild_only)]
async fn end(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "choices::match_of_server"]
    of: Option<String>,
) -> Done {
    desk::preview(context, of, Intent::End).await
}

#[poise::command(slash_command, guild_only)]
async fn reopen(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "choices::ended_match"]
    of: Option<String>,
) -> Done {
    desk::moderate(context, of, Intent::Reopen).await
}
