//! The odds of a turn against numbers worked out by hand and against going through every throw and every placement.

use std::cell::RefCell;
use std::collections::BTreeMap;

use adjutant::game::rebellion::forecast::turn_odds;
use adjutant::game::rebellion::odds::{self, Aim, Forecast, Question, TooMany};
use adjutant::game::rebellion::symbol::{Face, Symbol};

use super::position::{at, face, play, symbol, table};

fn open(fields: &str) -> [u8; 5] {
    let mut open = [0; 5];
    for letter in fields.chars() {
        open[symbol(letter).index()] += 1;
    }
    open
}

fn fresh(dice: u8, throws: u8, fields: &str, aim: Aim) -> Forecast {
    odds::before_throw(&Question::fresh(dice, throws, open(fields), aim)).expect("so many dice")
}

#[track_caller]
fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
}

#[test]
fn numbers_worked_out_by_hand() {
    // One die: its own symbol or the joker; a joker field takes the joker alone.
    close(fresh(1, 1, "T", Aim::Row).success, 2.0 / 6.0);
    close(fresh(1, 1, "I", Aim::Row).success, 1.0 / 6.0);
    close(fresh(1, 2, "T", Aim::Row).success, 1.0 - (4.0 / 6.0) * (4.0 / 6.0));
    close(fresh(1, 2, "I", Aim::Row).success, 11.0 / 36.0);
    // Four dice, one field: a miss of all four, twice.
    close(fresh(4, 1, "W", Aim::Row).success, 1.0 - (2.0_f64 / 3.0).powi(4));
    close(fresh(4, 2, "W", Aim::Row).success, 1.0 - (2.0_f64 / 3.0).powi(8));
    // Two dice, two fields alike: both are of two faces. Two fields that differ: T F, T I, F I each way round, and I I.
    close(fresh(2, 1, "TT", Aim::Row).success, 4.0 / 36.0);
    close(fresh(2, 1, "TF", Aim::Row).success, 7.0 / 36.0);
    close(fresh(2, 1, "TF", Aim::TwoFields).success, 7.0 / 36.0);
    close(fresh(2, 1, "II", Aim::Row).success, 1.0 / 36.0);
    // More fields than dice, and fewer fields than are asked for.
    close(fresh(4, 2, "TFWDI", Aim::Row).success, 0.0);
    close(fresh(4, 2, "T", Aim::TwoFields).success, 0.0);
    // All faces but the victory point cover something: two of four dice in one throw.
    let (hit, miss) = (5.0_f64 / 6.0, 1.0_f64 / 6.0);
    let all_open = fresh(4, 1, "TTTTFFFFWWWWDDDDIIII", Aim::NoPenalty);
    let sith = all_open.sith.expect("it was asked for");
    close(sith.palpatine, miss.powi(4));
    close(sith.vader, 4.0 * hit * miss.powi(3));
    close(all_open.success, 1.0 - miss.powi(4) - 4.0 * hit * miss.powi(3));
}

#[test]
fn s3_t6_one_open_field_needs_one_die_and_vader_never_comes() {
    let one = fresh(4, 2, "W", Aim::NoPenalty);
    let sith = one.sith.expect("it was asked for");
    close(one.success, 1.0 - (2.0_f64 / 3.0).powi(8));
    close(sith.vader, 0.0);
    close(sith.palpatine, (2.0_f64 / 3.0).powi(8));
    // Two were open at the start of the turn, and one is covered.
    let left = Question { covered: 1, one_open: false, ..Question::fresh(1, 1, open("W"), Aim::NoPenalty) };
    let left = odds::before_throw(&left).expect("so many dice");
    close(left.success, 1.0 / 3.0);
    close(left.sith.expect("it was asked for").vader, 2.0 / 3.0);
}

#[test]
fn chances_go_with_what_lies_on_the_table() {
    let question = Question::fresh(0, 1, open("TFI"), Aim::TwoFields);
    let after = |hand: &str| {
        let hand: Vec<Face> = hand.chars().map(face).collect();
        odds::after_throw(&question, &hand).expect("so many dice").success
    };
    close(after("TFPP"), 1.0);
    close(after("IIPP"), 1.0);
    // One fits; one of three dice must bring F or a joker, which then covers F or the joker field.
    close(after("TPPP"), 1.0 - (4.0_f64 / 6.0).powi(3));
    // The joker goes where it leaves most: on the joker field, which leaves four faces and more for T and F.
    close(after("IPPP"), 1.0 - (3.0_f64 / 6.0).powi(3));
    close(after("TTPP"), after("TPPP"));
    assert_eq!(odds::before_throw(&Question::fresh(5, 1, open("T"), Aim::Row)), Err(TooMany));
    assert_eq!(odds::before_throw(&Question::fresh(4, 3, open("T"), Aim::Row)), Err(TooMany));
}

