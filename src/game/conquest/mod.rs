//! The family of conquest games: spaces, armies, battles. Rulesets are in `rulesets/`.

mod audit;
pub mod battle;
mod check;
mod core;
mod defaults;
pub mod dice;
pub mod effect;
mod fortify;
mod income;
mod invade;
mod look;
pub mod odds;
mod offers;
pub mod parts;
mod place;
pub mod rules;
pub(crate) mod rulesets;
mod setup;
mod sheet;
pub mod special;
pub mod support;
pub mod theatre;
mod trade;
pub mod turn;
mod victory;
pub mod view;

use std::sync::Arc;

use self::core::{Core, Phase};
use self::rules::TurnCard;
use self::rulesets::Ruleset;
use self::special::Special;
use super::action::Action;
use super::chance::Chance;
use super::edition::Edition;
use super::event::{Event, EventKind, Outcome};
use super::ids::{BySeat, SeatId};
use super::offer::Step;
use super::people::{Actor, Hold, Viewer};
use super::refusal::Refusal;

/// A conquest game: what all rulesets share, and what one ruleset adds.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Conquest {
    core: Core,
    ruleset: Ruleset,
}

impl Conquest {
    pub(super) fn begin(
        edition: Arc<Edition>,
        (ruleset, card): (Ruleset, TurnCard),
        holds: &BySeat<Hold>,
        chance: &mut dyn Chance,
    ) -> (Self, Vec<Event>) {
        let mut ruleset = ruleset;
        let (core, events) = setup::begin(ruleset.rules_mut(), edition, card, holds, chance);
        (Self { core, ruleset }, events)
    }

    /// Seats are refused what their own view says; moderators and the clock hand seats over and end waits.
    pub(super) fn check(&self, actor: Actor, action: &Action) -> Result<(), Refusal> {
        match actor {
            Actor::Seat(seat) => self.view(Viewer::Seat(seat)).check(seat, action),
            Actor::Everybody => {
                let Action::AgreedDraw { seats } = action else { return Err(Refusal::NotYours) };
                match self.outcome() {
                    Some(_) => Err(Refusal::Over),
                    None if victory::agree(&self.core, seats) => Ok(()),
                    None => Err(Refusal::NotYours),
                }
            }
            Actor::Moderator | Actor::Clock => match action {
                Action::HandOver { .. } | Action::TimeOut if self.outcome().is_some() => Err(Refusal::Over),
                Action::HandOver { seat, .. } => match self.core.seats.get(*seat) {
                    None => Err(Refusal::NotYours),
                    Some(seat) if seat.out => Err(Refusal::Eliminated),
                    Some(seat) if seat.surrendered => Err(Refusal::Surrendered),
                    Some(_) => Ok(()),
                },
                Action::TimeOut => Ok(()),
                Action::Claim { .. }
                | Action::Place { .. }
                | Action::TakeBack
                | Action::Trade { .. }
                | Action::Attack(_)
                | Action::MoveIn { .. }
                | Action::Fortify { .. }
                | Action::EndStep
                | Action::EndTurn
                | Action::Surrender
                | Action::AgreedDraw { .. }
                | Action::Rebellion(_)
                | Action::Special(_) => Err(Refusal::NotYours),
            },
        }
    }

    /// Does what was checked.
    pub(super) fn perform(&self, actor: Actor, action: Action, chance: &mut dyn Chance) -> (Self, Vec<Event>) {
        let mut game = self.clone();
        let mut events = Vec::new();
        match (actor, action) {
            (_, Action::HandOver { seat, hold }) => {
                game.core.seats[seat].hold = hold.clone();
                events.push(Event::public(EventKind::HandedOver { seat, hold }));
            }
            (_, Action::TimeOut) => game.time_out(chance, &mut events),
            (_, Action::AgreedDraw { .. }) => {
                let spaces = victory::counted(&game.core);
                turn::over(&mut game.core, Outcome::Agreed { spaces }, &mut events);
            }
            (Actor::Seat(seat), action) => game.act(seat, action, chance, &mut events),
            (Actor::Everybody | Actor::Moderator | Actor::Clock, _) => {}
        }
        (game, events)
    }

    /// Whether it is a game of the same ruleset.
    pub(super) fn is_of(&self, ruleset: &Ruleset) -> bool {
        std::mem::discriminant(&self.ruleset) == std::mem::discriminant(ruleset)
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.core.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::SetUp(_) | Phase::Turn(_) => None,
        }
    }

    /// How many seats it has.
    pub(super) fn seats(&self) -> usize {
        self.core.seats.len()
    }

    /// The edition that is played.
    pub fn edition(&self) -> &Arc<Edition> {
        &self.core.edition
    }

    /// A checked action of a seat.
    fn act(&mut self, seat: SeatId, action: Action, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let (core, rules) = (&mut self.core, self.ruleset.rules_mut());
        match action {
            Action::Claim { spaces } => setup::claim(rules, core, seat, spaces, chance, events),
            Action::Place { placements } if matches!(core.phase, Phase::SetUp(_)) => {
                setup::place(rules, core, seat, placements, chance, events);
            }
            Action::Place { placements } => place::place(core, seat, placements, events),
            Action::TakeBack => place::take_back(core, seat, events),
            Action::Trade { cards } => {
                trade::trade(core, seat, cards, events);
                rules.traded(core, seat);
            }
            Action::Attack(attack) => invade::attack(rules, core, seat, attack, chance, events),
            Action::MoveIn { troops, ships } => invade::move_in(core, seat, troops, ships, events),
            Action::Fortify { from, to, troops } => {
                fortify::fortify(core, seat, (from, to), troops, events);
                turn::go_on(rules, core, Some(Step::Fortify), chance, events);
            }
            Action::Special(Special::PlaceStation { space }) => {
                setup::place_station(rules, core, (seat, space), chance, events);
            }
            Action::Special(wish) => rules.act(core, seat, wish, chance, events),
            Action::EndStep => turn::end_step(rules, core, chance, events),
            Action::EndTurn => turn::end(rules, core, chance, events),
            Action::Surrender => victory::surrender(core, seat, events),
            Action::AgreedDraw { .. } | Action::HandOver { .. } | Action::TimeOut | Action::Rebellion(_) => {}
        }
    }

    /// Takes the defaults of everybody who is awaited now: in a turn until it has ended, in the set-up one step each.
    fn time_out(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let turn = self.core.turn;
        for awaited in self.view(Viewer::Public).awaited() {
            let seat = awaited.seat;
            events.push(Event::public(EventKind::TimedOut { seat }));
            while let Some(action) = self.view(Viewer::Seat(seat)).default_action(seat) {
                self.act(seat, action, chance, events);
                let in_turn = turn > 0 && turn == self.core.turn && self.outcome().is_none();
                if !in_turn {
                    break;
                }
            }
        }
    }
}
