//! The Original Trilogy at the table: its commands, panels and autocomplete in positions that the rules' tests describe in one line.

use adjutant::game::conquest::special::SpecialRefusal;
use adjutant::game::conquest::theatre::Theatre;
use adjutant::game::event::EventKind;
use adjutant::game::refusal::Refusal;
use adjutant::table::answer::{Answer, Expected, Refused, Seen};
use adjutant::table::choices::{Choice, Field};
use adjutant::table::intent::{Intent, Look, Person};
use adjutant::table::panel::Leaf;
use adjutant::table::panel_press::{PanelId, PanelPress, Picks};
use adjutant::table::press::{Press, Verb};
use adjutant::table::special::{Manoeuvre, Played};
use adjutant::table::special_choices::SpecialField;
use adjutant::table::special_panel::SpecialLeaf;
use adjutant::text;
use adjutant::text::lang::Lang;
use serde_json::Value;

use super::world::{HERE, World, ana, ben, cem, new};
use crate::rules::trilogy::position::{At, card, space, written};

/// A match of these people, and AIs for the rest of the seats, in the position that the text describes.
pub(super) async fn at(people: &[Person], seats: usize, text: &str) -> World {
    let world = World::begin();
    let ruleset = Some("original-trilogy".to_owned());
    world.act(&people[0], Intent::New { ruleset, preset: None }).await;
    for person in &people[1..] {
        world.act(person, Intent::Join).await;
    }
    if seats > people.len() {
        world.act(&people[0], Intent::AddAi { count: i64::try_from(seats - people.len()).unwrap() }).await;
    }
    world.act(&people[0], Intent::Start).await;
    world.greet().await;
    put(world, seats, text)
}

/// The same match in another position.
pub(super) fn put(world: World, seats: usize, text: &str) -> World {
    let path = world.dir.path().join("adjutant.db");
    let sql = rusqlite::Connection::open(&path).unwrap();
    let now: String = sql.query_row("SELECT snapshot FROM matches", [], |row| row.get(0)).unwrap();
    let now: Value = serde_json::from_str(&now).unwrap();
    let mut wanted: Value = serde_json::from_str(&written(&At::of(seats, text).game)).unwrap();
    for seat in 0..seats {
        let hold = now["conquest"]["core"]["seats"][seat]["hold"].clone();
        wanted["conquest"]["core"]["seats"][seat]["hold"] = hold;
    }
    sql.execute("UPDATE matches SET snapshot = ?1", [wanted.to_string()]).unwrap();
    drop(sql);
    world.restart()
}

pub(super) fn special(wish: Manoeuvre) -> Intent {
    Intent::Special(wish)
}

/// A refusal that only this ruleset knows.
#[track_caller]
fn specially(refused: Refused) -> SpecialRefusal {
    match refused {
        Refused::Rules { refusal: Refusal::Special(refusal), .. } => refusal,
        other => panic!("{other:?}"),
    }
}

async fn theatre(world: &World, person: &Person) -> Theatre {
    world.view(Some(person)).await.theatre().unwrap().clone()
}

async fn choices(world: &World, person: &Person, field: SpecialField, typed: &str) -> Vec<Choice> {
    world.table.choices(person, HERE, &Field::Special(field), typed).await
}

fn values(choices: &[Choice]) -> Vec<&str> {
    choices.iter().map(|choice| choice.value.as_str()).collect()
}

/// Presses something in a panel of now.
async fn press(world: &World, person: &Person, press: PanelPress) -> Result<Answer, Refused> {
    let counter = world.sight(None).await.moves;
    world.press(person, Verb::Panel { counter, press }).await
}

/// What a panel shows.
async fn leaf(world: &World, person: &Person, verb: Verb) -> SpecialLeaf {
    let of = world.sight(None).await.id;
    let panel = world.table.panel(person, HERE, Press { of, verb }).await.unwrap();
    for lang in Lang::ALL {
        let message = text::panel(&panel, lang);
        assert!(!message.content.contains('⟦') && message.selects.len() + message.rows.len() <= 5, "{message:?}");
    }
    match panel.leaf {
        Leaf::Special(leaf) => leaf,
        other => panic!("{other:?}"),
    }
}

