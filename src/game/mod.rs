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
pub mod rebellion;
pub mod refusal;
pub mod view;

use action::Action;
use chance::Chance;
use conquest::Conquest;
use edition::AnyEdition;
use event::Event;
use ids::BySeat;
use options::{Card, Options, RulesetId};
use people::{Actor, Hold, Viewer};
use rebellion::Rebellion;
use refusal::Refusal;
use view::View;

/// The revision of the rules, written into every journal line. A journal replays to the byte within one revision.
pub const RULES_REVISION: u32 = 2;

/// A running or ended game of any family.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    Conquest(Conquest),
    Rebellion(Rebellion),
}

/// An action that [`Game::check`] has found possible in this very state. Only a check makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    actor: Actor,
    action: Action,
}

impl Game {
    /// Begins a game: deals or opens the draft. `holds` has one entry for each seat, in turn order; their number must be one
    /// that the ruleset allows ([`Options::armies`]).
    ///
    /// # Panics
    /// When the edition has fewer spaces or rebels than there are seats, or is none of the ruleset's family.
    #[expect(clippy::needless_pass_by_value, reason = "the caller has no further use for the seats")]
    pub fn begin(
        edition: impl Into<AnyEdition>,
        options: &Options,
        holds: BySeat<Hold>,
        chance: &mut dyn Chance,
    ) -> (Self, Vec<Event>) {
        match (edition.into(), options.card(holds.len()), options.ruleset.conquest(holds.len())) {
            (AnyEdition::Conquest(edition), Card::Conquest(card), Some(ruleset)) => {
                let (game, events) = Conquest::begin(edition, (ruleset, card), &holds, chance);
                (Self::Conquest(game), events)
            }
            (AnyEdition::Rebellion(edition), Card::Rebellion(card), None) => {
                let (game, events) = Rebellion::begin(edition, card, &holds, chance);
                (Self::Rebellion(game), events.into_iter().map(Event::from).collect())
            }
            (edition, Card::Conquest(_) | Card::Rebellion(_), _) => {
                panic!("the edition {:?} is none of {:?}", edition.id(), options.ruleset)
            }
        }
    }

    /// Whether this actor may do this now. Takes no luck and changes nothing. What a seat is refused is a function of
    /// its own view. Moderators and the clock may hand seats over and end waits ([`Action::TimeOut`]), nothing else.
    pub fn check(&self, actor: Actor, action: &Action) -> Result<Checked, Refusal> {
        match self {
            Game::Conquest(game) => game.check(actor, action)?,
            Game::Rebellion(game) => match (actor, action.of_rebellion()) {
                (_, Some(action)) => drop(game.check(actor, &action)?),
                (Actor::Seat(seat), None) => self.view(Viewer::Seat(seat)).check(seat, action)?,
                (Actor::Everybody | Actor::Moderator | Actor::Clock, None) => return Err(Refusal::NotYours),
            },
        }
        Ok(Checked { actor, action: action.clone() })
    }

    /// Does what was checked in this state. Cannot refuse.
    pub fn perform(&self, checked: Checked, chance: &mut dyn Chance) -> (Self, Vec<Event>) {
        match self {
            Game::Conquest(game) => {
                let (game, events) = game.perform(checked.actor, checked.action, chance);
                (Self::Conquest(game), events)
            }
            Game::Rebellion(game) => {
                // A check has let nothing else pass.
                let wish = checked.action.of_rebellion().and_then(|action| game.check(checked.actor, &action).ok());
                let Some(wish) = wish else { return (self.clone(), Vec::new()) };
                let (game, events) = game.perform(wish, chance);
                (Self::Rebellion(game), events.into_iter().map(Event::from).collect())
            }
        }
    }

    /// [`check`](Self::check) and [`perform`](Self::perform) together.
    pub fn apply(&self, actor: Actor, action: &Action, chance: &mut dyn Chance) -> Result<(Self, Vec<Event>), Refusal> {
        self.check(actor, action).map(|checked| self.perform(checked, chance))
    }

    /// The one function that decides what a viewer may know.
    pub fn view(&self, viewer: Viewer) -> View {
        match self {
            Game::Conquest(game) => View::Conquest(game.view(viewer)),
            Game::Rebellion(game) => View::Rebellion(game.view(viewer)),
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        match self {
            Game::Conquest(game) => game.outcome().is_some(),
            Game::Rebellion(game) => game.outcome().is_some(),
        }
    }

    /// Whether it is a game of this ruleset.
    pub fn is_of(&self, ruleset: RulesetId) -> bool {
        match (self, ruleset.conquest(self.seats())) {
            (Game::Conquest(game), Some(of)) => game.is_of(&of),
            (Game::Rebellion(_), None) => true,
            (Game::Conquest(_), None) | (Game::Rebellion(_), Some(_)) => false,
        }
    }

    /// The game, if it is a conquest game.
    pub fn conquest(&self) -> Option<&Conquest> {
        match self {
            Game::Conquest(game) => Some(game),
            Game::Rebellion(_) => None,
        }
    }

    /// How many seats it has.
    pub fn seats(&self) -> usize {
        match self {
            Game::Conquest(game) => game.seats(),
            Game::Rebellion(game) => game.seats(),
        }
    }

    /// The edition that is played.
    pub fn edition(&self) -> AnyEdition {
        match self {
            Game::Conquest(game) => game.edition().into(),
            Game::Rebellion(game) => game.edition().into(),
        }
    }

    /// Checks every invariant that holds between actions (armies, owners, cards, phase); the text says what is broken and
    /// tells no secret.
    pub fn audit(&self) -> Result<(), String> {
        match self {
            Game::Conquest(game) => game.audit(),
            Game::Rebellion(game) => game.audit(),
        }
    }
}
