//! A shape as runs of pixels with a coverage, to be put onto a canvas many times.

use resvg::tiny_skia::{FillRule, Mask, Path, Transform};

use super::geometry::{px, real};
use super::palette::FULL;

/// Pixels of one row with the same coverage, relative to where the stamp is put.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) len: i32,
    /// 1 to [`FULL`].
    pub(super) coverage: u8,
}

/// What counts as the inside of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Rule {
    /// What is inside an odd number of rings.
    EvenOdd,
    /// What is inside any ring: for paths that may overlap themselves, such as outlines.
    Winding,
}

/// A shape.
#[derive(Clone, Debug, Default)]
pub(super) struct Stamp(Vec<Run>);

impl Stamp {
    /// The inside of a path, by the even-odd rule.
    pub(super) fn filled(path: &Path) -> Self {
        Self::of(path, Rule::EvenOdd)
    }

    /// The inside of a path that may overlap itself, such as an outline.
    pub(super) fn solid(path: &Path) -> Self {
        Self::of(path, Rule::Winding)
    }

    /// From coverages 0 to 255, row by row; `left` and `top` are the place of the first.
    pub(super) fn from_coverage(left: i32, top: i32, width: usize, coverage: &[u8]) -> Self {
        let mut runs: Vec<Run> = Vec::new();
        if width == 0 {
            return Self(runs);
        }
        for (y, row) in (top..).zip(coverage.chunks(width)) {
            let mut x = left;
            for same in row.chunk_by(|a, b| a == b) {
                let coverage = u8::try_from((u16::from(same[0]) * u16::from(FULL) + 127) / 255).unwrap_or(FULL);
                let len = i32::try_from(same.len()).unwrap_or_default();
                match runs.last_mut() {
                    Some(run) if run.coverage == coverage && run.y == y && run.x + run.len == x => run.len += len,
                    _ if coverage != 0 => runs.push(Run { x, y, len, coverage }),
                    _ => {}
                }
                x += len;
            }
        }
        Self(runs)
    }

    /// The same shape, of which `coverage` of [`FULL`] covers what is below, with hard edges: they are not seen where little
    /// is covered, and soft ones cost bytes.
    pub(super) fn faint(&self, coverage: u8) -> Self {
        let inside = self.0.iter().filter(|run| run.coverage >= FULL / 2);
        Self(inside.map(|run| Run { coverage, ..*run }).collect())
    }

    /// The part of it under diagonal stripes, `breadth` of every `apart` pixels wide, with hard edges.
    pub(super) fn hatched(&self, (apart, breadth): (i32, i32)) -> Self {
        let mut runs = Vec::new();
        for run in self.0.iter().filter(|run| run.coverage == FULL) {
            let end = run.x + run.len;
            // The start of the stripe in which the run begins, or before it.
            let mut x = run.x - (run.x + run.y).rem_euclid(apart);
            while x < end {
                let (from, to) = (x.max(run.x), (x + breadth).min(end));
                if from < to {
                    runs.push(Run { x: from, len: to - from, ..*run });
                }
                x += apart;
            }
        }
        Self(runs)
    }

    pub(super) fn runs(&self) -> &[Run] {
        &self.0
    }

    /// Coverages of a square with sides of `size` pixels and a pixel around it, row by row; `None` where it leaves that square.
    #[cfg(test)]
    pub(super) fn pixels(&self, size: i32) -> Option<Vec<u8>> {
        let half = size / 2 + 1;
        let width = usize::try_from(2 * half).ok()?;
        let mut pixels = vec![0; width * width];
        for run in self.runs() {
            let row = usize::try_from(run.y + half).ok().filter(|&row| row < width)? * width;
            let from = usize::try_from(run.x + half).ok()?;
            let to = usize::try_from(run.x + run.len + half).ok().filter(|&to| to <= width)?;
            pixels[row + from..row + to].fill(run.coverage);
        }
        Some(pixels)
    }

    pub(super) fn of(path: &Path, rule: Rule) -> Self {
        let rule = match rule {
            Rule::EvenOdd => FillRule::EvenOdd,
            Rule::Winding => FillRule::Winding,
        };
        let bounds = path.bounds();
        let (left, top) = (px(bounds.left()) - 2, px(bounds.top()) - 2);
        let size = |from: i32, to: f32| u32::try_from(px(to) + 3 - from).unwrap_or(1);
        let Some(mut mask) = Mask::new(size(left, bounds.right()), size(top, bounds.bottom())) else {
            return Self::default();
        };
        mask.fill_path(path, rule, true, Transform::from_translate(-real(left), -real(top)));
        let width = usize::try_from(mask.width()).unwrap_or_default();
        Self::from_coverage(left, top, width, mask.data())
    }
}
