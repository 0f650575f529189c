//! Scenes of the galaxy to be drawn, and what is particular to a board of planets.

use std::sync::Arc;

use adjutant::game::ids::SpaceId;
use adjutant::render::{Header, LegendRow, Picture, Scene, Slot, SpaceMark, board};
use adjutant::text::lang::Lang;

use super::scenes::empty_of;
use crate::assets::galaxy::kit;

/// The planet with a string id.
pub(super) fn planet(id: &str) -> SpaceId {
    kit().edition.board.space_named(id).expect("a planet of the galaxy")
}

/// An empty board.
pub(super) fn empty(lang: Lang) -> Scene {
    empty_of(kit(), lang)
}

pub(super) fn rows(scene: &mut Scene, names: &[&str]) {
    scene.legend = names
        .iter()
        .zip(Slot::ALL)
        .map(|(&name, slot)| {
            let own = || scene.spaces.iter().filter(move |(_, mark)| mark.owner == Some(slot));
            let armies = own().map(|(_, mark)| mark.troops).sum();
            let spaces = u32::try_from(own().count()).expect("at most 42");
            LegendRow {
                slot,
                name: name.to_owned(),
                on_turn: false,
                out: spaces == 0,
                spaces,
                armies,
                cards: armies % 7,
                income: (spaces / 3).max(3),
            }
        })
        .collect();
}

/// Four players after the claiming.
pub(super) fn start() -> Scene {
    let mut scene = empty(Lang::En);
    for (id, mark) in scene.spaces.iter_mut() {
        let n = id.index();
        let troops = if n % 6 == 2 { 3 } else { 1 };
        *mark = SpaceMark { owner: Slot::nth((n * 7 + n / 5) % 4), troops };
    }
    rows(&mut scene, &["Ana", "Bruno", "Chidi", "Dagny"]);
    scene.legend[0].on_turn = true;
    scene.header = Header {
        turn: "Turn 1".to_owned(),
        pill: Some((Slot::Circle, "Ana · Place 5".to_owned())),
        last_move: "All planets are taken".to_owned(),
    };
    scene
}

/// Five players who hold regions nearly whole; a planet was taken over a lane.
pub(super) fn middle() -> Scene {
    let mut scene = empty(Lang::De);
    let owner = [4, 1, 0, 2, 3, 0];
    for (id, mark) in scene.spaces.iter_mut() {
        let n = id.index();
        let region = kit().art.spaces[id].region.index();
        let slot = if n % 4 == 1 && region != 4 { (owner[region] + n) % 5 } else { owner[region] };
        let troops = [1, 2, 3, 18, 1, 5, 12, 4, 1, 27, 2, 7, 1, 23, 1, 6][n * 5 % 16];
        *mark = SpaceMark { owner: Slot::nth(slot), troops };
    }
    for (id, troops) in [("kessel", 4), ("ord_mantell", 7)] {
        scene.spaces[planet(id)] = SpaceMark { owner: Some(Slot::Shield), troops };
    }
    rows(&mut scene, &["Ana", "Bruno", "Chidi", "Dagny", "Emeka"]);
    scene.legend[4].on_turn = true;
    scene.arrow = Some((planet("kessel"), planet("ord_mantell")));
    scene.outline = vec![planet("ord_mantell")];
    scene.changed = ["gamorr", "bespin", "naboo", "hoth"].map(planet).to_vec();
    scene.header = Header {
        turn: "Zug 14".to_owned(),
        pill: Some((Slot::Shield, "Emeka · Angreifen".to_owned())),
        last_move: "Kessel » Ord Mantell  −5 : −8, erobert".to_owned(),
    };
    scene
}

