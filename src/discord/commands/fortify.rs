//! `/fortify`: armies or ships between own spaces at the end of the turn.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn fortify(
    context: Context<'_>,
    #[autocomplete = "choices::fortify_from"] from: String,
    #[autocomplete = "choices::fortify_to"] to: String,
    troops: Option<String>,
    #[autocomplete = "choices::ships_from"] ships: Option<String>,
) -> Done {
    desk::act(context, Intent::Fortify { from, to, troops, ships }).await
}
