//! The odds of battles with ships, fortresses and cards, against fractions counted elsewhere, a brute force, and what is played.

use std::collections::BTreeMap;

use adjutant::game::conquest::battle::{DiceLimit, Losses, Orders, Plan, compare, fight};
use adjutant::game::conquest::dice::Throw;
use adjutant::game::conquest::odds::{self, Siege, TooLarge};
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::support::{Backing, Support};
use adjutant::game::ids::Troops;
use adjutant::seal::Sealed;

const NOTHING: Backing = Backing {
    fleet: Fleet { fighter: 0, bomber: 0, destroyer: 0 },
    eight_sided: false,
    extra: 0,
    bonus: 0,
    named: false,
};
const FORTRESS: Backing = Backing { eight_sided: true, ..NOTHING };

const fn ships(fighter: u8, bomber: u8, destroyer: u8) -> Backing {
    Backing { fleet: Fleet { fighter, bomber, destroyer }, ..NOTHING }
}

const fn named(fighter: u8, destroyer: u8) -> Backing {
    Backing { named: true, ..ships(fighter, 0, destroyer) }
}

fn plan(attack: u8, defence: u8, support: (Backing, Backing)) -> Plan {
    Plan::supported(attack, defence, &Support { attack: support.0, defence: support.1 })
}

#[track_caller]
fn close(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() <= within, "{found} is not within {within} of {expected}");
}

