//! New armies at the start of a turn (book 002, part 1 a and b; S2-R1, S2-R2).

use super::core::Core;
use crate::game::event::Income;
use crate::game::ids::{SeatId, SpaceId, Troops};

/// No seat gets fewer for its spaces.
const LEAST: Troops = 3;

/// One army for three spaces, rounded down, but at least three; and the bonus of every region of which all is held that is left of it
/// (S0-T5).
pub(super) fn by_spaces_and_regions(core: &Core, seat: SeatId) -> Income {
    let (spaces, _) = core.strength(seat);
    let board = core.board();
    let held = |space: SpaceId| core.spaces[space].owner == Some(seat);
    let whole = board.region_ids().filter(|&region| {
        let spaces = board.region(region).spaces();
        spaces.iter().all(|&space| held(space) || core.spaces[space].destroyed)
            && spaces.iter().any(|&space| held(space))
    });
    Income {
        spaces,
        base: (spaces / 3).max(LEAST),
        regions: whole.map(|region| (region, board.region(region).bonus)).collect(),
    }
}
