//! What is particular to a board of planets: light around its regions, lanes, and the planets themselves. Nothing of it changes
//! during a match.

use std::collections::BTreeMap;

use resvg::tiny_skia::{Path, PathBuilder};

use super::canvas::Canvas;
use super::geometry::{at, dashed, rounded, stroked};
use super::palette::{FULL, Hue, Tone};
use super::plate::{Side, sides};
use super::stamp::Stamp;
use crate::assets::{BoardArt, LaneArt, Point};
use crate::game::ids::{RegionId, SpaceId};

/// Stars in the dark.
const STARS: u32 = 110;

/// The light around a region: width of the line in pixels, and its strength of 16.
const GLOW: [(f32, u8); 4] = [(34.0, 3), (24.0, 6), (15.0, 10), (9.0, 16)];

/// Draws what lies behind the cells.
pub(super) fn draw_ground(canvas: &mut Canvas, art: &BoardArt) {
    for n in 0..STARS {
        let star = star(n);
        let place = |part: u16, whole: u16| f32::from(part) / 1024.0 * f32::from(whole);
        let [x, y] = [place(star[0], art.canvas.0), place(star[1], art.canvas.1)];
        let size = if n % 5 == 0 { 3.0 } else { 2.0 };
        canvas.fill(rounded(x.floor(), y.floor(), size, size, 0.0).as_ref(), Tone::Lane);
    }
    let mut rims: BTreeMap<RegionId, PathBuilder> = BTreeMap::new();
    for side in sides(art).values().filter(|sides| sides.len() == 1).flatten() {
        trace(rims.entry(side.0).or_default(), side);
    }
    let rims: Vec<(RegionId, Path)> = rims.into_iter().filter_map(|(of, rim)| Some((of, rim.finish()?))).collect();
    // The faint light of all regions first: none dims the bright edge of another.
    for (width, strength) in GLOW {
        for (region, rim) in &rims {
            let Some(path) = stroked(rim, width) else { continue };
            let hue = Hue::near(art.regions[*region].color);
            canvas.put(&Stamp::solid(&path).faint(strength), 0, 0, Tone::Hue(hue));
        }
    }
}

/// What lies above the cells, in this order.
#[derive(Debug, Default)]
pub(super) struct Above {
    /// Ways between regions.
    pub(super) doors: Vec<(Stamp, Tone)>,
    pub(super) lanes: Vec<LaneStamps>,
    pub(super) planets: Vec<(Stamp, Tone)>,
}

/// A lane as it is, and what is left of it when one of its ends is destroyed.
#[derive(Debug)]
pub(super) struct LaneStamps {
    pub(super) ends: (SpaceId, SpaceId),
    pub(super) whole: Vec<(Stamp, Tone)>,
    pub(super) cut: Vec<(Stamp, Tone)>,
}

/// What lies above the cells.
pub(super) fn above(art: &BoardArt) -> Above {
    Above {
        doors: stamped(doors(art)),
        lanes: art.lanes.iter().filter_map(|lane| lane_stamps(art, lane)).collect(),
        planets: stamped(planets(art)),
    }
}

fn stamped(layers: impl IntoIterator<Item = Layer>) -> Vec<(Stamp, Tone)> {
    let stamps = layers.into_iter().filter_map(|(path, coverage, tone)| {
        let stamp = Stamp::solid(&path?);
        Some((if coverage < FULL { stamp.faint(coverage) } else { stamp }, tone))
    });
    stamps.collect()
}

/// What is drawn, how strongly, and in which tone.
type Layer = (Option<Path>, u8, Tone);

/// Where two regions touch there is a way; elsewhere darkness lies between them.
fn doors(art: &BoardArt) -> [Layer; 2] {
    let mut doors = PathBuilder::new();
    for touching in sides(art).values().filter(|sides| sides.len() > 1) {
        if touching.iter().any(|side| side.0 != touching[0].0) {
            trace(&mut doors, &touching[0]);
        }
    }
    let doors = doors.finish();
    let line = |width: f32| doors.as_ref().and_then(|path| stroked(path, width));
    [(line(10.0), FULL, Tone::Ink), (line(4.0), FULL, Tone::Muted)]
}

fn lane_stamps(art: &BoardArt, lane: &LaneArt) -> Option<LaneStamps> {
    let path = course(art, lane)?;
    let whole = [(stroked(&path, 8.5), FULL, Tone::Ink), (dashed(&path, 4.0, 10.0, 10.0), FULL, Tone::White)];
    let cut = [(dashed(&path, 3.0, 1.0, 15.0), FULL, Tone::Lane)];
    Some(LaneStamps { ends: lane.ends, whole: stamped(whole), cut: stamped(cut) })
}

/// Discs that are lit from the upper left, away from the badge; around those with a resource a ring that stands off them.
fn planets(art: &BoardArt) -> Vec<Layer> {
    let discs = || art.spaces.iter().filter_map(|(_, space)| space.disc);
    let ringed = || discs().filter(|disc| disc.resource);
    let around = |grow: f32| circles(discs().map(|disc| (disc.centre, disc.radius + grow)));
    let ring = |grow: f32| circles(ringed().map(|disc| (disc.centre, disc.radius + grow)));
    let of = |hue: Hue| discs().filter(move |disc| Hue::near(disc.tint) == hue);
    let body = |hue: Hue| circles(of(hue).map(|disc| (disc.centre, disc.radius - 1.0)));
    let lit =
        |hue: Hue| circles(of(hue).map(|disc| (at(disc.centre.x - 3.0, disc.centre.y - 3.0), disc.radius * 0.78)));
    let mut layers = vec![
        (around(2.5), FULL, Tone::Ink),
        (ring(9.5), FULL, Tone::Ink),
        (ring(7.0), FULL, Tone::Ring),
        (ring(2.0), FULL, Tone::Ink),
    ];
    layers.extend(Hue::ALL.map(|hue| (body(hue), FULL, Tone::Hue(hue))));
    layers.push((around(-1.0), FULL / 2, Tone::Ink));
    layers.extend(Hue::ALL.map(|hue| (lit(hue), FULL, Tone::Hue(hue))));
    layers
}

/// The line of a lane from disc to disc.
fn course(art: &BoardArt, lane: &LaneArt) -> Option<Path> {
    let [from, to] = [lane.ends.0, lane.ends.1].map(|space| {
        let space = &art.spaces[space];
        space.disc.map_or(space.badge, |disc| disc.centre)
    });
    let mut path = PathBuilder::new();
    path.move_to(from.x, from.y);
    match lane.ctrl {
        Some(ctrl) => path.quad_to(ctrl.x, ctrl.y, to.x, to.y),
        None => path.line_to(to.x, to.y),
    }
    path.finish()
}

fn trace(path: &mut PathBuilder, &(_, from, to): &Side) {
    path.move_to(from.x, from.y);
    path.line_to(to.x, to.y);
}

fn circles(circles: impl Iterator<Item = (Point, f32)>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (centre, radius) in circles {
        path.push_circle(centre.x, centre.y, radius);
    }
    path.finish()
}

/// Two numbers from 0 to 1023 that look like chance and are always the same.
fn star(number: u32) -> [u16; 2] {
    let mut mixed = number.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995;
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x85eb_ca6b);
    mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xc2b2_ae35);
    mixed ^= mixed >> 16;
    [mixed & 1023, (mixed >> 12) & 1023].map(|part| u16::try_from(part).unwrap_or_default())
}
