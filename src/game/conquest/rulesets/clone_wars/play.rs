//! What a seat may do beyond armies and sets: whether it is possible, and what is offered.

use super::CloneWars;
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::parts::effects::Effects;
use crate::game::conquest::parts::playing::Playing;
use crate::game::conquest::parts::ships::{sail, turn_of};
use crate::game::conquest::special::{Special, SpecialOffer, SpecialRefusal};
use crate::game::conquest::theatre::Theatre;
use crate::game::conquest::turn::{self, Stage};
use crate::game::conquest::view::View;
use crate::game::event::Event;
use crate::game::ids::SeatId;
use crate::game::refusal::Refusal;

impl CloneWars {
    pub(super) fn allows(&self, view: &View, seat: SeatId, wish: &Special) -> Result<(), Refusal> {
        match (wish, turn_of(view)) {
            (Special::LayMarker { space }, Some(_)) => self.theatre.may_lay(view, *space, &|owner| owner == seat),
            (Special::Build { card, space }, Some(turn)) => self.theatre.may_build(view, turn, *card, *space),
            (Special::Play { card, choice }, Some(turn)) => self.may_play(view, turn, *card, choice),
            (Special::MoveShips { from, to, ships }, Some(turn)) => {
                self.theatre.may_move_ships(view, turn, (*from, *to), *ships)
            }
            (Special::TakeCommand { space }, Some(turn)) => self.theatre.may_take_command(view, turn, *space),
            (Special::CallOrder(call), Some(turn)) => self.may_call(view, turn, call),
            (Special::OfferCommand { space, offered }, _) => {
                self.theatre.may_offer_command(view, seat, *space, *offered)
            }
            (Special::Arm { card, guard }, _) => Theatre::may_arm(view, seat, *card, guard),
            (Special::Disarm { card }, _) => self.theatre.may_disarm(seat, *card),
            (Special::PlaceStation { .. } | Special::Assault(_) | Special::MoveStation { .. }, _) | (_, None) => {
                Err(SpecialRefusal::Unknown.into())
            }
        }
    }

    pub(super) fn all_offers(&self, view: &View) -> Vec<SpecialOffer> {
        let Some(turn) = turn_of(view) else { return Vec::new() };
        if let Stage::LayMarker { .. } = turn.stage {
            return vec![self.theatre.offer_marker(view, &|owner| owner == turn.seat)];
        }
        let mut offers = Vec::new();
        offers.extend(self.theatre.offer_build(view, turn));
        offers.extend(self.offer_play(view, turn));
        if view.must(turn).is_none() {
            match turn.stage {
                Stage::FortifyShips => {
                    offers.extend(self.theatre.offer_ships(view, turn));
                    offers.extend(self.theatre.offer_command(view, turn));
                }
                Stage::Order => offers.extend(self.offer_order(view, turn)),
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
            Special::LayMarker { space } => self.theatre.lay(core, seat, space, events),
            Special::Build { card, space } => self.theatre.build(core, seat, (card, space), events),
            Special::Play { card, choice } => self.play(core, seat, card, choice, chance, events),
            Special::MoveShips { from, to, ships } => {
                turn::set_stage(core, Stage::FortifyShips);
                self.theatre.doing.ships_moved = true;
                sail(core, seat, (from, to), ships, events);
            }
            Special::TakeCommand { space } => {
                turn::set_stage(core, Stage::FortifyShips);
                self.theatre.take_command(core, seat, space, events);
            }
            Special::CallOrder(call) => {
                turn::to_order(self, core, chance, events);
                self.call(core, seat, &call, chance, events);
            }
            Special::OfferCommand { space, offered } => {
                self.theatre.offer_or_withdraw(core, seat, space, offered, events);
            }
            Special::Arm { card, guard } => self.theatre.arm(seat, card, guard, events),
            Special::Disarm { card } => self.theatre.disarm(seat, card, events),
            Special::PlaceStation { .. } | Special::Assault(_) | Special::MoveStation { .. } => {}
        }
    }
}
