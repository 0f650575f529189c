//! Scenes of the Original Trilogy to be drawn: ships, markers, the Death Star and what is counted for everybody.

use adjutant::game::conquest::effect::Danger;
use adjutant::game::conquest::parts::fleet::{Fleet, ShipClass};
use adjutant::game::conquest::theatre::{Face, Marker, Meter, Pile, Shield, ShieldKind, Theatre};
use adjutant::game::conquest::view::Garrison;
use adjutant::game::ids::{BySpace, SeatId, SideId, SpaceId};
use adjutant::render::{
    Header, KeySign, LegendRow, MeterMark, Navy, RenderError, Scene, SideMark, Slot, SpaceMark, TheatreScene, board,
};
use adjutant::text::lang::Lang;

use super::galaxy::{empty, greys, planet};
use crate::assets::galaxy::kit;

/// The colours of the seats of a match of four: Rebels and Empire in turn.
const FOUR: [Slot; 4] = [Slot::Circle, Slot::Square, Slot::Hexagon, Slot::Shield];
/// The same of a match of five, with the Hutts in the middle.
const FIVE: [Slot; 5] = [Slot::Circle, Slot::Square, Slot::Diamond, Slot::Hexagon, Slot::Shield];

/// What a match begins with.
fn theatre(seats: usize) -> Theatre {
    let text = serde_json::json!({
        "meter": { "at": -1, "most": 3 },
        "station": null,
        "markers": [],
        "pile": { "left": 6, "leader": "leader" },
        "ship_limit": vec![3; seats],
        "orders": vec![[0; 0]; seats],
        "counting": null,
        "seen": vec![[0; 0]; seats],
    });
    serde_json::from_value(text).expect("a theatre")
}

fn ships(fighter: u8, bomber: u8, destroyer: u8) -> Fleet {
    Fleet { fighter, bomber, destroyer }
}

/// Garrisons by region: who holds it for the most part, and so on.
fn garrisons(owner: [Option<u8>; 6], other: u8, fleets: &[(&str, Fleet)]) -> BySpace<Garrison> {
    let kit = kit();
    let mut spaces = kit.names.labels.map(|space, _| {
        let n = space.index();
        let held = owner[kit.art.spaces[space].region.index()];
        let owner = if n % 5 == 1 { held.map(|seat| (seat + other) % 4) } else { held };
        Garrison {
            owner: owner.map(SeatId),
            troops: [1, 2, 3, 18, 1, 5, 12, 4, 1, 27, 2, 7, 1, 23, 1, 6][n * 5 % 16],
            ..Garrison::FREE
        }
    });
    for &(id, ships) in fleets {
        spaces[planet(id)].ships = ships;
    }
    spaces
}

fn marker(id: u8, at: &str, face: Face, open: bool) -> Marker {
    Marker { id, space: planet(at), face: Some(face), open }
}

fn shield(seat: u8, at: &str, kind: ShieldKind) -> Shield {
    Shield { seat: SeatId(seat), space: planet(at), kind }
}

pub(super) fn words(sign: KeySign) -> &'static str {
    match sign {
        KeySign::Ship(_, ShipClass::Fighter) => "Jäger",
        KeySign::Ship(Navy::Trilogy, ShipClass::Bomber) => "Bomber",
        KeySign::Ship(Navy::Trilogy, ShipClass::Destroyer) => "Zerstörer",
        KeySign::Ship(Navy::Clones, ShipClass::Bomber) => "Korvette",
        KeySign::Ship(Navy::Clones, ShipClass::Destroyer) => "Großkampfschiff",
        KeySign::Station => "Todesstern",
        KeySign::Hideout => "Sidious",
        KeySign::Base => "Basis",
        KeySign::Token => "Marker",
        KeySign::KnownToken => "Kreise",
        KeySign::EmptyBase => "leer",
        KeySign::Leader => "Imperator",
        KeySign::Shield(ShieldKind::From(Danger::Invasion)) => "Sperre",
        KeySign::Shield(ShieldKind::From(Danger::Station | Danger::Order)) => "Schild",
        KeySign::Shield(ShieldKind::EightSided) => "W8",
        KeySign::Resource => "Ressource",
        KeySign::Asteroids => "Asteroiden",
        KeySign::Unplayed => "neutral",
    }
}

