//! What happened, in words.

use super::strikes::assaulted;
use super::words::{danger_word, face_word, fleet, force, force_side, guard, title, titles};
use crate::game::conquest::effect::Danger;
use crate::game::conquest::special::{Choice, SpecialEvent};
use crate::game::event::{Event, EventKind, Goal};
use crate::game::ids::{CardId, SeatId, SideId, SpaceId};
use crate::text::bundle::say;
use crate::text::clone_wars;
use crate::text::events::{Told, draw_range, placed};
use crate::text::lang::Lang;
use crate::text::names::{Names, listed};

/// One event in words.
#[expect(clippy::too_many_lines, reason = "one arm for each event")]
pub(in crate::text) fn event(names: Names<'_>, event: &SpecialEvent) -> Told {
    if let Some(told) = clone_wars::event(names, event) {
        return told;
    }
    let lang = names.lang;
    let by = |seat: &SeatId, text: String| Told { seat: Some(*seat), text };
    let all = |text: String| Told { seat: None, text };
    match event {
        SpecialEvent::GarrisonClaimed { chooser: Some(chooser), space, draw: _ } => {
            by(chooser, say!(lang, "event-garrison-chosen", space = names.space(*space)))
        }
        SpecialEvent::GarrisonClaimed { chooser: None, space, draw } => {
            let draw = draw_range(draw.as_slice());
            all(say!(lang, "event-garrison-drawn", space = names.space(*space), draw = draw))
        }
        SpecialEvent::GarrisonPlaced { chooser: Some(chooser), placements } => {
            by(chooser, say!(lang, "event-garrison-placed-by", places = placed(names, placements)))
        }
        SpecialEvent::GarrisonPlaced { chooser: None, placements } => {
            all(say!(lang, "event-garrison-placed", places = placed(names, placements)))
        }
        SpecialEvent::StationPlaced { seat, space } => {
            by(seat, say!(lang, "event-station-placed", space = names.space(*space)))
        }
        SpecialEvent::MarkerDrawn { seat, left, draw } => {
            by(seat, say!(lang, "event-marker-drawn", left = *left, draw = draw.to_string()))
        }
        SpecialEvent::MarkerSeen { face, .. } => all(say!(lang, "event-marker-seen", face = face_word(*face))),
        SpecialEvent::MarkerLaid { seat, space } => {
            by(seat, say!(lang, "event-marker-laid", space = names.space(*space)))
        }
        SpecialEvent::MarkerRevealed { by: captor, space, face, kept } => {
            let (space, face) = (names.space(*space), face_word(*face));
            if *kept {
                by(captor, say!(lang, "event-marker-taken", space = space, face = face))
            } else {
                by(captor, say!(lang, "event-marker-revealed", space = space, face = face))
            }
        }
        SpecialEvent::MarkerMoved { from, to, by_card } => {
            let (from, to) = (names.space(*from), names.space(*to));
            if *by_card {
                all(say!(lang, "event-marker-moved-hidden", from = from, to = to))
            } else {
                all(say!(lang, "event-marker-moved-open", from = from, to = to))
            }
        }
        SpecialEvent::MarkerGone { from } => all(say!(lang, "event-marker-gone", space = names.space(*from))),
        SpecialEvent::Peeked { seat, space } => by(seat, say!(lang, "event-peeked", space = names.space(*space))),
        SpecialEvent::PeekSaw { space, face } => {
            all(say!(lang, "event-peek-saw", space = names.space(*space), face = face_word(*face)))
        }
        SpecialEvent::Built { seat, card, class: _, space } => {
            let ship = names.symbol(names.kit().edition.deck.card(*card).symbol);
            by(seat, say!(lang, "event-built", ship = ship, space = names.space(*space), title = title(names, *card)))
        }
        SpecialEvent::Played { seat, card, choice, otherwise } => by(seat, played(names, *card, choice, *otherwise)),
        SpecialEvent::TroopsGained { seat, troops, placements } if placements.is_empty() => {
            by(seat, say!(lang, "event-troops-gained", armies = *troops))
        }
        SpecialEvent::TroopsGained { seat, troops: _, placements } => {
            by(seat, say!(lang, "event-troops-gained-there", places = placed(names, placements)))
        }
        SpecialEvent::ShipsPlaced { seat, space, ships } => {
            by(seat, say!(lang, "event-ships-placed", ships = fleet(names, *ships), space = names.space(*space)))
        }
        SpecialEvent::ShipsMoved { seat, from, to, ships } => {
            let (from, to) = (names.space(*from), names.space(*to));
            by(seat, say!(lang, "event-ships-moved", ships = fleet(names, *ships), from = from, to = to))
        }
        SpecialEvent::ShipsLost { seat, space, ships } => {
            by(seat, say!(lang, "event-ships-lost", ships = fleet(names, *ships), space = names.space(*space)))
        }
        SpecialEvent::TroopsLost { seat: Some(seat), space, troops } => {
            by(seat, say!(lang, "event-troops-lost", armies = *troops, space = names.space(*space)))
        }
        SpecialEvent::TroopsLost { seat: None, space, troops } => {
            all(say!(lang, "event-garrison-lost", armies = *troops, space = names.space(*space)))
        }
        SpecialEvent::CardsLost { seat, by: _, cards, draws } => {
            let cards = titles(names, cards);
            let text = if draws.is_empty() {
                say!(lang, "event-cards-discarded", cards = cards)
            } else {
                say!(lang, "event-cards-lost", cards = cards, draws = draw_range(draws))
            };
            by(seat, text)
        }
        SpecialEvent::MeterShifted { steps, at } => {
            let towards = force_side(*steps);
            all(say!(
                lang,
                "event-meter-shifted",
                count = steps.unsigned_abs(),
                towards = towards,
                force = force(lang, *at)
            ))
        }
        SpecialEvent::Counter { held } => all(say!(lang, "event-counter", held = *held)),
        SpecialEvent::PawnMoved { seat, steps, at } => by(seat, clone_wars::pawn_moved(names, *steps, *at)),
        SpecialEvent::OrderCalled(called) => by(&called.seat, clone_wars::called(names, called)),
        SpecialEvent::Protected { seat, space, from: Danger::Order } => {
            by(seat, say!(lang, "event-protected-from-order", space = names.space(*space)))
        }
        SpecialEvent::Protected { seat, space, from } => {
            by(seat, say!(lang, "event-protected", space = names.space(*space), danger = danger_word(*from)))
        }
        SpecialEvent::Fortified { seat, space } => by(seat, say!(lang, "event-bunkers", space = names.space(*space))),
        SpecialEvent::Assaulted { seat, from, station, strikes, destroyed } => {
            by(seat, assaulted(names, (*from, *station), strikes, *destroyed))
        }
        SpecialEvent::StationRolled { seat, rolled, added, draw } => {
            let draw = draw.to_string();
            let text = match added {
                0 => say!(lang, "event-station-rolled", rolled = *rolled, draw = draw),
                added => say!(lang, "event-station-rolled-more", rolled = *rolled, added = *added, draw = draw),
            };
            by(seat, text)
        }
        SpecialEvent::StationMoved { seat, from, to, distance } => {
            let (from, to) = (names.space(*from), names.space(*to));
            by(seat, say!(lang, "event-station-moved", from = from, to = to, distance = *distance))
        }
        SpecialEvent::StationBuilt { seat, space } => {
            by(seat, say!(lang, "event-station-built", space = names.space(*space)))
        }
        SpecialEvent::SpaceDestroyed { by: doer, space, from, troops, ships } => {
            let (space, owner) = (names.space(*space), names.owner(*from));
            let text = if ships.is_empty() {
                say!(lang, "event-space-destroyed", space = space, owner = owner, armies = *troops)
            } else {
                let ships = fleet(names, *ships);
                say!(lang, "event-space-destroyed-ships", space = space, owner = owner, armies = *troops, ships = ships)
            };
            by(doer, text)
        }
        SpecialEvent::CalledOff { by: owner, card, attacker, space, returned } => {
            let (title, space, attacker) = (title(names, *card), names.space(*space), names.seat(*attacker));
            let text = if returned.is_empty() {
                say!(lang, "event-called-off", title = title, space = space, attacker = attacker)
            } else {
                let cards = titles(names, returned);
                say!(lang, "event-called-off-with", title = title, space = space, attacker = attacker, cards = cards)
            };
            by(owner, text)
        }
        SpecialEvent::Ordered { card, guard: Some(aim) } => {
            all(say!(lang, "event-armed", title = title(names, *card), guard = guard(names, aim)))
        }
        SpecialEvent::Ordered { card, guard: None } => all(say!(lang, "event-disarmed", title = title(names, *card))),
        SpecialEvent::CommandOffered { seat, space, offered } => {
            let space = names.space(*space);
            let text = if *offered {
                say!(lang, "event-command-offered", space = space)
            } else {
                say!(lang, "event-command-kept", space = space)
            };
            by(seat, text)
        }
        SpecialEvent::CommandAsked { seat, of, space } => {
            by(seat, say!(lang, "event-command-asked", partner = names.seat(*of), space = names.space(*space)))
        }
        SpecialEvent::CommandDeclined { seat, asker, space } => {
            by(seat, say!(lang, "event-command-declined", partner = names.seat(*asker), space = names.space(*space)))
        }
        SpecialEvent::CommandTaken { seat, from, space } => {
            by(seat, say!(lang, "event-command-taken", partner = names.seat(*from), space = names.space(*space)))
        }
        SpecialEvent::CardsEarned { seat, for_sides, extra } => {
            let cards = for_sides.saturating_add(*extra);
            by(seat, say!(lang, "event-cards-earned", cards = cards, extra = *extra))
        }
    }
}

