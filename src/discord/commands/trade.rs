//! `/trade`: a set of cards for armies.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;

#[poise::command(slash_command, guild_only)]
pub(super) async fn trade(
    context: Context<'_>,
    #[autocomplete = "choices::card"] card1: Option<String>,
    #[autocomplete = "choices::card"] card2: Option<String>,
    #[autocomplete = "choices::card"] card3: Option<String>,
) -> Done {
    desk::act(context, Intent::Trade { cards: [card1, card2, card3].into_iter().flatten().collect() }).await
}
