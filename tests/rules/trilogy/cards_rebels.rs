//! The events of the Rebels' cards, each through a card of the deck (S0-C1, S0-C2).

use adjutant::game::action::{Action, Placement};
use adjutant::game::conquest::effect::Wanted;
use adjutant::game::conquest::parts::fleet::ShipClass;
use adjutant::game::conquest::special::{Assault, Choice, Special, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::theatre::Face;
use adjutant::game::event::EventKind;
use adjutant::game::ids::SeatId;
use adjutant::game::people::{Audience, Viewer};
use adjutant::game::refusal::Refusal;

use super::cards::{does_nothing, left, lost, offered, plain, planets, unfit, wants};
use super::position::{At, attack, battle, card, play, play_at, ships, space, specials};

fn assault(from: &str) -> Special {
    Special::Assault(Assault { from: space(from), armies: None, ships: None, repeat: false })
}

fn destroyed(at: &At) -> bool {
    at.view(Viewer::Public).theatre().unwrap().station.is_none()
}

#[test]
fn one_in_a_million_adds_eight_to_one_attack_from_which_the_dark_side_takes_no_die() {
    let id = "reb_one_in_a_million_1";
    let text = format!("seat 0; hoth=0x7; station anoat; force -3; hand 0 {id}");
    let mut at = At::of(2, &text);
    assert!(matches!(at.refuses(0, Action::Special(assault("hoth"))), Refusal::Special(SpecialRefusal::NoDice { .. })));
    assert_eq!(offered(&at, 0, id), Some(vec![]));
    assert_eq!(unfit(&at, 0, play_at(id, "anoat")), [], "no planet is chosen");
    at.does(0, plain(id));
    // Three dice and eight: seventeen, and the next attack has nothing of it.
    at.throws(&[&[3, 3, 3]]);
    at.special(0, assault("hoth"));
    assert!(!destroyed(&at));
    assert_eq!(at.on("hoth"), "0x4");
    assert!(matches!(at.refuses(0, Action::Special(assault("hoth"))), Refusal::Special(SpecialRefusal::NoDice { .. })));
    let mut at = At::of(2, &text);
    at.does(0, plain(id));
    at.throws(&[&[4, 3, 3]]);
    at.special(0, assault("hoth"));
    assert!(destroyed(&at));
    // The light side gives its dice all the same.
    let mut at = At::of(2, &text.replace("force -3", "force 1"));
    at.does(0, plain(id));
    at.throws(&[&[3, 3, 3, 1]]);
    at.special(0, assault("hoth"));
    assert!(destroyed(&at));
}

#[test]
fn one_in_a_million_waits_for_an_attack_even_if_something_else_is_attacked_first() {
    let id = "reb_one_in_a_million_1";
    let mut at = At::of(2, &format!("seat 0; hoth=0x7; bespin=1x1; station anoat; force 0; hand 0 {id}"));
    at.does(0, plain(id));
    at.throws(&[&[6, 1, 1, 1]]);
    at.does(0, attack("hoth", "bespin"));
    at.throws(&[&[4, 3, 3]]);
    at.special(0, assault("hoth"));
    assert!(destroyed(&at));
}

#[test]
fn stolen_plans_give_two_dice_in_every_attack_on_the_station_of_the_turn() {
    let id = "reb_stolen_plans_1";
    let mut at = At::of(2, &format!("seat 0; hoth=0x9; station anoat; force -1; hand 0 {id}"));
    at.does(0, plain(id));
    // Three armies, one die less, two more.
    at.throws(&[&[4, 4, 4, 5]]);
    at.special(0, assault("hoth"));
    at.throws(&[&[4, 4, 5, 5]]);
    at.special(0, assault("hoth"));
    assert!(destroyed(&at));
}

#[test]
fn cards_for_the_station_are_refused_where_no_attack_on_it_is_possible() {
    for id in ["reb_one_in_a_million_1", "reb_stolen_plans_1"] {
        let at = |text: &str| At::of(2, &format!("seat 0; {text}; hand 0 {id}"));
        assert!(matches!(at("hoth=0x7").refuses_specially(0, plain(id)), SpecialRefusal::NoStation));
        assert_eq!(offered(&at("hoth=0x7"), 0, id), None);
        does_nothing(&at("hoth=0x7; station byss"), 0, &plain(id));
        does_nothing(&at("hoth=0x1; station anoat"), 0, &plain(id));
    }
    // One army at the darkest: two dice more are none.
    let at =
        |force: i8| At::of(2, &format!("seat 0; hoth=0x2; station anoat; force {force}; hand 0 reb_stolen_plans_1"));
    does_nothing(&at(-3), 0, &plain("reb_stolen_plans_1"));
    let mut enough = at(-2);
    enough.does(0, plain("reb_stolen_plans_1"));
    enough.throws(&[&[6]]);
    enough.special(0, assault("hoth"));
}

#[test]
fn a_critical_error_takes_two_cards_of_an_imperial_army_by_lot() {
    let id = "reb_critical_error_1";
    let text = format!("seat 0; hoth=0x3; endor=2x1; byss=1x2; hand 0 {id}");
    let hands = "hand 1 emp_legion_1 emp_walkers_1 emp_legion_2; hand 3 emp_shipyards_1";
    let mut at = At::of(4, &format!("{text}; {hands}"));
    let SpecialRefusal::Choose { wanted: Wanted::Seat, seats, .. } = at.refuses_specially(0, plain(id)) else {
        panic!("an army is chosen")
    };
    assert_eq!(seats, [SeatId(1), SeatId(3)]);
    let of = |seat| play(id, Choice { seat: Some(SeatId(seat)), ..Choice::default() });
    for wrong in [0, 2, 9] {
        assert!(matches!(at.refuses_specially(0, of(wrong)), SpecialRefusal::Choose { .. }));
    }
    at.picks(&[1, 1]);
    let events = at.does(0, of(1));
    assert_eq!(lost(&events), [(1, vec!["emp_legion_2".to_owned(), "emp_walkers_1".to_owned()])]);
    assert_eq!(at.hand(1), ["emp_legion_1"]);
    // Where one army alone has cards none must be named.
    let mut at = At::of(4, &format!("{text}; hand 3 emp_shipyards_1"));
    assert_eq!(lost(&at.does(0, plain(id))), [(3, vec!["emp_shipyards_1".to_owned()])]);
    does_nothing(&At::of(4, &text), 0, &plain(id));
}

#[test]
fn spies_see_one_face_down_base_and_nobody_else_does() {
    let text = "seat 0; hoth=0x3; endor=2x1; marker byss leader; marker kuat plain; marker duro plain open; hand 0 reb_spies_1 reb_spies_2 reb_spies_3";
    let mut at = At::of(4, text);
    assert_eq!(wants(&at, 0, plain("reb_spies_1")), (Wanted::Space, planets(&["byss", "kuat"])));
    for wrong in ["duro", "hoth"] {
        assert_eq!(unfit(&at, 0, play_at("reb_spies_1", wrong)), planets(&["byss", "kuat"]));
    }
    let events = at.does(0, play_at("reb_spies_1", "byss"));
    let saw = SpecialEvent::PeekSaw { space: space("byss"), face: Face::Leader };
    let told: Vec<Audience> = events
        .iter()
        .filter(|event| event.kind == EventKind::Special(saw.clone()))
        .map(|event| event.audience)
        .collect();
    assert_eq!(told, [Audience::Seat(SeatId(0))]);
    assert!(specials(&events).contains(&SpecialEvent::Peeked { seat: SeatId(0), space: space("byss") }));
    let face = |viewer, at_planet: &str| {
        let markers = at.view(viewer).theatre().unwrap().markers.clone();
        markers.iter().find(|marker| marker.space == space(at_planet)).unwrap().face
    };
    assert_eq!(
        [face(Viewer::Seat(SeatId(0)), "byss"), face(Viewer::Seat(SeatId(0)), "kuat")],
        [Some(Face::Leader), None]
    );
    assert_eq!([face(Viewer::Seat(SeatId(2)), "byss"), face(Viewer::Public, "byss")], [None, None]);
    // What was seen is not looked at again.
    assert_eq!(unfit(&at, 0, play_at("reb_spies_2", "byss")), planets(&["kuat"]));
    at.does(0, play_at("reb_spies_2", "kuat"));
    does_nothing(&at, 0, &plain("reb_spies_3"));
}

#[test]
fn a_mass_desertion_takes_two_thirds_but_at_most_eight_and_leaves_one() {
    for (there, left) in [(2, 1), (3, 1), (4, 2), (5, 2), (12, 4), (13, 5), (30, 22)] {
        let mut at = At::of(
            2,
            &format!("seat 0; hoth=0x3; anoat=1x{there}; bespin=-x{there}; hand 0 reb_desertion_1 reb_desertion_2"),
        );
        let events = at.does(0, play_at("reb_desertion_1", "anoat"));
        assert_eq!(at.on("anoat"), format!("1x{left}"), "of {there}");
        let lost = SpecialEvent::TroopsLost { seat: Some(SeatId(1)), space: space("anoat"), troops: there - left };
        assert!(specials(&events).contains(&lost));
        let events = at.does(0, play_at("reb_desertion_2", "bespin"));
        assert_eq!(at.on("bespin"), format!("-x{left}"), "neutral ones desert too");
        let lost = SpecialEvent::TroopsLost { seat: None, space: space("bespin"), troops: there - left };
        assert!(specials(&events).contains(&lost));
    }
}

#[test]
fn a_mass_desertion_needs_a_planet_that_could_be_invaded_with_two_armies() {
    let id = "reb_desertion_1";
    // Anoat has one army, Bespin is guarded by the station, Byss is not beside, Csilla is beside a planet that cannot attack.
    let text = format!(
        "seat 0; hoth=0x3; omwat=0x1; anoat=1x1; bespin=1x9; csilla=1x9; dagobah=1x2; station bespin; hand 0 {id}"
    );
    let at = At::of(2, &text);
    assert_eq!(offered(&at, 0, id), Some(planets(&["dagobah"])));
    for wrong in ["anoat", "bespin", "byss", "csilla", "hoth"] {
        assert_eq!(unfit(&at, 0, play_at(id, wrong)), planets(&["dagobah"]), "{wrong}");
    }
    does_nothing(&At::of(2, &text.replace("dagobah=1x2", "dagobah=1x1")), 0, &plain(id));
}

#[test]
fn hope_and_a_jedi_move_the_force_to_the_light_side() {
    let mut at = At::of(2, "seat 0; hoth=0x3; force 0; hand 0 reb_hope_1 reb_jedi_returns_1 reb_hope_2");
    at.does(0, plain("reb_hope_1"));
    assert_eq!(at.force(), 1);
    at.does(0, plain("reb_jedi_returns_1"));
    assert_eq!(at.force(), 3);
    does_nothing(&at, 0, &plain("reb_hope_2"));
}

#[test]
fn new_recruits_join_the_reinforcements() {
    let mut at = At::of(2, "seat 0; hoth=0x3; stage place 3; hand 0 reb_recruits_1");
    at.does(0, plain("reb_recruits_1"));
    assert_eq!(left(&at), 7);
}

#[test]
fn an_uprising_puts_at_most_two_on_each_border() {
    let id = "reb_uprising_1";
    let text = format!("seat 0; stage place 3; hand 0 {id}");
    // Bespin and Anoat are between own planets; Hoth, Bakura and Dagobah are borders.
    let region = "hoth=0x3 bespin=0x1 anoat=0x1 bakura=0x2 dagobah=0x1";
    let at = || At::of(2, &format!("{text}; {region}"));
    let borders = planets(&["hoth", "bakura", "dagobah"]);
    let place = |list: &[(&str, u32)]| {
        let placements = list.iter().map(|&(id, troops)| Placement { space: space(id), troops }).collect();
        play(id, Choice { placements, ..Choice::default() })
    };
    // Hoth is beside own planets and Dagobah alone: no border.
    let borders: Vec<_> = borders.into_iter().filter(|&of| of != space("hoth")).collect();
    assert_eq!(offered(&at(), 0, id), Some(borders.clone()));
    let mut spread = at();
    let events = spread.does(0, plain(id));
    assert_eq!([spread.on("bakura"), spread.on("dagobah"), spread.on("hoth")], ["0x4", "0x3", "0x3"]);
    assert!(
        specials(&events).iter().any(|event| matches!(event, SpecialEvent::TroopsGained { troops: 4, .. })),
        "the rest is lost"
    );
    assert_eq!(left(&spread), 3, "besides the reinforcements");
    let mut chosen = at();
    chosen.does(0, place(&[("bakura", 2), ("dagobah", 1)]));
    let nearly_full = At::of(2, &format!("{text}; {}", region.replace("bakura=0x2", "bakura=0x9998")));
    assert_eq!(unfit(&nearly_full, 0, place(&[("bakura", 2)])), borders, "one has room there");
    // Where they take the room that was left, the reinforcements are lost.
    let mut full = At::of(2, &format!("{}; hoth=0x9997", text.replace("place 3", "place 2")));
    full.does(0, plain(id));
    assert_eq!((full.on("hoth").as_str(), left(&full)), ("0x9999", 0));
    assert_eq!([chosen.on("bakura"), chosen.on("dagobah")], ["0x4", "0x2"]);
    for wrong in [&[("bakura", 3)][..], &[("hoth", 1)], &[("byss", 1)], &[("bakura", 0)]] {
        assert_eq!(unfit(&at(), 0, place(wrong)), borders, "{wrong:?}");
    }
    let twice = at().refuses(0, place(&[("bakura", 1), ("bakura", 1)]));
    assert_eq!(twice, Refusal::EmptyOrTwice { space: Some(space("bakura")) });
    // Six in all.
    let many = "endor=0x1 hoth=0x1 naboo=0x1 anaxes=0x1";
    let at = At::of(2, &format!("{text}; {many}"));
    let too_many = at.refuses(0, place(&[("endor", 2), ("hoth", 2), ("naboo", 2), ("anaxes", 1)]));
    assert_eq!(too_many, Refusal::TooManyToPlace { asked: 7, left: 6 });
}

#[test]
fn defectors_bring_a_ship() {
    let mut at = At::of(2, "seat 0; hoth=0x3; stage place 3; hand 0 reb_defectors_1");
    let choice = Choice { space: Some(space("hoth")), class: Some(ShipClass::Bomber), ..Choice::default() };
    let events = at.does(0, play("reb_defectors_1", choice));
    assert_eq!(at.on("hoth"), "0x3+b1");
    let placed = SpecialEvent::ShipsPlaced { seat: SeatId(0), space: space("hoth"), ships: ships(0, 1, 0) };
    assert!(specials(&events).contains(&placed));
}

#[test]
fn trust_in_the_force_is_dice_with_eight_sides_against_a_planet_or_the_station() {
    let text =
        "seat 0; hoth=0x9; anoat=1x9; station bespin; force 1; hand 0 reb_trust_the_force_1 reb_trust_the_force_2";
    let mut at = At::of(2, text);
    at.does(0, play_at("reb_trust_the_force_1", "anoat"));
    at.throws(&[&[8, 7, 1, 6, 6]]);
    at.does(0, battle("hoth", "anoat"));
    assert_eq!(at.on("anoat"), "1x7");
    // A second one would do nothing for the same invasion.
    assert!(!unfit(&at, 0, play_at("reb_trust_the_force_2", "anoat")).contains(&space("anoat")));
    // Against the station all dice count, that of the Force too.
    at.does(0, plain("reb_trust_the_force_2"));
    at.throws(&[&[8, 8, 1, 1]]);
    at.special(0, assault("hoth"));
    assert!(destroyed(&at));
    let second = "seat 0; hoth=0x9; station anoat; bespin=0x1 dagobah=0x1; hand 0 reb_trust_the_force_1 reb_trust_the_force_2; force 0";
    let mut at = At::of(2, second);
    at.does(0, plain("reb_trust_the_force_1"));
    assert!(matches!(
        at.refuses_specially(0, plain("reb_trust_the_force_2")),
        SpecialRefusal::NoEffect { .. } | SpecialRefusal::Choose { .. }
    ));
}

#[test]
fn an_evacuation_moves_armies_and_ships_anywhere_and_one_army_stays() {
    let id = "reb_evacuation_1";
    let text = format!("seat 0; hoth=0x5+f2d1; endor=0x1; anaxes=0x1; hand 0 {id}");
    for stage in ["fortify", "fortify-ships"] {
        let at = || At::of(2, &format!("{text}; stage {stage}"));
        let wish = |from: &str, to: &str, troops, ships| {
            play(id, Choice { space: Some(space(from)), to: Some(space(to)), troops, ships, ..Choice::default() })
        };
        assert_eq!(wants(&at(), 0, plain(id)), (Wanted::Space, planets(&["hoth"])), "others have nothing to spare");
        assert_eq!(wants(&at(), 0, play_at(id, "hoth")), (Wanted::To, planets(&["hoth", "endor", "anaxes"])));
        assert_eq!(at().refuses(0, wish("hoth", "hoth", Some(1), None)), Refusal::SameSpace { space: space("hoth") });
        assert_eq!(unfit(&at(), 0, wish("hoth", "byss", Some(1), None)).len(), 3);
        assert_eq!(at().refuses(0, wish("hoth", "endor", None, None)), Refusal::NoTroops);
        assert_eq!(
            at().refuses(0, wish("hoth", "endor", Some(5), None)),
            Refusal::OutOfRange { asked: 5, least: 0, most: 4 }
        );
        let too_many = at().refuses_specially(0, wish("hoth", "endor", Some(4), Some(ships(3, 0, 0))));
        assert!(matches!(too_many, SpecialRefusal::TooFewShips { .. }));
        let mut both = at();
        both.does(0, wish("hoth", "endor", Some(4), Some(ships(2, 0, 1))));
        assert_eq!([both.on("hoth"), both.on("endor")], ["0x1", "0x5+f2d1"]);
        let mut alone = at();
        alone.does(0, wish("hoth", "anaxes", None, Some(ships(1, 0, 0))));
        assert_eq!([alone.on("hoth"), alone.on("anaxes")], ["0x5+f1d1", "0x1+f1"]);
    }
    does_nothing(&At::of(2, &format!("seat 0; hoth=0x1; endor=0x1; stage fortify; hand 0 {id}")), 0, &plain(id));
    does_nothing(&At::of(2, &format!("seat 0; hoth=0x5; stage fortify; hand 0 {id}")), 0, &plain(id));
}

#[test]
fn a_planetary_shield_keeps_the_station_from_firing_until_the_next_own_turn() {
    let id = "reb_planetary_shield_1";
    let mut at = At::of(
        2,
        &format!("seat 0; hoth=0x3; endor=0x1; station hoth; hand 0 {id}; hand 1 emp_fire_ison_1; pile 0; force 0"),
    );
    assert_eq!(wants(&at, 0, plain(id)), (Wanted::Space, planets(&["hoth", "endor"])));
    assert_eq!(unfit(&at, 0, play_at(id, "byss")), planets(&["hoth", "endor"]));
    at.does(0, play_at(id, "hoth"));
    let to_station = |at: &mut At| {
        at.does(0, Action::EndTurn);
        super::cards_hutts::places(at, 1);
        while at.view(Viewer::Public).awaited()[0].step != adjutant::game::offer::Step::Station {
            at.does(1, Action::EndStep);
        }
    };
    to_station(&mut at);
    let fire = plain("emp_fire_ison_1");
    assert!(matches!(at.refuses_specially(1, fire.clone()), SpecialRefusal::Protected { .. }));
    assert_eq!(at.hand(1), ["emp_fire_ison_1"]);
    // It does not keep anybody from invading it.
    at.does(1, Action::EndTurn);
    assert!(at.view(Viewer::Public).theatre().unwrap().shields.is_empty(), "gone when the next own turn begins");
    super::cards_hutts::places(&mut at, 0);
    to_station(&mut at);
    at.does(1, fire);
    assert_eq!(at.on("hoth"), "!");
}

#[test]
fn sabotage_at_the_docks_destroys_a_ship_next_door() {
    let id = "reb_dock_sabotage_1";
    let text = format!("seat 0; hoth=0x3; anoat=1x3+f2b1; bespin=1x2; byss=1x1+f1; hand 0 {id}");
    let at = At::of(2, &text);
    assert_eq!(offered(&at, 0, id), Some(planets(&["anoat"])));
    for wrong in ["bespin", "byss"] {
        assert_eq!(unfit(&at, 0, play_at(id, wrong)), planets(&["anoat"]));
    }
    let of = |class| play(id, Choice { space: Some(space("anoat")), class: Some(class), ..Choice::default() });
    let none = at.refuses_specially(0, of(ShipClass::Destroyer));
    assert!(matches!(none, SpecialRefusal::TooFewShips { .. }), "there is none of it");
    let mut named = At::of(2, &text);
    let events = named.does(0, of(ShipClass::Fighter));
    assert_eq!(named.on("anoat"), "1x3+f1b1");
    let lost = SpecialEvent::ShipsLost { seat: SeatId(1), space: space("anoat"), ships: ships(1, 0, 0) };
    assert!(specials(&events).contains(&lost));
    let mut best = At::of(2, &text);
    best.does(0, play_at(id, "anoat"));
    assert_eq!(best.on("anoat"), "1x3+f2", "the class with most worth, where none is named");
    does_nothing(&At::of(2, &format!("seat 0; hoth=0x3; hand 0 {id}")), 0, &plain(id));
}

#[test]
fn what_an_event_does_not_ask_for_is_left_out_of_what_is_told() {
    let mut at = At::of(2, "seat 0; hoth=0x3; force 0; hand 0 reb_hope_1");
    let junk = Choice {
        to: Some(adjutant::game::ids::SpaceId(250)),
        seat: Some(SeatId(99)),
        placements: vec![Placement { space: adjutant::game::ids::SpaceId(251), troops: 1 }],
        ..Choice::default()
    };
    let events = at.does(0, play("reb_hope_1", junk));
    let played =
        SpecialEvent::Played { seat: SeatId(0), card: card("reb_hope_1"), choice: Choice::default(), otherwise: false };
    assert_eq!(specials(&events)[0], played);
}
