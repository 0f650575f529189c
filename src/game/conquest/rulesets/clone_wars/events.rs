//! Events of cards that no other ruleset knows: those for Order 66, and those that show the hero of both sides (S4-O7).

use super::{CloneWars, SEPARATISTS};
use crate::game::cards::Deck;
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::effect::{Danger, Effect};
use crate::game::conquest::parts::aims::Fit;
use crate::game::conquest::parts::playing::{Campaign, Own};
use crate::game::conquest::special::SpecialRefusal;
use crate::game::conquest::theatre::Theatre;
use crate::game::conquest::turn::Turn;
use crate::game::conquest::view::View;
use crate::game::event::Event;
use crate::game::ids::{CardId, SeatId, SideId};
use crate::game::refusal::Refusal;

impl Campaign for CloneWars {
    fn lies(&self) -> &Theatre {
        &self.theatre
    }

    fn lies_mut(&mut self) -> &mut Theatre {
        &mut self.theatre
    }

    fn barred(&self, side: SideId, deck: &Deck, card: CardId) -> Option<SpecialRefusal> {
        let lost = deck.card(card).hero && self.is_over() && side != SEPARATISTS;
        lost.then_some(SpecialRefusal::HeroLost { card })
    }

    fn is_gone(&self, effect: &Effect) -> bool {
        let needs_order = matches!(
            effect,
            Effect::Peek { .. }
                | Effect::Relocate
                | Effect::MovePawn { .. }
                | Effect::ThrowAgain { .. }
                | Effect::Protect { from: Danger::Order }
        );
        needs_order && self.is_over()
    }

    /// Tokens lie on planets of the own army (S4-T1).
    fn lays_on(&self, _view: &View, seat: SeatId, owner: SeatId) -> bool {
        owner == seat
    }

    fn fit_own(&self, view: &View, _turn: &Turn, card: CardId, effect: &Effect) -> Result<Fit, Refusal> {
        match (effect, self.space_of_track()) {
            (Effect::MovePawn { .. }, Some(at)) => {
                let (forward, back) = (at < view.card.theatre.last_space, at > 0);
                if forward || back {
                    Ok(Fit { ways: forward && back, ..Fit::plain() })
                } else {
                    Err(SpecialRefusal::NoEffect { card }.into())
                }
            }
            _ => Err(SpecialRefusal::NoEffect { card }.into()),
        }
    }

    fn carry_out_own(&mut self, core: &mut Core, own: Own<'_>, _chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let (Effect::MovePawn { steps }, Some(at)) = (own.effect, self.space_of_track()) else { return };
        let steps = i8::try_from(*steps).unwrap_or(i8::MAX);
        let back = own.choice.back.unwrap_or(at > 0);
        self.advance(core, own.seat, if back { -steps } else { steps }, events);
    }
}
