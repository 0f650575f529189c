//! The command of a partner's planet: ruling S0-E3, and S0-V5.

use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::ids::SeatId;
use adjutant::game::offer::Step;
use adjutant::game::refusal::Refusal;

use super::position::{At, ships, space, specials};

/// Seats 0 and 2 are Rebels.
const TEAM: &str = "hoth=0x3+f1 bespin=2x1 anoat=2x2 bakura=2x1+f1 kuat=1x1; stage fortify-ships";

fn take(id: &str) -> Action {
    Action::Special(Special::TakeCommand { space: space(id) })
}

fn offer(id: &str, offered: bool) -> Special {
    Special::OfferCommand { space: space(id), offered }
}

fn taken(seat: u8, from: u8, id: &str) -> SpecialEvent {
    SpecialEvent::CommandTaken { seat: SeatId(seat), from: SeatId(from), space: space(id) }
}

#[test]
fn s0_e3_consent_may_be_given_beforehand() {
    let mut at = At::of(4, TEAM);
    // In the turn of another.
    at.special(2, offer("bespin", true));
    assert_eq!(at.on("bespin"), "2x1", "an offer alone changes nothing");
    let offered = SpecialOffer::TakeCommand { offered: vec![space("bespin")], others: Vec::new() };
    assert!(at.special_offers(0).contains(&offered), "{:?}", at.special_offers(0));
    let told = specials(&at.does(0, take("bespin")));
    assert_eq!(told, [taken(0, 2, "bespin")]);
    assert_eq!(at.on("bespin"), "0x1");
    assert!(at.theatre().offered.is_empty());
    // After step 7: the ships stay where they are now.
    let sails = Special::MoveShips { from: space("hoth"), to: space("bespin"), ships: ships(1, 0, 0) };
    assert_eq!(at.refuses_specially(0, Action::Special(sails)), SpecialRefusal::ShipsMoved);
}

#[test]
fn s0_e3_c8_a_partner_played_by_the_ai_is_not_asked_and_gives_what_was_offered() {
    let mut at = At::of(4, &format!("{TEAM}; ai 2"));
    assert_eq!(at.refuses_specially(0, take("bespin")), SpecialRefusal::NobodyToAsk { space: space("bespin") });
    let takes =
        |at: &At| at.special_offers(0).into_iter().find(|offer| matches!(offer, SpecialOffer::TakeCommand { .. }));
    assert_eq!(takes(&at), None, "nothing to ask for");
    at.special(2, offer("bespin", true));
    let offered = SpecialOffer::TakeCommand { offered: vec![space("bespin")], others: Vec::new() };
    assert_eq!(takes(&at), Some(offered));
    at.does(0, take("bespin"));
    assert_eq!(at.on("bespin"), "0x1");
}

#[test]
fn s0_e3_who_asks_has_moved_its_ships_and_the_answer_may_come_until_the_step_ends() {
    let mut at = At::of(4, &TEAM.replace("hoth=0x3+f1", "hoth=0x3+f1 dagobah=0x1"));
    let told = specials(&at.does(0, take("bespin")));
    assert_eq!(told, [SpecialEvent::CommandAsked { seat: SeatId(0), of: SeatId(2), space: space("bespin") }]);
    assert_eq!(at.on("bespin"), "2x1", "nobody can be forced");
    assert_eq!(at.refuses_specially(0, take("bespin")), SpecialRefusal::AskedAlready { space: space("bespin") });
    // What the partner does does not take the ships' move away: it was over with the question.
    let sails = Special::MoveShips { from: space("hoth"), to: space("dagobah"), ships: ships(1, 0, 0) };
    assert_eq!(at.refuses_specially(0, Action::Special(sails)), SpecialRefusal::ShipsMoved);
    let told = specials(&at.special(2, offer("bespin", true)));
    assert!(told.contains(&taken(0, 2, "bespin")), "{told:?}");
    assert_eq!((at.on("bespin").as_str(), at.turn().stage), ("0x1", Stage::FortifyShips));
}

#[test]
fn s0_e3_c8_a_partner_may_say_no_and_nobody_has_waited() {
    let mut at = At::of(4, &TEAM.replace("anoat=2x2", "anoat=2x1"));
    at.does(0, take("bespin"));
    let told = specials(&at.special(2, offer("bespin", false)));
    assert_eq!(told, [SpecialEvent::CommandDeclined { seat: SeatId(2), asker: SeatId(0), space: space("bespin") }]);
    assert_eq!((at.on("bespin").as_str(), at.turn().stage), ("2x1", Stage::FortifyShips));
    // Said once; nobody is asked for the same again, and for another planet they may be.
    assert_eq!(at.refuses(2, Action::Special(offer("bespin", false))), Refusal::NothingToTakeBack);
    assert_eq!(at.refuses_specially(0, take("bespin")), SpecialRefusal::Declined { space: space("bespin") });
    let others = SpecialOffer::TakeCommand { offered: Vec::new(), others: vec![space("anoat")] };
    assert!(at.special_offers(0).contains(&others), "{:?}", at.special_offers(0));
    at.does(0, take("anoat"));
    // Whoever thinks again offers it, and it is taken like any offer.
    at.special(2, offer("bespin", true));
    assert_eq!(at.on("bespin"), "2x1");
    assert_eq!(specials(&at.does(0, take("bespin"))), [taken(0, 2, "bespin")]);
    // One a turn: what was asked besides is over, and a no to it would be none.
    assert_eq!(at.refuses(2, Action::Special(offer("anoat", false))), Refusal::NothingToTakeBack);
}

