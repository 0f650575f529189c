//! New armies at the start of a turn (book 002, part 1 a and b; S2-R1, S2-R2).

use super::core::Core;
use crate::game::event::Income;
use crate::game::ids::{SeatId, Troops};

/// No seat gets fewer for its spaces.
const LEAST: Troops = 3;

/// One army for three spaces, rounded down, but at least three; and the bonus of every region that is held whole.
pub(super) fn by_spaces_and_regions(core: &Core, seat: SeatId) -> Income {
    let (spaces, _) = core.strength(seat);
    let board = core.board();
    let whole = board
        .region_ids()
        .filter(|&region| board.region(region).spaces().iter().all(|&space| core.spaces[space].owner == Some(seat)));
    Income {
        spaces,
        base: (spaces / 3).max(LEAST),
        regions: whole.map(|region| (region, board.region(region).bonus)).collect(),
    }
}
