//! Separatist tokens: drawn by lot, laid face down, taken by the Republic (S4-T1, S4-T12).

use super::CloneWars;
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::parts::tell;
use crate::game::conquest::special::SpecialEvent;
use crate::game::conquest::theatre::{Face, Marker, Pawn};
use crate::game::event::Event;
use crate::game::ids::{SeatId, SpaceId};

/// The tokens by their ids in files, with their circles: so many cards are drawn for each (S4-T16).
pub(crate) const TOKENS: [(&str, u8); 9] = [
    ("count_dooku", 3),
    ("rune_haako", 2),
    ("general_grievous", 3),
    ("asajj_ventress", 2),
    ("nute_gunray", 2),
    ("wat_tambor", 1),
    ("invasion_plans", 2),
    ("foundry_plans", 1),
    ("supply_lists", 1),
];

/// How many there are.
#[expect(clippy::cast_possible_truncation, reason = "there are nine")]
pub(super) const COUNT: u8 = TOKENS.len() as u8;

/// The circles on a token.
pub(super) fn circles(face: Face) -> u8 {
    match face {
        Face::Token(token) => TOKENS.get(usize::from(token)).map_or(0, |&(_, circles)| circles),
        Face::Leader | Face::Plain => 0,
    }
}

impl CloneWars {
    /// Draws a token, if there is one left and the order is not over. `true`: it is to be laid.
    pub(super) fn draw_token(
        &mut self,
        core: &Core,
        seat: SeatId,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> bool {
        let pile = &mut self.theatre.pile;
        if pile.tokens.is_empty() || !matches!(self.theatre.pawn, Some(Pawn::Track(_))) {
            return false;
        }
        let lot = chance.pick(pile.left.into());
        let face = Face::Token(pile.tokens.remove(usize::from(lot.value)));
        pile.left -= 1;
        self.theatre.drew(core, seat, (face, lot.number), events);
        true
    }

    /// All tokens of a planet that the Republic has taken: shown to all and out of play (S4-T12).
    pub(super) fn take_tokens(&mut self, captor: SeatId, space: SpaceId, events: &mut Vec<Event>) {
        let there = |marker: &&Marker| marker.space == space;
        let faces: Vec<Face> = self.theatre.markers.iter().filter(there).filter_map(|marker| marker.face).collect();
        self.theatre.markers.retain(|marker| marker.space != space);
        for face in faces {
            self.theatre.taken.push(face);
            self.theatre.doing.circles = self.theatre.doing.circles.saturating_add(circles(face));
            tell(events, SpecialEvent::MarkerRevealed { by: captor, space, face, kept: true });
        }
    }
}
