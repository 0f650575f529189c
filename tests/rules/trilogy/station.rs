//! The Death Star on the board: rulings S0-D1 to S0-D9 and S0-E4 to S0-E8.

use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Assault, Choice, Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::Guard;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{Event, Goal, Outcome};
use adjutant::game::ids::{SeatId, SideId};
use adjutant::game::offer::Step;
use adjutant::game::refusal::Refusal;

use super::position::{At, attack, battle, card, play, play_at, ships, space, specials};

/// An attack on the Death Star with all that may go.
fn from(id: &str) -> Assault {
    Assault { from: space(id), armies: None, ships: None, repeat: false }
}

fn assault(id: &str) -> Action {
    Action::Special(Special::Assault(from(id)))
}

fn station_to(id: &str) -> Action {
    Action::Special(Special::MoveStation { to: space(id) })
}

/// The sums of the attacks, and whether the Death Star was destroyed.
fn assaulted(events: &[Event]) -> (Vec<u16>, bool) {
    let told = specials(events);
    let of = told.iter().find_map(|event| match event {
        SpecialEvent::Assaulted { strikes, destroyed, .. } => {
            Some((strikes.iter().map(|strike| strike.sum).collect(), *destroyed))
        }
        _ => None,
    });
    of.unwrap_or_else(|| panic!("no attack on the Death Star in {told:?}"))
}

#[test]
fn s0_d1_eighteen_destroys_it_from_beside_or_from_under_it() {
    for (position, planet) in [
        ("bespin=0x4 hoth=1x2; station hoth; force 0", "bespin"),
        ("hoth=0x4; station hoth; force 0", "hoth"),
        // Over a hyperspace lane.
        ("dagobah=0x4 hoth=1x2; station hoth; force 0", "dagobah"),
    ] {
        let mut at = At::of(2, position);
        at.throws(&[&[6, 6, 6]]);
        assert_eq!(assaulted(&at.does(0, assault(planet))), (vec![18], true));
        assert_eq!((at.on(planet).as_str(), at.theatre().station), ("0x4", None));
    }
    // Seventeen does not: the armies that were committed are lost, and one has stayed.
    let mut at = At::of(2, "bespin=0x4 hoth=1x2; station hoth; force 0");
    at.throws(&[&[6, 6, 5]]);
    assert_eq!(assaulted(&at.does(0, assault("bespin"))), (vec![17], false));
    assert_eq!((at.on("bespin").as_str(), at.theatre().station), ("0x1", Some(space("hoth"))));
}

#[test]
fn s0_d1_who_may_attack_it_and_with_what() {
    let at = At::of(2, "bespin=0x3+f1 kuat=0x9 anoat=0x1 hoth=1x2; station hoth; force 3");
    let with = |armies| Action::Special(Special::Assault(Assault { armies: Some(armies), ..from("bespin") }));
    assert_eq!(at.refuses(0, with(0)), Refusal::Dice { asked: 0, most: 2 });
    assert_eq!(at.refuses(0, with(3)), Refusal::Dice { asked: 3, most: 2 }, "one army stays");
    let refusal = at.refuses_specially(0, assault("kuat"));
    let (from_there, hoth) = (space("kuat"), space("hoth"));
    let beside = SpecialRefusal::StationNotInReach { from: from_there, station: hoth, spaces: vec![space("bespin")] };
    assert_eq!(refusal, beside);
    assert_eq!(at.refuses(0, assault("anoat")), Refusal::TooFewTroops { space: space("anoat"), there: 1 });
    assert!(matches!(at.refuses(0, assault("hoth")), Refusal::NotYourSpace { .. }));
    let too_many = Assault { ships: Some(ships(2, 0, 0)), ..from("bespin") };
    let refusal = at.refuses_specially(0, Action::Special(Special::Assault(too_many)));
    assert_eq!(refusal, SpecialRefusal::TooFewShips { space: space("bespin"), there: ships(1, 0, 0) });
    let offered = SpecialOffer::Assault { station: hoth, from: vec![(space("bespin"), 2)] };
    assert!(at.special_offers(0).contains(&offered));
    // More than three armies never go.
    let at = At::of(2, "bespin=0x9 hoth=1x2; station hoth; force 0");
    let refusal = at.refuses(0, Action::Special(Special::Assault(Assault { armies: Some(4), ..from("bespin") })));
    assert_eq!(refusal, Refusal::Dice { asked: 4, most: 3 });
    // The Empire does not attack its own, and nobody what is not there.
    let at = At::of(2, "bespin=1x9 hoth=0x2; station hoth; seat 1");
    assert_eq!(at.refuses_specially(1, assault("bespin")), SpecialRefusal::OwnStation);
    let at = At::of(2, "bespin=0x9 hoth=1x2");
    assert_eq!(at.refuses_specially(0, assault("bespin")), SpecialRefusal::NoStation);
    // Nor after the attacks of the turn, or before armies are placed.
    let at = At::of(2, "bespin=0x9 hoth=1x2; station hoth; stage fortify");
    assert_eq!(at.refuses(0, assault("bespin")), Refusal::WrongStep { now: Step::Fortify });
    let at = At::of(2, "bespin=0x9 hoth=1x2; station hoth; stage place 3");
    assert_eq!(at.refuses(0, assault("bespin")), Refusal::PlaceFirst { left: 3 });
}

