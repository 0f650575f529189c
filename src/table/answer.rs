//! What the one who asked is told, as data. `text/` makes the words.

use super::arena_look::ArenaDice;
use super::dice::DiceSeen;
use super::gate::Gate;
use super::opening::Opening;
use super::order_panel::{OrderPart, OrderPress};
use super::panel_press::PanelPress;
use super::press::{Press, Verb};
use super::sight::{AccountId, Entry, MatchId, Place, Sight};
use super::special_panel::Strikes;
use super::stopped::Stopped;
use super::wardrobe::Wardrobe;
use crate::game::conquest::battle::Losses;
use crate::game::event::Event;
use crate::game::ids::{SeatId, SpaceId};
use crate::game::offer::SetOffer;
use crate::game::options::OptionRefusal;
use crate::game::rebellion::forecast::TurnOdds;
use crate::game::refusal::Refusal;

/// The ephemeral answer to a request that was carried out.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A lobby was opened here.
    Opened {
        sight: Sight,
    },
    /// `later`: the seat of the table that they have chosen does not exist with as few players as there are.
    Joined {
        sight: Sight,
        seat: SeatId,
        later: bool,
    },
    Left,
    AiAdded {
        sight: Sight,
        count: usize,
    },
    /// The seat of the asker has a new colour and shape.
    Wears(Wardrobe),
    /// The asker has chosen a seat of the table and has this one now; `later`: theirs does not exist with as few players as there are.
    Seated {
        sight: Sight,
        seat: SeatId,
        later: bool,
    },
    /// The host was asked for a seat.
    HostAsked,
    /// The asker's word for the dice is kept.
    Worded {
        word: String,
    },
    /// Somebody who asked for a seat has one now.
    Accepted {
        name: String,
    },
    /// Somebody who asked for a seat gets none.
    Declined {
        name: String,
    },
    /// What the lobby asks of those who join.
    Gated {
        gate: Gate,
    },
    /// The lobby is locked now, or open again.
    Locked {
        locked: bool,
    },
    /// Somebody was removed from the lobby.
    Removed {
        name: String,
    },
    Settings {
        sight: Sight,
    },
    Started {
        sight: Sight,
    },
    /// An action of the game was done. `events` are those that the asker may know; `seat` is theirs.
    Played {
        sight: Sight,
        seat: SeatId,
        events: Vec<Event>,
    },
    /// A draft was changed; its panel shows it.
    Drafted,
    /// The order lies in the draft as it was typed. Nothing is called: its panel asks whether that shall be done.
    OrderDrafted {
        sight: Sight,
    },
    Paused,
    Resumed,
    Kicked {
        seat: SeatId,
        sight: Sight,
    },
    /// A seat has another player: whose it was, and whose it is.
    Replaced {
        was: String,
        now: String,
    },
    /// The match stands where it stood before this move.
    Undone {
        moves: u64,
        taken_back: usize,
        sight: Sight,
    },
    Ended,
    /// A match that was ended goes on.
    Reopened,
    /// A seat has another name.
    Renamed {
        was: String,
        now: String,
    },
    /// The AI plays the asker's seat from now on.
    LeftToAi,
    /// The asker gave up.
    Surrendered,
    /// The match is a draw by agreement.
    Drawn,
    /// There are several seats of the AI: the asker chooses one.
    WhichSeat {
        seats: Vec<SeatId>,
        sight: Sight,
    },
    /// A question was put in public.
    Asked,
    /// A question was answered.
    Answered,
    /// A look is posted for all.
    Shown,
    /// The default was taken for these seats.
    Skipped {
        seats: Vec<SeatId>,
        sight: Sight,
    },
    /// The settings of the server after `/setup`; `missing` are permissions that the bot lacks here (filled by discord/).
    SetUp {
        moderator_role: Option<u64>,
        language: crate::text::lang::Lang,
        posts: super::intent::PostEvery,
        opening: Opening,
        /// The channel of the log.
        log: Option<u64>,
    },
    /// The interaction was delivered twice; this is what was answered the first time, as stored text.
    AsBefore {
        content: String,
    },
}

impl Answer {
    /// The press after which the panel stands below the answer to a command, where the asker goes on in one.
    pub fn goes_on(&self) -> Option<Press> {
        match self {
            Self::Played { sight, .. } => Some(Press { of: sight.id, verb: Verb::Hand }),
            Self::OrderDrafted { sight } => {
                let press = PanelPress::Order(OrderPress::Part(OrderPart::Sure));
                Some(Press { of: sight.id, verb: Verb::Panel { counter: sight.moves, press } })
            }
            _ => None,
        }
    }
}

