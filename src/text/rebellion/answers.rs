//! Short answers to one person.

use super::tasks;
use super::words::Words;
use crate::game::ids::SeatId;
use crate::game::rebellion::table::Phase;
use crate::text::bundle::say;
use crate::text::lang::Lang;

/// After a join: what the game is about. `look` is the colour and shape in words.
pub fn joined(lang: Lang, seat: &str, look: &str) -> String {
    say!(lang, "arena-answer-joined", seat = seat, look = look)
}

/// The goal and a turn in three lines.
pub fn goal(lang: Lang) -> String {
    say!(lang, "arena-goal")
}

/// By direct message after a join.
pub fn welcome(lang: Lang) -> String {
    say!(lang, "arena-dm-welcome", ruleset = super::settings::ruleset(lang))
}

/// After a move of `seat`: what comes next.
pub fn played(words: Words<'_>, seat: SeatId) -> String {
    let lang = words.lang;
    match &words.table.phase {
        Phase::Turn(turn) if turn.seat == seat => say!(lang, "played-next", task = tasks::task(words, turn)),
        Phase::Turn(turn) => say!(lang, "played-waits", seat = words.seat(turn.seat)),
        Phase::Over(_) => say!(lang, "played-done"),
    }
}

/// What a seat that is given to the AI has.
pub fn sure_kick(words: Words<'_>, seat: SeatId) -> String {
    let points = super::picture::points(words.table, seat);
    let allies = words.table.seats.get(seat).map_or(0, |of| of.allies.len());
    say!(words.lang, "arena-sure-kick", seat = words.seat(seat), points = points, allies = allies)
}

/// The figures of a seat, for whoever looks for a hand: the rebel, the allies, and who hampers.
pub fn hand(words: Words<'_>, seat: SeatId) -> String {
    format!("{}\n{}", super::board::seat_line(words, seat), say!(words.lang, "arena-hand-open"))
}
