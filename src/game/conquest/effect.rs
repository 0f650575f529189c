//! What the event of a card does: a closed vocabulary, read from the deck files and the same for every ruleset that plays events.

use super::parts::fleet::ShipClass;
use crate::game::ids::{RegionId, SideId, Troops};

/// The event on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardEvent {
    /// The string id of the event, which its copies share, such as `emp_legion`.
    pub id: String,
    pub window: Window,
    pub effect: Effect,
    /// Done after it. Where one of the two can do nothing, the other one is done alone.
    pub also: Option<Effect>,
    /// Used instead where what the effect needs is gone for good, or was never in this game.
    pub otherwise: Option<Effect>,
    /// When that may be played.
    pub otherwise_window: Window,
}

/// When an event may be played, in the owner's own turn unless noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// From the start of the turn until the first battle or move.
    Reinforce,
    /// Between two battles.
    Invade,
    /// With the declaration of an invasion, or of an attack on the station, before any die.
    Declare,
    /// While armies and ships are moved at the end of the turn.
    Fortify,
    /// While the station is moved.
    Station,
    /// In the command that calls the order, after its throws.
    Order,
    /// At any point of the own turn.
    OwnTurn,
    /// Armed beforehand; it fires by itself in the turn of another.
    Standing,
}

/// What an event does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Armies from the supply.
    Troops { troops: Amount, places: Places, most_each: Option<Troops> },
    /// Ships on own spaces besides the one that is built; `None`: the class is chosen.
    PlaceShips { ships: u8, class: Option<ShipClass> },
    /// Enemy ships are lost, where a space in reach is chosen or is the one that is attacked.
    DestroyShips { ships: u8, target: Target },
    /// A space in reach loses armies.
    RemoveTroops { toll: Toll, leave: Troops },
    /// A weakly held space in reach, without ships and markers, becomes one's own.
    TakeSpace { most_troops: Troops },
    /// Every own die counts so much more, in this invasion; of the pawn's space `on_pawn`.
    DiceBonus { bonus: u8, on_pawn: u8 },
    /// So many more dice than armies in this invasion, of which the lowest are left out.
    ExtraDice { dice: u8 },
    /// All own dice have eight sides: in this invasion, or in defence of one own space until the next own turn.
    EightSided { side: Side },
    /// So many more dice in attacks on the station, until the turn ends.
    StationDice { dice: u8 },
    /// One attack on the station: added to the sum, and the meter takes no dice away.
    StationSum { sum: u16, no_dice_lost: bool },
    /// Destroys the enemy space under the station if it lies in this region.
    Fire { region: RegionId },
    /// A new station on a space of the own side.
    BuildStation,
    /// So much is added to the throw for the station's move.
    StationJump { steps: u8 },
    /// The meter moves; dark is below 0.
    ShiftMeter { steps: i8 },
    /// The pawn goes so many spaces of its track forward or back, as the player likes.
    MovePawn { steps: u8 },
    /// So many spaces that the order did not turn are thrown for once more.
    ThrowAgain { spaces: u8 },
    /// The player alone sees so many face-down markers.
    Peek { markers: u8 },
    /// A face-down marker goes to another space of the own side.
    Relocate,
    /// Cards of the own pile.
    Draw { cards: u8 },
    /// An army of that side (`None`: of any other) loses cards by lot.
    Discard { side: Option<SideId>, cards: u8 },
    /// One more move of armies and ships between own spaces: any, or those that hang together.
    FreeMove { anywhere: bool },
    /// A public marker on an own space until the next own turn, or until the order is over.
    Protect { from: Danger },
    /// A declared invasion of the owner's space is called off.
    CallOff,
}

/// How many armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    Fixed(Troops),
    /// One for so many things, rounded up, within limits.
    Per {
        per: Per,
        div: Troops,
        min: Troops,
        max: Troops,
    },
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// Own spaces with a marker.
    MarkedSpaces,
    /// Own resource planets.
    Resources,
}

/// Where armies of an event go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    /// With the reinforcements; when those are placed, on any own spaces.
    Any,
    /// All on one own space.
    One,
    /// Next to an enemy.
    Borders,
    /// One on each own space with a marker, the rest on any of them; without one anywhere.
    Marked,
}

/// Which space an event is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// An enemy space that could be invaded now.
    InReach,
    /// The one whose invasion is declared with it.
    Attacked,
}

/// How many armies are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    Fixed(Troops),
    /// A fraction of what is there, rounded down.
    Share {
        num: Troops,
        den: Troops,
        max: Troops,
    },
}

/// Attack or defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Attack,
    Defence,
}

/// What a marker protects from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Danger {
    /// Invasions, unless by an army that took a space of another side in this turn.
    Invasion,
    /// The shot of the station.
    Station,
    /// The throw of the order.
    Order,
}

/// What a player must choose for an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// A space.
    Space,
    /// A second space, to which something goes.
    To,
    Class(Option<ShipClass>),
    Seat,
    Placements,
    /// Forward or back.
    Way,
    /// A second space, if the player likes; otherwise the rules take one.
    Also,
    /// One of several markers on the space; otherwise the one that was laid first.
    Marker,
}
