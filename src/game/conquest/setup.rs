//! The set-up: spaces are dealt or claimed, then the starting armies are placed (S2-S2, S2-S3, S2-S4, S0-N2, S0-N3, C8).

use std::fmt;

use super::core::{Core, Phase, Seat, held};
use super::defaults;
use super::place::{merge, total};
use super::rules::{FirstTurn, Rules, SetUpPace, Territories, TurnCard};
use super::turn;
use super::view::Garrison;
use crate::game::action::Placement;
use crate::game::cards::Hand;
use crate::game::chance::Chance;
use crate::game::edition::Edition;
use crate::game::event::{Event, EventKind, StartRoll, StartThrow};
use crate::game::ids::{BySeat, BySpace, SeatId, SpaceId, Troops};
use crate::game::people::Hold;
use std::sync::Arc;

/// The steps of the set-up. `Debug` tells no list and no sealed placement.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SetUp {
    /// Draft, quick: everybody hands in a list, sealed until all have. `draw` chose the first seat, unless
    /// that was told at once (S0-N2).
    Preferring { draw: Option<u64>, lists: BySeat<Option<Vec<SpaceId>>> },
    /// Draft, book: one space in turn.
    Claiming { draw: Option<u64>, next: SeatId },
    /// Everybody places all armies at once, sealed until all have.
    Deploying { armies: BySeat<Troops>, placed: BySeat<Vec<Placement>> },
    /// One army in turn. A seat that has none left is passed over.
    DeployingInTurn { next: SeatId, left: BySeat<Troops> },
}

/// Begins: chooses the first seat, deals the spaces or opens the draft.
///
/// # Panics
/// When there are fewer spaces than seats.
pub(super) fn begin(
    rules: &dyn Rules,
    edition: Arc<Edition>,
    card: TurnCard,
    holds: &BySeat<Hold>,
    chance: &mut dyn Chance,
) -> (Core, Vec<Event>) {
    let seats = holds.len();
    let spaces = edition.board.spaces().len();
    assert!((1..=spaces).contains(&seats), "{seats} seats do not fit {spaces} spaces");
    let rolled = card.first_turn == FirstTurn::Rolled;
    let lot = (!rolled).then(|| chance.pick(u16::try_from(seats).unwrap_or(u16::MAX)));
    let draw = lot.map(|lot| lot.number);
    let mut stack = Hand::default();
    for card in edition.deck.ids() {
        stack.add(card);
    }
    let lists = BySeat::from_fn(seats, |_| None);
    let mut core = Core {
        card,
        spaces: BySpace::from_fn(spaces, |_| Garrison { owner: None, troops: 0, captured: 0 }),
        seats: holds.map(|_, hold| Seat {
            hold: hold.clone(),
            out: false,
            surrendered: false,
            hand: Hand::default(),
            sets_traded: 0,
            last_turn: 0,
        }),
        first: SeatId(lot.and_then(|lot| u8::try_from(lot.value).ok()).unwrap_or_default()),
        phase: Phase::SetUp(SetUp::Preferring { draw, lists }),
        turn: 0,
        round: 0,
        calm_since: 1,
        rounds_of_ai: 0,
        stack,
        discard: Vec::new(),
        gone: Vec::new(),
        sets_traded: 0,
        placed: 0,
        lost: 0,
        edition,
    };
    let mut events = Vec::new();
    if rolled {
        roll(&mut core, StartRoll::SetUp, chance, &mut events);
    }
    match (core.card.territories, core.card.set_up) {
        (Territories::Deal, SetUpPace::Quick | SetUpPace::Book) => {
            let order = chance.deal(u8::try_from(spaces).unwrap_or(u8::MAX));
            let mut seat = core.first;
            for space in order.value {
                take(&mut core, seat, SpaceId(space));
                seat = core.next_seat(seat);
            }
            choose_first_turn(&mut core, seat);
            let draws = draw.into_iter().chain([order.number]).collect();
            events.push(Event::public(match draw {
                Some(_) => EventKind::Dealt { first: core.first, draws },
                None => EventKind::GivenOut { draws },
            }));
            deploy(rules, &mut core, chance, &mut events);
        }
        (Territories::Draft, SetUpPace::Quick) => {}
        (Territories::Draft, SetUpPace::Book) => {
            core.phase = Phase::SetUp(SetUp::Claiming { draw, next: core.first });
        }
    }
    (core, events)
}

