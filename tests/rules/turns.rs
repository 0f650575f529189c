//! Income, placing, the move at the end, who is next, and the draw: book 002, parts 1 and 3.

use std::sync::Arc;

use adjutant::assets;
use adjutant::game::action::Action;
use adjutant::game::event::EventKind;
use adjutant::game::ids::SeatId;
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Viewer};
use adjutant::game::{Game, naming};

use super::script::{Throws, check, holds, position};

#[test]
fn s2_r2_the_continents_of_the_classic_board() {
    let board = &assets::classic().edition.board;
    let mut bonuses: Vec<u32> = board.regions().iter().map(|region| region.bonus).collect();
    bonuses.sort_unstable();
    assert_eq!(bonuses, [2, 2, 3, 5, 5, 7]);
    assert_eq!(Arc::clone(&assets::classic().edition).deck.cards().len(), 44);
}

#[test]
fn s2_r1_a_third_of_the_spaces_rounded_down_but_at_least_three() {
    let classic = assets::classic();
    let literal = Options::with_preset(RulesetId::Classic, "literal").expect("a preset");
    let (game, _) = Game::begin(Arc::clone(&classic.edition), &literal, holds(2), &mut Throws::default());
    for (spaces, armies) in [(12, 4), (14, 4), (15, 5), (8, 3), (1, 3), (11, 3), (41, 13)] {
        let mut value = naming::with(game.edition(), || serde_json::to_value(&game)).expect("a game can be written");
        let garrisons = value["conquest"]["core"]["spaces"].as_object_mut().expect("spaces").values_mut();
        garrisons.enumerate().for_each(|(n, garrison)| garrison["owner"] = u8::from(n >= spaces).into());
        let text = value.to_string();
        let game: Game = naming::with(game.edition(), || serde_json::from_str(&text)).expect("a game");
        assert_eq!(crate::rules::seen(&game, Viewer::Public).seats[SeatId(0)].income.base, armies, "{spaces} spaces");
    }
}

#[test]
fn s2_r1_and_r2_income_of_the_next_seat() {
    check("a=0x5", "> 0 end-turn\n turn of 0 ended\n turn of 1, round 1, 6 armies");
    check("a=0x5 d=0", "> 0 end-turn\n turn of 0 ended\n turn of 1, round 1, 3 armies");
    check("d=0 b=0", "> 0 end-turn\n turn of 0 ended\n turn of 1, round 1, 3 armies");
    check("d=0", "> 0 end-turn\n turn of 0 ended\n turn of 1, round 1, 5 armies");
}

#[test]
fn armies_must_be_placed_on_own_spaces() {
    check(
        "a=0x5 b=0; stage place 3",
        "> 0 end-turn\n ! PlaceFirst { left: 3 }\n > 0 end-step\n ! PlaceFirst\n > 0 attack a c\n ! PlaceFirst
         > 0 place c 1\n ! NotYourSpace { space: SpaceId(2), owner: Some(SeatId(1)) }\n > 0 place a 0\n ! NoTroops
         > 0 place a 4\n ! TooManyToPlace { asked: 4, left: 3 }\n > 0 place a 1 a 1\n ! EmptyOrTwice { space: Some(SpaceId(0)) }
         > 0 place\n ! EmptyOrTwice { space: None }\n > 0 claim a\n ! WrongStep { now: Place }\n > 1 place d 1\n ! NotYourTurn { on_turn: SeatId(0) }
         > 9 place d 1\n ! NotYours\n > 0 hand-over\n ! NotYours
         > 0 place a 1\n placed a 1\n > 0 place a 1 b 1\n placed a 1 b 1\n = a=0x7 b=0x2
         > 0 place a 1\n ! WrongStep { now: Attack }\n > 0 take-back\n took back 3\n = a=0x5 b=0x1\n > 0 place a 3\n placed a 3
         > 0 attack a c once | 1 1 1 / 6\n fought 1/0: Once\n > 0 take-back\n ! NothingToTakeBack",
    );
}

#[test]
fn no_more_than_9999_armies_stand_on_a_space() {
    check(
        "a=0x9998 b=0x9999 c=0; stage place 3",
        "> 0 place a 2\n ! SpaceFull { space: SpaceId(0), room: 1 }\n > 0 place b 1\n ! SpaceFull { space: SpaceId(1), room: 0 }
         > 0 place a 1 c 2\n placed a 1 c 2\n > 0 fortify c b 1\n ! SpaceFull { space: SpaceId(1), room: 0 }",
    );
    check("a=0x9998 b=0x5; stage fortify", "> 0 fortify b a 3\n ! OutOfRange { asked: 3, least: 1, most: 1 }");
    // What finds no room is lost.
    check(
        "a=0x9999 b=1x9999 c=1x9999 d=1x9999 e=1x9999 f=1x9999 g=1x9999",
        "> 0 end-turn\n turn of 0 ended\n turn of 1, round 1, 6 armies\n > 1 attack b a once | 6 6 6 / 1 1 1\n fought 0/3: Once",
    );
}

