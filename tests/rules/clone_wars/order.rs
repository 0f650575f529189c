//! Order 66 (S4-O1 to S4-O6).

use adjutant::assets;
use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Call, Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::Pawn;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Outcome};
use adjutant::game::ids::SeatId;
use adjutant::game::offer::{Offer, Step};
use adjutant::game::people::Viewer;
use adjutant::game::refusal::Refusal;

use super::position::{At, card, order, ships, space, spaces};

/// Five planets of the Republic in board order: Haruun Kal (gold), Ando (red), Naboo (gold), Kamino (red), Jabiim (gold).
const TEXT: &str =
    "haruun_kal=2x2 ando=0x3+f2d1 naboo=2x4 kamino=0x5 jabiim=2x6+c1; kessel=1x2 rattatak=1x3; seat 3; stage order";

#[test]
fn s4_o1_once_by_either_separatist_army_in_the_last_step_of_its_turn_or_never() {
    let mut at = At::of(&format!("{TEXT}; track 8"));
    assert_eq!(at.view(Viewer::Public).awaited()[0].step, Step::Order);
    assert!(matches!(&at.special_offers(3)[..], [SpecialOffer::CallOrder { .. }]));
    let mut passed = At::of(&format!("{TEXT}; track 8"));
    passed.does(3, Action::EndTurn);
    assert_eq!(passed.on_turn(), 0, "it is optional");
    at.throws(&[&[1; 5]]);
    at.does(3, order());
    assert!(at.special_offers(3).is_empty());
    assert!(matches!(at.refuses_specially(3, order()), SpecialRefusal::OrderOver));
    at.does(3, Action::EndTurn);
    // The partner cannot call it again.
    while at.on_turn() != 1 {
        at.times_out();
    }
    let place = at.seen_by(1).default_action(SeatId(1)).expect("armies");
    at.does(1, place);
    assert!(matches!(at.refuses_specially(1, order()), SpecialRefusal::OrderOver));
    let at = At::of("kamino=0x3 naboo=2x3 kessel=1x2; track 8; seat 0");
    assert!(matches!(at.refuses_specially(0, order()), SpecialRefusal::NotYourOrder));
}

#[test]
fn s4_o1_the_step_opens_by_itself_once_a_planet_can_turn() {
    for (track, stage) in [(4, None), (5, Some(Stage::Order))] {
        let mut at = At::of(&format!("kamino=0x3 naboo=2x3 kessel=1x2; track {track}; seat 3; pile"));
        while at.on_turn() == 3 && at.stage() != Stage::Order {
            at.does(3, Action::EndStep);
        }
        let now = (at.on_turn() == 3).then(|| at.stage());
        assert_eq!(now, stage, "on space {track}");
    }
    // Who likes may call it before all the same.
    let mut at = At::of("kamino=0x3 naboo=2x3 kessel=1x2; track 2; seat 3; pile");
    at.throws(&[&[8, 8]]);
    let called = at.calls(3, Call::default());
    assert!(called.least > 8 && called.throws.iter().all(|throw| throw.to.is_none()));
}

#[test]
fn s4_o1_what_must_be_done_first_must_be_done_first() {
    let at = At::of("kamino=0x3 naboo=2x3 kessel=1x2; track 8; seat 3; stage place 4; pile");
    assert_eq!(at.refuses(3, order()), Refusal::PlaceFirst { left: 4 });
    let offers = At::of("kamino=0x3 naboo=2x3 kessel=1x2; track 8; seat 3; pile").seen_by(3).offers(SeatId(3));
    let passes = offers.into_iter().find_map(|offer| match offer {
        Offer::EndTurn { passes } => Some(passes),
        _ => None,
    });
    assert!(passes.is_some_and(|passes| passes.contains(&Step::Order)), "the end of the turn passes it");
}

