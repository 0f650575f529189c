//! Numbers and paths. The only file that casts between pixels and reals.

use resvg::tiny_skia::{LineCap, LineJoin, Path, PathBuilder, Stroke, StrokeDash, Transform};

use crate::assets::Point;

/// The nearest whole pixel.
#[expect(clippy::cast_possible_truncation, reason = "clamped to what fits")]
pub(super) fn px(value: f32) -> i32 {
    value.clamp(-32_000.0, 32_000.0).round() as i32
}

/// A pixel or a small count as a real.
#[expect(clippy::cast_precision_loss, reason = "pixels are far below 2^24")]
pub(super) fn real(value: i32) -> f32 {
    value as f32
}

pub(super) fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// The point at `t` from 0 (`a`) to 1 (`b`).
pub(super) fn between(a: Point, b: Point, t: f32) -> Point {
    at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
}

pub(super) fn distance(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// Closed rings as one path; `None` when there is nothing to fill.
pub(super) fn rings<'a>(rings: impl IntoIterator<Item = &'a [Point]>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for ring in rings {
        trace(&mut path, ring);
        path.close();
    }
    path.finish()
}

/// An open line through the points.
pub(super) fn line(points: &[Point]) -> Option<Path> {
    let mut path = PathBuilder::new();
    trace(&mut path, points);
    path.finish()
}

fn trace(path: &mut PathBuilder, points: &[Point]) {
    for (n, point) in points.iter().enumerate() {
        if n == 0 { path.move_to(point.x, point.y) } else { path.line_to(point.x, point.y) }
    }
}

/// The outline of a path as a path of its own, with round joins.
pub(super) fn stroked(path: &Path, width: f32) -> Option<Path> {
    let stroke = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
    path.stroke(&stroke, 1.0)
}

/// The outline of a line in dashes.
pub(super) fn dashed(path: &Path, width: f32, on: f32, off: f32) -> Option<Path> {
    path.dash(&StrokeDash::new(vec![on, off], 0.0)?, 1.0).and_then(|path| stroked(&path, width))
}

/// A rectangle with round corners.
pub(super) fn rounded(left: f32, top: f32, width: f32, height: f32, radius: f32) -> Option<Path> {
    let (right, bottom, r) = (left + width, top + height, radius.min(width / 2.0).min(height / 2.0));
    let mut path = PathBuilder::new();
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.quad_to(right, top, right, top + r);
    path.line_to(right, bottom - r);
    path.quad_to(right, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.quad_to(left, bottom, left, bottom - r);
    path.line_to(left, top + r);
    path.quad_to(left, top, left + r, top);
    path.close();
    path.finish()
}

/// A path scaled about the origin and moved.
pub(super) fn placed(path: Path, scale: f32, to: Point) -> Option<Path> {
    path.transform(Transform::from_row(scale, 0.0, 0.0, scale, to.x, to.y))
}
