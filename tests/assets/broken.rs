//! One broken file for every fault: each is refused with the file, the place and the reason.

use adjutant::assets::{AssetError, Fault, Kit, Source, load};

const BOARD: &str = r##"schema = 1

[board]
id = "small"
name = { en = "Small", de = "Klein" }
rulesets = ["test"]
vocabulary = "territories"
spaces = 3
links = 2
canvas = [100, 100]
map_area = [0, 20, 100, 100]
header_area = [0, 0, 100, 20]
panel_area = [0, 80, 20, 100]
notice_area = [20, 80, 80, 100]
label_font_px = 10

[[regions]]
id = "north"
name = { en = "North", de = "Norden" }
size = 2
bonus = 2
bonus_source = "own"
color = "#f0c93f"
tag = { en = [10, 10], de = [10, 10] }

[[regions]]
id = "south"
name = { en = "South", de = "Süden" }
size = 1
bonus = 1
bonus_source = "own"
color = "#102030"
tag = { en = [10, 90], de = [10, 90] }

[[planets]]
id = "ada"
name = { en = "Ada", de = "Ada" }
label = { en = "Ada", de = "Ada" }
region = "north"
source = "own"
card_symbol = "infantry"
x = 10
y = 30
label_x = 10
label_y = 40
polygons = [[[0, 20], [20, 20], [20, 50]]]

[[planets]]
id = "bor"
name = { en = "Bor", de = "Bohr" }
label = { en = "B.", de = "B." }
region = "north"
source = "own"
x = 40
y = 30
label_x = 40
label_y = 40
polygons = [[[30, 20], [50, 20], [50, 50]]]

[[planets]]
id = "cay"
name = { en = "Cay", de = "Kai" }
label = { en = "Cay", de = "Kai" }
region = "south"
source = "own"
x = 70
y = 30
anchor = [75, 35]
label_x = 70
label_y = 40
polygons = [[[60, 20], [80, 20], [80, 50]]]

[[links]]
a = "ada"
b = "bor"
kind = "land"
source = "own"

[[links]]
a = "bor"
b = "cay"
kind = "sea"
source = "own"
disputed = true

[[non_links]]
a = "ada"
b = "cay"
source = "own"
"##;

const DECK: &str = r#"schema = 1
ruleset = "test"
board = "small"

[deck]
territory_cards = 3
jokers = 1
total = 4
per_symbol = 1
counts_source = "own"
per_symbol_source = "own"

[symbols]
infantry = { name = { en = "Foot", de = "Fuß" }, source = "own" }
cavalry = { name = { en = "Horse", de = "Pferd" }, source = "own" }
artillery = { name = { en = "Gun", de = "Kanone" }, source = "own" }
joker = { name = { en = "Joker", de = "Joker" }, source = "own" }

[[cards]]
id = "card_ada"
territory = "ada"
symbol = "infantry"
name = { en = "Ada", de = "Ada" }
source = "own"

[[cards]]
id = "card_bor"
territory = "bor"
symbol = "cavalry"
name = { en = "Bor", de = "Bohr" }
source = "own"

[[cards]]
id = "card_cay"
territory = "cay"
symbol = "artillery"
name = { en = "Cay", de = "Kai" }
source = "own"

[[cards]]
id = "joker_1"
symbol = "joker"
name = { en = "Joker", de = "Joker" }
source = "own"
"#;

const LAST_LINK: &str = "a = \"bor\"\nb = \"cay\"\nkind";

fn read(board: &str, deck: &str) -> Result<Kit, AssetError> {
    load(Source { file: "small.toml", text: board }, Source { file: "deck.toml", text: deck })
}

/// The text with one place changed.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from:?} is not in the file");
    text.replacen(from, to, 1)
}

fn board_fault(from: &str, to: &str) -> AssetError {
    let error = read(&changed(BOARD, from, to), DECK).expect_err("a broken board");
    assert_eq!(error.file, "small.toml");
    error
}

fn deck_fault(from: &str, to: &str) -> AssetError {
    let error = read(BOARD, &changed(DECK, from, to)).expect_err("a broken deck");
    assert_eq!(error.file, "deck.toml");
    error
}

