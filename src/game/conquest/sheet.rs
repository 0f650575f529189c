//! The options that conquest games have in common, and how their values become numbers and choices of the turn card.

use std::ops::RangeInclusive;

use super::rules::{
    FirstTurn, FortifyKind, LeastMoveIn, SetKind, SetUpPace, SetValue, Spoils, Territories, TheatreCard, TradedCards,
    TurnCard,
};
use crate::game::ids::Troops;
use crate::game::options::{Spec, ValueOf};

/// The most starting armies that an option may ask for.
pub(super) const MOST_START_ARMIES: u32 = 999;

/// Everybody at once, or one piece in turn (C8).
pub(super) const SET_UP: Spec = one_of("set-up", "quick", &["quick", "book"]);

/// Most dice of the attacker.
pub(super) const ATTACK_DICE: Spec = one_of("attack-dice", "3", &["1", "2", "3"]);

/// The move at the end of the turn.
pub(super) const FORTIFY: Spec = one_of("fortify", "connected", &["none", "linked", "connected"]);

/// The draw of C9.
pub(super) const DRAW_AFTER: Spec = number("draw-after", "12", &["0", "6", "12", "24"], 0..=99);

/// The share of C10.
pub(super) const VICTORY: Spec = number("victory", "all", &["all", "60", "75", "90"], 50..=99);

/// The rounds of C10.
pub(super) const ROUNDS: Spec = number("rounds", "0", &["0", "10", "15", "20"], 0..=99);

/// How the spaces get their first owners.
pub(super) const fn territories(default: &'static str) -> Spec {
    one_of("territories", default, &["deal", "draft"])
}

/// Most dice of the defender.
pub(super) const fn defence_dice(default: &'static str) -> Spec {
    one_of("defence-dice", default, &["1", "2", "3"])
}

/// How many armies move into a captured space at least (C3).
pub(super) const fn move_in(default: &'static str) -> Spec {
    one_of("move-in", default, &["one", "survivors"])
}

/// An option with a closed list of values.
pub(super) const fn one_of(id: &'static str, default: &'static str, choices: &'static [&'static str]) -> Spec {
    Spec { id, default, choices, numbers: None }
}

/// An option that takes any number of a range too.
pub(super) const fn number(
    id: &'static str,
    default: &'static str,
    choices: &'static [&'static str],
    numbers: RangeInclusive<u32>,
) -> Spec {
    Spec { id, default, choices, numbers: Some(numbers) }
}

/// The chosen values. What is no value counts as the default.
#[derive(Clone, Copy)]
pub(super) struct Chosen<'a>(pub(super) &'a ValueOf<'a>);

impl Chosen<'_> {
    /// Whether the option has this value.
    pub(super) fn is(self, id: &str, value: &str) -> bool {
        (self.0)(id) == value
    }

    /// The value as a number; 0 for a word.
    pub(super) fn number(self, id: &str) -> u32 {
        (self.0)(id).parse().unwrap_or_default()
    }

    /// The same where the turn card keeps a small number.
    pub(super) fn small(self, id: &str) -> u8 {
        u8::try_from(self.number(id)).unwrap_or(u8::MAX)
    }

    /// The turn card of a ruleset with sides, ships and cards with events, whose seats differ from the start (S0, S4).
    pub(super) fn with_theatre(self, first_turn: FirstTurn, attack_dice: u8, theatre: TheatreCard) -> TurnCard {
        TurnCard {
            territories: Territories::Draft,
            set_up: self.set_up(),
            // The ruleset has a table by seat.
            start_armies: 0,
            first_turn,
            attack_dice,
            defence_dice: self.dice("defence-dice"),
            move_in: self.move_in(),
            set_kind: SetKind::MixedOrEqual,
            set_value: SetValue::ByClass,
            traded: TradedCards::Gone,
            own_space_bonus: 0,
            sets_per_turn: 1,
            forced_trade: 0,
            spoils: Spoils::Discarded,
            fortify: self.fortify(),
            draw_after: self.number("draw-after"),
            victory_share: 0,
            most_rounds: 0,
            theatre,
        }
    }

    pub(super) fn territories(self) -> Territories {
        if self.is("territories", "draft") { Territories::Draft } else { Territories::Deal }
    }

    pub(super) fn set_up(self) -> SetUpPace {
        if self.is("set-up", "book") { SetUpPace::Book } else { SetUpPace::Quick }
    }

    /// `table`: what the ruleset gives to so many seats, which `word` asks for.
    pub(super) fn start_armies(self, word: &str, table: Troops) -> Troops {
        if self.is("start-armies", word) { table } else { self.number("start-armies") }
    }

    /// Dice of a side, 1 to 3.
    pub(super) fn dice(self, id: &str) -> u8 {
        self.small(id).clamp(1, 3)
    }

    pub(super) fn move_in(self) -> LeastMoveIn {
        if self.is("move-in", "survivors") { LeastMoveIn::Survivors } else { LeastMoveIn::One }
    }

    pub(super) fn fortify(self) -> FortifyKind {
        match (self.0)("fortify").as_str() {
            "none" => FortifyKind::None,
            "linked" => FortifyKind::Linked,
            _ => FortifyKind::Connected,
        }
    }
}
