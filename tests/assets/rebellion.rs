//! The box of the dice game: one fault after the other, each told with its place.

use adjutant::assets::{Fault, REBELLION, Source, load_rebellion, rebellion};
use adjutant::game::rebellion::symbol::Face;
use adjutant::game::rebellion::table::Sith;
use adjutant::text::lang::Lang;

/// The embedded file with one text in place of another, once.
#[track_caller]
fn fault(from: &str, to: &str) -> (u32, Fault) {
    assert!(REBELLION.text.contains(from), "{from:?} is in the file");
    let text = REBELLION.text.replacen(from, to, 1);
    let error = load_rebellion(Source { file: "box.toml", text: &text }).expect_err("the box is broken");
    assert_eq!(error.file, "box.toml");
    (error.line, error.fault)
}

/// The line on which a text of the embedded file first stands.
fn line(of: &str) -> u32 {
    let at = REBELLION.text.find(of).expect("it is in the file");
    u32::try_from(REBELLION.text[..at].matches('\n').count()).expect("few lines") + 1
}

#[test]
fn everything_has_its_name() {
    let kit = rebellion();
    assert_eq!(kit.edition.hash.len(), 64);
    assert_eq!(kit.names.face(Face::Victory).name[Lang::De], "Siegpunkt");
    assert_eq!(kit.names.face(Face::Tie).letter[Lang::En], "F");
    assert_eq!(kit.names.sith(Sith::Palpatine)[Lang::En], "Emperor Palpatine");
}

#[test]
fn every_fault_is_told_with_its_place() {
    assert_eq!(fault("schema = 1", "schema = 2"), (line("schema = 1"), Fault::Schema(2)));
    assert_eq!(fault("count = 4", "count = 5").1, Fault::Count { what: "dice", stated: 5, found: 4 });
    assert_eq!(fault("faces = [\"trooper\", \"tie\"", "faces = [\"tie\", \"trooper\"").1, Fault::Faces);
    assert_eq!(fault("id = \"tie\"", "id = \"walker\"").1, Fault::Faces);
    let letter = Fault::DuplicateName { what: "letter", lang: "en", name: "T".to_owned() };
    assert_eq!(fault("letter = { en = \"F\"", "letter = { en = \"T\"").1, letter);
    assert_eq!(fault("id = \"leia\"", "id = \"luke\"").1, Fault::DuplicateId("rebel"));
    assert_eq!(fault("symbol = \"trooper\"", "symbol = \"walker\"").1, Fault::RebelSymbol);
    assert_eq!(fault("dice_lost = 1", "dice_lost = 3").1, Fault::Count { what: "dice lost", stated: 3, found: 1 });
    assert_eq!(fault("restart = true", "").1, Fault::AllyPower);
    assert_eq!(fault("ally = \"wedge\"", "ally = \"nobody\"").1, Fault::UnknownAlly("nobody".to_owned()));
    assert_eq!(fault("ally = \"wedge\"", "ally = \"dodonna\"").1, Fault::SecondRow("dodonna".to_owned()));
    assert_eq!(fault("points = 0\n  ally = \"wedge\"", "points = 1").1, Fault::NoRow("wedge".to_owned()));
    assert_eq!(fault("points = 0\n  ally = \"wedge\"", "points = 0").1, Fault::EmptyRow);
    assert_eq!(fault("markers = 33", "markers = 18").1, Fault::TooFewMarkers { fields: 19, markers: 18 });
    assert_eq!(fault("de = \"Hoth\"", "de = \"\"").1, Fault::EmptyName { lang: "de" });
    assert_eq!(fault("id = \"hoth\"", "id = \"Hoth\"").1, Fault::BadId("Hoth".to_owned()));
    assert!(matches!(fault("in_short_game", "in_shot_game").1, Fault::Syntax(_)));
    assert!(matches!(fault("symbol = \"trooper\"", "symbol = \"victory\"").1, Fault::Syntax(_)));
}
