//! The events of the Hutts' cards, each through a card of the deck (S0-C1, S0-C2).

use adjutant::game::action::{Action, Placement};
use adjutant::game::conquest::effect::Wanted;
use adjutant::game::conquest::parts::fleet::ShipClass;
use adjutant::game::conquest::special::{Assault, Choice, Special, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Goal, Outcome};
use adjutant::game::ids::{SeatId, SideId};
use adjutant::game::people::{Actor, Viewer};
use adjutant::game::refusal::Refusal;

use super::cards::{does_nothing, left, lost, offered, plain, planets, unfit, wants};
use super::position::{At, attack, battle, play, play_at, ships, space, specials};

/// A seat places by default what is to be placed.
pub(super) fn places(at: &mut At, seat: u8) {
    while let Stage::Place { left: 1.., .. } | Stage::Trade { .. } | Stage::LayMarker { .. } = at.stage() {
        let action = at.seen_by(seat).default_action(SeatId(seat)).expect("a default");
        at.does(seat, action);
    }
}

#[test]
fn look_elsewhere_an_army_must_take_a_planet_of_another_side_first() {
    let id = "hut_look_elsewhere_1";
    let text = format!(
        "seat 1; hoth=1x1; toydaria=1x2; anoat=2x9; bakura=0x9; bespin=0x1; byss=2x3; hand 1 {id}; counter 0; pile 0"
    );
    let mut at = At::of(3, &text);
    assert_eq!(wants(&at, 1, plain(id)), (Wanted::Space, planets(&["hoth", "toydaria"])));
    let events = at.does(1, play_at(id, "hoth"));
    assert!(specials(&events).iter().any(|event| matches!(event, SpecialEvent::Protected { .. })));
    at.does(1, Action::EndTurn);
    places(&mut at, 2);
    let invasion = || attack("anoat", "hoth");
    assert!(matches!(at.refuses_specially(2, invasion()), SpecialRefusal::Protected { .. }));
    // Taking another planet of the same side does not help; one of the Rebels does.
    at.throws(&[&[6, 1, 1, 1, 1]]);
    at.does(2, battle("anoat", "bakura"));
    assert!(matches!(at.refuses_specially(2, invasion()), SpecialRefusal::Protected { .. }));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(2, attack("anoat", "bespin"));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(2, invasion());
    assert_eq!(at.on("hoth"), "2x3");
    assert!(at.view(Viewer::Public).theatre().unwrap().shields.is_empty(), "it goes with the planet");
}

#[test]
fn look_elsewhere_taking_another_planet_of_the_same_side_does_not_help() {
    let id = "hut_look_elsewhere_1";
    let text = format!(
        "seat 1; hoth=1x1; dagobah=1x1; toydaria=1x2; anoat=2x9; elrood=2x9; endor=0x1; hand 1 {id}; counter 0; pile 0"
    );
    let mut at = At::of(3, &text);
    at.does(1, play_at(id, "hoth"));
    at.does(1, Action::EndTurn);
    places(&mut at, 2);
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(2, attack("elrood", "dagobah"));
    assert!(matches!(at.refuses_specially(2, attack("anoat", "hoth")), SpecialRefusal::Protected { .. }));
    assert!(offered(&at, 2, id).is_none());
    at.does(2, Action::EndTurn);
    places(&mut at, 0);
    at.does(0, Action::EndTurn);
    assert!(at.view(Viewer::Public).theatre().unwrap().shields.is_empty(), "until the own next turn");
}

#[test]
fn slaves_bring_an_army_for_two_resource_planets() {
    for (held, troops) in [(0, 2), (1, 2), (4, 2), (5, 3), (6, 3), (9, 5)] {
        let board = &adjutant::assets::original_trilogy().edition.board;
        let all = board.spaces().iter().filter(|of| of.resource).take(held);
        let own: Vec<String> = all.map(|of| format!("{}=1x1", of.id)).collect();
        let text = format!(
            "seat 1; toydaria=1x1; endor=0x1; {}; counter {held}; stage place 3; hand 1 hut_slaves_1",
            own.join(" ")
        );
        let mut at = At::of(3, &text);
        at.does(1, plain("hut_slaves_1"));
        assert_eq!(left(&at), 3 + troops, "{held} resource planets");
    }
}

