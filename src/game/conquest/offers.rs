//! What a seat may do now, and who is awaited: functions of a view. What is offered is accepted by the check.

use super::core::{held, room};
use super::fortify::Roads;
use super::invade::targets;
use super::rules::{FortifyKind, SetKind};
use super::special::SpecialOffer;
use super::trade::{self, Traded};
use super::turn::{MoveIn, Stage, Turn, next_step};
use super::view::{PhaseView, SetUpView, View};
use crate::game::cards::{Hand, Symbol};
use crate::game::ids::{SeatId, SpaceId, Troops};
use crate::game::offer::{Awaited, Offer, SetOffer, Step};
use crate::game::refusal::Refusal;

/// Among so many cards there is always a set if three equal ones are a set too.
const ALWAYS_A_SET: usize = 5;

impl View {
    /// Everything that the seat may do now. For a viewer who does not see the seat's hand: what everybody can tell.
    pub fn offers(&self, seat: SeatId) -> Vec<Offer> {
        match &self.phase {
            PhaseView::SetUp(set_up) if self.seats.get(seat).is_some() => self.offers_of_set_up(seat, set_up),
            PhaseView::Turn(turn) if turn.seat == seat => self.offers_of_turn(turn),
            PhaseView::SetUp(_) | PhaseView::Turn(_) | PhaseView::Over(_) => Vec::new(),
        }
    }

    /// Who must act or answer. Empty when the game is over.
    pub fn awaited(&self) -> Vec<Awaited> {
        let all = |done: &dyn Fn(SeatId) -> bool, step| {
            let open = self.seats.ids().filter(|&seat| !done(seat));
            open.map(|seat| Awaited { seat, step, blocks: false }).collect()
        };
        match &self.phase {
            PhaseView::SetUp(SetUpView::Preferring { done, .. }) => all(&|seat| done[seat], Step::Claim),
            PhaseView::SetUp(SetUpView::Naming { open, done, .. }) => {
                let open = open.iter().filter(|&&seat| !done[seat]);
                open.map(|&seat| Awaited { seat, step: Step::Claim, blocks: false }).collect()
            }
            PhaseView::SetUp(SetUpView::Deploying { done, .. }) => all(&|seat| done[seat], Step::Deploy),
            PhaseView::SetUp(SetUpView::Stationing { seat }) => {
                vec![Awaited { seat: *seat, step: Step::PlaceStation, blocks: true }]
            }
            PhaseView::SetUp(SetUpView::Claiming { next, .. }) => {
                vec![Awaited { seat: *next, step: Step::Claim, blocks: true }]
            }
            PhaseView::SetUp(SetUpView::DeployingInTurn { next, .. }) => {
                vec![Awaited { seat: *next, step: Step::Deploy, blocks: true }]
            }
            PhaseView::Turn(turn) => vec![Awaited { seat: turn.seat, step: turn.stage.step(), blocks: true }],
            PhaseView::Over(_) => Vec::new(),
        }
    }

    fn offers_of_set_up(&self, seat: SeatId, set_up: &SetUpView) -> Vec<Offer> {
        let free = || {
            let free = self.spaces.iter().filter(|(_, garrison)| garrison.is_free());
            free.map(|(space, _)| space).collect()
        };
        match set_up {
            SetUpView::Preferring { .. } => vec![Offer::Claim { free: free(), one_now: false }],
            SetUpView::Naming { open, .. } if open.contains(&seat) => {
                vec![Offer::Claim { free: free(), one_now: true }]
            }
            SetUpView::Claiming { next, .. } if *next == seat => vec![Offer::Claim { free: free(), one_now: true }],
            SetUpView::Stationing { seat: placer } if *placer == seat => self.special_offers(seat),
            SetUpView::Deploying { armies, done, own } => {
                let mut offers = Vec::new();
                let left = self.left_to_deploy(seat);
                if left > 0 {
                    offers.push(Offer::Place { left, spaces: self.places(seat), exactly: None });
                }
                let placed = own.get(&seat).into_iter().flatten().map(|placement| placement.troops).sum();
                let troops = if done[seat] { armies[seat] } else { placed };
                if troops > 0 {
                    offers.push(Offer::TakeBack { troops });
                }
                offers
            }
            SetUpView::DeployingInTurn { next, for_unplayed: true, .. } if *next == seat => {
                let unplayed = self.spaces.iter().filter(|(_, garrison)| garrison.is_unplayed());
                let spaces = unplayed.map(|(space, &garrison)| (space, room(garrison)));
                vec![Offer::Place { left: 1, spaces: spaces.filter(|&(_, room)| room > 0).collect(), exactly: Some(1) }]
            }
            SetUpView::DeployingInTurn { next, left, .. } if *next == seat => {
                vec![Offer::Place { left: left[seat], spaces: self.places(seat), exactly: Some(1) }]
            }
            SetUpView::Naming { .. }
            | SetUpView::Claiming { .. }
            | SetUpView::Stationing { .. }
            | SetUpView::DeployingInTurn { .. } => Vec::new(),
        }
    }

