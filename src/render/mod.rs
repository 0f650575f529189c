//! The only room with pixels: a scene in, a PNG out. It knows neither rules nor words; whatever is written on a picture
//! comes as text in the scene.
//!
//! A picture is composed in an 8-bit canvas whose bytes are palette entries (`palette`); whatever is drawn is a
//! `stamp` of runs with a coverage, made once and kept. So a move costs a copy of the base, some thousand runs and one
//! compression.

mod arena;
mod arena_layout;
mod arena_pieces;
mod arena_scene;
mod arena_seats;
mod arrow;
mod badge;
mod board;
mod canvas;
mod drawn;
mod encode;
mod font;
mod geometry;
mod hand;
mod header;
mod icons;
mod legend;
mod names;
mod order;
mod palette;
mod pieces;
mod placing;
mod plate;
mod scene;
mod shrink;
mod sides;
mod sky;
mod stamp;
mod strip;
mod symbols;
mod theatre;
mod wish;

pub use arena::arena;
pub use arena_scene::{AllySymbol, ArenaRow, ArenaScene, CoverMark, FieldMark, RowMark};
pub use board::board;
pub use hand::hand;
pub use names::shown_name;
pub use palette::Slot;
pub use scene::{CardFace, HandScene, Header, LegendRow, Scene, SpaceMark};
pub use shrink::shrink;
pub use symbols::face_rgb;
pub use theatre::{HideoutMark, KeySign, MeterMark, Navy, OrderMark, SideMark, TheatreScene, ThrowMark, TrackMark};
pub use wish::draw;

/// A picture and its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// An indexed PNG.
    pub png: Vec<u8>,
    /// The scene's `alt`, unchanged.
    pub alt: String,
    /// In pixels.
    pub width: u16,
    /// In pixels.
    pub height: u16,
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    #[error("the scene has {found} {what}, the board {expected}")]
    OtherBoard { what: &'static str, found: usize, expected: usize },
    #[error("there are no shapes for the edition {0:?}")]
    NoEdition(String),
    #[error("the picture could not be encoded: {0}")]
    Encoding(String),
}
