//! What a picture costs: `cargo bench --bench render`. Prints the median CPU time of one thread and the bytes, and what
//! other compression levels would make of the same canvas.

#![expect(clippy::print_stdout, reason = "a bench prints its result")]

use adjutant::assets::{AnyKit, Kit, classic, galaxy, kit, rebellion};
use adjutant::game::conquest::parts::fleet::{Fleet, ShipClass};
use adjutant::game::conquest::theatre::{Meter, ShieldKind};
use adjutant::game::ids::SpaceId;
use adjutant::game::rebellion::symbol::{Face, Symbol};
use adjutant::render::{
    AllySymbol, ArenaRow, ArenaScene, CardFace, CoverMark, FieldMark, HandScene, Header, HideoutMark, KeySign,
    LegendRow, MeterMark, Navy, OrderMark, RowMark, Scene, SideMark, Slot, SpaceMark, TheatreScene, ThrowMark,
    TrackMark, arena, board, hand,
};
use adjutant::text::lang::Lang;
use libdeflater::{CompressionLvl, Compressor};

const ROUNDS: usize = 15;
const FRAMES: usize = 20;

fn main() {
    let scene = scene(classic(), ("ukraine", "northern_europe"));
    let planets = self::scene(galaxy(), ("kessel", "ord_mantell"));
    let at_war = Scene { theatre: Some(theatre(galaxy())), ..planets.clone() };
    let wars = kit("clone-wars").and_then(AnyKit::conquest).expect("an edition");
    let before = self::scene(wars, ("sullust", "malastare"));
    let on_track = Scene { theatre: Some(track(wars)), ..before.clone() };
    let called = Scene { theatre: Some(order(wars)), ..before };
    for (what, kit, scene) in [
        ("board", classic(), scene.clone()),
        ("galaxy", galaxy(), planets),
        ("Original Trilogy", galaxy(), at_war),
        ("Clone Wars", wars, on_track),
        ("Order 66", wars, called),
    ] {
        let (first, _) = cpu_ms(1, || board(&scene).expect("a picture").png.len());
        let moves = moves(kit, &scene);
        let mut next = moves.iter().cycle();
        let (ms, bytes) = cpu_ms(FRAMES, || board(next.next().expect("a cycle")).expect("a picture").png.len());
        let (width, height) = scene.art.canvas;
        println!("{what} {width}x{height}: {ms:.2} CPU-ms, {bytes} bytes (first one with the plate: {first:.0} ms)");
    }
    let turns = turns();
    let mut next = turns.iter().cycle();
    let (ms, bytes) = cpu_ms(FRAMES, || arena(next.next().expect("a cycle")).expect("a picture").png.len());
    println!("arena 1600x1000: {ms:.2} CPU-ms, {bytes} bytes");
    let cards = cards();
    let (ms, bytes) = cpu_ms(FRAMES, || hand(&cards).expect("a picture").png.len());
    println!("hand of 10: {ms:.2} CPU-ms, {bytes} bytes");

    let rows = rows(&board(&scene).expect("a picture").png);
    for level in [1, 2, 3, 4, 5, 6, 7, 9] {
        let mut compressor = Compressor::new(CompressionLvl::new(level).expect("a level"));
        let mut packed = vec![0; compressor.zlib_compress_bound(rows.len())];
        let (ms, bytes) = cpu_ms(FRAMES, || compressor.zlib_compress(&rows, &mut packed).expect("room enough"));
        println!("level {level}: {ms:.2} CPU-ms, {bytes} bytes");
    }
}

/// Median CPU milliseconds of one call, and what it gave.
fn cpu_ms(calls: usize, mut call: impl FnMut() -> usize) -> (f64, usize) {
    let rounds = if calls == 1 { 1 } else { ROUNDS };
    let mut given = 0;
    let mut each: Vec<f64> = (0..rounds)
        .map(|_| {
            let start = cpu_ns();
            for _ in 0..calls {
                given = std::hint::black_box(call());
            }
            (cpu_ns() - start) / 1e6 / f64::from(u32::try_from(calls).expect("few"))
        })
        .collect();
    each.sort_by(f64::total_cmp);
    (each[rounds / 2], given)
}

/// CPU time of this thread in nanoseconds where Linux tells it, the time of day elsewhere.
fn cpu_ns() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let spent = told.and_then(|text| text.split_whitespace().next().and_then(|first| first.parse().ok()));
    spent.unwrap_or_else(|| {
        #[expect(clippy::disallowed_methods, reason = "a bench measures time")]
        let now = std::time::SystemTime::now();
        now.duration_since(std::time::UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64() * 1e9)
    })
}

/// The rows of an indexed PNG, each after a zero filter byte.
fn rows(png: &[u8]) -> Vec<u8> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a PNG");
    pixels.chunks(info.line_size).flat_map(|row| std::iter::once(&0).chain(row)).copied().collect()
}

