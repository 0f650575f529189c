//! The picture of a board.

use resvg::tiny_skia::PathBuilder;

use super::arrow::{self, Obstacle};
use super::badge::{self, Reach};
use super::canvas::Canvas;
use super::encode;
use super::font::{Align, Face, Line};
use super::geometry::{at, line, rounded, stroked};
use super::palette::{Hue, Slot, Tone};
use super::placing::{self, Piece};
use super::plate::{Plate, around, of_planets};
use super::scene::{Scene, SpaceMark};
use super::theatre::TheatreScene;
use super::{Picture, RenderError, header, legend, pieces, sides};
use crate::assets::{Area, BoardArt, Point};
use crate::game::ids::{BySpace, RegionId, SpaceId};

/// Draws a board. The same scene gives the same bytes.
pub fn board(scene: &Scene) -> Result<Picture, RenderError> {
    let canvas = compose(scene)?;
    let (width, height) = (canvas.width(), canvas.height());
    Ok(Picture { png: encode::png(&canvas)?, alt: scene.alt.clone(), width, height })
}

fn compose(scene: &Scene) -> Result<Canvas, RenderError> {
    check(scene)?;
    let (art, plate) = (&scene.art, Plate::of(&scene.art));
    let mut canvas = plate.base.clone();
    let theatre = scene.theatre.as_ref();
    let is_gone = |space: SpaceId| theatre.is_some_and(|theatre| theatre.is_destroyed(space));
    for (space, mark) in scene.spaces.iter() {
        canvas.put(&plate.fills[space], 0, 0, mark.owner.map_or(Tone::Neutral, Tone::Slot));
        if is_unplayed(*mark) {
            canvas.put(&plate.fills[space].hatched(pieces::HATCH), 0, 0, Tone::Muted);
        }
    }
    canvas.put(&plate.ink, 0, 0, Tone::Ink);
    canvas.put(&plate.region_ink, 0, 0, Tone::Ink);
    for &space in &scene.outline {
        canvas.put(&plate.outlines[space].1, 0, 0, Tone::Ink);
    }
    for &space in &scene.outline {
        canvas.put(&plate.outlines[space].0, 0, 0, Tone::White);
    }
    if let Some(hideout) = theatre.and_then(|theatre| theatre.hideout.as_ref()) {
        canvas.put(&plate.outlines[hideout.space].1, 0, 0, Tone::Ink);
        canvas.put(&plate.outlines[hideout.space].0, 0, 0, Tone::Hue(Hue::Red));
    }
    for (stamp, tone) in &plate.above.doors {
        canvas.put(stamp, 0, 0, *tone);
    }
    for space in theatre.iter().flat_map(|theatre| &theatre.destroyed) {
        canvas.put(&plate.outlines[*space].1, 0, 0, Tone::Ink);
        canvas.put(&plate.fills[*space], 0, 0, Tone::Sea);
    }
    for lane in &plate.above.lanes {
        let is_cut = is_gone(lane.ends.0) || is_gone(lane.ends.1);
        for (stamp, tone) in if is_cut { &lane.cut } else { &lane.whole } {
            canvas.put(stamp, 0, 0, *tone);
        }
    }
    for (stamp, tone) in &plate.above.planets {
        canvas.put(stamp, 0, 0, *tone);
    }
    for space in theatre.iter().flat_map(|theatre| &theatre.destroyed) {
        draw_asteroids(&mut canvas, art, *space);
    }
    for region in art.regions.ids() {
        draw_tag(&mut canvas, scene, region);
    }
    let labels = scene.labels.map(|_, label| Line::new(Face::Condensed, art.label_px, label));
    let pieces = theatre.map(|theatre| placing::pieces(scene, theatre, &labels)).unwrap_or_default();
    if let Some((from, to)) = scene.arrow {
        draw_arrow(&mut canvas, scene, (from, to), &labels, &pieces);
    }
    for (space, mark) in scene.spaces.iter() {
        if is_gone(space) {
            continue;
        }
        let shape = &art.spaces[space];
        if let Some(anchor) = shape.anchor {
            draw_leader(&mut canvas, shape.badge, anchor);
        }
        badge::draw(&mut canvas, badge_place(scene, space), mark.owner, mark.troops, scene.changed.contains(&space));
    }
    for (space, label) in labels.iter() {
        let Point { x, y } = label_place(scene, space);
        let tone = if is_gone(space) { Tone::Muted } else { Tone::White };
        label.draw_rimmed(&mut canvas, 4, Align::Centre, x, y, tone);
    }
    for piece in &pieces {
        piece.draw(&mut canvas);
    }
    header::draw(&mut canvas, art.header_area, &scene.header);
    match theatre {
        Some(theatre) => sides::draw(&mut canvas, art.panel_area, &scene.legend, theatre),
        None => legend::draw(&mut canvas, art.panel_area, &scene.legend),
    }
    if let Some(banner) = &scene.banner {
        draw_banner(&mut canvas, art.notice_area, banner);
    }
    Ok(canvas)
}

