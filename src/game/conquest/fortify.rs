//! The one move between own spaces at the end of a turn (S2-E1).

use super::core::{Core, held, room};
use super::rules::FortifyKind;
use super::view::{Garrison, partners};
use crate::game::event::{Event, EventKind};
use crate::game::ids::{BySeat, BySpace, SeatId, SideId, SpaceId, Troops};
use crate::game::map::Board;

/// Which spaces of a seat armies can go between at the end of its turn.
pub(super) struct Roads<'a> {
    board: &'a Board,
    spaces: &'a BySpace<Garrison>,
    kind: FortifyKind,
    seat: SeatId,
    /// The number of the group of spaces of the own side that hang together, from 1; 0 for all other spaces. Only for
    /// [`FortifyKind::Connected`].
    groups: BySpace<u8>,
}

impl<'a> Roads<'a> {
    pub(super) fn new(
        board: &'a Board,
        spaces: &'a BySpace<Garrison>,
        sides: &BySeat<SideId>,
        kind: FortifyKind,
        seat: SeatId,
    ) -> Self {
        let groups = match kind {
            FortifyKind::None | FortifyKind::Linked => BySpace::from_fn(0, |_| 0),
            FortifyKind::Connected => groups(board, spaces, sides, seat),
        };
        Self { board, spaces, kind, seat, groups }
    }

    /// The own spaces to which armies on the own space `from` could move, in board order.
    pub(super) fn from(&self, from: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        let leads = move |to: SpaceId| match self.kind {
            FortifyKind::None => false,
            FortifyKind::Linked => self.board.adjacent(from, to),
            FortifyKind::Connected => self.groups[from] == self.groups[to],
        };
        held(self.spaces, self.seat).filter(move |&to| to != from && leads(to))
    }
}

/// Numbers the groups of spaces of a seat that hang together, over those of its partners too (S0-E2).
fn groups(board: &Board, spaces: &BySpace<Garrison>, sides: &BySeat<SideId>, seat: SeatId) -> BySpace<u8> {
    let passes = |space: SpaceId| spaces[space].owner.is_some_and(|owner| partners(sides, seat, owner));
    let mut groups = BySpace::from_fn(spaces.len(), |_| 0);
    let mut open = Vec::with_capacity(spaces.len());
    let mut number = 0;
    for first in held(spaces, seat) {
        number += u8::from(groups[first] == 0);
        open.push(first);
        while let Some(space) = open.pop() {
            if groups[space] == 0 {
                groups[space] = number;
                open.extend(board.neighbours(space).filter(|&next| passes(next)));
            }
        }
    }
    groups
}

/// Whether the seat has a move at all: armies to spare and an own space with room in reach.
pub(super) fn possible(
    board: &Board,
    spaces: &BySpace<Garrison>,
    sides: &BySeat<SideId>,
    kind: FortifyKind,
    seat: SeatId,
) -> bool {
    let roads = Roads::new(board, spaces, sides, kind, seat);
    held(spaces, seat).any(|from| spaces[from].troops > 1 && roads.from(from).any(|to| room(spaces[to]) > 0))
}

/// Moves the armies.
pub(super) fn fortify(
    core: &mut Core,
    seat: SeatId,
    (from, to): (SpaceId, SpaceId),
    troops: Troops,
    events: &mut Vec<Event>,
) {
    core.spaces[from].troops -= troops;
    core.spaces[to].troops += troops;
    events.push(Event::public(EventKind::Fortified { seat, from, to, troops }));
}
