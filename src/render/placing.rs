//! Where ships, markers and the station stand: beside their planet where they hide least, at the usual place if they can.

use super::badge::{self, Reach};
use super::board::{badge_place, holds, label_place};
use super::font::Line;
use super::geometry::at;
use super::palette::Slot;
use super::pieces::{self, STATION, ShipStrip, TILE};
use super::scene::Scene;
use super::theatre::{KeySign, TheatreScene};
use crate::assets::{Area, Point};
use crate::game::conquest::theatre::Face;
use crate::game::ids::{BySpace, SpaceId};

/// Something beside a planet.
#[derive(Debug)]
pub(super) struct Piece {
    pub(super) centre: Point,
    pub(super) reach: Reach,
    pub(super) owner: Option<Slot>,
    pub(super) what: What,
}

#[derive(Debug)]
pub(super) enum What {
    Station,
    /// Tiles in a row.
    Tiles(Vec<KeySign>),
    Ships(ShipStrip),
}

/// What must not be covered, and how bad it is.
type Obstacle = (Area, f32);

/// With less cost a place is taken without a look at others.
const FAIR: f32 = 0.25;

/// Places everything of a theatre. `labels` are the names of the spaces as they are drawn.
pub(super) fn pieces(scene: &Scene, theatre: &TheatreScene, labels: &BySpace<Line>) -> Vec<Piece> {
    let mut obstacles = obstacles(scene, theatre, labels);
    let mut placed: Vec<Piece> = Vec::new();
    for space in scene.art.spaces.ids() {
        let around_it = Surroundings::of(scene, theatre, space, &labels[space]);
        for ways in beside(theatre, space) {
            let is_near = |(area, _): &&Obstacle| around_it.is_near(area);
            let mut near: Vec<Obstacle> = obstacles.iter().filter(is_near).copied().collect();
            if matches!(ways[..], [What::Station]) {
                // It may stand before its own planet.
                near.iter_mut().filter(|(area, _)| around_it.is_own_disc(area)).for_each(|own| own.1 = 0.4);
            }
            let tried = ways.into_iter().filter_map(|what| {
                let (cost, centre) = around_it.best(scene, &what, &near)?;
                let owner = scene.spaces[space].owner;
                Some((cost, Piece { centre, reach: what.reach(), owner, what }))
            });
            let Some((_, piece)) = tried.min_by(|a, b| a.0.total_cmp(&b.0)) else { continue };
            obstacles.push((around(piece.centre, piece.reach), 8.0));
            placed.push(piece);
        }
    }
    placed
}

