//! `/roll`: throws the dice of the turn, or what is left of them once more.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn roll(context: Context<'_>) -> Done {
    desk::act(context, Intent::Roll).await
}