fn count(what: &'static str, stated: usize, found: usize) -> Fault {
    Fault::Count { what, stated, found }
}

#[test]
fn the_small_board_itself_is_sound() {
    let kit = read(BOARD, DECK).expect("a sound board");
    assert_eq!(kit.edition.id, "test");
    assert_eq!(kit.edition.board.spaces().len(), 3);
}

#[test]
fn an_error_names_file_line_and_entry() {
    let error = board_fault("a = \"bor\"\nb = \"cay\"", "a = \"bor\"\nb = \"key\"");
    let line = BOARD.lines().position(|line| line == "a = \"bor\"").expect("the link") + 1;
    assert_eq!(
        error.to_string(),
        format!("small.toml:{}:1: links[1] (a = \"bor\", b = \"key\"): there is no space \"key\"", line - 1)
    );
}

#[test]
fn what_is_no_toml_or_has_an_unknown_key_is_refused_at_its_place() {
    for (from, to, text) in [
        ("bonus = 1", "bonus = ", "value"),
        ("bonus = 1", "bonus = 1\nbonsu = 2", "unknown field `bonsu`"),
        ("bonus = 1\n", "", "missing field `bonus`"),
        ("kind = \"sea\"", "kind = \"air\"", "unknown variant `air`"),
        ("bonus = 1", "bonus = -1", "invalid value"),
    ] {
        let error = board_fault(from, to);
        let Fault::Syntax(message) = &error.fault else { panic!("{error}") };
        assert!(message.contains(text), "{message}");
        assert!(error.line > 20, "{error}");
    }
    assert!(matches!(deck_fault("total = 4", "total = 4\nsum = 4").fault, Fault::Syntax(_)));
}

#[test]
fn every_fault_of_a_board_is_found() {
    let name = |what, lang, name: &str| Fault::DuplicateName { what, lang, name: name.to_owned() };
    let off = |what, at: &str| Fault::OffCanvas { what, at: at.to_owned() };
    let cases = [
        ("schema = 1", "schema = 2", Fault::Schema(2)),
        ("id = \"cay\"", "id = \"Cay!\"", Fault::BadId("Cay!".to_owned())),
        ("id = \"south\"", "id = \"north\"", Fault::DuplicateId("region")),
        ("id = \"cay\"", "id = \"bor\"", Fault::DuplicateId("space")),
        ("de = \"Kai\" }", "de = \" \" }", Fault::EmptyName { lang: "de" }),
        ("de = \"Kai\" }", "de = \"bohr\" }", name("name", "de", "bohr")),
        ("label = { en = \"Cay\"", "label = { en = \"Ada\"", name("label", "en", "Ada")),
        ("de = \"Süden\"", "de = \"Norden\"", name("region name", "de", "Norden")),
        ("label_x = 10\nlabel_y = 40", "label_x = 10\nlabel_y = 140", off("label", "10, 140")),
        ("region = \"south\"", "region = \"east\"", count("spaces", 1, 0)),
        ("size = 2", "size = 3", count("spaces", 3, 2)),
        ("spaces = 3", "spaces = 4", count("spaces", 4, 3)),
        ("links = 2", "links = 3", count("links", 3, 2)),
        (LAST_LINK, "a = \"bor\"\nb = \"bor\"\nkind", Fault::Loop),
        (LAST_LINK, "a = \"ada\"\nb = \"bor\"\nkind", Fault::DuplicateLink),
        (LAST_LINK, "a = \"bor\"\nb = \"ada\"\nkind", Fault::DuplicateLink),
        (LAST_LINK, "a = \"ada\"\nb = \"cay\"\nkind", Fault::LinkedNonLink),
        ("a = \"ada\"\nb = \"cay\"", "a = \"ada\"\nb = \"dor\"", Fault::UnknownSpace("dor".to_owned())),
        ("x = 10\ny = 30", "x = 101\ny = 30", off("badge", "101, 30")),
        ("anchor = [75, 35]", "anchor = [75, -1]", off("anchor", "75, -1")),
        ("[80, 50]", "[80, 100.5]", off("polygon point", "80, 100.5")),
        ("de = [10, 90]", "de = [10, 190]", off("tag", "10, 190")),
        ("panel_area = [0, 80, 20, 100]", "panel_area = [0, 80, 20, 101]", off("panel area", "20, 101")),
        ("notice_area = [20, 80, 80, 100]", "notice_area = [20, 80, 120, 100]", off("notice area", "120, 100")),
        ("header_area = [0, 0, 100, 20]", "header_area = [0, 0, 0, 20]", Fault::FlatArea("header area")),
        ("[[[60, 20], [80, 20], [80, 50]]]", "[[[60, 20], [80, 20]]]", Fault::FlatPolygon),
        ("color = \"#102030\"", "color = \"blue\"", Fault::BadColor("blue".to_owned())),
    ];
    for (from, to, fault) in cases {
        assert_eq!(board_fault(from, to).fault, fault, "{from:?} -> {to:?}");
    }
}

