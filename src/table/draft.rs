//! What somebody has begun to choose in a panel and not yet handed in. It lies in the store, since the message that shows it is
//! ephemeral and a phone loses it.

use super::answer::Refused;
use super::load::Match;
use crate::game::conquest::special::Call;
use crate::game::conquest::view::View;
use crate::game::ids::{SeatId, SpaceId, Troops};
use crate::game::naming;
use crate::game::offer::Offer;
use crate::store::{DraftRow, Json, Reading, Tx};

/// Names the draft among those of a seat.
const KIND: &str = "panel";

/// A draft of placements, of claims or of the order. Good at one counter of the phase: what it was begun for is over at the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Draft {
    counter: u64,
    /// In the order in which the spaces were first named.
    pub placements: Vec<(SpaceId, Troops)>,
    /// Best first.
    pub claims: Vec<SpaceId>,
    /// What is chosen for the order.
    #[serde(default, skip_serializing_if = "is_bare")]
    pub call: Call,
}

/// Whether nothing is chosen for the order.
fn is_bare(call: &Call) -> bool {
    *call == Call::default()
}

impl Draft {
    /// An empty one.
    pub fn at(counter: u64) -> Self {
        Self { counter, ..Self::default() }
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.placements.is_empty() && self.claims.is_empty() && is_bare(&self.call)
    }

    /// The armies in it.
    pub fn armies(&self) -> Troops {
        self.placements.iter().map(|(_, troops)| troops).sum()
    }

    /// The armies in it on one space.
    pub fn on(&self, space: SpaceId) -> Troops {
        self.placements.iter().find(|(on, _)| *on == space).map_or(0, |&(_, troops)| troops)
    }

    /// Puts armies on a space, as many of them as are left and have room there; says how many.
    pub fn put(&mut self, offers: &[Offer], space: SpaceId, troops: Troops) -> Troops {
        let Some((left, room)) = offers.iter().find_map(|offer| match offer {
            Offer::Place { left, spaces, exactly } => {
                let room = spaces.iter().find(|(of, _)| *of == space)?.1;
                Some((exactly.unwrap_or(*left), room))
            }
            _ => None,
        }) else {
            return 0;
        };
        let free = left.saturating_sub(self.armies()).min(room.saturating_sub(self.on(space)));
        let put = troops.min(free);
        if put > 0 {
            match self.placements.iter_mut().find(|(on, _)| *on == space) {
                Some((_, there)) => *there += put,
                None => self.placements.push((space, put)),
            }
        }
        put
    }

    /// Spreads what is left over the borders of the seat, or over all its spaces where it has none: one army each in turn.
    pub fn spread(&mut self, view: &View, seat: SeatId, offers: &[Offer]) {
        let spaces: Vec<SpaceId> = offers
            .iter()
            .find_map(|offer| match offer {
                Offer::Place { spaces, .. } => Some(spaces.iter().map(|&(space, _)| space).collect()),
                _ => None,
            })
            .unwrap_or_default();
        let border = |&space: &SpaceId| view.is_border(seat, space);
        let borders: Vec<SpaceId> = spaces.iter().copied().filter(border).collect();
        let over = if borders.is_empty() { spaces } else { borders };
        loop {
            let put: Troops = over.iter().map(|&space| self.put(offers, space, 1)).sum();
            if put == 0 {
                return;
            }
        }
    }

    /// Appends a space, or takes it out where it is in the list already.
    pub fn claim(&mut self, space: SpaceId) {
        if let Some(at) = self.claims.iter().position(|&listed| listed == space) {
            self.claims.remove(at);
        } else {
            self.claims.push(space);
        }
    }
}

/// The draft of a seat; an empty one where there is none for this counter.
pub(super) fn read(reading: &Reading, of: &Match, seat: SeatId, counter: u64) -> Result<Draft, Refused> {
    let row = reading.draft(of.id(), seat, KIND)?;
    let read = |row: DraftRow| naming::with(of.kit.edition(), || serde_json::from_str::<Draft>(&row.body)).ok();
    Ok(row.and_then(read).filter(|draft| draft.counter == counter).unwrap_or_else(|| Draft::at(counter)))
}

/// Keeps a draft, in place of what was there.
pub(super) fn keep(tx: &Tx<'_>, of: &Match, seat: SeatId, draft: &Draft) -> Result<(), Refused> {
    let body = naming::with(of.kit.edition(), || serde_json::to_string(draft)).map_err(|error| {
        tracing::error!(%error, "a draft cannot be written");
        Refused::Bug
    })?;
    let row = DraftRow { match_id: of.id(), seat, kind: KIND.to_owned(), body: Json(body) };
    Ok(tx.put_draft(&row)?)
}

/// Drops the draft of a seat.
pub(super) fn drop(tx: &Tx<'_>, of: &Match, seat: SeatId) -> Result<(), Refused> {
    Ok(tx.drop_draft(of.id(), seat, KIND)?)
}
