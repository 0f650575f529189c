//! The standard game of the boxes with ships, in which each seat plays for itself: its options, presets and numbers. Boards, decks and
//! starting armies are those of the ruleset.

use crate::game::conquest::core::Core;
use crate::game::conquest::income;
use crate::game::conquest::rules::{
    FirstTurn, Rules, SetKind, SetUpRules, SetValue, Spoils, TheatreCard, TradedCards, TurnCard,
};
use crate::game::conquest::rulesets::Ruleset;
use crate::game::conquest::sheet::{
    ATTACK_DICE, Chosen, DRAW_AFTER, FORTIFY, MOST_START_ARMIES, ROUNDS, SET_UP, VICTORY, defence_dice, move_in,
    number, one_of, territories,
};
use crate::game::conquest::turn::Turn;
use crate::game::conquest::victory::sole_survivor;
use crate::game::event::{Event, Income, Outcome};
use crate::game::ids::{SeatId, Troops};
use crate::game::options::{Card, Preset, Spec, ValueOf};

/// The options in the order of the turn reference card. Their defaults are the books, but for the set-up at once (C8).
pub(in crate::game::conquest) const OPTIONS: &[Spec] = &[
    territories("draft"),
    SET_UP,
    number("start-armies", "book", &["book", "20", "30", "40", "50"], 1..=MOST_START_ARMIES),
    number("forced-trade", "5", &["0", "5", "6"], 3..=81),
    one_of("traded-sets", "gone", &["gone", "reshuffled"]),
    ATTACK_DICE,
    defence_dice("2"),
    move_in("survivors"),
    FORTIFY,
    DRAW_AFTER,
    VICTORY,
    ROUNDS,
];

/// The named choices, told by what differs from the first.
pub(in crate::game::conquest) const PRESETS: &[Preset] = &[
    Preset { id: "standard", values: &[] },
    // One planet and one army in turn. The draw by C9 stays, for a match has to end.
    Preset { id: "literal", values: &[("set-up", "book")] },
];

/// The numbers of a match; `by_book` is how many armies the book gives each seat.
pub(in crate::game::conquest) fn card(by_book: Troops, value: &ValueOf<'_>) -> Card {
    let chosen = Chosen(value);
    Card::Conquest(TurnCard {
        territories: chosen.territories(),
        set_up: chosen.set_up(),
        start_armies: chosen.start_armies("book", by_book),
        first_turn: FirstTurn::Rolled,
        attack_dice: chosen.dice("attack-dice"),
        defence_dice: chosen.dice("defence-dice"),
        move_in: chosen.move_in(),
        set_kind: SetKind::MixedOrEqual,
        set_value: SetValue::ByClass,
        traded: if chosen.is("traded-sets", "reshuffled") { TradedCards::Reshuffled } else { TradedCards::Gone },
        own_space_bonus: 0,
        sets_per_turn: 0,
        forced_trade: chosen.small("forced-trade"),
        spoils: Spoils::Forced,
        fortify: chosen.fortify(),
        draw_after: chosen.number("draw-after"),
        victory_share: chosen.small("victory"),
        most_rounds: chosen.number("rounds"),
        theatre: TheatreCard::default(),
    })
}

/// A ruleset that adds no state to what all conquest games share. Armies for spaces and whole regions, a card at the end of a turn with
/// a capture, and whoever is left alone has won.
pub(in crate::game::conquest) trait EachForItself: Clone + std::fmt::Debug {
    /// Itself among all rulesets.
    const OF: fn(Self) -> Ruleset;
}

impl<G: EachForItself> SetUpRules for G {}

impl<G: EachForItself> Rules for G {
    fn income(&self, core: &Core, seat: SeatId) -> Income {
        income::by_spaces_and_regions(core, seat)
    }

    fn cards_earned(&self, _core: &Core, turn: &Turn, _events: &mut Vec<Event>) -> u32 {
        turn.captured.into()
    }

    fn winner(&self, core: &Core, _seat: SeatId) -> Option<Outcome> {
        sole_survivor(core).map(|seat| Outcome::Won { seat })
    }

    fn redacted(&self, _core: &Core, _own: &[SeatId]) -> Ruleset {
        Self::OF(self.clone())
    }
}
