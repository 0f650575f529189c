//! Buttons: what they mean and how they are written into a custom id.

use super::arena_press::ArenaPress;
use super::intent::Look;
use super::names::seat_value;
use super::panel_press::{PanelId, PanelPress};
use super::sight::{AccountId, MatchId};
use super::sure::Sure;
use crate::game::ids::{SeatId, SpaceId};

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
    /// Opens a lobby with the settings of this match, which is over.
    Rematch,
    /// Nobody else may join the lobby, or everybody again.
    Lock,
    Unlock,
    /// Gives a seat to somebody who asked for one, or refuses them.
    Accept {
        account: AccountId,
    },
    Decline {
        account: AccountId,
    },
    /// Shows the looks from which the presser can choose.
    MyLook,
    /// Shows the seats of the table from which the presser can choose.
    MySeat,
    /// Takes this seat of the table.
    Sit {
        place: u8,
    },
    /// Asks the presser for their word for the dice.
    Word,
    /// Takes this colour and shape.
    Wear {
        slot: u8,
    },
    /// Shows the presser's hand.
    Hand,
    /// Shows the hand of one army of somebody who runs several.
    HandOf {
        seat: u8,
    },
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
    /// Ends the turn, or (`whole` false) the step, after it was asked again.
    EndAnyway {
        moves: u64,
        whole: bool,
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
    /// All armies that may, and all ships, move in.
    MoveInAll {
        moves: u64,
    },
    /// Takes back the placements of this turn.
    TakeBack {
        moves: u64,
    },
    /// Takes back the presser's own placements in the simultaneous set-up.
    TakeBackDeployment {
        counter: u64,
    },
    /// Opens a panel, or another page of it.
    Open {
        panel: PanelId,
        page: u16,
    },
    /// The same for one army of somebody who runs several.
    OpenFor {
        panel: PanelId,
        page: u16,
        seat: u8,
    },
    /// Something in a panel of the presser. The counter is that of the phase: in a simultaneous one the seat's own, with its number where
    /// its player has several, in a turn the move number.
    Panel {
        counter: u64,
        press: PanelPress,
    },
    /// The same choice in a panel, with another page of what is chosen next.
    Leaf {
        counter: u64,
        page: u16,
        press: PanelPress,
    },
    /// Something in a turn of the dice game, good at this move number alone.
    Arena {
        moves: u64,
        press: ArenaPress,
    },
    /// Arms a card as a standing order against all, or takes the order back; whoever is on turn.
    Order {
        card: u8,
        armed: bool,
    },
    /// Answers the partner on turn, who asked with this move for the command of a space.
    AnswerCommand {
        asked: u64,
        space: u8,
        yes: bool,
    },
    /// Asks for this seat of the AI in a match that has begun.
    TakeOver {
        seat: u8,
    },
    /// Answers the question that was put at this time (Unix milliseconds).
    Answer {
        asked: u64,
        yes: bool,
    },
    /// Does what was shown before, at the version of the match that was shown.
    Sure {
        version: u32,
        act: Sure,
    },
    /// Deletes what is stored about the presser, who was shown the matches for which this number stands; of no match.
    Forget {
        seen: u64,
    },
}

/// What a verb does to the match, and what it depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It shows something and changes nothing.
    Looks,
    /// It changes the lobby, in whatever order people press.
    Lobby,
    /// It asks or answers a question, in whatever order people press.
    Question,
    /// It is good at this move number alone.
    Turn(u64),
    /// It is good at this counter of the presser's seat alone.
    Seat(u64),
    /// It is good at this counter of the phase: the seat's in a simultaneous one, the move number in a turn.
    Phase(u64),
    /// It is good as long as the question for the command of a space is open that was put with this move.
    Command { asked: u64, space: SpaceId },
    /// It is good at this version of the match alone; also in another channel of the server.
    Version(u32),
}

/// The answers that the move-in buttons give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveInPress {
    Least,
    Half,
    Most,
}

/// A custom id that no button of this release has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOurs;

/// Begins every custom id; grows when their form changes, so that a button of an older release is known as such.
const FORM: &str = "a1";

