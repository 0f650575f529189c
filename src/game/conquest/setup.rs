//! The set-up: spaces are dealt or claimed, then the starting armies are placed (S2-S2, S2-S3, S2-S4, S0-N2, S0-N3, C8).

use std::fmt;

use super::core::{Core, Phase, Seat, held};
use super::defaults;
use super::place::{merge, total};
use super::rules::{FirstTurn, Rules, SetUpPace, Territories, TurnCard};
use super::special::{Special, SpecialEvent};
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
    /// Draft, book: some seats name a space each, sealed until all have; `open` are those that must (S4-S2).
    Naming { draw: Option<u64>, open: Vec<SeatId>, named: BySeat<Option<SpaceId>> },
    /// Draft, book: one space in turn. `unplayed`: the seat chooses for the armies that nobody plays (S0-S4).
    Claiming {
        draw: Option<u64>,
        next: SeatId,
        #[serde(default, skip_serializing_if = "is_not")]
        unplayed: bool,
    },
    /// The station gets its first place (S0-S6).
    Stationing { seat: SeatId },
    /// Everybody places all armies at once, sealed until all have.
    Deploying { armies: BySeat<Troops>, placed: BySeat<Vec<Placement>> },
    /// One army in turn. A seat that has none left is passed over. `unplayed`: armies left that nobody plays, of which one is placed
    /// after every round (S0-S5); `for_unplayed`: the seat does so now.
    DeployingInTurn {
        next: SeatId,
        left: BySeat<Troops>,
        #[serde(default, skip_serializing_if = "is_none_left")]
        unplayed: Troops,
        #[serde(default, skip_serializing_if = "is_not")]
        for_unplayed: bool,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn is_not(flag: &bool) -> bool {
    !*flag
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn is_none_left(troops: &Troops) -> bool {
    *troops == 0
}

/// Begins: chooses the first seat, deals the spaces or opens the draft.
///
/// # Panics
/// When there are fewer spaces than seats.
pub(super) fn begin(
    rules: &mut dyn Rules,
    edition: Arc<Edition>,
    card: TurnCard,
    holds: &BySeat<Hold>,
    chance: &mut dyn Chance,
) -> (Core, Vec<Event>) {
    let seats = holds.len();
    let spaces = edition.board.spaces().len();
    assert!((1..=spaces).contains(&seats), "{seats} seats do not fit {spaces} spaces");
    let rolled = card.first_turn == FirstTurn::Rolled;
    let by_lot = !rolled && card.first_turn != FirstTurn::FirstSeat;
    let lot = by_lot.then(|| chance.pick(u16::try_from(seats).unwrap_or(u16::MAX)));
    let draw = lot.map(|lot| lot.number);
    let mut stack = Hand::default();
    for card in edition.deck.ids() {
        stack.add(card);
    }
    let lists = BySeat::from_fn(seats, |_| None);
    let mut core = Core {
        card,
        spaces: BySpace::from_fn(spaces, |_| Garrison::FREE),
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
        sides: rules.sides(),
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
            core.phase = Phase::SetUp(match rules.first_claims() {
                [] => SetUp::Claiming { draw, next: core.first, unplayed: false },
                first => SetUp::Naming { draw, open: first.to_vec(), named: core.seats.map(|_, _| None) },
            });
        }
    }
    (core, events)
}

/// A seat hands in its list, or takes one space.
pub(super) fn claim(
    rules: &mut dyn Rules,
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
                resolve(rules, core, &lists, chance, events);
                drafted(rules, core, draw, chance, events);
            }
        }
        Phase::SetUp(SetUp::Naming { draw, open, named }) => {
            named[seat] = spaces.first().copied();
            events.push(Event::public(EventKind::Preferred { seat }));
            if open.iter().all(|&seat| named[seat].is_some()) {
                let (draw, names) = (*draw, open.iter().filter_map(|&seat| Some((seat, named[seat]?))));
                let names: Vec<(SeatId, SpaceId)> = names.collect();
                let open = settle_names(core, &names, chance, events);
                core.phase = Phase::SetUp(if open.is_empty() {
                    SetUp::Claiming { draw, next: core.first, unplayed: false }
                } else {
                    SetUp::Naming { draw, open, named: core.seats.map(|_, _| None) }
                });
            }
        }
        Phase::SetUp(SetUp::Claiming { draw, unplayed, .. }) => {
            let (draw, unplayed) = (*draw, *unplayed);
            for space in spaces {
                if unplayed {
                    core.put(space, 1);
                    let claimed = SpecialEvent::GarrisonClaimed { chooser: Some(seat), space, draw: None };
                    events.push(Event::public(EventKind::Special(claimed)));
                } else {
                    take(core, seat, space);
                    events.push(Event::public(EventKind::Claimed { seat, space }));
                }
            }
            match claims_next(rules, core, (!unplayed).then_some(seat)) {
                Claimer::Nobody => {
                    choose_first_turn(core, core.next_seat(seat));
                    drafted(rules, core, draw, chance, events);
                }
                Claimer::Seat(next) => {
                    core.phase = Phase::SetUp(SetUp::Claiming { draw, next, unplayed: false });
                }
                Claimer::Unplayed { chooser } => {
                    core.phase = Phase::SetUp(SetUp::Claiming { draw, next: chooser, unplayed: true });
                }
            }
        }
        Phase::SetUp(SetUp::Stationing { .. } | SetUp::Deploying { .. } | SetUp::DeployingInTurn { .. })
        | Phase::Turn(_)
        | Phase::Over(_) => {}
    }
}

