//! Letters: fonts, widths, and glyph stamps that are made once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use swash::FontRef;
use swash::scale::{Render, ScaleContext, Source};
use swash::zeno::{Format, Stroke, Vector};

use super::badge;
use super::canvas::Canvas;
use super::geometry::{at, px, real};
use super::names;
use super::palette::{Slot, Tone};
use super::stamp::Stamp;

/// A typeface. Letters that it lacks come from a wide one, and those that this lacks are transliterated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Face {
    Bold,
    Semi,
    Condensed,
    /// Latin, Greek and Cyrillic.
    Wide,
}

/// A text with the place of every letter.
#[derive(Clone, Debug)]
pub(super) struct Line {
    letters: Vec<Letter>,
    /// The shapes of seats in it, each with the place of its middle: drawn as on the board, in the seat's colour.
    shapes: Vec<(Slot, f32)>,
    /// In pixels.
    pub(super) width: f32,
    /// In pixels.
    pub(super) size: f32,
}

#[derive(Clone, Copy, Debug)]
struct Letter {
    face: Face,
    glyph: u16,
    x: f32,
}

/// Where a text is put relative to a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Centre,
    Right,
}

/// No line on a picture has room for more.
const MOST_LETTERS: usize = 160;

/// Height of a capital letter in parts of the size: where the middle of a line is.
const CAPITAL: f32 = 0.72;

/// Half the height of a seat's shape in a line, in parts of the size.
const SHAPE: f32 = 0.37;

impl Face {
    fn font(self) -> FontRef<'static> {
        let bytes: &'static [u8] = match self {
            Self::Bold => include_bytes!("../../assets/fonts/Inter-Bold-latin.ttf"),
            Self::Semi => include_bytes!("../../assets/fonts/Inter-SemiBold-latin.ttf"),
            Self::Condensed => include_bytes!("../../assets/fonts/BarlowCondensed-SemiBold-latin.ttf"),
            Self::Wide => include_bytes!("../../assets/fonts/NotoSans-Bold-wide.ttf"),
        };
        FontRef::from_index(bytes, 0).expect("the embedded fonts are sound: every picture test reads them")
    }
}

/// Whether some font has the letter.
pub(super) fn known(letter: char) -> bool {
    [Face::Bold, Face::Wide].into_iter().any(|face| face.font().charmap().map(letter) != 0)
}

impl Line {
    /// Lays a text out at a size in pixels.
    pub(super) fn new(face: Face, size: f32, text: &str) -> Self {
        let (own, wide) = (face.font(), Face::Wide.font());
        let (own_map, wide_map) = (own.charmap(), wide.charmap());
        let (own_widths, wide_widths) = (own.glyph_metrics(&[]).scale(size), wide.glyph_metrics(&[]).scale(size));
        let mut line = Self { letters: Vec::new(), shapes: Vec::new(), width: 0.0, size };
        let push = |line: &mut Self, letter: char| {
            let (face, glyph, advance) = match (own_map.map(letter), wide_map.map(letter)) {
                (0, 0) => return false,
                (0, glyph) => (Face::Wide, glyph, wide_widths.advance_width(glyph)),
                (glyph, _) => (face, glyph, own_widths.advance_width(glyph)),
            };
            line.letters.push(Letter { face, glyph, x: line.width });
            line.width += advance;
            true
        };
        for letter in text.chars() {
            if let Some(slot) = Slot::of_glyph(letter) {
                line.shapes.push((slot, line.width + size * SHAPE));
                line.width += 2.0 * size * SHAPE;
            } else if !names::unseen(letter) && !push(&mut line, letter) {
                any_ascii::any_ascii_char(letter).chars().for_each(|plain| {
                    push(&mut line, plain);
                });
            }
        }
        line
    }

