//! `/claim`: spaces in the draft.

use super::{Context, Done};
use crate::discord::{armies, choices};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn claim(
    context: Context<'_>,
    #[autocomplete = "choices::claim"] spaces: String,
    #[autocomplete = "choices::army"] army: Option<String>,
) -> Done {
    armies::act_as(context, army, Intent::Claim { spaces }).await
}
