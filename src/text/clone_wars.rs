//! What only the Clone Wars have to say: tokens, the pawn and Order 66.

use super::bundle::say;
use super::events::{Told, draw_range};
use super::names::{Names, listed, shortened};
use super::trilogy::{short_fleet, title};
use crate::game::conquest::parts::order::{DIE, numbers};
use crate::game::conquest::rulesets::clone_wars::{ARMIES, TOKENS};
use crate::game::conquest::special::{Called, OrderThrow, SpecialEvent};
use crate::game::conquest::theatre::{Face, Marker, Pawn, Theatre};
use crate::game::conquest::view::View;
use crate::game::event::Goal;
use crate::game::ids::{SeatId, SideId, SpaceId};

/// The most characters of a seat in the post of an order, in which nothing may be cut for a name: shape and name.
const LONGEST_SEAT: usize = 26;

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
        SpecialEvent::MarkerGone { from } => all(say!(lang, "event-token-gone", space = names.space(*from))),
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

/// The same as what is to be done: lay it.
pub(super) fn task_token(names: Names<'_>, token: u8) -> String {
    say!(names.lang, "task-token-seen", token = name(names, token), circles = circles(token))
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

/// Who the pawn is.
pub(super) fn pawn_name(names: Names<'_>) -> String {
    say!(names.lang, "pawn-name")
}

/// Where Darth Sidious stands and what an order would turn, in few words: `Track 7 of 11 · Order 66: 3 of 8`. `None`: there is none.
pub(super) fn short_state(names: Names<'_>, view: &View) -> Option<String> {
    let lang = names.lang;
    Some(match view.theatre()?.pawn? {
        Pawn::Track(at) => {
            say!(lang, "header-track", at = at, last = view.card.theatre.last_space, numbers = numbers(at))
        }
        Pawn::Space(space) => say!(lang, "header-pawn", space = names.space(space)),
    })
}

/// The same in a sentence.
pub(super) fn state(names: Names<'_>, view: &View) -> Option<String> {
    let lang = names.lang;
    Some(match view.theatre()?.pawn? {
        Pawn::Track(at) => {
            let (last, numbers) = (view.card.theatre.last_space, numbers(at));
            say!(lang, "state-track", at = at, last = last, numbers = numbers, least = least(numbers))
        }
        Pawn::Space(space) => say!(lang, "state-pawn", space = names.space(space)),
    })
}

/// Where tokens lie, with the faces that the viewer may know, and those that were captured, a line each.
pub(super) fn tokens(names: Names<'_>, theatre: &Theatre) -> Vec<String> {
    let lang = names.lang;
    let of = |token: u8| say!(lang, "token-short", token = name(names, token), circles = circles(token));
    let laid = |marker: &Marker| match marker.face {
        Some(Face::Token(token)) => format!("{} ({})", names.space(marker.space), of(token)),
        Some(Face::Leader | Face::Plain) | None => names.space(marker.space).to_owned(),
    };
    let left = theatre.pile.left;
    let mut lines = Vec::new();
    if !theatre.markers.is_empty() {
        let tokens = listed(theatre.markers.iter().map(laid));
        lines.push(say!(lang, "state-tokens", tokens = tokens, left = left));
    } else if matches!(theatre.pawn, Some(Pawn::Track(_))) {
        lines.push(say!(lang, "state-no-tokens", left = left));
    }
    let taken = theatre.taken.iter().filter_map(|face| match face {
        Face::Token(token) => Some(format!("{} ({})", name(names, *token), circles(*token))),
        Face::Leader | Face::Plain => None,
    });
    let taken = listed(taken);
    if !taken.is_empty() {
        lines.push(say!(lang, "state-tokens-taken", tokens = taken));
    }
    lines
}

/// What the side does in the step of the order.
pub(super) fn task_order(names: Names<'_>, view: &View) -> String {
    match view.theatre().and_then(|theatre| theatre.pawn) {
        Some(Pawn::Track(at)) => say!(names.lang, "task-order", numbers = numbers(at)),
        Some(Pawn::Space(_)) | None => say!(names.lang, "task-order-over"),
    }
}

/// Whether the order can still be called in this turn of the seat, or in this step.
pub(super) fn is_order_ahead(view: &View, seat: SeatId) -> bool {
    view.theatre().is_some_and(|theatre| {
        let can = matches!(theatre.pawn, Some(Pawn::Track(at)) if numbers(at) > 0);
        can && theatre.calling == Some(view.side(seat))
    })
}

/// The order in one line: where it was called from, how much has turned. All throws are in a post of its own.
pub(super) fn called(names: Names<'_>, called: &Called) -> String {
    let turned = called.throws.iter().filter(|throw| throw.to.is_some()).count();
    say!(
        names.lang,
        "event-order-called",
        at = called.at,
        least = called.least.min(DIE + 1),
        turned = turned,
        loyal = called.throws.len() - turned,
        pawn = names.space(called.pawn),
        draws = draw_range(&called.draws)
    )
}

/// All throws of an order: what turned, by who has it now, then what has stayed loyal.
pub(super) fn throws(names: Names<'_>, called: &Called) -> Vec<String> {
    let lang = names.lang;
    let thrown =
        |to: Option<SeatId>| -> Vec<&OrderThrow> { called.throws.iter().filter(|throw| throw.to == to).collect() };
    let told = |throws: &[&OrderThrow]| listed(throws.iter().map(|throw| one_throw(names, throw)));
    let mut heirs: Vec<SeatId> = called.throws.iter().filter_map(|throw| throw.to).collect();
    heirs.sort_unstable();
    heirs.dedup();
    let mut lines: Vec<String> = heirs
        .into_iter()
        .map(|heir| {
            let won = thrown(Some(heir));
            say!(lang, "order-heir", seat = short_seat(names, heir), count = won.len(), throws = told(&won))
        })
        .collect();
    let loyal = thrown(None);
    if !loyal.is_empty() {
        lines.push(say!(lang, "order-loyal", count = loyal.len(), throws = told(&loyal)));
    }
    if called.throws.iter().any(|throw| throw.again.is_some()) {
        lines.push(say!(lang, "order-again"));
    }
    lines
}

/// Such as `Naboo: 7`, or `Naboo: 2→7` where it was thrown for a second time.
fn one_throw(names: Names<'_>, throw: &OrderThrow) -> String {
    let space = names.space(throw.space);
    match throw.again {
        None => format!("{space}: {}", throw.rolled),
        Some(again) => format!("{space}: {}→{again}", throw.rolled),
    }
}

/// The whole order, a line each: who calls it from where, what has turned and what was thrown for it, what went with it, and where Darth
/// Sidious is now.
pub(super) fn whole_order(names: Names<'_>, called: &Called, owner: Option<SeatId>) -> Vec<String> {
    let lang = names.lang;
    let turned = called.throws.iter().filter(|throw| throw.to.is_some());
    let (all, count) = (called.throws.len(), turned.clone().count());
    let least = called.least.min(DIE + 1);
    let mut lines = vec![
        say!(lang, "order-head", seat = short_seat(names, called.seat), at = called.at, least = least),
        say!(lang, "order-sum", turned = count, all = all),
    ];
    if count > 0 {
        let mut losers: Vec<(SeatId, usize)> = Vec::new();
        for throw in turned {
            match losers.iter_mut().find(|(loser, _)| *loser == throw.from) {
                Some((_, lost)) => *lost += 1,
                None => losers.push((throw.from, 1)),
            }
        }
        losers.sort_unstable();
        let losers = listed(losers.into_iter().map(|(loser, lost)| format!("{} {lost}", short_seat(names, loser))));
        lines.push(say!(lang, "order-losers", losers = losers));
    }
    lines.extend(throws(names, called));
    if !called.spared.is_empty() {
        let spaces = listed(called.spared.iter().map(|&space| names.space(space).to_owned()));
        lines.push(say!(lang, "order-spared", spaces = spaces));
    }
    if !called.cards.is_empty() {
        let cards = listed(called.cards.iter().map(|&card| say!(lang, "card-title", title = title(names, card))));
        lines.push(say!(lang, "order-cards", cards = cards));
    }
    let lost = called.throws.iter().filter(|throw| !throw.lost.is_empty());
    let lost = listed(lost.map(|throw| format!("{} {}", names.space(throw.space), short_fleet(names, throw.lost))));
    if !lost.is_empty() {
        lines.push(say!(lang, "order-lost-ships", lost = lost));
    }
    if called.markers > 0 || called.pile > 0 {
        lines.push(say!(lang, "order-tokens", markers = called.markers, pile = called.pile));
    }
    let owner = shortened(&names.owner(owner), LONGEST_SEAT);
    lines.push(say!(lang, "order-pawn", space = names.space(called.pawn), owner = owner));
    if !called.draws.is_empty() {
        lines.push(say!(lang, "order-draws", draws = draw_range(&called.draws)));
    }
    lines
}

fn short_seat(names: Names<'_>, seat: SeatId) -> String {
    shortened(&names.seat(seat), LONGEST_SEAT)
}

/// The planets that an event has turned.
pub(super) fn turned(event: &SpecialEvent) -> impl Iterator<Item = SpaceId> + '_ {
    let called = if let SpecialEvent::OrderCalled(called) = event { Some(&**called) } else { None };
    called.into_iter().flat_map(turned_by)
}

