//! Exact odds of one battle and of a whole attack, from the same plans and orders that are played.

use std::collections::BTreeMap;

use super::super::ids::{MOST_ON_A_SPACE, Troops};
use super::battle::{Die, Losses, Orders, Plan, compare};

/// The most armies a side for which [`siege`] answers.
pub const MOST_EXACT: Troops = 500;

/// The most dice a side that odds are counted for.
const MOST_DICE: u8 = 3;

/// States less likely than this are left out by [`bound`], which adds up what it left out.
const NEGLIGIBLE: f64 = 1e-16;

/// What all rounding of [`bound`] together can amount to. An attack is at most 2 × 9,999 battles long, each battle
/// adds at most eight roundings of 1.2e-16 to the relative error of a state, and a few more come with the sums.
const ROUNDING: f64 = 1e-10;

/// A whole attack on one space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Siege {
    /// Armies on the attacking space, the one that stays behind included.
    pub attackers: Troops,
    /// Armies on the attacked space.
    pub defenders: Troops,
    /// How the attack is carried on and when it stops.
    pub orders: Orders,
}

/// What comes of an attack.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// The chance that the space is captured, 0 to 1.
    pub capture: f64,
    pub expected_attacker_losses: f64,
    pub expected_defender_losses: f64,
    /// Every end that is possible, each once; the attackers fall, then the defenders.
    pub ends: Vec<End>,
}

/// One way for an attack to end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct End {
    /// Armies on the attacking space, before anybody moves in.
    pub attackers: Troops,
    /// Armies on the attacked space; 0 when it is captured.
    pub defenders: Troops,
    /// The chance of this end.
    pub p: f64,
}

/// The chance of capture lies between the two, both included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bound {
    pub lower: f64,
    pub upper: f64,
}

/// More than [`MOST_EXACT`] armies on a space, or more than three dice a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// The chances of all losses that a battle can bring, the attacker's rising. Counted over every throw: each chance is
/// a fraction of whole numbers, rounded once. `plan` has at most three dice a side.
pub fn battle(plan: &Plan) -> Vec<(Losses, f64)> {
    let (counts, total) = count(plan);
    counts.into_iter().map(|(losses, throws)| (losses, ratio(throws, total))).collect()
}

/// The numbers of throws that bring each loss, the attacker's rising, and the number of all throws.
pub fn count(plan: &Plan) -> (Vec<(Losses, u64)>, u64) {
    let (attack, defence) = (throws(&plan.attack), throws(&plan.defence));
    let mut counts = BTreeMap::new();
    for (attack, attack_ways) in &attack {
        for (defence, defence_ways) in &defence {
            *counts.entry(compare(attack, defence)).or_insert(0) += attack_ways * defence_ways;
        }
    }
    let total = attack.values().sum::<u64>() * defence.values().sum::<u64>();
    (counts.into_iter().collect(), total)
}

/// What comes of an attack, exact to 1e-12, with at most [`MOST_EXACT`] armies a side.
pub fn siege(siege: &Siege) -> Result<Forecast, TooLarge> {
    if siege.attackers > MOST_EXACT || siege.defenders > MOST_EXACT {
        return Err(TooLarge);
    }
    let Walk { ends, .. } = walk(siege, 0.0)?;
    let expected = |losses: &dyn Fn(&End) -> Troops| sum(ends.iter().map(|end| end.p * f64::from(losses(end))));
    Ok(Forecast {
        capture: captured(&ends),
        expected_attacker_losses: expected(&|end| siege.attackers - end.attackers),
        expected_defender_losses: expected(&|end| siege.defenders - end.defenders),
        ends,
    })
}

/// Bounds for the chance of capture where [`siege`] would take too long, up to [`MOST_ON_A_SPACE`] armies a side; above
/// that they say nothing (0 and 1).
///
/// The attack is followed as in [`siege`], but a state with less than [`NEGLIGIBLE`] chance is not followed: the chance
/// that gets lost so is added up. All other chances are at most too low by it, so capture is at least what was followed
/// into capture, and at most that and what was lost. [`ROUNDING`] is taken off and added on top.
pub fn bound(siege: &Siege) -> Bound {
    let countable = siege.attackers <= MOST_ON_A_SPACE && siege.defenders <= MOST_ON_A_SPACE;
    match if countable { walk(siege, NEGLIGIBLE) } else { Err(TooLarge) } {
        Ok(Walk { ends, dropped }) => {
            let captured = captured(&ends);
            Bound { lower: (captured - ROUNDING).max(0.0), upper: (captured + dropped + ROUNDING).min(1.0) }
        }
        Err(TooLarge) => Bound { lower: 0.0, upper: 1.0 },
    }
}

