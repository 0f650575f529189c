//! The set-up table: seats, armies and limits for 2 to 5 players (book 000, "Spielaufbau"; S0-S1 to S0-S3).

use super::{EMPIRE, HUTTS, REBELS};
use crate::game::conquest::rules::Unplayed;
use crate::game::ids::{SideId, Troops};
use crate::game::options::SeatPlan;

/// A seat of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) side: SideId,
    pub(crate) armies: Troops,
    /// Most planets that may be claimed.
    pub(crate) limit: Option<u32>,
    /// Colours that are merged in it, each with its own ships (S0-S1, S0-S2).
    pub(super) colours: u8,
}

const fn rebels(armies: Troops, limit: u32, colours: u8) -> Start {
    Start { side: REBELS, armies, limit: Some(limit), colours }
}

const fn hutts(limit: u32) -> Start {
    Start { side: HUTTS, armies: HUTT_ARMIES, limit: Some(limit), colours: 1 }
}

const fn empire(armies: Troops, colours: u8) -> Start {
    Start { side: EMPIRE, armies, limit: None, colours }
}

const HUTT_ARMIES: Troops = 25;

const TWO: [Start; 2] = [rebels(40, 15, 2), empire(45, 2)];
const THREE: [Start; 3] = [rebels(30, 15, 2), hutts(7), empire(35, 2)];
const FOUR: [Start; 4] = [rebels(28, 8, 1), empire(31, 1), rebels(28, 8, 1), empire(31, 1)];
const FIVE: [Start; 5] = [rebels(28, 8, 1), empire(31, 1), hutts(8), rebels(28, 8, 1), empire(31, 1)];

/// The seats in turn order.
pub(crate) fn of(seats: usize) -> &'static [Start] {
    match seats {
        0..=2 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        5.. => &FIVE,
    }
}

/// The same for a lobby.
pub(super) fn plan(seats: usize) -> Vec<SeatPlan> {
    let plan = |&Start { side, armies, limit, colours }: &Start| SeatPlan { side, armies, limit, colours };
    of(seats).iter().map(plan).collect()
}

/// The Hutts where nobody plays them.
pub(super) fn unplayed(seats: usize) -> Option<Unplayed> {
    match seats {
        2 => Some(Unplayed { spaces: 7, armies: HUTT_ARMIES }),
        4 => Some(Unplayed { spaces: 8, armies: HUTT_ARMIES }),
        _ => None,
    }
}

/// The same as planets and armies, for who tells it.
pub(crate) fn neutral(seats: usize) -> Option<(u32, Troops)> {
    unplayed(seats).map(|of| (of.spaces, of.armies))
}
