//! What somebody wants to do.

use super::edition::AllyId;
use super::symbol::{Face, Symbol};
use crate::game::ids::SeatId;
use crate::game::people::Hold;

/// A wish that [`Rebellion::check`](super::Rebellion::check) allows or refuses.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// What the seat on turn does.
    Move(Move),
    /// Gives up: the AI plays the seat to the end, and it cannot win any more (C11). At any time, also out of turn.
    Surrender,
    /// Everybody: the match is a draw. `seats` are those whose people have agreed (C9).
    AgreedDraw { seats: Vec<SeatId> },
    /// Moderator: hands a seat over (kick to the AI, replace a player).
    HandOver { seat: SeatId, hold: Hold },
    /// Clock: plays the rest of the turn as the AI would.
    TimeOut,
}

/// What the seat on turn can do, in the order of the turn reference card.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Throws all dice of the turn, or for the second time those that are neither placed nor set aside (S3-T2).
    Throw,
    /// Puts a thrown die on a field, for good (S3-T1).
    Put { face: Face, spot: Spot },
    /// Sets so many thrown victory points aside, at least one (S3-T4).
    SetAside { dice: u8 },
    /// Lets the dice that are left lapse: from now on figures.
    EndDice,
    /// The own rebel covers a field of its symbol (S3-F1).
    Rebel { spot: Spot },
    /// An ally covers fields: for each of its symbols, in order, where, or nowhere; at least one somewhere (S3-F2). It leaves the game.
    Ally { ally: AllyId, spots: Vec<Option<Spot>> },
    /// An ally undoes the whole turn; the first throw is made anew with as many dice (S3-F3). It leaves the game.
    Restart { ally: AllyId },
    /// Ends the turn; what is left lapses.
    Finish,
}

/// An open field, told by its row (from 0, top to bottom) and its symbol. Fields of a row with the same symbol are alike; the
/// leftmost open one is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Spot {
    pub row: u8,
    pub symbol: Symbol,
}