/// What stands beside the planet, each in the ways in which it can be drawn, the best first.
fn beside(theatre: &TheatreScene, space: SpaceId) -> Vec<Vec<What>> {
    let mut all = Vec::new();
    all.extend((theatre.station == Some(space)).then(|| vec![What::Station]));
    // Of many that look the same one is shown: all fall together.
    let mut tiles: Vec<KeySign> = Vec::new();
    let faces = || theatre.bases.iter().filter(|base| base.0 == space).map(|base| base.1);
    for face in [Some(Face::Leader), None, Some(Face::Plain)] {
        tiles.extend(faces().any(|other| other == face).then(|| KeySign::of(face)));
    }
    let mut kinds: Vec<KeySign> =
        theatre.shields.iter().filter(|of| of.0 == space).map(|of| KeySign::Shield(of.1)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    tiles.extend(kinds);
    if !tiles.is_empty() {
        all.push(vec![What::Tiles(tiles)]);
    }
    let fleet = theatre.fleets.iter().find(|fleet| fleet.0 == space && !fleet.1.is_empty());
    all.extend(fleet.map(|&(_, fleet)| {
        let column = ShipStrip::column(fleet);
        [ShipStrip::row(fleet)].into_iter().chain(column).map(What::Ships).collect()
    }));
    all
}

impl What {
    fn reach(&self) -> Reach {
        match self {
            Self::Station => Reach { x: STATION, y: STATION },
            Self::Tiles(tiles) => Reach { x: row(tiles) / 2.0, y: TILE / 2.0 },
            Self::Ships(strip) => strip.reach(),
        }
    }
}

/// The width of tiles in a row.
fn row(tiles: &[KeySign]) -> f32 {
    tiles.iter().map(|_| TILE).sum()
}

impl Piece {
    pub(super) fn draw(&self, canvas: &mut super::canvas::Canvas) {
        use super::palette::Tone;
        let owner = self.owner.map_or(Tone::Muted, Tone::Slot);
        match &self.what {
            What::Station => pieces::station(canvas, self.centre, STATION),
            What::Ships(strip) => strip.draw(canvas, self.centre, owner),
            What::Tiles(tiles) => {
                let mut x = self.centre.x - row(tiles) / 2.0 + TILE / 2.0;
                for &tile in tiles {
                    pieces::tile(canvas, tile, at(x, self.centre.y), owner);
                    x += TILE;
                }
            }
        }
    }
}

fn obstacles(scene: &Scene, theatre: &TheatreScene, labels: &BySpace<Line>) -> Vec<Obstacle> {
    let art = &scene.art;
    let mut obstacles = Vec::new();
    for space in art.spaces.ids() {
        obstacles
            .push((around(label_place(scene, space), Reach { x: labels[space].width / 2.0 + 3.0, y: 13.0 }), 14.0));
        if theatre.is_destroyed(space) {
            continue;
        }
        let Reach { x, y } = badge::size(scene.spaces[space].owner, scene.spaces[space].troops);
        obstacles.push((around(badge_place(scene, space), Reach { x: x + 3.0, y: y + 3.0 }), 8.0));
        if let Some(disc) = art.spaces[space].disc {
            let radius = disc.radius + if disc.resource { 8.0 } else { 1.0 };
            obstacles.push((around(disc.centre, Reach { x: radius, y: radius }), 3.0));
        }
    }
    for region in art.regions.ids() {
        let half = Line::new(super::font::Face::Condensed, 28.0, &scene.tags[region]).width / 2.0 + 32.0;
        obstacles.push((around(art.regions[region].tag[scene.lang], Reach { x: half, y: 21.0 }), 10.0));
    }
    let (width, height) = (f32::from(art.canvas.0), f32::from(art.canvas.1));
    obstacles.push((art.header_area, 20.0));
    obstacles.push((Area { left: art.panel_area.left - 4.0, top: 0.0, right: width, bottom: height }, 20.0));
    obstacles
}

/// A planet with its badge and its name.
struct Surroundings<'a> {
    /// Disc and badge together.
    group: Area,
    label: Area,
    disc: Point,
    polygons: &'a [Vec<Point>],
}

impl<'a> Surroundings<'a> {
    fn of(scene: &'a Scene, theatre: &TheatreScene, space: SpaceId, label: &Line) -> Self {
        let art = &scene.art.spaces[space];
        let badge =
            around(badge_place(scene, space), badge::size(scene.spaces[space].owner, scene.spaces[space].troops));
        let badge =
            Area { left: badge.left - 5.0, top: badge.top - 5.0, right: badge.right + 5.0, bottom: badge.bottom + 5.0 };
        let (disc, group) = match art.disc {
            None => (art.badge, badge),
            Some(disc) => {
                let radius = disc.radius + if disc.resource { 9.5 } else { 2.5 };
                let disc_area = around(disc.centre, Reach { x: radius, y: radius });
                (disc.centre, if theatre.is_destroyed(space) { disc_area } else { both(disc_area, badge) })
            }
        };
        let label = around(label_place(scene, space), Reach { x: label.width / 2.0, y: 13.0 });
        Self { group, label, disc, polygons: &art.polygons }
    }

    /// Whether something there can be in the way of a piece.
    fn is_near(&self, area: &Area) -> bool {
        const FAR: f32 = 190.0;
        area.left < self.group.right + FAR
            && area.right > self.group.left - FAR
            && area.top < self.group.bottom + FAR
            && area.bottom > self.group.top - FAR
    }

    fn is_own_disc(&self, area: &Area) -> bool {
        (area.left.midpoint(area.right) - self.disc.x).abs() < 0.5
            && (area.top.midpoint(area.bottom) - self.disc.y).abs() < 0.5
    }