impl Press {
    /// The custom id: at most 100 characters (Discord's limit), in practice under 50.
    pub fn custom_id(self) -> String {
        let verb = match self.verb {
            Verb::Join => "join".to_owned(),
            Verb::Leave => "leave".to_owned(),
            Verb::AddAi => "add-ai".to_owned(),
            Verb::Start => "start".to_owned(),
            Verb::Rematch => "rematch".to_owned(),
            Verb::Lock => "lock".to_owned(),
            Verb::Unlock => "unlock".to_owned(),
            Verb::Accept { account } => format!("accept:{}", account.0),
            Verb::Decline { account } => format!("decline:{}", account.0),
            Verb::MyLook => "my-look".to_owned(),
            Verb::MySeat => "my-seat".to_owned(),
            Verb::Sit { place } => format!("look:0:sit:{place}"),
            Verb::Word => "word".to_owned(),
            // A panel without a counter: the options of a select share as many parts.
            Verb::Wear { slot } => format!("look:0:wear:{slot}"),
            Verb::Hand => "hand".to_owned(),
            Verb::HandOf { seat } => format!("hand-of:{seat}"),
            Verb::BoardText => "board".to_owned(),
            Verb::Log => "log".to_owned(),
            Verb::Rules => "rules".to_owned(),
            Verb::EndAttacks { moves } => format!("end-attacks:{moves}"),
            Verb::EndTurn { moves } => format!("end-turn:{moves}"),
            Verb::EndAnyway { moves, whole: true } => format!("end-anyway:{moves}:turn"),
            Verb::EndAnyway { moves, whole: false } => format!("end-anyway:{moves}:step"),
            Verb::AttackAgain { moves, from, to } => format!("again:{moves}:{from}:{to}"),
            Verb::MoveIn { moves, how } => format!("move-in:{moves}:{}", how.word()),
            Verb::MoveInAll { moves } => format!("move-in-all:{moves}"),
            Verb::TakeBack { moves } => format!("take-back:{moves}"),
            Verb::TakeBackDeployment { counter } => format!("take-back-all:{counter}"),
            Verb::Open { panel, page } => format!("open:{}:{page}", panel.word()),
            Verb::OpenFor { panel, page, seat } => format!("open-for:{}:{page}:{seat}", panel.word()),
            Verb::Panel { counter, press } => format!("panel:{counter}:{}", press.words()),
            Verb::Leaf { counter, page, press } => format!("page:{counter}:{page}:{}", press.words()),
            Verb::Arena { moves, press } => format!("arena:{moves}:{}", press.words()),
            Verb::Order { card, armed: true } => format!("order:{card}:arm"),
            Verb::Order { card, armed: false } => format!("order:{card}:disarm"),
            Verb::AnswerCommand { asked, space, yes: true } => format!("command:{asked}:{space}:yes"),
            Verb::AnswerCommand { asked, space, yes: false } => format!("command:{asked}:{space}:no"),
            Verb::TakeOver { seat } => format!("take-over:{seat}"),
            Verb::Answer { asked, yes: true } => format!("answer:{asked}:yes"),
            Verb::Answer { asked, yes: false } => format!("answer:{asked}:no"),
            Verb::Sure { version, act } => format!("sure:{version}:{}", act.words()),
            Verb::Forget { seen } => format!("forget:{seen}"),
        };
        format!("{FORM}:{}:{verb}", self.of.0)
    }

