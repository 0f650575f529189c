//! Scenes of the Clone Wars with all that lies on their board: the track, tokens, ships, and the order with its throws.

use std::sync::OnceLock;

use adjutant::assets::{AnyKit, Kit, kit};
use adjutant::game::conquest::effect::Danger;
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::theatre::{Face, Marker, Pawn, Shield, ShieldKind, Theatre};
use adjutant::game::conquest::view::Garrison;
use adjutant::game::ids::{BySpace, SeatId, SpaceId};
use adjutant::render::{
    Header, HideoutMark, KeySign, LegendRow, Navy, OrderMark, RenderError, Scene, SideMark, Slot, SpaceMark,
    TheatreScene, ThrowMark, TrackMark, board,
};
use adjutant::text::lang::Lang;

use super::galaxy::greys;
use super::scenes::empty_of;
use super::trilogy::words;

/// The Republic's armies are round, those of the Separatists square.
const SLOTS: [Slot; 4] = [Slot::Circle, Slot::Square, Slot::Hexagon, Slot::Shield];

/// The circles on the tokens.
const CIRCLES: [u8; 9] = [3, 2, 3, 2, 2, 1, 2, 1, 1];

fn wars() -> &'static Kit {
    static KIT: OnceLock<&'static Kit> = OnceLock::new();
    KIT.get_or_init(|| kit("clone-wars").and_then(AnyKit::conquest).expect("an edition"))
}

fn planet(id: &str) -> SpaceId {
    wars().edition.board.space_named(id).expect("a planet")
}

fn ships(fighter: u8, bomber: u8, destroyer: u8) -> Fleet {
    Fleet { fighter, bomber, destroyer }
}

fn theatre(pawn: Pawn, left: u8) -> Theatre {
    let text = serde_json::json!({
        "meter": { "at": 0, "most": 0 },
        "station": null,
        "markers": [],
        "pile": { "left": left, "leader": null },
        "ship_limit": [3, 3, 3, 3],
        "orders": [[], [], [], []],
        "counting": null,
        "seen": [[], [], [], []],
        "calling": 1,
    });
    let theatre: Theatre = serde_json::from_value(text).expect("a theatre");
    Theatre { pawn: Some(pawn), ..theatre }
}

/// Two regions and a half for each side, with islands of others.
fn garrisons() -> BySpace<Garrison> {
    let kit = wars();
    let held = [1, 0, 2, 3, 2, 0];
    let mut spaces = kit.names.labels.map(|space, _| {
        let n = space.index();
        let owner = held[kit.art.spaces[space].region.index()];
        let owner = if n % 4 == 1 { (owner + 1) % 4 } else { owner };
        Garrison {
            owner: Some(SeatId(owner)),
            troops: [1, 2, 3, 18, 1, 5, 12, 4, 1, 27, 2, 7, 1, 23, 1, 6][n * 5 % 16],
            ..Garrison::FREE
        }
    });
    let fleets = [
        ("ryloth", ships(2, 0, 0)),
        ("kamino", ships(1, 2, 0)),
        ("geonosis", ships(3, 1, 2)),
        ("naboo", ships(0, 1, 2)),
        ("coruscant", ships(3, 2, 3)),
        ("kashyyyk", ships(1, 0, 1)),
        ("mustafar", ships(0, 0, 1)),
        ("utapau", ships(0, 3, 0)),
        ("hypori", ships(1, 1, 1)),
    ];
    for (id, ships) in fleets {
        spaces[planet(id)].ships = ships;
    }
    spaces
}

fn of_side(spaces: &BySpace<Garrison>, side: u8) -> Vec<SpaceId> {
    spaces.iter().filter(|(_, of)| of.owner.is_some_and(|owner| owner.0 % 2 == side)).map(|(space, _)| space).collect()
}

