//! What somebody asked for, exactly as typed or pressed. Names are found in `names.rs`, rights are checked in `act.rs`.

use super::gate::GateWish;
use super::opening::OpeningWish;
use super::press::Press;
use super::sight::{AccountId, Place};
use super::special::Manoeuvre;
use crate::game::action::Action;
use crate::text::lang::Lang;

/// An interaction that wants to change something.
#[derive(Clone, Debug)]
pub struct Request {
    /// The interaction's id: a second delivery is answered as the first.
    pub receipt: u64,
    pub person: Person,
    pub place: Place,
    /// The channel of the place, where that is a thread.
    pub parent: Option<u64>,
    pub intent: Intent,
}

/// Who asks.
#[derive(Clone, Debug)]
pub struct Person {
    pub account: AccountId,
    /// The display name in this server, as the platform gives it: hostile until cleaned.
    pub name: String,
    pub lang: Lang,
    /// Manage Server, or the role that `/setup` names.
    pub moderator: bool,
    /// Manage Server itself.
    pub manager: bool,
    /// The roles in this server.
    pub roles: Vec<u64>,
}

/// What is asked for. Texts are as typed; numbers too, so that a wrong one is refused with words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    New {
        ruleset: Option<String>,
        preset: Option<String>,
    },
    Join,
    /// Joins where that was not done, and takes this seat of the table.
    JoinAt {
        seat: String,
    },
    Leave,
    AddAi {
        count: i64,
    },
    /// Host or moderator: takes a seat of the lobby from whoever has it.
    Remove {
        seat: String,
    },
    /// Host or moderator: what the lobby asks of those who join.
    Gate(GateWish),
    /// Host or moderator: ruleset option and value, or another preset. Both empty: only look.
    Settings {
        preset: Option<String>,
        option: Option<String>,
        value: Option<String>,
    },
    Start,
    /// A word for the dice, while the lobby is open.
    Word {
        text: String,
    },

    /// A list such as `Brazil, Peru` (set-up).
    Claim {
        spaces: String,
    },
    /// `space` with `troops`, or a list such as `Brazil 8, Peru 4`.
    Place {
        space: Option<String>,
        troops: Option<i64>,
        list: Option<String>,
    },
    TakeBack,
    /// Cards by name, or none: the best set that the hand holds.
    Trade {
        cards: Vec<String>,
    },
    Attack {
        from: String,
        to: String,
        dice: Option<i64>,
        until: Option<String>,
        keep: Option<i64>,
        move_in: Option<String>,
        ships: Option<String>,
    },
    /// `min`, `half`, `all` or a number; with ships besides those that must.
    MoveIn {
        troops: String,
        ships: Option<String>,
    },
    /// Armies, or where ships are named these alone.
    Fortify {
        from: String,
        to: String,
        troops: Option<String>,
        ships: Option<String>,
    },
    /// What only some rulesets know.
    Special(Manoeuvre),
    EndStep,
    EndTurn,
    /// The dice game: the dice are thrown, for the first or the second time.
    Roll,
    /// A die by its face goes to a row, such as `2` or `2 walker`; a victory point is set aside.
    Put {
        die: String,
        row: Option<String>,
    },
    /// An ally by name, or the rebel, with the rows that it covers: one for each of its symbols, such as `2, 3`.
    Ally {
        ally: String,
        rows: Option<String>,
    },

    Pause,
    Resume,
    /// The AI takes the seat.
    Kick {
        seat: String,
    },
    /// `with` takes the seat.
    Replace {
        seat: String,
        with: AccountId,
        with_name: String,
        /// Whether the platform says that the account is a program's.
        with_bot: bool,
    },
    /// Back to before this move number; `None`: the last move.
    Undo {
        to: Option<i64>,
    },
    End,
    /// Opens a match again that a moderator ended.
    Reopen,
    /// Another name for a seat.
    Rename {
        seat: String,
        name: String,
    },
    /// An act of a moderator at the match of this server that was named, whatever channel it is in.
    Elsewhere {
        of: String,
        act: Box<Intent>,
    },
    /// The default of each step of the awaited seat.
    Skip,
    /// A look that everybody in the channel sees; players of the match may, once a minute.
    Show(Look),

    /// Moderator role (`None`: unchanged, unless it is cleared and no other named), language, what is posted, where acts of moderators are
    /// logged.
    SetUp {
        moderator_role: Option<u64>,
        clear_role: bool,
        language: Option<Lang>,
        posts: Option<PostEvery>,
        opening: OpeningWish,
        log: LogWish,
    },

    /// Something of play for the named one of the armies that the asker runs.
    As {
        army: String,
        act: Box<Intent>,
    },

    /// A button, or a choice in a select.
    Press(Press),
    /// A button of a panel that asks the AI, with its choice.
    Advised {
        press: Press,
        action: Action,
    },
    /// The line of text that a button of a panel asked for.
    Written {
        press: Press,
        text: String,
    },
}

/// Which channel is told of the acts of moderators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LogWish {
    /// As it is.
    #[default]
    Keep,
    /// None.
    Clear,
    To(u64),
}

/// How often the board is posted anew (ux 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PostEvery {
    #[default]
    Turn,
    Capture,
    Move,
}

/// Something that only looks: answered to the asker alone, in their language, without the writer.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    Board,
    /// The board with all that the asker alone may know.
    BoardMine,
    BoardText,
    Hand,
    Status,
    /// All throws of one move; or everything since the asker's last turn; or the newest lines.
    Log {
        of_move: Option<i64>,
        since_my_turn: bool,
    },
    Odds {
        from: Option<String>,
        to: Option<String>,
        attackers: Option<i64>,
        defenders: Option<i64>,
        keep: Option<i64>,
        dice: Option<i64>,
    },
    /// The asker's own standing orders.
    Orders,
    /// What fell so far, and what makes the dice.
    Dice,
    Rules,
    Help,
    List,
    /// The same for the named one of the armies that the asker runs.
    As {
        army: String,
        look: Box<Look>,
    },
}