async fn opened(world: &World, person: &Person, panel: PanelId) -> SpecialLeaf {
    leaf(world, person, Verb::Open { panel, page: 0 }).await
}

async fn chosen(world: &World, person: &Person, press: PanelPress) -> SpecialLeaf {
    let counter = world.sight(None).await.moves;
    leaf(world, person, Verb::Panel { counter, press }).await
}

const DRAWN: &str = "hoth=0x5 bespin=0x2; marker byss plain; seat 1; stage lay-marker 6; drawn 1 leader";

#[tokio::test]
async fn the_drawn_base_is_laid_by_its_seat_on_a_planet_without_one() {
    let world = at(&[ana(), ben()], 2, DRAWN).await;
    let lay = |space: &str| special(Manoeuvre::LayMarker { space: space.to_owned() });
    let out_of_turn = world.refused(&ana(), lay("kuat")).await;
    assert!(matches!(out_of_turn, Refused::Rules { refusal: Refusal::NotYourTurn { .. }, .. }), "{out_of_turn:?}");
    assert!(matches!(specially(world.refused(&ben(), lay("hoth")).await), SpecialRefusal::NotYourSide { .. }));
    assert!(matches!(specially(world.refused(&ben(), lay("byss")).await), SpecialRefusal::MarkerThere { .. }));
    let offered = choices(&world, &ben(), SpecialField::Base, "kua").await;
    assert_eq!(values(&offered), ["kuat"]);
    assert!(!values(&choices(&world, &ben(), SpecialField::Base, "byss").await).contains(&"byss"));
    let shown = opened(&world, &ben(), PanelId::Base).await;
    assert!(matches!(shown, SpecialLeaf::Base { face: Some(_), .. }), "its seat sees the face: {shown:?}");
    let Answer::Played { sight, .. } = world.act(&ben(), lay("Kuat")).await else { panic!("played") };
    let markers = &sight.conquest().unwrap().theatre().unwrap().markers;
    assert_eq!((markers.len(), markers[1].space), (2, space("kuat")));
    let seen = theatre(&world, &ana()).await.markers;
    assert!(seen[1].space == space("kuat") && seen[1].face.is_none(), "its place is public, its face is not");
}

#[tokio::test]
async fn the_base_is_laid_with_one_press() {
    let world = at(&[ana(), ben()], 2, DRAWN).await;
    press(&world, &ben(), PanelPress::Lay(space("duro"))).await.unwrap();
    assert_eq!(theatre(&world, &ben()).await.markers[1].space, space("duro"));
    assert!(matches!(press(&world, &ana(), PanelPress::Lay(space("duro"))).await, Err(Refused::Rules { .. })));
}

#[tokio::test]
async fn other_rulesets_know_none_of_it() {
    let world = World::placed(&[ana(), ben()]).await;
    let (on_turn, _) = world.next(&[ana(), ben()]).await.unwrap();
    for wish in [
        Manoeuvre::LayMarker { space: "kuat".to_owned() },
        Manoeuvre::Build { card: "x".to_owned(), space: "y".to_owned() },
        Manoeuvre::Fire { card: None },
        Manoeuvre::Offer { space: "z".to_owned() },
    ] {
        let refused = world.refused(&on_turn, special(wish)).await;
        assert!(matches!(refused, Refused::Rules { .. }), "whatever was named: {refused:?}");
    }
    let refused = world.look(&on_turn, Look::Orders).await.unwrap_err();
    assert!(matches!(refused, Refused::Rules { refusal: Refusal::OtherGame, .. }), "{refused:?}");
    let nothing = choices(&world, &on_turn, SpecialField::Base, "").await;
    assert_eq!(values(&nothing), ["-"], "one entry says why");
    let ships = Some("all".to_owned());
    let move_in = Intent::MoveIn { troops: "all".to_owned(), ships };
    assert!(matches!(world.refused(&on_turn, move_in).await, Refused::Rules { .. }));
    let seat = Intent::JoinAt { seat: "rebels".to_owned() };
    assert_eq!(world.refused(&cem(), seat.clone()).await, Refused::AlreadyStarted);
    let lobby = World::begin();
    lobby.act(&ana(), new()).await;
    assert_eq!(lobby.refused(&ben(), seat).await, Refused::NoSeatsToChoose);
}

