//! A battle station that armies attack: whoever reaches a sum with all dice destroys it, and it throws none itself (S0-D1 to S0-D6).
//!
//! [`strike`] plays what [`Assault::plan`] plans, and [`chance`](chance()) and [`repeated`] count the odds of the same plan.

use super::super::dice::{self, Fallen, Throw};
use super::super::support::Backing;
use super::fleet::Fleet;
use crate::game::chance::Chance;
use crate::game::ids::Troops;

/// The numbers by which a station is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Station {
    /// The least sum that destroys it.
    pub destroyed_at: u16,
    /// The most armies of an attack.
    pub most_armies: u8,
    /// The most ships of a class that act on its dice, however many there are (S0-D2).
    pub most_ships: u8,
    /// Whether the ships that were sent fall with the armies of a failed attack (option of S0-D4).
    pub ships_fall: bool,
}

/// What an army has for its attacks on a station besides its armies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Assault {
    /// Dice that a meter gives (above 0) or takes away (S0-D2).
    pub meter: i8,
    /// Ships and cards. `extra` dice count here: none is left out.
    pub backing: Backing,
    /// A card for one attack.
    pub once: Once,
}

/// What holds for one attack alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Once {
    /// Added to the sum.
    pub sum: u16,
    /// The meter takes no dice away; it may give some.
    pub no_dice_lost: bool,
}

/// One attack, settled before the throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssaultPlan {
    /// The armies that are lost if it fails.
    pub armies: u8,
    pub throw: Throw,
    /// The ships that support it.
    pub sent: Fleet,
    /// Added to the sum of the dice.
    pub added: u16,
    /// The least sum that destroys the station.
    pub destroyed_at: u16,
}

/// An attack that was made.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Strike {
    /// The number of the draw.
    pub draw: u64,
    /// The draws in which dice were thrown again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rerolls: Vec<u64>,
    /// In the order of the plan: those with eight sides first.
    pub dice: Vec<Fallen>,
    /// Of what the dice count and what is added.
    pub sum: u16,
    pub destroyed: bool,
    /// The attacker's losses.
    pub armies: Troops,
    pub ships: Fleet,
}

impl Station {
    /// The armies of the next attack of somebody who sends all that may go; one stays behind.
    pub fn committed(&self, armies_on_space: Troops) -> u8 {
        u8::try_from(armies_on_space.saturating_sub(1)).map_or(self.most_armies, |free| free.min(self.most_armies))
    }
}

impl Assault {
    /// The plan of an attack with so many armies; `None` if that is not allowed: too many armies, or no die is left (S0-D2).
    pub fn plan(&self, station: &Station, armies: u8) -> Option<AssaultPlan> {
        if armies == 0 || armies > station.most_armies {
            return None;
        }
        let meter = if self.once.no_dice_lost { self.meter.max(0) } else { self.meter };
        let dice = i16::from(armies) + i16::from(meter) + i16::from(self.backing.extra);
        let dice = u8::try_from(dice).ok().filter(|&dice| dice > 0)?;
        let backing = Backing { fleet: self.backing.fleet.at_most(station.most_ships), extra: 0, ..self.backing };
        Some(AssaultPlan {
            armies,
            throw: backing.throw(dice),
            sent: backing.sent(dice),
            added: self.once.sum,
            destroyed_at: station.destroyed_at,
        })
    }

    /// What is left for the next attack once this one has failed.
    fn after(&self, station: Station, failed: &AssaultPlan) -> Self {
        let mut after = Self { once: Once::default(), ..*self };
        if station.ships_fall {
            after.backing.fleet = after.backing.fleet.without(failed.sent);
        }
        after
    }
}

/// Makes an attack. A failed one costs all its armies; the ships only by the option.
pub fn strike(station: &Station, plan: &AssaultPlan, chance: &mut dyn Chance) -> Strike {
    let thrown = dice::throw([&plan.throw], chance);
    let [dice] = thrown.dice;
    let counted: u16 = dice.iter().filter_map(|die| die.counts).map(u16::from).sum();
    let sum = counted.saturating_add(plan.added);
    let destroyed = sum >= plan.destroyed_at;
    Strike {
        draw: thrown.number,
        rerolls: thrown.rerolls,
        dice,
        sum,
        destroyed,
        armies: if destroyed { 0 } else { plan.armies.into() },
        ships: if !destroyed && station.ships_fall { plan.sent } else { Fleet::default() },
    }
}

/// The chance that an attack destroys the station: exact but for the rounding of sums of positive products, which is less than 1e-13 for
/// up to 64 dice.
pub fn chance(plan: &AssaultPlan) -> f64 {
    let Throw { dice, rerolls, named, left_out: _, raised, bonus } = &plan.throw;
    let mut sides: Vec<u8> = dice.iter().map(|die| die.sides).collect();
    sides.sort_unstable_by(|a, b| b.cmp(a));
    let most: usize = sides.iter().map(|&sides| usize::from(sides)).sum();
    // The chances of each sum, for each number of re-rolls that are left. Dice that may be thrown again first come first.
    let left = usize::from(*rerolls).min(sides.len());
    let mut sums = vec![vec![0.0; most + 1]; left + 1];
    sums[left][0] = 1.0;
    for (n, &sides) in sides.iter().enumerate() {
        let mut next = vec![vec![0.0; most + 1]; left + 1];
        for (left, sums) in sums.iter().enumerate() {
            for (sum, p) in sums.iter().enumerate().filter(|(_, p)| **p > 0.0) {
                let face = p / f64::from(sides);
                for value in 2..=usize::from(sides) {
                    next[left][sum + value] += face;
                }
                let again = if *named { n < usize::from(*rerolls) } else { left > 0 };
                if again {
                    let face = face / f64::from(sides - 1);
                    let left = if *named { left } else { left - 1 };
                    for value in 2..=usize::from(sides) {
                        next[left][sum + value] += face;
                    }
                } else {
                    next[left][sum + 1] += face;
                }
            }
        }
        sums = next;
    }
    // Which dice are the highest does not matter to the sum.
    let raised = usize::from(*raised).min(sides.len());
    let added = raised + sides.len() * usize::from(*bonus) + usize::from(plan.added);
    let needed = usize::from(plan.destroyed_at).saturating_sub(added);
    // Not `sum`: that of nothing is -0.0.
    sums.iter().flat_map(|sums| sums.iter().skip(needed)).fold(0.0_f64, |sum, p| sum + p).min(1.0)
}

/// The chance that the station is destroyed by attack after attack from one space, each with all armies that may go, until one army
/// is left or no attack is allowed any more. What holds for one attack holds for the first.
pub fn repeated(station: &Station, armies_on_space: Troops, assault: &Assault) -> f64 {
    let (mut armies, mut assault) = (armies_on_space, *assault);
    let (mut destroyed, mut standing) = (0.0, 1.0);
    // Most attacks are alike.
    let mut known: Option<(AssaultPlan, f64)> = None;
    while let Some(plan) = assault.plan(station, station.committed(armies)) {
        let p = match &known {
            Some((same, p)) if *same == plan => *p,
            _ => chance(&plan),
        };
        destroyed += standing * p;
        standing *= 1.0 - p;
        armies = armies.saturating_sub(plan.armies.into());
        assault = assault.after(*station, &plan);
        known = Some((plan, p));
    }
    destroyed.min(1.0)
}