/// The planets that an order has turned.
pub(super) fn turned_by(called: &Called) -> impl Iterator<Item = SpaceId> + '_ {
    called.throws.iter().filter(|throw| throw.to.is_some()).map(|throw| throw.space)
}

/// How a side has won.
pub(super) fn outcome(names: Names<'_>, side: SideId, seats: &str, goal: Goal) -> String {
    let (lang, side) = (names.lang, names.side_word(side));
    match goal {
        Goal::Caught | Goal::Leader | Goal::Resources => say!(lang, "outcome-caught", seats = seats),
        Goal::WipedOut => say!(lang, "outcome-wiped-out-wars", side = side, seats = seats),
        Goal::Remained => say!(lang, "outcome-side-remained-wars", side = side, seats = seats),
    }
}

/// What the armies of each side have at the start.
pub(super) fn table(names: Names<'_>) -> String {
    let mut sides: Vec<String> = Vec::new();
    for (side, armies) in ARMIES {
        let told = format!("{} {armies}", super::trilogy::side_name(names, side));
        if !sides.contains(&told) {
            sides.push(told);
        }
    }
    say!(names.lang, "table-sides", rows = listed(sides))
}

/// How many numbers turn a planet, by space of the track, such as `5: 1, 6: 2`.
pub(super) fn chart(names: Names<'_>, last: u8) -> String {
    let spaces = listed((0..=last).filter(|&at| numbers(at) > 0).map(|at| format!("{at}: {}", numbers(at))));
    say!(names.lang, "rule-track", spaces = spaces)
}

/// The least number that turns a planet where so many do; 9: none does.
fn least(numbers: u8) -> u8 {
    (DIE + 1).saturating_sub(numbers)
}

fn name(names: Names<'_>, token: u8) -> &'static str {
    names.kit().names.token(token).map_or("", |name| name[names.lang].as_str())
}

fn circles(token: u8) -> u8 {
    TOKENS.get(usize::from(token)).map_or(0, |&(_, circles)| circles)
}
