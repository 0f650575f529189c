//! A turn: the ordered steps of the turn reference card, what the current one holds, and how turns follow each other.

use std::sync::Arc;

use super::core::{Core, Phase, room_of};
use super::fortify;
use super::parts::fleet::Fleet;
use super::rules::{FortifyKind, Position, Rules};
use super::victory;
use super::view::Garrison;
use crate::game::action::Placement;
use crate::game::chance::Chance;
use crate::game::event::{Event, EventKind, Outcome};
use crate::game::ids::{BySpace, CardId, SeatId, SpaceId, Troops};
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
    /// Sets traded in this turn.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub sets: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn is_none_yet(sets: &u8) -> bool {
    *sets == 0
}

/// The current step with what it needs. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// A drawn marker is to be laid, before the `armies` of the turn (S0-T1).
    LayMarker {
        armies: Troops,
    },
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
    /// Ships are moved, and the command of a partner's space taken.
    FortifyShips,
    /// The station is moved and fired.
    Station,
    /// The cards of the turn are drawn, and the order may be called (S4-O1).
    Order,
}

/// The move-in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct MoveIn {
    pub from: SpaceId,
    pub to: SpaceId,
    pub least: Troops,
    pub most: Troops,
    /// The ships that may move in besides those that have (S0-T12).
    #[serde(default, skip_serializing_if = "Fleet::is_empty")]
    pub ships: Fleet,
    /// The seat that lost its last space to this capture and whose cards were taken: then spoils follow.
    pub eliminated: Option<SeatId>,
}

impl Stage {
    /// The step that is open: what the seat is to do now.
    pub fn step(&self) -> Step {
        match self {
            Stage::LayMarker { .. } => Step::LayMarker,
            Stage::Trade { .. } => Step::Trade,
            Stage::Place { left: 0, .. } | Stage::SpoilsPlace { left: 0, .. } | Stage::Attack => Step::Attack,
            Stage::Place { .. } => Step::Place,
            Stage::MoveIn(_) => Step::MoveIn,
            Stage::SpoilsTrade => Step::SpoilsTrade,
            Stage::SpoilsPlace { .. } => Step::SpoilsPlace,
            Stage::Fortify => Step::Fortify,
            Stage::FortifyShips => Step::FortifyShips,
            Stage::Station => Step::Station,
            Stage::Order => Step::Order,
        }
    }

    /// Whether the attacks of the turn are over.
    pub fn is_late(&self) -> bool {
        matches!(self, Stage::Fortify | Stage::FortifyShips | Stage::Station | Stage::Order)
    }

    /// Whether the moves of armies and ships are over too.
    pub fn is_last(&self) -> bool {
        matches!(self, Stage::Station | Stage::Order)
    }

    /// What can still be taken back.
    pub fn placed(&self) -> &[Placement] {
        match self {
            Stage::Place { placed, .. } | Stage::SpoilsPlace { placed, .. } => placed,
            Stage::LayMarker { .. }
            | Stage::Trade { .. }
            | Stage::Attack
            | Stage::MoveIn(_)
            | Stage::SpoilsTrade
            | Stage::Fortify
            | Stage::FortifyShips
            | Stage::Station
            | Stage::Order => &[],
        }
    }
}

/// How many of `armies` the seat can place: what finds no room on any of its spaces is lost.
pub(super) fn placeable(spaces: &BySpace<Garrison>, seat: SeatId, armies: Troops) -> Troops {
    armies.min(room_of(spaces, seat))
}

/// Begins the turn of a seat: what the ruleset does first, income, then trading or placing.
pub(super) fn begin(
    rules: &mut dyn Rules,
    core: &mut Core,
    seat: SeatId,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    core.turn += 1;
    core.round = core.round.max(1);
    core.seats[seat].last_turn = core.turn;
    let income = rules.income(core, seat);
    let armies = income.total();
    events.push(Event::public(EventKind::TurnBegan { seat, turn: core.turn, round: core.round, income }));
    let lays = rules.turn_began(core, seat, chance, events);
    let stage = if lays { Stage::LayMarker { armies } } else { to_trade(core, seat, armies) };
    core.phase = Phase::Turn(Turn { seat, stage, captured: false, sets: 0 });
}

/// The stage in which sets may be traded; past it where there are too few cards.
pub(super) fn to_trade(core: &Core, seat: SeatId, armies: Troops) -> Stage {
    match core.seats[seat].hand.len() {
        SET.. => Stage::Trade { armies },
        _ => to_place(core, seat, armies),
    }
}

/// Goes on where sets may be traded and the seat has used so many cards that it cannot hold one any more.
pub(super) fn past_trade(core: &mut Core) {
    if let Phase::Turn(Turn { seat, stage: Stage::Trade { armies }, .. }) = core.phase
        && core.seats[seat].hand.len() < SET
    {
        let stage = to_place(core, seat, armies);
        set_stage(core, stage);
    }
}

/// The stage in which so many armies are to be placed; past it when there are none.
pub(super) fn to_place(core: &Core, seat: SeatId, armies: Troops) -> Stage {
    match placeable(&core.spaces, seat, armies) {
        0 => Stage::Attack,
        left => Stage::Place { left, placed: Vec::new() },
    }
}

