//! `/build`: the ship on a card, on an own space.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;
use crate::table::special::Manoeuvre;

#[poise::command(slash_command, guild_only)]
pub(super) async fn build(
    context: Context<'_>,
    #[autocomplete = "choices::build_card"] card: String,
    #[autocomplete = "choices::own_space"] space: String,
) -> Done {
    desk::act(context, Intent::Special(Manoeuvre::Build { card, space })).await
}
