//! Where ships, markers and the station stand: beside their planet where they hide least, at the usual place if they can.

use super::badge::{self, Reach};
use super::board::{badge_place, holds, label_place};
use super::font::Line;
use super::geometry::at;
use super::order::ThrowPlate;
use super::palette::Slot;
use super::pieces::{self, HOOD, STATION, ShipStrip, TILE, Tile};
use super::scene::Scene;
use super::theatre::{KeySign, TheatreScene};
use crate::assets::{Area, Point};
use crate::game::conquest::theatre::{Face, ShieldKind};
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
    Hideout,
    Throw(ThrowPlate),
    /// Tiles in a row.
    Tiles(Vec<Tile>),
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
            if matches!(ways[..], [What::Station | What::Hideout | What::Throw(_)]) {
                // It may stand before its own planet.
                near.iter_mut().filter(|(area, _)| around_it.is_own_disc(area)).for_each(|own| own.1 = 0.4);
            }
            let tried = ways.into_iter().filter_map(|what| {
                let (cost, centre) = around_it.best(scene, &what, &near)?;
                let owner = scene.spaces[space].owner;
                Some((cost, Piece { centre, reach: what.reach(), owner, what }))
            });
            let Some((_, piece)) = tried.min_by(|a, b| a.0.total_cmp(&b.0)) else { continue };
            obstacles.push((around(piece.centre, piece.reach), 12.0));
            placed.push(piece);
        }
    }
    placed
}

/// What stands beside the planet, each in the ways in which it can be drawn, the best first.
fn beside(theatre: &TheatreScene, space: SpaceId) -> Vec<Vec<What>> {
    let mut all = Vec::new();
    all.extend((theatre.station == Some(space)).then(|| vec![What::Station]));
    all.extend(theatre.hides(space).then(|| vec![What::Hideout]));
    let thrown = theatre.order.iter().flat_map(|order| &order.throws).find(|throw| throw.space == space);
    all.extend(thrown.map(|throw| vec![What::Throw(ThrowPlate::new(*throw))]));
    let mut tiles = markers(theatre, space);
    let mut kinds: Vec<KeySign> =
        theatre.shields.iter().filter(|of| of.0 == space).map(|of| KeySign::Shield(of.1)).collect();
    // All who defend that planet throw this die.
    kinds.extend(theatre.hides(space).then_some(KeySign::Shield(ShieldKind::EightSided)));
    kinds.sort_unstable();
    kinds.dedup();
    tiles.extend(kinds.into_iter().map(Tile::Sign));
    if !tiles.is_empty() {
        all.push(vec![What::Tiles(tiles)]);
    }
    let fleet = theatre.fleets.iter().find(|fleet| fleet.0 == space && !fleet.1.is_empty());
    all.extend(fleet.map(|&(_, fleet)| {
        let column = ShipStrip::column(theatre.navy, fleet);
        [ShipStrip::row(theatre.navy, fleet)].into_iter().chain(column).map(What::Ships).collect()
    }));
    all
}

/// The tiles for the markers of a space. Of bases that look the same one is shown, since all fall together; tokens are counted, since each
/// is worth something.
fn markers(theatre: &TheatreScene, space: SpaceId) -> Vec<Tile> {
    let faces = || theatre.bases.iter().filter(|base| base.0 == space).map(|base| base.1);
    if theatre.circles.is_empty() {
        let shown = [Some(Face::Leader), None, Some(Face::Plain)];
        let there = shown.into_iter().filter(|face| faces().any(|other| other == *face));
        return there.map(|face| Tile::Sign(theatre.sign_of(face))).collect();
    }
    let circles = |face| match face {
        Some(Face::Token(token)) => theatre.circles.get(usize::from(token)).copied(),
        Some(Face::Leader | Face::Plain) | None => None,
    };
    let known: u32 = faces().filter_map(circles).map(u32::from).sum();
    let hidden = u32::try_from(faces().filter(|&face| circles(face).is_none()).count()).unwrap_or(u32::MAX);
    let tiles = [(known, Tile::Circles(known)), (hidden, Tile::Tokens(hidden))];
    tiles.into_iter().filter(|of| of.0 > 0).map(|of| of.1).collect()
}

