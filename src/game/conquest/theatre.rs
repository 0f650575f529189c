//! What lies on the board besides armies and ships, and what was done with it in this turn: the state of rulesets with a meter, a
//! battle station, face-down markers, protection, command offers and standing orders.
//!
//! In the view of one who may not know them faces are `None` and the standing orders of others are missing.

use std::fmt;

use super::effect::Danger;
use super::parts::fleet::{Fleet, ShipClass};
use crate::game::ids::{BySeat, CardId, SeatId, SideId, SpaceId, Troops};

/// See the module. `Debug` tells neither standing orders nor whether there are any.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Theatre {
    /// Between `-most` (dark) and `most` (light).
    pub meter: Meter,
    pub station: Option<SpaceId>,
    /// On the board, in the order in which they were laid.
    pub markers: Vec<Marker>,
    /// Face-down markers that were not drawn yet.
    pub pile: Pile,
    /// The marker that the seat on turn has drawn and must lay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// The spaces that were destroyed, in that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub destroyed: Vec<SpaceId>,
    /// Public markers of cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shields: Vec<Shield>,
    /// The spaces whose command their owner offers to the partner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<SpaceId>,
    /// Most ships of a class that a seat has.
    pub ship_limit: BySeat<u8>,
    /// What was done in this turn.
    #[serde(default)]
    pub doing: Doing,
    /// Standing orders, oldest first. In a view only those of its own seats.
    pub orders: BySeat<Vec<Order>>,
    /// The side that wins by counting resource planets; `None`: nobody plays it.
    pub counting: Option<SideId>,
    /// So many of the planets that count are held by that side.
    #[serde(default)]
    pub counter: u8,
    /// Markers whose faces a seat has seen by a card.
    pub seen: BySeat<Vec<u8>>,
    /// Markers laid so far.
    #[serde(default)]
    pub laid: u8,
    /// Where the pawn stands that comes into the open with the order; `None`: there is none in this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pawn: Option<Pawn>,
    /// The side that may call the order, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calling: Option<SideId>,
    /// Markers that were taken and are out of the game, all of them open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<Face>,
}

/// The pawn of who is hidden at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pawn {
    /// On this space of its track, from 0: the order was not called yet.
    Track(u8),
    /// On the board, for the rest of the match: the order is over.
    Space(SpaceId),
}

impl fmt::Debug for Theatre {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Theatre")
            .field("meter", &self.meter)
            .field("station", &self.station)
            .field("markers", &self.markers)
            .field("pile", &self.pile)
            .field("drawn", &self.drawn)
            .field("destroyed", &self.destroyed)
            .field("shields", &self.shields)
            .field("offered", &self.offered)
            .field("counter", &self.counter)
            .field("doing", &self.doing)
            .field("pawn", &self.pawn)
            .finish_non_exhaustive()
    }
}

/// A meter that leans to one side or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Meter {
    pub at: i8,
    pub most: i8,
}

impl Meter {
    /// Moves it, no further than to its end; says by how much it moved.
    pub fn shift(&mut self, steps: i8) -> i8 {
        let before = self.at;
        self.at = self.at.saturating_add(steps).clamp(-self.most, self.most);
        self.at - before
    }
}

/// What a marker shows. Its `Debug` tells nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Who is looked for hides here.
    Leader,
    Plain,
    /// One of several that the ruleset counts from 0.
    Token(u8),
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Face")
    }
}

/// A marker on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Marker {
    /// Counted in the order in which they were laid.
    pub id: u8,
    pub space: SpaceId,
    /// `None`: this viewer may not know it.
    pub face: Option<Face>,
    /// Everybody knows its face.
    pub open: bool,
}

/// The face-down pile. Which one is drawn is picked when it is drawn. Its `Debug` tells no token.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Pile {
    pub left: u8,
    /// Whether the leader is among them; `None`: this viewer may not know it, or there is none in this game.
    pub leader: Option<Face>,
    /// Which tokens are among them, rising; none where this viewer may not know it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<u8>,
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pile").field("left", &self.left).finish_non_exhaustive()
    }
}

/// A marker in the hand of the seat on turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Drawn {
    pub seat: SeatId,
    pub face: Option<Face>,
}

/// A public marker of a card on an own space of `seat`; it is gone when the space changes hands, and when the seat's next turn begins or, if
/// it protects from the order, that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Shield {
    pub seat: SeatId,
    pub space: SpaceId,
    pub kind: ShieldKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShieldKind {
    /// It cannot be invaded, or fired at.
    From(Danger),
    /// Its defenders throw dice with eight sides.
    EightSided,
}

