//! What is done for a seat whose time is up (law 8): the safe thing, never a risk.

use super::core::held;
use super::turn::{MoveIn, Stage, Turn};
use super::view::{Garrison, PhaseView, SetUpView, View};
use crate::game::action::{Action, Placement};
use crate::game::ids::{BySpace, RegionId, SeatId, SpaceId, Troops};
use crate::game::map::Board;
use crate::game::offer::Step;

impl View {
    /// The safe default for the seat's current step: what is done when its time is up. `None` when it is not awaited.
    ///
    /// Claims begin in a region of the seat's own and go on where the seat has most spaces. Armies are spread evenly over
    /// the borders. A forced set is the best one. After a capture armies go where the enemy is, half each if on both sides.
    /// Nobody attacks or moves.
    pub fn default_action(&self, seat: SeatId) -> Option<Action> {
        if !self.awaited().iter().any(|awaited| awaited.seat == seat) {
            return None;
        }
        match &self.phase {
            PhaseView::SetUp(SetUpView::Preferring { .. }) => Some(Action::Claim { spaces: self.home(seat) }),
            PhaseView::SetUp(SetUpView::Stationing { .. }) => {
                self.ruleset.rules().default_action(self, seat, Step::PlaceStation).map(Action::Special)
            }
            PhaseView::SetUp(SetUpView::DeployingInTurn { for_unplayed: true, .. }) => {
                let space = weakest_unplayed(&self.edition.board, &self.spaces)?;
                Some(Action::Place { placements: vec![Placement { space, troops: 1 }] })
            }
            PhaseView::SetUp(SetUpView::Naming { .. }) => {
                let home = self.home(seat).into_iter().find(|&space| self.spaces[space].is_free());
                let space = home.or_else(|| next_claim(&self.edition.board, &self.spaces, seat))?;
                Some(Action::Claim { spaces: vec![space] })
            }
            PhaseView::SetUp(SetUpView::Claiming { .. }) => {
                let space = next_claim(&self.edition.board, &self.spaces, seat)?;
                Some(Action::Claim { spaces: vec![space] })
            }
            PhaseView::SetUp(SetUpView::Deploying { .. }) => Some(self.spread(seat, self.left_to_deploy(seat))),
            PhaseView::SetUp(SetUpView::DeployingInTurn { .. }) => Some(self.weakest_border(seat)),
            PhaseView::Turn(turn) => Some(self.default_in_turn(turn)),
            PhaseView::Over(_) => None,
        }
    }

    fn default_in_turn(&self, turn: &Turn) -> Action {
        if let Stage::MoveIn(asked) = turn.stage {
            return Action::move_in(self.balanced(turn.seat, asked));
        }
        if matches!(turn.stage, Stage::LayMarker { .. })
            && let Some(wish) = self.ruleset.rules().default_action(self, turn.seat, Step::LayMarker)
        {
            return Action::Special(wish);
        }
        let hand = self.hands.get(&turn.seat);
        let forced = self.must_trade(turn).and(hand).and_then(|hand| self.sets(turn.seat, hand).into_iter().next());
        match (forced, self.left_to_place(turn)) {
            (Some(set), _) => Action::Trade { cards: set.cards },
            (None, 0) => Action::EndTurn,
            (None, left) => self.spread(turn.seat, left),
        }
    }

    /// A region for each seat, so that lists that were never written do not all ask for the same spaces.
    fn home(&self, seat: SeatId) -> Vec<SpaceId> {
        let regions = self.edition.board.regions();
        regions[seat.index() % regions.len()].spaces().to_vec()
    }

    /// Spreads armies evenly over the borders, as far as there is room; what is left over goes to the other own spaces.
    fn spread(&self, seat: SeatId, armies: Troops) -> Action {
        let (borders, inner): (Vec<SpaceId>, Vec<SpaceId>) =
            held(&self.spaces, seat).partition(|&space| self.is_border(seat, space));
        let mut placements: Vec<Placement> = Vec::new();
        let mut left = armies;
        for group in [borders, inner] {
            // The least room first: what does not fit there is shared by the others.
            let mut group: Vec<(Troops, SpaceId)> =
                group.into_iter().map(|space| (self.room(seat, space), space)).collect();
            group.sort_unstable();
            let count = group.len();
            for (n, (room, space)) in group.into_iter().enumerate() {
                let sharers = Troops::try_from(count - n).unwrap_or(1);
                let troops = left.div_ceil(sharers).min(room);
                if troops > 0 {
                    placements.push(Placement { space, troops });
                }
                left -= troops;
            }
        }
        placements.sort_unstable_by_key(|placement| placement.space);
        Action::Place { placements }
    }

    /// One army for the border space with the fewest.
    fn weakest_border(&self, seat: SeatId) -> Action {
        let roomy = held(&self.spaces, seat).filter(|&space| self.room(seat, space) > 0);
        let weakest = roomy.min_by_key(|&space| (!self.is_border(seat, space), self.spaces[space].troops));
        Action::Place { placements: weakest.map(|space| Placement { space, troops: 1 }).into_iter().collect() }
    }

    fn balanced(&self, seat: SeatId, asked: MoveIn) -> Troops {
        match (self.is_border(seat, asked.from), self.is_border(seat, asked.to)) {
            (false, _) => asked.most,
            (true, false) => asked.least,
            (true, true) => asked.most.div_ceil(2).max(asked.least),
        }
    }
}

/// The free space that a seat takes when its list has none: in the region where it has most spaces, else the first in
/// board order.
pub(super) fn next_claim(board: &Board, spaces: &BySpace<Garrison>, seat: SeatId) -> Option<SpaceId> {
    let begun = |region: RegionId| {
        board.region(region).spaces().iter().filter(|&&space| spaces[space].owner == Some(seat)).count()
    };
    let free = spaces.iter().filter(|(_, garrison)| garrison.is_free()).map(|(space, _)| space);
    free.min_by_key(|&space| std::cmp::Reverse(begun(board.space(space).region)))
}

/// Of the spaces that nobody plays the one with the fewest armies beside another owner, else with the fewest (C8).
pub(super) fn weakest_unplayed(board: &Board, spaces: &BySpace<Garrison>) -> Option<SpaceId> {
    let beside = |space: SpaceId| board.neighbours(space).any(|other| spaces[other].owner.is_some());
    let unplayed = spaces.iter().filter(|(_, garrison)| garrison.is_unplayed() && super::core::room(**garrison) > 0);
    unplayed.min_by_key(|&(space, garrison)| (!beside(space), garrison.troops)).map(|(space, _)| space)
}
