//! What one viewer may know of a conquest game.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use super::rules::TurnCard;
use super::turn::Turn;
use crate::game::action::Placement;
use crate::game::cards::Hand;
use crate::game::edition::Edition;
use crate::game::event::{Income, Outcome};
use crate::game::ids::{BySeat, BySpace, CardId, SeatId, SpaceId, Troops};
use crate::game::people::{Hold, Viewer};

/// Everything that a viewer may know of a game. Made by [`Game::view`](crate::game::Game::view) alone; whatever is computed from it
/// cannot tell a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub viewer: Viewer,
    pub edition: Arc<Edition>,
    pub card: TurnCard,
    pub spaces: BySpace<Garrison>,
    pub seats: BySeat<SeatView>,
    /// The hands of the viewer's own seats; nobody else's.
    pub hands: BTreeMap<SeatId, Hand>,
    /// Cards left to draw.
    pub stack: usize,
    /// Traded cards that come back lie open, in deck order.
    pub discard: Vec<CardId>,
    /// Traded cards that are out of the game, in deck order.
    pub gone: Vec<CardId>,
    /// Sets traded by all together.
    pub sets_traded: u32,
    pub phase: PhaseView,
    /// Turns begun so far, from 1; 0 in the set-up.
    pub turn: u32,
    /// The number of the round, from 1; 0 in the set-up. Where a match ended because a round was full, it is the next one's, which nobody
    /// plays: see [`rounds_played`](Self::rounds_played).
    pub round: u32,
    /// Rounds until the match is a draw if nothing is captured; `None`: no such rule (C9).
    pub draw_in: Option<u32>,
}

impl View {
    /// The seats that can still win: neither out nor surrendered.
    pub fn contenders(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.seats.iter().filter(|(_, seat)| !seat.out && !seat.surrendered).map(|(seat, _)| seat)
    }

    /// Rounds in which somebody has had a turn.
    pub fn rounds_played(&self) -> u32 {
        match &self.phase {
            PhaseView::Over(Outcome::Counted { .. } | Outcome::Drawn { .. }) => self.round.saturating_sub(1),
            PhaseView::SetUp(_)
            | PhaseView::Turn(_)
            | PhaseView::Over(
                Outcome::Won { .. } | Outcome::Held { .. } | Outcome::Remained { .. } | Outcome::Agreed { .. },
            ) => self.round,
        }
    }

    /// Whether somebody else, or nobody, holds a neighbour of this space.
    pub fn is_border(&self, seat: SeatId, space: SpaceId) -> bool {
        self.edition.board.neighbours(space).any(|neighbour| self.spaces[neighbour].owner != Some(seat))
    }
}

/// Who holds a space, and with how many armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Garrison {
    /// `None` only while spaces are being claimed.
    pub owner: Option<SeatId>,
    pub troops: Troops,
    /// The turn in which the space last changed hands by capture; 0: never.
    pub captured: u32,
}

/// What everybody may know of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    pub hold: Hold,
    pub out: bool,
    /// It gave up and cannot win any more; the AI plays it.
    pub surrendered: bool,
    pub spaces: u32,
    pub troops: Troops,
    /// Cards in the hand.
    pub cards: usize,
    /// What the seat would get if its turn began now.
    pub income: Income,
    /// Sets traded by this seat.
    pub sets_traded: u32,
    /// What the seat's next set is worth if it is a mixed one.
    pub next_set: Troops,
    /// The number of its last turn; 0: none yet.
    pub last_turn: u32,
}

/// The phase, as far as the viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhaseView {
    SetUp(SetUpView),
    Turn(Turn),
    Over(Outcome),
}

/// The set-up, as far as the viewer may know. `Debug` tells no list and no sealed placement.
#[derive(Clone, PartialEq, Eq)]
pub enum SetUpView {
    /// Draft, quick: who has handed in a list, and the viewer's own lists.
    Preferring { done: BySeat<bool>, own: BTreeMap<SeatId, Vec<SpaceId>> },
    /// Draft, book: whose claim is next.
    Claiming { next: SeatId },
    /// All place at once, secretly: what each must place in all, who is done, and the viewer's own placements.
    Deploying { armies: BySeat<Troops>, done: BySeat<bool>, own: BTreeMap<SeatId, Vec<Placement>> },
    /// One army in turn.
    DeployingInTurn { next: SeatId, left: BySeat<Troops> },
}

impl fmt::Debug for SetUpView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetUpView::Preferring { done, .. } => {
                f.debug_struct("Preferring").field("done", done).finish_non_exhaustive()
            }
            SetUpView::Claiming { next } => f.debug_struct("Claiming").field("next", next).finish(),
            SetUpView::Deploying { armies, done, .. } => {
                f.debug_struct("Deploying").field("armies", armies).field("done", done).finish_non_exhaustive()
            }
            SetUpView::DeployingInTurn { next, left } => {
                f.debug_struct("DeployingInTurn").field("next", next).field("left", left).finish()
            }
        }
    }
}
