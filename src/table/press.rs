//! Buttons: what they mean and how they are written into a custom id.

use super::sight::MatchId;

/// A button with the counter of what it depends on (ux 12): lobby and looking buttons carry none, so that two people can join
/// from one unrefreshed post; the buttons of a turn carry the move number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    pub of: MatchId,
    pub verb: Verb,
}

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Join,
    Leave,
    AddAi,
    Start,
    /// Shows the presser's hand.
    Hand,
    /// Shows the board as text / the log / the rules to the presser.
    BoardText,
    Log,
    Rules,
    EndAttacks {
        moves: u64,
    },
    EndTurn {
        moves: u64,
    },
    /// The same attack once more; space ids are board order numbers.
    AttackAgain {
        moves: u64,
        from: u8,
        to: u8,
    },
    MoveIn {
        moves: u64,
        how: MoveInPress,
    },
    /// Takes back the placements of this turn.
    TakeBack {
        moves: u64,
    },
    /// Takes back the presser's own placements in the simultaneous set-up.
    TakeBackDeployment {
        counter: u64,
    },
}

/// The answers that the move-in buttons give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveInPress {
    Least,
    Half,
    Most,
}
// The table room adds: Press::custom_id() -> String (at most 100 characters, version prefix), Press::parse(&str) -> Result<Press, NotOurs>.
