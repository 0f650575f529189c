//! What a seat may do beyond armies and sets: whether it is possible, what is offered, and what is done for who is absent.

use super::{EMPIRE, MOST_FORCE, OriginalTrilogy, REBELS, tell};
use crate::game::chance::Chance;
use crate::game::conquest::core::{Core, Phase, held};
use crate::game::conquest::fortify::Roads;
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::rules::TurnCard;
use crate::game::conquest::special::{Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::theatre::{Aim, Marker, ships_left};
use crate::game::conquest::turn::{self, Stage, Turn};
use crate::game::conquest::view::{PhaseView, View};
use crate::game::event::Event;
use crate::game::ids::{CardId, SeatId, SideId, SpaceId};
use crate::game::offer::Step;
use crate::game::refusal::Refusal;

/// Cards for the resource counter: from so many planets on so many (S0-F4).
const COUNTER_CARDS: [(u8, u8); 3] = [(9, 3), (7, 2), (4, 1)];

impl OriginalTrilogy {
    pub(super) fn allows(&self, view: &View, seat: SeatId, wish: &Special) -> Result<(), Refusal> {
        match (wish, turn_of(view)) {
            (Special::PlaceStation { space }, None) => self.may_place_station(view, *space),
            // A new one is built with a card.
            (Special::PlaceStation { .. }, Some(turn)) => Err(Refusal::WrongStep { now: turn.stage.step() }),
            (Special::LayMarker { space }, Some(turn)) => self.may_lay(view, turn, *space),
            (Special::Build { card, space }, Some(turn)) => self.may_build(view, turn, *card, *space),
            (Special::Play { card, choice }, Some(turn)) => self.may_play(view, turn, *card, choice).map(drop),
            (Special::Assault(assault), Some(turn)) => self.may_assault(view, turn, *assault).map(drop),
            (Special::MoveShips { from, to, ships }, Some(turn)) => {
                self.may_move_ships(view, turn, (*from, *to), *ships)
            }
            (Special::MoveStation { to }, Some(turn)) => self.may_move_station(view, turn, *to),
            (Special::TakeCommand { space }, Some(turn)) => self.may_take_command(view, turn, *space),
            (Special::OfferCommand { space, offered }, _) => self.may_offer_command(view, seat, *space, *offered),
            (Special::Arm { card, guard }, _) => Self::may_arm(view, seat, *card, guard),
            (Special::Disarm { card }, _) if self.theatre.orders[seat].iter().any(|order| order.card == *card) => {
                Ok(())
            }
            (Special::Disarm { card }, _) => Err(SpecialRefusal::NotArmed { card: *card }.into()),
            (_, None) => Err(SpecialRefusal::Unknown.into()),
        }
    }

    pub(super) fn all_offers(&self, view: &View) -> Vec<SpecialOffer> {
        let PhaseView::Turn(turn) = &view.phase else {
            let spaces = view.spaces.ids().filter(|&space| self.may_place_station(view, space).is_ok()).collect();
            return vec![SpecialOffer::PlaceStation { spaces }];
        };
        if let Stage::LayMarker { .. } = turn.stage {
            let face = self.theatre.drawn.and_then(|drawn| drawn.face);
            let spaces = view.spaces.ids().filter(|&space| self.may_lay(view, turn, space).is_ok()).collect();
            return vec![SpecialOffer::LayMarker { face, spaces }];
        }
        let mut offers = Vec::new();
        offers.extend(self.offer_build(view, turn));
        offers.extend(self.offer_play(view, turn));
        if turn.stage.step() == Step::Attack {
            offers.extend(self.offer_assault(view, turn));
        }
        if view.must(turn).is_none() {
            match turn.stage {
                Stage::FortifyShips => {
                    offers.extend(self.offer_ships(view, turn));
                    offers.extend(self.offer_command(view, turn));
                }
                Stage::Station => offers.extend(self.offer_station(view, turn)),
                _ => {}
            }
        }
        offers
    }

    pub(super) fn perform(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        wish: Special,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        match wish {
            Special::PlaceStation { space } => {
                self.theatre.station = Some(space);
                tell(events, SpecialEvent::StationPlaced { seat, space });
            }
            Special::LayMarker { space } => self.lay(core, seat, space, events),
            Special::Build { card, space } => self.build(core, seat, (card, space), events),
            Special::Play { card, choice } => self.play(core, seat, card, choice, chance, events),
            Special::Assault(assault) => self.assault(core, seat, assault, chance, events),
            Special::MoveShips { from, to, ships } => {
                turn::set_stage(core, Stage::FortifyShips);
                self.theatre.doing.ships_moved = true;
                sail(core, seat, (from, to), ships, events);
            }
            Special::MoveStation { to } => {
                turn::set_stage(core, Stage::Station);
                self.move_station(core, seat, to, chance, events);
            }
            Special::TakeCommand { space } => {
                turn::set_stage(core, Stage::FortifyShips);
                self.take_command(core, seat, space, events);
            }
            Special::OfferCommand { space, offered } => self.offer_or_withdraw(core, seat, space, offered, events),
            Special::Arm { card, guard } => self.arm(seat, card, guard, events),
            Special::Disarm { card } => self.disarm(seat, card, events),
        }
    }

    /// A space changes hands or is destroyed: what lies there for its owner is gone.
    pub(super) fn leave(&mut self, space: SpaceId) {
        self.theatre.shields.retain(|shield| shield.space != space);
        self.theatre.offered.retain(|&offered| offered != space);
        self.theatre.doing.asked.retain(|&asked| asked != space);
    }

    /// Cards that the Force or the resource counter gives at the end of a turn (S0-F2, S0-F4).
    pub(super) fn extra_cards(&self, core: &Core, side: SideId) -> u8 {
        let at = self.theatre.meter.at;
        if side == EMPIRE && at < 0 || side == REBELS && at > 0 {
            return force_cards(at);
        }
        if self.theatre.counting != Some(side) {
            return 0;
        }
        if core.card.theatre.by_gain {
            return self.theatre.doing.resources;
        }
        counter_cards(self.theatre.counter)
    }

    /// Most ships of a class that a seat has (S0-S2).
    pub(super) fn ship_limit(&self, card: &TurnCard, seat: SeatId) -> u8 {
        let limit = self.theatre.ship_limit[seat];
        if card.theatre.ships_by_army { limit.min(super::SHIPS_OF_A_COLOUR) } else { limit }
    }

    /// Whether another ship of the class may come.
    pub(super) fn has_room(&self, view: &View, seat: SeatId, class: ShipClass) -> bool {
        ships_left(self.ship_limit(&view.card, seat), view.fleet(seat), class) > 0
    }

    fn may_place_station(&self, view: &View, space: SpaceId) -> Result<(), Refusal> {
        match (self.theatre.station, view.spaces.get(space).and_then(|garrison| garrison.owner)) {
            (Some(space), _) => Err(SpecialRefusal::StationThere { space }.into()),
            (None, Some(owner)) if view.side(owner) == EMPIRE => Ok(()),
            (None, _) => Err(SpecialRefusal::NotYourSide { space }.into()),
        }
    }

    fn may_lay(&self, view: &View, turn: &Turn, space: SpaceId) -> Result<(), Refusal> {
        if self.theatre.drawn.is_none() {
            return Err(SpecialRefusal::NoMarker.into());
        }
        let own = |space: SpaceId| {
            view.spaces
                .get(space)
                .and_then(|garrison| garrison.owner)
                .is_some_and(|owner| view.side(owner) == view.side(turn.seat))
        };
        if !own(space) {
            return Err(SpecialRefusal::NotYourSide { space }.into());
        }
        let free = |space: SpaceId| own(space) && !self.theatre.has_marker(space);
        if !free(space) && view.spaces.ids().any(free) {
            return Err(SpecialRefusal::MarkerThere { space }.into());
        }
        Ok(())
    }

    fn lay(&mut self, core: &mut Core, seat: SeatId, space: SpaceId, events: &mut Vec<Event>) {
        let Some(drawn) = self.theatre.drawn.take() else { return };
        self.theatre.markers.push(Marker { id: self.theatre.laid, space, face: drawn.face, open: false });
        self.theatre.laid += 1;
        tell(events, SpecialEvent::MarkerLaid { seat, space });
        let Phase::Turn(Turn { stage: Stage::LayMarker { armies }, .. }) = core.phase else { return };
        let stage = turn::to_trade(core, seat, armies);
        turn::set_stage(core, stage);
    }

    fn may_build(&self, view: &View, turn: &Turn, card: CardId, space: SpaceId) -> Result<(), Refusal> {
        let class =
            in_hand(view, turn.seat, card).and_then(|()| class_of(view, card).ok_or(Refusal::NotYourCard { card }))?;
        if !is_reinforcing(turn) {
            return Err(SpecialRefusal::TooLateToBuild.into());
        }
        if self.theatre.doing.built {
            return Err(SpecialRefusal::BuiltAlready.into());
        }
        view.own(turn.seat, space)?;
        if !self.has_room(view, turn.seat, class) {
            return Err(SpecialRefusal::ShipLimit { class, limit: self.ship_limit(&view.card, turn.seat) }.into());
        }
        Ok(())
    }

    fn offer_build(&self, view: &View, turn: &Turn) -> Option<SpecialOffer> {
        let hand = view.hands.get(&turn.seat)?;
        let space = held(&view.spaces, turn.seat).next()?;
        let fits = hand.cards().iter().filter(|&&card| self.may_build(view, turn, card, space).is_ok());
        let cards: Vec<_> = fits.filter_map(|&card| Some((card, class_of(view, card)?))).collect();
        (!cards.is_empty()).then_some(SpecialOffer::Build { cards })
    }

    fn build(&mut self, core: &mut Core, seat: SeatId, (card, space): (CardId, SpaceId), events: &mut Vec<Event>) {
        let Some(class) = core.edition.deck.card(card).symbol.class() else { return };
        self.use_up(core, seat, card);
        self.theatre.doing.built = true;
        *core.spaces[space].ships.of_mut(class) += 1;
        turn::past_trade(core);
        tell(events, SpecialEvent::Built { seat, card, class, space });
    }

    /// A used card leaves the hand, and with it a standing order that it was (S0-C5).
    pub(super) fn use_up(&mut self, core: &mut Core, seat: SeatId, card: CardId) {
        core.seats[seat].hand.remove(card);
        self.theatre.orders[seat].retain(|order| order.card != card);
        core.discard([card]);
    }

    fn may_move_ships(
        &self,
        view: &View,
        turn: &Turn,
        (from, to): (SpaceId, SpaceId),
        ships: Fleet,
    ) -> Result<(), Refusal> {
        view.must(turn).map_or(Ok(()), Err)?;
        if turn.stage == Stage::Station {
            return Err(Refusal::WrongStep { now: Step::Station });
        }
        if self.theatre.doing.ships_moved {
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

    fn offer_ships(&self, view: &View, turn: &Turn) -> Vec<SpecialOffer> {
        if self.theatre.doing.ships_moved {
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

    /// The own planet with most enemies around, which it then guards.
    pub(super) fn default_station(&self, view: &View, seat: SeatId) -> Option<SpaceId> {
        let own = held(&view.spaces, seat).filter(|&space| self.may_place_station(view, space).is_ok());
        own.max_by_key(|&space| (enemies_around(view, seat, space), std::cmp::Reverse(space)))
    }

    /// The planet of the side without a marker that has fewest enemies around and most troops.
    pub(super) fn default_marker(&self, view: &View, seat: SeatId) -> Option<SpaceId> {
        let turn = turn_of(view)?;
        let fits = view.spaces.ids().filter(|&space| self.may_lay(view, turn, space).is_ok());
        fits.min_by_key(|&space| {
            (enemies_around(view, seat, space), std::cmp::Reverse(view.spaces[space].troops), space)
        })
    }

    /// Another attack begins: what cards did for the one before is over.
    pub(super) fn call_off_others(&mut self, aim: Aim) {
        let lasting = |other: Aim| other == aim || matches!(other, Aim::StationAllTurn | Aim::NextStrike);
        self.theatre.doing.boosts.retain(|boost| lasting(boost.aim));
        self.theatre.doing.invasion = match aim {
            Aim::Space(space) => Some(space),
            Aim::Station | Aim::NextStrike | Aim::StationAllTurn => None,
        };
    }
}

/// Cards that the Force gives to the side to which it leans (S0-F1).
pub(crate) fn force_cards(at: i8) -> u8 {
    match at.abs() {
        0 => 0,
        MOST_FORCE.. => 2,
        _ => 1,
    }
}

/// Cards for so many resource planets (S0-F4).
pub(crate) fn counter_cards(held: u8) -> u8 {
    COUNTER_CARDS.into_iter().find(|&(from, _)| held >= from).map_or(0, |(_, cards)| cards)
}

/// The turn that is played, if one is.
pub(super) fn turn_of(view: &View) -> Option<&Turn> {
    match &view.phase {
        PhaseView::Turn(turn) => Some(turn),
        PhaseView::SetUp(_) | PhaseView::Over(_) => None,
    }
}

/// Whether nothing was thrown or moved yet in the turn.
pub(super) fn is_reinforcing(turn: &Turn) -> bool {
    matches!(turn.stage, Stage::Trade { .. } | Stage::Place { .. })
}

/// The ship on a card.
pub(super) fn class_of(view: &View, card: CardId) -> Option<ShipClass> {
    view.edition.deck.card(card).symbol.class()
}

/// Whether the seat holds the card.
pub(super) fn in_hand(view: &View, seat: SeatId, card: CardId) -> Result<(), Refusal> {
    match view.hands.get(&seat) {
        Some(hand) if hand.holds(card) => Ok(()),
        Some(_) | None => Err(Refusal::NotYourCard { card }),
    }
}

/// Whether these ships, at least one, are on the space.
pub(super) fn has_ships(view: &View, space: SpaceId, ships: Fleet) -> Result<(), Refusal> {
    let there = view.spaces[space].ships;
    if ships.is_empty() {
        return Err(SpecialRefusal::NoShips.into());
    }
    if there.holds(&ships) { Ok(()) } else { Err(SpecialRefusal::TooFewShips { space, there }.into()) }
}

/// Ships go from one own space to another.
pub(super) fn sail(
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

fn enemies_around(view: &View, seat: SeatId, space: SpaceId) -> usize {
    view.edition.board.neighbours(space).filter(|&other| view.is_hostile(seat, other)).count()
}
