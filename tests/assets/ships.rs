//! The deck of ships: its numbers, and what is wrong with a file.

use adjutant::assets::{AssetError, GALAXY_BOARD, Icon, Kit, SHIP_DECK, Source, galaxy, kit, load_ships};
use adjutant::game::cards::Symbol;
use adjutant::text::lang::Lang;

/// The embedded deck with one place changed.
fn changed(from: &str, to: &str) -> Result<Kit, AssetError> {
    assert!(SHIP_DECK.text.contains(from), "{from}");
    let text = SHIP_DECK.text.replacen(from, to, 1);
    load_ships("test", GALAXY_BOARD, Source { file: "deck.toml", text: &text })
}

#[test]
fn the_galaxy_box_has_81_cards_27_of_each_class_and_no_joker() {
    let kit = galaxy();
    let cards = kit.edition.deck.cards();
    let of = |symbol| cards.iter().filter(|card| card.symbol == symbol).count();
    assert_eq!([of(Symbol::First), of(Symbol::Second), of(Symbol::Third), of(Symbol::Joker)], [27, 27, 27, 0]);
    assert!(cards.iter().any(|card| card.id == "emp_new_death_star_4"), "each entry of `classes` is one card");
    let called =
        [Symbol::First, Symbol::Second, Symbol::Third].map(|symbol| kit.names.symbol(symbol)[Lang::De].as_str());
    assert_eq!(called, ["Jäger", "Bomber", "Zerstörer"]);
    let icons = [Symbol::First, Symbol::Second, Symbol::Third].map(|symbol| kit.names.icon(symbol));
    assert_eq!(icons, [Icon::Fighter, Icon::Bomber, Icon::Destroyer]);
}

#[test]
fn the_galaxy_box_is_found_by_its_id_with_a_hash_of_what_the_rules_read() {
    let found = kit("galaxy").expect("the id of the standard game");
    assert_eq!((found.edition().id(), found.edition().hash()), ("galaxy", galaxy().edition.hash.as_str()));
    let hash = |from: &str, to: &str| changed(from, to).expect("a sound file").edition.hash.clone();
    assert_eq!(hash("Grip of Fear", "Grip of Dread"), galaxy().edition.hash, "a title is no rule");
    assert_ne!(hash("id = \"emp_grip_of_fear\"", "id = \"emp_grip_of_dread\""), galaxy().edition.hash);
    let board = |from: &str, to: &str| {
        assert!(GALAXY_BOARD.text.contains(from), "{from}");
        let text = GALAXY_BOARD.text.replacen(from, to, 1);
        load_ships("galaxy", Source { file: "board.toml", text: &text }, SHIP_DECK)
            .expect("a sound board")
            .edition
            .hash
            .clone()
    };
    assert_eq!(board("tint = ", "tint  = "), galaxy().edition.hash);
    assert_ne!(board("bonus = 7", "bonus = 6"), galaxy().edition.hash);
}

#[test]
fn the_hash_of_classic_is_the_one_that_running_matches_have() {
    let hash = &adjutant::assets::classic().edition.hash;
    assert_eq!(
        hash, "72c22c6c776e2e50f7ee83aef740b0ef0b26da80a95d933e2c5b78720904498c",
        "another hash ends their replay"
    );
}

#[test]
fn the_file_says_what_sets_are_worth_in_the_standard_game() {
    let file: toml::Table = SHIP_DECK.text.parse().expect("a file in TOML");
    let value = |key: &str| file["set_values"][key].as_integer().expect("a number");
    // The rules of S0-N4 have the same numbers.
    assert_eq!(["same_fighter", "same_bomber", "same_destroyer", "one_of_each"].map(value), [4, 5, 6, 7]);
}

#[test]
fn what_is_wrong_with_a_deck_of_ships_is_said_with_its_place() {
    for (from, to, says) in [
        ("schema = 1", "schema = 2", "schema 2 is unknown"),
        ("board = \"galaxy\"", "board = \"small\"", "the deck is for the board \"small\""),
        (
            "classes = [\"destroyer\"]",
            "classes = [\"joker\"]",
            "the classes of ships are fighter, bomber and destroyer",
        ),
        ("classes = [\"destroyer\"]", "classes = [\"capital\"]", "or fighter, corvette and capital"),
        ("destroyer = { name", "capital = { name", "the classes of ships are"),
        ("classes = [\"destroyer\"]", "classes = [\"tank\"]", "unknown variant"),
        ("faction = \"empire\"", "faction = \"pirates\"", "there are no cards of a faction \"pirates\""),
        ("empire = 27", "empire = 28", "28 cards of a faction are stated, 27 are there"),
        ("id = \"emp_fire_core_worlds\"", "id = \"emp_fire_mid_rim\"", "a card with this id exists already"),
        ("id = \"emp_fire_mid_rim\"", "id = \"Mid Rim\"", "is no id"),
        ("en = \"Fighter\"", "en = \"\"", "the en name is empty"),
        ("play = ", "plays = ", "unknown field"),
    ] {
        let error = changed(from, to).expect_err(says);
        assert!(error.to_string().contains(says), "{from} » {to}: {error}");
        assert!(error.to_string().starts_with("deck.toml:"), "{error}");
    }
}
