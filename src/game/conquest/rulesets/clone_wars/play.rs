//! What a seat may do beyond armies and sets: whether it is possible, and what is offered.

use super::CloneWars;
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::parts::ships::turn_of;
use crate::game::conquest::parts::wishes::Wishes;
use crate::game::conquest::special::{Special, SpecialOffer};
use crate::game::conquest::turn::{self, Stage};
use crate::game::conquest::view::View;
use crate::game::event::Event;
use crate::game::ids::SeatId;
use crate::game::refusal::Refusal;

impl CloneWars {
    pub(super) fn allows(&self, view: &View, seat: SeatId, wish: &Special) -> Result<(), Refusal> {
        match (wish, turn_of(view)) {
            (Special::CallOrder(call), Some(turn)) => self.may_call(view, turn, call),
            _ => self.may_wish(view, seat, wish),
        }
    }

    pub(super) fn all_offers(&self, view: &View) -> Vec<SpecialOffer> {
        let Some(turn) = turn_of(view) else { return Vec::new() };
        let order = || if turn.stage == Stage::Order { self.offer_order(view, turn) } else { None };
        self.offers_with(view, turn, order)
    }

    pub(super) fn perform(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        wish: Special,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        if let Special::CallOrder(call) = wish {
            turn::to_order(self, core, chance, events);
            self.call(core, seat, &call, chance, events);
        } else {
            self.fulfil(core, seat, wish, chance, events);
        }
    }
}
