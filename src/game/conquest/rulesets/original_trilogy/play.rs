//! What a seat may do beyond armies and sets: whether it is possible, what is offered, and what is done for who is absent.

use super::{EMPIRE, MOST_FORCE, OriginalTrilogy, REBELS, tell};
use crate::game::chance::Chance;
use crate::game::conquest::core::{Core, held};
use crate::game::conquest::parts::effects::Effects;
use crate::game::conquest::parts::markers::enemies_around;
use crate::game::conquest::parts::playing::Playing;
use crate::game::conquest::parts::ships::{sail, turn_of};
use crate::game::conquest::special::{Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::theatre::Theatre;
use crate::game::conquest::turn::{self, Stage};
use crate::game::conquest::view::{PhaseView, View};
use crate::game::event::Event;
use crate::game::ids::{SeatId, SideId, SpaceId};
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
            (Special::LayMarker { space }, Some(turn)) => {
                self.theatre.may_lay(view, *space, &of_either(view, turn.seat))
            }
            (Special::Build { card, space }, Some(turn)) => self.theatre.may_build(view, turn, *card, *space),
            (Special::Play { card, choice }, Some(turn)) => self.may_play(view, turn, *card, choice),
            (Special::Assault(assault), Some(turn)) => self.may_assault(view, turn, *assault).map(drop),
            (Special::MoveShips { from, to, ships }, Some(turn)) => {
                self.theatre.may_move_ships(view, turn, (*from, *to), *ships)
            }
            (Special::MoveStation { to }, Some(turn)) => self.may_move_station(view, turn, *to),
            (Special::TakeCommand { space }, Some(turn)) => self.theatre.may_take_command(view, turn, *space),
            (Special::OfferCommand { space, offered }, _) => {
                self.theatre.may_offer_command(view, seat, *space, *offered)
            }
            (Special::Arm { card, guard }, _) => Theatre::may_arm(view, seat, *card, guard),
            (Special::Disarm { card }, _) => self.theatre.may_disarm(seat, *card),
            (Special::CallOrder(_), _) | (_, None) => Err(SpecialRefusal::Unknown.into()),
        }
    }

    pub(super) fn all_offers(&self, view: &View) -> Vec<SpecialOffer> {
        let PhaseView::Turn(turn) = &view.phase else {
            let spaces = view.spaces.ids().filter(|&space| self.may_place_station(view, space).is_ok()).collect();
            return vec![SpecialOffer::PlaceStation { spaces }];
        };
        if let Stage::LayMarker { .. } = turn.stage {
            return vec![self.theatre.offer_marker(view, &of_either(view, turn.seat))];
        }
        let mut offers = Vec::new();
        offers.extend(self.theatre.offer_build(view, turn));
        offers.extend(self.offer_play(view, turn));
        if turn.stage.step() == Step::Attack {
            offers.extend(self.offer_assault(view, turn));
        }
        if view.must(turn).is_none() {
            match turn.stage {
                Stage::FortifyShips => {
                    offers.extend(self.theatre.offer_ships(view, turn));
                    offers.extend(self.theatre.offer_command(view, turn));
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
            Special::LayMarker { space } => self.theatre.lay(core, seat, space, events),
            Special::Build { card, space } => self.theatre.build(core, seat, (card, space), events),
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
                self.theatre.take_command(core, seat, space, events);
            }
            Special::OfferCommand { space, offered } => {
                self.theatre.offer_or_withdraw(core, seat, space, offered, events);
            }
            Special::Arm { card, guard } => self.theatre.arm(seat, card, guard, events),
            Special::Disarm { card } => self.theatre.disarm(seat, card, events),
            Special::CallOrder(_) => {}
        }
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

    fn may_place_station(&self, view: &View, space: SpaceId) -> Result<(), Refusal> {
        match (self.theatre.station, view.spaces.get(space).and_then(|garrison| garrison.owner)) {
            (Some(space), _) => Err(SpecialRefusal::StationThere { space }.into()),
            (None, Some(owner)) if view.side(owner) == EMPIRE => Ok(()),
            (None, _) => Err(SpecialRefusal::NotYourSide { space }.into()),
        }
    }

    /// The own planet with most enemies around, which it then guards.
    pub(super) fn default_station(&self, view: &View, seat: SeatId) -> Option<SpaceId> {
        let own = held(&view.spaces, seat).filter(|&space| self.may_place_station(view, space).is_ok());
        own.max_by_key(|&space| (enemies_around(view, seat, space), std::cmp::Reverse(space)))
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

/// Markers may lie on planets of the partner too (S0-T1).
pub(super) fn of_either(view: &View, seat: SeatId) -> impl Fn(SeatId) -> bool + '_ {
    move |owner| view.side(owner) == view.side(seat)
}
