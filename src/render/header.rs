//! The line above the board: turn, who is on turn with what, and the last move.

use super::badge;
use super::canvas::Canvas;
use super::font::{Align, Face, Line};
use super::geometry::{at, rounded};
use super::palette::Tone;
use super::scene::Header;
use crate::assets::Area;

/// Space between the parts.
const GAP: f32 = 34.0;

pub(super) fn draw(canvas: &mut Canvas, area: Area, header: &Header) {
    let middle = area.top + area.height() / 2.0;
    let mut left = area.left + GAP;
    if let Some((slot, _)) = &header.pill {
        canvas.fill(rounded(area.left, area.top, 14.0, area.height(), 0.0).as_ref(), Tone::Slot(*slot));
    }
    let turn = Line::fitted(Face::Bold, 38.0, 28.0, room_for_turn(area, header), &header.turn);
    turn.draw(canvas, Align::Left, left, middle, Tone::White);
    left += turn.width + if turn.width > 0.0 { GAP } else { 0.0 };

    if let Some((slot, text)) = &header.pill {
        let tone = Tone::Slot(*slot);
        let line = task(text);
        let (height, token) = (54.0, 19.0);
        let width = line.width + 2.0 * token + 14.0 + 2.0 * 24.0;
        canvas.fill(rounded(left, middle - height / 2.0, width, height, height / 2.0).as_ref(), tone);
        let centre = at(left + 24.0 + token, middle);
        badge::token(canvas, centre, *slot, token, tone.lettering());
        line.draw(canvas, Align::Left, left + 24.0 + 2.0 * token + 14.0, middle, tone.lettering());
        left += width + GAP;
    }
    let room = area.right - 26.0 - left;
    let last = Line::fitted(Face::Semi, 34.0, 24.0, room.max(0.0), &header.last_move);
    last.draw(canvas, Align::Right, area.right - 26.0, middle, Tone::White);
}

/// How wide the turn may be. Where nobody is on turn, as at the end of a match, it is a whole sentence and has the room of the pill too.
fn room_for_turn(area: Area, header: &Header) -> f32 {
    const BESIDE_A_PILL: f32 = 260.0;
    const LEAST_FOR_LAST_MOVE: f32 = 420.0;
    if header.pill.is_some() {
        return BESIDE_A_PILL;
    }
    let last = if header.last_move.is_empty() { 0.0 } else { LEAST_FOR_LAST_MOVE + GAP };
    (area.width() - GAP - 26.0 - last).max(BESIDE_A_PILL)
}

/// Who and what in the room of the pill. A long name is cut rather than what is to be done, which stands after a ` · `.
fn task(text: &str) -> Line {
    const ROOM: f32 = 560.0;
    const LEAST: f32 = 30.0;
    let Some((name, what)) = text.rsplit_once(" · ") else { return Line::fitted(Face::Bold, 38.0, LEAST, ROOM, text) };
    let tail = format!(" · {what}");
    let room = ROOM - Line::new(Face::Bold, LEAST, &tail).width;
    if Line::new(Face::Bold, LEAST, text).width <= ROOM || room < 120.0 {
        return Line::fitted(Face::Bold, 38.0, LEAST, ROOM, text);
    }
    let letters: Vec<char> = name.chars().take(80).collect();
    let cuts = (0..letters.len()).rev().map(|kept| letters[..kept].iter().collect::<String>());
    let lines = cuts.map(|kept| Line::new(Face::Bold, LEAST, &format!("{}…{tail}", kept.trim_end())));
    lines
        .into_iter()
        .find(|line| line.width <= ROOM)
        .unwrap_or_else(|| Line::fitted(Face::Bold, LEAST, LEAST, ROOM, text))
}
