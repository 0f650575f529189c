//! The events of the Empire's cards, each through a card of the deck (S0-C1, S0-C2).

use adjutant::game::action::Action;
use adjutant::game::conquest::effect::Wanted;
use adjutant::game::conquest::parts::fleet::ShipClass;
use adjutant::game::conquest::special::{Choice, Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::Face;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{Event, EventKind};
use adjutant::game::ids::{SeatId, SpaceId};
use adjutant::game::people::Viewer;
use adjutant::game::refusal::Refusal;

use super::position::{At, attack, battle, card, play, play_at, ships, space, specials};

/// A card with nothing chosen.
pub(super) fn plain(id: &str) -> Action {
    play(id, Choice::default())
}

/// The planets that are offered for a card; `None`: the card is not offered.
pub(super) fn offered(at: &At, seat: u8, id: &str) -> Option<Vec<SpaceId>> {
    at.special_offers(seat).into_iter().find_map(|offer| match offer {
        SpecialOffer::Play { cards } => cards.into_iter().find(|of| of.card == card(id)).map(|of| of.spaces),
        _ => None,
    })
}

/// Planets by their ids, in board order.
pub(super) fn planets(ids: &[&str]) -> Vec<SpaceId> {
    let mut all: Vec<SpaceId> = ids.iter().map(|id| space(id)).collect();
    all.sort_unstable();
    all
}

/// A card does nothing now: it is not offered, is refused and stays in the hand.
#[track_caller]
pub(super) fn does_nothing(at: &At, seat: u8, action: &Action) {
    let Action::Special(Special::Play { card, .. }) = action else { panic!("no card") };
    assert!(matches!(at.refuses_specially(seat, action.clone()), SpecialRefusal::NoEffect { .. }));
    let id = super::position::name_of(*card);
    assert_eq!(offered(at, seat, &id), None);
    assert!(at.hand(seat).contains(&id));
}

/// What must be chosen for a card, as its refusal says.
#[track_caller]
pub(super) fn wants(at: &At, seat: u8, action: Action) -> (Wanted, Vec<SpaceId>) {
    match at.refuses_specially(seat, action) {
        SpecialRefusal::Choose { wanted, spaces, .. } => (wanted, spaces),
        other => panic!("{other:?}"),
    }
}

/// The planets that fit, as the refusal of another says.
#[track_caller]
pub(super) fn unfit(at: &At, seat: u8, action: Action) -> Vec<SpaceId> {
    match at.refuses_specially(seat, action) {
        SpecialRefusal::DoesNotFit { spaces, .. } => spaces,
        other => panic!("{other:?}"),
    }
}

/// The armies that are to be placed.
pub(super) fn left(at: &At) -> u32 {
    match at.stage() {
        Stage::Place { left, .. } => left,
        other => panic!("{other:?}"),
    }
}

const FIRE: [(&str, &str, &str); 6] = [
    ("emp_fire_mid_rim_1", "kothlis", "rodia"),
    ("emp_fire_core_worlds_1", "anaxes", "hapes"),
    ("emp_fire_outer_rim_1", "endor", "yavin_4"),
    ("emp_fire_elrood_1", "utapau", "dagobah"),
    ("emp_fire_ison_1", "anoat", "hoth"),
    ("emp_fire_wild_space_1", "csilla", "elom"),
];

#[test]
fn fire_destroys_the_enemy_planet_under_the_station_in_the_region_of_the_card() {
    for (id, target, refuge) in FIRE {
        let text =
            format!("seat 1; stage station; station {target}; {target}=0x5+f1b2d1; {refuge}=0x2; force 1; hand 1 {id}");
        let mut at = At::of(2, &text);
        assert_eq!(offered(&at, 1, id), Some(vec![]), "nothing is chosen");
        let events = at.does(1, plain(id));
        assert_eq!((at.on(target).as_str(), at.force()), ("!", 0));
        let destroyed = SpecialEvent::SpaceDestroyed {
            by: SeatId(1),
            space: space(target),
            from: Some(SeatId(0)),
            troops: 5,
            ships: ships(1, 2, 1),
        };
        assert!(specials(&events).contains(&destroyed));
        assert_eq!((at.hand(1).len(), at.discard()), (0, vec![id.to_owned()]));
        // A planet elsewhere is not meant by it.
        let other = FIRE.iter().find(|of| of.0 != id).unwrap().0;
        let at = At::of(2, &text.replace(id, other));
        assert!(matches!(at.refuses_specially(1, plain(other)), SpecialRefusal::WrongRegion { .. }));
        assert_eq!(offered(&at, 1, other), None);
    }
}

#[test]
fn fire_is_refused_where_it_cannot_be_fired_and_the_card_stays() {
    let id = "emp_fire_elrood_1";
    let at = |text: &str| At::of(2, &format!("seat 1; stage station; hand 1 {id}; {text}"));
    let kind = |text: &str| at(text).refuses_specially(1, plain(id));
    assert!(matches!(kind("hoth=0x3"), SpecialRefusal::NoStation));
    assert!(matches!(kind("hoth=0x3; station utapau"), SpecialRefusal::NothingToFireAt { .. }));
    assert!(matches!(kind("hoth=0x3; utapau=!; station utapau"), SpecialRefusal::NothingToFireAt { .. }));
    let three = "hoth=0x3; utapau=0x1; station utapau; anaxes=! hapes=! kothlis=!";
    assert!(matches!(kind(three), SpecialRefusal::NoMoreDestroyed { limit: 3 }));
    // Without Sluis Van and Gamorr the board is in two (S0-D9).
    let cut = "hoth=0x3; sluis_van=0x1; station sluis_van; gamorr=!";
    assert!(matches!(kind(cut), SpecialRefusal::WouldCut { .. }));
    assert_eq!(at(cut).hand(1), [id]);
    let mut at = at(&format!("{cut}; option cut-board=allowed"));
    at.does(1, plain(id));
    assert_eq!(at.on("sluis_van"), "!");
    // A shot that ends the match is fired all the same: of the last Rebels, and of the last army that could still win.
    let mut last =
        At::of(2, &format!("seat 1; stage station; hand 1 {id}; gamorr=!; sluis_van=0x1; station sluis_van"));
    last.does(1, plain(id));
    assert!(last.outcome().is_some());
    let text = format!("seat 2; stage station; hand 2 {id}; gamorr=!; hoth=0x3; sluis_van=1x1; station sluis_van");
    let mut last = At::of(3, &text);
    assert!(matches!(last.refuses_specially(2, plain(id)), SpecialRefusal::WouldCut { .. }));
    last.does(0, Action::Surrender);
    last.does(2, plain(id));
    assert!(last.outcome().is_some());
    // A neutral planet is an enemy's too.
    let mut at = At::of(2, &format!("seat 1; stage station; hand 1 {id}; hoth=0x3; utapau=-x9; station utapau"));
    at.does(1, plain(id));
    assert_eq!(at.on("utapau"), "!");
}

#[test]
fn a_new_station_is_built_where_none_is_and_neither_moves_nor_fires() {
    let text = "seat 1; stage station; hoth=0x3; endor=2x1; byss=1x1; hand 1 emp_new_death_star_1 emp_new_death_star_2 emp_jump_coordinates_1 emp_fire_core_worlds_1; force 0";
    let mut at = At::of(4, text);
    let id = "emp_new_death_star_1";
    let (wanted, spaces) = wants(&at, 1, plain(id));
    assert_eq!((wanted, spaces.len()), (Wanted::Space, 40));
    assert_eq!(unfit(&at, 1, play_at(id, "hoth")), spaces);
    assert_eq!(offered(&at, 1, id), Some(spaces));
    // On the partner's planet too.
    let events = at.does(1, play_at(id, "duro"));
    assert!(specials(&events).contains(&SpecialEvent::StationBuilt { seat: SeatId(1), space: space("duro") }));
    assert_eq!((at.force(), at.view(Viewer::Public).theatre().unwrap().station), (-1, Some(space("duro"))));
    let moved = Action::Special(Special::MoveStation { to: space("byss") });
    assert!(matches!(at.refuses_specially(1, moved), SpecialRefusal::StationMoved));
    assert!(matches!(at.refuses_specially(1, plain("emp_jump_coordinates_1")), SpecialRefusal::StationMoved));
    assert!(matches!(at.refuses_specially(1, plain("emp_fire_core_worlds_1")), SpecialRefusal::NothingToFireAt { .. }));
    let again = at.refuses_specially(1, play_at("emp_new_death_star_2", "byss"));
    assert!(matches!(again, SpecialRefusal::StationThere { .. }));
    assert_eq!(offered(&at, 1, "emp_new_death_star_2"), None);
}

#[test]
fn grip_of_fear_and_the_emperors_will_move_the_force_to_the_dark_side() {
    let text = "seat 1; hoth=0x3; force 2; hand 1 emp_grip_of_fear_1 emp_emperors_will_1 emp_grip_of_fear_2 emp_grip_of_fear_3";
    for stage in ["attack", "place 3", "fortify", "fortify-ships", "station"] {
        let mut at = At::of(2, &format!("{text}; stage {stage}"));
        at.does(1, plain("emp_grip_of_fear_1"));
        assert_eq!(at.force(), 1);
        at.does(1, plain("emp_emperors_will_1"));
        assert_eq!(at.force(), -1);
        at.does(1, plain("emp_grip_of_fear_2"));
        at.does(1, plain("emp_grip_of_fear_3"));
        assert_eq!(at.force(), -3);
    }
    let at = At::of(2, &format!("{text}; force -3").replace("force 2; ", ""));
    does_nothing(&at, 1, &plain("emp_grip_of_fear_1"));
    does_nothing(&at, 1, &plain("emp_emperors_will_1"));
    assert_eq!(unfit(&At::of(2, text), 1, play_at("emp_grip_of_fear_1", "byss")), []);
}

#[test]
fn a_fresh_legion_joins_the_reinforcements() {
    let text = "seat 1; hoth=0x3; byss=1x2; hand 1 emp_legion_1 emp_legion_2 emp_walkers_1";
    let mut at = At::of(2, &format!("{text}; stage trade 3"));
    let events = at.does(1, plain("emp_legion_1"));
    let gained = SpecialEvent::TroopsGained { seat: SeatId(1), troops: 4, placements: vec![] };
    assert!(specials(&events).contains(&gained));
    assert_eq!(left(&at), 7, "and no set is left to trade");
    // Also once all are placed: then there is something to place again.
    let place = |troops| {
        let placement = adjutant::game::action::Placement { space: space("byss"), troops };
        Action::Place { placements: vec![placement] }
    };
    at.does(1, place(7));
    at.does(1, plain("emp_legion_2"));
    assert_eq!(left(&at), 4);
    assert_eq!(at.refuses(1, attack("byss", "bakura")), Refusal::PlaceFirst { left: 4 });
    at.does(1, place(4));
    assert_eq!(at.on("byss"), "1x13");
}

#[test]
fn fortress_garrisons_stand_on_own_planets_with_a_base() {
    let id = "emp_fortress_garrisons_1";
    let at = |markers: &str| {
        At::of(
            4,
            &format!(
                "seat 1; hoth=0x3; endor=2x1; byss=1x2 duro=1x1 kuat=1x1 hapes=3x1; {markers}; hand 1 {id}; stage place 3"
            ),
        )
    };
    // Without a base anywhere, so with the reinforcements. A partner's base does not count.
    for markers in ["pile 6", "marker hapes plain"] {
        let mut at = at(markers);
        at.does(1, plain(id));
        assert_eq!(left(&at), 5, "{markers}");
    }
    let mut one = at("marker kuat plain");
    let events = one.does(1, plain(id));
    assert_eq!((one.on("kuat").as_str(), left(&one)), ("1x3", 3), "at least two");
    assert!(specials(&events).iter().any(|event| matches!(event, SpecialEvent::TroopsGained { troops: 2, .. })));
    let mut three = at("marker kuat plain; marker byss leader; marker duro plain");
    three.does(1, plain(id));
    assert_eq!([three.on("kuat"), three.on("byss"), three.on("duro")], ["1x2", "1x3", "1x2"]);
    // Two bases on one planet are one planet.
    let mut two = at("marker kuat plain; marker kuat leader; marker duro plain");
    two.does(1, plain(id));
    assert_eq!([two.on("kuat"), two.on("duro")], ["1x2", "1x2"]);
}

#[test]
fn shipyards_place_a_ship_besides_the_one_that_is_built() {
    let id = "emp_shipyards_1";
    let at = |text: &str| At::of(2, &format!("seat 1; hoth=0x3; {text}; hand 1 {id} emp_legion_1; stage place 3"));
    let mut plain_one = at("byss=1x2");
    assert_eq!(wants(&plain_one, 1, plain(id)).0, Wanted::Space);
    assert_eq!(unfit(&plain_one, 1, play_at(id, "hoth")).len(), 41);
    plain_one.does(1, super::position::build("emp_legion_1", "byss"));
    plain_one.does(1, play_at(id, "byss"));
    assert_eq!(plain_one.on("byss"), "1x2+f1d1", "the class with most worth, where none is named");
    let fighter = Choice { space: Some(space("byss")), class: Some(ShipClass::Fighter), ..Choice::default() };
    let mut named = at("byss=1x2");
    named.does(1, play(id, fighter.clone()));
    assert_eq!(named.on("byss"), "1x2+f1");
    // A class of which all are on the board is none to choose.
    let full = at("byss=1x2+f6");
    assert!(matches!(wants(&full, 1, play(id, fighter)).0, Wanted::Class(Some(ShipClass::Fighter))));
    does_nothing(&at("byss=1x2+f6b6d6"), 1, &play_at(id, "byss"));
    // One is left: the other classes are full.
    let mut last = at("byss=1x2+f6b5d6");
    last.does(1, play_at(id, "byss"));
    assert_eq!(last.on("byss"), "1x2+f6b6d6");
}

#[test]
fn the_dark_lord_raises_every_die_by_two_until_the_invasion_ends() {
    let id = "emp_dark_lord_1";
    let text = format!("seat 1; hoth=0x9; anoat=1x5; bespin=1x4; endor=0x2; dantooine=1x2; hand 1 {id}");
    let mut at = At::of(2, &text);
    // Only what can be invaded now; the own station is no target.
    let targets = planets(&["hoth", "endor"]);
    assert_eq!(wants(&at, 1, plain(id)), (Wanted::Space, targets.clone()));
    assert_eq!(offered(&at, 1, id), Some(targets.clone()));
    assert_eq!(unfit(&at, 1, play_at(id, "byss")), targets);
    let events = at.does(1, play_at(id, "hoth"));
    assert!(matches!(specials(&events)[..], [SpecialEvent::Played { .. }]));
    // 4 beats 5, also above the top of the die; from another planet too.
    at.throws(&[&[4, 4, 1, 5, 5]]);
    at.does(1, battle("anoat", "hoth"));
    assert_eq!((at.on("anoat").as_str(), at.on("hoth").as_str()), ("1x5", "0x7"));
    at.throws(&[&[6, 6, 1, 6, 6]]);
    at.does(1, battle("bespin", "hoth"));
    assert_eq!(at.on("hoth"), "0x5");
    // Another invasion ends it.
    at.throws(&[&[4, 4, 4]]);
    at.does(1, battle("dantooine", "endor"));
    at.throws(&[&[4, 4, 1, 5, 5]]);
    at.does(1, battle("anoat", "hoth"));
    assert_eq!((at.on("anoat").as_str(), at.on("hoth").as_str()), ("1x3", "0x5"));
}

#[test]
fn two_dark_lords_raise_by_four_and_taking_the_planet_ends_it() {
    let text = "seat 1; hoth=0x1; endor=0x1; anoat=1x9; hand 1 emp_dark_lord_1 emp_dark_lord_2";
    let mut at = At::of(2, text);
    at.does(1, play_at("emp_dark_lord_1", "hoth"));
    at.does(1, play_at("emp_dark_lord_2", "hoth"));
    at.throws(&[&[3, 1, 1, 6]]);
    at.does(1, attack("anoat", "hoth"));
    assert_eq!(at.on("hoth"), "1x3");
    assert!(at.view(Viewer::Public).theatre().unwrap().doing.boosts.is_empty());
}

#[test]
fn walkers_roll_dice_with_eight_sides() {
    let id = "emp_walkers_1";
    let mut at = At::of(2, &format!("seat 1; hoth=0x9; anoat=1x5; hand 1 {id}"));
    at.does(1, play_at(id, "hoth"));
    at.throws(&[&[8, 7, 1, 6, 6]]);
    at.does(1, battle("anoat", "hoth"));
    assert_eq!((at.on("anoat").as_str(), at.on("hoth").as_str()), ("1x5", "0x7"));
}

#[test]
fn jump_coordinates_add_four_to_the_throw_and_come_before_it() {
    let id = "emp_jump_coordinates_1";
    let at = |text: &str| At::of(2, &format!("seat 1; stage station; endor=0x3; {text}; hand 1 {id}"));
    assert!(matches!(at("pile 6").refuses_specially(1, plain(id)), SpecialRefusal::NoStation));
    let to = |to: &str| Action::Special(Special::MoveStation { to: space(to) });
    // Offered before the throw is what it may reach: Hoth is eight steps away from Ylesia.
    let mut far = at("station ylesia");
    assert!(matches!(far.refuses_specially(1, to("hoth")), SpecialRefusal::TooFar { reach: 6, .. }));
    far.does(1, plain(id));
    let offered = far.special_offers(1).into_iter().find_map(|offer| match offer {
        SpecialOffer::MoveStation { spaces, .. } => Some(spaces),
        _ => None,
    });
    assert!(offered.expect("a move").contains(&(space("hoth"), 8)));
    let mut jumped = at("station byss");
    jumped.does(1, plain(id));
    // Hoth is three steps away: 1 and 4 reach it.
    jumped.throws(&[&[1]]);
    let events = jumped.does(1, to("hoth"));
    let told = specials(&events);
    assert!(matches!(told[0], SpecialEvent::StationRolled { rolled: 1, added: 4, .. }));
    assert!(matches!(told[1], SpecialEvent::StationMoved { distance: 3, .. }));
    let mut thrown = at("station byss");
    thrown.throws(&[&[1]]);
    thrown.does(1, to("hoth"));
    assert!(matches!(thrown.refuses_specially(1, plain(id)), SpecialRefusal::StationMoved), "after the throw");
    assert_eq!(thrown.hand(1), [id]);
}

#[test]
fn a_secret_transfer_moves_a_face_down_base_that_stays_face_down() {
    let id = "emp_secret_transfer_1";
    let text = format!(
        "seat 1; stage fortify; hoth=0x3; endor=2x2; byss=1x1; duro=3x1; marker byss leader; marker kuat plain open; marker duro plain; hand 1 {id}"
    );
    let mut at = At::of(4, &text);
    // The partner's base too, and not the one that lies open.
    assert_eq!(wants(&at, 1, plain(id)), (Wanted::Space, planets(&["byss", "duro"])));
    let (wanted, to) = wants(&at, 1, play_at(id, "byss"));
    assert_eq!((wanted, to.len()), (Wanted::To, 42 - 2 - 3), "all Imperial planets without a base");
    let moved = |to: &str| play(id, Choice { space: Some(space("byss")), to: Some(space(to)), ..Choice::default() });
    for wrong in ["kuat", "hoth"] {
        assert_eq!(unfit(&at, 1, moved(wrong)), to);
    }
    assert_eq!(unfit(&at, 1, play_at(id, "kuat")), planets(&["byss", "duro"]));
    let events = at.does(1, moved("csilla"));
    let told = SpecialEvent::MarkerMoved { from: space("byss"), to: space("csilla"), by_card: true };
    assert!(specials(&events).contains(&told));
    let face = |viewer| {
        let markers = at.view(viewer).theatre().unwrap().markers.clone();
        markers.iter().find(|marker| marker.space == space("csilla")).unwrap().face
    };
    assert_eq!(
        [face(Viewer::Seat(SeatId(3))), face(Viewer::Seat(SeatId(0))), face(Viewer::Public)],
        [Some(Face::Leader), None, None]
    );
    // Nothing lies face down, or there is nowhere to go.
    does_nothing(
        &At::of(2, &format!("seat 1; stage fortify; hoth=0x3; marker kuat plain open; hand 1 {id}")),
        1,
        &plain(id),
    );
    let board = &adjutant::assets::original_trilogy().edition.board;
    let rest: Vec<String> =
        board.spaces().iter().filter(|of| of.id != "byss").map(|of| format!("{}=0x1", of.id)).collect();
    let full = format!("seat 1; stage fortify; byss=1x3 {}; marker byss plain; hand 1 {id}", rest.join(" "));
    does_nothing(&At::of(2, &full), 1, &plain(id));
}

/// What the lots took, and from whom.
pub(super) fn lost(events: &[Event]) -> Vec<(u8, Vec<String>)> {
    specials(events)
        .into_iter()
        .filter_map(|event| match event {
            SpecialEvent::CardsLost { seat, cards, draws, .. } => {
                assert_eq!(cards.len(), draws.len());
                Some((seat.0, cards.into_iter().map(super::position::name_of).collect()))
            }
            _ => None,
        })
        .collect()
}

#[test]
fn s0_t2_a_secret_transfer_leaves_the_open_base_of_the_same_planet() {
    let id = "emp_secret_transfer_1";
    let text = "seat 1; stage fortify; hoth=0x3; marker byss plain open; marker byss leader";
    let mut at = At::of(2, &format!("{text}; hand 1 {id}"));
    at.does(1, play(id, Choice { space: Some(space("byss")), to: Some(space("kuat")), ..Choice::default() }));
    let lie: Vec<_> = at.theatre().markers.iter().map(|marker| (marker.space, marker.open)).collect();
    assert_eq!(lie, [(space("byss"), true), (space("kuat"), false)]);
}

#[test]
fn s0_t2_a_secret_transfer_says_which_of_several_bases_goes_else_the_one_laid_first() {
    let id = "emp_secret_transfer_1";
    let text = format!("seat 1; stage fortify; hoth=0x3; marker byss plain; marker byss leader; hand 1 {id}");
    for (marker, gone) in [(None, Face::Plain), (Some(0), Face::Plain), (Some(1), Face::Leader)] {
        let mut at = At::of(2, &text);
        let choice = Choice { space: Some(space("byss")), to: Some(space("kuat")), marker, ..Choice::default() };
        at.does(1, play(id, choice));
        let view = at.view(Viewer::Seat(SeatId(1)));
        let moved = view.theatre().unwrap().markers.iter().find(|marker| marker.space == space("kuat")).unwrap();
        assert_eq!(moved.face, Some(gone), "{marker:?}");
    }
}

#[test]
fn an_attack_on_the_shipyard_takes_two_cards_of_the_hutts_by_lot() {
    for (seat, id) in [(2, "emp_shipyard_attack_1"), (0, "reb_shipyard_attack_1")] {
        let text = format!("seat {seat}; hoth=0x3; bespin=1x3; hand {seat} {id}; counter 1");
        let mut at = At::of(3, &format!("{text}; hand 1 hut_slaves_1 hut_rancor_1 hut_sabotage_1"));
        at.picks(&[2, 0]);
        let events = at.does(seat, plain(id));
        // Cards of a hand are in the order of the deck.
        assert_eq!(lost(&events), [(1, vec!["hut_rancor_1".to_owned(), "hut_slaves_1".to_owned()])]);
        assert_eq!((at.hand(1), at.discard().len()), (vec!["hut_sabotage_1".to_owned()], 3));
        let mut at = At::of(3, &format!("{text}; hand 1 hut_slaves_1"));
        assert_eq!(lost(&at.does(seat, plain(id))).len(), 1, "as many as there are");
        does_nothing(&At::of(3, &text), seat, &plain(id));
    }
}

#[test]
fn where_the_hutts_are_neutral_or_out_an_attack_on_the_shipyard_draws_a_card_instead() {
    let drew = |events: &[Event]| events.iter().filter(|event| matches!(event.kind, EventKind::Drew { .. })).count();
    for (seats, seat, id) in
        [(2, 1, "emp_shipyard_attack_1"), (2, 0, "reb_shipyard_attack_1"), (3, 2, "emp_shipyard_attack_1")]
    {
        // With three players they are out: they hold nothing.
        let mut at = At::of(seats, &format!("seat {seat}; hoth=0x3; hand {seat} {id}"));
        let events = at.does(seat, plain(id));
        assert_eq!((lost(&events).len(), drew(&events), at.hand(seat).len()), (0, 1, 1));
        assert!(matches!(specials(&events)[0], SpecialEvent::Played { otherwise: true, .. }));
    }
}
