//! The signs of the dice game: what is on dice, fields and figures. Own drawings; each has an outline of its own, since the
//! colours alone do not serve everybody.

use std::collections::BTreeMap;
use std::f32::consts::TAU;
use std::sync::{Arc, Mutex, PoisonError};

use super::geometry::{at, real, rings};
use super::palette::{Dye, Tone};
use super::stamp::Stamp;
use crate::assets::Point;
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::game::rebellion::table::Sith;

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sign {
    /// A helmet.
    Trooper,
    /// A ball between two panels.
    Tie,
    /// A box on four legs.
    Walker,
    /// A wedge.
    Destroyer,
    /// A wheel with eight spokes.
    Imperium,
    /// A coin with a star.
    Victory,
    /// An arrow that goes round.
    Restart,
    /// One person.
    Rebel,
    /// Two people.
    Ally,
    /// A helmet with a wide rim.
    Vader,
    /// A hood.
    Palpatine,
    /// What a marker shows.
    Check,
}

/// Red, green, blue of a face of the die. Any two are told apart as two [seats](super::Slot::rgb) are.
pub fn face_rgb(face: Face) -> [u8; 3] {
    Sign::of_face(face).tone().rgb()
}

impl Sign {
    pub(super) fn of_face(face: Face) -> Self {
        match face {
            Face::Trooper => Self::Trooper,
            Face::Tie => Self::Tie,
            Face::Walker => Self::Walker,
            Face::Destroyer => Self::Destroyer,
            Face::Imperium => Self::Imperium,
            Face::Victory => Self::Victory,
        }
    }

    pub(super) fn of_symbol(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Trooper => Self::Trooper,
            Symbol::Tie => Self::Tie,
            Symbol::Walker => Self::Walker,
            Symbol::Destroyer => Self::Destroyer,
            Symbol::Imperium => Self::Imperium,
        }
    }

    pub(super) fn of_sith(sith: Sith) -> Self {
        match sith {
            Sith::Vader => Self::Vader,
            Sith::Palpatine => Self::Palpatine,
        }
    }

    /// The colour that it has on every picture.
    pub(super) fn tone(self) -> Tone {
        match self {
            Self::Trooper => Tone::Dye(Dye::Mint),
            Self::Tie => Tone::Dye(Dye::Violet),
            Self::Walker => Tone::Dye(Dye::Teal),
            Self::Destroyer => Tone::Dye(Dye::Coral),
            Self::Victory => Tone::Dye(Dye::Gold),
            Self::Imperium | Self::Restart | Self::Rebel | Self::Ally | Self::Vader | Self::Palpatine | Self::Check => {
                Tone::White
            }
        }
    }

    /// Its stamp within a square with sides of `size` pixels around the place where it is put. Made once.
    pub(super) fn stamp(self, size: i32) -> Arc<Stamp> {
        static STAMPS: Mutex<BTreeMap<(Sign, i32), Arc<Stamp>>> = Mutex::new(BTreeMap::new());
        let mut stamps = STAMPS.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(stamps.entry((self, size)).or_insert_with(|| Arc::new(self.drawn(real(size) / 100.0))))
    }

    fn drawn(self, scale: f32) -> Stamp {
        let shape = self.shape();
        let scaled: Vec<Vec<Point>> =
            shape.iter().map(|ring| ring.iter().map(|point| at(point.x * scale, point.y * scale)).collect()).collect();
        rings(scaled.iter().map(Vec::as_slice)).map(|path| Stamp::solid(&path)).unwrap_or_default()
    }

    /// Rings within 50 to all sides of the origin; those of holes run the other way round.
    fn shape(self) -> Vec<Vec<Point>> {
        match self {
            Self::Trooper => trooper(),
            Self::Tie => tie(),
            Self::Walker => walker(),
            Self::Destroyer => vec![
                solid(&[
                    (0.0, -50.0),
                    (46.0, 40.0),
                    (20.0, 40.0),
                    (16.0, 50.0),
                    (-16.0, 50.0),
                    (-20.0, 40.0),
                    (-46.0, 40.0),
                ]),
                hole(&[(0.0, -8.0), (25.0, 31.0), (14.0, 31.0), (0.0, 9.0), (-14.0, 31.0), (-25.0, 31.0)]),
            ],
            Self::Imperium => wheel(),
            Self::Victory => vec![circle(0.0, 0.0, 48.0), reversed(star(0.0, 2.0, 36.0, 0.45))],
            Self::Restart => restart(),
            Self::Rebel => person(0.0, 1.0),
            Self::Ally => person(-22.0, 0.76).into_iter().chain(person(22.0, 0.76)).collect(),
            Self::Vader => vader(),
            Self::Palpatine => palpatine(),
            Self::Check => {
                vec![solid(&[(-44.0, 2.0), (-28.0, -14.0), (-12.0, 4.0), (28.0, -38.0), (44.0, -23.0), (-12.0, 36.0)])]
            }
        }
    }
}

