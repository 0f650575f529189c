//! The board of the Clone Wars with its links written out, and the box of the standard game on it.

use adjutant::assets::{
    AssetError, CLONE_WARS_BOARD, CLONE_WARS_DECK, GALAXY_BOARD, Icon, Kit, Source, Vocabulary, clone_wars_standard,
    galaxy, kit, load_ships,
};
use adjutant::game::cards::Symbol;
use adjutant::game::map::{Board, LinkKind};
use adjutant::text::lang::Lang;

use super::planets;

/// Every link once, under its alphabetically first planet; `~` marks a lane.
#[rustfmt::skip]
const LINKS: [(&str, &str); 33] = [
    ("alderaan", "ansion byss cato_neimoidia corellia coruscant duro"),
    ("ando", "kamino naboo nal_hutta rattatak rodia sullust"),
    ("ansion", "byss corellia utapau~"),
    ("bogden", "coruscant dathomir~ duro ilum malastare"),
    ("boz_pity", "kessel raxus_prime saleucami"),
    ("byss", "cato_neimoidia"),
    ("cato_neimoidia", "coruscant muunilinst"),
    ("corellia", "duro"),
    ("coruscant", "duro muunilinst"),
    ("dagobah", "mustafar polis_massa ryloth"),
    ("dantooine", "ithor muunilinst"),
    ("dathomir", "mon_calamari~ mygeeto"),
    ("felucia", "jabiim mon_calamari saleucami"),
    ("geonosis", "tatooine utapau yavin_4"),
    ("haruun_kal", "kashyyyk naboo"),
    ("hypori", "mustafar polis_massa praesitlyn rattatak~"),
    ("ilum", "malastare toydaria"),
    ("ithor", "muunilinst mygeeto"),
    ("jabiim", "mon_calamari raxus_prime saleucami"),
    ("kamino", "rattatak rodia"),
    ("kashyyyk", "mon_calamari~ naboo sullust"),
    ("kessel", "praesitlyn~ raxus_prime"),
    ("malastare", "sullust~ toydaria"),
    ("mustafar", "polis_massa"),
    ("muunilinst", "mygeeto"),
    ("naboo", "rattatak sullust"),
    ("nal_hutta", "rodia sullust tatooine~ toydaria"),
    ("polis_massa", "ryloth"),
    ("raxus_prime", "saleucami"),
    ("ryloth", "tatooine"),
    ("tatooine", "yavin_4"),
    ("toydaria", "utapau~"),
    ("utapau", "yavin_4"),
];

/// The regions with their names, bonuses and planets.
const REGIONS: [(&str, &str, &str, u32, &str); 6] = [
    (
        "outer_rim",
        "Outer Rim",
        "Äußerer Rand",
        6,
        "Ryloth, Polis Massa, Dagobah, Mustafar, Tatooine, Yavin 4, Utapau, Geonosis, Praesitlyn, Hypori",
    ),
    (
        "mid_rim",
        "Mid Rim",
        "Mittlerer Rand",
        5,
        "Sullust, Haruun Kal, Kashyyyk, Rodia, Ando, Naboo, Rattatak, Kamino, Nal Hutta",
    ),
    (
        "wild_space",
        "Wild Space",
        "Wilder Raum",
        3,
        "Felucia, Raxus Prime, Mon Calamari, Jabiim, Saleucami, Boz Pity, Kessel",
    ),
    (
        "core_worlds",
        "Core Worlds",
        "Kernwelten",
        5,
        "Byss, Coruscant, Duro, Ansion, Cato Neimoidia, Corellia, Alderaan",
    ),
    ("colonies", "Colonies", "Kolonien", 2, "Ithor, Mygeeto, Muunilinst, Dathomir, Dantooine"),
    ("expansion_region", "Expansion Region", "Expansionsregion", 3, "Ilum, Malastare, Toydaria, Bogden"),
];

fn board() -> &'static Board {
    &clone_wars_standard().edition.board
}

fn link(a: &str, b: &str) -> Option<LinkKind> {
    planets::link(board(), a, b)
}

