//! The standard game on the board of the Clone Wars, 3 or 4 players (book 004).
//!
//! 0. Roll for the first claim; claim planets and place armies in turn; roll for the first turn (S4-S3).
//! 1. Trade any number of sets, and down from five cards if there are so many: three fighters 4, three corvettes 5, three capital ships 6,
//!    one of each 7. Traded cards are out of the game (S4-T5, S4-T6).
//! 2. Place new armies: one for three planets, at least three, and the bonuses of whole regions (S4-T3).
//! 3. Invade as often as you like: one to three dice against up to two; whoever won the battle moves in (C3).
//!    Whoever takes a player's last planet takes the hand, and trades at once down from five cards (S4-T13).
//! 4. Move armies once along own planets (S4-T14).
//! 5. Draw a card if you have taken a planet (S4-T16). Both factions' cards are one deck without those of Anakin (S4-S4).
//!
//! Dice have six sides. Whoever holds all planets wins.

use super::Ruleset;
use crate::game::conquest::parts::standard::{self, EachForItself};
use crate::game::ids::Troops;
use crate::game::options::{Sheet, one_each};

/// Starting armies for 3 and 4 seats (rulings, section 5.1).
const START_ARMIES: [Troops; 2] = [35, 30];

/// Turns of a match of 3 and 4 seats, eliminated ones left out:
/// `adjutant simulate --ruleset clone-wars-standard --players N --games 500 --seed 1`.
const TURNS: [u32; 2] = [68, 102];

/// What a lobby may know.
pub(in crate::game) const SHEET: Sheet = Sheet {
    id: "clone-wars-standard",
    edition: "clone-wars-standard",
    conquest: Some(|_| Ruleset::CloneWarsStandard(CloneWarsStandard {})),
    seats: 3..=4,
    sides: &[],
    table: |_| Vec::new(),
    armies: one_each,
    turns: &TURNS,
    options: standard::OPTIONS,
    presets: standard::PRESETS,
    card: |seats, value| standard::card(START_ARMIES[seats.clamp(3, 4) - 3], value),
};

/// The ruleset.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(in crate::game) struct CloneWarsStandard {}

impl EachForItself for CloneWarsStandard {
    const OF: fn(Self) -> Ruleset = Ruleset::CloneWarsStandard;
}
