//! `adjutant odds` of the Clone Wars: invasions with ships and Darth Sidious, and how many planets Order 66 turns.

use serde::{Deserialize, Serialize};

use super::fleet_odds::{Classes, fleet};
use super::odds::{Answer, Case, digits, of_siege};
use crate::game::conquest::parts::order::turns;
use crate::game::conquest::rulesets::clone_wars::{ATTACK_DICE, DEFENCE_DICE, ID, MOST_SHIPS, MOST_SPACES};
use crate::game::conquest::support::{Backing, Support};

/// The ruleset whose odds these are. It is asked for by name: it is no `RulesetId` yet with which a match can be opened.
pub(super) const RULESET: &str = ID;

/// What is asked for instead of an attack.
pub(super) const TARGET: &str = "order-66";

const HERE: Classes = Classes { names: ["fighter", "corvette", "capital"], most: MOST_SHIPS };

/// The most planets that there are.
const MOST_PLANETS: u32 = 42;

/// Order 66: with the pawn on this space, against so many planets of the Republic.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OrderCase {
    #[serde(rename = "ruleset")]
    _ruleset: String,
    #[serde(rename = "target")]
    _target: String,
    space: i64,
    planets: i64,
}

/// How many planets turn.
#[derive(Serialize)]
pub(super) struct OrderAnswer {
    /// The chances that exactly 0, 1, 2 ... of them do.
    turns: Vec<f64>,
}

pub(super) fn answer(case: &OrderCase) -> Result<OrderAnswer, String> {
    let space = u8::try_from(case.space).ok().filter(|space| *space <= MOST_SPACES);
    let space = space.ok_or_else(|| format!("space must be 0 to {MOST_SPACES}, not {}", case.space))?;
    let planets = u32::try_from(case.planets).ok().filter(|planets| *planets <= MOST_PLANETS);
    let planets = planets.ok_or_else(|| format!("planets must be 0 to {MOST_PLANETS}, not {}", case.planets))?;
    Ok(OrderAnswer { turns: turns(space, planets).into_iter().map(digits).collect() })
}

/// An invasion of a planet.
pub(super) fn of_invasion(case: &Case) -> Result<Answer, String> {
    if let Some(preset) = &case.preset {
        return Err(format!("no preset {preset:?}; {ID} has none yet"));
    }
    if case.base || case.force_dice.is_some() {
        return Err(format!("{ID} has no bases and no Force"));
    }
    if let Some(target) = &case.target {
        return Err(format!("target can only be {TARGET}, with --batch, not {target:?}"));
    }
    let attack = Backing::ships(fleet("attack_ships", case.attack_ships, &HERE)?);
    let fleet = fleet("defend_ships", case.defend_ships, &HERE)?;
    // His planet is defended with eight-sided dice (S4-T10).
    let defence = if case.sidious { Backing { fleet, ..Backing::fortress() } } else { Backing::ships(fleet) };
    of_siege(case, (ATTACK_DICE, DEFENCE_DICE), Support { attack, defence })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(space: i64, planets: i64) -> Result<Vec<f64>, String> {
        let case = OrderCase { _ruleset: ID.to_owned(), _target: TARGET.to_owned(), space, planets };
        answer(&case).map(|answer| answer.turns)
    }

    #[test]
    fn s4_o3_each_planet_turns_on_its_own() {
        // Space 8: one half, space 7: three of eight.
        assert_eq!(of(8, 2), Ok(vec![0.25, 0.5, 0.25]));
        assert_eq!(of(7, 1), Ok(vec![0.625, 0.375]));
        assert_eq!(of(4, 2), Ok(vec![1.0, 0.0, 0.0]));
        assert_eq!(of(12, 2), Ok(vec![0.0, 0.0, 1.0]));
        assert_eq!(of(11, 0), Ok(vec![1.0]));
        let all = of(11, 22).expect("a case");
        assert_eq!(all.len(), 23);
        assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!((all[22] - 0.875_f64.powi(22)).abs() < 1e-14);
    }

    #[test]
    fn what_is_out_of_range_is_refused() {
        for (space, planets) in [(-1, 5), (13, 5), (8, -1), (8, 43)] {
            assert!(of(space, planets).is_err(), "{space}, {planets}");
        }
    }
}