#[tokio::test]
async fn a_ship_is_built_from_a_card_that_is_named_by_its_title_or_id() {
    let text = "hoth=0x5 bespin=0x2; hand 0 reb_hope_1 reb_recruits_1; stage place 3";
    let world = at(&[ana(), ben()], 2, text).await;
    let build = |card: &str, space: &str| special(Manoeuvre::Build { card: card.to_owned(), space: space.to_owned() });
    let unknown = world.refused(&ana(), build("Lost Ark", "hoth")).await;
    assert!(matches!(unknown, Refused::UnknownName { .. }), "{unknown:?}");
    let ambiguous = world.refused(&ana(), build("reb_hope_1", "ba")).await;
    assert!(matches!(ambiguous, Refused::AmbiguousName { .. }), "{ambiguous:?}");
    let foreign = world.refused(&ana(), build("reb_hope_1", "kuat")).await;
    assert!(matches!(foreign, Refused::Rules { refusal: Refusal::NotYourSpace { .. }, .. }), "{foreign:?}");
    let offered = choices(&world, &ana(), SpecialField::BuildCard, "").await;
    assert_eq!(values(&offered), ["reb_hope_1", "reb_recruits_1"]);
    assert_eq!(values(&choices(&world, &ana(), SpecialField::OwnSpace, "be").await), ["bespin"]);
    let shown = chosen(&world, &ana(), PanelPress::Card(card("reb_hope_1"))).await;
    assert!(matches!(shown, SpecialLeaf::Build { chosen: Some(_), .. }), "{shown:?}");
    world.act(&ana(), build("reb_hope_1", "Bespin")).await;
    let view = world.view(Some(&ana())).await;
    assert_eq!(view.spaces[space("bespin")].ships.total(), 1);
    let again = PanelPress::Build { card: card("reb_recruits_1"), on: space("hoth") };
    let Err(again) = press(&world, &ana(), again).await else { panic!("one a turn") };
    assert_eq!(specially(again), SpecialRefusal::BuiltAlready);
}

#[tokio::test]
async fn the_event_of_a_card_asks_for_what_it_needs() {
    let text = "hoth=0x5 anoat=1x9+f2; hand 0 reb_desertion_1 reb_jedi_returns_1; stage attack";
    let world = at(&[ana(), ben()], 2, text).await;
    let play = |card: &str, target: Option<&str>| {
        let (card, target) = (card.to_owned(), target.map(str::to_owned));
        special(Manoeuvre::Play(Played { card, target, ..Played::default() }))
    };
    let asks = specially(world.refused(&ana(), play("reb_desertion_1", None)).await);
    assert!(matches!(asks, SpecialRefusal::Choose { .. }), "{asks:?}");
    assert!(matches!(
        specially(world.refused(&ana(), play("reb_desertion_1", Some("hoth"))).await),
        SpecialRefusal::DoesNotFit { .. }
    ));
    let of = |card: &str| SpecialField::PlayTarget { card: Some(card.to_owned()) };
    let fitting = choices(&world, &ana(), of("reb_desertion_1"), "ano").await;
    assert_eq!(values(&fitting), ["anoat"]);
    let nothing = choices(&world, &ana(), SpecialField::PlayTarget { card: None }, "").await;
    assert_eq!(values(&nothing), ["-"], "the card comes first");
    let pick = PanelPress::Pick { card: card("reb_desertion_1"), picks: Picks::default() };
    let SpecialLeaf::Cards { chosen: Some(shown), .. } = chosen(&world, &ana(), pick).await else { panic!("cards") };
    assert!(shown.next.is_some() && shown.last, "one choice, and it plays: {shown:?}");
    let picks = Picks::default().and(space("anoat").0);
    press(&world, &ana(), PanelPress::Play { card: card("reb_desertion_1"), picks }).await.unwrap();
    let view = world.view(Some(&ana())).await;
    assert_eq!(view.spaces[space("anoat")].troops, 3, "two thirds desert");
    assert_eq!(view.hands.values().next().unwrap().len(), 1);
}

