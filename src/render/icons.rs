//! Small drawings: what the numbers of the legend count, and the symbols of cards.

use resvg::tiny_skia::{Path, PathBuilder};

use super::canvas::Canvas;
use super::geometry::{at, placed, rings, rounded, stroked};
use super::palette::Tone;
use crate::assets::{Icon, Point};

/// What a number of the legend counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    Spaces,
    Armies,
    Cards,
}

/// Draws an icon about `size` pixels high around a point.
pub(super) fn count(canvas: &mut Canvas, what: Count, centre: Point, size: f32, tone: Tone) {
    let scale = size / 20.0;
    let mut fill = |path: Option<Path>| {
        canvas.fill(path.and_then(|path| placed(path, scale, centre)).as_ref(), tone);
    };
    match what {
        // A flag on its pole: land that is held.
        Count::Spaces => {
            fill(rounded(-7.0, -10.0, 2.6, 20.0, 1.0));
            fill(rings([[at(-4.0, -9.5), at(8.0, -5.0), at(-4.0, 1.0)].as_slice()]));
        }
        // A pawn.
        Count::Armies => {
            fill(disc(at(0.0, -5.5), 4.6));
            fill(rings([[at(-2.5, 0.0), at(2.5, 0.0), at(6.5, 10.0), at(-6.5, 10.0)].as_slice()]));
        }
        // A card.
        Count::Cards => fill(rounded(-6.5, -9.5, 13.0, 19.0, 2.5)),
    }
}

