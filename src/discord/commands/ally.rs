//! `/ally`: a figure covers fields, or undoes the turn.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn ally(
    context: Context<'_>,
    #[autocomplete = "choices::ally"] ally: String,
    #[autocomplete = "choices::rows"] rows: Option<String>,
) -> Done {
    desk::act(context, Intent::Ally { ally, rows }).await
}
