//! What is to be drawn of an arena of the dice game. Texts are shown as those of a [`Scene`](super::Scene) are.

use super::palette::Slot;
use super::scene::Header;
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::game::rebellion::table::Sith;

/// The arena at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArenaScene {
    pub header: Header,
    /// The name of the arena, and which of how many it is.
    pub title: String,
    /// From top to bottom.
    pub rows: Vec<RowMark>,
    /// The dice in the hand: neither placed nor set aside.
    pub dice: Vec<Face>,
    /// Dice that wait for the throw: drawn without a face, after those in the hand.
    pub unthrown: u8,
    /// A line above the dice, such as `2nd throw`; empty: none.
    pub dice_note: String,
    /// Dice that were set aside with a victory point.
    pub aside: u8,
    /// In turn order, at most four.
    pub legend: Vec<ArenaRow>,
    /// A notice below the rows, such as that the match is paused.
    pub banner: Option<String>,
    /// The description, passed through.
    pub alt: String,
}

/// A row of the arena.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowMark {
    /// As commands name it, such as `1`.
    pub number: String,
    /// From left to right.
    pub fields: Vec<FieldMark>,
    /// Points of the reward; 0: none.
    pub points: u32,
    /// The ally of the reward: its name, and what it covers.
    pub ally: Option<(String, Vec<AllySymbol>)>,
    /// Who has got the reward.
    pub won_by: Option<Slot>,
    /// Covered or won in this turn: a white rim.
    pub fresh: bool,
}

/// A field of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldMark {
    pub symbol: Symbol,
    pub cover: CoverMark,
}

/// What lies on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverMark {
    Open,
    /// A marker from an earlier turn.
    Marker,
    /// A die of this turn.
    Die(Face),
    /// The rebel of the seat on turn, in this turn.
    Rebel,
    /// An ally, in this turn.
    Ally,
}

/// A seat in the legend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArenaRow {
    pub slot: Slot,
    pub name: String,
    pub on_turn: bool,
    /// The AI plays it to the end: its name is struck out.
    pub surrendered: bool,
    /// Below 0 at the end for who has nothing but a Sith lord.
    pub points: i64,
    /// What its rebel covers.
    pub rebel: Symbol,
    /// In this turn.
    pub rebel_used: bool,
    /// What each of its allies covers. What there is no room for is counted, such as `+2`.
    pub allies: Vec<Vec<AllySymbol>>,
    /// Who takes dice from its next turn (or from this one, while it is on turn).
    pub sith: Option<Sith>,
}

/// What an ally lends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllySymbol {
    /// Covers a field with it.
    Symbol(Symbol),
    /// Lets the turn begin anew.
    Restart,
}
