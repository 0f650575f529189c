//! Posts and looks of the Original Trilogy: within every limit, and with no word of what only some may know.

use std::collections::{BTreeMap, BTreeSet};

use adjutant::game::action::{Action, Placement};
use adjutant::game::conquest::parts::fleet::ShipClass;
use adjutant::game::conquest::special::{Choice, Special, SpecialEvent};
use adjutant::game::conquest::theatre::Guard;
use adjutant::game::conquest::view::{PhaseView, SetUpView};
use adjutant::game::event::{EventKind, Goal, Outcome, SeriesEnd};
use adjutant::game::ids::{BySeat, SeatId, SideId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::Viewer;
use adjutant::table::answer::Seen;
use adjutant::table::draft::Draft;
use adjutant::table::panel::{Chosen, Panel};
use adjutant::table::sight::{Entry, Sight};
use adjutant::text::lang::Lang;
use adjutant::text::{
    self, EndNews, MISSING, Message, Names, PictureWish, board_text, end_post, lobby_post, set_up_post, turn_post,
};

use super::fixture::{conquest, entry, income, longest_name, matched, series, short_name};
use super::lengths::within_limits;
use super::trilogy::{seen, strike, teams};
use crate::rules::trilogy::position::{At, card, ships, space};

/// A turn of the Empire in which everything happens that can.
fn long_turn(fights: u64) -> Vec<Entry> {
    let seat = SeatId(1);
    let (endor, hoth, gamorr) = (space("endor"), space("hoth"), space("gamorr"));
    let special = |event| EventKind::Special(event);
    let placements = vec![Placement { space: endor, troops: 12 }, Placement { space: hoth, troops: 30 }];
    let mut events = vec![
        vec![
            EventKind::TurnBegan { seat, turn: 12, round: 3, income: income(18) },
            special(SpecialEvent::MarkerDrawn { seat, left: 3, draw: 900 }),
        ],
        vec![special(SpecialEvent::MarkerLaid { seat, space: endor })],
        vec![special(SpecialEvent::Built {
            seat,
            card: card("emp_legion_1"),
            class: ShipClass::Fighter,
            space: endor,
        })],
        vec![
            special(SpecialEvent::Played {
                seat,
                card: card("emp_fortress_garrisons_1"),
                choice: Choice::default(),
                otherwise: false,
            }),
            special(SpecialEvent::TroopsGained { seat, troops: 6, placements: placements.clone() }),
        ],
        vec![EventKind::Placed { seat, placements }],
    ];
    for n in 0..fights {
        let defender = SeatId(if n % 2 == 0 { 0 } else { 2 });
        let mut fought = series(seat, defender, 17, SeriesEnd::Captured);
        (fought.from, fought.to) = (endor, hoth);
        events.push(vec![
            EventKind::Fought(fought),
            special(SpecialEvent::ShipsLost { seat: defender, space: hoth, ships: ships(3, 3, 3) }),
            EventKind::Captured { seat, from: Some(defender), space: hoth },
            EventKind::MovedIn { seat, from: endor, to: hoth, troops: 4_321 },
            special(SpecialEvent::ShipsMoved { seat, from: endor, to: hoth, ships: ships(6, 6, 6) }),
        ]);
    }
    let strikes = (0..40).map(|_| strike(17, false)).collect();
    events.push(vec![special(SpecialEvent::Assaulted { seat, from: hoth, station: endor, strikes, destroyed: false })]);
    events.push(vec![special(SpecialEvent::CalledOff {
        by: SeatId(0),
        card: card("emp_orders_never_came_1"),
        attacker: seat,
        space: hoth,
        returned: vec![card("emp_dark_lord_1")],
    })]);
    events.push(vec![
        special(SpecialEvent::StationRolled { seat, rolled: 6, added: 4, draw: 1_000 }),
        special(SpecialEvent::StationMoved { seat, from: endor, to: gamorr, distance: 7 }),
    ]);
    events.push(vec![
        special(SpecialEvent::Played {
            seat,
            card: card("emp_fire_outer_rim_1"),
            choice: Choice::default(),
            otherwise: false,
        }),
        special(SpecialEvent::SpaceDestroyed {
            by: seat,
            space: gamorr,
            from: Some(SeatId(2)),
            troops: 999,
            ships: ships(3, 3, 3),
        }),
        special(SpecialEvent::MeterShifted { steps: -1, at: -3 }),
        EventKind::Eliminated { seat: SeatId(2), by: seat, cards: 0 },
        special(SpecialEvent::CardsEarned { seat, for_sides: 2, extra: 2 }),
    ]);
    (500..).zip(events).map(|(moves, events)| entry(moves, events)).collect()
}

#[test]
fn the_longest_turn_of_the_empire_is_told_within_the_limits() {
    let at = teams();
    for lang in Lang::ALL {
        for (name, fights) in [(longest_name as fn(SeatId) -> String, 20), (short_name, 1)] {
            let mut sight = seen(4, &at, Viewer::Public, name);
            conquest(&mut sight).turn = 12;
            let entries = long_turn(fights);
            let message = turn_post(&sight, 12, &entries, &entries, lang);
            within_limits(&message);
            let Some(PictureWish::Board(board)) = &message.picture else { panic!("a board") };
            assert!(!board.last_move.is_empty() && !board.last_move.contains(MISSING));
            within_limits(&text::seen(&Seen::Log { sight: sight.clone(), entries, whole: true }, lang));
        }
    }
}

#[test]
fn a_capture_with_ships_is_one_line_whatever_was_lost_on_the_way() {
    let at = teams();
    let mut sight = seen(4, &at, Viewer::Public, short_name);
    conquest(&mut sight).turn = 12;
    let message = turn_post(&sight, 12, &[], &long_turn(1), Lang::En);
    let lines: Vec<&str> = message.content.lines().collect();
    let captured: Vec<&&str> = lines.iter().filter(|line| line.contains("captured")).collect();
    assert_eq!(captured.len(), 1, "{lines:?}");
    assert!(captured[0].ends_with(", captured, #12000-12016, 4321 moved in"), "{captured:?}");
    assert!(!lines.iter().any(|line| line.contains("takes Hoth")), "{lines:?}");
    assert!(lines.contains(&"› ● Ana: loses 3 fighters, 3 bombers, 3 destroyers on Hoth"), "{lines:?}");
    assert!(lines.contains(&"› throws 6 + 4 for the Death Star (#1000)"), "{lines:?}");
}

#[test]
fn a_throw_that_does_not_reach_says_that_the_death_star_waits() {
    let at = teams();
    let mut sight = seen(4, &at, Viewer::Public, short_name);
    conquest(&mut sight).turn = 12;
    let thrown = EventKind::Special(SpecialEvent::StationRolled { seat: SeatId(1), rolled: 2, added: 0, draw: 7 });
    for (lang, expected) in [
        (
            Lang::En,
            "throws 2 for the Death Star (#7); too little for the planet that was chosen: it goes to a nearer one, or stays",
        ),
        (
            Lang::De,
            "würfelt 2 für den Todesstern (#7); zu wenig für den gewählten Planeten: Er fliegt zu einem näheren oder bleibt",
        ),
    ] {
        let message = turn_post(&sight, 12, &[], &[entry(500, vec![thrown.clone()])], lang);
        assert!(message.content.contains(expected), "{}", message.content);
    }
}

/// Every text that somebody is shown in this position.
fn texts(seats: usize, at: &At, viewer: Viewer, lang: Lang) -> String {
    let sight = seen(seats, at, viewer, short_name);
    let mut messages = vec![
        turn_post(&sight, sight.conquest().unwrap().turn, &[], &[], lang),
        text::seen(&Seen::Status { sight: sight.clone() }, lang),
        text::seen(&Seen::BoardText { sight: sight.clone() }, lang),
        text::seen(&Seen::Board { sight: sight.clone(), last: Vec::new() }, lang),
        text::seen(&Seen::Rules { sight: Some(sight.clone()) }, lang),
    ];
    if let Viewer::Seat(seat) = viewer {
        let account = sight.seats[seat].accounts[0];
        let held = sight.conquest().unwrap().sets_held(seat);
        messages.push(text::seen(&Seen::Help { sight: Some(sight.clone()), account }, lang));
        messages.push(text::seen(&Seen::Hand { sight: sight.clone(), seat, sets: held }, lang));
        let panel = Panel::new(sight.clone(), seat, None, &Draft::default(), Chosen::default(), 0);
        messages.push(text::panel(&panel, lang));
    }
    for message in &messages {
        within_limits(message);
    }
    let alt = |message: &Message| match &message.picture {
        Some(PictureWish::Board(board)) => board.alt.clone(),
        Some(PictureWish::Hand(hand)) => hand.alt.clone(),
        Some(PictureWish::Arena(_)) | None => String::new(),
    };
    let told: Vec<String> = messages.iter().map(|message| format!("{}\n{}", message.content, alt(message))).collect();
    let pages = board_text(Names::of(&sight, lang), &sight).join("\n");
    format!("{}\n{pages}", told.join("\n"))
}

/// Those who play in a match of four, and everybody else.
fn viewers() -> Vec<Viewer> {
    std::iter::once(Viewer::Public).chain((0..4).map(|seat| Viewer::Seat(SeatId(seat)))).collect()
}

/// For whom two positions read the same, in both languages.
fn who_sees_no_difference(one: &At, other: &At) -> BTreeSet<usize> {
    let same =
        |viewer: Viewer| Lang::ALL.iter().all(|&lang| texts(4, one, viewer, lang) == texts(4, other, viewer, lang));
    let different =
        |viewer: Viewer| Lang::ALL.iter().all(|&lang| texts(4, one, viewer, lang) != texts(4, other, viewer, lang));
    let viewers = viewers();
    assert!(viewers.iter().all(|&viewer| same(viewer) || different(viewer)));
    (0..viewers.len()).filter(|&n| same(viewers[n])).collect()
}

#[test]
fn the_face_of_a_base_is_told_to_its_side_alone() {
    let of = |text: &str| At::of(4, text);
    let rest = "hoth=0x5 dagobah=2x4 endor=1x6 bespin=3x3; station endor; seat 1;";
    // Everybody, the Rebels: 0 and 2, which stand at 1 and 3 behind everybody.
    let others: BTreeSet<usize> = [0, 1, 3].into();
    let drawn = |face: &str| of(&format!("{rest} stage lay-marker 5; drawn 1 {face}"));
    assert_eq!(who_sees_no_difference(&drawn("leader"), &drawn("plain")), others);
    let laid = |face: &str| of(&format!("{rest} stage attack; marker endor {face}; marker bespin plain"));
    assert_eq!(who_sees_no_difference(&laid("leader"), &laid("plain")), others);
    // Where it is open, all see it.
    let open = |face: &str| of(&format!("{rest} stage attack; marker endor {face} open"));
    assert!(who_sees_no_difference(&open("leader"), &open("plain")).is_empty());
}

#[test]
fn a_standing_order_is_told_to_its_owner_alone() {
    let at = || {
        At::of(4, "hoth=0x5 dagobah=2x4 endor=1x6 bespin=3x3; station endor; seat 0; hand 1 emp_orders_never_came_1")
    };
    let mut armed = at();
    let guard = Guard { spaces: vec![space("endor")], least: 3, seats: vec![SeatId(0)] };
    armed.does(1, Action::Special(Special::Arm { card: card("emp_orders_never_came_1"), guard }));
    let viewers = viewers();
    for lang in Lang::ALL {
        for (n, &viewer) in viewers.iter().enumerate() {
            let (before, after) = (texts(4, &at(), viewer, lang), texts(4, &armed, viewer, lang));
            // Partners look into each other's hands, not at the orders.
            assert_eq!(before != after, n == 2, "{viewer:?}: {after}");
        }
    }
}

#[test]
fn a_hand_tells_title_class_time_and_text_of_its_cards() {
    let at = At::of(2, "hoth=0x5 endor=1x6; station endor; seat 0; stage place 3; hand 0 reb_spies_1 reb_recruits_1");
    let sight = seen(2, &at, Viewer::Seat(SeatId(0)), short_name);
    let hand = |lang| text::seen(&Seen::Hand { sight: sight.clone(), seat: SeatId(0), sets: Vec::new() }, lang).content;
    let english = hand(Lang::En);
    let spies =
        "· **Spy Network** (Fighter; at any time in your turn): Look secretly at any one Imperial base on the board.";
    assert!(english.contains(spies), "{english}");
    assert!(english.contains("· **New Recruits** (Fighter; before your first attack or move): "), "{english}");
    assert!(hand(Lang::De).contains("· **Spionagenetz** (Jäger; jederzeit in deinem Zug): "), "{}", hand(Lang::De));
    // A hand has no limit; with many cards the texts give way, the titles do not.
    let cards: Vec<String> = (1..=4).map(|n| format!("reb_spies_{n}")).collect();
    let more = [
        "reb_one_in_a_million_1",
        "reb_one_in_a_million_2",
        "reb_stolen_plans_1",
        "reb_critical_error_1",
        "reb_critical_error_2",
    ];
    let other =
        ["reb_desertion_1", "reb_desertion_2", "reb_shipyard_attack_1", "reb_hope_1", "reb_hope_2", "reb_hope_3"];
    let all = format!("{} {} {}", cards.join(" "), more.join(" "), other.join(" "));
    let at = At::of(2, &format!("hoth=0x5 endor=1x6; station endor; seat 0; stage place 3; hand 0 {all}"));
    let sight = seen(2, &at, Viewer::Seat(SeatId(0)), longest_name);
    for lang in Lang::ALL {
        let sets = sight.conquest().unwrap().sets_held(SeatId(0));
        let message = text::seen(&Seen::Hand { sight: sight.clone(), seat: SeatId(0), sets }, lang);
        within_limits(&message);
        assert_eq!(message.content.matches("· **").count(), 15, "{}", message.content);
    }
}

#[test]
fn the_rules_of_every_table_fit_on_one_page() {
    for preset in Options::new(RulesetId::OriginalTrilogy).presets() {
        for seats in 2..=5 {
            let options = Options::with_preset(RulesetId::OriginalTrilogy, preset).unwrap();
            let sight = Sight { view: None, ..matched(seats, options, short_name) };
            for lang in Lang::ALL {
                let message = text::seen(&Seen::Rules { sight: Some(sight.clone()) }, lang);
                within_limits(&message);
                let last = message.content.lines().last().unwrap_or_default();
                assert!(!message.content.ends_with('…') && !last.starts_with('·'), "{}", message.content);
                for part in ["40", "45", "15"] {
                    assert!(seats != 2 || message.content.contains(part), "{part}: {}", message.content);
                }
            }
        }
    }
    // Whatever is changed is named.
    let mut options = Options::new(RulesetId::OriginalTrilogy);
    for setting in options.settings() {
        let other = setting.choices.iter().find(|choice| **choice != setting.value).cloned().unwrap();
        options.set(setting.id, &other).unwrap();
    }
    let sight = Sight { view: None, ..matched(5, options, short_name) };
    for lang in Lang::ALL {
        within_limits(&text::seen(&Seen::Rules { sight: Some(sight.clone()) }, lang));
    }
}

#[test]
fn every_step_says_what_is_to_be_done_and_how() {
    let stages = ["lay-marker 5", "trade 5", "place 5", "attack", "fortify", "fortify-ships", "station"];
    for lang in Lang::ALL {
        let mut helps = BTreeSet::new();
        for stage in stages {
            let drawn = if stage.starts_with("lay") { "drawn 1 plain;" } else { "" };
            let text = format!(
                "hoth=0x5 dagobah=2x4 endor=1x6+f1 bespin=3x3; station endor; seat 1; stage {stage}; {drawn} hand 1 emp_legion_1 emp_legion_2 emp_walkers_1"
            );
            let at = At::of(4, &text);
            let sight = seen(4, &at, Viewer::Seat(SeatId(1)), longest_name);
            let help = Seen::Help { sight: Some(sight.clone()), account: sight.seats[SeatId(1)].accounts[0] };
            let message = text::seen(&help, lang);
            within_limits(&message);
            helps.insert(message.content);
            within_limits(&turn_post(&seen(4, &at, Viewer::Public, longest_name), 1, &[], &[], lang));
        }
        assert_eq!(helps.len(), stages.len());
    }
}

#[test]
fn the_set_up_says_whom_it_waits_for() {
    let at = teams();
    let left = BySeat::from_fn(4, |_| 20);
    let phases = [
        SetUpView::Claiming { next: SeatId(1), unplayed: false },
        SetUpView::Claiming { next: SeatId(1), unplayed: true },
        SetUpView::Stationing { seat: SeatId(1) },
        SetUpView::DeployingInTurn { next: SeatId(1), left: left.clone(), unplayed: 9, for_unplayed: true },
        SetUpView::DeployingInTurn { next: SeatId(1), left, unplayed: 9, for_unplayed: false },
    ];
    for lang in Lang::ALL {
        let mut told = BTreeSet::new();
        for phase in &phases {
            let mut sight = seen(4, &at, Viewer::Public, longest_name);
            let view = conquest(&mut sight);
            (view.phase, view.turn) = (PhaseView::SetUp(phase.clone()), 0);
            let message = set_up_post(&sight, &[], lang);
            within_limits(&message);
            assert_eq!(message.mentions, sight.seats[SeatId(1)].accounts);
            told.insert(message.content);
            let mut own = seen(4, &at, Viewer::Seat(SeatId(1)), longest_name);
            conquest(&mut own).phase = PhaseView::SetUp(phase.clone());
            let account = own.seats[SeatId(1)].accounts[0];
            within_limits(&text::seen(&Seen::Help { sight: Some(own), account }, lang));
        }
        assert_eq!(told.len(), phases.len());
    }
}

#[test]
fn the_end_puts_the_winning_side_first_also_who_is_out() {
    let at = teams();
    let mut sight = seen(4, &at, Viewer::Public, short_name);
    let view = conquest(&mut sight);
    let outcome = Outcome::Side { side: SideId(1), seats: vec![SeatId(0), SeatId(2)], goal: Goal::Leader };
    view.phase = PhaseView::Over(outcome);
    (view.seats[SeatId(2)].out, view.seats[SeatId(2)].spaces) = (true, 0);
    let entries = long_turn(2);
    let hands = BTreeMap::new();
    for lang in Lang::ALL {
        let message = end_post(&sight, EndNews { entries: &entries, hands: &hands, seed_hex: None }, lang);
        within_limits(&message);
        let places: Vec<&str> = message.content.lines().filter(|line| line.starts_with(['1', '2', '3', '4'])).collect();
        assert!(places[0].contains("Ana") && places[1].contains("Cai"), "{places:?}");
    }
    let english = end_post(&sight, EndNews { entries: &entries, hands: &hands, seed_hex: None }, Lang::En);
    assert!(
        english.content.starts_with("**The Rebels have won: the Emperor is found. Winners: ● Ana, ◆ Cai**"),
        "{}",
        english.content
    );
}

#[test]
fn the_lobby_of_the_trilogy_keeps_the_limits() {
    for lang in Lang::ALL {
        for seats in 1..=5 {
            let mut sight = matched(seats, Options::new(RulesetId::OriginalTrilogy), longest_name);
            sight.state = adjutant::table::sight::MatchState::Lobby;
            within_limits(&lobby_post(&sight, lang));
        }
    }
}
