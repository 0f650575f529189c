//! The invariants that hold between actions.

use super::Rebellion;
use super::edition::{AllyId, ArenaId};
use super::event::Outcome;
use super::rules::{DICE, SEATS, THROWS};
use super::symbol::Face;
use super::table::{Cover, Phase, Seat, Stage, Table, Turn};
use crate::game::people::Hold;

/// No match comes near so many turns, and no number of a match with fewer overflows.
const MOST_TURNS: u32 = 1_000_000;

impl Rebellion {
    /// Checks every invariant that holds between actions; the text says what is broken.
    pub fn audit(&self) -> Result<(), String> {
        let table = &self.table;
        seats(table)?;
        rows(table)?;
        allies(table)?;
        points(table)?;
        match &table.phase {
            Phase::Turn(turn) => in_turn(table, turn),
            Phase::Over(outcome) => over(table, outcome),
        }
    }
}

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

fn seats(table: &Table) -> Result<(), String> {
    ensure(SEATS.contains(&table.seats.len()), || format!("{} seats", table.seats.len()))?;
    ensure(table.seats.get(table.first).is_some(), || "there is no first seat".to_owned())?;
    let counted = (1..=MOST_TURNS).contains(&table.turn) && (1..=table.turn).contains(&table.round);
    ensure(counted, || format!("turn {} of round {}", table.turn, table.round))?;
    for (id, seat) in table.seats.iter() {
        let shared = table.seats.iter().any(|(other, it)| other != id && it.rebel == seat.rebel);
        ensure(!shared, || format!("seat {} shares its rebel", id.0))?;
        ensure(!seat.surrendered || seat.hold == Hold::Ai, || format!("seat {} has surrendered to nobody", id.0))?;
        ensure(seat.last_turn <= table.turn, || format!("seat {} had a turn that has not begun", id.0))?;
        ensure(seat.allies.is_sorted(), || format!("the allies of seat {} are out of order", id.0))?;
    }
    let sith = table.sith;
    let both = sith.vader.is_some() && sith.vader == sith.palpatine;
    ensure(!both, || "one seat has both Sith lords".to_owned())?;
    let known = [sith.vader, sith.palpatine].into_iter().flatten().all(|seat| table.seats.get(seat).is_some());
    ensure(known, || "a Sith lord is with nobody".to_owned())
}

/// The rows are those of the arena, and a row has been won exactly if it was full when a turn ended.
fn rows(table: &Table) -> Result<(), String> {
    let printed = &table.edition.arena(table.arena).rows;
    let played = table.edition.played(table.card.is_short()).any(|arena| arena == table.arena);
    ensure(played && printed.len() == table.rows.len(), || "these are not the rows of the arena".to_owned())?;
    for (n, (row, printed)) in table.rows.iter().zip(printed).enumerate() {
        let same = row.fields.iter().map(|field| field.symbol).eq(printed.fields.iter().copied());
        ensure(same && row.reward == printed.reward, || format!("row {n} is another than that of the arena"))?;
        let done = row.fields.iter().all(|field| field.cover == Cover::Marker);
        ensure(done == row.won_by.is_some(), || format!("row {n} is won and open, or done and not won"))?;
        ensure(row.won_by.is_none_or(|seat| table.seats.get(seat).is_some()), || format!("row {n} is won by nobody"))?;
    }
    Ok(())
}

/// Every ally of the arenas played is in one place: still to be won, with a seat, in use, or spent.
fn allies(table: &Table) -> Result<(), String> {
    let of = |arena: ArenaId| table.edition.arena(arena).rows.iter().filter_map(|row| row.reward.ally);
    let short = table.card.is_short();
    let mut all: Vec<AllyId> = table.edition.played(short).flat_map(of).collect();
    let later = table.edition.played(short).filter(|&arena| arena > table.arena).flat_map(of);
    let here = table.rows.iter().filter(|row| row.won_by.is_none()).filter_map(|row| row.reward.ally);
    let held = table.seats.iter().flat_map(|(_, seat)| seat.allies.iter().copied());
    let used = table.turn_now().into_iter().flat_map(|turn| turn.allies_used.iter().copied());
    let mut found: Vec<AllyId> = later.chain(here).chain(held).chain(used).chain(table.spent.iter().copied()).collect();
    all.sort_unstable();
    found.sort_unstable();
    ensure(all == found, || "an ally is lost or there twice".to_owned())
}

