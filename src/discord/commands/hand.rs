//! `/hand`: the asker's own cards.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::Look;

#[poise::command(slash_command, guild_only)]
pub(super) async fn hand(context: Context<'_>) -> Done {
    desk::look(context, Look::Hand).await
}
