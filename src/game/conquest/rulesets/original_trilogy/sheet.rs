//! What a lobby may choose, and the numbers that come of it.

use super::{ATTACK_DICE, ID, OriginalTrilogy};
use crate::game::conquest::rules::{FirstTurn, TheatreCard};
use crate::game::conquest::rulesets::Ruleset;
use crate::game::conquest::sheet::{Chosen, DRAW_AFTER, FORTIFY, SET_UP, defence_dice, move_in, one_of};
use crate::game::options::{Card, Preset, Sheet, Spec, ValueOf, one_each};

/// The options in the order of the turn reference card. Their defaults are the rulings, with the set-up at once (C8).
const OPTIONS: &[Spec] = &[
    SET_UP,
    one_of("ship-limit", "colour", &["colour", "army"]),
    one_of("fighters", "adaptive", &["adaptive", "named"]),
    defence_dice("2"),
    move_in("survivors"),
    one_of("failed-assault", "armies", &["armies", "ships-too"]),
    FORTIFY,
    one_of("cut-board", "refused", &["refused", "allowed"]),
    one_of("hutt-cards", "counter", &["counter", "gained"]),
    one_of("used-cards", "reshuffled", &["reshuffled", "gone"]),
    DRAW_AFTER,
];

/// The named choices, told by what differs from the first.
const PRESETS: &[Preset] =
    &[Preset { id: "standard", values: &[] }, Preset { id: "literal", values: &[("set-up", "book")] }];

/// Turns of a match of 2 to 5 seats: `adjutant simulate --ruleset original-trilogy --players N --games 500 --seed 1`.
const TURNS: [u32; 4] = [14, 19, 28, 29];

/// What a lobby may know.
pub(in crate::game) const SHEET: Sheet = Sheet {
    id: ID,
    edition: ID,
    conquest: Some(|seats| Ruleset::OriginalTrilogy(Box::new(OriginalTrilogy::new(seats)))),
    seats: 2..=5,
    sides: &super::SIDES,
    table: super::table::plan,
    armies: one_each,
    turns: &TURNS,
    options: OPTIONS,
    presets: PRESETS,
    card,
};

fn card(_seats: usize, value: &ValueOf<'_>) -> Card {
    let chosen = Chosen(value);
    let theatre = TheatreCard {
        ships_by_army: chosen.is("ship-limit", "army"),
        named: chosen.is("fighters", "named"),
        ships_fall: chosen.is("failed-assault", "ships-too"),
        may_cut: chosen.is("cut-board", "allowed"),
        by_gain: chosen.is("hutt-cards", "gained"),
        used_cards_gone: chosen.is("used-cards", "gone"),
        last_space: 0,
    };
    Card::Conquest(chosen.with_theatre(FirstTurn::FirstSeat, ATTACK_DICE, theatre))
}
