//! Shorter ends that a lobby may agree on: a share of the spaces, or a number of rounds. Not in any book; off by default.

use super::core::Core;
use crate::game::event::Outcome;
use crate::game::ids::SeatId;

/// The end if the seat, whose turn is over, holds the agreed share of the spaces.
pub(super) fn by_share(core: &Core, seat: SeatId) -> Option<Outcome> {
    let share = core.card.victory_share;
    (share > 0 && holds(core, seat, share)).then(|| Outcome::Held { seat, share, spaces: counted(core) })
}

/// The end if the agreed number of rounds is over: the most spaces win, among equals the most armies; equals share.
pub(super) fn by_rounds(core: &Core) -> Option<Outcome> {
    let most = core.card.most_rounds;
    (most > 0 && core.round > most).then(|| Outcome::Counted { seats: ahead(core), spaces: counted(core) })
}

/// Whether the seat holds so many percent of the spaces.
pub(super) fn holds(core: &Core, seat: SeatId, share: u8) -> bool {
    let all = u64::try_from(core.spaces.len()).unwrap_or(u64::MAX);
    u64::from(core.strength(seat).0) * 100 >= u64::from(share) * all
}

/// The seats that are ahead, in turn order.
pub(super) fn ahead(core: &Core) -> Vec<SeatId> {
    let best = core.seats.ids().map(|seat| core.strength(seat)).max();
    core.seats.ids().filter(|&seat| Some(core.strength(seat)) == best).collect()
}

/// The spaces of each seat.
pub(super) fn counted(core: &Core) -> crate::game::ids::BySeat<u32> {
    core.seats.map(|seat, _| core.strength(seat).0)
}
