//! What is told to one person, and public one-liners.

use super::{people, pings};
use crate::game::event::EventKind;
use crate::game::ids::SeatId;
use crate::game::offer::SetOffer;
use crate::game::options::Card;
use crate::table::post::{Notice, Post};
use crate::table::sight::{Place, Sight};
use crate::text::bundle::say;
use crate::text::events::event;
use crate::text::lang::Lang;
use crate::text::logbook::logged_unreadable;
use crate::text::looks::hand;
use crate::text::message::{LONGEST_MESSAGE, Message, cut};
use crate::text::names::{Names, harmless, listed};
use crate::text::{rebellion, settings, stopped};

/// Where a direct message leads.
#[derive(Clone, Copy, Debug)]
pub struct Whereabouts<'a> {
    /// The name of the server, as the platform gives it.
    pub server: &'a str,
    /// The post that shows how the match stands, once it is sent.
    pub message: Option<u64>,
}

/// A moderator's act or a warning, one public line.
pub fn notice(sight: &Sight, notice: &Notice, lang: Lang) -> Message {
    Message::plain(one_line(sight, notice, lang)).hushed()
}

/// What a notice says.
pub(in crate::text) fn one_line(sight: &Sight, notice: &Notice, lang: Lang) -> String {
    let names = Names::of(sight, lang);
    match notice {
        Notice::Paused { by } => say!(lang, "notice-paused", by = harmless(by)),
        Notice::Resumed { by } => say!(lang, "notice-resumed", by = harmless(by)),
        Notice::Kicked { seat, by } => say!(lang, "notice-kicked", seat = names.seat(*seat), by = harmless(by)),
        Notice::Removed { name, by } => say!(lang, "notice-removed", name = harmless(name), by = harmless(by)),
        Notice::Replaced { was, now, by } => {
            say!(lang, "notice-replaced", was = harmless(was), now = harmless(now), by = harmless(by))
        }
        Notice::Undone { moves, taken_back, by } => {
            say!(lang, "notice-undone", moves = moves.to_string(), count = *taken_back, by = harmless(by))
        }
        Notice::Ended { by } => say!(lang, "notice-ended", by = harmless(by)),
        Notice::Started { by } => say!(lang, "notice-started", by = harmless(by)),
        Notice::LobbyChanged { by } => say!(lang, "notice-lobby-changed", by = harmless(by)),
        Notice::LobbyClosed => say!(lang, "notice-lobby-closed"),
        Notice::ByPlayer { act } => format!("{} {}", one_line(sight, act, lang), say!(lang, "notice-by-player")),
        Notice::Nameless { seat } => say!(lang, "notice-nameless", seat = names.seat(*seat)),
        Notice::Left { seat } => say!(lang, "notice-left", seat = names.seat(*seat)),
        Notice::Surrendered { seat } => say!(lang, "notice-surrendered", seat = names.seat(*seat)),
        Notice::TookOver { was, now } => say!(lang, "notice-took-over", was = harmless(was), now = harmless(now)),
        Notice::Renamed { was, now, by } => {
            say!(lang, "notice-renamed", was = harmless(was), now = harmless(now), by = harmless(by))
        }
        Notice::Reopened { by } => say!(lang, "notice-reopened", by = harmless(by)),
        Notice::Revealed => say!(lang, "notice-revealed"),
        Notice::Skipped { seats, by } => {
            let seats = listed(seats.iter().map(|&seat| names.seat(seat)));
            say!(lang, "notice-skipped", seats = seats, by = harmless(by))
        }
        Notice::WritesAgain => say!(lang, "notice-writes-again"),
        Notice::Absent { seat, also } => {
            let seats = listed([seat].into_iter().chain(also).map(|&seat| names.seat(seat)));
            say!(lang, "notice-absent", seats = seats)
        }
        Notice::IsBack => say!(lang, "notice-is-back"),
        Notice::SetAside { why } => stopped::told(lang, *why),
    }
}

