//! Scenes of the board of the Clone Wars.

use adjutant::assets::clone_wars_standard;
use adjutant::render::{Header, Scene, Slot, SpaceMark, board};
use adjutant::text::lang::Lang;

use super::galaxy::rows;
use super::scenes::empty_of;

/// Four players in the middle of a match; a planet was taken over a lane.
pub(super) fn middle(lang: Lang) -> Scene {
    let kit = clone_wars_standard();
    let planet = |id: &str| kit.edition.board.space_named(id).expect("a planet");
    let mut scene = empty_of(kit, lang);
    for (id, mark) in scene.spaces.iter_mut() {
        let n = id.index();
        let slot = if n % 4 == 1 { (n / 4) % 4 } else { kit.art.spaces[id].region.index() % 4 };
        *mark = SpaceMark {
            owner: Slot::nth(slot),
            troops: [1, 2, 3, 18, 1, 5, 12, 4, 1, 27, 2, 7, 1, 23, 1, 6][n * 5 % 16],
        };
    }
    scene.spaces[planet("malastare")] = SpaceMark { owner: Some(Slot::Square), troops: 6 };
    scene.spaces[planet("sullust")] = SpaceMark { owner: Some(Slot::Square), troops: 7 };
    rows(&mut scene, &["Ana", "Bruno", "Chidi", "Dagny"]);
    scene.legend[1].on_turn = true;
    scene.arrow = Some((planet("sullust"), planet("malastare")));
    scene.outline = vec![planet("malastare")];
    scene.changed = ["hypori", "naboo", "utapau"].map(planet).to_vec();
    scene.header = Header {
        turn: ["Turn 14", "Zug 14"][usize::from(lang == Lang::De)].to_owned(),
        pill: Some((Slot::Square, "Bruno".to_owned())),
        last_move: "Sullust » Malastare  −1 : −4".to_owned(),
    };
    scene
}

/// The largest numbers under the longest names of regions, in a pause.
pub(super) fn hostile() -> Scene {
    let mut scene = middle(Lang::De);
    for (id, mark) in scene.spaces.iter_mut() {
        mark.troops = [9_999, 112, 8_888, 1_234, 18][id.index() % 5];
        mark.owner = Slot::nth(scattered(id.index()));
    }
    scene.banner = Some("Angehalten".to_owned());
    scene
}

fn scattered(n: usize) -> usize {
    (n * 7 + n / 5) % 4
}

#[test]
fn the_clone_wars_are_1600_by_1080_and_under_220_kilobytes() {
    for scene in [middle(Lang::En), middle(Lang::De), hostile()] {
        let picture = board(&scene).expect("a picture");
        assert_eq!((picture.width, picture.height), (1600, 1080));
        assert!(picture.png.len() < 220_000, "{} bytes", picture.png.len());
    }
}

#[test]
fn an_arrow_can_be_drawn_along_every_link_of_the_clone_wars() {
    let mut scene = middle(Lang::En);
    scene.arrow = None;
    let without = board(&scene).expect("a picture").png;
    let kit = clone_wars_standard();
    let lanes = kit.art.lanes.iter().flat_map(|lane| [lane.ends, (lane.ends.1, lane.ends.0)]);
    let spaces = &kit.edition.board;
    let borders = spaces.space_ids().map(|from| (from, spaces.neighbours(from).next().expect("a neighbour")));
    for (from, to) in lanes.chain(borders) {
        scene.arrow = Some((from, to));
        assert_ne!(board(&scene).expect("a picture").png, without, "{from:?} {to:?}");
    }
}