/// What follows the throw for the Death Star where `all` that was done then did not bring it to the planet that was chosen.
pub(in crate::text) fn fell_short(lang: Lang, thrown: &EventKind, all: &[Event]) -> Option<String> {
    let moved = |kind: &EventKind| matches!(kind, EventKind::Special(SpecialEvent::StationMoved { .. }));
    let short = matches!(thrown, EventKind::Special(SpecialEvent::StationRolled { .. }))
        && !all.iter().any(|event| moved(&event.kind));
    short.then(|| say!(lang, "event-station-short"))
}

/// Such as `plays “Spy Network”: Kessel`.
fn played(names: Names<'_>, card: CardId, choice: &Choice, otherwise: bool) -> String {
    let lang = names.lang;
    let title = title(names, card);
    if otherwise {
        return say!(lang, "event-played-otherwise", title = title);
    }
    let space = |space| names.space(space).to_owned();
    let place = match (choice.space.map(space), choice.to.map(space)) {
        (Some(from), Some(to)) => Some(format!("{from} » {to}")),
        (one, other) => one.or(other),
    };
    let aims = listed(place.into_iter().chain(choice.seat.map(|seat| names.seat(seat))));
    if aims.is_empty() {
        say!(lang, "event-played", title = title)
    } else {
        say!(lang, "event-played-at", title = title, aims = aims)
    }
}

