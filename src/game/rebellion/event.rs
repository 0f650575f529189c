//! What happened. Nothing in this family is secret: every event is for everybody.

use super::action::Spot;
use super::edition::{AllyId, ArenaId, RebelId};
use super::symbol::Face;
use super::table::Sith;
use crate::game::ids::{BySeat, SeatId};
use crate::game::people::{Audience, Hold};

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The rebels were given out by lot, and `first` has the first turn; `draws` are the numbers of the draws.
    Began {
        rebels: BySeat<RebelId>,
        first: SeatId,
        arena: ArenaId,
        draws: Vec<u64>,
    },
    /// A turn begins with so many dice; `sith` takes the others away.
    TurnBegan {
        seat: SeatId,
        turn: u32,
        round: u32,
        dice: u8,
        sith: Option<Sith>,
    },
    /// Dice were thrown, for the first or the second time. `faces` are sorted; `draw` is the number of the draw.
    Threw {
        seat: SeatId,
        throw: u8,
        faces: Vec<Face>,
        draw: u64,
    },
    Put {
        seat: SeatId,
        face: Face,
        spot: Spot,
    },
    SetAside {
        seat: SeatId,
        dice: u8,
    },
    /// These dice have lapsed.
    Lapsed {
        seat: SeatId,
        faces: Vec<Face>,
    },
    RebelCame {
        seat: SeatId,
        rebel: RebelId,
        spot: Spot,
    },
    AllyCame {
        seat: SeatId,
        ally: AllyId,
        spots: Vec<Option<Spot>>,
    },
    /// The turn was undone; other allies that were used in it are back with their seat.
    Restarted {
        seat: SeatId,
        ally: AllyId,
    },
    /// Victory points for dice that were set aside.
    DicePaid {
        seat: SeatId,
        points: u32,
    },
    /// The last field of a row is covered.
    RowWon {
        seat: SeatId,
        arena: ArenaId,
        row: u8,
        points: u32,
        ally: Option<AllyId>,
    },
    /// The Sith lord has hampered a turn and goes back to the edge.
    SithLeft {
        seat: SeatId,
        sith: Sith,
    },
    /// Too few fields were covered by dice; `from` had the lord before and is free of him (S3-P1).
    SithCame {
        seat: SeatId,
        sith: Sith,
        from: Option<SeatId>,
    },
    TurnEnded {
        seat: SeatId,
        /// Points so far, without figures.
        points: u32,
    },
    /// All fields are covered; the next turn is played there.
    ArenaWon {
        arena: ArenaId,
        next: Option<ArenaId>,
    },

    /// The time was up; the turn was played for the seat.
    TimedOut {
        seat: SeatId,
    },
    HandedOver {
        seat: SeatId,
        hold: Hold,
    },
    /// A seat gives up; the AI plays it to the end (C11).
    Surrendered {
        seat: SeatId,
    },
    Ended(Outcome),
}

impl Event {
    /// Who may be told.
    pub fn audience(&self) -> Audience {
        Audience::Everyone
    }

    /// The numbers of the draws whose results it tells.
    pub fn draws(&self) -> &[u64] {
        match self {
            Event::Began { draws, .. } => draws,
            Event::Threw { draw, .. } => std::slice::from_ref(draw),
            Event::TurnBegan { .. }
            | Event::Put { .. }
            | Event::SetAside { .. }
            | Event::Lapsed { .. }
            | Event::RebelCame { .. }
            | Event::AllyCame { .. }
            | Event::Restarted { .. }
            | Event::DicePaid { .. }
            | Event::RowWon { .. }
            | Event::SithLeft { .. }
            | Event::SithCame { .. }
            | Event::TurnEnded { .. }
            | Event::ArenaWon { .. }
            | Event::TimedOut { .. }
            | Event::HandedOver { .. }
            | Event::Surrendered { .. }
            | Event::Ended(_) => &[],
        }
    }
}

/// How a match ended, with what every seat had.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The last arena is done; the most points win, shared by those who have them (S3-V1). Who surrendered cannot win.
    Scored { winners: Vec<SeatId>, scores: BySeat<Score> },
    /// All others have surrendered (C11).
    Remained { seat: SeatId, scores: BySeat<Score> },
    /// All who play agreed on a draw (C9).
    Agreed { scores: BySeat<Score> },
}

/// The points of a seat, told apart by what they are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Score {
    /// For rows.
    pub rows: u32,
    /// For dice that were set aside.
    pub dice: u32,
    /// One for each ally that was not used.
    pub allies: u32,
    /// One is taken off for a Sith lord.
    pub sith: u32,
}

impl Score {
    /// All of it; below 0 only for who has nothing but a Sith lord.
    pub fn total(self) -> i64 {
        i64::from(self.rows) + i64::from(self.dice) + i64::from(self.allies) - i64::from(self.sith)
    }
}
