//! `/board`: the board as a picture or as text.

use super::{Context, Done};
use crate::discord::desk;
use crate::table::intent::Look;

/// `mine`: with all that the asker alone may know, so never for everybody.
#[poise::command(slash_command, guild_only)]
pub(super) async fn board(context: Context<'_>, text: Option<bool>, mine: Option<bool>, public: Option<bool>) -> Done {
    if mine == Some(true) {
        return desk::look(context, Look::BoardMine).await;
    }
    let look = if text == Some(true) { Look::BoardText } else { Look::Board };
    desk::look_or_show(context, look, public).await
}