#[tokio::test]
async fn a_card_of_a_declaration_names_a_planet_or_the_death_star() {
    let text =
        "byss=0x5 kuat=1x2; station duro; hand 0 reb_trust_the_force_1 reb_one_in_a_million_1; stage attack; force 3";
    let world = at(&[ana(), ben()], 2, text).await;
    let bare = |card: &str| special(Manoeuvre::Play(Played { card: card.to_owned(), ..Played::default() }));
    // Nothing would mean the Death Star, which nobody says by saying nothing.
    let asks = world.refused(&ana(), bare("reb_trust_the_force_1")).await;
    assert!(matches!(asks, Refused::NotUnderstood { what: Expected::Target, .. }), "{asks:?}");
    let of = SpecialField::PlayTarget { card: Some("reb_trust_the_force_1".to_owned()) };
    let found = choices(&world, &ana(), of, "todes").await;
    assert_eq!(found.len(), 1, "by its name in any language: {found:?}");
    let (card, target) = ("reb_trust_the_force_1".to_owned(), Some(found[0].value.clone()));
    world.act(&ana(), special(Manoeuvre::Play(Played { card, target, ..Played::default() }))).await;
    // Its effect is for the Death Star alone: no word is needed.
    world.act(&ana(), bare("reb_one_in_a_million_1")).await;
    let boosts = theatre(&world, &ana()).await.doing.boosts;
    assert_eq!(boosts.len(), 2, "{boosts:?}");
}

#[tokio::test]
async fn the_death_star_is_moved_fired_and_attacked() {
    let text = "hoth=0x5 bespin=0x3 dagobah=0x2; station bakura; hand 1 emp_fire_outer_rim_1 emp_fire_ison_1; seat 1; \
                stage station";
    let world = at(&[ana(), ben()], 2, text).await;
    let to = |to: &str| special(Manoeuvre::MoveStation { to: to.to_owned() });
    let fire = special(Manoeuvre::Fire { card: None });
    let nothing = specially(world.refused(&ben(), fire.clone()).await);
    assert!(matches!(nothing, SpecialRefusal::NothingToFireAt { .. }), "{nothing:?}");
    let near = choices(&world, &ben(), SpecialField::StationTo, "").await;
    let best = theatre(&world, &ben()).await.station.unwrap();
    assert_eq!((best, near.len()), (space("bakura"), 25));
    let SpecialLeaf::MoveStation { reach: None, spaces, .. } = opened(&world, &ben(), PanelId::Station).await else {
        panic!("the station")
    };
    assert_eq!(spaces[0].1, 1, "the nearest first");
    // One step is within every throw.
    world.act(&ben(), to("Bespin")).await;
    assert_eq!(theatre(&world, &ben()).await.station, Some(space("bespin")));
    assert!(matches!(specially(world.refused(&ben(), to("hoth")).await), SpecialRefusal::StationMoved));
    let cards = choices(&world, &ben(), SpecialField::FireCard, "").await;
    assert_eq!(cards.len(), 2);
    let wrong = special(Manoeuvre::Fire { card: Some("emp_fire_outer_rim_1".to_owned()) });
    assert!(matches!(specially(world.refused(&ben(), wrong).await), SpecialRefusal::WrongRegion { .. }));
    world.act(&ben(), fire.clone()).await;
    let view = world.view(None).await;
    assert!(view.spaces[space("bespin")].destroyed, "the card of its region fires");
    let refused = at(&[ana(), ben()], 2, "hoth=0x2; station kuat; seat 1; stage station").await;
    assert_eq!(refused.refused(&ben(), fire).await, Refused::NoFireCard);
}

