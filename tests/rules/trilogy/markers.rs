//! Base markers and what is counted at the start of a turn (S0-S11, S0-T1 to S0-T6).

use adjutant::game::action::{Action, Placement};
use adjutant::game::conquest::special::{Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::Face;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Goal, Outcome};
use adjutant::game::ids::{RegionId, SeatId};
use adjutant::game::offer::Step;
use adjutant::game::people::Viewer;
use adjutant::game::refusal::Refusal;

use super::super::theatre::{income, told};
use super::position::{At, all_but, attack, battle, build, lay, ships, space, specials};

#[test]
fn s0_s11_exactly_one_of_the_six_markers_hides_the_emperor() {
    // Whichever draw it is in which the lot falls on the Emperor.
    for found in 0..6_u16 {
        let mut at = At::of(2, "seat 1; hoth=0x3; pile 6; stage station");
        let mut faces = Vec::new();
        for n in 0..6 {
            // The Empire's card for the dark side of the Force, then the marker of its next turn.
            at.picks(&[0]);
            at.does(1, Action::EndTurn);
            at.times_out_of_place();
            at.picks(&[if n == found { 0 } else { (6 - n - 1).min(1) }]);
            let events = at.does(0, Action::EndTurn);
            let left = 5 - u8::try_from(n).unwrap();
            assert!(
                matches!(specials(&events)[..], [SpecialEvent::MarkerDrawn { left: told, .. }, ..] if told == left)
            );
            let [(1, face)] = told(&events)[..] else { panic!("the Empire alone sees it: {:?}", told(&events)) };
            faces.push(face);
            at.times_out_of_marker();
            at.times_out_of_place();
        }
        // Among so few the lot cannot miss it for ever.
        let place = faces.iter().position(|&face| face == Face::Leader).expect("the Emperor");
        assert!(place <= found.into());
        assert_eq!(faces.iter().filter(|&&face| face == Face::Leader).count(), 1);
        // The stack is empty: the step is skipped.
        at.does(1, Action::EndTurn);
        at.times_out_of_place();
        let events = at.does(0, Action::EndTurn);
        assert!(specials(&events).is_empty() && !matches!(at.stage(), Stage::LayMarker { .. }));
        assert_eq!(at.view(Viewer::Public).theatre().unwrap().markers.len(), 6);
    }
}

impl At {
    /// Places by default what is to be placed.
    fn times_out_of_place(&mut self) {
        let seat = self.view(Viewer::Public).awaited()[0].seat;
        while let Stage::Place { left: 1.., .. } | Stage::Trade { .. } = self.stage() {
            let action = self.seen_by(seat.0).default_action(seat).expect("a default");
            self.does(seat.0, action);
        }
    }

    fn times_out_of_marker(&mut self) {
        let seat = self.view(Viewer::Public).awaited()[0].seat;
        let action = self.seen_by(seat.0).default_action(seat).expect("a default");
        assert!(matches!(action, Action::Special(Special::LayMarker { .. })));
        self.does(seat.0, action);
    }
}

#[test]
fn s0_t1_a_drawn_marker_is_laid_face_down_before_anything_else() {
    let text = "seat 1; hoth=0x3; naboo=-x2; byss=1x4; marker duro plain; drawn 1 leader; stage lay-marker 5";
    let mut at = At::of(2, text);
    assert_eq!(at.view(Viewer::Public).awaited()[0].step, Step::LayMarker);
    let first = |at: &At, action| at.refuses_specially(1, action);
    for action in [
        Action::Place { placements: vec![Placement { space: space("byss"), troops: 1 }] },
        Action::EndStep,
        Action::EndTurn,
        attack("byss", "bakura"),
        Action::TakeBack,
    ] {
        assert!(matches!(first(&at, action.clone()), SpecialRefusal::MarkerFirst), "{action:?}");
    }
    assert!(matches!(first(&at, lay("hoth")), SpecialRefusal::NotYourSide { .. }));
    assert!(matches!(first(&at, lay("naboo")), SpecialRefusal::NotYourSide { .. }));
    assert!(matches!(first(&at, lay("duro")), SpecialRefusal::MarkerThere { .. }));
    assert_eq!(at.refuses(0, lay("byss")), Refusal::NotYourTurn { on_turn: SeatId(1) });
    let events = at.does(1, lay("byss"));
    let laid = SpecialEvent::MarkerLaid { seat: SeatId(1), space: space("byss") };
    assert_eq!(specials(&events), [laid]);
    assert_eq!(at.stage(), Stage::Place { left: 5, placed: vec![] });
    assert!(matches!(first(&at, lay("kuat")), SpecialRefusal::NoMarker));
    let face = |viewer| {
        let markers = at.view(viewer).theatre().unwrap().markers.clone();
        markers.iter().find(|marker| marker.space == space("byss")).map(|marker| (marker.face, marker.open)).unwrap()
    };
    assert_eq!(face(Viewer::Seat(SeatId(1))), (Some(Face::Leader), false));
    assert_eq!(face(Viewer::Seat(SeatId(0))), (None, false));
    assert_eq!(face(Viewer::Public), (None, false));
}

