//! The move that is worth most: exact over the second throw, with the worths of `worth.rs` for what comes after the turn.
//!
//! The AI plays by it, and so does a turn whose time is up. It draws no luck; where moves are worth the same, `tie` decides.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::action::{Move, Spot};
use super::edition::{AllyId, Power};
use super::odds::throws;
use super::rules::{DICE, THROWS};
use super::symbol::{Face, Symbol};
use super::table::{Stage, Table, Turn};
use super::turn;
use super::worth::{Figures, State, Worth};
use crate::game::ids::SeatId;

/// Moves whose worths differ by less are worth the same.
const SAME: f64 = 1e-9;

/// What the second throw adds to a turn of which only the first was counted, for each die of the turn; measured.
const SECOND_THROW: f64 = 0.2;

/// About what a die is worth that is thrown once more, apart from finishing a row.
const DIE: f64 = 0.2;

/// So many ways to use the dice of the first throw are followed through the second, those that look best. That costs less than a hundredth
/// of a point in a turn, measured against all.
const FOLLOWED: usize = 24;

/// The best move for the seat; `None` when it is not on turn.
pub fn best(table: &Table, seat: SeatId, tie: u64) -> Option<Move> {
    let turn = table.turn_now().filter(|turn| turn.seat == seat)?;
    let wish = match &turn.stage {
        Stage::Throw => Move::Throw,
        Stage::Dice { throw, hand } => dice(table, turn, *throw, hand, tie),
        Stage::Figures => {
            let plan = Plan::new(table, turn);
            restart(table, turn, plan.value(&plan.start)).unwrap_or_else(|| figures(&plan.worth))
        }
    };
    Some(wish)
}

/// The best figure for the seat or [`Move::Finish`], as if no ally could undo the turn; so it costs little. `None` outside the figures
/// step of its turn.
pub fn figure(table: &Table, seat: SeatId) -> Option<Move> {
    let turn = table.turn_now().filter(|turn| turn.seat == seat && turn.stage == Stage::Figures)?;
    Some(figures(&Worth::new(table, turn)))
}

/// What the turn is worth with these dice thrown and so many throws left after them, in victory points, under best play. Compared
/// with nothing but other worths of the same turn.
pub fn worth(table: &Table, turn: &Turn, hand: &[Face], left: u8) -> f64 {
    let plan = Plan::new(table, turn);
    let options = plan.options(counts(hand), left > 0);
    options.iter().map(|option| plan.expected(option, left)).fold(f64::NEG_INFINITY, f64::max)
}

/// What it is worth to throw so many dice as the last throw, in the same measure.
pub fn worth_of_throw(table: &Table, turn: &Turn, dice: u8) -> f64 {
    let plan = Plan::new(table, turn);
    plan.after_throw(&plan.start, dice)
}

/// What is done with thrown dice.
fn dice(table: &Table, turn: &Turn, throw: u8, hand: &[Face], tie: u64) -> Move {
    let plan = Plan::new(table, turn);
    let left = THROWS.saturating_sub(throw);
    let mut options = plan.options(counts(hand), left > 0);
    if left > 0 {
        plan.keep_promising(&mut options);
    }
    let worths: Vec<f64> = options.iter().map(|option| plan.expected(option, left)).collect();
    let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if left == 0
        && let Some(wish) = restart(table, turn, most)
    {
        return wish;
    }
    let good: Vec<&Use> =
        options.iter().zip(&worths).filter(|&(_, &worth)| worth > most - SAME).map(|(option, _)| option).collect();
    let count = u64::try_from(good.len()).unwrap_or(1).max(1);
    let chosen = usize::try_from(tie % count).ok().and_then(|place| good.get(place));
    match chosen.and_then(|option| option.first) {
        Some(First::Put(face, spot)) => Move::Put { face, spot },
        Some(First::Aside(dice)) => Move::SetAside { dice },
        None if left > 0 => Move::Throw,
        None => Move::EndDice,
    }
}

/// The ally that undoes the turn, if there is one and the turn has gone so badly that a new one is worth it.
fn restart(table: &Table, turn: &Turn, value: f64) -> Option<Move> {
    let mut have = table.seats[turn.seat].allies.iter();
    let &ally = have.find(|&&ally| table.edition.ally(ally).power == Power::Restart)?;
    let mut undone = table.clone();
    turn::undo(&mut undone);
    let again = undone.turn_now()?;
    let plan = Plan::new(&undone, again);
    let fresh = plan.after_throw(&plan.start, again.dice) + SECOND_THROW * f64::from(again.dice);
    (fresh - plan.worth.ally > value + SAME).then_some(Move::Restart { ally })
}

