//! The odds against published tables, against exact fractions computed elsewhere, and against what is rolled.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use adjutant::game::conquest::battle::{DiceLimit, Losses, Orders, Plan, fight};
use adjutant::game::conquest::dice::{Die, Throw};
use adjutant::game::conquest::odds::{self, Bound, Forecast, Siege, TooLarge};
use adjutant::game::conquest::support::Support;
use adjutant::game::ids::Troops;
use adjutant::seal::Sealed;

fn siege(attackers: Troops, defenders: Troops, orders: Orders) -> Siege {
    Siege { attackers, defenders, orders, support: Support::default() }
}

fn forecast(attackers: Troops, defenders: Troops, orders: Orders) -> Forecast {
    odds::siege(&siege(attackers, defenders, orders)).unwrap()
}

#[track_caller]
fn close(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() <= within, "{found} is not within {within} of {expected}");
}

/// Attacker's loss, defender's loss and the number of throws that bring them.
type Counts = &'static [(Troops, Troops, u128)];

/// Dice of attacker and defender, number of all throws, and what full enumeration gives.
const ONE_ROLL: [(u8, u8, u128, Counts); 9] = [
    (1, 1, 36, &[(0, 1, 15), (1, 0, 21)]),
    (2, 1, 216, &[(0, 1, 125), (1, 0, 91)]),
    (3, 1, 1_296, &[(0, 1, 855), (1, 0, 441)]),
    (1, 2, 216, &[(0, 1, 55), (1, 0, 161)]),
    (2, 2, 1_296, &[(0, 2, 295), (1, 1, 420), (2, 0, 581)]),
    (3, 2, 7_776, &[(0, 2, 2_890), (1, 1, 2_611), (2, 0, 2_275)]),
    (1, 3, 1_296, &[(0, 1, 225), (1, 0, 1_071)]),
    (2, 3, 7_776, &[(0, 2, 979), (1, 1, 1_981), (2, 0, 4_816)]),
    (3, 3, 46_656, &[(0, 3, 6_420), (1, 2, 10_017), (2, 1, 12_348), (3, 0, 17_871)]),
];

#[test]
fn one_roll_is_counted_exactly() {
    for (attack, defence, total, expected) in ONE_ROLL {
        let expected: Vec<(Losses, u128)> =
            expected.iter().map(|&(attacker, defender, throws)| (Losses { attacker, defender }, throws)).collect();
        let plan = Plan::ordinary(attack, defence);
        assert_eq!(odds::count(&plan), (expected, total), "{attack} against {defence}");
        close(odds::battle(&plan).iter().map(|&(_, p)| p).sum(), 1.0, 1e-15);
    }
}

fn dice(sides: &[u8]) -> Throw {
    Throw { dice: sides.iter().map(|&sides| Die { sides }).collect(), ..Throw::default() }
}

#[test]
fn dice_with_other_numbers_of_sides_are_counted_too() {
    let wins = |attack: u8, defence: u8| {
        let plan = Plan { attack: dice(&[attack]), defence: dice(&[defence]) };
        let (counts, total) = odds::count(&plan);
        (counts[0].1, total)
    };
    assert_eq!(wins(8, 6), (27, 48));
    assert_eq!(wins(6, 8), (15, 48));
    assert_eq!(wins(8, 8), (28, 64));
    let plan = Plan { attack: dice(&[8, 6, 6]), defence: dice(&[8, 6]) };
    for ((_, p), expected) in odds::battle(&plan).into_iter().zip([0.3621, 0.3443, 0.2937]) {
        close(p, expected, 5.1e-5);
    }
}

