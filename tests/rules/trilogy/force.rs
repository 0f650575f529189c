//! The Force, the resource counter, cards as such, and the neutral Hutts (S0-F1 to S0-F5, S0-C1 to S0-C7, S0-H1, S0-H2).

use adjutant::assets;
use adjutant::game::action::Action;
use adjutant::game::cards::Symbol;
use adjutant::game::conquest::effect::{Effect, Side, Window};
use adjutant::game::conquest::special::{Choice, Special, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{Event, EventKind, Goal, Outcome};
use adjutant::game::ids::{SeatId, SideId};
use adjutant::game::people::Viewer;
use adjutant::game::refusal::Refusal;

use super::position::{At, attack, battle, build, card, name_of, play, play_at, space, specials};

/// How many cards were drawn.
fn drawn(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event.kind, EventKind::Drew { .. })).count()
}

fn earned(events: &[Event]) -> Option<(u8, u8)> {
    specials(events).iter().find_map(|event| match event {
        SpecialEvent::CardsEarned { for_sides, extra, .. } => Some((*for_sides, *extra)),
        _ => None,
    })
}

fn trade(cards: [&str; 3]) -> Action {
    Action::Trade { cards: cards.map(card) }
}

/// The cards of a side's pile but for some, as a position names them.
fn all_of(side: &str, but: &[&str]) -> String {
    let deck = &assets::original_trilogy().edition.deck;
    let cards = deck.ids().map(name_of).filter(|id| id.starts_with(side) && !but.contains(&id.as_str()));
    cards.collect::<Vec<_>>().join(" ")
}

#[test]
fn s0_f1_the_track_has_seven_spaces_and_its_ends_hold() {
    for (seat, hand, start, ends) in [(1, "emp_emperors_will_1", -2, -3), (0, "reb_jedi_returns_1", 2, 3)] {
        let text = format!("seat {seat}; hoth=0x3; force {start}; hand {seat} {hand}");
        let mut at = At::of(2, &text);
        let events = at.does(seat, play(hand, Choice::default()));
        assert_eq!(at.force(), ends);
        let steps = ends - start;
        assert!(specials(&events).contains(&SpecialEvent::MeterShifted { steps, at: ends }), "it moves by one only");
    }
}

#[test]
fn s0_f1_and_f2_cards_for_the_favoured_side_at_the_end_of_each_own_turn() {
    let expected = [(-3, 2, 0), (-2, 1, 0), (-1, 1, 0), (0, 0, 0), (1, 0, 1), (2, 0, 1), (3, 0, 2)];
    for (force, empire, rebels) in expected {
        for (seat, cards) in [(0, rebels), (1, empire), (2, rebels), (3, empire)] {
            let text = format!("seat {seat}; hoth=0x3; endor=2x2; byss=1x2; force {force}");
            let events = At::of(4, &text).does(seat, Action::EndTurn);
            assert_eq!(drawn(&events), usize::from(cards), "force {force}, seat {seat}");
            assert_eq!(earned(&events), (cards > 0).then_some((0, cards)), "not tied to a conquest");
        }
        let events = At::of(3, &format!("seat 1; hoth=0x3; endor=1x2; force {force}")).does(1, Action::EndTurn);
        assert_eq!(drawn(&events), 0, "the Hutts have nothing of it");
    }
}

#[test]
fn s0_f3_rebels_who_take_a_base_move_the_force_to_the_light_side() {
    let mut at = At::of(2, "seat 0; hoth=0x9; anoat=1x1; marker anoat plain; marker byss leader; force -1");
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(0, attack("hoth", "anoat"));
    assert_eq!(at.force(), 0);
    // Hutts who take one do not.
    let text = "seat 1; hoth=1x9; endor=0x1; anoat=2x1; marker anoat plain; marker byss leader; force -1";
    let mut at = At::of(3, text);
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(1, attack("hoth", "anoat"));
    assert_eq!(at.force(), -1);
}

