//! Exact odds of one battle and of a whole attack, from the same plans and orders that are played.

use std::cell::OnceCell;
use std::sync::LazyLock;

use super::super::ids::{MOST_ON_A_SPACE, Troops};
use super::battle::{Losses, Orders, Plan, compare};
use super::dice::Throw;
use super::support::Support;

/// The most armies a side for which [`siege`] answers.
pub const MOST_EXACT: Troops = 500;

/// The most armies of a side in one battle for which the odds of a whole attack are counted.
const MOST_DICE: u8 = 3;

/// The most dice a side that odds are counted for, those among them that are left out.
const MOST_THROWN: usize = 8;

/// States less likely than this are left out by [`bound`], which adds up what it left out.
const NEGLIGIBLE: f64 = 1e-16;

/// States less likely than this are left out by [`siege`]; all of them together are nothing.
const UNDERFLOW: f64 = 1e-250;

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
    /// What stands behind the two sides, in every battle of it.
    pub support: Support,
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

/// More than [`MOST_EXACT`] armies on a space, more than three dice a side that count, or more than eight that are thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// The chances of all losses that a battle can bring, the attacker's rising. Counted over every throw: each chance is
/// a fraction of whole numbers. Empty with more than eight dice a side.
pub fn battle(plan: &Plan) -> Vec<(Losses, f64)> {
    if [&plan.attack, &plan.defence].into_iter().any(|throw| throw.dice.len() > MOST_THROWN) {
        return Vec::new();
    }
    let (counts, total) = count(plan);
    counts.into_iter().map(|(losses, throws)| (losses, ratio(throws, total))).collect()
}

/// The numbers of throws that bring each loss, the attacker's rising, and the number of all throws, all equally likely. A die that may be
/// thrown again, with s sides, falls in s × (s - 1) ways: s - 1 ways for each face, and where it shows a one and
/// is thrown again, one way for each face but that. At most eight dice a side.
pub fn count(plan: &Plan) -> (Vec<(Losses, u128)>, u128) {
    // As many pairs as the side with fewer dice has; every pair costs somebody an army.
    let pairs = plan.attack.counting().min(plan.defence.counting());
    let (attack, defence) = (throws(&plan.attack, pairs), throws(&plan.defence, pairs));
    let mut counts = [0; MOST_THROWN + 1];
    for (attack, attack_ways) in &attack {
        let attack = &attack.to_be_bytes()[..pairs];
        for (defence, defence_ways) in &defence {
            let lost = compare(attack, &defence.to_be_bytes()[..pairs]).attacker;
            counts[lost as usize] += attack_ways * defence_ways;
        }
    }
    let losses = |lost: usize| Losses { attacker: troops(lost), defender: troops(pairs - lost) };
    let counted = counts.into_iter().take(pairs + 1).enumerate().filter(|&(_, ways)| ways > 0);
    let total = |throws: &[(u64, u128)]| throws.iter().map(|(_, ways)| ways).sum::<u128>();
    (counted.map(|(lost, ways)| (losses(lost), ways)).collect(), total(&attack) * total(&defence))
}