/// The scene of a theatre as a viewer sees it.
fn scene(theatre: &Theatre, spaces: &BySpace<Garrison>, slots: &[Slot], names: &[&str]) -> Scene {
    let mut scene = empty(Lang::De);
    let slot = |seat: SeatId| slots[seat.index()];
    scene.spaces = spaces.map(|_, of| SpaceMark { owner: of.owner.map(slot), troops: of.troops });
    let count = |owner: Option<Slot>| {
        let own = || scene.spaces.iter().filter(move |(_, mark)| mark.owner == owner && mark.troops > 0);
        (u32::try_from(own().count()).expect("few"), own().map(|(_, mark)| mark.troops).sum())
    };
    let row = |(&slot, &name): (&Slot, &&str)| {
        let (spaces, armies): (u32, u32) = count(Some(slot));
        LegendRow {
            slot,
            name: name.to_owned(),
            on_turn: false,
            out: false,
            spaces,
            armies,
            cards: armies % 7,
            income: (spaces / 3).max(3),
        }
    };
    scene.legend = slots.iter().zip(names).map(row).collect();
    let mut shown = TheatreScene::of(theatre, spaces);
    let own = |wanted: &[Slot]| slots.iter().copied().filter(|slot| wanted.contains(slot)).collect::<Vec<_>>();
    let neutral = count(None);
    let counted = theatre.counting.map(|_| (KeySign::Resource, format!("{}/10", theatre.counter)));
    let side = |name: &str, slots: Vec<Slot>| SideMark { name: name.to_owned(), slots, unplayed: None, tally: None };
    shown.sides = vec![
        side("Rebellen", own(&[Slot::Circle, Slot::Hexagon])),
        SideMark {
            tally: Some((KeySign::Base, theatre.pile.left.to_string())),
            ..side("Imperium", own(&[Slot::Square, Slot::Shield]))
        },
        SideMark {
            unplayed: (neutral.0 > 0).then_some(neutral),
            tally: counted,
            ..side("Hutten", own(&[Slot::Diamond]))
        },
    ];
    shown.meter = Some(MeterMark { title: "Macht".to_owned(), meter: theatre.meter });
    shown.key = shown.signs().into_iter().map(|sign| (sign, words(sign).to_owned())).collect();
    scene.theatre = Some(shown);
    scene
}

/// What lies on the board in the midst of a match of four, and who stands there.
fn middle_state() -> (Theatre, BySpace<Garrison>) {
    let fleets = [
        ("endor", ships(2, 0, 0)),
        ("tatooine", ships(1, 2, 0)),
        ("yavin_4", ships(1, 0, 0)),
        ("mon_calamari", ships(0, 1, 2)),
        ("kuat", ships(2, 1, 3)),
        ("coruscant", ships(3, 0, 1)),
        ("byss", ships(0, 0, 1)),
        ("corellia", ships(0, 2, 0)),
        ("kessel", ships(1, 0, 0)),
        ("ylesia", ships(0, 1, 0)),
        ("bothawui", ships(3, 3, 3)),
        ("elom", ships(1, 1, 1)),
        ("excarga", ships(0, 3, 0)),
        ("bakura", ships(1, 0, 1)),
        ("hoth", ships(2, 2, 0)),
    ];
    // Outer Rim and Wild Space Rebels, Core Worlds and Mid Rim Empire, Elrood Sector Hutts.
    let mut spaces = garrisons([Some(3), Some(1), Some(0), None, Some(2), Some(2)], 1, &fleets);
    for id in ["ord_mantell", "kessel"] {
        spaces[planet(id)].owner = Some(SeatId(0));
    }
    let mut theatre = theatre(4);
    theatre.station = Some(planet("coruscant"));
    theatre.markers = vec![
        marker(0, "kuat", Face::Plain, false),
        marker(1, "alderaan", Face::Leader, false),
        marker(2, "bothawui", Face::Plain, false),
        marker(3, "toydaria", Face::Plain, true),
    ];
    theatre.pile = Pile { left: 2, leader: Some(Face::Plain), tokens: Vec::new() };
    theatre.shields = vec![
        shield(0, "tatooine", ShieldKind::EightSided),
        shield(1, "kuat", ShieldKind::From(Danger::Invasion)),
        shield(2, "hoth", ShieldKind::From(Danger::Station)),
        shield(2, "elom", ShieldKind::EightSided),
    ];
    theatre.meter.at = -2;
    (theatre, spaces)
}

