//! What is stored about a person, in words for that person alone.

use super::bundle::say;
use super::lang::Lang;
use super::looks::state;
use super::message::{Button, Message, Style};
use super::names::{harmless, shortened};
use crate::table::press::Verb;
use crate::table::privacy::{Held, OwnSeat, Part};
use crate::table::sight::MatchId;

/// The most matches in one message, and the most characters of the names of a match: what can be done stands below and shall fit too.
const LISTED: usize = 10;
const LONGEST_NAMES: usize = 30;

/// What is stored, since when and how long.
pub fn held(held: &Held, lang: Lang) -> Message {
    if held.is_empty() {
        return nothing(lang);
    }
    let language = held.language.as_deref().unwrap_or("–");
    let account = held.account.as_str();
    let mut lines = vec![
        say!(lang, "privacy-head"),
        match &held.name {
            Some(name) => {
                say!(lang, "privacy-account", account = account, name = harmless(name), language = language)
            }
            None => say!(lang, "privacy-account-alone", account = account),
        },
    ];
    if held.direct_messages_closed {
        lines.push(say!(lang, "privacy-dm-closed"));
    }
    if held.direct_messages_waiting > 0 {
        lines.push(say!(lang, "privacy-dm-waiting", count = held.direct_messages_waiting));
    }
    lines.extend(listed(held.matches.iter(), lang));
    if !held.lobbies.is_empty() {
        // The newest are of most use.
        let newest = held.lobbies.iter().rev().take(LISTED);
        let mut list = newest.map(|lobby| format!("#{}", lobby.of.0)).collect::<Vec<_>>().join(", ");
        if held.lobbies.len() > LISTED {
            list = format!("{list}, … (+{})", held.lobbies.len() - LISTED);
        }
        lines.push(say!(lang, "privacy-lobbies", list = list));
    }
    if !held.questions.is_empty() {
        lines.push(say!(lang, "privacy-questions", count = held.questions.len()));
    }
    lines.push(say!(lang, "privacy-kept", days = held.days_kept));
    lines.push(say!(lang, "privacy-how"));
    Message::plain(lines.join("\n")).hushed()
}

/// Above the file.
pub fn held_file(lang: Lang) -> Message {
    Message::plain(say!(lang, "privacy-file")).hushed()
}

/// What deleting it means, with the button that does it.
pub fn forget_wish(held: &Held, lang: Lang) -> Message {
    if held.is_empty() {
        return nothing(lang);
    }
    let mut lines = vec![say!(lang, "privacy-delete")];
    if held.live().next().is_some() {
        lines.push(say!(lang, "privacy-delete-live"));
        lines.extend(listed(held.live(), lang));
    }
    let verb = Verb::Forget { seen: held.seen() };
    let button = Button::new(MatchId(0), Style::Danger, say!(lang, "button-forget"), verb);
    Message::plain(lines.join("\n")).hushed().row(vec![button])
}

/// It is deleted.
pub fn forgotten(lang: Lang) -> Message {
    Message::plain(say!(lang, "privacy-deleted")).hushed()
}

fn nothing(lang: Lang) -> Message {
    Message::plain(say!(lang, "privacy-nothing")).hushed()
}

fn listed<'a>(parts: impl Iterator<Item = &'a Part>, lang: Lang) -> Vec<String> {
    let all: Vec<&Part> = parts.collect();
    // The newest are of most use.
    let mut lines: Vec<String> = all.iter().rev().take(LISTED).map(|part| line(part, lang)).collect();
    if all.len() > LISTED {
        lines.push(say!(lang, "privacy-more", count = all.len() - LISTED));
    }
    lines
}

fn line(part: &Part, lang: Lang) -> String {
    let names = |seats: &[OwnSeat]| {
        let names = seats.iter().map(|seat| harmless(&seat.name)).collect::<Vec<_>>().join(", ");
        if names.is_empty() { "–".to_owned() } else { shortened(&names, LONGEST_NAMES) }
    };
    let names = match (part.seats.as_slice(), part.left.as_slice()) {
        ([], [_, ..]) => say!(lang, "privacy-left", names = names(&part.left)),
        (seats, _) => names(seats),
    };
    let since = format!("<t:{}:d>", part.opened_at / 1_000);
    let (number, channel) = (part.of.0.to_string(), format!("<#{}>", part.channel));
    let of = state(lang, part.state);
    say!(lang, "privacy-match", number = number, channel = channel, state = of, names = names, since = since)
}
