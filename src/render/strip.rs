//! The legend where a whole strip is kept free for it: as the legend of a corner, with more room for each seat.

use super::badge;
use super::canvas::Canvas;
use super::font::{Align, Face, Line};
use super::geometry::{at, real, rounded};
use super::icons::{self, Count};
use super::legend::{self, SMALLEST};
use super::names::shown_name;
use super::palette::Tone;
use super::scene::LegendRow;
use crate::assets::Area;

/// A row; six of them leave a third of the strip to what a ruleset counts for everybody.
const ROW: f32 = 108.0;

/// From the left edge to the names and numbers.
const LEFT: f32 = 80.0;

/// Draws the rows from the top of the strip.
pub(super) fn draw(canvas: &mut Canvas, area: Area, rows: &[LegendRow]) {
    let rows = &rows[..rows.len().min(6)];
    if rows.is_empty() {
        return;
    }
    let height = ROW * real(i32::try_from(rows.len()).unwrap_or(6)) + 8.0;
    canvas.fill(rounded(area.left, area.top, area.width(), height, 14.0).as_ref(), Tone::Panel);
    let mut top = area.top + 4.0;
    for row in rows {
        draw_row(canvas, Area { top, bottom: top + ROW, ..area }, row);
        top += ROW;
    }
}

/// Draws a row that fills the area.
pub(super) fn draw_row(canvas: &mut Canvas, area: Area, row: &LegendRow) {
    let height = area.height();
    if row.on_turn {
        let band = rounded(area.left + 4.0, area.top + 1.0, area.width() - 8.0, height - 2.0, 10.0);
        canvas.fill(band.as_ref(), Tone::Row);
        canvas.fill(rounded(area.left + 4.0, area.top + 10.0, 7.0, height - 20.0, 3.0).as_ref(), Tone::White);
    }
    let middle = area.top + height / 2.0;
    let tone = if row.out { Tone::Neutral } else { Tone::Slot(row.slot) };
    badge::token(canvas, at(area.left + 44.0, middle), row.slot, 29.0, tone);
    let left = area.left + LEFT;
    let name = Line::fitted(Face::Semi, 38.0, 32.0, area.right - 10.0 - left, &shown_name(&row.name));
    if row.out {
        name.draw(canvas, Align::Left, left, middle, Tone::Neutral);
        canvas.fill(rounded(left - 4.0, middle - 1.5, name.width + 8.0, 3.0, 1.0).as_ref(), Tone::Neutral);
        return;
    }
    name.draw(canvas, Align::Left, left, area.top + 25.0 * height / ROW, Tone::White);
    let tone = if row.on_turn { Tone::White } else { Tone::Muted };
    let Counts { held, income: (right, income) } = counts(area, row);
    for (what, x, line, y) in held {
        icons::count(canvas, what, at(x + 9.0, y), 24.0, tone);
        line.draw(canvas, Align::Left, x + NUMBER, y, tone);
    }
    income.draw(canvas, Align::Right, right, area.top + LOWER * height / ROW, tone);
}

/// From the icon's column to its number.
const NUMBER: f32 = 23.0;

/// The two lines of numbers, from the top of a row of the usual height.
const UPPER: f32 = 60.0;
const LOWER: f32 = 91.0;

/// The numbers of a row in two lines of two columns.
struct Counts {
    /// What is counted, the left edge of its column, its number, its line.
    held: [(Count, f32, Line, f32); 3],
    /// Its right edge, and its number.
    income: (f32, Line),
}

fn counts(area: Area, row: &LegendRow) -> Counts {
    const SIZE: f32 = 31.0;
    let (first, second, right) = (area.left + LEFT, area.left + LEFT + 78.0, area.right - 14.0);
    let number = |text: String, room: f32| Line::fitted(Face::Semi, SIZE, SMALLEST, room, &text);
    let spaces = number(legend::short(row.spaces), second - first - NUMBER - 8.0);
    let armies = number(legend::short(row.armies), right - second - NUMBER);
    let cards = number(legend::short(row.cards), second - first - NUMBER - 8.0);
    let income = number(format!("+{}", legend::short(row.income)), right - second);
    let scale = area.height() / ROW;
    let (upper, lower) = (area.top + UPPER * scale, area.top + LOWER * scale);
    Counts {
        held: [
            (Count::Spaces, first, spaces, upper),
            (Count::Armies, second, armies, upper),
            (Count::Cards, first, cards, lower),
        ],
        income: (right, income),
    }
}

#[cfg(test)]
mod tests {
    use super::super::palette::Slot;
    use super::*;

    #[test]
    fn no_number_of_a_row_touches_the_next() {
        let area = Area { left: 1300.0, top: 88.0, right: 1592.0, bottom: 1064.0 };
        for (spaces, armies, cards, income) in [(42, 128, 11, 38), (42, 9_999, 81, 120), (7, 9_999_999, 5, 3)] {
            let (slot, name) = (Slot::Circle, String::new());
            let row = LegendRow { slot, name, on_turn: true, out: false, spaces, armies, cards, income };
            let Counts { held: [spaces, armies, cards], income: (right, income) } = counts(area, &row);
            let end = |(_, left, line, _): &(Count, f32, Line, f32)| left + NUMBER + line.width;
            assert!(end(&spaces) < armies.1 && end(&armies) <= right, "{row:?}");
            assert!(end(&cards) < right - income.width, "{row:?}");
        }
    }
}