#[tokio::test]
async fn the_death_star_is_attacked_with_its_true_chance() {
    let text = "byss=0x9+b3 kuat=1x2; station duro; stage attack; force 3";
    let world = at(&[ana(), ben()], 2, text).await;
    let assault =
        |from: &str, repeat| special(Manoeuvre::Assault { from: from.to_owned(), armies: None, ships: None, repeat });
    let SpecialLeaf::Assault { from, aim: None, .. } = opened(&world, &ana(), PanelId::Assault).await else {
        panic!("the station")
    };
    // Three armies, three dice of the Force and three bombers, as the deck's table says.
    assert!(from.len() == 1 && (from[0].once - 0.94).abs() < 0.01, "{from:?}");
    let labels = choices(&world, &ana(), SpecialField::AssaultFrom, "").await;
    assert!(labels[0].value == "byss" && labels[0].label.contains('%'), "{labels:?}");
    let to_station = |from: &str| Look::Odds {
        from: Some(from.to_owned()),
        to: Some("death star".to_owned()),
        attackers: None,
        defenders: None,
        keep: None,
        dice: None,
    };
    let Seen::StationOdds { strikes, .. } = world.look(&ben(), to_station("byss")).await.unwrap() else {
        panic!("odds")
    };
    assert_eq!(strikes, Some(from[0]), "everybody may ask for them");
    let none = world.look(&ana(), to_station("kuat")).await.unwrap();
    assert!(matches!(none, Seen::StationOdds { strikes: None, .. }), "{none:?}");
    let shown = chosen(&world, &ana(), PanelPress::AimStation(space("byss"))).await;
    assert!(matches!(shown, SpecialLeaf::Assault { aim: Some(_), .. }));
    assert!(matches!(world.refused(&ben(), assault("kuat", false)).await, Refused::Rules { .. }));
    let bad = special(Manoeuvre::Assault {
        from: "byss".to_owned(),
        armies: Some(9),
        ships: Some("2 x-wings".to_owned()),
        repeat: false,
    });
    assert!(matches!(world.refused(&ana(), bad).await, Refused::UnknownName { .. }));
    let Answer::Played { events, .. } = world.act(&ana(), assault("byss", true)).await else { panic!("played") };
    assert!(events.iter().any(|event| matches!(&event.kind, EventKind::Special(_))));
}

#[tokio::test]
async fn ships_move_by_words_and_by_presses() {
    let text = "hoth=0x5+f3d1 bespin=0x2 dagobah=0x2; stage fortify-ships";
    let world = at(&[ana(), ben()], 2, text).await;
    let sail = |to: &str, troops: Option<&str>, ships: &str| Intent::Fortify {
        from: "hoth".to_owned(),
        to: to.to_owned(),
        troops: troops.map(str::to_owned),
        ships: Some(ships.to_owned()),
    };
    let both = world.refused(&ana(), sail("bespin", Some("2"), "all")).await;
    assert!(matches!(both, Refused::NotUnderstood { what: Expected::ArmiesOrShips, .. }), "{both:?}");
    let many = specially(world.refused(&ana(), sail("bespin", None, "9 fighters")).await);
    assert!(matches!(many, SpecialRefusal::TooFewShips { .. }), "{many:?}");
    assert!(matches!(specially(world.refused(&ana(), sail("bespin", None, "none")).await), SpecialRefusal::NoShips));
    let from = world.table.choices(&ana(), HERE, &Field::FortifyFrom { to: None }, "").await;
    assert_eq!(values(&from), ["hoth"]);
    let which = choices(&world, &ana(), SpecialField::Ships { from: Some("hoth".to_owned()) }, "").await;
    assert_eq!(values(&which), ["3 fighter, 1 destroyer", "3 fighter", "1 destroyer", "none"]);
    let shown = chosen(&world, &ana(), PanelPress::ShipsTo { from: space("hoth"), to: space("bespin") }).await;
    assert!(matches!(shown, SpecialLeaf::Ships { aim: Some(_), .. }), "{shown:?}");
    world.act(&ana(), sail("Bespin", None, "2f 1d")).await;
    let ships = world.view(None).await.spaces[space("bespin")].ships;
    assert_eq!((ships.fighter, ships.destroyer), (2, 1));
    let again = PanelPress::Sail { from: space("hoth"), to: space("dagobah"), class: None };
    let Err(again) = press(&world, &ana(), again).await else { panic!("once a turn") };
    assert_eq!(specially(again), SpecialRefusal::ShipsMoved);
}

