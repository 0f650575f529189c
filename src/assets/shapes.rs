//! A board file to what pictures need.

use super::Source;
use super::art::{Area, BoardArt, DiscArt, LaneArt, Point, RegionArt, SpaceArt};
use super::board::{at_link, at_region, at_space};
use super::error::{AssetError, Fault};
use super::file::{BoardFile, BoardHead, LinkEntry, LinkWord, RegionEntry, SpaceEntry};
use crate::game::ids::{BySpace, RegionId, SpaceId};
use crate::game::map::Board;
use crate::text::lang::Lang;

/// All shapes, on the canvas.
pub(super) fn art(source: Source<'_>, file: &BoardFile, board: &Board) -> Result<BoardArt, AssetError> {
    let head = file.board.get_ref();
    let mut regions = Vec::new();
    for (n, entry) in file.regions.iter().enumerate() {
        regions.push(region_art(head, entry.get_ref()).map_err(|fault| at_region(source, n, entry, fault))?);
    }
    let mut spaces = Vec::new();
    for (n, (entry, space)) in file.spaces.iter().zip(board.spaces()).enumerate() {
        spaces.push(space_art(head, entry.get_ref(), space.region).map_err(|fault| at_space(source, n, entry, fault))?);
    }
    let spaces: BySpace<SpaceArt> = spaces.into_iter().collect();
    let mut lanes = Vec::new();
    for (n, entry) in file.links.iter().enumerate() {
        let link = entry.get_ref();
        let [Some(a), Some(b)] = [&link.a, &link.b].map(|id| board.space_named(id)) else { continue };
        let lane = lane_art(head, link, (a.min(b), a.max(b)), &spaces);
        lanes.extend(lane.map_err(|fault| at_link(source, n, entry, fault))?);
    }
    lanes.sort_by_key(|lane| lane.ends);
    Ok(BoardArt {
        id: head.id.clone(),
        canvas: (head.canvas[0], head.canvas[1]),
        header_area: head.header_area,
        panel_area: head.panel_area,
        notice_area: head.notice_area,
        label_px: head.label_font_px,
        spaces,
        regions: regions.into_iter().collect(),
        lanes,
    })
}

fn region_art(head: &BoardHead, entry: &RegionEntry) -> Result<RegionArt, Fault> {
    for lang in Lang::ALL {
        on_canvas(head, "tag", entry.tag[lang])?;
    }
    let color = color(&entry.color).ok_or_else(|| Fault::BadColor(entry.color.clone()))?;
    Ok(RegionArt { tag: entry.tag, color })
}

fn space_art(head: &BoardHead, entry: &SpaceEntry, region: RegionId) -> Result<SpaceArt, Fault> {
    let (place, label) = (Point { x: entry.x, y: entry.y }, Point { x: entry.label_x, y: entry.label_y });
    let disc = disc_art(head, entry, place)?;
    let offset = head.disc.map_or(Point::default(), |disc| disc.badge_offset);
    let badge = Point { x: place.x + offset.x, y: place.y + offset.y };
    on_canvas(head, "badge", badge)?;
    on_canvas(head, "label", label)?;
    on_canvas(head, "anchor", entry.anchor.unwrap_or(badge))?;
    if entry.polygons.is_empty() || entry.polygons.iter().any(|ring| ring.len() < 3) {
        return Err(Fault::FlatPolygon);
    }
    entry.polygons.iter().flatten().try_for_each(|&point| on_canvas(head, "polygon point", point))?;
    Ok(SpaceArt { region, badge, anchor: entry.anchor, label, polygons: entry.polygons.clone(), disc })
}

fn disc_art(head: &BoardHead, entry: &SpaceEntry, centre: Point) -> Result<Option<DiscArt>, Fault> {
    let (Some(disc), Some(tint)) = (head.disc, &entry.tint) else {
        return if head.disc.is_none() && entry.tint.is_none() { Ok(None) } else { Err(Fault::DiscOrTint) };
    };
    let tint = color(tint).ok_or_else(|| Fault::BadColor(tint.clone()))?;
    if disc.radius <= 0.0 {
        return Err(Fault::FlatArea("disc"));
    }
    for (x, y) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
        on_canvas(head, "disc", Point { x: centre.x + x * disc.radius, y: centre.y + y * disc.radius })?;
    }
    Ok(Some(DiscArt { centre, radius: disc.radius, tint, resource: entry.resource }))
}

/// The line of a link that has one; a curve stays on the canvas.
fn lane_art(
    head: &BoardHead,
    entry: &LinkEntry,
    ends: (SpaceId, SpaceId),
    spaces: &BySpace<SpaceArt>,
) -> Result<Option<LaneArt>, Fault> {
    match (entry.kind, entry.ctrl) {
        (LinkWord::Border, None) => return Ok(None),
        (LinkWord::Border, Some(_)) => return Err(Fault::BorderCurve),
        (LinkWord::Lane, _) => {}
    }
    if let Some(ctrl) = entry.ctrl {
        let [from, to] =
            [ends.0, ends.1].map(|space| spaces[space].disc.map_or(spaces[space].badge, |disc| disc.centre));
        for step in 1..16_u8 {
            let t = f32::from(step) / 16.0;
            let on = |a: f32, b: f32, c: f32| (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
            on_canvas(head, "lane", Point { x: on(from.x, ctrl.x, to.x), y: on(from.y, ctrl.y, to.y) })?;
        }
    }
    Ok(Some(LaneArt { ends, ctrl: entry.ctrl }))
}

pub(super) fn on_canvas(head: &BoardHead, what: &'static str, point: Point) -> Result<(), Fault> {
    let canvas = Area { left: 0.0, top: 0.0, right: f32::from(head.canvas[0]), bottom: f32::from(head.canvas[1]) };
    if canvas.holds(point) { Ok(()) } else { Err(Fault::OffCanvas { what, at: format!("{}, {}", point.x, point.y) }) }
}

/// `#rrggbb` as red, green, blue.
fn color(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
    let channel = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
    Some([channel(0)?, channel(2)?, channel(4)?])
}