/// Whether armies stand there that nobody plays.
fn is_unplayed(mark: SpaceMark) -> bool {
    mark.owner.is_none() && mark.troops > 0
}

fn draw_asteroids(canvas: &mut Canvas, art: &BoardArt, space: SpaceId) {
    let shape = &art.spaces[space];
    let centre = shape.disc.map_or(shape.badge, |disc| {
        let around = PathBuilder::from_circle(disc.centre.x, disc.centre.y, disc.radius + 10.5);
        canvas.fill(around.as_ref(), Tone::Sea);
        at(disc.centre.x + 14.0, disc.centre.y + 4.0)
    });
    pieces::asteroids(canvas, centre, 1.0);
}

/// Everything that is drawn by space or region is there for this board.
fn check(scene: &Scene) -> Result<(), RenderError> {
    let spaces = scene.art.spaces.len();
    let named = scene.outline.iter().chain(&scene.changed).chain(scene.arrow.iter().flat_map(|(a, b)| [a, b]));
    let named = named.copied().chain(scene.theatre.iter().flat_map(TheatreScene::named));
    let beyond = named.map(|space| space.index() + 1).max().unwrap_or(0);
    let counts = [
        ("labels", scene.labels.len(), spaces),
        ("marks", scene.spaces.len(), spaces),
        ("tags", scene.tags.len(), scene.art.regions.len()),
        ("spaces", beyond.max(spaces), spaces),
    ];
    match counts.into_iter().find(|&(_, found, expected)| found != expected) {
        Some((what, found, expected)) => Err(RenderError::OtherBoard { what, found, expected }),
        None => Ok(()),
    }
}

/// Name and bonus of a region, in the colour of whoever holds all of it.
fn draw_tag(canvas: &mut Canvas, scene: &Scene, region: RegionId) {
    let place = scene.art.regions[region].tag[scene.lang];
    let line = Line::new(Face::Condensed, 28.0, &scene.tags[region]);
    let holder = holder(scene, region);
    if of_planets(&scene.art) {
        return draw_plated_tag(canvas, scene, region, &line, holder);
    }
    let tone = holder.map_or(Tone::Muted, Tone::Slot);
    line.draw_rimmed(canvas, 4, Align::Centre, place.x, place.y, tone);
    if let Some(slot) = holder {
        badge::token(canvas, at(place.x - line.width / 2.0 - 20.0, place.y), slot, 14.0, tone);
    }
}

/// The same on a plate with an edge in the region's hue: among planets it lies across cells of any colour.
fn draw_plated_tag(canvas: &mut Canvas, scene: &Scene, region: RegionId, line: &Line, holder: Option<Slot>) {
    const HALF: f32 = 17.0;
    let (art, shape) = (&scene.art, &scene.art.regions[region]);
    let room = if holder.is_some() { 32.0 } else { 0.0 };
    let width = line.width + room + 28.0;
    let Point { x, y } = shape.tag[scene.lang];
    let left = (x - width / 2.0).min(art.panel_area.left - width - 8.0).max(8.0);
    let plate = |grow: f32| rounded(left - grow, y - HALF - grow, width + 2.0 * grow, 2.0 * (HALF + grow), HALF + grow);
    canvas.fill(plate(4.5).as_ref(), Tone::Ink);
    canvas.fill(plate(2.5).as_ref(), Tone::Hue(Hue::near(shape.color)));
    canvas.fill(plate(0.0).as_ref(), Tone::Ink);
    line.draw(canvas, Align::Left, left + room + 14.0, y, Tone::White);
    if let Some(slot) = holder {
        badge::token(canvas, at(left + 27.0, y), slot, 13.0, Tone::Slot(slot));
    }
}

