//! What belongs to an order that turns planets: the track on which it comes nearer, its throws, and where its pawn hides afterwards.

use resvg::tiny_skia::{Path, PathBuilder};

use super::badge::{self, Reach};
use super::canvas::Canvas;
use super::font::{Align, Face, Line};
use super::geometry::{at, placed, real, rounded};
use super::palette::{Hue, Slot, Tone};
use super::pieces;
use super::theatre::{HideoutMark, KeySign, OrderMark, TheatreScene, ThrowMark, TrackMark};
use crate::assets::{Area, Point};

const TRACK: f32 = 188.0;
const HIDDEN: f32 = 122.0;
const CALLED: f32 = 226.0;

/// The most spaces of a track that are drawn.
const MOST_SPACES: usize = 20;

/// A box of the legend with its height.
type LegendBox<'a> = (f32, Box<dyn Fn(&mut Canvas, Area) + 'a>);

/// The boxes of the legend about the order, from above.
pub(super) fn boxes(theatre: &TheatreScene) -> Vec<LegendBox<'_>> {
    let mut boxes: Vec<LegendBox<'_>> = Vec::new();
    if let Some(mark) = &theatre.order {
        boxes.push((CALLED, Box::new(move |canvas, area| draw_called(canvas, area, mark))));
    }
    if let Some(mark) = &theatre.track {
        boxes.push((TRACK, Box::new(move |canvas, area| draw_track(canvas, area, mark))));
    }
    if let Some(mark) = &theatre.hideout {
        boxes.push((HIDDEN, Box::new(move |canvas, area| draw_hidden(canvas, area, mark))));
    }
    boxes
}

/// A title to the left and a number to the right.
fn draw_head(canvas: &mut Canvas, area: Area, title: &str, value: &str) {
    let middle = area.top + 27.0;
    let value = Line::fitted(Face::Bold, 34.0, 22.0, area.width() * 0.55, value);
    value.draw(canvas, Align::Right, area.right - 16.0, middle, Tone::White);
    let room = area.width() - 44.0 - value.width;
    let title = Line::fitted(Face::Semi, 30.0, 20.0, room, title);
    title.draw(canvas, Align::Left, area.left + 16.0, middle, Tone::White);
}

/// A column for each space, as high as what the order turns from there; the pawn stands above its own.
fn draw_track(canvas: &mut Canvas, area: Area, mark: &TrackMark) {
    const LOW: f32 = 7.0;
    const HIGH: f32 = 58.0;
    draw_head(canvas, area, &mark.title, &mark.value);
    let chances = &mark.chances[..mark.chances.len().min(MOST_SPACES)];
    let (left, right, ground) = (area.left + 16.0, area.right - 16.0, area.top + 146.0);
    let step = (right - left) / real(i32::try_from(chances.len().max(1)).unwrap_or(1));
    for (space, &chance) in (0_u8..).zip(chances) {
        let height = LOW + (HIGH - LOW) * f32::from(chance.min(8)) / 8.0;
        let middle = left + step * (f32::from(space) + 0.5);
        let column = |grow: f32| {
            let half = step * 0.36 + grow;
            rounded(middle - half, ground - height - grow, 2.0 * half, height + 2.0 * grow, 3.0 + grow)
        };
        let tone = match space.cmp(&mark.at) {
            std::cmp::Ordering::Less => Tone::Muted,
            std::cmp::Ordering::Equal => Tone::Hue(Hue::Red),
            std::cmp::Ordering::Greater => Tone::Neutral,
        };
        if space == mark.at {
            canvas.fill(column(3.0).as_ref(), Tone::White);
        }
        canvas.fill(column(0.0).as_ref(), tone);
        if space == mark.at {
            pieces::sign(canvas, KeySign::Leader, at(middle, ground - height - 21.0), 30, Tone::White);
        }
    }
    let note = Line::fitted(Face::Semi, 29.0, 20.0, area.width() - 32.0, &mark.note);
    note.draw(canvas, Align::Left, area.left + 16.0, area.top + 168.0, Tone::White);
}

fn draw_hidden(canvas: &mut Canvas, area: Area, mark: &HideoutMark) {
    pieces::hood(canvas, at(area.left + 50.0, area.top + 58.0), 36.0);
    let (left, room) = (area.left + 96.0, area.width() - 108.0);
    let lines = [
        (Face::Semi, 28.0, 26.0, &mark.title, Tone::Muted),
        (Face::Bold, 36.0, 60.0, &mark.place, Tone::White),
        (Face::Condensed, 29.0, 95.0, &mark.note, Tone::White),
    ];
    for (face, size, middle, text, tone) in lines {
        Line::fitted(face, size, 20.0, room, text).draw(canvas, Align::Left, left, area.top + middle, tone);
    }
}

