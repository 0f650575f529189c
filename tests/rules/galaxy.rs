//! The standard game on the galaxy board: every ruling of section S0-N, and what it shares (C3, C8, C10).

use std::sync::Arc;

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::conquest::rules::{FortifyKind, LeastMoveIn, SetUpPace, Territories, TradedCards};
use adjutant::game::event::{EventKind, StartRoll};
use adjutant::game::ids::SeatId;
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::Viewer;

use super::script::{Throws, check, follow, holds};
use super::small;

/// A game on the small board (a b c, d e f g), with the throws for the first claim and, where it comes at once, for the first turn.
fn game(seats: usize, options: &[(&str, &str)], throws: &[&[u8]]) -> Game {
    let mut all = Options::new(RulesetId::Galaxy);
    for (id, value) in options {
        all.set(id, value).expect("an option");
    }
    Game::begin(small::edition(), &all, holds(seats), &mut Throws::of(throws)).0
}

#[test]
fn s0_n1_three_or_four_seats_and_five_with_fewer_armies() {
    let options = Options::new(RulesetId::Galaxy);
    assert_eq!((options.seats(), options.edition_id()), (3..=5, "galaxy"));
    assert_eq!([3, 4, 5].map(|seats| options.card(seats).conquest().unwrap().start_armies), [35, 30, 25]);
    assert_eq!(options.presets(), ["standard", "literal"]);
}

#[test]
fn s0_n2_the_highest_die_claims_first_and_ties_are_thrown_again() {
    let options = Options::new(RulesetId::Galaxy);
    let throws: [&[u8]; 3] = [&[4, 6, 6, 2], &[3, 3], &[1, 5]];
    let (_, events) = Game::begin(small::edition(), &options, holds(4), &mut Throws::of(&throws));
    let EventKind::StartRolled { what: StartRoll::SetUp, throws, first } = &events[0].kind else {
        panic!("{events:?}")
    };
    assert_eq!(*first, SeatId(2));
    let told: Vec<(u64, Vec<(u8, u8)>)> = throws
        .iter()
        .map(|throw| (throw.draw, throw.dice.iter().map(|&(seat, die)| (seat.0, die)).collect()))
        .collect();
    assert_eq!(
        told,
        [(1, vec![(0, 4), (1, 6), (2, 6), (3, 2)]), (2, vec![(1, 3), (2, 3)]), (3, vec![(1, 1), (2, 5)]),],
        "all dice and the numbers of their draws are told"
    );
}

#[test]
fn s0_n2_a_second_roll_for_the_first_turn_and_clockwise_after_each() {
    let begun = game(3, &[("set-up", "book"), ("start-armies", "3")], &[&[2, 5, 4]]);
    follow(
        begun,
        "> 0 claim a\n ! NotYourTurn { on_turn: SeatId(1) }
         > 1 claim a\n 1 claimed a\n > 2 claim b\n 2 claimed b\n > 0 claim c\n 0 claimed c
         > 1 claim d\n 1 claimed d\n > 2 claim e\n 2 claimed e\n > 0 claim f\n 0 claimed f
         > 1 claim g\n 1 claimed g\n given out
         > 2 place b 1\n placed b 1\n > 0 place c 1 | 3 3 1, 2 6\n placed c 1
         rolled for FirstTurn: 0:3 1:3 2:1 / 0:2 1:6, 1 begins\n turn of 1, round 1, 3 armies",
    );
}

#[test]
fn s0_n3_one_army_each_in_turn_and_whoever_has_none_left_is_passed_over() {
    let begun = game(3, &[("set-up", "book"), ("start-armies", "4"), ("territories", "deal")], &[&[6, 5, 4]]);
    // Dealt to the first seat first: a d g, b e, c f.
    follow(
        begun,
        "> 1 place b 1\n ! NotYourTurn { on_turn: SeatId(0) }\n > 0 place a 1\n placed a 1
         > 1 place b 2\n ! PlaceExactly { troops: 1 }\n > 1 place b 1\n placed b 1\n > 2 place c 1\n placed c 1
         > 0 place a 1\n ! NotYourTurn { on_turn: SeatId(1) }\n > 1 place e 1\n placed e 1
         > 2 place f 1 | 1 2 3\n placed f 1\n rolled for FirstTurn: 0:1 1:2 2:3, 2 begins\n turn of 2, round 1, 3 armies",
    );
}

#[test]
fn c8_quick_lists_and_placements_at_once_then_the_roll_for_the_first_turn() {
    let begun = game(3, &[("start-armies", "4")], &[&[1, 1, 6]]);
    follow(
        begun,
        "> 0 claim a b\n 0 preferred\n > 1 claim a c\n 1 preferred\n > 2 claim a d\n 2 preferred
         2 claimed a\n 0 claimed b\n 1 claimed c\n 2 claimed d\n 0 claimed e\n 1 claimed f\n 2 claimed g\n given out
         > 0 place b 2\n (to 0) deployed b 2\n 0 deployed\n > 2 place a 1\n (to 2) deployed a 1\n 2 deployed
         > 1 place c 2 | 6 1 1\n (to 1) deployed c 2\n 1 deployed\n revealed 0: b 2, 1: c 2, 2: a 1
         rolled for FirstTurn: 0:6 1:1 2:1, 0 begins\n turn of 0, round 1, 3 armies",
    );
}

