//! What must be said, as it lies in the outbox: data, never words. Words and pictures are made at delivery, from the state of then.

use super::intent::Look;
use super::question::Question;
use super::sight::MatchId;
use super::stopped::Stopped;
use crate::game::conquest::special::Called;
use crate::game::event::EventKind;
use crate::game::ids::{SeatId, SpaceId};
use crate::text::lang::Lang;

/// Something for a channel or a person.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Post {
    /// The lobby: who sits, settings, Join/Leave/Add AI/Start. A `show`: edited in place.
    Lobby { of: MatchId },
    /// What makes the luck together with the seed, once it is settled: a message that is never edited. A `say`.
    Inputs { of: MatchId },
    /// The set-up: who is awaited ("4 of 6 have placed"). A `show`; the first delivery pings all who are awaited.
    SetUp { of: MatchId },
    /// The turn post (ux 1). A `show`; the first delivery pings the seat on turn.
    Turn { of: MatchId, turn: u32 },
    /// The order that turned spaces of the other side, called in this turn, with all its throws and a picture. A `say`.
    Order { of: MatchId, turn: u32, called: Box<Called> },
    /// The end: winner, final board, table, seed. A `say`.
    End { of: MatchId },
    /// A moderator's act or a warning, one public line. A `say`.
    Notice { of: MatchId, notice: Notice },
    /// The same for the log of the server: what was done to the match of this channel. A `say` that stops nothing if it fails.
    Logged { of: MatchId, channel: u64, notice: Notice },
    /// To a person: their hand after a card was drawn or taken. A `say` by DM.
    Hand { of: MatchId, seat: SeatId, news: Vec<EventKind> },
    /// To a person who has joined: where, and what comes. A `say` by DM.
    Welcome { of: MatchId },
    /// To a person who plays: the bot was taken out of the server of this match. A `say` by DM.
    TakenOut { of: MatchId },
    /// A question of one person to another, with its buttons until it has ended. A `show`; the first delivery calls who is asked.
    Question { of: MatchId, question: Question },
    /// A seat asks its partner for the command of a space, in this turn and with the move `asked`. A `show`; the first delivery calls the
    /// partner, and it is gone with the step.
    Command {
        of: MatchId,
        turn: u32,
        by: SeatId,
        whose: SeatId,
        space: SpaceId,
        #[serde(default)]
        asked: u64,
    },
    /// What somebody who plays shows to all, in whose language names were typed. A `say`.
    Look { of: MatchId, seat: SeatId, lang: Lang, look: Look },
    /// In the channel, once: this person's direct messages are closed.
    DmClosed { of: MatchId, seat: SeatId },
}

/// Public one-liners.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    Paused {
        by: String,
    },
    Resumed {
        by: String,
    },
    Kicked {
        seat: SeatId,
        by: String,
    },
    /// Removed from the lobby. By name: the seats have moved up by the time it is told.
    Removed {
        name: String,
        by: String,
    },
    /// A seat has another player: whose it was, and whose it is. By name, because its name went with it.
    Replaced {
        was: String,
        now: String,
        by: String,
    },
    Undone {
        moves: u64,
        taken_back: usize,
        by: String,
    },
    Ended {
        by: String,
    },
    /// A moderator started the match in place of its host. For the log alone.
    Started {
        by: String,
    },
    /// A moderator decided something about the lobby in place of its host. For the log alone.
    LobbyChanged {
        by: String,
    },
    /// Nobody has changed the lobby for three days.
    LobbyClosed,
    /// An act of a moderator who has a seat in this match: said with it.
    ByPlayer {
        act: Box<Notice>,
    },
    /// Somebody left a match that had begun; the AI plays on.
    Left {
        seat: SeatId,
    },
    /// Somebody who played this seat had everything about them deleted; the AI plays on.
    Nameless {
        seat: SeatId,
    },
    /// Somebody gave up; the AI plays the seat to the end.
    Surrendered {
        seat: SeatId,
    },
    /// Somebody plays on for the AI: who played so far, and who plays.
    TookOver {
        was: String,
        now: String,
    },
    Renamed {
        was: String,
        now: String,
        by: String,
    },
    /// A match that was ended goes on.
    Reopened {
        by: String,
    },
    /// A match that was ended can no longer be opened again: its seed and hands are open.
    Revealed,
    /// The default was taken for whoever was awaited.
    Skipped {
        seats: Vec<SeatId>,
        by: String,
    },
    /// Its channel can be written again, for which the match had waited.
    WritesAgain,
    /// Whoever plays this seat has left the server, and the match waits for them. `also`: their other seats for which it waits.
    Absent {
        seat: SeatId,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<SeatId>,
    },
    /// The bot is in the server again from which it was taken out.
    IsBack,
    /// The match stands still for this reason; all others go on.
    SetAside {
        why: Stopped,
    },
}

/// The key of all lines of the log.
pub(super) const LOGGED: &str = "logged";

/// The key of public looks.
pub(super) const LOOK: &str = "look";

impl Post {
    /// The name of the post within its match: a `show` with the same key is an edit of it.
    pub fn key(&self) -> String {
        match self {
            Self::Lobby { .. } => "lobby".to_owned(),
            Self::Inputs { .. } => "inputs".to_owned(),
            Self::SetUp { .. } => "set-up".to_owned(),
            Self::Turn { turn, .. } => format!("turn:{turn}"),
            Self::Order { turn, .. } => format!("order:{turn}"),
            Self::End { .. } => "end".to_owned(),
            Self::Notice { .. } => "notice".to_owned(),
            Self::Logged { .. } => LOGGED.to_owned(),
            Self::Hand { .. } => "hand".to_owned(),
            Self::Welcome { .. } => "welcome".to_owned(),
            Self::TakenOut { .. } => "taken-out".to_owned(),
            Self::Look { .. } => LOOK.to_owned(),
            Self::DmClosed { .. } => "dm-closed".to_owned(),
            Self::Question { question, .. } => format!("question:{}", question.asked),
            Self::Command { turn, space, asked, .. } => format!("command:{turn}:{}:{asked}", space.0),
        }
    }

    /// The match that it tells of.
    pub fn of(&self) -> MatchId {
        match self {
            Self::Lobby { of }
            | Self::Inputs { of }
            | Self::SetUp { of }
            | Self::Turn { of, .. }
            | Self::Order { of, .. }
            | Self::End { of }
            | Self::Notice { of, .. }
            | Self::Logged { of, .. }
            | Self::Hand { of, .. }
            | Self::Welcome { of }
            | Self::TakenOut { of }
            | Self::Question { of, .. }
            | Self::Command { of, .. }
            | Self::Look { of, .. }
            | Self::DmClosed { of, .. } => *of,
        }
    }
}