fn holder(scene: &Scene, region: RegionId) -> Option<Slot> {
    let is_gone = |space: SpaceId| scene.theatre.as_ref().is_some_and(|theatre| theatre.is_destroyed(space));
    let of_region = |&(space, _): &(SpaceId, &SpaceMark)| scene.art.spaces[space].region == region && !is_gone(space);
    let mut owners = scene.spaces.iter().filter(of_region).map(|(_, mark)| mark.owner);
    let first = owners.next().flatten()?;
    owners.all(|owner| owner == Some(first)).then_some(first)
}

/// Where the badge of a space is: beside the planet, if there is one, however wide the number is.
pub(super) fn badge_place(scene: &Scene, space: SpaceId) -> Point {
    let (art, mark) = (&scene.art.spaces[space], scene.spaces[space]);
    if art.disc.is_none() {
        return art.badge;
    }
    let reach = badge::size(mark.owner, mark.troops);
    let last = scene.art.panel_area.left - reach.x - 10.0;
    let usual = at((art.badge.x + (reach.x - USUAL).max(0.0) * 0.75).min(last), art.badge.y);
    if !badge::is_wide(mark.troops) {
        return usual;
    }
    let places = (0_u8..8).map(|n| at(usual.x - f32::from(n) * 5.0, usual.y));
    let beyond = |centre: Point| rim(centre, reach).into_iter().filter(|&point| !holds(&art.polygons, point)).count();
    places.min_by_key(|&centre| beyond(centre)).unwrap_or(usual)
}

/// Points along the rim of a badge, wherever its corners are.
fn rim(centre: Point, Reach { x, y }: Reach) -> [Point; 12] {
    const SIDES: [(f32, f32); 12] = [
        (1.0, 0.0),
        (1.0, 0.5),
        (1.0, -0.5),
        (0.8, 0.9),
        (0.8, -0.9),
        (0.0, 1.0),
        (0.0, -1.0),
        (-0.8, 0.9),
        (-0.8, -0.9),
        (-1.0, 0.5),
        (-1.0, -0.5),
        (-1.0, 0.0),
    ];
    SIDES.map(|(dx, dy)| at(centre.x + dx * x, centre.y + dy * y))
}

/// Whether the point is inside the polygons.
pub(super) fn holds(polygons: &[Vec<Point>], point: Point) -> bool {
    let crossings = polygons.iter().flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)));
    let crossed = crossings.filter(|(a, b)| {
        (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
    });
    crossed.count() % 2 == 1
}

/// Half the width of a badge for which the places beside planets are made.
const USUAL: f32 = 28.0;

/// Where the name of a space is: a little lower where it stands below a deep badge.
pub(super) fn label_place(scene: &Scene, space: SpaceId) -> Point {
    let (art, mark) = (&scene.art.spaces[space], scene.spaces[space]);
    let reach = badge::size(mark.owner, mark.troops);
    let gap = art.label.y - art.badge.y;
    if gap <= 0.0 || (art.label.x - art.badge.x).abs() > reach.x {
        return art.label;
    }
    at(art.label.x, art.label.y + (reach.y + 13.0 - gap).clamp(0.0, 7.0))
}

fn draw_leader(canvas: &mut Canvas, badge: Point, anchor: Point) {
    let Some(path) = line(&[badge, anchor]) else { return };
    canvas.solid(stroked(&path, 8.0).as_ref(), Tone::Ink);
    canvas.solid(stroked(&path, 3.5).as_ref(), Tone::White);
}

