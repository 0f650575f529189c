//! The Original Trilogy (book 000, chapters 2 to 5): the numbers of its battles.
//!
//! It cannot be chosen for a match, so it is not among the rulesets of the options and has no turn card; the odds of its battles can
//! be asked for all the same, and whoever asks takes the numbers from here.

use crate::game::conquest::parts::battle_station::Station;

/// What the ruleset is called in files and commands.
pub(crate) const ID: &str = "original-trilogy";

/// The station as it is called in commands.
pub(crate) const STATION_ID: &str = "death-star";

/// Most dice of the attacker in a battle (rulings, section 0).
pub(crate) const ATTACK_DICE: u8 = 3;

/// Most dice of the defender in a battle (rulings, section 0).
pub(crate) const DEFENCE_DICE: u8 = 2;

/// Most ships of a class of one colour; an army of two merged colours has twice as many (S0-S2).
const SHIPS_OF_A_COLOUR: u8 = 3;

/// Most ships of a class that an army has.
pub(crate) const MOST_SHIPS: u8 = 2 * SHIPS_OF_A_COLOUR;

/// Most ships of a class that count in an attack on the Death Star (S0-D2).
const SHIPS_ON_STATION: u8 = 3;

/// How far the Force leans to either side, and the dice that it gives to an attack on the Death Star or takes from it (S0-F1).
pub(crate) const MOST_FORCE: i8 = 3;

/// The Death Star (S0-D1 to S0-D4).
pub(crate) const DEATH_STAR: Station =
    Station { destroyed_at: 18, most_armies: 3, most_ships: SHIPS_ON_STATION, ships_fall: false };
