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
    /// What ships look like.
    pub navy: Navy,
    pub station: Option<SpaceId>,
    /// Markers by their spaces; those without a face lie face down.
    pub bases: Vec<(SpaceId, Option<Face>)>,
    /// The circles on each token, by its number; empty: the markers are bases.
    pub circles: Vec<u8>,
    pub shields: Vec<(SpaceId, ShieldKind)>,
    /// Asteroids are left of them, and no lane leads there any more.
    pub destroyed: Vec<SpaceId>,
    /// In the order of the legend. Rows of the legend that no side names follow them.
    pub sides: Vec<SideMark>,
    pub meter: Option<MeterMark>,
    /// Until the order is called.
    pub track: Option<TrackMark>,
    /// After it was called.
    pub hideout: Option<HideoutMark>,
    /// In the picture of the order alone.
    pub order: Option<OrderMark>,
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

/// The track on which the pawn comes nearer to the order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackMark {
    pub title: String,
    /// Such as `7/11`.
    pub value: String,
    /// What the order would do from here, in a few words.
    pub note: String,
    /// The space of the pawn, from 0.
    pub at: u8,
    /// By space: how many of the eight numbers of a die turn a planet, 0 to 8.
    pub chances: Vec<u8>,
}

/// The planet of the pawn, which decides the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HideoutMark {
    pub space: SpaceId,
    pub title: String,
    /// The name of the planet.
    pub place: String,
    /// What is particular to it, in a few words.
    pub note: String,
}

/// The order with its throws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderMark {
    pub title: String,
    /// Which numbers turn a planet.
    pub need: String,
    /// Such as `13 of 21`.
    pub total: String,
    /// What the total counts.
    pub label: String,
    pub throws: Vec<ThrowMark>,
}

/// The throw for a planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThrowMark {
    pub space: SpaceId,
    pub rolled: u8,
    /// The second throw, which counts.
    pub again: Option<u8>,
    /// Who has the planet now; `None`: it has stayed loyal.
    pub turned: Option<Slot>,
}

/// What the classes of ships look like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Navy {
    /// Fighters, bombers and destroyers of the Original Trilogy.
    #[default]
    Trilogy,
    /// Fighters, corvettes and capital ships of the Clone Wars.
    Clones,
}

/// A sign of the board that the legend explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeySign {
    Ship(Navy, ShipClass),
    Station,
    /// The planet of the pawn.
    Hideout,
    /// A marker that lies face down.
    Base,
    /// An open marker that hides nobody.
    EmptyBase,
    /// The marker with the leader.
    Leader,
    /// A token that lies face down.
    Token,
    /// A token that the viewer knows: the number of its circles.
    KnownToken,
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
        let mut signs: Vec<KeySign> = ships.map(|class| KeySign::Ship(self.navy, class)).collect();
        signs.extend(self.station.map(|_| KeySign::Station));
        signs.extend(self.hideout.as_ref().map(|_| KeySign::Hideout));
        let mut others: Vec<KeySign> = self.bases.iter().map(|&(_, face)| self.sign_of(face)).collect();
        others.extend(self.shields.iter().map(|&(_, kind)| KeySign::Shield(kind)));
        others.extend(self.hideout.as_ref().map(|_| KeySign::Shield(ShieldKind::EightSided)));
        others.extend(self.destroyed.first().map(|_| KeySign::Asteroids));
        others.sort_unstable();
        others.dedup();
        signs.extend(others);
        signs
    }

    pub(super) fn is_destroyed(&self, space: SpaceId) -> bool {
        self.destroyed.contains(&space)
    }

    /// Whether the pawn hides there.
    pub(super) fn hides(&self, space: SpaceId) -> bool {
        self.hideout.as_ref().is_some_and(|hideout| hideout.space == space)
    }

    /// The spaces that it names, once or more often.
    pub(super) fn named(&self) -> impl Iterator<Item = SpaceId> + '_ {
        let fleets = self.fleets.iter().map(|fleet| fleet.0);
        let bases = self.bases.iter().map(|base| base.0);
        let shields = self.shields.iter().map(|shield| shield.0);
        let thrown = self.order.iter().flat_map(|order| order.throws.iter().map(|throw| throw.space));
        let hideout = self.hideout.iter().map(|hideout| hideout.space);
        let once = self.station.into_iter().chain(hideout);
        fleets.chain(bases).chain(shields).chain(once).chain(self.destroyed.iter().copied()).chain(thrown)
    }

    /// The sign of a marker.
    pub(super) fn sign_of(&self, face: Option<Face>) -> KeySign {
        match face {
            None if self.circles.is_empty() => KeySign::Base,
            None => KeySign::Token,
            Some(Face::Token(_)) => KeySign::KnownToken,
            Some(Face::Plain) => KeySign::EmptyBase,
            Some(Face::Leader) => KeySign::Leader,
        }
    }
}
