//! Scenes of `classic` to be drawn.

use adjutant::assets::{Kit, classic, clone_wars_standard, galaxy};
use adjutant::game::cards::Symbol;
use adjutant::game::ids::SpaceId;
use adjutant::render::{CardFace, HandScene, Header, LegendRow, Scene, Slot, SpaceMark};
use adjutant::text::lang::Lang;

/// The space with a string id.
pub(super) fn space(id: &str) -> SpaceId {
    classic().edition.board.space_named(id).expect("a space of the world")
}

/// An empty board.
pub(super) fn empty(lang: Lang) -> Scene {
    empty_of(classic(), lang)
}

/// Any board without anybody on it.
pub(super) fn empty_of(kit: &Kit, lang: Lang) -> Scene {
    let regions = kit.edition.board.regions().iter().zip(kit.names.regions.iter());
    Scene {
        art: kit.art.clone(),
        lang,
        labels: kit.names.labels.map(|_, name| name[lang].clone()),
        tags: regions.map(|(region, (_, name))| format!("{} +{}", name[lang], region.bonus)).collect(),
        spaces: kit.names.labels.map(|_, _| SpaceMark::default()),
        header: Header::default(),
        legend: Vec::new(),
        theatre: None,
        arrow: None,
        outline: Vec::new(),
        changed: Vec::new(),
        banner: None,
        alt: "A board.".to_owned(),
    }
}