/// The next figure, or the end of the turn.
fn figures(worth: &Worth<'_>) -> Move {
    let state = worth.now();
    let rebel = |row: usize| match worth.rebel {
        Some(symbol) => Move::Rebel { spot: Spot { row: worth.rows[row].number, symbol } },
        None => Move::Finish,
    };
    match worth.figures(&state) {
        (_, Figures::Rest) => Move::Finish,
        (gain, Figures::Rebel { .. } | Figures::Finish { .. }) if gain <= SAME => Move::Finish,
        (_, Figures::Rebel { row } | Figures::Finish { row, with_rebel: true }) => rebel(row),
        (_, Figures::Finish { row, with_rebel: false }) => {
            let allies = worth.allies_for(worth.need(&state, row)).unwrap_or_default();
            allies.first().map_or(Move::Finish, |&ally| call(worth, &state, row, ally, &allies[1..]))
        }
    }
}

/// An ally comes to finish a row, maybe together with others after it; a symbol that the row does not need goes where it
/// is worth most.
fn call(worth: &Worth<'_>, state: &State, row: usize, ally: AllyId, others: &[AllyId]) -> Move {
    let mut state = *state;
    let plain = |symbol: Symbol| symbol != Symbol::Imperium;
    let mut need = worth.need(&state, row);
    let symbols = worth.symbols(ally);
    let mut spots: Vec<Option<Spot>> = vec![None; symbols.len()];
    let cover = |state: &mut State, row: usize, symbol: Symbol| {
        let after = worth.covered(state, row, symbol)?;
        *state = after;
        Some(Spot { row: worth.rows[row].number, symbol })
    };
    // Plain symbols first, then what the other allies will cover, then jokers for the rest.
    for (spot, &symbol) in spots.iter_mut().zip(symbols).filter(|(_, symbol)| plain(**symbol)) {
        if need[symbol.index()] > 0 {
            need[symbol.index()] -= 1;
            *spot = cover(&mut state, row, symbol);
        }
    }
    for symbol in others.iter().flat_map(|&other| worth.symbols(other)).filter(|symbol| plain(**symbol)) {
        need[symbol.index()] = need[symbol.index()].saturating_sub(1);
    }
    for (spot, _) in spots.iter_mut().zip(symbols).filter(|(_, symbol)| !plain(**symbol)) {
        if let Some(field) = Symbol::ALL.into_iter().rev().find(|field| need[field.index()] > 0) {
            need[field.index()] -= 1;
            *spot = cover(&mut state, row, field);
        }
    }
    for (spot, &symbol) in spots.iter_mut().zip(symbols).filter(|(spot, _)| spot.is_none()) {
        let places = (0..worth.rows.len()).flat_map(|row| Symbol::ALL.map(|field| (row, field)));
        let gains = places.filter(|&(_, field)| symbol.covers(field));
        let gains = gains.filter_map(|(row, field)| Some((worth.gain(&state, row, field)?, row, field)));
        if let Some((gain, row, field)) = gains.max_by(|a, b| a.0.total_cmp(&b.0))
            && gain > SAME
        {
            *spot = cover(&mut state, row, field);
        }
    }
    Move::Ally { ally, spots }
}

/// Where a turn stands while its dice are placed.
#[derive(Clone, Copy)]
struct Stand {
    state: State,
    by_dice: u8,
    aside: u8,
    /// Dice that are neither placed nor set aside.
    left: u8,
}

/// One way to use thrown dice: where it leads and what is done first.
struct Use {
    stand: Stand,
    first: Option<First>,
}

#[derive(Clone, Copy)]
enum First {
    Put(Face, Spot),
    Aside(u8),
}

struct Plan<'a> {
    worth: Worth<'a>,
    start: Stand,
    /// For each face the fields that it covers, as row and symbol.
    spots: [Vec<(usize, Symbol)>; 6],
}

/// Numbers of each face, and the chance that they fall so.
type Thrown = ([u8; 6], f64);

/// The throws of 0 to 4 dice.
static THROWN: LazyLock<Vec<Vec<Thrown>>> = LazyLock::new(|| {
    let chances = |dice: u8| {
        let all = 6_f64.powi(i32::from(dice));
        throws(dice)
            .into_iter()
            .map(|(hand, ways)| (hand, f64::from(u32::try_from(ways).unwrap_or(u32::MAX)) / all))
            .collect()
    };
    (0..=DICE).map(chances).collect()
});

