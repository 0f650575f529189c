//! What a seat may wish beyond armies and sets in every ruleset that plays events: ships, events, hidden markers, a partner's command,
//! standing orders. Whether it is possible, what is offered, how it is done. A ruleset answers its own wishes first.

use super::effects::Effects;
use super::playing::Campaign;
use super::ships::{sail, turn_of};
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::special::{Special, SpecialOffer, SpecialRefusal};
use crate::game::conquest::theatre::Theatre;
use crate::game::conquest::turn::{self, Stage, Turn};
use crate::game::conquest::view::View;
use crate::game::event::Event;
use crate::game::ids::SeatId;
use crate::game::refusal::Refusal;

/// Wishes that all such rulesets know.
pub(in crate::game::conquest) trait Wishes: Effects {
    /// Whether the wish is possible. One that not all of them know is not.
    fn may_wish(&self, view: &View, seat: SeatId, wish: &Special) -> Result<(), Refusal> {
        let theatre = self.lies();
        match (wish, turn_of(view)) {
            (Special::LayMarker { space }, Some(turn)) => {
                theatre.may_lay(view, *space, &|owner| self.lays_on(view, turn.seat, owner))
            }
            (Special::Build { card, space }, Some(turn)) => theatre.may_build(view, turn, *card, *space),
            (Special::Play { card, choice }, Some(turn)) => self.may_play(view, turn, *card, choice),
            (Special::MoveShips { from, to, ships }, Some(turn)) => {
                theatre.may_move_ships(view, turn, (*from, *to), *ships)
            }
            (Special::TakeCommand { space }, Some(turn)) => theatre.may_take_command(view, turn, *space),
            (Special::OfferCommand { space, offered }, _) => theatre.may_offer_command(view, seat, *space, *offered),
            (Special::Arm { card, guard }, _) => Theatre::may_arm(view, seat, *card, guard),
            (Special::Disarm { card }, _) => theatre.may_disarm(seat, *card),
            (
                Special::PlaceStation { .. }
                | Special::Assault(_)
                | Special::MoveStation { .. }
                | Special::CallOrder(_),
                _,
            )
            | (_, None) => Err(SpecialRefusal::Unknown.into()),
        }
    }

    /// What is offered in a turn; `own`: what the ruleset adds. While a marker is to be laid there is nothing else.
    fn offers_with(&self, view: &View, turn: &Turn, own: impl FnOnce() -> Option<SpecialOffer>) -> Vec<SpecialOffer> {
        let theatre = self.lies();
        if let Stage::LayMarker { .. } = turn.stage {
            return vec![theatre.offer_marker(view, &|owner| self.lays_on(view, turn.seat, owner))];
        }
        let mut offers = Vec::new();
        offers.extend(theatre.offer_build(view, turn));
        offers.extend(self.offer_play(view, turn));
        if turn.stage == Stage::FortifyShips && view.must(turn).is_none() {
            offers.extend(theatre.offer_ships(view, turn));
            offers.extend(theatre.offer_command(view, turn));
        }
        offers.extend(own());
        offers
    }

    /// Does what was checked.
    fn fulfil(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        wish: Special,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        match wish {
            Special::LayMarker { space } => self.lies_mut().lay(core, seat, space, events),
            Special::Build { card, space } => self.lies_mut().build(core, seat, (card, space), events),
            Special::Play { card, choice } => self.play(core, seat, card, choice, chance, events),
            Special::MoveShips { from, to, ships } => {
                turn::set_stage(core, Stage::FortifyShips);
                self.lies_mut().doing.ships_moved = true;
                sail(core, seat, (from, to), ships, events);
            }
            Special::TakeCommand { space } => {
                turn::set_stage(core, Stage::FortifyShips);
                self.lies_mut().take_command(core, seat, space, events);
            }
            Special::OfferCommand { space, offered } => {
                self.lies_mut().offer_or_withdraw(core, seat, space, offered, events);
            }
            Special::Arm { card, guard } => self.lies_mut().arm(seat, card, guard, events),
            Special::Disarm { card } => self.lies_mut().disarm(seat, card, events),
            Special::PlaceStation { .. }
            | Special::Assault(_)
            | Special::MoveStation { .. }
            | Special::CallOrder(_) => {}
        }
    }

    /// Where a marker is laid for a seat that is absent.
    fn default_lay(&self, view: &View, seat: SeatId) -> Option<Special> {
        let space = self.lies().default_marker(view, seat, &|owner| self.lays_on(view, seat, owner))?;
        Some(Special::LayMarker { space })
    }
}

impl<C: Campaign> Wishes for C {}
