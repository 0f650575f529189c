//! What some rulesets have on the board besides armies, and what they count for everybody.

use super::palette::Slot;
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::theatre::{Face, Meter, ShieldKind, Theatre};
use crate::game::conquest::view::Garrison;
use crate::game::ids::{BySpace, SpaceId};

/// Everything of it that a viewer may know, and the words around it. Its `Debug` tells nothing.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct TheatreScene {
    /// Where ships are; their owner is that of the space.
    pub fleets: Vec<(SpaceId, Fleet)>,
    pub station: Option<SpaceId>,
    /// Markers by their spaces; those without a face lie face down.
    pub bases: Vec<(SpaceId, Option<Face>)>,
    pub shields: Vec<(SpaceId, ShieldKind)>,
    /// Asteroids are left of them, and no lane leads there any more.
    pub destroyed: Vec<SpaceId>,
    /// In the order of the legend. Rows of the legend that no side names follow them.
    pub sides: Vec<SideMark>,
    pub meter: Option<MeterMark>,
    /// What the signs mean, the most needed first; as many are shown as there is room for.
    pub key: Vec<(KeySign, String)>,
}

impl std::fmt::Debug for TheatreScene {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TheatreScene")
    }
}

/// A side in the legend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideMark {
    pub name: String,
    /// Whose rows stand below it.
    pub slots: Vec<Slot>,
    /// Spaces and armies, where nobody plays the side.
    pub unplayed: Option<(u32, u32)>,
    /// What the side counts, in a few characters.
    pub tally: Option<(KeySign, String)>,
}

/// A meter that leans to a dark or a light side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeterMark {
    pub title: String,
    /// Between `-most` (dark) and `most` (light).
    pub meter: Meter,
}

/// A sign of the board that the legend explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeySign {
    Ship(ShipClass),
    Station,
    /// A marker that lies face down.
    Base,
    /// An open marker that hides nobody.
    EmptyBase,
    /// The marker with the leader.
    Leader,
    Shield(ShieldKind),
    /// A planet that counts.
    Resource,
    Asteroids,
    /// Armies that nobody plays.
    Unplayed,
}

impl TheatreScene {
    /// What lies on the board, without words and sides. What the theatre of a viewer does not tell is in no picture either.
    pub fn of(theatre: &Theatre, spaces: &BySpace<Garrison>) -> Self {
        let fleets = spaces.iter().filter(|(_, garrison)| !garrison.ships.is_empty());
        Self {
            fleets: fleets.map(|(space, garrison)| (space, garrison.ships)).collect(),
            station: theatre.station,
            bases: theatre.markers.iter().map(|marker| (marker.space, marker.face)).collect(),
            shields: theatre.shields.iter().map(|shield| (shield.space, shield.kind)).collect(),
            destroyed: theatre.destroyed.clone(),
            ..Self::default()
        }
    }

    /// The signs that are on the board now, the most needed explanation first.
    pub fn signs(&self) -> Vec<KeySign> {
        let ships =
            ShipClass::ALL.into_iter().filter(|&class| self.fleets.iter().any(|(_, fleet)| fleet.of(class) > 0));
        let mut signs: Vec<KeySign> = ships.map(KeySign::Ship).collect();
        signs.extend(self.station.map(|_| KeySign::Station));
        let mut others: Vec<KeySign> = self.bases.iter().map(|&(_, face)| KeySign::of(face)).collect();
        others.extend(self.shields.iter().map(|&(_, kind)| KeySign::Shield(kind)));
        others.extend(self.destroyed.first().map(|_| KeySign::Asteroids));
        others.sort_unstable();
        others.dedup();
        signs.extend(others);
        signs
    }

    pub(super) fn is_destroyed(&self, space: SpaceId) -> bool {
        self.destroyed.contains(&space)
    }

    /// The spaces that it names, once or more often.
    pub(super) fn named(&self) -> impl Iterator<Item = SpaceId> + '_ {
        let fleets = self.fleets.iter().map(|fleet| fleet.0);
        let bases = self.bases.iter().map(|base| base.0);
        let shields = self.shields.iter().map(|shield| shield.0);
        fleets.chain(bases).chain(shields).chain(self.station).chain(self.destroyed.iter().copied())
    }
}

impl KeySign {
    /// The sign of a marker.
    pub(super) fn of(face: Option<Face>) -> Self {
        match face {
            None | Some(Face::Token(_)) => Self::Base,
            Some(Face::Plain) => Self::EmptyBase,
            Some(Face::Leader) => Self::Leader,
        }
    }
}
