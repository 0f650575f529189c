//! Separatist tokens: drawn, laid, hidden, taken (S4-T1, S4-T12), and the file that names them.

use adjutant::assets;
use adjutant::game::action::Action;
use adjutant::game::conquest::special::{SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::{Face, Pawn};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::ids::SeatId;
use adjutant::game::people::Viewer;
use adjutant::text::lang::Lang;

use super::super::theatre::told;
use super::position::{At, attack, lay, space, spaces, specials};

const ARMIES: &str = "kamino=0x3 ando=0x3 naboo=2x3 kessel=1x2 ithor=1x4 polis_massa=1x2";

#[test]
fn s4_t1_each_separatist_army_draws_a_token_in_its_turn() {
    let mut at = At::of(&format!("{ARMIES}; seat 0"));
    at.picks(&[4]);
    let events = at.does(0, Action::EndTurn);
    assert_eq!(told(&events), [(1, Face::Token(4)), (3, Face::Token(4))], "both armies of the side see it");
    assert!(specials(&events).iter().any(|event| matches!(event, SpecialEvent::MarkerDrawn { left: 8, .. })));
    assert!(matches!(at.stage(), Stage::LayMarker { .. }));
    let face = |viewer| at.view(viewer).theatre().and_then(|theatre| theatre.drawn).and_then(|drawn| drawn.face);
    assert_eq!(
        (face(Viewer::Seat(SeatId(3))), face(Viewer::Seat(SeatId(0))), face(Viewer::Public)),
        (Some(Face::Token(4)), None, None)
    );
    // The Republic draws none.
    at.does(1, lay("kessel"));
    at.times_out();
    assert_eq!((at.on_turn(), at.theatre().drawn), (2, None));
}

#[test]
fn s4_t1_it_lies_on_a_planet_of_the_own_army_without_one() {
    let text = format!("{ARMIES}; token kessel 0; drawn 1 5; seat 1; stage lay-marker 5");
    let mut at = At::of(&text);
    let refused = |at: &At, on: &str| at.refuses_specially(1, lay(on));
    assert!(matches!(refused(&at, "kamino"), SpecialRefusal::NotYourSide { .. }));
    assert!(matches!(refused(&at, "byss"), SpecialRefusal::NotYourSide { .. }), "not on the partner's (section 6)");
    assert!(matches!(refused(&at, "kessel"), SpecialRefusal::MarkerThere { .. }));
    assert!(matches!(at.refuses_specially(1, Action::EndTurn), SpecialRefusal::MarkerFirst));
    let offers = at.special_offers(1);
    let [SpecialOffer::LayMarker { face: Some(Face::Token(5)), spaces: open }] = &offers[..] else {
        panic!("{offers:?}")
    };
    assert_eq!(open, &spaces("polis_massa ithor"));
    at.does(1, lay("ithor"));
    assert_eq!(at.stage(), Stage::Place { left: 5, placed: vec![] });
    assert!(at.theatre().has_marker(space("ithor")));
}

#[test]
fn s4_t1_a_second_one_only_where_every_own_planet_has_one() {
    let text = "kamino=0x3 naboo=2x3 kessel=1x2 ithor=1x4; token kessel 0; token ithor 1; drawn 1 5; seat 1; stage lay-marker 5";
    let mut at = At::of(text);
    at.does(1, lay("kessel"));
    assert_eq!(at.theatre().markers.iter().filter(|marker| marker.space == space("kessel")).count(), 2);
}

#[test]
fn s4_t1_no_token_from_an_empty_pile_or_after_the_order() {
    for text in ["pile", "pawn kessel"] {
        let mut at = At::of(&format!("{ARMIES}; seat 0; {text}"));
        let events = at.does(0, Action::EndTurn);
        assert!(told(&events).is_empty() && !matches!(at.stage(), Stage::LayMarker { .. }), "{text}");
    }
}

#[test]
fn s4_t1_who_is_absent_hides_it_where_fewest_enemies_are_near() {
    let at = At::of(&format!("{ARMIES}; drawn 1 5; seat 1; stage lay-marker 5"));
    let action = at.seen_by(1).default_action(SeatId(1));
    assert_eq!(action, Some(lay("ithor")), "no enemy is near, and most armies are there");
}

#[test]
fn s4_t12_the_republic_takes_all_tokens_of_a_planet_and_shows_them() {
    let mut at = At::of(
        "kamino=0x9 naboo=2x3 rattatak=1x1 kessel=1x1; token rattatak 0; token rattatak 1; token kessel 2; seat 0",
    );
    let hidden = at.theatre().markers.iter().all(|marker| marker.face.is_none());
    assert!(hidden && at.seen_by(3).theatre().unwrap().markers.iter().all(|marker| marker.face.is_some()));
    assert!(at.theatre().pile.tokens.is_empty() && at.theatre().pile.left == 6, "only the number is public");
    at.throws(&[&[6, 6, 6, 1]]);
    let events = specials(&at.does(0, attack("kamino", "rattatak")));
    let shown = |token| SpecialEvent::MarkerRevealed {
        by: SeatId(0),
        space: space("rattatak"),
        face: Face::Token(token),
        kept: true,
    };
    assert!(events.contains(&shown(0)) && events.contains(&shown(1)));
    let theatre = at.theatre();
    assert_eq!((theatre.markers.len(), theatre.taken.len(), theatre.doing.circles), (1, 2, 5));
    // They are out of play when the turn is over, and count no more.
    at.picks(&[0; 6]);
    at.does(0, Action::EndTurn);
    assert_eq!((at.cards(0), at.theatre().doing.circles), (6, 0));
}

#[test]
fn s4_t12_the_separatists_take_no_tokens_from_each_other_and_keep_them_in_their_own_fights() {
    let mut at = At::of("kamino=0x2 naboo=2x3 rattatak=1x9; token rattatak 0; seat 1; track 3");
    at.throws(&[&[6, 6, 6, 1, 1]]);
    at.does(1, attack("rattatak", "kamino"));
    assert_eq!(at.theatre().markers.len(), 1);
    assert_eq!(at.theatre().pawn, Some(Pawn::Track(3)));
}

#[test]
fn s4_t16_dooku_and_haako_are_worth_five_cards() {
    // The example of the book: both are captured in one turn.
    let text = "kamino=0x9 naboo=2x3 rattatak=1x1 ando=1x1 kessel=1x1; token rattatak 0; token ando 1; seat 0";
    let mut at = At::of(text);
    for planet in ["rattatak", "ando"] {
        at.throws(&[&[6, 6, 6, 1]]);
        at.does(0, attack("kamino", planet));
    }
    let events = specials(&at.does(0, Action::EndTurn));
    assert!(events.contains(&SpecialEvent::CardsEarned { seat: SeatId(0), for_sides: 1, extra: 5 }), "{events:?}");
    assert_eq!(at.cards(0), 6);
}

#[test]
fn section_5_1_the_tokens_of_the_file_are_those_of_the_rules() {
    let file: toml::Table = assets::CLONE_WARS_DECK.text.parse().expect("a file in TOML");
    let tokens = file["tokens"].as_array().expect("tokens");
    assert_eq!(tokens.len(), 9);
    let mut sum = 0;
    for (n, token) in tokens.iter().enumerate() {
        let circles = token["circles"].as_integer().expect("a number");
        let name = token["name"]["en"].as_str().expect("a name");
        let of = u8::try_from(n).unwrap();
        assert_eq!(assets::clone_wars().names.token(of).map(|name| name[Lang::En].as_str()), Some(name));
        // What a capture is worth.
        let mut at = At::of(&format!("kamino=0x9 naboo=2x3 rattatak=1x1 kessel=1x1; token rattatak {n}; seat 0"));
        at.throws(&[&[6, 6, 6, 1]]);
        at.does(0, attack("kamino", "rattatak"));
        assert_eq!(i64::from(at.theatre().doing.circles), circles, "{name}");
        sum += circles;
    }
    assert_eq!(sum, 17);
    assert!(!assets::clone_wars_standard().names.has_tokens() && !assets::original_trilogy().names.has_tokens());
}