#[test]
fn s0_f3_a_station_destroyed_by_the_rebels_moves_the_force_and_one_by_the_hutts_does_not() {
    for (seat, force) in [(0, 3), (1, 2)] {
        let mut at = At::of(3, &format!("seat {seat}; hoth={seat}x9; endor={}x1; station anoat; force 2", 1 - seat));
        let assault = adjutant::game::conquest::special::Assault {
            from: space("hoth"),
            armies: None,
            ships: None,
            repeat: false,
        };
        at.throws(if seat == 0 { &[&[6, 6, 6, 6, 6]] } else { &[&[6, 6, 6]] });
        at.special(seat, Special::Assault(assault));
        assert_eq!((at.force(), at.view(Viewer::Public).theatre().unwrap().station), (force, None));
    }
}

#[test]
fn s0_f3_a_destroyed_planet_and_a_new_station_move_it_to_the_dark_side() {
    let text = "seat 1; stage station; station hoth; hoth=0x3; endor=0x1; force 1; hand 1 emp_fire_ison_1";
    let mut at = At::of(2, text);
    at.does(1, play("emp_fire_ison_1", Choice::default()));
    assert_eq!(at.force(), 0);
    let mut at = At::of(2, "seat 1; stage station; hoth=0x3; force 1; hand 1 emp_new_death_star_1");
    at.does(1, play_at("emp_new_death_star_1", "byss"));
    assert_eq!(at.force(), 0);
}

/// So many resource planets for seat 1, and one planet for seat 0.
fn resources(count: usize) -> String {
    let board = &assets::original_trilogy().edition.board;
    let all = board.spaces().iter().filter(|space| space.resource);
    let held: Vec<String> = all.take(count).map(|space| format!("{}=1x3", space.id)).collect();
    format!("endor=0x2 toydaria=1x2 {}; counter {count}", held.join(" "))
}

#[test]
fn s0_f4_the_counter_gives_the_active_hutts_cards_at_the_end_of_their_turn() {
    for (held, cards) in [(0, 0), (3, 0), (4, 1), (6, 1), (7, 2), (8, 2), (9, 3)] {
        let mut at = At::of(3, &format!("seat 1; {}", resources(held)));
        let events = at.does(1, Action::EndTurn);
        assert_eq!((drawn(&events), earned(&events)), (cards.into(), (cards > 0).then_some((0, cards))), "{held} held");
    }
    // Others have nothing of it.
    let mut at = At::of(3, &format!("seat 0; {}", resources(9)));
    assert_eq!(drawn(&at.does(0, Action::EndTurn)), 0);
}

#[test]
fn s0_f4_by_option_the_hutts_draw_for_the_resource_planets_that_they_gained() {
    let text = format!("seat 1; {}; option hutt-cards=gained", resources(9));
    assert_eq!(drawn(&At::of(3, &text).does(1, Action::EndTurn)), 0);
    let text = "seat 1; endor=0x1; anoat=1x9; bespin=2x1; hoth=2x1; counter 0; option hutt-cards=gained";
    let mut at = At::of(3, text);
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(1, attack("anoat", "bespin"));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(1, attack("anoat", "hoth"));
    let events = at.does(1, Action::EndTurn);
    assert_eq!((drawn(&events), earned(&events)), (2, Some((1, 1))), "one for the Empire, one for Bespin");
}

#[test]
fn s0_f5_the_counter_follows_every_gain_loss_and_destruction() {
    let mut at = At::of(3, "seat 1; endor=0x1; anoat=1x9; bespin=2x1; counter 0");
    at.throws(&[&[6, 6, 6, 1]]);
    let events = at.does(1, attack("anoat", "bespin"));
    assert!(specials(&events).contains(&SpecialEvent::Counter { held: 1 }));
    // Lost to another.
    let mut at = At::of(3, "seat 0; anoat=0x9; bespin=1x1; toydaria=1x1; counter 1");
    at.throws(&[&[6, 6, 6, 1]]);
    let events = at.does(0, attack("anoat", "bespin"));
    assert!(specials(&events).contains(&SpecialEvent::Counter { held: 0 }));
    // Destroyed.
    let text =
        "seat 2; stage station; station bespin; bespin=1x1; toydaria=1x1; endor=0x1; counter 1; hand 2 emp_fire_ison_1";
    let mut at = At::of(3, text);
    let events = at.does(2, play("emp_fire_ison_1", Choice::default()));
    assert!(specials(&events).contains(&SpecialEvent::Counter { held: 0 }));
}