fn middle_seen(theatre: &Theatre, spaces: &BySpace<Garrison>) -> Scene {
    let mut scene = scene(theatre, spaces, &FOUR, &["Ana", "Bruno", "Chidi", "Dagny"]);
    scene.legend[0].on_turn = true;
    scene.arrow = Some((planet("kessel"), planet("ord_mantell")));
    scene.outline = vec![planet("ord_mantell")];
    scene.changed = ["gamorr", "bespin", "naboo"].map(planet).to_vec();
    scene.header = Header {
        turn: "Zug 14".to_owned(),
        pill: Some((Slot::Circle, "Ana · Angreifen".to_owned())),
        last_move: "Kessel » Ord Mantell  −5 : −8, erobert".to_owned(),
    };
    scene
}

/// Four seats and Hutts that nobody plays, as everybody sees it.
pub(super) fn middle() -> Scene {
    let (theatre, spaces) = middle_state();
    middle_seen(&theatre.redacted(&[], false), &spaces)
}

/// The same as the Empire sees it.
pub(super) fn private() -> Scene {
    let (theatre, spaces) = middle_state();
    middle_seen(&theatre.redacted(&[SeatId(1), SeatId(3)], true), &spaces)
}

/// Five seats near the end: three planets are destroyed, one of them below the Death Star.
pub(super) fn destroyed() -> Scene {
    let fleets = [
        ("endor", ships(3, 2, 1)),
        ("kuat", ships(3, 3, 3)),
        ("anaxes", ships(1, 0, 2)),
        ("sluis_van", ships(3, 2, 2)),
        ("gamorr", ships(1, 1, 0)),
        ("chandrila", ships(0, 0, 2)),
        ("naboo", ships(0, 1, 0)),
        ("corellia", ships(2, 0, 0)),
    ];
    let mut spaces = garrisons([Some(2), Some(1), Some(0), Some(2), Some(3), Some(3)], 1, &fleets);
    for id in ["hapes", "falleen", "rodia", "naboo", "sullust"] {
        spaces[planet(id)].owner = Some(SeatId(4));
    }
    let mut theatre = theatre(5);
    theatre.destroyed = ["alderaan", "ord_mantell", "omwat"].map(planet).to_vec();
    for &space in &theatre.destroyed {
        spaces[space] = Garrison { destroyed: true, ..Garrison::FREE };
    }
    theatre.station = Some(planet("alderaan"));
    theatre.markers = vec![
        marker(0, "kuat", Face::Leader, false),
        marker(1, "kuat", Face::Plain, true),
        marker(2, "naboo", Face::Plain, false),
    ];
    theatre.pile.left = 0;
    theatre.counting = Some(SideId(2));
    theatre.counter = 7;
    theatre.meter.at = 3;
    theatre.shields = [ShieldKind::From(Danger::Invasion), ShieldKind::From(Danger::Station), ShieldKind::EightSided]
        .map(|kind| shield(2, "gamorr", kind))
        .to_vec();
    let mut scene = scene(&theatre.redacted(&[], false), &spaces, &FIVE, &["Ana", "Bruno", "Chidi", "Dagny", "Emeka"]);
    scene.legend[2].on_turn = true;
    scene.header = Header {
        turn: "Zug 61".to_owned(),
        pill: Some((Slot::Diamond, "Chidi · Schiffe verlegen".to_owned())),
        last_move: "Der Todesstern zerstört Alderaan".to_owned(),
    };
    scene
}