const AT: &str = "ruleset galaxy; seats 3; a=0x5 b=1 c=2 d=0 e=0 f=1 g=2";

#[test]
fn s0_n4_sets_by_class_any_number_of_them_and_down_from_five() {
    for (set, value) in [("a d g", 4), ("a b c", 7), ("a b x", 7)] {
        check(
            &format!("{AT}; hand 0 {set}; stage trade 3"),
            &format!("> 0 trade {set}\n traded {set} for {value}, next 7"),
        );
    }
    // Two of the second class and a joker; two of the third.
    for (set, value) in [("b e x", 5), ("c f x", 6), ("d g x", 4)] {
        check(
            &format!("{AT}; hand 0 {set}; stage trade 3"),
            &format!("> 0 trade {set}\n traded {set} for {value}, next 7"),
        );
    }
    check(&format!("{AT}; hand 0 a b e; stage trade 3"), "> 0 trade a b e\n ! NoSet");
    // Eight cards: two sets must go, and then no more.
    check(
        &format!("{AT}; hand 0 a b c d e f g x; stage trade 3"),
        "> 0 place a 3\n ! TradeFirst { hand: 8, limit: 5 }\n > 0 trade a b c\n traded a b c for 7, next 7
         > 0 end-turn\n ! TradeFirst { hand: 5, limit: 5 }\n > 0 trade d e f\n traded d e f for 7, next 7
         > 0 place a 17\n placed a 17",
    );
    // Six cards: one set must go, another may.
    check(
        &format!("{AT}; hand 0 a b c d e f; stage trade 3"),
        "> 0 trade a b c\n traded a b c for 7, next 7\n > 0 trade d e f\n traded d e f for 7, next 7",
    );
}

#[test]
fn s0_n5_traded_cards_leave_the_game_and_an_empty_deck_gives_none() {
    let capture = "> 0 attack a b in 1 | 6 5 4 / 1\n fought 0/1: Captured\n captured b from 1\n moved in 3\n";
    let at = format!("{AT}; hand 0 a b c; hand 1 d e; hand 2 f g x y; stage trade 3");
    let trade = "> 0 trade a b c\n traded a b c for 7, next 7\n > 0 place a 10\n placed a 10\n";
    let end = "turn of 0 ended\n turn of 1, round 1, 3 armies";
    let after = check(&at, &format!("{trade}{capture}> 0 end-turn\n no card left\n {end}"));
    let view = crate::rules::seen(&after, Viewer::Public);
    assert_eq!((view.gone.len(), view.discard.len(), view.stack), (3, 0, 0));
    // Option: they come back.
    let at = format!("{at}; option traded-sets=reshuffled");
    check(&at, &format!("{trade}{capture}> 0 end-turn\n reshuffled 3\n drew, 1 in hand\n (to 0) drew a\n {end}"));
}

/// Seat 1 has nothing but b, and is taken.
const LAST: &str = "ruleset galaxy; seats 3; a=0x5 b=1 c=2 d=0 e=0 f=2 g=2";
const TAKE: &str = "> 0 attack a b in least | 6 5 4 / 1\n fought 0/1: Captured\n captured b from 1\n";

#[test]
fn s0_n6_the_captor_takes_the_hand_and_trades_down_from_five_at_once() {
    check(
        &format!("{LAST}; hand 0 a b c d; hand 1 e f"),
        &format!(
            "{TAKE}1 eliminated by 0, 2 cards\n (to 0) took e f\n moved in 3
             > 0 attack a c\n ! TradeFirst {{ hand: 6, limit: 5 }}\n > 0 end-turn\n ! TradeFirst
             > 0 trade a b c\n traded a b c for 7, next 7
             > 0 trade d e f\n ! SpoilsOver {{ have: 3, limit: 5 }}
             > 0 attack b c\n ! PlaceFirst {{ left: 7 }}\n > 0 place d 7\n placed d 7\n = d=0x8
             > 0 attack b c once | 6 5 / 1\n fought 0/1: Captured\n captured c from 2\n moved in 2"
        ),
    );
    // Two sets, one after the other, before anything is placed.
    check(
        &format!("{LAST}; hand 0 a b c d; hand 1 e f g x"),
        &format!(
            "{TAKE}1 eliminated by 0, 4 cards\n (to 0) took e f g x\n moved in 3
             > 0 trade a b c\n traded a b c for 7, next 7\n > 0 place d 7\n ! TradeFirst {{ hand: 5, limit: 5 }}
             > 0 trade d e f\n traded d e f for 7, next 7\n > 0 place d 14\n placed d 14"
        ),
    );
}