/// A dome with a visor and a slot to breathe through.
fn trooper() -> Vec<Vec<Point>> {
    let mut outline = arc(0.0, -5.0, 43.0, 45.0, 0.5, 1.0);
    outline.extend(points(&[(46.0, 22.0), (34.0, 47.0), (14.0, 50.0), (-14.0, 50.0), (-34.0, 47.0), (-46.0, 22.0)]));
    let slot = [(-17.0, 27.0), (17.0, 27.0), (14.0, 36.0), (-14.0, 36.0)];
    let visor = [(-35.0, -12.0), (35.0, -12.0), (30.0, 10.0), (8.0, 10.0), (0.0, 3.0), (-8.0, 10.0), (-30.0, 10.0)];
    vec![outline, hole(&visor), hole(&slot)]
}

fn tie() -> Vec<Vec<Point>> {
    let panel =
        |side: f32| solid(&[(48.0, -24.0), (38.0, -50.0), (29.0, -50.0), (35.0, 0.0)].map(|(x, y)| (x * side, y)));
    let lower = |side: f32| solid(&[(48.0, 24.0), (38.0, 50.0), (29.0, 50.0), (35.0, 0.0)].map(|(x, y)| (x * side, y)));
    let middle =
        |side: f32| solid(&[(48.0, -24.0), (48.0, 24.0), (35.0, 8.0), (35.0, -8.0)].map(|(x, y)| (x * side, y)));
    let mut shape: Vec<Vec<Point>> = [-1.0, 1.0].into_iter().flat_map(|s| [panel(s), lower(s), middle(s)]).collect();
    shape.push(solid(&[(-38.0, -6.0), (38.0, -6.0), (38.0, 6.0), (-38.0, 6.0)]));
    shape.push(circle(0.0, 0.0, 21.0));
    shape
}

fn walker() -> Vec<Vec<Point>> {
    let leg = |hip: f32, out: f32| {
        solid(&[
            (hip - 7.0, -4.0),
            (hip + 7.0, -4.0),
            (hip + out + 5.0, 20.0),
            (hip + 5.0, 40.0),
            (hip + 11.0, 50.0),
            (hip - 11.0, 50.0),
            (hip - 6.0, 40.0),
            (hip + out - 7.0, 20.0),
        ])
    };
    vec![
        solid(&[(-46.0, -26.0), (-36.0, -42.0), (8.0, -42.0), (16.0, -30.0), (16.0, 2.0), (-46.0, 2.0)]),
        solid(&[(14.0, -27.0), (24.0, -27.0), (24.0, -15.0), (14.0, -15.0)]),
        solid(&[(22.0, -36.0), (38.0, -36.0), (50.0, -20.0), (50.0, -6.0), (22.0, -6.0)]),
        leg(-35.0, -4.0),
        leg(6.0, 5.0),
    ]
}

fn wheel() -> Vec<Vec<Point>> {
    let mut shape = vec![circle(0.0, 0.0, 36.0), reversed(circle(0.0, 0.0, 24.0)), circle(0.0, 0.0, 13.0)];
    for n in 0_u8..8 {
        let turn = TAU * f32::from(n) / 8.0;
        let (sin, cos) = turn.sin_cos();
        let turned = |x: f32, y: f32| (x * cos - y * sin, x * sin + y * cos);
        shape.push(solid(&[turned(8.0, -4.0), turned(34.0, -4.0), turned(34.0, 4.0), turned(8.0, 4.0)]));
        shape.push(solid(&[turned(33.0, -5.0), turned(50.0, -7.0), turned(50.0, 7.0), turned(33.0, 5.0)]));
    }
    shape
}

fn restart() -> Vec<Vec<Point>> {
    let mut band = arc(0.0, 2.0, 42.0, 42.0, -0.14, 0.64);
    band.extend(arc(0.0, 2.0, 26.0, 26.0, -0.14, 0.64).into_iter().rev());
    let (sin, cos) = (-0.14 * TAU).sin_cos();
    let along = |far: f32, on: f32| (far * cos + on * sin, 2.0 + far * sin - on * cos);
    vec![oriented(band, true), solid(&[along(14.0, -4.0), along(54.0, -4.0), along(34.0, 30.0)])]
}

/// Head and shoulders.
fn person(x: f32, scale: f32) -> Vec<Vec<Point>> {
    let mut body = arc(0.0, 40.0, 36.0, 38.0, 0.5, 1.0);
    body.extend(points(&[(36.0, 48.0), (-36.0, 48.0)]));
    let place = |point: Point| at(x + point.x * scale, point.y * scale);
    [circle(0.0, -25.0, 22.0), body].map(|ring| ring.into_iter().map(place).collect()).into()
}