/// Every planet with all there can be, as the Empire sees it.
fn crowded() -> Scene {
    let (mut theatre, mut spaces) = middle_state();
    for (_, garrison) in spaces.iter_mut() {
        (garrison.ships, garrison.troops) = (ships(6, 6, 6), 9_999);
    }
    let kinds =
        [ShieldKind::From(Danger::Invasion), ShieldKind::From(Danger::Station), ShieldKind::EightSided].into_iter();
    theatre.shields =
        kinds.flat_map(|kind| spaces.iter().map(move |(space, _)| Shield { seat: SeatId(0), space, kind })).collect();
    theatre.markers = (0..)
        .zip(spaces.iter())
        .map(|(id, (space, _))| Marker { id, space, face: Some(Face::Leader), open: true })
        .collect();
    theatre.meter = Meter { at: i8::MIN, most: i8::MAX };
    middle_seen(&theatre, &spaces)
}

fn png(scene: &Scene) -> Vec<u8> {
    board(scene).expect("a picture").png
}

#[test]
fn the_public_picture_is_the_same_wherever_the_emperor_hides() {
    let (theatre, spaces) = middle_state();
    let seen = |theatre: &Theatre, knows: bool| middle_seen(&theatre.redacted(&[], knows), &spaces);
    let (public, known) = (seen(&theatre, false), seen(&theatre, true));
    assert_ne!(png(&public), png(&known));
    for hidden in [0, 1, 2] {
        let mut moved = theatre.clone();
        for marker in moved.markers.iter_mut().filter(|marker| !marker.open) {
            marker.face = Some(if marker.id == hidden { Face::Leader } else { Face::Plain });
        }
        assert_eq!(png(&seen(&moved, false)), png(&public), "{hidden}");
        assert_eq!(seen(&moved, false).theatre, public.theatre);
        assert_eq!(png(&seen(&moved, true)) == png(&known), hidden == 1);
    }
    let mut drawn = theatre.clone();
    drawn.markers.iter_mut().filter(|marker| !marker.open).for_each(|marker| marker.face = Some(Face::Plain));
    drawn.pile.leader = Some(Face::Leader);
    assert_eq!(png(&seen(&drawn, false)), png(&public));
}

#[test]
fn the_picture_of_a_trilogy_is_as_large_as_that_of_the_galaxy_and_under_230_kilobytes() {
    for (scene, most) in [(middle(), 230_000), (private(), 230_000), (destroyed(), 230_000), (crowded(), 280_000)] {
        let picture = board(&scene).expect("a picture");
        assert_eq!((picture.width, picture.height), (1600, 1080));
        assert!(picture.png.len() < most, "{} bytes", picture.png.len());
        assert_eq!(png(&scene), picture.png);
    }
}