#[test]
fn s0_d1_cards_better_every_die_those_of_the_force_too() {
    let mut at = At::of(2, "bespin=0x2 hoth=1x2; station hoth; force 2; hand 0 reb_trust_the_force_1");
    at.does(0, play("reb_trust_the_force_1", Choice::default()));
    at.throws(&[&[8, 8, 2]]);
    assert_eq!(assaulted(&at.does(0, assault("bespin"))), (vec![18], true));
}

#[test]
fn s0_d2_the_force_gives_or_takes_dice_before_the_ships_act() {
    // Two armies and two dice of the Force; the three ships of a class that count are spread over all of them.
    let mut at = At::of(2, "bespin=0x3+f6b6d6 hoth=1x2; station hoth; force 3");
    at.throws(&[&[2, 1, 1, 1, 1], &[2, 2, 2]]);
    // Three of the ones are thrown again; three of the highest are raised.
    assert_eq!(assaulted(&at.does(0, assault("bespin"))), (vec![2 + 2 + 2 + 2 + 1 + 3], false));
    let mut at = At::of(2, "bespin=0x4+b3d3 hoth=1x2; station hoth; force -1");
    at.throws(&[&[8, 8]]);
    assert_eq!(assaulted(&at.does(0, assault("bespin"))), (vec![18], true), "two dice are left of three");
    // Without a die there is no attack.
    let at = At::of(2, "bespin=0x4 hoth=1x2; station hoth; force -3");
    assert_eq!(at.refuses_specially(0, assault("bespin")), SpecialRefusal::NoDice { armies: 3, meter: -3 });
    assert!(!at.special_offers(0).iter().any(|offer| matches!(offer, SpecialOffer::Assault { .. })));
    let at = At::of(2, "bespin=0x4 hoth=1x2; station hoth; force -2");
    let two = Action::Special(Special::Assault(Assault { armies: Some(2), ..from("bespin") }));
    assert_eq!(at.refuses_specially(0, two), SpecialRefusal::NoDice { armies: 2, meter: -2 });
}

#[test]
fn s0_t8_option_a_fighter_is_tied_to_a_die_against_the_station_too() {
    let mut at = At::of(2, "bespin=0x4+f1 hoth=1x2; station hoth; force 0; option fighters=named");
    at.throws(&[&[3, 1, 1]]);
    assert_eq!(assaulted(&at.does(0, assault("bespin"))), (vec![5], false));
}

#[test]
fn s0_d3_the_force_is_nothing_to_the_hutts() {
    for force in [-3, 3] {
        let mut at = At::of(3, &format!("bespin=1x4 hoth=2x2; station hoth; force {force}; seat 1"));
        at.throws(&[&[6, 6, 6]]);
        at.does(1, assault("bespin"));
        assert_eq!((at.theatre().station, at.theatre().meter.at), (None, force));
    }
    // The Rebels move it.
    let mut at = At::of(3, "bespin=0x4 hoth=2x2; station hoth; force 0");
    at.throws(&[&[6, 6, 6]]);
    let told = specials(&at.does(0, assault("bespin")));
    assert!(told.contains(&SpecialEvent::MeterShifted { steps: 1, at: 1 }), "{told:?}");
}

