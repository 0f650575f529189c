//! Face-down markers: laid at the start of a turn by the side that hides something (S0-T1, S4-T1).

use super::tell;
use crate::game::conquest::core::{Core, Phase};
use crate::game::conquest::special::{SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::theatre::{Drawn, Face, Marker, Theatre};
use crate::game::conquest::turn::{self, Stage, Turn};
use crate::game::conquest::view::View;
use crate::game::event::{Event, EventKind};
use crate::game::ids::{SeatId, SpaceId};
use crate::game::refusal::Refusal;

impl Theatre {
    /// The seat on turn has drawn a marker from the pile, by this draw; its side sees the face.
    pub(in crate::game::conquest) fn drew(
        &mut self,
        core: &Core,
        seat: SeatId,
        (face, draw): (Face, u64),
        events: &mut Vec<Event>,
    ) {
        tell(events, SpecialEvent::MarkerDrawn { seat, left: self.pile.left, draw });
        for partner in core.seats.ids().filter(|&other| core.partners(seat, other)) {
            events.push(Event::secret(partner, EventKind::Special(SpecialEvent::MarkerSeen { face, draw })));
        }
        self.drawn = Some(Drawn { seat, face: Some(face) });
    }

    /// Whether the drawn marker may be laid there. `fits`: whose spaces take one.
    pub(in crate::game::conquest) fn may_lay(
        &self,
        view: &View,
        space: SpaceId,
        fits: &dyn Fn(SeatId) -> bool,
    ) -> Result<(), Refusal> {
        if self.drawn.is_none() {
            return Err(SpecialRefusal::NoMarker.into());
        }
        let own = |space: SpaceId| view.spaces.get(space).and_then(|garrison| garrison.owner).is_some_and(fits);
        if !own(space) {
            return Err(SpecialRefusal::NotYourSide { space }.into());
        }
        let free = |space: SpaceId| own(space) && !self.has_marker(space);
        if !free(space) && view.spaces.ids().any(free) {
            return Err(SpecialRefusal::MarkerThere { space }.into());
        }
        Ok(())
    }

    pub(in crate::game::conquest) fn offer_marker(&self, view: &View, fits: &dyn Fn(SeatId) -> bool) -> SpecialOffer {
        let face = self.drawn.and_then(|drawn| drawn.face);
        let spaces = view.spaces.ids().filter(|&space| self.may_lay(view, space, fits).is_ok()).collect();
        SpecialOffer::LayMarker { face, spaces }
    }

    pub(in crate::game::conquest) fn lay(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        space: SpaceId,
        events: &mut Vec<Event>,
    ) {
        let Some(drawn) = self.drawn.take() else { return };
        self.markers.push(Marker { id: self.laid, space, face: drawn.face, open: false });
        self.laid += 1;
        tell(events, SpecialEvent::MarkerLaid { seat, space });
        let Phase::Turn(Turn { stage: Stage::LayMarker { armies }, .. }) = core.phase else { return };
        let stage = turn::to_trade(core, seat, armies);
        turn::set_stage(core, stage);
    }

    /// Of the spaces that take the marker the one that has fewest enemies around and most troops.
    pub(in crate::game::conquest) fn default_marker(
        &self,
        view: &View,
        seat: SeatId,
        fits: &dyn Fn(SeatId) -> bool,
    ) -> Option<SpaceId> {
        let open = view.spaces.ids().filter(|&space| self.may_lay(view, space, fits).is_ok());
        open.min_by_key(|&space| {
            (view.enemies_around(seat, space), std::cmp::Reverse(view.spaces[space].troops), space)
        })
    }
}