#[test]
fn sabotage_destroys_a_ship_of_the_planet_that_is_invaded() {
    let id = "hut_sabotage_1";
    let text = format!("seat 1; hoth=1x5; anoat=2x3+f1d1; bespin=2x2; endor=0x1; hand 1 {id}; counter 0");
    let mut at = At::of(3, &text);
    assert_eq!(offered(&at, 1, id), Some(planets(&["anoat"])));
    assert_eq!(unfit(&at, 1, play_at(id, "bespin")), planets(&["anoat"]));
    let bomber = Choice { space: Some(space("anoat")), class: Some(ShipClass::Bomber), ..Choice::default() };
    assert!(matches!(at.refuses_specially(1, play(id, bomber)), SpecialRefusal::TooFewShips { .. }));
    at.does(1, play_at(id, "anoat"));
    assert_eq!(at.on("anoat"), "2x3+f1");
    // The invasion that it declares goes on.
    assert_eq!(at.view(Viewer::Public).theatre().unwrap().doing.invasion, Some(space("anoat")));
    does_nothing(&At::of(3, &text.replace("+f1d1", "")), 1, &plain(id));
}

#[test]
fn hired_guns_join_the_reinforcements() {
    let mut at = At::of(3, "seat 1; hoth=1x5; endor=0x1; stage place 3; hand 1 hut_hired_guns_1; counter 0");
    at.does(1, plain("hut_hired_guns_1"));
    assert_eq!(left(&at), 8);
}

#[test]
fn accidents_take_up_to_three_and_leave_one() {
    for (there, left) in [(2, 1), (3, 1), (4, 1), (5, 2), (9, 6)] {
        let mut at =
            At::of(3, &format!("seat 1; hoth=1x5; endor=0x1; anoat=2x{there}; hand 1 hut_poisoned_well_1; counter 0"));
        at.does(1, play_at("hut_poisoned_well_1", "anoat"));
        assert_eq!(at.on("anoat"), format!("2x{left}"));
    }
    let at = At::of(3, "seat 1; hoth=1x5; endor=0x1; hand 1 hut_poisoned_well_1; counter 0");
    does_nothing(&at, 1, &plain("hut_poisoned_well_1"));
}

#[test]
fn a_bribed_governor_hands_over_a_planet_with_one_army() {
    let id = "hut_bribed_governor_1";
    // Not with two armies, a ship, a base, the station above it (whoever holds it), or far away.
    let text = format!(
        "seat 1; hoth=1x5; anoat=2x1; bespin=2x2; dagobah=2x1; marker dagobah plain; endor=0x2; hand 1 {id}; counter 0"
    );
    let mut at = At::of(3, &text);
    assert_eq!(offered(&at, 1, id), Some(planets(&["anoat"])));
    for wrong in ["bespin", "dagobah", "byss", "hoth"] {
        assert_eq!(unfit(&at, 1, play_at(id, wrong)), planets(&["anoat"]), "{wrong}");
    }
    for spoilt in ["anoat=2x1+f1", "anoat=0x1; station anoat", "anoat=2x1; station anoat"] {
        does_nothing(&At::of(3, &text.replace("anoat=2x1", spoilt)), 1, &play_at(id, "anoat"));
    }
    let events = at.does(1, play_at(id, "anoat"));
    assert!(events.iter().any(|event| matches!(event.kind, EventKind::Captured { .. })), "it counts as conquered");
    assert_eq!((at.on("anoat").as_str(), at.on("hoth").as_str()), ("1x1", "1x5"));
    // For the card at the end of the turn too.
    let events = at.does(1, Action::EndTurn);
    assert!(specials(&events).contains(&SpecialEvent::CardsEarned { seat: SeatId(1), for_sides: 1, extra: 0 }));
}