/// Dice, open fields and fields covered, before the last throw.
type Stand = (usize, [u8; 5], u8);

/// The same by another way: every throw of every die, every placement, in floats. Only whole second throws are kept.
struct Enumerated {
    aim: Aim,
    enough: u8,
    known: RefCell<BTreeMap<Stand, (f64, f64)>>,
}

impl Enumerated {
    fn new(aim: Aim, one_open: bool) -> Self {
        let one = aim == Aim::NoPenalty && one_open;
        Self { aim, enough: if one { 1 } else { 2 }, known: RefCell::default() }
    }

    /// Chance of success, and of not getting Palpatine.
    fn throw(&self, dice: usize, throws: u8, open: [u8; 5], covered: u8) -> (f64, f64) {
        if throws != 1 {
            return self.thrown(dice, throws, open, covered);
        }
        if let Some(&known) = self.known.borrow().get(&(dice, open, covered)) {
            return known;
        }
        let found = self.thrown(dice, throws, open, covered);
        self.known.borrow_mut().insert((dice, open, covered), found);
        found
    }

    fn thrown(&self, dice: usize, throws: u8, open: [u8; 5], covered: u8) -> (f64, f64) {
        if throws == 0 {
            let success = match self.aim {
                Aim::TwoFields | Aim::NoPenalty => covered >= self.enough,
                Aim::Row => open.iter().sum::<u8>() == 0,
            };
            return (f64::from(u8::from(success)), f64::from(u8::from(covered > 0)));
        }
        let count = 6_usize.pow(u32::try_from(dice).expect("few dice"));
        let mut sum = (0.0, 0.0);
        for throw in 0..count {
            let hand: Vec<usize> =
                (0..dice).map(|die| throw / 6_usize.pow(u32::try_from(die).expect("few")) % 6).collect();
            let best = self.place(&hand, 0, 0, throws - 1, open, covered);
            sum = (sum.0 + best.0, sum.1 + best.1);
        }
        let count = f64::from(u32::try_from(count).expect("few"));
        (sum.0 / count, sum.1 / count)
    }

    /// Die after die: kept for the next throw or put on any field.
    fn place(&self, hand: &[usize], die: usize, kept: usize, throws: u8, open: [u8; 5], covered: u8) -> (f64, f64) {
        let Some(&face) = hand.get(die) else { return self.throw(kept, throws, open, covered) };
        let mut best = self.place(hand, die + 1, kept + 1, throws, open, covered);
        for field in 0..5 {
            if (face == field || face == 4) && open[field] > 0 {
                let mut after = open;
                after[field] -= 1;
                let value = self.place(hand, die + 1, kept, throws, after, covered + 1);
                let better = value.0 > best.0 + 1e-9 || (value.0 > best.0 - 1e-9 && value.1 > best.1);
                if better {
                    best = value;
                }
            }
        }
        best
    }
}

/// Whether the forecast is what every throw and placement come to.
#[track_caller]
fn same(case: &str, found: &Forecast, (success, no_palpatine): (f64, f64)) {
    assert!((found.success - success).abs() < 1e-9, "{case}: {} instead of {success}", found.success);
    if let Some(sith) = found.sith {
        assert!((sith.palpatine - (1.0 - no_palpatine)).abs() < 1e-9, "{case}: {sith:?}, {no_palpatine}");
        let all = found.success + sith.vader + sith.palpatine;
        assert!((all - 1.0).abs() < 1e-12, "{case}: chances add up to {all}");
    }
}