/// Chances to capture, in thousandths: rows are armies that may be lost (one more stands on the space), columns are
/// defenders, 1 to 10 each; at most two defence dice. The published table of Osborne (2003), recomputed.
const AGAINST_TWO: [[u16; 10]; 10] = [
    [417, 106, 27, 7, 2, 0, 0, 0, 0, 0],
    [754, 363, 206, 91, 49, 21, 11, 5, 3, 1],
    [916, 656, 470, 315, 206, 134, 84, 54, 33, 21],
    [972, 785, 642, 477, 359, 253, 181, 123, 86, 57],
    [990, 890, 769, 638, 506, 397, 297, 224, 162, 118],
    [997, 934, 857, 745, 638, 521, 423, 329, 258, 193],
    [999, 967, 910, 834, 736, 640, 536, 446, 357, 287],
    [1000, 980, 947, 888, 818, 730, 643, 547, 464, 380],
    [1000, 990, 967, 930, 873, 808, 726, 646, 558, 480],
    [1000, 994, 981, 954, 916, 861, 800, 724, 650, 568],
];

/// The same with at most three defence dice, as Risiko 166/1 has them.
const AGAINST_THREE: [[u16; 10]; 10] = [
    [417, 106, 18, 3, 1, 0, 0, 0, 0, 0],
    [754, 363, 122, 50, 16, 6, 2, 1, 0, 0],
    [916, 656, 328, 209, 117, 56, 32, 18, 8, 5],
    [972, 785, 437, 308, 192, 109, 69, 39, 22, 13],
    [990, 890, 567, 411, 278, 178, 113, 71, 44, 26],
    [997, 934, 684, 524, 377, 255, 173, 115, 73, 47],
    [999, 967, 755, 606, 462, 332, 238, 163, 110, 74],
    [1000, 980, 816, 683, 542, 410, 304, 219, 155, 106],
    [1000, 990, 870, 748, 616, 486, 373, 280, 203, 145],
    [1000, 994, 901, 798, 681, 555, 442, 341, 257, 190],
];

#[test]
fn whole_attacks_agree_with_the_tables() {
    for (limit, table) in [(2, AGAINST_TWO), (3, AGAINST_THREE)] {
        for (attackers, row) in (2..).zip(table) {
            for (defenders, thousandths) in (1..).zip(row) {
                let found = forecast(attackers, defenders, Orders::all_out(limit)).capture;
                close(found, f64::from(thousandths) / 1_000.0, 5.0001e-4);
            }
        }
    }
    close(forecast(4, 2, Orders::all_out(2)).capture, 6_610_505.0 / 10_077_696.0, 1e-15);
}

/// Attackers, defenders, most defence dice, then chance to capture and expected losses of attacker and defender:
/// by backward recursion in exact fractions (up to 31) or with 30 decimal digits (500), outside this program.
const FRACTIONS: [(Troops, Troops, u8, f64, f64, f64); 12] = [
    (4, 3, 3, 0.327_617_666_776_215_5, 2.272_929_422_558_489_6, 1.364_272_473_589_201_3),
    (6, 5, 2, 0.506_202_828_999_555_9, 3.368_514_955_318_986, 3.556_848_163_006_197),
    (6, 5, 3, 0.277_807_779_766_186_3, 4.121_463_258_804_548, 2.352_629_721_634_009),
    (11, 5, 2, 0.916_283_548_675_431_7, 3.963_047_162_373_849_4, 4.803_478_853_540_468),
    (11, 10, 2, 0.567_592_872_135_130_4, 7.307_799_511_469_022, 8.237_047_004_268_477),
    (11, 10, 3, 0.190_247_582_992_150_05, 9.201_358_716_661_454, 5.234_683_678_406_866),
    (20, 20, 3, 0.081_223_544_570_155_57, 18.593_606_743_239_46, 10.599_213_394_547_844),
    (31, 30, 2, 0.676_113_632_631_707_6, 23.983_497_654_480_45, 27.926_151_587_264_883),
    (31, 30, 3, 0.056_525_701_813_840_81, 29.670_333_732_385_38, 17.046_213_164_873_065),
    (500, 500, 2, 0.983_439_559_170_607, 426.301_001_437_881_8, 499.761_334_768_239),
    (500, 500, 3, 1.934_072_607_809_053_2e-11, 498.999_999_999_842_03, 291.383_844_886_924_07),
    (500, 250, 3, 0.945_931_925_805_134_9, 425.145_334_026_644_8, 249.339_710_502_641_47),
];

