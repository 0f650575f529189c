//! The parts of a picture of an arena, each of which draws itself within its area.

use resvg::tiny_skia::Path;

use super::arena_scene::{AllySymbol, CoverMark, FieldMark};
use super::badge;
use super::canvas::Canvas;
use super::font::{self, Align, Line};
use super::geometry::{at, dashed, px, real, rings, rounded};
use super::palette::{Slot, Tone};
use super::symbols::Sign;
use crate::assets::{Area, Point};
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::game::rebellion::table::Sith;

/// A part of the picture in its place.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) area: Area,
    pub(super) what: What,
}

/// What is drawn in an area.
#[derive(Clone, Debug)]
pub(super) enum What {
    /// A plate on which other pieces lie.
    Ground {
        tone: Tone,
        radius: f32,
    },
    /// The plate of a row, with the colour of who has won it and a white rim while it is fresh.
    Band {
        won_by: Option<Slot>,
        fresh: bool,
    },
    /// The plate of a seat that is on turn.
    OnTurn,
    Text {
        text: String,
        font: font::Face,
        size: f32,
        least: f32,
        align: Align,
        tone: Tone,
    },
    /// A name that is struck out.
    Struck {
        text: String,
        size: f32,
        least: f32,
    },
    /// A field; the rebel on it is of this seat.
    Field {
        mark: FieldMark,
        by: Option<Slot>,
    },
    /// A die in the hand.
    Die(Face),
    /// A die that was not thrown yet.
    Unthrown,
    /// A die that was set aside with a victory point.
    Aside,
    Token {
        slot: Slot,
        tone: Tone,
    },
    /// A coin with a number.
    Points {
        number: String,
        size: f32,
        align: Align,
        tone: Option<Tone>,
    },
    /// An ally with what it covers, in one tone if it was given away.
    Ally {
        signs: Vec<AllySymbol>,
        figure: bool,
        tone: Option<Tone>,
    },
    /// The rebel with what it covers.
    Rebel {
        symbol: Symbol,
        used: bool,
    },
    /// Who takes dice away, and how many.
    Sith(Sith),
    Banner(String),
}

/// The part of a chip's height that its signs have.
const CHIP: f32 = 0.76;

impl Piece {
    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let area = self.area;
        let (x, y) = (f32::midpoint(area.left, area.right), f32::midpoint(area.top, area.bottom));
        match &self.what {
            What::Ground { tone, radius } => canvas.fill(inset(area, 0.0, *radius).as_ref(), *tone),
            What::Band { won_by, fresh } => draw_band(canvas, area, *won_by, *fresh),
            What::OnTurn => {
                canvas.fill(inset(area, 0.0, 10.0).as_ref(), Tone::Row);
                let mark = rounded(area.left, area.top + 9.0, 6.0, area.height() - 18.0, 3.0);
                canvas.fill(mark.as_ref(), Tone::White);
            }
            What::Text { text, font, size, least, align, tone } => {
                let line = Line::fitted(*font, *size, *least, area.width(), text);
                line.draw(canvas, *align, edge(area, *align), y, *tone);
            }
            What::Struck { text, size, least } => {
                let line = Line::fitted(font::Face::Semi, *size, *least, area.width() - 4.0, text);
                line.draw(canvas, Align::Left, area.left, y, Tone::Muted);
                canvas.fill(rounded(area.left, y - 1.5, line.width + 4.0, 3.0, 1.0).as_ref(), Tone::Muted);
            }
            What::Field { mark, by } => draw_field(canvas, area, *mark, *by),
            What::Die(face) => draw_die(canvas, area, *face),
            What::Unthrown => {
                canvas.fill(inset(area, 3.0, area.width() * 0.2).as_ref(), Tone::Row);
                let frame = inset(area, 4.0, area.width() * 0.2).and_then(|path| dashed(&path, 4.0, 12.0, 11.0));
                canvas.solid(frame.as_ref(), Tone::Muted);
            }
            What::Aside => {
                let gold = Sign::Victory.tone();
                canvas.fill(inset(area, 2.0, area.width() * 0.2).as_ref(), gold);
                canvas.fill(inset(area, 7.0, area.width() * 0.17).as_ref(), Tone::Ink);
                sign(canvas, Sign::Victory, at(x, y), area.width() * 0.58, gold);
            }
            What::Token { slot, tone } => {
                badge::token(canvas, at(x, y), *slot, area.height().min(area.width()) / 2.3 - 2.5, *tone);
            }
            What::Points { number, size, align, tone } => draw_points(canvas, area, number, *size, *align, *tone),
            What::Ally { signs, figure, tone } => draw_ally(canvas, area, signs, *figure, *tone),
            What::Rebel { symbol, used } => draw_rebel(canvas, area, *symbol, *used),
            What::Sith(sith) => draw_sith(canvas, area, *sith),
            What::Banner(text) => draw_banner(canvas, area, text),
        }
    }
}