/// A seat hands in its list, or takes one space.
pub(super) fn claim(
    rules: &dyn Rules,
    core: &mut Core,
    seat: SeatId,
    spaces: Vec<SpaceId>,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    match &mut core.phase {
        Phase::SetUp(SetUp::Preferring { draw, lists }) => {
            lists[seat] = Some(spaces);
            events.push(Event::public(EventKind::Preferred { seat }));
            if lists.iter().all(|(_, list)| list.is_some()) {
                let (draw, lists) = (*draw, lists.map(|_, list| list.clone().unwrap_or_default()));
                resolve(core, &lists, events);
                drafted(rules, core, draw, chance, events);
            }
        }
        Phase::SetUp(SetUp::Claiming { draw, .. }) => {
            let draw = *draw;
            let next = core.next_seat(seat);
            for space in spaces {
                take(core, seat, space);
                events.push(Event::public(EventKind::Claimed { seat, space }));
            }
            if core.spaces.iter().all(|(_, garrison)| garrison.owner.is_some()) {
                choose_first_turn(core, next);
                drafted(rules, core, draw, chance, events);
            } else {
                core.phase = Phase::SetUp(SetUp::Claiming { draw, next });
            }
        }
        Phase::SetUp(SetUp::Deploying { .. } | SetUp::DeployingInTurn { .. }) | Phase::Turn(_) | Phase::Over(_) => {}
    }
}

/// A seat places starting armies.
pub(super) fn place(
    rules: &dyn Rules,
    core: &mut Core,
    seat: SeatId,
    placements: Vec<Placement>,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    match &mut core.phase {
        Phase::SetUp(SetUp::Deploying { armies, placed }) => {
            merge(&mut placed[seat], &placements);
            let done = total(&placed[seat]) == u64::from(armies[seat]);
            events.push(Event::secret(seat, EventKind::DeployedThere { placements }));
            if done {
                events.push(Event::public(EventKind::Deployed { seat }));
            }
            if armies.iter().all(|(seat, &armies)| total(&placed[seat]) == u64::from(armies)) {
                let placed = placed.clone();
                for (_, placements) in placed.iter() {
                    for placement in placements {
                        core.put(placement.space, placement.troops);
                    }
                }
                events.push(Event::public(EventKind::Revealed { placements: placed }));
                begin_turns(rules, core, chance, events);
            }
        }
        Phase::SetUp(SetUp::DeployingInTurn { next, left }) => {
            left[seat] -= 1;
            let order = left.ids().skip(seat.index() + 1).chain(left.ids());
            let waiting = order.into_iter().find(|&seat| left[seat] > 0);
            *next = waiting.unwrap_or(seat);
            for placement in &placements {
                core.put(placement.space, placement.troops);
            }
            events.push(Event::public(EventKind::Placed { seat, placements }));
            if waiting.is_none() {
                begin_turns(rules, core, chance, events);
            }
        }
        Phase::SetUp(SetUp::Preferring { .. } | SetUp::Claiming { .. }) | Phase::Turn(_) | Phase::Over(_) => {}
    }
}

