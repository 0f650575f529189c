//! What a lobby may choose, and the numbers that come of it.

use super::{ARMIES, ATTACK_DICE, CloneWars, ID, LAST_SPACE, SEATS};
use crate::game::conquest::rules::{FirstTurn, TheatreCard};
use crate::game::conquest::rulesets::Ruleset;
use crate::game::conquest::sheet::{Chosen, DRAW_AFTER, FORTIFY, SET_UP, defence_dice, move_in, one_of};
use crate::game::ids::SeatId;
use crate::game::options::{Card, Preset, SeatPlan, Sheet, Spec, ValueOf};

/// The options in the order of the turn reference card. Their defaults are the rulings, with the set-up at once (C8).
const OPTIONS: &[Spec] = &[
    SET_UP,
    // The last space of the track (S4-S5).
    one_of("track", "11", &["8", "10", "11", "12"]),
    one_of("fighters", "adaptive", &["adaptive", "named"]),
    defence_dice("2"),
    move_in("survivors"),
    FORTIFY,
    one_of("used-cards", "reshuffled", &["reshuffled", "gone"]),
    DRAW_AFTER,
];

/// The named choices, told by what differs from the first.
const PRESETS: &[Preset] =
    &[Preset { id: "standard", values: &[] }, Preset { id: "literal", values: &[("set-up", "book")] }];

/// Turns of a match of 2 to 4 players, eliminated armies left out; as the AI plays 500 of each.
const TURNS: [u32; 3] = [30, 30, 30];

/// What a lobby may know.
pub(in crate::game) const SHEET: Sheet = Sheet {
    id: ID,
    edition: ID,
    conquest: Some(|_| Ruleset::CloneWars(Box::new(CloneWars::new()))),
    seats: 2..=SEATS,
    sides: &super::SIDES,
    table,
    armies,
    turns: &TURNS,
    options: OPTIONS,
    presets: PRESETS,
    card,
};

/// The first armies of the table, one for each player, whose other army comes to them at the start (S4-S1).
fn table(players: usize) -> Vec<SeatPlan> {
    ARMIES.into_iter().take(players).map(|(side, armies)| SeatPlan { side, armies, limit: None, colours: 1 }).collect()
}

/// Two players run a side each; of three one runs the Separatists and the two others an army of the Republic each (S4-S1).
fn armies(players: usize) -> Vec<SeatId> {
    let places: [u8; SEATS] = match players {
        0..=2 => [0, 1, 0, 1],
        3 => [0, 1, 2, 1],
        4.. => [0, 1, 2, 3],
    };
    places.into_iter().map(SeatId).collect()
}

fn card(_seats: usize, value: &ValueOf<'_>) -> Card {
    let chosen = Chosen(value);
    let theatre = TheatreCard {
        named: chosen.is("fighters", "named"),
        used_cards_gone: chosen.is("used-cards", "gone"),
        last_space: match chosen.small("track") {
            0 => LAST_SPACE,
            space => space,
        },
        ..TheatreCard::default()
    };
    Card::Conquest(chosen.with_theatre(FirstTurn::Rolled, ATTACK_DICE, theatre))
}
