//! What can be pressed and chosen in a panel, and how it is written into a custom id.

use super::press::{MoveInPress, NotOurs, number};
use crate::game::action::Until;
use crate::game::ids::{CardId, SpaceId};

/// A panel: an answer with selects and buttons in which one step is played without typing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelId {
    Claim,
    Place,
    Trade,
    Attack,
    Fortify,
}

/// Something in a panel. What was chosen before stands in the ids of what comes after, so that nothing of it is kept but the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPress {
    /// Appends a space to the list of claims; where one is taken now, takes it.
    Claim(SpaceId),
    /// Chooses the space on which is placed next.
    On(SpaceId),
    /// Puts armies there, in the draft.
    Put { on: SpaceId, armies: PutPress },
    /// Spreads what is left over the borders, in the draft.
    Spread,
    /// Empties the draft, or takes back what was placed.
    Reset,
    /// The choice of the AI for the step of this panel: into the draft, or done at once in a step without one.
    ForMe(PanelId),
    /// The answer of the AI to the question how many move in.
    MoveInForMe,
    /// Hands the draft in.
    Confirm,
    /// Asks for the placements as a line of text.
    Write,
    /// Trades this set.
    Trade([CardId; 3]),
    /// Chooses the attack.
    Aim { from: SpaceId, to: SpaceId },
    /// Attacks.
    Attack { from: SpaceId, to: SpaceId, until: Until },
    /// Asks how many move in, as a number.
    WriteMoveIn,
    /// Chooses whence armies move.
    From(SpaceId),
    /// Chooses where they go.
    To { from: SpaceId, to: SpaceId },
    /// Moves them.
    Move { from: SpaceId, to: SpaceId, how: MoveInPress },
    /// Asks how many, as a number.
    WriteMove { from: SpaceId, to: SpaceId },
}

/// How many armies one press puts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutPress {
    One,
    Three,
    Five,
    All,
}

impl PanelId {
    const ALL: [Self; 5] = [Self::Claim, Self::Place, Self::Trade, Self::Attack, Self::Fortify];

    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Claim => "claim",
            Self::Place => "place",
            Self::Trade => "trade",
            Self::Attack => "attack",
            Self::Fortify => "fortify",
        }
    }

    pub(super) fn from_word(word: &str) -> Result<Self, NotOurs> {
        Self::ALL.into_iter().find(|panel| panel.word() == word).ok_or(NotOurs)
    }
}

impl PutPress {
    const ALL: [Self; 4] = [Self::One, Self::Three, Self::Five, Self::All];

    fn word(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Three => "3",
            Self::Five => "5",
            Self::All => "all",
        }
    }

    fn from_word(word: &str) -> Result<Self, NotOurs> {
        Self::ALL.into_iter().find(|put| put.word() == word).ok_or(NotOurs)
    }
}

impl PanelPress {
    /// The words of the custom id, without the beginning that all have.
    pub(super) fn words(self) -> String {
        match self {
            Self::Claim(SpaceId(space)) => format!("claim:{space}"),
            Self::On(SpaceId(space)) => format!("on:{space}"),
            Self::Put { on: SpaceId(on), armies } => format!("put:{on}:{}", armies.word()),
            Self::Spread => "spread".to_owned(),
            Self::Reset => "reset".to_owned(),
            Self::ForMe(panel) => format!("for-me:{}", panel.word()),
            Self::MoveInForMe => "move-in-for-me".to_owned(),
            Self::Confirm => "confirm".to_owned(),
            Self::Write => "write".to_owned(),
            Self::Trade([CardId(a), CardId(b), CardId(c)]) => format!("trade:{a}:{b}:{c}"),
            Self::Aim { from: SpaceId(from), to: SpaceId(to) } => format!("aim:{from}:{to}"),
            Self::Attack { from: SpaceId(from), to: SpaceId(to), until } => {
                format!("attack:{from}:{to}:{}", until_word(until))
            }
            Self::WriteMoveIn => "write-move-in".to_owned(),
            Self::From(SpaceId(from)) => format!("from:{from}"),
            Self::To { from: SpaceId(from), to: SpaceId(to) } => format!("to:{from}:{to}"),
            Self::Move { from: SpaceId(from), to: SpaceId(to), how } => format!("move:{from}:{to}:{}", how.word()),
            Self::WriteMove { from: SpaceId(from), to: SpaceId(to) } => format!("write-move:{from}:{to}"),
        }
    }