/// The embedded deck with one place changed.
fn changed(from: &str, to: &str) -> Result<Kit, AssetError> {
    assert!(CLONE_WARS_DECK.text.contains(from), "{from}");
    let text = CLONE_WARS_DECK.text.replacen(from, to, 1);
    load_ships("clone-wars-standard", CLONE_WARS_BOARD, Source { file: "deck.toml", text: &text })
}

#[test]
fn the_clone_wars_have_42_planets_in_six_regions_with_their_names_and_bonuses() {
    let names = &clone_wars_standard().names;
    let found: Vec<_> = board().region_ids().map(|id| (board().region(id), &names.regions[id])).collect();
    assert_eq!(found.len(), REGIONS.len());
    for ((region, called), (id, en, de, bonus, planets)) in found.into_iter().zip(REGIONS) {
        assert_eq!((region.id.as_str(), region.bonus), (id, bonus));
        assert_eq!((called[Lang::En].as_str(), called[Lang::De].as_str()), (en, de));
        for lang in Lang::ALL {
            let of: Vec<_> = region.spaces().iter().map(|&space| names.spaces[space][lang].as_str()).collect();
            assert_eq!(of.join(", "), planets);
        }
    }
    assert_eq!(board().spaces().len(), 42);
    assert!(board().spaces().iter().all(|space| !space.resource), "there are no resource planets");
    assert_eq!(names.vocabulary, Vocabulary::Planets);
}

#[test]
fn the_clone_wars_have_exactly_these_69_borders_and_9_lanes() {
    let links = planets::written(&LINKS);
    assert_eq!(planets::found(board()), links);
    assert_eq!(links.iter().filter(|link| link.2 == LinkKind::Border).count(), 69);
    assert_eq!(links.iter().filter(|link| link.2 == LinkKind::Lane).count(), 9);
    assert_eq!(planets::degrees(board()), [0, 0, 3, 16, 15, 6, 2]);
}

#[test]
fn the_links_of_section_5_1_that_the_rule_book_fixes_are_there() {
    for near in ["kamino", "ando", "naboo"] {
        assert_eq!(link("rattatak", near), Some(LinkKind::Border), "{near}");
    }
    assert_eq!(link("rattatak", "hypori"), Some(LinkKind::Lane));
    let rattatak = board().space_named("rattatak").expect("a planet");
    assert_eq!(board().neighbours(rattatak).count(), 4);
    assert_eq!(link("rattatak", "praesitlyn"), None);
    assert_eq!(link("sullust", "malastare"), Some(LinkKind::Lane));
    for (a, b) in [
        ("mon_calamari", "jabiim"),
        ("felucia", "jabiim"),
        ("malastare", "ilum"),
        ("sullust", "naboo"),
        ("naboo", "ando"),
    ] {
        assert!(link(a, b).is_some(), "{a} and {b}");
    }
}

#[test]
fn every_region_can_be_left_by_three_to_six_links() {
    let ways = REGIONS.map(|region| planets::ways_out(board(), region.0));
    assert_eq!(ways, [5, 5, 3, 5, 4, 6]);
}

#[test]
fn two_cells_touch_exactly_where_the_planets_have_a_common_border() {
    planets::assert_drawn(clone_wars_standard());
}

#[test]
fn the_map_keeps_clear_of_header_and_strip() {
    planets::assert_clear(clone_wars_standard());
}

#[test]
fn s4_s4_without_anakin_the_two_decks_are_one_of_48_cards_16_of_each_class() {
    let kit = clone_wars_standard();
    let cards = kit.edition.deck.cards();
    let of = |symbol| cards.iter().filter(|card| card.symbol == symbol).count();
    assert_eq!([Symbol::First, Symbol::Second, Symbol::Third, Symbol::Joker].map(of), [16, 16, 16, 0]);
    for faction in ["rep_", "sep_"] {
        assert_eq!(cards.iter().filter(|card| card.id.starts_with(faction)).count(), 24, "{faction}");
    }
    assert!(cards.iter().all(|card| !card.hero && card.side.is_none() && card.event.is_none()));
    assert!(!cards.iter().any(|card| card.id.contains("anakin")));
    assert!(kit.names.events.is_empty());
}

