//! The arena and the seats in words.

use super::picture::points;
use super::words::{Words, row_number};
use super::{events, tasks};
use crate::game::ids::SeatId;
use crate::game::rebellion::symbol::Symbol;
use crate::game::rebellion::table::{Cover, Phase, Row};
use crate::table::sight::{MatchState, Sight};
use crate::text::bundle::say;
use crate::text::looks::state;
use crate::text::message::{LONGEST_MESSAGE, Message, cut, sentence};
use crate::text::names::listed;
use crate::text::{posts, settings, stopped};

/// A field that something lies on.
const COVERED: &str = "▪";

/// Such as `Turn 12 · Round 3 · Hoth (2 of 6)`.
pub(super) fn header(words: Words<'_>) -> String {
    let table = words.table;
    match &table.phase {
        Phase::Turn(_) => {
            say!(words.lang, "arena-header", turn = table.turn, round = table.round, arena = words.arena_place())
        }
        Phase::Over(outcome) => events::outcome(words, outcome),
    }
}

/// The picture as text: header, rows with what is open in them, seats.
pub fn board_text(words: Words<'_>) -> String {
    let table = words.table;
    let mut lines = vec![format!("**{}**", header(words))];
    lines.extend((0..).zip(&table.rows).map(|(number, row)| row_line(words, number, row)));
    lines.push(say!(words.lang, "arena-legend", covered = COVERED));
    lines.extend(table.turn_now().and_then(|turn| tasks::dice_line(words, turn)));
    lines.extend(table.seats.ids().map(|seat| seat_line(words, seat)));
    cut(&lines.join("\n"), LONGEST_MESSAGE)
}

/// Who is to do what, in one line or two.
pub fn situation(words: Words<'_>, sight: &Sight) -> String {
    let lang = words.lang;
    let what = match sight.state {
        MatchState::Running => match words.table.turn_now() {
            Some(turn) => format!("{}: {}", words.seat(turn.seat), tasks::task(words, turn)),
            None => String::new(),
        },
        MatchState::SetAside => stopped::task(lang, sight.stopped),
        MatchState::Lobby | MatchState::Paused | MatchState::Over | MatchState::Ended => state(lang, sight.state),
    };
    format!("**{}**\n{what}", header(words)).trim_end().to_owned()
}

/// What `/status` shows.
pub fn status(words: Words<'_>, sight: &Sight) -> Message {
    let lang = words.lang;
    let mut lines = vec![situation(words, sight)];
    lines.extend(words.table.turn_now().and_then(|turn| tasks::dice_line(words, turn)));
    lines.extend(words.table.seats.ids().map(|seat| seat_line(words, seat)));
    lines.push(settings::summary(lang, &sight.options));
    lines.push(say!(lang, "status-draws", next = sight.next_draw.to_string(), commitment = sight.commitment.as_str()));
    Message::plain(cut(&lines.join("\n"), LONGEST_MESSAGE))
}

/// One seat with its points, figures and Sith lord.
pub fn seat_line(words: Words<'_>, seat: SeatId) -> String {
    let (lang, table) = (words.lang, words.table);
    let Some(of) = table.seats.get(seat) else { return words.seat(seat) };
    let symbol = table.edition.rebel(of.rebel).symbol;
    let rebel = format!("{} ({})", words.rebel(of.rebel), words.letter(symbol.face()));
    let mut line = say!(
        lang,
        "arena-seat",
        seat = words.seat(seat),
        points = points(table, seat),
        rows = of.rows_won,
        rebel = rebel
    );
    if !of.allies.is_empty() {
        line = line + " · " + &words.allies(&of.allies);
    }
    if let Some(sith) = table.sith.of(seat) {
        line = line + " · " + &say!(lang, "arena-seat-sith", sith = words.sith(sith), dice = sith.dice_lost());
    }
    if of.surrendered { say!(lang, "seat-surrendered", line = line) } else { line }
}

/// Such as `3: 🛡️T ▪ 🔺D » 2 points, Yoda (🛡️T ☸️I)`.
fn row_line(words: Words<'_>, number: u8, row: &Row) -> String {
    let fields = row.fields.iter().map(|field| match field.cover {
        Cover::Open => words.letter(field.symbol.face()),
        Cover::Marker | Cover::Die(_) | Cover::Rebel | Cover::Ally(_) => COVERED.to_owned(),
    });
    let fields = fields.collect::<Vec<_>>().join(" ");
    let reward = words.reward(row.reward.points, row.reward.ally);
    let lang = words.lang;
    match row.won_by {
        Some(seat) => {
            say!(lang, "arena-row-won", row = row_number(number), reward = reward, seat = words.seat(seat))
        }
        None => say!(lang, "arena-row-open", row = row_number(number), fields = fields, reward = reward),
    }
}

/// The arena in plain words without signs, for whoever hears it read: who does what, the dice, what is open, the points.
pub(super) fn plain(words: Words<'_>) -> String {
    let (lang, table) = (words.lang, words.table);
    let mut parts = vec![match &table.phase {
        Phase::Turn(_) => say!(lang, "arena-alt-header", header = header(words)),
        Phase::Over(outcome) => events::outcome(words, outcome),
    }];
    if let Some(turn) = table.turn_now() {
        let step = tasks::step(lang, turn.stage.step());
        parts.push(format!("{}: {step}.", words.seat(turn.seat)));
        if !turn.stage.hand().is_empty() {
            parts.push(say!(lang, "arena-alt-dice", dice = words.dice_names(turn.stage.hand())));
        }
    }
    for (number, row) in (0_u8..).zip(&table.rows) {
        let open: Vec<String> = row
            .fields
            .iter()
            .filter(|field| field.cover == Cover::Open)
            .map(|field| {
                let symbol: Symbol = field.symbol;
                words.symbol_name(symbol).to_owned()
            })
            .collect();
        if !open.is_empty() {
            parts.push(say!(lang, "arena-alt-row", row = row_number(number), open = listed(open)));
        }
    }
    let scores = table.seats.ids().map(|seat| format!("{} {}", words.seat(seat), points(table, seat)));
    parts.push(say!(lang, "arena-alt-points", scores = listed(scores)));
    parts.iter().map(|part| sentence(part)).collect::<Vec<_>>().join(" ")
}

/// Seats, settings and how long it takes, for the opening post.
pub(super) fn about(sight: &Sight, words: Words<'_>) -> String {
    posts::about(sight, words.lang)
}
