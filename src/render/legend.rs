//! Who plays, and what everybody has.

use super::badge;
use super::canvas::Canvas;
use super::font::{Align, Face, Line};
use super::geometry::{at, real, rounded};
use super::icons::{self, Count};
use super::names::shown_name;
use super::palette::Tone;
use super::scene::LegendRow;
use super::strip;
use crate::assets::Area;

/// The tallest row; six rows share the area.
const TALLEST: f32 = 80.0;

/// An area that is taller than this is no corner but a strip along the map.
const STRIP: f32 = 640.0;

/// Draws the rows into the lower part of the area.
pub(super) fn draw(canvas: &mut Canvas, area: Area, rows: &[LegendRow]) {
    let many = real(i32::try_from(rows.len().clamp(1, 6)).unwrap_or(1));
    if rows.is_empty() {
        return;
    }
    if area.height() > STRIP {
        return strip::draw(canvas, area, rows);
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

/// The least size of a number.
pub(super) const SMALLEST: f32 = 14.0;

/// Between two numbers, at the least.
const GAP: f32 = 5.0;

/// The numbers of a row in four columns.
struct Counts {
    /// What is counted, the left edge of its column, its number.
    held: [(Count, f32, Line); 3],
    /// Its right edge, and its number.
    income: (f32, Line),
}

/// From the middle of an icon's column to its number.
const NUMBER: f32 = 19.0;

fn counts(area: Area, row: &LegendRow, big: bool) -> Counts {
    let size = if big { 26.0 } else { 24.5 };
    let (second, third) = if big { (57.0, 141.0) } else { (54.0, 134.0) };
    let number = |left: f32, width: f32, number: u32| {
        (area.left + left, Line::fitted(Face::Semi, size, SMALLEST, width, &short(number)))
    };
    let (spaces, armies, cards) =
        (number(0.0, 34.0, row.spaces), number(second, 60.0, row.armies), number(third, 34.0, row.cards));
    let right = area.right - 12.0;
    // Many cards leave the income less room, and the other way round nothing: hands are what people count.
    let room = right - (cards.0 + NUMBER + cards.1.width + GAP);
    let income = Line::fitted(Face::Semi, size, SMALLEST, room.min(50.0), &format!("+{}", short(row.income)));
    let held = [(Count::Spaces, spaces), (Count::Armies, armies), (Count::Cards, cards)];
    Counts { held: held.map(|(what, (left, line))| (what, left, line)), income: (right, income) }
}

fn draw_counts(canvas: &mut Canvas, area: Area, row: &LegendRow, big: bool) {
    let icon = if big { 21.0 } else { 19.0 };
    let middle = area.top + area.height() * 0.4;
    let tone = if row.on_turn { Tone::White } else { Tone::Muted };
    let Counts { held, income: (right, income) } = counts(area, row, big);
    for (what, left, line) in held {
        icons::count(canvas, what, at(left + 8.0, middle), icon, tone);
        line.draw(canvas, Align::Left, left + NUMBER, middle, tone);
    }
    income.draw(canvas, Align::Right, right, middle, tone);
}

/// A number of at most four digits; thousands beyond.
pub(super) fn short(number: u32) -> String {
    if number > 9_999 { format!("{}k", number / 1_000) } else { number.to_string() }
}

#[cfg(test)]
mod tests {
    use super::super::palette::Slot;
    use super::*;
    use crate::assets::classic;

    #[test]
    fn no_number_of_a_row_touches_the_next() {
        let area = classic().art.panel_area;
        let area = Area { left: area.left + 68.0, ..area };
        for big in [true, false] {
            for (spaces, armies, cards, income) in [(42, 128, 11, 38), (42, 9_999, 44, 120), (7, 9_999_999, 5, 3)] {
                let (slot, name) = (Slot::Circle, String::new());
                let row = LegendRow { slot, name, on_turn: true, out: false, spaces, armies, cards, income };
                let Counts { held: [spaces, armies, cards], income: (right, income) } = counts(area, &row, big);
                let end = |(_, left, line): &(Count, f32, Line)| left + NUMBER + line.width;
                assert!(end(&spaces) <= armies.1 && end(&armies) <= cards.1, "{row:?}");
                assert!(end(&cards) + GAP <= right - income.width && income.width > 20.0, "{row:?}");
            }
        }
    }
}
