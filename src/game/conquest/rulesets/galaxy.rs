//! The standard game on the galaxy board, 3 to 5 players (book 000, chapter 1).
//!
//! 0. Roll for the first claim; claim planets and place armies in turn; roll for the first turn (S0-N2, S0-N3).
//! 1. Trade any number of sets, and down from five cards if there are so many: three fighters 4, three bombers 5, three destroyers 6,
//!    one of each 7. Traded cards are out of the game (S0-N4, S0-N5).
//! 2. Place new armies: one for three planets, at least three, and the bonuses of whole regions.
//! 3. Invade as often as you like: one to three dice against up to two; whoever won the battle moves in (C3).
//!    Whoever takes a player's last planet takes the hand, and trades at once down from five cards (S0-N6).
//! 4. Move armies once along own planets (S0-N7).
//! 5. Draw a card if you have taken a planet (S0-N8); its event means nothing here (S0-N9).
//!
//! Whoever holds all planets wins (S0-N10).

use super::Ruleset;
use crate::game::conquest::core::Core;
use crate::game::conquest::income;
use crate::game::conquest::rules::{
    FirstTurn, Rules, SetKind, SetUpRules, SetValue, Spoils, TheatreCard, TradedCards, TurnCard,
};
use crate::game::conquest::sheet::{
    ATTACK_DICE, Chosen, DRAW_AFTER, FORTIFY, MOST_START_ARMIES, ROUNDS, SET_UP, VICTORY, defence_dice, move_in,
    number, one_of, territories,
};
use crate::game::conquest::turn::Turn;
use crate::game::conquest::victory::sole_survivor;
use crate::game::event::{Event, Income, Outcome};
use crate::game::ids::{SeatId, Troops};
use crate::game::options::{Card, Preset, Sheet, Spec, ValueOf};

/// Starting armies for 3, 4 and 5 seats; the book has no fifth (S0-N1).
const START_ARMIES: [Troops; 3] = [35, 30, 25];

/// The options in the order of the turn reference card. Their defaults are the book, but for the set-up at once (C8).
const OPTIONS: &[Spec] = &[
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
const PRESETS: &[Preset] = &[
    Preset { id: "standard", values: &[] },
    // One planet and one army in turn. The draw by C9 stays, for a match has to end.
    Preset { id: "literal", values: &[("set-up", "book")] },
];

/// Turns of a match of 3 to 5 seats, eliminated ones left out: `adjutant simulate --ruleset galaxy --players N --games 200 --seed 1`.
const TURNS: [u32; 3] = [53, 95, 104];

/// What a lobby may know.
pub(in crate::game) const SHEET: Sheet = Sheet {
    id: "galaxy",
    edition: "galaxy",
    conquest: Some(|_| Ruleset::Galaxy(Galaxy {})),
    seats: 3..=5,
    sides: &[],
    table: |_| Vec::new(),
    turns: &TURNS,
    options: OPTIONS,
    presets: PRESETS,
    card,
};

/// The ruleset. It adds no state to what all conquest games share.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(in crate::game) struct Galaxy {}

impl SetUpRules for Galaxy {}

impl Rules for Galaxy {
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
        Ruleset::Galaxy(self.clone())
    }
}

fn card(seats: usize, value: &ValueOf<'_>) -> Card {
    let chosen = Chosen(value);
    Card::Conquest(TurnCard {
        territories: chosen.territories(),
        set_up: chosen.set_up(),
        start_armies: chosen.start_armies("book", START_ARMIES[seats.clamp(3, 5) - 3]),
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
