//! Standing orders: cards that are armed beforehand and answer in the turn of another (S0-C1, C8).

use adjutant::game::action::{Action, Attack, Until};
use adjutant::game::conquest::special::{Special, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::theatre::Guard;
use adjutant::game::event::Event;
use adjutant::game::ids::{SeatId, SpaceId};
use adjutant::game::people::{Audience, Viewer};
use adjutant::game::refusal::Refusal;

use super::cards::plain;
use super::position::{At, attack, battle, card, name_of, play_at, space, specials};

fn arm(id: &str, guard: Guard) -> Action {
    Action::Special(Special::Arm { card: card(id), guard })
}

fn disarm(id: &str) -> Action {
    Action::Special(Special::Disarm { card: card(id) })
}

fn spaces(ids: &[&str]) -> Guard {
    Guard { spaces: ids.iter().map(|id| space(id)).collect(), ..Guard::default() }
}

/// The order that fired, and the cards that went back.
fn fired(events: &[Event]) -> Option<(u8, String, Vec<String>)> {
    specials(events).into_iter().find_map(|event| match event {
        SpecialEvent::CalledOff { by, card, returned, .. } => {
            Some((by.0, name_of(card), returned.into_iter().map(name_of).collect()))
        }
        _ => None,
    })
}

const ORDERS: [(&str, u8, u8); 4] = [
    ("emp_orders_never_came_1", 2, 0),
    ("reb_orders_never_came_1", 0, 1),
    ("hut_money_is_power_1", 1, 2),
    ("hut_money_is_power_2", 1, 0),
];

/// The attacker `a` on Hoth, the owner `o` of the order on Anoat and Bespin.
fn front(a: u8, o: u8, more: &str) -> At {
    let third = 3 - a - o;
    At::of(
        3,
        &format!(
            "seat {a}; hoth={a}x9; dagobah={a}x4; anoat={o}x3; bespin={o}x3; toydaria={o}x1; endor={third}x1; {more}"
        ),
    )
}

#[test]
fn an_armed_card_calls_off_the_first_invasion_before_any_die() {
    for (id, o, a) in ORDERS {
        let mut at = front(a, o, &format!("hand {o} {id}"));
        let events = at.does(o, arm(id, Guard::default()));
        assert!(events.iter().all(|event| event.audience == Audience::Seat(SeatId(o))), "it is secret");
        assert_eq!(at.hand(o), [id], "the card stays in the hand");
        let events = at.does(a, attack("hoth", "anoat"));
        assert_eq!(fired(&events), Some((o, id.to_owned(), vec![])));
        assert_eq!((at.on("hoth"), at.on("anoat")), (format!("{a}x9"), format!("{o}x3")));
        assert_eq!((at.hand(o).len(), at.discard()), (0, vec![id.to_owned()]));
        // Not that planet again in this turn, but any other one.
        assert!(matches!(at.refuses_specially(a, attack("hoth", "anoat")), SpecialRefusal::CalledOff { .. }));
        assert!(!at.seen_by(a).in_reach(SeatId(a)).contains(&space("anoat")));
        at.throws(&[&[6, 6, 6, 1, 1]]);
        assert_eq!(fired(&at.does(a, battle("hoth", "bespin"))), None);
        assert_eq!(at.on("bespin"), format!("{o}x1"));
    }
}

#[test]
fn a_card_that_is_not_armed_does_nothing_and_none_is_played_from_the_hand() {
    for (id, o, a) in ORDERS {
        let mut at = front(a, o, &format!("hand {o} {id}"));
        at.throws(&[&[6, 6, 6, 1, 1]]);
        assert_eq!(fired(&at.does(a, battle("hoth", "anoat"))), None);
        let at = At::of(3, &format!("seat {o}; anoat={o}x3; hoth={a}x2; endor={}x1; hand {o} {id}", 3 - a - o));
        assert!(matches!(at.refuses_specially(o, plain(id)), SpecialRefusal::OnlyArmed { .. }));
    }
}

#[test]
fn an_order_may_be_aimed_taken_back_and_aimed_anew() {
    let id = "hut_money_is_power_1";
    let mut at = front(2, 1, &format!("hand 1 {id}"));
    at.does(1, arm(id, spaces(&["anoat"])));
    at.throws(&[&[6, 6, 6, 1, 1]]);
    assert_eq!(fired(&at.does(2, battle("hoth", "bespin"))), None, "it guards another planet");
    at.does(1, disarm(id));
    assert!(matches!(at.refuses_specially(1, disarm(id)), SpecialRefusal::NotArmed { .. }));
    at.throws(&[&[6, 6, 6, 1, 1]]);
    assert_eq!(fired(&at.does(2, battle("hoth", "anoat"))), None, "it was taken back");
    at.does(1, arm(id, spaces(&["anoat"])));
    at.does(1, arm(id, spaces(&["toydaria", "bespin"])));
    assert_eq!(at.seen_by(1).theatre().unwrap().orders[SeatId(1)].len(), 1, "one order for a card");
    assert!(fired(&at.does(2, battle("hoth", "bespin"))).is_some());
}

#[test]
fn going_on_with_an_invasion_declares_nothing_and_beginning_it_again_does() {
    let id = "hut_money_is_power_1";
    let mut at = At::of(3, &format!("seat 2; hoth=2x9; anoat=1x9; bespin=1x9; endor=0x1; hand 1 {id}"));
    at.throws(&[&[6, 6, 6, 1, 1]]);
    at.does(2, battle("hoth", "anoat"));
    // Armed in the middle of it: too late for this invasion.
    at.does(1, arm(id, spaces(&["anoat"])));
    at.throws(&[&[6, 6, 6, 1, 1]]);
    assert_eq!(fired(&at.does(2, battle("hoth", "anoat"))), None);
    // Another invasion in between ends it.
    at.throws(&[&[6, 6, 6, 1, 1]]);
    at.does(2, battle("hoth", "bespin"));
    assert!(fired(&at.does(2, battle("hoth", "anoat"))).is_some());
}

#[test]
fn s0_c1_a_planet_taken_by_a_card_does_not_end_the_invasion_of_another() {
    let (order, governor) = ("emp_orders_never_came_1", "hut_bribed_governor_1");
    let text = "seat 1; hoth=1x9; anoat=2x9; bespin=2x1; endor=0x1; counter 0";
    let mut at = At::of(3, &format!("{text}; hand 1 {governor} hut_bounty_hunters_1; hand 2 {order}"));
    at.does(1, play_at("hut_bounty_hunters_1", "anoat"));
    at.does(2, arm(order, Guard::default()));
    at.does(1, play_at(governor, "bespin"));
    at.throws(&[&[6, 6, 6, 6, 6]]);
    let events = at.does(1, battle("hoth", "anoat"));
    assert_eq!(fired(&events), None, "the order was armed too late for this invasion");
    assert_eq!(at.on("anoat"), "2x7", "and the card still betters its dice");
    assert_eq!(at.hand(2), [order]);
}

#[test]
fn the_order_that_was_armed_first_wins_and_each_declaration_meets_one() {
    let (first, second) = ("hut_money_is_power_2", "hut_money_is_power_1");
    let mut at = front(2, 1, &format!("hand 1 {first} {second}"));
    at.does(1, arm(first, Guard::default()));
    at.does(1, arm(second, Guard::default()));
    assert_eq!(fired(&at.does(2, battle("hoth", "anoat"))).unwrap().1, first);
    assert_eq!(at.hand(1), [second], "the other one waits");
    assert_eq!(fired(&at.does(2, battle("hoth", "bespin"))).unwrap().1, second);
    // Aimed anew it stands behind those that were armed before.
    let mut at = front(2, 1, &format!("hand 1 {first} {second}"));
    at.does(1, arm(first, Guard::default()));
    at.does(1, arm(second, Guard::default()));
    at.does(1, arm(first, Guard::default()));
    assert_eq!(fired(&at.does(2, battle("hoth", "anoat"))).unwrap().1, second);
}

#[test]
fn an_order_may_wait_for_so_many_armies() {
    let id = "hut_money_is_power_1";
    // Nine on Hoth, four on Dagobah; Bespin is beside Hoth alone.
    for (least, fires) in [(9, true), (10, false)] {
        let mut at = front(2, 1, &format!("hand 1 {id}"));
        at.does(1, arm(id, Guard { least, ..Guard::default() }));
        if !fires {
            at.throws(&[&[6, 6, 6, 1, 1]]);
        }
        assert_eq!(fired(&at.does(2, battle("hoth", "bespin"))).is_some(), fires, "{least}");
    }
}

#[test]
fn an_order_may_be_meant_for_certain_armies() {
    let id = "hut_money_is_power_1";
    for (meant, fires) in [(2, true), (0, false)] {
        let mut at = front(2, 1, &format!("hand 1 {id}"));
        at.does(1, arm(id, Guard { seats: vec![SeatId(meant)], ..Guard::default() }));
        if !fires {
            at.throws(&[&[6, 6, 6, 1, 1]]);
        }
        assert_eq!(fired(&at.does(2, battle("hoth", "bespin"))).is_some(), fires, "meant for {meant}");
    }
}

#[test]
fn cards_that_were_played_with_the_declaration_go_back_to_the_hand() {
    let mut at = front(2, 1, "hand 1 hut_money_is_power_1; hand 2 emp_dark_lord_1");
    at.does(1, arm("hut_money_is_power_1", Guard::default()));
    let events = at.does(2, play_at("emp_dark_lord_1", "anoat"));
    assert_eq!(fired(&events).unwrap().2, ["emp_dark_lord_1"]);
    assert_eq!(at.hand(2), ["emp_dark_lord_1"]);
    assert!(!specials(&events).iter().any(|event| matches!(event, SpecialEvent::Played { .. })));
    assert!(at.view(Viewer::Public).theatre().unwrap().doing.boosts.is_empty());
    // It can still be played elsewhere.
    assert!(matches!(at.refuses_specially(2, play_at("emp_dark_lord_1", "anoat")), SpecialRefusal::DoesNotFit { .. }));
    at.does(2, play_at("emp_dark_lord_1", "bespin"));
}

#[test]
fn a_declaration_with_a_card_meets_the_order_once() {
    let mut at = front(2, 1, "hand 1 hut_money_is_power_1; hand 2 emp_dark_lord_1");
    at.does(2, play_at("emp_dark_lord_1", "anoat"));
    at.does(1, arm("hut_money_is_power_1", Guard::default()));
    at.throws(&[&[6, 6, 6, 1, 1]]);
    assert_eq!(fired(&at.does(2, battle("hoth", "anoat"))), None, "it was declared with the card");
}

#[test]
fn no_order_fires_on_an_attack_on_the_station() {
    let mut at =
        At::of(3, "seat 0; hoth=0x5; anoat=2x3; station anoat; toydaria=1x1; hand 2 emp_orders_never_came_1; force 0");
    at.does(2, arm("emp_orders_never_came_1", Guard::default()));
    at.throws(&[&[1, 1, 1]]);
    let assault =
        adjutant::game::conquest::special::Assault { from: space("hoth"), armies: None, ships: None, repeat: false };
    assert_eq!(fired(&at.special(0, Special::Assault(assault))), None);
    assert_eq!(at.hand(2).len(), 1);
}

#[test]
fn what_is_armed_must_be_an_order_of_the_own_hand_for_own_planets_and_enemies() {
    let at = front(2, 1, "hand 1 hut_money_is_power_1 hut_slaves_1");
    let id = "hut_money_is_power_1";
    assert!(matches!(
        at.refuses_specially(1, arm("hut_slaves_1", Guard::default())),
        SpecialRefusal::WrongWindow { .. }
    ));
    let other = at.refuses(0, arm(id, Guard::default()));
    assert_eq!(other, Refusal::NotYourCard { card: card(id) });
    assert_eq!(
        at.refuses(1, arm(id, spaces(&["anoat", "hoth"]))),
        Refusal::NotYourSpace { space: space("hoth"), owner: Some(SeatId(2)) }
    );
    let nowhere = Guard { spaces: vec![SpaceId(99)], ..Guard::default() };
    assert_eq!(at.refuses(1, arm(id, nowhere)), Refusal::NotYourSpace { space: SpaceId(99), owner: None });
    for wrong in [1, 77] {
        let guard = Guard { seats: vec![SeatId(wrong)], ..Guard::default() };
        let SpecialRefusal::Choose { seats, .. } = at.refuses_specially(1, arm(id, guard)) else { panic!("an enemy") };
        assert_eq!(seats, [SeatId(0), SeatId(2)]);
    }
    // The Rebels are out.
    let at = At::of(3, &format!("seat 2; hoth=2x9; anoat=1x3; hand 1 {id}"));
    let guard = Guard { seats: vec![SeatId(0)], ..Guard::default() };
    let SpecialRefusal::Choose { seats, .. } = at.refuses_specially(1, arm(id, guard)) else { panic!("an enemy") };
    assert_eq!(seats, [SeatId(2)]);
}

#[test]
fn an_armed_card_is_still_a_card_and_its_order_goes_with_it() {
    let set = ["hut_money_is_power_1", "hut_slaves_1", "hut_hired_guns_3"];
    let orders = |at: &At| at.seen_by(1).theatre().unwrap().orders[SeatId(1)].len();
    let text = "seat 1; anoat=1x3; hoth=2x2; endor=0x1; counter 0; stage trade 3";
    // Bomber, fighter, destroyer: traded.
    let mut at = At::of(3, &format!("{text}; hand 1 {}", set.join(" ")));
    at.does(1, arm(set[0], Guard::default()));
    at.does(1, Action::Trade { cards: set.map(card) });
    assert_eq!((orders(&at), at.hand(1).len()), (0, 0));
    // Built.
    let mut at = At::of(3, &format!("{text}; hand 1 {}", set.join(" ")));
    at.does(1, arm(set[0], Guard::default()));
    at.does(1, super::position::build(set[0], "anoat"));
    assert_eq!((orders(&at), at.hand(1).len()), (0, 2));
    // Lost by lot.
    let text = "seat 2; anoat=1x3; hoth=2x2; endor=0x1; counter 0; hand 2 emp_shipyard_attack_1";
    let mut at = At::of(3, &format!("{text}; hand 1 hut_money_is_power_1"));
    at.does(1, arm(set[0], Guard::default()));
    at.does(2, plain("emp_shipyard_attack_1"));
    assert_eq!((orders(&at), at.hand(1).len()), (0, 0));
}

#[test]
fn an_order_is_in_nobody_elses_view() {
    let id = "hut_money_is_power_1";
    let mut at = front(2, 1, &format!("hand 1 {id}"));
    let before: Vec<_> =
        [Viewer::Public, Viewer::Seat(SeatId(0)), Viewer::Seat(SeatId(2))].map(|viewer| at.view(viewer)).to_vec();
    at.does(1, arm(id, spaces(&["anoat"])));
    let after: Vec<_> =
        [Viewer::Public, Viewer::Seat(SeatId(0)), Viewer::Seat(SeatId(2))].map(|viewer| at.view(viewer)).to_vec();
    assert_eq!(before, after);
    assert_eq!(at.seen_by(1).theatre().unwrap().orders[SeatId(1)][0].guard, spaces(&["anoat"]));
}

#[test]
fn an_order_outlives_the_turn_and_goes_with_the_last_planet() {
    let id = "hut_money_is_power_1";
    let text = format!("seat 2; hoth=2x9; anoat=1x1; endor=0x1; hand 1 {id}; counter 0; pile 0");
    let mut at = At::of(3, &text);
    at.does(1, arm(id, Guard { least: 20, ..Guard::default() }));
    at.times_out();
    at.times_out();
    assert_eq!(at.seen_by(1).theatre().unwrap().orders[SeatId(1)].len(), 1);
    let mut at = At::of(3, &text);
    at.does(1, arm(id, Guard { least: 20, ..Guard::default() }));
    at.throws(&[&[6, 6, 6, 1]]);
    let Action::Attack(asked) = attack("hoth", "anoat") else { unreachable!() };
    at.does(2, Action::Attack(Attack { until: Until::Captured, ..asked }));
    assert_eq!(at.discard(), [id]);
    assert!(matches!(at.refuses(1, arm(id, Guard::default())), Refusal::Eliminated));
}