/// Dice of attacker and defender, what supports them, and the chance of each number of losses of the attacker, from 0: fractions
/// counted throw by throw by another program.
type Counted = (u8, u8, (Backing, Backing), &'static [(f64, f64)]);

const COUNTED: [Counted; 12] = [
    (3, 2, (ships(3, 3, 3), ships(2, 2, 2)), &[(937.0, 2_401.0), (796.0, 2_401.0), (668.0, 2_401.0)]),
    (3, 2, (ships(1, 0, 0), NOTHING), &[(3_385.0, 7_776.0), (1_457.0, 4_320.0), (4_421.0, 19_440.0)]),
    (3, 2, (ships(2, 0, 1), ships(0, 1, 0)), &[(4_141.0, 10_080.0), (350_741.0, 907_200.0), (183_769.0, 907_200.0)]),
    (3, 2, (ships(0, 1, 2), ships(1, 0, 1)), &[(28_859.0, 64_512.0), (53_573.0, 161_280.0), (71_119.0, 322_560.0)]),
    (2, 1, (ships(1, 1, 1), ships(1, 1, 1)), &[(299.0, 588.0), (289.0, 588.0)]),
    (1, 2, (ships(3, 0, 3), FORTRESS), &[(5.0, 16.0), (11.0, 16.0)]),
    (
        3,
        2,
        (Backing { extra: 1, ..NOTHING }, NOTHING),
        &[(21_421.0, 46_656.0), (7_735.0, 23_328.0), (1_085.0, 5_184.0)],
    ),
    (
        3,
        2,
        (Backing { extra: 1, ..ships(2, 2, 2) }, Backing { eight_sided: true, ..ships(1, 0, 0) }),
        &[(60_304_871.0, 105_369_600.0), (4_340_941.0, 15_052_800.0), (2_446_357.0, 17_561_600.0)],
    ),
    (
        3,
        2,
        (Backing { bonus: 2, ..NOTHING }, FORTRESS),
        &[(3_587.0, 6_912.0), (4_375.0, 13_824.0), (2_275.0, 13_824.0)],
    ),
    (3, 2, (named(1, 0), NOTHING), &[(173.0, 432.0), (2_191.0, 6_480.0), (847.0, 3_240.0)]),
    (3, 2, (named(2, 1), named(1, 1)), &[(317.0, 882.0), (1_613.0, 4_410.0), (202.0, 735.0)]),
    (3, 2, (named(3, 0), NOTHING), &[(401.0, 900.0), (379.0, 1_125.0), (979.0, 4_500.0)]),
];

#[test]
fn one_battle_is_counted_exactly() {
    for (attack, defence, support, expected) in COUNTED {
        let found = odds::battle(&plan(attack, defence, support));
        assert_eq!(found.len(), expected.len(), "{support:?}");
        let pairs = Troops::from(attack.min(defence));
        for ((losses, p), (attacker, (part, whole))) in found.into_iter().zip((0..).zip(expected)) {
            assert_eq!(losses, Losses { attacker, defender: pairs - attacker }, "{support:?}");
            close(p, part / whole, 1e-15);
        }
    }
}

/// Dice with eight sides for the ordinary ones, defender -2, one each, attacker -2: peers' table, recomputed.
#[test]
fn dice_with_eight_sides_agree_with_the_table() {
    let table = [
        [[0.3717, 0.3358, 0.2926], [0.2787, 0.3560, 0.3653], [0.2091, 0.3451, 0.4458]],
        [[0.4707, 0.3099, 0.2194], [0.3621, 0.3443, 0.2937], [0.2783, 0.3440, 0.3777]],
        [[0.5595, 0.2760, 0.1646], [0.4390, 0.3259, 0.2351], [0.3441, 0.3375, 0.3184]],
        [[0.6369, 0.2396, 0.1234], [0.5079, 0.3047, 0.1874], [0.4042, 0.3281, 0.2677]],
    ];
    for (attack, row) in (0..).zip(table) {
        for (defence, expected) in (0..).zip(row) {
            let found = odds::battle(&plan(3, 2, (ships(0, 0, attack), ships(0, 0, defence))));
            for ((_, p), expected) in found.into_iter().zip(expected) {
                close(p, expected, 5.1e-5);
            }
        }
    }
}

/// Three dice against two, the defender's mean loss: decks/README.md.
#[test]
fn cards_and_bases_are_worth_what_was_published() {
    let bonus = |bonus| Backing { bonus, ..NOTHING };
    let cases = [
        (NOTHING, NOTHING, 1.08),
        (bonus(1), NOTHING, 1.49),
        (FORTRESS, NOTHING, 1.51),
        (Backing { extra: 1, ..NOTHING }, NOTHING, 1.25),
        (Backing { eight_sided: true, ..bonus(1) }, NOTHING, 1.74),
        (bonus(2), NOTHING, 1.76),
        (NOTHING, FORTRESS, 0.76),
        (bonus(2), FORTRESS, 1.35),
    ];
    for (attack, defence, expected) in cases {
        let losses = odds::battle(&plan(3, 2, (attack, defence)));
        close(losses.into_iter().map(|(losses, p)| f64::from(losses.defender) * p).sum(), expected, 0.005_001);
    }
}

/// What a throw can count, worked out die by die: each die has a face and, for the case that it is thrown again, a second one.
fn by_force(throw: &Throw) -> BTreeMap<Vec<u8>, f64> {
    let sides: Vec<u8> = throw.dice.iter().map(|die| die.sides).collect();
    let mut all = vec![(Vec::new(), 1.0)];
    for &sides in &sides {
        let faces = |(begun, p): (Vec<(u8, u8)>, f64)| {
            let p = p / f64::from(sides) / f64::from(sides - 1);
            (1..=sides).flat_map(move |face| {
                let begun = begun.clone();
                (2..=sides).map(move |second| (begun.iter().copied().chain([(face, second)]).collect::<Vec<_>>(), p))
            })
        };
        all = all.into_iter().flat_map(faces).collect();
    }
    let mut counted = BTreeMap::new();
    for (dice, p) in all {
        let mut left = throw.rerolls;
        let mut faces: Vec<u8> = dice.iter().map(|&(face, _)| face).collect();
        for eight in [true, false] {
            for (n, &(face, second)) in dice.iter().enumerate().filter(|&(n, _)| (sides[n] == 8) == eight) {
                if face == 1 && left > 0 {
                    (faces[n], left) = (second, left - 1);
                }
            }
        }
        faces.sort_unstable_by(|a, b| b.cmp(a));
        faces.truncate(faces.len() - usize::from(throw.left_out));
        for (rank, face) in faces.iter_mut().enumerate() {
            *face += u8::from(rank < usize::from(throw.raised)) + throw.bonus;
        }
        *counted.entry(faces).or_insert(0.0) += p;
    }
    counted
}

#[test]
fn one_battle_agrees_with_brute_force() {
    let cases = [
        (2, 2, (ships(1, 1, 1), ships(1, 0, 1))),
        (2, 2, (ships(2, 1, 0), ships(2, 2, 2))),
        (1, 2, (Backing { extra: 1, bonus: 1, ..ships(1, 1, 1) }, ships(1, 1, 0))),
        (2, 1, (Backing { extra: 1, ..ships(2, 0, 1) }, Backing { eight_sided: true, ..ships(1, 1, 1) })),
    ];
    for (attack, defence, support) in cases {
        let plan = plan(attack, defence, support);
        let mut expected = BTreeMap::new();
        for (attack, p) in by_force(&plan.attack) {
            for (defence, q) in by_force(&plan.defence) {
                *expected.entry(compare(&attack, &defence)).or_insert(0.0) += p * q;
            }
        }
        let found = odds::battle(&plan);
        assert_eq!(
            found.iter().map(|&(losses, _)| losses).collect::<Vec<_>>(),
            expected.keys().copied().collect::<Vec<_>>()
        );
        for ((_, found), expected) in found.into_iter().zip(expected.into_values()) {
            close(found, expected, 1e-11);
        }
    }
}

/// Attackers, defenders, support, then chance to capture and expected losses of attacker and defender, at most two defence dice: by
/// recursion in exact fractions, outside this program.
type Forecast = (Troops, Troops, (Backing, Backing), [f64; 3]);

const SIEGES: [Forecast; 6] = [
    (6, 5, (ships(1, 0, 2), NOTHING), [0.907_441_251_883_623_7, 1.494_465_612_507_860_6, 4.765_580_678_351_58]),
    (6, 5, (NOTHING, FORTRESS), [0.209_391_877_683_086_87, 4.403_153_190_792_959, 2.367_694_440_293_476]),
    (
        10,
        8,
        (ships(3, 3, 3), Backing { eight_sided: true, ..ships(1, 2, 0) }),
        [0.697_747_854_864_402, 5.612_024_280_197_377, 6.973_238_814_418_262],
    ),
    (
        4,
        7,
        (ships(0, 2, 0), ships(3, 0, 0)),
        [0.240_247_135_841_675_04, 2.441_963_182_787_004, 3.626_817_327_060_154_5],
    ),
    (12, 12, (ships(0, 0, 1), ships(0, 0, 1)), [0.494_086_187_633_181_3, 8.755_611_389_242_953, 9.665_219_273_891_422]),
    (
        31,
        30,
        (ships(1, 1, 1), ships(1, 1, 1)),
        [0.546_661_928_471_192_2, 25.764_350_922_931_452, 26.892_710_581_078_187],
    ),
];

fn siege(attackers: Troops, defenders: Troops, support: (Backing, Backing), orders: Orders) -> Siege {
    Siege { attackers, defenders, orders, support: Support { attack: support.0, defence: support.1 } }
}

#[test]
fn whole_attacks_with_ships_agree_with_exact_fractions() {
    for (attackers, defenders, support, [capture, attacker, defender]) in SIEGES {
        let asked = siege(attackers, defenders, support, Orders::all_out(2));
        let found = odds::siege(&asked).unwrap();
        close(found.capture, capture, 1e-12);
        close(found.expected_attacker_losses, attacker, 1e-11);
        close(found.expected_defender_losses, defender, 1e-11);
        let bound = odds::bound(&asked);
        assert!(bound.lower <= capture && capture <= bound.upper && bound.upper - bound.lower < 1e-9, "{bound:?}");
    }
}

#[test]
fn what_is_shown_is_what_is_played_with_ships_too() {
    let mut chance = Sealed::simulated(1_977);
    let cases = [
        (8, 5, (ships(1, 2, 1), ships(1, 1, 1)), Orders::all_out(2)),
        (
            7,
            6,
            (Backing { extra: 1, ..named(2, 1) }, Backing { eight_sided: true, ..ships(2, 0, 0) }),
            Orders::all_out(2),
        ),
        (9, 6, (Backing { bonus: 1, ..NOTHING }, ships(2, 0, 2)), Orders { keep: 4, ..Orders::all_out(2) }),
        (6, 4, (ships(3, 0, 0), ships(0, 1, 0)), Orders { attack_dice: DiceLimit::Exactly(2), ..Orders::all_out(2) }),
    ];
    for (attackers, defenders, support, orders) in cases {
        let asked = siege(attackers, defenders, support, orders);
        let expected = odds::siege(&asked).unwrap();
        let attacks = 10_000_u32;
        let (mut captured, mut lost) = (0, 0);
        for _ in 0..attacks {
            let (mut a, mut d) = (attackers, defenders);
            while let Some(plan) = orders.plan(a, d, &asked.support) {
                let battle = fight(&plan, &mut chance);
                (a, d) = (a - battle.losses.attacker, d - battle.losses.defender);
            }
            captured += u32::from(d == 0);
            lost += attackers - a;
        }
        // Four standard deviations of a fair coin, and of losses that spread over eight armies at most.
        close(f64::from(captured) / f64::from(attacks), expected.capture, 4.0 * 0.5 / 100.0);
        close(f64::from(lost) / f64::from(attacks), expected.expected_attacker_losses, 4.0 * 4.0 / 100.0);
    }
}

#[test]
fn more_extra_dice_than_are_counted_are_refused() {
    let asked = |extra| siege(9, 9, (Backing { extra, ..NOTHING }, NOTHING), Orders::all_out(2));
    assert!(odds::siege(&asked(5)).is_ok());
    assert_eq!(odds::siege(&asked(6)), Err(TooLarge));
    assert!(odds::battle(&plan(3, 2, (Backing { extra: 6, ..NOTHING }, NOTHING))).is_empty());
}
