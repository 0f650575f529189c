//! Sets, their values and the card at the end of a turn: book 002, part 2 g and h.

use super::script::check;

/// Trades in a position with the hand, and says what the set was worth.
#[track_caller]
fn trades(options: &str, hand: &str, value: u32, next: u32) {
    let at = format!("a=0x5 b=0; hand 0 {hand}; stage trade 3; {options}");
    check(&at, &format!("> 0 trade {hand}\n traded {hand} for {value}, next {next}"));
}

/// Soldiers are a d g, riders b e, cannons c f, jokers x y.
#[test]
fn s2_c2_which_three_cards_are_a_set() {
    let mixed = "option set-kind=mixed-only";
    let equal = "option set-kind=mixed-or-equal";
    let sets = ["a b c", "a b x", "a c x", "b c x", "a x y", "b x y", "c x y"];
    let only_equal = ["a d g", "a d x", "b e x", "c f x"];
    let never = ["a d b", "b e c", "c f a", "a b e"];
    for set in sets {
        trades(mixed, set, 4, 6);
        trades(equal, set, 4, 6);
    }
    for set in only_equal {
        trades(equal, set, 4, 6);
    }
    let no_set = |kind: &str, set: &str| {
        for order in orders(set) {
            check(
                &format!("a=0x5; hand 0 {}; stage trade 3; {kind}", in_deck_order(set)),
                &format!("> 0 trade {order}\n ! NoSet {{ symbols: ["),
            );
        }
    };
    only_equal.iter().chain(&never).for_each(|set| no_set(mixed, set));
    for set in &never {
        no_set(equal, set);
    }
}

#[test]
fn s2_c2_the_order_of_the_cards_does_not_matter() {
    for set in ["a b c", "a b x", "b x y"] {
        for order in orders(set) {
            let at = format!("a=0x5; hand 0 {set}; stage trade 3");
            check(&at, &format!("> 0 trade {order}\n traded {order} for 4, next 6"));
        }
    }
}

#[test]
fn s2_c1_values_rise_over_all_seats_or_for_each_or_are_fixed() {
    let rising = [4, 6, 8, 10, 12, 15, 20, 25, 30];
    for (traded, pair) in rising.windows(2).enumerate() {
        trades(&format!("sets {traded}"), "a b c", pair[0], pair[1]);
        trades(&format!("sets {traded}; option set-value=rising-own"), "a b c", 4, 6);
    }
    let fixed = "option set-value=fixed set-kind=mixed-or-equal; sets 7";
    for (set, value) in [("a b c", 10), ("a d g", 4), ("b e x", 6), ("c f x", 8), ("a d x", 4), ("a x y", 10)] {
        trades(fixed, set, value, 10);
    }
}

#[test]
fn s2_c7_a_bonus_for_one_own_space_in_a_set() {
    let bonus = "stage trade 3; option own-space-bonus=2";
    check(
        &format!("a=0x5 b=0 c=1; hand 0 a b c; {bonus}"),
        "> 0 trade b a c\n traded b a c for 4 and 2 on b, next 6\n = a=0x5 b=0x3",
    );
    check(&format!("d=0x5; hand 0 a b c; {bonus}"), "> 0 trade a b c\n traded a b c for 4, next 6");
    check(
        &format!("a=0x9999 d=0; hand 0 a b c; {bonus}"),
        "> 0 trade a b c\n traded a b c for 4 and 2 on d, next 6\n = a=0x9999 d=0x3",
    );
}

#[test]
fn s2_c4_a_forced_trade_comes_before_everything() {
    let at = "a=0x5; hand 0 a b c d e; stage trade 3; option forced-trade=5";
    check(
        at,
        "> 0 place a 3\n ! TradeFirst { hand: 5, limit: 5 }\n > 0 attack a b\n ! TradeFirst\n > 0 end-step\n ! TradeFirst
         > 0 fortify a b 1\n ! TradeFirst\n > 0 end-turn\n ! TradeFirst
         > 0 trade a b c\n traded a b c for 4, next 6\n > 0 place a 7\n placed a 7",
    );
    // Five cards without a set force nobody, with mixed sets only.
    check("a=0x5; hand 0 a b d e g; stage trade 3; option forced-trade=5", "> 0 place a 3\n placed a 3");
    check("a=0x5; hand 0 a b c d e; stage trade 3", "> 0 place a 3\n placed a 3");
}

#[test]
fn s2_r3_sets_are_traded_before_armies_are_placed() {
    check(
        "a=0x5; hand 0 a b c; stage trade 3",
        "> 0 attack a b\n ! PlaceFirst { left: 3 }\n > 0 place a 1\n placed a 1
         > 0 trade a b c\n ! TradeOver\n > 0 take-back\n took back 1\n > 0 take-back\n ! NothingToTakeBack
         > 0 trade a b c\n traded a b c for 4, next 6\n > 0 place a 7\n placed a 7\n > 0 trade a b c\n ! TradeOver",
    );
    check(
        "a=0x5; hand 0 a b c; stage trade 3",
        "> 0 trade a a b\n ! NotYourCard\n > 0 trade a b d\n ! NotYourCard { card: CardId(3) }
         > 0 end-step\n > 0 trade a b c\n traded a b c for 4, next 6\n > 0 place a 8\n ! TooManyToPlace { asked: 8, left: 7 }",
    );
}

#[test]
fn s2_c8_one_card_at_the_end_of_a_turn_with_a_capture() {
    let capture = "> 0 attack a b in 1 | 6 5 4 / 1\n fought 0/1: Captured\n captured b from 1\n moved in 1\n";
    let next = "turn of 0 ended\n turn of 1, round 1, 6 armies";
    check("a=0x5", &format!("> 0 end-turn\n {next}"));
    check("a=0x5", &format!("{capture} > 0 end-turn\n drew, 1 in hand\n (to 0) drew a\n {next}"));
    // S2-C5: traded cards are shuffled when the stack is empty.
    check(
        "a=0x5; hand 1 a b; discard c d e f g x y",
        &format!("{capture} > 0 end-turn\n reshuffled 7\n drew, 1 in hand\n (to 0) drew c\n {next}"),
    );
    let all = "a=0x5; hand 0 a b c d e f g x y";
    check(all, &format!("{capture} > 0 end-turn\n no card left\n {next}"));
}

fn in_deck_order(set: &str) -> String {
    let mut cards: Vec<&str> = set.split(' ').collect();
    cards.sort_unstable();
    cards.join(" ")
}

/// Three cards in all their orders.
fn orders(set: &str) -> Vec<String> {
    let cards: Vec<&str> = set.split(' ').collect();
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        .map(|order| order.map(|n| cards[n]).join(" "))
        .to_vec()
}
