//! One battle: both sides throw once, the dice are compared, armies are lost.
//!
//! The rolling here and the odds in [`odds`](super::odds) take the same [`Plan`], so what is shown is what is played.

use super::super::chance::Chance;
use super::super::ids::Troops;

/// One die of a plan. Later rulesets add what makes a die special.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Die {
    /// 2 to 255; an ordinary die has 6.
    pub sides: u8,
}

impl Die {
    /// An ordinary die.
    pub const SIX: Self = Self { sides: 6 };
}

/// The dice that both sides send into a battle, fixed before anybody throws (ruling C1). One to three each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Plan {
    pub attack: Vec<Die>,
    pub defence: Vec<Die>,
}

impl Plan {
    /// A battle with ordinary dice only.
    pub fn ordinary(attack: u8, defence: u8) -> Self {
        Self { attack: vec![Die::SIX; attack.into()], defence: vec![Die::SIX; defence.into()] }
    }
}

/// Armies lost in a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Losses {
    pub attacker: Troops,
    pub defender: Troops,
}

/// A battle that was fought.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Battle {
    /// The number of the draw, for whoever checks the dice.
    pub draw: u64,
    /// The attacker's throw, highest first.
    pub attack: Vec<u8>,
    /// The defender's throw, highest first.
    pub defence: Vec<u8>,
    pub losses: Losses,
}

/// How many dice a side throws in each battle of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceLimit {
    /// As many as its armies allow, at most this many.
    Most(u8),
    /// Always this many. An attacker who cannot any more stops; a defender throws what is left.
    Exactly(u8),
}

/// How an attack on one space is carried on, battle after battle. A series that is played and the odds that are shown
/// for it both ask [`plan`](Self::plan).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Orders {
    /// No battle begins with this many armies, or fewer, on the attacking space. The last battle may therefore leave
    /// fewer: as many as it costs. 0 is the same as 1: the garrison never attacks.
    pub keep: Troops,
    pub attack_dice: DiceLimit,
    pub defend_dice: DiceLimit,
}

impl Orders {
    /// Attacks until nothing is left to attack with, with the most dice on both sides: at most 3 against at most
    /// `defence`.
    pub fn all_out(defence: u8) -> Self {
        Self { keep: 1, attack_dice: DiceLimit::Most(3), defend_dice: DiceLimit::Most(defence) }
    }

    /// The numbers of dice (attack, defence) of the next battle with so many armies on the two spaces; `None` when
    /// the attack ends: captured, at the limit to keep, or without the dice. One army stays behind and throws no die
    /// (rulings, section 0: garrison).
    pub fn dice(&self, attackers: Troops, defenders: Troops) -> Option<(u8, u8)> {
        if defenders == 0 || attackers <= self.keep {
            return None;
        }
        let attack = match self.attack_dice {
            DiceLimit::Most(limit) => at_most(limit, attackers.saturating_sub(1)),
            DiceLimit::Exactly(fixed) => (Troops::from(fixed) < attackers).then_some(fixed)?,
        };
        let defence = match self.defend_dice {
            DiceLimit::Most(limit) | DiceLimit::Exactly(limit) => at_most(limit, defenders),
        };
        (attack > 0 && defence > 0).then_some((attack, defence))
    }

    /// The plan of the next battle, with ordinary dice; `None` when the attack ends.
    pub fn plan(&self, attackers: Troops, defenders: Troops) -> Option<Plan> {
        self.dice(attackers, defenders).map(|(attack, defence)| Plan::ordinary(attack, defence))
    }
}

/// Fights a battle with one atomic roll: the attacker's dice in the order of the plan, then the defender's.
pub fn fight(plan: &Plan, chance: &mut dyn Chance) -> Battle {
    let sides: Vec<u8> = plan.attack.iter().chain(&plan.defence).map(|die| die.sides).collect();
    let drawn = chance.roll(&sides);
    let mut attack = drawn.value;
    let mut defence = attack.split_off(plan.attack.len());
    for side in [&mut attack, &mut defence] {
        side.sort_unstable_by(|a, b| b.cmp(a));
    }
    let losses = compare(&attack, &defence);
    Battle { draw: drawn.number, attack, defence, losses }
}

