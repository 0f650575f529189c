//! Events of cards that no other ruleset knows: those for the Death Star and for the Force (S0-C1).

use super::{EMPIRE, OriginalTrilogy};
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::effect::Effect;
use crate::game::conquest::parts::aims::Fit;
use crate::game::conquest::parts::playing::{Campaign, Own, of_side};
use crate::game::conquest::special::SpecialRefusal;
use crate::game::conquest::theatre::{Aim, Boosting, Theatre};
use crate::game::conquest::turn::Turn;
use crate::game::conquest::view::View;
use crate::game::event::Event;
use crate::game::ids::CardId;
use crate::game::refusal::Refusal;

impl Campaign for OriginalTrilogy {
    fn lies(&self) -> &Theatre {
        &self.theatre
    }

    fn lies_mut(&mut self) -> &mut Theatre {
        &mut self.theatre
    }

    fn can_assault(&self, view: &View, turn: &Turn) -> bool {
        self.offer_assault(view, turn).is_some()
    }

    fn fit_own(&self, view: &View, turn: &Turn, card: CardId, effect: &Effect) -> Result<Fit, Refusal> {
        let nothing = || Refusal::from(SpecialRefusal::NoEffect { card });
        match *effect {
            Effect::StationDice { dice } => {
                self.makes_assault_possible(view, turn, card, (Aim::StationAllTurn, Boosting::Dice(dice)))
            }
            Effect::StationSum { sum, no_dice_lost } => {
                let sum = Boosting::Sum { sum, no_dice_lost };
                self.makes_assault_possible(view, turn, card, (Aim::NextStrike, sum))
            }
            Effect::Fire { region } => self.may_fire(view, card, region).map(|_| Fit::plain()),
            Effect::BuildStation => self.fit_new_station(view),
            Effect::StationJump { .. } => self.fit_jump(),
            Effect::ShiftMeter { steps } if self.theatre.meter.at != self.theatre.meter.most * steps.signum() => {
                Ok(Fit::plain())
            }
            _ => Err(nothing()),
        }
    }

    fn carry_out_own(&mut self, core: &mut Core, own: Own<'_>, _chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let Own { seat, card, effect, choice } = own;
        match *effect {
            Effect::StationDice { dice } => self.theatre.boost(card, Aim::StationAllTurn, Boosting::Dice(dice)),
            Effect::StationSum { sum, no_dice_lost } => {
                self.theatre.boost(card, Aim::NextStrike, Boosting::Sum { sum, no_dice_lost });
            }
            Effect::Fire { .. } => self.fire(core, seat, events),
            Effect::BuildStation => {
                if let Some(space) = choice.space {
                    self.build_station(seat, space, events);
                }
            }
            Effect::StationJump { steps } => self.theatre.doing.jump += steps,
            Effect::ShiftMeter { steps } => self.shift_force(steps, events),
            _ => {}
        }
    }
}

impl OriginalTrilogy {
    /// A planet of the Empire, if there is no Death Star.
    fn fit_new_station(&self, view: &View) -> Result<Fit, Refusal> {
        if let Some(space) = self.theatre.station {
            return Err(SpecialRefusal::StationThere { space }.into());
        }
        Ok(Fit::space(of_side(view, EMPIRE).collect()))
    }

    /// Before the throw for the Death Star.
    fn fit_jump(&self) -> Result<Fit, Refusal> {
        let doing = &self.theatre.doing;
        if self.theatre.station.is_none() {
            return Err(SpecialRefusal::NoStation.into());
        }
        if doing.station_moved || doing.reach.is_some() {
            return Err(SpecialRefusal::StationMoved.into());
        }
        Ok(Fit::plain())
    }

    /// What fits a card for the station: nothing but an attack that can be made now. The dice of the card may be the ones that make
    /// it possible.
    fn makes_assault_possible(
        &self,
        view: &View,
        turn: &Turn,
        card: CardId,
        (aim, what): (Aim, Boosting),
    ) -> Result<Fit, Refusal> {
        self.enemy_station(view.side(turn.seat))?;
        let mut with = self.clone();
        with.theatre.boost(card, aim, what);
        if with.can_assault(view, turn) { Ok(Fit::plain()) } else { Err(SpecialRefusal::NoEffect { card }.into()) }
    }
}
