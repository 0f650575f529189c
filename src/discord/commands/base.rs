//! `/base`: lays the marker that was drawn.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;
use crate::table::special::Manoeuvre;

#[poise::command(slash_command, guild_only)]
pub(super) async fn base(context: Context<'_>, #[autocomplete = "choices::base"] space: String) -> Done {
    desk::act(context, Intent::Special(Manoeuvre::LayMarker { space })).await
}