/// A seat places starting armies.
pub(super) fn place(
    rules: &mut dyn Rules,
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
                place_unplayed(rules, core, events);
                begin_turns(rules, core, chance, events);
            }
        }
        Phase::SetUp(SetUp::DeployingInTurn { next, left, unplayed, for_unplayed }) => {
            let for_them = *for_unplayed;
            if for_them {
                *unplayed -= 1;
            } else {
                left[seat] -= 1;
            }
            let (left_over, armies) = (*unplayed, left.clone());
            let placed_before = rules.unplayed().map_or(0, |all| all.armies - all.spaces) - left_over;
            // A round is over when nobody after this seat has anything left.
            let after = |seat: SeatId| armies.ids().skip(seat.index() + 1).find(|&seat| armies[seat] > 0);
            let first = || armies.ids().find(|&seat| armies[seat] > 0);
            let turn_of_unplayed = |done: bool| {
                let chooser = usize::try_from(placed_before).unwrap_or_default() % armies.len().max(1);
                (!done && left_over > 0).then(|| (SeatId(u8::try_from(chooser).unwrap_or_default()), true))
            };
            let next_one = if for_them {
                first().map(|seat| (seat, false)).or_else(|| turn_of_unplayed(false))
            } else {
                after(seat)
                    .map(|seat| (seat, false))
                    .or_else(|| turn_of_unplayed(false))
                    .or_else(|| first().map(|seat| (seat, false)))
            };
            (*next, *for_unplayed) = next_one.unwrap_or((seat, false));
            for placement in &placements {
                core.put(placement.space, placement.troops);
            }
            events.push(Event::public(if for_them {
                EventKind::Special(SpecialEvent::GarrisonPlaced { chooser: Some(seat), placements })
            } else {
                EventKind::Placed { seat, placements }
            }));
            if next_one.is_none() {
                begin_turns(rules, core, chance, events);
            }
        }
        Phase::SetUp(
            SetUp::Preferring { .. } | SetUp::Naming { .. } | SetUp::Claiming { .. } | SetUp::Stationing { .. },
        )
        | Phase::Turn(_)
        | Phase::Over(_) => {}
    }
}

