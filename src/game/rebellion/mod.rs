//! The dice game of the arenas (book 003): the second family of games. It shares seats, turn order, dice and people with
//! the conquest games, and has no map and no secret.

pub mod action;
mod audit;
mod check;
pub mod edition;
pub mod event;
pub mod forecast;
pub mod odds;
pub mod offer;
mod offers;
pub mod plan;
pub mod refusal;
pub mod rules;
pub(super) mod sheet;
pub mod symbol;
pub mod table;
mod turn;
pub mod view;
mod worth;

use std::sync::Arc;

use action::{Action, Move};
use edition::{Edition, RebelId};
use event::{Event, Outcome};
use refusal::Refusal;
use rules::{FirstTurn, TurnCard};
use table::{Phase, Table};

use super::chance::Chance;
use super::ids::{BySeat, SeatId};
use super::people::{Actor, Hold};

/// A dice game, running or ended.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Rebellion {
    table: Table,
}

/// An action that [`Rebellion::check`] has found possible in this very state. Only a check makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    actor: Actor,
    action: Action,
}

impl Rebellion {
    /// Begins a game: the rebels are dealt, and by lot or by the card somebody begins. `holds` has one entry for each seat, in
    /// turn order.
    ///
    /// # Panics
    /// When the edition has fewer rebels than there are seats, or there is no seat.
    pub fn begin(
        edition: Arc<Edition>,
        card: TurnCard,
        holds: &BySeat<Hold>,
        chance: &mut dyn Chance,
    ) -> (Self, Vec<Event>) {
        let deal = chance.deal(u8::try_from(edition.rebels().len()).unwrap_or(u8::MAX));
        let mut draws = vec![deal.number];
        let first = match card.first_turn {
            FirstTurn::FirstSeat => SeatId(0),
            FirstTurn::Random => {
                let pick = chance.pick(u16::try_from(holds.len()).unwrap_or(u16::MAX));
                draws.push(pick.number);
                SeatId(u8::try_from(pick.value).unwrap_or(0))
            }
        };
        let rebels = holds.map(|seat, _| RebelId(deal.value[seat.index()]));
        let held = holds.map(|seat, hold| (hold.clone(), rebels[seat]));
        let mut table = Table::before_turns(edition, card, first, &held);
        let mut events = vec![Event::Began { rebels, first, arena: table.arena, draws }];
        turn::begin(&mut table, first, &mut events);
        (Self { table }, events)
    }

    /// Whether this actor may do this now. Takes no luck and changes nothing. Moderators and the clock may hand seats over
    /// and end waits, nothing else.
    pub fn check(&self, actor: Actor, action: &Action) -> Result<Checked, Refusal> {
        match actor {
            Actor::Seat(seat) => self.table.check(seat, action)?,
            Actor::Everybody => self.check_draw(action)?,
            Actor::Moderator | Actor::Clock => match action {
                Action::HandOver { .. } | Action::TimeOut if self.outcome().is_some() => return Err(Refusal::Over),
                Action::HandOver { seat, .. } => match self.table.seats.get(*seat) {
                    None => return Err(Refusal::NotYours),
                    Some(seat) if seat.surrendered => return Err(Refusal::Surrendered),
                    Some(_) => {}
                },
                Action::TimeOut => {}
                Action::Move(_) | Action::Surrender | Action::AgreedDraw { .. } => return Err(Refusal::NotYours),
            },
        }
        Ok(Checked { actor, action: action.clone() })
    }

    /// Does what was checked in this state. Cannot refuse.
    pub fn perform(&self, checked: Checked, chance: &mut dyn Chance) -> (Self, Vec<Event>) {
        let mut game = self.clone();
        let mut events = Vec::new();
        let table = &mut game.table;
        match (checked.actor, checked.action) {
            (_, Action::HandOver { seat, hold }) => {
                table.seats[seat].hold = hold.clone();
                events.push(Event::HandedOver { seat, hold });
            }
            (_, Action::TimeOut) => game.time_out(chance, &mut events),
            (_, Action::AgreedDraw { .. }) => {
                turn::break_off(table, |table| Outcome::Agreed { scores: table.scores() }, &mut events);
            }
            (Actor::Seat(seat), Action::Surrender) => surrender(table, seat, &mut events),
            (Actor::Seat(_), Action::Move(wish)) => turn::act(table, wish, chance, &mut events),
            (Actor::Everybody | Actor::Moderator | Actor::Clock, Action::Surrender | Action::Move(_)) => {}
        }
        (game, events)
    }

    /// [`check`](Self::check) and [`perform`](Self::perform) together.
    pub fn apply(&self, actor: Actor, action: &Action, chance: &mut dyn Chance) -> Result<(Self, Vec<Event>), Refusal> {
        self.check(actor, action).map(|checked| self.perform(checked, chance))
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.table.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Turn(_) => None,
        }
    }

    /// How many seats it has.
    pub(super) fn seats(&self) -> usize {
        self.table.seats.len()
    }

    /// The edition that is played.
    pub fn edition(&self) -> &Arc<Edition> {
        &self.table.edition
    }

    /// Everybody who can still win and is no AI has agreed, and there is at least one such (C9).
    fn check_draw(&self, action: &Action) -> Result<(), Refusal> {
        let Action::AgreedDraw { seats } = action else { return Err(Refusal::NotYours) };
        if self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        let mut people = self.table.contenders().filter(|&seat| self.table.seats[seat].hold != Hold::Ai).peekable();
        let agreed = people.peek().is_some() && people.all(|seat| seats.contains(&seat));
        if agreed { Ok(()) } else { Err(Refusal::NotYours) }
    }

    /// Plays the running turn to its end as the AI would.
    fn time_out(&mut self, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let turn = self.table.turn;
        let Some(seat) = self.table.turn_now().map(|turn| turn.seat) else { return };
        events.push(Event::TimedOut { seat });
        while self.table.turn == turn
            && let Some(wish) = plan::best(&self.table, seat, 0)
        {
            // What the rules do not allow would change nothing, again and again.
            let allowed = self.table.check(seat, &Action::Move(wish.clone())).is_ok();
            turn::act(&mut self.table, if allowed { wish } else { Move::Finish }, chance, events);
        }
    }
}

/// The seat goes to the AI and cannot win; who is left alone has won (C11).
fn surrender(table: &mut Table, seat: SeatId, events: &mut Vec<Event>) {
    table.seats[seat].surrendered = true;
    table.seats[seat].hold = Hold::Ai;
    events.push(Event::Surrendered { seat });
    let mut contenders = table.contenders();
    if let (Some(seat), None) = (contenders.next(), contenders.next()) {
        drop(contenders);
        turn::break_off(table, |table| Outcome::Remained { seat, scores: table.scores() }, events);
    }
}