#[test]
fn s0_e3_the_question_is_over_with_its_step() {
    let mut at = At::of(4, "hoth=0x3 kuat=1x3+f1 byss=3x1 duro=3x2; station byss; seat 1; stage fortify-ships");
    at.does(1, take("byss"));
    at.does(1, Action::EndStep);
    assert_eq!(at.turn().stage, Stage::Station);
    assert_eq!(at.refuses(3, Action::Special(offer("byss", false))), Refusal::NothingToTakeBack);
    at.special(3, offer("byss", true));
    assert_eq!(at.on("byss"), "3x1", "an offer for later");
}

#[test]
fn s0_e3_ships_move_before_the_question() {
    let mut at = At::of(4, TEAM);
    let sails = Special::MoveShips { from: space("hoth"), to: space("dagobah"), ships: ships(1, 0, 0) };
    assert!(matches!(at.refuses(0, Action::Special(sails)), Refusal::NotYourSpace { .. }));
    let mut with_two = At::of(4, &TEAM.replace("hoth=0x3+f1", "hoth=0x3+f1 dagobah=0x1"));
    let sails = Special::MoveShips { from: space("hoth"), to: space("dagobah"), ships: ships(1, 0, 0) };
    with_two.special(0, sails);
    with_two.does(0, take("bespin"));
    at.special(2, offer("bespin", true));
    at.does(0, take("bespin"));
}

#[test]
fn s0_e3_a_question_without_an_answer_is_void_when_the_turn_ends() {
    let mut at = At::of(4, TEAM);
    at.does(0, take("bespin"));
    at.does(0, Action::EndTurn);
    let told = specials(&at.special(2, offer("bespin", true)));
    assert_eq!(told, [SpecialEvent::CommandOffered { seat: SeatId(2), space: space("bespin"), offered: true }]);
    assert_eq!(at.on("bespin"), "2x1", "the offer stands, and the next turn may take it");
    assert_eq!(at.theatre().offered, [space("bespin")]);
    // It can be taken back, once.
    at.special(2, offer("bespin", false));
    let refusal = at.refuses(2, Action::Special(offer("bespin", false)));
    assert_eq!(refusal, Refusal::NothingToTakeBack);
    at.special(2, offer("bespin", true));
    assert_eq!(at.refuses(2, Action::Special(offer("bespin", true))), Refusal::AlreadyDone);
    let refusal = at.refuses(2, Action::Special(offer("hoth", true)));
    assert_eq!(refusal, Refusal::NotYourSpace { space: space("hoth"), owner: Some(SeatId(0)) });
}

#[test]
fn s0_e3_exactly_one_army_no_ships_no_base_and_not_the_last_planet() {
    let not = |id: &str, troops, ships, marker, last| SpecialRefusal::NotToBeTaken {
        space: space(id),
        troops,
        ships,
        marker,
        last,
    };
    let at = At::of(4, TEAM);
    assert_eq!(at.refuses_specially(0, take("anoat")), not("anoat", 2, false, false, false));
    assert_eq!(at.refuses_specially(0, take("bakura")), not("bakura", 1, true, false, false));
    let at = At::of(4, "hoth=0x3 bespin=2x1 kuat=1x1; stage fortify-ships");
    assert_eq!(at.refuses_specially(0, take("bespin")), not("bespin", 1, false, false, true));
    let at = At::of(4, "hoth=0x3 bespin=2x1 kuat=1x1; marker byss plain; seat 1; stage fortify-ships");
    assert_eq!(at.refuses_specially(1, take("byss")), not("byss", 1, false, true, false));
    // None of them is offered.
    let mut at = At::of(4, "hoth=0x3 bespin=2x1 anoat=2x2 kuat=1x1; stage fortify-ships");
    at.special(2, offer("anoat", true));
    let others = SpecialOffer::TakeCommand { offered: Vec::new(), others: vec![space("bespin")] };
    assert!(at.special_offers(0).contains(&others), "{:?}", at.special_offers(0));
}

