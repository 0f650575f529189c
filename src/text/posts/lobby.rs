//! The lobby post: who sits, what is played, how to join.

use crate::table::press::Verb;
use crate::table::sight::{MatchState, Seated, Sight};
use crate::text::bundle::say;
use crate::text::gate;
use crate::text::lang::Lang;
use crate::text::message::{Button, LONGEST_MESSAGE, Message, Style, cut};
use crate::text::names::glyph;
use crate::text::settings;

/// The lobby. It pings nobody.
pub fn lobby_post(sight: &Sight, lang: Lang) -> Message {
    let open = match sight.state {
        MatchState::Lobby => true,
        MatchState::Running | MatchState::Paused | MatchState::Over => {
            let seal = say!(lang, "lobby-seal", commitment = sight.commitment.as_str());
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
    lines.extend(gate::lines(sight, lang));
    // Whatever must be cut, the seal is not.
    let seal = say!(lang, "lobby-seal", commitment = sight.commitment.as_str());
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
    let message = message.row(vec![join, leave, look, rules]).row(vec![start, ai, door]);
    gate::rows(sight, lang).into_iter().fold(message, Message::row)
}

/// The lines with their numbers, letter by letter as they count: nothing in them ends the block, for names are harmless.
pub(super) fn inputs(sight: &Sight) -> String {
    let lines = (1..).zip(&sight.inputs).map(|(n, line): (u32, _)| format!("{n}. {line}\n"));
    format!("```text\n{}```", lines.collect::<String>())
}

/// Seats, preset and differences from the default.
pub(in crate::text) fn about(sight: &Sight, lang: Lang) -> String {
    let mut lines: Vec<String> = sight.seats.iter().map(|(_, seated)| seat(sight, seated, lang)).collect();
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

fn seat(sight: &Sight, seated: &Seated, lang: Lang) -> String {
    let name = format!("{} {}", glyph(seated.slot), seated.name);
    if seated.accounts.is_empty() {
        say!(lang, "lobby-seat-ai", seat = name)
    } else if seated.accounts.contains(&sight.host) {
        say!(lang, "lobby-seat-host", seat = name)
    } else {
        name
    }
}
