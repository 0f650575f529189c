//! Ships, markers and the station: own drawings, as simple as a phone needs them. Each has an outline of its own, since the
//! colours alone do not serve everybody.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{Path, PathBuilder};

use super::badge::Reach;
use super::canvas::Canvas;
use super::font::{Align, Face as Typeface, Line};
use super::geometry::{at, placed, px, real, rings, rounded, stroked};
use super::palette::{Hue, Tone};
use super::stamp::Stamp;
use super::theatre::{KeySign, Navy};
use crate::assets::Point;
use crate::game::conquest::effect::Danger;
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::theatre::ShieldKind;

/// The sides of a tile with a marker in pixels.
pub(super) const TILE: f32 = 36.0;

/// How far the station reaches from its middle with its rim.
pub(super) const STATION: f32 = 31.0;

/// How far the disc of who hides reaches from its middle with its rim.
pub(super) const HOOD: f32 = 34.0;

/// The height of a line of ships, and the width of the rim around them.
const LINE: f32 = 31.0;
const RIM: f32 = 4.5;

/// The broadest sign of a class.
const BROADEST: f32 = 28.0;

/// How far apart the stripes are that mark armies nobody plays, and how broad they are, in pixels.
pub(super) const HATCH: (i32, i32) = (26, 7);

/// The height of a ship in a strip.
const SHIP: i32 = 31;

/// From the edge of a strip to its first ship, and between two classes.
const MARGIN: f32 = 5.5;

/// The ships of a space: a sign and a number for each class, in a row or one below the other.
#[derive(Debug)]
pub(super) struct ShipStrip {
    navy: Navy,
    /// The middle of each sign from the upper left corner, and its number.
    parts: Vec<(ShipClass, Point, Line)>,
    width: f32,
    height: f32,
}

impl ShipStrip {
    pub(super) fn row(navy: Navy, fleet: Fleet) -> Self {
        let mut x = MARGIN;
        let parts = numbers(fleet).map(|(class, line)| {
            let middle = at(x + breadth(navy, class) / 2.0, LINE / 2.0);
            x += breadth(navy, class) + 2.0 + line.width + MARGIN;
            (class, middle, line)
        });
        Self { navy, parts: parts.collect(), width: x, height: LINE }
    }

    /// The same one below the other; `None` where there is one class alone.
    pub(super) fn column(navy: Navy, fleet: Fleet) -> Option<Self> {
        const NEXT: f32 = LINE - 1.0;
        let middles = (0_u8..).map(|n| LINE / 2.0 + f32::from(n) * NEXT);
        let parts: Vec<(ShipClass, Point, Line)> = numbers(fleet)
            .zip(middles)
            .map(|((class, line), y)| (class, at(MARGIN + BROADEST / 2.0, y), line))
            .collect();
        let last = parts.last().filter(|_| parts.len() > 1)?;
        let widest = parts.iter().map(|part| part.2.width).fold(0.0, f32::max);
        Some(Self { navy, height: last.1.y + LINE / 2.0, width: BROADEST + widest + 2.0 + 2.0 * MARGIN, parts })
    }

    /// How far it reaches from its middle with its rim.
    pub(super) fn reach(&self) -> Reach {
        Reach { x: self.width / 2.0 + RIM, y: self.height / 2.0 + RIM }
    }

    /// Draws it around a point, with a rim in the colour of its owner.
    pub(super) fn draw(&self, canvas: &mut Canvas, centre: Point, owner: Tone) {
        let (left, top) = (centre.x - self.width / 2.0, centre.y - self.height / 2.0);
        plate(canvas, left, top, self.width, self.height, owner);
        for (class, middle, line) in &self.parts {
            let (x, y) = (left + middle.x, top + middle.y);
            sign(canvas, KeySign::Ship(self.navy, *class), at(x, y), SHIP, Tone::White);
            line.draw(canvas, Align::Left, x + breadth(self.navy, *class) / 2.0 + 2.0, y, Tone::White);
        }
    }
}

/// The classes that are there, with their numbers.
fn numbers(fleet: Fleet) -> impl Iterator<Item = (ShipClass, Line)> {
    let there = ShipClass::ALL.into_iter().filter(move |&class| fleet.of(class) > 0);
    there.map(move |class| (class, Line::new(Typeface::Bold, 31.0, &fleet.of(class).to_string())))
}

/// How broad the sign of a class is in a strip.
fn breadth(navy: Navy, class: ShipClass) -> f32 {
    match (navy, class) {
        (_, ShipClass::Fighter) | (Navy::Trilogy, ShipClass::Bomber) | (Navy::Clones, ShipClass::Destroyer) => BROADEST,
        (Navy::Trilogy, ShipClass::Destroyer) => 26.0,
        (Navy::Clones, ShipClass::Bomber) => 21.0,
    }
}

