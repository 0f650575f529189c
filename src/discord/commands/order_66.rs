//! `/order-66`: the order that turns planets, called once in a match: by the button below what is shown then.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;
use crate::table::special::{Manoeuvre, OrderWish};

#[poise::command(slash_command, guild_only, rename = "order-66")]
pub(super) async fn order_66(
    context: Context<'_>,
    #[autocomplete = "choices::order_heirs"] planets: Option<String>,
    #[autocomplete = "choices::order_pawn"] sidious: Option<String>,
    #[autocomplete = "choices::order_cards"] cards: Option<String>,
    #[autocomplete = "choices::order_again"] again: Option<String>,
) -> Done {
    let wish = OrderWish { planets, sidious, cards, again };
    desk::act(context, Intent::Special(Manoeuvre::CallOrder(wish))).await
}
