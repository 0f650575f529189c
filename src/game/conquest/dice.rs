//! The dice of one side: what is planned before they are thrown, and what became of each.

use std::cmp::Reverse;

use super::super::chance::Chance;

/// One die of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    /// 2 to 255; an ordinary die has 6.
    pub sides: u8,
}

impl Die {
    /// An ordinary die.
    pub const SIX: Self = Self { sides: 6 };
    /// The better one.
    pub const EIGHT: Self = Self { sides: 8 };
}

/// The dice that one side throws, and what is done to them afterwards, in this order: some are thrown again, the lowest are left
/// out, the highest are raised, and all get the bonus. All of it is settled before the throw.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Throw {
    /// At most 64 on both sides of a battle together.
    pub dice: Vec<Die>,
    /// So many dice that show a one are thrown again until they do not; those with more sides first (S0-T8).
    pub rerolls: u8,
    /// The dice that may be thrown again are named before the throw: those with most sides (option of S0-T8). Otherwise
    /// each re-roll goes to a die that shows a one.
    pub named: bool,
    /// So many of the lowest dice are left out once nothing is thrown again.
    pub left_out: u8,
    /// So many of the highest dice count one more, above their top face too (S0-T9).
    pub raised: u8,
    /// Every die counts so much more, above its top face too.
    pub bonus: u8,
}

impl Throw {
    /// So many ordinary dice.
    pub fn ordinary(dice: u8) -> Self {
        Self { dice: vec![Die::SIX; dice.into()], ..Self::default() }
    }

    /// Ordinary dice, compared as they fall.
    pub fn is_ordinary(&self) -> bool {
        let Self { dice, rerolls: 0, named: _, left_out: 0, raised: 0, bonus: 0 } = self else { return false };
        dice.iter().all(|&die| die == Die::SIX)
    }

    /// How many dice are compared.
    pub fn counting(&self) -> usize {
        self.dice.len().saturating_sub(self.left_out.into())
    }

    /// The dice in the order in which they may be thrown again.
    fn by_sides(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.dice.len()).collect();
        order.sort_by_key(|&n| Reverse(self.dice[n].sides));
        order
    }
}

/// One die as it fell, and what it counts.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Fallen {
    pub sides: u8,
    /// What it showed: at first, and then once for each time it was thrown again.
    pub faces: Vec<u8>,
    /// `None`: it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<u8>,
}

impl Fallen {
    /// What it shows in the end.
    pub fn face(&self) -> u8 {
        self.faces.last().copied().unwrap_or_default()
    }
}

/// The dice of `N` sides, thrown at once.
pub(super) struct Thrown<const N: usize> {
    /// The number of the draw.
    pub(super) number: u64,
    /// The numbers of the draws in which dice were thrown again.
    pub(super) rerolls: Vec<u64>,
    /// In the order of the plan.
    pub(super) dice: [Vec<Fallen>; N],
}

/// Throws the dice of all sides with one atomic roll. Those that are thrown again are a further roll each time, all of them together:
/// side after side, those with more sides first, among equals in the order of the plan.
pub(super) fn throw<const N: usize>(throws: [&Throw; N], chance: &mut dyn Chance) -> Thrown<N> {
    let sides: Vec<u8> = throws.iter().flat_map(|throw| throw.dice.iter().map(|die| die.sides)).collect();
    let drawn = chance.roll(&sides);
    let mut faces = drawn.value.into_iter();
    let mut dice = throws.map(|throw| {
        let fallen = throw.dice.iter().zip(faces.by_ref());
        fallen.map(|(die, face)| Fallen { sides: die.sides, faces: vec![face], counts: None }).collect::<Vec<_>>()
    });
    let mut again = Vec::new();
    for (side, (throw, dice)) in throws.iter().zip(&dice).enumerate() {
        let (order, limit) = (throw.by_sides(), throw.rerolls.into());
        let ones = |&n: &usize| dice[n].face() == 1;
        if throw.named {
            again.extend(order.into_iter().take(limit).filter(ones).map(|n| (side, n)));
        } else {
            again.extend(order.into_iter().filter(ones).take(limit).map(|n| (side, n)));
        }
    }
    let mut rerolls = Vec::new();
    while !again.is_empty() {
        let sides: Vec<u8> = again.iter().map(|&(side, n)| dice[side][n].sides).collect();
        let drawn = chance.roll(&sides);
        rerolls.push(drawn.number);
        for (&(side, n), face) in again.iter().zip(drawn.value) {
            dice[side][n].faces.push(face);
        }
        again.retain(|&(side, n)| dice[side][n].face() == 1);
    }
    for (throw, dice) in throws.iter().zip(&mut dice) {
        count(throw, dice);
    }
    Thrown { number: drawn.number, rerolls, dice }
}

/// What each die counts once all lie.
fn count(throw: &Throw, dice: &mut [Fallen]) {
    let mut order: Vec<usize> = (0..dice.len()).collect();
    order.sort_by_key(|&n| Reverse(dice[n].face()));
    for (rank, &n) in order.iter().enumerate().take(throw.counting()) {
        let raised = u8::from(rank < throw.raised.into());
        dice[n].counts = Some(dice[n].face().saturating_add(raised).saturating_add(throw.bonus));
    }
}

/// What the dice count, highest first.
pub(super) fn counts(dice: &[Fallen]) -> Vec<u8> {
    let mut counts: Vec<u8> = dice.iter().filter_map(|die| die.counts).collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts
}