#[test]
fn s0_c1_each_side_has_nine_cards_of_each_class_and_the_events_that_the_rules_need() {
    let deck = &assets::original_trilogy().edition.deck;
    for side in (0..3).map(SideId) {
        for class in [Symbol::First, Symbol::Second, Symbol::Third] {
            let cards = deck.cards().iter().filter(|card| card.side == Some(side) && card.symbol == class);
            assert_eq!(cards.count(), 9, "side {}, {class:?}", side.0);
        }
    }
    assert!(deck.cards().iter().all(|card| card.event.is_some()));
    let has = |side: u8, fits: &dyn Fn(&Effect) -> bool| {
        let of_side = deck.cards().iter().filter(|card| card.side == Some(SideId(side)));
        of_side.filter_map(|card| card.event.as_ref()).any(|event| fits(&event.effect))
    };
    let regions = assets::original_trilogy().edition.board.region_ids();
    for region in regions {
        assert!(has(0, &|effect| *effect == Effect::Fire { region }));
    }
    assert!(has(0, &|effect| *effect == Effect::BuildStation));
    assert!(has(0, &|effect| *effect == Effect::ShiftMeter { steps: -1 }));
    assert!(has(1, &|effect| *effect == Effect::ShiftMeter { steps: 1 }));
    for side in 0..3 {
        assert!(has(side, &|effect| *effect == Effect::EightSided { side: Side::Attack }));
        assert!(has(side, &|effect| matches!(effect, Effect::Troops { .. })));
    }
}

#[test]
fn s0_c1_any_number_of_events_is_played_in_a_turn() {
    let text = "seat 0; hoth=0x3; force -3; stage place 3; hand 0 reb_hope_1 reb_hope_2 reb_hope_3 reb_jedi_returns_1 reb_recruits_1";
    let mut at = At::of(2, text);
    for id in ["reb_hope_1", "reb_hope_2", "reb_hope_3", "reb_jedi_returns_1", "reb_recruits_1"] {
        at.does(0, play(id, Choice::default()));
    }
    assert_eq!((at.force(), at.hand(0).len(), at.discard().len()), (2, 0, 5));
}

#[test]
fn s0_c2_a_card_beats_the_rules() {
    // A second ship in a turn, and a planet that is taken without a battle.
    let text = "seat 1; hoth=1x2; anoat=2x1; endor=0x1; stage place 3; hand 1 hut_smuggler_fleet_1 hut_slaves_1 hut_bribed_governor_1";
    let mut at = At::of(3, text);
    at.does(1, build("hut_slaves_1", "hoth"));
    at.does(1, play_at("hut_smuggler_fleet_1", "hoth"));
    assert_eq!(at.view(Viewer::Public).spaces[space("hoth")].ships.total(), 2);
    at.does(
        1,
        Action::Place { placements: vec![adjutant::game::action::Placement { space: space("hoth"), troops: 3 }] },
    );
    at.does(1, play_at("hut_bribed_governor_1", "anoat"));
    assert_eq!(at.on("anoat"), "1x1");
}

const SIX: [&str; 6] =
    ["reb_hope_1", "reb_hope_2", "reb_hope_3", "reb_recruits_1", "reb_recruits_2", "reb_jedi_returns_1"];

