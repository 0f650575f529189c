//! One line of a server's log: where, which match, and what was done to it.

use super::bundle::say;
use super::lang::Lang;
use super::message::{LONGEST_MESSAGE, Message, cut};
use super::moderation::players;
use super::names::Names;
use super::posts::one_line;
use crate::table::post::Notice;
use crate::table::sight::{MatchId, Sight};

/// What was done to a match of this channel. Calls nobody.
pub fn logged(sight: &Sight, of: MatchId, channel: u64, notice: &Notice, lang: Lang) -> Message {
    let (number, players) = (of.0.to_string(), players(Names::of(sight, lang), Some(sight)));
    let (channel, act) = (format!("<#{channel}>"), one_line(sight, notice, lang));
    let line = say!(lang, "logged", channel = channel, number = number, players = players, act = act);
    Message::plain(cut(&line, LONGEST_MESSAGE)).hushed()
}

/// The same of a match that cannot be read.
pub(super) fn logged_unreadable(of: MatchId, channel: u64, act: &str, lang: Lang) -> String {
    say!(lang, "logged-unreadable", channel = format!("<#{channel}>"), number = of.0.to_string(), act = act)
}

/// Where the log of a server is kept, if there is one.
pub(super) fn place(log: Option<u64>, lang: Lang) -> String {
    match log {
        Some(channel) => say!(lang, "answer-log", channel = format!("<#{channel}>")),
        None => say!(lang, "answer-no-log"),
    }
}
