//! A question of one person to others, in public.

use super::{people, pings};
use crate::game::ids::SeatId;
use crate::game::view::View;
use crate::table::draw::Offer;
use crate::table::press::Verb;
use crate::table::question::{End, Question, What};
use crate::table::sight::{AccountId, Sight};
use crate::text::bundle::say;
use crate::text::lang::Lang;
use crate::text::message::{Button, Message, Style};
use crate::text::names::{Names, harmless, listed};

/// The question with its two buttons, which calls whoever shall answer; once it has ended, how, without buttons.
pub fn question(sight: &Sight, question: &Question, lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let name = harmless(&question.name);
    let called: Vec<AccountId> = Some(question.whom).filter(|whom| *whom != AccountId::NOBODY).into_iter().collect();
    let ping = if called.is_empty() { "–".to_owned() } else { pings(&called) };
    let (asked, mentions) = match &question.what {
        What::TakeOver(seat) => {
            (say!(lang, "question-take-over", ping = ping, name = name, seat = names.seat(*seat)), called)
        }
        What::Undo { moves } => {
            (say!(lang, "question-undo", ping = ping, name = name, moves = moves.to_string()), called)
        }
        What::Draw(offer) => draw(names, sight, &name, offer, question.end.is_none()),
    };
    let end = match &question.end {
        None => {
            let answer = |yes: bool| Verb::Answer { asked: question.asked.unsigned_abs(), yes };
            let row = vec![
                Button::new(sight.id, Style::Success, say!(lang, "button-yes"), answer(true)),
                Button::new(sight.id, Style::Danger, say!(lang, "button-no"), answer(false)),
            ];
            return Message { mentions, ..Message::plain(asked) }.row(row);
        }
        Some(End::Yes { by }) => match question.what {
            What::Draw(_) => say!(lang, "question-draw-yes"),
            What::TakeOver(_) | What::Undo { .. } => say!(lang, "question-yes", by = harmless(by)),
        },
        Some(End::No { by }) => say!(lang, "question-no", by = harmless(by)),
        Some(End::Lapsed) => say!(lang, "question-lapsed"),
    };
    Message::plain(format!("{asked}\n{end}")).hushed()
}

/// The offer of a draw: who has agreed, and while it is open who is still asked, with their mentions.
fn draw(names: Names<'_>, sight: &Sight, name: &str, offer: &Offer, open: bool) -> (String, Vec<AccountId>) {
    let lang = names.lang;
    let listed = |seats: &[SeatId]| listed(seats.iter().map(|&seat| names.seat(seat)));
    let contenders = sight.view.as_ref().map(View::contenders).unwrap_or_default().into_iter();
    let played = contenders.filter(|&seat| sight.seats.get(seat).is_some_and(|seated| !seated.accounts.is_empty()));
    let has_said_yes = |seat: &SeatId| offer.agreed.iter().any(|account| sight.seats_of(*account).contains(seat));
    let (agreed, missing): (Vec<SeatId>, Vec<SeatId>) = played.partition(has_said_yes);
    let head = say!(lang, "question-draw", name = name, agreed = listed(&agreed));
    if !open || missing.is_empty() {
        return (head, Vec::new());
    }
    let mentions = people(sight, missing.iter().copied());
    let rest = say!(lang, "question-draw-missing", missing = listed(&missing), ping = pings(&mentions));
    (format!("{head}\n{rest}"), mentions)
}
