//! Who may open matches, where, and how many.

use super::bundle::say;
use super::lang::Lang;
use crate::table::opening::{Openers, Opening};

/// So many channels are named; more are counted.
const MOST_NAMED: usize = 10;

/// The rules of a server in one line.
pub(super) fn rules(of: &Opening, lang: Lang) -> String {
    let who = match of.who {
        Openers::Everyone => say!(lang, "opening-everyone"),
        // A role that is shown to one person alone pings nobody.
        Openers::Role(role) => say!(lang, "opening-role", role = format!("<@&{role}>")),
        Openers::Moderators => say!(lang, "opening-moderators"),
    };
    let places = if of.channels.is_empty() { say!(lang, "opening-everywhere") } else { channels(&of.channels, lang) };
    say!(lang, "answer-opening", who = who, channels = places, person = of.a_person, server = of.a_server)
}

/// The channels as links.
pub(super) fn channels(all: &[u64], lang: Lang) -> String {
    let shown: Vec<String> = all.iter().take(MOST_NAMED).map(|channel| format!("<#{channel}>")).collect();
    let shown = shown.join(", ");
    match all.len().saturating_sub(MOST_NAMED) {
        0 => shown,
        more => say!(lang, "and-more", shown = shown, more = more.to_string()),
    }
}
