//! What a lobby may know of the dice game.

use super::rules::{FirstTurn, Length, SEATS, TurnCard};
use crate::game::options::{Card, Preset, Sheet, Spec, ValueOf, one_each};

/// The defaults are those of the box.
const OPTIONS: &[Spec] = &[
    Spec { id: "length", default: "full", choices: &["full", "short"], numbers: None },
    Spec { id: "first-turn", default: "random", choices: &["random", "first-seat"], numbers: None },
];

/// The named choices, told by what differs from the first.
const PRESETS: &[Preset] =
    &[Preset { id: "all-arenas", values: &[] }, Preset { id: "short-match", values: &[("length", "short")] }];

/// Turns of a match of 2 to 4 seats: `adjutant simulate --ruleset dice-rebellion --players N --games 40 --seed 1`.
const TURNS: [u32; 3] = [37, 36, 38];

/// The sheet.
pub(in crate::game) const SHEET: Sheet = Sheet {
    id: "dice-rebellion",
    edition: "dice-rebellion",
    conquest: None,
    seats: SEATS,
    sides: &[],
    table: |_| Vec::new(),
    armies: one_each,
    turns: &TURNS,
    options: OPTIONS,
    presets: PRESETS,
    card,
};

fn card(_seats: usize, value: &ValueOf<'_>) -> Card {
    Card::Rebellion(TurnCard {
        length: if value("length") == "short" { Length::Short } else { Length::Full },
        first_turn: if value("first-turn") == "first-seat" { FirstTurn::FirstSeat } else { FirstTurn::Random },
    })
}
