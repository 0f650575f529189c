//! One battle: both sides throw once, the dice are compared, armies are lost.
//!
//! The rolling here and the odds in [`odds`](super::odds) take the same [`Plan`], so what is shown is what is played.

use super::super::chance::Chance;
use super::super::ids::Troops;
use super::dice::{self, Fallen, Throw};
use super::support::Support;

/// The dice that both sides send into a battle, fixed before anybody throws (ruling C1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    pub attack: Throw,
    pub defence: Throw,
}

impl Plan {
    /// A battle with ordinary dice only, one to three each.
    pub fn ordinary(attack: u8, defence: u8) -> Self {
        Self { attack: Throw::ordinary(attack), defence: Throw::ordinary(defence) }
    }

    /// A battle of so many armies on both sides, with what supports them.
    pub fn supported(attack: u8, defence: u8, support: &Support) -> Self {
        Self { attack: support.attack.throw(attack), defence: support.defence.throw(defence) }
    }

    /// Ordinary dice on both sides, compared as they fall.
    pub fn is_ordinary(&self) -> bool {
        self.attack.is_ordinary() && self.defence.is_ordinary()
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
    /// What the attacker's dice counted, highest first: as many as armies were sent.
    pub attack: Vec<u8>,
    /// What the defender's dice counted, highest first.
    pub defence: Vec<u8>,
    pub losses: Losses,
    /// How each die came to what it counted, where the dice were not all ordinary.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special: Option<Box<Special>>,
}

impl Battle {
    /// The numbers of all its draws: the throw, and each time that dice were thrown again.
    pub fn draws(&self) -> impl Iterator<Item = u64> + '_ {
        let rerolls = self.special.iter().flat_map(|special| special.rerolls.iter().copied());
        std::iter::once(self.draw).chain(rerolls)
    }
}

/// A battle with dice that were not ordinary, die by die.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Special {
    /// In the order of the throw.
    pub attack: Vec<Fallen>,
    pub defence: Vec<Fallen>,
    /// The numbers of the draws in which dice were thrown again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rerolls: Vec<u64>,
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

    /// The plan of the next battle with what supports both sides; `None` when the attack ends.
    pub fn plan(&self, attackers: Troops, defenders: Troops, support: &Support) -> Option<Plan> {
        self.dice(attackers, defenders).map(|(attack, defence)| Plan::supported(attack, defence, support))
    }
}

/// Fights a battle with one atomic roll: the attacker's dice in the order of the plan, then the defender's. Dice that are thrown
/// again are further rolls.
pub fn fight(plan: &Plan, chance: &mut dyn Chance) -> Battle {
    if !plan.is_ordinary() {
        return fight_special(plan, chance);
    }
    let sides: Vec<u8> = plan.attack.dice.iter().chain(&plan.defence.dice).map(|die| die.sides).collect();
    let drawn = chance.roll(&sides);
    let mut attack = drawn.value;
    let mut defence = attack.split_off(plan.attack.dice.len());
    for side in [&mut attack, &mut defence] {
        side.sort_unstable_by(|a, b| b.cmp(a));
    }
    let losses = compare(&attack, &defence);
    Battle { draw: drawn.number, attack, defence, losses, special: None }
}

fn fight_special(plan: &Plan, chance: &mut dyn Chance) -> Battle {
    let thrown = dice::throw([&plan.attack, &plan.defence], chance);
    let [attack, defence] = thrown.dice.each_ref().map(|dice| dice::counts(dice));
    let losses = compare(&attack, &defence);
    let [attack_dice, defence_dice] = thrown.dice;
    let special = Special { attack: attack_dice, defence: defence_dice, rerolls: thrown.rerolls };
    Battle { draw: thrown.number, attack, defence, losses, special: Some(Box::new(special)) }
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
        let (attack, defence) = (vec![5, 3, 2], vec![6, 2]);
        assert_eq!(battle, Battle { draw: 1, attack, defence, losses: losses(1, 1), special: None });
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
