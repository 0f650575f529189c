//! The legend where seats belong to sides: the seats below the name of their side, the meter or the track, and what the signs of the board
//! mean.

use super::canvas::Canvas;
use super::font::{Align, Face, Line};
use super::geometry::{at, real, rounded, stroked};
use super::icons::{self, Count};
use super::legend::short;
use super::order;
use super::palette::Tone;
use super::pieces;
use super::scene::LegendRow;
use super::strip;
use super::theatre::{KeySign, MeterMark, SideMark, TheatreScene};
use crate::assets::{Area, Point};

const ROW: f32 = 104.0;
/// The name of a side.
const HEAD: f32 = 38.0;
/// The row of armies that nobody plays.
const UNPLAYED: f32 = 50.0;
const METER: f32 = 104.0;
const KEY: f32 = 40.0;
const GAP: f32 = 10.0;

/// What a sign takes of the width of its words.
const WORDS: f32 = 58.0;

/// The most signs that are explained.
const MOST_SIGNS: usize = 24;

/// Draws everything from the top of the strip.
pub(super) fn draw(canvas: &mut Canvas, area: Area, rows: &[LegendRow], theatre: &TheatreScene) {
    let mut top = area.top;
    let box_of = |canvas: &mut Canvas, top: f32, height: f32| {
        canvas.fill(rounded(area.left, top, area.width(), height, 14.0).as_ref(), Tone::Panel);
    };
    let groups = groups(rows, &theatre.sides);
    let height: f32 = groups.iter().map(Group::height).sum();
    if height > 0.0 {
        box_of(canvas, top, height + 8.0);
        top += 4.0;
        for group in &groups {
            group.draw(canvas, Area { top, bottom: top + group.height(), ..area });
            top += group.height();
        }
        top += 4.0 + GAP;
    }
    if let Some(meter) = &theatre.meter {
        box_of(canvas, top, METER);
        draw_meter(canvas, Area { top, bottom: top + METER, ..area }, meter);
        top += METER + GAP;
    }
    for (height, draw) in order::boxes(theatre) {
        box_of(canvas, top, height);
        draw(canvas, Area { top, bottom: top + height, ..area });
        top += height + GAP;
    }
    draw_key(canvas, Area { top, ..area }, &theatre.key);
}

/// A side with the rows of its seats.
struct Group<'a> {
    side: Option<&'a SideMark>,
    rows: Vec<&'a LegendRow>,
}

/// The rows by side, then those of none; at most as many as seats can be.
fn groups<'a>(rows: &'a [LegendRow], sides: &'a [SideMark]) -> Vec<Group<'a>> {
    let rows = &rows[..rows.len().min(6)];
    let sides = &sides[..sides.len().min(3)];
    let of = |side: &SideMark| rows.iter().filter(|row| side.slots.contains(&row.slot)).collect();
    let mut groups: Vec<Group<'a>> = sides.iter().map(|side| Group { side: Some(side), rows: of(side) }).collect();
    let alone: Vec<&LegendRow> =
        rows.iter().filter(|row| !sides.iter().any(|side| side.slots.contains(&row.slot))).collect();
    if !alone.is_empty() {
        groups.push(Group { side: None, rows: alone });
    }
    groups
}

impl Group<'_> {
    fn unplayed(&self) -> Option<(u32, u32)> {
        self.side.and_then(|side| side.unplayed)
    }

    fn height(&self) -> f32 {
        let head = if self.side.is_some() { HEAD } else { 0.0 };
        let unplayed = if self.unplayed().is_some() { UNPLAYED } else { 0.0 };
        head + unplayed + ROW * real(i32::try_from(self.rows.len()).unwrap_or(6))
    }

    fn draw(&self, canvas: &mut Canvas, area: Area) {
        let mut top = area.top;
        if let Some(side) = self.side {
            draw_head(canvas, Area { bottom: top + HEAD, ..area }, side);
            top += HEAD;
        }
        for row in &self.rows {
            strip::draw_row(canvas, Area { top, bottom: top + ROW, ..area }, row);
            top += ROW;
        }
        if let Some((spaces, armies)) = self.unplayed() {
            draw_unplayed(canvas, Area { top, bottom: top + UNPLAYED, ..area }, spaces, armies);
        }
    }
}

fn draw_head(canvas: &mut Canvas, area: Area, side: &SideMark) {
    let (middle, mut right) = (area.top + area.height() / 2.0 + 2.0, area.right - 14.0);
    if let Some((sign, text)) = &side.tally {
        let line = Line::fitted(Face::Semi, 30.0, 22.0, 90.0, text);
        line.draw(canvas, Align::Right, right, middle, Tone::White);
        pieces::key(canvas, *sign, at(right - line.width - 26.0, middle), 32.0);
        right -= line.width + 54.0;
    }
    let name = Line::fitted(Face::Semi, 28.0, 22.0, right - area.left - 16.0, &side.name);
    name.draw(canvas, Align::Left, area.left + 16.0, middle, Tone::Muted);
}