/// A rectangle with round corners, so far within the area.
fn inset(area: Area, by: f32, radius: f32) -> Option<Path> {
    rounded(area.left + by, area.top + by, area.width() - 2.0 * by, area.height() - 2.0 * by, radius)
}

/// Where a line begins that is aligned in an area.
fn edge(area: Area, align: Align) -> f32 {
    match align {
        Align::Left => area.left,
        Align::Centre => f32::midpoint(area.left, area.right),
        Align::Right => area.right,
    }
}

/// Draws a sign with sides of `size` pixels around a point.
fn sign(canvas: &mut Canvas, sign: Sign, centre: Point, size: f32, tone: Tone) {
    canvas.put(&sign.stamp(px(size)), px(centre.x), px(centre.y), tone);
}

fn disc(centre: Point, radius: f32) -> Option<Path> {
    resvg::tiny_skia::PathBuilder::from_circle(centre.x, centre.y, radius)
}

fn draw_band(canvas: &mut Canvas, area: Area, won_by: Option<Slot>, fresh: bool) {
    if fresh {
        canvas.fill(inset(area, 0.0, 16.0).as_ref(), Tone::White);
        canvas.fill(inset(area, 4.0, 13.0).as_ref(), Tone::Panel);
    } else {
        canvas.fill(inset(area, 0.0, 16.0).as_ref(), Tone::Panel);
    }
    if let Some(slot) = won_by {
        let stripe = rounded(area.left + 10.0, area.top + 14.0, 9.0, area.height() - 28.0, 4.5);
        canvas.fill(stripe.as_ref(), Tone::Slot(slot));
    }
}

fn draw_field(canvas: &mut Canvas, area: Area, FieldMark { symbol, cover }: FieldMark, by: Option<Slot>) {
    let (side, centre) = (area.width(), at(f32::midpoint(area.left, area.right), f32::midpoint(area.top, area.bottom)));
    let own = Sign::of_symbol(symbol);
    let frame = |canvas: &mut Canvas, width: f32, tone: Tone| {
        canvas.fill(inset(area, 1.0, side * 0.15).as_ref(), tone);
        canvas.fill(inset(area, 1.0 + width, side * 0.15 - width * 0.7).as_ref(), Tone::Ink);
    };
    match cover {
        CoverMark::Open => {
            frame(canvas, side * 0.04, own.tone());
            sign(canvas, own, centre, side * 0.64, own.tone());
        }
        CoverMark::Marker => {
            frame(canvas, 2.0, Tone::Neutral);
            canvas.fill(disc(centre, side * 0.33).as_ref(), Tone::Row);
            sign(canvas, Sign::Check, centre, side * 0.4, Tone::Muted);
        }
        CoverMark::Die(face) => {
            frame(canvas, side * 0.03, own.tone());
            let by = side * 0.09;
            let die =
                Area { left: area.left + by, top: area.top + by, right: area.right - by, bottom: area.bottom - by };
            draw_die(canvas, die, face);
        }
        CoverMark::Rebel => {
            frame(canvas, side * 0.03, own.tone());
            let slot = by.map_or(Tone::Muted, Tone::Slot);
            canvas.fill(disc(centre, side * 0.4).as_ref(), Tone::White);
            canvas.fill(disc(centre, side * 0.35).as_ref(), slot);
            sign(canvas, Sign::Rebel, centre, side * 0.44, by.map_or(Tone::Ink, |slot| Tone::Slot(slot).lettering()));
        }
        CoverMark::Ally => {
            frame(canvas, side * 0.03, own.tone());
            canvas.fill(hexagon(centre, side * 0.43).as_ref(), Tone::White);
            sign(canvas, Sign::Ally, centre, side * 0.5, Tone::Ink);
        }
    }
}

/// A die of this turn: solid in the colour of its face, with a white rim.
fn draw_die(canvas: &mut Canvas, area: Area, face: Face) {
    let (side, own) = (area.width(), Sign::of_face(face));
    canvas.fill(inset(area, 0.0, side * 0.22).as_ref(), Tone::White);
    canvas.fill(inset(area, side * 0.045, side * 0.18).as_ref(), Tone::Ink);
    canvas.fill(inset(area, side * 0.07, side * 0.16).as_ref(), own.tone());
    let centre = at(f32::midpoint(area.left, area.right), f32::midpoint(area.top, area.bottom));
    sign(canvas, own, centre, side * 0.62, Tone::Ink);
}

fn hexagon(centre: Point, radius: f32) -> Option<Path> {
    let corners: Vec<Point> = (0_u8..6)
        .map(|n| {
            let (sin, cos) = (std::f32::consts::FRAC_PI_3 * f32::from(n)).sin_cos();
            at(centre.x + radius * cos, centre.y + radius * sin)
        })
        .collect();
    rings([corners.as_slice()])
}