#[test]
fn s0_t1_what_is_offered_for_a_marker_is_what_is_accepted() {
    let text = "seat 1; hoth=0x3; naboo=2x2; byss=1x1; endor=3x1; marker duro plain; drawn 1 plain; stage lay-marker 5";
    let at = At::of(4, text);
    let offers = at.special_offers(1);
    let [SpecialOffer::LayMarker { face: Some(Face::Plain), spaces }] = &offers[..] else { panic!("{offers:?}") };
    for space in at.view(Viewer::Public).spaces.ids() {
        let wish = Action::Special(Special::LayMarker { space });
        let accepted = at.game.check(adjutant::game::people::Actor::Seat(SeatId(1)), &wish).is_ok();
        assert_eq!(accepted, spaces.contains(&space));
    }
    assert!(spaces.contains(&space("endor")), "the partner's planet");
    assert_eq!(spaces.len(), 42 - 3, "not of others, and not where one lies");
    let seen = at.view(Viewer::Public).offers(SeatId(1));
    let [adjutant::game::offer::Offer::Special(SpecialOffer::LayMarker { face: None, .. })] = &seen[..] else {
        panic!("{seen:?}")
    };
}

#[test]
fn s0_t1_where_every_planet_has_a_marker_another_one_goes_anywhere() {
    let text = "seat 1; byss=1x4; duro=1x2; marker byss plain; marker duro plain; drawn 1 leader; stage lay-marker 5";
    let rest = all_but(&["byss", "duro"], "0x1");
    let mut at = At::of(2, &format!("{text}; {rest}"));
    at.does(1, lay("byss"));
    assert_eq!(at.view(Viewer::Public).theatre().unwrap().markers.len(), 3);
}

#[test]
fn s0_t1_each_imperial_seat_draws_in_its_own_turn_and_the_partner_sees_the_marker() {
    let mut at = At::of(4, "seat 0; hoth=0x3; naboo=2x3; byss=1x3; pile 6");
    at.picks(&[3]);
    let events = at.does(0, Action::EndTurn);
    assert_eq!(told(&events), [(1, Face::Plain), (3, Face::Plain)]);
    let drawn = |viewer| at.view(viewer).theatre().unwrap().drawn.and_then(|drawn| drawn.face);
    assert_eq!(drawn(Viewer::Seat(SeatId(3))), Some(Face::Plain));
    assert_eq!(drawn(Viewer::Seat(SeatId(1))), Some(Face::Plain));
    for other in [Viewer::Seat(SeatId(0)), Viewer::Seat(SeatId(2)), Viewer::Public] {
        assert_eq!(drawn(other), None);
    }
    // The seat on turn decides, and may lay it on a planet of either.
    assert_eq!(at.refuses(3, lay("kuat")), Refusal::NotYourTurn { on_turn: SeatId(1) });
    at.does(1, lay("kuat"));
    at.times_out();
    at.times_out();
    assert!(matches!(at.stage(), Stage::LayMarker { .. }));
    assert_eq!(at.view(Viewer::Public).awaited()[0].seat, SeatId(3));
    let pile = at.view(Viewer::Public).theatre().unwrap().pile.clone();
    assert_eq!((pile.left, pile.leader), (4, None), "nobody else knows whether the Emperor is still in it");
}

