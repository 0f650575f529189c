//! `/status`: where the match stands.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::Look;

#[poise::command(slash_command, guild_only)]
pub(super) async fn status(context: Context<'_>, public: Option<bool>) -> Done {
    desk::look_or_show(context, Look::Status, public).await
}
