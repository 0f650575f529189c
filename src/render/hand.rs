//! A hand of cards.

use super::canvas::Canvas;
use super::encode;
use super::font::{Align, Face, Line};
use super::geometry::{at, rings, rounded, stroked};
use super::icons;
use super::palette::Tone;
use super::scene::{CardFace, HandScene};
use super::{Picture, RenderError};
use crate::assets::{Area, Icon, Point};

const WIDTH: u16 = 800;
/// Cards in one row.
const ROW: usize = 5;
const TITLE: f32 = 64.0;
const FOOTER: f32 = 56.0;
const GAP: f32 = 12.0;

/// Draws a hand, five cards to a row. The same scene gives the same bytes.
pub fn hand(scene: &HandScene) -> Result<Picture, RenderError> {
    let canvas = compose(scene);
    let (width, height) = (canvas.width(), canvas.height());
    Ok(Picture { png: encode::png(&canvas)?, alt: scene.alt.clone(), width, height })
}

fn compose(scene: &HandScene) -> Canvas {
    let rows = u8::try_from(scene.cards.len().div_ceil(ROW).max(1)).unwrap_or(u8::MAX);
    let card = Area { left: 0.0, top: 0.0, right: (f32::from(WIDTH) - 6.0 * GAP) / 5.0, bottom: 176.0 };
    let footer = if scene.footer.is_empty() { GAP } else { FOOTER };
    let height = 64 + u16::from(rows) * 188 + if scene.footer.is_empty() { 12 } else { 56 };
    let mut canvas = Canvas::new(WIDTH, height, Tone::Sea);
    let width = f32::from(WIDTH);
    canvas.fill(rounded(0.0, 0.0, width, TITLE - 8.0, 0.0).as_ref(), Tone::Panel);
    Line::fitted(Face::Bold, 32.0, 24.0, width - 48.0, &scene.title).draw(
        &mut canvas,
        Align::Left,
        24.0,
        (TITLE - 8.0) / 2.0,
        Tone::White,
    );
    for (row, cards) in (0_u8..).zip(scene.cards.chunks(ROW)) {
        for (column, face) in (0_u8..).zip(cards) {
            let left = GAP + f32::from(column) * (card.width() + GAP);
            let top = TITLE + f32::from(row) * (card.height() + GAP);
            draw_card(&mut canvas, Area { left, top, right: left + card.width(), bottom: top + card.height() }, face);
        }
    }
    Line::fitted(Face::Semi, 28.0, 20.0, width - 48.0, &scene.footer).draw(
        &mut canvas,
        Align::Left,
        24.0,
        f32::from(height) - footer / 2.0 - 2.0,
        Tone::White,
    );
    canvas
}

fn draw_card(canvas: &mut Canvas, area: Area, face: &CardFace) {
    let tone = if face.icon == Icon::Joker { Tone::Slot(super::Slot::Hexagon) } else { Tone::Paper };
    canvas.fill(rounded(area.left, area.top, area.width(), area.height(), 12.0).as_ref(), tone);
    let middle = area.left + area.width() / 2.0;
    let picture =
        Area { left: area.left + 10.0, top: area.top + 10.0, right: area.right - 10.0, bottom: area.bottom - 74.0 };
    if face.outline.is_empty() {
        icons::symbol(canvas, face.icon, at(middle, picture.top + picture.height() / 2.0), 92.0, Tone::Ink);
    } else {
        let land = Area { left: picture.left + 56.0, ..picture };
        let shade = face.owner.map_or(Tone::Shade, Tone::Slot);
        draw_land(canvas, land, &face.outline, shade);
        icons::symbol(
            canvas,
            face.icon,
            at(picture.left + 28.0, picture.top + picture.height() / 2.0),
            78.0,
            Tone::Ink,
        );
    }
    let room = area.width() - 14.0;
    let names = name_lines(&face.name, room);
    let note = Line::fitted(Face::Condensed, 23.0, 19.0, room, &face.note);
    let lines: Vec<Line> = names.into_iter().chain((!face.note.is_empty()).then_some(note)).collect();
    let block: f32 = lines.iter().map(|line| line.size).sum();
    let mut y = area.bottom - 8.0 - (66.0 - block).max(0.0) / 2.0 - block;
    for line in lines {
        line.draw(canvas, Align::Centre, middle, y + line.size / 2.0, Tone::Ink);
        y += line.size;
    }
}

/// A name in one line, or in two smaller ones where it is long.
fn name_lines(name: &str, room: f32) -> Vec<Line> {
    let whole = Line::new(Face::Condensed, 29.0, name);
    let half = name.chars().count() / 2;
    let breaks = name.char_indices().enumerate().filter(|(_, (_, letter))| matches!(letter, ' ' | '-'));
    match breaks.min_by_key(|(place, _)| place.abs_diff(half)) {
        Some((_, (at, _))) if whole.width > room => {
            let (first, second) = name.split_at(at + 1);
            [first, second].map(|part| Line::fitted(Face::Condensed, 25.0, 20.0, room, part.trim())).into()
        }
        _ => vec![Line::fitted(Face::Condensed, 29.0, 20.0, room, name)],
    }
}

/// The shape of a space, as large as the area allows.
fn draw_land(canvas: &mut Canvas, area: Area, outline: &[Vec<Point>], tone: Tone) {
    let points = || outline.iter().flatten();
    let (left, right) =
        (points().map(|p| p.x).fold(f32::MAX, f32::min), points().map(|p| p.x).fold(f32::MIN, f32::max));
    let (top, bottom) =
        (points().map(|p| p.y).fold(f32::MAX, f32::min), points().map(|p| p.y).fold(f32::MIN, f32::max));
    if left >= right || top >= bottom {
        return;
    }
    let scale = (area.width() / (right - left)).min(area.height() / (bottom - top));
    let (x, y) = (area.left + area.width() / 2.0, area.top + area.height() / 2.0);
    let shown: Vec<Vec<Point>> = outline
        .iter()
        .map(|ring| {
            let place =
                |p: &Point| at(x + (p.x - left.midpoint(right)) * scale, y + (p.y - top.midpoint(bottom)) * scale);
            ring.iter().map(place).collect()
        })
        .collect();
    let Some(path) = rings(shown.iter().map(Vec::as_slice)) else { return };
    canvas.fill(Some(&path), tone);
    canvas.solid(stroked(&path, 2.0).as_ref(), Tone::Ink);
}
