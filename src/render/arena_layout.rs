//! Where the parts of a picture of an arena lie. Nothing lies on anything but plates.

use super::arena_pieces::{Piece, What, chip_width};
use super::arena_scene::{ArenaScene, RowMark};
use super::arena_seats::legend;
use super::font::{Align, Face};
use super::geometry::real;
use super::palette::{Slot, Tone};
use crate::assets::Area;
use crate::game::rebellion::edition::MOST_ROWS;

/// Left and right of the rows, and of what stands beside them.
const ROWS: (f32, f32) = (16.0, 1_044.0);
const SIDE: (f32, f32) = (1_060.0, 1_584.0);
const TOP: f32 = 84.0;
const BOTTOM: f32 = 984.0;
/// What a banner takes away at the bottom.
const BANNER: f32 = 84.0;
const TITLE: f32 = 56.0;
/// What shows the dice, with and without dice.
const TRAY: f32 = 216.0;
const EMPTY_TRAY: f32 = 76.0;
/// The tallest row.
const TALLEST: f32 = 188.0;
/// Columns of a row: its number; at the right end its reward and who has won it.
const NUMBER: f32 = 74.0;
const REWARD: f32 = 196.0;
const WINNER: f32 = 70.0;
/// The most signs of an ally.
pub(super) const MOST_SIGNS: usize = 2;
/// More dice than this are not shown; no turn has so many.
const MOST_DICE: usize = 8;

/// A plate.
pub(super) fn ground(area: Area, tone: Tone) -> Piece {
    Piece { area, what: What::Ground { tone, radius: 0.0 } }
}

/// All parts below the header; plates come before what lies on them.
pub(super) fn layout(scene: &ArenaScene) -> Vec<Piece> {
    let bottom = BOTTOM - if scene.banner.is_some() { BANNER } else { 0.0 };
    let mut pieces = Vec::new();
    let title = Area { left: ROWS.0 + 18.0, top: TOP, right: ROWS.1, bottom: TOP + TITLE };
    pieces.push(text(title, &scene.title, Face::Bold, (42.0, 28.0), Align::Left, Tone::White));
    rows(&mut pieces, Area { left: ROWS.0, top: TOP + TITLE + 8.0, right: ROWS.1, bottom }, scene);
    let some = !scene.dice.is_empty() || scene.unthrown > 0 || scene.aside > 0;
    let tray = match (some, scene.dice_note.is_empty()) {
        (true, _) => TRAY,
        (false, false) => EMPTY_TRAY,
        (false, true) => 0.0,
    };
    if tray > 0.0 {
        dice(&mut pieces, Area { left: SIDE.0, top: bottom - tray, right: SIDE.1, bottom }, scene);
    }
    let gap = if tray > 0.0 { 12.0 } else { 0.0 };
    legend(&mut pieces, Area { left: SIDE.0, top: TOP, right: SIDE.1, bottom: bottom - tray - gap }, &scene.legend);
    if let Some(banner) = &scene.banner {
        let area = Area { left: 200.0, top: BOTTOM - 68.0, right: 1_400.0, bottom: BOTTOM + 4.0 };
        pieces.push(Piece { area, what: What::Banner(banner.clone()) });
    }
    pieces
}

pub(super) fn text(area: Area, text: &str, font: Face, (size, least): (f32, f32), align: Align, tone: Tone) -> Piece {
    Piece { area, what: What::Text { text: text.to_owned(), font, size, least, align, tone } }
}

pub(super) fn count(many: usize) -> f32 {
    real(i32::try_from(many).unwrap_or(i32::from(i16::MAX)))
}

/// A number of at most four digits; thousands beyond.
pub(super) fn short(number: i64) -> String {
    if number > 9_999 { format!("{}k", number / 1_000) } else { number.to_string() }
}

/// The bands of the rows, equally high.
fn rows(pieces: &mut Vec<Piece>, area: Area, scene: &ArenaScene) {
    let shown = &scene.rows[..scene.rows.len().min(MOST_ROWS)];
    let many = count(shown.len().max(1));
    let least_gap = 10.0;
    let height = ((area.height() - least_gap * (many - 1.0)) / many).min(TALLEST);
    let gap = if many > 1.0 { ((area.height() - height * many) / (many - 1.0)).clamp(least_gap, 28.0) } else { 0.0 };
    let fields = count(shown.iter().map(|row| row.fields.len()).max().unwrap_or(1).max(1));
    let room = area.width() - NUMBER - REWARD - WINNER - 28.0;
    // A field with the gap to the next one.
    let step = (room / fields).min(height - 6.0);
    let on_turn = scene.legend.iter().find(|row| row.on_turn).map(|row| row.slot);
    let by = on_turn.or(scene.header.pill.as_ref().map(|(slot, _)| *slot));
    let mut top = area.top;
    for mark in shown {
        row(pieces, Area { top, bottom: top + height, ..area }, mark, step, by);
        top += height + gap;
    }
}

