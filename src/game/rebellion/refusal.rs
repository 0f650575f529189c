//! Why an action is not possible. Data, never words.

use super::action::Spot;
use super::edition::AllyId;
use super::offer::Step;
use super::symbol::{Face, Symbol};
use crate::game::ids::SeatId;

/// Why [`Rebellion::check`](super::Rebellion::check) refused. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// Another seat is on turn.
    NotYourTurn { on_turn: SeatId },
    /// The seat has surrendered: the AI plays it to the end.
    Surrendered,
    /// The actor has no right to this action at all.
    NotYours,
    /// The action belongs to another step; `now` says which is open.
    WrongStep { now: Step },
    /// All throws of the turn are made.
    NoThrowLeft,
    /// Figures come after the dice (S3-F1): these are to be used, or given up, first.
    DiceFirst { hand: Vec<Face> },

    /// No die with this face lies before the player; these do.
    NoSuchDie { face: Face, hand: Vec<Face> },
    /// A victory point covers no field; it can be set aside (S3-T4).
    CoversNothing,
    /// The symbol covers no field of that kind; `fits` are the open fields that it covers (S3-T3).
    WrongSymbol { symbol: Symbol, spot: Spot, fits: Vec<Spot> },
    /// The row has no open field with that symbol, or there is no such row; `fits` are the open fields that `symbol` covers.
    NotOpen { symbol: Symbol, spot: Spot, fits: Vec<Spot> },
    /// Not so many victory points lie before the player (or none was asked for).
    SetAside { asked: u8, there: u8 },

    /// The rebel has been used in this turn.
    RebelUsed,
    /// The seat does not have that ally now; what it wins in this turn comes at its end (S3-F4).
    NotYourAlly { ally: AllyId, have: Vec<AllyId> },
    /// The ally undoes a turn and covers no field.
    AllyRestarts { ally: AllyId },
    /// The ally covers fields and undoes no turn.
    AllyCovers { ally: AllyId },
    /// For each of the ally's symbols one place (or none) is named; there are so many.
    AllySymbols { ally: AllyId, asked: usize, symbols: usize },
    /// An ally that covers nothing would be wasted.
    AllyIdle { ally: AllyId },
}