fn plate(canvas: &mut Canvas, left: f32, top: f32, width: f32, height: f32, rim: Tone) {
    let frame = |grow: f32| rounded(left - grow, top - grow, width + 2.0 * grow, height + 2.0 * grow, 9.0 + grow);
    canvas.fill(frame(RIM).as_ref(), Tone::Ink);
    canvas.fill(frame(3.0).as_ref(), rim);
    canvas.fill(frame(0.0).as_ref(), Tone::Ink);
}

/// What lies on the board as a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tile {
    Sign(KeySign),
    /// So many tokens face down.
    Tokens(u32),
    /// Tokens that the viewer knows, with so many circles together.
    Circles(u32),
}

/// A tile with a sign: light for markers, dark with a rim for what cards do.
pub(super) fn tile(canvas: &mut Canvas, what: Tile, centre: Point, rim: Tone) {
    let frame = |half: f32, radius: f32| rounded(centre.x - half, centre.y - half, 2.0 * half, 2.0 * half, radius);
    let half = TILE / 2.0;
    canvas.fill(frame(half, 8.0).as_ref(), Tone::Ink);
    let what = match what {
        Tile::Sign(what) => what,
        Tile::Tokens(many) => {
            canvas.fill(frame(half - 2.5, 6.0).as_ref(), Tone::Paper);
            let text = if many > 1 { format!("{}?", many.min(9)) } else { "?".to_owned() };
            let line = Line::fitted(Typeface::Bold, 36.0, 20.0, TILE - 8.0, &text);
            return line.draw(canvas, Align::Centre, centre.x, centre.y, Tone::Ink);
        }
        Tile::Circles(many) => {
            canvas.fill(frame(half - 2.5, 6.0).as_ref(), Tone::Paper);
            canvas.fill(disc(centre, 13.5).and_then(|path| stroked(&path, 3.0)).as_ref(), Tone::Ink);
            let size = if many > 9 { 19.0 } else { 25.0 };
            let line = Line::new(Typeface::Bold, size, &many.min(99).to_string());
            return line.draw(canvas, Align::Centre, centre.x, centre.y, Tone::Ink);
        }
    };
    match what {
        KeySign::Base => {
            canvas.fill(frame(half - 2.5, 6.0).as_ref(), Tone::Paper);
            Line::new(Typeface::Bold, 36.0, "?").draw(canvas, Align::Centre, centre.x, centre.y, Tone::Ink);
        }
        KeySign::EmptyBase => {
            canvas.fill(frame(half - 2.5, 6.0).as_ref(), Tone::Paper);
            sign(canvas, what, centre, 28, Tone::Ink);
        }
        KeySign::Leader => {
            canvas.fill(frame(half - 1.5, 6.5).as_ref(), Tone::White);
            canvas.fill(frame(half - 4.5, 4.0).as_ref(), Tone::Hue(Hue::Red));
            sign(canvas, what, centre, 28, Tone::Ink);
        }
        _ => {
            canvas.fill(frame(half - 1.5, 6.5).as_ref(), rim);
            canvas.fill(frame(half - 4.5, 4.0).as_ref(), Tone::Ink);
            sign(canvas, what, centre, 26, Tone::White);
        }
    }
}

/// A sphere with a trench around it and a dish.
pub(super) fn station(canvas: &mut Canvas, centre: Point, radius: f32) {
    let scale = radius / STATION;
    let mut layer = |path: Option<Path>, tone: Tone| {
        canvas.fill(path.and_then(|path| placed(path, scale, centre)).as_ref(), tone);
    };
    layer(disc(at(0.0, 0.0), 31.0), Tone::Ink);
    layer(disc(at(0.0, 0.0), 28.5), Tone::White);
    layer(disc(at(0.0, 0.0), 26.5), Tone::Ink);
    layer(disc(at(0.0, 0.0), 24.5), Tone::Neutral);
    layer(disc(at(-3.0, -3.0), 20.5), Tone::Muted);
    layer(rounded(-24.0, 2.0, 48.0, 5.5, 0.0), Tone::Ink);
    layer(disc(at(-8.0, -9.5), 9.0), Tone::Ink);
    layer(disc(at(-7.0, -8.5), 4.5), Tone::White);
}