#[test]
fn a_bribed_governor_may_throw_an_army_out_and_bring_the_tenth_planet() {
    let id = "hut_bribed_governor_1";
    let board = &adjutant::assets::original_trilogy().edition.board;
    let nine: Vec<String> = board
        .spaces()
        .iter()
        .filter(|of| of.resource && of.id != "bespin")
        .take(9)
        .map(|of| format!("{}=1x1", of.id))
        .collect();
    let text = format!("seat 1; hoth=1x5; bespin=0x1; {}; counter 9; hand 1 {id}; hand 0 reb_hope_1", nine.join(" "));
    let mut at = At::of(3, &text);
    let events = at.does(1, play_at(id, "bespin"));
    assert!(events.iter().any(|event| matches!(event.kind, EventKind::Eliminated { seat: SeatId(0), .. })));
    let won = Outcome::Side { side: SideId(2), seats: vec![SeatId(1)], goal: Goal::Resources };
    assert_eq!(
        events.last().map(|event| event.kind.clone()),
        Some(EventKind::Ended(won)),
        "the side on turn goes first (C7)"
    );
}

#[test]
fn a_smuggler_fleet_brings_a_ship() {
    let mut at = At::of(3, "seat 1; hoth=1x5+f3; endor=0x1; stage place 3; hand 1 hut_smuggler_fleet_1; counter 0");
    let fighter = Choice { space: Some(space("hoth")), class: Some(ShipClass::Fighter), ..Choice::default() };
    assert!(matches!(wants(&at, 1, play("hut_smuggler_fleet_1", fighter)).0, Wanted::Class(Some(ShipClass::Fighter))));
    at.does(1, play_at("hut_smuggler_fleet_1", "hoth"));
    assert_eq!(at.on("hoth"), "1x5+f3d1");
}

#[test]
fn the_black_market_draws_two_cards_as_far_as_the_pile_goes() {
    let deck = &adjutant::assets::original_trilogy().edition.deck;
    let all: Vec<String> = deck.ids().map(super::position::name_of).filter(|id| id.starts_with("hut_")).collect();
    let id = "hut_black_market_1";
    for in_pile in [26, 1, 0] {
        let used: Vec<&str> = all.iter().map(String::as_str).filter(|of| *of != id).skip(in_pile).collect();
        let discard = if used.is_empty() { String::new() } else { format!("discard {}", used.join(" ")) };
        let mut at = At::of(3, &format!("seat 1; hoth=1x5; endor=0x1; hand 1 {id}; counter 0; {discard}"));
        if in_pile == 0 {
            does_nothing(&at, 1, &plain(id));
            continue;
        }
        let events = at.does(1, plain(id));
        assert_eq!(at.hand(1).len(), in_pile.min(2));
        assert!(
            !events.iter().any(|event| matches!(event.kind, EventKind::Reshuffled { .. })),
            "nothing comes back for it"
        );
    }
}

#[test]
fn bounty_hunters_raise_every_die_by_one_and_the_rancor_rolls_eights() {
    let text = "seat 1; hoth=1x9; anoat=2x9; endor=0x1; hand 1 hut_bounty_hunters_1 hut_rancor_1; counter 0";
    let mut at = At::of(3, text);
    at.does(1, play_at("hut_bounty_hunters_1", "anoat"));
    at.throws(&[&[6, 4, 1, 6, 4]]);
    at.does(1, battle("hoth", "anoat"));
    assert_eq!(at.on("anoat"), "2x7");
    at.does(1, play_at("hut_rancor_1", "anoat"));
    at.throws(&[&[8, 4, 1, 6, 4]]);
    at.does(1, battle("hoth", "anoat"));
    assert_eq!(at.on("anoat"), "2x5", "both count together");
}

#[test]
fn a_palace_guard_defends_with_eights_until_the_next_own_turn() {
    let id = "hut_palace_guard_1";
    let mut at =
        At::of(3, &format!("seat 1; hoth=1x4; toydaria=1x1; anoat=2x9; endor=0x1; hand 1 {id}; counter 0; pile 0"));
    assert_eq!(wants(&at, 1, plain(id)), (Wanted::Space, planets(&["hoth", "toydaria"])));
    let events = at.does(1, play_at(id, "hoth"));
    assert!(specials(&events).contains(&SpecialEvent::Fortified { seat: SeatId(1), space: space("hoth") }));
    at.does(1, Action::EndTurn);
    places(&mut at, 2);
    at.throws(&[&[6, 6, 6, 8, 7]]);
    at.does(2, battle("anoat", "hoth"));
    assert_eq!(at.on("hoth"), "1x4");
    at.does(2, Action::EndTurn);
    places(&mut at, 0);
    at.does(0, Action::EndTurn);
    assert!(at.view(Viewer::Public).theatre().unwrap().shields.is_empty());
}