/// Ends the open step alone.
pub(super) fn end_step(rules: &mut dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &core.phase else { return };
    let stage = match turn.stage {
        Stage::LayMarker { .. } => return,
        Stage::Trade { armies } => to_place(core, turn.seat, armies),
        Stage::SpoilsTrade => Stage::Attack,
        Stage::Place { .. } | Stage::Attack | Stage::SpoilsPlace { .. } | Stage::MoveIn(_) => {
            return go_on(rules, core, None, chance, events);
        }
        Stage::Fortify => return go_on(rules, core, Some(Step::Fortify), chance, events),
        Stage::FortifyShips => return go_on(rules, core, Some(Step::FortifyShips), chance, events),
        Stage::Station | Stage::Order => return end(rules, core, chance, events),
    };
    set_stage(core, stage);
}

/// Goes on to the first late step after this one in which there may be something to do, or ends the turn.
pub(super) fn go_on(
    rules: &mut dyn Rules,
    core: &mut Core,
    after: Option<Step>,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let Phase::Turn(turn) = &core.phase else { return };
    match next_step(rules, &position(core, turn.seat), core.card.fortify, after) {
        Some(Step::Fortify) => set_stage(core, Stage::Fortify),
        Some(Step::FortifyShips) => set_stage(core, Stage::FortifyShips),
        Some(Step::Station) => set_stage(core, Stage::Station),
        Some(Step::Order) => to_order(rules, core, chance, events),
        Some(_) | None => end(rules, core, chance, events),
    }
}

/// Goes on to the order, which comes after the cards of the turn (S4-T17).
pub(super) fn to_order(rules: &mut dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    draw_earned(rules, core, chance, events);
    set_stage(core, Stage::Order);
}

/// The cards that the turn has earned, unless they were drawn already.
fn draw_earned(rules: &dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &core.phase else { return };
    let seat = turn.seat;
    if turn.stage == Stage::Order {
        return;
    }
    for _ in 0..rules.cards_earned(core, turn, events) {
        draw_card(core, seat, chance, events);
    }
}

/// The first late step after `after` in which there may be something to do.
pub(super) fn next_step(rules: &dyn Rules, at: &Position<'_>, kind: FortifyKind, after: Option<Step>) -> Option<Step> {
    let late = rules.late_steps();
    let from = after.map_or(0, |after| late.iter().position(|&step| step == after).map_or(late.len(), |n| n + 1));
    late[from..].iter().copied().find(|&step| match step {
        Step::Fortify => fortify::possible(&at.edition.board, at.spaces, at.sides, kind, at.seat),
        other => rules.opens(at, other),
    })
}

/// What everybody knows of a seat's position.
pub(super) fn position(core: &Core, seat: SeatId) -> Position<'_> {
    Position {
        edition: &core.edition,
        spaces: &core.spaces,
        sides: &core.sides,
        seat,
        cards: core.seats[seat].hand.len(),
        card: &core.card,
    }
}

pub(super) fn set_stage(core: &mut Core, stage: Stage) {
    if let Phase::Turn(turn) = &mut core.phase {
        turn.stage = stage;
    }
}

/// Where no person is in the game any more, it is a draw after so many full rounds, whatever the options say (C9).
pub(super) const MOST_ROUNDS_OF_AI: u32 = 200;

/// Ends the turn: the card for a capture (S2-C8), then the next seat, or the draw of C9.
pub(super) fn end(rules: &mut dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &core.phase else { return };
    let seat = turn.seat;
    draw_earned(rules, core, chance, events);
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
    begin(rules, core, next, chance, events);
}

/// Ends the match.
pub(super) fn over(core: &mut Core, outcome: Outcome, events: &mut Vec<Event>) {
    events.push(Event::public(EventKind::Ended(outcome.clone())));
    core.phase = Phase::Over(outcome);
}

/// One card from the stack, or from the shuffled discard pile (S2-C5); where sides have their own piles, from that of the seat.
/// `false`: there is none, which is told.
pub(super) fn draw_card(core: &mut Core, seat: SeatId, chance: &mut dyn Chance, events: &mut Vec<Event>) -> bool {
    let own = own_pile(core, seat);
    if !core.stack.cards().iter().any(|&card| own(card)) && core.discard.iter().any(|&card| own(card)) {
        let back: Vec<CardId> = core.discard.extract_if(.., |&mut card| own(card)).collect();
        events.push(Event::public(EventKind::Reshuffled { cards: back.len() }));
        for card in back {
            core.stack.add(card);
        }
    }
    let drawn = draw_from_stack(core, seat, chance, events);
    if !drawn {
        events.push(Event::public(EventKind::NoCardLeft { seat }));
    }
    drawn
}

/// One card from the stack alone; `false`: it has none for this seat.
pub(super) fn draw_from_stack(core: &mut Core, seat: SeatId, chance: &mut dyn Chance, events: &mut Vec<Event>) -> bool {
    let own = own_pile(core, seat);
    let mut pile = core.stack.cards().iter().copied().filter(|&card| own(card));
    let count = pile.clone().count();
    if count == 0 {
        return false;
    }
    let drawn = chance.pick(u16::try_from(count).unwrap_or(u16::MAX));
    let Some(card) = pile.nth(usize::from(drawn.value)) else { return false };
    core.stack.remove(card);
    let hand = &mut core.seats[seat].hand;
    hand.add(card);
    events.push(Event::public(EventKind::Drew { seat, hand: hand.len(), draw: Some(drawn.number) }));
    events.push(Event::secret(seat, EventKind::DrewCard { card, draw: drawn.number }));
    true
}

/// Whether a card is of the pile from which the seat draws.
fn own_pile(core: &Core, seat: SeatId) -> impl Fn(CardId) -> bool + use<> {
    let (edition, side) = (Arc::clone(&core.edition), core.side(seat));
    move |card| edition.deck.card(card).side.is_none_or(|of| of == side)
}
