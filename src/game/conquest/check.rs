//! Whether a seat may do something now: a function of its view, so that no refusal can tell a secret.

use std::collections::BTreeSet;

use super::core::room;
use super::fortify::Roads;
use super::invade::targets;
use super::rules::{FortifyKind, Position, Spoils};
use super::special::{Special, SpecialRefusal};
use super::trade::{self, Traded};
use super::turn::{SET, Stage, Turn, placeable};
use super::view::{Garrison, PhaseView, SetUpView, View, partners};
use crate::game::action::{Action, Attack, Placement};
use crate::game::ids::{CardId, SeatId, SpaceId, Troops};
use crate::game::offer::Step;
use crate::game::refusal::Refusal;

impl View {
    /// What [`Game::check`](crate::game::Game::check) says to this seat, from what the viewer may know. The viewer must see
    /// for the seat (its own seat or player).
    pub fn check(&self, seat: SeatId, action: &Action) -> Result<(), Refusal> {
        let Some(known) = self.seats.get(seat) else { return Err(Refusal::NotYours) };
        if matches!(self.phase, PhaseView::Over(_)) {
            return Err(Refusal::Over);
        }
        if matches!(action, Action::AgreedDraw { .. } | Action::HandOver { .. } | Action::TimeOut) {
            return Err(Refusal::NotYours);
        }
        if known.out {
            return Err(Refusal::Eliminated);
        }
        if *action == Action::Surrender {
            return if known.surrendered { Err(Refusal::Surrendered) } else { Ok(()) };
        }
        match &self.phase {
            PhaseView::Turn(_) if matches!(action, Action::Special(wish) if wish.is_out_of_turn()) => {
                self.check_special(seat, action)
            }
            PhaseView::Turn(turn) if turn.seat != seat => Err(Refusal::NotYourTurn { on_turn: turn.seat }),
            PhaseView::SetUp(_) | PhaseView::Turn(_) if matches!(action, Action::Rebellion(_)) => {
                Err(Refusal::OtherGame)
            }
            PhaseView::SetUp(set_up) => self.check_set_up(seat, set_up, action),
            PhaseView::Turn(turn) => self.check_turn(turn, action),
            PhaseView::Over(_) => Err(Refusal::Over),
        }
    }

    fn check_special(&self, seat: SeatId, action: &Action) -> Result<(), Refusal> {
        let Action::Special(wish) = action else { return Err(SpecialRefusal::Unknown.into()) };
        self.ruleset.rules().check(self, seat, wish)
    }