/// Compares two throws, each highest first: highest with highest, second with second, third with third. The lower die
/// of a pair loses an army; a tie goes to the defender; dice without a partner are ignored (book 002, part 2 c).
pub fn compare(attack: &[u8], defence: &[u8]) -> Losses {
    let mut losses = Losses::default();
    for (attack, defence) in attack.iter().zip(defence) {
        if attack > defence {
            losses.defender += 1;
        } else {
            losses.attacker += 1;
        }
    }
    losses
}

fn at_most(limit: u8, armies: Troops) -> u8 {
    u8::try_from(armies).map_or(limit, |armies| armies.min(limit))
}

#[cfg(test)]
mod tests {
    use super::super::super::chance::{Draw, Scripted};
    use super::*;

    fn losses(attacker: Troops, defender: Troops) -> Losses {
        Losses { attacker, defender }
    }

    #[test]
    fn s2_a4_the_worked_examples_of_the_book() {
        let cases: [(&[u8], &[u8], Losses); 5] = [
            (&[5, 3, 2], &[6, 2], losses(1, 1)),
            (&[6, 4, 3], &[5], losses(0, 1)),
            (&[4], &[4], losses(1, 0)),
            (&[6, 2, 2], &[5, 4, 2], losses(2, 1)),
            (&[5], &[3], losses(0, 1)),
        ];
        for (attack, defence, expected) in cases {
            assert_eq!(compare(attack, defence), expected, "{attack:?} against {defence:?}");
        }
    }

    #[test]
    fn a_battle_is_one_roll_attack_dice_first_and_sorted() {
        let draw = Draw::Roll { sides: vec![6; 5], values: vec![2, 5, 3, 2, 6] };
        let mut chance = Scripted::new([draw]);
        let battle = fight(&Plan::ordinary(3, 2), &mut chance);
        assert_eq!(battle, Battle { draw: 1, attack: vec![5, 3, 2], defence: vec![6, 2], losses: losses(1, 1) });
        assert_eq!(chance.left(), 0);
    }

    #[test]
    fn one_army_stays_behind_and_the_dice_follow_the_armies() {
        let orders = Orders::all_out(3);
        let cases =
            [(5, 4, Some((3, 3))), (4, 2, Some((3, 2))), (3, 1, Some((2, 1))), (2, 9, Some((1, 3))), (1, 1, None)];
        for (attackers, defenders, dice) in cases {
            assert_eq!(orders.dice(attackers, defenders), dice, "{attackers} against {defenders}");
        }
        assert_eq!(Orders::all_out(2).dice(9_999, 9_999), Some((3, 2)));
        assert_eq!(orders.dice(9, 0), None, "nobody is left to attack");
    }

    #[test]
    fn no_battle_begins_at_the_limit_to_keep() {
        let orders = Orders { keep: 5, ..Orders::all_out(3) };
        assert_eq!(orders.dice(6, 3), Some((3, 3)));
        assert_eq!(orders.dice(5, 3), None);
        let orders = Orders { keep: 0, ..orders };
        assert_eq!(orders.dice(2, 3), Some((1, 3)));
        assert_eq!(orders.dice(1, 3), None);
    }

    #[test]
    fn a_fixed_number_of_attack_dice_ends_the_attack_and_a_fixed_defence_does_not() {
        let orders =
            Orders { attack_dice: DiceLimit::Exactly(2), defend_dice: DiceLimit::Exactly(2), ..Orders::all_out(3) };
        assert_eq!(orders.dice(9, 9), Some((2, 2)));
        assert_eq!(orders.dice(3, 1), Some((2, 1)));
        assert_eq!(orders.dice(2, 1), None);
    }

    #[test]
    fn limits_of_no_dice_never_fight() {
        let nothing = [DiceLimit::Most(0), DiceLimit::Exactly(0)];
        for limit in nothing {
            assert_eq!(Orders { attack_dice: limit, ..Orders::all_out(3) }.dice(9, 9), None);
            assert_eq!(Orders { defend_dice: limit, ..Orders::all_out(3) }.dice(9, 9), None);
        }
    }
}
