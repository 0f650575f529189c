//! `/dice`: how the dice are made, what fell, and how lucky the last attack was.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::Look;

#[poise::command(slash_command, guild_only)]
pub(super) async fn dice(context: Context<'_>, public: Option<bool>) -> Done {
    desk::look_or_show(context, Look::Dice, public).await
}
