//! `/hand`: the asker's own cards.

use super::{Context, Done};
use crate::discord::{armies, choices};
use crate::table::intent::Look;

#[poise::command(slash_command, guild_only)]
pub(super) async fn hand(context: Context<'_>, #[autocomplete = "choices::army"] army: Option<String>) -> Done {
    armies::look_as(context, army, Look::Hand).await
}
