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
use crate::game::conquest::parts::standard::{self, EachForItself};
use crate::game::ids::Troops;
use crate::game::options::{Sheet, one_each};

/// Starting armies for 3, 4 and 5 seats; the book has no fifth (S0-N1).
const START_ARMIES: [Troops; 3] = [35, 30, 25];

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
    armies: one_each,
    turns: &TURNS,
    options: standard::OPTIONS,
    presets: standard::PRESETS,
    card: |seats, value| standard::card(START_ARMIES[seats.clamp(3, 5) - 3], value),
};

/// The ruleset.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(in crate::game) struct Galaxy {}

impl EachForItself for Galaxy {
    const OF: fn(Self) -> Ruleset = Ruleset::Galaxy;
}