#[test]
fn whole_attacks_are_exact_to_1e_12() {
    for (attackers, defenders, limit, capture, attacker_losses, defender_losses) in FRACTIONS {
        let found = forecast(attackers, defenders, Orders::all_out(limit));
        close(found.capture, capture, 1e-13);
        close(found.expected_attacker_losses, attacker_losses, 1e-12);
        close(found.expected_defender_losses, defender_losses, 1e-12);
        close(found.ends.iter().map(|end| end.p).sum(), 1.0, 1e-12);
    }
}

#[test]
fn limits_to_keep_and_fixed_dice_are_exact_too() {
    let all_out = Orders::all_out(3);
    let one_die = Orders { attack_dice: DiceLimit::Exactly(1), defend_dice: DiceLimit::Exactly(1), ..all_out };
    let two_dice = Orders { attack_dice: DiceLimit::Exactly(2), defend_dice: DiceLimit::Exactly(2), ..all_out };
    let three_dice = Orders { attack_dice: DiceLimit::Exactly(3), ..all_out };
    let cases = [
        (12, 8, Orders { keep: 5, ..all_out }, 0.221_625_483_200_709_35, 6.899_728_094_689_162, 4.232_771_202_105_753),
        (
            30,
            30,
            Orders { keep: 3, ..Orders::all_out(2) },
            0.586_325_597_188_453_4,
            23.081_538_695_932_33,
            27.192_625_886_998_063,
        ),
        (10, 6, three_dice, 0.404_558_278_541_028_66, 6.090_853_236_607_053, 3.873_656_569_203_293_4),
        (10, 6, one_die, 0.565_312_287_462_434_6, 6.891_105_012_216_821, 4.922_217_865_869_157),
        (7, 4, two_dice, 0.465_245_596_865_353_76, 3.962_251_462_391_211_5, 2.679_321_130_096_743_6),
    ];
    for (attackers, defenders, orders, capture, attacker_losses, defender_losses) in cases {
        let found = forecast(attackers, defenders, orders);
        close(found.capture, capture, 1e-14);
        close(found.expected_attacker_losses, attacker_losses, 1e-13);
        close(found.expected_defender_losses, defender_losses, 1e-13);
    }
}

#[test]
fn an_attack_stops_before_the_battle_that_begins_at_the_limit() {
    // Three against one, stop at two: one battle with two dice, and one more only if the first had cost nothing.
    let found = forecast(3, 1, Orders { keep: 2, ..Orders::all_out(3) });
    let ends: Vec<(Troops, Troops)> = found.ends.iter().map(|end| (end.attackers, end.defenders)).collect();
    assert_eq!(ends, [(3, 0), (2, 1)]);
    close(found.capture, 125.0 / 216.0, 1e-16);
    // Five against three, stop at four: one battle with three dice, which may cost more than the one army above it.
    let found = forecast(5, 3, Orders { keep: 4, ..Orders::all_out(3) });
    let ends: Vec<(Troops, Troops)> = found.ends.iter().map(|end| (end.attackers, end.defenders)).collect();
    assert_eq!(ends, [(5, 0), (4, 1), (3, 2), (2, 3)]);
    close(found.capture, 6_420.0 / 46_656.0, 1e-16);
}

/// The chance of capture straight from the rules: battle after battle, each from its plan.
fn recursion(attackers: Troops, defenders: Troops, orders: Orders) -> f64 {
    match orders.plan(attackers, defenders, &Support::default()) {
        None => f64::from(u8::from(defenders == 0)),
        Some(plan) => odds::battle(&plan)
            .into_iter()
            .map(|(losses, p)| p * recursion(attackers - losses.attacker, defenders - losses.defender, orders))
            .sum(),
    }
}

#[test]
fn all_kinds_of_orders_agree_with_a_plain_recursion() {
    let limits = |most| (1..=most).flat_map(|dice| [DiceLimit::Most(dice), DiceLimit::Exactly(dice)]);
    for attack_dice in limits(3) {
        for defend_dice in limits(3) {
            for (attackers, defenders, keep) in [(2, 2, 0), (4, 3, 2), (6, 2, 1), (7, 5, 3), (8, 4, 6), (5, 6, 1)] {
                let orders = Orders { keep, attack_dice, defend_dice };
                let expected = recursion(attackers, defenders, orders);
                close(forecast(attackers, defenders, orders).capture, expected, 1e-14);
                let Bound { lower, upper } = odds::bound(&siege(attackers, defenders, orders));
                assert!(lower <= expected && expected <= upper && upper - lower < 1e-9, "{orders:?}");
            }
        }
    }
}

