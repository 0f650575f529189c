//! `/put`: a thrown die goes to a row, or is set aside.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn put(
    context: Context<'_>,
    #[autocomplete = "choices::die"] die: String,
    #[autocomplete = "choices::row"] row: Option<String>,
) -> Done {
    desk::act(context, Intent::Put { die, row }).await
}
