//! What one viewer may know: the only way from a game to text, pictures, offers, odds and refusals.

use super::action::Action;
use super::conquest::view::{PhaseView, View as ConquestView};
use super::event::{Event, EventKind};
use super::ids::{BySeat, SeatId};
use super::people::{Hold, Viewer};
use super::rebellion::action::{Action as RebellionAction, Move};
use super::rebellion::view::View as RebellionView;
use super::refusal::Refusal;

/// Everything that a viewer may know of a game of any family. Made by [`Game::view`](super::Game::view) alone; whatever is
/// computed from it cannot tell a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    Conquest(ConquestView),
    Rebellion(RebellionView),
}

impl View {
    /// The view of a conquest game.
    pub fn conquest(&self) -> Option<&ConquestView> {
        match self {
            View::Conquest(view) => Some(view),
            View::Rebellion(_) => None,
        }
    }

    /// The view of a dice game.
    pub fn rebellion(&self) -> Option<&RebellionView> {
        match self {
            View::Conquest(_) => None,
            View::Rebellion(view) => Some(view),
        }
    }

    /// For whom it was made.
    pub fn viewer(&self) -> Viewer {
        match self {
            View::Conquest(view) => view.viewer,
            View::Rebellion(view) => view.viewer,
        }
    }

    /// The seats that the viewer sees as their own.
    pub fn own_seats(&self) -> Vec<SeatId> {
        match self {
            View::Conquest(view) => view.own_seats(),
            View::Rebellion(view) => view.own_seats(),
        }
    }

    /// Whether the viewer may be told of the event.
    pub fn may_know(&self, event: &Event) -> bool {
        match self {
            View::Conquest(view) => view.may_know(event),
            View::Rebellion(view) => {
                if let EventKind::Rebellion(event) = &event.kind {
                    view.may_know(event)
                } else {
                    false
                }
            }
        }
    }

    /// Who plays each seat.
    pub fn holds(&self) -> BySeat<Hold> {
        match self {
            View::Conquest(view) => view.seats.map(|_, seat| seat.hold.clone()),
            View::Rebellion(view) => view.table.seats.map(|_, seat| seat.hold.clone()),
        }
    }

    /// Who plays a seat; `None`: there is no such seat.
    pub fn hold(&self, seat: SeatId) -> Option<&Hold> {
        match self {
            View::Conquest(view) => view.seats.get(seat).map(|seat| &seat.hold),
            View::Rebellion(view) => view.table.seats.get(seat).map(|seat| &seat.hold),
        }
    }

    /// Whether the seat is out of the game.
    pub fn is_out(&self, seat: SeatId) -> bool {
        match self {
            View::Conquest(view) => view.seats.get(seat).is_some_and(|seat| seat.out),
            // Nobody is ever out of it.
            View::Rebellion(_) => false,
        }
    }

    /// Whether the seat has given up.
    pub fn surrendered(&self, seat: SeatId) -> bool {
        match self {
            View::Conquest(view) => view.seats.get(seat).is_some_and(|seat| seat.surrendered),
            View::Rebellion(view) => view.table.seats.get(seat).is_some_and(|seat| seat.surrendered),
        }
    }

    /// The seats that can still win: neither out nor surrendered.
    pub fn contenders(&self) -> Vec<SeatId> {
        match self {
            View::Conquest(view) => view.contenders().collect(),
            View::Rebellion(view) => view.table.contenders().collect(),
        }
    }

    /// Turns begun so far, from 1; 0 in a set-up.
    pub fn turn(&self) -> u32 {
        match self {
            View::Conquest(view) => view.turn,
            View::Rebellion(view) => view.table.turn,
        }
    }

    /// Rounds in which somebody has had a turn, from 1; 0 in a set-up.
    pub fn round(&self) -> u32 {
        match self {
            View::Conquest(view) => view.rounds_played(),
            View::Rebellion(view) => view.table.round,
        }
    }

    /// Whether the set-up is not over yet, in which several seats may act at once.
    pub fn in_set_up(&self) -> bool {
        match self {
            View::Conquest(view) => matches!(view.phase, PhaseView::SetUp(_)),
            View::Rebellion(_) => false,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            View::Conquest(view) => matches!(view.phase, PhaseView::Over(_)),
            View::Rebellion(view) => view.table.turn_now().is_none(),
        }
    }

    /// The seat whose turn it is; `None` in a set-up and when the game is over.
    pub fn on_turn(&self) -> Option<SeatId> {
        match self {
            View::Conquest(view) => match &view.phase {
                PhaseView::Turn(turn) => Some(turn.seat),
                PhaseView::SetUp(_) | PhaseView::Over(_) => None,
            },
            View::Rebellion(view) => view.table.turn_now().map(|turn| turn.seat),
        }
    }

    /// The seats that must act or answer.
    pub fn awaited(&self) -> Vec<SeatId> {
        match self {
            View::Conquest(view) => view.awaited().into_iter().map(|awaited| awaited.seat).collect(),
            View::Rebellion(view) => view.awaited().into_iter().map(|awaited| awaited.seat).collect(),
        }
    }

    /// Whether nobody who is awaited keeps another from acting: all do their part at once.
    pub fn all_at_once(&self) -> bool {
        match self {
            View::Conquest(view) => view.awaited().iter().all(|awaited| !awaited.blocks),
            View::Rebellion(view) => view.awaited().is_empty(),
        }
    }

    /// Whether the seat can do anything now, apart from giving up.
    pub fn has_offers(&self, seat: SeatId) -> bool {
        match self {
            View::Conquest(view) => !view.offers(seat).is_empty(),
            View::Rebellion(view) => !view.offers(seat).is_empty(),
        }
    }

    /// What [`Game::check`](super::Game::check) says to this seat, from what the viewer may know.
    pub fn check(&self, seat: SeatId, action: &Action) -> Result<(), Refusal> {
        match self {
            View::Conquest(view) => view.check(seat, action),
            View::Rebellion(view) => match action.of_rebellion() {
                Some(asked) => view.check(seat, &asked).map_err(Refusal::from),
                // Whoever has nothing to do now is told that first.
                None => match view.check(seat, &RebellionAction::Move(Move::Finish)).map_err(Refusal::from) {
                    Ok(()) | Err(Refusal::Rebellion(_)) => Err(Refusal::OtherGame),
                    refused => refused,
                },
            },
        }
    }

    /// The safe default for the seat's current step: what is done when its time is up. `None` when it is not awaited.
    pub fn default_action(&self, seat: SeatId) -> Option<Action> {
        match self {
            View::Conquest(view) => view.default_action(seat),
            View::Rebellion(view) => view.default_action(seat).map(Action::from),
        }
    }
}

impl From<ConquestView> for View {
    fn from(view: ConquestView) -> Self {
        Self::Conquest(view)
    }
}

impl From<RebellionView> for View {
    fn from(view: RebellionView) -> Self {
        Self::Rebellion(view)
    }
}