    fn offers_of_turn(&self, turn: &Turn) -> Vec<Offer> {
        let seat = turn.seat;
        let mut offers = Vec::new();
        if let Stage::MoveIn(asked) = turn.stage {
            let MoveIn { from, to, least, most, ships, .. } = asked;
            return vec![Offer::MoveIn { from, to, least, most, ships }];
        }
        let special = self.special_offers(seat);
        if matches!(turn.stage, Stage::LayMarker { .. }) {
            return special;
        }
        let forced = self.surely_forced(turn);
        if self.trade_is_open(turn) {
            let sets = self.hands.get(&seat).map(|hand| self.sets(seat, hand));
            // Who does not see the hand cannot tell whether it holds a set.
            if sets.as_ref().is_none_or(|sets| !sets.is_empty()) {
                offers.push(Offer::Trade { sets: sets.unwrap_or_default(), forced });
            }
        }
        if forced {
            return offers;
        }
        let left = self.left_to_place(turn);
        if left > 0 {
            offers.push(Offer::Place { left, spaces: self.places(seat), exactly: None });
        }
        let placed: Troops = turn.stage.placed().iter().map(|placement| placement.troops).sum();
        if placed > 0 {
            offers.push(Offer::TakeBack { troops: placed });
        }
        if left > 0 {
            offers.extend(special);
            if let Stage::Trade { .. } = turn.stage {
                offers.push(Offer::EndStep { step: Step::Trade });
            }
            return offers;
        }
        let attacks = if turn.stage.is_late() { Vec::new() } else { self.attacks(seat) };
        let moves = if matches!(turn.stage, Stage::FortifyShips | Stage::Station | Stage::Order) {
            Vec::new()
        } else {
            self.moves(seat)
        };
        let assaults = special.iter().any(|offer| matches!(offer, Offer::Special(SpecialOffer::Assault { .. })));
        let (sails, travels) = self.open_in_late_steps(turn);
        let open = [
            (Step::Attack, !attacks.is_empty() || assaults),
            (Step::Fortify, !moves.is_empty()),
            (Step::FortifyShips, sails),
            (Step::Station, travels),
            (Step::Order, self.ruleset.rules().opens(&self.position(seat), Step::Order)),
        ];
        let passes = open.into_iter().filter(|&(_, open)| open).map(|(step, _)| step).collect();
        offers.extend(attacks);
        let rules = self.ruleset.rules();
        let goes_on = |after| next_step(rules, &self.position(seat), self.card.fortify, after).is_some();
        let step = match turn.stage {
            Stage::Trade { .. } => Some(Step::Trade),
            Stage::SpoilsTrade => Some(Step::SpoilsTrade),
            Stage::Fortify => goes_on(Some(Step::Fortify)).then_some(Step::Fortify),
            Stage::FortifyShips => goes_on(Some(Step::FortifyShips)).then_some(Step::FortifyShips),
            Stage::LayMarker { .. } | Stage::Station | Stage::Order => None,
            Stage::Place { .. } | Stage::Attack | Stage::MoveIn(_) | Stage::SpoilsPlace { .. } => {
                // Where there are moves, that is known already.
                (!moves.is_empty() || goes_on(None)).then_some(Step::Attack)
            }
        };
        offers.extend(moves);
        offers.extend(special);
        offers.extend(step.map(|step| Offer::EndStep { step }));
        offers.push(Offer::EndTurn { passes });
        offers
    }

    /// Whether ships can still be moved in this turn, and the station.
    fn open_in_late_steps(&self, turn: &Turn) -> (bool, bool) {
        let Some(theatre) = self.theatre() else { return (false, false) };
        let has_ships = held(&self.spaces, turn.seat).any(|space| !self.spaces[space].ships.is_empty());
        let sails = !turn.stage.is_last() && has_ships && !theatre.offer_ships(self, turn).is_empty();
        let moves = theatre.station.is_some() && !theatre.doing.station_moved;
        (sails, moves && self.ruleset.rules().opens(&self.position(turn.seat), Step::Station))
    }

