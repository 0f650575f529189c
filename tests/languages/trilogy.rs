//! Every variant of what the Original Trilogy adds makes words in both languages.

use std::collections::BTreeSet;

use adjutant::game::action::Placement;
use adjutant::game::conquest::dice::Fallen;
use adjutant::game::conquest::effect::{Danger, Wanted, Window};
use adjutant::game::conquest::parts::battle_station::Strike;
use adjutant::game::conquest::parts::fleet::{Fleet, ShipClass};
use adjutant::game::conquest::special::{Called, Choice, OrderThrow, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::theatre::{Face, Guard};
use adjutant::game::event::{EventKind, Goal, Outcome};
use adjutant::game::ids::{CardId, RegionId, SeatId, SideId, SpaceId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::Viewer;
use adjutant::game::refusal::Refusal;
use adjutant::table::answer::{Refused, SightRef};
use adjutant::table::sight::Sight;
use adjutant::text::lang::Lang;
use adjutant::text::{
    LONGEST_CHOICE, LONGEST_MESSAGE, MISSING, Names, event, option_name, preset_name, refused, ruleset_name,
    ship_class, source, station_name, trilogy_words, value_name,
};

use super::fixture::{longest_name, matched, short_name};
use super::keys::{needed, read};
use crate::rules::trilogy::position::{At, card, ships, space};

/// A match of so many seats in this position, as somebody sees it.
pub(super) fn seen(seats: usize, at: &At, viewer: Viewer, name: fn(SeatId) -> String) -> Sight {
    let options = Options::new(RulesetId::OriginalTrilogy);
    Sight { view: Some(at.game.view(viewer)), ..matched(seats, options, name) }
}

/// Two Rebels against two armies of the Empire.
pub(super) fn teams() -> At {
    At::of(
        4,
        "hoth=0x5+f1 dagobah=2x4 endor=1x6+b2d1 bespin=3x3 gamorr=-x4; station endor; marker chandrila leader; force -2; seat 1",
    )
}

pub(super) fn strike(sum: u16, destroyed: bool) -> Strike {
    Strike {
        draw: 12_345,
        rerolls: vec![12_346],
        dice: vec![
            Fallen { sides: 8, faces: vec![1, 8], counts: Some(9) },
            Fallen { sides: 6, faces: vec![3], counts: Some(3) },
        ],
        sum,
        destroyed,
        armies: if destroyed { 0 } else { 3 },
        ships: if destroyed { Fleet::default() } else { ships(0, 2, 1) },
    }
}

fn events() -> Vec<SpecialEvent> {
    let (seat, other) = (SeatId(1), SeatId(0));
    let (here, there) = (space("endor"), space("hoth"));
    let placements = vec![Placement { space: here, troops: 3 }, Placement { space: there, troops: 1 }];
    let (spies, stop) = (card("reb_spies_1"), card("emp_orders_never_came_1"));
    let guard = Guard { spaces: vec![here, there], least: 4, seats: vec![other] };
    let mut events = vec![
        SpecialEvent::GarrisonClaimed { chooser: Some(seat), space: here, draw: None },
        SpecialEvent::GarrisonClaimed { chooser: None, space: here, draw: Some(7) },
        SpecialEvent::GarrisonClaimed { chooser: None, space: here, draw: None },
        SpecialEvent::GarrisonPlaced { chooser: Some(seat), placements: placements.clone() },
        SpecialEvent::GarrisonPlaced { chooser: None, placements: placements.clone() },
        SpecialEvent::StationPlaced { seat, space: here },
        SpecialEvent::MarkerDrawn { seat, left: 5, draw: 9 },
        SpecialEvent::MarkerLaid { seat, space: here },
        SpecialEvent::MarkerMoved { from: here, to: there, by_card: true },
        SpecialEvent::MarkerMoved { from: here, to: there, by_card: false },
        SpecialEvent::MarkerGone { from: here },
        SpecialEvent::Peeked { seat, space: here },
        SpecialEvent::Built { seat, card: spies, class: ShipClass::Fighter, space: here },
        SpecialEvent::Played { seat, card: spies, choice: Choice::default(), otherwise: false },
        SpecialEvent::Played { seat, card: spies, choice: Choice::default(), otherwise: true },
        SpecialEvent::Played {
            seat,
            card: spies,
            choice: Choice { space: Some(here), to: Some(there), seat: Some(other), ..Choice::default() },
            otherwise: false,
        },
        SpecialEvent::TroopsGained { seat, troops: 4, placements: Vec::new() },
        SpecialEvent::TroopsGained { seat, troops: 4, placements },
        SpecialEvent::ShipsPlaced { seat, space: here, ships: ships(1, 0, 0) },
        SpecialEvent::ShipsMoved { seat, from: here, to: there, ships: ships(1, 2, 3) },
        SpecialEvent::ShipsLost { seat, space: here, ships: ships(0, 1, 1) },
        SpecialEvent::TroopsLost { seat: Some(seat), space: here, troops: 2 },
        SpecialEvent::TroopsLost { seat: None, space: here, troops: 1 },
        SpecialEvent::CardsLost { seat, by: Some(other), cards: vec![stop, spies], draws: vec![3, 4] },
        SpecialEvent::CardsLost { seat, by: None, cards: vec![stop], draws: Vec::new() },
        SpecialEvent::Counter { held: 1 },
        SpecialEvent::Counter { held: 9 },
        SpecialEvent::Protected { seat, space: here, from: Danger::Invasion },
        SpecialEvent::Protected { seat, space: here, from: Danger::Station },
        SpecialEvent::Fortified { seat, space: here },
        SpecialEvent::Assaulted {
            seat,
            from: there,
            station: here,
            strikes: vec![strike(12, false)],
            destroyed: false,
        },
        SpecialEvent::Assaulted {
            seat,
            from: there,
            station: here,
            strikes: vec![strike(12, false), strike(20, true)],
            destroyed: true,
        },
        SpecialEvent::StationRolled { seat, rolled: 4, added: 0, draw: 5 },
        SpecialEvent::StationRolled { seat, rolled: 4, added: 4, draw: 5 },
        SpecialEvent::StationMoved { seat, from: here, to: there, distance: 2 },
        SpecialEvent::StationBuilt { seat, space: here },
        SpecialEvent::SpaceDestroyed { by: seat, space: there, from: Some(other), troops: 3, ships: ships(1, 0, 2) },
        SpecialEvent::SpaceDestroyed { by: seat, space: there, from: None, troops: 1, ships: Fleet::default() },
        SpecialEvent::CalledOff { by: seat, card: stop, attacker: other, space: here, returned: Vec::new() },
        SpecialEvent::CalledOff { by: seat, card: stop, attacker: other, space: here, returned: vec![spies] },
        SpecialEvent::Ordered { card: stop, guard: Some(guard) },
        SpecialEvent::Ordered { card: stop, guard: Some(Guard::default()) },
        SpecialEvent::Ordered { card: stop, guard: None },
        SpecialEvent::CommandOffered { seat, space: here, offered: true },
        SpecialEvent::CommandOffered { seat, space: here, offered: false },
        SpecialEvent::CommandAsked { seat, of: SeatId(3), space: here },
        SpecialEvent::CommandTaken { seat, from: SeatId(3), space: here },
        SpecialEvent::CommandDeclined { seat, asker: SeatId(3), space: here },
        SpecialEvent::CardsEarned { seat, for_sides: 2, extra: 1 },
        SpecialEvent::CardsEarned { seat, for_sides: 0, extra: 1 },
    ];
    for face in [Face::Leader, Face::Plain] {
        events.push(SpecialEvent::MarkerSeen { face, draw: 9 });
        events.push(SpecialEvent::PeekSaw { space: here, face });
        events.extend([true, false].map(|kept| SpecialEvent::MarkerRevealed { by: other, space: here, face, kept }));
    }
    for (steps, at) in [(1, 0), (-1, -3), (2, 3)] {
        events.push(SpecialEvent::MeterShifted { steps, at });
    }
    for (steps, at) in [(1, 8), (-1, 0)] {
        events.push(SpecialEvent::PawnMoved { seat, steps, at });
    }
    events.extend(orders_called(seat, (here, other), (there, spies)));
    events
}

/// Order 66 with throws of every kind, and without any.
fn orders_called(
    seat: SeatId,
    (here, other): (SpaceId, SeatId),
    (there, spies): (SpaceId, CardId),
) -> [SpecialEvent; 2] {
    let throw = |rolled, again, to| {
        let (ships, lost) = (Fleet::default(), Fleet { fighter: 1, ..Fleet::default() });
        OrderThrow { space: here, from: other, rolled, again, to, troops: 3, ships, lost }
    };
    let throws = vec![throw(8, None, Some(seat)), throw(2, None, None), throw(1, Some(7), Some(seat))];
    let mut called = Called {
        seat,
        at: 8,
        least: 5,
        throws,
        draws: vec![7, 8],
        cards: vec![spies],
        spared: vec![there],
        markers: 2,
        pile: 3,
        pawn: there,
    };
    let first = called.clone();
    (called.least, called.cards, called.spared) = (9, Vec::new(), Vec::new());
    called.throws.clear();
    [first, called].map(|called| SpecialEvent::OrderCalled(Box::new(called)))
}

/// The place of a variant in its enum: a new one does not compile here until it has one.
fn place_of_event(event: &SpecialEvent) -> usize {
    match event {
        SpecialEvent::GarrisonClaimed { .. } => 0,
        SpecialEvent::GarrisonPlaced { .. } => 1,
        SpecialEvent::StationPlaced { .. } => 2,
        SpecialEvent::MarkerDrawn { .. } => 3,
        SpecialEvent::MarkerSeen { .. } => 4,
        SpecialEvent::MarkerLaid { .. } => 5,
        SpecialEvent::MarkerRevealed { .. } => 6,
        SpecialEvent::MarkerMoved { .. } => 7,
        SpecialEvent::MarkerGone { .. } => 8,
        SpecialEvent::Peeked { .. } => 9,
        SpecialEvent::PeekSaw { .. } => 10,
        SpecialEvent::Built { .. } => 11,
        SpecialEvent::Played { .. } => 12,
        SpecialEvent::TroopsGained { .. } => 13,
        SpecialEvent::ShipsPlaced { .. } => 14,
        SpecialEvent::ShipsMoved { .. } => 15,
        SpecialEvent::ShipsLost { .. } => 16,
        SpecialEvent::TroopsLost { .. } => 17,
        SpecialEvent::CardsLost { .. } => 18,
        SpecialEvent::MeterShifted { .. } => 19,
        SpecialEvent::Counter { .. } => 20,
        SpecialEvent::Protected { .. } => 21,
        SpecialEvent::Fortified { .. } => 22,
        SpecialEvent::Assaulted { .. } => 23,
        SpecialEvent::StationRolled { .. } => 24,
        SpecialEvent::StationMoved { .. } => 25,
        SpecialEvent::StationBuilt { .. } => 26,
        SpecialEvent::SpaceDestroyed { .. } => 27,
        SpecialEvent::CalledOff { .. } => 28,
        SpecialEvent::Ordered { .. } => 29,
        SpecialEvent::CommandOffered { .. } => 30,
        SpecialEvent::CommandAsked { .. } => 31,
        SpecialEvent::CommandTaken { .. } => 32,
        SpecialEvent::CommandDeclined { .. } => 33,
        SpecialEvent::CardsEarned { .. } => 34,
        SpecialEvent::PawnMoved { .. } => 35,
        SpecialEvent::OrderCalled(_) => 36,
    }
}

const EVENTS: usize = 37;

fn refusals() -> Vec<SpecialRefusal> {
    let (of, other) = (space("endor"), space("hoth"));
    let (seat, card) = (SeatId(2), card("reb_spies_1"));
    let spaces: Vec<SpaceId> = (0..20).map(SpaceId).collect();
    let mut refusals = vec![
        SpecialRefusal::Unknown,
        SpecialRefusal::MarkerFirst,
        SpecialRefusal::NoMarker,
        SpecialRefusal::MarkerThere { space: of },
        SpecialRefusal::NotYourSide { space: of },
        SpecialRefusal::Partner { space: of, seat },
        SpecialRefusal::Destroyed { space: of },
        SpecialRefusal::GuardedByStation { space: of },
        SpecialRefusal::Protected { space: of },
        SpecialRefusal::CalledOff { space: of },
        SpecialRefusal::NoEvent { card },
        SpecialRefusal::DoesNotFit { card, space: Some(of), spaces: spaces.clone() },
        SpecialRefusal::DoesNotFit { card, space: None, spaces: spaces.clone() },
        SpecialRefusal::DoesNotFit { card, space: Some(of), spaces: Vec::new() },
        SpecialRefusal::NoEffect { card },
        SpecialRefusal::OnlyArmed { card },
        SpecialRefusal::NotArmed { card },
        SpecialRefusal::BuiltAlready,
        SpecialRefusal::TradedAlready,
        SpecialRefusal::TooLateToBuild,
        SpecialRefusal::TooFewShips { space: of, there: ships(1, 0, 2) },
        SpecialRefusal::TooFewShips { space: of, there: Fleet::default() },
        SpecialRefusal::NoShips,
        SpecialRefusal::ShipsMoved,
        SpecialRefusal::NoStation,
        SpecialRefusal::StationThere { space: of },
        SpecialRefusal::NotYourStation,
        SpecialRefusal::OwnStation,
        SpecialRefusal::StationNotInReach { from: other, station: of, spaces: spaces.clone() },
        SpecialRefusal::StationNotInReach { from: other, station: of, spaces: Vec::new() },
        SpecialRefusal::NoDice { armies: 2, meter: -3 },
        SpecialRefusal::StationMoved,
        SpecialRefusal::TooFar { to: other, reach: 1, spaces: spaces.clone() },
        SpecialRefusal::TooFar { to: other, reach: 5, spaces: spaces.clone() },
        SpecialRefusal::WrongRegion { card, region: RegionId(0), station: of },
        SpecialRefusal::NothingToFireAt { space: of },
        SpecialRefusal::NoMoreDestroyed { limit: 3 },
        SpecialRefusal::WouldCut { space: of },
        SpecialRefusal::NoPartner,
        SpecialRefusal::NotPartners { space: of },
        SpecialRefusal::CommandTaken,
        SpecialRefusal::NotToBeTaken { space: of, troops: 2, ships: true, marker: true, last: true },
        SpecialRefusal::NotToBeTaken { space: of, troops: 1, ships: false, marker: true, last: false },
        SpecialRefusal::AskedAlready { space: of },
        SpecialRefusal::Declined { space: of },
        SpecialRefusal::NobodyToAsk { space: of },
        SpecialRefusal::NotYourOrder,
        SpecialRefusal::OrderOver,
        SpecialRefusal::NoHeir { space: of, seats: vec![seat, SeatId(3)] },
        SpecialRefusal::HeroLost { card },
    ];
    refusals.extend(ShipClass::ALL.map(|class| SpecialRefusal::ShipLimit { class, limit: 3 }));
    let windows = [
        Window::Reinforce,
        Window::Invade,
        Window::Declare,
        Window::Fortify,
        Window::Station,
        Window::OwnTurn,
        Window::Standing,
        Window::Order,
    ];
    refusals.extend(windows.map(|window| SpecialRefusal::WrongWindow { card, window }));
    let wanted = [Wanted::Space, Wanted::To, Wanted::Class(None), Wanted::Seat, Wanted::Placements, Wanted::Way];
    for wanted in wanted {
        refusals.push(SpecialRefusal::Choose { card, wanted, spaces: Vec::new(), seats: Vec::new() });
        refusals.push(SpecialRefusal::Choose { card, wanted, spaces: spaces.clone(), seats: Vec::new() });
        refusals.push(SpecialRefusal::Choose { card, wanted, spaces: Vec::new(), seats: vec![seat, SeatId(3)] });
    }
    refusals
}

#[test]
fn every_event_of_the_trilogy_has_words() {
    let covered: BTreeSet<usize> = events().iter().map(place_of_event).collect();
    assert_eq!(covered, (0..EVENTS).collect());
    let at = teams();
    for name in [short_name, longest_name] {
        let sight = seen(4, &at, Viewer::Public, name);
        for kind in events().into_iter().map(EventKind::Special) {
            let [english, german] = Lang::ALL.map(|lang| {
                let names = Names::of(&sight, lang);
                let text = event(names, &kind).with_seat(names);
                assert!((1..=LONGEST_MESSAGE).contains(&text.chars().count()), "{text}");
                assert!(!text.contains(MISSING) && !text.contains('{'), "{text}");
                text
            });
            assert_ne!(english, german);
        }
    }
}

#[test]
fn every_refusal_of_the_trilogy_says_why_in_both_languages() {
    let refusals = refusals();
    // Their `Debug` is the name of the variant alone.
    let covered: BTreeSet<String> = refusals.iter().map(|refusal| format!("{refusal:?}")).collect();
    assert_eq!(covered.len(), 47, "{covered:?}");
    let at = teams();
    let sight = seen(4, &at, Viewer::Seat(SeatId(1)), longest_name);
    for refusal in refusals {
        let what = format!("{refusal:?}");
        let asked = Refused::Rules { refusal: Refusal::Special(refusal), sight: Box::new(SightRef(sight.clone())) };
        let [english, german] = Lang::ALL.map(|lang| refused(&asked, lang).content);
        for text in [&english, &german] {
            assert!((20..=LONGEST_MESSAGE).contains(&text.chars().count()), "{what}: {text}");
            assert!(!text.contains(MISSING) && !text.contains("<@"), "{what}: {text}");
        }
        assert_ne!(english, german, "{what}");
    }
}

#[test]
fn a_side_wins_with_all_its_seats_and_says_by_what() {
    let at = teams();
    let sight = seen(4, &at, Viewer::Public, short_name);
    let goals = [Goal::WipedOut, Goal::Leader, Goal::Resources, Goal::Remained];
    let mut told = BTreeSet::new();
    for side in [SideId(0), SideId(1), SideId(2)] {
        for goal in goals {
            for lang in Lang::ALL {
                let names = Names::of(&sight, lang);
                let ended = Outcome::Side { side, seats: vec![SeatId(1), SeatId(3)], goal };
                let text = event(names, &EventKind::Ended(ended)).text;
                assert!(text.contains("■ Ben, ⬢ Dan") && !text.contains(MISSING), "{text}");
                assert!(told.insert(text));
            }
        }
    }
    let ended = Outcome::Side { side: SideId(0), seats: vec![SeatId(1)], goal: Goal::WipedOut };
    let german = event(Names::of(&sight, Lang::De), &EventKind::Ended(ended)).text;
    assert_eq!(german, "Das Imperium hat gewonnen: Der Gegner ist vernichtet. Es gewinnen: ■ Ben");
}

#[test]
fn lines_read_as_they_should() {
    let at = teams();
    let sight = seen(4, &at, Viewer::Public, short_name);
    let told = |kind: SpecialEvent, lang| {
        let names = Names::of(&sight, lang);
        event(names, &EventKind::Special(kind)).with_seat(names)
    };
    let (seat, here, there) = (SeatId(1), space("endor"), space("hoth"));
    let both = |kind: SpecialEvent| Lang::ALL.map(|lang| told(kind.clone(), lang));
    let moved = both(SpecialEvent::ShipsMoved { seat, from: here, to: there, ships: ships(1, 2, 0) });
    assert_eq!(
        moved,
        [
            "■ Ben: moves 1 fighter, 2 bombers from Endor to Hoth",
            "■ Ben: verlegt 1 Jäger, 2 Bomber von Endor nach Hoth",
        ]
    );
    let forced = both(SpecialEvent::MeterShifted { steps: -1, at: -2 });
    assert_eq!(
        forced,
        [
            "The Force moves 1 step to the dark side: Force 2 dark.",
            "Die Macht geht 1 Schritt zur dunklen Seite: Macht 2 dunkel.",
        ]
    );
    let spied = SpecialEvent::Played {
        seat: SeatId(0),
        card: card("reb_spies_1"),
        choice: Choice { space: Some(here), ..Choice::default() },
        otherwise: false,
    };
    assert_eq!(both(spied), ["● Ana: plays “Spy Network”: Endor", "● Ana: spielt „Spionagenetz“: Endor"]);
    let strikes = vec![strike(12, false), strike(20, true)];
    let struck = SpecialEvent::Assaulted { seat: SeatId(0), from: there, station: here, strikes, destroyed: true };
    assert_eq!(
        told(struck, Lang::En),
        "● Ana: Hoth » Death Star (Endor): 12, 20, -3 and 2 bombers, 1 destroyer, **destroyed**, #12345-12346"
    );
    let taken = EventKind::Captured { seat, from: None, space: space("gamorr") };
    assert_eq!(event(Names::of(&sight, Lang::De), &taken).text, "erobert Gamorr von ○ Hutten (neutral)");
}

#[test]
fn the_other_words_of_the_trilogy_replace_messages_of_the_same_values_in_both_languages() {
    let keys = |lang| read(trilogy_words(lang)).into_keys().collect::<BTreeSet<_>>();
    assert_eq!(keys(Lang::En), keys(Lang::De));
    for lang in Lang::ALL {
        let parsed = fluent_bundle::FluentResource::try_new(trilogy_words(lang).to_owned());
        assert!(parsed.is_ok(), "{lang:?}: {:?}", parsed.err().map(|(_, faults)| faults));
        let (plain, other) = (read(source(lang)), read(trilogy_words(lang)));
        for key in other.keys() {
            assert!(plain.contains_key(key), "{lang:?}: {key} replaces nothing");
            let mut both = read(source(lang));
            both.extend(read(trilogy_words(lang)));
            assert_eq!(needed(&both, key), needed(&plain, key), "{lang:?}: {key}");
        }
    }
}

#[test]
fn the_lobby_has_words_for_every_choice() {
    for lang in Lang::ALL {
        let options = Options::new(RulesetId::OriginalTrilogy);
        let mut labels = vec![ruleset_name(lang, RulesetId::OriginalTrilogy), station_name(lang)];
        labels.extend(options.presets().iter().map(|preset| preset_name(lang, preset)));
        for setting in options.settings() {
            let name = option_name(lang, setting.id);
            assert_ne!(name, setting.id);
            labels.push(name);
            labels.extend(setting.choices.iter().map(|choice| value_name(lang, setting.id, choice)));
        }
        let kit = adjutant::assets::original_trilogy();
        labels.extend(ShipClass::ALL.map(|class| ship_class(kit, lang, class)));
        for label in labels {
            assert!((1..=LONGEST_CHOICE).contains(&label.chars().count()) && !label.contains(MISSING), "{label}");
        }
    }
}
