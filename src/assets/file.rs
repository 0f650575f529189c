//! The files as they are written. Unknown keys are errors, so that a misspelt one is not silently ignored.

use serde::Deserialize;
use toml::Spanned;

use super::art::{Area, Icon, Point};
use super::board::Vocabulary;
use crate::text::lang::{LocalName, PerLang};

/// Where a statement comes from: a rule book, public pages, or our own work.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Origin {
    Seed,
    Public,
    Own,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    pub(super) schema: Spanned<u32>,
    pub(super) board: Spanned<BoardHead>,
    pub(super) regions: Vec<Spanned<RegionEntry>>,
    #[serde(rename = "planets")]
    pub(super) spaces: Vec<Spanned<SpaceEntry>>,
    pub(super) links: Vec<Spanned<LinkEntry>>,
    #[serde(default)]
    pub(super) non_links: Vec<Spanned<NonLinkEntry>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardHead {
    pub(super) id: String,
    pub(super) name: LocalName,
    #[serde(rename = "rulesets")]
    _rulesets: Vec<String>,
    #[serde(default)]
    pub(super) vocabulary: Vocabulary,
    pub(super) spaces: usize,
    pub(super) links: usize,
    pub(super) canvas: [u16; 2],
    pub(super) map_area: Area,
    pub(super) header_area: Area,
    pub(super) panel_area: Area,
    /// Without it the place for a canvas of 1600 by 1000 pixels.
    #[serde(default = "usual_notice_area")]
    pub(super) notice_area: Area,
    /// On a board of planets.
    pub(super) disc: Option<DiscHead>,
    pub(super) label_font_px: f32,
}

fn usual_notice_area() -> Area {
    Area { left: 368.0, top: 916.0, right: 1232.0, bottom: 980.0 }
}

/// What the discs of all planets have in common.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiscHead {
    /// In pixels.
    pub(super) radius: f32,
    /// From the centre of the disc to that of the badge.
    pub(super) badge_offset: Point,
}

/// How sure a statement of public pages is.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Confidence {
    Certain,
    High,
    Medium,
    Low,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RegionEntry {
    pub(super) id: String,
    pub(super) name: LocalName,
    /// The number of spaces.
    pub(super) size: usize,
    pub(super) bonus: u32,
    #[serde(rename = "bonus_source")]
    _bonus_source: Origin,
    pub(super) color: String,
    pub(super) tag: PerLang<Point>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceEntry {
    pub(super) id: String,
    pub(super) name: LocalName,
    pub(super) label: LocalName,
    pub(super) region: String,
    #[serde(rename = "source")]
    _source: Origin,
    #[serde(rename = "region_source")]
    _region_source: Option<Origin>,
    #[serde(default)]
    pub(super) resource: bool,
    pub(super) resource_source: Option<Origin>,
    #[serde(rename = "resource_confidence")]
    _resource_confidence: Option<Confidence>,
    pub(super) card_symbol: Option<Icon>,
    #[serde(rename = "disputed", default)]
    _disputed: bool,
    /// The place of the badge or, on a board of planets, of the disc.
    pub(super) x: f32,
    pub(super) y: f32,
    /// The colour of the disc.
    pub(super) tint: Option<String>,
    pub(super) anchor: Option<Point>,
    pub(super) label_x: f32,
    pub(super) label_y: f32,
    pub(super) polygons: Vec<Vec<Point>>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LinkWord {
    #[serde(alias = "land")]
    Border,
    #[serde(alias = "sea")]
    Lane,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LinkEntry {
    pub(super) a: String,
    pub(super) b: String,
    pub(super) kind: LinkWord,
    #[serde(rename = "source")]
    _source: Origin,
    #[serde(rename = "kind_source")]
    _kind_source: Option<Origin>,
    #[serde(rename = "confidence")]
    _confidence: Option<Confidence>,
    /// The control point of a lane that is a curve; it may lie off the canvas.
    pub(super) ctrl: Option<Point>,
    #[serde(rename = "disputed", default)]
    _disputed: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NonLinkEntry {
    pub(super) a: String,
    pub(super) b: String,
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckFile {
    pub(super) schema: Spanned<u32>,
    pub(super) ruleset: String,
    pub(super) board: Spanned<String>,
    pub(super) deck: Spanned<DeckHead>,
    pub(super) symbols: Symbols,
    pub(super) cards: Vec<Spanned<CardEntry>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckHead {
    pub(super) territory_cards: usize,
    pub(super) jokers: usize,
    pub(super) total: usize,
    pub(super) per_symbol: usize,
    #[serde(rename = "counts_source")]
    _counts_source: Origin,
    #[serde(rename = "per_symbol_source")]
    _per_symbol_source: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Symbols {
    pub(super) infantry: SymbolEntry,
    pub(super) cavalry: SymbolEntry,
    pub(super) artillery: SymbolEntry,
    pub(super) joker: SymbolEntry,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SymbolEntry {
    pub(super) name: LocalName,
    #[serde(rename = "source")]
    _source: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardEntry {
    pub(super) id: String,
    pub(super) territory: Option<String>,
    pub(super) symbol: Icon,
    pub(super) name: LocalName,
    #[serde(rename = "source")]
    _source: Origin,
    #[serde(rename = "disputed", default)]
    _disputed: bool,
}
