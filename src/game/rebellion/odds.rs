//! Exact chances of a turn under best play: a dynamic programme over throws and placements, in whole numbers.
//!
//! Dice only: figures come afterwards and do not count for the penalty (S3-T5).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::rules::{DICE, LEAST_BY_DICE, THROWS};
use super::symbol::{Face, Symbol};

/// What the dice are to bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Cover two fields.
    TwoFields,
    /// Cover all open fields, which are one row.
    Row,
    /// No Sith lord comes; and where one comes all the same, rather Vader.
    NoPenalty,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Dice that are left, at most 4.
    pub dice: u8,
    /// Throws that are left, at most 2.
    pub throws: u8,
    /// Open fields with each symbol, in the order of [`Symbol::ALL`].
    pub open: [u8; 5],
    pub aim: Aim,
    /// Fields that dice of this turn cover already.
    pub covered: u8,
    /// Whether exactly one field was open at the start of the turn (S3-T6).
    pub one_open: bool,
}

/// Chances, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    pub success: f64,
    /// For [`Aim::NoPenalty`] alone.
    pub sith: Option<SithOdds>,
}

/// Who comes, with the most chance of nobody and, among such plays, the least of Palpatine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SithOdds {
    pub vader: f64,
    pub palpatine: f64,
}

/// More dice or throws than a turn has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

impl Question {
    /// A question at the start of a turn, or as if it were one.
    pub fn fresh(dice: u8, throws: u8, open: [u8; 5], aim: Aim) -> Self {
        let one_open = open.iter().map(|&fields| u32::from(fields)).sum::<u32>() == 1;
        Self { dice, throws, open, aim, covered: 0, one_open }
    }
}

/// Open fields as letters, as `adjutant odds` takes them: `A` to `D` are the plain symbols in the order of [`Symbol::ALL`], `I` is a
/// joker field. `None` for another letter, or for more than 255 of one.
pub fn fields(letters: &str) -> Option<[u8; 5]> {
    let mut open = [0_u8; 5];
    for letter in letters.chars() {
        let place = &mut open["ABCDI".find(letter)?];
        *place = place.checked_add(1)?;
    }
    Some(open)
}

/// The chance before the next throw.
pub fn before_throw(question: &Question) -> Result<Forecast, TooMany> {
    let mut programme = Programme::of(question)?;
    let best = programme.throw(question.dice, question.throws, at(question));
    Ok(forecast(question, best, question.throws))
}

/// The chance with these dice thrown and not yet placed; `question.throws` are left after them, `question.dice` says
/// nothing.
pub fn after_throw(question: &Question, hand: &[Face]) -> Result<Forecast, TooMany> {
    let mut programme = Programme::of(question)?;
    if hand.len() > usize::from(DICE) {
        return Err(TooMany);
    }
    let mut faces = [0; 6];
    for face in hand {
        faces[face.index()] += 1;
    }
    let best = programme.place(faces, question.throws, at(question));
    Ok(forecast(question, best, question.throws))
}

/// Numbers of each face, and in how many ways they come up.
pub type Thrown = ([u8; 6], u64);

/// All different throws of so many dice, as numbers of each face in the order of [`Face::ALL`], and in how many ways
/// each comes up.
pub fn throws(dice: u8) -> Vec<Thrown> {
    let mut throws = BTreeMap::from([([0; 6], 1)]);
    for _ in 0..dice {
        let mut longer = BTreeMap::new();
        for (throw, ways) in &throws {
            for face in 0..6 {
                let mut throw = *throw;
                throw[face] += 1;
                *longer.entry(throw).or_insert(0) += ways;
            }
        }
        throws = longer;
    }
    throws.into_iter().collect()
}

/// The throws of 0 to 4 dice.
static THROWN: LazyLock<Vec<Vec<Thrown>>> = LazyLock::new(|| (0..=DICE).map(throws).collect());

/// Ways in which four dice fall. The numbers of a throw with fewer dice are brought to it, so that all can be compared.
const ALL_WAYS: u64 = 6 * 6 * 6 * 6;

/// Number of ways that bring success, and that do not bring Palpatine: of [`ALL_WAYS`] for each throw. Compared in this order.
type Ways = (u64, u64);

/// Open fields by symbol, and fields covered by dice so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct At {
    open: [u8; 5],
    covered: u8,
}

struct Programme {
    aim: Aim,
    /// So many fields by dice are enough.
    enough: u8,
    known: BTreeMap<(u8, u8, At), Ways>,
}

