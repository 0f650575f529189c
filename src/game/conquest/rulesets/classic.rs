//! Risiko no. 166/1 on the world map, 2 to 6 players (book 002).
//!
//! 1. Trade sets, place new armies: one for three spaces, at least three, and the bonuses of whole continents.
//! 2. Attack as often as you like: one to three dice against up to three.
//! 3. Move armies once between own spaces (not in the book, which is cut off there: S2-E1).
//! 4. Draw a card if you have captured a space.
//!
//! Whoever holds all spaces wins.

use super::Ruleset;
use crate::game::conquest::parts::standard::EachForItself;
use crate::game::conquest::rules::{FirstTurn, SetKind, SetValue, Spoils, TheatreCard, TradedCards, TurnCard};
use crate::game::conquest::sheet::{
    ATTACK_DICE, Chosen, DRAW_AFTER, FORTIFY, MOST_START_ARMIES, ROUNDS, SET_UP, VICTORY, defence_dice, move_in,
    number, one_of, territories,
};
use crate::game::ids::Troops;
use crate::game::options::{Card, Preset, Sheet, Spec, ValueOf, one_each};

/// Starting armies for 2, 3, 4, 5 and 6 seats; the book has no table (S2-S2).
const START_ARMIES: [Troops; 5] = [40, 35, 30, 25, 20];

/// The options in the order of the turn reference card. Their defaults are the preset `risiko-166`: the book where it
/// speaks; where it is silent or cut off, what makes a good match.
const OPTIONS: &[Spec] = &[
    territories("deal"),
    SET_UP,
    number("start-armies", "table", &["table", "one-each", "20", "30", "40", "50"], 1..=MOST_START_ARMIES),
    one_of("first-turn", "first-dealt", &["first-dealt", "after-last-dealt"]),
    ATTACK_DICE,
    defence_dice("3"),
    move_in("one"),
    one_of("set-kind", "mixed-only", &["mixed-only", "mixed-or-equal"]),
    one_of("set-value", "rising", &["rising", "rising-own", "fixed"]),
    number("own-space-bonus", "0", &["0", "1", "2", "3"], 0..=20),
    number("forced-trade", "0", &["0", "5", "6"], 3..=44),
    FORTIFY,
    DRAW_AFTER,
    VICTORY,
    ROUNDS,
];

/// The named choices, told by what differs from the first.
const PRESETS: &[Preset] = &[
    Preset { id: "risiko-166", values: &[] },
    // What most players know from other editions.
    Preset {
        id: "international",
        values: &[
            ("defence-dice", "2"),
            ("move-in", "survivors"),
            ("set-kind", "mixed-or-equal"),
            ("own-space-bonus", "2"),
            ("forced-trade", "5"),
        ],
    },
    // The book to the letter: one army on each space, no move at the end of the turn. The draw by C9 stays, for a match has to end.
    Preset { id: "literal", values: &[("start-armies", "one-each"), ("fortify", "none")] },
];

/// Turns of a match of 2 to 6 seats, eliminated ones left out: `adjutant simulate --players N --games 200 --seed 1`. The other presets
/// differ by less than a fifth.
const TURNS: [u32; 5] = [18, 39, 53, 56, 57];

/// What a lobby may know.
pub(in crate::game) const SHEET: Sheet = Sheet {
    id: "classic",
    edition: "classic",
    conquest: Some(|_| Ruleset::Classic(Classic {})),
    seats: 2..=6,
    sides: &[],
    table: |_| Vec::new(),
    armies: one_each,
    turns: &TURNS,
    options: OPTIONS,
    presets: PRESETS,
    card,
};

/// The ruleset.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(in crate::game) struct Classic {}

impl EachForItself for Classic {
    const OF: fn(Self) -> Ruleset = Ruleset::Classic;
}

fn card(seats: usize, value: &ValueOf<'_>) -> Card {
    let chosen = Chosen(value);
    Card::Conquest(TurnCard {
        territories: chosen.territories(),
        set_up: chosen.set_up(),
        // `one-each` is no number, and so 0.
        start_armies: chosen.start_armies("table", START_ARMIES[seats.clamp(2, 6) - 2]),
        first_turn: if chosen.is("first-turn", "after-last-dealt") {
            FirstTurn::AfterLastDealt
        } else {
            FirstTurn::FirstDealt
        },
        attack_dice: chosen.dice("attack-dice"),
        defence_dice: chosen.dice("defence-dice"),
        move_in: chosen.move_in(),
        set_kind: if chosen.is("set-kind", "mixed-or-equal") { SetKind::MixedOrEqual } else { SetKind::MixedOnly },
        set_value: match value("set-value").as_str() {
            "rising-own" => SetValue::RisingOwn,
            "fixed" => SetValue::Fixed,
            _ => SetValue::Rising,
        },
        traded: TradedCards::Reshuffled,
        own_space_bonus: chosen.number("own-space-bonus"),
        sets_per_turn: 0,
        forced_trade: chosen.small("forced-trade"),
        spoils: Spoils::Free,
        fortify: chosen.fortify(),
        draw_after: chosen.number("draw-after"),
        victory_share: chosen.small("victory"),
        most_rounds: chosen.number("rounds"),
        theatre: TheatreCard::default(),
    })
}
