//! Sets of three cards for armies (book 002, part 2 h; S2-C1 to S2-C7, S0-N4, S0-N5).

use super::core::{Core, Phase, held, room};
use super::rules::{SetKind, SetValue, TradedCards, TurnCard};
use super::turn::{Stage, placeable, to_place};
use super::view::Garrison;
use crate::game::cards::{Hand, Symbol};
use crate::game::edition::Edition;
use crate::game::event::{Event, EventKind};
use crate::game::ids::{BySpace, CardId, SeatId, SpaceId, Troops};

/// What the sets are worth one after another, and how much more each one after those.
const RISING: [Troops; 6] = [4, 6, 8, 10, 12, 15];
const RISING_STEP: Troops = 5;

/// Values that stay: of a mixed set, and of three equal ones of each symbol.
const FIXED: Printed = Printed { mixed: 10, first: 4, second: 6, third: 8 };
const BY_CLASS: Printed = Printed { mixed: 7, first: 4, second: 5, third: 6 };

struct Printed {
    mixed: Troops,
    first: Troops,
    second: Troops,
    third: Troops,
}

impl Printed {
    /// `equal`: the symbol of three equal ones.
    fn of(&self, mixed: bool, equal: Option<Symbol>) -> Troops {
        match equal {
            _ if mixed => self.mixed,
            Some(Symbol::First) => self.first,
            Some(Symbol::Second) => self.second,
            Some(Symbol::Third) => self.third,
            Some(Symbol::Joker) | None => 0,
        }
    }
}

/// How many sets were traded before: by all, and by the seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Traded {
    pub(super) all: u32,
    pub(super) own: u32,
}

/// What these three are worth; `None` when they are no set.
pub(super) fn set_value(card: &TurnCard, symbols: [Symbol; 3], traded: Traded) -> Option<Troops> {
    let plain = || symbols.into_iter().filter(|&symbol| symbol != Symbol::Joker);
    let mixed = plain().enumerate().all(|(n, symbol)| plain().take(n).all(|other| other != symbol));
    let equal = plain().next().filter(|&first| plain().all(|symbol| symbol == first));
    let is_set = match card.set_kind {
        SetKind::MixedOnly => mixed,
        SetKind::MixedOrEqual => mixed || equal.is_some(),
    };
    is_set.then(|| match card.set_value {
        SetValue::Rising => rising(traded.all),
        SetValue::RisingOwn => rising(traded.own),
        SetValue::Fixed => FIXED.of(mixed, equal),
        SetValue::ByClass => BY_CLASS.of(mixed, equal),
    })
}

/// What the next set is worth if it is a mixed one.
pub(super) fn next_value(card: &TurnCard, traded: Traded) -> Troops {
    match card.set_value {
        SetValue::Rising => rising(traded.all),
        SetValue::RisingOwn => rising(traded.own),
        SetValue::Fixed => FIXED.mixed,
        SetValue::ByClass => BY_CLASS.mixed,
    }
}

fn rising(traded: u32) -> Troops {
    let last = RISING[RISING.len() - 1];
    let place = usize::try_from(traded).unwrap_or(usize::MAX);
    RISING.get(place).copied().unwrap_or_else(|| {
        let beyond = traded - u32::try_from(RISING.len() - 1).unwrap_or_default();
        last.saturating_add(RISING_STEP.saturating_mul(beyond))
    })
}

/// The pictures of three cards.
pub(super) fn symbols(edition: &Edition, cards: [CardId; 3]) -> [Symbol; 3] {
    cards.map(|card| edition.deck.card(card).symbol)
}

/// How three cards look: those without a space are known by their symbols alone.
pub(super) fn look(edition: &Edition, cards: [CardId; 3]) -> [(Symbol, Option<SpaceId>); 3] {
    let mut look = cards.map(|card| {
        let card = edition.deck.card(card);
        (card.symbol, card.space)
    });
    look.sort_unstable();
    look
}

