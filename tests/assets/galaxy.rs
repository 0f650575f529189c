//! The galaxy board: its counts, its links written out, and that the picture shows the same graph.

use std::fmt::Write;
use std::sync::OnceLock;

use adjutant::assets::{Fault, GALAXY_BOARD, Kit, Source, Vocabulary, classic, load};
use adjutant::game::ids::SpaceId;
use adjutant::game::map::{Board, LinkKind};
use adjutant::text::lang::Lang;

use super::planets;

/// Every link once, under its alphabetically first planet; `~` marks a lane.
#[rustfmt::skip]
const LINKS: [(&str, &str); 32] = [
    ("alderaan", "anaxes chandrila corellia kuat"),
    ("anaxes", "chandrila"),
    ("anoat", "bakura bespin hoth"),
    ("bakura", "bespin byss~ wayland~"),
    ("balmorra", "dantooine tatooine wayland yavin_4"),
    ("bespin", "hoth"),
    ("bothawui", "gamorr kothlis nar_shaddaa toydaria ylesia"),
    ("bpfassh", "dagobah elrood mon_calamari~ sluis_van utapau"),
    ("byss", "corellia duro wayland"),
    ("chandrila", "coruscant kuat"),
    ("corellia", "duro kuat sullust~"),
    ("coruscant", "falleen hapes kuat ord_mantell~"),
    ("csilla", "elom excarga omwat"),
    ("dagobah", "elrood hoth~"),
    ("dantooine", "endor mon_calamari wayland"),
    ("duro", "hapes kuat tatooine wayland"),
    ("elom", "excarga omwat"),
    ("elrood", "eriadu sluis_van"),
    ("endor", "mon_calamari"),
    ("eriadu", "sluis_van sullust"),
    ("excarga", "gamorr~"),
    ("falleen", "nar_shaddaa rodia ylesia"),
    ("gamorr", "kothlis nar_shaddaa rodia"),
    ("hapes", "kuat"),
    ("kessel", "ord_mantell~ toydaria ylesia"),
    ("naboo", "rodia sullust"),
    ("nar_shaddaa", "rodia ylesia"),
    ("omwat", "sluis_van~"),
    ("ord_mantell", "yavin_4"),
    ("sluis_van", "sullust~ utapau"),
    ("tatooine", "wayland yavin_4"),
    ("toydaria", "ylesia"),
];

const RESOURCES: [&str; 13] = [
    "balmorra",
    "bespin",
    "duro",
    "elom",
    "gamorr",
    "kessel",
    "nar_shaddaa",
    "ord_mantell",
    "rodia",
    "sluis_van",
    "sullust",
    "tatooine",
    "ylesia",
];

/// The board with a deck of a card for each planet.
pub(crate) fn kit() -> &'static Kit {
    static KIT: OnceLock<Kit> = OnceLock::new();
    KIT.get_or_init(|| read(GALAXY_BOARD.text).expect("the embedded board"))
}

fn read(board: &str) -> Result<Kit, adjutant::assets::AssetError> {
    let mut deck =
        "schema = 1\nruleset = \"test_galaxy\"\nboard = \"galaxy\"\n[deck]\nterritory_cards = 42\njokers = 0\n\
                    total = 42\nper_symbol = 14\ncounts_source = \"own\"\nper_symbol_source = \"own\"\n[symbols]\n"
            .to_owned();
    for symbol in ["infantry", "cavalry", "artillery", "joker"] {
        writeln!(deck, "{symbol} = {{ name = {{ en = \"{symbol}\", de = \"{symbol}\" }}, source = \"own\" }}")
            .expect("text");
    }
    let planets = GALAXY_BOARD.text.split("[[planets]]\nid = \"").skip(1).filter_map(|rest| rest.split('"').next());
    for (id, symbol) in planets.zip(["infantry", "cavalry", "artillery"].into_iter().cycle()) {
        let name = format!("name = {{ en = \"{id}\", de = \"{id}\" }}");
        writeln!(
            deck,
            "[[cards]]\nid = \"card_{id}\"\nterritory = \"{id}\"\nsymbol = \"{symbol}\"\n{name}\nsource = \"own\""
        )
        .expect("text");
    }
    load(Source { file: "galaxy.toml", text: board }, Source { file: "deck.toml", text: &deck })
}

fn board() -> &'static Board {
    &kit().edition.board
}

fn space(id: &str) -> SpaceId {
    board().space_named(id).expect("a planet")
}

/// The kind of the link between two planets.
fn link(a: &str, b: &str) -> Option<LinkKind> {
    planets::link(board(), a, b)
}

