//! Attacks, captures and eliminations: book 002, part 2.

use super::script::check;

#[test]
fn s2_a4_worked_examples_in_a_match() {
    check("a=0x4 b=1x2", "> 0 attack a b once | 5 3 2 / 6 2\n fought 1/1: Once\n = a=0x3 b=1x1");
    check("a=0x4 b=1x5", "> 0 attack a b once | 6 2 2 / 5 4 2\n fought 2/1: Once\n = a=0x2 b=1x4");
    check("a=0x2 b=1", "> 0 attack a b once | 4 / 4\n fought 1/0: Once\n = a=0x1 b=1x1");
    check("a=0x4 b=1", "> 0 attack a b once in 1 | 6 4 3 / 5\n fought 0/1: Captured\n captured b from 1\n moved in 1");
    check(
        "a=0x2 b=1",
        "> 0 attack a b once | 5 / 3\n fought 0/1: Captured\n captured b from 1\n moved in 1\n = a=0x1 b=0x1",
    );
}

#[test]
fn s2_a2_the_defender_has_at_most_three_dice_or_two_by_option() {
    check("a=0x9 b=1x9", "> 0 attack a b once | 6 6 6 / 1 1 1\n fought 0/3: Once");
    check("a=0x9 b=1x9; option defence-dice=2", "> 0 attack a b once | 6 6 6 / 1 1\n fought 0/2: Once");
    check("a=0x9 b=1x9; option attack-dice=1", "> 0 attack a b once | 6 / 1 1 1\n fought 0/1: Once");
}

#[test]
fn one_army_stays_and_each_attacking_army_brings_a_die() {
    check("a=0x1 b=1", "> 0 attack a b\n ! TooFewTroops { space: SpaceId(0), there: 1 }");
    check("a=0x3 b=1", "> 0 attack a b dice 3\n ! Dice { asked: 3, most: 2 }");
    check("a=0x9 b=1", "> 0 attack a b dice 0\n ! Dice { asked: 0, most: 3 }\n> 0 attack a b dice 99\n ! Dice");
    check("a=0x9 b=1x2", "> 0 attack a b once dice 1 | 6 / 5 1\n fought 0/1: Once");
}

#[test]
fn only_linked_spaces_of_others_can_be_attacked() {
    check(
        "a=0x5 d=1",
        "> 0 attack a d\n ! NotLinked { from: SpaceId(0), to: SpaceId(3), reachable: [SpaceId(1), SpaceId(2)] }",
    );
    check("a=0x5 b=0", "> 0 attack a b\n ! OwnSpace { space: SpaceId(1) }");
    check(
        "a=0x5",
        "> 0 attack a a\n ! SameSpace\n > 0 attack d c\n ! NotYourSpace { space: SpaceId(3), owner: Some(SeatId(1)) }",
    );
    check("a=0x5 b=0x2 e=1", "> 0 attack b e once | 6 / 1\n fought 0/1: Captured\n captured e from 1\n moved in 1");
}

#[test]
fn a_series_stops_where_it_was_told() {
    let two = "1 1 1 / 6 6, 1 1 1 / 6 6";
    check("a=0x9 b=1x2", &format!("> 0 attack a b keep 5 | {two}\n fought 2/0 2/0: Kept\n = a=0x5 b=1x2"));
    check("a=0x8 b=1x2", &format!("> 0 attack a b keep 5 | {two}\n fought 2/0 2/0: Kept\n = a=0x4 b=1x2"));
    check("a=0x7 b=1x2", &format!("> 0 attack a b full | {two}\n fought 2/0 2/0: TooFewDice\n = a=0x3 b=1x2"));
    check("a=0x7 b=1x2", &format!("> 0 attack a b dice 3 | {two}\n fought 2/0 2/0: TooFewDice"));
    check("a=0x3 b=1x2", "> 0 attack a b full | 6 5 / 1 6\n fought 1/1: TooFewDice");
    check("a=0x5 b=1", "> 0 attack a b keep 0\n ! Keep { keep: 0, there: 5 }\n > 0 attack a b keep 5\n ! Keep");
}

#[test]
fn a_series_is_cut_off_at_a_thousand_battles() {
    let throws = ["6 1 / 6 1"; 1_000].map(|_| "6 / 1").join(", ");
    let losses = ["0/1"; 1_000].join(" ");
    let script = format!("> 0 attack a b dice 1 | {throws}\n fought {losses}: Limit\n = a=0x9 b=1x200");
    check("a=0x9 b=1x1200; option defence-dice=1", &script);
}

