//! The arrow of the last move: from badge to badge, bent so that it hides as little as possible.

use super::badge::Reach;
use super::canvas::Canvas;
use super::geometry::{at, between, distance, real, rings, stroked};
use super::palette::Tone;
use crate::assets::Point;

/// Something that the arrow should not cover: a name or a badge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstacle {
    pub(super) centre: Point,
    pub(super) reach: Reach,
    pub(super) weight: f32,
}

/// Points on the curve.
const PARTS: i32 = 24;

/// An end of the arrow: the centre of a badge and how far it reaches.
pub(super) type End = (Point, Reach);

/// The bends that are tried, from nearly straight to a wide bow (badges that touch need one).
const BENDS: [f32; 7] = [0.14, 0.24, 0.36, 0.5, 0.75, 1.05, 1.4];

/// Less of an arrow than this, in pixels, is hardly seen.
const SEEN: f32 = 90.0;

/// Draws the arrow between two badges: along a lane with a control point, or as it hides least. The tail begins under the
/// first badge, the head ends at the rim of the second.
pub(super) fn draw(canvas: &mut Canvas, from: End, to: End, lane: Option<Point>, obstacles: &[Obstacle]) {
    let cost = |bend: f32| {
        let curve = curve(from.0, pull(from.0, to.0, bend), to.0);
        let hits = obstacles.iter().map(|obstacle| obstacle.weight * covered(&curve, *obstacle));
        hits.sum::<f32>() + bend.abs() + (1.0 - seen(&curve, from, to) / SEEN).max(0.0) * 6.0
    };
    let bends = BENDS.into_iter().flat_map(|bend| [bend, -bend]);
    let best = || bends.map(|bend| (cost(bend), bend)).min_by(|a, b| a.0.total_cmp(&b.0));
    let Some(pull) = lane.or_else(|| best().map(|(_, bend)| pull(from.0, to.0, bend))) else { return };
    let Some(outline) = rings([body(&curve(from.0, pull, to.0), from, to).as_slice()]) else { return };
    canvas.solid(stroked(&outline, 9.0).as_ref(), Tone::Ink);
    canvas.solid(Some(&outline), Tone::White);
}

/// Whether a point lies outside a badge and its rim.
fn outside(point: Point, (centre, reach): End) -> bool {
    let (dx, dy) = ((point.x - centre.x) / (reach.x + 9.0), (point.y - centre.y) / (reach.y + 9.0));
    dx.hypot(dy) > 1.0
}

/// How many pixels of the curve lie outside both badges.
fn seen(curve: &[Point], from: End, to: End) -> f32 {
    let open = |pair: &&[Point]| outside(pair[1], from) && outside(pair[1], to);
    curve.windows(2).filter(open).map(|pair| distance(pair[0], pair[1])).sum()
}

/// The control point of a curve whose middle stands off the straight line by half of `bend` times its length.
fn pull(from: Point, to: Point, bend: f32) -> Point {
    let middle = between(from, to, 0.5);
    at(middle.x - (to.y - from.y) * bend, middle.y + (to.x - from.x) * bend)
}

/// A quadratic curve.
fn curve(from: Point, pull: Point, to: Point) -> Vec<Point> {
    let place = |t: f32| between(between(from, pull, t), between(pull, to, t), t);
    (0..=PARTS).map(|n| place(real(n) / real(PARTS))).collect()
}

/// How many points of the curve lie in the obstacle, as a part of all.
fn covered(curve: &[Point], obstacle: Obstacle) -> f32 {
    let inside = |point: &&Point| {
        (point.x - obstacle.centre.x).abs() < obstacle.reach.x + 8.0
            && (point.y - obstacle.centre.y).abs() < obstacle.reach.y + 8.0
    };
    real(i32::try_from(curve.iter().filter(inside).count()).unwrap_or(PARTS)) / real(PARTS)
}

/// Shaft and head around the curve, from the first badge to the rim of the second.
fn body(curve: &[Point], from: End, to: End) -> Vec<Point> {
    let fine: Vec<Point> =
        curve.windows(2).flat_map(|pair| (0_u8..8).map(|n| between(pair[0], pair[1], f32::from(n) / 8.0))).collect();
    let end = fine.iter().rposition(|&point| outside(point, to)).unwrap_or(0).max(2);
    let start = fine[..end].iter().position(|&point| outside(point, from)).unwrap_or(0).saturating_sub(8);
    let fine = &fine[start..];
    let end = (end - start).max(2);
    let path = &fine[..=end.min(fine.len() - 1)];
    let tip = path[path.len() - 1];
    let long: f32 = path.windows(2).map(|pair| distance(pair[0], pair[1])).sum();
    let head = (long * 0.55).clamp(16.0, 40.0);
    let neck = path.iter().rposition(|&point| distance(point, tip) > head * 0.8).unwrap_or(0);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (n, pair) in path[..=neck].windows(2).enumerate() {
        let along = real(i32::try_from(n).unwrap_or_default()) / real(i32::try_from(neck.max(1)).unwrap_or(1));
        let (a, b) = sides(pair[0], pair[1], 4.0 + 4.5 * along);
        left.push(a);
        right.push(b);
    }
    let (a, b) = sides(path[neck], tip, head * 0.62);
    left.extend([a, tip, b]);
    left.extend(right.into_iter().rev());
    left
}

/// The points to both sides of `from`, seen towards `to`.
fn sides(from: Point, to: Point, half: f32) -> (Point, Point) {
    let long = distance(from, to).max(0.001);
    let (x, y) = ((to.y - from.y) / long * half, (from.x - to.x) / long * half);
    (at(from.x + x, from.y + y), at(from.x - x, from.y - y))
}
