//! What one viewer may know: everything, since the game has no secret, and which seats are the viewer's own.

use super::Rebellion;
use super::action::Action;
use super::event::Event;
use super::offer::{Awaited, Offer};
use super::plan;
use super::refusal::Refusal;
use super::table::Table;
use crate::game::ids::SeatId;
use crate::game::people::Viewer;

/// Made by [`Rebellion::view`] alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub viewer: Viewer,
    /// The viewer's own seats.
    pub own: Vec<SeatId>,
    pub table: Table,
}

impl Rebellion {
    /// The view of one viewer.
    pub fn view(&self, viewer: Viewer) -> View {
        let own = self.table.seats.iter().filter(|(seat, it)| match viewer {
            Viewer::Public => false,
            Viewer::Seat(own) => own == *seat,
            Viewer::Player(player) => it.hold.is_played_by(player),
        });
        View { viewer, own: own.map(|(seat, _)| seat).collect(), table: self.table.clone() }
    }
}

impl View {
    /// The seats that the viewer sees as their own.
    pub fn own_seats(&self) -> Vec<SeatId> {
        self.own.clone()
    }

    /// Whether the viewer may be told of the event: always.
    pub fn may_know(&self, _event: &Event) -> bool {
        true
    }

    /// What [`Rebellion::check`] says to this seat.
    pub fn check(&self, seat: SeatId, action: &Action) -> Result<(), Refusal> {
        self.table.check(seat, action)
    }

    /// Everything that the seat may do now.
    pub fn offers(&self, seat: SeatId) -> Vec<Offer> {
        self.table.offers(seat)
    }

    /// Who must act.
    pub fn awaited(&self) -> Vec<Awaited> {
        self.table.awaited()
    }

    /// What is done for the seat when its time is up: the AI's choice. `None` when it is not awaited.
    pub fn default_action(&self, seat: SeatId) -> Option<Action> {
        plan::best(&self.table, seat, 0).map(Action::Move)
    }
}