/// All throws of some dice, highest first, and in how many ways each comes up.
fn throws(dice: &[Die]) -> BTreeMap<Vec<u8>, u64> {
    let mut throws = BTreeMap::from([(Vec::new(), 1)]);
    for die in dice {
        let mut longer = BTreeMap::new();
        for (throw, ways) in &throws {
            for value in 1..=die.sides {
                let mut throw = throw.clone();
                throw.insert(throw.partition_point(|&other| other > value), value);
                *longer.entry(throw).or_insert(0) += ways;
            }
        }
        throws = longer;
    }
    throws
}

/// Where an attack can end, and the chance that was not followed.
struct Walk {
    ends: Vec<End>,
    dropped: f64,
}

/// The chances of all states with the same number of attackers, by number of defenders. Outside `lowest..=highest`
/// they are 0.
struct Row {
    chances: Vec<f64>,
    lowest: usize,
    highest: usize,
}

impl Row {
    fn empty(defenders: usize) -> Self {
        Self { chances: vec![0.0; defenders + 1], lowest: usize::MAX, highest: 0 }
    }

    fn add(&mut self, defenders: usize, p: f64) {
        self.chances[defenders] += p;
        self.lowest = self.lowest.min(defenders);
        self.highest = self.highest.max(defenders);
    }
}

/// Follows an attack forward from its beginning. Every battle lowers one of the two numbers and raises none, so with
/// attackers and then defenders falling each state is complete when it is reached. No battle costs the attacker more
/// than three armies, so four rows are enough.
fn walk(siege: &Siege, negligible: f64) -> Result<Walk, TooLarge> {
    let mut battles = Battles::default();
    let mut walk = Walk { ends: Vec::new(), dropped: 0.0 };
    let start = siege.defenders as usize;
    let mut rows = [0; 4].map(|_| Row::empty(start));
    rows[siege.attackers as usize % 4].add(start, 1.0);
    for attackers in (0..=siege.attackers).rev() {
        if rows.iter().all(|row| row.lowest == usize::MAX) {
            break;
        }
        let here = attackers as usize;
        let mut place = rows[here % 4].highest;
        while place >= rows[here % 4].lowest {
            let p = std::mem::take(&mut rows[here % 4].chances[place]);
            // At most `siege.defenders`, which came as `Troops`.
            let defenders = Troops::try_from(place).unwrap_or(Troops::MAX);
            if p == 0.0 {
                // Most states cannot be reached.
            } else if p < negligible {
                walk.dropped += p;
            } else if let Some((attack, defence)) = siege.orders.dice(attackers, defenders) {
                for &(x, y, q) in battles.outcomes(attack, defence)? {
                    rows[(here - x) % 4].add(place - y, p * q);
                }
            } else {
                walk.ends.push(End { attackers, defenders, p });
            }
            let Some(next) = place.checked_sub(1) else { break };
            place = next;
        }
        let row = &mut rows[here % 4];
        (row.lowest, row.highest) = (usize::MAX, 0);
    }
    Ok(walk)
}

/// Losses of attacker and defender and their chance, for every number of dice, counted when first asked for.
#[derive(Default)]
struct Battles([[Vec<(usize, usize, f64)>; MOST_DICE as usize]; MOST_DICE as usize]);

impl Battles {
    fn outcomes(&mut self, attack: u8, defence: u8) -> Result<&[(usize, usize, f64)], TooLarge> {
        if attack > MOST_DICE || defence > MOST_DICE {
            return Err(TooLarge);
        }
        let known = &mut self.0[usize::from(attack) - 1][usize::from(defence) - 1];
        if known.is_empty() {
            let chances = battle(&Plan::ordinary(attack, defence)).into_iter();
            known.extend(chances.map(|(losses, p)| (losses.attacker as usize, losses.defender as usize, p)));
        }
        Ok(known)
    }
}

fn captured(ends: &[End]) -> f64 {
    sum(ends.iter().filter(|end| end.defenders == 0).map(|end| end.p)).min(1.0)
}

/// A sum that keeps what each addition rounds away (Neumaier).
fn sum(values: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut lost) = (0.0_f64, 0.0);
    for value in values {
        let next = sum + value;
        lost += if sum.abs() >= value.abs() { (sum - next) + value } else { (value - next) + sum };
        sum = next;
    }
    sum + lost
}

#[expect(clippy::cast_precision_loss, reason = "six dice with eight sides throw in 2^18 ways; a float holds 2^53")]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}
