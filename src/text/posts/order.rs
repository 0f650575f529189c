//! The order that turned spaces of the other side: one post with all that was thrown, and the board as it was left.

use crate::game::conquest::special::{Called, SpecialEvent};
use crate::game::event::{Event, EventKind};
use crate::game::people::Actor;
use crate::game::view::View;
use crate::table::sight::{Entry, Sight};
use crate::text::board;
use crate::text::clone_wars::whole_order;
use crate::text::lang::Lang;
use crate::text::message::{LONGEST_MESSAGE, Message, cut};
use crate::text::names::Names;

/// The post of an order, in the sight of everybody: it comes whole, and pings nobody.
pub fn order_post(sight: &Sight, called: &Called, lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let owner = sight.conquest().and_then(|view| view.spaces.get(called.pawn)).and_then(|garrison| garrison.owner);
    let message = Message::plain(cut(&whole_order(names, called, owner).join("\n"), LONGEST_MESSAGE)).hushed();
    let told = Entry {
        moves: sight.moves,
        turn: sight.view.as_ref().map_or(0, View::turn),
        at: 0,
        actor: Actor::Seat(called.seat),
        events: vec![Event::public(EventKind::Special(SpecialEvent::OrderCalled(Box::new(called.clone()))))],
        undone: false,
    };
    let told = [told];
    match board::picture(names, sight, &told, &told) {
        Some(picture) => message.board(picture),
        None => message,
    }
}
