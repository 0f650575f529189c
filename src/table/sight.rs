//! What one viewer sees of a match: the game's view, with the people around it.

use super::house::House;
use super::stopped::Stopped;
use crate::game::conquest::view::View as ConquestView;
use crate::game::event::Event;
use crate::game::ids::{BySeat, SeatId};
use crate::game::options::Options;
use crate::game::people::Actor;
use crate::game::rebellion::view::View as RebellionView;
use crate::game::view::View;
pub use crate::store::{MatchId, MatchState};

/// A person on the platform (a Discord user id).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct AccountId(pub u64);

impl AccountId {
    /// Nobody's: that of a person who had everything about them deleted.
    pub const NOBODY: Self = Self(0);
}

/// A channel or thread of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Place {
    pub guild: u64,
    pub channel: u64,
}

/// A match as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Sight {
    pub id: MatchId,
    pub place: Place,
    pub state: MatchState,
    /// Why it is set aside, if it is.
    pub stopped: Option<Stopped>,
    pub options: Options,
    /// Who opened the match.
    pub host: AccountId,
    /// Who may join the lobby.
    pub house: House,
    pub seats: BySeat<Seated>,
    /// `None` in the lobby.
    pub view: Option<View>,
    /// Grows with every change of the match, also of its lobby and its pauses; what is shown, shows one version.
    pub version: u32,
    /// Grows with every move, also with an undo; buttons of a turn carry it.
    pub moves: u64,
    /// Grows with everything that a seat does in a simultaneous phase; buttons of that phase carry it.
    pub counters: BySeat<u64>,
    /// SHA-256 of the sealed seed, in hex.
    pub commitment: String,
    /// The first message that showed it.
    pub seal_message: Option<u64>,
    /// What makes the match key together with the seed, line by line; empty in the lobby.
    pub inputs: Vec<String>,
    /// SHA-256 of the match key, in hex; `None` in the lobby.
    pub key_hash: Option<String>,
    /// What the person of each seat said for the dice.
    pub words: BySeat<Option<String>>,
    /// The number of the next draw.
    pub next_draw: u64,
}

/// A seat with its people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The name taken over at the join: distinct in the match, harmless in text.
    pub name: String,
    /// Colour and shape, 0 to 5, distinct in the match.
    pub slot: u8,
    /// Who plays the seat; empty: the AI.
    pub accounts: Vec<AccountId>,
}

/// One line of the journal, as far as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The move number, as `/log` shows it and undo takes it.
    pub moves: u64,
    pub turn: u32,
    /// Unix milliseconds.
    pub at: i64,
    pub actor: Actor,
    pub events: Vec<Event>,
    /// Whether an undo took it back.
    pub undone: bool,
}

impl Sight {
    /// The view, if a conquest game is played.
    pub fn conquest(&self) -> Option<&ConquestView> {
        self.view.as_ref().and_then(View::conquest)
    }

    /// The view, if a dice game is played.
    pub fn rebellion(&self) -> Option<&RebellionView> {
        self.view.as_ref().and_then(View::rebellion)
    }

    /// The seats of this person.
    pub fn seats_of(&self, account: AccountId) -> Vec<SeatId> {
        self.seats.iter().filter(|(_, seated)| seated.accounts.contains(&account)).map(|(seat, _)| seat).collect()
    }
}