fn draw_points(canvas: &mut Canvas, area: Area, number: &str, size: f32, align: Align, tone: Option<Tone>) {
    let (coin, gap) = (size * 0.86, size * 0.2);
    let y = f32::midpoint(area.top, area.bottom);
    let line = Line::fitted(font::Face::Bold, size, size * 0.6, area.width() - coin - gap, number);
    let width = coin + gap + line.width;
    let left = match align {
        Align::Left => area.left,
        Align::Centre => f32::midpoint(area.left, area.right) - width / 2.0,
        Align::Right => area.right - width,
    };
    sign(canvas, Sign::Victory, at(left + coin / 2.0, y), coin, tone.unwrap_or(Sign::Victory.tone()));
    line.draw(canvas, Align::Left, left + coin + gap, y, tone.unwrap_or(Tone::White));
}

/// How wide a chip is that shows so many signs (the figure counts as one).
pub(super) fn chip_width(signs: usize, height: f32) -> f32 {
    let many = real(i32::try_from(signs).unwrap_or(i32::from(i16::MAX)));
    (many * (height * CHIP + 4.0) + height * (1.0 - CHIP)).max(height) + 4.0
}

fn draw_ally(canvas: &mut Canvas, area: Area, signs: &[AllySymbol], figure: bool, tone: Option<Tone>) {
    canvas.fill(inset(area, 0.0, 12.0).as_ref(), Tone::Ink);
    let lent = signs.iter().map(|sign| match sign {
        AllySymbol::Symbol(symbol) => Sign::of_symbol(*symbol),
        AllySymbol::Restart => Sign::Restart,
    });
    let shown: Vec<Sign> = figure.then_some(Sign::Ally).into_iter().chain(lent).collect();
    let (size, step) = (area.height() * CHIP, area.height() * CHIP + 4.0);
    let many = real(i32::try_from(shown.len()).unwrap_or(1));
    let mut x = f32::midpoint(area.left, area.right) - step * (many - 1.0) / 2.0;
    for one in shown {
        let own = if one == Sign::Ally { Tone::Muted } else { one.tone() };
        sign(canvas, one, at(x, f32::midpoint(area.top, area.bottom)), size * 0.92, tone.unwrap_or(own));
        x += step;
    }
}

/// Once used it is an empty frame.
fn draw_rebel(canvas: &mut Canvas, area: Area, symbol: Symbol, used: bool) {
    let (size, y) = (area.height() * CHIP, f32::midpoint(area.top, area.bottom));
    let own = Sign::of_symbol(symbol);
    let left = area.left + area.width() / 2.0 - size / 2.0 - 2.0;
    let right = left + size + 4.0;
    if used {
        canvas.fill(inset(area, 0.0, 12.0).as_ref(), Tone::Neutral);
        canvas.fill(inset(area, 2.5, 10.0).as_ref(), Tone::Panel);
        sign(canvas, Sign::Rebel, at(left, y), size * 0.9, Tone::Neutral);
        sign(canvas, Sign::Check, at(right, y), size * 0.8, Tone::Muted);
        return;
    }
    canvas.fill(inset(area, 0.0, 12.0).as_ref(), Tone::White);
    canvas.fill(inset(area, 3.0, 10.0).as_ref(), Tone::Ink);
    sign(canvas, Sign::Rebel, at(left, y), size * 0.9, Tone::White);
    sign(canvas, own, at(right, y), size * 0.9, own.tone());
}

fn draw_sith(canvas: &mut Canvas, area: Area, sith: Sith) {
    let (y, size) = (f32::midpoint(area.top, area.bottom), area.height() * 0.78);
    let coral = Sign::Destroyer.tone();
    canvas.fill(inset(area, 0.0, area.height() / 2.0).as_ref(), coral);
    canvas.fill(inset(area, 3.5, area.height() / 2.0).as_ref(), Tone::Ink);
    let line = Line::new(font::Face::Bold, area.height() * 0.68, &format!("−{}", sith.dice_lost()));
    let left = f32::midpoint(area.left, area.right) - (size + 8.0 + line.width) / 2.0;
    sign(canvas, Sign::of_sith(sith), at(left + size / 2.0, y), size, Tone::White);
    line.draw(canvas, Align::Left, left + size + 8.0, y, Tone::White);
}

/// As on boards.
fn draw_banner(canvas: &mut Canvas, area: Area, text: &str) {
    let line = Line::fitted(font::Face::Bold, 38.0, 26.0, area.width() - 72.0, text);
    let (x, width) = (f32::midpoint(area.left, area.right), line.width + 64.0);
    let pill = Area { left: x - width / 2.0 - 4.0, right: x + width / 2.0 + 4.0, ..area };
    canvas.fill(inset(pill, 0.0, area.height() / 2.0).as_ref(), Tone::White);
    canvas.fill(inset(pill, 4.0, area.height() / 2.0 - 4.0).as_ref(), Tone::Ink);
    line.draw(canvas, Align::Centre, x, f32::midpoint(area.top, area.bottom), Tone::White);
}
