//! What spaces and cards are worth to a side on the way to its goal.

use crate::ai::weigh::Board;
use crate::game::conquest::effect::{CardEvent, Effect, Toll};
use crate::game::conquest::theatre::{Face, Theatre};
use crate::game::ids::{CardId, SeatId, SideId, SpaceId, Troops};

/// The side that counts resources, where there is one.
const COUNTS: SideId = SideId(2);

/// The side that hides markers from the other: the first one where it has a station, the second one where a pawn is hidden with them.
pub(super) fn hides(theatre: &Theatre) -> SideId {
    SideId(u8::from(theatre.pawn.is_some()))
}

/// The side that seeks them.
pub(super) fn seeks(theatre: &Theatre) -> SideId {
    SideId(u8::from(theatre.pawn.is_none()))
}

/// What a capture is worth that ends the match, or may.
const GOAL: f64 = 100.0;

/// What a token is worth that is taken, in the measure of a card.
const TOKEN: f64 = 1.6;

/// From so many counted resources on the counting side must be stopped.
const DANGEROUS_COUNT: u8 = 4;

/// What a capture brings besides the space and its region: cards, and a step towards the goal or away from that of others.
pub(in crate::ai) fn gain(board: &Board<'_>, theatre: &Theatre, to: SpaceId) -> f64 {
    let view = board.view;
    let own = view.side(board.seat);
    let other = view.spaces[to].owner.map_or(COUNTS, |owner| view.side(owner));
    let towards = if own == hides(theatre) {
        foes(board, other == seeks(theatre), to)
    } else if own == seeks(theatre) {
        foes(board, other == hides(theatre), to) + markers(theatre, to) + pawn(theatre, to)
    } else {
        resource(board, theatre, to)
    };
    let denied = if theatre.counting == Some(other) && view.edition.board.space(to).resource {
        f64::from(theatre.counter.saturating_sub(DANGEROUS_COUNT)) * 10.0 / f64::from(others(board).max(1).pow(4))
    } else {
        0.0
    };
    let earned = match view.spaces[to].owner {
        // A card for each army, not for each side.
        Some(owner) if theatre.pawn.is_some() => f64::from(u8::from(!theatre.doing.beaten.contains(&owner))) * 0.8,
        Some(_) | None => earned_card(theatre, other),
    };
    earned + towards + denied
}

/// What a free space is worth besides what it is in every game: resources count for one side. In the measure of `claim`.
pub(in crate::ai) fn claim(board: &Board<'_>, space: SpaceId) -> u64 {
    let counting = board.view.theatre().and_then(|theatre| theatre.counting);
    match counting.filter(|_| board.view.edition.board.space(space).resource) {
        Some(side) if side == board.view.side(board.seat) => 3_000,
        Some(_) => 12_000 / u64::from(others(board).max(1).pow(2)),
        None => 0,
    }
}

/// How many others share the work of stopping one of them: the more they are, the more each leaves to the rest.
fn others(board: &Board<'_>) -> u32 {
    u32::try_from(board.view.contenders().filter(|&seat| seat != board.seat).count()).unwrap_or(u32::MAX)
}

/// Each side that loses a space earns a card, two at most.
fn earned_card(theatre: &Theatre, from: SideId) -> f64 {
    let taken = &theatre.doing.taken_from;
    if taken.contains(&from) || taken.len() >= 2 { 0.0 } else { 0.8 }
}

/// A space of the side that is to be wiped out: more, the fewer it has.
fn foes(board: &Board<'_>, is_foe: bool, to: SpaceId) -> f64 {
    let view = board.view;
    let Some(owner) = view.spaces[to].owner.filter(|_| is_foe) else { return 0.0 };
    let foe = view.side(owner);
    let left: u32 = view.seats.ids().filter(|&seat| view.side(seat) == foe).map(|seat| view.seats[seat].spaces).sum();
    match left {
        0 | 1 => GOAL,
        2..=4 => 2.0,
        5..=8 => 0.9,
        _ => 0.4,
    }
}