impl What {
    fn reach(&self) -> Reach {
        match self {
            Self::Station => Reach { x: STATION, y: STATION },
            Self::Hideout => Reach { x: HOOD, y: HOOD },
            Self::Throw(plate) => plate.reach(),
            Self::Tiles(tiles) => Reach { x: row(tiles) / 2.0, y: TILE / 2.0 },
            Self::Ships(strip) => strip.reach(),
        }
    }
}

/// The width of tiles in a row.
fn row(tiles: &[Tile]) -> f32 {
    tiles.iter().map(|_| TILE).sum()
}

impl Piece {
    pub(super) fn draw(&self, canvas: &mut super::canvas::Canvas) {
        use super::palette::Tone;
        let owner = self.owner.map_or(Tone::Muted, Tone::Slot);
        match &self.what {
            What::Station => pieces::station(canvas, self.centre, STATION),
            What::Hideout => pieces::hood(canvas, self.centre, HOOD),
            What::Throw(plate) => plate.draw(canvas, self.centre),
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
            (covered + beyond * 20.0) / whole + self.strayed(what, area) + n
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
    fn strayed(&self, what: &What, area: Area) -> f32 {
        let Area { left, top, right, bottom } = area;
        let middle = at(left.midpoint(right), top.midpoint(bottom));
        let corners = [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
        let out = |point: Point, cost: f32| if holds(self.polygons, point) { 0.0 } else { cost };
        let strayed = corners.into_iter().map(|corner| out(corner, 0.2)).sum::<f32>() + out(middle, 0.8);
        // A throw must be read as that of its planet, whatever else it covers.
        if matches!(what, What::Throw(_)) { strayed * 1.7 } else { strayed }
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
            What::Station | What::Hideout => {
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
            What::Ships(_) | What::Throw(_) => {
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

#[cfg(test)]
mod tests {
    use super::super::scene::SpaceMark;
    use super::super::theatre::{HideoutMark, Navy, OrderMark, ThrowMark};
    use super::*;
    use crate::assets::{AnyKit, kit};
    use crate::game::conquest::parts::fleet::Fleet;
    use crate::text::lang::Lang;

    /// Armies of four seats everywhere.
    fn scene() -> Scene {
        let kit = kit("clone-wars").and_then(AnyKit::conquest).expect("an edition");
        let slots = [Slot::Circle, Slot::Square, Slot::Hexagon, Slot::Shield];
        let tags = kit.names.regions.map(|_, name| format!("{} +5", name[Lang::De]));
        let spaces = kit.names.labels.map(|space, _| SpaceMark { owner: Some(slots[space.index() % 4]), troops: 18 });
        Scene { tags, spaces, ..Scene::of_nobody(kit) }
    }

    fn theatre() -> TheatreScene {
        TheatreScene { navy: Navy::Clones, circles: vec![3, 2, 1], ..TheatreScene::default() }
    }

    fn hideout(space: SpaceId) -> HideoutMark {
        HideoutMark { space, title: String::new(), place: String::new(), note: String::new() }
    }

    fn area(piece: &Piece) -> Area {
        around(piece.centre, piece.reach)
    }

    /// The largest part of a piece that another piece, a badge or a name covers.
    fn covered(scene: &Scene, theatre: &TheatreScene) -> [f32; 3] {
        let labels =
            scene.labels.map(|_, label| Line::new(super::super::font::Face::Condensed, scene.art.label_px, label));
        let pieces = pieces(scene, theatre, &labels);
        let mut worst = [0.0_f32; 3];
        for (n, piece) in pieces.iter().enumerate() {
            let own = area(piece);
            let mut note = |kind: usize, other: Area| {
                let least = (own.width() * own.height()).min(other.width() * other.height());
                worst[kind] = worst[kind].max(shared(own, other) / least);
            };
            pieces[..n].iter().for_each(|other| note(0, area(other)));
            for (space, mark) in scene.spaces.iter() {
                note(1, around(badge_place(scene, space), badge::size(mark.owner, mark.troops)));
                note(2, around(label_place(scene, space), Reach { x: labels[space].width / 2.0, y: 11.0 }));
            }
        }
        worst
    }

    /// The worst of several moments.
    fn worst(scene: &Scene, theatres: impl Iterator<Item = TheatreScene>) -> [f32; 3] {
        let worst = |a: [f32; 3], b: [f32; 3]| [a[0].max(b[0]), a[1].max(b[1]), a[2].max(b[2])];
        theatres.map(|theatre| covered(scene, &theatre)).fold([0.0; 3], worst)
    }

    fn is_within(covered: [f32; 3], most: [f32; 3]) -> bool {
        covered.into_iter().zip(most).all(|(covered, most)| covered <= most)
    }

    #[test]
    fn the_hideout_and_tokens_cover_nothing_on_any_planet() {
        let scene = scene();
        let spaces: Vec<SpaceId> = scene.art.spaces.ids().collect();
        let alone =
            worst(&scene, spaces.iter().map(|&space| TheatreScene { hideout: Some(hideout(space)), ..theatre() }));
        assert!(is_within(alone, [0.01; 3]), "{alone:?}");
        let laid = spaces.iter().flat_map(|&space| [(space, None), (space, Some(Face::Token(1)))]).collect();
        let tokens = covered(&scene, &TheatreScene { bases: laid, ..theatre() });
        assert!(is_within(tokens, [0.01; 3]), "{tokens:?}");
    }

    #[test]
    fn nothing_hides_anything_where_most_comes_together() {
        let scene = scene();
        let spaces: Vec<SpaceId> = scene.art.spaces.ids().collect();
        let ships = Fleet { fighter: 3, bomber: 2, destroyer: 1 };
        // No army has more than nine ships, and there are nine tokens; one planet has all there can be.
        let some = |space: SpaceId, apart: usize| {
            let others = spaces.iter().copied().skip(space.index() % apart).step_by(apart);
            others.filter(move |&other| other != space).chain([space])
        };
        let all = worst(
            &scene,
            spaces.iter().map(|&space| TheatreScene {
                hideout: Some(hideout(space)),
                fleets: some(space, 4).map(|space| (space, ships)).collect(),
                bases: some(space, 5).map(|space| (space, None)).collect(),
                ..theatre()
            }),
        );
        assert!(is_within(all, [0.15, 0.3, 0.35]), "{all:?}");
    }

    #[test]
    fn every_throw_of_an_order_is_read_beside_its_planet() {
        let scene = scene();
        let spaces: Vec<SpaceId> = scene.art.spaces.ids().collect();
        for (from, again) in [(0, None), (1, None), (0, Some(8)), (1, Some(8))] {
            let throw = |(n, &space): (usize, &SpaceId)| {
                let turned = (n % 4 < 2).then_some(Slot::Shield);
                ThrowMark { space, rolled: 8, again, turned }
            };
            let throws: Vec<ThrowMark> = spaces.iter().enumerate().skip(from).step_by(2).map(throw).collect();
            let [title, need, total, label] = std::array::from_fn(|_| String::new());
            let order = OrderMark { title, need, total, label, throws };
            let theatre = TheatreScene { order: Some(order), hideout: Some(hideout(spaces[1 - from])), ..theatre() };
            let covered = covered(&scene, &theatre);
            assert!(is_within(covered, [0.01, 0.08, 0.08]), "{from} {again:?}: {covered:?}");
            let labels = scene.labels.map(|_, label| Line::new(super::super::font::Face::Condensed, 30.0, label));
            let pieces = pieces(&scene, &theatre, &labels);
            let plates = pieces.iter().filter(|piece| matches!(piece.what, What::Throw(_)));
            // They are placed in the order of the board, as the throws are.
            for (piece, throw) in plates.zip(theatre.order.iter().flat_map(|order| &order.throws)) {
                let cell = &scene.art.spaces[throw.space].polygons;
                assert!(holds(cell, piece.centre), "{} {again:?}", scene.labels[throw.space]);
            }
        }
    }
}
