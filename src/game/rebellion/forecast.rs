//! What the dice of the running turn can still bring, exactly and under best play.

use super::odds::{Aim, Forecast, Question, SithOdds, after_throw, before_throw};
use super::rules::THROWS;
use super::symbol::Face;
use super::table::{Stage, Table, Turn};
use crate::game::ids::SeatId;

/// The chances of a turn, while it has dice left.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnOdds {
    pub seat: SeatId,
    /// Dice that are neither placed nor set aside.
    pub dice: u8,
    /// Throws that are left.
    pub throws: u8,
    /// That no Sith lord comes, 0 to 1.
    pub no_sith: f64,
    /// Who comes else.
    pub sith: SithOdds,
    /// The rows that are not full, from top to bottom.
    pub rows: Vec<RowOdds>,
}

/// The chance that a row is completed, if nothing else is aimed at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowOdds {
    /// From 0, top to bottom.
    pub row: u8,
    /// By dice alone, 0 to 1.
    pub alone: f64,
    /// With the rebel on one of its fields; `None` where it cannot come.
    pub with_rebel: Option<f64>,
}

/// The chances of the running turn. `None` when the game is over and in the figures step, when no die is left. It takes some
/// milliseconds where much is open: not for a thread that answers others.
pub fn turn_odds(table: &Table) -> Option<TurnOdds> {
    let turn = table.turn_now()?;
    let (throws, hand) = match &turn.stage {
        Stage::Throw => (THROWS, None),
        Stage::Dice { throw, hand } => (THROWS.saturating_sub(*throw), Some(hand.as_slice())),
        Stage::Figures => return None,
    };
    let dice = hand.map_or(turn.dice, |hand| u8::try_from(hand.len()).unwrap_or(u8::MAX));
    let covered = u8::try_from(table.by_dice()).unwrap_or(u8::MAX);
    let asked = Asked { turn, throws, hand };
    let whole = asked.forecast(table.open(), Aim::NoPenalty, covered)?;
    let symbol = table.rebel_symbol(turn.seat);
    let row = |(row, open): (u8, [u8; 5])| {
        let mut helped = open;
        helped[symbol.index()] = helped[symbol.index()].saturating_sub(1);
        let may_help = !turn.rebel_used && helped != open;
        let chance = |open| asked.forecast(open, Aim::Row, 0).map(|forecast| forecast.success);
        Some(RowOdds { row, alone: chance(open)?, with_rebel: if may_help { chance(helped) } else { None } })
    };
    let open = (0..).zip(&table.rows).filter(|(_, row)| !row.is_full()).map(|(number, row)| (number, row.open()));
    let rows = open.filter_map(row).collect();
    Some(TurnOdds { seat: turn.seat, dice, throws, no_sith: whole.success, sith: whole.sith?, rows })
}

#[derive(Clone, Copy)]
struct Asked<'a> {
    turn: &'a Turn,
    throws: u8,
    hand: Option<&'a [Face]>,
}

impl Asked<'_> {
    fn forecast(self, open: [u8; 5], aim: Aim, covered: u8) -> Option<Forecast> {
        let (dice, throws) = (self.turn.dice, self.throws);
        let question = Question { dice, throws, open, aim, covered, one_open: self.turn.one_open };
        match self.hand {
            None => before_throw(&question).ok(),
            Some(hand) => after_throw(&question, hand).ok(),
        }
    }
}
