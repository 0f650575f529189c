//! `/claim`: spaces in the draft.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn claim(context: Context<'_>, #[autocomplete = "choices::claim"] spaces: String) -> Done {
    desk::act(context, Intent::Claim { spaces }).await
}
