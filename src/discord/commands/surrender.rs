//! `/surrender`: gives up, once that was confirmed.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::sure::Own;

#[poise::command(slash_command, guild_only)]
pub(super) async fn surrender(context: Context<'_>) -> Done {
    desk::own(context, Own::Surrender).await
}
