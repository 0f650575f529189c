//! Players, seats, factions: three levels of people, and who may act.

use super::ids::{PlayerId, SeatId};

/// Who asks for an action. Every change of a game goes through the one door and into the journal under one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// A player of the seat, or the AI that holds it.
    Seat(SeatId),
    /// All who play together, each of whom was asked.
    Everybody,
    /// A moderator of the server.
    Moderator,
    /// Time that has run out.
    Clock,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hold {
    /// These persons share the seat; any of them may act.
    Players(Vec<PlayerId>),
    /// The AI plays it.
    Ai,
}

impl Hold {
    /// Whether this person plays the seat.
    pub fn is_played_by(&self, player: PlayerId) -> bool {
        match self {
            Hold::Players(players) => players.contains(&player),
            Hold::Ai => false,
        }
    }
}

/// For whom a [`View`](super::view::View) is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// Everybody in the channel.
    Public,
    /// One seat.
    Seat(SeatId),
    /// A person: all their seats together.
    Player(PlayerId),
}

/// Who may be told of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    Everyone,
    Seat(SeatId),
}