impl<'a> Plan<'a> {
    fn new(table: &'a Table, turn: &Turn) -> Self {
        let worth = Worth::new(table, turn);
        let by_dice = u8::try_from(table.by_dice()).unwrap_or(u8::MAX);
        let start = Stand { state: worth.now(), by_dice, aside: turn.aside, left: 0 };
        let spots = Face::ALL.map(|face| {
            let symbol = face.symbol();
            let fields = (0..worth.rows.len()).flat_map(|row| Symbol::ALL.map(|field| (row, field)));
            let fits = fields.filter(|&(row, field)| {
                symbol.is_some_and(|symbol| symbol.covers(field)) && worth.rows[row].need[field.index()] > 0
            });
            fits.collect()
        });
        Self { worth, start, spots }
    }

    /// All ways to use these dice that lead to different ends. Without a further throw all victory points are set aside.
    fn options(&self, hand: [u8; 6], again: bool) -> Vec<Use> {
        let mut found: BTreeMap<(State, u8, u8), Use> = BTreeMap::new();
        self.place(self.start, hand, (0, 0), again, None, &mut |stand, first| {
            let key = (stand.state, stand.by_dice, stand.aside);
            found.entry(key).or_insert(Use { stand: *stand, first });
        });
        found.into_values().collect()
    }

    /// Drops the ways that look worse than [`FOLLOWED`] others.
    fn keep_promising(&self, options: &mut Vec<Use>) {
        let mut looks: Vec<(f64, Use)> = options.drain(..).map(|option| (self.looks(&option.stand), option)).collect();
        looks.sort_by(|a, b| b.0.total_cmp(&a.0));
        looks.truncate(FOLLOWED);
        options.extend(looks.into_iter().map(|(_, option)| option));
    }

    /// What a stand with dice left looks like, without following them.
    fn looks(&self, stand: &Stand) -> f64 {
        let covered = Stand { by_dice: 2, ..*stand };
        let hope = self.worth.promise(&stand.state, stand.left) + DIE * f64::from(stand.left);
        self.value(&covered) + hope - self.worth.risk(stand.by_dice, stand.left)
    }

    /// What an option is worth with so many throws left.
    fn expected(&self, option: &Use, left: u8) -> f64 {
        match left {
            0 => self.value(&option.stand),
            _ => self.after_throw(&option.stand, option.stand.left),
        }
    }

    /// What it is worth to throw so many dice for the last time.
    fn after_throw(&self, stand: &Stand, dice: u8) -> f64 {
        let stand = Stand { left: 0, ..*stand };
        let throws = THROWN.get(usize::from(dice)).into_iter().flatten();
        throws.map(|(hand, chance)| chance * self.last(&stand, *hand)).sum()
    }

    /// What these dice of the last throw are worth.
    fn last(&self, stand: &Stand, hand: [u8; 6]) -> f64 {
        let mut most = f64::NEG_INFINITY;
        self.place(*stand, hand, (0, 0), false, None, &mut |stand, _| most = most.max(self.value(stand)));
        most
    }

    fn value(&self, stand: &Stand) -> f64 {
        self.worth.of_turn(&stand.state, stand.by_dice, stand.aside)
    }

    /// Visits every way to use dice; `from` is the face and the first of its fields that may come next, so that like dice are
    /// not told apart.
    fn place(
        &self,
        stand: Stand,
        hand: [u8; 6],
        from: (usize, usize),
        again: bool,
        first: Option<First>,
        visit: &mut dyn FnMut(&Stand, Option<First>),
    ) {
        let (face, field) = from;
        let there = hand.get(face).copied().unwrap_or(0);
        if face >= Face::Victory.index() {
            let points = hand[Face::Victory.index()];
            for aside in if again { 0..=points } else { points..=points } {
                let stand = Stand { aside: stand.aside + aside, left: stand.left + points - aside, ..stand };
                visit(&stand, first.or((aside > 0).then_some(First::Aside(aside))));
            }
            return;
        }
        let unused = Stand { left: stand.left + there, ..stand };
        self.place(unused, hand, (face + 1, 0), again, first, visit);
        if there == 0 {
            return;
        }
        let mut fewer = hand;
        fewer[face] -= 1;
        for (n, &(row, symbol)) in self.spots[face].iter().enumerate().skip(field) {
            let Some(state) = self.worth.covered(&stand.state, row, symbol) else { continue };
            let stand = Stand { state, by_dice: stand.by_dice + 1, ..stand };
            let put = First::Put(Face::ALL[face], Spot { row: self.worth.rows[row].number, symbol });
            self.place(stand, fewer, (face, n), again, first.or(Some(put)), visit);
        }
    }
}

fn counts(hand: &[Face]) -> [u8; 6] {
    let mut counts = [0; 6];
    for face in hand {
        counts[face.index()] += 1;
    }
    counts
}
