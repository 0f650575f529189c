//! Whole matches: how a scripted side fights on when only the end is of interest.

use adjutant::game::action::{Action, MoveInWish, Placement, Until};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::Event;
use adjutant::game::ids::{SeatId, SideId};
use adjutant::game::offer::Offer;
use adjutant::game::people::Viewer;

use super::{At, Setting, invasion};

impl<S: Setting> At<S> {
    /// The cards that are drawn next, one after another; other draws come behind them.
    #[track_caller]
    pub(crate) fn will_draw(&mut self, ids: &[&str]) {
        let deck = &S::kit().edition.deck;
        let stack = self.written()["conquest"]["core"]["stack"].clone();
        let mut stack: Vec<String> = serde_json::from_value(stack).expect("cards");
        for id in ids {
            let side = |id: &str| deck.card(S::card(id)).side;
            let own = stack.iter().filter(|other| side(other) == side(id));
            let place =
                own.into_iter().position(|other| other == id).unwrap_or_else(|| panic!("{id} is not in the pile"));
            self.picks(&[u16::try_from(place).expect("a pile of cards")]);
            stack.retain(|other| other != id);
        }
    }

    /// All armies of the turn go to one space.
    #[track_caller]
    pub(crate) fn musters(&mut self, seat: u8, id: &str) {
        let troops = match self.stage() {
            Stage::Place { left, .. } => left,
            Stage::Trade { armies } => armies,
            other => panic!("nothing to place: {other:?}"),
        };
        self.does(seat, Action::Place { placements: vec![Placement { space: S::space(id), troops }] });
    }

    /// A space is taken without losses, and all armies but one move in with all ships. There are none on the other side.
    #[track_caller]
    pub(crate) fn takes(&mut self, seat: u8, from: &str, to: &str) -> Vec<Event> {
        let (from, to) = (S::space(from), S::space(to));
        let there = self.view(Viewer::Public).spaces;
        self.wins_against(there[to].troops, (there[from].troops - 1).min(3));
        self.does(seat, Action::Attack(invasion(from, to, Until::Captured, MoveInWish::Most)))
    }

    /// Battles that win every die, so many as there are armies to beat.
    pub(crate) fn wins_against(&mut self, troops: u32, dice: u32) {
        let mut left = troops;
        while left > 0 {
            let against = left.min(2);
            let mut throw = vec![6; dice as usize];
            throw.extend(vec![1; against as usize]);
            self.throws(&[&throw]);
            left -= dice.min(against);
        }
    }

    /// Attacks that win every die, from the largest army beside it, on one space after another as long as there are any in reach: those of a
    /// side first, then others; one is spared. All armies but one move in. There are no ships.
    pub(crate) fn sweep(&mut self, seat: u8, prey: SideId, spared: Option<&str>) {
        let seat_id = SeatId(seat);
        let spared = spared.map(S::space);
        while self.outcome().is_none() {
            let view = self.seen_by(seat);
            let is_prey = |to| view.spaces[to].owner.is_some_and(|owner| view.side(owner) == prey);
            let offers = view.offers(seat_id).into_iter().filter_map(|offer| match offer {
                Offer::Attack { from, to, troops, .. } if troops > 3 && spared != Some(to) => {
                    Some((is_prey(to), troops, from, to))
                }
                _ => None,
            });
            let Some((_, troops, from, to)) = offers.max() else { return };
            self.wins_against(view.spaces[to].troops, (troops - 1).min(3));
            self.does(seat, Action::Attack(invasion(from, to, Until::Captured, MoveInWish::Most)));
        }
    }

    /// All new armies go where the seat has most beside an enemy who is not spared.
    pub(crate) fn gather(&mut self, seat: u8, spared: Option<&str>) {
        let view = self.seen_by(seat);
        let places = view.offers(SeatId(seat)).into_iter().find_map(|offer| match offer {
            Offer::Place { left, spaces, .. } => Some((left, spaces)),
            _ => None,
        });
        let Some((left, spaces)) = places else { return };
        let spared = spared.map(S::space);
        let faces = |place| {
            let mut around = view.edition.board.neighbours(place);
            around.any(|to| view.is_hostile(SeatId(seat), to) && spared != Some(to))
        };
        let worth = |place| (faces(place), view.spaces[place].troops);
        let most = spaces.iter().max_by_key(|(place, _)| worth(*place)).unwrap().0;
        self.does(seat, Action::Place { placements: vec![Placement { space: most, troops: left }] });
    }

    /// The spaces of a side, by their ids in board order.
    pub(crate) fn left_of(&self, side: SideId) -> Vec<String> {
        let view = self.view(Viewer::Public);
        let theirs =
            view.spaces.iter().filter(|(_, garrison)| garrison.owner.is_some_and(|owner| view.side(owner) == side));
        theirs.map(|(space, _)| view.edition.board.space(space).id.clone()).collect()
    }
}