/// What a look shows.
#[derive(Clone, Debug)]
pub enum Seen {
    Board {
        sight: Sight,
        last: Vec<Entry>,
    },
    BoardText {
        sight: Sight,
    },
    /// The figures of the asker's own seat in the dice game.
    Figures {
        sight: Sight,
        seat: SeatId,
    },
    /// The standing orders of the asker's own seat.
    Orders {
        sight: Sight,
        seat: SeatId,
    },
    /// The asker's own seat with its cards and sets.
    Hand {
        sight: Sight,
        seat: SeatId,
        sets: Vec<SetOffer>,
    },
    /// The hands of somebody who runs several armies, each with its sets, kept apart; `shown` has the picture.
    Hands {
        sight: Sight,
        hands: Vec<(SeatId, Vec<SetOffer>)>,
        shown: SeatId,
    },
    /// The standing orders of somebody who runs several armies, kept apart.
    AllOrders {
        sight: Sight,
        seats: Vec<SeatId>,
    },
    Status {
        sight: Sight,
    },
    Log {
        sight: Sight,
        entries: Vec<Entry>,
        whole: bool,
    },
    Odds {
        sight: Option<Sight>,
        odds: OddsSeen,
    },
    /// How many spaces the order would turn if it were called now: the chance of each number.
    OrderOdds {
        sight: Sight,
        chances: Vec<f64>,
    },
    /// The exact chances of attacks on the station from a space; none where none is possible.
    StationOdds {
        sight: Sight,
        from: SpaceId,
        strikes: Option<Strikes>,
    },
    /// The exact chances of the seat on turn in the dice game; none without dice.
    ArenaOdds {
        sight: Sight,
        odds: Option<TurnOdds>,
    },
    /// What fell in a dice game.
    ArenaDice {
        sight: Sight,
        dice: ArenaDice,
    },
    /// How the dice are made; of a match that has begun also what fell.
    Dice {
        sight: Option<Sight>,
        dice: Option<Box<DiceSeen>>,
    },
    Rules {
        sight: Option<Sight>,
    },
    Help {
        sight: Option<Sight>,
        account: AccountId,
    },
    /// Matches in this server, and elsewhere those in which the asker is awaited (first).
    List {
        matches: Vec<Listed>,
    },
}

/// One line of `/game list`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: MatchId,
    pub place: Place,
    pub state: super::sight::MatchState,
    pub ruleset: crate::game::options::RulesetId,
    pub players: usize,
    pub waits_for_you: bool,
    pub turn: u32,
}

/// Odds of one attack.
#[derive(Clone, Debug, PartialEq)]
pub struct OddsSeen {
    pub between: Option<(SpaceId, SpaceId)>,
    pub attackers: u32,
    pub defenders: u32,
    pub keep: u32,
    pub capture: Chance,
    /// Mean losses of attacker and defender; `None` where only a bound is known.
    pub expected: Option<(f64, f64)>,
    /// One battle: losses and their probability.
    pub battle: Vec<(Losses, f64)>,
}

/// A probability, exact or bounded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Chance {
    Exact(f64),
    /// Between these two.
    Between(f64, f64),
}

