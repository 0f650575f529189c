//! `/rules`: the game on one screen and this match's numbers. Works in direct messages too.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::Look;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn rules(context: Context<'_>) -> Done {
    desk::look(context, Look::Rules).await
}
