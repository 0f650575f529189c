//! What a change came to, as the writer hands it out; the sight is added when it is committed.

use super::answer::Answer;
use super::gate::Gate;
use super::intent::PostEvery;
use super::opening::Opening;
use super::sight::Sight;
use super::wardrobe::Wardrobe;
use crate::game::event::Event;
use crate::game::ids::SeatId;
use crate::text::lang::Lang;

/// An [`Answer`] without its sight.
#[derive(Clone, Debug)]
pub(super) enum Reply {
    Opened,
    Joined {
        seat: SeatId,
        later: bool,
    },
    Left,
    AiAdded(usize),
    Locked(bool),
    Wears(SeatId),
    /// The asker has chosen a seat of the table.
    Seated {
        seat: SeatId,
        later: bool,
    },
    /// The host decides whether the asker gets a seat.
    HostAsked,
    /// The asker's word for the dice, as it is kept.
    Worded(String),
    /// Who got the seat, by name.
    Accepted(String),
    Declined(String),
    Gated(Gate),
    Settings,
    Started,
    Played {
        seat: SeatId,
        events: Vec<Event>,
    },
    /// The draft was changed, and nothing else.
    Drafted,
    /// The order lies in the draft as it was typed.
    OrderDrafted,
    Paused,
    Resumed,
    Kicked(SeatId),
    /// Who was removed from the lobby, by name.
    Removed {
        name: String,
    },
    Replaced {
        was: String,
        now: String,
    },
    Undone {
        moves: u64,
        taken_back: usize,
    },
    Ended,
    Reopened,
    Renamed {
        was: String,
        now: String,
    },
    Skipped(Vec<SeatId>),
    LeftToAi,
    Surrendered,
    /// The match is a draw by agreement.
    Drawn,
    WhichSeat(Vec<SeatId>),
    Asked,
    Answered,
    Shown,
    SetUp {
        moderator_role: Option<u64>,
        language: Lang,
        posts: PostEvery,
        opening: Opening,
        log: Option<u64>,
    },
}

impl Reply {
    /// The answer, with what the asker sees after the change; `None` where it needs a sight and there is none.
    pub(super) fn answer(self, sight: Option<Sight>) -> Option<Answer> {
        Some(match self {
            Self::Opened => Answer::Opened { sight: sight? },
            Self::Joined { seat, later } => Answer::Joined { sight: sight?, seat, later },
            Self::Left => Answer::Left,
            Self::AiAdded(count) => Answer::AiAdded { sight: sight?, count },
            Self::Wears(seat) => Answer::Wears(Wardrobe { sight: sight?, seat }),
            Self::Seated { seat, later } => Answer::Seated { sight: sight?, seat, later },
            Self::HostAsked => Answer::HostAsked,
            Self::Worded(word) => Answer::Worded { word },
            Self::Accepted(name) => Answer::Accepted { name },
            Self::Declined(name) => Answer::Declined { name },
            Self::Gated(gate) => Answer::Gated { gate },
            Self::Locked(locked) => Answer::Locked { locked },
            Self::Settings => Answer::Settings { sight: sight? },
            Self::Started => Answer::Started { sight: sight? },
            Self::Played { seat, events } => Answer::Played { sight: sight?, seat, events },
            Self::Drafted => Answer::Drafted,
            Self::OrderDrafted => Answer::OrderDrafted { sight: sight? },
            Self::Paused => Answer::Paused,
            Self::Resumed => Answer::Resumed,
            Self::Kicked(seat) => Answer::Kicked { seat, sight: sight? },
            Self::Removed { name } => Answer::Removed { name },
            Self::Replaced { was, now } => Answer::Replaced { was, now },
            Self::Undone { moves, taken_back } => Answer::Undone { moves, taken_back, sight: sight? },
            Self::Ended => Answer::Ended,
            Self::LeftToAi => Answer::LeftToAi,
            Self::Surrendered => Answer::Surrendered,
            Self::Drawn => Answer::Drawn,
            Self::WhichSeat(seats) => Answer::WhichSeat { seats, sight: sight? },
            Self::Asked => Answer::Asked,
            Self::Answered => Answer::Answered,
            Self::Shown => Answer::Shown,
            Self::Reopened => Answer::Reopened,
            Self::Renamed { was, now } => Answer::Renamed { was, now },
            Self::Skipped(seats) => Answer::Skipped { seats, sight: sight? },
            Self::SetUp { moderator_role, language, posts, opening, log } => {
                Answer::SetUp { moderator_role, language, posts, opening, log }
            }
        })
    }
}
