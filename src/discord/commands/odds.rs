//! `/odds`: the chances of an attack on the board, or of any numbers. Works in direct messages too.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Look;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn odds(
    context: Context<'_>,
    #[autocomplete = "choices::space"] from: Option<String>,
    #[autocomplete = "choices::space"] to: Option<String>,
    attackers: Option<i64>,
    defenders: Option<i64>,
    keep: Option<i64>,
    dice: Option<i64>,
    public: Option<bool>,
) -> Done {
    desk::look_or_show(context, Look::Odds { from, to, attackers, defenders, keep, dice }, public).await
}
