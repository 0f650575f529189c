//! The end of a turn: rulings S0-E1, S0-E2 and S0-E9.

use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::ids::SeatId;
use adjutant::game::offer::{Offer, Step};
use adjutant::game::refusal::Refusal;

use super::position::{At, attack, ships, space, specials};

fn armies(from: &str, to: &str, troops: u32) -> Action {
    Action::Fortify { from: space(from), to: space(to), troops }
}

fn sail(from: &str, to: &str, fleet: (u8, u8, u8)) -> Action {
    Action::Special(Special::MoveShips { from: space(from), to: space(to), ships: ships(fleet.0, fleet.1, fleet.2) })
}

#[test]
fn s0_e1_one_move_of_armies_and_one_of_ships_each_with_its_own_way() {
    let mut at = At::of(2, "bespin=0x4+f2b1 hoth=0x1 anoat=0x2+d1; stage fortify");
    at.does(0, armies("bespin", "hoth", 3));
    assert_eq!(at.turn().stage, Stage::FortifyShips);
    assert_eq!((at.on("bespin").as_str(), at.on("hoth").as_str()), ("0x1+f2b1", "0x4"), "ships do not go along");
    assert_eq!(at.refuses(0, armies("hoth", "bespin", 1)), Refusal::WrongStep { now: Step::FortifyShips });
    let offers = at.special_offers(0);
    let to = vec![space("hoth"), space("anoat")];
    let offered = SpecialOffer::MoveShips { from: space("bespin"), ships: ships(2, 1, 0), to };
    assert!(offers.contains(&offered), "{offers:?}");
    // Any number of ships, of any class; the planet may be left without.
    at.does(0, sail("bespin", "anoat", (2, 1, 0)));
    assert_eq!((at.on("bespin").as_str(), at.on("anoat").as_str()), ("0x1", "0x2+f2b1d1"));
    assert_eq!(at.refuses_specially(0, sail("anoat", "hoth", (1, 0, 0))), SpecialRefusal::ShipsMoved);
    assert_eq!(at.turn().stage, Stage::FortifyShips, "the turn is ended by its player");
}

#[test]
fn s0_e1_what_ships_cannot_do() {
    let at = At::of(2, "bespin=0x4+f1 hoth=0x1 kuat=0x1; stage fortify-ships");
    assert_eq!(at.refuses_specially(0, sail("bespin", "hoth", (0, 0, 0))), SpecialRefusal::NoShips);
    let there = SpecialRefusal::TooFewShips { space: space("bespin"), there: ships(1, 0, 0) };
    assert_eq!(at.refuses_specially(0, sail("bespin", "hoth", (1, 1, 0))), there);
    assert_eq!(at.refuses(0, sail("bespin", "bespin", (1, 0, 0))), Refusal::SameSpace { space: space("bespin") });
    let reachable = vec![space("hoth")];
    let no_path = Refusal::NoPath { from: space("bespin"), to: space("kuat"), reachable };
    assert_eq!(at.refuses(0, sail("bespin", "kuat", (1, 0, 0))), no_path);
    assert!(matches!(at.refuses(0, sail("bespin", "anoat", (1, 0, 0))), Refusal::NotYourSpace { .. }));
    // Neither while armies are to be placed, nor in the step of the Death Star.
    let at = At::of(2, "bespin=0x4+f1 hoth=0x1; stage place 3");
    assert_eq!(at.refuses(0, sail("bespin", "hoth", (1, 0, 0))), Refusal::PlaceFirst { left: 3 });
    let at = At::of(2, "bespin=1x4+f1 hoth=1x1 kuat=0x1; station byss; seat 1; stage station");
    assert_eq!(at.refuses(1, sail("bespin", "hoth", (1, 0, 0))), Refusal::WrongStep { now: Step::Station });
}