#[test]
fn an_unknown_region_and_an_unreachable_part_are_found() {
    let east = changed(&changed(BOARD, "region = \"south\"", "region = \"east\""), "size = 1", "size = 0");
    let error = read(&east, DECK).expect_err("an unknown region");
    assert_eq!(
        (error.entry.as_str(), error.fault),
        ("planets[2] (id = \"cay\")", Fault::UnknownRegion("east".to_owned()))
    );

    let empty = changed(&changed(BOARD, "region = \"south\"", "region = \"north\""), "size = 1", "size = 0");
    let empty = changed(&empty, "size = 2", "size = 3");
    assert_eq!(read(&empty, DECK).expect_err("an empty region").fault, count("spaces", 1, 0));

    let start = BOARD.find("[[links]]\na = \"bor\"").expect("the second link");
    let end = BOARD.find("[[non_links]]").expect("the non-link");
    let apart = changed(&format!("{}{}", &BOARD[..start], &BOARD[end..]), "links = 2", "links = 1");
    assert_eq!(read(&apart, DECK).expect_err("two parts").fault, Fault::Unreachable(vec!["cay".to_owned()]));
}

#[test]
fn every_fault_of_a_deck_is_found() {
    let cases = [
        ("schema = 1", "schema = 9", Fault::Schema(9)),
        (
            "board = \"small\"",
            "board = \"large\"",
            Fault::OtherBoard { deck: "large".to_owned(), board: "small".to_owned() },
        ),
        ("id = \"card_bor\"", "id = \"card_ada\"", Fault::DuplicateId("card")),
        ("territory = \"bor\"", "territory = \"dor\"", Fault::UnknownSpace("dor".to_owned())),
        ("territory = \"bor\"", "territory = \"ada\"", Fault::SecondCard("ada".to_owned())),
        ("territory = \"bor\"\n", "", Fault::JokerOrTerritory),
        ("symbol = \"joker\"", "symbol = \"joker\"\nterritory = \"bor\"", Fault::JokerOrTerritory),
        ("symbol = \"infantry\"", "symbol = \"cavalry\"", Fault::OtherSymbol),
        ("symbol = \"cavalry\"", "symbol = \"artillery\"", count("cavalry cards", 1, 0)),
        ("total = 4", "total = 5", count("cards", 5, 4)),
        ("jokers = 1", "jokers = 2", count("jokers", 2, 1)),
        ("territory_cards = 3", "territory_cards = 2", count("territory cards", 2, 3)),
        ("Ada\", de", "\", de", Fault::EmptyName { lang: "en" }),
    ];
    for (from, to, fault) in cases {
        assert_eq!(deck_fault(from, to).fault, fault, "{from:?} -> {to:?}");
    }
}

#[test]
fn a_space_without_a_card_is_found() {
    let start = DECK.find("[[cards]]").expect("the first card");
    let numbers = DECK[..start].replace("= 4", "= 0").replace("= 3", "= 0").replace("= 1", "= 0");
    let numbers = changed(&numbers, "schema = 0", "schema = 1");
    let error = read(BOARD, &format!("cards = []\n{numbers}")).expect_err("no cards");
    assert_eq!(error.fault, Fault::NoCard("ada".to_owned()));
}
