//! Ships on the board: built with cards, moved between own spaces; and what else rulesets with a theatre ask of it.

use super::fleet::{Fleet, ShipClass};
use super::tell;
use crate::game::action::Attack;
use crate::game::conquest::core::{Core, held};
use crate::game::conquest::fortify::Roads;
use crate::game::conquest::rules::{Position, TurnCard};
use crate::game::conquest::special::{SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::support::{Backing, Support};
use crate::game::conquest::theatre::{Aim, Boost, Boosting, ShieldKind, Theatre, ships_left};
use crate::game::conquest::turn::{self, Stage, Turn};
use crate::game::conquest::view::{PhaseView, View};
use crate::game::event::Event;
use crate::game::ids::{CardId, SeatId, SpaceId};
use crate::game::refusal::Refusal;

/// Most ships of a class of one colour (S0-S2, S4-S6).
pub(crate) const SHIPS_OF_A_COLOUR: u8 = 3;

impl Theatre {
    /// A space changes hands or is destroyed: what lies there for its owner is gone.
    pub(in crate::game::conquest) fn leave(&mut self, space: SpaceId) {
        self.shields.retain(|shield| shield.space != space);
        self.offered.retain(|&offered| offered != space);
        self.doing.asked.retain(|&asked| asked != space);
        self.doing.declined.retain(|&declined| declined != space);
    }

    /// A space was taken: an invasion of it is over, and what cards did for that. One of another space goes on.
    pub(in crate::game::conquest) fn fallen(&mut self, space: SpaceId) {
        self.doing.invasion = self.doing.invasion.filter(|&invaded| invaded != space);
        self.doing.boosts.retain(|boost| boost.aim != Aim::Space(space));
        self.leave(space);
    }

    /// A seat has traded cards: what it does not hold any more is no standing order.
    pub(in crate::game::conquest) fn keep_orders(&mut self, core: &Core, seat: SeatId) {
        self.orders[seat].retain(|order| core.seats[seat].hand.holds(order.card));
    }

    /// A seat is out of the game.
    pub(in crate::game::conquest) fn out(&mut self, seat: SeatId) {
        self.orders[seat].clear();
        self.shields.retain(|shield| shield.seat != seat);
    }

    /// What stands behind both sides of an attack. `fortress`: what lies on the attacked space gives its defenders dice with eight sides.
    pub(in crate::game::conquest) fn support(&self, at: &Position<'_>, attack: &Attack, fortress: bool) -> Support {
        let mut own = Backing::ships(attack.ships.unwrap_or(at.spaces[attack.from].ships));
        own.named = at.card.theatre.named;
        for boost in self.doing.boosts.iter().filter(|boost| boost.aim == Aim::Space(attack.to)) {
            match boost.what {
                Boosting::Bonus(bonus) => own.bonus += bonus,
                Boosting::EightSided => own.eight_sided = true,
                Boosting::Dice(dice) => own.extra += dice,
                Boosting::Sum { .. } => {}
            }
        }
        let mut theirs = Backing::ships(at.spaces[attack.to].ships);
        theirs.named = own.named;
        theirs.eight_sided = fortress || self.is_shielded(attack.to, ShieldKind::EightSided);
        Support { attack: own, defence: theirs }
    }

    /// Most ships of a class that a seat has (S0-S2).
    pub(in crate::game::conquest) fn ship_limit(&self, card: &TurnCard, seat: SeatId) -> u8 {
        let limit = self.ship_limit[seat];
        if card.theatre.ships_by_army { limit.min(SHIPS_OF_A_COLOUR) } else { limit }
    }

    /// Whether another ship of the class may come.
    pub(in crate::game::conquest) fn has_room(&self, view: &View, seat: SeatId, class: ShipClass) -> bool {
        ships_left(self.ship_limit(&view.card, seat), view.fleet(seat), class) > 0
    }

    pub(in crate::game::conquest) fn may_build(
        &self,
        view: &View,
        turn: &Turn,
        card: CardId,
        space: SpaceId,
    ) -> Result<(), Refusal> {
        let class =
            in_hand(view, turn.seat, card).and_then(|()| class_of(view, card).ok_or(Refusal::NotYourCard { card }))?;
        if !is_reinforcing(turn) {
            return Err(SpecialRefusal::TooLateToBuild.into());
        }
        if self.doing.built {
            return Err(SpecialRefusal::BuiltAlready.into());
        }
        view.own(turn.seat, space)?;
        if !self.has_room(view, turn.seat, class) {
            return Err(SpecialRefusal::ShipLimit { class, limit: self.ship_limit(&view.card, turn.seat) }.into());
        }
        Ok(())
    }

    pub(in crate::game::conquest) fn offer_build(&self, view: &View, turn: &Turn) -> Option<SpecialOffer> {
        let hand = view.hands.get(&turn.seat)?;
        let space = held(&view.spaces, turn.seat).next()?;
        let fits = hand.cards().iter().filter(|&&card| self.may_build(view, turn, card, space).is_ok());
        let cards: Vec<_> = fits.filter_map(|&card| Some((card, class_of(view, card)?))).collect();
        (!cards.is_empty()).then_some(SpecialOffer::Build { cards })
    }

    pub(in crate::game::conquest) fn build(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        (card, space): (CardId, SpaceId),
        events: &mut Vec<Event>,
    ) {
        let Some(class) = core.edition.deck.card(card).symbol.class() else { return };
        self.use_up(core, seat, card);
        self.doing.built = true;
        *core.spaces[space].ships.of_mut(class) += 1;
        turn::past_trade(core);
        tell(events, SpecialEvent::Built { seat, card, class, space });
    }

    /// A used card leaves the hand, and with it a standing order that it was (S0-C5).
    pub(in crate::game::conquest) fn use_up(&mut self, core: &mut Core, seat: SeatId, card: CardId) {
        core.seats[seat].hand.remove(card);
        self.orders[seat].retain(|order| order.card != card);
        core.discard([card]);
    }

    pub(in crate::game::conquest) fn may_move_ships(
        &self,
        view: &View,
        turn: &Turn,
        (from, to): (SpaceId, SpaceId),
        ships: Fleet,
    ) -> Result<(), Refusal> {
        view.must(turn).map_or(Ok(()), Err)?;
        if turn.stage.is_last() {
            return Err(Refusal::WrongStep { now: turn.stage.step() });
        }
        if self.doing.ships_moved {
            return Err(SpecialRefusal::ShipsMoved.into());
        }
        view.own(turn.seat, from)?;
        if from == to {
            return Err(Refusal::SameSpace { space: to });
        }
        view.own(turn.seat, to)?;
        let roads = Roads::new(&view.edition.board, &view.spaces, &view.sides, view.card.fortify, turn.seat);
        if !roads.from(from).any(|space| space == to) {
            return Err(Refusal::NoPath { from, to, reachable: roads.from(from).collect() });
        }
        has_ships(view, from, ships)
    }

    pub(in crate::game::conquest) fn offer_ships(&self, view: &View, turn: &Turn) -> Vec<SpecialOffer> {
        if self.doing.ships_moved {
            return Vec::new();
        }
        let roads = Roads::new(&view.edition.board, &view.spaces, &view.sides, view.card.fortify, turn.seat);
        let from = held(&view.spaces, turn.seat).filter(|&from| !view.spaces[from].ships.is_empty());
        let offer = |from: SpaceId| SpecialOffer::MoveShips {
            from,
            ships: view.spaces[from].ships,
            to: roads.from(from).collect(),
        };
        let offers = from.map(offer);
        offers.filter(|offer| !matches!(offer, SpecialOffer::MoveShips { to, .. } if to.is_empty())).collect()
    }

    /// A card does something for the own dice.
    pub(in crate::game::conquest) fn boost(&mut self, card: CardId, aim: Aim, what: Boosting) {
        self.doing.boosts.push(Boost { card, aim, what });
    }

    /// Another attack begins: what cards did for the one before is over.
    pub(in crate::game::conquest) fn call_off_others(&mut self, aim: Aim) {
        let lasting = |other: Aim| other == aim || matches!(other, Aim::StationAllTurn | Aim::NextStrike);
        self.doing.boosts.retain(|boost| lasting(boost.aim));
        self.doing.invasion = match aim {
            Aim::Space(space) => Some(space),
            Aim::Station | Aim::NextStrike | Aim::StationAllTurn => None,
        };
    }
}

/// Whether there may be something to do once armies have moved: ships, a partner whose space could be taken, or cards, which others do not
/// see.
pub(in crate::game::conquest) fn may_move_or_take(at: &Position<'_>) -> bool {
    let has_ships = || held(at.spaces, at.seat).any(|space| !at.spaces[space].ships.is_empty());
    let has_partner = || {
        at.sides
            .iter()
            .any(|(seat, &side)| seat != at.seat && side == at.sides[at.seat] && held(at.spaces, seat).next().is_some())
    };
    at.cards > 0 || has_ships() || has_partner()
}

/// The turn that is played, if one is.
pub(in crate::game::conquest) fn turn_of(view: &View) -> Option<&Turn> {
    match &view.phase {
        PhaseView::Turn(turn) => Some(turn),
        PhaseView::SetUp(_) | PhaseView::Over(_) => None,
    }
}

/// Whether nothing was thrown or moved yet in the turn.
pub(in crate::game::conquest) fn is_reinforcing(turn: &Turn) -> bool {
    matches!(turn.stage, Stage::Trade { .. } | Stage::Place { .. })
}

/// The ship on a card.
pub(in crate::game::conquest) fn class_of(view: &View, card: CardId) -> Option<ShipClass> {
    view.edition.deck.card(card).symbol.class()
}

/// Whether the seat holds the card.
pub(in crate::game::conquest) fn in_hand(view: &View, seat: SeatId, card: CardId) -> Result<(), Refusal> {
    match view.hands.get(&seat) {
        Some(hand) if hand.holds(card) => Ok(()),
        Some(_) | None => Err(Refusal::NotYourCard { card }),
    }
}

/// Whether these ships, at least one, are on the space.
pub(in crate::game::conquest) fn has_ships(view: &View, space: SpaceId, ships: Fleet) -> Result<(), Refusal> {
    let there = view.spaces[space].ships;
    if ships.is_empty() {
        return Err(SpecialRefusal::NoShips.into());
    }
    if there.holds(&ships) { Ok(()) } else { Err(SpecialRefusal::TooFewShips { space, there }.into()) }
}

/// Ships go from one own space to another.
pub(in crate::game::conquest) fn sail(
    core: &mut Core,
    seat: SeatId,
    (from, to): (SpaceId, SpaceId),
    ships: Fleet,
    events: &mut Vec<Event>,
) {
    core.spaces[from].ships = core.spaces[from].ships.without(ships);
    core.spaces[to].ships = core.spaces[to].ships.and(ships);
    tell(events, SpecialEvent::ShipsMoved { seat, from, to, ships });
}
