//! What the boards of planets have in common: a graph that is written out, and a picture that shows the same graph.

use std::collections::BTreeSet;

use adjutant::assets::{Kit, Point};
use adjutant::game::ids::SpaceId;
use adjutant::game::map::{Board, LinkKind};

/// A link by the ids of its ends, the alphabetically first one before the other.
pub(super) type Link<'a> = (&'a str, &'a str, LinkKind);

/// The links of a table that has each once, under its first planet; `~` marks a lane.
pub(super) fn written<'a>(table: &[(&'a str, &'a str)]) -> Vec<Link<'a>> {
    let links = table.iter().flat_map(|&(a, to)| to.split(' ').map(move |b| (a, b)));
    links.map(|(a, b)| b.strip_suffix('~').map_or((a, b, LinkKind::Border), |b| (a, b, LinkKind::Lane))).collect()
}

/// The links of a board in the same order. Each is there from both ends.
pub(super) fn found(board: &Board) -> Vec<Link<'_>> {
    let mut found = Vec::new();
    for a in board.space_ids() {
        for &(b, kind) in board.links(a) {
            let (from, to) = (board.space(a).id.as_str(), board.space(b).id.as_str());
            assert!(board.links(b).contains(&(a, kind)), "{to} to {from}");
            if from < to {
                found.push((from, to, kind));
            }
        }
    }
    found.sort_unstable_by_key(|&(a, b, _)| (a, b));
    found
}

/// How many planets have so many neighbours, from none on.
pub(super) fn degrees(board: &Board) -> [u32; 7] {
    let mut degrees = [0; 7];
    for space in board.space_ids() {
        degrees[board.links(space).len()] += 1;
    }
    degrees
}

/// The kind of the link between two planets.
pub(super) fn link(board: &Board, a: &str, b: &str) -> Option<LinkKind> {
    let [a, b] = [a, b].map(|id| board.space_named(id).expect("a planet"));
    board.links(a).iter().find(|&&(to, _)| to == b).map(|&(_, kind)| kind)
}

/// Links out of a region.
pub(super) fn ways_out(board: &Board, region: &str) -> usize {
    let inside = |space: SpaceId| board.region(board.space(space).region).id == region;
    let within = board.space_ids().filter(|&space| inside(space));
    within.flat_map(|space| board.neighbours(space)).filter(|&to| !inside(to)).count()
}

/// Two cells touch exactly where the planets have a common border, and every lane is drawn as a curve.
pub(super) fn assert_drawn(kit: &Kit) {
    let board = &kit.edition.board;
    let corner = |point: Point| (point.x.to_bits(), point.y.to_bits());
    let edges = kit.art.spaces.map(|_, space| -> BTreeSet<_> {
        let ring = &space.polygons[0];
        let ends = ring.iter().zip(ring.iter().cycle().skip(1)).map(|(&a, &b)| [corner(a), corner(b)]);
        ends.map(|mut ends| {
            ends.sort_unstable();
            ends
        })
        .collect()
    });
    for a in board.space_ids() {
        for b in board.space_ids().filter(|&b| b > a) {
            let touch = !edges[a].is_disjoint(&edges[b]);
            let linked = board.links(a).contains(&(b, LinkKind::Border));
            assert_eq!(touch, linked, "{} and {}", board.space(a).id, board.space(b).id);
        }
    }
    let lanes: Vec<_> = kit.art.lanes.iter().map(|lane| (lane.ends, lane.ctrl.is_some())).collect();
    assert_eq!(lanes.len(), found(board).iter().filter(|link| link.2 == LinkKind::Lane).count());
    assert!(lanes.iter().all(|&((a, b), curved)| curved && board.links(a).contains(&(b, LinkKind::Lane))));
}

/// The map keeps clear of header and strip, and every badge stands off its disc by the same way.
pub(super) fn assert_clear(kit: &Kit) {
    let art = &kit.art;
    for (id, space) in art.spaces.iter() {
        let disc = space.disc.expect("every planet has a disc");
        assert_eq!(disc.centre, Point { x: space.badge.x - 27.0, y: space.badge.y - 10.0 });
        for &point in space.polygons.iter().flatten() {
            let taken = point.x > art.panel_area.left || point.y < art.header_area.bottom;
            assert!(!taken, "{}", kit.edition.board.space(id).id);
        }
    }
}
