//! What the rows are worth to the seat on turn, in victory points: done, or left open for whoever comes next.

use super::edition::{AllyId, Reward};
use super::rules::DICE;
use super::symbol::Symbol;
use super::table::{Row, Sith, Table, Turn};
use crate::game::ids::SeatId;

/// What an ally is worth while arenas are to come; in the last one it is the point that it earns unused.
const ALLY: f64 = 1.6;

/// What each Sith lord costs: the dice that he takes from the next turn.
const VADER: f64 = 0.8;
const PALPATINE: f64 = 1.7;

/// In the last arena the next turn may not come any more.
const LAST_ARENA: f64 = 0.7;

/// How much a reward that goes to another is felt, shared among the others.
const GRUDGE: f64 = 0.9;

/// About how likely one turn finishes a row with so many open fields, and how much less likely with each that takes only a
/// joker.
const FINISHED: [f64; 6] = [1.0, 0.86, 0.58, 0.30, 0.11, 0.03];
const FINISHED_LONG: f64 = 0.005;
const JOKER_ONLY: f64 = 0.62;

/// About how often a die fits nowhere.
const MISFIT: f64 = 0.4;

/// Open fields of a row by symbol.
pub(super) type Need = [u8; 5];

/// What every way to go on with the rows of a table is worth.
pub(super) struct Worth<'a> {
    table: &'a Table,
    pub(super) seat: SeatId,
    pub(super) one_open: bool,
    pub(super) ally: f64,
    last_arena: bool,
    /// The rebel's symbol, while it can still come.
    pub(super) rebel: Option<Symbol>,
    /// The rows that have not been won.
    pub(super) rows: Vec<RowWorth>,
    /// Whether the seat has an ally that covers fields.
    has_allies: bool,
}

/// A row. Its needs are numbered: each is at most what is open now.
pub(super) struct RowWorth {
    /// Its number in the arena.
    pub(super) number: u8,
    /// What is open now.
    pub(super) need: Need,
    step: [usize; 5],
    known: Vec<Known>,
}

/// What is known of a need.
#[derive(Clone, Copy)]
struct Known {
    need: Need,
    value: f64,
    /// What the rebel adds on this row; negative or 0 where it had better not come.
    rebel: f64,
    /// What finishing the row with allies adds, their worth taken off; with the rebel, and without.
    with_rebel: f64,
    with_allies: f64,
    /// About what finishing the row with one throw of 0 to 4 dice, and with the rebel, adds.
    promise: [f64; DICE as usize + 1],
}

/// What figures should do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Figures {
    Rest,
    /// The rebel on this row.
    Rebel {
        row: usize,
    },
    /// Allies finish this row, with the rebel or without.
    Finish {
        row: usize,
        with_rebel: bool,
    },
}

/// Rows by the numbers of their needs.
pub(super) type State = [u16; super::edition::MOST_ROWS];

impl<'a> Worth<'a> {
    pub(super) fn new(table: &'a Table, turn: &Turn) -> Self {
        let seat = turn.seat;
        let last_arena = table.is_last_arena();
        let rebel = (!turn.rebel_used).then(|| table.rebel_symbol(seat));
        let ally = if last_arena { 1.0 } else { ALLY };
        let has_allies = table.seats[seat].allies.iter().any(|&ally| !table.edition.symbols(ally).is_empty());
        let one_open = turn.one_open;
        let mut worth = Self { table, seat, one_open, ally, last_arena, rebel, rows: Vec::new(), has_allies };
        let open = (0..).zip(&table.rows).filter(|(_, row)| row.won_by.is_none());
        worth.rows = open.map(|(number, row)| worth.row(number, row)).collect();
        worth
    }

    /// The rows as they are now.
    pub(super) fn now(&self) -> State {
        let mut state = State::default();
        for (place, row) in state.iter_mut().zip(&self.rows) {
            *place = u16::try_from(row.known.len() - 1).unwrap_or(u16::MAX);
        }
        state
    }

    /// The rows with one field more covered; `None` where none with that symbol is open.
    pub(super) fn covered(&self, state: &State, row: usize, symbol: Symbol) -> Option<State> {
        let it = &self.rows[row];
        if it.known[usize::from(state[row])].need[symbol.index()] == 0 {
            return None;
        }
        let mut state = *state;
        state[row] -= u16::try_from(it.step[symbol.index()]).unwrap_or(0);
        Some(state)
    }