#[test]
fn s0_e1_steps_without_anything_to_do_are_passed_over() {
    // No ships, no cards, no partner: the move of armies ends the turn of the Rebels.
    let mut at = At::of(2, "bespin=0x4 hoth=0x1; stage fortify");
    at.does(0, armies("bespin", "hoth", 1));
    assert_eq!(at.turn().seat, SeatId(1));
    // The Empire goes on to the Death Star.
    let mut at = At::of(2, "bespin=0x4 byss=1x3; station kuat; seat 1; stage fortify");
    at.does(1, armies("byss", "duro", 1));
    assert_eq!(at.turn().stage, Stage::Station);
    at.does(1, Action::EndStep);
    assert_eq!(at.turn().seat, SeatId(0));
    // With a card in the hand each step may be needed, whatever the card is.
    let mut at = At::of(2, "bespin=0x4 hoth=0x1; stage fortify; hand 0 reb_hope_1");
    at.does(0, armies("bespin", "hoth", 1));
    assert_eq!(at.turn().stage, Stage::FortifyShips);
    // So may that of a Death Star that is not there: it can be built.
    let mut at = At::of(2, "bespin=0x4 byss=1x3; seat 1; stage fortify-ships; hand 1 emp_legion_1");
    at.does(1, Action::EndStep);
    assert_eq!(at.turn().stage, Stage::Station);
    let mut at = At::of(2, "bespin=0x4 byss=1x3; seat 1; stage fortify-ships");
    at.does(1, Action::EndStep);
    assert_eq!(at.turn().seat, SeatId(0));
    // With a partner there is a planet to be asked for.
    let mut at = At::of(4, "bespin=0x4 hoth=0x1 naboo=2x1; stage fortify");
    at.does(0, armies("bespin", "hoth", 1));
    assert_eq!(at.turn().stage, Stage::FortifyShips);
}

#[test]
fn s0_e1_whoever_ends_a_turn_is_told_which_steps_are_open() {
    let passed = |at: &At, seat: u8| {
        let offers = at.seen_by(seat).offers(SeatId(seat));
        offers.into_iter().find_map(|offer| match offer {
            Offer::EndTurn { passes } => Some(passes),
            _ => None,
        })
    };
    let all = [Step::Attack, Step::Fortify, Step::FortifyShips, Step::Station];
    let text = "bespin=1x4+f1 hoth=1x2 dagobah=0x3; station byss; seat 1";
    for (stage, open) in
        [("attack", &all[..]), ("fortify", &all[1..]), ("fortify-ships", &all[2..]), ("station", &all[3..])]
    {
        let at = At::of(2, &format!("{text}; stage {stage}"));
        assert_eq!(passed(&at, 1).as_deref(), Some(open), "{stage}");
    }
    // What is done is open no more.
    let mut at = At::of(2, &format!("{text}; stage fortify-ships"));
    at.does(1, sail("bespin", "hoth", (1, 0, 0)));
    assert_eq!(passed(&at, 1), Some(vec![Step::Station]));
    at.throws(&[&[6]]);
    at.does(1, Action::Special(Special::MoveStation { to: space("duro") }));
    assert_eq!(passed(&at, 1), Some(vec![]));
    // An attack on the Death Star is one; it is nobody's to move but the Empire's.
    let at = At::of(2, "bespin=0x4; hoth=1x9; station hoth; force 0");
    assert_eq!(passed(&at, 0), Some(vec![Step::Attack]));
}

#[test]
fn s0_e2_through_a_partners_planets_to_an_own_one() {
    let text = "bespin=0x4+f1 hoth=2x1 dagobah=0x1 kuat=1x1; stage fortify";
    let mut at = At::of(4, text);
    let reachable = vec![space("dagobah")];
    let offers = at.seen_by(0).offers(SeatId(0));
    let to = vec![(space("dagobah"), 9_998)];
    assert!(offers.contains(&Offer::Fortify { from: space("bespin"), to, most: 3 }), "{offers:?}");
    assert!(matches!(at.refuses(0, armies("bespin", "hoth", 1)), Refusal::NotYourSpace { .. }));
    assert!(matches!(at.refuses(0, sail("bespin", "hoth", (1, 0, 0))), Refusal::NotYourSpace { .. }));
    at.does(0, armies("bespin", "dagobah", 2));
    at.does(0, sail("bespin", "dagobah", (1, 0, 0)));
    assert_eq!(at.on("dagobah"), "0x3+f1");
    // Through an enemy's there is no way, also where it is nobody's.
    for between in ["1x1", "-x1"] {
        let at = At::of(4, &text.replace("hoth=2x1", &format!("hoth={between} anoat=2x1")));
        let refusal = at.refuses(0, armies("bespin", "dagobah", 1));
        assert!(matches!(refusal, Refusal::NoPath { .. }), "{refusal:?}, not {reachable:?}");
    }
}

