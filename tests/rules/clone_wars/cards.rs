//! The events of the cards, each with what its text says (decks/README, vocabulary v1; S4-O7).

use adjutant::assets;
use adjutant::game::action::{Action, Placement};
use adjutant::game::conquest::effect::{Danger, Wanted};
use adjutant::game::conquest::parts::fleet::ShipClass;
use adjutant::game::conquest::special::{Choice, PlayOffer, Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::{Face, Pawn};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::EventKind;
use adjutant::game::ids::SeatId;
use adjutant::game::people::{Audience, Viewer};
use adjutant::game::refusal::Refusal;

use super::position::{At, attack, battle, card, play, play_at, ships, space, spaces, specials};

const ARMIES: &str = "kamino=0x5 ando=0x3 naboo=2x3 rattatak=1x4 kessel=1x4; track 6";

fn plain(id: &str) -> Action {
    play(id, Choice::default())
}

fn offer(at: &At, seat: u8, id: &str) -> Option<PlayOffer> {
    at.special_offers(seat).into_iter().find_map(|offer| match offer {
        SpecialOffer::Play { cards } => cards.into_iter().find(|offer| offer.card == card(id)),
        _ => None,
    })
}

#[test]
fn all_cards_have_an_event_that_the_rules_know_and_anakin_is_on_eleven() {
    let deck = &assets::clone_wars().edition.deck;
    assert_eq!(deck.cards().len(), 59);
    assert!(deck.cards().iter().all(|card| card.event.is_some()));
    let heroes =
        |side| deck.cards().iter().filter(|card| card.hero && card.side.is_some_and(|of| of.0 == side)).count();
    assert_eq!((heroes(0), heroes(1)), (6, 5));
}

#[test]
fn clone_battalion_and_droid_foundry_four_more_to_place() {
    for (seat, id) in [(0, "rep_clone_battalion_1"), (1, "sep_droid_foundry_2")] {
        let mut at = At::of(&format!("{ARMIES}; seat {seat}; stage place 3; hand {seat} {id}"));
        at.does(seat, plain(id));
        assert_eq!(at.stage(), Stage::Place { left: 7, placed: vec![] });
        let late = At::of(&format!("{ARMIES}; seat {seat}; stage attack; hand {seat} {id}"));
        assert!(matches!(late.refuses_specially(seat, plain(id)), SpecialRefusal::WrongWindow { .. }));
    }
}

#[test]
fn fresh_from_the_tanks_and_hero_of_the_war_all_on_one_planet() {
    for (seat, id, troops, at_last) in [
        (0, "rep_fresh_from_the_tanks_1", 6, "0x9"),
        (0, "rep_anakin_hero_1", 5, "0x8"),
        (1, "sep_anakin_hero_1", 5, "1x9"),
    ] {
        let mut at = At::of(&format!("{ARMIES}; seat {seat}; stage place 3; hand {seat} {id}"));
        let on = if seat == 0 { "ando" } else { "kessel" };
        let offer = offer(&at, seat, id).expect("it can be played");
        assert_eq!(
            (offer.wanted, offer.troops, offer.spaces.contains(&space(on))),
            (vec![Wanted::Space], troops, true)
        );
        assert!(matches!(at.refuses_specially(seat, plain(id)), SpecialRefusal::Choose { wanted: Wanted::Space, .. }));
        assert!(matches!(at.refuses_specially(seat, play_at(id, "naboo")), SpecialRefusal::DoesNotFit { .. }));
        at.does(seat, play_at(id, on));
        assert_eq!((at.on(on), at.stage()), (at_last.to_owned(), Stage::Place { left: 3, placed: vec![] }));
    }
}

#[test]
fn bodyguards_one_army_on_each_planet_with_a_token_two_at_least() {
    let of = |tokens: &str| {
        let mut at = At::of(&format!("{ARMIES}; ithor=1x1; seat 1; stage place 3; hand 1 sep_bodyguards_1{tokens}"));
        at.does(1, plain("sep_bodyguards_1"));
        (at.on("rattatak"), at.on("kessel"), at.stage())
    };
    let left = |left| Stage::Place { left, placed: vec![] };
    assert_eq!(of("; token rattatak 0; token kessel 1; token ithor 2"), ("1x5".to_owned(), "1x5".to_owned(), left(3)));
    assert_eq!(of("; token kessel 1"), ("1x4".to_owned(), "1x6".to_owned(), left(3)), "the rest on one of them");
    assert_eq!(of(""), ("1x4".to_owned(), "1x4".to_owned(), left(5)), "without tokens anywhere");
}

#[test]
fn jedi_general_and_sith_commander_eight_sided_dice_until_the_invasion_ends() {
    for (seat, id, from, to) in
        [(0, "rep_jedi_general_1", "kamino", "rattatak"), (1, "sep_sith_commander_1", "rattatak", "kamino")]
    {
        let mut at = At::of(&format!("{ARMIES}; seat {seat}; hand {seat} {id}"));
        at.does(seat, play_at(id, to));
        at.throws(&[&[8, 8, 7, 6, 6]]);
        at.does(seat, battle(from, to));
        let support = at.view(Viewer::Public).support(SeatId(seat), &wish(from, to));
        assert!(support.attack.eight_sided, "the next battle too");
    }
}

fn wish(from: &str, to: &str) -> adjutant::game::action::Attack {
    let Action::Attack(attack) = attack(from, to) else { unreachable!() };
    attack
}

#[test]
fn point_of_rupture_tactical_droids_and_unmasked_count_more() {
    for (seat, id, from, to) in [
        (0, "rep_shatterpoint_1", "kamino", "rattatak"),
        (1, "sep_super_tactics_1", "rattatak", "kamino"),
        (0, "rep_arrest_the_chancellor_1", "kamino", "rattatak"),
    ] {
        let mut at = At::of(&format!("{ARMIES}; seat {seat}; hand {seat} {id}"));
        at.does(seat, play_at(id, to));
        assert_eq!(at.view(Viewer::Public).support(SeatId(seat), &wish(from, to)).attack.bonus, 1, "{id}");
    }
    // Unmasked: 2 on the planet of Darth Sidious, 1 elsewhere.
    for (pawn, bonus) in [("rattatak", 2), ("kessel", 1)] {
        let mut at = At::of(&format!(
            "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; pawn {pawn}; seat 0; hand 0 rep_arrest_the_chancellor_1"
        ));
        at.does(0, play_at("rep_arrest_the_chancellor_1", "rattatak"));
        assert_eq!(at.view(Viewer::Public).support(SeatId(0), &wish("kamino", "rattatak")).attack.bonus, bonus);
    }
}

#[test]
fn anakin_reckless_attack_one_more_die_and_the_lowest_is_left_out() {
    let mut at = At::of(&format!("{ARMIES}; seat 0; hand 0 rep_anakin_reckless_1"));
    at.does(0, play_at("rep_anakin_reckless_1", "rattatak"));
    at.throws(&[&[6, 2, 6, 6, 6, 5]]);
    let events = at.does(0, battle("kamino", "rattatak"));
    let EventKind::Fought(series) = &events[0].kind else { panic!() };
    assert_eq!(series.battles[0].attack, [6, 6, 6], "the two is left out");
    assert_eq!((at.on("kamino"), at.on("rattatak")), ("0x4".to_owned(), "1x3".to_owned()));
    // The same invasion from another planet, then another one.
    at.throws(&[&[6, 6, 1, 5, 5]]);
    at.does(0, battle("ando", "rattatak"));
    assert_eq!(at.on("rattatak"), "1x1");
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(0, battle("kamino", "rodia"));
    assert_eq!(at.view(Viewer::Public).support(SeatId(0), &wish("kamino", "rattatak")).attack.extra, 0);
}

#[test]
fn anakin_the_chosen_one_eight_sided_dice_that_count_one_more() {
    let mut at = At::of(&format!("{ARMIES}; seat 0; hand 0 rep_anakin_chosen_1"));
    let offer = offer(&at, 0, "rep_anakin_chosen_1").expect("it can be played");
    assert_eq!((offer.wanted, offer.station), (vec![Wanted::Space], false));
    at.does(0, play_at("rep_anakin_chosen_1", "rattatak"));
    let backing = at.view(Viewer::Public).support(SeatId(0), &wish("kamino", "rattatak")).attack;
    assert_eq!((backing.eight_sided, backing.bonus), (true, 1));
    // Where the dice have eight sides already, the other half is still worth it.
    let mut at = At::of(&format!("{ARMIES}; seat 0; hand 0 rep_anakin_chosen_1 rep_jedi_general_1"));
    at.does(0, play_at("rep_jedi_general_1", "rattatak"));
    at.does(0, play_at("rep_anakin_chosen_1", "rattatak"));
    let backing = at.view(Viewer::Public).support(SeatId(0), &wish("kamino", "rattatak")).attack;
    assert_eq!((backing.eight_sided, backing.bonus), (true, 1));
}

#[test]
fn anakin_ace_pilot_a_fighter_and_an_enemy_ship() {
    let id = "rep_anakin_ace_1";
    let with = |space_: Option<&str>, to: Option<&str>| {
        play(id, Choice { space: space_.map(space), to: to.map(space), ..Choice::default() })
    };
    let mut at = At::of(&format!("kamino=0x5 naboo=2x3 rattatak=1x4+c1d1 kessel=1x4; pile; seat 0; hand 0 {id}"));
    let offer_ = offer(&at, 0, id).expect("it can be played");
    assert_eq!(offer_.wanted, [Wanted::Space, Wanted::To, Wanted::Class(None)]);
    assert_eq!((offer_.spaces, offer_.to), (spaces("rattatak"), spaces("kamino")));
    assert!(matches!(
        at.refuses_specially(0, with(Some("rattatak"), None)),
        SpecialRefusal::Choose { wanted: Wanted::To, .. }
    ));
    assert!(matches!(
        at.refuses_specially(0, with(None, Some("kamino"))),
        SpecialRefusal::Choose { wanted: Wanted::Space, .. }
    ));
    let events = specials(&at.does(0, with(Some("rattatak"), Some("kamino"))));
    assert!(
        matches!(&events[1..], [SpecialEvent::ShipsPlaced { .. }, SpecialEvent::ShipsLost { .. }]),
        "in the order written"
    );
    assert_eq!(
        (at.on("kamino"), at.on("rattatak")),
        ("0x5+f1".to_owned(), "1x4+c1".to_owned()),
        "the best ship is lost"
    );
    // What can be done in part is done in part.
    let mut at = At::of(&format!("kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; pile; seat 0; hand 0 {id}"));
    at.does(0, with(None, Some("kamino")));
    assert_eq!(at.on("kamino"), "0x5+f1");
    let mut at = At::of(&format!("kamino=0x5+f3 naboo=2x3 rattatak=1x4+c1 kessel=1x4; pile; seat 0; hand 0 {id}"));
    at.does(0, with(Some("rattatak"), None));
    assert_eq!(at.on("rattatak"), "1x4");
    let at = At::of(&format!("kamino=0x5+f3 naboo=2x3 rattatak=1x4 kessel=1x4; pile; seat 0; hand 0 {id}"));
    assert!(
        matches!(at.refuses_specially(0, with(None, None)), SpecialRefusal::NoEffect { .. }),
        "neither can do anything"
    );
}

#[test]
fn anakin_wrath_up_to_three_armies_and_one_stays() {
    for (there, left) in [(9, 6), (3, 1), (2, 1)] {
        let mut at = At::of(&format!(
            "kamino=0x5 naboo=2x3 rattatak=1x{there} kessel=1x4; pile; seat 0; hand 0 rep_anakin_hunt_1"
        ));
        at.does(0, play_at("rep_anakin_hunt_1", "rattatak"));
        assert_eq!(at.on("rattatak"), format!("1x{left}"));
    }
    let at = At::of("kamino=0x5 naboo=2x3 rattatak=1x1 ando=1x1 kessel=1x4; pile; seat 0; hand 0 rep_anakin_hunt_1");
    assert!(matches!(
        at.refuses_specially(0, play_at("rep_anakin_hunt_1", "rattatak")),
        SpecialRefusal::DoesNotFit { .. } | SpecialRefusal::NoEffect { .. }
    ));
}

#[test]
fn anakin_torn_forward_or_back_and_never_beyond_the_ends() {
    let id = "rep_anakin_torn_1";
    let go = |back| play(id, Choice { back, ..Choice::default() });
    let at = |track| At::of(&format!("kamino=0x5 naboo=2x3 kessel=1x4; track {track}; seat 0; hand 0 {id}"));
    assert!(matches!(at(6).refuses_specially(0, go(None)), SpecialRefusal::Choose { wanted: Wanted::Way, .. }));
    assert_eq!(offer(&at(6), 0, id).map(|offer| offer.wanted), Some(vec![Wanted::Way]));
    for (from, back, to) in [(6, Some(true), 5), (6, Some(false), 7), (0, None, 1), (11, None, 10)] {
        let mut at = at(from);
        let events = specials(&at.does(0, go(back)));
        assert_eq!(at.theatre().pawn, Some(Pawn::Track(to)));
        assert!(events.iter().any(|event| matches!(event, SpecialEvent::PawnMoved { at, .. } if *at == to)));
    }
}

#[test]
fn visions_two_tokens_for_the_player_alone() {
    let text = "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; token rattatak 0; token kessel 4; token kessel 5; seat 0; hand 0 rep_visions_1 rep_visions_2";
    let look = |at: &str, to: Option<&str>| {
        play("rep_visions_1", Choice { space: Some(space(at)), to: to.map(space), ..Choice::default() })
    };
    let mut at = At::of(text);
    assert!(matches!(at.refuses_specially(0, look("kamino", None)), SpecialRefusal::DoesNotFit { .. }));
    assert!(matches!(at.refuses_specially(0, look("kessel", Some("kamino"))), SpecialRefusal::DoesNotFit { .. }));
    let events = at.does(0, look("kessel", Some("rattatak")));
    let saw: Vec<(SeatId, Face)> = events
        .iter()
        .filter_map(|event| match (&event.kind, event.audience) {
            (EventKind::Special(SpecialEvent::PeekSaw { face, .. }), Audience::Seat(seat)) => Some((seat, *face)),
            (EventKind::Special(SpecialEvent::PeekSaw { .. }), Audience::Everyone) => panic!("told to all"),
            _ => None,
        })
        .collect();
    assert_eq!(saw, [(SeatId(0), Face::Token(4)), (SeatId(0), Face::Token(0))]);
    let known =
        |seat| at.seen_by(seat).theatre().unwrap().markers.iter().filter(|marker| marker.face.is_some()).count();
    assert_eq!((known(0), known(2)), (2, 0), "not even the partner");
    // Without a second wish another one; the last one alone.
    at.does(0, play("rep_visions_2", Choice { space: Some(space("kessel")), ..Choice::default() }));
    let mut at = At::of(text);
    at.does(0, look("kessel", None));
    assert_eq!(at.seen_by(0).theatre().unwrap().markers.iter().filter(|marker| marker.face.is_some()).count(), 2);
}

#[test]
fn visions_change_of_hideout_and_torn_draw_a_card_once_the_order_is_over() {
    for (seat, id, stage) in [(0, "rep_visions_1", "attack"), (1, "sep_change_of_hideout_1", "fortify")] {
        let mut at = At::of(&format!(
            "kamino=0x5 naboo=2x3 kessel=1x4; pawn kessel; seat {seat}; stage {stage}; hand {seat} {id}"
        ));
        let events = specials(&at.does(seat, plain(id)));
        assert!(events.iter().any(|event| matches!(event, SpecialEvent::Played { otherwise: true, .. })), "{id}");
        assert_eq!(at.cards(seat), 1);
    }
    // Torn shows Anakin: the Republic cannot use it any more at all (S4-O7).
    let at = At::of("kamino=0x5 naboo=2x3 kessel=1x4; pawn kessel; seat 0; hand 0 rep_anakin_torn_1");
    assert!(matches!(at.refuses_specially(0, plain("rep_anakin_torn_1")), SpecialRefusal::HeroLost { .. }));
}

#[test]
fn s4_o7_before_the_order_both_sides_use_anakin_afterwards_the_separatists_alone() {
    let heroes: Vec<String> =
        assets::clone_wars().edition.deck.cards().iter().filter(|card| card.hero).map(|card| card.id.clone()).collect();
    for id in heroes {
        let seat = u8::from(id.starts_with("sep"));
        for (order, lost) in [("track 6", false), ("pawn kessel", seat == 0)] {
            let text = format!(
                "kamino=0x5 ando=0x3 naboo=2x3 rattatak=1x4+c1 kessel=1x4; {order}; seat {seat}; stage place 2; hand {seat} {id}"
            );
            let at = At::of(&text);
            let refused = at.game.check(adjutant::game::people::Actor::Seat(SeatId(seat)), &plain(&id)).err();
            assert_eq!(
                matches!(refused, Some(Refusal::Special(SpecialRefusal::HeroLost { .. }))),
                lost,
                "{id}, {order}"
            );
        }
    }
    // Sets and ships it still counts for.
    let mut at = At::of(
        "kamino=0x5 naboo=2x3 kessel=1x4; pawn kessel; seat 0; stage trade 3; hand 0 rep_anakin_hero_1 rep_anakin_ace_1 rep_anakin_torn_1 rep_anakin_chosen_1",
    );
    at.does(0, Action::Special(Special::Build { card: card("rep_anakin_chosen_1"), space: space("kamino") }));
    at.does(0, Action::Trade { cards: ["rep_anakin_ace_1", "rep_anakin_hero_1", "rep_anakin_torn_1"].map(card) });
    assert_eq!((at.on("kamino"), at.stage()), ("0x5+d1".to_owned(), Stage::Place { left: 10, placed: vec![] }));
}

#[test]
fn intercepted_message_and_spy_in_the_senate_two_cards_by_lot_of_an_army_of_the_other_side() {
    let hands = "hand 1 sep_bunkers_1 sep_bunkers_2 sep_secession_1; hand 3 sep_buzz_droids_1; hand 2 rep_gunships_1";
    let mut at = At::of(&format!("{ARMIES}; seat 0; hand 0 rep_intercepted_message_1; {hands}"));
    let SpecialRefusal::Choose { wanted: Wanted::Seat, seats, .. } =
        at.refuses_specially(0, plain("rep_intercepted_message_1"))
    else {
        panic!()
    };
    assert_eq!(seats, [SeatId(1), SeatId(3)]);
    let aim = |seat| play("rep_intercepted_message_1", Choice { seat: Some(SeatId(seat)), ..Choice::default() });
    assert!(matches!(at.refuses_specially(0, aim(2)), SpecialRefusal::Choose { .. }), "not the partner");
    at.picks(&[2, 0]);
    at.does(0, aim(1));
    assert_eq!(at.discard(), ["rep_intercepted_message_1", "sep_bunkers_1", "sep_secession_1"]);
    let mut at = At::of(&format!("{ARMIES}; seat 1; hand 1 sep_spy_in_the_senate_1; hand 2 rep_gunships_1"));
    at.does(1, plain("sep_spy_in_the_senate_1"));
    assert_eq!((at.cards(2), at.discard().len()), (0, 2), "all if fewer; who alone has cards need not be named");
}

#[test]
fn gunships_one_more_move_over_planets_of_the_side_retreat_to_anywhere() {
    let text = "kamino=0x5+f1 ando=2x3 naboo=0x1 felucia=0x1 kessel=1x6 ithor=1x1; pile";
    let go = |id: &str, from: &str, to: &str, troops| {
        let choice = Choice {
            space: Some(space(from)),
            to: Some(space(to)),
            troops: Some(troops),
            ships: None,
            ..Choice::default()
        };
        play(id, choice)
    };
    let mut at = At::of(&format!("{text}; seat 0; stage fortify; hand 0 rep_gunships_1"));
    assert!(matches!(at.refuses(0, go("rep_gunships_1", "kamino", "felucia", 2)), Refusal::NoPath { .. }));
    at.does(0, go("rep_gunships_1", "kamino", "naboo", 2));
    assert_eq!((at.on("naboo"), at.stage()), ("0x3".to_owned(), Stage::Fortify), "the move of the turn is still there");
    at.does(0, Action::Fortify { from: space("kamino"), to: space("naboo"), troops: 1 });
    let mut at = At::of(&format!("{text}; seat 1; stage fortify-ships; hand 1 sep_hyperspace_retreat_1"));
    assert!(matches!(
        at.refuses(1, go("sep_hyperspace_retreat_1", "kessel", "ithor", 6)),
        Refusal::OutOfRange { most: 5, .. }
    ));
    at.does(1, go("sep_hyperspace_retreat_1", "kessel", "ithor", 5));
    assert_eq!(at.on("ithor"), "1x6", "no link is needed");
}

#[test]
fn loyal_company_protects_from_the_order_for_more_than_a_round() {
    let id = "rep_loyal_company_1";
    let mut at = At::of(&format!("{ARMIES}; pile; seat 0; hand 0 {id}"));
    let events = specials(&at.does(0, play_at(id, "kamino")));
    assert!(events.contains(&SpecialEvent::Protected { seat: SeatId(0), space: space("kamino"), from: Danger::Order }));
    assert_eq!(at.theatre().shields.len(), 1);
    for _ in 0..5 {
        at.times_out();
    }
    assert_eq!(at.theatre().shields.len(), 1, "until the order is over, not until the next own turn");
    // Once it is over: two armies anywhere, at any time of the own turn.
    let text = format!("kamino=0x5 ando=0x3 naboo=2x3 rattatak=1x4; pawn rattatak; seat 0; hand 0 {id}");
    let placed = |list: &[(&str, u32)]| {
        let placements = list.iter().map(|&(on, troops)| Placement { space: space(on), troops }).collect();
        play(id, Choice { placements, ..Choice::default() })
    };
    let mut at = At::of(&text);
    assert!(matches!(at.refuses(0, placed(&[("kamino", 3)])), Refusal::TooManyToPlace { asked: 3, left: 2 }));
    assert!(matches!(at.refuses_specially(0, placed(&[("naboo", 1)])), SpecialRefusal::DoesNotFit { .. }));
    at.does(0, placed(&[("kamino", 1), ("ando", 1)]));
    assert_eq!((at.on("kamino"), at.on("ando")), ("0x6".to_owned(), "0x4".to_owned()));
    let mut at = At::of(&text);
    at.does(0, plain(id));
    assert_eq!(
        (at.on("kamino"), at.on("ando")),
        ("0x6".to_owned(), "0x4".to_owned()),
        "spread over the borders by default"
    );
    let mut at = At::of(&format!("{text}; stage place 3"));
    at.does(0, plain(id));
    assert_eq!(at.stage(), Stage::Place { left: 5, placed: vec![] }, "with the reinforcements while they are placed");
}

#[test]
fn hold_the_line_and_bunkers_eight_sided_dice_until_the_next_own_turn() {
    for (seat, id, on, foe, from) in
        [(0, "rep_hold_the_line_1", "kamino", 1, "rattatak"), (1, "sep_bunkers_1", "rattatak", 0, "kamino")]
    {
        let mut at = At::of(&format!("{ARMIES}; pile; seat {seat}; hand {seat} {id}"));
        at.does(seat, play_at(id, on));
        let eights = |at: &At| at.view(Viewer::Public).support(SeatId(foe), &wish(from, on)).defence.eight_sided;
        assert!(eights(&at));
        while at.on_turn() != seat || eights(&at) {
            assert!(at.on_turn() != seat || at.theatre().shields.len() == 1);
            at.times_out();
        }
        assert!(!eights(&at), "{id}");
    }
}

#[test]
fn boarding_party_and_buzz_droids_destroy_a_ship_beside_an_own_planet() {
    for (seat, id, to) in [(0, "rep_boarding_party_1", "rattatak"), (1, "sep_buzz_droids_1", "kamino")] {
        let mut at = At::of(&format!(
            "kamino=0x5+f1d1 ando=0x3 naboo=2x3+d1 rattatak=1x4+f1c1 kessel=1x4; pile; seat {seat}; hand {seat} {id}"
        ));
        let class = |class| play(id, Choice { space: Some(space(to)), class: Some(class), ..Choice::default() });
        let absent = if seat == 0 { ShipClass::Destroyer } else { ShipClass::Bomber };
        assert!(matches!(at.refuses_specially(seat, class(absent)), SpecialRefusal::TooFewShips { .. }));
        at.does(seat, class(ShipClass::Fighter));
        let left = at.view(Viewer::Public).spaces[space(to)].ships;
        assert_eq!(left, if seat == 0 { ships(0, 1, 0) } else { ships(0, 0, 1) });
    }
}

#[test]
fn secession_takes_a_weak_planet_and_counts_as_conquered() {
    let mut at =
        At::of("kamino=0x1 ando=0x2 naboo=2x1+f1 rattatak=1x4 kessel=1x4; pile; seat 1; hand 1 sep_secession_1");
    assert_eq!(
        offer(&at, 1, "sep_secession_1").map(|offer| offer.spaces),
        Some(spaces("kamino")),
        "one army, no ship, beside"
    );
    at.does(1, play_at("sep_secession_1", "kamino"));
    assert_eq!((at.on("kamino"), at.theatre().doing.beaten), ("1x1".to_owned(), vec![SeatId(0)]));
    at.does(1, Action::EndTurn);
    assert_eq!(at.cards(1), 1);
}

#[test]
fn change_of_hideout_a_hidden_token_to_any_planet_of_the_side_without_one() {
    let text = "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; token rattatak 0; token kessel 4; seat 1; stage fortify; hand 1 sep_change_of_hideout_1";
    let mut at = At::of(text);
    let go = |from: &str, to: &str| {
        play("sep_change_of_hideout_1", Choice { space: Some(space(from)), to: Some(space(to)), ..Choice::default() })
    };
    assert!(matches!(at.refuses_specially(1, go("rattatak", "kessel")), SpecialRefusal::DoesNotFit { .. }));
    let events = specials(&at.does(1, go("rattatak", "ithor")));
    assert!(
        events.contains(&SpecialEvent::MarkerMoved { from: space("rattatak"), to: space("ithor"), by_card: true }),
        "the partner's Ithor"
    );
    assert!(at.theatre().has_marker(space("ithor")) && at.theatre().markers.iter().all(|marker| marker.face.is_none()));
}

#[test]
fn orbital_yards_and_guild_wharves_a_ship_besides_the_built_one() {
    for (seat, id, on) in [(0, "rep_orbital_yards_1", "ando"), (1, "sep_guild_wharves_1", "kessel")] {
        let mut at = At::of(&format!("{ARMIES}; seat {seat}; stage place 2; hand {seat} {id}"));
        at.does(seat, play(id, Choice { space: Some(space(on)), class: Some(ShipClass::Bomber), ..Choice::default() }));
        assert_eq!(at.view(Viewer::Public).spaces[space(on)].ships, ships(0, 1, 0));
    }
}

#[test]
fn second_transmission_three_more_to_place_once_the_order_is_over() {
    let id = "sep_second_transmission_1";
    let mut at = At::of(&format!("kamino=0x5 naboo=2x3 kessel=1x4; pawn kessel; seat 1; stage place 3; hand 1 {id}"));
    at.does(1, plain(id));
    assert_eq!(at.stage(), Stage::Place { left: 6, placed: vec![] });
    let at = At::of(&format!("kamino=0x5 naboo=2x3 kessel=1x4; track 8; seat 1; stage place 3; hand 1 {id}"));
    assert!(
        matches!(at.refuses_specially(1, plain(id)), SpecialRefusal::WrongWindow { .. }),
        "before, only with the order"
    );
}

#[test]
fn false_coordinates_and_jammed_frequencies_are_armed_not_played() {
    for (seat, id) in [(0, "rep_false_coordinates_1"), (1, "sep_jammed_frequencies_1")] {
        let at = At::of(&format!("{ARMIES}; seat {seat}; hand {seat} {id}"));
        assert!(matches!(at.refuses_specially(seat, plain(id)), SpecialRefusal::OnlyArmed { .. }));
        assert!(offer(&at, seat, id).is_none());
    }
}

#[test]
fn change_of_hideout_says_which_of_several_tokens_goes_else_the_one_laid_first() {
    let id = "sep_change_of_hideout_1";
    let text = format!(
        "kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; token kessel 4; token kessel 5; token rattatak 0; seat 1; stage fortify; hand 1 {id}"
    );
    let go = |marker| {
        play(id, Choice { space: Some(space("kessel")), to: Some(space("ithor")), marker, ..Choice::default() })
    };
    let at = At::of(&text);
    let offer = offer(&at, 1, id).expect("it can be played");
    assert_eq!(offer.wanted, [Wanted::Space, Wanted::To, Wanted::Marker]);
    assert_eq!(offer.markers, [(space("kessel"), vec![0, 1])], "where one lies alone nothing is asked");
    for (marker, gone) in [(None, 4), (Some(0), 4), (Some(1), 5)] {
        let mut at = At::of(&text);
        at.does(1, go(marker));
        let theatre = at.seen_by(1);
        let on = |on: &str| {
            let there = theatre.theatre().unwrap().markers.iter().filter(|marker| marker.space == space(on));
            there.filter_map(|marker| marker.face).collect::<Vec<_>>()
        };
        assert_eq!((on("ithor"), on("kessel")), (vec![Face::Token(gone)], vec![Face::Token(9 - gone)]), "{marker:?}");
    }
    // A token of another planet is none of this one, nor is one of this planet another's where it lies alone.
    assert!(matches!(at.refuses_specially(1, go(Some(2))), SpecialRefusal::DoesNotFit { .. }));
    let alone = |marker| {
        play(id, Choice { space: Some(space("rattatak")), to: Some(space("ithor")), marker, ..Choice::default() })
    };
    for marker in [0, 1, 3, u8::MAX] {
        let refused = at.refuses_specially(1, alone(Some(marker)));
        assert!(matches!(refused, SpecialRefusal::DoesNotFit { .. }), "{marker}: {refused:?}");
    }
    At::of(&text).does(1, alone(Some(2)));
}

#[test]
fn visions_asks_for_a_second_token_where_there_are_two() {
    let text =
        |tokens: &str| format!("kamino=0x5 naboo=2x3 rattatak=1x4 kessel=1x4; {tokens}; seat 0; hand 0 rep_visions_1");
    let asked = |tokens: &str| offer(&At::of(&text(tokens)), 0, "rep_visions_1").map(|offer| (offer.wanted, offer.to));
    let both = spaces("rattatak kessel");
    let two = asked("token rattatak 0; token kessel 4").expect("it can be played");
    assert_eq!(
        (two.0, two.1.iter().all(|space| both.contains(space)), two.1.len()),
        (vec![Wanted::Space, Wanted::Also], true, 2)
    );
    assert_eq!(asked("token kessel 4; token kessel 5"), Some((vec![Wanted::Space, Wanted::Also], spaces("kessel"))));
    assert_eq!(asked("token kessel 4"), Some((vec![Wanted::Space], Vec::new())));
}