/// What was done in the turn that is played.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is something that is done once in a turn, whatever else was done"
)]
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Doing {
    pub built: bool,
    /// The space that is being invaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invasion: Option<SpaceId>,
    /// What cards do for the own dice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boosts: Vec<Boost>,
    /// Spaces whose invasion was called off.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub called_off: Vec<SpaceId>,
    /// The sides from which a space was taken, each once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken_from: Vec<SideId>,
    /// The seats from which a space was taken, each once, where cards are drawn for those.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beaten: Vec<SeatId>,
    /// What the markers are worth that were taken.
    #[serde(skip_serializing_if = "is_zero")]
    pub circles: u8,
    /// Resource planets that the counting side has taken.
    pub resources: u8,
    pub ships_moved: bool,
    /// Partner's spaces asked for, and whether one was taken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<SpaceId>,
    pub command: bool,
    /// Partner's spaces that were asked for in vain.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<SpaceId>,
    /// What cards add to the throw for the station.
    pub jump: u8,
    /// The throw for the station with what is added; `None`: not thrown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<u8>,
    /// The station has moved, or was built in this turn: no move and no throw any more.
    pub station_moved: bool,
    /// The station was built in this turn: it cannot fire.
    pub station_built: bool,
}

/// What a card does for the attacker's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Boost {
    pub card: CardId,
    pub aim: Aim,
    pub what: Boosting,
}

/// For which attacks a boost holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// The invasion of this space, until it is won or another one is begun.
    Space(SpaceId),
    /// Attacks on the station until another invasion is begun.
    Station,
    /// The next attack on the station alone.
    NextStrike,
    /// All attacks on the station of this turn.
    StationAllTurn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boosting {
    Bonus(u8),
    EightSided,
    Dice(u8),
    Sum { sum: u16, no_dice_lost: bool },
}

/// A standing order: this card fires on the first declared invasion that fits. `Debug` tells nothing of it.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Order {
    pub card: CardId,
    pub guard: Guard,
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Order")
    }
}

/// Which invasions a standing order is meant for. `Debug` tells nothing of it.
#[derive(Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Guard {
    /// Empty: all own spaces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spaces: Vec<SpaceId>,
    /// At least so many armies on one of the attacker's spaces from which the invasion may be carried on.
    pub least: Troops,
    /// Empty: all enemies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatId>,
}

impl fmt::Debug for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guard")
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl Theatre {
    /// Whether this game has a battle station and a meter. Where nobody can call an order, that is so; else there are a track and a pawn.
    pub fn has_station(&self) -> bool {
        self.calling.is_none()
    }

    /// The start of a match: so many ships of a class for each seat, and this pile of markers. Everything else is empty, and no meter
    /// moves.
    pub(in crate::game::conquest) fn new(ship_limit: BySeat<u8>, pile: Pile) -> Self {
        let seats = ship_limit.len();
        Self {
            meter: Meter { at: 0, most: 0 },
            station: None,
            markers: Vec::new(),
            pile,
            drawn: None,
            destroyed: Vec::new(),
            shields: Vec::new(),
            offered: Vec::new(),
            ship_limit,
            doing: Doing::default(),
            orders: BySeat::from_fn(seats, |_| Vec::new()),
            counting: None,
            counter: 0,
            seen: BySeat::from_fn(seats, |_| Vec::new()),
            laid: 0,
            pawn: None,
            calling: None,
            taken: Vec::new(),
        }
    }

    /// A turn begins: nothing was done in it yet, and what protected until then is gone.
    pub(in crate::game::conquest) fn turn_began(&mut self, seat: SeatId) {
        self.doing = Doing::default();
        self.shields.retain(|shield| shield.seat != seat || shield.kind == ShieldKind::From(Danger::Order));
    }

    /// Where the pawn stands on the board.
    pub fn pawn_space(&self) -> Option<SpaceId> {
        match self.pawn {
            Some(Pawn::Space(space)) => Some(space),
            Some(Pawn::Track(_)) | None => None,
        }
    }

    /// What a viewer may know whose seats are `own`. `knows_faces`: it is of the side that hides something, or the match is
    /// over, and all faces are seen.
    #[must_use]
    pub fn redacted(&self, own: &[SeatId], knows_faces: bool) -> Self {
        let mut seen = self.clone();
        if !knows_faces {
            for marker in &mut seen.markers {
                let peeked = own.iter().any(|&seat| self.seen[seat].contains(&marker.id));
                if !marker.open && !peeked {
                    marker.face = None;
                }
            }
            seen.pile.leader = None;
            seen.pile.tokens.clear();
            if let Some(drawn) = &mut seen.drawn {
                drawn.face = None;
            }
        }
        for (seat, orders) in seen.orders.iter_mut() {
            if !own.contains(&seat) {
                orders.clear();
            }
        }
        for (seat, spaces) in seen.seen.iter_mut() {
            if !own.contains(&seat) {
                spaces.clear();
            }
        }
        seen
    }

    /// Whether a marker lies on the space.
    pub fn has_marker(&self, space: SpaceId) -> bool {
        self.markers.iter().any(|marker| marker.space == space)
    }

    /// Whether a public marker of this kind lies on the space.
    pub fn is_shielded(&self, space: SpaceId, kind: ShieldKind) -> bool {
        self.shields.iter().any(|shield| shield.space == space && shield.kind == kind)
    }
}

/// Ships of a class that still can be built: `there` are on the board.
pub fn ships_left(limit: u8, there: Fleet, class: ShipClass) -> u8 {
    limit.saturating_sub(there.of(class))
}
