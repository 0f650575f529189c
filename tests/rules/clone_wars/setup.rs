//! The set-up (S4-S1 to S4-S6).

use adjutant::assets;
use adjutant::game::conquest::theatre::Pawn;
use adjutant::game::conquest::view::{PhaseView, SetUpView};
use adjutant::game::event::{EventKind, StartRoll};
use adjutant::game::ids::{SeatId, SideId};
use adjutant::game::offer::{Offer, Step};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::Viewer;
use adjutant::game::refusal::Refusal;

use super::position::{At, claim, space};

/// Who holds a planet.
fn owner(at: &At, id: &str) -> Option<u8> {
    at.view(Viewer::Public).spaces[space(id)].owner.map(|owner| owner.0)
}

#[test]
fn s4_s1_four_armies_in_two_sides_whoever_plays_them() {
    let at = At::begin("");
    let view = at.view(Viewer::Public);
    let sides: Vec<SideId> = view.seats.ids().map(|seat| view.side(seat)).collect();
    assert_eq!(sides, [0, 1, 0, 1].map(SideId), "red, black, gold, blue");
    let options = Options::new(RulesetId::CloneWars);
    assert_eq!(options.seats(), 2..=4);
    let run_by = |players| -> Vec<u8> { options.armies(players).into_iter().map(|place| place.0).collect() };
    assert_eq!([run_by(2), run_by(3), run_by(4)], [[0, 1, 0, 1], [0, 1, 2, 1], [0, 1, 2, 3]]);
    let sides = |players| -> Vec<u8> { options.table(players).iter().map(|place| place.side.0).collect() };
    assert_eq!([sides(2), sides(3), sides(4)], [vec![0, 1], vec![0, 1, 0], vec![0, 1, 0, 1]]);
    assert!(options.begins_with(4) && !options.begins_with(2) && !options.begins_with(3));
    let armies: Vec<u32> = options.table(4).iter().map(|seat| seat.armies).collect();
    assert_eq!(armies, [31, 30, 31, 30]);
    assert_eq!(
        (RulesetId::CloneWars.side_id(SideId(0)), RulesetId::CloneWars.side_id(SideId(1))),
        ("republic", "separatists")
    );
    // Each hand is its own: a partner may look, and nobody else.
    let at = At::of("kamino=0x3 ando=1x3 naboo=2x3; hand 0 rep_visions_1");
    assert!(at.seen_by(0).hands[&SeatId(0)].len() == 1 && at.seen_by(2).partner_hands[&SeatId(0)].len() == 1);
    assert!(at.seen_by(1).partner_hands.keys().all(|&seat| seat == SeatId(3)));
}

#[test]
fn s4_s2_both_armies_of_the_republic_name_a_planet_unseen() {
    let mut at = At::begin("set-up=book");
    let open = at.view(Viewer::Public).awaited();
    assert_eq!(
        open.iter().map(|awaited| (awaited.seat.0, awaited.step)).collect::<Vec<_>>(),
        [(0, Step::Claim), (2, Step::Claim)]
    );
    assert_eq!(at.refuses(1, claim("kamino")), Refusal::NotYourTurn { on_turn: SeatId(0) });
    assert_eq!(at.refuses(0, claim("kamino ando")), Refusal::ClaimOne);
    at.does(0, claim("kamino"));
    assert_eq!(owner(&at, "kamino"), None, "sealed until the other has named one");
    let own = |viewer| match at.view(viewer).phase {
        PhaseView::SetUp(SetUpView::Naming { own, .. }) => own,
        other => panic!("{other:?}"),
    };
    assert_eq!(own(Viewer::Seat(SeatId(0)))[&SeatId(0)], space("kamino"));
    for viewer in [Viewer::Public, Viewer::Seat(SeatId(1)), Viewer::Seat(SeatId(2))] {
        assert!(own(viewer).is_empty());
    }
    let offers = at.seen_by(2).offers(SeatId(2));
    assert!(matches!(&offers[..], [Offer::Claim { free, one_now: true }] if free.len() == 42));
    at.does(2, claim("naboo"));
    assert_eq!((owner(&at, "kamino"), owner(&at, "naboo")), (Some(0), Some(2)));
    assert_eq!(at.view(Viewer::Public).awaited()[0].seat, SeatId(0), "who has thrown highest claims first");
}

#[test]
fn s4_s2_the_dice_say_whose_it_is_and_the_loser_names_another() {
    let mut at = At::begin("set-up=book");
    at.does(0, claim("kamino"));
    at.throws(&[&[4, 4], &[2, 5]]);
    let events = at.does(2, claim("kamino"));
    let rolled = events.iter().find_map(|event| match &event.kind {
        EventKind::StartRolled { what, throws, first } => Some((*what, throws.len(), first.0)),
        _ => None,
    });
    assert_eq!(rolled, Some((StartRoll::Claim(space("kamino")), 2, 2)), "equal ones throw again");
    assert_eq!(owner(&at, "kamino"), Some(2));
    assert_eq!(at.view(Viewer::Public).awaited()[0].seat, SeatId(0));
    assert_eq!(at.refuses(2, claim("ando")), Refusal::NotYourTurn { on_turn: SeatId(0) });
    assert!(matches!(at.refuses(0, claim("kamino")), Refusal::Taken { .. }));
    at.does(0, claim("ando"));
    assert_eq!(owner(&at, "ando"), Some(0));
    assert!(matches!(at.view(Viewer::Public).phase, PhaseView::SetUp(SetUpView::Claiming { next: SeatId(0), .. })));
}

