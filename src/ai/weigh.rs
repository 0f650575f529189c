//! How the AI sees the board.

use crate::game::conquest::view::View;
use crate::game::ids::{ByRegion, RegionId, SeatId, SpaceId, Troops};

/// What is hidden is found by who breaks through a border, if nobody stands guard behind it.
const LEAST_BESIDE_A_MARKER: Troops = 3;

/// The board with the eyes of one seat.
pub(super) struct Board<'a> {
    pub(super) view: &'a View,
    pub(super) seat: SeatId,
    tie: u64,
    /// Spaces of each region that are not the seat's.
    missing: ByRegion<usize>,
}

impl<'a> Board<'a> {
    pub(super) fn new(view: &'a View, seat: SeatId, tie: u64) -> Self {
        let missing = ByRegion::from_fn(view.edition.board.regions().len(), |region| {
            let spaces = view.edition.board.region(region).spaces();
            let missing = |&space: &SpaceId| view.spaces[space].owner != Some(seat) && !view.spaces[space].destroyed;
            spaces.iter().filter(|space| missing(space)).count()
        });
        Self { view, seat, tie, missing }
    }

    pub(super) fn owns(&self, space: SpaceId) -> bool {
        self.view.spaces[space].owner == Some(self.seat)
    }

    pub(super) fn troops(&self, space: SpaceId) -> Troops {
        self.view.spaces[space].troops
    }

    pub(super) fn region(&self, space: SpaceId) -> RegionId {
        self.view.edition.board.space(space).region
    }

    /// Linked spaces of others who are no partners.
    pub(super) fn enemies(&self, space: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        self.view.edition.board.neighbours(space).filter(|&other| self.view.is_hostile(self.seat, other))
    }

    /// An own space that somebody else could attack.
    pub(super) fn is_border(&self, space: SpaceId) -> bool {
        self.enemies(space).next().is_some()
    }

    /// How many enemy armies could strike the space next turn, less those that stand there: above 0 it is in danger.
    pub(super) fn need(&self, space: SpaceId) -> i64 {
        let threat: i64 = self.enemies(space).map(|enemy| i64::from(self.troops(enemy)) - 1).sum();
        let worth = if self.is_precious(space) { 3 } else { 1 };
        (threat - i64::from(self.troops(space))) * worth
    }

    /// Whether the space is worth more than others: its region is held, or something of its owner's side is hidden there.
    pub(super) fn is_precious(&self, space: SpaceId) -> bool {
        self.holds_region(self.region(space)) || self.hides(space)
    }

    /// So many armies should stay on an own space, whoever is near.
    pub(super) fn least(&self, space: SpaceId) -> Troops {
        if self.hides(space) { LEAST_BESIDE_A_MARKER } else { 1 }
    }

    /// Whether something of its owner's side is hidden on an own space.
    pub(super) fn hides(&self, space: SpaceId) -> bool {
        self.view.theatre().is_some_and(|theatre| {
            self.owns(space) && (theatre.has_marker(space) || theatre.pawn_space() == Some(space))
        })
    }

    /// Spaces of the region that are not the seat's.
    pub(super) fn missing(&self, region: RegionId) -> usize {
        self.missing[region]
    }

    pub(super) fn holds_region(&self, region: RegionId) -> bool {
        self.missing(region) == 0
    }

    /// Whether one other seat holds the whole region.
    pub(super) fn held_by_other(&self, region: RegionId) -> bool {
        let spaces = self.view.edition.board.region(region).spaces().iter().map(|&space| &self.view.spaces[space]);
        let mut owners = spaces.filter(|garrison| !garrison.destroyed).map(|garrison| garrison.owner);
        let Some(first) = owners.next() else { return false };
        first.is_some() && first != Some(self.seat) && owners.all(|owner| owner == first)
    }

    /// How much the seat wants the region: its bonus for each space that is still missing, in thousandths.
    pub(super) fn wish(&self, region: RegionId) -> u64 {
        let missing = self.missing(region) as u64;
        let held = self.view.edition.board.region(region).spaces().len() as u64 - missing;
        u64::from(self.view.edition.board.region(region).bonus) * 1000 * (1 + held) / (1 + missing) / (1 + missing)
    }

    /// A number that tells equal choices apart (the finaliser of `SplitMix64`).
    pub(super) fn tie(&self, space: SpaceId) -> u64 {
        let mut z = self.tie.wrapping_add((space.index() as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}