#[test]
fn s0_n6_with_four_cards_or_fewer_nothing_is_traded() {
    check(
        &format!("{LAST}; hand 0 a b; hand 1 c d"),
        &format!(
            "{TAKE}1 eliminated by 0, 2 cards\n (to 0) took c d\n moved in 3
             > 0 trade a b c\n ! TradeOver\n > 0 attack b c once | 6 5 / 1\n fought 0/1: Captured\n captured c from 2\n moved in 2"
        ),
    );
}

#[test]
fn c3_whoever_won_the_battle_moves_in() {
    check(
        &format!("{AT}; stage attack"),
        "> 0 attack a b | 6 5 4 / 1\n fought 0/1: Captured\n captured b from 1
         > 0 move-in 2\n ! OutOfRange { asked: 2, least: 3, most: 4 }\n > 0 move-in 3\n moved in 3\n = a=0x2 b=0x3",
    );
}

#[test]
fn c2_three_dice_against_two_and_ties_to_the_defender() {
    check(
        "ruleset galaxy; seats 3; a=0x5 b=1x4 c=2 d=0 e=0 f=1 g=2",
        "> 0 attack a b once | 6 5 1 / 6 4\n fought 1/1: Once\n = a=0x4 b=1x3",
    );
}

#[test]
fn s0_n7_one_move_along_own_planets_and_one_army_stays() {
    let at = "ruleset galaxy; seats 3; a=0x5 b=0 e=0 f=0x1 c=1 d=2 g=1; stage fortify";
    check(at, "> 0 fortify a f 5\n ! OutOfRange { asked: 5, least: 1, most: 4 }");
    check(at, "> 0 fortify a d 1\n ! NotYourSpace");
    check(at, "> 0 fortify a f 4\n fortified a f 4\n turn of 0 ended\n turn of 1, round 1, 3 armies");
    check(
        "ruleset galaxy; seats 3; a=0x5 b=1 e=0 f=0x1 c=1 d=2 g=1; stage fortify",
        "> 0 fortify a f 1\n ! NoPath { from: SpaceId(0), to: SpaceId(5), reachable: [] }",
    );
}

#[test]
fn s0_n8_one_card_however_many_planets_were_taken_and_none_without() {
    let next = "turn of 0 ended\n turn of 1, round 1, 3 armies";
    check(
        AT,
        &format!(
            "> 0 attack a b in least | 6 5 4 / 1\n fought 0/1: Captured\n captured b from 1\n moved in 3
             > 0 attack b c in least | 6 5 / 1\n fought 0/1: Captured\n captured c from 2\n moved in 2
             > 0 end-turn\n drew, 1 in hand\n (to 0) drew a\n {next}"
        ),
    );
    check(AT, &format!("> 0 end-turn\n {next}"));
}

#[test]
fn s0_n9_the_deck_has_81_cards_of_which_the_class_alone_counts() {
    let kit = assets::galaxy();
    let (deck, names) = (&kit.edition.deck, &kit.names);
    assert_eq!(deck.cards().len(), 81);
    for (id, card) in deck.ids().zip(deck.cards()) {
        assert_eq!(card.space, None, "{}", card.id);
        assert_eq!(names.card(id), names.symbol(card.symbol), "{}: its event is not named", card.id);
    }
}

#[test]
fn s0_n10_whoever_holds_all_planets_has_won() {
    check(
        "ruleset galaxy; seats 3; a=0x5 b=2 c=0 d=0 e=0 f=0 g=0",
        "> 0 attack a b | 6 5 4 / 1\n fought 0/1: Captured\n captured b from 2\n 2 eliminated by 0, 0 cards\n moved in 3\n 0 won",
    );
}

#[test]
fn what_is_set_is_what_is_played() {
    let mut options = Options::new(RulesetId::Galaxy);
    let card = options.card(4).conquest().unwrap();
    assert_eq!((card.territories, card.set_up), (Territories::Draft, SetUpPace::Quick));
    assert_eq!((card.attack_dice, card.defence_dice, card.forced_trade), (3, 2, 5));
    assert_eq!((card.move_in, card.fortify), (LeastMoveIn::Survivors, FortifyKind::Connected));
    assert_eq!((card.traded, card.draw_after, card.most_rounds), (TradedCards::Gone, 12, 0));
    for (id, value) in
        [("set-up", "book"), ("start-armies", "20"), ("traded-sets", "reshuffled"), ("fortify", "linked")]
    {
        options.set(id, value).expect("an option");
    }
    let card = options.card(4).conquest().unwrap();
    assert_eq!((card.set_up, card.start_armies), (SetUpPace::Book, 20));
    assert_eq!((card.traded, card.fortify), (TradedCards::Reshuffled, FortifyKind::Linked));
    let literal = Options::with_preset(RulesetId::Galaxy, "literal").unwrap().card(3).conquest().unwrap();
    assert_eq!((literal.set_up, literal.start_armies), (SetUpPace::Book, 35));
    let edition = Arc::clone(&assets::galaxy().edition);
    assert_eq!(edition.id, "galaxy");
}