    /// The place that covers least, and what it costs; of equal ones the first.
    fn best(&self, scene: &Scene, what: &What, obstacles: &[Obstacle]) -> Option<(f32, Point)> {
        let reach = what.reach();
        let (width, height) = (f32::from(scene.art.canvas.0), f32::from(scene.art.canvas.1));
        let cost = |n: f32, centre: Point| {
            let area = around(centre, reach);
            let whole = area.width() * area.height();
            let covered: f32 = obstacles.iter().map(|(other, weight)| shared(area, *other) * weight).sum();
            let beyond = whole - shared(area, Area { left: 2.0, top: 0.0, right: width, bottom: height - 2.0 });
            (covered + beyond * 20.0) / whole + self.strayed(area) + n
        };
        let usual = self.places(what, reach).into_iter().scan(0.0, |n, place| {
            *n += 0.01;
            Some((cost(*n, place), place))
        });
        let best = usual.min_by(|a, b| a.0.total_cmp(&b.0))?;
        if best.0 < FAIR {
            return Some(best);
        }
        let (x, y) = (self.group.left.midpoint(self.group.right), self.group.top.midpoint(self.group.bottom));
        let steps = (-8_i8..=8).flat_map(|across| (-7_i8..=7).map(move |down| (f32::from(across), f32::from(down))));
        let anywhere = steps.map(|(across, down)| {
            let place = at(x + across * 12.0, y + down * 12.0);
            (cost(across.hypot(down) * 0.02, place), place)
        });
        anywhere.chain([best]).min_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// How far a piece there seems to belong to another planet.
    fn strayed(&self, area: Area) -> f32 {
        let Area { left, top, right, bottom } = area;
        let middle = at(left.midpoint(right), top.midpoint(bottom));
        let corners = [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
        let out = |point: Point, cost: f32| if holds(self.polygons, point) { 0.0 } else { cost };
        corners.into_iter().map(|corner| out(corner, 0.2)).sum::<f32>() + out(middle, 0.8)
    }

    /// The places that are tried.
    fn places(&self, what: &What, Reach { x, y }: Reach) -> Vec<Point> {
        const GAP: f32 = 1.0;
        let Area { left, top, right, bottom } = self.group;
        let (middle, above, below) = (left.midpoint(right), top - y - GAP, bottom + y + GAP);
        let (before, behind) = (left - x - GAP, right + x + GAP);
        let (over, under) = (self.label.top - y - GAP, self.label.bottom + y + GAP);
        let name = self.label.left.midpoint(self.label.right);
        let upper = [at(middle, above), at(middle + 22.0, above), at(middle - 22.0, above), at(left + x, above)];
        let mut places: Vec<Point> = Vec::new();
        match what {
            What::Station => {
                places.extend(
                    [(-34.0, -26.0), (-24.0, -36.0), (-44.0, -6.0), (-34.0, 24.0), (0.0, -46.0), (26.0, -50.0)]
                        .map(|(dx, dy)| at(self.disc.x + dx, self.disc.y + dy)),
                );
                places.extend([at(before, self.disc.y), at(behind, self.disc.y)]);
                places.extend(upper);
            }
            What::Tiles(_) => {
                places.extend([0.0, 12.0, -14.0, 24.0, -26.0].map(|dy| at(before, self.disc.y + dy)));
                places.extend([-6.0, 8.0, -20.0].map(|dy| at(behind, self.disc.y + dy)));
                places.extend(upper);
            }
            What::Ships(_) => {
                places.extend(upper);
                places.extend([0.0, -16.0, 16.0].map(|dy| at(behind, self.disc.y + dy)));
            }
        }
        places.extend([-44.0, 44.0, -66.0, 66.0].map(|dx| at(middle + dx, above)));
        places.extend([0.0, 24.0, -24.0].map(|dx| at(name + dx, under)));
        places.extend([0.0, 24.0, -24.0].map(|dx| at(name + dx, over)));
        places.extend([0.0, 24.0, -24.0, 48.0].map(|dx| at(middle + dx, below)));
        places.extend([-20.0, 0.0, 20.0].map(|dy| at(behind, self.disc.y + dy)));
        places.extend([-20.0, 0.0, 20.0].map(|dy| at(before, self.disc.y + dy)));
        places.extend([-2.0, -1.0, 1.0, 2.0].map(|step: f32| at(middle + step * 18.0, above - 30.0)));
        places
    }
}

fn around(centre: Point, reach: Reach) -> Area {
    Area { left: centre.x - reach.x, top: centre.y - reach.y, right: centre.x + reach.x, bottom: centre.y + reach.y }
}

fn both(a: Area, b: Area) -> Area {
    Area {
        left: a.left.min(b.left),
        top: a.top.min(b.top),
        right: a.right.max(b.right),
        bottom: a.bottom.max(b.bottom),
    }
}

/// The pixels that two areas share.
fn shared(a: Area, b: Area) -> f32 {
    let width = a.right.min(b.right) - a.left.max(b.left);
    let height = a.bottom.min(b.bottom) - a.top.max(b.top);
    width.max(0.0) * height.max(0.0)
}