#[test]
fn s0_c3_one_set_and_one_ship_in_a_turn_in_either_order() {
    for ship_first in [true, false] {
        let mut at =
            At::of(2, &format!("seat 0; hoth=0x3; stage trade 3; hand 0 {} reb_spies_1 reb_spies_2", SIX.join(" ")));
        let ship = build("reb_jedi_returns_1", "hoth");
        // Fighter, bomber, destroyer: seven armies.
        let set = trade(["reb_hope_1", "reb_hope_2", "reb_hope_3"]);
        let both = if ship_first { [ship, set] } else { [set, ship] };
        for action in both {
            at.does(0, action);
        }
        assert_eq!(at.stage(), Stage::Place { left: 10, placed: vec![] });
        assert_eq!(at.on("hoth"), "0x3+d1");
        let again = at.refuses_specially(0, trade(["reb_spies_1", "reb_spies_2", "reb_recruits_1"]));
        assert!(matches!(again, SpecialRefusal::TradedAlready));
        let again = at.refuses_specially(0, build("reb_recruits_1", "hoth"));
        assert!(matches!(again, SpecialRefusal::BuiltAlready));
    }
}

#[test]
fn s0_c3_ships_are_built_before_anything_is_attacked() {
    for stage in ["attack", "fortify", "fortify-ships"] {
        let at = At::of(2, &format!("seat 0; hoth=0x3; stage {stage}; hand 0 reb_hope_1"));
        assert!(matches!(at.refuses_specially(0, build("reb_hope_1", "hoth")), SpecialRefusal::TooLateToBuild));
        assert_eq!(at.refuses(0, build("reb_hope_2", "hoth")), Refusal::NotYourCard { card: card("reb_hope_2") });
    }
}

#[test]
fn s0_c3_a_hand_that_is_too_small_for_a_set_after_a_ship_or_an_event_goes_on_to_placing() {
    let text = "seat 0; hoth=0x3; stage trade 3; hand 0 reb_hope_1 reb_hope_2 reb_spies_1";
    let mut at = At::of(2, text);
    at.does(0, build("reb_hope_1", "hoth"));
    assert_eq!(at.stage(), Stage::Place { left: 3, placed: vec![] });
    let mut at = At::of(2, text);
    at.does(0, play("reb_hope_1", Choice::default()));
    assert_eq!(at.stage(), Stage::Place { left: 3, placed: vec![] });
}

#[test]
fn a_set_is_worth_what_its_classes_are() {
    let sets = [
        (["reb_hope_1", "reb_recruits_1", "reb_spies_1"], 4),
        (["reb_hope_2", "reb_recruits_2", "reb_spies_3"], 5),
        (["reb_hope_3", "reb_jedi_returns_1", "reb_spies_4"], 6),
        (["reb_hope_3", "reb_recruits_2", "reb_spies_1"], 7),
    ];
    for (set, armies) in sets {
        let mut at = At::of(2, &format!("seat 0; hoth=0x3; stage trade 3; hand 0 {}", set.join(" ")));
        at.does(0, trade(set));
        assert_eq!(at.stage(), Stage::Place { left: 3 + armies, placed: vec![] }, "{set:?}");
    }
}

#[test]
fn s0_c4_nobody_is_forced_to_trade_and_there_is_no_limit_to_a_hand() {
    let all = all_of("reb", &[]);
    let mut at = At::of(2, &format!("seat 0; hoth=0x3; stage trade 3; hand 0 {all}"));
    assert_eq!(at.hand(0).len(), 27);
    at.does(0, Action::EndStep);
    assert_eq!(at.stage(), Stage::Place { left: 3, placed: vec![] });
}

#[test]
fn s0_c5_used_cards_come_back_when_the_pile_is_empty_and_traded_sets_do_not() {
    let set = ["emp_grip_of_fear_1", "emp_legion_2", "emp_walkers_1"];
    let rest = all_of("emp", &[&set[..], &["emp_grip_of_fear_2", "emp_legion_1"]].concat());
    // All cards of the Empire are in its hand; two are used, three traded.
    let text = format!(
        "seat 1; hoth=0x3; byss=1x3; force -1; stage trade 3; discard reb_hope_1; hand 1 {rest} {} emp_grip_of_fear_2 emp_legion_1",
        set.join(" ")
    );
    let used = |at: &mut At| {
        at.does(1, play("emp_grip_of_fear_2", Choice::default()));
        at.does(1, build("emp_legion_1", "byss"));
        at.does(1, trade(set));
        at.times_out()
    };
    let mut at = At::of(2, &text);
    let events = used(&mut at);
    let back = events.iter().find_map(|event| match event.kind {
        EventKind::Reshuffled { cards } => Some(cards),
        _ => None,
    });
    assert_eq!((back, drawn(&events)), (Some(2), 1), "those of the own side alone");
    assert_eq!(at.view(Viewer::Public).gone.iter().map(|&card| name_of(card)).collect::<Vec<_>>().len(), 3);
    assert_eq!(at.discard(), ["reb_hope_1"]);
    // By option they are gone for good.
    let mut at = At::of(2, &format!("{text}; option used-cards=gone"));
    let events = used(&mut at);
    assert!(events.iter().any(|event| matches!(event.kind, EventKind::NoCardLeft { .. })));
    assert_eq!((drawn(&events), at.view(Viewer::Public).gone.len()), (0, 5));
}

