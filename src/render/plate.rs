//! What of a board never changes: shapes as stamps, made once per board.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::canvas::Canvas;
use super::geometry::{at, dashed, line, px, rings, rounded, stroked};
use super::palette::{Palette, Tone};
use super::sky::{self, Above};
use super::stamp::Stamp;
use crate::assets::{BoardArt, Point};
use crate::game::ids::{BySpace, RegionId, SpaceId};

/// The stamps of a board.
#[derive(Debug)]
pub(super) struct Plate {
    /// What the shapes were made from.
    art: Arc<BoardArt>,
    /// Sea, lanes and header.
    pub(super) base: Canvas,
    pub(super) fills: BySpace<Stamp>,
    /// Borders, coasts, and the stronger borders of regions.
    pub(super) ink: Stamp,
    pub(super) region_ink: Stamp,
    /// A line along the border of a space, and a wider one to be laid below it.
    pub(super) outlines: BySpace<(Stamp, Stamp)>,
    /// Lanes and planets above the cells; on boards of planets alone.
    pub(super) above: Above,
}

impl Plate {
    /// The plate of a board, made at the first call.
    pub(super) fn of(art: &Arc<BoardArt>) -> Arc<Self> {
        static PLATES: Mutex<BTreeMap<String, Arc<Plate>>> = Mutex::new(BTreeMap::new());
        let mut plates = PLATES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(plate) = plates.get(&art.id).filter(|plate| Arc::ptr_eq(&plate.art, art) || plate.art == *art) {
            return Arc::clone(plate);
        }
        let plate = Arc::new(Self::new(Arc::clone(art)));
        plates.insert(art.id.clone(), Arc::clone(&plate));
        plate
    }

    fn new(art: Arc<BoardArt>) -> Self {
        let shape = |rule: &dyn Fn(&[Vec<Point>]) -> Stamp| art.spaces.map(|_, space| rule(&space.polygons));
        let all = || art.spaces.iter().flat_map(|(_, space)| &space.polygons).map(Vec::as_slice);
        let fills = shape(&|polygons| along(polygons, None));
        let outlines = shape(&|polygons| along(polygons, Some(6.0)));
        let wide = shape(&|polygons| along(polygons, Some(12.0)));
        let borders = rings(all()).and_then(|path| stroked(&path, 2.6));
        Self {
            base: base(&art),
            fills,
            ink: borders.map(|path| Stamp::solid(&path)).unwrap_or_default(),
            region_ink: region_borders(&art),
            outlines: outlines.map(|space, thin| (thin.clone(), wide[space].clone())),
            above: if of_planets(&art) { sky::above(&art) } else { Above::default() },
            art,
        }
    }
}

/// The inside of the polygons, or a line of some width along their rims.
fn along(polygons: &[Vec<Point>], width: Option<f32>) -> Stamp {
    let path = rings(polygons.iter().map(Vec::as_slice));
    match width {
        None => path.map(|path| Stamp::filled(&path)),
        Some(width) => path.and_then(|path| stroked(&path, width)).map(|path| Stamp::solid(&path)),
    }
    .unwrap_or_default()
}

/// Whether the spaces are planets with discs.
pub(super) fn of_planets(art: &BoardArt) -> bool {
    art.spaces.iter().any(|(_, space)| space.disc.is_some())
}

fn base(art: &BoardArt) -> Canvas {
    let palette = if of_planets(art) { Palette::planets() } else { Palette::board() };
    let mut canvas = Canvas::colored(palette, art.canvas.0, art.canvas.1, Tone::Sea);
    if of_planets(art) {
        sky::draw_ground(&mut canvas, art);
    } else {
        draw_lanes(&mut canvas, art);
    }
    let area = art.header_area;
    canvas.fill(rounded(area.left, area.top, area.width(), area.height(), 0.0).as_ref(), Tone::Panel);
    canvas
}

fn draw_lanes(canvas: &mut Canvas, art: &BoardArt) {
    for lane in &art.lanes {
        let end = |space: SpaceId| art.spaces[space].anchor.unwrap_or(art.spaces[space].badge);
        for (from, to) in around(art, end(lane.ends.0), end(lane.ends.1)) {
            canvas.solid(line(&[from, to]).and_then(|path| dashed(&path, 3.0, 9.0, 9.0)).as_ref(), Tone::Lane);
        }
    }
}

/// A line between two points, or, on a map that goes round, the two lines of one that leaves the canvas at one side and
/// comes back at the other.
pub(super) fn around(art: &BoardArt, from: Point, to: Point) -> Vec<(Point, Point)> {
    let width = f32::from(art.canvas.0);
    if of_planets(art) || (from.x - to.x).abs() <= width / 2.0 {
        return vec![(from, to)];
    }
    let shift = if from.x < to.x { -width } else { width };
    vec![(from, at(to.x + shift, to.y)), (at(from.x - shift, from.y), to)]
}

/// A stretch of border, as one of the spaces at it has it.
pub(super) type Side = (RegionId, Point, Point);

/// All stretches of border with the spaces at them: neighbouring shapes share their points exactly.
pub(super) fn sides(art: &BoardArt) -> BTreeMap<[(i32, i32); 2], Vec<Side>> {
    let key = |point: Point| (px(point.x * 10.0), px(point.y * 10.0));
    let mut edges: BTreeMap<[(i32, i32); 2], Vec<Side>> = BTreeMap::new();
    for (_, space) in art.spaces.iter() {
        for ring in &space.polygons {
            for (&a, &b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                let mut ends = [key(a), key(b)];
                ends.sort_unstable();
                edges.entry(ends).or_default().push((space.region, a, b));
            }
        }
    }
    edges
}

/// Where two regions touch.
fn region_borders(art: &BoardArt) -> Stamp {
    let mut path = resvg::tiny_skia::PathBuilder::new();
    for sides in sides(art).values() {
        let (region, a, b) = sides[0];
        if sides.iter().any(|side| side.0 != region) {
            path.move_to(a.x, a.y);
            path.line_to(b.x, b.y);
        }
    }
    let path = path.finish().and_then(|path| stroked(&path, 6.5));
    path.map(|path| Stamp::solid(&path)).unwrap_or_default()
}