#[test]
fn s0_d4_a_failed_attack_costs_its_armies_and_by_the_option_its_ships() {
    let position = "bespin=0x3+f3b1 hoth=1x2; station hoth; force 0";
    let mut at = At::of(2, position);
    at.throws(&[&[2, 2]]);
    at.does(0, assault("bespin"));
    assert_eq!(at.on("bespin"), "0x1+f3b1");
    let mut at = At::of(2, &format!("{position}; option failed-assault=ships-too"));
    at.throws(&[&[2, 2]]);
    at.does(0, assault("bespin"));
    assert_eq!(at.on("bespin"), "0x1+f1", "two fighters supported two dice, the third was idle");
    // Ships that were not sent are not lost, and a success costs nothing.
    let mut at = At::of(2, &format!("{position}; option failed-assault=ships-too"));
    at.throws(&[&[2, 2]]);
    let one = Assault { ships: Some(ships(0, 1, 0)), ..from("bespin") };
    at.special(0, Special::Assault(one));
    assert_eq!(at.on("bespin"), "0x1+f3");
    let mut at = At::of(2, "bespin=0x4+b3 hoth=1x2; station hoth; force 0; option failed-assault=ships-too");
    at.throws(&[&[5, 5, 5]]);
    at.does(0, assault("bespin"));
    assert_eq!(at.on("bespin"), "0x4+b3");
}

#[test]
fn s0_d5_it_may_be_attacked_again_and_again_and_from_other_planets() {
    let mut at = At::of(2, "bespin=0x4 anoat=0x4 hoth=1x2; station hoth; force 0");
    at.throws(&[&[1, 1, 1]]);
    at.does(0, assault("bespin"));
    at.throws(&[&[6, 6, 6]]);
    at.does(0, assault("anoat"));
    assert_eq!((at.on("bespin").as_str(), at.on("anoat").as_str(), at.theatre().station), ("0x1", "0x4", None));
    // It is another invasion than that of a planet before, which has to be declared again: a card for that one is over.
    let text = "bespin=0x9 anoat=1x9 hoth=1x2; station hoth; force 0; hand 0 reb_trust_the_force_1; hand 1 emp_orders_never_came_1";
    let mut at = At::of(2, text);
    at.does(0, play_at("reb_trust_the_force_1", "anoat"));
    let armed = Special::Arm { card: card("emp_orders_never_came_1"), guard: Guard::default() };
    at.special(1, armed);
    at.throws(&[&[1, 1, 1]]);
    at.does(0, assault("bespin"));
    assert_eq!(at.theatre().doing.boosts, []);
    at.does(0, battle("bespin", "anoat"));
    assert_eq!((at.on("anoat").as_str(), at.cards(1)), ("1x9", 0), "the order called it off");
    // In one go, until one army is left: three, three, and the last one.
    let mut at = At::of(2, "bespin=0x8 hoth=1x2; station hoth; force 0");
    at.throws(&[&[1, 1, 1], &[2, 2, 2], &[6]]);
    let again = Special::Assault(Assault { repeat: true, ..from("bespin") });
    assert_eq!(assaulted(&at.special(0, again)), (vec![3, 6, 6], false));
    assert_eq!(at.on("bespin"), "0x1");
    // With a number of armies it ends when they are not there any more; with ships that fall, they are gone for the next.
    let mut at = At::of(2, "bespin=0x6+b2 hoth=1x2; station hoth; force 0; option failed-assault=ships-too");
    at.throws(&[&[1, 1], &[1, 1]]);
    let twos = Special::Assault(Assault { armies: Some(2), repeat: true, ..from("bespin") });
    assert_eq!(assaulted(&at.special(0, twos)), (vec![4, 2], false));
    assert_eq!(at.on("bespin"), "0x2");
    let mut at = At::of(2, "bespin=0x6+b3 hoth=1x2; station hoth; force 0; option failed-assault=ships-too");
    at.throws(&[&[1, 1], &[1, 1]]);
    let sent = Assault { armies: Some(2), ships: Some(ships(0, 1, 0)), repeat: true, ..from("bespin") };
    assert_eq!(assaulted(&at.special(0, Special::Assault(sent))), (vec![3, 2], false), "the one that was sent");
    assert_eq!(at.on("bespin"), "0x2+b2");
}