    fn check_set_up(&self, seat: SeatId, set_up: &SetUpView, action: &Action) -> Result<(), Refusal> {
        match (set_up, action) {
            (
                SetUpView::Claiming { next, .. }
                | SetUpView::DeployingInTurn { next, .. }
                | SetUpView::Stationing { seat: next },
                _,
            ) if *next != seat => Err(Refusal::NotYourTurn { on_turn: *next }),
            (SetUpView::Naming { open, .. }, _) if !open.contains(&seat) => {
                Err(open.first().map_or(Refusal::NotYours, |&on_turn| Refusal::NotYourTurn { on_turn }))
            }
            (SetUpView::Stationing { .. }, Action::Special(Special::PlaceStation { .. })) => {
                self.check_special(seat, action)
            }
            (SetUpView::Stationing { .. }, _) => Err(Refusal::WrongStep { now: Step::PlaceStation }),
            (SetUpView::Preferring { .. }, Action::Claim { spaces }) => self.check_list(spaces),
            (SetUpView::Naming { .. } | SetUpView::Claiming { .. }, Action::Claim { spaces }) => {
                self.check_list(spaces)?;
                if spaces.len() == 1 { Ok(()) } else { Err(Refusal::ClaimOne) }
            }
            (SetUpView::Deploying { armies, .. }, Action::Place { placements }) => match self.left_to_deploy(seat) {
                0 if armies[seat] > 0 => Err(Refusal::AlreadyDone),
                left => self.check_placements(seat, placements, left),
            },
            (SetUpView::Deploying { own, .. }, Action::TakeBack) => match own.get(&seat) {
                Some(placed) if !placed.is_empty() => Ok(()),
                Some(_) | None => Err(Refusal::NothingToTakeBack),
            },
            (SetUpView::DeployingInTurn { for_unplayed: true, .. }, Action::Place { placements }) => {
                match placements[..] {
                    [Placement { space, troops: 1 }] if self.spaces.get(space).is_some_and(Garrison::is_unplayed) => {
                        match room(self.spaces[space]) {
                            0 => Err(Refusal::SpaceFull { space, room: 0 }),
                            _ => Ok(()),
                        }
                    }
                    [Placement { space, troops: 1 }] => {
                        let owner = self.spaces.get(space).and_then(|garrison| garrison.owner);
                        Err(Refusal::NotYourSpace { space, owner })
                    }
                    [..] => Err(Refusal::PlaceExactly { troops: 1 }),
                }
            }
            (SetUpView::DeployingInTurn { left, .. }, Action::Place { placements }) => {
                self.check_placements(seat, placements, left[seat])?;
                match placements[..] {
                    [Placement { troops: 1, .. }] => Ok(()),
                    [..] => Err(Refusal::PlaceExactly { troops: 1 }),
                }
            }
            (SetUpView::DeployingInTurn { .. }, Action::TakeBack) => Err(Refusal::NothingToTakeBack),
            (SetUpView::Preferring { .. } | SetUpView::Naming { .. } | SetUpView::Claiming { .. }, _) => {
                Err(Refusal::WrongStep { now: Step::Claim })
            }
            (SetUpView::Deploying { .. } | SetUpView::DeployingInTurn { .. }, _) => {
                Err(Refusal::WrongStep { now: Step::Deploy })
            }
        }
    }

    fn check_turn(&self, turn: &Turn, action: &Action) -> Result<(), Refusal> {
        let wrong_step = Err(Refusal::WrongStep { now: turn.stage.step() });
        let must_lay = matches!(turn.stage, Stage::LayMarker { .. });
        if must_lay && !matches!(action, Action::Special(Special::LayMarker { .. })) {
            return Err(SpecialRefusal::MarkerFirst.into());
        }
        match action {
            Action::Special(_) => {
                Self::must_move_in(turn).map_or(Ok(()), Err)?;
                self.check_special(turn.seat, action)
            }
            Action::MoveIn { troops, ships } => match turn.stage {
                Stage::MoveIn(asked) if !asked.ships.holds(ships) => {
                    Err(SpecialRefusal::TooFewShips { space: asked.from, there: asked.ships }.into())
                }
                Stage::MoveIn(asked) if (asked.least..=asked.most).contains(troops) => Ok(()),
                Stage::MoveIn(asked) => {
                    Err(Refusal::OutOfRange { asked: *troops, least: asked.least, most: asked.most })
                }
                Stage::LayMarker { .. }
                | Stage::Trade { .. }
                | Stage::Place { .. }
                | Stage::Attack
                | Stage::SpoilsTrade
                | Stage::SpoilsPlace { .. }
                | Stage::Fortify
                | Stage::FortifyShips
                | Stage::Station
                | Stage::Order => wrong_step,
            },
            Action::Claim { .. }
            | Action::Surrender
            | Action::AgreedDraw { .. }
            | Action::HandOver { .. }
            | Action::TimeOut
            | Action::Rebellion(_) => wrong_step,
            Action::Place { placements } => {
                Self::must_move_in(turn).or_else(|| self.must_trade(turn)).map_or(Ok(()), Err)?;
                match self.left_to_place(turn) {
                    0 => wrong_step,
                    left => self.check_placements(turn.seat, placements, left),
                }
            }
            Action::TakeBack if turn.stage.placed().is_empty() => {
                Err(Self::must_move_in(turn).unwrap_or(Refusal::NothingToTakeBack))
            }
            Action::TakeBack => Ok(()),
            Action::Trade { cards } => {
                Self::must_move_in(turn).map_or(Ok(()), Err)?;
                let have = self.seats[turn.seat].cards;
                match self.may_still_trade(turn) {
                    true if have < SET => Err(Refusal::TooFewCards { have }),
                    true => self.check_set(turn.seat, *cards),
                    false if self.has_traded_all(turn) => Err(SpecialRefusal::TradedAlready.into()),
                    false if self.has_traded_enough(turn) => {
                        Err(Refusal::SpoilsOver { have, limit: self.card.forced_trade })
                    }
                    false => Err(Refusal::TradeOver),
                }
            }
            Action::Attack(_) if turn.stage.is_late() => wrong_step,
            Action::Attack(attack) => {
                self.must(turn).map_or(Ok(()), Err)?;
                self.check_attack(turn.seat, attack)
            }
            Action::Fortify { .. } if self.card.fortify == FortifyKind::None => Err(Refusal::NoFortify),
            Action::Fortify { .. } if matches!(turn.stage, Stage::FortifyShips | Stage::Station | Stage::Order) => {
                wrong_step
            }
            Action::Fortify { from, to, troops } => {
                self.must(turn).map_or(Ok(()), Err)?;
                self.check_fortify(turn.seat, *from, *to, *troops)
            }
            Action::EndStep if matches!(turn.stage, Stage::Trade { .. }) => self.must_trade(turn).map_or(Ok(()), Err),
            Action::EndStep | Action::EndTurn => self.must(turn).map_or(Ok(()), Err),
        }
    }