/// A board of six seats after a move between two spaces.
fn scene(kit: &Kit, (from, to): (&str, &str)) -> Scene {
    let find = |id: &str| -> SpaceId { kit.edition.board.space_named(id).expect("a space") };
    let troops = [1, 2, 3, 18, 1, 5, 112, 4, 1, 9_999, 2, 7, 1_234, 23, 1, 6];
    let legend = Slot::ALL.map(|slot| LegendRow {
        slot,
        name: format!("Player {}", slot.number()),
        on_turn: slot == Slot::Circle,
        out: false,
        spaces: 7,
        armies: 133,
        cards: 4,
        income: 5,
    });
    Scene {
        art: kit.art.clone(),
        lang: Lang::En,
        labels: kit.names.labels.map(|_, name| name[Lang::En].clone()),
        tags: kit.names.regions.map(|_, name| format!("{} +5", name[Lang::En])),
        spaces: kit.names.labels.map(|space, _| SpaceMark {
            owner: Slot::nth((space.index() * 7 + space.index() / 5) % 6),
            troops: troops[space.index() % troops.len()],
        }),
        header: Header {
            turn: "Turn 14".to_owned(),
            pill: Some((Slot::Circle, "Ana · Attack".to_owned())),
            last_move: "Ukraine » N. Europe  −5 : −8, captured".to_owned(),
        },
        legend: legend.to_vec(),
        theatre: None,
        arrow: Some((find(from), find(to))),
        outline: vec![find(to)],
        changed: vec![SpaceId(7), SpaceId(21)],
        banner: None,
        alt: String::new(),
    }
}

/// A late moment of the Original Trilogy: ships on every third planet, all bases, the Death Star over the second field of asteroids.
fn theatre(kit: &Kit) -> TheatreScene {
    let find = |id: &str| -> SpaceId { kit.edition.board.space_named(id).expect("a planet") };
    let side = |name: &str, slots: &[Slot]| SideMark {
        name: name.to_owned(),
        slots: slots.to_vec(),
        unplayed: None,
        tally: None,
    };
    let [circle, square, diamond, hexagon, shield, ..] = Slot::ALL;
    TheatreScene {
        fleets: (0..42)
            .step_by(3)
            .map(|n| (SpaceId(n), Fleet { fighter: n % 4, bomber: n % 3, destroyer: 1 + n % 2 }))
            .collect(),
        station: Some(find("omwat")),
        bases: ["kuat", "naboo", "elom", "rodia", "hapes"].map(|id| (find(id), None)).to_vec(),
        shields: vec![(find("gamorr"), ShieldKind::EightSided)],
        destroyed: ["alderaan", "omwat"].map(find).to_vec(),
        sides: vec![side("Rebels", &[circle, hexagon]), side("Empire", &[square, shield]), side("Hutts", &[diamond])],
        meter: Some(MeterMark { title: "Force".to_owned(), meter: Meter { at: -2, most: 3 } }),
        key: vec![
            (KeySign::Ship(Navy::Trilogy, ShipClass::Fighter), "Fighter".to_owned()),
            (KeySign::Ship(Navy::Trilogy, ShipClass::Bomber), "Bomber".to_owned()),
            (KeySign::Ship(Navy::Trilogy, ShipClass::Destroyer), "Destroyer".to_owned()),
            (KeySign::Station, "Death Star".to_owned()),
            (KeySign::Base, "Base".to_owned()),
            (KeySign::Asteroids, "Asteroids".to_owned()),
        ],
        ..TheatreScene::default()
    }
}

/// The Clone Wars before the order: ships on every third planet, all tokens.
fn track(kit: &Kit) -> TheatreScene {
    let laid = kit.edition.board.space_ids().skip(1).step_by(5).map(|space| (space, None));
    let [circle, square, _, hexagon, shield, ..] = Slot::ALL;
    let side = |name: &str, slots: &[Slot], tally: Option<u8>| SideMark {
        name: name.to_owned(),
        slots: slots.to_vec(),
        unplayed: None,
        tally: tally.map(|left| (KeySign::Token, left.to_string())),
    };
    let classes = [ShipClass::Fighter, ShipClass::Bomber, ShipClass::Destroyer];
    TheatreScene {
        fleets: theatre(galaxy()).fleets,
        navy: Navy::Clones,
        bases: laid.collect(),
        circles: vec![3, 2, 3, 2, 2, 1, 2, 1, 1],
        sides: vec![side("Republic", &[circle, hexagon], None), side("Separatists", &[square, shield], Some(3))],
        track: Some(TrackMark {
            title: "Order 66".to_owned(),
            value: "7/11".to_owned(),
            note: "d8 from 6: 3 of 8".to_owned(),
            at: 7,
            chances: vec![0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7],
        }),
        key: classes.map(|class| (KeySign::Ship(Navy::Clones, class), "A ship".to_owned())).to_vec(),
        ..TheatreScene::default()
    }
}

