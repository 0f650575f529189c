//! The rules of every game, pure: no clock, no network, no disk, no language, no chat.
//!
//! One door: [`Game::check`] says whether an action is possible (it takes no luck), [`Game::perform`] does it and cannot
//! refuse. What a viewer may know is a [`view::View`]; offers, odds and refusals are functions of it.

pub mod action;
pub mod cards;
pub mod chance;
pub mod conquest;
pub mod edition;
pub mod event;
pub mod ids;
pub mod map;
pub mod naming;
pub mod offer;
pub mod options;
pub mod people;
pub mod refusal;
pub mod view;

use std::sync::Arc;

use action::Action;
use chance::Chance;
use conquest::Conquest;
use edition::Edition;
use event::{Event, Outcome};
use ids::{BySeat, SeatId};
use offer::{Awaited, Offer};
use options::Options;
use people::{Actor, Hold, Viewer};
use refusal::Refusal;
use view::View;

/// The revision of the rules, written into every journal line. A journal replays to the byte within one revision.
pub const RULES_REVISION: u32 = 1;

/// A running or ended game of any family.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    Conquest(Conquest),
}

/// An action that [`Game::check`] has found possible in this very state. Only a check makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    actor: Actor,
    action: Action,
}

impl Game {
    /// Begins a game: deals or opens the draft. `holds` has one entry for each seat, in turn order; their number must be one
    /// that the ruleset allows ([`Options::seats`]).
    pub fn begin(
        edition: Arc<Edition>,
        options: &Options,
        holds: BySeat<Hold>,
        chance: &mut dyn Chance,
    ) -> (Self, Vec<Event>) {
        let (_, _, _, _) = (edition, options, holds, chance);
        todo!()
    }

    /// Whether this actor may do this now. Takes no luck and changes nothing. What a seat is refused is a function of
    /// its own view.
    pub fn check(&self, actor: Actor, action: &Action) -> Result<Checked, Refusal> {
        let (_, _) = (actor, action);
        todo!()
    }

    /// Does what was checked in this state. Cannot refuse.
    pub fn perform(&self, checked: Checked, chance: &mut dyn Chance) -> (Self, Vec<Event>) {
        let (_, _) = (checked, chance);
        todo!()
    }

    /// [`check`](Self::check) and [`perform`](Self::perform) together.
    pub fn apply(&self, actor: Actor, action: &Action, chance: &mut dyn Chance) -> Result<(Self, Vec<Event>), Refusal> {
        self.check(actor, action).map(|checked| self.perform(checked, chance))
    }

    /// The one function that decides what a viewer may know.
    pub fn view(&self, viewer: Viewer) -> View {
        let _ = viewer;
        todo!()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        todo!()
    }

    /// The edition that is played.
    pub fn edition(&self) -> &Arc<Edition> {
        todo!()
    }

    /// Checks every invariant that holds between actions (armies, owners, cards, phase); the text says what is broken.
    pub fn audit(&self) -> Result<(), String> {
        todo!()
    }
}

impl View {
    /// What [`Game::check`] says to this seat, from what the viewer may know. The viewer must see for the seat (its own seat or player).
    pub fn check(&self, seat: SeatId, action: &Action) -> Result<(), Refusal> {
        let (_, _) = (seat, action);
        todo!()
    }

    /// Everything that the seat may do now. For a viewer who does not see the seat's hand: what everybody can tell.
    pub fn offers(&self, seat: SeatId) -> Vec<Offer> {
        let _ = seat;
        todo!()
    }

    /// Who must act or answer. Empty when the game is over.
    pub fn awaited(&self) -> Vec<Awaited> {
        todo!()
    }

    /// The safe default for the seat's current step: what is done when its time is up. `None` when it is not awaited.
    pub fn default_action(&self, seat: SeatId) -> Option<Action> {
        let _ = seat;
        todo!()
    }

    /// The seats that the viewer sees as their own.
    pub fn own_seats(&self) -> Vec<SeatId> {
        todo!()
    }

    /// Whether the viewer may be told of the event.
    pub fn may_know(&self, event: &Event) -> bool {
        let _ = event;
        todo!()
    }
}