/// Draws the symbol of a card within `size` pixels around a point.
pub(super) fn symbol(canvas: &mut Canvas, icon: Icon, centre: Point, size: f32, tone: Tone) {
    let scale = size / 100.0;
    let mut fill = |path: Option<Path>| {
        canvas.solid(path.and_then(|path| placed(path, scale, centre)).as_ref(), tone);
    };
    match icon {
        Icon::Infantry => {
            // Hat, head, coat, legs, and a rifle at the shoulder.
            fill(rings([[at(-13.0, -32.0), at(-10.0, -50.0), at(10.0, -50.0), at(13.0, -32.0)].as_slice()]));
            fill(disc(at(0.0, -25.0), 9.5));
            fill(rings([[at(-20.0, -12.0), at(20.0, -12.0), at(15.0, 18.0), at(-15.0, 18.0)].as_slice()]));
            fill(rings([[at(-14.0, 16.0), at(-2.0, 16.0), at(-4.0, 50.0), at(-15.0, 50.0)].as_slice()]));
            fill(rings([[at(2.0, 16.0), at(14.0, 16.0), at(15.0, 50.0), at(4.0, 50.0)].as_slice()]));
            fill(rings([[at(24.0, -48.0), at(28.0, -48.0), at(31.0, 30.0), at(23.0, 30.0)].as_slice()]));
        }
        Icon::Cavalry => fill(horse()),
        Icon::Artillery => {
            // Barrel, trail and wheel.
            fill(rings([[at(-38.0, 4.0), at(40.0, -38.0), at(50.0, -20.0), at(-28.0, 24.0)].as_slice()]));
            fill(disc(at(-36.0, 15.0), 9.0));
            fill(rings([[at(-6.0, 10.0), at(6.0, 6.0), at(-38.0, 44.0), at(-50.0, 44.0)].as_slice()]));
            fill(disc(at(6.0, 20.0), 28.0));
            let spokes = (0_u8..4).map(|n| {
                let turn = f32::from(n) * std::f32::consts::FRAC_PI_4;
                [
                    at(6.0 - 20.0 * turn.cos(), 20.0 - 20.0 * turn.sin()),
                    at(6.0 + 20.0 * turn.cos(), 20.0 + 20.0 * turn.sin()),
                ]
            });
            let spokes: Vec<[Point; 2]> = spokes.collect();
            let hole = disc(at(6.0, 20.0), 20.0).and_then(|path| placed(path, scale, centre));
            canvas.fill(hole.as_ref(), Tone::Paper);
            for spoke in spokes {
                let path = super::geometry::line(&spoke).and_then(|path| stroked(&path, 5.0));
                canvas.solid(path.and_then(|path| placed(path, scale, centre)).as_ref(), tone);
            }
        }
        Icon::Fighter => {
            // A ball between two six-sided panels, seen from the front.
            for side in [-1.0, 1.0] {
                let panel =
                    [at(34.0, -46.0), at(46.0, -20.0), at(46.0, 20.0), at(34.0, 46.0), at(24.0, 20.0), at(24.0, -20.0)];
                fill(rings([panel.map(|point| at(point.x * side, point.y)).as_slice()]));
            }
            fill(rounded(-30.0, -4.5, 60.0, 9.0, 0.0));
            fill(disc(at(0.0, 0.0), 16.0));
            let window = disc(at(0.0, 0.0), 6.5).and_then(|path| placed(path, scale, centre));
            canvas.fill(window.as_ref(), Tone::Paper);
        }
        Icon::Bomber => {
            // A long body with broad wings and engines at their ends, from above.
            fill(rings([
                [at(0.0, -50.0), at(10.0, -28.0), at(10.0, 38.0), at(-10.0, 38.0), at(-10.0, -28.0)].as_slice()
            ]));
            fill(rings(
                [[at(0.0, -16.0), at(42.0, 12.0), at(42.0, 26.0), at(-42.0, 26.0), at(-42.0, 12.0)].as_slice()],
            ));
            for side in [-42.0, 42.0] {
                fill(rounded(side - 7.0, -6.0, 14.0, 46.0, 5.0));
            }
            for side in [-20.0, 20.0] {
                fill(disc(at(side, 40.0), 8.0));
            }
        }
        Icon::Destroyer => {
            // A wedge with a bridge across its stern, from above.
            fill(rings([[at(0.0, -50.0), at(40.0, 46.0), at(-40.0, 46.0)].as_slice()]));
            let keel = [at(0.0, -30.0), at(2.5, 10.0), at(-2.5, 10.0)];
            let keel = rings([keel.as_slice()]).and_then(|path| placed(path, scale, centre));
            canvas.fill(keel.as_ref(), Tone::Paper);
            for (left, top, width) in [(-20.0, 14.0, 40.0), (-6.0, 20.0, 12.0)] {
                let bridge = rounded(left, top, width, 9.0 + top - 14.0, 2.0);
                canvas.fill(bridge.and_then(|path| placed(path, scale, centre)).as_ref(), Tone::Paper);
            }
        }
        Icon::Corvette => {
            // A hammer's head before a slender body, and a broad row of engines, from above.
            fill(rounded(-22.0, -50.0, 44.0, 17.0, 5.0));
            fill(rings([[at(-7.0, -36.0), at(7.0, -36.0), at(12.0, 20.0), at(-12.0, 20.0)].as_slice()]));
            fill(rounded(-34.0, 14.0, 68.0, 17.0, 4.0));
            for n in [-27.0, -9.0, 9.0, 27.0] {
                fill(rounded(n - 6.5, 27.0, 13.0, 22.0, 4.0));
            }
        }
        Icon::Capital => {
            // A broad arrow, cleft from the bow on, with two bridges, from above.
            let hull = [at(0.0, -50.0), at(44.0, 34.0), at(26.0, 46.0), at(-26.0, 46.0), at(-44.0, 34.0)];
            fill(rings([hull.as_slice()]));
            let cleft = [at(0.0, -34.0), at(4.0, 8.0), at(-4.0, 8.0)];
            let cleft = rings([cleft.as_slice()]).and_then(|path| placed(path, scale, centre));
            canvas.fill(cleft.as_ref(), Tone::Paper);
            for side in [-14.0, 14.0] {
                let bridge = disc(at(side, 26.0), 7.0).and_then(|path| placed(path, scale, centre));
                canvas.fill(bridge.as_ref(), Tone::Paper);
            }
        }
        Icon::Joker => {
            // A fool's cap with three bells.
            let tips = [at(-44.0, -18.0), at(0.0, -40.0), at(44.0, -18.0)];
            let cap = [at(-28.0, 28.0), tips[0], at(-15.0, 2.0), tips[1], at(15.0, 2.0), tips[2], at(28.0, 28.0)];
            fill(rings([cap.as_slice()]));
            for tip in tips {
                fill(disc(tip, 8.5));
            }
            fill(rounded(-31.0, 33.0, 62.0, 12.0, 4.0));
        }
    }
}

fn disc(centre: Point, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(centre.x, centre.y, radius)
}

/// The head and neck of a horse, looking to the left.
fn horse() -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(-22.0, 50.0);
    path.quad_to(-20.0, 28.0, -4.0, 8.0);
    path.quad_to(-14.0, 10.0, -22.0, 16.0);
    path.quad_to(-27.0, 24.0, -36.0, 21.0);
    path.quad_to(-46.0, 16.0, -42.0, 6.0);
    path.quad_to(-34.0, -12.0, -22.0, -24.0);
    path.quad_to(-16.0, -34.0, -4.0, -38.0);
    path.line_to(0.0, -50.0);
    path.line_to(8.0, -38.0);
    path.quad_to(38.0, -26.0, 40.0, 14.0);
    path.quad_to(40.0, 34.0, 38.0, 50.0);
    path.close();
    path.finish()
}
