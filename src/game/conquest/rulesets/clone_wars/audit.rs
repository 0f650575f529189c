//! What holds of the tokens, the pawn and the standing orders between actions. Tells nothing secret.

use super::{CloneWars, REPUBLIC, SEATS, SEPARATISTS, tokens};
use crate::game::conquest::audit::ensure;
use crate::game::conquest::core::{Core, Phase};
use crate::game::conquest::effect::Danger;
use crate::game::conquest::theatre::{Face, Pawn, ShieldKind};
use crate::game::conquest::turn::{Stage, Turn};
use crate::game::event::{Goal, Outcome};

impl CloneWars {
    pub(super) fn sound(&self, core: &Core) -> Result<(), String> {
        ensure(core.seats.len() == SEATS, || "there are not four armies".to_owned())?;
        self.theatre.sound(core)?;
        self.theatre.markers_sound(core, SEPARATISTS)?;
        self.tokens()?;
        self.pawn(core)?;
        match &core.phase {
            Phase::SetUp(_) => Ok(()),
            Phase::Turn(turn) => self.turn(core, turn),
            Phase::Over(outcome) => self.over(core, outcome),
        }
    }

    /// Every token is in one place; after the order there is none.
    fn tokens(&self) -> Result<(), String> {
        let theatre = &self.theatre;
        ensure(usize::from(theatre.pile.left) == theatre.pile.tokens.len(), || "the pile is miscounted".to_owned())?;
        let drawn = theatre.drawn.map(|drawn| drawn.face);
        let faces = theatre.markers.iter().map(|marker| marker.face).chain(drawn).flatten();
        let mut all: Vec<u8> = faces
            .chain(theatre.taken.iter().copied())
            .map(|face| match face {
                Face::Token(token) => token,
                Face::Leader | Face::Plain => u8::MAX,
            })
            .chain(theatre.pile.tokens.iter().copied())
            .collect();
        all.sort_unstable();
        let complete = all.iter().copied().eq(0..tokens::COUNT);
        let once = all.is_sorted_by(|a, b| a < b) && all.iter().all(|&token| token < tokens::COUNT);
        ensure(if self.is_over() { once } else { complete }, || "a token is lost or there twice".to_owned())?;
        let gone = theatre.markers.is_empty() && theatre.drawn.is_none() && theatre.pile.left == 0;
        ensure(!self.is_over() || gone, || "there are tokens after the order".to_owned())
    }

    /// The pawn is on its track, or on a planet of the Separatists.
    fn pawn(&self, core: &Core) -> Result<(), String> {
        let over = matches!(core.phase, Phase::Over(_));
        let last = core.card.theatre.last_space;
        let sound = match self.theatre.pawn {
            Some(Pawn::Track(at)) => at <= last,
            Some(Pawn::Space(space)) => over || core.holds(SEPARATISTS, space),
            None => false,
        };
        ensure(sound, || "the pawn is nowhere".to_owned())?;
        let shielded = self.theatre.shields.iter().any(|shield| shield.kind == ShieldKind::From(Danger::Order));
        ensure(!self.is_over() || !shielded, || "a planet is protected from what is over".to_owned())
    }

    fn turn(&self, core: &Core, turn: &Turn) -> Result<(), String> {
        let theatre = &self.theatre;
        let separatist = core.side(turn.seat) == SEPARATISTS;
        ensure(separatist || turn.stage != Stage::Order, || "the order is another's".to_owned())?;
        ensure(!separatist || theatre.doing.circles == 0, || "the Separatists have taken tokens".to_owned())?;
        let beaten = theatre.doing.beaten.iter().all(|&seat| !core.partners(seat, turn.seat));
        ensure(beaten, || "a partner was beaten".to_owned())
    }

    fn over(&self, core: &Core, outcome: &Outcome) -> Result<(), String> {
        let Outcome::Side { side, goal, .. } = outcome else { return Ok(()) };
        let enemy = if *side == REPUBLIC { SEPARATISTS } else { REPUBLIC };
        let reached = match goal {
            Goal::Caught => {
                *side == REPUBLIC && self.theatre.pawn_space().is_some_and(|space| core.holds(REPUBLIC, space))
            }
            Goal::WipedOut => !core.spaces.ids().any(|space| core.holds(enemy, space)),
            Goal::Remained => true,
            Goal::Leader | Goal::Resources => false,
        };
        ensure(reached, || format!("side {} has not reached its goal", side.0))
    }
}
