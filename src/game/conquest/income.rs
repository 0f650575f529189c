//! New armies at the start of a turn (book 002, part 1 a and b; S2-R1, S2-R2).

use super::core::Core;
use crate::game::event::Income;
use crate::game::ids::{SeatId, Troops};

/// No seat gets fewer for its spaces.
const LEAST: Troops = 3;

/// One army for three spaces, rounded down, but at least three; and the bonus of every region of which all is held that is left of it
/// (S0-T5).
pub(super) fn by_spaces_and_regions(core: &Core, seat: SeatId) -> Income {
    let (spaces, _) = core.strength(seat);
    let board = core.board();
    let whole = board.region_ids().filter(|&region| {
        let mut left = board.region(region).spaces().iter().map(|&space| core.spaces[space]);
        let mut left = left.by_ref().filter(|garrison| !garrison.destroyed).peekable();
        left.peek().is_some() && left.all(|garrison| garrison.owner == Some(seat))
    });
    Income {
        spaces,
        base: (spaces / 3).max(LEAST),
        regions: whole.map(|region| (region, board.region(region).bonus)).collect(),
    }
}