#[test]
fn s2_e1_one_move_at_the_end_of_the_turn() {
    let next = "turn of 0 ended\n turn of 1, round 1, 3 armies";
    let at = "a=0x5 b=0 e=0 d=0 g=1 f=1 c=1";
    check(at, &format!("> 0 fortify a d 4\n fortified a d 4\n {next}\n = a=0x1 d=0x5"));
    check(at, "> 0 fortify a d 5\n ! OutOfRange { asked: 5, least: 1, most: 4 }\n > 0 fortify a d 0\n ! NoTroops");
    check(
        at,
        "> 0 fortify a g 1\n ! NotYourSpace\n > 0 fortify a a 1\n ! SameSpace\n > 0 fortify b a 1\n ! TooFewTroops",
    );
    check(
        at,
        "> 0 end-step\n > 0 attack a c\n ! WrongStep { now: Fortify }\n > 0 place a 1\n ! WrongStep { now: Fortify }",
    );
    check("a=0x5 d=0", "> 0 fortify a d 1\n ! NoPath { from: SpaceId(0), to: SpaceId(3), reachable: [] }");
    let linked = format!("{at}; option fortify=linked");
    check(&linked, "> 0 fortify a d 1\n ! NoPath { from: SpaceId(0), to: SpaceId(3), reachable: [SpaceId(1)] }");
    check(&linked, &format!("> 0 fortify a b 2\n fortified a b 2\n {next}"));
    check(&format!("{at}; option fortify=none"), "> 0 fortify a b 1\n ! NoFortify");
    // With nothing to move the end of the attacks is the end of the turn.
    check(&format!("{at}; option fortify=none"), &format!("> 0 end-step\n {next}"));
    check("a=0x5 d=0", &format!("> 0 end-step\n {next}"));
}

#[test]
fn the_turn_passes_over_seats_that_are_out() {
    check("seats 3; a=0x5 b=2 c=2; seat 0", "> 0 end-turn\n turn of 0 ended\n turn of 1, round 1, 6 armies");
    check("seats 3; a=0x5 b=2 c=2 d=2 e=2 f=2 g=2", "> 0 end-turn\n turn of 0 ended\n turn of 2, round 1, 6 armies");
    check("seats 3; a=0x5; seat 1", "> 1 end-turn\n turn of 1 ended\n turn of 0, round 2, 3 armies");
}

#[test]
fn c9_twelve_rounds_without_a_capture_are_a_draw_told_three_before() {
    check("a=0x5; seat 1; rounds 9", "> 1 end-turn\n turn of 1 ended\n draw in 3\n turn of 0, round 10, 3 armies");
    check("a=0x5; seat 1; rounds 10", "> 1 end-turn\n turn of 1 ended\n turn of 0, round 11, 3 armies");
    check("a=0x5; seat 1; rounds 12", "> 1 end-turn\n turn of 1 ended\n drawn\n > 0 end-turn\n ! Over");
    check(
        "a=0x5; seat 1; rounds 99; option draw-after=0",
        "> 1 end-turn\n turn of 1 ended\n turn of 0, round 100, 3 armies",
    );
    let capture = "> 1 attack b a in 1 | 6 5 4 / 1\n fought 0/1: Captured\n captured a from 0\n moved in 1\n";
    check(
        "a=0 c=0 b=1x5; seat 1; rounds 12",
        &format!(
            "{capture} > 1 end-turn\n drew, 1 in hand\n (to 1) drew a\n turn of 1 ended\n turn of 0, round 13, 3 armies"
        ),
    );
}

#[test]
fn c10_option_victory_wins_with_a_share_of_the_spaces_at_the_end_of_the_own_turn() {
    // Six of seven are 85 %.
    let over = "> 1 end-turn\n turn of 1 ended\n held 85 by 1\n > 0 end-turn\n ! Over";
    check("a=0x5; seat 1; option victory=85", over);
    check("a=0x5; seat 1; option victory=86", "> 1 end-turn\n turn of 1 ended\n turn of 0, round 2, 3 armies");
    check("a=0x5; seat 1; option victory=all", "> 1 end-turn\n turn of 1 ended\n turn of 0, round 2, 3 armies");
    // It is not yet their turn that ends.
    let game = position("a=0x5; seat 0; option victory=85");
    let (game, _) = game.apply(Actor::Seat(SeatId(0)), &Action::EndTurn, &mut Throws::default()).expect("allowed");
    assert!(!game.is_over());
}

#[test]
fn c10_option_rounds_counts_spaces_then_armies_and_equals_share() {
    let last = "seat 1; rounds 10; option rounds=10; option draw-after=0";
    let game = check(&format!("a=0x5; {last}"), "> 1 end-turn\n turn of 1 ended\n counted 1\n > 0 end-turn\n ! Over");
    assert_eq!(crate::rules::seen(&game, Viewer::Public).rounds_played(), 10, "nobody had a turn in an eleventh");
    check(
        "a=0x5; seat 1; rounds 9; option rounds=10; option draw-after=0",
        "> 1 end-turn\n turn of 1 ended\n turn of 0, round 10, 3 armies",
    );
    // Three spaces each: armies decide, and equals share.
    let three =
        "seats 3; a=0x2 b=0x2 c=0x2 d=1x3 e=1x3 f=1x3 g=2x9; seat 2; rounds 10; option rounds=10; option draw-after=0";
    check(three, "> 2 end-turn\n turn of 2 ended\n counted 1");
    let equal = three.replace("x3", "x2");
    check(&equal, "> 2 end-turn\n turn of 2 ended\n counted 0 1");
}

#[test]
fn law_8_time_out_plays_the_safe_default_to_the_end_of_the_turn() {
    let game = position("a=0x5 b=0; hand 0 a b c; stage trade 3; option forced-trade=3");
    let (game, events) = game.apply(Actor::Clock, &Action::TimeOut, &mut Throws::default()).expect("the clock may");
    let kinds: Vec<&EventKind> = events.iter().map(|event| &event.kind).collect();
    assert!(matches!(
        kinds[..],
        [
            EventKind::TimedOut { seat: SeatId(0) },
            EventKind::Traded { value: 4, .. },
            EventKind::Placed { .. },
            EventKind::TurnEnded { .. },
            EventKind::TurnBegan { seat: SeatId(1), .. }
        ]
    ));
    game.audit().expect("sound");
}
