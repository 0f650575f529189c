//! What the AI does with its cards before it attacks: events, a set, a ship, a standing order. And what it keeps for the end.

use std::cmp::Reverse;

use super::{Sight, order, play, play_at, worth};
use crate::ai::attack::promise;
use crate::game::action::Action;
use crate::game::conquest::effect::{Danger, Effect, Places, Side, Window};
use crate::game::conquest::parts::fleet::ShipClass;
use crate::game::conquest::special::{Choice, PlayOffer, Special, SpecialOffer};
use crate::game::conquest::theatre::{Guard, ships_left};
use crate::game::ids::{CardId, SeatId, SpaceId, Troops};
use crate::game::offer::{Offer, SetOffer};

/// With so many cards a set is traded whatever its events are worth: others may steal them.
const FULL_HAND: usize = 7;

/// A standing order fires on attackers with so many armies.
const LEAST_ATTACKERS: Troops = 4;

/// Events that are played at once, then a set, a ship and an order.
pub(super) fn reinforce(sight: &Sight<'_>) -> Option<Action> {
    at_once(sight)
        .or_else(|| trade(sight))
        .or_else(|| build(sight))
        .or_else(|| arm(sight))
        .or_else(|| offer_command(sight))
}

/// Events that are best played before all else.
pub(super) fn at_once(sight: &Sight<'_>) -> Option<Action> {
    sight.plays().find_map(|(offer, effect)| {
        let choice = match *effect {
            Effect::Troops { places: Places::One, .. } => {
                muster(sight).map(|space| Choice { space: Some(space), ..Choice::default() })
            }
            Effect::Draw { .. } | Effect::Troops { .. } => Some(Choice::default()),
            Effect::PlaceShips { .. }
                if sight.card(offer.card).event.as_ref().is_some_and(|event| event.also.is_some()) =>
            {
                None
            }
            Effect::PlaceShips { .. } => {
                Some(Choice { class: class_for(sight), space: muster(sight), ..Choice::default() })
            }
            Effect::Discard { cards, .. } => robbed(sight, offer, cards),
            Effect::ShiftMeter { steps } => (worth::shift(sight.board, sight.theatre, steps) > 0).then(Choice::default),
            Effect::Peek { .. } if !offer.spaces.is_empty() => nearest(sight, &offer.spaces),
            _ => order::with_card(sight, offer, effect),
        };
        choice.map(|choice| play(offer.card, choice))
    })
}

/// Who loses cards: the one with most. Where nobody does, the event does something else.
fn robbed(sight: &Sight<'_>, offer: &PlayOffer, cards: u8) -> Option<Choice> {
    if offer.seats.is_empty() {
        return Some(Choice::default());
    }
    let held = |seat: SeatId| sight.board.view.seats[seat].cards;
    let seat = offer.seats.iter().copied().max_by_key(|&seat| held(seat))?;
    (held(seat) >= usize::from(cards)).then(|| Choice { seat: Some(seat), ..Choice::default() })
}

/// The marker that could be attacked best.
fn nearest(sight: &Sight<'_>, spaces: &[SpaceId]) -> Option<Choice> {
    let board = sight.board;
    let strength = |space: SpaceId| {
        let around = board.view.edition.board.neighbours(space).filter(|&near| board.owns(near));
        let attackers = around.map(|near| board.troops(near)).max().unwrap_or_default();
        i64::from(attackers) - i64::from(board.troops(space))
    };
    let space = spaces.iter().copied().max_by_key(|&space| (strength(space), board.tie(space)));
    space.map(|space| Choice { space: Some(space), ..Choice::default() })
}

/// The own space where armies gather for the best attack.
pub(super) fn muster(sight: &Sight<'_>) -> Option<SpaceId> {
    let board = sight.board;
    let own = board.view.spaces.ids().filter(|&space| board.owns(space));
    let coming = board.view.seats[board.seat].income.total();
    own.max_by_key(|&space| (promise(board, space, coming), board.need(space), board.tie(space)))
}

/// The best class that still has room, and that the gathered fleet is not full of.
fn class_for(sight: &Sight<'_>) -> Option<ShipClass> {
    let board = sight.board;
    let fleet = board.view.fleet(board.seat);
    let limit = sight.theatre.ship_limit[board.seat];
    let open = ShipClass::ALL.into_iter().filter(|&class| ships_left(limit, fleet, class) > 0);
    let there = muster(sight).map(|space| board.view.spaces[space].ships).unwrap_or_default();
    open.max_by_key(|&class| (there.of(class) < board.view.card.attack_dice, class))
}