/// The rocks of a destroyed planet: where each is, how large, and how it is turned, in eighths.
const ROCKS: [(f32, f32, f32, u8); 10] = [
    (-4.0, 2.0, 17.0, 0),
    (26.0, -12.0, 12.0, 3),
    (22.0, 18.0, 9.0, 5),
    (-30.0, -10.0, 10.0, 6),
    (-25.0, 22.0, 8.0, 1),
    (4.0, -30.0, 7.0, 2),
    (48.0, 6.0, 8.0, 7),
    (2.0, 34.0, 6.0, 4),
    (-48.0, 8.0, 6.0, 3),
    (50.0, -24.0, 5.0, 0),
];

/// An asteroid field, `scale` times as large as on a board.
pub(super) fn asteroids(canvas: &mut Canvas, centre: Point, scale: f32) {
    let all = |grow: f32, lift: f32| {
        let rocks: Vec<Vec<Point>> =
            ROCKS.iter().map(|&(x, y, size, turn)| rock(at(x - lift, y - lift), size + grow, turn)).collect();
        rings(rocks.iter().map(Vec::as_slice)).and_then(|path| placed(path, scale, centre))
    };
    canvas.solid(all(2.5, 0.0).as_ref(), Tone::Ink);
    canvas.solid(all(0.0, 0.0).as_ref(), Tone::Hue(Hue::Rock));
    canvas.solid(all(-3.0, 1.5).as_ref(), Tone::Hue(Hue::Sand));
}

/// Seven corners, none as far out as the next.
fn rock(centre: Point, size: f32, turn: u8) -> Vec<Point> {
    const FAR: [f32; 7] = [1.0, 0.82, 0.97, 0.74, 1.0, 0.86, 0.7];
    let corner = |(n, far): (u8, f32)| {
        let angle = f32::from(n) / 7.0 * std::f32::consts::TAU + f32::from(turn) * std::f32::consts::FRAC_PI_4;
        at(centre.x + size * far * angle.cos(), centre.y + size * far * angle.sin())
    };
    (0..).zip(FAR).map(corner).collect()
}

/// Draws the sign alone, `size` pixels high.
pub(super) fn sign(canvas: &mut Canvas, what: KeySign, centre: Point, size: i32, tone: Tone) {
    canvas.put(&stamp(what, size), px(centre.x), px(centre.y), tone);
}

/// A sign in a legend, `size` pixels high.
pub(super) fn key(canvas: &mut Canvas, what: KeySign, centre: Point, size: f32) {
    match what {
        KeySign::Ship(..) => sign(canvas, what, centre, px(size), Tone::White),
        KeySign::Station => station(canvas, centre, size / 2.0),
        KeySign::Hideout => hood(canvas, centre, size / 2.0),
        KeySign::Token => tile(canvas, Tile::Tokens(1), centre, Tone::Muted),
        KeySign::KnownToken => tile(canvas, Tile::Circles(1), centre, Tone::Muted),
        KeySign::Asteroids => asteroids(canvas, centre, size / 84.0),
        KeySign::Resource => {
            canvas.fill(disc(centre, size * 0.42).and_then(|path| stroked(&path, size * 0.17)).as_ref(), Tone::Ring);
        }
        KeySign::Unplayed => {
            let Some(path) = rounded(centre.x - size / 2.0, centre.y - size * 0.4, size, size * 0.8, 6.0) else {
                return;
            };
            canvas.fill(Some(&path), Tone::Neutral);
            canvas.put(&Stamp::filled(&path).hatched(HATCH), 0, 0, Tone::Muted);
        }
        KeySign::Base | KeySign::EmptyBase | KeySign::Leader | KeySign::Shield(_) => {
            tile(canvas, Tile::Sign(what), centre, Tone::Muted);
        }
    }
}

/// Who hides: black on white, so that everybody sees it, in a red ring.
pub(super) fn hood(canvas: &mut Canvas, centre: Point, radius: f32) {
    let rings = [(1.0, Tone::Ink), (0.93, Tone::White), (0.87, Tone::Hue(Hue::Red)), (0.7, Tone::White)];
    for (part, tone) in rings {
        canvas.fill(disc(centre, radius * part).as_ref(), tone);
    }
    sign(canvas, KeySign::Leader, centre, px(radius), Tone::Ink);
}

/// The stamp of a sign, made once for each size.
fn stamp(what: KeySign, size: i32) -> Arc<Stamp> {
    static STAMPS: Mutex<BTreeMap<(KeySign, i32), Arc<Stamp>>> = Mutex::new(BTreeMap::new());
    let mut stamps = STAMPS.lock().unwrap_or_else(PoisonError::into_inner);
    let made = stamps.entry((what, size)).or_insert_with(|| {
        let path = shape(what).and_then(|path| placed(path, real(size) / 100.0, at(0.0, 0.0)));
        Arc::new(path.map(|path| Stamp::filled(&path)).unwrap_or_default())
    });
    Arc::clone(made)
}