/// A hidden marker is the leader with the chance of one among all that nobody has seen.
fn markers(theatre: &Theatre, to: SpaceId) -> f64 {
    let unseen = theatre.markers.iter().filter(|marker| marker.face.is_none()).count() + usize::from(theatre.pile.left);
    let here = theatre.markers.iter().filter(|marker| marker.space == to);
    if theatre.pawn.is_some() {
        // Each brings a card or more.
        return here.map(|_| TOKEN).sum();
    }
    here.map(|marker| match marker.face {
        Some(Face::Leader) => GOAL,
        Some(Face::Plain) => 0.8,
        Some(Face::Token(_)) => TOKEN,
        None => 0.2 + 5.0 / f64::from(u8::try_from(unseen.max(1)).unwrap_or(u8::MAX)),
    })
    .sum()
}

/// The space of the pawn ends the match.
fn pawn(theatre: &Theatre, to: SpaceId) -> f64 {
    if theatre.pawn_space() == Some(to) { GOAL } else { 0.0 }
}

/// Each resource brings the counting side nearer, the last ones most.
fn resource(board: &Board<'_>, theatre: &Theatre, to: SpaceId) -> f64 {
    if !board.view.edition.board.space(to).resource {
        return 0.0;
    }
    let near = f64::from(theatre.counter);
    1.2 + 0.45 * near
}

/// Cards for the own side less those for others at a place of the meter: dark is for who hides, light for who seeks.
fn cards_at(at: i8, most: i8) -> i8 {
    at.signum() * if at.abs() >= most { 2 } else { i8::from(at != 0) }
}

/// What a shift of the meter brings the seat's side, in cards a turn.
pub(super) fn shift(board: &Board<'_>, theatre: &Theatre, steps: i8) -> i8 {
    let (before, most) = (theatre.meter.at, theatre.meter.most);
    let mut meter = theatre.meter;
    meter.shift(steps);
    let towards_light = cards_at(meter.at, most) - cards_at(before, most);
    if board.view.side(board.seat) == hides(theatre) { -towards_light } else { towards_light }
}

/// How many armies an event takes off so many.
pub(super) fn toll(there: Troops, toll: Toll, leave: Troops) -> Troops {
    let wanted = match toll {
        Toll::Fixed(troops) => troops,
        Toll::Share { num, den, max } => (there * num / den.max(1)).min(max),
    };
    wanted.min(there.saturating_sub(leave))
}

/// What a card in the hand is worth as an event, in armies; a set of three is worth 4 to 7.
pub(super) fn of_card(board: &Board<'_>, theatre: &Theatre, card: CardId) -> f64 {
    let view = board.view;
    let Some(CardEvent { effect, .. }) = view.edition.deck.card(card).event.as_deref() else { return 0.0 };
    let lost = view.edition.deck.card(card).hero && theatre.pawn_space().is_some();
    if lost && view.side(board.seat) == seeks(theatre) {
        return 0.0;
    }
    let has_station = theatre.station.is_some();
    match *effect {
        Effect::Fire { region } => {
            let spaces = view.edition.board.region(region).spaces();
            let prey = spaces.iter().filter(|&&space| is_prey(board, space)).count();
            if prey == 0 { 0.0 } else { 2.5 }
        }
        Effect::BuildStation => {
            if has_station {
                0.6
            } else {
                4.0
            }
        }
        Effect::StationJump { .. } => {
            if has_station {
                0.6
            } else {
                0.0
            }
        }
        Effect::StationSum { .. } | Effect::ThrowAgain { .. } => 2.2,
        Effect::StationDice { .. } => 0.8,
        Effect::CallOff | Effect::TakeSpace { .. } | Effect::RemoveTroops { toll: Toll::Share { .. }, .. } => 2.5,
        Effect::EightSided { .. } | Effect::Protect { .. } | Effect::DestroyShips { .. } => 1.5,
        Effect::RemoveTroops { .. }
        | Effect::DiceBonus { .. }
        | Effect::ExtraDice { .. }
        | Effect::Draw { .. }
        | Effect::Troops { .. }
        | Effect::PlaceShips { .. }
        | Effect::Discard { .. } => 2.0,
        Effect::Peek { .. } | Effect::Relocate | Effect::FreeMove { .. } | Effect::MovePawn { .. } => 1.0,
        Effect::ShiftMeter { steps } => {
            if shift(board, theatre, steps) > 0 {
                3.0
            } else {
                1.0
            }
        }
    }
}

/// Whether the station might fire at the space: an enemy who is played is there.
pub(super) fn is_prey(board: &Board<'_>, space: SpaceId) -> bool {
    let owner: Option<SeatId> = board.view.spaces[space].owner;
    owner.is_some() && board.view.is_hostile(board.seat, space)
}
