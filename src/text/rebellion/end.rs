//! The end post: who has won, the points by what they are for, and how to check the dice.

use super::words::Words;
use super::{events, picture};
use crate::game::ids::SeatId;
use crate::game::rebellion::table::Phase;
use crate::table::press::Verb;
use crate::table::sight::Sight;
use crate::text::bundle::say;
use crate::text::message::{Button, Message, PictureWish, Style};
use crate::text::posts::{people, pings, sealed};

/// The end of a match. Calls all its people: it is the last time. `seed_hex` is the seed, if it is revealed.
pub fn end_post(words: Words<'_>, sight: &Sight, seed_hex: Option<&str>) -> Message {
    let (lang, table) = (words.lang, words.table);
    let head = match &table.phase {
        Phase::Over(outcome) => events::outcome(words, outcome),
        Phase::Turn(_) => say!(lang, "task-ended"),
    };
    let mentions = people(sight, sight.seats.ids());
    let mut lines = vec![say!(lang, "end-head", outcome = head, turns = table.turn, rounds = table.round)];
    if !mentions.is_empty() {
        lines.push(pings(&mentions));
    }
    lines.extend(table_of_scores(words));
    let content = sealed(sight, seed_hex, &lines.join("\n"), lang);
    let message = Message { content, mentions, ..Message::default() };
    let mut message = message.row(vec![
        Button::new(sight.id, Style::Success, say!(lang, "button-rematch"), Verb::Rematch),
        Button::new(sight.id, Style::Secondary, say!(lang, "button-log"), Verb::Log),
        Button::new(sight.id, Style::Secondary, say!(lang, "arena-button-text"), Verb::BoardText),
    ]);
    message.picture = Some(PictureWish::Arena(Box::new(picture::scene(words, sight, &[]))));
    message
}

/// One line for each seat, the most points first, whoever surrendered last; equal points have the same place.
fn table_of_scores(words: Words<'_>) -> Vec<String> {
    let (lang, table) = (words.lang, words.table);
    let key = |seat: SeatId| (table.seats[seat].surrendered, std::cmp::Reverse(table.score(seat).total()));
    let mut order: Vec<SeatId> = table.seats.ids().collect();
    order.sort_by_key(|&seat| key(seat));
    let line = |(place, &seat): (usize, &SeatId)| {
        let score = table.score(seat);
        let place = order.iter().position(|&other| key(other) == key(seat)).unwrap_or(place) + 1;
        let line = say!(
            lang,
            "arena-end-seat",
            place = place,
            seat = words.seat(seat),
            total = score.total(),
            rows = score.rows,
            dice = score.dice,
            allies = score.allies,
            sith = score.sith
        );
        if table.seats[seat].surrendered { say!(lang, "seat-surrendered", line = line) } else { line }
    };
    order.iter().enumerate().map(line).collect()
}