    fn special_offers(&self, seat: SeatId) -> Vec<Offer> {
        self.ruleset.rules().offers(self, seat).into_iter().map(Offer::Special).collect()
    }

    /// Whether a set must be traded: as the hand says, or as everybody can tell from its size.
    fn surely_forced(&self, turn: &Turn) -> bool {
        if self.hands.contains_key(&turn.seat) {
            return matches!(self.must_trade(turn), Some(Refusal::TradeFirst { .. }));
        }
        let cards = self.seats[turn.seat].cards;
        let limit = usize::from(self.card.forced_trade);
        let certain = match self.card.set_kind {
            SetKind::MixedOnly => false,
            SetKind::MixedOrEqual => cards >= ALWAYS_A_SET,
        };
        self.trade_is_open(turn) && limit > 0 && cards >= limit && certain
    }

    /// The sets that the seat's hand holds, whether or not it may trade now; none where the viewer does not see the hand.
    pub fn sets_held(&self, seat: SeatId) -> Vec<SetOffer> {
        self.hands.get(&seat).map(|hand| self.sets(seat, hand)).unwrap_or_default()
    }

    /// The sets without those that look like one before them, as a hand without spaces on its cards has many.
    pub fn told_apart(&self, sets: &[SetOffer]) -> Vec<SetOffer> {
        let mut told: Vec<SetOffer> = Vec::new();
        for set in sets {
            let look = trade::look(&self.edition, set.cards);
            if told.iter().all(|other| trade::look(&self.edition, other.cards) != look) {
                told.push(set.clone());
            }
        }
        told
    }

    /// The sets in a hand: most armies first, then the most extra armies, then the fewest jokers.
    pub(super) fn sets(&self, seat: SeatId, hand: &Hand) -> Vec<SetOffer> {
        let traded = Traded { all: self.sets_traded, own: self.seats[seat].sets_traded };
        let mut sets: Vec<SetOffer> = trade::sets(&self.edition, &self.card, hand)
            .map(|cards| SetOffer {
                cards,
                value: trade::set_value(&self.card, trade::symbols(&self.edition, cards), traded).unwrap_or_default(),
                bonus: trade::own_space_bonus(&self.edition, &self.card, &self.spaces, seat, cards),
            })
            .collect();
        let jokers = |set: &SetOffer| {
            trade::symbols(&self.edition, set.cards).iter().filter(|&&symbol| symbol == Symbol::Joker).count()
        };
        sets.sort_by_key(|set| {
            let bonus = set.bonus.map_or(0, |(_, troops)| troops);
            (std::cmp::Reverse((set.value, bonus)), jokers(set))
        });
        sets
    }

    fn places(&self, seat: SeatId) -> Vec<(SpaceId, Troops)> {
        let places = held(&self.spaces, seat).map(|space| (space, self.room(seat, space)));
        places.filter(|&(_, room)| room > 0).collect()
    }

    fn attacks(&self, seat: SeatId) -> Vec<Offer> {
        let ready = held(&self.spaces, seat).filter(|&from| self.spaces[from].troops > 1);
        let (rules, at) = (self.ruleset.rules(), self.position(seat));
        ready
            .flat_map(|from| {
                let troops = self.spaces[from].troops;
                let open = targets(&self.edition.board, &self.spaces, &self.sides, seat, from);
                open.filter(move |&to| rules.guarded(&at, to).is_none()).map(move |to| Offer::Attack {
                    from,
                    to,
                    troops,
                    defenders: self.spaces[to].troops,
                    most_dice: self.most_dice(troops),
                })
            })
            .collect()
    }

    fn moves(&self, seat: SeatId) -> Vec<Offer> {
        if self.card.fortify == FortifyKind::None {
            return Vec::new();
        }
        let roads = Roads::new(&self.edition.board, &self.spaces, &self.sides, self.card.fortify, seat);
        let most = held(&self.spaces, seat).count();
        let ready = held(&self.spaces, seat).filter(|&from| self.spaces[from].troops > 1);
        ready
            .filter_map(|from| {
                // Mostly all of them: growing step by step costs more than finding them.
                let mut to = Vec::with_capacity(most);
                to.extend(roads.from(from).map(|to| (to, room(self.spaces[to]))).filter(|&(_, room)| room > 0));
                (!to.is_empty()).then(|| Offer::Fortify { from, to, most: self.spaces[from].troops - 1 })
            })
            .collect()
    }
}
