//! The lobby post: who sits, what is played, how to join.

use crate::game::ids::SeatId;
use crate::table::press::Verb;
use crate::table::sight::{MatchState, Sight};
use crate::text::bundle::say;
use crate::text::gate;
use crate::text::lang::Lang;
use crate::text::message::{Button, LONGEST_MESSAGE, Message, Style, cut};
use crate::text::names::glyph;
use crate::text::settings;
use crate::text::trilogy;

/// The lobby. It pings nobody.
pub fn lobby_post(sight: &Sight, lang: Lang) -> Message {
    let open = match sight.state {
        MatchState::Lobby => true,
        MatchState::Running | MatchState::Paused | MatchState::Over => {
            let seal = seal(sight, lang);
            return Message::plain(format!("{}\n{}\n{seal}", say!(lang, "lobby-begun"), about(sight, lang))).hushed();
        }
        MatchState::Ended | MatchState::SetAside => false,
    };
    if !open {
        return Message::plain(say!(lang, "lobby-closed")).hushed();
    }
    let most = *sight.options.seats().end();
    let least = *sight.options.seats().start();
    let locked = sight.house.locked;
    let mut lines = vec![
        say!(
            lang,
            "lobby-head",
            ruleset = settings::ruleset(lang, sight.options.ruleset),
            taken = sight.seats.len(),
            most = most
        ),
        about(sight, lang),
        if locked { say!(lang, "lobby-locked", least = least) } else { say!(lang, "lobby-how", least = least) },
    ];
    if trilogy::seats_differ(sight) {
        lines.push(say!(lang, "lobby-seats"));
    }
    lines.extend(gate::lines(sight, lang));
    // Whatever must be cut, the seal is not.
    let seal = seal(sight, lang);
    let room = LONGEST_MESSAGE.saturating_sub(seal.chars().count() + 1);
    let content = format!("{}\n{seal}", cut(&lines.join("\n"), room));
    let button = |style, label: String, verb| Button::new(sight.id, style, label, verb);
    let full = sight.seats.len() >= most;
    let mut join = button(Style::Success, say!(lang, "button-join"), Verb::Join);
    join.disabled = full || locked;
    let mut ai = button(Style::Secondary, say!(lang, "button-add-ai"), Verb::AddAi);
    ai.disabled = full;
    let mut start = button(Style::Primary, say!(lang, "button-start"), Verb::Start);
    start.disabled = sight.seats.len() < least;
    let leave = button(Style::Secondary, say!(lang, "button-leave"), Verb::Leave);
    let look = button(Style::Secondary, say!(lang, "button-my-look"), Verb::MyLook);
    let rules = button(Style::Secondary, say!(lang, "button-rules"), Verb::Rules);
    let door = if locked {
        button(Style::Secondary, say!(lang, "button-unlock"), Verb::Unlock)
    } else {
        button(Style::Secondary, say!(lang, "button-lock"), Verb::Lock)
    };
    let message = Message::plain(content).hushed();
    let mut second = vec![start, ai, door];
    if trilogy::seats_differ(sight) {
        second.push(button(Style::Primary, say!(lang, "button-my-seat"), Verb::MySeat));
    }
    let message = message.row(vec![join, leave, look, rules]).row(second);
    gate::rows(sight, lang).into_iter().fold(message, Message::row)
}

/// The commitment, with the message that first showed it once there is one: the post itself may be sent anew.
pub(in crate::text) fn seal(sight: &Sight, lang: Lang) -> String {
    let commitment = sight.commitment.as_str();
    match sight.seal_message {
        Some(message) => {
            let link = format!("https://discord.com/channels/{}/{}/{message}", sight.place.guild, sight.place.channel);
            say!(lang, "lobby-seal-first", commitment = commitment, link = link)
        }
        None => say!(lang, "lobby-seal", commitment = commitment),
    }
}

/// The lines with their numbers, letter by letter as they count: nothing in them ends the block, for names are harmless.
pub(super) fn inputs(sight: &Sight) -> String {
    let lines = (1..).zip(&sight.inputs).map(|(n, line): (u32, _)| format!("{n}. {line}\n"));
    format!("```text\n{}```", lines.collect::<String>())
}

/// Seats, preset and differences from the default.
pub(in crate::text) fn about(sight: &Sight, lang: Lang) -> String {
    let mut lines: Vec<String> = sight.seats.ids().map(|id| seat(sight, id, lang)).collect();
    if lines.is_empty() {
        lines.push(say!(lang, "lobby-nobody"));
    }
    lines.push(settings::summary(lang, &sight.options));
    if sight.state == MatchState::Lobby {
        lines.push(length(sight, lang));
    }
    lines.join("\n")
}

/// How long such a match usually takes, with as many seats as there are now.
fn length(sight: &Sight, lang: Lang) -> String {
    let turns = sight.options.usual_turns(sight.seats.len());
    say!(lang, "lobby-length", turns = turns, weeks = turns.div_ceil(7))
}

fn seat(sight: &Sight, id: SeatId, lang: Lang) -> String {
    let seated = &sight.seats[id];
    let name = format!("{} {}", glyph(seated.slot), seated.name);
    let name = trilogy::lobby_place(sight, id, name, lang);
    let name = if seated.accounts.is_empty() {
        say!(lang, "lobby-seat-ai", seat = name)
    } else if seated.accounts.contains(&sight.host) {
        say!(lang, "lobby-seat-host", seat = name)
    } else {
        name
    };
    // After the start it stands among the public inputs.
    match sight.words.get(id).and_then(Option::as_deref).filter(|_| sight.state == MatchState::Lobby) {
        Some(word) => say!(lang, "lobby-word", seat = name, word = word),
        None => name,
    }
}
