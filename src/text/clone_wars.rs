//! What only the Clone Wars have to say: tokens, the pawn and Order 66.

use super::bundle::say;
use super::events::{Told, draw_range};
use super::lang::Lang;
use super::names::{Names, listed};
use super::trilogy::{fleet, title};
use crate::game::conquest::rulesets::clone_wars::{SIDES, TOKENS};
use crate::game::conquest::special::{Called, OrderThrow, SpecialEvent};
use crate::game::conquest::theatre::Face;
use crate::game::event::Goal;
use crate::game::ids::{SeatId, SideId};

/// An event that is told with other words where there are tokens; `None`: in the words of all.
pub(super) fn event(names: Names<'_>, event: &SpecialEvent) -> Option<Told> {
    if !names.kit().names.has_tokens() {
        return None;
    }
    let lang = names.lang;
    let by = |seat: &SeatId, text: String| Some(Told { seat: Some(*seat), text });
    let all = |text: String| Some(Told { seat: None, text });
    match event {
        SpecialEvent::MarkerDrawn { seat, left, draw } => {
            by(seat, say!(lang, "event-token-drawn", left = *left, draw = draw.to_string()))
        }
        SpecialEvent::MarkerSeen { face: Face::Token(token), .. } => all(seen(names, *token)),
        SpecialEvent::MarkerLaid { seat, space } => {
            by(seat, say!(lang, "event-token-laid", space = names.space(*space)))
        }
        SpecialEvent::MarkerRevealed { by: captor, space, face: Face::Token(token), .. } => {
            let (space, circles) = (names.space(*space), circles(*token));
            by(captor, say!(lang, "event-token-taken", space = space, token = name(names, *token), circles = circles))
        }
        SpecialEvent::MarkerMoved { from, to, .. } => {
            all(say!(lang, "event-token-moved", from = names.space(*from), to = names.space(*to)))
        }
        SpecialEvent::Peeked { seat, space } => by(seat, say!(lang, "event-token-peeked", space = names.space(*space))),
        SpecialEvent::PeekSaw { space, face: Face::Token(token) } => {
            let (space, circles) = (names.space(*space), circles(*token));
            all(say!(lang, "event-token-saw", space = space, token = name(names, *token), circles = circles))
        }
        SpecialEvent::CardsEarned { seat, for_sides, extra } => {
            let cards = for_sides.saturating_add(*extra);
            by(seat, say!(lang, "event-cards-earned-armies", cards = cards, circles = *extra))
        }
        _ => None,
    }
}

/// A token that its owner has drawn.
pub(super) fn seen(names: Names<'_>, token: u8) -> String {
    say!(names.lang, "event-token-seen", token = name(names, token), circles = circles(token))
}

/// A token on the board that the viewer knows.
pub(super) fn known(names: Names<'_>, token: u8) -> String {
    say!(names.lang, "token-known", token = name(names, token), circles = circles(token))
}

/// The pawn on its track.
pub(super) fn pawn_moved(names: Names<'_>, steps: i8, at: u8) -> String {
    let way = if steps < 0 { "back" } else { "forward" };
    say!(names.lang, "event-pawn-moved", way = way, at = at)
}

/// The order with all its throws.
pub(super) fn called(names: Names<'_>, called: &Called) -> String {
    let lang = names.lang;
    let throws = listed(called.throws.iter().map(|throw| thrown(names, throw)));
    let turned = called.throws.iter().filter(|throw| throw.to.is_some()).count();
    let told = say!(
        lang,
        "event-order-called",
        at = called.at,
        least = called.least.min(9),
        turned = turned,
        loyal = called.throws.len() - turned,
        throws = throws + ".",
        pawn = names.space(called.pawn),
        draws = draw_range(&called.draws)
    );
    let cards = (!called.cards.is_empty()).then(|| {
        let cards = listed(called.cards.iter().map(|&card| title(names, card).to_owned()));
        say!(lang, "order-cards", cards = cards)
    });
    let spared = (!called.spared.is_empty()).then(|| {
        let spaces = listed(called.spared.iter().map(|&space| names.space(space).to_owned()));
        say!(lang, "order-spared", spaces = spaces)
    });
    let lost =
        called.throws.iter().filter(|throw| !throw.lost.is_empty()).map(|throw| {
            say!(lang, "order-lost-ships", ships = fleet(lang, throw.lost), space = names.space(throw.space))
        });
    std::iter::once(told).chain(cards).chain(spared).chain(lost).collect::<Vec<_>>().join(" ")
}

fn thrown(names: Names<'_>, throw: &OrderThrow) -> String {
    let (lang, space) = (names.lang, names.space(throw.space));
    let rolled = match throw.again {
        None => throw.rolled.to_string(),
        Some(again) => say!(lang, "order-rolled-again", rolled = throw.rolled, again = again),
    };
    match throw.to {
        Some(seat) => say!(lang, "order-turned", space = space, rolled = rolled, seat = names.seat(seat)),
        None => say!(lang, "order-loyal", space = space, rolled = rolled),
    }
}

/// How a side has won.
pub(super) fn outcome(lang: Lang, side: SideId, seats: &str, goal: Goal) -> String {
    let side = SIDES.get(usize::from(side.0)).copied().unwrap_or_default();
    match goal {
        Goal::Caught | Goal::Leader | Goal::Resources => say!(lang, "outcome-caught", seats = seats),
        Goal::WipedOut => say!(lang, "outcome-wiped-out-wars", side = side, seats = seats),
        Goal::Remained => say!(lang, "outcome-side-remained-wars", side = side, seats = seats),
    }
}

fn name(names: Names<'_>, token: u8) -> &'static str {
    names.kit().names.token(token).map_or("", |name| name[names.lang].as_str())
}

fn circles(token: u8) -> u8 {
    TOKENS.get(usize::from(token)).map_or(0, |&(_, circles)| circles)
}