/// The longest names, the largest numbers, six seats, two of them out, and a notice.
pub(super) fn hostile() -> Scene {
    let mut scene = empty(Lang::De);
    let owner = [5, 1, 0, 2, 3, 4];
    for (id, mark) in scene.spaces.iter_mut() {
        let n = id.index();
        let slot = (owner[kit().art.spaces[id].region.index()] + usize::from(n % 3 == 1)) % 6;
        let slot = if matches!(slot, 1 | 3) { 5 } else { slot };
        *mark = SpaceMark { owner: Slot::nth(slot), troops: [9_999, 112, 8_888, 1_234, 18][n % 5] };
    }
    let names = [
        "\u{202e}**<@123456789012345678>** @everyone",
        "Wolfeschlegelsteinhausenbergerdorff der Ältere",
        "张伟 ازاد",
        "👩‍👩‍👧‍👧🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥",
        "Ольга Ğüneş",
        "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
    ];
    rows(&mut scene, &names);
    scene.legend[5].on_turn = true;
    scene.arrow = Some((planet("nar_shaddaa"), planet("gamorr")));
    scene.outline = vec![planet("gamorr")];
    scene.changed = kit().edition.board.space_ids().filter(|id| id.index() % 4 == 3).collect();
    scene.banner = Some("Angehalten".to_owned());
    scene.header = Header {
        turn: "Zug 10008".to_owned(),
        pill: Some((Slot::Star, "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM · Verschieben".to_owned())),
        last_move: "★ Nar Shaddaa » Gamorr ▼  −1234 : −5678, erobert nach 1000 Würfen".to_owned(),
    };
    scene
}

/// How bright each pixel is, 0 to 255: all that somebody without colours sees.
pub(super) fn greys(picture: &Picture) -> Vec<u8> {
    image::load_from_memory(&picture.png).expect("a PNG").to_luma8().into_raw()
}

#[test]
fn the_galaxy_is_1600_by_1080_and_under_220_kilobytes() {
    for scene in [start(), middle(), hostile()] {
        let picture = board(&scene).expect("a picture");
        assert_eq!((picture.width, picture.height), (1600, 1080));
        assert!(picture.png.len() < 220_000, "{} bytes", picture.png.len());
        assert_eq!(picture.alt, scene.alt);
    }
}

#[test]
fn a_resource_planet_is_seen_without_colours_under_the_widest_badge() {
    for mut scene in [middle(), hostile()] {
        let with = greys(&board(&scene).expect("a picture"));
        let sullust = planet("sullust");
        let mut art = (*scene.art).clone();
        let disc = art.spaces[sullust].disc.as_mut().expect("a disc");
        assert!(std::mem::replace(&mut disc.resource, false));
        scene.art = Arc::new(art);
        let without = greys(&board(&scene).expect("a picture"));
        let seen = with.iter().zip(&without).filter(|(a, b)| a.abs_diff(**b) > 60).count();
        assert!(seen > 150, "{seen} pixels");
    }
}

#[test]
fn an_arrow_can_be_drawn_along_every_link_and_across_the_whole_galaxy() {
    let mut scene = middle();
    scene.arrow = None;
    let without = board(&scene).expect("a picture").png;
    let links = &kit().edition.board;
    let lanes = kit().art.lanes.iter().flat_map(|lane| [lane.ends, (lane.ends.1, lane.ends.0)]);
    let borders = links.space_ids().map(|from| (from, links.neighbours(from).next().expect("a neighbour")));
    for (from, to) in lanes.chain(borders).chain([(planet("mon_calamari"), planet("toydaria"))]) {
        scene.arrow = Some((from, to));
        assert_ne!(board(&scene).expect("a picture").png, without, "{from:?} {to:?}");
    }
}

#[test]
fn nothing_that_is_missing_or_too_much_keeps_the_galaxy_from_being_drawn() {
    assert!(board(&empty(Lang::En)).is_ok());
    let mut scene = hostile();
    let more = scene.legend.clone();
    scene.legend.extend(more);
    for row in &mut scene.legend {
        (row.spaces, row.armies, row.cards, row.income) = (u32::MAX, u32::MAX, u32::MAX, u32::MAX);
    }
    for (_, mark) in scene.spaces.iter_mut() {
        mark.troops = u32::MAX;
    }
    scene.banner = Some("M".repeat(1_000));
    assert!(board(&scene).is_ok());
    scene.changed = vec![SpaceId(42)];
    assert!(board(&scene).is_err());
}
