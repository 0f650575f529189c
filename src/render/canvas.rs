//! The picture while it is drawn: one palette entry per pixel.

use resvg::tiny_skia::Path;

use super::palette::{FULL, Palette, Tone};
use super::stamp::Stamp;

/// Rows of palette entries. A zero byte before each row is PNG's "no filter", so that the rows are compressed as they lie.
#[derive(Clone, Debug)]
pub(super) struct Canvas {
    width: u16,
    height: u16,
    rows: Vec<u8>,
}

impl Canvas {
    pub(super) fn new(width: u16, height: u16, ground: Tone) -> Self {
        let mut rows = vec![ground.entry(); (usize::from(width) + 1) * usize::from(height)];
        rows.iter_mut().step_by(usize::from(width) + 1).for_each(|filter| *filter = 0);
        Self { width, height, rows }
    }

    pub(super) fn width(&self) -> u16 {
        self.width
    }

    pub(super) fn height(&self) -> u16 {
        self.height
    }

    /// The rows, each after its filter byte.
    pub(super) fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// Puts a stamp at a place; what lies outside is cut off.
    pub(super) fn put(&mut self, stamp: &Stamp, x: i32, y: i32, tone: Tone) {
        let palette = Palette::get();
        let (width, height) = (i32::from(self.width), i32::from(self.height));
        for run in stamp.runs() {
            let (row, left, right) = (y + run.y, (x + run.x).max(0), (x + run.x + run.len).min(width));
            if !(0..height).contains(&row) || left >= right {
                continue;
            }
            let start = row * (width + 1) + 1;
            let place = |x: i32| usize::try_from(start + x).unwrap_or_default();
            let pixels = &mut self.rows[place(left)..place(right)];
            if run.coverage == FULL {
                pixels.fill(tone.entry());
            } else {
                let table = palette.over(tone, run.coverage);
                for pixel in pixels {
                    *pixel = table[usize::from(*pixel)];
                }
            }
        }
    }

    /// Fills a path (even-odd).
    pub(super) fn fill(&mut self, path: Option<&Path>, tone: Tone) {
        if let Some(path) = path {
            self.put(&Stamp::filled(path), 0, 0, tone);
        }
    }

    /// Fills a path that may overlap itself.
    pub(super) fn solid(&mut self, path: Option<&Path>, tone: Tone) {
        if let Some(path) = path {
            self.put(&Stamp::solid(path), 0, 0, tone);
        }
    }
}
