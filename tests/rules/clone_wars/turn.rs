//! The steps of a turn but for the fights: the track (S4-T2), counting (S4-T3), cards for armies and ships (S4-T4 to S4-T7), moves
//! (S4-T14), and the cards at the end (S4-T16, S4-T17).

use adjutant::game::action::{Action, Placement};
use adjutant::game::conquest::special::{Special, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::theatre::Pawn;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::EventKind;
use adjutant::game::ids::SeatId;
use adjutant::game::people::Viewer;
use adjutant::game::refusal::Refusal;

use super::super::theatre::income;
use super::position::{At, attack, attack_with, build, card, order, play, ships, space, spaces, specials};

const ARMIES: &str = "kamino=0x3 ando=0x3 naboo=2x3 kessel=1x2 ithor=1x4; pile";

fn trade(cards: [&str; 3]) -> Action {
    Action::Trade { cards: cards.map(card) }
}

#[test]
fn s4_t2_the_pawn_moves_at_the_start_of_each_separatist_turn_and_stays_on_the_last_space() {
    let mut at = At::of(&format!("{ARMIES}; seat 0; track 8"));
    let mut spaces = Vec::new();
    for _ in 0..8 {
        at.times_out();
        spaces.push((at.on_turn(), at.theatre().pawn));
    }
    let on = |seat, space| (seat, Some(Pawn::Track(space)));
    let expected = [on(1, 9), on(2, 9), on(3, 10), on(0, 10), on(1, 11), on(2, 11), on(3, 11), on(0, 11)];
    assert_eq!(spaces, expected, "two spaces a round, and no further than 11 (S4-S5)");
    let mut at = At::of(&format!("{ARMIES}; seat 0; track 8; option track=8"));
    assert!(specials(&at.times_out()).iter().all(|event| !matches!(event, SpecialEvent::PawnMoved { .. })));
}

#[test]
fn s4_t2_the_pawn_moves_no_more_once_it_is_on_the_board() {
    let mut at = At::of(&format!("{ARMIES}; seat 0; pawn kessel"));
    at.times_out();
    assert_eq!(at.theatre().pawn, Some(Pawn::Space(space("kessel"))));
}

#[test]
fn s4_t3_a_third_of_the_planets_at_least_three_and_the_bonus_of_regions_held_by_the_army() {
    for (planets, armies) in [(1, 3), (11, 3), (12, 4), (15, 5), (18, 6), (24, 8)] {
        let ids = "ryloth dagobah mustafar tatooine yavin_4 utapau geonosis praesitlyn hypori \
            haruun_kal kashyyyk rodia rattatak nal_hutta sullust felucia jabiim saleucami boz_pity mon_calamari coruscant duro ansion corellia";
        let held: String = ids.split_whitespace().take(planets).map(|id| format!("{id}=0x1 ")).collect();
        let mut at = At::of(&format!("{held} naboo=2x1 kessel=1x1 polis_massa=3x1; seat 3; pile"));
        let income = income(&at.times_out());
        assert_eq!((income.spaces, income.base), (u32::try_from(planets).unwrap(), armies));
        assert!(income.regions.is_empty());
    }
    // The example of the book: the Expansion Region brings 3; held by both armies of a side it brings nothing.
    for (last, bonus) in [("0x1", vec![3]), ("2x1", vec![])] {
        let mut at =
            At::of(&format!("ilum=0x1 malastare=0x1 toydaria=0x1 bogden={last} naboo=2x1 kessel=1x1; seat 3; pile"));
        assert_eq!(income(&at.times_out()).regions.iter().map(|of| of.1).collect::<Vec<_>>(), bonus);
    }
}

#[test]
fn s4_t4_one_set_and_one_ship_a_turn_the_ship_by_a_fourth_card() {
    let hand = "hand 0 rep_clone_battalion_1 rep_clone_battalion_2 rep_clone_battalion_3 rep_jedi_general_1 rep_visions_1 rep_gunships_1 rep_orbital_yards_1 rep_hold_the_line_1";
    let mut at = At::of(&format!("{ARMIES}; seat 0; stage trade 3; {hand}"));
    let one_of_each = trade(["rep_clone_battalion_1", "rep_clone_battalion_2", "rep_clone_battalion_3"]);
    at.does(0, one_of_each);
    assert_eq!(at.stage(), Stage::Place { left: 10, placed: vec![] }, "3 and 7");
    let again = trade(["rep_jedi_general_1", "rep_visions_1", "rep_gunships_1"]);
    assert!(matches!(at.refuses_specially(0, again), SpecialRefusal::TradedAlready));
    at.does(0, build("rep_jedi_general_1", "ando"));
    assert_eq!(at.on("ando"), "0x3+f1");
    assert!(matches!(at.refuses_specially(0, build("rep_visions_1", "ando")), SpecialRefusal::BuiltAlready));
}

#[test]
fn s4_t4_what_sets_are_worth() {
    let of = [
        ("rep_clone_battalion_1 rep_jedi_general_1 rep_visions_1", 4),
        ("rep_clone_battalion_2 rep_shatterpoint_1 rep_visions_2", 5),
        ("rep_clone_battalion_3 rep_jedi_general_2 rep_shatterpoint_2", 6),
        ("rep_visions_1 rep_visions_2 rep_jedi_general_2", 7),
    ];
    for (cards, worth) in of {
        let mut at = At::of(&format!("{ARMIES}; seat 0; stage trade 3; hand 0 {cards}"));
        let ids: Vec<&str> = cards.split(' ').collect();
        at.does(0, trade([ids[0], ids[1], ids[2]]));
        assert_eq!(at.stage(), Stage::Place { left: 3 + worth, placed: vec![] }, "{cards}");
    }
}

#[test]
fn s4_t5_nobody_must_trade_in_the_full_game() {
    let hand = "hand 0 rep_clone_battalion_1 rep_clone_battalion_2 rep_clone_battalion_3 rep_jedi_general_1 rep_jedi_general_2 rep_visions_1";
    let mut at = At::of(&format!("{ARMIES}; seat 0; stage trade 3; {hand}"));
    at.does(0, Action::Place { placements: vec![Placement { space: space("ando"), troops: 3 }] });
    at.does(0, Action::EndTurn);
    assert_eq!(at.cards(0), 6);
}

#[test]
fn s4_t6_ship_cards_come_back_and_sets_do_not() {
    let hand = "hand 0 rep_clone_battalion_1 rep_clone_battalion_2 rep_clone_battalion_3 rep_jedi_general_1";
    let mut at = At::of(&format!("{ARMIES}; seat 0; stage trade 3; {hand}"));
    at.does(0, build("rep_jedi_general_1", "kamino"));
    at.does(0, trade(["rep_clone_battalion_1", "rep_clone_battalion_2", "rep_clone_battalion_3"]));
    assert_eq!(at.discard(), ["rep_jedi_general_1"]);
    assert_eq!(at.view(Viewer::Public).gone.len(), 3);
    // Option: used cards do not come back either.
    let mut at = At::of(&format!("{ARMIES}; seat 0; stage trade 3; {hand}; option used-cards=gone"));
    at.does(0, build("rep_jedi_general_1", "kamino"));
    assert!(at.discard().is_empty() && at.view(Viewer::Public).gone.len() == 1);
}

#[test]
fn s4_t6_the_discard_pile_is_reshuffled_when_the_own_deck_is_empty() {
    let deck = &adjutant::assets::clone_wars().edition.deck;
    let all: Vec<String> = deck
        .cards()
        .iter()
        .filter(|card| card.side.is_some_and(|side| side.0 == 0))
        .map(|card| card.id.clone())
        .collect();
    let (last, rest) = all.split_last().expect("cards");
    let mut at = At::of(&format!(
        "kamino=0x9 naboo=2x3 rattatak=1x1 kessel=1x1; seat 0; pile; hand 2 {}; discard {last}",
        rest.join(" ")
    ));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(0, attack("kamino", "rattatak"));
    let events = at.does(0, Action::EndTurn);
    assert!(events.iter().any(|event| matches!(event.kind, EventKind::Reshuffled { cards: 1 })));
    assert_eq!(at.cards(0), 1);
}

#[test]
fn s4_t7_armies_and_the_ship_go_on_planets_of_the_own_army() {
    let at = At::of(&format!("{ARMIES}; seat 0; stage place 3; hand 0 rep_jedi_general_1"));
    let there = |on| Action::Place { placements: vec![Placement { space: space(on), troops: 1 }] };
    let partners = Refusal::NotYourSpace { space: space("naboo"), owner: Some(SeatId(2)) };
    assert_eq!(at.refuses(0, there("naboo")), partners);
    assert_eq!(at.refuses(0, build("rep_jedi_general_1", "naboo")), partners);
    assert_eq!(at.refuses(0, Action::EndTurn), Refusal::PlaceFirst { left: 3 }, "all of them must be placed");
    // At most three of a class.
    let at = At::of(
        "kamino=0x3+f2 ando=0x3+f1 naboo=2x3 kessel=1x2; pile; seat 0; stage place 3; hand 0 rep_jedi_general_1",
    );
    assert!(matches!(
        at.refuses_specially(0, build("rep_jedi_general_1", "kamino")),
        SpecialRefusal::ShipLimit { limit: 3, .. }
    ));
}

#[test]
fn s4_t14_moves_go_through_planets_of_the_side_to_a_planet_of_the_army() {
    // Kamino, Ando and Naboo hang together over the partner's Ando.
    let text = "kamino=0x5+d1 ando=2x1 naboo=0x1 kessel=1x2; pile; seat 0";
    let mut at = At::of(text);
    let to = |to, troops| Action::Fortify { from: space("kamino"), to: space(to), troops };
    assert_eq!(at.refuses(0, to("ando", 1)), Refusal::NotYourSpace { space: space("ando"), owner: Some(SeatId(2)) });
    assert_eq!(at.refuses(0, to("naboo", 5)), Refusal::OutOfRange { asked: 5, least: 1, most: 4 });
    at.does(0, to("naboo", 4));
    assert_eq!(
        (at.on("kamino"), at.on("naboo"), at.stage()),
        ("0x1+d1".to_owned(), "0x5".to_owned(), Stage::FortifyShips)
    );
    let sail = |ships| Action::Special(Special::MoveShips { from: space("kamino"), to: space("naboo"), ships });
    at.does(0, sail(ships(0, 0, 1)));
    assert_eq!(at.on("naboo"), "0x5+d1");
    assert!(matches!(at.refuses_specially(0, sail(ships(0, 0, 1))), SpecialRefusal::ShipsMoved), "once");
    assert_eq!(at.refuses(0, to("naboo", 1)), Refusal::WrongStep { now: adjutant::game::offer::Step::FortifyShips });
}

#[test]
fn s4_t16_the_blue_army_draws_one_card_for_each_army_that_it_has_beaten() {
    // The example of the book: Sullust by hyperspace to Malastare and on to Ilum, then to Naboo and on to Ando.
    let text = "sullust=3x13 malastare=0x1 ilum=0x1 naboo=2x1 ando=2x1 kamino=0x1 rodia=2x1 kessel=1x2; pile; seat 3";
    let mut at = At::of(text);
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(3, attack_with("sullust", "malastare", 6));
    assert_eq!((at.on("sullust"), at.on("malastare")), ("3x7".to_owned(), "3x6".to_owned()));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(3, attack_with("malastare", "ilum", 3));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(3, attack_with("sullust", "naboo", 6));
    assert_eq!((at.on("sullust"), at.on("naboo")), ("3x1".to_owned(), "3x6".to_owned()));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(3, attack("naboo", "ando"));
    let events = specials(&at.does(3, Action::EndTurn));
    assert!(events.contains(&SpecialEvent::CardsEarned { seat: SeatId(3), for_sides: 2, extra: 0 }));
    assert_eq!(at.cards(3), 2, "two, though four planets were taken");
    let deck = &adjutant::assets::clone_wars().edition.deck;
    let own = at.seen_by(3).hands[&SeatId(3)]
        .cards()
        .iter()
        .all(|&card| deck.card(card).side.is_some_and(|side| side.0 == 1));
    assert!(own, "of the deck of the own side");
}

#[test]
fn s4_t16_several_planets_of_one_army_bring_one_card_and_none_brings_none() {
    let mut at = At::of("sullust=3x13 malastare=0x1 ilum=0x1 kamino=0x1 naboo=2x1 kessel=1x2; pile; seat 3");
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(3, attack_with("sullust", "malastare", 6));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(3, attack("malastare", "ilum"));
    at.does(3, Action::EndTurn);
    assert_eq!(at.cards(3), 1);
    let mut at = At::of(&format!("{ARMIES}; seat 0"));
    at.does(0, Action::EndTurn);
    assert_eq!(at.cards(0), 0);
}

#[test]
fn s4_t17_the_cards_are_drawn_before_the_order_and_turned_planets_bring_none() {
    let text = "sullust=3x13 malastare=0x1 kamino=0x1 naboo=2x1 kessel=1x2; track 8; seat 3";
    let mut at = At::of(text);
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(3, attack("sullust", "malastare"));
    while at.stage() != Stage::Order {
        at.does(3, Action::EndStep);
    }
    assert_eq!(at.cards(3), 1, "step 10");
    at.throws(&[&[8, 1]]);
    at.does(3, order());
    at.does(3, Action::EndTurn);
    assert_eq!(at.cards(3), 1, "step 11 brings none");
    // The same where the order is called at once: the card first.
    let mut at = At::of(text);
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(3, attack("sullust", "malastare"));
    at.throws(&[&[8, 1]]);
    let events = at.does(3, order());
    let drew = events.iter().position(|event| matches!(event.kind, EventKind::Drew { .. }));
    let called = events.iter().position(|event| matches!(event.kind, EventKind::Special(SpecialEvent::OrderCalled(_))));
    assert!(drew.is_some() && drew < called);
    assert_eq!((at.cards(3), at.stage()), (1, Stage::Order));
}

#[test]
fn s4_t4_events_of_cards_leave_the_ship_of_the_turn_to_be_built() {
    let mut at = At::of(&format!("{ARMIES}; seat 0; stage place 3; hand 0 rep_orbital_yards_1 rep_jedi_general_1"));
    let choice = adjutant::game::conquest::special::Choice { space: Some(space("ando")), ..Default::default() };
    at.does(0, play("rep_orbital_yards_1", choice));
    at.does(0, build("rep_jedi_general_1", "ando"));
    assert_eq!(at.on("ando"), "0x3+f1d1");
    assert_eq!(at.discard(), ["rep_jedi_general_1", "rep_orbital_yards_1"]);
    assert_eq!(spaces("ando"), [space("ando")]);
}