fn draw_arrow(
    canvas: &mut Canvas,
    scene: &Scene,
    (from, to): (SpaceId, SpaceId),
    labels: &BySpace<Line>,
    pieces: &[Piece],
) {
    let spaces = &scene.art.spaces;
    let mut obstacles = Vec::new();
    for space in spaces.ids() {
        let ends = space == from || space == to;
        let reach = Reach { x: labels[space].width / 2.0, y: 11.0 };
        obstacles.push(Obstacle { centre: label_place(scene, space), reach, weight: if ends { 4.0 } else { 1.5 } });
        if !ends {
            let reach = badge::size(scene.spaces[space].owner, scene.spaces[space].troops);
            obstacles.push(Obstacle { centre: badge_place(scene, space), reach, weight: 3.0 });
        }
    }
    obstacles.extend(pieces.iter().map(|piece| Obstacle { centre: piece.centre, reach: piece.reach, weight: 1.5 }));
    let ends = (from.min(to), from.max(to));
    let lane = scene.art.lanes.iter().find(|lane| lane.ends == ends).and_then(|lane| lane.ctrl);
    let [source, target] = [from, to].map(|space| badge::size(scene.spaces[space].owner, scene.spaces[space].troops));
    for (start, end) in around(&scene.art, badge_place(scene, from), badge_place(scene, to)) {
        arrow::draw(canvas, (start, source), (end, target), lane, &obstacles);
    }
}

/// A notice where the board has room for it.
fn draw_banner(canvas: &mut Canvas, area: Area, text: &str) {
    let line = Line::fitted(Face::Bold, 38.0, 26.0, area.width() - 64.0, text);
    let (box_width, x, y) = (line.width + 64.0, area.left.midpoint(area.right), area.top.midpoint(area.bottom));
    let frame = |grow: f32| {
        rounded(x - box_width / 2.0 - grow, y - 32.0 - grow, box_width + 2.0 * grow, 64.0 + 2.0 * grow, 32.0 + grow)
    };
    canvas.fill(frame(4.0).as_ref(), Tone::White);
    canvas.fill(frame(0.0).as_ref(), Tone::Ink);
    line.draw(canvas, Align::Centre, x, y, Tone::White);
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::assets::{AnyKit, kit};
    use crate::render::geometry::px;
    use crate::render::palette::FULL;
    use crate::render::stamp::Stamp;

    fn scene(edition: &str) -> Scene {
        let kit = kit(edition).and_then(AnyKit::conquest).expect("an edition");
        Scene::of_nobody(kit)
    }

    /// The pixels of a stamp at a place, row by row on a canvas of a width.
    fn pixels(stamp: &Stamp, (x, y): (i32, i32), width: usize) -> impl Iterator<Item = usize> {
        let runs = stamp.runs().iter().filter(|run| run.coverage > FULL / 2);
        let places = runs.flat_map(move |run| (0..run.len).map(move |n| (run.x + x + n, run.y + y)));
        places.filter_map(move |(x, y)| Some(usize::try_from(y).ok()? * width + usize::try_from(x).ok()?))
    }

    /// Whose cell each pixel is in.
    fn cells(art: &Arc<BoardArt>) -> Vec<Option<SpaceId>> {
        let (plate, width) = (Plate::of(art), usize::from(art.canvas.0));
        let mut cells = vec![None; width * usize::from(art.canvas.1)];
        for (space, fill) in plate.fills.iter() {
            pixels(fill, (0, 0), width).for_each(|at| cells[at] = Some(space));
        }
        cells
    }

    #[test]
    fn no_badge_lies_in_the_cell_of_a_neighbour_however_many_armies_it_counts() {
        for edition in ["galaxy", "clone-wars-standard"] {
            let mut scene = scene(edition);
            let (cells, width) = (cells(&scene.art), usize::from(scene.art.canvas.0));
            for (troops, slot) in [9, 99, 888, 9_999].into_iter().flat_map(|many| Slot::ALL.map(|slot| (many, slot))) {
                let owner = Some(slot);
                scene.spaces = scene.spaces.map(|_, _| SpaceMark { owner, troops });
                let face = badge::face(owner, troops);
                // A badge is some 3,000 pixels large; the tip of a star with two digits reaches furthest.
                let most = if slot == Slot::Star { 140 } else { 50 };
                for (space, label) in scene.labels.iter() {
                    let Point { x, y } = badge_place(&scene, space);
                    let is_other = |at: &usize| cells.get(*at).is_some_and(|cell| cell.is_some_and(|it| it != space));
                    let beyond = pixels(&face, (px(x), px(y)), width).filter(is_other).count();
                    assert!(beyond < most, "{label}, {troops} as {slot:?}: {beyond} pixels");
                }
            }
        }
    }
}
