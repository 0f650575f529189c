//! Who plays, and what everybody has.

use super::badge;
use super::canvas::Canvas;
use super::font::{Align, Face, Line};
use super::geometry::{at, real, rounded};
use super::icons::{self, Count};
use super::names::shown_name;
use super::palette::Tone;
use super::scene::LegendRow;
use crate::assets::Area;

/// The tallest row; six rows share the area.
const TALLEST: f32 = 80.0;

/// Draws the rows into the lower part of the area.
pub(super) fn draw(canvas: &mut Canvas, area: Area, rows: &[LegendRow]) {
    let many = real(i32::try_from(rows.len().clamp(1, 6)).unwrap_or(1));
    if rows.is_empty() {
        return;
    }
    let height = ((area.height() - 8.0) / many).min(TALLEST);
    let top = area.bottom - 8.0 - height * many;
    canvas.fill(rounded(area.left, top, area.width(), area.bottom - top, 14.0).as_ref(), Tone::Panel);
    let mut above = top + 4.0;
    for row in rows.iter().take(6) {
        draw_row(canvas, Area { top: above, bottom: above + height, ..area }, row);
        above += height;
    }
}

fn draw_row(canvas: &mut Canvas, area: Area, row: &LegendRow) {
    let big = area.height() > 70.0;
    if row.on_turn {
        let band = rounded(area.left + 4.0, area.top + 1.0, area.width() - 8.0, area.height() - 2.0, 10.0);
        canvas.fill(band.as_ref(), Tone::Row);
        canvas.fill(rounded(area.left + 4.0, area.top + 8.0, 6.0, area.height() - 16.0, 3.0).as_ref(), Tone::White);
    }
    let (middle, radius) = (area.top + area.height() / 2.0, if big { 26.0 } else { 23.0 });
    let tone = if row.out { Tone::Neutral } else { Tone::Slot(row.slot) };
    badge::token(canvas, at(area.left + 37.0, middle), row.slot, radius, tone);

    let left = area.left + 68.0;
    let name = shown_name(&row.name);
    let (size, least) = if big { (36.0, 30.0) } else { (30.0, 27.0) };
    let line = Line::fitted(Face::Semi, size, least, area.right - 10.0 - left, &name);
    if row.out {
        line.draw(canvas, Align::Left, left, middle, Tone::Neutral);
        let strike = rounded(left - 4.0, middle - 1.5, line.width + 8.0, 3.0, 1.0);
        canvas.fill(strike.as_ref(), Tone::Neutral);
        return;
    }
    line.draw(canvas, Align::Left, left, area.top + area.height() * 0.29, Tone::White);
    draw_counts(canvas, Area { left, top: area.top + area.height() * 0.56, ..area }, row, big);
}

/// The numbers in four columns.
fn draw_counts(canvas: &mut Canvas, area: Area, row: &LegendRow, big: bool) {
    let (size, icon) = if big { (26.0, 21.0) } else { (24.5, 19.0) };
    let middle = area.top + area.height() * 0.4;
    let tone = if row.on_turn { Tone::White } else { Tone::Muted };
    let (second, third) = if big { (57.0, 147.0) } else { (54.0, 140.0) };
    let columns =
        [(Count::Spaces, row.spaces, 0.0), (Count::Armies, row.armies, second), (Count::Cards, row.cards, third)];
    for (what, number, x) in columns {
        icons::count(canvas, what, at(area.left + x + 8.0, middle), icon, tone);
        let line =
            Line::fitted(Face::Semi, size, 18.0, if what == Count::Armies { 63.0 } else { 34.0 }, &short(number));
        line.draw(canvas, Align::Left, area.left + x + 19.0, middle, tone);
    }
    let income = Line::fitted(Face::Semi, size, 18.0, 50.0, &format!("+{}", short(row.income)));
    income.draw(canvas, Align::Right, area.right - 12.0, middle, tone);
}

/// A number of at most four digits; thousands beyond.
fn short(number: u32) -> String {
    if number > 9_999 { format!("{}k", number / 1_000) } else { number.to_string() }
}
