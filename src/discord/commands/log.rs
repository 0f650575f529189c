//! `/log`: what happened.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Look;

#[poise::command(slash_command, guild_only)]
pub(super) async fn log(
    context: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "choices::move_number"]
    of_move: Option<i64>,
    since: Option<String>,
    public: Option<bool>,
) -> Done {
    desk::look_or_show(context, Look::Log { of_move, since_my_turn: since.is_some() }, public).await
}