    /// What must be done before attacks, a move or the end of the turn.
    pub(super) fn must(&self, turn: &Turn) -> Option<Refusal> {
        Self::must_move_in(turn).or_else(|| self.must_trade(turn)).or_else(|| match self.left_to_place(turn) {
            0 => None,
            left => Some(Refusal::PlaceFirst { left }),
        })
    }

    /// The set that must be traded, as far as the viewer knows.
    pub(super) fn must_trade(&self, turn: &Turn) -> Option<Refusal> {
        let hand = self.hands.get(&turn.seat)?;
        let forced = self.trade_is_open(turn) && trade::forced(&self.edition, &self.card, hand);
        forced.then(|| Refusal::TradeFirst { hand: hand.len(), limit: self.card.forced_trade })
    }

    /// Whether the turn is still where sets are traded: nothing has been placed since (S2-R3), and captured cards are still too many
    /// where only that lets their captor trade (S0-N6).
    fn may_still_trade(&self, turn: &Turn) -> bool {
        if self.has_traded_all(turn) {
            return false;
        }
        match &turn.stage {
            Stage::Trade { .. } => true,
            Stage::Place { placed, .. } => placed.is_empty(),
            Stage::SpoilsTrade | Stage::SpoilsPlace { .. } => {
                turn.stage.placed().is_empty() && !self.has_traded_enough(turn)
            }
            Stage::LayMarker { .. }
            | Stage::Attack
            | Stage::MoveIn(_)
            | Stage::Fortify
            | Stage::FortifyShips
            | Stage::Station
            | Stage::Order => false,
        }
    }

    /// Whether the seat has traded as many sets as a turn allows (S0-C3).
    fn has_traded_all(&self, turn: &Turn) -> bool {
        self.card.sets_per_turn > 0 && turn.sets >= self.card.sets_per_turn
    }

    /// Whether a captor has so few cards left that no more sets are traded before the next turn (S0-N6).
    fn has_traded_enough(&self, turn: &Turn) -> bool {
        let in_spoils = matches!(turn.stage, Stage::SpoilsTrade | Stage::SpoilsPlace { .. });
        in_spoils && self.card.spoils == Spoils::Forced && !self.card.must_trade_with(self.seats[turn.seat].cards)
    }

    /// Whether sets could be traded now, as everybody can see: enough cards, and nothing placed yet.
    pub(super) fn trade_is_open(&self, turn: &Turn) -> bool {
        self.may_still_trade(turn) && self.seats[turn.seat].cards >= SET
    }

    /// Armies that are to be placed in the turn.
    pub(super) fn left_to_place(&self, turn: &Turn) -> Troops {
        match turn.stage {
            Stage::Trade { armies } => placeable(&self.spaces, turn.seat, armies),
            Stage::Place { left, .. } | Stage::SpoilsPlace { left, .. } => left,
            Stage::LayMarker { .. }
            | Stage::Attack
            | Stage::MoveIn(_)
            | Stage::SpoilsTrade
            | Stage::Fortify
            | Stage::FortifyShips
            | Stage::Station
            | Stage::Order => 0,
        }
    }