/// The picture of the order with a throw for every second planet.
fn order(kit: &Kit) -> TheatreScene {
    let throw = |(n, space): (u8, SpaceId)| ThrowMark {
        space,
        rolled: n % 8 + 1,
        again: (n % 9 == 4).then_some(8),
        turned: (n % 2 == 0).then_some(Slot::Square),
    };
    let throws: Vec<ThrowMark> = (0..).zip(kit.edition.board.space_ids().step_by(2)).map(throw).collect();
    TheatreScene {
        fleets: Vec::new(),
        bases: Vec::new(),
        track: None,
        hideout: Some(HideoutMark {
            space: SpaceId(1),
            title: "Darth Sidious".to_owned(),
            place: "Polis Massa".to_owned(),
            note: "d8 only".to_owned(),
        }),
        order: Some(OrderMark {
            title: "Order 66".to_owned(),
            need: "d8: 6–8".to_owned(),
            total: "11 of 21".to_owned(),
            label: "turned".to_owned(),
            throws,
        }),
        ..track(kit)
    }
}

/// The same board after other moves, more of them than are ever drawn between two that are alike.
fn moves(kit: &Kit, scene: &Scene) -> Vec<Scene> {
    let spaces: Vec<SpaceId> = scene.spaces.iter().map(|(space, _)| space).collect();
    let pairs =
        spaces.iter().flat_map(|&from| spaces.iter().map(move |&to| (from, to))).filter(|(from, to)| from != to);
    let board = &kit.edition.board;
    let moves = pairs.filter(|&(from, to)| board.adjacent(from, to)).enumerate().map(|(n, (from, to))| {
        let mut scene = scene.clone();
        scene.spaces[from].troops = u32::try_from(n).expect("few") + 1;
        scene.header.last_move = format!("{} » {}  −{} : −8, captured", scene.labels[from], scene.labels[to], n % 9);
        scene.arrow = Some((from, to));
        scene.outline = vec![to];
        scene
    });
    moves.collect()
}

/// An arena of five rows and four seats after many moves.
fn turns() -> Vec<ArenaScene> {
    let kit = rebellion();
    let laid = kit.edition.arenas().iter().find(|arena| arena.id == "hoth").expect("an arena of the box");
    let covers =
        [CoverMark::Open, CoverMark::Marker, CoverMark::Open, CoverMark::Die(Face::Imperium), CoverMark::Rebel];
    let scene = |n: usize| {
        let rows = (0..).zip(&laid.rows).map(|(row, printed)| RowMark {
            number: format!("{}", row + 1),
            fields: (0..)
                .zip(&printed.fields)
                .map(|(field, &symbol)| FieldMark { symbol, cover: covers[(n + n / 5 * row + field) % 5] })
                .collect(),
            points: printed.reward.points,
            ally: printed.reward.ally.map(|ally| {
                let signs = kit.edition.symbols(ally).iter().map(|&symbol| AllySymbol::Symbol(symbol));
                (kit.names.ally(ally)[Lang::En].clone(), signs.collect())
            }),
            won_by: (n % 7 == row).then_some(Slot::Diamond),
            fresh: n % 5 == row,
        });
        let seats = Slot::ALL.into_iter().take(4).zip(Symbol::PLAIN).map(|(slot, rebel)| ArenaRow {
            slot,
            name: format!("Player {}", slot.number()),
            on_turn: slot.number() == n % 4,
            surrendered: false,
            points: i64::try_from(n).expect("few"),
            rebel,
            rebel_used: false,
            allies: vec![vec![AllySymbol::Symbol(rebel), AllySymbol::Symbol(Symbol::Imperium)]; slot.number()],
            sith: None,
        });
        ArenaScene {
            header: Header {
                turn: format!("Turn {n}"),
                pill: Slot::nth(n % 4).map(|slot| (slot, "Ana · Place dice".to_owned())),
                last_move: format!("Walker on row {}", n % 5),
            },
            title: "Hoth · Arena 2 of 6".to_owned(),
            rows: rows.collect(),
            dice: vec![Face::ALL[n % 6], Face::ALL[n / 6 % 6]],
            aside: 1,
            dice_note: "2nd throw".to_owned(),
            legend: seats.collect(),
            ..ArenaScene::default()
        }
    };
    (0..97).map(scene).collect()
}

fn cards() -> HandScene {
    let kit = classic();
    let deck = &kit.edition.deck;
    let faces = deck.ids().step_by(4).take(10).map(|id| CardFace {
        icon: kit.names.icon(deck.card(id).symbol),
        name: kit.names.card(id)[Lang::En].clone(),
        outline: deck.card(id).space.map_or_else(Vec::new, |space| kit.art.spaces[space].polygons.clone()),
        note: String::new(),
        owner: None,
    });
    HandScene { title: "Hand".to_owned(), cards: faces.collect(), footer: "A set".to_owned(), alt: String::new() }
}