/// Points for rows, and rows won, are those of the rows that were won.
fn points(table: &Table) -> Result<(), String> {
    let short = table.card.is_short();
    let past = table.edition.played(short).filter(|&arena| arena < table.arena);
    let past = past.flat_map(|arena| table.edition.arena(arena).rows.iter().map(|row| row.reward.points));
    let here = table.rows.iter().filter(|row| row.won_by.is_some()).map(|row| row.reward.points);
    let (rows, points) = past.chain(here).fold((0, 0), |(rows, sum), points| (rows + 1, sum + u64::from(points)));
    // What is read from a file may be any number.
    let of_all = |number: fn(&Seat) -> u32| table.seats.iter().map(|(_, seat)| u64::from(number(seat))).sum::<u64>();
    let (won, paid) = (of_all(|seat| seat.rows_won), of_all(|seat| seat.row_points));
    ensure((won, paid) == (rows, points), || {
        format!("{rows} rows with {points} points are won, {won} with {paid} paid")
    })?;
    let dice = of_all(|seat| seat.dice_points);
    ensure(dice <= u64::from(table.turn) * u64::from(DICE), || {
        format!("{dice} points for dice in {} turns", table.turn)
    })
}

fn in_turn(table: &Table, turn: &Turn) -> Result<(), String> {
    let seat = turn.seat;
    let last = table.seats.get(seat).is_some_and(|seat| seat.last_turn == table.turn);
    ensure(last, || "the seat on turn is not the one whose turn began".to_owned())?;
    ensure(table.contenders().count() > 1, || "one seat plays alone".to_owned())?;
    ensure(turn.dice == table.dice(seat), || format!("{} dice do not fit the Sith lords", turn.dice))?;
    ensure(table.rows.iter().any(|row| row.won_by.is_none()), || "the arena is done".to_owned())?;
    let hand = turn.stage.hand();
    let used = table.by_dice() + usize::from(turn.aside) + hand.len();
    let all = usize::from(turn.dice);
    let fields = || table.rows.iter().flat_map(|row| &row.fields);
    let at_first = fields().filter(|field| field.cover != Cover::Marker).count();
    ensure(turn.one_open == (at_first == 1), || format!("{at_first} fields were open when the turn began"))?;
    let rebels = fields().filter(|field| field.cover == Cover::Rebel).count();
    ensure(rebels == usize::from(turn.rebel_used), || format!("{rebels} rebels are in the arena"))?;
    for field in fields() {
        let fits = match field.cover {
            Cover::Open | Cover::Marker => true,
            Cover::Die(face) => face.symbol().is_some_and(|symbol| symbol.covers(field.symbol)),
            Cover::Rebel => table.rebel_symbol(seat).covers(field.symbol),
            Cover::Ally(ally) => {
                let covers = table.edition.symbols(ally).iter().any(|symbol| symbol.covers(field.symbol));
                covers && turn.allies_used.contains(&ally)
            }
        };
        ensure(fits, || format!("{:?} lies on {:?}", field.cover, field.symbol))?;
    }
    let figures = turn.rebel_used || !turn.allies_used.is_empty();
    match &turn.stage {
        Stage::Throw => ensure(used == 0 && !figures, || "something is done before the first throw".to_owned()),
        Stage::Dice { throw, hand } => {
            let sound = (1..=THROWS).contains(throw) && !hand.is_empty() && hand.is_sorted() && used == all;
            ensure(sound && !figures, || format!("{used} of {all} dice after throw {throw}"))
        }
        Stage::Figures => ensure(used <= all, || format!("{used} of {all} dice were used")),
    }?;
    ensure(hand.iter().all(|face| Face::ALL.contains(face)), || "a die has another face".to_owned())
}

fn over(table: &Table, outcome: &Outcome) -> Result<(), String> {
    let mut fields = table.rows.iter().flat_map(|row| &row.fields);
    let undone = fields.all(|field| matches!(field.cover, Cover::Open | Cover::Marker));
    ensure(undone, || "something of a turn lies in an arena that is over".to_owned())?;
    let scores = match outcome {
        Outcome::Scored { winners, scores } => {
            let done = table.is_last_arena() && table.rows.iter().all(|row| row.won_by.is_some());
            ensure(done && *winners == table.ahead(), || "others are ahead than those who have won".to_owned())?;
            scores
        }
        Outcome::Remained { seat, scores } => {
            ensure(table.contenders().eq([*seat]), || format!("seat {} has won, and others still could", seat.0))?;
            scores
        }
        Outcome::Agreed { scores } => scores,
    };
    ensure(*scores == table.scores(), || "the end counts other points than there are".to_owned())
}