    /// What the turn is worth if dice have left the rows so: all rows, the best that figures can add, points for dice, and who comes.
    pub(super) fn of_turn(&self, state: &State, by_dice: u8, aside: u8) -> f64 {
        let rows: f64 = self.known(state).map(|known| known.value).sum();
        rows + self.figures(state).0 + f64::from(aside) - self.penalty(state, by_dice)
    }

    /// What figures add at most, and how.
    pub(super) fn figures(&self, state: &State) -> (f64, Figures) {
        let mut best = (0.0, Figures::Rest);
        let mut rebels = [f64::NEG_INFINITY; 2];
        let mut best_rebel = usize::MAX;
        for (row, known) in self.known(state).enumerate() {
            if known.rebel > rebels[0] {
                (rebels, best_rebel) = ([known.rebel, rebels[0]], row);
            } else if known.rebel > rebels[1] {
                rebels[1] = known.rebel;
            }
        }
        if rebels[0] > best.0 {
            best = (rebels[0], Figures::Rebel { row: best_rebel });
        }
        if !self.has_allies {
            return best;
        }
        for (row, known) in self.known(state).enumerate() {
            let elsewhere = if row == best_rebel { rebels[1] } else { rebels[0] };
            let alone = known.with_allies + elsewhere.max(0.0);
            if alone > best.0 {
                best = (alone, Figures::Finish { row, with_rebel: false });
            }
            if known.with_rebel > best.0 {
                best = (known.with_rebel, Figures::Finish { row, with_rebel: true });
            }
        }
        best
    }

    /// What it adds to cover one field of a row more.
    pub(super) fn gain(&self, state: &State, row: usize, symbol: Symbol) -> Option<f64> {
        let after = self.covered(state, row, symbol)?;
        let it = &self.rows[row].known;
        Some(it[usize::from(after[row])].value - it[usize::from(state[row])].value)
    }

    /// The needs of a row now.
    pub(super) fn need(&self, state: &State, row: usize) -> Need {
        self.rows[row].known[usize::from(state[row])].need
    }

    /// The fewest allies of the seat (at most two) that cover all of a need.
    pub(super) fn allies_for(&self, need: Need) -> Option<Vec<AllyId>> {
        let have = &self.table.seats[self.seat].allies;
        let symbols = |ally: AllyId| self.table.edition.symbols(ally).iter().copied();
        let covers = |allies: &[AllyId]| covers(need, allies.iter().flat_map(|&ally| symbols(ally)));
        let one = have.iter().find(|&&ally| covers(&[ally])).map(|&ally| vec![ally]);
        one.or_else(|| {
            let pairs = have.iter().enumerate().flat_map(|(n, &a)| have[n + 1..].iter().map(move |&b| [a, b]));
            pairs.into_iter().find(|pair| covers(pair)).map(|pair| pair.to_vec())
        })
    }

