//! The cards of a hand: title, class, when the event is played, and what it says.

use super::words::{event_text, guard, title, titles, window};
use crate::game::cards::Hand;
use crate::game::conquest::theatre::Order;
use crate::game::conquest::view::View;
use crate::game::ids::{CardId, SeatId};
use crate::text::bundle::say;
use crate::text::names::Names;

/// The lines of the cards in a hand that have events; `None` where they have none. With what the events say as long as all of it has
/// room for so many characters.
pub(in crate::text) fn hand_lines(
    names: Names<'_>,
    view: &View,
    seat: SeatId,
    cards: &[CardId],
    room: usize,
) -> Option<Vec<String>> {
    let theatre = view.theatre()?;
    let orders: &[Order] = theatre.orders.get(seat).map_or(&[], Vec::as_slice);
    let long: Vec<String> = cards.iter().map(|&card| line(names, card, orders, true)).collect();
    let taken: usize = long.iter().map(|line| line.chars().count() + 1).sum();
    if taken <= room {
        return Some(long);
    }
    Some(cards.iter().map(|&card| line(names, card, orders, false)).collect())
}

/// The hands of the partners, who may look at each other's (S0-C7), one line each.
pub(in crate::text) fn partner_hands(names: Names<'_>, view: &View) -> Vec<String> {
    let line = |(&seat, hand): (&SeatId, &Hand)| {
        let cards = if hand.is_empty() { "–".to_owned() } else { titles(names, hand.cards()) };
        say!(names.lang, "hand-partner", seat = names.seat(seat), cards = cards)
    };
    view.partner_hands.iter().map(line).collect()
}

/// Such as `· **Spy Network** (Fighter, at any time in your turn): look at a base`.
fn line(names: Names<'_>, card: CardId, orders: &[Order], whole: bool) -> String {
    let lang = names.lang;
    let of = names.kit().edition.deck.card(card);
    let class = names.symbol(of.symbol);
    let Some(event) = &of.event else { return format!("· {}", names.card(card)) };
    let armed = orders.iter().find(|order| order.card == card);
    let armed = armed.map_or_else(String::new, |order| {
        let guard = guard(names, &order.guard);
        format!(" {}", say!(lang, "hand-armed", guard = guard))
    });
    let (title, window) = (title(names, card), window(lang, event.window));
    let head = say!(lang, "hand-card", title = title, class = class, window = window);
    if whole { format!("{head}: {}{armed}", event_text(names, card)) } else { format!("{head}{armed}") }
}