#[test]
fn c3_one_army_moves_in_at_least_or_the_survivors_by_option() {
    let captured = "fought 0/1: Captured\n captured b from 1\n";
    check(
        "a=0x6 b=1",
        &format!(
            "> 0 attack a b | 6 5 4 / 1\n {captured} = a=0x5 b=0x1
            > 0 end-turn\n ! MoveInFirst {{ to: SpaceId(1), least: 1, most: 5 }}
            > 0 move-in 0\n ! OutOfRange\n > 0 move-in 6\n ! OutOfRange {{ asked: 6, least: 1, most: 5 }}
            > 0 move-in 4\n moved in 4\n = a=0x2 b=0x4
            > 0 move-in 1\n ! WrongStep {{ now: Attack }}"
        ),
    );
    check(
        "a=0x6 b=1; option move-in=survivors",
        &format!(
            "> 0 attack a b | 6 5 4 / 1\n {captured} > 0 move-in 2\n ! OutOfRange {{ asked: 2, least: 3, most: 5 }}
            > 0 move-in 3\n moved in 3\n = a=0x3 b=0x3"
        ),
    );
    check("a=0x4 b=1; option move-in=survivors", &format!("> 0 attack a b | 6 5 4 / 1\n {captured} moved in 3"));
    check("a=0x6 b=1", &format!("> 0 attack a b in most | 6 5 4 / 1\n {captured} moved in 5\n = a=0x1 b=0x5"));
    check("a=0x6 b=1", &format!("> 0 attack a b in 99 | 6 5 4 / 1\n {captured} moved in 5"));
}

#[test]
fn c4_armies_that_moved_in_attack_on() {
    check(
        "a=0x6 b=1 e=1",
        "> 0 attack a b in most | 6 5 4 / 1\n fought 0/1: Captured\n captured b from 1\n moved in 5
         > 0 attack b e in most | 6 5 4 / 1\n fought 0/1: Captured\n captured e from 1\n moved in 4",
    );
}

#[test]
fn s2_c6_the_captor_takes_the_cards_and_trades_before_the_next_attack() {
    let at = "seats 3; a=0x6 b=2 c=1; hand 0 a; hand 2 b c";
    let taken = "> 0 attack a b | 6 5 4 / 1
        fought 0/1: Captured\n captured b from 2\n 2 eliminated by 0, 2 cards\n (to 0) took b c\n";
    check(
        at,
        &format!(
            "{taken} > 0 move-in 3\n moved in 3
            > 0 place a 1\n ! WrongStep {{ now: SpoilsTrade }}
            > 0 trade a b c\n traded a b c for 4, next 6
            > 0 attack b c\n ! PlaceFirst {{ left: 4 }}
            > 0 place b 1 a 3\n placed b 1 a 3
            > 0 take-back\n took back 4
            > 0 place b 4\n placed b 4
            > 0 attack b c once in 1 | 6 5 4 / 1\n fought 0/1: Captured\n captured c from 1\n moved in 1
            > 2 end-turn\n ! Eliminated"
        ),
    );
    // Optional without a limit: the next attack passes it.
    check(
        at,
        &format!(
            "{taken} > 0 move-in 1\n moved in 1\n > 0 attack a c once in 1 | 6 5 4 / 1
        fought 0/1: Captured\n captured c from 1\n moved in 1\n > 0 trade a b c\n ! TradeOver"
        ),
    );
    // At the limit it is not.
    let forced = format!("{at}; option forced-trade=3");
    check(&forced, &format!("{taken} > 0 move-in 1\n moved in 1
        > 0 attack a c\n ! TradeFirst {{ hand: 3, limit: 3 }}\n > 0 end-step\n ! TradeFirst\n > 0 end-turn\n ! TradeFirst"));
}

#[test]
fn c6_and_s2_v1_who_holds_all_spaces_wins_at_once() {
    check(
        "a=0x6 b=1 c=0 d=0 e=0 f=0 g=0; hand 1 a b c",
        "> 0 attack a b | 6 5 4 / 1\n fought 0/1: Captured\n captured b from 1\n 1 eliminated by 0, 3 cards
         (to 0) took a b c\n moved in 1\n 0 won\n > 0 end-turn\n ! Over",
    );
}
