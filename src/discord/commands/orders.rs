//! `/orders`: the asker's own standing orders, with buttons to arm and disarm.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::Look;

#[poise::command(slash_command, guild_only)]
pub(super) async fn orders(context: Context<'_>) -> Done {
    desk::look(context, Look::Orders).await
}