fn draw_unplayed(canvas: &mut Canvas, area: Area, spaces: u32, armies: u32) {
    let middle = area.top + area.height() / 2.0 - 2.0;
    pieces::key(canvas, KeySign::Unplayed, at(area.left + 44.0, middle), 44.0);
    for (what, x, number) in [(Count::Spaces, 80.0, spaces), (Count::Armies, 158.0, armies)] {
        icons::count(canvas, what, at(area.left + x + 9.0, middle), 24.0, Tone::Muted);
        let line = Line::new(Face::Semi, 31.0, &short(number));
        line.draw(canvas, Align::Left, area.left + x + 23.0, middle, Tone::Muted);
    }
}

/// Steps from dark to light, the present one larger and in a ring.
fn draw_meter(canvas: &mut Canvas, area: Area, mark: &MeterMark) {
    let (most, at_step) = (mark.meter.most.clamp(1, 6), mark.meter.at);
    let at_step = at_step.clamp(-most, most);
    let sign = match at_step {
        0 => "0".to_owned(),
        1.. => format!("+{at_step}"),
        _ => format!("−{}", at_step.unsigned_abs()),
    };
    let value = Line::new(Face::Bold, 34.0, &sign);
    let line = area.top + 27.0;
    value.draw(canvas, Align::Right, area.right - 16.0, line, Tone::White);
    let room = area.width() - 48.0 - value.width;
    Line::fitted(Face::Semi, 30.0, 22.0, room, &mark.title).draw(
        canvas,
        Align::Left,
        area.left + 16.0,
        line,
        Tone::White,
    );
    let (left, right, y) = (area.left + 30.0, area.right - 30.0, area.top + 73.0);
    canvas.fill(rounded(left, y - 3.0, right - left, 6.0, 3.0).as_ref(), Tone::Neutral);
    for step in -most..=most {
        let part = f32::from(step + most) / f32::from(2 * most);
        let centre = at(left + (right - left) * part, y);
        let here = step == at_step;
        draw_step(canvas, centre, step, here);
    }
}

fn draw_step(canvas: &mut Canvas, centre: Point, step: i8, here: bool) {
    let disc = |radius: f32| resvg::tiny_skia::PathBuilder::from_circle(centre.x, centre.y, radius);
    let (rim, face) = match step {
        0 => (Tone::Muted, Tone::Neutral),
        1.. => (Tone::White, Tone::White),
        _ => (Tone::Muted, Tone::Ink),
    };
    if here {
        canvas.fill(disc(22.0).as_ref(), Tone::White);
        canvas.fill(disc(17.5).as_ref(), Tone::Ink);
        canvas.fill(disc(13.0).as_ref(), face);
    } else {
        canvas.fill(disc(13.0).as_ref(), face);
        canvas.fill(disc(12.0).and_then(|path| stroked(&path, 2.5)).as_ref(), rim);
    }
}

/// Signs with words in two columns, as many as there is room for. Words that are too long for a column have a line of their own.
fn draw_key(canvas: &mut Canvas, area: Area, key: &[(KeySign, String)]) {
    const LEAST: f32 = 20.0;
    let column = area.width() / 2.0;
    let is_long = |words: &str| Line::new(Face::Condensed, LEAST, words).width > column - WORDS;
    let mut lines: Vec<Vec<&(KeySign, String)>> = Vec::new();
    // Whether the last line has room for another sign.
    let mut is_open = false;
    for sign in key.iter().take(MOST_SIGNS) {
        let long = is_long(&sign.1);
        match lines.last_mut().filter(|_| is_open && !long) {
            Some(line) => line.push(sign),
            None => lines.push(vec![sign]),
        }
        is_open = !long && lines.last().is_some_and(|line| line.len() < 2);
    }
    let room = ((area.height() - 12.0) / KEY).floor().max(0.0);
    lines.truncate(usize::try_from(super::geometry::px(room)).unwrap_or(0));
    if lines.is_empty() {
        return;
    }
    let many = real(i32::try_from(lines.len()).unwrap_or(1));
    canvas.fill(rounded(area.left, area.top, area.width(), many * KEY + 12.0, 14.0).as_ref(), Tone::Panel);
    for (line, y) in lines.iter().zip(0_u8..) {
        let middle = area.top + 6.0 + KEY * (f32::from(y) + 0.5);
        for ((sign, words), x) in line.iter().zip([0.0, column]) {
            let left = area.left + x + 12.0;
            pieces::key(canvas, *sign, at(left + 17.0, middle), 32.0);
            let width = if is_long(words) { area.width() } else { column } - WORDS;
            let words = Line::fitted(Face::Condensed, 29.0, LEAST, width, words);
            words.draw(canvas, Align::Left, left + 41.0, middle, Tone::White);
        }
    }
}
