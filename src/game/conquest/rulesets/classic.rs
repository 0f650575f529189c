//! Risiko no. 166/1 on the world map, 2 to 6 players (book 002).
//!
//! 1. Trade sets, place new armies: one for three spaces, at least three, and the bonuses of whole continents.
//! 2. Attack as often as you like: one to three dice against up to three.
//! 3. Move armies once between own spaces (not in the book, which is cut off there: S2-E1).
//! 4. Draw a card if you have captured a space.
//!
//! Whoever holds all spaces wins.

use super::Ruleset;
use crate::game::conquest::core::Core;
use crate::game::conquest::income;
use crate::game::conquest::rules::{
    FirstTurn, FortifyKind, LeastMoveIn, Rules, SetKind, SetUpPace, SetValue, Territories, TurnCard,
};
use crate::game::conquest::turn::Turn;
use crate::game::conquest::victory::sole_survivor;
use crate::game::event::Income;
use crate::game::ids::{SeatId, Troops};
use crate::game::options::{Card, Preset, Sheet, Spec, ValueOf};

/// Starting armies for 2, 3, 4, 5 and 6 seats; the book has no table (S2-S2).
const START_ARMIES: [Troops; 5] = [40, 35, 30, 25, 20];

/// The most starting armies that an option may ask for.
const MOST_START_ARMIES: u32 = 999;

/// The options in the order of the turn reference card. Their defaults are the preset `risiko-166`: the book where it
/// speaks; where it is silent or cut off, what makes a good match.
const OPTIONS: &[Spec] = &[
    one_of("territories", "deal", &["deal", "draft"]),
    one_of("set-up", "quick", &["quick", "book"]),
    number("start-armies", "table", &["table", "one-each", "20", "30", "40", "50"], 1..=MOST_START_ARMIES),
    one_of("first-turn", "first-dealt", &["first-dealt", "after-last-dealt"]),
    one_of("attack-dice", "3", &["1", "2", "3"]),
    one_of("defence-dice", "3", &["1", "2", "3"]),
    one_of("move-in", "one", &["one", "survivors"]),
    one_of("set-kind", "mixed-only", &["mixed-only", "mixed-or-equal"]),
    one_of("set-value", "rising", &["rising", "rising-own", "fixed"]),
    number("own-space-bonus", "0", &["0", "1", "2", "3"], 0..=20),
    number("forced-trade", "0", &["0", "5", "6"], 3..=44),
    one_of("fortify", "connected", &["none", "linked", "connected"]),
    number("draw-after", "12", &["0", "6", "12", "24"], 0..=99),
    number("victory", "all", &["all", "60", "75", "90"], 50..=99),
    number("rounds", "0", &["0", "10", "15", "20"], 0..=99),
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
    conquest: Some(Ruleset::Classic(Classic {})),
    seats: 2..=6,
    turns: &TURNS,
    options: OPTIONS,
    presets: PRESETS,
    card,
};

/// The ruleset. It adds no state to what all conquest games share.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(in crate::game) struct Classic {}

impl Rules for Classic {
    fn income(&self, core: &Core, seat: SeatId) -> Income {
        income::by_spaces_and_regions(core, seat)
    }

    fn earns_card(&self, turn: &Turn) -> bool {
        turn.captured
    }

    fn winner(&self, core: &Core) -> Option<SeatId> {
        sole_survivor(core)
    }
}

fn card(seats: usize, value: &ValueOf<'_>) -> Card {
    let number = |id: &str| value(id).parse::<u32>().unwrap_or_default();
    let small = |id: &str| u8::try_from(number(id)).unwrap_or(u8::MAX);
    Card::Conquest(TurnCard {
        territories: if value("territories") == "draft" { Territories::Draft } else { Territories::Deal },
        set_up: if value("set-up") == "book" { SetUpPace::Book } else { SetUpPace::Quick },
        start_armies: match value("start-armies").as_str() {
            "one-each" => 0,
            "table" => START_ARMIES[seats.clamp(2, 6) - 2],
            _ => number("start-armies"),
        },
        first_turn: match value("first-turn").as_str() {
            "after-last-dealt" => FirstTurn::AfterLastDealt,
            _ => FirstTurn::FirstDealt,
        },
        attack_dice: small("attack-dice").clamp(1, 3),
        defence_dice: small("defence-dice").clamp(1, 3),
        move_in: if value("move-in") == "survivors" { LeastMoveIn::Survivors } else { LeastMoveIn::One },
        set_kind: if value("set-kind") == "mixed-or-equal" { SetKind::MixedOrEqual } else { SetKind::MixedOnly },
        set_value: match value("set-value").as_str() {
            "rising-own" => SetValue::RisingOwn,
            "fixed" => SetValue::Fixed,
            _ => SetValue::Rising,
        },
        own_space_bonus: number("own-space-bonus"),
        forced_trade: small("forced-trade"),
        fortify: match value("fortify").as_str() {
            "none" => FortifyKind::None,
            "linked" => FortifyKind::Linked,
            _ => FortifyKind::Connected,
        },
        draw_after: number("draw-after"),
        victory_share: small("victory"),
        most_rounds: number("rounds"),
    })
}

const fn one_of(id: &'static str, default: &'static str, choices: &'static [&'static str]) -> Spec {
    Spec { id, default, choices, numbers: None }
}

const fn number(
    id: &'static str,
    default: &'static str,
    choices: &'static [&'static str],
    numbers: std::ops::RangeInclusive<u32>,
) -> Spec {
    Spec { id, default, choices, numbers: Some(numbers) }
}