/// What comes of an attack, exact to 1e-12, with at most [`MOST_EXACT`] armies a side.
pub fn siege(siege: &Siege) -> Result<Forecast, TooLarge> {
    if siege.attackers > MOST_EXACT || siege.defenders > MOST_EXACT {
        return Err(TooLarge);
    }
    let Walk { mut ends, .. } = walk(siege, UNDERFLOW)?;
    // The chances in the tables are rounded, and a long attack multiplies hundreds of them: all states drift alike.
    let drifted = sum(ends.iter().map(|end| end.p));
    debug_assert!((drifted - 1.0).abs() < 1e-12, "chances are lost on the way");
    for end in &mut ends {
        end.p /= drifted;
    }
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
/// The attack is followed as in [`siege`], but at the edges states with less than `NEGLIGIBLE` chance are not
/// followed: the chance that gets lost so is added up. All other chances are at most too low by it, so capture is at least what was followed
/// into capture, and at most that and what was lost. `ROUNDING` is taken off and added on top.
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

/// All that the `highest` so many dice of a throw can count, one byte a die from the highest down, and in how many ways each comes up.
///
/// Which dice are thrown again depends on what the others show, yet the dice can be taken one after another: of all that show a one
/// those with more sides go first, and among equals it does not matter.
fn throws(throw: &Throw, highest: usize) -> Vec<(u64, u128)> {
    let mut sides: Vec<u8> = throw.dice.iter().map(|die| die.sides).collect();
    sides.sort_unstable_by(|a, b| b.cmp(a));
    let rerolls = usize::from(throw.rerolls);
    // What lies, and how many more dice may be thrown again.
    let mut throws = vec![((0, rerolls), 1_u128)];
    for (n, &sides) in sides.iter().enumerate() {
        let mut longer = Vec::with_capacity(throws.len() * usize::from(sides) * 2);
        let ways_of_a_face = if rerolls > 0 { u128::from(sides) - 1 } else { 1 };
        for &((lie, left), ways) in &throws {
            let again = if throw.named { n < rerolls } else { left > 0 };
            longer.extend((2..=sides).map(|face| ((with(lie, face), left), ways * ways_of_a_face)));
            if again {
                let left = if throw.named { left } else { left - 1 };
                longer.extend((2..=sides).map(|face| ((with(lie, face), left), ways)));
            } else {
                longer.push(((with(lie, 1), left), ways * ways_of_a_face));
            }
        }
        throws = merged(longer);
    }
    let counts = |lie: u64| {
        let mut dice = lie.to_be_bytes();
        dice[highest..].fill(0);
        for (rank, die) in dice[..highest].iter_mut().enumerate() {
            *die = die.saturating_add(u8::from(rank < throw.raised.into())).saturating_add(throw.bonus);
        }
        u64::from_be_bytes(dice)
    };
    merged(throws.into_iter().map(|((lie, _), ways)| (counts(lie), ways)).collect())
}

/// The dice that lie, one byte each from the highest down, and one more.
fn with(lie: u64, face: u8) -> u64 {
    let mut dice = lie.to_be_bytes();
    let place = dice.partition_point(|&other| other > face);
    dice[place..].rotate_right(1);
    dice[place] = face;
    u64::from_be_bytes(dice)
}

/// Each key once, with the sum of its ways.
fn merged<K: Copy + Ord>(mut ways: Vec<(K, u128)>) -> Vec<(K, u128)> {
    ways.sort_unstable_by_key(|&(key, _)| key);
    ways.dedup_by(|next, first| {
        let same = next.0 == first.0;
        if same {
            first.1 += next.1;
        }
        same
    });
    ways
}

/// Where an attack can end, and the chance that was not followed.
struct Walk {
    ends: Vec<End>,
    dropped: f64,
}

/// The chances of all states with the same number of armies on both spaces together, by number of attackers. Outside
/// `lowest..=highest` they are 0.
struct Diagonal {
    chances: Vec<f64>,
    lowest: usize,
    highest: usize,
}

impl Diagonal {
    fn empty(attackers: usize) -> Self {
        Self { chances: vec![0.0; attackers + 1], lowest: usize::MAX, highest: 0 }
    }

    fn is_empty(&self) -> bool {
        self.lowest > self.highest
    }

    /// Adds `chances` for `lowest` attackers and more, each times `q`.
    fn add(&mut self, lowest: usize, chances: &[f64], q: f64) {
        for (sum, p) in self.chances[lowest..lowest + chances.len()].iter_mut().zip(chances) {
            *sum += p * q;
        }
        self.lowest = self.lowest.min(lowest);
        self.highest = self.highest.max(lowest + chances.len() - 1);
    }

    /// Cuts off what is below `negligible` on both sides, and answers with its sum.
    fn trim(&mut self, negligible: f64) -> f64 {
        let mut dropped = 0.0;
        while !self.is_empty() && self.chances[self.lowest] < negligible {
            dropped += std::mem::take(&mut self.chances[self.lowest]);
            self.lowest += 1;
        }
        while !self.is_empty() && self.chances[self.highest] < negligible {
            dropped += std::mem::take(&mut self.chances[self.highest]);
            self.highest -= 1;
        }
        dropped
    }

    fn clear(&mut self) {
        if !self.is_empty() {
            self.chances[self.lowest..=self.highest].fill(0.0);
        }
        (self.lowest, self.highest) = (usize::MAX, 0);
    }
}

/// Follows an attack forward from its beginning. Every battle costs one to three armies in all, so with the number of
/// all armies falling each state is complete when it is reached, and four diagonals are enough.
fn walk(siege: &Siege, negligible: f64) -> Result<Walk, TooLarge> {
    let mut walk = Walk { ends: Vec::new(), dropped: 0.0 };
    let battles = Battles::new(&siege.support)?;
    let start = siege.attackers as usize;
    let all = start + siege.defenders as usize;
    let mut diagonals = [0; 4].map(|_| Diagonal::empty(start));
    diagonals[all % 4].add(start, &[1.0], 1.0);
    for armies in (0..=all).rev() {
        let mut here = std::mem::replace(&mut diagonals[armies % 4], Diagonal::empty(0));
        walk.dropped += here.trim(negligible);
        let mut first = here.lowest;
        while first <= here.highest {
            let Some((attack, defence)) = dice(siege, armies, first) else {
                let p = here.chances[first];
                if p > 0.0 {
                    walk.ends.push(End { attackers: troops(first), defenders: troops(armies - first), p });
                }
                first += 1;
                continue;
            };
            let last = last_alike(siege, armies, first, here.highest);
            for &(x, y, q) in battles.outcomes(attack, defence)? {
                diagonals[(armies - x - y) % 4].add(first - x, &here.chances[first..=last], q);
            }
            first = last + 1;
        }
        here.clear();
        diagonals[armies % 4] = here;
    }
    walk.ends.sort_unstable_by_key(|end| std::cmp::Reverse((end.attackers, end.defenders)));
    Ok(walk)
}

/// The dice of the next battle with so many armies in all, `attackers` of them on the attacking space.
fn dice(siege: &Siege, armies: usize, attackers: usize) -> Option<(u8, u8)> {
    siege.orders.dice(troops(attackers), troops(armies - attackers))
}

/// The highest number of attackers up to `highest` with the same dice as `first`, by bisection: along a diagonal the
/// attacker's dice never fall and the defender's never rise, so states with the same dice are neighbours.
fn last_alike(siege: &Siege, armies: usize, first: usize, highest: usize) -> usize {
    let alike = dice(siege, armies, first);
    let (mut last, mut beyond) = (first, highest + 1);
    while beyond - last > 1 {
        let middle = last.midpoint(beyond);
        if dice(siege, armies, middle) == alike { last = middle } else { beyond = middle }
    }
    last
}

/// Armies of a siege, which came as [`Troops`].
fn troops(armies: usize) -> Troops {
    Troops::try_from(armies).unwrap_or(Troops::MAX)
}

/// Losses of attacker and defender in one battle, and their chance.
type Outcome = (usize, usize, f64);

/// The outcomes of every battle with one to three ordinary dice a side, by dice of the attacker and of the defender.
/// Counted once: a whole attack among few armies takes less time than that.
static ORDINARY: LazyLock<Vec<Vec<Vec<Outcome>>>> = LazyLock::new(|| {
    let outcomes = |attack, defence| outcomes(&Plan::ordinary(attack, defence));
    (1..=MOST_DICE).map(|attack| (1..=MOST_DICE).map(|defence| outcomes(attack, defence)).collect()).collect()
});

fn outcomes(plan: &Plan) -> Vec<Outcome> {
    let outcome = |(losses, p): (Losses, f64)| (losses.attacker as usize, losses.defender as usize, p);
    battle(plan).into_iter().map(outcome).collect()
}

/// The battles of an attack, each counted when it is first asked for.
struct Battles<'a> {
    /// `None`: ordinary dice.
    support: Option<&'a Support>,
    counted: [[OnceCell<Vec<Outcome>>; MOST_DICE as usize]; MOST_DICE as usize],
}

impl<'a> Battles<'a> {
    fn new(support: &'a Support) -> Result<Self, TooLarge> {
        let most_extra = MOST_THROWN - usize::from(MOST_DICE);
        if [support.attack.extra, support.defence.extra].into_iter().any(|extra| usize::from(extra) > most_extra) {
            return Err(TooLarge);
        }
        Ok(Self { support: (!support.is_none()).then_some(support), counted: Default::default() })
    }

    /// The outcomes of a battle with at least one army a side.
    fn outcomes(&self, attack: u8, defence: u8) -> Result<&[Outcome], TooLarge> {
        let (row, column) = (usize::from(attack) - 1, usize::from(defence) - 1);
        let Some(support) = self.support else {
            return ORDINARY.get(row).and_then(|row| row.get(column)).map(Vec::as_slice).ok_or(TooLarge);
        };
        let counted = self.counted.get(row).and_then(|row| row.get(column)).ok_or(TooLarge)?;
        Ok(counted.get_or_init(|| outcomes(&Plan::supported(attack, defence, support))))
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

#[expect(clippy::cast_precision_loss, reason = "both are rounded to 53 bits, and so is their ratio")]
fn ratio(part: u128, whole: u128) -> f64 {
    part as f64 / whole as f64
}