    /// Lays a text out so that it is no wider than `width`: first smaller, down to `least`, then cut with an ellipsis.
    pub(super) fn fitted(face: Face, size: f32, least: f32, width: f32, text: &str) -> Self {
        let end = text.char_indices().nth(MOST_LETTERS).map_or(text.len(), |(end, _)| end);
        let text = &text[..end];
        let whole = Self::new(face, size, text);
        if whole.width <= width {
            return whole;
        }
        let smaller = Self::new(face, (size * width / whole.width).floor().max(least), text);
        if smaller.width <= width {
            return smaller;
        }
        let letters: Vec<char> = text.chars().collect();
        let cut = (0..letters.len()).rev().map(|kept| {
            let kept: String = letters[..kept].iter().collect();
            Self::new(face, least, &format!("{}…", kept.trim_end()))
        });
        cut.into_iter().find(|line| line.width <= width).unwrap_or_else(|| Self::new(face, least, ""))
    }

    /// Draws the text with its middle at `y`.
    pub(super) fn draw(&self, canvas: &mut Canvas, align: Align, x: f32, y: f32, tone: Tone) {
        self.each(0, align, x, y, |stamp, x, y| canvas.put(stamp, x, y, tone));
        for &(slot, middle) in &self.shapes {
            badge::token(canvas, at(self.left(align, x) + middle, y), slot, self.size * SHAPE, Tone::Slot(slot));
        }
    }

    /// Draws the text with a rim in ink, `halo` pixels wide.
    pub(super) fn draw_rimmed(&self, canvas: &mut Canvas, halo: u8, align: Align, x: f32, y: f32, tone: Tone) {
        self.each(halo, align, x, y, |stamp, x, y| canvas.put(stamp, x, y, Tone::Ink));
        self.draw(canvas, align, x, y, tone);
    }

    fn left(&self, align: Align, x: f32) -> f32 {
        match align {
            Align::Left => x,
            Align::Centre => x - self.width / 2.0,
            Align::Right => x - self.width,
        }
    }

    fn each(&self, halo: u8, align: Align, x: f32, y: f32, mut put: impl FnMut(&Stamp, i32, i32)) {
        let left = self.left(align, x);
        let base = px(y + self.size * CAPITAL / 2.0);
        let mut glyphs = GLYPHS.lock().unwrap_or_else(PoisonError::into_inner);
        for letter in &self.letters {
            let quarter = px((left + letter.x) * 4.0);
            let key = Key {
                face: letter.face,
                glyph: letter.glyph,
                size: px(self.size * 4.0),
                halo,
                quarter: quarter.rem_euclid(4),
            };
            put(&glyphs.stamp(key), quarter.div_euclid(4), base);
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    face: Face,
    glyph: u16,
    /// In quarters of a pixel.
    size: i32,
    /// Width of the rim; 0 for the letter itself.
    halo: u8,
    /// Place within a pixel in quarters.
    quarter: i32,
}

/// Glyph stamps. Emptied when hostile names have filled it, so that it stays within a few megabytes.
struct Glyphs {
    context: Option<ScaleContext>,
    stamps: Option<HashMap<Key, Arc<Stamp>>>,
}

const MOST_GLYPHS: usize = 8_192;

static GLYPHS: Mutex<Glyphs> = Mutex::new(Glyphs { context: None, stamps: None });

impl Glyphs {
    fn stamp(&mut self, key: Key) -> Arc<Stamp> {
        let stamps = self.stamps.get_or_insert_default();
        if let Some(stamp) = stamps.get(&key) {
            return Arc::clone(stamp);
        }
        if stamps.len() >= MOST_GLYPHS {
            stamps.clear();
        }
        let context = self.context.get_or_insert_with(ScaleContext::new);
        let stamp = Arc::new(rasterised(context, key));
        stamps.insert(key, Arc::clone(&stamp));
        stamp
    }
}

fn rasterised(context: &mut ScaleContext, key: Key) -> Stamp {
    let mut scaler = context.builder(key.face.font()).size(real(key.size) / 4.0).hint(false).build();
    let mut render = Render::new(&[Source::Outline]);
    render.format(Format::Alpha).offset(Vector::new(real(key.quarter) / 4.0, 0.0));
    if key.halo > 0 {
        render.style(Stroke::new(f32::from(key.halo) * 2.0));
    }
    let Some(image) = render.render(&mut scaler, key.glyph) else { return Stamp::default() };
    let width = usize::try_from(image.placement.width).unwrap_or_default();
    Stamp::from_coverage(image.placement.left, -image.placement.top, width, &image.data)
}