#[test]
fn s0_c6_the_cards_of_an_eliminated_army_are_discarded() {
    let text = "seat 0; anoat=0x9; bespin=1x1; hand 1 hut_slaves_1 hut_rancor_1; hand 0 reb_hope_1";
    for (option, comes_back) in [("reshuffled", true), ("gone", false)] {
        let mut at = At::of(3, &format!("{text}; option used-cards={option}; counter 1"));
        at.throws(&[&[6, 6, 6, 1]]);
        let events = at.does(0, attack("anoat", "bespin"));
        let lost = ["hut_slaves_1", "hut_rancor_1"].map(card).to_vec();
        let told = SpecialEvent::CardsLost { seat: SeatId(1), by: None, cards: lost, draws: vec![] };
        assert!(specials(&events).contains(&told));
        assert_eq!(at.hand(0), ["reb_hope_1"], "nobody takes them");
        let cards = if comes_back { at.view(Viewer::Public).discard.len() } else { at.view(Viewer::Public).gone.len() };
        assert_eq!(cards, 2);
        assert!(matches!(at.stage(), Stage::Attack), "and nothing is traded at once");
    }
}

#[test]
fn s0_c7_partners_draw_from_one_pile_into_hands_of_their_own_that_they_may_look_at() {
    let text = "seat 1; hoth=0x3; endor=2x2; byss=1x2; force -1; hand 1 emp_grip_of_fear_1; hand 3 emp_walkers_1";
    let mut at = At::of(4, text);
    let pile =
        |at: &At, side| at.view(Viewer::Public).piles.iter().find(|of| of.0 == Some(SideId(side))).map(|of| of.1);
    let before = (pile(&at, 0), pile(&at, 1), pile(&at, 2));
    at.does(1, Action::EndTurn);
    assert_eq!((pile(&at, 0), pile(&at, 1), pile(&at, 2)), (before.0.map(|cards| cards - 1), before.1, before.2));
    assert_eq!((at.hand(1).len(), at.hand(3).len()), (2, 1));
    let at = At::of(4, text);
    let partner = &at.seen_by(1).partner_hands[&SeatId(3)];
    assert_eq!(partner.cards(), [card("emp_walkers_1")]);
    for other in [0, 2] {
        assert!(at.seen_by(other).partner_hands.keys().all(|&seat| seat != SeatId(1) && seat != SeatId(3)));
    }
    assert!(at.view(Viewer::Public).partner_hands.is_empty());
    // A card of the partner cannot be used.
    let at = At::of(4, &format!("{text}; stage place 3"));
    assert_eq!(at.refuses(1, build("emp_walkers_1", "byss")), Refusal::NotYourCard { card: card("emp_walkers_1") });
    let theirs = play("emp_walkers_1", Choice::default());
    assert_eq!(at.refuses(1, theirs), Refusal::NotYourCard { card: card("emp_walkers_1") });
}