/// Why a request changed nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The rules say no. `on_turn` etc. are resolved with the sight. Buttons of an open question are added by text.
    Rules {
        refusal: Refusal,
        sight: Box<SightRef>,
    },
    /// A name that fits nothing, with near ones; or more than one thing.
    UnknownName {
        asked: String,
        near: Vec<String>,
    },
    AmbiguousName {
        asked: String,
        candidates: Vec<String>,
    },
    /// A list or number that cannot be read.
    NotUnderstood {
        asked: String,
        what: Expected,
    },
    /// Numbers beyond anything: shown as typed.
    OutOfRange {
        asked: i64,
        least: i64,
        most: i64,
    },
    Option(OptionRefusal),
    /// No match in this channel.
    NoMatch,
    /// A lobby or match is here already.
    ChannelTaken,
    /// The command needs a server channel.
    NotHere,
    NotStarted,
    AlreadyStarted,
    AlreadyJoined,
    NotJoined,
    LobbyFull {
        most: usize,
    },
    TooFewSeats {
        seats: usize,
        least: usize,
    },
    OnlyHost,
    /// Only those with this role may join the lobby.
    NeedsRole {
        role: u64,
    },
    /// Accounts must be so many days old to join the lobby; the asker's will be in so many.
    TooYoung {
        days: u32,
        left: u32,
    },
    /// The asker waits for the host's answer already.
    AlreadyAsked,
    /// Too many wait for an answer.
    TooManyAsk,
    /// That person does not wait for an answer any more.
    AskedNoMore,
    /// Only who has a seat in the lobby may do that.
    JoinFirst,
    /// Somebody else has this colour and shape.
    LookTaken,
    /// The people of the lobby who wish this seat of the table have it already.
    SeatTaken {
        name: String,
    },
    /// The ruleset has no seats to choose from.
    NoSeatsToChoose,
    /// The order whose odds were asked for was called already.
    OrderOdds,
    /// The hand has no card that fires the station.
    NoFireCard,
    /// A word for the dice is given once; this is the asker's.
    WordGiven {
        word: String,
    },
    WordTooLong {
        most: usize,
    },
    /// The message with the commitment is not in the channel yet.
    NotSealedYet,
    /// The host lets nobody else join.
    Locked,
    /// The asker was removed from this lobby.
    Removed,
    OnlyModerator,
    /// Settings of the server: for Manage Server itself, not for the moderator role.
    OnlyManager,
    /// Matches here are opened by those with this role, or by moderators.
    OnlyRole {
        role: u64,
    },
    OnlyModeratorsOpen,
    /// Matches are opened in these channels and their threads.
    OtherChannel {
        channels: Vec<u64>,
    },
    /// The list of channels is full.
    TooManyChannels {
        most: usize,
    },
    /// The asker has these lobbies open.
    TooManyLobbies {
        channels: Vec<u64>,
    },
    /// The asker hosts these matches, which have begun: as many as one person may.
    TooManyHosted {
        most: usize,
        channels: Vec<u64>,
    },
    /// So many lobbies are open in the server.
    ServerFull {
        most: u32,
    },
    /// The asker has no seat in this match.
    NoSeat,
    /// The asker runs several armies, and what was asked can be meant for each of these.
    WhichArmy {
        armies: Vec<SeatId>,
        sight: Box<SightRef>,
    },
    Paused,
    NotPaused,
    /// A button of an earlier state.
    MovedOn,
    /// A button or id that is not of this version.
    OldButton,
    NothingToUndo,
    /// The moves that can be undone to.
    NoSuchMove {
        asked: i64,
        newest: u64,
        oldest: u64,
    },
    /// A line of the log that is not there; they go from 1 to the newest.
    NoSuchEntry {
        asked: i64,
        newest: u64,
    },
    /// The match is over (or ended).
    MatchOver,
    /// A question of this kind is open, or was answered no.
    AskedAlready,
    /// A draw can be offered again from then on (Unix milliseconds).
    NoDrawYet {
        from: i64,
    },
    /// A question is for somebody else to answer.
    NotYourself,
    /// What was won is final.
    Won,
    /// The match goes on: nothing to open again.
    NotEnded,
    /// It was ended so long ago that its secrets are open, or nobody is left in it.
    TooLateToReopen,
    /// Whoever is awaited may be skipped from then on (Unix milliseconds).
    NotSilentYet {
        name: String,
        from: i64,
    },
    /// The match is set aside, for this reason.
    SetAside(Stopped),
    AlreadySeated,
    /// A program plays no person's seat; its name as the platform gives it.
    IsBot {
        name: String,
    },
    /// Too many requests of one person; again in so many seconds.
    TooFast {
        seconds: u32,
    },
    /// Too many joins and leaves of one person; again in so many minutes.
    ComesAndGoes {
        minutes: u32,
    },
    /// Somebody showed something to all in this channel; again in so many seconds.
    ShownLately {
        seconds: u32,
    },
    /// Too many pictures were drawn for one person; again in so many seconds.
    DrawnOften {
        seconds: u32,
    },
    /// The store is closing, full or busy: nothing was changed.
    ShuttingDown,
    StoreFull,
    StoreBusy,
    /// The disk fails, or the file can only be read: the host must mend it; nothing was changed.
    StoreFails,
    /// The AI, which was asked for its choice, would do nothing of the kind now.
    NothingAdvised,
    /// A bug: logged, nothing changed.
    Bug,
}

/// What a text should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Placements,
    Spaces,
    Troops,
    Odds,
    Until,
    Cards,
    MoveNumber,
    Word,
    Rows,
    /// A space or the station for an event.
    Target,
    /// Ships such as `2 fighters, 1 destroyer`.
    Ships,
    /// Armies or ships, not both at once.
    ArmiesOrShips,
    /// Spaces with the army that gets them.
    Heirs,
    /// Forward or back.
    Way,
}

/// The names that a refusal may mention: the match's seats and language-independent names of spaces come from here.
#[derive(Clone)]
pub struct SightRef(pub Sight);

impl PartialEq for SightRef {
    fn eq(&self, other: &Self) -> bool {
        self.0.id == other.0.id && self.0.moves == other.0.moves
    }
}

impl std::fmt::Debug for SightRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "match {} at move {}", self.0.id, self.0.moves)
    }
}