#[test]
fn s0_e3_one_planet_a_turn_and_of_a_partner_alone() {
    let mut at = At::of(4, &TEAM.replace("anoat=2x2", "anoat=2x1"));
    at.special(2, offer("bespin", true));
    at.special(2, offer("anoat", true));
    for not_his in ["hoth", "kuat", "duro"] {
        assert_eq!(at.refuses_specially(0, take(not_his)), SpecialRefusal::NotPartners { space: space(not_his) });
    }
    at.does(0, take("bespin"));
    assert_eq!(at.refuses_specially(0, take("anoat")), SpecialRefusal::CommandTaken);
    // Where there is no partner there is nothing to take or to offer.
    for (seats, seat) in [(2, 0), (3, 1), (5, 2)] {
        let text =
            format!("hoth={seat}x3 bespin=0x1 anoat=2x1 kuat=1x1 duro=3x1 byss=4x1; seat {seat}; stage fortify-ships");
        let text = if seats < 5 { text.replace("duro=3x1 byss=4x1", "") } else { text };
        let text = if seats < 3 { text.replace("anoat=2x1", "") } else { text };
        let at = At::of(seats, &text);
        assert_eq!(at.refuses_specially(seat, take("hoth")), SpecialRefusal::NoPartner);
        let refusal = at.refuses_specially(seat, Action::Special(offer("hoth", true)));
        assert_eq!(refusal, SpecialRefusal::NoPartner);
    }
}

#[test]
fn s0_e3_after_the_moves_and_before_the_death_star() {
    // From the attacks on: they and the move of armies are over with it.
    let mut at = At::of(4, &TEAM.replace("; stage fortify-ships", ""));
    at.special(2, offer("bespin", true));
    at.does(0, take("bespin"));
    assert_eq!(at.turn().stage, Stage::FortifyShips);
    let moved = Action::Fortify { from: space("hoth"), to: space("bespin"), troops: 1 };
    assert_eq!(at.refuses(0, moved), Refusal::WrongStep { now: Step::FortifyShips });
    // In the step of the Death Star it is too late, for the question and for the answer.
    let text = "hoth=0x3 bespin=2x1 duro=1x2 byss=3x1; station duro; seat 1; stage fortify-ships";
    let mut at = At::of(4, text);
    at.does(1, take("byss"));
    at.does(1, Action::EndStep);
    assert_eq!(at.turn().stage, Stage::Station);
    assert_eq!(at.refuses(1, take("kuat")), Refusal::WrongStep { now: Step::Station });
    at.special(3, offer("byss", true));
    assert_eq!(at.on("byss"), "3x1");
}

#[test]
fn s0_e3_an_answer_that_fits_no_more_changes_nothing() {
    // Asked for, and then the partner's army there is not alone any more: the turn of the asker cannot change that, but a
    // card can. Here it has ships by the time of the answer.
    let mut at = At::of(4, TEAM);
    at.does(0, take("bespin"));
    let edited = at.edited(|game| {
        game["core"]["spaces"]["bespin"]["ships"] = serde_json::json!({ "fighter": 1, "bomber": 0, "destroyer": 0 });
    });
    at.game = edited.expect("sound");
    at.special(2, offer("bespin", true));
    assert_eq!(at.on("bespin"), "2x1+f1");
}

#[test]
fn s0_e3_it_is_no_conquest() {
    // No card for it, and what protected the planet for its old owner is gone.
    let mut at = At::of(4, &format!("{TEAM}; force 0; hand 2 reb_planetary_shield_1"));
    at.special(2, offer("bespin", true));
    at.does(0, take("bespin"));
    at.does(0, Action::EndTurn);
    assert_eq!(at.cards(0), 0);
    assert_eq!(at.view(adjutant::game::people::Viewer::Public).spaces[space("bespin")].captured, 0);
}

#[test]
fn s0_v5_a_partner_is_never_attacked() {
    use super::position::battle;
    let at = At::of(4, "hoth=0x3 bespin=2x1 kuat=1x1");
    let refusal = at.refuses_specially(0, battle("hoth", "bespin"));
    assert_eq!(refusal, SpecialRefusal::Partner { space: space("bespin"), seat: SeatId(2) });
    let reached = at.seen_by(0).in_reach(SeatId(0));
    assert_eq!(reached, [space("dagobah"), space("anoat")], "{reached:?}");
    assert!(!at.seen_by(0).is_hostile(SeatId(0), space("bespin")));
}

#[test]
fn a_standing_order_names_planets_and_seats_of_this_match() {
    use adjutant::game::conquest::theatre::Guard;
    use adjutant::game::ids::SpaceId;
    let at = At::of(4, &format!("{TEAM}; hand 0 reb_orders_never_came_1"));
    let card = super::position::card("reb_orders_never_came_1");
    let nowhere = Guard { spaces: vec![SpaceId(42)], ..Guard::default() };
    let refusal = at.refuses(0, Action::Special(Special::Arm { card, guard: nowhere }));
    assert_eq!(refusal, Refusal::NotYourSpace { space: SpaceId(42), owner: None });
    let nobody = Guard { seats: vec![SeatId(4)], ..Guard::default() };
    let refusal = at.refuses_specially(0, Action::Special(Special::Arm { card, guard: nobody }));
    assert!(matches!(refusal, SpecialRefusal::Choose { .. }), "{refusal:?}");
}
