//! What a seat may do beyond armies and sets: whether it is possible, what is offered, and what is done for who is absent.

use super::{EMPIRE, MOST_FORCE, OriginalTrilogy, REBELS, tell};
use crate::game::chance::Chance;
use crate::game::conquest::core::{Core, held};
use crate::game::conquest::parts::ships::turn_of;
use crate::game::conquest::parts::wishes::Wishes;
use crate::game::conquest::special::{Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::turn::{self, Stage};
use crate::game::conquest::view::View;
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
            (Special::Assault(assault), Some(turn)) => self.may_assault(view, turn, *assault).map(drop),
            (Special::MoveStation { to }, Some(turn)) => self.may_move_station(view, turn, *to),
            _ => self.may_wish(view, seat, wish),
        }
    }

    pub(super) fn all_offers(&self, view: &View) -> Vec<SpecialOffer> {
        let Some(turn) = turn_of(view) else {
            let spaces = view.spaces.ids().filter(|&space| self.may_place_station(view, space).is_ok()).collect();
            return vec![SpecialOffer::PlaceStation { spaces }];
        };
        let of_the_station = || match turn.stage.step() {
            Step::Attack => self.offer_assault(view, turn),
            Step::Station if view.must(turn).is_none() => self.offer_station(view, turn),
            _ => None,
        };
        self.offers_with(view, turn, of_the_station)
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
            Special::Assault(assault) => self.assault(core, seat, assault, chance, events),
            Special::MoveStation { to } => {
                turn::set_stage(core, Stage::Station);
                self.move_station(core, seat, to, chance, events);
            }
            wish => self.fulfil(core, seat, wish, chance, events),
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
        own.max_by_key(|&space| (view.enemies_around(seat, space), std::cmp::Reverse(space)))
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