/// A shape within 50 to all sides of the origin; what is inside an even number of its rings is a hole.
#[expect(clippy::too_many_lines, reason = "one figure after another")]
fn shape(what: KeySign) -> Option<Path> {
    let mut path = PathBuilder::new();
    let mut ring = |corners: &[(f32, f32)]| {
        for (n, &(x, y)) in corners.iter().enumerate() {
            if n == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        path.close();
    };
    match what {
        KeySign::Ship(_, ShipClass::Fighter) => {
            // A ball between two panels, seen from the front.
            ring(&[(-46.0, -30.0), (-32.0, -48.0), (-30.0, 0.0), (-32.0, 48.0), (-46.0, 30.0)]);
            ring(&[(46.0, -30.0), (32.0, -48.0), (30.0, 0.0), (32.0, 48.0), (46.0, 30.0)]);
            ring(&[(-31.0, -6.0), (-18.0, -6.0), (-18.0, 6.0), (-31.0, 6.0)]);
            ring(&[(31.0, -6.0), (18.0, -6.0), (18.0, 6.0), (31.0, 6.0)]);
            path.push_circle(0.0, 0.0, 19.0);
            path.push_circle(0.0, 0.0, 7.0);
        }
        KeySign::Ship(Navy::Trilogy, ShipClass::Bomber) => {
            // A cross with broad wings and engines at their ends, from above.
            ring(&[
                (0.0, -50.0),
                (9.0, -30.0),
                (9.0, -8.0),
                (36.0, 8.0),
                (36.0, -14.0),
                (48.0, -14.0),
                (48.0, 36.0),
                (36.0, 36.0),
                (36.0, 26.0),
                (9.0, 22.0),
                (9.0, 34.0),
                (18.0, 48.0),
                (-18.0, 48.0),
                (-9.0, 34.0),
                (-9.0, 22.0),
                (-36.0, 26.0),
                (-36.0, 36.0),
                (-48.0, 36.0),
                (-48.0, -14.0),
                (-36.0, -14.0),
                (-36.0, 8.0),
                (-9.0, -8.0),
                (-9.0, -30.0),
            ]);
        }
        KeySign::Ship(Navy::Clones, ShipClass::Bomber) => {
            // A hammer's head before a slender body, and engines side by side, from above.
            ring(&[
                (-20.0, -50.0),
                (20.0, -50.0),
                (20.0, -33.0),
                (8.0, -33.0),
                (11.0, 12.0),
                (34.0, 12.0),
                (34.0, 50.0),
                (18.0, 50.0),
                (18.0, 33.0),
                (8.0, 33.0),
                (8.0, 50.0),
                (-8.0, 50.0),
                (-8.0, 33.0),
                (-18.0, 33.0),
                (-18.0, 50.0),
                (-34.0, 50.0),
                (-34.0, 12.0),
                (-11.0, 12.0),
                (-8.0, -33.0),
                (-20.0, -33.0),
            ]);
        }
        KeySign::Ship(Navy::Clones, ShipClass::Destroyer) => {
            // A broad arrow, cleft from the bow on, with two bridges, from above.
            ring(&[(0.0, -50.0), (46.0, 32.0), (28.0, 48.0), (-28.0, 48.0), (-46.0, 32.0)]);
            ring(&[(0.0, -36.0), (6.0, 12.0), (-6.0, 12.0)]);
            path.push_circle(-16.0, 27.0, 9.0);
            path.push_circle(16.0, 27.0, 9.0);
        }
        KeySign::Ship(Navy::Trilogy, ShipClass::Destroyer) => {
            // A wedge with a bridge across its stern, from above.
            ring(&[(0.0, -50.0), (44.0, 44.0), (12.0, 50.0), (-12.0, 50.0), (-44.0, 44.0)]);
            ring(&[(-17.0, 20.0), (17.0, 20.0), (17.0, 30.0), (-17.0, 30.0)]);
        }
        KeySign::EmptyBase => {
            // A dome with a door on its ground, and a mast.
            ring(&[(-50.0, 34.0), (50.0, 34.0), (50.0, 46.0), (-50.0, 46.0)]);
            path.move_to(-38.0, 28.0);
            path.cubic_to(-38.0, -26.0, 38.0, -26.0, 38.0, 28.0);
            path.line_to(12.0, 28.0);
            path.line_to(12.0, 6.0);
            path.line_to(-12.0, 6.0);
            path.line_to(-12.0, 28.0);
            path.close();
            path.push_rect(resvg::tiny_skia::Rect::from_xywh(-4.0, -44.0, 8.0, 28.0)?);
        }
        KeySign::Leader => {
            // A hood over a face in the dark.
            path.move_to(0.0, -50.0);
            path.cubic_to(36.0, -46.0, 40.0, 0.0, 50.0, 50.0);
            path.line_to(-50.0, 50.0);
            path.cubic_to(-40.0, 0.0, -36.0, -46.0, 0.0, -50.0);
            path.close();
            path.move_to(0.0, -26.0);
            path.cubic_to(20.0, -20.0, 22.0, 8.0, 0.0, 34.0);
            path.cubic_to(-22.0, 8.0, -20.0, -20.0, 0.0, -26.0);
            path.close();
        }
        KeySign::Shield(ShieldKind::From(Danger::Invasion)) => {
            // A padlock.
            path.push_rect(resvg::tiny_skia::Rect::from_xywh(-36.0, -6.0, 72.0, 54.0)?);
            path.push_circle(0.0, 20.0, 9.0);
            path.move_to(-28.0, -6.0);
            path.line_to(-28.0, -20.0);
            path.cubic_to(-28.0, -60.0, 28.0, -60.0, 28.0, -20.0);
            path.line_to(28.0, -6.0);
            path.line_to(14.0, -6.0);
            path.line_to(14.0, -20.0);
            path.cubic_to(14.0, -41.0, -14.0, -41.0, -14.0, -20.0);
            path.line_to(-14.0, -6.0);
            path.close();
        }
        KeySign::Shield(ShieldKind::From(Danger::Station | Danger::Order)) => {
            // A planet below two vaults.
            path.push_circle(0.0, 26.0, 21.0);
            for (outer, inner) in [(37.0, 28.0), (54.0, 45.0)] {
                let (far, near) = (outer * 0.87, inner * 0.87);
                path.move_to(-far, 26.0 - outer * 0.5);
                path.quad_to(-far * 0.56, 26.0 - outer * 1.28, 0.0, 26.0 - outer * 1.28);
                path.quad_to(far * 0.56, 26.0 - outer * 1.28, far, 26.0 - outer * 0.5);
                path.line_to(near, 26.0 - inner * 0.5);
                path.quad_to(near * 0.56, 26.0 - inner * 1.28, 0.0, 26.0 - inner * 1.28);
                path.quad_to(-near * 0.56, 26.0 - inner * 1.28, -near, 26.0 - inner * 0.5);
                path.close();
            }
        }
        KeySign::Shield(ShieldKind::EightSided) => {
            // A die with eight sides: four of them, with gaps between.
            ring(&[(-4.0, -50.0), (-4.0, 8.0), (-46.0, -2.0)]);
            ring(&[(4.0, -50.0), (4.0, 8.0), (46.0, -2.0)]);
            ring(&[(-4.0, 17.0), (-4.0, 50.0), (-44.0, 7.0)]);
            ring(&[(4.0, 17.0), (4.0, 50.0), (44.0, 7.0)]);
        }
        KeySign::Station
        | KeySign::Hideout
        | KeySign::Base
        | KeySign::Token
        | KeySign::KnownToken
        | KeySign::Resource
        | KeySign::Asteroids
        | KeySign::Unplayed => {}
    }
    path.finish()
}

fn disc(centre: Point, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(centre.x, centre.y, radius)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OTHERS: [KeySign; 5] = [
        KeySign::EmptyBase,
        KeySign::Leader,
        KeySign::Shield(ShieldKind::From(Danger::Invasion)),
        KeySign::Shield(ShieldKind::From(Danger::Station)),
        KeySign::Shield(ShieldKind::EightSided),
    ];

    fn pixels(sign: KeySign, size: i32) -> Vec<u8> {
        stamp(sign, size).pixels(size).unwrap_or_else(|| panic!("{sign:?} leaves its square"))
    }

    #[test]
    fn no_two_signs_look_alike_even_as_small_as_a_phone_shows_them() {
        for navy in [Navy::Trilogy, Navy::Clones] {
            let ships = ShipClass::ALL.into_iter().map(|class| KeySign::Ship(navy, class));
            let signs: Vec<KeySign> = ships.chain(OTHERS).collect();
            for (n, &one) in signs.iter().enumerate() {
                let a = pixels(one, 12);
                for &other in &signs[n + 1..] {
                    let b = pixels(other, 12);
                    let apart: u32 = a.iter().zip(&b).map(|(&a, &b)| u32::from(a.abs_diff(b))).sum();
                    assert!(apart > 16 * 24, "{one:?} and {other:?} differ by {apart}");
                }
            }
        }
    }
}
