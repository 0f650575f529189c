//! Who plays in an arena, and what everybody has.

use super::arena_layout::{MOST_SIGNS, count, short, text};
use super::arena_pieces::{Piece, What, chip_width};
use super::arena_scene::ArenaRow;
use super::font::{Align, Face};
use super::names::shown_name;
use super::palette::Tone;
use crate::assets::Area;

/// The tallest row of the legend.
const TALLEST: f32 = 215.0;
/// The height of the largest chip of a figure.
const LARGEST_CHIP: f32 = 68.0;
/// The most seats.
const SEATS: usize = 4;

/// One plate for all seats; the rest of the area stays empty.
pub(super) fn legend(pieces: &mut Vec<Piece>, area: Area, seats: &[ArenaRow]) {
    let seats = &seats[..seats.len().min(SEATS)];
    if seats.is_empty() {
        return;
    }
    let many = count(seats.len());
    let height = ((area.height() - 8.0) / many).min(TALLEST);
    let plate = Area { bottom: area.top + height * many + 8.0, ..area };
    pieces.push(Piece { area: plate, what: What::Ground { tone: Tone::Panel, radius: 14.0 } });
    let mut top = area.top + 4.0;
    for one in seats {
        seat(pieces, Area { left: area.left + 4.0, top, right: area.right - 4.0, bottom: top + height }, one);
        top += height;
    }
}

fn seat(pieces: &mut Vec<Piece>, area: Area, seat: &ArenaRow) {
    if seat.on_turn {
        let band = Area { top: area.top + 1.0, bottom: area.bottom - 1.0, ..area };
        pieces.push(Piece { area: band, what: What::OnTurn });
    }
    let pad = ((area.height() - 140.0) / 5.0).clamp(6.0, 14.0);
    let (top, split) = (area.top + pad, area.top + pad + 60.0);
    let tone = if seat.surrendered { Tone::Neutral } else { Tone::Slot(seat.slot) };
    let token = Area { left: area.left + 14.0, top, right: area.left + 74.0, bottom: split };
    pieces.push(Piece { area: token, what: What::Token { slot: seat.slot, tone } });

    let right = area.right - 14.0;
    let points = Area { left: right - 116.0, top, right, bottom: split };
    let muted = seat.surrendered.then_some(Tone::Muted);
    let number = short(seat.points);
    pieces.push(Piece { area: points, what: What::Points { number, size: 46.0, align: Align::Right, tone: muted } });
    let mut name = Area { left: token.right + 8.0, top, right: points.left - 8.0, bottom: split };
    if let Some(sith) = seat.sith {
        let place = Area { left: name.right - 122.0, right: name.right, top: top + 5.0, bottom: split - 5.0 };
        pieces.push(Piece { area: place, what: What::Sith(sith) });
        name.right = place.left - 8.0;
    }
    let shown = shown_name(&seat.name);
    pieces.push(if seat.surrendered {
        Piece { area: name, what: What::Struck { text: shown, size: 38.0, least: 30.0 } }
    } else {
        text(name, &shown, Face::Semi, (38.0, 30.0), Align::Left, Tone::White)
    });

    let (under, room) = (area.bottom - 4.0 - pad, area.bottom - 4.0 - pad - split);
    let height = room.min(LARGEST_CHIP);
    let (left, above) = (area.left + 14.0, split + (room - height) / 2.0);
    let rebel = Area { left, top: above, right: left + chip_width(2, height), bottom: above + height };
    pieces.push(Piece { area: rebel, what: What::Rebel { symbol: seat.rebel, used: seat.rebel_used } });
    let chips = Area { left: rebel.right + 8.0, top: split, right, bottom: under };
    allies(pieces, chips, seat);
}

/// The chips of allies as large as they fit; at the smallest size those that do not fit are counted.
fn allies(pieces: &mut Vec<Piece>, area: Area, seat: &ArenaRow) {
    let sizes = [LARGEST_CHIP, 60.0, 52.0, 46.0, 40.0];
    let placed = sizes.map(|height| (height, places(area, height, seat)));
    let all = placed.iter().find(|(_, found)| found.len() == seat.allies.len());
    let Some(&(height, ref found)) = all.or(placed.last()) else { return };
    let mut shown = found.len();
    let mut rest = None;
    if shown < seat.allies.len() {
        // The last chips make room for the number of those that are not shown.
        let width = 64.0;
        let lines = found.iter().map(|place| place.top).fold(area.top, f32::max);
        while shown > 0 && found[shown - 1].right > area.right - width && found[shown - 1].top >= lines {
            shown -= 1;
        }
        let left = found[..shown].iter().filter(|place| place.top >= lines).map(|place| place.right + 6.0);
        let left = left.fold(area.left, f32::max);
        rest = Some(Area { left, top: lines, right: area.right, bottom: lines + height });
    }
    for (place, signs) in found[..shown].iter().zip(&seat.allies) {
        let signs = signs[..signs.len().min(MOST_SIGNS)].to_vec();
        let what = What::Ally { signs, figure: false, tone: None };
        pieces.push(Piece { area: *place, what });
    }
    if let Some(place) = rest {
        let more = format!("+{}", seat.allies.len() - shown);
        pieces.push(text(place, &more, Face::Bold, (36.0, 26.0), Align::Left, Tone::White));
    }
}

/// Places for the chips of as many allies as fit at a height, in lines.
fn places(area: Area, height: f32, seat: &ArenaRow) -> Vec<Area> {
    let gap = 6.0;
    let (mut left, mut line) = (area.left, 0);
    let mut found: Vec<(usize, Area)> = Vec::new();
    for signs in &seat.allies {
        let width = chip_width(signs.len().min(MOST_SIGNS), height);
        if left + width > area.right && left > area.left {
            (left, line) = (area.left, line + 1);
        }
        let many = count(line + 1);
        if many * height + (many - 1.0) * gap > area.height() || left + width > area.right {
            break;
        }
        found.push((line, Area { left, top: 0.0, right: left + width, bottom: height }));
        left += width + gap;
    }
    let many = count(found.last().map_or(0, |(line, _)| line + 1));
    let top = area.top + (area.height() - many * height - (many - 1.0).max(0.0) * gap) / 2.0;
    let lowered = found.into_iter().map(|(line, place)| {
        let down = top + count(line) * (height + gap);
        Area { top: down, bottom: down + height, ..place }
    });
    lowered.collect()
}
