//! `/help`: what to do now. Works in direct messages too.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::Look;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn help(context: Context<'_>) -> Done {
    desk::look(context, Look::Help).await
}