#[test]
fn s0_h1_neutral_hutts_defend_with_the_most_dice_and_have_nothing_else() {
    let mut at = At::of(2, "seat 0; anoat=0x9; bespin=-x5; stage attack");
    at.throws(&[&[6, 6, 6, 1, 1]]);
    at.does(0, battle("anoat", "bespin"));
    assert_eq!(at.on("bespin"), "-x3");
    at.throws(&[&[6, 6, 6, 1, 1], &[6, 6, 6, 1]]);
    let events = at.does(0, attack("anoat", "bespin"));
    assert!(events.iter().any(|event| matches!(event.kind, EventKind::Captured { from: None, .. })));
    // Their planet counts like that of another side (S0-E9).
    assert_eq!(earned(&at.does(0, Action::EndTurn)), Some((1, 0)));
    // They have no turn, no armies and no counter.
    let mut at = At::of(4, "seat 0; anoat=0x3; endor=2x1; byss=1x1; bespin=-x5");
    for seat in [0, 1, 2, 3, 0] {
        assert_eq!(at.view(Viewer::Public).awaited()[0].seat, SeatId(seat));
        at.times_out();
    }
    assert_eq!((at.on("bespin").as_str(), at.view(Viewer::Public).theatre().unwrap().counter), ("-x5", 0));
}

#[test]
fn s0_h2_neutral_hutts_neither_win_nor_stand_in_the_way() {
    // They hold all resource planets, and the last Rebels fall.
    let board = &assets::original_trilogy().edition.board;
    let neutral: Vec<String> =
        board.spaces().iter().filter(|space| space.resource).map(|space| format!("{}=-x2", space.id)).collect();
    let mut at = At::of(2, &format!("seat 1; {} hoth=0x1 anoat=1x9 byss=1x2", neutral.join(" ")));
    at.throws(&[&[6, 6, 6, 1]]);
    let events = at.does(1, attack("anoat", "hoth"));
    let won = Outcome::Side { side: SideId(0), seats: vec![SeatId(1)], goal: Goal::WipedOut };
    assert_eq!(events.last().map(|event| event.kind.clone()), Some(EventKind::Ended(won)));
}

#[test]
fn every_event_is_played_in_its_window_alone() {
    let deck = &assets::original_trilogy().edition.deck;
    let mut seen = 0;
    for id in deck.ids() {
        let of = deck.card(id);
        let event = of.event.as_ref().unwrap();
        let seat = [2_u8, 0, 1][usize::from(of.side.unwrap().0)];
        let late: &[&str] = if seat == 2 { &["station"] } else { &[] };
        for stage in ["trade 3", "place 3", "attack", "fortify", "fortify-ships"].iter().chain(late) {
            let spare: Vec<String> = deck
                .ids()
                .filter(|&other| other != id && deck.card(other).side == of.side)
                .map(name_of)
                .take(2)
                .collect();
            let text =
                format!("seat {seat}; hoth=0x3; endor=1x2; stage {stage}; hand {seat} {} {}", of.id, spare.join(" "));
            let at = At::of(3, &text);
            let refusal = at
                .game
                .check(adjutant::game::people::Actor::Seat(SeatId(seat)), &play(&of.id, Choice::default()))
                .err();
            let wrong = matches!(&refusal, Some(Refusal::Special(SpecialRefusal::WrongWindow { card, window }))
                if *card == id && *window == event.window);
            let only_armed = matches!(&refusal, Some(Refusal::Special(SpecialRefusal::OnlyArmed { .. })));
            let open = match event.window {
                Window::Reinforce => stage.starts_with("trade") || stage.starts_with("place"),
                Window::Invade | Window::Declare => *stage == "attack",
                Window::Fortify => stage.starts_with("fortify"),
                Window::Station => *stage == "station",
                Window::OwnTurn => true,
                Window::Standing | Window::Order => false,
            };
            assert_eq!(only_armed, event.window == Window::Standing, "{} in {stage}: {refusal:?}", of.id);
            assert_eq!(wrong, !open && event.window != Window::Standing, "{} in {stage}: {refusal:?}", of.id);
            seen += 1;
        }
        // In the turn of another nothing is played.
        let other = (seat + 1) % 3;
        let at = At::of(3, &format!("seat {other}; hoth=0x3; endor=1x2; hand {seat} {}", of.id));
        assert!(matches!(at.refuses(seat, play(&of.id, Choice::default())), Refusal::NotYourTurn { .. }));
    }
    assert_eq!(seen, 81 * 5 + 27);
}
