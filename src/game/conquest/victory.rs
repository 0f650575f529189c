//! Who has won, and when. The ends by an agreed share or an agreed number of rounds are in no book and off by default (C10); whoever
//! has surrendered does not win (C11).

use super::core::{Core, held};
use super::rules::Rules;
use super::turn;
use crate::game::event::{Event, EventKind, Goal, Outcome};
use crate::game::ids::{BySeat, SeatId, SideId};
use crate::game::people::Hold;

/// The end that a capture brings at once: as the ruleset says, or because one seat alone can still win.
pub(super) fn by_capture(rules: &dyn Rules, core: &Core, seat: SeatId) -> Option<Outcome> {
    rules.winner(core, seat).or_else(|| by_default(core))
}

/// The end if one seat alone can still win, or the seats of one side alone.
fn by_default(core: &Core) -> Option<Outcome> {
    let seat = contenders(core).next().filter(|_| is_alone(core))?;
    Some(if core.sides.is_empty() {
        Outcome::Remained { seat, spaces: counted(core) }
    } else {
        side_won(core, core.side(seat), Goal::Remained)
    })
}

/// A side has won, with all its seats: who was eliminated wins too (S0-V4), who surrendered does not (C11).
pub(super) fn side_won(core: &Core, side: SideId, goal: Goal) -> Outcome {
    let seats = core.seats.iter().filter(|&(id, seat)| core.side(id) == side && !seat.surrendered);
    Outcome::Side { side, seats: seats.map(|(id, _)| id).collect(), goal }
}

/// The seat gives up: the AI has it from now on.
pub(super) fn surrender(core: &mut Core, seat: SeatId, events: &mut Vec<Event>) {
    core.seats[seat].surrendered = true;
    core.seats[seat].hold = Hold::Ai;
    events.push(Event::public(EventKind::Surrendered { seat }));
    if let Some(outcome) = by_default(core) {
        turn::over(core, outcome, events);
    }
}

/// Whether everybody has agreed whose consent a draw needs: the AI never objects (C9).
pub(super) fn agree(core: &Core, seats: &[SeatId]) -> bool {
    contenders(core).all(|seat| core.seats[seat].hold == Hold::Ai || seats.contains(&seat))
}

/// The seats that can still win, in turn order.
pub(super) fn contenders(core: &Core) -> impl Iterator<Item = SeatId> + '_ {
    core.seats.iter().filter(|(_, seat)| !seat.out && !seat.surrendered).map(|(seat, _)| seat)
}

/// Whether all who can still win are of one side.
pub(super) fn is_alone(core: &Core) -> bool {
    let first = contenders(core).next();
    contenders(core).all(|seat| first.is_none_or(|first| core.partners(first, seat)))
}

/// The seat that holds all spaces: the last one standing.
pub(super) fn sole_survivor(core: &Core) -> Option<SeatId> {
    let mut holders = core.seats.ids().filter(|&seat| held(&core.spaces, seat).next().is_some());
    let survivor = holders.next()?;
    holders.next().is_none().then_some(survivor)
}

/// The end if the seat, whose turn is over, holds the agreed share of the spaces.
pub(super) fn by_share(core: &Core, seat: SeatId) -> Option<Outcome> {
    let share = core.card.victory_share;
    let wins = share > 0 && !core.seats[seat].surrendered && holds(core, seat, share);
    wins.then(|| Outcome::Held { seat, share, spaces: counted(core) })
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

/// The seats that are ahead among those that can win, in turn order.
pub(super) fn ahead(core: &Core) -> Vec<SeatId> {
    let best = contenders(core).map(|seat| core.strength(seat)).max();
    contenders(core).filter(|&seat| Some(core.strength(seat)) == best).collect()
}

/// The spaces of each seat.
pub(super) fn counted(core: &Core) -> BySeat<u32> {
    core.seats.map(|seat, _| core.strength(seat).0)
}
