//! A match as it stands, from its rows: everything about it, secrets of the game included (never the seed).

use std::fmt;

use super::answer::Refused;
use super::house::{self, House};
use super::sight::{AccountId, MatchId, MatchState, Place, Seated, Sight};
use super::stopped::Stopped;
use crate::assets::{self, AnyKit};
use crate::game::ids::{BySeat, PlayerId, SeatId};
use crate::game::options::Options;
use crate::game::people::{Hold, Viewer};
use crate::game::view::View;
use crate::game::{Game, naming};
use crate::store::{FORMER, Json, MatchRow, MessageId, PlayerRow, Reading, StoreError};

/// The format of snapshots that this release writes. Every released format still loads.
pub const SNAPSHOT_FORMAT: u32 = 1;

/// The platform whose accounts the players have.
pub(super) const PLATFORM: &str = "discord";

/// A match as it stands. Not shown to anybody: what is shown is a [`Sight`] made from it for one viewer.
#[derive(Clone)]
pub(super) struct Match {
    pub(super) row: MatchRow,
    pub(super) options: Options,
    pub(super) kit: AnyKit,
    pub(super) chairs: BySeat<Chair>,
    /// `None` in the lobby.
    pub(super) game: Option<Game>,
    pub(super) host: AccountId,
    pub(super) house: House,
    pub(super) commitment: String,
    /// The first message that showed the commitment.
    pub(super) seal_message: Option<MessageId>,
    /// Empty in the lobby.
    pub(super) inputs: Vec<String>,
    /// SHA-256 of the match key; `None` in the lobby.
    pub(super) key_hash: Option<String>,
}

/// A seat with its people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chair {
    pub(super) name: String,
    pub(super) slot: u8,
    pub(super) counter: u32,
    /// Empty: the AI plays.
    pub(super) people: Vec<Sitter>,
    /// The interaction that took it; `None`: before such things were kept.
    pub(super) joined: Option<u64>,
    /// What its person said for the dice.
    pub(super) word: Option<String>,
}

/// A person at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sitter {
    pub(super) player: PlayerId,
    pub(super) account: AccountId,
    pub(super) dm_closed: bool,
}

/// Why a match cannot be used.
#[derive(Debug)]
pub(super) enum LoadError {
    Store(StoreError),
    /// The reason, and details for the host's log that hold nothing of the snapshot.
    Broken(Stopped, String),
}

impl From<StoreError> for LoadError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unreadable(why) => Self::Broken(Stopped::Damaged, format!("a row cannot be read: {why}")),
            other => Self::Store(other),
        }
    }
}

impl From<LoadError> for Refused {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Store(error) => error.into(),
            LoadError::Broken(why, _) => Self::SetAside(why),
        }
    }
}

/// Loads a match. Every row of it must be readable and its state sound.
pub(super) fn load(reading: &Reading, id: MatchId) -> Result<Match, LoadError> {
    let row = reading.match_row(id)?;
    let broken = |why: Stopped, details: &str| LoadError::Broken(why, details.to_owned());
    if row.format > SNAPSHOT_FORMAT {
        return Err(broken(Stopped::Newer, "a newer release wrote it"));
    }
    let unknown = || broken(Stopped::Edition, "this release does not know its edition");
    let kit = assets::kit(&row.edition).ok_or_else(unknown)?;
    let options: Options =
        serde_json::from_str(&row.options).map_err(|_| broken(Stopped::Damaged, "its options cannot be read"))?;
    if options.edition_id() != row.edition {
        return Err(broken(Stopped::Damaged, "its options are those of another edition"));
    }
    let game = row.snapshot.as_ref().map(|snapshot| thaw(snapshot, &row, kit)).transpose()?;
    if game.as_ref().is_some_and(|game| !game.is_of(options.ruleset)) {
        return Err(broken(Stopped::Damaged, "its state is that of another ruleset"));
    }
    let mut chairs = Vec::new();
    for (seat, join) in reading.seats(id)?.into_iter().zip(reading.joins(id)?) {
        let people = reading.players_of_seat(id, seat.seat)?;
        let people = people.into_iter().map(|player| sitter(reading, player)).collect::<Result<_, LoadError>>()?;
        let joined = join.joined.map(|id| id.0);
        chairs.push(Chair {
            name: seat.name,
            slot: seat.shape,
            counter: seat.counter,
            people,
            joined,
            word: join.word,
        });
    }
    let fits = chairs.len() <= *options.seats().end();
    if !fits || game.as_ref().is_some_and(|game| game.seats() != chairs.len()) {
        return Err(broken(Stopped::Damaged, "its game has another number of seats"));
    }
    let host = sitter(reading, row.host)?.account;
    let house =
        house::read(reading, id)?.map_err(|()| broken(Stopped::Damaged, "the rules of its lobby cannot be read"))?;
    let seal = reading.seal(id)?;
    // Whoever draws reads them again, and refuses what cannot be read.
    let inputs = seal.as_ref().and_then(|seal| serde_json::from_str(&seal.inputs).ok()).unwrap_or_default();
    let seal_message = seal.as_ref().and_then(|seal| seal.message);
    let (commitment, key_hash) = seal.map(|seal| (seal.commitment, seal.key_hash)).unwrap_or_default();
    let chairs = chairs.into_iter().collect();
    Ok(Match { row, options, kit, chairs, game, host, house, commitment, seal_message, inputs, key_hash })
}