/// Ends the turn of the first seat; the cards that it earned for sides and otherwise, and those that it holds.
fn earned(at: &mut At, seat: u8) -> (u8, u8, usize) {
    let told = specials(&at.does(seat, Action::EndTurn));
    let earned = told.iter().find_map(|event| match event {
        SpecialEvent::CardsEarned { for_sides, extra, .. } => Some((*for_sides, *extra)),
        _ => None,
    });
    let (for_sides, extra) = earned.unwrap_or_default();
    (for_sides, extra, at.cards(seat))
}

#[test]
fn s0_e9_a_card_for_each_side_that_lost_a_planet_and_those_of_the_force() {
    // The example of the book: Hutts, yellow and orange Rebels, and the dark side: three.
    let text = "byss=4x4 duro=2x1 kuat=4x4 hapes=0x1 wayland=4x4 balmorra=3x1 bespin=0x1 kothlis=1x1 anoat=3x1 gamorr=2x1; seat 4; pile 0 leader; force -1";
    let mut at = At::of(5, text);
    for (from, to) in [("byss", "duro"), ("kuat", "hapes"), ("wayland", "balmorra")] {
        at.throws(&[&[6, 6, 6, 1]]);
        at.does(4, attack(from, to));
    }
    assert_eq!(earned(&mut at, 4), (2, 1, 3));
    // Two planets of one side: one card.
    let mut at = At::of(2, "bespin=0x9 hoth=1x1 anoat=1x1; force 0");
    for to in ["hoth", "anoat"] {
        at.throws(&[&[6, 6, 6, 1]]);
        at.does(0, attack("bespin", to));
    }
    assert_eq!(earned(&mut at, 0), (1, 0, 1));
    // Neutral Hutts count as a side.
    let mut at = At::of(2, "bespin=0x9 hoth=1x1 anoat=-x1; force 0");
    for to in ["hoth", "anoat"] {
        at.throws(&[&[6, 6, 6, 1]]);
        at.does(0, attack("bespin", to));
    }
    assert_eq!(earned(&mut at, 0), (2, 0, 2));
    // Without a conquest the Force alone gives, and nothing in balance.
    for (force, cards) in [(-3, 0), (0, 0), (1, 1), (2, 1), (3, 2)] {
        let mut at = At::of(2, &format!("bespin=0x2; force {force}"));
        assert_eq!(earned(&mut at, 0), (0, cards, cards.into()), "the Force at {force}");
    }
}

#[test]
fn s0_e9_the_third_side_that_loses_a_planet_gives_no_third_card() {
    // Nobody has three enemy sides: two sides and two cards of the Force are the most.
    let mut at = At::of(3, "bespin=0x9 hoth=2x1 anoat=1x1 kuat=1x1; force 3");
    for to in ["hoth", "anoat"] {
        at.throws(&[&[6, 6, 6, 1]]);
        at.does(0, attack("bespin", to));
    }
    assert_eq!(earned(&mut at, 0), (2, 2, 4));
}

#[test]
fn s0_e9_a_planet_that_was_destroyed_was_not_taken() {
    use super::position::play;
    use adjutant::game::conquest::special::Choice;
    let text =
        "hoth=0x5 bespin=0x2; station hoth; seat 1; stage station; force 1; pile 0 leader; hand 1 emp_fire_ison_1";
    let mut at = At::of(2, text);
    at.does(1, play("emp_fire_ison_1", Choice::default()));
    assert_eq!(earned(&mut at, 1), (0, 0, 0));
}

#[test]
fn s0_f4_the_counter_gives_the_hutts_their_cards() {
    let resources = ["gamorr", "rodia", "nar_shaddaa", "ylesia", "kessel", "sullust", "duro", "balmorra", "tatooine"];
    for (held, cards) in [(3, 0), (4, 1), (6, 1), (7, 2), (8, 2), (9, 3)] {
        let planets: String = resources[..held].iter().map(|id| format!("{id}=1x1 ")).collect();
        let text = format!("{planets} hoth=0x1 kuat=1x1; counter {held}; seat 1; force 3; pile 0 leader");
        assert_eq!(earned(&mut At::of(3, &text), 1), (0, cards, cards.into()), "{held} planets");
    }
}
