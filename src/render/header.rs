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
    let turn = Line::fitted(Face::Bold, 38.0, 28.0, 260.0, &header.turn);
    turn.draw(canvas, Align::Left, left, middle, Tone::White);
    left += turn.width + if turn.width > 0.0 { GAP } else { 0.0 };

    if let Some((slot, text)) = &header.pill {
        let tone = Tone::Slot(*slot);
        let line = Line::fitted(Face::Bold, 38.0, 30.0, 560.0, text);
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
