//! What holds of the markers, the Death Star, the Force and the standing orders between actions. Tells nothing secret.

use super::{EMPIRE, MARKERS, MOST_DESTROYED, OriginalTrilogy, REBELS, RESOURCES_TO_WIN};
use crate::game::conquest::audit::ensure;
use crate::game::conquest::core::{Core, Phase};
use crate::game::conquest::theatre::Face;
use crate::game::conquest::turn::{Stage, Turn};
use crate::game::event::{Goal, Outcome};
use crate::game::ids::{SeatId, SpaceId};

impl OriginalTrilogy {
    pub(super) fn sound(&self, core: &Core) -> Result<(), String> {
        self.theatre.sound(core)?;
        self.theatre.markers_sound(core, EMPIRE)?;
        self.markers()?;
        self.planets(core)?;
        match &core.phase {
            Phase::SetUp(_) => Ok(()),
            Phase::Turn(turn) => self.turn(core, turn),
            Phase::Over(outcome) => self.over(core, outcome),
        }
    }

    /// Six markers, one of which hides the Emperor.
    fn markers(&self) -> Result<(), String> {
        let theatre = &self.theatre;
        let known = theatre.laid + theatre.pile.left + u8::from(theatre.drawn.is_some());
        ensure(known == MARKERS, || format!("there are {known} bases"))?;
        let drawn = theatre.drawn.map(|drawn| drawn.face);
        let faces = theatre.markers.iter().map(|marker| marker.face).chain([theatre.pile.leader]).chain(drawn);
        let faces: Option<Vec<Face>> = faces.collect();
        let leaders = faces.map(|faces| faces.into_iter().filter(|&face| face == Face::Leader).count());
        let taken = usize::from(theatre.laid) > theatre.markers.len();
        ensure(leaders == Some(1) || leaders == Some(0) && taken, || "the Emperor hides twice, or nowhere".to_owned())?;
        let empty = theatre.pile.left == 0 && theatre.pile.leader == Some(Face::Leader);
        ensure(!empty, || "the Emperor hides in a pile that is empty".to_owned())
    }

    /// What lies on planets lies on the right ones, and the tracks say what there is.
    fn planets(&self, core: &Core) -> Result<(), String> {
        let theatre = &self.theatre;
        ensure(theatre.meter.at.abs() <= theatre.meter.most, || "the Force is beyond its end".to_owned())?;
        let destroyed: Vec<SpaceId> =
            core.spaces.iter().filter(|(_, garrison)| garrison.destroyed).map(|(space, _)| space).collect();
        let mut listed = theatre.destroyed.clone();
        listed.sort_unstable();
        ensure(destroyed == listed && listed.len() <= MOST_DESTROYED.into(), || {
            "planets are destroyed that were not fired at".to_owned()
        })?;
        let counted = core.turn == 0 || self.resources(core) == theatre.counter;
        ensure(counted, || format!("the counter of resource planets is not at {}", theatre.counter))
    }

    fn turn(&self, core: &Core, turn: &Turn) -> Result<(), String> {
        let theatre = &self.theatre;
        let imperial = core.side(turn.seat) == EMPIRE;
        let moves = turn.stage == Stage::Station || theatre.doing.reach.is_some() || theatre.doing.station_moved;
        ensure(imperial || !moves, || "the step of the Death Star is another's".to_owned())?;
        let rebels = |seat: &SeatId| core.side(*seat) == REBELS && !core.seats[*seat].surrendered;
        ensure(!self.found || !core.seats.ids().any(|seat| rebels(&seat)), || "the Emperor is found".to_owned())
    }

    fn over(&self, core: &Core, outcome: &Outcome) -> Result<(), String> {
        let Outcome::Side { side, goal, .. } = outcome else { return Ok(()) };
        let reached = match goal {
            Goal::Leader => *side == REBELS && self.found,
            Goal::Resources => self.theatre.counting == Some(*side) && self.theatre.counter >= RESOURCES_TO_WIN,
            Goal::WipedOut => {
                let enemy = if *side == REBELS { EMPIRE } else { REBELS };
                !core.spaces.ids().any(|space| core.holds(enemy, space))
            }
            Goal::Remained => true,
            Goal::Caught => false,
        };
        ensure(reached, || format!("side {} has not reached its goal", side.0))
    }
}
