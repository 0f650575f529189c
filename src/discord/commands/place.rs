//! `/place`: armies on own spaces, one space or a list.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn place(
    context: Context<'_>,
    #[autocomplete = "choices::place"] space: Option<String>,
    troops: Option<i64>,
    list: Option<String>,
) -> Done {
    desk::act(context, Intent::Place { space, troops, list }).await
}
