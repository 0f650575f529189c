//! `/move-in`: how many armies follow into a captured space.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only, rename = "move-in")]
pub(super) async fn move_in(
    context: Context<'_>,
    troops: String,
    #[autocomplete = "choices::ships_from"] ships: Option<String>,
) -> Done {
    desk::act(context, Intent::MoveIn { troops, ships }).await
}