#[test]
fn s4_o2_the_numbers_of_each_space_are_those_of_the_file() {
    let file: toml::Table = assets::CLONE_WARS_DECK.text.parse().expect("a file in TOML");
    let order = &file["order_66"];
    assert_eq!(
        (order["die"].as_integer(), order["start_space"].as_integer(), order["last_space"].as_integer()),
        (Some(8), Some(0), Some(11))
    );
    let chart = order["spaces"].as_array().expect("spaces");
    assert_eq!(chart.len(), 12);
    for entry in chart {
        let space = entry["space"].as_integer().expect("a number");
        let numbers: Vec<u8> = entry["numbers"]
            .as_array()
            .expect("numbers")
            .iter()
            .map(|n| n.as_integer().unwrap().try_into().unwrap())
            .collect();
        for rolled in 1..=8_u8 {
            let mut at = At::of(&format!(
                "kamino=0x3 naboo=2x3 kessel=1x2; option track=12; track {space}; seat 3; stage order"
            ));
            at.throws(&[&[rolled, 1]]);
            let called = at.calls(3, Call::default());
            let turned = called.throws[0].to.is_some();
            assert_eq!(turned, numbers.contains(&rolled), "{rolled} on space {space}");
            assert_eq!(i64::from(called.at), space);
        }
    }
    // Those that the book gives: 7: 6, 7, 8 and 8: 5, 6, 7, 8.
    for (space, least) in [(7, 6), (8, 5)] {
        let at = At::of(&format!("{TEXT}; track {space}"));
        let [SpecialOffer::CallOrder { least: told, .. }] = at.special_offers(3)[..] else { panic!() };
        assert_eq!(told, least);
    }
}

#[test]
fn s4_o3_each_planet_of_the_republic_is_thrown_for_once() {
    let mut at = At::of(&format!("{TEXT}; track 8"));
    let loyal = spaces("haruun_kal ando naboo kamino jabiim");
    let [SpecialOffer::CallOrder { spaces: offered, heirs, cards, .. }] = &at.special_offers(3)[..] else { panic!() };
    assert_eq!((offered, &heirs[..], cards.len()), (&loyal, &[SeatId(1), SeatId(3)][..], 0));
    at.throws(&[&[4, 5, 1, 8, 6]]);
    let events = at.does(3, order());
    let called = events.iter().filter(|event| matches!(event.kind, EventKind::Special(SpecialEvent::OrderCalled(_))));
    assert_eq!(called.count(), 1, "all throws in one event");
    let told = events.iter().find_map(|event| match &event.kind {
        EventKind::Special(SpecialEvent::OrderCalled(called)) => Some(called.throws.clone()),
        _ => None,
    });
    let told: Vec<_> = told.unwrap_or_default().iter().map(|throw| (throw.space, throw.rolled)).collect();
    assert_eq!(told, loyal.into_iter().zip([4, 5, 1, 8, 6]).collect::<Vec<_>>());
    let on: Vec<String> = ["haruun_kal", "naboo"].map(|id| at.on(id)).to_vec();
    assert_eq!(on, ["2x2", "2x4"], "what stays loyal is left as it is");
    assert!(["ando", "kamino", "jabiim"].iter().all(|id| !at.on(id).starts_with(['0', '2'])));
}