    /// Armies that are to be placed in the simultaneous set-up; for a viewer who does not see the seat's placements all
    /// of them, or none when the seat is done.
    pub(super) fn left_to_deploy(&self, seat: SeatId) -> Troops {
        let PhaseView::SetUp(SetUpView::Deploying { armies, done, own }) = &self.phase else { return 0 };
        let placed: Troops = own.get(&seat).into_iter().flatten().map(|placement| placement.troops).sum();
        if done[seat] { 0 } else { armies[seat] - placed }
    }

    /// How many more armies fit on an own space, sealed placements of the seat counted.
    pub(super) fn room(&self, seat: SeatId, space: SpaceId) -> Troops {
        let free = room(self.spaces[space]);
        let PhaseView::SetUp(SetUpView::Deploying { own, .. }) = &self.phase else { return free };
        let placed = own.get(&seat).into_iter().flatten().find(|placement| placement.space == space);
        free.saturating_sub(placed.map_or(0, |placement| placement.troops))
    }

    /// The spaces that are the seat's own.
    pub(super) fn own(&self, seat: SeatId, space: SpaceId) -> Result<(), Refusal> {
        // An id from another board is nobody's space.
        let garrison = (space.index() < self.spaces.len()).then(|| self.spaces[space]);
        let owner = garrison.and_then(|garrison| garrison.owner);
        if owner == Some(seat) { Ok(()) } else { Err(Refusal::NotYourSpace { space, owner }) }
    }

    fn must_move_in(turn: &Turn) -> Option<Refusal> {
        match turn.stage {
            Stage::MoveIn(asked) => Some(Refusal::MoveInFirst { to: asked.to, least: asked.least, most: asked.most }),
            Stage::LayMarker { .. }
            | Stage::FortifyShips
            | Stage::Station
            | Stage::Order
            | Stage::Trade { .. }
            | Stage::Place { .. }
            | Stage::Attack
            | Stage::SpoilsTrade
            | Stage::SpoilsPlace { .. }
            | Stage::Fortify => None,
        }
    }

    fn check_list(&self, spaces: &[SpaceId]) -> Result<(), Refusal> {
        if spaces.is_empty() {
            return Err(Refusal::EmptyOrTwice { space: None });
        }
        for (n, &space) in spaces.iter().enumerate() {
            if spaces[..n].contains(&space) {
                return Err(Refusal::EmptyOrTwice { space: Some(space) });
            }
            if space.index() >= self.spaces.len() {
                return Err(Refusal::NotYourSpace { space, owner: None });
            }
            match self.spaces[space].owner {
                Some(owner) => return Err(Refusal::Taken { space, owner }),
                None if !self.spaces[space].is_free() => return Err(Refusal::NotYourSpace { space, owner: None }),
                None => {}
            }
        }
        Ok(())
    }

    fn check_placements(&self, seat: SeatId, placements: &[Placement], left: Troops) -> Result<(), Refusal> {
        if placements.is_empty() {
            return Err(Refusal::EmptyOrTwice { space: None });
        }
        for (n, &Placement { space, troops }) in placements.iter().enumerate() {
            if placements[..n].iter().any(|other| other.space == space) {
                return Err(Refusal::EmptyOrTwice { space: Some(space) });
            }
            self.own(seat, space)?;
            if troops == 0 {
                return Err(Refusal::NoTroops);
            }
        }
        let asked = super::place::total(placements);
        if asked > u64::from(left) {
            return Err(Refusal::TooManyToPlace { asked, left });
        }
        let full = placements.iter().find(|placement| placement.troops > self.room(seat, placement.space));
        full.map_or(Ok(()), |full| Err(Refusal::SpaceFull { space: full.space, room: self.room(seat, full.space) }))
    }