fn scene(theatre: &Theatre, spaces: &BySpace<Garrison>) -> Scene {
    let mut scene = empty_of(wars(), Lang::De);
    scene.spaces = spaces.map(|_, of| SpaceMark { owner: of.owner.map(|seat| SLOTS[seat.index()]), troops: of.troops });
    let row = |(&slot, name): (&Slot, &str)| {
        let own = || scene.spaces.iter().filter(|(_, mark)| mark.owner == Some(slot));
        let (many, armies) = (u32::try_from(own().count()).expect("few"), own().map(|(_, mark)| mark.troops).sum());
        LegendRow {
            slot,
            name: name.to_owned(),
            on_turn: slot == Slot::Square,
            out: many == 0,
            spaces: many,
            armies,
            cards: armies % 7,
            income: (many / 3).max(3),
        }
    };
    scene.legend = SLOTS.iter().zip(["Ana", "Bruno", "Chidi", "Dagny"]).map(row).collect();
    let mut shown = TheatreScene { navy: Navy::Clones, circles: CIRCLES.to_vec(), ..TheatreScene::of(theatre, spaces) };
    let side = |name: &str, slots: &[Slot], left: Option<u8>| SideMark {
        name: name.to_owned(),
        slots: slots.to_vec(),
        unplayed: None,
        tally: left.map(|left| (KeySign::Token, left.to_string())),
    };
    shown.sides = vec![
        side("Republik", &[Slot::Circle, Slot::Hexagon], None),
        side("Separatisten", &[Slot::Square, Slot::Shield], (theatre.pile.left > 0).then_some(theatre.pile.left)),
    ];
    match theatre.pawn {
        Some(Pawn::Track(at)) => shown.track = Some(track_mark(at)),
        Some(Pawn::Space(space)) => {
            shown.hideout = Some(HideoutMark {
                space,
                title: "Darth Sidious".to_owned(),
                place: wars().names.labels[space][Lang::De].clone(),
                note: "nur W8 · entscheidet".to_owned(),
            });
        }
        None => {}
    }
    shown.key = shown.signs().into_iter().map(|sign| (sign, words(sign).to_owned())).collect();
    scene.theatre = Some(shown);
    scene.header = Header {
        turn: "Zug 14".to_owned(),
        pill: Some((Slot::Square, "Bruno · Einmarschieren".to_owned())),
        last_move: "Hypori » Naboo  −2 : −4, erobert".to_owned(),
    };
    scene
}

fn track_mark(at: u8) -> TrackMark {
    let chances: Vec<u8> = (0_u8..=11).map(|space| space.saturating_sub(4)).collect();
    TrackMark {
        title: "Order 66".to_owned(),
        value: format!("{at}/11"),
        note: format!("W8 ab {}: {} von 8", 13 - at, chances[usize::from(at)]),
        at,
        chances,
    }
}

fn middle_state() -> (Theatre, BySpace<Garrison>) {
    let spaces = garrisons();
    let mut theatre = theatre(Pawn::Track(7), 4);
    let held = of_side(&spaces, 1);
    theatre.markers = (0..)
        .zip([held[0], held[2], held[5], held[9], held[9]])
        .map(|(id, space)| Marker { id, space, face: Some(Face::Token([0, 5, 3, 6, 2][usize::from(id)])), open: false })
        .collect();
    theatre.pile.tokens = vec![1, 4, 7, 8];
    theatre.shields = vec![
        Shield { seat: SeatId(0), space: of_side(&spaces, 0)[3], kind: ShieldKind::From(Danger::Order) },
        Shield { seat: SeatId(0), space: of_side(&spaces, 0)[6], kind: ShieldKind::EightSided },
    ];
    (theatre, spaces)
}

/// In the midst of a match, as everybody sees it.
pub(super) fn track() -> Scene {
    let (theatre, spaces) = middle_state();
    scene(&theatre.redacted(&[], false), &spaces)
}

/// The same as the Separatists see it.
pub(super) fn private() -> Scene {
    let (theatre, spaces) = middle_state();
    scene(&theatre.redacted(&[SeatId(1), SeatId(3)], true), &spaces)
}

/// What is left after the order from a space of the track, with its throws.
fn turned(at: u8) -> (Theatre, BySpace<Garrison>, Vec<ThrowMark>) {
    let (_, mut spaces) = middle_state();
    let mut throws = Vec::new();
    for (n, space) in (0_u8..).zip(of_side(&spaces, 0)) {
        let (rolled, again) = (n * 5 % 8 + 1, (n % 9 == 4).then_some(n * 3 % 8 + 1));
        let heir = (again.unwrap_or(rolled) >= 13 - at).then_some(if n % 3 == 0 { 3 } else { 1 });
        throws.push(ThrowMark { space, rolled, again, turned: heir.map(|seat| SLOTS[usize::from(seat)]) });
        if let Some(heir) = heir {
            spaces[space].owner = Some(SeatId(heir));
        }
    }
    (theatre(Pawn::Space(of_side(&spaces, 1)[4]), 0), spaces, throws)
}

/// The picture of the order.
pub(super) fn called() -> Scene {
    let (theatre, spaces, throws) = turned(8);
    let mut scene = scene(&theatre, &spaces);
    let turned: Vec<SpaceId> = throws.iter().filter(|throw| throw.turned.is_some()).map(|throw| throw.space).collect();
    let total = format!("{} von {}", turned.len(), throws.len());
    scene.header = Header {
        turn: "Zug 14".to_owned(),
        pill: Some((Slot::Square, "Bruno · Order 66".to_owned())),
        last_move: format!("{total} Planeten abgefallen"),
    };
    scene.outline = turned;
    let theatre = scene.theatre.as_mut().expect("a theatre");
    theatre.fleets.clear();
    theatre.key = theatre.signs().into_iter().map(|sign| (sign, words(sign).to_owned())).collect();
    scene.theatre.as_mut().expect("a theatre").order = Some(OrderMark {
        title: "Order 66".to_owned(),
        need: "W8: 5–8".to_owned(),
        total,
        label: "abgefallen".to_owned(),
        throws,
    });
    scene
}

