//! `/command`: who commands a planet that two partners hold side by side.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;
use crate::table::special::Manoeuvre;

/// The sub-commands; itself it cannot be called.
#[poise::command(slash_command, guild_only, subcommand_required, subcommands("take", "offer", "withdraw"))]
#[expect(clippy::unused_async, reason = "poise calls it so")]
pub(super) async fn command(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn take(context: Context<'_>, #[autocomplete = "choices::take"] space: String) -> Done {
    desk::act(context, Intent::Special(Manoeuvre::Take { space })).await
}

#[poise::command(slash_command, guild_only)]
async fn offer(context: Context<'_>, #[autocomplete = "choices::not_offered"] space: String) -> Done {
    desk::act(context, Intent::Special(Manoeuvre::Offer { space })).await
}

#[poise::command(slash_command, guild_only)]
async fn withdraw(context: Context<'_>, #[autocomplete = "choices::offered"] space: String) -> Done {
    desk::act(context, Intent::Special(Manoeuvre::Withdraw { space })).await
}
