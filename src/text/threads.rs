//! What is said of threads that the bot makes.

use super::bundle::say;
use super::lang::Lang;
use super::message::Message;
use super::names::{harmless, shortened};
use super::service::{Permission, permission_name};
use super::settings;
use crate::game::options::RulesetId;

/// The most characters of a thread's name.
const LONGEST_THREAD_NAME: usize = 100;

/// The name of the thread of a match that this person opens.
pub fn thread_name(ruleset: RulesetId, host: &str, lang: Lang) -> String {
    let name = say!(lang, "thread-name", ruleset = settings::ruleset(lang, ruleset), host = harmless(host));
    shortened(&name, LONGEST_THREAD_NAME)
}

/// The lobby is open in a thread of its own.
pub fn opened_in_thread(thread: u64, lang: Lang) -> Message {
    Message::plain(say!(lang, "thread-opened", thread = format!("<#{thread}>"))).hushed()
}

/// In this kind of channel there can be no thread.
pub fn no_thread_here(lang: Lang) -> Message {
    Message::plain(say!(lang, "thread-not-here")).hushed()
}

/// The asker lacks this right in the channel; nothing was changed.
pub fn no_right_to_threads(right: Permission, lang: Lang) -> Message {
    Message::plain(say!(lang, "thread-no-right", right = permission_name(right, lang))).hushed()
}

/// Another thread is being made for the asker in this channel.
pub fn thread_under_way(lang: Lang) -> Message {
    Message::plain(say!(lang, "thread-under-way")).hushed()
}

/// The thread could not be made; nothing was changed.
pub fn no_thread_made(lang: Lang) -> Message {
    Message::plain(say!(lang, "thread-not-made")).hushed()
}