#[test]
fn each_thing_on_the_board_is_seen_without_colours() {
    let with = greys(&board(&private()).expect("a picture"));
    let without = |change: fn(&mut TheatreScene)| {
        let mut scene = private();
        change(scene.theatre.as_mut().expect("a theatre"));
        let without = greys(&board(&scene).expect("a picture"));
        with.iter().zip(&without).filter(|(a, b)| a.abs_diff(**b) > 60).count()
    };
    let seen = [
        without(|theatre| theatre.station = None),
        without(|theatre| _ = theatre.fleets.remove(0)),
        without(|theatre| _ = theatre.bases.remove(1)),
        without(|theatre| theatre.bases[1].1 = None),
        without(|theatre| theatre.bases[1].1 = Some(Face::Plain)),
        without(|theatre| _ = theatre.shields.remove(0)),
        without(|theatre| theatre.shields[0].1 = ShieldKind::From(Danger::Invasion)),
        without(|theatre| theatre.destroyed = vec![planet("duro")]),
        without(|theatre| theatre.fleets[0].1 = ships(0, 2, 0)),
        without(|theatre| theatre.fleets[0].1 = ships(0, 0, 2)),
        without(|theatre| theatre.meter.as_mut().expect("a meter").meter.at = -1),
    ];
    assert!(seen.iter().all(|&pixels| pixels > 100), "{seen:?}");
}

#[test]
fn armies_that_nobody_plays_have_a_texture_and_free_planets_have_none() {
    let mut scene = middle();
    let shown = board(&scene).expect("a picture");
    scene.spaces[planet("utapau")].troops = 0;
    let free = board(&scene).expect("a picture");
    let seen = greys(&shown).iter().zip(&greys(&free)).filter(|(a, b)| a.abs_diff(**b) > 30).count();
    assert!(seen > 2_000, "{seen} pixels");
}

#[test]
fn a_region_is_held_by_whoever_has_what_is_left_of_it() {
    let held = |troops: u32| {
        let mut scene = destroyed();
        for (space, mark) in scene.spaces.iter_mut().filter(|(space, _)| kit().art.spaces[*space].region.index() == 5) {
            if space != planet("omwat") {
                mark.owner = Some(Slot::Hexagon);
            }
        }
        // Only what is destroyed is passed over, not what is free.
        let csilla = &mut scene.spaces[planet("csilla")];
        (csilla.owner, csilla.troops) = (csilla.owner.filter(|_| troops > 0), troops);
        let picture = image::load_from_memory(&png(&scene)).expect("a PNG").to_rgb8();
        // Beside the name of Wild Space.
        let around = (860..1_060).flat_map(|x| (1_042..1_074).map(move |y| (x, y)));
        around.filter(|&(x, y)| picture.get_pixel(x, y).0 == Slot::Hexagon.rgb()).count()
    };
    assert!(held(23) > held(0) + 150, "{} {}", held(23), held(0));
}

#[test]
fn nothing_that_is_missing_or_too_much_keeps_a_trilogy_from_being_drawn() {
    let mut scene = empty(Lang::En);
    scene.theatre = Some(TheatreScene::default());
    assert!(board(&scene).is_ok());
    let mut scene = crowded();
    let long = "ﷺ 🔥W\u{202e}".repeat(2_000);
    let theatre = scene.theatre.as_mut().expect("a theatre");
    theatre.fleets.iter_mut().for_each(|fleet| fleet.1 = ships(255, 255, 255));
    theatre.meter.as_mut().expect("a meter").title.clone_from(&long);
    for side in &mut theatre.sides {
        (side.name, side.tally) = (long.clone(), Some((KeySign::Asteroids, long.clone())));
        side.unplayed = Some((u32::MAX, u32::MAX));
    }
    theatre.key.iter_mut().for_each(|(_, words)| words.clone_from(&long));
    theatre.key = vec![theatre.key.clone(); 100].concat();
    theatre.sides = vec![theatre.sides.clone(); 100].concat();
    theatre.destroyed = kit().edition.board.space_ids().collect();
    assert!(board(&scene).is_ok());
    scene.theatre.as_mut().expect("a theatre").station = Some(SpaceId(42));
    assert!(matches!(board(&scene), Err(RenderError::OtherBoard { what: "spaces", .. })));
}

#[test]
fn a_theatre_is_told_by_no_debug() {
    let shown = format!("{:?} {:?}", private(), private().theatre);
    assert!(!shown.contains("Imperator") && !shown.contains("Leader"), "{shown}");
}
