//! What the seat on turn may do now. What is offered is accepted by the check.

use super::check::victory_points;
use super::edition::Power;
use super::offer::{Awaited, Offer};
use super::rules::THROWS;
use super::symbol::Face;
use super::table::{Stage, Table, Turn};
use crate::game::ids::SeatId;

impl Table {
    /// Everything that the seat may do now.
    pub fn offers(&self, seat: SeatId) -> Vec<Offer> {
        match self.turn_now() {
            Some(turn) if turn.seat == seat => self.offers_of_turn(turn),
            Some(_) | None => Vec::new(),
        }
    }

    /// Who must act: the seat on turn. Empty when the game is over.
    pub fn awaited(&self) -> Vec<Awaited> {
        self.turn_now().map(|turn| Awaited { seat: turn.seat, step: turn.stage.step() }).into_iter().collect()
    }

    fn offers_of_turn(&self, turn: &Turn) -> Vec<Offer> {
        let mut offers = Vec::new();
        let lapse = turn.stage.hand().to_vec();
        match &turn.stage {
            Stage::Throw => return vec![Offer::Throw { dice: turn.dice, throw: 1 }],
            Stage::Dice { throw, hand } => {
                for face in Face::ALL {
                    let Some(symbol) = face.symbol().filter(|_| hand.contains(&face)) else { continue };
                    let spots = self.spots(symbol);
                    if !spots.is_empty() {
                        offers.push(Offer::Put { face, spots });
                    }
                }
                let points = victory_points(hand);
                if points > 0 {
                    offers.push(Offer::SetAside { dice: points });
                }
                if *throw < THROWS {
                    let dice = u8::try_from(hand.len()).unwrap_or(u8::MAX);
                    offers.push(Offer::Throw { dice, throw: throw + 1 });
                }
                offers.push(Offer::EndDice { lapse: hand.clone() });
            }
            Stage::Figures => self.offer_figures(turn, &mut offers),
        }
        let restarts = self.seats[turn.seat].allies.iter();
        let restarts = restarts.filter(|&&ally| self.edition.ally(ally).power == Power::Restart);
        offers.extend(restarts.map(|&ally| Offer::Restart { ally, dice: turn.dice }));
        offers.push(Offer::Finish { lapse, sith: self.penalty(turn) });
        offers
    }

    fn offer_figures(&self, turn: &Turn, offers: &mut Vec<Offer>) {
        let symbol = self.rebel_symbol(turn.seat);
        let spots = self.spots(symbol);
        if !turn.rebel_used && !spots.is_empty() {
            offers.push(Offer::Rebel { symbol, spots });
        }
        for &ally in &self.seats[turn.seat].allies {
            let symbols: Vec<_> =
                self.edition.symbols(ally).iter().map(|&symbol| (symbol, self.spots(symbol))).collect();
            if symbols.iter().any(|(_, spots)| !spots.is_empty()) {
                offers.push(Offer::Ally { ally, symbols });
            }
        }
    }
}
