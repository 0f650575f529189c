//! A turn: the ordered steps of the turn reference card, and what the current one holds.

use crate::game::action::Placement;
use crate::game::ids::{SeatId, SpaceId, Troops};

/// The turn of a seat.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Turn {
    pub seat: SeatId,
    pub stage: Stage,
    /// Whether a space was captured in this turn, which earns a card.
    pub captured: bool,
}

/// The current step with what it needs. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Sets may (or must) be traded; `armies` are to be placed so far. Skipped when the hand has fewer than three cards.
    Trade {
        armies: Troops,
    },
    /// `left` armies are to be placed; `placed` may still be taken back.
    Place {
        left: Troops,
        placed: Vec<Placement>,
    },
    Attack,
    /// How many armies move into the captured space.
    MoveIn(MoveIn),
    /// After an elimination: the captor may (or must) trade with the captured cards before the next attack (S2-C6).
    SpoilsTrade,
    /// After an elimination: armies of such a trade are placed at once.
    SpoilsPlace {
        left: Troops,
        placed: Vec<Placement>,
    },
    Fortify,
}

/// The move-in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct MoveIn {
    pub from: SpaceId,
    pub to: SpaceId,
    pub least: Troops,
    pub most: Troops,
    /// The seat that lost its last space to this capture and whose cards were taken: then spoils follow.
    pub eliminated: Option<SeatId>,
}