    pub(super) fn from_words(words: &[&str]) -> Result<Self, NotOurs> {
        let space = |word: &str| number(word).map(SpaceId);
        Ok(match *words {
            ["claim", on] => Self::Claim(space(on)?),
            ["on", on] => Self::On(space(on)?),
            ["put", on, armies] => Self::Put { on: space(on)?, armies: PutPress::from_word(armies)? },
            ["spread"] => Self::Spread,
            ["reset"] => Self::Reset,
            ["for-me", panel] => Self::ForMe(PanelId::from_word(panel)?),
            ["move-in-for-me"] => Self::MoveInForMe,
            ["confirm"] => Self::Confirm,
            ["write"] => Self::Write,
            ["trade", a, b, c] => Self::Trade([CardId(number(a)?), CardId(number(b)?), CardId(number(c)?)]),
            ["aim", from, to] => Self::Aim { from: space(from)?, to: space(to)? },
            ["attack", from, to, until] => {
                Self::Attack { from: space(from)?, to: space(to)?, until: until_from_word(until)? }
            }
            ["write-move-in"] => Self::WriteMoveIn,
            ["from", from] => Self::From(space(from)?),
            ["to", from, to] => Self::To { from: space(from)?, to: space(to)? },
            ["move", from, to, how] => {
                Self::Move { from: space(from)?, to: space(to)?, how: MoveInPress::from_word(how)? }
            }
            ["write-move", from, to] => Self::WriteMove { from: space(from)?, to: space(to)? },
            _ => return Err(NotOurs),
        })
    }

    /// The panel that it belongs to; the answer to a question belongs to none.
    pub fn panel(self) -> Option<PanelId> {
        match self {
            Self::Claim(_) => Some(PanelId::Claim),
            Self::On(_) | Self::Put { .. } | Self::Spread | Self::Write => Some(PanelId::Place),
            Self::Trade(_) => Some(PanelId::Trade),
            Self::Aim { .. } | Self::Attack { .. } => Some(PanelId::Attack),
            Self::From(_) | Self::To { .. } | Self::Move { .. } | Self::WriteMove { .. } => Some(PanelId::Fortify),
            Self::ForMe(panel) => Some(panel),
            Self::Reset | Self::MoveInForMe | Self::Confirm | Self::WriteMoveIn => None,
        }
    }

    /// Whether it only shows the panel with something chosen.
    pub fn only_chooses(self) -> bool {
        match self {
            Self::On(_) | Self::Aim { .. } | Self::From(_) | Self::To { .. } => true,
            Self::Claim(_)
            | Self::Put { .. }
            | Self::Spread
            | Self::Reset
            | Self::ForMe(_)
            | Self::MoveInForMe
            | Self::Confirm
            | Self::Write
            | Self::Trade(_)
            | Self::Attack { .. }
            | Self::WriteMoveIn
            | Self::Move { .. }
            | Self::WriteMove { .. } => false,
        }
    }

    /// Whether it asks for a line of text first.
    pub fn asks(self) -> bool {
        matches!(self, Self::Write | Self::WriteMoveIn | Self::WriteMove { .. })
    }
}

fn until_word(until: Until) -> &'static str {
    match until {
        Until::Once => "once",
        Until::Captured => "captured",
        Until::FullDice => "full-dice",
    }
}

fn until_from_word(word: &str) -> Result<Until, NotOurs> {
    [Until::Once, Until::Captured, Until::FullDice].into_iter().find(|until| until_word(*until) == word).ok_or(NotOurs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::press::{Press, Verb};
    use crate::table::sight::MatchId;

    #[test]
    fn every_press_survives_its_custom_id_within_the_limit() {
        let (from, to) = (SpaceId(255), SpaceId(254));
        let presses = [
            PanelPress::Claim(from),
            PanelPress::On(from),
            PanelPress::Put { on: from, armies: PutPress::One },
            PanelPress::Put { on: from, armies: PutPress::Three },
            PanelPress::Put { on: from, armies: PutPress::Five },
            PanelPress::Put { on: from, armies: PutPress::All },
            PanelPress::Spread,
            PanelPress::Reset,
            PanelPress::ForMe(PanelId::Fortify),
            PanelPress::MoveInForMe,
            PanelPress::Confirm,
            PanelPress::Write,
            PanelPress::Trade([CardId(255), CardId(254), CardId(253)]),
            PanelPress::Aim { from, to },
            PanelPress::Attack { from, to, until: Until::Once },
            PanelPress::Attack { from, to, until: Until::Captured },
            PanelPress::Attack { from, to, until: Until::FullDice },
            PanelPress::WriteMoveIn,
            PanelPress::From(from),
            PanelPress::To { from, to },
            PanelPress::Move { from, to, how: MoveInPress::Half },
            PanelPress::WriteMove { from, to },
        ];
        for press in presses {
            let press = Press { of: MatchId(i64::MAX), verb: Verb::Panel { counter: u64::MAX, press } };
            let id = press.custom_id();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(Press::parse(&id), Ok(press));
        }
    }

    #[test]
    fn what_no_panel_has_is_not_read() {
        for words in ["", "on", "on:256", "on:-1", "put:1:2", "attack:1:2:never", "trade:1:2", "confirm:1"] {
            assert_eq!(PanelPress::from_words(&words.split(':').collect::<Vec<_>>()), Err(NotOurs), "{words}");
        }
    }
}
