//! The order that turned spaces of the other side: one post with all that was thrown, and the board as it was left.

use crate::game::conquest::special::Called;
use crate::table::sight::Sight;
use crate::text::clone_wars::whole_order;
use crate::text::lang::Lang;
use crate::text::message::{LONGEST_MESSAGE, Message, cut};
use crate::text::names::Names;
use crate::text::order_picture;

/// The post of an order, in the sight of everybody: it comes whole, and pings nobody.
pub fn order_post(sight: &Sight, called: &Called, lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let owner = sight.conquest().and_then(|view| view.spaces.get(called.pawn)).and_then(|garrison| garrison.owner);
    let message = Message::plain(cut(&whole_order(names, called, owner).join("\n"), LONGEST_MESSAGE)).hushed();
    match order_picture::called(names, sight, called) {
        Some(picture) => message.board(picture),
        None => message,
    }
}
