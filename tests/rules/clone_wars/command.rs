//! The command of a partner's planet, after both moves (S4-T15).

use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::Pawn;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::ids::SeatId;

use super::position::{At, space};

fn take(on: &str) -> Special {
    Special::TakeCommand { space: space(on) }
}

fn offer(on: &str, offered: bool) -> Special {
    Special::OfferCommand { space: space(on), offered }
}

#[test]
fn s4_t15_consent_comes_before_or_after_the_question() {
    let text = "kamino=0x3 ando=2x1 naboo=2x4 kessel=1x2; pile; seat 0";
    let mut at = At::of(text);
    at.special(2, offer("ando", true));
    let taken = SpecialEvent::CommandTaken { seat: SeatId(0), from: SeatId(2), space: space("ando") };
    assert!(at.special(0, take("ando")).contains(&taken));
    assert_eq!((at.on("ando"), at.stage()), ("0x1".to_owned(), Stage::FortifyShips));
    let mut at = At::of(text);
    let asked = SpecialEvent::CommandAsked { seat: SeatId(0), of: SeatId(2), space: space("ando") };
    assert_eq!(at.special(0, take("ando")), [asked]);
    assert!(at.special(2, offer("ando", true)).contains(&taken));
    assert_eq!(at.on("ando"), "0x1");
}

#[test]
fn s4_t15_no_answer_is_no_and_the_turn_waits_for_nobody() {
    let mut at = At::of("kamino=0x3 ando=2x1 naboo=2x4 kessel=1x2; pile; seat 0");
    at.special(0, take("ando"));
    at.does(0, Action::EndTurn);
    assert_eq!((at.on("ando"), at.on_turn()), ("2x1".to_owned(), 1));
    at.special(2, offer("ando", true));
    assert_eq!(at.on("ando"), "2x1", "the question is void");
}

#[test]
fn s4_t15_one_planet_with_exactly_one_army_no_ships_no_token_and_not_the_last() {
    let text = "kamino=0x3 ando=2x2 naboo=2x1+f1 rodia=2x1 sullust=2x1 kessel=1x2; pile; seat 0";
    let mut at = At::of(text);
    let reason = |at: &At, on| match at.refuses_specially(0, Action::Special(take(on))) {
        SpecialRefusal::NotToBeTaken { troops, ships, marker, last, .. } => (troops, ships, marker, last),
        other => panic!("{other:?}"),
    };
    assert_eq!((reason(&at, "ando"), reason(&at, "naboo")), ((2, false, false, false), (1, true, false, false)));
    assert!(matches!(at.refuses_specially(0, Action::Special(take("kessel"))), SpecialRefusal::NotPartners { .. }));
    for on in ["rodia", "sullust"] {
        at.special(2, offer(on, true));
    }
    at.special(0, take("rodia"));
    assert!(
        matches!(at.refuses_specially(0, Action::Special(take("sullust"))), SpecialRefusal::CommandTaken),
        "one a turn"
    );
    let at = At::of("kamino=0x3 ando=2x1 kessel=1x2; pile; seat 0");
    assert_eq!(reason(&at, "ando"), (1, false, false, true), "not the partner's last one");
    let at = At::of("kamino=0x3 ando=2x3 kessel=1x1 ithor=1x2 byss=3x2; token kessel 3; seat 3");
    let refused = at.refuses_specially(3, Action::Special(take("kessel")));
    assert!(matches!(refused, SpecialRefusal::NotToBeTaken { marker: true, .. }), "not with a token (S4-T12)");
}

#[test]
fn s4_t15_with_the_pawn_it_may_change_and_the_pawn_stays() {
    let mut at = At::of("kamino=0x3 ando=2x3 kessel=1x1 ithor=1x2; pawn kessel; seat 3");
    at.special(1, offer("kessel", true));
    at.special(3, take("kessel"));
    assert_eq!((at.on("kessel"), at.theatre().pawn), ("3x1".to_owned(), Some(Pawn::Space(space("kessel")))));
}

#[test]
fn s4_t15_it_comes_after_the_moves_and_before_the_order() {
    let mut at = At::of("kamino=0x3 ando=2x3 kessel=1x1 ithor=1x2; track 8; seat 3; stage order");
    at.special(1, offer("kessel", true));
    let now = at.refuses(3, Action::Special(take("kessel")));
    assert_eq!(now, adjutant::game::refusal::Refusal::WrongStep { now: adjutant::game::offer::Step::Order });
}

#[test]
fn s4_t15_whoever_plays_both_armies_takes_a_command_in_one_step() {
    let text = "kamino=0x3 ando=2x1 naboo=2x4 kessel=1x2; pile; seat 0; stage fortify-ships; persons 2";
    let mut at = At::of(text);
    let [SpecialOffer::TakeCommand { offered, others }] = &at.special_offers(0)[..] else {
        panic!("{:?}", at.special_offers(0))
    };
    assert_eq!((offered, others.len()), (&vec![space("ando")], 0), "there is nobody to ask");
    let taken = SpecialEvent::CommandTaken { seat: SeatId(0), from: SeatId(2), space: space("ando") };
    assert_eq!(at.special(0, take("ando")), [taken]);
    assert_eq!((at.on("ando"), at.theatre().offered.len()), ("0x1".to_owned(), 0));
    // Everything else is as it is for others.
    let at = At::of(text);
    assert!(matches!(
        at.refuses_specially(0, Action::Special(take("naboo"))),
        SpecialRefusal::NotToBeTaken { troops: 4, .. }
    ));
    let at =
        At::of("kessel=1x3 ando=0x1 naboo=2x4 rattatak=3x1; token rattatak 4; seat 1; stage fortify-ships; persons 2");
    assert!(matches!(
        at.refuses_specially(1, Action::Special(take("rattatak"))),
        SpecialRefusal::NotToBeTaken { marker: true, .. }
    ));
    // Two AIs are no one person.
    let at = At::of("kamino=0x3 ando=2x1 naboo=2x4 kessel=1x2; pile; seat 0; stage fortify-ships; ai 0; ai 2");
    assert!(matches!(at.refuses_specially(0, Action::Special(take("ando"))), SpecialRefusal::NobodyToAsk { .. }));
}