/// Trades the set that is worth most beyond the events on its cards.
pub(super) fn trade(sight: &Sight<'_>) -> Option<Action> {
    let value = |set: &SetOffer| {
        let events: f64 = set.cards.iter().map(|&card| worth::of_card(sight.board, sight.theatre, card)).sum();
        f64::from(set.value) - events
    };
    let sets = sight.offers.iter().find_map(|offer| match offer {
        Offer::Trade { sets, .. } => Some(sets),
        _ => None,
    })?;
    let best = sets.iter().max_by(|a, b| value(a).total_cmp(&value(b)))?;
    let full = sight.hand().len() >= FULL_HAND;
    (full || value(best) > 0.0).then_some(Action::Trade { cards: best.cards })
}

/// Builds one ship with the card whose event is worth least.
pub(super) fn build(sight: &Sight<'_>) -> Option<Action> {
    let board = sight.board;
    let cards = sight.special().find_map(|offer| match offer {
        SpecialOffer::Build { cards } => Some(cards),
        _ => None,
    })?;
    let space = muster(sight)?;
    let there = board.view.spaces[space].ships;
    let value = |&(card, class): &(CardId, ShipClass)| {
        let ship = match class {
            ShipClass::Destroyer => 3.0,
            ShipClass::Bomber => 2.7,
            ShipClass::Fighter => 2.2,
        };
        let idle = if there.of(class) < board.view.card.attack_dice { 0.0 } else { 1.2 };
        ship - idle - worth::of_card(board, sight.theatre, card)
    };
    let best = cards.iter().max_by(|a, b| value(a).total_cmp(&value(b)))?;
    (value(best) > 0.0).then_some(Action::Special(Special::Build { card: best.0, space }))
}

/// Every standing order is armed for all own spaces.
fn arm(sight: &Sight<'_>) -> Option<Action> {
    let armed = &sight.theatre.orders[sight.board.seat];
    let fits = |&&card: &&CardId| {
        let event = sight.card(card).event.as_ref();
        event.is_some_and(|event| event.window == Window::Standing) && armed.iter().all(|order| order.card != card)
    };
    let card = *sight.hand().iter().find(fits)?;
    let guard = Guard { least: LEAST_ATTACKERS, ..Guard::default() };
    Some(Action::Special(Special::Arm { card, guard }))
}

/// Offers a single army in a region that is otherwise a partner's.
fn offer_command(sight: &Sight<'_>) -> Option<Action> {
    let board = sight.board;
    let view = board.view;
    let fits = |space: SpaceId| {
        let garrison = view.spaces[space];
        let alone = garrison.troops == 1 && garrison.ships.is_empty() && !sight.theatre.has_marker(space);
        let mut others =
            view.edition.board.region(board.region(space)).spaces().iter().filter(|&&other| other != space);
        let partners = || view.partners(board.seat);
        let completes = partners().any(|partner| {
            others.all(|&other| view.spaces[other].destroyed || view.spaces[other].owner == Some(partner))
        });
        alone && completes && !sight.theatre.offered.contains(&space)
    };
    if view.partners(board.seat).next().is_none() || view.seats[board.seat].spaces < 2 {
        return None;
    }
    let space = view.spaces.ids().find(|&space| board.owns(space) && fits(space))?;
    Some(Action::Special(Special::OfferCommand { space, offered: true }))
}

/// Before the turn ends public markers protect what is most in danger.
pub(super) fn protect(sight: &Sight<'_>) -> Option<Action> {
    let board = sight.board;
    sight.plays().find_map(|(offer, effect)| {
        let space = match effect {
            Effect::Protect { from: Danger::Invasion } | Effect::EightSided { side: Side::Defence } => {
                let danger = |space: SpaceId| {
                    let resource = i64::from(board.view.edition.board.space(space).resource);
                    board.need(space) * (1 + resource)
                };
                offer
                    .spaces
                    .iter()
                    .copied()
                    .filter(|&space| danger(space) > 3)
                    .max_by_key(|&space| (danger(space), board.tie(space)))
            }
            Effect::Protect { from: Danger::Station } if sight.theatre.station.is_some() => {
                let strong = offer.spaces.iter().copied().filter(|&space| board.troops(space) >= 5);
                strong.max_by_key(|&space| (board.troops(space), Reverse(space)))
            }
            _ => None,
        };
        space.map(|space| play_at(offer.card, space))
    })
}
