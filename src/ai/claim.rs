//! Which spaces the AI would like to start with.

use super::theatre;
use super::weigh::Board;
use crate::game::ids::SpaceId;

/// The free spaces, best first: those of a region with a high bonus for its size and few ways in, close to what the
/// seat has already. With `one_now` only the best.
pub(super) fn rank(board: &Board<'_>, free: &[SpaceId], one_now: bool) -> Vec<SpaceId> {
    let mut ranked = free.to_vec();
    ranked.sort_by_cached_key(|&space| std::cmp::Reverse((worth(board, space), board.tie(space))));
    if one_now {
        ranked.truncate(1);
    }
    ranked
}

fn worth(board: &Board<'_>, space: SpaceId) -> u64 {
    let map = &board.view.edition.board;
    let region = map.region(board.region(space));
    let doors = region
        .spaces()
        .iter()
        .flat_map(|&inside| map.neighbours(inside))
        .filter(|&outside| board.region(outside) != board.region(space))
        .count();
    let quality = 10_000 * u64::from(region.bonus) / (region.spaces().len() + doors) as u64;
    let friends = map.neighbours(space).filter(|&near| board.owns(near)).count() as u64;
    quality + 1_500 * friends + board.wish(board.region(space)) / 10 + theatre::worth::claim(board, space)
}
