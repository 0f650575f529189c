//! Who gives up, hands over or does not come: C8, C9 and C11 with three sides; and snapshots at every step.

use adjutant::game::Game;
use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Choice, Special};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Goal, Outcome};
use adjutant::game::ids::{BySeat, PlayerId, SeatId, SideId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::seal::Sealed;
use serde_json::json;

use super::position::{At, attack, play, read, space, written};

fn time_out(at: &mut At) -> Vec<adjutant::game::event::Event> {
    at.done(Actor::Clock, Action::TimeOut)
}

#[test]
fn c11_who_gives_up_is_played_on_and_the_partner_goes_on() {
    let mut at = At::of(4, "hoth=0x3 bespin=2x3 kuat=1x1");
    at.does(2, Action::Surrender);
    assert_eq!(at.outcome(), None);
    let view = at.view(Viewer::Public);
    assert!(view.seats[SeatId(2)].surrendered && view.seats[SeatId(2)].hold == Hold::Ai);
    assert_eq!(at.on("bespin"), "2x3");
    assert_eq!(at.refuses(2, Action::Surrender), Refusal::Surrendered);
    // When nobody of the Rebels is left who could win, the Empire has won.
    at.does(0, Action::Surrender);
    let remained = Outcome::Side { side: SideId(0), seats: vec![SeatId(1), SeatId(3)], goal: Goal::Remained };
    assert_eq!(at.outcome(), Some(&remained));
    // With three sides the others play on.
    let mut at = At::of(3, "hoth=0x3 bespin=1x3");
    at.does(0, Action::Surrender);
    assert_eq!(at.outcome(), None);
    at.does(1, Action::Surrender);
    let remained = Outcome::Side { side: SideId(0), seats: vec![SeatId(2)], goal: Goal::Remained };
    assert_eq!(at.outcome(), Some(&remained));
}

#[test]
fn c11_who_gave_up_does_not_share_the_victory_of_the_side() {
    let mut at = At::of(4, "bespin=0x4 anoat=2x1 hoth=1x1; marker hoth leader");
    at.does(2, Action::Surrender);
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(0, attack("bespin", "hoth"));
    let found = Outcome::Side { side: SideId(1), seats: vec![SeatId(0)], goal: Goal::Leader };
    assert_eq!(at.outcome(), Some(&found));
}

#[test]
fn a_seat_is_handed_over_in_every_step() {
    for stage in ["lay-marker 3", "place 3", "attack", "fortify", "fortify-ships", "station"] {
        let drawn = if stage.starts_with("lay") { "; drawn 1 plain; pile 5 leader" } else { "" };
        let text = format!("hoth=0x3 byss=1x3+f1; station kuat; seat 1; stage {stage}{drawn}");
        let mut at = At::of(2, &text);
        let before = at.turn();
        at.done(Actor::Moderator, Action::HandOver { seat: SeatId(1), hold: Hold::Players(vec![PlayerId(9)]) });
        assert_eq!(at.turn(), before);
        assert!(at.view(Viewer::Player(PlayerId(9))).hands.contains_key(&SeatId(1)));
        time_out(&mut at);
        assert_eq!(at.turn().seat, SeatId(0), "the clock ends the turn in {stage}");
    }
}

#[test]
fn s0_t1_s0_s6_the_defaults_of_the_new_steps() {
    // A marker that was drawn is laid: where fewest enemies are around, and of those where most troops are.
    let mut at =
        At::of(2, "hoth=0x3 kuat=1x5 byss=1x9 bakura=0x1; seat 1; stage lay-marker 3; drawn 1 leader; pile 5 leader");
    let laid = |at: &At| at.theatre().markers.iter().map(|marker| marker.space).collect::<Vec<_>>();
    let events = time_out(&mut at);
    assert_eq!(laid(&at), [space("kuat")]);
    assert!(!format!("{events:?}").contains("Leader"), "its face is nobody else's business");
    assert_eq!(at.turn().seat, SeatId(0), "armies are placed and the turn ends");
    // On a partner's planet where that is the safer one, and never where one lies while another is free.
    let mut at = At::of(
        4,
        "hoth=0x3 anoat=1x1 kuat=3x5; marker kuat plain; seat 1; stage lay-marker 3; drawn 1 plain; pile 4 leader",
    );
    time_out(&mut at);
    assert!(laid(&at).iter().filter(|&&at| at == space("kuat")).count() == 1, "{:?}", laid(&at));
    assert_ne!(laid(&at)[1], space("anoat"));
    // Nothing is moved, neither ships nor the Death Star, and nothing is fired or taken.
    for stage in ["fortify", "fortify-ships", "station"] {
        let text =
            format!("hoth=0x3 byss=1x3+f2 duro=1x1; station hoth; seat 1; stage {stage}; hand 1 emp_fire_ison_1");
        let mut at = At::of(2, &text);
        time_out(&mut at);
        assert_eq!((at.on("byss").as_str(), at.theatre().station), ("1x3+f2", Some(space("hoth"))), "{stage}");
        assert_eq!(at.on("hoth"), "0x3");
    }
    // The move-in question with ships: they stay, the armies are shared out.
    let mut at = At::of(2, "bespin=0x9+f3 hoth=1x1");
    at.throws(&[&[6, 5, 4, 1]]);
    let Action::Attack(wish) = attack("bespin", "hoth") else { unreachable!() };
    let asks = adjutant::game::action::Attack { move_in: None, ships: Some(super::position::ships(1, 0, 0)), ..wish };
    at.does(0, Action::Attack(asks));
    assert!(matches!(at.turn().stage, Stage::MoveIn(_)));
    time_out(&mut at);
    assert_eq!((at.on("bespin").as_str(), at.on("hoth").as_str()), ("0x5+f2", "0x4+f1"));
}

#[test]
fn c9_twelve_rounds_without_a_conquest_are_a_draw() {
    let last = |extra: &str| At::of(2, &format!("hoth=0x3 bespin=0x2; round 12; seat 1; pile 0 leader; {extra}"));
    let mut at = last("stage attack");
    at.does(1, Action::EndTurn);
    assert!(matches!(at.outcome(), Some(Outcome::Drawn { .. })), "{:?}", at.outcome());
    // A planet that was destroyed counts as a conquest.
    let mut at = last("stage station; station hoth; hand 1 emp_fire_ison_1");
    at.does(1, play("emp_fire_ison_1", Choice::default()));
    at.does(1, Action::EndTurn);
    assert_eq!(at.outcome(), None);
    assert_eq!(at.view(Viewer::Public).draw_in, Some(12));
    // So does one that was taken.
    let mut at = At::of(2, "hoth=0x3 bakura=0x1 byss=1x4; round 12; seat 1; pile 0 leader");
    at.throws(&[&[6, 5, 4, 1]]);
    at.does(1, attack("byss", "bakura"));
    at.does(1, Action::EndTurn);
    assert_eq!(at.outcome(), None);
    // A change of command does not.
    let text = "hoth=0x3 bespin=0x2 anoat=2x1 bakura=2x2 kuat=1x1 byss=3x1; round 12; seat 3; pile 0 leader; stage fortify-ships";
    let mut at = At::of(4, text);
    at.special(1, Special::OfferCommand { space: space("kuat"), offered: true });
    assert!(matches!(
        at.refuses(3, Action::Special(Special::TakeCommand { space: space("kuat") })),
        Refusal::Special(_)
    ));
    let mut at = At::of(4, &text.replace("kuat=1x1", "kuat=1x1 duro=1x1"));
    at.special(1, Special::OfferCommand { space: space("kuat"), offered: true });
    at.special(3, Special::TakeCommand { space: space("kuat") });
    at.does(3, Action::EndTurn);
    assert!(matches!(at.outcome(), Some(Outcome::Drawn { .. })), "{:?}", at.outcome());
}

#[test]
fn c9_the_draw_is_told_three_rounds_before_and_can_be_agreed_on() {
    let mut at = At::of(2, "hoth=0x3 bespin=0x2; round 9; seat 1; pile 0 leader");
    let events = at.does(1, Action::EndTurn);
    assert!(events.iter().any(|event| event.kind == EventKind::DrawNear { rounds: 3 }), "{events:?}");
    let agreed = Action::AgreedDraw { seats: vec![SeatId(0), SeatId(1)] };
    at.done(Actor::Everybody, agreed);
    assert!(matches!(at.outcome(), Some(Outcome::Agreed { .. })));
    let none = At::of(2, "hoth=0x3; round 300; seat 1; pile 0 leader; option draw-after=0");
    assert_eq!(none.view(Viewer::Public).draw_in, None);
}

/// A match of defaults: the clock plays it, and after every step what was written is read back to the same.
#[test]
fn matches_of_defaults_are_sound_and_kept_at_every_step() {
    for (seats, set_up) in [(2, "book"), (3, "quick"), (4, "book"), (5, "quick")] {
        let edition = &adjutant::assets::original_trilogy().edition;
        let mut options = Options::new(RulesetId::OriginalTrilogy);
        options.set("set-up", set_up).expect("an option");
        let holds = BySeat::from_fn(seats, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0) + 1)]));
        let mut luck = Sealed::simulated(u64::try_from(seats).expect("small"));
        let (mut game, _) = Game::begin(edition, &options, holds, &mut luck);
        let mut steps = 0;
        while !game.is_over() {
            game.audit().unwrap_or_else(|broken| panic!("{seats} seats, step {steps}: {broken}"));
            assert_eq!(read(&written(&game)).as_ref(), Ok(&game));
            game = game.apply(Actor::Clock, &Action::TimeOut, &mut luck).expect("a time-out").0;
            steps += 1;
            assert!(steps < 2_000, "a match of defaults is a draw after 12 rounds");
        }
        assert!(matches!(
            game.conquest().and_then(adjutant::game::conquest::Conquest::outcome),
            Some(Outcome::Drawn { .. })
        ));
    }
}

