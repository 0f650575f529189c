//! The badge of a space: the shape of its owner with the number of armies in it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{Path, PathBuilder};

use super::canvas::Canvas;
use super::font::{Align, Face, Line};
use super::geometry::{at, px, real, rings, rounded, stroked};
use super::palette::{Slot, Tone};
use super::stamp::Stamp;
use crate::assets::Point;

/// How far a badge reaches from its centre.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    pub(super) x: f32,
    pub(super) y: f32,
}

/// The most that a badge shows; spaces never hold more (rulings, section 0).
const MOST_SHOWN: u32 = 9_999;

/// Draws a badge; `fresh` gives it a white rim instead of one in the owner's colour. A space that nobody holds and where
/// nobody stands has a dot.
pub(super) fn draw(canvas: &mut Canvas, centre: Point, owner: Option<Slot>, troops: u32, fresh: bool) {
    if owner.is_none() && troops == 0 {
        let dot = |radius: f32| PathBuilder::from_circle(centre.x, centre.y, radius);
        canvas.fill(dot(11.0).as_ref(), Tone::Ink);
        canvas.fill(dot(7.0).as_ref(), Tone::Muted);
        return;
    }
    let line = number(troops);
    let blank = blank(owner, reach(owner, line.width), fresh);
    let tone = if fresh { Tone::White } else { owner.map_or(Tone::Neutral, Tone::Slot) };
    let (x, y) = (px(centre.x), px(centre.y));
    canvas.put(&blank.edge, x, y, Tone::Ink);
    canvas.put(&blank.rim, x, y, tone);
    canvas.put(&blank.face, x, y, Tone::Ink);
    line.draw(canvas, Align::Centre, centre.x, centre.y + lift(owner), Tone::White);
}

/// A badge without its number.
#[derive(Debug)]
struct Blank {
    edge: Stamp,
    rim: Stamp,
    face: Stamp,
}

/// By shape, half width in pixels, and whether the rim is white.
type Blanks = BTreeMap<(Option<Slot>, i32, bool), Arc<Blank>>;

/// The badge of a shape and width, made once.
fn blank(owner: Option<Slot>, reach: Reach, fresh: bool) -> Arc<Blank> {
    static BLANKS: Mutex<Blanks> = Mutex::new(BTreeMap::new());
    let mut blanks = BLANKS.lock().unwrap_or_else(PoisonError::into_inner);
    let entry = blanks.entry((owner, px(reach.x), fresh));
    let made = entry.or_insert_with(|| {
        let path = outline(owner, at(0.0, 0.0), Reach { x: real(px(reach.x)), y: reach.y });
        let rim = |width: f32| path.as_ref().and_then(|path| stroked(path, width)).map(|path| Stamp::solid(&path));
        let (edge, rim) = if fresh { (rim(14.0), rim(10.0)) } else { (rim(11.0), rim(7.0)) };
        let face = path.as_ref().map(Stamp::filled).unwrap_or_default();
        Arc::new(Blank { edge: edge.unwrap_or_default(), rim: rim.unwrap_or_default(), face })
    });
    Arc::clone(made)
}

/// A seat's shape in its colour, `radius` pixels high to each side, as the legend and the header show it.
pub(super) fn token(canvas: &mut Canvas, centre: Point, slot: Slot, radius: f32, tone: Tone) {
    let plain = reach(Some(slot), 0.0);
    // Shapes of the same reach do not look equally large.
    let weight = match slot {
        Slot::Square => 0.87,
        Slot::Shield => 0.94,
        Slot::Diamond | Slot::Star => 1.1,
        Slot::Circle | Slot::Hexagon => 1.0,
    };
    let scale = radius * weight / plain.y.max(plain.x);
    let Some(path) = outline(Some(slot), centre, Reach { x: plain.x * scale, y: plain.y * scale }) else { return };
    canvas.solid(stroked(&path, 5.0).as_ref(), Tone::Ink);
    canvas.fill(Some(&path), tone);
}

/// Whether the number is so wide that its badge may have to stand elsewhere.
pub(super) fn is_wide(troops: u32) -> bool {
    troops > 99
}

/// How far the badge of a space with so many armies reaches.
pub(super) fn size(owner: Option<Slot>, troops: u32) -> Reach {
    reach(owner, number(troops).width)
}

/// The inside of a badge around the origin.
#[cfg(test)]
pub(super) fn face(owner: Option<Slot>, troops: u32) -> Stamp {
    outline(owner, at(0.0, 0.0), size(owner, troops)).map(|path| Stamp::filled(&path)).unwrap_or_default()
}

