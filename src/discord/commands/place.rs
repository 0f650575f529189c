//! `/place`: armies on own spaces, one space or a list.

use super::{Context, Done};
use crate::discord::{armies, choices};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn place(
    context: Context<'_>,
    #[autocomplete = "choices::place"] space: Option<String>,
    troops: Option<i64>,
    list: Option<String>,
    #[autocomplete = "choices::army"] army: Option<String>,
) -> Done {
    armies::act_as(context, army, Intent::Place { space, troops, list }).await
}
