//! What somebody wants to do, in ids and numbers. Names and words became ids before they came here.

use super::conquest::parts::fleet::Fleet;
use super::conquest::special::Special;
use super::ids::{CardId, SeatId, SpaceId, Troops};
use super::people::Hold;
use super::rebellion::action::{Action as RebellionAction, Move};

/// A wish that [`Game::check`](super::Game::check) allows or refuses.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Draft: a list of preferences, best first (set-up `quick`; replaces an earlier list), or the one space to be taken now
    /// (set-up `book`).
    Claim { spaces: Vec<SpaceId> },
    /// Puts armies from the supply on own spaces: in the set-up, at the start of a turn, after an elimination.
    Place { placements: Vec<Placement> },
    /// Takes back what was placed since the last trade or roll, as long as nobody has seen what follows from it.
    TakeBack,
    /// Trades a set of three cards for armies.
    Trade { cards: [CardId; 3] },
    /// A series of battles from one space against one other.
    Attack(Attack),
    /// Answers how many armies move into the captured space, and which ships with those that must.
    MoveIn {
        troops: Troops,
        #[serde(default, skip_serializing_if = "Fleet::is_empty")]
        ships: Fleet,
    },
    /// Moves armies between own spaces at the end of the turn.
    Fortify { from: SpaceId, to: SpaceId, troops: Troops },
    /// Ends the current step (trading, attacks) without the rest of the turn.
    EndStep,
    /// Ends the turn, passing all steps that are left.
    EndTurn,
    /// Gives up: the AI plays the seat to the end, and it cannot win any more (C11). At any time, also out of turn.
    Surrender,
    /// Everybody: the match is a draw. `seats` are those whose people have agreed (C9).
    AgreedDraw { seats: Vec<SeatId> },
    /// Moderator: hands a seat over (kick to the AI, replace a player).
    HandOver { seat: SeatId, hold: Hold },
    /// Clock: takes the default for everybody who is awaited.
    TimeOut,
    /// What the seat on turn does in the dice game.
    Rebellion(Move),
    /// What only some rulesets of the conquest games know.
    Special(Special),
}

impl Action {
    /// So many armies move in, and only the ships that must.
    pub fn move_in(troops: Troops) -> Self {
        Self::MoveIn { troops, ships: Fleet::default() }
    }

    /// The same in the dice game; `None` for what only a conquest game knows.
    pub(super) fn of_rebellion(&self) -> Option<RebellionAction> {
        Some(match self {
            Action::Rebellion(wish) => RebellionAction::Move(wish.clone()),
            Action::Surrender => RebellionAction::Surrender,
            Action::AgreedDraw { seats } => RebellionAction::AgreedDraw { seats: seats.clone() },
            Action::HandOver { seat, hold } => RebellionAction::HandOver { seat: *seat, hold: hold.clone() },
            Action::TimeOut => RebellionAction::TimeOut,
            Action::Claim { .. }
            | Action::Place { .. }
            | Action::TakeBack
            | Action::Trade { .. }
            | Action::Attack(_)
            | Action::MoveIn { .. }
            | Action::Fortify { .. }
            | Action::EndStep
            | Action::EndTurn
            | Action::Special(_) => return None,
        })
    }
}

impl From<RebellionAction> for Action {
    fn from(action: RebellionAction) -> Self {
        match action {
            RebellionAction::Move(wish) => Self::Rebellion(wish),
            RebellionAction::Surrender => Self::Surrender,
            RebellionAction::AgreedDraw { seats } => Self::AgreedDraw { seats },
            RebellionAction::HandOver { seat, hold } => Self::HandOver { seat, hold },
            RebellionAction::TimeOut => Self::TimeOut,
        }
    }
}

/// Armies for one space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Placement {
    pub space: SpaceId,
    pub troops: Troops,
}

/// A series of battles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Attack {
    pub from: SpaceId,
    pub to: SpaceId,
    /// Dice in each battle; `None`: the most allowed. With a fixed number the series ends when so many are not possible.
    pub dice: Option<u8>,
    pub until: Until,
    /// No battle is begun with so many armies or fewer on `from`; at least 1.
    pub keep: Troops,
    /// Answers the move-in question in advance.
    pub move_in: Option<MoveInWish>,
    /// The ships that are sent; `None`: all that are there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ships: Option<Fleet>,
}

/// When a series ends, if the attacker can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// After one battle.
    Once,
    /// When the space is captured.
    Captured,
    /// When it is captured or the most attack dice are no longer possible, but after one battle at the earliest: what is
    /// meant by an attack without further words (ux 11).
    FullDice,
}

/// How many armies shall move into a captured space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveInWish {
    /// As few as allowed.
    Least,
    /// As many as allowed.
    Most,
    /// This number, brought into the allowed range.
    Count(Troops),
}

/// The most battles of one series; then it ends and asks to go on.
pub const MOST_BATTLES: usize = 1_000;
