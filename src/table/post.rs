//! What must be said, as it lies in the outbox: data, never words. Words and pictures are made at delivery, from the state of then.

use super::sight::MatchId;
use crate::game::event::EventKind;
use crate::game::ids::SeatId;

/// Something for a channel or a person.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Post {
    /// The lobby: who sits, settings, Join/Leave/Add AI/Start. A `show`: edited in place.
    Lobby { of: MatchId },
    /// The set-up: who is awaited ("4 of 6 have placed"). A `show`; the first delivery pings all who are awaited.
    SetUp { of: MatchId },
    /// The turn post (ux 1). A `show`; the first delivery pings the seat on turn.
    Turn { of: MatchId, turn: u32 },
    /// The end: winner, final board, table, seed. A `say`.
    End { of: MatchId },
    /// A moderator's act or a warning, one public line. A `say`.
    Notice { of: MatchId, notice: Notice },
    /// To a person: their hand after a card was drawn or taken. A `say` by DM.
    Hand { of: MatchId, seat: SeatId, news: Vec<EventKind> },
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
    Replaced {
        seat: SeatId,
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
    /// The match cannot be loaded; all others go on.
    SetAside,
}