/// Gives each seat the space that it has named; where several have named the same the dice say whose it is, and the others come away
/// empty (S4-S2).
fn settle_names(
    core: &mut Core,
    named: &[(SeatId, SpaceId)],
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Vec<SeatId> {
    let mut losers = Vec::new();
    for (n, &(_, space)) in named.iter().enumerate() {
        if named[..n].iter().any(|&(_, other)| other == space) {
            continue;
        }
        let rivals: Vec<SeatId> = named.iter().filter(|&&(_, other)| other == space).map(|&(seat, _)| seat).collect();
        let winner =
            if rivals.len() > 1 { contest(&rivals, StartRoll::Claim(space), chance, events) } else { rivals[0] };
        take(core, winner, space);
        events.push(Event::public(EventKind::Claimed { seat: winner, space }));
        losers.extend(rivals.into_iter().filter(|&seat| seat != winner));
    }
    losers
}

/// The first claims of some seats by their lists.
fn first_claims(
    rules: &dyn Rules,
    core: &mut Core,
    lists: &BySeat<Vec<SpaceId>>,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let mut open = rules.first_claims().to_vec();
    while !open.is_empty() {
        let wish = |&seat: &SeatId| wish(core, &lists[seat], seat).map(|space| (seat, space));
        let named: Vec<(SeatId, SpaceId)> = open.iter().filter_map(wish).collect();
        open = settle_names(core, &named, chance, events);
    }
}

/// The best free space of a list, else of the default list.
fn wish(core: &Core, list: &[SpaceId], seat: SeatId) -> Option<SpaceId> {
    let wish = list.iter().copied().find(|&space| core.spaces[space].is_free());
    wish.or_else(|| defaults::next_claim(core.board(), &core.spaces, seat))
}

/// Who claims next.
enum Claimer {
    Seat(SeatId),
    /// The armies that nobody plays; `chooser` chooses where it is one piece in turn.
    Unplayed {
        chooser: SeatId,
    },
    /// All spaces have owners.
    Nobody,
}

/// Who claims after `seat`, `None`: after the armies that nobody plays, which end a round (S0-S3, S0-S4).
fn claims_next(rules: &dyn Rules, core: &Core, seat: Option<SeatId>) -> Claimer {
    if !core.spaces.iter().any(|(_, garrison)| garrison.is_free()) {
        return Claimer::Nobody;
    }
    let may = |&seat: &SeatId| rules.claim_limit(seat).is_none_or(|limit| core.strength(seat).0 < limit);
    let order: Vec<SeatId> =
        core.seats.ids().skip(core.first.index()).chain(core.seats.ids().take(core.first.index())).collect();
    let after = seat.and_then(|seat| order.iter().position(|&other| other == seat)).map_or(0, |place| place + 1);
    if let Some(next) = order[after..].iter().copied().find(may) {
        return Claimer::Seat(next);
    }
    let claimed = core.spaces.iter().filter(|(_, garrison)| garrison.is_unplayed()).count();
    if seat.is_some() && rules.unplayed().is_some_and(|all| claimed < usize::try_from(all.spaces).unwrap_or(usize::MAX))
    {
        return Claimer::Unplayed { chooser: order[claimed % order.len()] };
    }
    order.iter().copied().find(may).map_or(Claimer::Nobody, Claimer::Seat)
}

/// Gives the spaces out: in turn order each seat takes the best free space of its list, then of the default list. Armies that nobody
/// plays claim by lot after every round (C8).
fn resolve(
    rules: &dyn Rules,
    core: &mut Core,
    lists: &BySeat<Vec<SpaceId>>,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    first_claims(rules, core, lists, chance, events);
    let mut last = core.first;
    let mut claimer = Claimer::Seat(core.first);
    loop {
        claimer = match claimer {
            Claimer::Nobody => break,
            Claimer::Seat(seat) => {
                let Some(space) = wish(core, &lists[seat], seat) else { break };
                take(core, seat, space);
                events.push(Event::public(EventKind::Claimed { seat, space }));
                last = seat;
                claims_next(rules, core, Some(seat))
            }
            Claimer::Unplayed { .. } => {
                let free: Vec<SpaceId> =
                    core.spaces.iter().filter(|(_, garrison)| garrison.is_free()).map(|(space, _)| space).collect();
                let lot = chance.pick(u16::try_from(free.len()).unwrap_or(u16::MAX));
                let space = free[usize::from(lot.value)];
                core.put(space, 1);
                let told = SpecialEvent::GarrisonClaimed { chooser: None, space, draw: Some(lot.number) };
                events.push(Event::public(EventKind::Special(told)));
                claims_next(rules, core, None)
            }
        };
    }
    choose_first_turn(core, core.next_seat(last));
}

/// The armies that nobody plays, one after another on the space that has fewest beside another owner (C8).
fn place_unplayed(rules: &dyn Rules, core: &mut Core, events: &mut Vec<Event>) {
    let Some(unplayed) = rules.unplayed() else { return };
    let mut placements: Vec<Placement> = Vec::new();
    for _ in unplayed.spaces..unplayed.armies {
        let Some(space) = defaults::weakest_unplayed(core.board(), &core.spaces) else { break };
        core.put(space, 1);
        merge(&mut placements, &[Placement { space, troops: 1 }]);
    }
    placements.sort_unstable_by_key(|placement| placement.space);
    events.push(Event::public(EventKind::Special(SpecialEvent::GarrisonPlaced { chooser: None, placements })));
}

fn take(core: &mut Core, seat: SeatId, space: SpaceId) {
    core.spaces[space].owner = Some(seat);
    core.put(space, 1);
}

/// `after_last` would be given the next space if there were one more.
fn choose_first_turn(core: &mut Core, after_last: SeatId) {
    match core.card.first_turn {
        FirstTurn::FirstDealt | FirstTurn::FirstSeat | FirstTurn::Rolled => {}
        FirstTurn::AfterLastDealt => core.first = after_last,
    }
}

fn drafted(
    rules: &mut dyn Rules,
    core: &mut Core,
    draw: Option<u64>,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    events.push(Event::public(match draw {
        Some(draw) => EventKind::Drafted { first: core.first, draws: vec![draw] },
        None => EventKind::GivenOut { draws: Vec::new() },
    }));
    deploy(rules, core, chance, events);
}

/// All spaces have owners: the station is placed where there is one, then the rest of the starting armies.
fn deploy(rules: &mut dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    rules.claimed(core);
    if let Some(seat) = rules.station_placer(core) {
        core.phase = Phase::SetUp(SetUp::Stationing { seat });
    } else {
        deploy_armies(rules, core, chance, events);
    }
}

/// The station has its first place.
pub(super) fn place_station(
    rules: &mut dyn Rules,
    core: &mut Core,
    (seat, space): (SeatId, SpaceId),
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    rules.act(core, seat, Special::PlaceStation { space }, chance, events);
    deploy_armies(rules, core, chance, events);
}

fn deploy_armies(rules: &mut dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let armies = core
        .seats
        .map(|seat, _| rules.start_armies(core, seat).saturating_sub(held(&core.spaces, seat).map(|_| 1).sum()));
    let unplayed = rules.unplayed().map_or(0, |all| all.armies - all.spaces);
    let order = core.seats.ids().skip(core.first.index()).chain(core.seats.ids());
    let Some(next) = order.into_iter().find(|&seat| armies[seat] > 0) else {
        place_unplayed(rules, core, events);
        return begin_turns(rules, core, chance, events);
    };
    core.phase = Phase::SetUp(match core.card.set_up {
        SetUpPace::Quick => SetUp::Deploying { placed: armies.map(|_, _| Vec::new()), armies },
        SetUpPace::Book => SetUp::DeployingInTurn { next, left: armies, unplayed, for_unplayed: false },
    });
}

/// The set-up is over: the first turn begins, after a roll for it where the rules ask for one.
fn begin_turns(rules: &mut dyn Rules, core: &mut Core, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    if core.card.first_turn == FirstTurn::Rolled {
        roll(core, StartRoll::FirstTurn, chance, events);
    }
    turn::begin(rules, core, core.first, chance, events);
}

/// Every seat throws a die; those with the highest throw again until one is left (S0-N2).
fn roll(core: &mut Core, what: StartRoll, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let all: Vec<SeatId> = core.seats.ids().collect();
    core.first = contest(&all, what, chance, events);
}

/// The same with some seats, at least one: who is left.
fn contest(seats: &[SeatId], what: StartRoll, chance: &mut dyn Chance, events: &mut Vec<Event>) -> SeatId {
    let mut highest = seats.to_vec();
    let mut throws = Vec::new();
    while highest.len() > 1 {
        let rolled = chance.roll(&vec![6; highest.len()]);
        let dice: Vec<(SeatId, u8)> = highest.into_iter().zip(rolled.value).collect();
        let best = dice.iter().map(|&(_, die)| die).max();
        highest = dice.iter().filter(|&&(_, die)| Some(die) == best).map(|&(seat, _)| seat).collect();
        throws.push(StartThrow { draw: rolled.number, dice });
    }
    let first = highest.first().copied().unwrap_or(seats[0]);
    events.push(Event::public(EventKind::StartRolled { what, throws, first }));
    first
}

impl fmt::Debug for SetUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetUp::Preferring { lists, .. } => {
                f.debug_struct("Preferring").field("done", &lists.map(|_, list| list.is_some())).finish_non_exhaustive()
            }
            SetUp::Naming { open, .. } => f.debug_struct("Naming").field("open", open).finish_non_exhaustive(),
            SetUp::Claiming { next, .. } => f.debug_struct("Claiming").field("next", next).finish_non_exhaustive(),
            SetUp::Deploying { armies, placed } => f
                .debug_struct("Deploying")
                .field("done", &armies.map(|seat, &armies| total(&placed[seat]) == u64::from(armies)))
                .finish_non_exhaustive(),
            SetUp::Stationing { seat } => f.debug_struct("Stationing").field("seat", seat).finish(),
            SetUp::DeployingInTurn { next, left, .. } => {
                f.debug_struct("DeployingInTurn").field("next", next).field("left", left).finish()
            }
        }
    }
}
