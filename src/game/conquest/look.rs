//! From a game to what one viewer may know of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Conquest;
use super::core::{Core, Phase};
use super::place::total;
use super::setup::SetUp;
use super::trade::{self, Traded};
use super::view::{PhaseView, SeatView, SetUpView, View};
use crate::game::cards::Hand;
use crate::game::event::Event;
use crate::game::ids::{BySeat, SeatId, SideId};
use crate::game::people::{Audience, Viewer};

impl Conquest {
    /// The view of one viewer: everything public, and the secrets of the viewer's own seats.
    pub(in crate::game) fn view(&self, viewer: Viewer) -> View {
        let core = &self.core;
        let own: Vec<SeatId> = core.seats.ids().filter(|&seat| sees(core, viewer, seat)).collect();
        let rules = self.ruleset.rules();
        let seats = core.seats.map(|id, seat| {
            let (spaces, troops) = core.strength(id);
            SeatView {
                hold: seat.hold.clone(),
                out: seat.out,
                surrendered: seat.surrendered,
                spaces,
                troops,
                cards: seat.hand.len(),
                income: rules.income(core, id),
                sets_traded: seat.sets_traded,
                next_set: trade::next_value(&core.card, Traded { all: core.sets_traded, own: seat.sets_traded }),
                last_turn: seat.last_turn,
            }
        });
        View {
            viewer,
            edition: Arc::clone(&core.edition),
            card: core.card.clone(),
            spaces: core.spaces.clone(),
            seats,
            hands: own.iter().map(|&seat| (seat, core.seats[seat].hand.clone())).collect(),
            partner_hands: partner_hands(core, &own),
            stack: core.stack.len(),
            piles: piles(core),
            discard: core.discard.clone(),
            gone: core.gone.clone(),
            sets_traded: core.sets_traded,
            phase: match &core.phase {
                Phase::SetUp(set_up) => PhaseView::SetUp(look_at(set_up, &own)),
                Phase::Turn(turn) => PhaseView::Turn(turn.clone()),
                Phase::Over(outcome) => PhaseView::Over(outcome.clone()),
            },
            turn: core.turn,
            round: core.round,
            draw_in: core.draw_in(),
            sides: core.sides.clone(),
            ruleset: rules.redacted(core, &own),
        }
    }
}

impl View {
    /// The seats that the viewer sees as their own.
    pub fn own_seats(&self) -> Vec<SeatId> {
        self.hands.keys().copied().collect()
    }

    /// Whether the viewer may be told of the event.
    pub fn may_know(&self, event: &Event) -> bool {
        match event.audience {
            Audience::Everyone => true,
            Audience::Seat(seat) => self.hands.contains_key(&seat),
        }
    }
}

/// The hands of the partners of these seats.
fn partner_hands(core: &Core, own: &[SeatId]) -> BTreeMap<SeatId, Hand> {
    if core.sides.is_empty() {
        return BTreeMap::new();
    }
    let partner = |seat: SeatId| !own.contains(&seat) && own.iter().any(|&mine| core.partners(mine, seat));
    let theirs = core.seats.iter().filter(|&(seat, _)| partner(seat));
    theirs.map(|(seat, of)| (seat, of.hand.clone())).collect()
}

/// The face-down cards by the sides whose pile they are.
fn piles(core: &Core) -> Vec<(Option<SideId>, usize)> {
    if core.sides.is_empty() {
        return Vec::new();
    }
    let mut piles: Vec<(Option<SideId>, usize)> = Vec::new();
    for &card in core.stack.cards() {
        let side = core.edition.deck.card(card).side;
        match piles.iter_mut().find(|(of, _)| *of == side) {
            Some((_, cards)) => *cards += 1,
            None => piles.push((side, 1)),
        }
    }
    piles
}

fn sees(core: &Core, viewer: Viewer, seat: SeatId) -> bool {
    match viewer {
        Viewer::Public => false,
        Viewer::Seat(own) => own == seat,
        Viewer::Player(player) => core.seats[seat].hold.is_played_by(player),
    }
}

fn look_at(set_up: &SetUp, own: &[SeatId]) -> SetUpView {
    match set_up {
        SetUp::Preferring { lists, .. } => SetUpView::Preferring {
            done: lists.map(|_, list| list.is_some()),
            own: own.iter().filter_map(|&seat| Some((seat, lists[seat].clone()?))).collect(),
        },
        SetUp::Naming { open, named, .. } => SetUpView::Naming {
            open: open.clone(),
            done: named.map(|_, named| named.is_some()),
            own: own.iter().filter_map(|&seat| Some((seat, named[seat]?))).collect(),
        },
        SetUp::Claiming { next, unplayed, .. } => SetUpView::Claiming { next: *next, unplayed: *unplayed },
        SetUp::Stationing { seat } => SetUpView::Stationing { seat: *seat },
        SetUp::Deploying { armies, placed } => SetUpView::Deploying {
            armies: armies.clone(),
            done: done(armies, |seat| total(&placed[seat])),
            own: own.iter().map(|&seat| (seat, placed[seat].clone())).collect::<BTreeMap<_, _>>(),
        },
        SetUp::DeployingInTurn { next, left, unplayed, for_unplayed } => SetUpView::DeployingInTurn {
            next: *next,
            left: left.clone(),
            unplayed: *unplayed,
            for_unplayed: *for_unplayed,
        },
    }
}

fn done(armies: &BySeat<u32>, placed: impl Fn(SeatId) -> u64) -> BySeat<bool> {
    armies.map(|seat, &armies| placed(seat) == u64::from(armies))
}