#[test]
fn the_smugglers_route_moves_anywhere() {
    let mut at =
        At::of(3, "seat 1; hoth=1x4+f1; kessel=1x1; endor=0x1; stage fortify; hand 1 hut_smuggler_route_1; counter 1");
    let choice = Choice {
        space: Some(space("hoth")),
        to: Some(space("kessel")),
        troops: Some(3),
        ships: Some(ships(1, 0, 0)),
        ..Choice::default()
    };
    at.does(1, play("hut_smuggler_route_1", choice));
    assert_eq!([at.on("hoth"), at.on("kessel")], ["1x1", "1x4+f1"]);
}

#[test]
fn a_price_on_a_head_takes_a_card_of_any_enemy() {
    let id = "hut_price_on_your_head_1";
    let text = format!("seat 2; hoth=2x3; endor=0x1; naboo=3x1; byss=1x2; hand 2 {id} hut_slaves_1; counter 0");
    let mut at = At::of(5, &format!("{text}; hand 0 reb_hope_1; hand 4 emp_legion_1 emp_legion_2"));
    let SpecialRefusal::Choose { wanted: Wanted::Seat, seats, .. } = at.refuses_specially(2, plain(id)) else {
        panic!("an army is chosen")
    };
    assert_eq!(seats, [SeatId(0), SeatId(4)], "those that have cards, and not the own one");
    let of = |seat| play(id, Choice { seat: Some(SeatId(seat)), ..Choice::default() });
    assert!(matches!(at.refuses_specially(2, of(2)), SpecialRefusal::Choose { .. }));
    at.picks(&[1]);
    assert_eq!(lost(&at.does(2, of(4))), [(4, vec!["emp_legion_2".to_owned()])]);
    does_nothing(&At::of(5, &text), 2, &plain(id));
}

#[test]
fn no_card_attacks_where_the_armies_must_move_in_first() {
    let mut at =
        At::of(3, "seat 1; hoth=1x9; anoat=2x1; bespin=2x5; endor=0x1; hand 1 hut_bounty_hunters_1; counter 0");
    let Action::Attack(asked) = attack("hoth", "anoat") else { unreachable!() };
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(1, Action::Attack(adjutant::game::action::Attack { move_in: None, ..asked }));
    let refusal = at.refuses(1, play_at("hut_bounty_hunters_1", "bespin"));
    assert!(matches!(refusal, Refusal::MoveInFirst { .. }));
}

#[test]
fn what_was_placed_stays_once_something_is_attacked_or_hurt() {
    let placed = |at: &mut At, seat: u8, id: &str| {
        let placements = vec![Placement { space: space(id), troops: 3 }];
        at.does(seat, Action::Place { placements });
        assert!(at.game.check(Actor::Seat(SeatId(seat)), &Action::TakeBack).is_ok());
    };
    let id = "hut_poisoned_well_1";
    let mut at = At::of(3, &format!("seat 1; hoth=1x5; anoat=2x4; endor=0x1; stage place 3; hand 1 {id}; counter 0"));
    placed(&mut at, 1, "hoth");
    at.does(1, play_at(id, "anoat"));
    assert_eq!(at.refuses(1, Action::TakeBack), Refusal::NothingToTakeBack);
    let mut at = At::of(2, "bespin=0x4; hoth=1x9; station hoth; force 0; stage place 3");
    placed(&mut at, 0, "bespin");
    at.throws(&[&[1, 1, 1]]);
    let assault = Assault { from: space("bespin"), armies: None, ships: None, repeat: false };
    at.special(0, Special::Assault(assault));
    assert_eq!(at.refuses(0, Action::TakeBack), Refusal::NothingToTakeBack);
}