#[test]
fn every_throw_and_every_placement_come_to_the_same() {
    let boards = ["T", "I", "TT", "TF", "TI", "II", "TTI", "TFW", "TFWD", "TTFI", "TTFFI", "TFWDI"];
    for (dice, throws) in [(1, 1), (2, 1), (3, 1), (4, 1), (1, 2), (2, 2), (3, 2), (4, 2)] {
        for fields in boards.iter().take(if throws == 2 && dice == 3 { 8 } else { boards.len() }) {
            if dice == 4 && throws == 2 && !["T", "TI", "TFW", "TTFI"].contains(fields) {
                continue;
            }
            for aim in [Aim::TwoFields, Aim::Row, Aim::NoPenalty] {
                let enumerated = Enumerated::new(aim, fields.len() == 1);
                let expected = enumerated.throw(usize::from(dice), throws, open(fields), 0);
                let case = format!("{dice} dice, {throws} throws, {fields}, {aim:?}");
                same(&case, &fresh(dice, throws, fields, aim), expected);
            }
        }
    }
}

#[test]
fn so_do_those_in_the_middle_of_a_turn() {
    let hands = ["P", "TT", "TFI", "IIP", "TWPP", "TFII"];
    for fields in ["W", "I", "TF", "TTI", "TFWI"] {
        for aim in [Aim::TwoFields, Aim::Row, Aim::NoPenalty] {
            for one_open in [false, true] {
                let enumerated = Enumerated::new(aim, one_open);
                for covered in 0..=2 {
                    let question = Question { covered, one_open, ..Question::fresh(2, 1, open(fields), aim) };
                    let case = format!("{fields}, {aim:?}, {covered} covered, {one_open}");
                    let before = odds::before_throw(&question).expect("so many dice");
                    same(&case, &before, enumerated.throw(2, 1, open(fields), covered));
                    for (hand, throws) in hands.iter().flat_map(|hand| [(hand, 0), (hand, 1)]) {
                        let question = Question { throws, ..question };
                        let faces: Vec<Face> = hand.chars().map(face).collect();
                        let after = odds::after_throw(&question, &faces).expect("so many dice");
                        let numbers: Vec<usize> = faces.iter().map(|face| face.index()).collect();
                        let expected = enumerated.place(&numbers, 0, 0, throws, open(fields), covered);
                        same(&format!("{case}, {hand}, {throws} throws"), &after, expected);
                    }
                }
            }
        }
    }
}

#[test]
fn a_turn_is_forecast_from_what_lies_on_the_table() {
    // The first seat's rebel covers W.
    let hoth = at("hoth", &["TWD", "", "DFTI", "", "I"], 3);
    let before = turn_odds(&hoth.table).expect("dice are left");
    assert_eq!((before.seat.0, before.dice, before.throws), (0, 4, 2));
    close(before.no_sith, fresh(4, 2, "TWDDFTII", Aim::NoPenalty).success);
    let rows: Vec<(u8, bool)> = before.rows.iter().map(|row| (row.row, row.with_rebel.is_some())).collect();
    assert_eq!(
        rows,
        [(0, true), (2, false), (4, false)],
        "rows that are not full, and those with a field for the rebel"
    );
    close(before.rows[0].alone, fresh(4, 2, "TWD", Aim::Row).success);
    close(before.rows[0].with_rebel.expect("it fits"), fresh(4, 2, "TD", Aim::Row).success);

    let (game, _) = play(&hoth.game(), "throw TFPP; put T 0");
    let after = turn_odds(&table(&game)).expect("dice are left");
    assert_eq!((after.dice, after.throws), (3, 1));
    let hand: Vec<Face> = "FPP".chars().map(face).collect();
    let question = Question { covered: 1, ..Question::fresh(0, 1, open("WDDFTII"), Aim::NoPenalty) };
    let expected = odds::after_throw(&question, &hand).expect("so many dice");
    assert_eq!((after.no_sith, Some(after.sith)), (expected.success, expected.sith));

    let (game, _) = play(&hoth.game(), "throw TFPP; dice");
    assert_eq!(turn_odds(&table(&game)), None, "no die is left");
}

#[test]
fn fields_are_written_as_letters() {
    assert_eq!(odds::fields("AABCI"), Some([2, 1, 1, 0, 1]));
    assert_eq!(odds::fields(""), Some([0; 5]));
    assert_eq!([odds::fields("AE"), odds::fields("a"), odds::fields(&"I".repeat(256))], [None; 3]);
}

#[test]
fn throws_are_counted_once_each() {
    for (dice, different, all) in [(0, 1, 1), (1, 6, 6), (2, 21, 36), (4, 126, 1_296)] {
        let throws = odds::throws(dice);
        assert_eq!((throws.len(), throws.iter().map(|(_, ways)| ways).sum::<u64>()), (different, all));
    }
    assert_eq!(Symbol::ALL.len() + 1, Face::ALL.len());
}
