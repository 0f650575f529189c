//! Armies from the supply on own spaces (book 002, part 1 c; S2-R3).

use super::core::{Core, Phase};
use super::setup::SetUp;
use super::turn::Stage;
use crate::game::action::Placement;
use crate::game::event::{Event, EventKind};
use crate::game::ids::{SeatId, Troops};

/// All armies of a list.
pub(super) fn total(placements: &[Placement]) -> u64 {
    placements.iter().map(|placement| u64::from(placement.troops)).sum()
}

/// Adds placements to a list, in which each space stands once.
pub(super) fn merge(list: &mut Vec<Placement>, more: &[Placement]) {
    for &placement in more {
        match list.iter_mut().find(|known| known.space == placement.space) {
            Some(known) => known.troops += placement.troops,
            None => list.push(placement),
        }
    }
}

/// Places armies in a turn. The step stays open with nothing left, so that they can be taken back until the next roll.
pub(super) fn place(core: &mut Core, seat: SeatId, placements: Vec<Placement>, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &mut core.phase else { return };
    let sum = count(&placements);
    match &mut turn.stage {
        Stage::Trade { armies } => {
            let left = super::turn::placeable(&core.spaces, seat, *armies) - sum;
            turn.stage = Stage::Place { left, placed: placements.clone() };
        }
        Stage::Place { left, placed } | Stage::SpoilsPlace { left, placed } => {
            *left -= sum;
            merge(placed, &placements);
        }
        Stage::LayMarker { .. }
        | Stage::Attack
        | Stage::MoveIn(_)
        | Stage::SpoilsTrade
        | Stage::Fortify
        | Stage::FortifyShips
        | Stage::Station
        | Stage::Order => return,
    }
    for placement in &placements {
        core.put(placement.space, placement.troops);
    }
    events.push(Event::public(EventKind::Placed { seat, placements }));
}

/// Takes back all that was placed since the last trade or roll (ux 10). In the simultaneous set-up nobody else is told.
pub(super) fn take_back(core: &mut Core, seat: SeatId, events: &mut Vec<Event>) {
    match &mut core.phase {
        Phase::SetUp(SetUp::Deploying { placed, .. }) => {
            let troops = count(&std::mem::take(&mut placed[seat]));
            events.push(Event::secret(seat, EventKind::TookBack { seat, troops }));
        }
        Phase::Turn(turn) => match &mut turn.stage {
            Stage::Place { left, placed } | Stage::SpoilsPlace { left, placed } => {
                let taken = std::mem::take(placed);
                let troops = count(&taken);
                *left += troops;
                for placement in taken {
                    core.spaces[placement.space].troops -= placement.troops;
                    core.placed -= u64::from(placement.troops);
                }
                events.push(Event::public(EventKind::TookBack { seat, troops }));
            }
            Stage::LayMarker { .. }
            | Stage::Trade { .. }
            | Stage::Attack
            | Stage::MoveIn(_)
            | Stage::SpoilsTrade
            | Stage::Fortify
            | Stage::FortifyShips
            | Stage::Station
            | Stage::Order => {}
        },
        Phase::SetUp(
            SetUp::Preferring { .. }
            | SetUp::Naming { .. }
            | SetUp::Claiming { .. }
            | SetUp::Stationing { .. }
            | SetUp::DeployingInTurn { .. },
        )
        | Phase::Over(_) => {}
    }
}

/// A checked list never holds more than fits on the board.
fn count(placements: &[Placement]) -> Troops {
    placements.iter().map(|placement| placement.troops).sum()
}
