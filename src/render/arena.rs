//! The picture of an arena of the dice game.

use super::arena_layout::{ground, layout};
use super::arena_scene::ArenaScene;
use super::canvas::Canvas;
use super::encode;
use super::palette::{Palette, Tone};
use super::{Picture, RenderError, header};
use crate::assets::Area;

/// As wide and high as a board, in pixels.
const SIZE: (u16, u16) = (1_600, 1_000);

const HEADER: Area = Area { left: 0.0, top: 0.0, right: 1_600.0, bottom: 72.0 };

/// Draws an arena. The same scene gives the same bytes.
pub fn arena(scene: &ArenaScene) -> Result<Picture, RenderError> {
    let canvas = compose(scene);
    let (width, height) = (canvas.width(), canvas.height());
    Ok(Picture { png: encode::png(&canvas)?, alt: scene.alt.clone(), width, height })
}

fn compose(scene: &ArenaScene) -> Canvas {
    let mut canvas = Canvas::colored(Palette::arena(), SIZE.0, SIZE.1, Tone::Sea);
    ground(HEADER, Tone::Panel).draw(&mut canvas);
    header::draw(&mut canvas, HEADER, &scene.header);
    for piece in layout(scene) {
        piece.draw(&mut canvas);
    }
    canvas
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rebellion::symbol::{Face, Symbol};
    use crate::game::rebellion::table::Sith;
    use crate::render::arena_pieces::{Piece, What};
    use crate::render::geometry::px;
    use crate::render::{AllySymbol, ArenaRow, CoverMark, FieldMark, RowMark, Slot};

    /// Letters that go as far up, down and sideways as any.
    const LONG: &str = "Ǻgjpqy|Ẫ Wolfeschlegelsteinhausenbergerdorff der Ältere";

    /// Long texts, every cover, every reward, all allies at every seat.
    fn crowded(rows: usize, fields: usize, seats: usize) -> ArenaScene {
        let covers = [
            CoverMark::Open,
            CoverMark::Marker,
            CoverMark::Die(Face::Imperium),
            CoverMark::Rebel,
            CoverMark::Ally,
            CoverMark::Die(Face::Walker),
        ];
        let symbols = |n: usize| [n, n + 1].map(|n| AllySymbol::Symbol(Symbol::ALL[n % 5])).to_vec();
        let row = |n: usize| RowMark {
            number: (n + 1).to_string(),
            fields: (0..fields)
                .map(|k| FieldMark { symbol: Symbol::ALL[(n + k) % 5], cover: covers[(n * fields + k) % 6] })
                .collect(),
            points: [0, 3, 12, 99_999][n % 4],
            ally: n.is_multiple_of(2).then(|| (LONG.to_owned(), symbols(n))),
            won_by: Slot::nth(n).filter(|_| n % 3 != 1),
            fresh: n.is_multiple_of(3),
        };
        let seat = |n: usize| ArenaRow {
            slot: Slot::ALL[n],
            name: LONG.to_owned(),
            on_turn: n == 1,
            surrendered: n == 2,
            points: [7, 128, 99_999, 0][n],
            rebel: Symbol::PLAIN[n],
            rebel_used: n == 1,
            allies: (0..13).map(|n| if n % 5 == 4 { vec![AllySymbol::Restart] } else { symbols(n) }).collect(),
            sith: [None, Some(Sith::Vader), Some(Sith::Palpatine), Some(Sith::Vader)][n],
        };
        ArenaScene {
            title: LONG.to_owned(),
            rows: (0..rows).map(row).collect(),
            dice: vec![Face::Victory, Face::Tie],
            unthrown: 1,
            aside: 1,
            dice_note: LONG.to_owned(),
            legend: (0..seats).map(seat).collect(),
            ..ArenaScene::default()
        }
    }

    /// Arenas of all sizes with and without a banner and dice.
    fn scenes() -> Vec<ArenaScene> {
        let mut scenes = Vec::new();
        for (rows, fields, seats) in [(1, 1, 1), (4, 5, 2), (5, 5, 3), (6, 5, 4), (8, 8, 4), (3, 11, 2)] {
            let plain = crowded(rows, fields, seats);
            let paused = ArenaScene { banner: Some(LONG.to_owned()), ..plain.clone() };
            let bare = ArenaScene { dice: Vec::new(), unthrown: 0, aside: 0, ..paused.clone() };
            let many = ArenaScene { aside: 200, dice_note: String::new(), ..plain.clone() };
            scenes.extend([plain, paused, bare, many]);
        }
        scenes
    }

    fn is_plate(piece: &Piece) -> bool {
        matches!(piece.what, What::Ground { .. } | What::Band { .. } | What::OnTurn)
    }

    fn holds(outer: Area, inner: Area) -> bool {
        outer.left <= inner.left + 0.01
            && outer.top <= inner.top + 0.01
            && outer.right >= inner.right - 0.01
            && outer.bottom >= inner.bottom - 0.01
    }

    #[test]
    fn nothing_lies_on_anything_but_plates() {
        let below = Area { top: HEADER.bottom, bottom: f32::from(SIZE.1), ..HEADER };
        for scene in scenes() {
            let pieces = layout(&scene);
            let (plates, parts): (Vec<&Piece>, Vec<&Piece>) = pieces.iter().partition(|piece| is_plate(piece));
            for (n, part) in parts.iter().enumerate() {
                assert!(part.area.width() > 0.0 && part.area.height() > 0.0, "{part:?}");
                assert!(holds(below, part.area), "{part:?} leaves the picture");
                for other in &parts[n + 1..] {
                    let (a, b) = (part.area, other.area);
                    let apart = a.right <= b.left + 0.01
                        || b.right <= a.left + 0.01
                        || a.bottom <= b.top + 0.01
                        || b.bottom <= a.top + 0.01;
                    assert!(apart, "{part:?} and {other:?} overlap");
                }
                let crossed = plates.iter().find(|plate| {
                    let (a, b) = (part.area, plate.area);
                    let touches = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                    touches && !holds(b, a)
                });
                assert!(crossed.is_none(), "{part:?} leaves {crossed:?}");
            }
        }
    }

    #[test]
    fn every_part_is_drawn_within_its_area() {
        let blank = || Canvas::colored(Palette::arena(), SIZE.0, SIZE.1, Tone::Sea);
        let width = usize::from(SIZE.0) + 1;
        let slack = 2.0;
        let place = |x: f32| usize::try_from(px(x)).unwrap_or_default();
        for piece in scenes().iter().flat_map(layout) {
            let mut canvas = blank();
            piece.draw(&mut canvas);
            let area = piece.area;
            let first = place(area.left - slack);
            let last = place(area.right + slack).min(width - 1);
            for (y, row) in (0_u16..).zip(canvas.rows().chunks(width)) {
                let y = f32::from(y) + 0.5;
                let within = y > area.top - slack && y < area.bottom + slack;
                let (before, after) = if within { (&row[1..=first], &row[1 + last..]) } else { (&row[1..], &row[..0]) };
                let untouched = before.iter().chain(after).all(|&entry| entry == Tone::Sea.entry());
                assert!(untouched, "{piece:?} leaves its area in line {y}");
            }
        }
    }

    #[test]
    fn allies_that_do_not_fit_are_counted() {
        for scene in scenes() {
            let pieces = layout(&scene);
            let chips = pieces.iter().filter(|piece| matches!(piece.what, What::Ally { figure: false, .. }));
            let chips = chips.filter(|piece| piece.area.left > 1_060.0).count();
            let more = pieces.iter().filter_map(|piece| match &piece.what {
                What::Text { text, .. } if piece.area.left > 1_060.0 => text.strip_prefix('+')?.parse::<usize>().ok(),
                _ => None,
            });
            assert_eq!(chips + more.sum::<usize>(), 13 * scene.legend.len());
        }
    }

    #[test]
    fn all_faces_are_drawn_differently_on_a_die() {
        let drawn = Face::ALL.map(|face| {
            let scene = ArenaScene { dice: vec![face], ..ArenaScene::default() };
            arena(&scene).expect("a picture").png
        });
        for (n, one) in drawn.iter().enumerate() {
            assert!(!drawn[..n].contains(one), "{:?}", Face::ALL[n]);
        }
    }
}
