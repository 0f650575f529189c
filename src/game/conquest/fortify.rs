//! The one move between own spaces at the end of a turn (S2-E1).

use super::core::{Core, room};
use super::rules::FortifyKind;
use crate::game::event::{Event, EventKind};
use crate::game::ids::{BySpace, SeatId, SpaceId, Troops};
use crate::game::map::Board;
use crate::game::view::Garrison;

/// The own spaces to which armies on `from` could move, in board order.
pub(super) fn reachable(
    board: &Board,
    spaces: &BySpace<Garrison>,
    kind: FortifyKind,
    seat: SeatId,
    from: SpaceId,
) -> Vec<SpaceId> {
    let own = |space: &SpaceId| spaces[*space].owner == Some(seat);
    match kind {
        FortifyKind::None => Vec::new(),
        FortifyKind::Linked => board.neighbours(from).filter(own).collect(),
        FortifyKind::Connected => {
            let mut reached = BySpace::from_fn(spaces.len(), |_| false);
            let mut open = vec![from];
            while let Some(space) = open.pop() {
                if !std::mem::replace(&mut reached[space], true) {
                    open.extend(board.neighbours(space).filter(own));
                }
            }
            reached.iter().filter(|&(space, &reached)| reached && space != from).map(|(space, _)| space).collect()
        }
    }
}

/// Whether the seat has a move at all: armies to spare and an own space with room in reach.
pub(super) fn possible(board: &Board, spaces: &BySpace<Garrison>, kind: FortifyKind, seat: SeatId) -> bool {
    spaces.iter().any(|(from, garrison)| {
        garrison.owner == Some(seat)
            && garrison.troops > 1
            && reachable(board, spaces, kind, seat, from).into_iter().any(|to| room(spaces[to]) > 0)
    })
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