#[test]
fn a_snapshot_is_read_back_in_every_stage() {
    // Each with something that only this stage, or this ruleset, has.
    let hand = "hand 0 reb_hope_1 reb_hope_2 reb_orders_never_came_1; hand 1 emp_legion_1 emp_legion_2 emp_shipyards_1";
    for (seats, text) in [
        (2, "hoth=0x3+f1b2d3; seat 1; stage lay-marker 4; drawn 1 leader; pile 5 leader"),
        (2, "hoth=0x3; stage trade 4"),
        (2, "hoth=0x3; stage place 4"),
        (3, "hoth=0x3 bespin=1x1 kothlis=!; counter 1; station kothlis; marker byss plain open; marker kuat leader"),
        (4, "hoth=0x3 bespin=2x1 kuat=1x1; stage fortify"),
        (4, "hoth=0x3 bespin=2x1 kuat=1x1; stage fortify-ships"),
        (5, "hoth=0x3 bespin=2x1 anoat=3x1 kuat=1x1; counter 1; seat 1; stage station; station byss; force 3"),
    ] {
        let at = At::of(seats, &format!("{text}; {hand}"));
        assert_eq!(read(&written(&at.game)).as_ref(), Ok(&at.game), "{text}");
    }
}

#[test]
fn the_audit_finds_what_cannot_be() {
    let at = At::of(
        5,
        "hoth=0x3 bespin=2x1 anoat=3x1 kuat=1x1+f3; counter 1; station byss; marker duro plain; hand 0 reb_orders_never_came_1",
    );
    assert!(at.edited(|_| {}).is_ok());
    let theatre = "/ruleset/original-trilogy/theatre";
    let broken: [(&str, &str, serde_json::Value); 18] = [
        ("more ships", "/core/spaces/kuat/ships", json!({ "fighter": 4, "bomber": 0, "destroyer": 0 })),
        ("garrison", "/core/spaces/kuat/owner", json!(null)),
        ("destroyed", "/core/spaces/kuat/destroyed", json!(true)),
        ("destroyed", &format!("{theatre}/destroyed"), json!(["hoth"])),
        ("base", &format!("{theatre}/markers/0/space"), json!("hoth")),
        ("bases", &format!("{theatre}/pile/left"), json!(6)),
        ("bases", &format!("{theatre}/laid"), json!(3)),
        ("Emperor", &format!("{theatre}/markers/0/face"), json!("leader")),
        ("face", &format!("{theatre}/markers/0/face"), json!(null)),
        ("order", &format!("{theatre}/orders/2"), json!([{ "card": "reb_orders_never_came_1", "guard": {} }])),
        ("order", &format!("{theatre}/orders/0"), json!([{ "card": "reb_hope_1", "guard": {} }])),
        ("Force", &format!("{theatre}/meter/at"), json!(4)),
        ("counter", &format!("{theatre}/counter"), json!(2)),
        ("offered", &format!("{theatre}/offered"), json!(["bespin"])),
        ("shield", &format!("{theatre}/shields"), json!([{ "seat": 0, "space": "kuat", "kind": "eight-sided" }])),
        ("marker", &format!("{theatre}/drawn"), json!({ "seat": 0, "face": "plain" })),
        ("step", "/core/phase/turn/stage", json!("station")),
        ("sets", "/core/phase/turn/sets", json!(2)),
    ];
    for (what, place, value) in broken {
        let edited = at.edited(|game| match game.pointer_mut(place) {
            Some(there) => *there = value.clone(),
            None => {
                let (parent, name) = place.rsplit_once('/').expect("a place");
                game.pointer_mut(parent).expect("a parent")[name] = value.clone();
            }
        });
        assert!(edited.is_err(), "{what}: {place} may not be {value}");
    }
    // A side alone would have won.
    let alone = At::of(4, "hoth=0x3 bespin=2x1 kuat=1x1").edited(|game| {
        for seat in [0, 2] {
            game["core"]["seats"][seat]["surrendered"] = json!(true);
        }
    });
    assert!(alone.is_err());
}

#[test]
fn standing_orders_and_faces_are_in_no_debug_output() {
    let mut at = At::of(2, "hoth=0x3; marker byss leader; hand 0 reb_orders_never_came_1");
    let before = format!("{:?}", at.game);
    let card = super::position::card("reb_orders_never_came_1");
    let events = at.special(0, Special::Arm { card, guard: adjutant::game::conquest::theatre::Guard::default() });
    assert_eq!(format!("{:?}", at.game), before, "whether somebody has armed a card is secret");
    assert!(!format!("{events:?}").contains("card"), "{events:?}");
    let plain = At::of(2, "hoth=0x3; marker byss plain; hand 0 reb_orders_never_came_1");
    assert_eq!(format!("{:?}", plain.game), before, "what hides under a marker is secret");
    assert_eq!(at.view(Viewer::Seat(SeatId(1))), {
        let other = At::of(2, "hoth=0x3; marker byss leader; hand 0 reb_orders_never_came_1");
        other.view(Viewer::Seat(SeatId(1)))
    });
}