#[test]
fn s4_o3_the_chances_are_those_of_independent_throws() {
    let at = At::of(&format!("{TEXT}; track 8"));
    let chances = at.view(Viewer::Public).order_chances().expect("it can be called");
    let expected = [1.0, 5.0, 10.0, 10.0, 5.0, 1.0].map(|ways| ways / 32.0);
    assert!(chances.iter().zip(expected).all(|(p, q)| (p - q).abs() < 1e-15) && chances.len() == 6, "{chances:?}");
    let never = At::of(&format!("{TEXT}; track 4")).view(Viewer::Public).order_chances().unwrap();
    assert_eq!(never, [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
    let spared =
        At::of(&format!("{TEXT}; track 8; shield 0 kamino; shield 2 naboo")).view(Viewer::Public).order_chances();
    assert_eq!(spared.map(|chances| chances.len()), Some(4), "what is protected is not thrown for");
    assert_eq!(
        At::of("kamino=0x3 naboo=2x3 kessel=1x2; pawn kessel; seat 3").view(Viewer::Public).order_chances(),
        None
    );
}

#[test]
fn s4_o4_the_caller_says_who_gets_a_planet_else_who_borders_it_most() {
    let mut at = At::of(&format!("{TEXT}; track 8"));
    at.throws(&[&[8; 5]]);
    let heirs = vec![(space("jabiim"), SeatId(1)), (space("haruun_kal"), SeatId(1))];
    let called = at.calls(3, Call { heirs, ..Call::default() });
    let got = |id: &str| {
        called.throws.iter().find(|throw| throw.space == space(id)).and_then(|throw| throw.to).map(|to| to.0)
    };
    assert_eq!((got("jabiim"), got("haruun_kal")), (Some(1), Some(1)), "as the caller says");
    // Ando: Rattatak (black) against Nal Hutta, Rodia and Sullust (blue); Kamino: Rattatak against Rodia, equal: the caller.
    assert_eq!((got("ando"), got("kamino")), (Some(3), Some(3)));
    let mut at = At::of("kamino=0x5 rodia=1x1 naboo=2x2 rattatak=1x3; track 8; seat 3; stage order");
    at.throws(&[&[1, 8]]);
    assert_eq!(at.calls(3, Call::default()).throws[1].to, Some(SeatId(1)), "both neighbours are black");
}

#[test]
fn s4_o4_armies_one_for_one_ships_class_for_class_up_to_the_limit() {
    let mut at =
        At::of("ando=0x3+f2d1 naboo=2x4 kamino=0x5+f1c1; kessel=1x2+f1 rattatak=1x3; seat 3; stage order; track 8");
    at.throws(&[&[8, 1, 8]]);
    let heirs = vec![(space("ando"), SeatId(1)), (space("kamino"), SeatId(1))];
    let called = at.calls(3, Call { heirs, ..Call::default() });
    assert_eq!((at.on("ando"), at.on("kamino")), ("1x3+f2d1".to_owned(), "1x5+c1".to_owned()));
    assert_eq!(
        (called.throws[0].lost, called.throws[2].lost),
        (ships(0, 0, 0), ships(1, 0, 0)),
        "three of a class (S4-S6)"
    );
    assert_eq!((called.throws[2].ships, called.throws[2].troops), (ships(0, 1, 0), 5));
}

#[test]
fn s4_o4_an_eliminated_army_gets_nothing() {
    let mut at = At::of("kamino=0x5 rodia=3x1 naboo=2x2; seat 3; stage order; track 8");
    let named = Call { heirs: vec![(space("kamino"), SeatId(1))], ..Call::default() };
    let refused = at.refuses_specially(3, Action::Special(Special::CallOrder(named)));
    assert!(matches!(&refused, SpecialRefusal::NoHeir { seats, .. } if seats[..] == [SeatId(3)]));
    let to_republic = Call { heirs: vec![(space("kamino"), SeatId(2))], ..Call::default() };
    assert!(matches!(
        at.refuses_specially(3, Action::Special(Special::CallOrder(to_republic))),
        SpecialRefusal::NoHeir { .. }
    ));
    at.throws(&[&[1, 8]]);
    assert_eq!(at.calls(3, Call::default()).throws[1].to, Some(SeatId(3)));
    assert!(at.view(Viewer::Public).seats[SeatId(1)].out, "it does not come back (S4-V3)");
}

#[test]
fn s4_o5_all_tokens_leave_the_game() {
    let mut at = At::of(&format!("{TEXT}; track 8; token kessel 0; token rattatak 4"));
    at.throws(&[&[1; 5]]);
    let called = at.calls(3, Call::default());
    assert_eq!((called.markers, called.pile), (2, 7));
    let theatre = at.theatre();
    assert!(
        theatre.markers.is_empty() && theatre.pile.left == 0 && theatre.taken.is_empty(),
        "nobody learns what they were"
    );
    at.does(3, Action::EndTurn);
    at.times_out();
    assert!(matches!(at.stage(), Stage::Place { .. }), "no token any more");
}

#[test]
fn s4_o6_the_pawn_goes_to_the_first_wish_that_the_side_holds_afterwards() {
    for (thrown, at_last) in [([1, 8], "kamino"), ([1, 1], "kessel")] {
        let mut at = At::of("kamino=0x5 naboo=2x2 kessel=1x2; seat 3; stage order; track 8");
        at.throws(&[&thrown]);
        let call = Call { pawn: spaces("naboo kamino kessel byss"), ..Call::default() };
        assert_eq!(at.calls(3, call).pawn, space(at_last), "also one that was just won, also the partner's");
        assert_eq!(at.theatre().pawn, Some(Pawn::Space(space(at_last))));
    }
}

#[test]
fn s4_o6_without_a_wish_it_goes_where_fewest_enemies_are_and_most_armies() {
    let mut at = At::of("kamino=0x5 naboo=2x2 kessel=1x2 ithor=1x7 mygeeto=1x8; seat 3; stage order; track 5");
    at.throws(&[&[1, 1]]);
    assert_eq!(at.calls(3, Call::default()).pawn, space("mygeeto"));
}

#[test]
fn loyal_company_a_marked_planet_is_not_thrown_for_and_the_marker_goes() {
    let mut at = At::of(&format!("{TEXT}; track 8; shield 0 kamino"));
    let [SpecialOffer::CallOrder { spaces: offered, .. }] = &at.special_offers(3)[..] else { panic!() };
    assert_eq!(offered, &spaces("haruun_kal ando naboo jabiim"));
    at.throws(&[&[1; 4]]);
    let called = at.calls(3, Call::default());
    assert_eq!((called.spared, at.theatre().shields.len(), at.on("kamino")), (spaces("kamino"), 0, "0x5".to_owned()));
}

#[test]
fn second_transmission_two_loyal_planets_are_thrown_for_once_more() {
    let text = format!("{TEXT}; track 8; hand 3 sep_second_transmission_1 sep_second_transmission_2 sep_bunkers_1");
    let mut at = At::of(&text);
    let [SpecialOffer::CallOrder { cards, .. }] = &at.special_offers(3)[1..] else {
        panic!("{:?}", at.special_offers(3))
    };
    assert_eq!(cards, &[card("sep_second_transmission_1"), card("sep_second_transmission_2")]);
    // By default the strongest of those that stayed loyal: Jabiim and Kamino.
    at.throws(&[&[4, 8, 1, 2, 3], &[5, 1]]);
    let one = Call { cards: vec![card("sep_second_transmission_1")], ..Call::default() };
    let called = at.calls(3, one);
    let again: Vec<Option<u8>> = called.throws.iter().map(|throw| throw.again).collect();
    assert_eq!((again, called.draws.len()), (vec![None, None, None, Some(5), Some(1)], 2));
    assert_eq!((at.on("kamino"), at.on("jabiim")), ("3x5".to_owned(), "2x6+c1".to_owned()));
    assert_eq!((at.cards(3), at.discard()), (2, vec!["sep_second_transmission_1".to_owned()]));
    // As the caller likes; with both cards four planets, none of them twice.
    let mut at = At::of(&text);
    at.throws(&[&[4, 1, 1, 2, 3], &[8, 8, 1, 1]]);
    let both = Call {
        cards: vec![card("sep_second_transmission_2"), card("sep_second_transmission_1")],
        again: spaces("haruun_kal ando"),
        ..Call::default()
    };
    let called = at.calls(3, both);
    assert_eq!(
        called.throws.iter().map(|throw| throw.again).collect::<Vec<_>>(),
        [Some(8), Some(8), None, Some(1), Some(1)]
    );
}

#[test]
fn second_transmission_a_card_for_which_nothing_is_left_stays_in_the_hand() {
    let text = format!("{TEXT}; track 8; hand 3 sep_second_transmission_1 sep_second_transmission_2");
    let both =
        Call { cards: vec![card("sep_second_transmission_1"), card("sep_second_transmission_2")], ..Call::default() };
    // Of five planets this many stay loyal at first, and so many cards are used.
    for (thrown, again, used) in [
        ([8; 5], None, 0),
        ([8, 8, 8, 8, 1], Some(vec![1]), 1),
        ([8, 8, 1, 8, 1], Some(vec![1, 1]), 1),
        ([8, 8, 1, 1, 1], Some(vec![1; 3]), 2),
    ] {
        let mut at = At::of(&text);
        at.throws(&[&thrown]);
        if let Some(again) = &again {
            at.throws(&[again]);
        }
        let called = at.calls(3, both.clone());
        assert_eq!((called.cards.len(), at.discard().len(), at.cards(3)), (used, used, 2 - used), "{thrown:?}");
        assert_eq!(called.draws.len(), 1 + usize::from(again.is_some()));
    }
    // Where no number turns anything, or nothing is thrown for, it is neither offered nor taken.
    let hand = "hand 3 sep_second_transmission_1; seat 3; stage order";
    for idle in [
        format!("kamino=0x3 naboo=2x3 kessel=1x2; track 4; {hand}"),
        format!("kamino=0x3 kessel=1x2; track 8; shield 0 kamino; {hand}"),
    ] {
        let at = At::of(&idle);
        let [SpecialOffer::CallOrder { cards, .. }] = &at.special_offers(3)[..] else { panic!("{idle}") };
        assert!(cards.is_empty(), "{idle}");
        let one = Call { cards: vec![card("sep_second_transmission_1")], ..Call::default() };
        let refused = at.refuses_specially(3, Action::Special(Special::CallOrder(one)));
        assert!(matches!(refused, SpecialRefusal::NoEffect { .. }), "{idle}: {refused:?}");
    }
}

#[test]
fn s4_o3_the_chances_count_the_second_throws_too() {
    let at = At::of("kamino=0x5 kessel=1x2; seat 3; stage order; track 8; hand 3 sep_second_transmission_1");
    let (view, card) = (at.seen_by(3), card("sep_second_transmission_1"));
    let close = |found: Vec<f64>, wanted: &[f64]| {
        assert_eq!(found.len(), wanted.len());
        assert!(found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-12), "{found:?} {wanted:?}");
    };
    close(view.order_chances_with(&[]).unwrap(), &[0.5, 0.5]);
    close(view.order_chances_with(&[card]).unwrap(), &[0.25, 0.75]);
    // Three planets, of which two may be thrown for again: two of three stay at least once more.
    let at = At::of(
        "kamino=0x5 naboo=2x4 ando=0x2 kessel=1x2; seat 3; stage order; track 8; hand 3 sep_second_transmission_1",
    );
    let view = at.seen_by(3);
    // None turned at first (1/8) leaves one out: (1/8)(1/4); and so on, each a sum over the first throws.
    let wanted = [
        1.0 / 32.0,
        1.0 / 16.0 + 3.0 / 32.0,
        1.0 / 32.0 + 3.0 / 16.0 + 3.0 / 16.0,
        3.0 / 32.0 + 3.0 / 16.0 + 1.0 / 8.0,
    ];
    close(view.order_chances_with(&[card]).unwrap(), &wanted);
    assert_eq!((view.thrown_again(&[card]), view.thrown_again(&[])), (2, 0));
}

#[test]
fn s4_o4_who_would_get_a_planet_is_told_beforehand() {
    let at = At::of(&format!("{TEXT}; track 8"));
    let view = at.seen_by(3);
    let [SpecialOffer::CallOrder { heirs, .. }] = &at.special_offers(3)[..] else { panic!() };
    let told = |call: &Call| view.order_heirs(heirs, SeatId(3), call);
    let named = Call { heirs: vec![(space("kamino"), SeatId(1)), (space("naboo"), SeatId(3))], ..Call::default() };
    for call in [Call::default(), named] {
        let before = told(&call);
        let mut at = At::of(&format!("{TEXT}; track 8"));
        at.throws(&[&[8; 5]]);
        let called = at.calls(3, call);
        let got: Vec<_> = called.throws.iter().map(|throw| (throw.space, throw.to.unwrap())).collect();
        assert_eq!(before, got);
    }
}

#[test]
fn second_transmission_other_cards_are_not_played_with_the_order() {
    let at = At::of(&format!("{TEXT}; track 8; hand 3 sep_second_transmission_1 sep_bunkers_1"));
    let with = |ids: &[&str]| {
        let call = Call { cards: ids.iter().map(|id| card(id)).collect(), ..Call::default() };
        at.refuses(3, Action::Special(Special::CallOrder(call)))
    };
    assert!(matches!(with(&["sep_bunkers_1"]), Refusal::Special(SpecialRefusal::WrongWindow { .. })));
    assert!(matches!(with(&["sep_second_transmission_2"]), Refusal::NotYourCard { .. }));
    assert!(matches!(with(&["sep_second_transmission_1", "sep_second_transmission_1"]), Refusal::NotYourCard { .. }));
}

#[test]
fn c9_a_planet_that_turns_counts_as_conquered_for_the_draw_alone() {
    for (thrown, draw_in) in [([8, 1], 12), ([1, 1], 2)] {
        let mut at = At::of("kamino=0x5 naboo=2x2 kessel=1x2; seat 3; stage order; track 8; round 11");
        at.throws(&[&thrown]);
        at.calls(3, Call::default());
        let view = at.view(Viewer::Public);
        assert_eq!(view.draw_in, Some(draw_in), "{thrown:?}");
        assert!(view.spaces.iter().all(|(_, on)| on.captured == 0));
    }
}

#[test]
fn s4_o6_the_match_goes_on_with_all_that_the_order_has_left() {
    let mut at = At::of("kamino=0x5 naboo=2x2 rattatak=1x2; seat 3; stage order; track 8; hand 0 rep_visions_1");
    at.throws(&[&[1, 8]]);
    at.calls(3, Call::default());
    assert!(at.view(Viewer::Public).seats[SeatId(0)].out && at.outcome().is_none(), "red is out, gold plays on");
    assert_eq!(at.discard(), ["rep_visions_1"]);
    at.does(3, Action::EndTurn);
    assert_eq!(at.on_turn(), 1, "the turn of red is passed over");
    assert!(!matches!(at.outcome(), Some(Outcome::Side { .. })));
}