/// A post of a match that cannot be loaded: what can be said without it.
pub fn without_sight(post: &Post, lang: Lang) -> Message {
    let told = |notice: &Notice| {
        if let Notice::SetAside { why } = notice {
            stopped::told(lang, *why)
        } else if let Notice::Ended { by } = notice {
            say!(lang, "notice-ended", by = harmless(by))
        } else {
            say!(lang, "match-broken")
        }
    };
    Message::plain(match post {
        Post::Notice { notice, .. } => told(notice),
        Post::Logged { of, channel, notice } => logged_unreadable(*of, *channel, &told(notice), lang),
        Post::Lobby { .. }
        | Post::Inputs { .. }
        | Post::SetUp { .. }
        | Post::Turn { .. }
        | Post::Order { .. }
        | Post::End { .. }
        | Post::Hand { .. }
        | Post::Welcome { .. }
        | Post::TakenOut { .. }
        | Post::Question { .. }
        | Post::Command { .. }
        | Post::Look { .. }
        | Post::DmClosed { .. } => say!(lang, "match-broken"),
    })
    .hushed()
}

/// The direct message to a player whose hand has changed: the news, the hand, and where the match is. `sight` is the one of this seat.
pub fn hand_dm(
    sight: &Sight,
    seat: SeatId,
    news: &[EventKind],
    sets: &[SetOffer],
    at: Whereabouts<'_>,
    lang: Lang,
) -> Message {
    let names = Names::of(sight, lang);
    let mut message = hand(sight, seat, sets, lang);
    let news: Vec<String> = news.iter().map(|kind| event(names, kind).text).collect();
    let place = place(sight, at, lang);
    message.content = cut(&format!("{}\n{}\n{place}", news.join(" "), message.content), LONGEST_MESSAGE);
    // A direct message carries no buttons: it may reach another process than the one that keeps the match.
    message.rows.clear();
    message.quiet = true;
    message
}

/// The direct message to a player who has joined: where the match is, and what comes by direct message.
pub fn welcome_dm(sight: &Sight, at: Whereabouts<'_>, lang: Lang) -> Message {
    let welcome = match sight.options.card(sight.seats.len()) {
        Card::Conquest(_) => say!(lang, "dm-welcome", ruleset = settings::ruleset(lang, sight.options.ruleset)),
        Card::Rebellion(_) => rebellion::welcome(lang),
    };
    let text = format!("{welcome}\n{}", place(sight, at, lang));
    Message::plain(text).hushed()
}

/// The direct message to a player of a server from which the bot was taken out.
pub fn taken_out_dm(sight: &Sight, server: &str, lang: Lang) -> Message {
    let Place { guild, channel } = sight.place;
    // Whoever was never told its name says it otherwise: after a restart the platform tells nothing of it.
    let server = if server.is_empty() { say!(lang, "dm-that-server") } else { harmless(server) };
    let link = format!("https://discord.com/channels/{guild}/{channel}");
    Message::plain(say!(lang, "dm-taken-out", server = server, link = link)).hushed()
}

/// In the channel, once: this player's direct messages are closed. Pings them.
pub fn dm_closed(sight: &Sight, seat: SeatId, lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let mentions = people(sight, [seat]);
    let text = say!(lang, "dm-closed", seat = names.seat(seat), ping = pings(&mentions));
    Message { mentions, ..Message::plain(text) }
}

/// Server and match, and a link to the post that shows how it stands, or to the channel where that is not known.
fn place(sight: &Sight, at: Whereabouts<'_>, lang: Lang) -> String {
    let Place { guild, channel } = sight.place;
    let message = at.message.map(|message| format!("/{message}")).unwrap_or_default();
    let link = format!("https://discord.com/channels/{guild}/{channel}{message}");
    say!(lang, "dm-place", server = harmless(at.server), number = sight.id.0.to_string(), link = link)
}
