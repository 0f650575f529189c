//! `/log`: what happened.

use super::{Context, Done};
use crate::discord::{armies, choices, desk};
use crate::table::intent::{Intent, Look};

#[poise::command(slash_command, guild_only)]
pub(super) async fn log(
    context: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "choices::move_number"]
    of_move: Option<i64>,
    since: Option<String>,
    public: Option<bool>,
    #[autocomplete = "choices::army"] army: Option<String>,
) -> Done {
    let look = Look::Log { of_move, since_my_turn: since.is_some() };
    // What all are shown is the log of all.
    if public == Some(true) {
        desk::act(context, Intent::Show(look)).await
    } else {
        armies::look_as(context, army, look).await
    }
}
