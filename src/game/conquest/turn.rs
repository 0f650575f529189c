//! A turn: the ordered steps of the turn reference card, what the current one holds, and how turns follow each other.

use super::core::{Core, Phase, room_of};
use super::rules::Rules;
use super::victory;
use super::view::Garrison;
use crate::game::action::Placement;
use crate::game::chance::Chance;
use crate::game::event::{Event, EventKind, Outcome};
use crate::game::ids::{BySpace, SeatId, SpaceId, Troops};
use crate::game::offer::Step;

/// So many cards are a set; with fewer, as everybody can see, there is nothing to trade.
pub(super) const SET: usize = 3;

/// Before a draw by lack of captures (C9) it is announced when so many rounds are left.
const WARNING: u32 = 3;

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
    /// `left` armies are to be placed; `placed` may still be taken back. Sets may be traded as long as none is placed
    /// (S2-R3). With nothing left the stage stays until the first roll, so that `placed` can be taken back: it is then as
    /// good as [`Stage::Attack`], and [`Stage::step`] says so.
    Place {
        left: Troops,
        placed: Vec<Placement>,
    },
    Attack,
    /// How many armies move into the captured space.
    MoveIn(MoveIn),
    /// After an elimination: the captor may (or must) trade with the captured cards before the next attack (S2-C6).
    SpoilsTrade,
    /// After an elimination: armies of such a trade are placed at once. With nothing left as good as [`Stage::Attack`].
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

impl Stage {
    /// The step that is open: what the seat is to do now.
    pub fn step(&self) -> Step {
        match self {
            Stage::Trade { .. } => Step::Trade,
            Stage::Place { left: 0, .. } | Stage::SpoilsPlace { left: 0, .. } | Stage::Attack => Step::Attack,
            Stage::Place { .. } => Step::Place,
            Stage::MoveIn(_) => Step::MoveIn,
            Stage::SpoilsTrade => Step::SpoilsTrade,
            Stage::SpoilsPlace { .. } => Step::SpoilsPlace,
            Stage::Fortify => Step::Fortify,
        }
    }

    /// What can still be taken back.
    pub fn placed(&self) -> &[Placement] {
        match self {
            Stage::Place { placed, .. } | Stage::SpoilsPlace { placed, .. } => placed,
            Stage::Trade { .. } | Stage::Attack | Stage::MoveIn(_) | Stage::SpoilsTrade | Stage::Fortify => &[],
        }
    }
}

/// How many of `armies` the seat can place: what finds no room on any of its spaces is lost.
pub(super) fn placeable(spaces: &BySpace<Garrison>, seat: SeatId, armies: Troops) -> Troops {
    armies.min(room_of(spaces, seat))
}

/// Begins the turn of a seat: income, then trading or placing.
pub(super) fn begin(rules: &dyn Rules, core: &mut Core, seat: SeatId, events: &mut Vec<Event>) {
    core.turn += 1;
    core.round = core.round.max(1);
    core.seats[seat].last_turn = core.turn;
    let income = rules.income(core, seat);
    let armies = income.total();
    events.push(Event::public(EventKind::TurnBegan { seat, turn: core.turn, round: core.round, income }));
    let stage = match core.seats[seat].hand.len() {
        SET.. => Stage::Trade { armies },
        _ => to_place(core, seat, armies),
    };
    core.phase = Phase::Turn(Turn { seat, stage, captured: false });
}

/// The stage in which so many armies are to be placed; past it when there are none.
pub(super) fn to_place(core: &Core, seat: SeatId, armies: Troops) -> Stage {
    match placeable(&core.spaces, seat, armies) {
        0 => Stage::Attack,
        left => Stage::Place { left, placed: Vec::new() },
    }
}

/// Ends the open step alone; `may_fortify`: whether the next one has anything to offer.
pub(super) fn end_step(
    rules: &dyn Rules,
    core: &mut Core,
    may_fortify: bool,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let Phase::Turn(turn) = &core.phase else { return };
    let stage = match turn.stage {
        Stage::Trade { armies } => to_place(core, turn.seat, armies),
        Stage::SpoilsTrade => Stage::Attack,
        Stage::Place { .. } | Stage::Attack | Stage::SpoilsPlace { .. } if may_fortify => Stage::Fortify,
        Stage::Place { .. } | Stage::Attack | Stage::SpoilsPlace { .. } | Stage::Fortify | Stage::MoveIn(_) => {
            return end(rules, core, chance, events);
        }
    };
    if let Phase::Turn(turn) = &mut core.phase {
        turn.stage = stage;
    }
}

/// Where no person is in the game any more, it is a draw after so many full rounds, whatever the options say (C9).
pub(super) const MOST_ROUNDS_OF_AI: u32 = 200;

/// Ends the turn: the card for a capture (S2-C8), then the next seat, or the draw of C9.
pub(super) fn end(rules: &dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &core.phase else { return };
    let seat = turn.seat;
    if rules.earns_card(turn) {
        draw_card(core, seat, chance, events);
    }
    events.push(Event::public(EventKind::TurnEnded { seat }));
    if let Some(outcome) = victory::by_share(core, seat) {
        return over(core, outcome, events);
    }
    let next = core.next_seat(seat);
    if core.place_in_round(next) <= core.place_in_round(seat) {
        core.round += 1;
        core.rounds_of_ai = if core.has_people() { 0 } else { core.rounds_of_ai.saturating_add(1) };
        if let Some(outcome) = victory::by_rounds(core) {
            return over(core, outcome, events);
        }
        if core.rounds_of_ai >= MOST_ROUNDS_OF_AI {
            return over(core, Outcome::Drawn { spaces: victory::counted(core) }, events);
        }
        let calm = core.round.saturating_sub(core.calm_since);
        match core.draw_in() {
            Some(0) => {
                return over(core, Outcome::Drawn { spaces: victory::counted(core) }, events);
            }
            Some(rounds) if calm > 0 && (rounds == WARNING || calm == 1 && rounds < WARNING) => {
                events.push(Event::public(EventKind::DrawNear { rounds }));
            }
            Some(_) | None => {}
        }
    }
    begin(rules, core, next, events);
}

/// Ends the match.
pub(super) fn over(core: &mut Core, outcome: Outcome, events: &mut Vec<Event>) {
    events.push(Event::public(EventKind::Ended(outcome.clone())));
    core.phase = Phase::Over(outcome);
}

/// One card from the stack, or from the shuffled discard pile (S2-C5).
fn draw_card(core: &mut Core, seat: SeatId, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    if core.stack.is_empty() && !core.discard.is_empty() {
        events.push(Event::public(EventKind::Reshuffled { cards: core.discard.len() }));
        core.discard.drain(..).for_each(|card| core.stack.add(card));
    }
    if core.stack.is_empty() {
        events.push(Event::public(EventKind::NoCardLeft { seat }));
        return;
    }
    let drawn = chance.pick(u16::try_from(core.stack.len()).unwrap_or(u16::MAX));
    let card = core.stack.cards()[usize::from(drawn.value)];
    core.stack.remove(card);
    let hand = &mut core.seats[seat].hand;
    hand.add(card);
    events.push(Event::public(EventKind::Drew { seat, hand: hand.len(), draw: Some(drawn.number) }));
    events.push(Event::secret(seat, EventKind::DrewCard { card, draw: drawn.number }));
}