#[test]
fn s4_s2_quick_the_lists_answer_also_for_the_loser() {
    let mut at = At::begin("");
    at.does(0, claim("kamino ando"));
    at.does(1, claim("naboo kessel"));
    at.does(3, claim("kamino"));
    at.throws(&[&[3, 6]]);
    at.does(2, claim("kamino rodia"));
    // Gold wins Kamino; red takes the next planet of its list before everybody else claims.
    assert_eq!((owner(&at, "kamino"), owner(&at, "ando"), owner(&at, "naboo")), (Some(2), Some(0), Some(1)));
}

#[test]
fn s4_s2_who_is_absent_names_a_planet_of_a_region_of_its_own() {
    let mut at = At::begin("set-up=book");
    at.times_out();
    let view = at.view(Viewer::Public);
    let claimed: Vec<u8> = view.spaces.iter().filter_map(|(_, on)| on.owner).map(|seat| seat.0).collect();
    assert_eq!(claimed, [0, 2], "no conflict between those who say nothing");
}

#[test]
fn section_5_1_eleven_planets_for_the_republic_ten_for_the_separatists_and_twenty_armies_left() {
    let mut at = At::begin("");
    for seat in 0..4 {
        let action = at.seen_by(seat).default_action(SeatId(seat)).expect("a list");
        at.does(seat, action);
    }
    let view = at.view(Viewer::Public);
    assert_eq!(view.seats.ids().map(|seat| view.seats[seat].spaces).collect::<Vec<_>>(), [11, 10, 11, 10]);
    let PhaseView::SetUp(SetUpView::Deploying { armies, .. }) = view.phase else { panic!("{:?}", view.phase) };
    assert_eq!(armies.iter().map(|(_, &left)| left).collect::<Vec<_>>(), [20; 4]);
}

#[test]
fn s4_s3_the_first_roll_says_who_claims_and_the_second_one_who_has_the_first_turn() {
    let mut at = At::begin("");
    for seat in 0..4 {
        let action = at.seen_by(seat).default_action(SeatId(seat)).expect("a list");
        at.does(seat, action);
    }
    for seat in 0..3 {
        let action = at.seen_by(seat).default_action(SeatId(seat)).expect("armies");
        at.does(seat, action);
    }
    let action = at.seen_by(3).default_action(SeatId(3)).expect("armies");
    at.throws(&[&[2, 2, 6, 1]]);
    let events = at.does(3, action);
    let rolled = events.iter().find_map(|event| match &event.kind {
        EventKind::StartRolled { what: StartRoll::FirstTurn, first, .. } => Some(first.0),
        _ => None,
    });
    assert_eq!((rolled, at.on_turn()), (Some(2), 2), "gold begins");
    // The alternation holds: gold, blue, red, black.
    for next in [3, 0, 1, 2] {
        at.times_out();
        assert_eq!(at.on_turn(), next);
    }
    assert_eq!(at.view(Viewer::Public).round, 2);
}

#[test]
fn s4_s3_book_armies_are_claimed_and_placed_in_turn_by_the_first_roll() {
    let mut at = At::begin("set-up=book");
    at.times_out();
    let mut order = Vec::new();
    while let PhaseView::SetUp(SetUpView::Claiming { next, .. }) = at.view(Viewer::Public).phase {
        order.push(next.0);
        at.times_out();
    }
    assert_eq!(order.len(), 40);
    assert!(order.chunks(4).all(|round| round == [0, 1, 2, 3]));
    assert!(matches!(
        at.view(Viewer::Public).phase,
        PhaseView::SetUp(SetUpView::DeployingInTurn { next: SeatId(0), .. })
    ));
}

#[test]
fn s4_s5_the_pawn_begins_on_space_0() {
    assert_eq!(At::begin("").theatre().pawn, Some(Pawn::Track(0)));
    for (option, last) in [("", 11), ("track=8", 8), ("track=10", 10), ("track=12", 12)] {
        assert_eq!(At::begin(option).view(Viewer::Public).card.theatre.last_space, last, "{option}");
    }
}

#[test]
fn s4_s6_three_ships_of_a_class_for_each_army() {
    assert!(At::begin("").theatre().ship_limit.iter().all(|(_, &limit)| limit == 3));
    let deck = &assets::clone_wars().edition.deck;
    let of = |side| deck.cards().iter().filter(|card| card.side == Some(SideId(side))).count();
    assert_eq!((of(0), of(1)), (30, 29));
}