#[tokio::test]
async fn an_attack_sends_the_ships_that_are_named_and_odds_count_what_supports_it() {
    let text = "hoth=0x9+f3b3d3 anoat=1x2 bespin=1x2; marker bespin plain; stage attack";
    let world = at(&[ana(), ben()], 2, text).await;
    let attack = |to: &str, ships: Option<&str>| Intent::Attack {
        from: "hoth".to_owned(),
        to: to.to_owned(),
        dice: None,
        until: Some("once".to_owned()),
        keep: None,
        move_in: Some("min".to_owned()),
        ships: ships.map(str::to_owned),
    };
    let odds = |to: &str| Look::Odds {
        from: Some("hoth".to_owned()),
        to: Some(to.to_owned()),
        attackers: Some(3),
        defenders: Some(2),
        keep: None,
        dice: None,
    };
    let mut capture = Vec::new();
    for to in ["anoat", "bespin"] {
        let Seen::Odds { odds, .. } = world.look(&ana(), odds(to)).await.unwrap() else { panic!("odds") };
        capture.push(odds.capture.least());
    }
    let bare = Look::Odds { from: None, to: None, attackers: Some(3), defenders: Some(2), keep: None, dice: None };
    let Seen::Odds { odds: bare, .. } = world.look(&ana(), bare).await.unwrap() else { panic!("odds") };
    assert!(bare.capture.least() < capture[0], "ships help: {} {capture:?}", bare.capture.least());
    assert!(capture[1] < capture[0], "a base defends itself better: {capture:?}");
    let refused = specially(world.refused(&ana(), attack("anoat", Some("5 bombers"))).await);
    assert!(matches!(refused, SpecialRefusal::TooFewShips { .. }), "{refused:?}");
    let Answer::Played { events, .. } = world.act(&ana(), attack("anoat", Some("none"))).await else {
        panic!("played")
    };
    let series = events.iter().find_map(|event| match &event.kind {
        EventKind::Fought(series) => Some(series.clone()),
        _ => None,
    });
    assert!(series.unwrap().battles.iter().all(|battle| battle.special.is_none()), "without ships as on any board");
}

#[tokio::test]
async fn whoever_takes_a_planet_says_which_ships_follow() {
    // So many against one: it falls.
    let text = "hoth=0x250+f3b3d3 anoat=1x1; stage attack";
    for by_button in [false, true] {
        let world = at(&[ana(), ben()], 2, text).await;
        let attack = Intent::Attack {
            from: "hoth".to_owned(),
            to: "anoat".to_owned(),
            dice: None,
            until: Some("captured".to_owned()),
            keep: None,
            move_in: None,
            ships: Some("1 fighter".to_owned()),
        };
        world.act(&ana(), attack).await;
        let which = choices(&world, &ana(), SpecialField::Ships { from: None }, "").await;
        assert_eq!(which[0].value, "2 fighter, 3 bomber, 3 destroyer", "one fighter had to");
        if by_button {
            let moves = world.sight(None).await.moves;
            let sight = world.sight(Some(&ana())).await;
            let post = text::turn_post(&sight, 1, &[], &[], Lang::En);
            let all = Verb::MoveInAll { moves };
            assert!(post.rows.iter().flatten().any(|button| button.press.verb == all), "{post:?}");
            world.press(&ana(), all).await.unwrap();
        } else {
            let ships = Some("1 destroyer".to_owned());
            world.act(&ana(), Intent::MoveIn { troops: "min".to_owned(), ships }).await;
        }
        let ships = world.view(None).await.spaces[space("anoat")].ships;
        let wanted = if by_button { (3, 3, 3) } else { (1, 0, 1) };
        assert_eq!((ships.fighter, ships.bomber, ships.destroyer), wanted);
    }
}

#[tokio::test]
async fn every_step_can_be_left_to_the_ai() {
    let steps = [
        (DRAWN, PanelId::Base),
        ("hoth=0x5; station bakura; seat 1; stage station", PanelId::Station),
        ("hoth=0x5; kuat=1x5+f2; seat 1; stage fortify-ships", PanelId::Ships),
    ];
    for (text, panel) in steps {
        let world = at(&[ana(), ben()], 2, text).await;
        let before = world.sight(None).await;
        press(&world, &ben(), PanelPress::ForMe(panel))
            .await
            .unwrap_or_else(|refused| panic!("{panel:?}: {refused:?}"));
        assert!(world.sight(None).await.moves > before.moves, "{panel:?}");
    }
}