#[test]
fn s0_d6_after_success_the_planet_can_be_attacked_at_once_and_there_is_no_card_for_it() {
    let mut at = At::of(2, "bespin=0x4+b3d3 hoth=1x1 dagobah=0x4; station hoth; force -1");
    let guarded = SpecialRefusal::GuardedByStation { space: space("hoth") };
    assert_eq!(at.refuses_specially(0, battle("dagobah", "hoth")), guarded);
    at.throws(&[&[8, 8]]);
    at.does(0, assault("bespin"));
    assert_eq!((at.on("bespin").as_str(), at.theatre().meter.at), ("0x4+b3d3", 0));
    let mut later = At::of(2, "bespin=0x4+b3d3 hoth=1x1 dagobah=0x4; station hoth; force -1");
    later.throws(&[&[8, 8]]);
    later.does(0, assault("bespin"));
    later.does(0, Action::EndTurn);
    assert_eq!(later.cards(0), 0);
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(0, attack("dagobah", "hoth"));
    assert_eq!(at.on("hoth"), "0x3");
}

#[test]
fn s0_e4_it_moves_as_far_as_the_throw_over_anybody() {
    // Byss, Bakura, Bespin, Hoth, Dagobah: the example of the book, over planets of the Rebels.
    let position = "byss=1x1 bakura=0x1 bespin=0x1 hoth=0x1 anoat=0x1 dagobah=0x1; station byss; seat 1; stage station";
    let mut at = At::of(2, position);
    at.throws(&[&[4]]);
    let told = specials(&at.does(1, station_to("dagobah")));
    let (byss, dagobah) = (space("byss"), space("dagobah"));
    let moved = SpecialEvent::StationMoved { seat: SeatId(1), from: byss, to: dagobah, distance: 4 };
    assert!(told.contains(&moved), "{told:?}");
    assert_eq!(at.refuses_specially(1, station_to("hoth")), SpecialRefusal::StationMoved);
    // A throw that does not reach so far leaves it where it is, and is not thrown again.
    let mut at = At::of(2, position);
    at.throws(&[&[3]]);
    at.does(1, station_to("dagobah"));
    assert_eq!(at.theatre().station, Some(byss));
    assert!(matches!(at.refuses_specially(1, station_to("dagobah")), SpecialRefusal::TooFar { reach: 3, .. }));
    at.does(1, station_to("hoth"));
    assert_eq!(at.theatre().station, Some(space("hoth")));
    // Up to the number, and it may stay.
    let mut at = At::of(2, position);
    at.throws(&[&[6]]);
    at.does(1, station_to("bakura"));
    assert_eq!(at.theatre().station, Some(space("bakura")));
    let mut at = At::of(2, position);
    at.does(1, Action::EndTurn);
    assert_eq!(at.theatre().station, Some(byss));
}

#[test]
fn s0_e4_asteroid_fields_are_in_its_way() {
    let position = "bakura=! dagobah=0x1; station byss; seat 1; stage station";
    let mut at = At::of(2, position);
    at.throws(&[&[4]]);
    at.does(1, station_to("dagobah"));
    assert_eq!(at.theatre().station, Some(space("byss")), "around the field it is five");
    let mut at = At::of(2, position);
    at.throws(&[&[5]]);
    at.does(1, station_to("dagobah"));
    assert_eq!(at.theatre().station, Some(space("dagobah")));
    assert_eq!(
        At::of(2, position).refuses_specially(1, station_to("bakura")),
        SpecialRefusal::Destroyed { space: space("bakura") }
    );
}