/// Writes a game as a snapshot.
pub(super) fn freeze(game: &Game) -> Result<Json, Refused> {
    let text = naming::with(game.edition(), || serde_json::to_string(game));
    text.map(Json).map_err(|error| {
        tracing::error!(%error, "a game cannot be written");
        Refused::Bug
    })
}

/// Reads a snapshot. The error says where it is broken, not what stands there.
pub(super) fn thaw(snapshot: &str, row: &MatchRow, kit: AnyKit) -> Result<Game, LoadError> {
    let why = if row.edition_hash == kit.edition().hash() { Stopped::Damaged } else { Stopped::Edition };
    let game: Game = naming::with(kit.edition(), || serde_json::from_str(snapshot)).map_err(|error| {
        let (kind, line, column) = (error.classify(), error.line(), error.column());
        LoadError::Broken(why, format!("its state cannot be read ({kind:?} at line {line} column {column})"))
    })?;
    game.audit().map_err(|fault| LoadError::Broken(why, format!("its state is not sound: {fault}")))?;
    Ok(game)
}

fn sitter(reading: &Reading, player: PlayerId) -> Result<Sitter, LoadError> {
    let broken = |details: &str| LoadError::Broken(Stopped::Damaged, details.to_owned());
    let row = reading.player(player)?.ok_or_else(|| broken("one of its players is missing"))?;
    let account = account(&row).ok_or_else(|| broken("an account is not a number"))?;
    Ok(Sitter { player, account, dm_closed: row.dm_closed })
}

/// The account of a player; nobody's for one who had themselves deleted.
pub(super) fn account(row: &PlayerRow) -> Option<AccountId> {
    if row.platform == FORMER {
        return Some(AccountId::NOBODY);
    }
    row.account.parse().ok().map(AccountId)
}

impl Match {
    pub(super) fn id(&self) -> MatchId {
        self.row.match_id
    }

    pub(super) fn place(&self) -> Place {
        Place { guild: self.row.guild_id.0, channel: self.row.channel_id.0 }
    }

    /// The seats of a person.
    pub(super) fn seats_of(&self, account: AccountId) -> Vec<SeatId> {
        let theirs = |chair: &Chair| chair.people.iter().any(|sitter| sitter.account == account);
        self.chairs.iter().filter(|(_, chair)| theirs(chair)).map(|(seat, _)| seat).collect()
    }

    /// Who the account is in this match, for whatever is made for them.
    pub(super) fn viewer(&self, account: Option<AccountId>) -> Viewer {
        let sitters = self.chairs.iter().flat_map(|(_, chair)| &chair.people);
        let player = account.and_then(|account| sitters.into_iter().find(|sitter| sitter.account == account));
        player.map_or(Viewer::Public, |sitter| Viewer::Player(sitter.player))
    }

    /// The game as the viewer may know it; `None` in the lobby.
    pub(super) fn view(&self, viewer: Viewer) -> Option<View> {
        self.game.as_ref().map(|game| game.view(viewer))
    }

    /// What somebody sees of the match; `None`: what everybody sees.
    pub(super) fn sight(&self, account: Option<AccountId>) -> Sight {
        self.sight_of(self.view(self.viewer(account)))
    }

    /// The match around a view of it.
    pub(super) fn sight_of(&self, view: Option<View>) -> Sight {
        Sight {
            id: self.id(),
            place: self.place(),
            state: self.row.state,
            stopped: self.stopped(),
            options: self.options.clone(),
            host: self.host,
            house: self.house.clone(),
            seats: self.seated(),
            view,
            version: self.row.version,
            moves: u64::from(self.row.moves),
            counters: self.chairs.map(|_, chair| u64::from(chair.counter)),
            commitment: self.commitment.clone(),
            seal_message: self.seal_message.map(|message| message.0),
            inputs: self.inputs.clone(),
            key_hash: self.key_hash.clone(),
            words: self.chairs.map(|_, chair| chair.word.clone()),
            next_draw: self.row.next_draw,
        }
    }

    /// Why the match is set aside, if it is.
    pub(super) fn stopped(&self) -> Option<Stopped> {
        (self.row.state == MatchState::SetAside).then(|| Stopped::of(self.row.broken.as_deref()))
    }

    pub(super) fn seated(&self) -> BySeat<Seated> {
        self.chairs.map(|_, chair| Seated {
            name: chair.name.clone(),
            slot: chair.slot,
            accounts: chair.people.iter().map(|sitter| sitter.account).collect(),
        })
    }

    /// Who plays each seat, as the game keeps it.
    pub(super) fn holds(&self) -> BySeat<Hold> {
        self.chairs.map(|_, chair| chair.hold())
    }

    /// Begun and not over: its clocks run or stand in a pause.
    pub(super) fn is_played(&self) -> bool {
        matches!(self.row.state, MatchState::Running | MatchState::Paused)
    }
}

impl Sitter {
    /// Not somebody who had themselves deleted.
    pub(super) fn is_somebody(&self) -> bool {
        self.account != AccountId::NOBODY
    }
}

impl Chair {
    pub(super) fn hold(&self) -> Hold {
        if self.people.is_empty() {
            Hold::Ai
        } else {
            Hold::Players(self.people.iter().map(|sitter| sitter.player).collect())
        }
    }
}

impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Match({} at version {})", self.row.match_id, self.row.version)
    }
}