#[test]
fn an_attack_that_cannot_begin_costs_nothing() {
    for (attackers, defenders, keep, capture) in [(1, 1, 1, 0.0), (9, 2, 9, 0.0), (9, 2, 12, 0.0), (9, 0, 1, 1.0)] {
        let found = forecast(attackers, defenders, Orders { keep, ..Orders::all_out(3) });
        close(found.capture, capture, 0.0);
        close(found.expected_attacker_losses + found.expected_defender_losses, 0.0, 0.0);
        assert_eq!(found.ends.len(), 1);
    }
}

#[test]
fn more_than_is_counted_is_refused() {
    let all_out = Orders::all_out(2);
    assert_eq!(odds::siege(&siege(501, 1, all_out)), Err(TooLarge));
    assert_eq!(odds::siege(&siege(2, 501, all_out)), Err(TooLarge));
    assert_eq!(odds::siege(&siege(9, 9, Orders { attack_dice: DiceLimit::Exactly(4), ..all_out })), Err(TooLarge));
    let beyond = odds::bound(&siege(10_000, 1, all_out));
    assert_eq!(beyond, Bound { lower: 0.0, upper: 1.0 });
}

#[test]
fn what_is_shown_is_what_is_rolled() {
    let mut chance = Sealed::simulated(166);
    let keep_four = Orders { keep: 4, ..Orders::all_out(2) };
    for (attackers, defenders, orders) in [(8, 5, Orders::all_out(3)), (9, 6, keep_four)] {
        let expected = forecast(attackers, defenders, orders);
        let attacks = 20_000_u32;
        let (mut captured, mut lost) = (0, 0);
        for _ in 0..attacks {
            let (mut a, mut d) = (attackers, defenders);
            while let Some(plan) = orders.plan(a, d, &Support::default()) {
                let battle = fight(&plan, &mut chance);
                (a, d) = (a - battle.losses.attacker, d - battle.losses.defender);
            }
            captured += u32::from(d == 0);
            lost += attackers - a;
        }
        // Four standard deviations of a fair coin, and of losses that spread over ten armies at most.
        close(f64::from(captured) / f64::from(attacks), expected.capture, 4.0 * 0.5 / 141.0);
        close(f64::from(lost) / f64::from(attacks), expected.expected_attacker_losses, 4.0 * 5.0 / 141.0);
    }
}

#[test]
fn bounds_hold_where_the_answer_is_known() {
    for (attackers, defenders, limit, capture, _, _) in FRACTIONS {
        let bound = odds::bound(&siege(attackers, defenders, Orders::all_out(limit)));
        assert!(bound.lower <= capture && capture <= bound.upper, "{bound:?} for {capture}");
    }
    let beyond = [
        (700, 800, 2, 0.647_559_240_692_129_1),
        (600, 500, 2, 0.999_999_427_020_136_4),
        (900, 520, 3, 0.568_006_473_563_807_3),
    ];
    for (attackers, defenders, limit, capture) in beyond {
        let bound = odds::bound(&siege(attackers, defenders, Orders::all_out(limit)));
        assert!(bound.lower <= capture && capture <= bound.upper, "{bound:?} for {capture}");
        assert!(bound.upper - bound.lower < 1e-9, "{bound:?} says little");
    }
}

#[test]
fn bounds_of_the_largest_attack_are_close() {
    let bound = odds::bound(&siege(9_999, 9_999, Orders::all_out(2)));
    assert!(0.999 < bound.lower && bound.upper <= 1.0 && bound.upper - bound.lower < 1e-8, "{bound:?}");
    let bound = odds::bound(&siege(9_999, 9_999, Orders::all_out(3)));
    assert!(0.0 <= bound.lower && bound.upper < 1e-8, "{bound:?}");
}