fn vader() -> Vec<Vec<Point>> {
    let mut outline = arc(0.0, -12.0, 33.0, 38.0, 0.5, 1.0);
    outline.extend(points(&[(36.0, 8.0), (50.0, 44.0), (24.0, 50.0), (-24.0, 50.0), (-50.0, 44.0), (-36.0, 8.0)]));
    vec![
        outline,
        hole(&[(-27.0, -6.0), (-5.0, -1.0), (-9.0, 11.0), (-24.0, 9.0)]),
        hole(&[(27.0, -6.0), (5.0, -1.0), (9.0, 11.0), (24.0, 9.0)]),
        hole(&[(-15.0, 22.0), (15.0, 22.0), (18.0, 28.0), (-18.0, 28.0)]),
        hole(&[(-19.0, 35.0), (19.0, 35.0), (22.0, 41.0), (-22.0, 41.0)]),
    ]
}

fn palpatine() -> Vec<Vec<Point>> {
    let mut outline = arc(0.0, 0.0, 38.0, 50.0, 0.5, 1.0);
    outline.extend(points(&[(48.0, 50.0), (-48.0, 50.0)]));
    vec![outline, reversed(arc(0.0, 10.0, 21.0, 29.0, 0.0, 1.0)), circle(-8.0, 6.0, 5.0), circle(8.0, 6.0, 5.0)]
}

fn star(x: f32, y: f32, radius: f32, inner: f32) -> Vec<Point> {
    let corner = |n: u8| {
        let far = if n.is_multiple_of(2) { radius } else { radius * inner };
        let (sin, cos) = (TAU * f32::from(n) / 10.0).sin_cos();
        at(x + far * sin, y - far * cos)
    };
    (0..10).map(corner).collect()
}

fn circle(x: f32, y: f32, radius: f32) -> Vec<Point> {
    arc(x, y, radius, radius, 0.0, 1.0)
}

/// Points on an ellipse from one part of a turn to another, clockwise from the right.
fn arc(x: f32, y: f32, wide: f32, high: f32, from: f32, to: f32) -> Vec<Point> {
    let place = |n: u8| {
        let (sin, cos) = (TAU * (from + (to - from) * f32::from(n) / 40.0)).sin_cos();
        at(x + wide * cos, y + high * sin)
    };
    (0..=40).map(place).collect()
}

fn points(list: &[(f32, f32)]) -> Vec<Point> {
    list.iter().map(|&(x, y)| at(x, y)).collect()
}

fn solid(list: &[(f32, f32)]) -> Vec<Point> {
    oriented(points(list), true)
}

fn hole(list: &[(f32, f32)]) -> Vec<Point> {
    oriented(points(list), false)
}

fn reversed(mut ring: Vec<Point>) -> Vec<Point> {
    ring.reverse();
    ring
}

/// The ring clockwise or the other way round.
fn oriented(ring: Vec<Point>, clockwise: bool) -> Vec<Point> {
    let next = ring.iter().cycle().skip(1);
    let area: f32 = ring.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum();
    if (area > 0.0) == clockwise { ring } else { reversed(ring) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::palette::FULL;

    const ALL: [Sign; 12] = [
        Sign::Trooper,
        Sign::Tie,
        Sign::Walker,
        Sign::Destroyer,
        Sign::Imperium,
        Sign::Victory,
        Sign::Restart,
        Sign::Rebel,
        Sign::Ally,
        Sign::Vader,
        Sign::Palpatine,
        Sign::Check,
    ];

    fn pixels(sign: Sign, size: i32) -> Vec<u8> {
        sign.stamp(size).pixels(size).unwrap_or_else(|| panic!("{sign:?} leaves its square"))
    }

    #[test]
    fn no_two_signs_look_alike_even_as_small_as_a_phone_shows_them() {
        for (n, &one) in ALL.iter().enumerate() {
            let a = pixels(one, 12);
            let drawn: u32 = a.iter().map(|&coverage| u32::from(coverage)).sum();
            assert!(drawn > 20 * u32::from(FULL), "{one:?} is hardly there");
            for &other in &ALL[n + 1..] {
                let b = pixels(other, 12);
                let differs: u32 = a.iter().zip(&b).map(|(&a, &b)| u32::from(a.abs_diff(b))).sum();
                assert!(differs > 25 * u32::from(FULL), "{one:?} and {other:?}: {differs}");
            }
        }
    }

    #[test]
    fn signs_stay_in_their_squares() {
        for sign in ALL {
            for size in [24, 47, 80, 131] {
                pixels(sign, size);
            }
        }
    }

    #[test]
    fn all_faces_differ_in_colour() {
        let tones = Face::ALL.map(|face| Sign::of_face(face).tone());
        for (n, tone) in tones.iter().enumerate() {
            assert!(!tones[..n].contains(tone), "{tone:?}");
        }
    }
}