/// Whether something on the board was moved, built, destroyed or aimed at.
pub(in crate::text) fn is_move(event: &SpecialEvent) -> bool {
    match event {
        SpecialEvent::GarrisonClaimed { .. }
        | SpecialEvent::GarrisonPlaced { .. }
        | SpecialEvent::StationPlaced { .. }
        | SpecialEvent::MarkerLaid { .. }
        | SpecialEvent::MarkerRevealed { .. }
        | SpecialEvent::MarkerMoved { .. }
        | SpecialEvent::Built { .. }
        | SpecialEvent::Played { .. }
        | SpecialEvent::TroopsGained { .. }
        | SpecialEvent::ShipsPlaced { .. }
        | SpecialEvent::ShipsMoved { .. }
        | SpecialEvent::TroopsLost { .. }
        | SpecialEvent::Protected { .. }
        | SpecialEvent::Fortified { .. }
        | SpecialEvent::Assaulted { .. }
        | SpecialEvent::StationMoved { .. }
        | SpecialEvent::StationBuilt { .. }
        | SpecialEvent::SpaceDestroyed { .. }
        | SpecialEvent::CalledOff { .. }
        | SpecialEvent::CommandTaken { .. }
        | SpecialEvent::OrderCalled(_) => true,
        SpecialEvent::MarkerDrawn { .. }
        | SpecialEvent::MarkerSeen { .. }
        | SpecialEvent::MarkerGone { .. }
        | SpecialEvent::Peeked { .. }
        | SpecialEvent::PeekSaw { .. }
        | SpecialEvent::ShipsLost { .. }
        | SpecialEvent::CardsLost { .. }
        | SpecialEvent::MeterShifted { .. }
        | SpecialEvent::Counter { .. }
        | SpecialEvent::StationRolled { .. }
        | SpecialEvent::Ordered { .. }
        | SpecialEvent::CommandOffered { .. }
        | SpecialEvent::CommandAsked { .. }
        | SpecialEvent::CommandDeclined { .. }
        | SpecialEvent::CardsEarned { .. }
        | SpecialEvent::PawnMoved { .. } => false,
    }
}

/// How a side has won.
pub(in crate::text) fn outcome(names: Names<'_>, side: SideId, seats: &[SeatId], goal: Goal) -> String {
    let lang = names.lang;
    let seats = listed(seats.iter().map(|&seat| names.seat(seat)));
    if names.kit().names.has_tokens() {
        return clone_wars::outcome(names, side, &seats, goal);
    }
    let side = names.side_word(side);
    match goal {
        Goal::WipedOut => say!(lang, "outcome-wiped-out", side = side, seats = seats),
        Goal::Leader => say!(lang, "outcome-leader", side = side, seats = seats),
        Goal::Resources => say!(lang, "outcome-resources", side = side, seats = seats),
        Goal::Caught => say!(lang, "outcome-caught", seats = seats),
        Goal::Remained => say!(lang, "outcome-side-remained", side = side, seats = seats),
    }
}

/// From where to where something moved or struck, if it did.
pub(in crate::text) fn arrow(event: &SpecialEvent) -> Option<(SpaceId, SpaceId)> {
    if let SpecialEvent::ShipsMoved { from, to, .. } | SpecialEvent::StationMoved { from, to, .. } = event {
        Some((*from, *to))
    } else if let SpecialEvent::Assaulted { from, station, .. } = event {
        (from != station).then_some((*from, *station))
    } else {
        None
    }
}

/// The planet that changed hands or was destroyed, if one was.
pub(in crate::text) fn changed(event: &SpecialEvent) -> Option<SpaceId> {
    if let SpecialEvent::CommandTaken { space, .. } | SpecialEvent::SpaceDestroyed { space, .. } = event {
        Some(*space)
    } else {
        None
    }
}