/// What came of the order: the total, then who has got how many, and how many have stayed loyal.
fn draw_called(canvas: &mut Canvas, area: Area, mark: &OrderMark) {
    draw_head(canvas, area, &mark.title, &mark.need);
    let middle = area.left.midpoint(area.right);
    let total = Line::fitted(Face::Bold, 66.0, 30.0, area.width() - 24.0, &mark.total);
    total.draw(canvas, Align::Centre, middle, area.top + 86.0, Tone::White);
    let label = Line::fitted(Face::Semi, 32.0, 20.0, area.width() - 24.0, &mark.label);
    label.draw(canvas, Align::Centre, middle, area.top + 138.0, Tone::White);
    let count = |of: Option<Slot>| mark.throws.iter().filter(|throw| throw.turned == of).count();
    let heirs = Slot::ALL.into_iter().map(Some).chain([None]);
    let counts: Vec<(Option<Slot>, Line)> = heirs
        .map(|of| (of, count(of)))
        .filter(|&(of, count)| count > 0 || of.is_none())
        .take(4)
        .map(|(of, count)| (of, Line::new(Face::Bold, 34.0, &count.to_string())))
        .collect();
    let step = area.width() / real(i32::try_from(counts.len()).unwrap_or(1));
    for (n, (of, line)) in (0_u8..).zip(&counts) {
        let (x, y) = (area.left + step * (f32::from(n) + 0.5), area.top + 190.0);
        let left = x - 22.0 - line.width / 2.0;
        match of {
            Some(slot) => badge::token(canvas, at(left + 18.0, y), *slot, 17.0, Tone::Slot(*slot)),
            None => draw_guard(canvas, at(left + 18.0, y), 0.8),
        }
        line.draw(canvas, Align::Left, left + 44.0, y, Tone::White);
    }
}

/// The throw for a planet: in the colour and with the shape of whom it has turned to, or on a shield.
#[derive(Debug)]
pub(super) struct ThrowPlate {
    turned: Option<Slot>,
    line: Line,
}

/// Half the height of the plate of a planet that has turned.
const PLATE: f32 = 23.0;

impl ThrowPlate {
    pub(super) fn new(throw: ThrowMark) -> Self {
        let text = match throw.again {
            None => throw.rolled.to_string(),
            Some(again) => format!("{}»{again}", throw.rolled),
        };
        let size = match (throw.again, throw.turned) {
            (Some(_), _) => 29.0,
            (None, Some(_)) => 35.0,
            (None, None) => 31.0,
        };
        Self { turned: throw.turned, line: Line::new(Face::Bold, size, &text) }
    }

    /// How far it reaches from its middle with its rim.
    pub(super) fn reach(&self) -> Reach {
        match self.turned {
            Some(_) => Reach { x: self.line.width / 2.0 + 26.0, y: PLATE },
            None => Reach { x: (self.line.width / 2.0 + 13.0).max(22.0), y: 25.0 },
        }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas, centre: Point) {
        let Reach { x, y } = self.reach();
        let Some(slot) = self.turned else {
            let shape = |less: f32| guard(centre, Reach { x: x - less, y: y - less });
            canvas.fill(shape(0.0).as_ref(), Tone::Ink);
            canvas.fill(shape(2.0).as_ref(), Tone::Muted);
            canvas.fill(shape(5.0).as_ref(), Tone::Ink);
            return self.line.draw(canvas, Align::Centre, centre.x, centre.y - 3.0, Tone::Muted);
        };
        let plate = |less: f32| {
            rounded(centre.x - x + less, centre.y - y + less, 2.0 * (x - less), 2.0 * (y - less), 11.0 - less)
        };
        let tone = Tone::Slot(slot);
        canvas.fill(plate(0.0).as_ref(), Tone::Ink);
        canvas.fill(plate(2.0).as_ref(), Tone::White);
        canvas.fill(plate(5.0).as_ref(), tone);
        badge::token(canvas, at(centre.x - x + 24.0, centre.y), slot, 13.0, tone.lettering());
        self.line.draw(canvas, Align::Left, centre.x - x + 41.0, centre.y, tone.lettering());
    }
}

/// A shield without a number, `scale` times as large as on the board.
fn draw_guard(canvas: &mut Canvas, centre: Point, scale: f32) {
    let shape = |less: f32| {
        guard(at(0.0, 0.0), Reach { x: 22.0 - less, y: 25.0 - less }).and_then(|path| placed(path, scale, centre))
    };
    canvas.fill(shape(0.0).as_ref(), Tone::Muted);
    canvas.fill(shape(5.0).as_ref(), Tone::Ink);
}

/// The outline of a shield with a point below.
fn guard(centre: Point, Reach { x, y }: Reach) -> Option<Path> {
    let (left, right, top, bottom) = (centre.x - x, centre.x + x, centre.y - y, centre.y + y);
    let mut path = PathBuilder::new();
    path.move_to(left, top + y * 0.16);
    path.quad_to(centre.x - x * 0.4, top + y * 0.16, centre.x, top);
    path.quad_to(centre.x + x * 0.4, top + y * 0.16, right, top + y * 0.16);
    path.line_to(right, centre.y + y * 0.1);
    path.quad_to(right, centre.y + y * 0.65, centre.x, bottom);
    path.quad_to(left, centre.y + y * 0.65, left, centre.y + y * 0.1);
    path.close();
    path.finish()
}