    /// The symbols of an ally.
    pub(super) fn symbols(&self, ally: AllyId) -> &'a [Symbol] {
        self.table.edition.symbols(ally)
    }

    fn known<'b>(&'b self, state: &'b State) -> impl Iterator<Item = &'b Known> {
        self.rows.iter().zip(state).map(|(row, &place)| &row.known[usize::from(place)])
    }

    fn penalty(&self, state: &State, by_dice: u8) -> f64 {
        let sith = match by_dice {
            0 => Some(Sith::Palpatine),
            1 if !self.one_open => Some(Sith::Vader),
            _ => None,
        };
        let over = || self.last_arena && self.known(state).all(|known| known.need == [0; 5]);
        match sith {
            None => 0.0,
            Some(_) if over() => 1.0,
            Some(Sith::Vader) => VADER * self.later(),
            Some(Sith::Palpatine) => PALPATINE * self.later(),
        }
    }

    /// About what the best row to be finished with so many dice adds.
    pub(super) fn promise(&self, state: &State, dice: u8) -> f64 {
        self.known(state).map(|known| known.promise[usize::from(dice.min(DICE))]).fold(0.0, f64::max)
    }

    /// About what Sith lords will cost with so many dice still to throw.
    pub(super) fn risk(&self, by_dice: u8, dice: u8) -> f64 {
        let none = MISFIT.powi(i32::from(dice));
        let one = f64::from(dice) * (1.0 - MISFIT) * MISFIT.powi(i32::from(dice) - 1);
        let cost = match by_dice {
            0 if self.one_open => none * PALPATINE,
            0 => none * PALPATINE + one * VADER,
            1 if !self.one_open => none * VADER,
            _ => 0.0,
        };
        cost * self.later()
    }

    fn later(&self) -> f64 {
        if self.last_arena { LAST_ARENA } else { 1.0 }
    }

    fn reward(&self, reward: Reward) -> f64 {
        f64::from(reward.points) + if reward.ally.is_some() { self.ally } else { 0.0 }
    }

    /// What a row is worth with this need: its reward when it is done, else the chance that it is done in the own next turn less what
    /// it costs that another does it before.
    fn value(&self, row: &Row, need: Need) -> f64 {
        let open: u8 = need.iter().sum();
        if open == 0 {
            return self.reward(row.reward);
        }
        let jokers = need[Symbol::Imperium.index()];
        let finished = FINISHED.get(usize::from(open)).copied().unwrap_or(FINISHED_LONG);
        let once = finished * JOKER_ONLY.powi(i32::from(jokers));
        let others = i32::try_from(self.table.seats.len()).unwrap_or(2).max(2) - 1;
        let gone = 1.0 - (1.0 - once).powi(others);
        self.reward(row.reward) * ((1.0 - gone) * once - gone * GRUDGE / f64::from(others))
    }

    fn row(&self, number: u8, row: &Row) -> RowWorth {
        let need = row.open();
        let mut step = [0; 5];
        let mut count = 1;
        for (step, &open) in step.iter_mut().zip(&need) {
            *step = count;
            count *= usize::from(open) + 1;
        }
        let needs = (0..count).map(|place| std::array::from_fn(|n| digit(place / step[n], need[n])));
        let known = needs.map(|need| self.know(row, need)).collect();
        RowWorth { number, need, step, known }
    }

    fn know(&self, row: &Row, need: Need) -> Known {
        let value = self.value(row, need);
        let done = self.value(row, [0; 5]) - value;
        let open = need.iter().sum::<u8>();
        let by_rebel = self.rebel.filter(|symbol| need[symbol.index()] > 0).map(|symbol| {
            let mut need = need;
            need[symbol.index()] -= 1;
            need
        });
        let finish = |need: Need, most: u8| {
            let allies = if self.has_allies && open > 0 && need.iter().sum::<u8>() <= most {
                self.allies_for(need)
            } else {
                None
            };
            let cost = |allies: Vec<AllyId>| self.ally * f64::from(u32::try_from(allies.len()).unwrap_or(u32::MAX));
            allies.map_or(f64::NEG_INFINITY, |allies| done - cost(allies))
        };
        let chance = |dice: u8| {
            let with_rebel = by_rebel.map_or(0.0, |need| chance_of(need, dice));
            with_rebel.max(chance_of(need, dice))
        };
        let dice: [u8; DICE as usize + 1] = std::array::from_fn(|dice| u8::try_from(dice).unwrap_or(DICE));
        Known {
            need,
            promise: dice.map(|dice| if open == 0 { 0.0 } else { chance(dice) * done.max(0.0) }),
            value,
            rebel: by_rebel.map_or(f64::NEG_INFINITY, |need| self.value(row, need) - value),
            with_rebel: by_rebel.filter(|need| *need != [0; 5]).map_or(f64::NEG_INFINITY, |need| finish(need, 4)),
            with_allies: finish(need, 4),
        }
    }
}

/// The digit of a place number whose base is one more than `most`.
fn digit(place: usize, most: u8) -> u8 {
    u8::try_from(place % (usize::from(most) + 1)).unwrap_or(most)
}

/// About how likely one throw covers all of a need: one field after the other, each with a die less.
fn chance_of(need: Need, dice: u8) -> f64 {
    let mut left = i32::from(dice);
    let mut chance = 1.0;
    for (symbol, &fields) in Symbol::ALL.iter().zip(&need).rev() {
        let misses: f64 = if *symbol == Symbol::Imperium { 5.0 / 6.0 } else { 2.0 / 3.0 };
        for _ in 0..fields {
            chance *= if left > 0 { 1.0 - misses.powi(left) } else { 0.0 };
            left -= 1;
        }
    }
    chance
}

/// Whether symbols cover all of a need, jokers standing for any.
fn covers(need: Need, symbols: impl Iterator<Item = Symbol>) -> bool {
    let mut left = need;
    let mut jokers = 0;
    for symbol in symbols {
        match symbol {
            Symbol::Imperium => jokers += 1,
            Symbol::Trooper | Symbol::Tie | Symbol::Walker | Symbol::Destroyer => {
                left[symbol.index()] = left[symbol.index()].saturating_sub(1);
            }
        }
    }
    left.iter().sum::<u8>() <= jokers
}
