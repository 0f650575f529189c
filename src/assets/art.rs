//! What pictures need to know of a board, in canvas pixels.

use crate::game::cards::Symbol;
use crate::game::ids::{ByRegion, BySpace, RegionId, SpaceId};
use crate::text::lang::PerLang;

/// A point of the canvas in pixels, from the upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Deserialize)]
#[serde(from = "[f32; 2]")]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

/// A rectangle of the canvas in pixels: left, top, right and bottom edge.
#[derive(Clone, Copy, Debug, PartialEq, serde::Deserialize)]
#[serde(from = "[f32; 4]")]
pub struct Area {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

/// The shapes of a board. Every point lies on the canvas.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardArt {
    /// The board's id.
    pub id: String,
    /// Width and height of the canvas in pixels.
    pub canvas: (u16, u16),
    pub header_area: Area,
    pub panel_area: Area,
    /// Where a notice hides least.
    pub notice_area: Area,
    /// Size of the names of spaces in pixels.
    pub label_px: f32,
    pub spaces: BySpace<SpaceArt>,
    pub regions: ByRegion<RegionArt>,
    /// Links that are drawn as lines, by their ends.
    pub lanes: Vec<LaneArt>,
}

/// What a symbol of a deck shows, by the word that files use for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Icon {
    Infantry,
    Cavalry,
    Artillery,
    Fighter,
    Bomber,
    Destroyer,
    Corvette,
    Capital,
    Joker,
}

/// The shape of a space.
#[derive(Clone, Debug, PartialEq)]
pub struct SpaceArt {
    pub region: RegionId,
    /// Centre of the badge with the armies.
    pub badge: Point,
    /// Where a leader ends, if the badge stands off the land.
    pub anchor: Option<Point>,
    /// Centre of the name.
    pub label: Point,
    /// Closed rings, filled by the even-odd rule.
    pub polygons: Vec<Vec<Point>>,
    /// The planet itself; on every space of a board of planets, and on no other.
    pub disc: Option<DiscArt>,
}

/// A planet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscArt {
    pub centre: Point,
    /// In pixels, above 0.
    pub radius: f32,
    /// Red, green, blue.
    pub tint: [u8; 3],
    /// Whether a ring marks it as a resource planet.
    pub resource: bool,
}

/// A line between two spaces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LaneArt {
    /// The earlier space in board order first.
    pub ends: (SpaceId, SpaceId),
    /// The control point of a quadratic curve from disc to disc, all of which lies on the canvas. Without one the line is
    /// straight; longer than half the canvas, it leaves it at one side and comes back at the other.
    pub ctrl: Option<Point>,
}

/// How a region is told from others.
#[derive(Clone, Debug, PartialEq)]
pub struct RegionArt {
    /// Centre of its name and bonus.
    pub tag: PerLang<Point>,
    /// Red, green, blue.
    pub color: [u8; 3],
}

impl Icon {
    /// Which symbol of its deck it stands for.
    pub fn symbol(self) -> Symbol {
        match self {
            Icon::Infantry | Icon::Fighter => Symbol::First,
            Icon::Cavalry | Icon::Bomber | Icon::Corvette => Symbol::Second,
            Icon::Artillery | Icon::Destroyer | Icon::Capital => Symbol::Third,
            Icon::Joker => Symbol::Joker,
        }
    }
}

impl From<[f32; 2]> for Point {
    fn from([x, y]: [f32; 2]) -> Self {
        Self { x, y }
    }
}

impl From<[f32; 4]> for Area {
    fn from([left, top, right, bottom]: [f32; 4]) -> Self {
        Self { left, top, right, bottom }
    }
}

impl Area {
    pub fn width(self) -> f32 {
        self.right - self.left
    }

    pub fn height(self) -> f32 {
        self.bottom - self.top
    }

    /// Whether the point lies inside or on the rim.
    pub fn holds(self, point: Point) -> bool {
        (self.left..=self.right).contains(&point.x) && (self.top..=self.bottom).contains(&point.y)
    }
}