#[test]
fn s0_e4_each_seat_of_the_empire_moves_it_and_nobody_else() {
    for seat in [1, 4] {
        let mut at =
            At::of(5, &format!("bespin=0x2 anoat=2x1 kothlis=3x1 kuat=1x1; station byss; seat {seat}; stage station"));
        at.throws(&[&[1]]);
        at.does(seat, station_to("duro"));
    }
    for seat in [0, 2, 3] {
        let at = At::of(5, &format!("bespin=0x2 anoat=2x2 kothlis=3x1 kuat=1x1; station byss; seat {seat}"));
        assert_eq!(at.refuses_specially(seat, station_to("duro")), SpecialRefusal::NotYourStation);
    }
    // Before it moves, armies are placed.
    let at = At::of(2, "bespin=0x2; station byss; seat 1; stage place 3");
    assert_eq!(at.refuses(1, station_to("duro")), Refusal::PlaceFirst { left: 3 });
    let at = At::of(2, "bespin=0x2; seat 1; stage station");
    assert_eq!(at.refuses_specially(1, station_to("duro")), SpecialRefusal::NoStation);
    let at = At::of(2, "bespin=0x2; station byss; seat 1; stage station");
    assert_eq!(at.refuses(1, station_to("byss")), Refusal::SameSpace { space: space("byss") });
    let at = At::of(2, "bespin=0x2; station csilla; seat 1; stage station");
    assert!(matches!(at.refuses_specially(1, station_to("yavin_4")), SpecialRefusal::TooFar { reach: 6, .. }));
}

#[test]
fn the_station_is_placed_in_the_set_up_alone() {
    // Neither by the Empire once it is destroyed, nor by anybody else.
    for seat in [0, 1] {
        let at = At::of(2, &format!("bespin=0x2; seat {seat}"));
        let placed = Action::Special(Special::PlaceStation { space: space("kuat") });
        assert_eq!(at.refuses(seat, placed), Refusal::WrongStep { now: Step::Attack });
    }
}

#[test]
fn s0_e5_a_card_of_the_region_destroys_the_enemy_planet_under_it() {
    let mut at = At::of(
        2,
        "hoth=0x5+f2d1 bespin=0x2; station hoth; seat 1; stage station; force 0; hand 1 emp_fire_ison_1 emp_fire_outer_rim_1",
    );
    let refusal = at.refuses_specially(1, play("emp_fire_outer_rim_1", Choice::default()));
    assert!(matches!(refusal, SpecialRefusal::WrongRegion { station, .. } if station == space("hoth")));
    // Also without having moved. All that was there is gone, and the Force turns to the dark.
    let told = specials(&at.does(1, play("emp_fire_ison_1", Choice::default())));
    let destroyed = SpecialEvent::SpaceDestroyed {
        by: SeatId(1),
        space: space("hoth"),
        from: Some(SeatId(0)),
        troops: 5,
        ships: ships(2, 0, 1),
    };
    assert!(told.contains(&destroyed), "{told:?}");
    assert_eq!((at.on("hoth").as_str(), at.theatre().meter.at), ("!", -1));
    assert_eq!(at.theatre().destroyed, [space("hoth")]);
    assert_eq!(at.refuses_specially(1, station_to("bespin")), SpecialRefusal::StationMoved, "only on a later move");
    // After a move, and at a planet that nobody plays.
    let mut at = At::of(2, "hoth=-x5 bespin=0x2; station byss; seat 1; stage station; force 0; hand 1 emp_fire_ison_1");
    assert!(matches!(
        at.refuses_specially(1, play("emp_fire_ison_1", Choice::default())),
        SpecialRefusal::NothingToFireAt { .. }
    ));
    at.throws(&[&[3]]);
    at.does(1, station_to("hoth"));
    at.does(1, play("emp_fire_ison_1", Choice::default()));
    assert_eq!(at.on("hoth"), "!");
    // Not before its step, and never at a planet of the Empire, of either colour.
    let at = At::of(2, "hoth=0x5 bespin=0x2; station hoth; seat 1; hand 1 emp_fire_ison_1");
    let refusal = at.refuses_specially(1, play("emp_fire_ison_1", Choice::default()));
    assert!(matches!(refusal, SpecialRefusal::WrongWindow { .. }));
    for owner in [1, 3] {
        let text = format!(
            "hoth={owner}x5 kuat=1x1 bespin=0x2 anoat=2x1; station hoth; seat 1; stage station; hand 1 emp_fire_ison_1"
        );
        let refusal = At::of(4, &text).refuses_specially(1, play("emp_fire_ison_1", Choice::default()));
        assert_eq!(refusal, SpecialRefusal::NothingToFireAt { space: space("hoth") });
    }
}