/// All sets in a hand, in deck order.
pub(super) fn sets<'a>(
    edition: &'a Edition,
    card: &'a TurnCard,
    hand: &'a Hand,
) -> impl Iterator<Item = [CardId; 3]> + 'a {
    let cards = hand.cards();
    let triples = (0..cards.len())
        .flat_map(move |a| (a + 1..cards.len()).flat_map(move |b| (b + 1..cards.len()).map(move |c| (a, b, c))));
    triples
        .map(|(a, b, c)| [cards[a], cards[b], cards[c]])
        .filter(|&set| set_value(card, symbols(edition, set), Traded { all: 0, own: 0 }).is_some())
}

/// Whether the rules force this hand to trade (S2-C4).
pub(super) fn forced(edition: &Edition, card: &TurnCard, hand: &Hand) -> bool {
    card.must_trade_with(hand.len()) && sets(edition, card, hand).next().is_some()
}

/// The extra armies for an own space on a traded card, once in each set (S2-C7): the first card counts whose space the
/// seat holds and that has room. Where no such space has room they go to the first own space that has; else they are lost.
pub(super) fn own_space_bonus(
    edition: &Edition,
    card: &TurnCard,
    spaces: &BySpace<Garrison>,
    seat: SeatId,
    cards: [CardId; 3],
) -> Option<(SpaceId, Troops)> {
    let bonus = card.own_space_bonus;
    let own = |space: &SpaceId| spaces[*space].owner == Some(seat);
    let on_cards = || cards.into_iter().filter_map(|card| edition.deck.card(card).space).filter(own);
    if bonus == 0 || on_cards().next().is_none() {
        return None;
    }
    let mut places = on_cards().chain(held(spaces, seat));
    places.find(|&space| room(spaces[space]) >= bonus).map(|space| (space, bonus))
}

/// Trades a set. Armies of an own-space bonus stand at once; the others are placed.
pub(super) fn trade(core: &mut Core, seat: SeatId, cards: [CardId; 3], events: &mut Vec<Event>) {
    let before = Traded { all: core.sets_traded, own: core.seats[seat].sets_traded };
    let value = set_value(&core.card, symbols(&core.edition, cards), before).unwrap_or_default();
    let pile = match core.card.traded {
        TradedCards::Reshuffled => &mut core.discard,
        TradedCards::Gone => &mut core.gone,
    };
    for card in cards {
        core.seats[seat].hand.remove(card);
        let place = pile.partition_point(|&other| other < card);
        pile.insert(place, card);
    }
    core.sets_traded += 1;
    core.seats[seat].sets_traded += 1;
    let bonus = own_space_bonus(&core.edition, &core.card, &core.spaces, seat, cards);
    if let Some((space, troops)) = bonus {
        core.put(space, troops);
    }
    let after = Traded { all: core.sets_traded, own: core.seats[seat].sets_traded };
    let next_value = next_value(&core.card, after);
    events.push(Event::public(EventKind::Traded { seat, cards, value, bonus, next_value }));

    let more_cards = core.seats[seat].hand.len() >= super::turn::SET;
    let Phase::Turn(turn) = &core.phase else { return };
    let sets = turn.sets.saturating_add(1);
    let more_cards = more_cards && (core.card.sets_per_turn == 0 || sets < core.card.sets_per_turn);
    let stage = match turn.stage {
        Stage::Trade { armies } if more_cards => Stage::Trade { armies: armies + value },
        Stage::Trade { armies } => to_place(core, seat, armies + value),
        Stage::Place { left, .. } => {
            Stage::Place { left: placeable(&core.spaces, seat, left + value), placed: Vec::new() }
        }
        Stage::SpoilsPlace { left, .. } => {
            Stage::SpoilsPlace { left: placeable(&core.spaces, seat, left + value), placed: Vec::new() }
        }
        Stage::LayMarker { .. }
        | Stage::Attack
        | Stage::MoveIn(_)
        | Stage::SpoilsTrade
        | Stage::Fortify
        | Stage::FortifyShips
        | Stage::Station
        | Stage::Order => Stage::SpoilsPlace { left: placeable(&core.spaces, seat, value), placed: Vec::new() },
    };
    if let Phase::Turn(turn) = &mut core.phase {
        turn.stage = stage;
        turn.sets = sets;
    }
}