    /// Reads a custom id. Of a select: its custom id, a colon and the chosen value.
    pub fn parse(id: &str) -> Result<Self, NotOurs> {
        let parts: Vec<&str> = id.split(':').collect();
        let [FORM, of, verb @ ..] = parts.as_slice() else { return Err(NotOurs) };
        let verb = match verb {
            ["join"] => Verb::Join,
            ["leave"] => Verb::Leave,
            ["add-ai"] => Verb::AddAi,
            ["start"] => Verb::Start,
            ["rematch"] => Verb::Rematch,
            ["lock"] => Verb::Lock,
            ["unlock"] => Verb::Unlock,
            ["accept", account] => Verb::Accept { account: AccountId(number(account)?) },
            ["decline", account] => Verb::Decline { account: AccountId(number(account)?) },
            ["my-look"] => Verb::MyLook,
            ["word"] => Verb::Word,
            ["look", "0", "wear", slot] => Verb::Wear { slot: number(slot)? },
            ["my-seat"] => Verb::MySeat,
            ["look", "0", "sit", place] => Verb::Sit { place: number(place)? },
            ["hand"] => Verb::Hand,
            ["hand-of", seat] => Verb::HandOf { seat: number(seat)? },
            ["board"] => Verb::BoardText,
            ["log"] => Verb::Log,
            ["rules"] => Verb::Rules,
            ["end-attacks", moves] => Verb::EndAttacks { moves: number(moves)? },
            ["end-turn", moves] => Verb::EndTurn { moves: number(moves)? },
            ["end-anyway", moves, "turn"] => Verb::EndAnyway { moves: number(moves)?, whole: true },
            ["end-anyway", moves, "step"] => Verb::EndAnyway { moves: number(moves)?, whole: false },
            ["again", moves, from, to] => {
                Verb::AttackAgain { moves: number(moves)?, from: number(from)?, to: number(to)? }
            }
            ["move-in", moves, how] => Verb::MoveIn { moves: number(moves)?, how: MoveInPress::from_word(how)? },
            ["move-in-all", moves] => Verb::MoveInAll { moves: number(moves)? },
            ["take-back", moves] => Verb::TakeBack { moves: number(moves)? },
            ["take-back-all", counter] => Verb::TakeBackDeployment { counter: number(counter)? },
            ["open-for", panel, page, seat] => {
                Verb::OpenFor { panel: PanelId::from_word(panel)?, page: number(page)?, seat: number(seat)? }
            }
            ["open", panel, page] => Verb::Open { panel: PanelId::from_word(panel)?, page: number(page)? },
            ["panel", counter, press @ ..] => {
                Verb::Panel { counter: number(counter)?, press: PanelPress::from_words(press)? }
            }
            ["page", counter, page, press @ ..] => {
                let press = PanelPress::from_words(press)?;
                let page = number(page)?;
                if !press.only_chooses() {
                    return Err(NotOurs);
                }
                Verb::Leaf { counter: number(counter)?, page, press }
            }
            ["arena", moves, press @ ..] => {
                Verb::Arena { moves: number(moves)?, press: ArenaPress::from_words(press)? }
            }
            ["order", card, "arm"] => Verb::Order { card: number(card)?, armed: true },
            ["order", card, "disarm"] => Verb::Order { card: number(card)?, armed: false },
            ["command", asked, space, "yes"] => {
                Verb::AnswerCommand { asked: number(asked)?, space: number(space)?, yes: true }
            }
            ["command", asked, space, "no"] => {
                Verb::AnswerCommand { asked: number(asked)?, space: number(space)?, yes: false }
            }
            ["take-over", seat] => Verb::TakeOver { seat: number(seat)? },
            ["answer", asked, "yes"] => Verb::Answer { asked: number(asked)?, yes: true },
            ["answer", asked, "no"] => Verb::Answer { asked: number(asked)?, yes: false },
            ["sure", version, act @ ..] => Verb::Sure { version: number(version)?, act: Sure::from_words(act)? },
            ["forget", seen] => Verb::Forget { seen: number(seen)? },
            _ => return Err(NotOurs),
        };
        Ok(Self { of: MatchId(number(of)?), verb })
    }

    /// What the button shows, if it only shows something that is no panel.
    pub fn look(self) -> Option<Look> {
        match self.verb {
            Verb::Hand => Some(Look::Hand),
            Verb::HandOf { seat } => Some(Look::As { army: seat_value(SeatId(seat)), look: Box::new(Look::Hand) }),
            Verb::BoardText => Some(Look::BoardText),
            Verb::Log => Some(Look::Log { of_move: None, since_my_turn: false }),
            Verb::Rules => Some(Look::Rules),
            // What else there is, `reach` lists.
            _ => None,
        }
    }

    /// Whether it asks for a line of text first.
    pub fn asks(self) -> bool {
        match self.verb {
            Verb::Word => true,
            Verb::Panel { press, .. } => press.asks(),
            // No other verb opens a form.
            _ => false,
        }
    }

    /// The move number and whether the whole turn ends, if it ends something without having asked.
    pub fn ends(self) -> Option<(u64, bool)> {
        match self.verb {
            Verb::EndTurn { moves } | Verb::Arena { moves, press: ArenaPress::Finish } => Some((moves, true)),
            Verb::EndAttacks { moves } | Verb::Arena { moves, press: ArenaPress::EndDice } => Some((moves, false)),
            // All others play on, look, or were asked.
            _ => None,
        }
    }

    /// Whether the post under which it was pressed shows what came of it, so that nobody need be answered.
    pub fn is_seen(self) -> bool {
        matches!(self.verb, Verb::Arena { .. })
    }

    /// What it depends on.
    pub fn reach(self) -> Reach {
        match self.verb {
            Verb::Hand
            | Verb::HandOf { .. }
            | Verb::BoardText
            | Verb::Log
            | Verb::Rules
            | Verb::MyLook
            | Verb::MySeat
            | Verb::Open { .. }
            | Verb::OpenFor { .. } => Reach::Looks,
            Verb::Join
            | Verb::Leave
            | Verb::AddAi
            | Verb::Start
            | Verb::Rematch
            | Verb::Lock
            | Verb::Unlock
            | Verb::Wear { .. }
            | Verb::Sit { .. }
            | Verb::Word
            | Verb::Accept { .. }
            | Verb::Decline { .. }
            | Verb::Forget { .. } => Reach::Lobby,
            Verb::TakeOver { .. } | Verb::Answer { .. } | Verb::Order { .. } => Reach::Question,
            Verb::AnswerCommand { asked, space, .. } => Reach::Command { asked, space: SpaceId(space) },
            Verb::EndAttacks { moves }
            | Verb::EndTurn { moves }
            | Verb::EndAnyway { moves, .. }
            | Verb::AttackAgain { moves, .. }
            | Verb::MoveIn { moves, .. }
            | Verb::MoveInAll { moves }
            | Verb::TakeBack { moves }
            | Verb::Arena { moves, .. } => Reach::Turn(moves),
            Verb::TakeBackDeployment { counter } => Reach::Seat(counter),
            Verb::Panel { counter, .. } | Verb::Leaf { counter, .. } => Reach::Phase(counter),
            Verb::Sure { version, .. } => Reach::Version(version),
        }
    }