fn rows(scene: &mut Scene, names: &[&str]) {
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

fn dealt(scene: &mut Scene, seats: usize, troops: impl Fn(usize) -> u32) {
    for (id, mark) in scene.spaces.iter_mut() {
        let n = id.index();
        *mark = SpaceMark { owner: Slot::nth((n * 7 + n / 5) % seats), troops: troops(n) };
    }
}

/// Nobody has moved yet.
pub(super) fn start(lang: Lang) -> Scene {
    let mut scene = empty(lang);
    dealt(&mut scene, 4, |_| 1);
    rows(&mut scene, &["Ana", "Bruno", "Chidi", "Dagny"]);
    scene.legend[0].on_turn = true;
    scene.header = match lang {
        Lang::En => Header {
            turn: "Turn 1".to_owned(),
            pill: Some((Slot::Circle, "Ana · Place 5".to_owned())),
            last_move: "The countries were dealt".to_owned(),
        },
        Lang::De => Header {
            turn: "Zug 1".to_owned(),
            pill: Some((Slot::Circle, "Ana · 5 aufstellen".to_owned())),
            last_move: "Die Länder sind verteilt".to_owned(),
        },
    };
    scene
}

/// Three players draft; most spaces are still free.
pub(super) fn draft() -> Scene {
    let mut scene = empty(Lang::De);
    for (id, mark) in scene.spaces.iter_mut() {
        let n = id.index() * 11 % 42;
        if n < 13 {
            *mark = SpaceMark { owner: Slot::nth(n % 3), troops: 1 };
        }
    }
    rows(&mut scene, &["Ana", "Bruno", "Chidi"]);
    scene.legend[1].on_turn = true;
    scene.header = Header {
        turn: "Aufbau".to_owned(),
        pill: Some((Slot::Square, "Bruno · Land wählen".to_owned())),
        last_move: "● Ana nimmt Ägypten".to_owned(),
    };
    scene
}

/// Owners in blocks, as the game goes on.
pub(super) fn middle(lang: Lang) -> Scene {
    let mut scene = empty(lang);
    let regions: Vec<usize> = scene.art.spaces.iter().map(|(_, space)| space.region.index()).collect();
    let owner = [5, 1, 0, 2, 3, 4];
    for (id, mark) in scene.spaces.iter_mut() {
        let n = id.index();
        let stray = n % 4 == 1 && regions[n] != 1;
        let slot = if stray { (owner[regions[n]] + n) % 6 } else { owner[regions[n]] };
        let troops = [1, 2, 3, 18, 1, 5, 112, 4, 1, 9_999, 2, 7, 1_234, 23, 1, 6][n * 5 % 16];
        *mark = SpaceMark { owner: Slot::nth(slot), troops };
    }
    for id in ["ukraine", "northern_europe"] {
        scene.spaces[space(id)] = SpaceMark { owner: Some(Slot::Circle), troops: 3 };
    }
    rows(&mut scene, &["Ana", "Bruno", "Chidi", "Dagny", "Emeka", "Farah"]);
    scene.legend[0].on_turn = true;
    scene.arrow = Some((space("ukraine"), space("northern_europe")));
    scene.outline = vec![space("northern_europe")];
    scene.changed = ["western_europe", "egypt", "quebec", "japan"].map(space).to_vec();
    scene.header = match lang {
        Lang::En => Header {
            turn: "Turn 14".to_owned(),
            pill: Some((Slot::Circle, "Ana · Attack".to_owned())),
            last_move: "Ukraine » N. Europe  −5 : −8, captured".to_owned(),
        },
        Lang::De => Header {
            turn: "Zug 14".to_owned(),
            pill: Some((Slot::Circle, "Ana · Angreifen".to_owned())),
            last_move: "Ukraine » Mitteleuropa  −5 : −8, erobert".to_owned(),
        },
    };
    scene
}

/// Two players near the end, in a pause.
pub(super) fn two(lang: Lang) -> Scene {
    let mut scene = empty(lang);
    for (id, mark) in scene.spaces.iter_mut() {
        let slot = if id.index() % 9 < 7 { Slot::Shield } else { Slot::Star };
        *mark = SpaceMark { owner: Some(slot), troops: 1 + u32::try_from(id.index() * 13 % 70).expect("small") };
    }
    rows(&mut scene, &["", "", "", "", "Emeka", "Farah"]);
    scene.legend.drain(..4);
    scene.legend[0].on_turn = true;
    scene.arrow = Some((space("kamchatka"), space("alaska")));
    scene.outline = vec![space("alaska")];
    scene.banner = Some("Paused".to_owned());
    scene.header = Header {
        turn: "Turn 41".to_owned(),
        pill: Some((Slot::Shield, "Emeka · Move in".to_owned())),
        last_move: "Kamchatka » Alaska  −0 : −3, captured".to_owned(),
    };
    scene
}

/// Six players whose names are made to do harm, two of them out.
pub(super) fn hostile() -> Scene {
    let mut scene = middle(Lang::En);
    for (_, mark) in scene.spaces.iter_mut() {
        if matches!(mark.owner, Some(Slot::Hexagon | Slot::Square)) {
            mark.owner = Some(Slot::Star);
        }
    }
    let names = [
        "\u{202e}**<@123456789012345678>** @everyone",
        "Wolfeschlegelsteinhausenbergerdorff der Ältere",
        "张伟 ازاد",
        "👩‍👩‍👧‍👧🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥",
        "Ольга Ğüneş",
        "Z\u{335}a\u{336}l\u{337}g\u{338}o\u{200b}\u{200d}",
    ];
    rows(&mut scene, &names);
    scene.legend[4].on_turn = true;
    scene.arrow = Some((space("siam"), space("india")));
    scene.outline = vec![space("india")];
    scene.header = Header {
        turn: "Turn 108".to_owned(),
        pill: Some((Slot::Shield, "Ольга Ğüneş the very long-winded · Attack".to_owned())),
        last_move: "▼ Siam » India ★  −1234 : −5678, captured after 1000 rolls".to_owned(),
    };
    scene
}

/// A hand with one card of each class of ships.
pub(super) fn ships() -> HandScene {
    fleet(galaxy(), Lang::En)
}

/// The same from the box of the Clone Wars.
pub(super) fn corvettes() -> HandScene {
    fleet(clone_wars_standard(), Lang::De)
}

fn fleet(kit: &Kit, lang: Lang) -> HandScene {
    let deck = &kit.edition.deck;
    let faces = [Symbol::First, Symbol::Second, Symbol::Third].map(|symbol| {
        let id = deck.ids().find(|&id| deck.card(id).symbol == symbol).expect("a card of each class");
        CardFace {
            icon: kit.names.icon(symbol),
            name: kit.names.card(id)[lang].clone(),
            outline: Vec::new(),
            note: String::new(),
            owner: None,
        }
    });
    let footer = format!("{}: 7", faces.each_ref().map(|face| face.name.as_str()).join(", "));
    HandScene { title: "Ana · 3 cards".to_owned(), cards: faces.to_vec(), footer, alt: "A hand.".to_owned() }
}

/// A hand of the first cards of the deck, jokers after every fourth.
pub(super) fn cards(many: usize) -> HandScene {
    let kit = classic();
    let deck = &kit.edition.deck;
    let faces = (0..many).map(|n| {
        let id = deck.ids().nth(if n % 5 == 4 { 42 } else { n * 5 % 42 }).expect("a card");
        let card = deck.card(id);
        CardFace {
            icon: kit.names.icon(card.symbol),
            name: kit.names.card(id)[Lang::En].clone(),
            outline: card.space.map_or_else(Vec::new, |space| kit.art.spaces[space].polygons.clone()),
            note: if n % 3 == 1 { "yours".to_owned() } else { String::new() },
            owner: if n % 3 == 1 { Some(Slot::Circle) } else { None },
        }
    });
    HandScene {
        title: format!("Ana · {many} cards"),
        cards: faces.collect(),
        footer: if many < 3 { String::new() } else { "Best set: cards 1, 2 and 5 for 8 armies".to_owned() },
        alt: "A hand.".to_owned(),
    }
}
