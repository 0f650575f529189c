//! What the seat on turn may do, as data. Buttons, autocomplete, help and the AI come from here.

use super::action::Spot;
use super::edition::AllyId;
use super::symbol::{Face, Symbol};
use super::table::Sith;
use crate::game::ids::SeatId;

/// The steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The first throw.
    Throw,
    /// Dice are placed, set aside, or thrown once more.
    Dice,
    /// Rebel and allies.
    Figures,
}

/// Something that a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Throw so many dice; `throw` is 1 or 2.
    Throw { dice: u8, throw: u8 },
    /// Put a die with this face on one of these fields; one offer for each face in the hand that fits somewhere.
    Put { face: Face, spots: Vec<Spot> },
    /// Set up to so many victory points aside.
    SetAside { dice: u8 },
    /// Let these dice lapse and go on to the figures.
    EndDice { lapse: Vec<Face> },
    /// Use the rebel.
    Rebel { symbol: Symbol, spots: Vec<Spot> },
    /// Use an ally: its symbols, each with the fields that it covers.
    Ally { ally: AllyId, symbols: Vec<(Symbol, Vec<Spot>)> },
    /// Undo the turn with an ally and throw anew.
    Restart { ally: AllyId, dice: u8 },
    /// End the turn. `lapse` are dice that have not been used, `sith` is who would come for it.
    Finish { lapse: Vec<Face>, sith: Option<Sith> },
}

/// Somebody must act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Awaited {
    pub seat: SeatId,
    pub step: Step,
}