/// The turn after it: an army is out.
pub(super) fn hidden() -> Scene {
    let (theatre, mut spaces, _) = turned(10);
    for (_, garrison) in spaces.iter_mut().filter(|(_, of)| of.owner == Some(SeatId(2))) {
        garrison.owner = Some(SeatId(3));
    }
    scene(&theatre, &spaces)
}

fn png(scene: &Scene) -> Vec<u8> {
    board(scene).expect("a picture").png
}

#[test]
fn the_public_picture_is_the_same_whatever_the_tokens_are() {
    let (theatre, spaces) = middle_state();
    let seen = |theatre: &Theatre, knows: bool| scene(&theatre.redacted(&[], knows), &spaces);
    let (public, known) = (seen(&theatre, false), seen(&theatre, true));
    assert_ne!(png(&public), png(&known));
    let mut other = theatre.clone();
    for marker in &mut other.markers {
        marker.face = Some(Face::Token(4 + marker.id));
    }
    other.pile.tokens = vec![0, 1, 2, 3];
    assert_eq!(seen(&other, false).theatre, public.theatre);
    assert_eq!(png(&seen(&other, false)), png(&public));
    assert_ne!(png(&seen(&other, true)), png(&known));
}

#[test]
fn the_pictures_of_the_clone_wars_are_as_large_as_their_board_and_under_250_kilobytes() {
    for scene in [track(), private(), called(), hidden()] {
        let picture = board(&scene).expect("a picture");
        assert_eq!((picture.width, picture.height), (1600, 1080));
        assert!(picture.png.len() < 250_000, "{} bytes", picture.png.len());
        assert_eq!(png(&scene), picture.png);
    }
}

#[test]
fn each_thing_of_the_clone_wars_is_seen_without_colours() {
    let changed = |of: fn() -> Scene, change: fn(&mut TheatreScene)| {
        let with = greys(&board(&of()).expect("a picture"));
        let mut scene = of();
        change(scene.theatre.as_mut().expect("a theatre"));
        let without = greys(&board(&scene).expect("a picture"));
        with.iter().zip(&without).filter(|(a, b)| a.abs_diff(**b) > 60).count()
    };
    let seen = [
        changed(track, |theatre| theatre.track.as_mut().expect("a track").at = 8),
        changed(track, |theatre| theatre.track.as_mut().expect("a track").at = 6),
        changed(track, |theatre| _ = theatre.bases.remove(0)),
        changed(track, |theatre| theatre.navy = Navy::Trilogy),
        changed(private, |theatre| theatre.bases[0].1 = None),
        changed(private, |theatre| theatre.bases[0].1 = Some(Face::Token(1))),
        changed(hidden, |theatre| theatre.hideout = None),
        changed(called, |theatre| theatre.order.as_mut().expect("an order").throws[1].turned = None),
        changed(called, |theatre| theatre.order.as_mut().expect("an order").throws[1].rolled = 1),
    ];
    assert!(seen.iter().all(|&pixels| pixels > 70), "{seen:?}");
}

#[test]
fn an_order_for_another_board_is_refused_and_nothing_odd_keeps_one_from_being_drawn() {
    let mut scene = called();
    let long = "ﷺ 🔥W\u{202e}".repeat(2_000);
    let theatre = scene.theatre.as_mut().expect("a theatre");
    let order = theatre.order.as_mut().expect("an order");
    for text in [&mut order.title, &mut order.need, &mut order.total, &mut order.label] {
        text.clone_from(&long);
    }
    for throw in &mut order.throws {
        (throw.rolled, throw.again) = (255, Some(255));
    }
    let chances = vec![255; 1_000];
    theatre.track = Some(TrackMark { title: long.clone(), value: long.clone(), note: long.clone(), at: 255, chances });
    let hideout = theatre.hideout.as_mut().expect("a hideout");
    for text in [&mut hideout.title, &mut hideout.place, &mut hideout.note] {
        text.clone_from(&long);
    }
    theatre.circles = vec![255; 9];
    theatre.bases = wars().edition.board.space_ids().map(|space| (space, Some(Face::Token(3)))).collect();
    theatre.bases.extend(vec![(SpaceId(3), None); 300]);
    theatre.fleets.iter_mut().for_each(|fleet| fleet.1 = ships(255, 255, 255));
    assert!(board(&scene).is_ok());
    scene.theatre.as_mut().expect("a theatre").circles.clear();
    assert!(board(&scene).is_ok());
    for change in [
        |theatre: &mut TheatreScene| theatre.hideout.as_mut().expect("a hideout").space = SpaceId(42),
        |theatre: &mut TheatreScene| theatre.order.as_mut().expect("an order").throws[0].space = SpaceId(42),
    ] {
        let mut scene = called();
        change(scene.theatre.as_mut().expect("a theatre"));
        assert!(matches!(board(&scene), Err(RenderError::OtherBoard { what: "spaces", .. })));
    }
}