#[test]
fn s0_t2_two_bases_on_a_planet_defend_and_fall_together() {
    let text = "seat 0; hoth=0x9; anoat=1x1; marker anoat plain; marker anoat plain; force -1; pile 0";
    let mut at = At::of(2, &format!("{text}; marker byss leader"));
    // One eight-sided die, as with one base.
    at.throws(&[&[6, 6, 6, 8]]);
    at.does(0, battle("hoth", "anoat"));
    assert_eq!((at.on("hoth"), at.on("anoat")), ("0x8".to_owned(), "1x1".to_owned()));
    at.throws(&[&[6, 6, 6, 5]]);
    let events = at.does(0, attack("hoth", "anoat"));
    let revealed =
        |event: &SpecialEvent| matches!(event, SpecialEvent::MarkerRevealed { kept: true, face: Face::Plain, .. });
    assert_eq!(specials(&events).iter().filter(|event| revealed(event)).count(), 2);
    assert_eq!(at.force(), 1, "once for each of them (S0-T15)");
    assert_eq!(at.view(Viewer::Public).theatre().unwrap().markers.len(), 1);
}

#[test]
fn s0_t2_the_emperor_beneath_another_base_is_found() {
    let text = "seat 0; hoth=0x9; anoat=1x1; marker anoat plain; marker anoat leader; force 0";
    let mut at = At::of(2, text);
    at.throws(&[&[6, 6, 6, 5]]);
    let events = at.does(0, attack("hoth", "anoat"));
    let won = Outcome::Side { side: adjutant::game::ids::SideId(1), seats: vec![SeatId(0)], goal: Goal::Leader };
    assert_eq!(events.last().map(|event| event.kind.clone()), Some(EventKind::Ended(won)));
    assert_eq!(at.force(), 1, "the other base counts");
}

#[test]
fn s0_t3_a_base_may_lie_under_the_station() {
    let mut at = At::of(2, "seat 1; hoth=0x3; station byss; drawn 1 plain; stage lay-marker 5");
    at.does(1, lay("byss"));
    assert!(at.view(Viewer::Public).theatre().unwrap().has_marker(space("byss")));
}

#[test]
fn s0_t4_the_bonus_of_a_region_is_for_an_army_not_for_a_team() {
    let ison = |a, b| format!("bakura={a}x1 bespin={a}x1 hoth={b}x1 anoat={b}x1");
    for (a, b, bonus) in [(1, 3, None), (1, 1, Some(2))] {
        let rest = "endor=0x1 naboo=2x1";
        let mut at = At::of(4, &format!("seat 0; pile 0; marker byss leader; {rest} {}", ison(a, b)));
        let income = income(&at.does(0, Action::EndTurn));
        let region = |(region, troops): &(RegionId, u32)| {
            (at.view(Viewer::Public).edition.board.region(*region).id == "ison_corridor").then_some(*troops)
        };
        assert_eq!(income.regions.iter().find_map(region), bonus);
        assert_eq!((income.spaces, income.base), if a == b { (4, 3) } else { (2, 3) });
    }
}

#[test]
fn s0_t5_what_is_left_of_a_region_brings_its_bonus() {
    for (hoth, bonus) in [("!", Some(2)), ("1x1", None)] {
        let text = format!("seat 1; pile 0; marker byss leader; bakura=0x1 bespin=0x1 anoat=0x1 hoth={hoth}");
        let mut at = At::of(2, &text);
        let income = income(&at.does(1, Action::EndTurn));
        assert_eq!(income.regions.iter().map(|of| of.1).next(), bonus, "hoth={hoth}");
    }
}

#[test]
fn s0_t6_ships_go_on_own_planets_any_number_on_each() {
    let text = "seat 0; hoth=0x1+f2b1d3; endor=0x1; stage place 3; hand 0 reb_hope_1";
    let mut at = At::of(2, text);
    let build = |at| build("reb_hope_1", at);
    assert_eq!(at.refuses(0, build("byss")), Refusal::NotYourSpace { space: space("byss"), owner: Some(SeatId(1)) });
    let events = at.does(0, build("hoth"));
    assert!(matches!(specials(&events)[..], [SpecialEvent::Built { .. }]));
    assert_eq!(at.view(Viewer::Public).spaces[space("hoth")].ships, ships(3, 1, 3));
}