    fn check_set(&self, seat: SeatId, cards: [CardId; 3]) -> Result<(), Refusal> {
        let Some(hand) = self.hands.get(&seat) else { return Err(Refusal::NotYours) };
        for (n, &card) in cards.iter().enumerate() {
            if !hand.holds(card) || cards[..n].contains(&card) {
                return Err(Refusal::NotYourCard { card });
            }
        }
        let symbols = trade::symbols(&self.edition, cards);
        if trade::set_value(&self.card, symbols, Traded { all: 0, own: 0 }).is_some() {
            return Ok(());
        }
        let looks: BTreeSet<_> =
            trade::sets(&self.edition, &self.card, hand).map(|cards| trade::look(&self.edition, cards)).collect();
        let sets = looks.len();
        Err(Refusal::NoSet { symbols, sets })
    }

    fn check_attack(&self, seat: SeatId, attack: &Attack) -> Result<(), Refusal> {
        let &Attack { from, to, dice, keep, .. } = attack;
        self.own(seat, from)?;
        if from == to {
            return Err(Refusal::SameSpace { space: to });
        }
        if self.own(seat, to).is_ok() {
            return Err(Refusal::OwnSpace { space: to });
        }
        let board = &self.edition.board;
        if let Some(garrison) = self.spaces.get(to) {
            if garrison.destroyed {
                return Err(SpecialRefusal::Destroyed { space: to }.into());
            }
            if let Some(partner) = garrison.owner.filter(|&owner| partners(&self.sides, seat, owner)) {
                return Err(SpecialRefusal::Partner { space: to, seat: partner }.into());
            }
        }
        if !board.adjacent(from, to) {
            let reachable = targets(board, &self.spaces, &self.sides, seat, from).collect();
            return Err(Refusal::NotLinked { from, to, reachable });
        }
        if let Some(guarded) = self.ruleset.rules().guarded(&self.position(seat), to) {
            return Err(guarded.into());
        }
        let ships = self.spaces[from].ships;
        if attack.ships.is_some_and(|sent| !ships.holds(&sent)) {
            return Err(SpecialRefusal::TooFewShips { space: from, there: ships }.into());
        }
        let there = self.spaces[from].troops;
        if there < 2 {
            return Err(Refusal::TooFewTroops { space: from, there });
        }
        if keep == 0 || keep >= there {
            return Err(Refusal::Keep { keep, there });
        }
        let most = self.most_dice(there);
        match dice {
            Some(asked) if asked == 0 || asked > most => Err(Refusal::Dice { asked, most }),
            Some(_) | None => Ok(()),
        }
    }

    /// What everybody knows of the seat's position.
    pub(in crate::game::conquest) fn position(&self, seat: SeatId) -> Position<'_> {
        let cards = self.seats.get(seat).map_or(0, |seat| seat.cards);
        Position { edition: &self.edition, spaces: &self.spaces, sides: &self.sides, seat, cards, card: &self.card }
    }

    /// The most dice with so many armies on the attacking space.
    pub(super) fn most_dice(&self, troops: Troops) -> u8 {
        u8::try_from(troops.saturating_sub(1)).map_or(self.card.attack_dice, |most| most.min(self.card.attack_dice))
    }

    fn check_fortify(&self, seat: SeatId, from: SpaceId, to: SpaceId, troops: Troops) -> Result<(), Refusal> {
        self.own(seat, from)?;
        if from == to {
            return Err(Refusal::SameSpace { space: to });
        }
        self.own(seat, to)?;
        let roads = Roads::new(&self.edition.board, &self.spaces, &self.sides, self.card.fortify, seat);
        if !roads.from(from).any(|there| there == to) {
            return Err(Refusal::NoPath { from, to, reachable: roads.from(from).collect() });
        }
        let there = self.spaces[from].troops;
        let room = room(self.spaces[to]);
        let most = there.saturating_sub(1).min(room);
        match troops {
            0 => Err(Refusal::NoTroops),
            _ if there < 2 => Err(Refusal::TooFewTroops { space: from, there }),
            _ if room == 0 => Err(Refusal::SpaceFull { space: to, room }),
            _ if troops > most => Err(Refusal::OutOfRange { asked: troops, least: 1, most }),
            _ => Ok(()),
        }
    }
}