#[test]
fn the_classes_are_called_as_in_their_own_box() {
    const CLASSES: [Symbol; 3] = [Symbol::First, Symbol::Second, Symbol::Third];
    let names = &clone_wars_standard().names;
    let called = |lang| CLASSES.map(|symbol| names.symbol(symbol)[lang].as_str());
    assert_eq!(called(Lang::En), ["Fighter", "Corvette", "Capital ship"]);
    assert_eq!(called(Lang::De), ["Jäger", "Korvette", "Großkampfschiff"]);
    assert_eq!(CLASSES.map(|symbol| names.icon(symbol)), [Icon::Fighter, Icon::Corvette, Icon::Capital]);
    let same = |symbol: Symbol| symbol.class();
    assert_eq!(CLASSES.map(same).map(|class| class.is_some()), [true; 3], "they do what those of the galaxy do");
}

#[test]
fn the_box_is_found_by_its_id_with_a_hash_of_what_the_rules_read() {
    let found = kit("clone-wars-standard").expect("the id of the standard game");
    let own = clone_wars_standard().edition.hash.as_str();
    assert_eq!((found.edition().id(), found.edition().hash()), ("clone-wars-standard", own));
    assert_ne!(own, galaxy().edition.hash);
    let hash = |from: &str, to: &str| changed(from, to).expect("a sound file").edition.hash.clone();
    assert_eq!(hash("Clone Battalion", "Clone Regiment"), own, "a title is no rule");
    assert_eq!(hash("id = \"rep_anakin_ace\"", "id = \"rep_anakin_pilot\""), own, "nor is a card that is not there");
    assert_ne!(
        hash(
            "classes = [\"fighter\", \"corvette\", \"capital\"]",
            "classes = [\"capital\", \"corvette\", \"fighter\"]"
        ),
        own
    );
}

#[test]
fn section_5_1_the_file_says_how_many_cards_there_are_and_what_sets_are_worth() {
    let file: toml::Table = CLONE_WARS_DECK.text.parse().expect("a file in TOML");
    let value = |table: &str, key: &str| file[table][key].as_integer().expect("a number");
    let sets = ["same_fighter", "same_corvette", "same_capital", "one_of_each"];
    assert_eq!(sets.map(|set| value("set_values", set)), [4, 5, 6, 7]);
    assert_eq!(["republic", "separatists"].map(|faction| value("decks", faction)), [30, 29]);
    assert_eq!(value("deck_rules", "standard_forced_trade_at"), 5);
    let cards: Vec<&toml::Table> =
        file["cards"].as_array().expect("cards").iter().filter_map(|card| card.as_table()).collect();
    for (faction, stated) in [("republic", 6), ("separatists", 5)] {
        let anakin =
            cards.iter().filter(|card| card["faction"].as_str() == Some(faction) && card.contains_key("anakin"));
        let copies: usize = anakin.filter_map(|card| card["classes"].as_array()).map(Vec::len).sum();
        assert_eq!(copies, stated, "{faction}");
        assert_eq!(file["deck_rules"]["anakin_cards"][faction].as_integer(), i64::try_from(stated).ok());
    }
}

#[test]
fn what_is_wrong_with_the_deck_is_said_with_its_place() {
    for (from, to, says) in [
        ("republic = 30", "republic = 31", "31 cards of a faction are stated, 30 are there"),
        ("faction = \"republic\"", "faction = \"empire\"", "there are no cards of a faction \"empire\""),
        ("classes = [\"capital\"]", "classes = [\"destroyer\"]", "or fighter, corvette and capital"),
        ("de = \"Korvette\"", "de = \"\"", "the de name is empty"),
        ("]\nanakin = true", "]\nanakin = 1", "expected a boolean"),
    ] {
        let error = changed(from, to).expect_err(says);
        assert!(error.to_string().contains(says), "{from} » {to}: {error}");
        assert!(error.to_string().starts_with("deck.toml:"), "{error}");
    }
    let elsewhere = load_ships("test", GALAXY_BOARD, CLONE_WARS_DECK).expect_err("another board");
    assert!(elsewhere.to_string().contains("the deck is for the board \"clone_wars\""), "{elsewhere}");
}
