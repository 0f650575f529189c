//! What holds between actions of what lies on the board, in every ruleset with a theatre. Tells nothing secret.

use super::fleet::ShipClass;
use crate::game::conquest::audit::ensure;
use crate::game::conquest::core::{Core, Phase};
use crate::game::conquest::effect::Window;
use crate::game::conquest::theatre::Theatre;
use crate::game::conquest::turn::Stage;
use crate::game::ids::{SeatId, SideId, SpaceId};

impl Theatre {
    /// What holds between actions: ships within their limits, standing orders that their seats can give, what lies on planets lies on the
    /// right ones, and command is offered and asked for between partners.
    pub(in crate::game::conquest) fn sound(&self, core: &Core) -> Result<(), String> {
        let seats = core.seats.len();
        let fits = self.ship_limit.len() == seats && self.orders.len() == seats && self.seen.len() == seats;
        ensure(fits, || "the theatre has other seats".to_owned())?;
        for seat in core.seats.ids() {
            let (fleet, limit) = (core.fleet(seat), self.ship_limit(&core.card, seat));
            ensure(ShipClass::ALL.into_iter().all(|class| fleet.of(class) <= limit), || {
                format!("seat {} has more ships than {limit} of a class", seat.0)
            })?;
            for (n, order) in self.orders[seat].iter().enumerate() {
                let event = core.edition.deck.card(order.card).event.as_ref();
                let once = self.orders[seat][..n].iter().all(|other| other.card != order.card);
                let stands = event.is_some_and(|event| event.window == Window::Standing);
                ensure(once && stands && core.seats[seat].hand.holds(order.card), || {
                    format!("seat {} has a standing order that it cannot give", seat.0)
                })?;
            }
        }
        let own = self.shields.iter().all(|shield| core.spaces[shield.space].owner == Some(shield.seat));
        ensure(own, || "a marker protects a planet of another".to_owned())?;
        let has_partner = |owner: SeatId| core.seats.ids().any(|seat| seat != owner && core.partners(seat, owner));
        let offered = self.offered.iter().all(|&space| core.spaces[space].owner.is_some_and(has_partner));
        ensure(offered && self.offered.is_sorted_by(|a, b| a < b), || {
            "the command of a planet is offered to nobody".to_owned()
        })?;
        let Phase::Turn(turn) = &core.phase else { return Ok(()) };
        let asked = |&space: &SpaceId| {
            core.spaces[space].owner.is_some_and(|owner| owner != turn.seat && core.partners(owner, turn.seat))
        };
        ensure(self.doing.asked.iter().all(asked), || "an enemy is asked for the command".to_owned())
    }

    /// Markers lie on spaces of the side that hides something behind them, each in one place, and whoever of it has drawn one must lay it.
    pub(in crate::game::conquest) fn markers_sound(&self, core: &Core, hides: SideId) -> Result<(), String> {
        let over = matches!(core.phase, Phase::Over(_));
        ensure(over || self.markers.iter().all(|marker| core.holds(hides, marker.space)), || {
            "a marker lies on a space of another side".to_owned()
        })?;
        let ids =
            self.markers.iter().enumerate().all(|(n, marker)| {
                marker.id < self.laid && self.markers[..n].iter().all(|other| other.id != marker.id)
            });
        ensure(ids, || "a marker lies there twice".to_owned())?;
        let Phase::Turn(turn) = &core.phase else { return Ok(()) };
        let lays = matches!(turn.stage, Stage::LayMarker { .. });
        let drawn = self.drawn.map(|drawn| drawn.seat) == lays.then_some(turn.seat);
        ensure(drawn && (core.side(turn.seat) == hides || !lays), || "a marker is drawn, and nobody lays it".to_owned())
    }
}