#[test]
fn s0_e6_on_an_asteroid_field_it_can_be_attacked_and_may_leave_but_not_come_back() {
    let mut at = At::of(2, "hoth=! bespin=0x4; station hoth; force 0");
    assert_eq!(at.refuses_specially(0, battle("bespin", "hoth")), SpecialRefusal::Destroyed { space: space("hoth") });
    at.throws(&[&[6, 6, 6]]);
    at.does(0, assault("bespin"));
    assert_eq!(at.theatre().station, None);
    let mut at = At::of(2, "hoth=! bespin=0x4; station hoth; seat 1; stage station");
    at.throws(&[&[2]]);
    at.does(1, station_to("bakura"));
    let at = At::of(2, "hoth=! bespin=0x4; station bakura; seat 1; stage station");
    assert_eq!(at.refuses_specially(1, station_to("hoth")), SpecialRefusal::Destroyed { space: space("hoth") });
    // And there is nothing left to fire at.
    let at = At::of(2, "hoth=! bespin=0x4; station hoth; seat 1; stage station; hand 1 emp_fire_ison_1");
    let refusal = at.refuses_specially(1, play("emp_fire_ison_1", Choice::default()));
    assert_eq!(refusal, SpecialRefusal::NothingToFireAt { space: space("hoth") });
}

#[test]
fn s0_e7_nothing_passes_an_asteroid_field() {
    let hoth = space("hoth");
    // Dagobah hangs on Hoth alone among the planets of the Rebels.
    for (field, reached) in [("hoth=0x1", true), ("hoth=!", false)] {
        let text = format!("bespin=0x4+f1 {field} dagobah=0x1 kuat=1x1");
        let at = At::of(2, &format!("{text}; stage fortify"));
        let moved = Action::Fortify { from: space("bespin"), to: space("dagobah"), troops: 1 };
        let sailed =
            Action::Special(Special::MoveShips { from: space("bespin"), to: space("dagobah"), ships: ships(1, 0, 0) });
        for action in [moved, sailed] {
            let checked = at.game.check(adjutant::game::people::Actor::Seat(SeatId(0)), &action);
            match checked {
                Ok(_) => assert!(reached, "{action:?}"),
                Err(Refusal::NoPath { reachable, .. }) => assert!(!reached && reachable.is_empty(), "{action:?}"),
                Err(other) => panic!("{other:?}"),
            }
        }
    }
    let at = At::of(2, "bespin=0x4 hoth=!; stage place 3");
    let placed = Action::Place { placements: vec![adjutant::game::action::Placement { space: hoth, troops: 1 }] };
    assert!(matches!(at.refuses(0, placed), Refusal::NotYourSpace { .. }));
    assert!(!at.seen_by(0).is_hostile(SeatId(0), hoth));
}

