//! `/done`: ends the turn, or a step of it alone: the attacks, the dice.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn done(context: Context<'_>, what: Option<String>) -> Done {
    let step_only = matches!(what.as_deref(), Some("attacks" | "dice"));
    desk::act(context, if step_only { Intent::EndStep } else { Intent::EndTurn }).await
}