#[test]
fn the_galaxy_has_42_planets_in_six_regions_with_their_bonuses() {
    let regions: Vec<_> = board().regions().iter().map(|r| (r.id.as_str(), r.spaces().len(), r.bonus)).collect();
    let expected = [
        ("mid_rim", 11, 5),
        ("core_worlds", 9, 7),
        ("outer_rim", 8, 5),
        ("elrood_sector", 6, 3),
        ("ison_corridor", 4, 2),
        ("wild_space", 4, 2),
    ];
    assert_eq!(regions, expected);
    assert_eq!(board().spaces().len(), 42);
    assert_eq!(kit().names.regions[board().space(space("bespin")).region][Lang::De], "Ison-Korridor");
    assert_eq!(kit().names.vocabulary, Vocabulary::Planets);
    assert_eq!(classic().names.vocabulary, Vocabulary::Territories);
}

#[test]
fn thirteen_planets_are_marked_as_resources_and_no_territory_of_the_world_is() {
    let mut marked: Vec<_> = board().spaces().iter().filter(|space| space.resource).map(|s| s.id.as_str()).collect();
    marked.sort_unstable();
    assert_eq!(marked, RESOURCES);
    let ringed = kit().art.spaces.iter().filter(|(_, art)| art.disc.is_some_and(|disc| disc.resource));
    assert!(ringed.map(|(id, _)| board().space(id).id.as_str()).all(|id| RESOURCES.contains(&id)));
    assert!(classic().edition.board.spaces().iter().all(|space| !space.resource));
}

#[test]
fn the_galaxy_has_exactly_these_69_borders_and_10_lanes() {
    let links = planets::written(&LINKS);
    assert_eq!(planets::found(board()), links);
    assert_eq!(links.iter().filter(|link| link.2 == LinkKind::Border).count(), 69);
    assert_eq!(links.iter().filter(|link| link.2 == LinkKind::Lane).count(), 10);
    assert_eq!(planets::degrees(board()), [0, 0, 5, 15, 11, 7, 4]);
}

#[test]
fn the_links_that_the_rule_book_fixes_are_there() {
    for near in ["rodia", "kothlis", "bothawui", "nar_shaddaa"] {
        assert_eq!(link("gamorr", near), Some(LinkKind::Border), "{near}");
    }
    assert_eq!(link("gamorr", "excarga"), Some(LinkKind::Lane));
    assert_eq!(board().neighbours(space("gamorr")).count(), 5);
    assert_eq!(link("gamorr", "falleen"), None);
    assert_eq!(link("byss", "duro"), Some(LinkKind::Border));
    assert_eq!(link("byss", "bakura"), Some(LinkKind::Lane));
    for pair in ["byss", "bakura", "bespin", "hoth", "dagobah"].windows(2) {
        assert!(link(pair[0], pair[1]).is_some(), "{pair:?}");
    }
    let into_ison = board().links(space("dagobah")).iter().filter(|&&(_, kind)| kind == LinkKind::Lane);
    let into_ison: Vec<_> = into_ison.map(|&(to, _)| board().region(board().space(to).region).id.as_str()).collect();
    assert_eq!(into_ison, ["ison_corridor"]);
}

#[test]
fn wild_space_has_two_ways_in_and_the_elrood_sector_five() {
    assert_eq!(["wild_space", "elrood_sector"].map(|region| planets::ways_out(board(), region)), [2, 5]);
}

#[test]
fn two_cells_touch_exactly_where_the_planets_have_a_common_border() {
    planets::assert_drawn(kit());
}

#[test]
fn the_map_keeps_clear_of_header_and_strip() {
    planets::assert_clear(kit());
}

#[test]
fn a_board_of_planets_with_a_fault_is_refused() {
    let fault = |from: &str, to: &str| {
        assert!(GALAXY_BOARD.text.contains(from), "{from:?} is in the file");
        read(&GALAXY_BOARD.text.replacen(from, to, 1)).map(|_| ()).expect_err("the board is broken").fault
    };
    let first = "tint = \"#7c6a48\"";
    assert_eq!(fault(first, ""), Fault::DiscOrTint);
    assert_eq!(fault("disc = { radius = 27, badge_offset = [27, 10] }", ""), Fault::DiscOrTint);
    assert_eq!(fault(first, "tint = \"mud\""), Fault::BadColor("mud".to_owned()));
    assert_eq!(fault("resource_source = \"public\"\n", ""), Fault::ResourceSource);
    assert_eq!(fault("resource = true", "resource = false"), Fault::ResourceSource);
    assert_eq!(fault("kind = \"border\"", "kind = \"border\"\nctrl = [700, 600]"), Fault::BorderCurve);
    assert!(matches!(fault("ctrl = [335.5, 330.8]", "ctrl = [335.5, -900]"), Fault::OffCanvas { what: "lane", .. }));
    assert!(matches!(fault("radius = 27", "radius = 200"), Fault::OffCanvas { what: "disc", .. }));
    assert!(matches!(fault("radius = 27", "radius = 0"), Fault::FlatArea("disc")));
    assert!(matches!(fault("vocabulary = \"planets\"", "vocabulary = \"stars\""), Fault::Syntax(_)));
    assert!(matches!(fault("kind = \"lane\"", "kind = \"tunnel\""), Fault::Syntax(_)));
}
