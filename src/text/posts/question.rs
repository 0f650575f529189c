//! A question of one person to another, in public.

use crate::table::press::Verb;
use crate::table::question::{End, Question, What};
use crate::table::sight::{AccountId, Sight};
use crate::text::bundle::say;
use crate::text::lang::Lang;
use crate::text::message::{Button, Message, Style};
use crate::text::names::{Names, harmless};

/// The question with its two buttons, which calls whoever shall answer; once it has ended, how, without buttons.
pub fn question(sight: &Sight, question: &Question, lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let name = harmless(&question.name);
    let AccountId(whom) = question.whom;
    let ping = format!("<@{whom}>");
    let asked = |ping: String| match question.what {
        What::TakeOver(seat) => say!(lang, "question-take-over", ping = ping, name = name, seat = names.seat(seat)),
        What::Undo { moves } => say!(lang, "question-undo", ping = ping, name = name, moves = moves.to_string()),
    };
    let end = match &question.end {
        None => {
            let answer = |yes: bool| Verb::Answer { asked: question.asked.unsigned_abs(), yes };
            let row = vec![
                Button::new(sight.id, Style::Success, say!(lang, "button-yes"), answer(true)),
                Button::new(sight.id, Style::Danger, say!(lang, "button-no"), answer(false)),
            ];
            let message = Message { mentions: vec![question.whom], ..Message::plain(asked(ping)) };
            return message.row(row);
        }
        Some(End::Yes { by }) => say!(lang, "question-yes", by = harmless(by)),
        Some(End::No { by }) => say!(lang, "question-no", by = harmless(by)),
        Some(End::Lapsed) => say!(lang, "question-lapsed"),
    };
    Message::plain(format!("{}\n{end}", asked(ping))).hushed()
}
