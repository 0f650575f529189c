//! `/attack`: a series of battles.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn attack(
    context: Context<'_>,
    #[autocomplete = "choices::attack_from"] from: String,
    #[autocomplete = "choices::attack_to"] to: String,
    dice: Option<i64>,
    until: Option<String>,
    keep: Option<i64>,
    #[rename = "move-in"] move_in: Option<String>,
    #[autocomplete = "choices::ships_from"] ships: Option<String>,
) -> Done {
    desk::act(context, Intent::Attack { from, to, dice, until, keep, move_in, ships }).await
}