fn number(troops: u32) -> Line {
    let text = troops.min(MOST_SHOWN).to_string();
    // Four digits are narrow ones: a badge must not lie in the cell of a neighbour.
    let (face, size) = match text.len() {
        1 | 2 => (Face::Bold, 35.0),
        3 => (Face::Bold, 32.0),
        _ => (Face::Condensed, 32.0),
    };
    Line::new(face, size, &text)
}

/// The shape's reach around a number that is so wide.
fn reach(owner: Option<Slot>, width: f32) -> Reach {
    let half = width / 2.0;
    match owner {
        Some(Slot::Circle) => Reach { x: (half + 11.0).max(28.0), y: 28.0 },
        Some(Slot::Square) => Reach { x: (half + 9.0).max(25.0), y: 25.0 },
        Some(Slot::Diamond) => Reach { x: (half / 0.56).max(34.0), y: 34.0 },
        Some(Slot::Hexagon) => Reach { x: (half + 16.0).max(34.0), y: 26.0 },
        Some(Slot::Shield) => Reach { x: (half + 8.0).max(26.0), y: 29.0 },
        Some(Slot::Star) => Reach { x: (half + 22.0).max(39.0), y: 38.0 },
        None => Reach { x: (half + 8.0).max(22.0), y: 22.0 },
    }
}

/// How far the number stands off the centre of the shape.
fn lift(owner: Option<Slot>) -> f32 {
    match owner {
        Some(Slot::Shield) => -3.0,
        Some(Slot::Star) => 2.0,
        Some(Slot::Circle | Slot::Square | Slot::Diamond | Slot::Hexagon) | None => 0.0,
    }
}

fn outline(owner: Option<Slot>, centre: Point, reach: Reach) -> Option<Path> {
    let Reach { x, y } = reach;
    let corner = |dx: f32, dy: f32| at(centre.x + dx, centre.y + dy);
    let corners = match owner {
        Some(Slot::Circle) => return rounded_ends(centre, reach),
        Some(Slot::Square) => return rounded(centre.x - x, centre.y - y, x * 2.0, y * 2.0, 4.0),
        None => return rounded(centre.x - x, centre.y - y, x * 2.0, y * 2.0, 12.0),
        Some(Slot::Diamond) => vec![corner(0.0, -y), corner(x, 0.0), corner(0.0, y), corner(-x, 0.0)],
        Some(Slot::Hexagon) => {
            let slant = y * 0.6;
            vec![
                corner(-x, 0.0),
                corner(slant - x, -y),
                corner(x - slant, -y),
                corner(x, 0.0),
                corner(x - slant, y),
                corner(slant - x, y),
            ]
        }
        Some(Slot::Shield) => return shield(centre, reach),
        Some(Slot::Star) => (0_u8..10)
            .map(|n| {
                let turn = f32::from(n) * std::f32::consts::PI / 5.0;
                let far = if n % 2 == 0 { 1.0 } else { 0.6 };
                corner(x * far * turn.sin(), -y * far * turn.cos() + 2.0)
            })
            .collect(),
    };
    rings([corners.as_slice()])
}

/// A circle, or a lying capsule where the number is wide.
fn rounded_ends(centre: Point, Reach { x, y }: Reach) -> Option<Path> {
    // The cubic that is nearest to a quarter of a circle.
    let pull = y * 0.5523;
    let (left, right) = (centre.x - x + y, centre.x + x - y);
    let mut path = PathBuilder::new();
    path.move_to(left, centre.y - y);
    path.line_to(right, centre.y - y);
    path.cubic_to(right + pull, centre.y - y, right + y, centre.y - pull, right + y, centre.y);
    path.cubic_to(right + y, centre.y + pull, right + pull, centre.y + y, right, centre.y + y);
    path.line_to(left, centre.y + y);
    path.cubic_to(left - pull, centre.y + y, left - y, centre.y + pull, left - y, centre.y);
    path.cubic_to(left - y, centre.y - pull, left - pull, centre.y - y, left, centre.y - y);
    path.close();
    path.finish()
}

fn shield(centre: Point, Reach { x, y }: Reach) -> Option<Path> {
    let (left, right, top) = (centre.x - x, centre.x + x, centre.y - y * 0.85);
    let mut path = PathBuilder::new();
    path.move_to(left, top);
    path.line_to(right, top);
    path.line_to(right, centre.y + y * 0.3);
    path.quad_to(right - x * 0.15, centre.y + y * 0.8, centre.x, centre.y + y * 1.15);
    path.quad_to(left + x * 0.15, centre.y + y * 0.8, left, centre.y + y * 0.3);
    path.close();
    path.finish()
}
