//! The hidden markers of the own side, and its station: where it stands, what it guards and what it fires at.

use super::{Sight, play, play_at, worth};
use crate::game::action::Action;
use crate::game::conquest::effect::{Danger, Effect};
use crate::game::conquest::special::{Choice, Special, SpecialOffer};
use crate::game::conquest::theatre::ShieldKind;
use crate::game::ids::{SpaceId, Troops};

/// A space with so much on it is worth a shot.
const WORTH_A_SHOT: i64 = 4;

/// So far the throw for the station reaches in two of three cases.
const LIKELY_REACH: u8 = 3;

/// Lays the drawn marker. What it shows plays no part.
pub(super) fn lay(sight: &Sight<'_>) -> Option<Action> {
    let spaces = sight.special().find_map(|offer| match offer {
        SpecialOffer::LayMarker { spaces, .. } => Some(spaces),
        _ => None,
    })?;
    hiding_place(sight, spaces).map(|space| Action::Special(Special::LayMarker { space }))
}

/// One of the safer third of these spaces.
pub(super) fn hiding_place(sight: &Sight<'_>, spaces: &[SpaceId]) -> Option<SpaceId> {
    let mut safest = spaces.to_vec();
    safest.sort_by_key(|&space| (danger(sight, space), sight.board.tie(space)));
    safest.truncate(spaces.len().div_ceil(3).max(3));
    safest.into_iter().max_by_key(|&space| sight.board.tie(space))
}

/// The armies that could attack a space of the own side, less those that defend it. Below 0 where no enemy is near.
pub(super) fn danger(sight: &Sight<'_>, space: SpaceId) -> i64 {
    let board = sight.board;
    let attackers: i64 = board.enemies(space).map(|enemy| i64::from(board.troops(enemy)) - 1).sum();
    let depth = if board.is_border(space) {
        0
    } else if board.view.edition.board.neighbours(space).any(|near| board.is_border(near)) {
        1
    } else {
        2
    };
    attackers - i64::from(board.troops(space)) - 100 * depth
}

/// Set-up: the station begins where it guards most.
pub(super) fn place(sight: &Sight<'_>) -> Option<Action> {
    let spaces = sight.special().find_map(|offer| match offer {
        SpecialOffer::PlaceStation { spaces } => Some(spaces),
        _ => None,
    })?;
    best_guarded(sight, spaces.iter().copied()).map(|space| Action::Special(Special::PlaceStation { space }))
}

fn best_guarded(sight: &Sight<'_>, spaces: impl Iterator<Item = SpaceId>) -> Option<SpaceId> {
    let ours = spaces.filter(|&space| sight.is_ours(space));
    ours.max_by_key(|&space| (guarded(sight, space), sight.board.tie(space)))
}

/// What the station is worth above a space of the own side: it cannot be attacked.
fn guarded(sight: &Sight<'_>, space: SpaceId) -> i64 {
    let danger = danger(sight, space).clamp(0, 12);
    let marker = i64::from(sight.theatre.has_marker(space));
    let ships = i64::from(sight.board.view.spaces[space].ships.total());
    danger * (1 + 2 * marker) + ships.min(3)
}

/// What is destroyed with an enemy space.
fn prey(sight: &Sight<'_>, space: SpaceId) -> i64 {
    let view = sight.board.view;
    let garrison = view.spaces[space];
    let shielded = sight.theatre.is_shielded(space, ShieldKind::From(Danger::Station));
    let Some(owner) = garrison.owner.filter(|_| worth::is_prey(sight.board, space) && !shielded) else { return 0 };
    let side = view.side(owner);
    let counts = sight.theatre.counting == Some(side) && view.edition.board.space(space).resource;
    let dangerous = if counts { i64::from(sight.theatre.counter.saturating_sub(5)) } else { 0 };
    let sought = if side == worth::seeks(sight.theatre) { 2 } else { 0 };
    i64::from(garrison.troops) + 2 * i64::from(garrison.ships.total()) + dangerous + sought
}

/// Fires, builds a new one, or moves it to the best place in reach; `None`: nothing is to be done.
pub(super) fn choose(sight: &Sight<'_>) -> Option<Action> {
    fire(sight).or_else(|| rebuild(sight)).or_else(|| travel(sight))
}

fn fire(sight: &Sight<'_>) -> Option<Action> {
    let station = sight.theatre.station?;
    let (offer, _) = sight.plays().find(|(_, effect)| matches!(effect, Effect::Fire { .. }))?;
    (prey(sight, station) >= WORTH_A_SHOT).then(|| play(offer.card, Choice::default()))
}

fn rebuild(sight: &Sight<'_>) -> Option<Action> {
    let (offer, _) = sight.plays().find(|(_, effect)| matches!(effect, Effect::BuildStation))?;
    best_guarded(sight, offer.spaces.iter().copied()).map(|space| play_at(offer.card, space))
}

fn travel(sight: &Sight<'_>) -> Option<Action> {
    let board = sight.board;
    let (station, reach, spaces) = sight.special().find_map(|offer| match offer {
        SpecialOffer::MoveStation { station, reach, spaces } => Some((*station, *reach, spaces)),
        _ => None,
    })?;
    let fires = |space: SpaceId| {
        sight.hand().iter().any(|&card| {
            let event = sight.card(card).event.as_ref();
            event.is_some_and(|event| matches!(event.effect, Effect::Fire { region } if region == board.region(space)))
        })
    };
    // A target far away is as much less worth as it is less likely to be reached.
    let likely = |distance: u8| if reach.is_some() { 6 } else { i64::from(7_u8.saturating_sub(distance)).max(0) };
    let worth = |(space, distance): (SpaceId, u8)| {
        if sight.is_ours(space) {
            6 * guarded(sight, space)
        } else if fires(space) && prey(sight, space) >= WORTH_A_SHOT {
            5 * prey(sight, space) * likely(distance)
        } else {
            -1
        }
    };
    let stays = if sight.is_ours(station) { 6 * guarded(sight, station) } else { -1 };
    let &(to, distance) = spaces.iter().max_by_key(|&&at| (worth(at), board.tie(at.0)))?;
    if worth((to, distance)) <= stays + i64::from(Troops::from(sight.is_ours(station))) {
        return None;
    }
    let jump = sight.plays().find(|(_, effect)| matches!(effect, Effect::StationJump { .. }));
    match jump {
        Some((offer, _)) if reach.is_none() && distance > LIKELY_REACH && !sight.is_ours(to) => {
            Some(play(offer.card, Choice::default()))
        }
        _ => Some(Action::Special(Special::MoveStation { to })),
    }
}