/// Gives the spaces out: in turn order each seat takes the best free space of its list, then of the default list.
fn resolve(core: &mut Core, lists: &BySeat<Vec<SpaceId>>, events: &mut Vec<Event>) {
    let mut seat = core.first;
    for _ in 0..core.spaces.len() {
        let free = |space: &SpaceId| core.spaces[*space].owner.is_none();
        let wish = lists[seat].iter().copied().find(free);
        let Some(space) = wish.or_else(|| defaults::next_claim(core.board(), &core.spaces, seat)) else { break };
        take(core, seat, space);
        events.push(Event::public(EventKind::Claimed { seat, space }));
        seat = core.next_seat(seat);
    }
    choose_first_turn(core, seat);
}

fn take(core: &mut Core, seat: SeatId, space: SpaceId) {
    core.spaces[space].owner = Some(seat);
    core.put(space, 1);
}

/// `after_last` would be given the next space if there were one more.
fn choose_first_turn(core: &mut Core, after_last: SeatId) {
    match core.card.first_turn {
        FirstTurn::FirstDealt | FirstTurn::Rolled => {}
        FirstTurn::AfterLastDealt => core.first = after_last,
    }
}

fn drafted(rules: &dyn Rules, core: &mut Core, draw: Option<u64>, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    events.push(Event::public(match draw {
        Some(draw) => EventKind::Drafted { first: core.first, draws: vec![draw] },
        None => EventKind::GivenOut { draws: Vec::new() },
    }));
    deploy(rules, core, chance, events);
}

/// All spaces have owners: the rest of the starting armies is placed, if there is one.
fn deploy(rules: &dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let armies =
        core.seats.map(|seat, _| core.card.start_armies.saturating_sub(held(&core.spaces, seat).map(|_| 1).sum()));
    let order = core.seats.ids().skip(core.first.index()).chain(core.seats.ids());
    let Some(next) = order.into_iter().find(|&seat| armies[seat] > 0) else {
        return begin_turns(rules, core, chance, events);
    };
    core.phase = Phase::SetUp(match core.card.set_up {
        SetUpPace::Quick => SetUp::Deploying { placed: armies.map(|_, _| Vec::new()), armies },
        SetUpPace::Book => SetUp::DeployingInTurn { next, left: armies },
    });
}

/// The set-up is over: the first turn begins, after a roll for it where the rules ask for one.
fn begin_turns(rules: &dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    if core.card.first_turn == FirstTurn::Rolled {
        roll(core, StartRoll::FirstTurn, chance, events);
    }
    turn::begin(rules, core, core.first, events);
}

/// Every seat throws a die; those with the highest throw again until one is left (S0-N2).
fn roll(core: &mut Core, what: StartRoll, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let mut highest: Vec<SeatId> = core.seats.ids().collect();
    let mut throws = Vec::new();
    while highest.len() > 1 {
        let rolled = chance.roll(&vec![6; highest.len()]);
        let dice: Vec<(SeatId, u8)> = highest.into_iter().zip(rolled.value).collect();
        let best = dice.iter().map(|&(_, die)| die).max();
        highest = dice.iter().filter(|&&(_, die)| Some(die) == best).map(|&(seat, _)| seat).collect();
        throws.push(StartThrow { draw: rolled.number, dice });
    }
    core.first = highest.first().copied().unwrap_or(core.first);
    events.push(Event::public(EventKind::StartRolled { what, throws, first: core.first }));
}

impl fmt::Debug for SetUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetUp::Preferring { lists, .. } => {
                f.debug_struct("Preferring").field("done", &lists.map(|_, list| list.is_some())).finish_non_exhaustive()
            }
            SetUp::Claiming { next, .. } => f.debug_struct("Claiming").field("next", next).finish_non_exhaustive(),
            SetUp::Deploying { armies, placed } => f
                .debug_struct("Deploying")
                .field("done", &armies.map(|seat, &armies| total(&placed[seat]) == u64::from(armies)))
                .finish_non_exhaustive(),
            SetUp::DeployingInTurn { next, left } => {
                f.debug_struct("DeployingInTurn").field("next", next).field("left", left).finish()
            }
        }
    }
}
