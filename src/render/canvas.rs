//! The picture while it is drawn: one palette entry per pixel.

use resvg::tiny_skia::Path;

use super::drawn;
use super::palette::{FULL, Palette, Tone};
use super::stamp::{Rule, Stamp};

/// Rows of palette entries. A zero byte before each row is PNG's "no filter", so that the rows are compressed as they lie.
#[derive(Clone, Debug)]
pub(super) struct Canvas {
    palette: &'static Palette,
    width: u16,
    height: u16,
    rows: Vec<u8>,
}

impl Canvas {
    /// A canvas in the colours of boards and hands.
    pub(super) fn new(width: u16, height: u16, ground: Tone) -> Self {
        Self::colored(Palette::board(), width, height, ground)
    }

    /// A canvas in the colours of a palette. Whatever is drawn on it must be among its tones.
    pub(super) fn colored(palette: &'static Palette, width: u16, height: u16, ground: Tone) -> Self {
        let mut rows = vec![ground.entry(); (usize::from(width) + 1) * usize::from(height)];
        rows.iter_mut().step_by(usize::from(width) + 1).for_each(|filter| *filter = 0);
        Self { palette, width, height, rows }
    }

    pub(super) fn palette(&self) -> &'static Palette {
        self.palette
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
        let tables = self.palette.over(tone);
        let (width, height) = (i32::from(self.width), i32::from(self.height));
        for run in stamp.runs() {
            let (row, left) = (y + run.y, (x + run.x).max(0));
            let length = (x + run.x + run.len).min(width) - left;
            if row < 0 || row >= height || length <= 0 {
                continue;
            }
            let (Ok(start), Ok(length)) = (usize::try_from(row * (width + 1) + 1 + left), usize::try_from(length))
            else {
                continue;
            };
            if run.coverage == FULL {
                self.rows[start..start + length].fill(tone.entry());
            } else {
                let table = &tables[usize::from(run.coverage)];
                for pixel in &mut self.rows[start..start + length] {
                    *pixel = table[usize::from(*pixel)];
                }
            }
        }
    }

    /// Fills a path (even-odd).
    pub(super) fn fill(&mut self, path: Option<&Path>, tone: Tone) {
        if let Some(path) = path {
            self.put(&drawn::stamp(path, Rule::EvenOdd), 0, 0, tone);
        }
    }

    /// Fills a path that may overlap itself.
    pub(super) fn solid(&mut self, path: Option<&Path>, tone: Tone) {
        if let Some(path) = path {
            self.put(&drawn::stamp(path, Rule::Winding), 0, 0, tone);
        }
    }
}