    /// The button that attacks once more between these spaces.
    pub fn attack_again(of: MatchId, moves: u64, from: SpaceId, to: SpaceId) -> Self {
        Self { of, verb: Verb::AttackAgain { moves, from: from.0, to: to.0 } }
    }
}

impl MoveInPress {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Least => "least",
            Self::Half => "half",
            Self::Most => "most",
        }
    }

    pub(super) fn from_word(word: &str) -> Result<Self, NotOurs> {
        [Self::Least, Self::Half, Self::Most].into_iter().find(|how| how.word() == word).ok_or(NotOurs)
    }
}

pub(super) fn number<T: std::str::FromStr>(digits: &str) -> Result<T, NotOurs> {
    // `parse` alone would also take a sign.
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    digits.parse().ok().filter(|_| plain).ok_or(NotOurs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verb_survives_its_custom_id_within_the_limit() {
        let moves = u64::MAX;
        let verbs = [
            Verb::Join,
            Verb::Leave,
            Verb::AddAi,
            Verb::Start,
            Verb::Rematch,
            Verb::Lock,
            Verb::Unlock,
            Verb::Accept { account: AccountId(u64::MAX) },
            Verb::Decline { account: AccountId(u64::MAX) },
            Verb::MyLook,
            Verb::MySeat,
            Verb::Sit { place: u8::MAX },
            Verb::Word,
            Verb::Wear { slot: u8::MAX },
            Verb::Hand,
            Verb::BoardText,
            Verb::Log,
            Verb::Rules,
            Verb::EndAttacks { moves },
            Verb::EndTurn { moves },
            Verb::EndAnyway { moves, whole: true },
            Verb::EndAnyway { moves, whole: false },
            Verb::AttackAgain { moves, from: 255, to: 254 },
            Verb::MoveIn { moves, how: MoveInPress::Least },
            Verb::MoveIn { moves, how: MoveInPress::Half },
            Verb::MoveIn { moves, how: MoveInPress::Most },
            Verb::MoveInAll { moves },
            Verb::TakeBack { moves },
            Verb::TakeBackDeployment { counter: moves },
            Verb::Open { panel: PanelId::Fortify, page: u16::MAX },
            Verb::OpenFor { panel: PanelId::Fortify, page: u16::MAX, seat: u8::MAX },
            Verb::HandOf { seat: u8::MAX },
            Verb::Panel { counter: moves, press: PanelPress::Confirm },
            Verb::Order { card: u8::MAX, armed: true },
            Verb::Order { card: 0, armed: false },
            Verb::AnswerCommand { asked: u64::MAX, space: u8::MAX, yes: true },
            Verb::AnswerCommand { asked: 0, space: 0, yes: false },
            Verb::TakeOver { seat: 255 },
            Verb::Answer { asked: u64::MAX, yes: true },
            Verb::Answer { asked: 0, yes: false },
            Verb::Sure { version: u32::MAX, act: Sure::Leave(SeatId(3)) },
            Verb::Sure { version: u32::MAX, act: Sure::Kick(SeatId(255)) },
            Verb::Sure { version: u32::MAX, act: Sure::Undo { moves: u32::MAX } },
            Verb::Sure { version: u32::MAX, act: Sure::Surrender(SeatId(255)) },
            Verb::Sure { version: 1, act: Sure::Draw },
            Verb::Sure { version: 0, act: Sure::End },
            Verb::Forget { seen: u64::MAX },
        ];
        for verb in verbs {
            let press = Press { of: MatchId(i64::MAX), verb };
            let id = press.custom_id();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(Press::parse(&id), Ok(press));
        }
    }

    #[test]
    fn what_is_not_ours_is_not_read() {
        for id in ["", "a1", "a1:1", "a0:1:join", "a1:x:join", "a1:1:again:1:2", "a1:1:again:1:256:1", "a1:+1:join"] {
            assert_eq!(Press::parse(id), Err(NotOurs), "{id}");
        }
    }
}