fn row(pieces: &mut Vec<Piece>, area: Area, mark: &RowMark, step: f32, by: Option<Slot>) {
    let RowMark { number, fields, won_by, fresh, .. } = mark;
    pieces.push(Piece { area, what: What::Band { won_by: *won_by, fresh: *fresh } });
    let middle = f32::midpoint(area.top, area.bottom);
    let numbered = Area { left: area.left + 24.0, right: area.left + NUMBER - 2.0, ..area };
    let tone = if won_by.is_some() { Tone::Muted } else { Tone::White };
    pieces.push(text(numbered, number, Face::Bold, (50.0, 28.0), Align::Centre, tone));
    let side = step * 0.93;
    for (n, &field) in fields.iter().enumerate() {
        let left = area.left + NUMBER + 4.0 + step * count(n);
        let place = Area { left, top: middle - side / 2.0, right: left + side, bottom: middle + side / 2.0 };
        pieces.push(Piece { area: place, what: What::Field { mark: field, by } });
    }
    let right = area.right - WINNER - 14.0;
    reward(pieces, Area { left: right - REWARD, right, ..area }, mark);
    if let Some(slot) = won_by {
        let left = area.right - WINNER - 10.0;
        let place = Area { left, top: middle - WINNER / 2.0, right: left + WINNER, bottom: middle + WINNER / 2.0 };
        pieces.push(Piece { area: place, what: What::Token { slot: *slot, tone: Tone::Slot(*slot) } });
    }
}

/// Points, an ally with its name below, or both; in grey once it was given.
fn reward(pieces: &mut Vec<Piece>, area: Area, mark: &RowMark) {
    let RowMark { points, ally, won_by, .. } = mark;
    let taken = won_by.map(|_| Tone::Muted);
    let coins = |area: Area, size: f32| {
        let number = format!("+{}", short(i64::from(*points)));
        Piece { area, what: What::Points { number, size, align: Align::Left, tone: taken } }
    };
    match ally {
        None if *points > 0 => pieces.push(coins(Area { left: area.left + 34.0, ..area }, 56.0)),
        None => {}
        Some((name, signs)) => {
            let (middle, block) = (f32::midpoint(area.top, area.bottom), area.height().min(134.0));
            let (top, bottom) = (middle - block / 2.0, middle + block / 2.0);
            let named = Area { top: bottom - 48.0, bottom: bottom - 6.0, ..area };
            pieces.push(text(named, name, Face::Condensed, (32.0, 24.0), Align::Centre, taken.unwrap_or(Tone::White)));
            let mut chip = Area { top: top + 8.0, bottom: named.top - 1.0, ..area };
            if *points > 0 {
                let size = chip.height().min(40.0);
                pieces.push(coins(Area { right: area.left + REWARD * 0.48, ..chip }, size));
                chip.left += REWARD * 0.5;
            }
            let figure = *points == 0;
            let signs = signs[..signs.len().min(MOST_SIGNS)].to_vec();
            let place = chip_place(chip, signs.len() + usize::from(figure));
            pieces.push(Piece { area: place, what: What::Ally { signs, figure, tone: taken } });
        }
    }
}

/// The largest place for a chip with so many signs in the middle of an area.
fn chip_place(area: Area, signs: usize) -> Area {
    let mut height = area.height().min(70.0);
    while height > 20.0 && chip_width(signs, height) > area.width() {
        height -= 1.0;
    }
    let (x, y) = (f32::midpoint(area.left, area.right), f32::midpoint(area.top, area.bottom));
    let width = chip_width(signs, height).min(area.width());
    Area { left: x - width / 2.0, top: y - height / 2.0, right: x + width / 2.0, bottom: y + height / 2.0 }
}

/// The note, then the dice in the hand, those that wait for the throw, and at the right end those set aside.
fn dice(pieces: &mut Vec<Piece>, area: Area, scene: &ArenaScene) {
    pieces.push(Piece { area, what: What::Ground { tone: Tone::Panel, radius: 14.0 } });
    let hand = scene.dice.len().min(MOST_DICE);
    let unthrown = usize::from(scene.unthrown).min(MOST_DICE - hand);
    let aside = usize::from(scene.aside).min(MOST_DICE - hand - unthrown);
    let many = hand + unthrown + aside;
    let inner = Area { left: area.left + 20.0, right: area.right - 20.0, ..area };
    let note = match many {
        0 => Area { top: area.top + 8.0, bottom: area.bottom - 8.0, ..inner },
        _ => Area { top: area.top + 10.0, bottom: area.top + 64.0, ..inner },
    };
    if !scene.dice_note.is_empty() {
        pieces.push(text(note, &scene.dice_note, Face::Semi, (36.0, 26.0), Align::Left, Tone::White));
    }
    let gap = 12.0;
    let places = count(many.max(4));
    let side = ((inner.width() - gap * (places - 1.0)) / places).min(area.height() - 84.0);
    let top = area.bottom - 18.0 - side;
    let thrown = scene.dice[..hand].iter().map(|&face| What::Die(face));
    let waiting = (0..unthrown).map(|_| What::Unthrown);
    for (n, what) in thrown.chain(waiting).enumerate() {
        let left = inner.left + (side + gap) * count(n);
        pieces.push(Piece { area: Area { left, top, right: left + side, bottom: top + side }, what });
    }
    for n in 0..aside {
        let right = inner.right - (side + gap) * count(n);
        pieces.push(Piece { area: Area { left: right - side, top, right, bottom: top + side }, what: What::Aside });
    }
}