#[test]
fn s0_e8_a_new_one_neither_moves_nor_fires_in_its_turn() {
    let at = At::of(2, "bespin=0x4; station byss; seat 1; stage station; hand 1 emp_new_death_star_1");
    let refusal = at.refuses_specially(1, play_at("emp_new_death_star_1", "kuat"));
    assert_eq!(refusal, SpecialRefusal::StationThere { space: space("byss") });
    let text = "hoth=0x2 kuat=3x1 duro=1x1 anoat=2x1; seat 1; stage station; force 0; hand 1 emp_new_death_star_1 emp_fire_core_worlds_1";
    let mut at = At::of(4, text);
    assert!(matches!(
        at.refuses_specially(1, play_at("emp_new_death_star_1", "hoth")),
        SpecialRefusal::DoesNotFit { .. }
    ));
    let told = specials(&at.does(1, play_at("emp_new_death_star_1", "kuat")));
    let built = SpecialEvent::StationBuilt { seat: SeatId(1), space: space("kuat") };
    assert!(told.contains(&built), "on a planet of the partner too: {told:?}");
    assert_eq!(at.theatre().meter.at, -1);
    assert_eq!(at.refuses_specially(1, station_to("duro")), SpecialRefusal::StationMoved);
    assert!(matches!(
        at.refuses_specially(1, play("emp_fire_core_worlds_1", Choice::default())),
        SpecialRefusal::NothingToFireAt { .. }
    ));
    let used = at.refuses(1, play_at("emp_new_death_star_1", "kuat"));
    assert_eq!(used, Refusal::NotYourCard { card: card("emp_new_death_star_1") });
}

#[test]
fn s0_d8_at_most_three_planets_are_destroyed() {
    let text =
        "kothlis=! endor=! anaxes=! hoth=0x2 bespin=0x2; station hoth; seat 1; stage station; hand 1 emp_fire_ison_1";
    let at = At::of(2, text);
    let refusal = at.refuses_specially(1, play("emp_fire_ison_1", Choice::default()));
    assert_eq!(refusal, SpecialRefusal::NoMoreDestroyed { limit: 3 });
    assert!(at.seen_by(1).hands[&SeatId(1)].holds(card("emp_fire_ison_1")), "the card stays in the hand");
}

#[test]
fn s0_d9_a_shot_that_would_cut_the_board_is_refused() {
    // Wild Space hangs on Gamorr and Sluis Van.
    let text = "gamorr=! sluis_van=0x3 hoth=0x2; station sluis_van; seat 1; stage station; hand 1 emp_fire_elrood_1";
    let fires = || play("emp_fire_elrood_1", Choice::default());
    let at = At::of(2, text);
    assert_eq!(at.refuses_specially(1, fires()), SpecialRefusal::WouldCut { space: space("sluis_van") });
    assert!(
        !at.special_offers(1).iter().any(|offer| matches!(offer, SpecialOffer::Play { .. })),
        "what is refused is not offered"
    );
    // Option: allowed.
    let mut at = At::of(2, &format!("{text}; option cut-board=allowed"));
    at.does(1, fires());
    assert_eq!(at.on("sluis_van"), "!");
    // The shot that ends the match may cut it.
    let mut at = At::of(2, &text.replace(" hoth=0x2", ""));
    at.does(1, fires());
    let wiped_out = Outcome::Side { side: SideId(0), seats: vec![SeatId(1)], goal: Goal::WipedOut };
    assert_eq!(at.outcome(), Some(&wiped_out));
    // With Hutts who play on, too: the Empire has wiped out the Rebels.
    let hutts = text.replace(" hoth=0x2", " hoth=1x2").replace("seat 1", "seat 2").replace("hand 1", "hand 2");
    let mut at = At::of(3, &hutts);
    at.does(2, fires());
    let wiped_out = Outcome::Side { side: SideId(0), seats: vec![SeatId(2)], goal: Goal::WipedOut };
    assert_eq!(at.outcome(), Some(&wiped_out));
    // Without the other field it cuts nothing.
    let mut at = At::of(2, &text.replace("gamorr=!", "gamorr=1x1"));
    at.does(1, fires());
    assert_eq!(at.turn().stage, Stage::Station);
}

#[test]
fn s0_d9_thirteen_resource_planets_leave_ten_to_the_hutts_after_three_shots() {
    let mut at = At::of(
        3,
        "bespin=1x2 gamorr=1x2 hoth=0x2; counter 2; station bespin; seat 2; stage station; hand 2 emp_fire_ison_1",
    );
    let told = specials(&at.does(2, play("emp_fire_ison_1", Choice::default())));
    assert!(told.contains(&SpecialEvent::Counter { held: 1 }), "{told:?}");
}
