//! Where the AI puts new armies.

use std::collections::BTreeMap;

use super::attack;
use super::weigh::Board;
use crate::game::action::{Action, Placement};
use crate::game::ids::{SpaceId, Troops};
use crate::game::offer::Offer;

/// In the set-up armies are spread over the border in proportion to the danger; in a turn what a held region
/// needs comes first and all the rest goes where the best attack starts.
pub(super) fn choose(board: &Board<'_>, offers: &[Offer]) -> Option<Action> {
    offers.iter().find_map(|offer| match offer {
        Offer::Place { left, spaces, exactly } => {
            let armies = exactly.unwrap_or(*left);
            let in_set_up = board.view.turn == 0;
            let placements = if in_set_up { spread(board, armies, spaces) } else { gather(board, armies, spaces) };
            (!placements.is_empty()).then_some(Action::Place { placements })
        }
        _ => None,
    })
}

/// One army after another to the border space with the greatest need, wanted regions first.
fn spread(board: &Board<'_>, armies: Troops, spaces: &[(SpaceId, Troops)]) -> Vec<Placement> {
    let mut placed: BTreeMap<SpaceId, Troops> = BTreeMap::new();
    for _ in 0..armies {
        let best = spaces.iter().filter(|(space, room)| placed.get(space).copied().unwrap_or(0) < *room).max_by_key(
            |(space, _)| {
                let here = u64::from(board.troops(*space) + placed.get(space).copied().unwrap_or(0));
                let border = board.is_border(*space);
                (border, (board.wish(board.region(*space)) + 200) / (here + 1), board.tie(*space))
            },
        );
        let Some(&(space, _)) = best else { break };
        *placed.entry(space).or_default() += 1;
    }
    placed.into_iter().map(|(space, troops)| Placement { space, troops }).collect()
}

fn gather(board: &Board<'_>, armies: Troops, spaces: &[(SpaceId, Troops)]) -> Vec<Placement> {
    let mut placed: BTreeMap<SpaceId, Troops> = BTreeMap::new();
    let mut left = armies;
    let mut put = |space: SpaceId, room: Troops, wanted: Troops, left: &mut Troops| {
        let already = placed.get(&space).copied().unwrap_or(0);
        let troops = wanted.min(*left).min(room - already.min(room));
        if troops > 0 {
            *placed.entry(space).or_default() += troops;
            *left -= troops;
        }
    };
    let guard = armies / 2;
    let mut guarded = 0;
    for &(space, room) in spaces {
        put(space, room, board.least(space).saturating_sub(board.troops(space)), &mut left);
    }
    let in_danger = spaces.iter().filter(|(space, _)| board.is_precious(*space) && board.need(*space) > 0);
    let mut in_danger: Vec<_> = in_danger.collect();
    in_danger.sort_by_key(|(space, _)| !board.hides(*space));
    for &&(space, room) in &in_danger {
        let wanted = Troops::try_from(board.need(space)).unwrap_or(Troops::MAX).min(guard - guarded);
        let before = left;
        put(space, room, wanted, &mut left);
        guarded += before - left;
    }
    let mut starts: Vec<&(SpaceId, Troops)> = spaces.iter().collect();
    starts.sort_by_cached_key(|(space, _)| {
        std::cmp::Reverse((attack::promise(board, *space, left), board.need(*space), board.tie(*space)))
    });
    for &&(space, room) in &starts {
        put(space, room, left, &mut left);
    }
    placed.into_iter().map(|(space, troops)| Placement { space, troops }).collect()
}