fn at(question: &Question) -> At {
    At { open: question.open, covered: question.covered }
}

fn forecast(question: &Question, (success, no_palpatine): Ways, throws: u8) -> Forecast {
    let all = ALL_WAYS.pow(u32::from(throws));
    let sith = SithOdds {
        vader: ratio(no_palpatine.saturating_sub(success), all),
        palpatine: ratio(all.saturating_sub(no_palpatine), all),
    };
    Forecast { success: ratio(success, all), sith: (question.aim == Aim::NoPenalty).then_some(sith) }
}

impl Programme {
    fn of(question: &Question) -> Result<Self, TooMany> {
        if question.dice > DICE || question.throws > THROWS {
            return Err(TooMany);
        }
        let least = u8::try_from(LEAST_BY_DICE).unwrap_or(u8::MAX);
        let one_is_enough = question.aim == Aim::NoPenalty && question.one_open;
        Ok(Self { aim: question.aim, enough: if one_is_enough { 1 } else { least }, known: BTreeMap::new() })
    }

    /// Before a throw of so many dice, with so many throws left.
    fn throw(&mut self, dice: u8, left: u8, at: At) -> Ways {
        if dice == 0 || left == 0 {
            let (success, no_palpatine) = self.end(at);
            let ways = ALL_WAYS.pow(u32::from(left));
            return (success * ways, no_palpatine * ways);
        }
        if let Some(settled) = self.settled(dice, left, at) {
            return settled;
        }
        if let Some(&known) = self.known.get(&(dice, left, at)) {
            return known;
        }
        let scale = 6_u64.pow(u32::from(DICE - dice));
        let mut sum = (0, 0);
        for &(hand, ways) in THROWN.get(usize::from(dice)).into_iter().flatten() {
            let (success, no_palpatine) = self.place(hand, left - 1, at);
            sum.0 += success * ways * scale;
            sum.1 += no_palpatine * ways * scale;
        }
        self.known.insert((dice, left, at), sum);
        sum
    }

    /// The best of all placements of these dice, with so many throws left for those that are not placed.
    fn place(&mut self, hand: [u8; 6], left: u8, at: At) -> Ways {
        self.place_from(0, 0, hand, left, at)
    }

    /// Places dice with faces from `face` on, those of that face on fields from `field` on: like dice are not told apart.
    fn place_from(&mut self, face: usize, field: usize, hand: [u8; 6], left: u8, at: At) -> Ways {
        let Some(symbol) = Face::ALL.get(face).and_then(|face| face.symbol()) else {
            return self.throw(hand.iter().sum(), left, at);
        };
        if let Some(settled) = self.settled(hand.iter().sum(), left, at) {
            return settled;
        }
        let mut best = self.place_from(face + 1, 0, hand, left, at);
        for &field in &Symbol::ALL[field..] {
            if hand[face] > 0 && symbol.covers(field) && at.open[field.index()] > 0 {
                let (mut fewer, mut after) = (hand, at);
                fewer[face] -= 1;
                after.open[field.index()] -= 1;
                after.covered += 1;
                best = best.max(self.place_from(face, field.index(), fewer, left, after));
            }
        }
        best
    }

    /// Where so many dice change nothing more: the aim is reached, or cannot be reached.
    fn settled(&self, dice: u8, left: u8, at: At) -> Option<Ways> {
        let all = ALL_WAYS.pow(u32::from(left));
        let open: u32 = at.open.iter().map(|&fields| u32::from(fields)).sum();
        match self.aim {
            Aim::TwoFields if at.covered >= self.enough => Some((all, 0)),
            Aim::NoPenalty if at.covered >= self.enough => Some((all, all)),
            Aim::Row if open == 0 => Some((all, 0)),
            Aim::Row if open > u32::from(dice) => Some((0, 0)),
            Aim::TwoFields | Aim::NoPenalty | Aim::Row => None,
        }
    }

    /// One where the aim is reached, and where Palpatine does not come.
    fn end(&self, at: At) -> Ways {
        let success = match self.aim {
            Aim::TwoFields | Aim::NoPenalty => at.covered >= self.enough,
            Aim::Row => at.open.iter().all(|&open| open == 0),
        };
        let no_palpatine = self.aim == Aim::NoPenalty && at.covered > 0;
        (u64::from(success), u64::from(no_palpatine))
    }
}

#[expect(clippy::cast_precision_loss, reason = "two throws of four dice fall in 6^8 ways; a float holds 2^53")]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}
