//! The attack on a battle station: rulings S0-D1 to S0-D6, with the numbers of the Death Star.

use adjutant::game::chance::{Draw, Scripted};
use adjutant::game::conquest::parts::battle_station::{Assault, Once, Station, Strike, chance, repeated, strike};
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::support::Backing;
use adjutant::seal::Sealed;

const STATION: Station = Station { destroyed_at: 18, most_armies: 3, most_ships: 3, ships_fall: false };

fn fleet(fighter: u8, bomber: u8, destroyer: u8) -> Fleet {
    Fleet { fighter, bomber, destroyer }
}

fn with(meter: i8, backing: Backing) -> Assault {
    Assault { meter, backing, ..Assault::default() }
}

fn plain(meter: i8) -> Assault {
    with(meter, Backing::default())
}

fn struck(assault: &Assault, armies: u8, draws: &[(&[u8], &[u8])]) -> Strike {
    struck_at(STATION, assault, armies, draws)
}

fn struck_at(station: Station, assault: &Assault, armies: u8, draws: &[(&[u8], &[u8])]) -> Strike {
    let rolls = draws.iter().map(|(sides, values)| Draw::Roll { sides: sides.to_vec(), values: values.to_vec() });
    let mut luck = Scripted::new(rolls);
    let strike = strike(&station, &assault.plan(&station, armies).unwrap(), &mut luck);
    assert_eq!(luck.left(), 0, "{strike:?}");
    strike
}

#[test]
fn s0_d1_the_sum_of_all_dice_decides_and_nobody_defends() {
    let hit = struck(&plain(0), 3, &[(&[6; 3], &[6, 6, 6])]);
    assert_eq!((hit.sum, hit.destroyed, hit.armies), (18, true, 0));
    let failed = struck(&plain(0), 3, &[(&[6; 3], &[6, 5, 6])]);
    assert_eq!((failed.sum, failed.destroyed, failed.armies), (17, false, 3));
    // One to three armies, of which one stays behind.
    assert_eq!([1, 2, 3, 4, 9].map(|armies| STATION.committed(armies)), [0, 1, 2, 3, 3]);
    assert_eq!([0, 1, 3, 4].map(|armies| plain(0).plan(&STATION, armies).is_some()), [false, true, true, false]);
}

#[test]
fn s0_d1_cards_that_better_an_invasion_count_on_every_die() {
    let eights = with(1, Backing { eight_sided: true, fleet: fleet(0, 0, 3), ..Backing::default() });
    assert_eq!(struck(&eights, 2, &[(&[8; 3], &[8, 8, 2])]).sum, 18, "on the dice of the meter too");
    assert_eq!(eights.plan(&STATION, 2).unwrap().sent, Fleet::default(), "what exchanges dice is idle");
    let bonus = with(1, Backing { bonus: 2, ..Backing::default() });
    assert_eq!(struck(&bonus, 2, &[(&[6; 3], &[6, 5, 1])]).sum, 18);
    let once = Once { sum: 8, no_dice_lost: true };
    assert_eq!(struck(&Assault { once, ..plain(-3) }, 3, &[(&[6; 3], &[3, 3, 4])]).sum, 18);
    assert_eq!(Assault { once, ..plain(2) }.plan(&STATION, 3).unwrap().throw.dice.len(), 5, "it may give some");
    let extra = with(-1, Backing { extra: 2, ..Backing::default() });
    assert_eq!(struck(&extra, 3, &[(&[6; 4], &[5, 5, 4, 4])]).sum, 18, "none is left out");
}

#[test]
fn s0_d2_dice_of_the_meter_come_before_the_ships_and_an_attack_without_dice_is_not_allowed() {
    // Three ships of a class act on any of six dice, and no more than three.
    let assault = with(3, Backing::ships(fleet(3, 4, 9)));
    let plan = assault.plan(&STATION, 3).unwrap();
    assert_eq!(plan.sent, fleet(3, 3, 3));
    let strike =
        struck(&assault, 3, &[(&[8, 8, 8, 6, 6, 6], &[8, 1, 3, 1, 1, 1]), (&[8, 6, 6], &[2, 1, 3]), (&[6], &[2])]);
    // 8 2 3 2 3 1, three of them raised.
    assert_eq!((strike.sum, strike.destroyed, strike.rerolls), (22, true, vec![2, 3]));
    let dice = |meter, armies| plain(meter).plan(&STATION, armies).map(|plan| plan.throw.dice.len());
    assert_eq!([dice(-1, 3), dice(-2, 3), dice(-3, 3)], [Some(2), Some(1), None]);
    assert_eq!([dice(-1, 1), dice(-1, 2), dice(3, 1)], [None, Some(1), Some(4)]);
    assert_eq!(repeated(&STATION, 9, &plain(-3)).to_bits(), 0.0_f64.to_bits());
}

#[test]
fn s0_f1_the_meter_gives_as_many_dice_as_it_stands_from_the_middle() {
    for meter in -2..=3 {
        let dice = plain(meter).plan(&STATION, 3).unwrap().throw.dice.len();
        assert_eq!(i64::try_from(dice).unwrap(), 3 + i64::from(meter));
    }
}

#[test]
fn s0_d3_who_has_nothing_to_do_with_the_meter_throws_the_dice_of_the_armies() {
    for armies in 1..=3 {
        assert_eq!(Assault::default().plan(&STATION, armies).unwrap().throw.dice.len(), usize::from(armies));
    }
}

#[test]
fn s0_d4_a_failed_attack_costs_its_armies_and_no_ship_but_by_the_option() {
    let assault = with(0, Backing::ships(fleet(1, 0, 2)));
    let draws: [(&[u8], &[u8]); 1] = [(&[8, 8], &[2, 3])];
    let failed = struck(&assault, 2, &draws);
    assert_eq!((failed.destroyed, failed.armies, failed.ships), (false, 2, Fleet::default()));
    let strict = Station { ships_fall: true, ..STATION };
    let failed = struck_at(strict, &assault, 2, &draws);
    assert_eq!((failed.armies, failed.ships), (2, fleet(1, 0, 2)), "those that were sent");
    let hit = struck_at(strict, &with(1, assault.backing), 2, &[(&[8, 8, 6], &[8, 8, 2])]);
    assert_eq!((hit.destroyed, hit.armies, hit.ships), (true, 0, Fleet::default()));
    // Without ships the second attack is worth less.
    let (kind, hard) = (repeated(&STATION, 7, &assault), repeated(&strict, 7, &assault));
    let (first, bare) = (chance(&assault.plan(&STATION, 3).unwrap()), chance(&plain(0).plan(&STATION, 3).unwrap()));
    assert!((kind - (first + (1.0 - first) * first)).abs() < 1e-15, "{kind}");
    assert!((hard - (first + (1.0 - first) * bare)).abs() < 1e-15, "{hard}");
}

#[test]
fn s0_d5_attacks_follow_each_other_until_one_army_is_left() {
    let of_three = chance(&plain(1).plan(&STATION, 3).unwrap());
    let of_two = chance(&plain(1).plan(&STATION, 2).unwrap());
    let expected = 1.0 - (1.0 - of_three) * (1.0 - of_three) * (1.0 - of_two);
    assert!((repeated(&STATION, 9, &plain(1)) - expected).abs() < 1e-15, "3, 3 and 2 of nine armies");
    assert!((repeated(&STATION, 9_999, &plain(1)) - 1.0).abs() < 1e-12);
    assert!(repeated(&STATION, 1, &plain(3)) < 1e-15, "the garrison never attacks");
    // A card for one attack is used up by the first.
    let once = Once { sum: 8, no_dice_lost: true };
    let card = Assault { once, ..plain(-3) };
    let first = chance(&card.plan(&STATION, 3).unwrap());
    assert!((repeated(&STATION, 9, &card) - first).abs() < 1e-15, "afterwards no attack is allowed");
}

#[test]
fn s0_d6_who_destroys_it_loses_nothing() {
    let strike = struck(&with(3, Backing::ships(fleet(0, 3, 0))), 3, &[(&[6; 6], &[3, 3, 3, 2, 2, 2])]);
    assert_eq!((strike.sum, strike.destroyed, strike.armies, strike.ships), (18, true, 0, Fleet::default()));
}

/// Three armies, for the meter at -3 to +3, in percent: decks/README.md.
#[test]
fn chances_are_those_that_were_published_for_three_armies() {
    let bombers = Backing::ships(fleet(0, 3, 0));
    let once = Once { sum: 8, no_dice_lost: true };
    let plans = Backing { extra: 2, ..Backing::default() };
    let rows: [(&str, Assault, [f64; 7]); 4] = [
        ("plain", Assault::default(), [0.0, 0.0, 0.0, 0.5, 16.0, 50.0, 79.0]),
        ("bombers", with(0, bombers), [0.0, 0.0, 0.0, 9.0, 44.0, 78.0, 94.0]),
        ("one in a million", Assault { once, ..Assault::default() }, [63.0, 63.0, 63.0, 63.0, 90.0, 98.0, 99.8]),
        ("plans", with(0, plans), [0.0, 0.5, 16.0, 50.0, 79.0, 94.0, 99.0]),
    ];
    for (name, assault, percents) in rows {
        for (meter, percent) in (-3..).zip(percents) {
            let plan = Assault { meter, ..assault }.plan(&STATION, 3);
            let found = 100.0 * plan.map_or(0.0, |plan| chance(&plan));
            // Published to whole percents, near the ends to tenths.
            let within = if percent.fract() > 0.0 { 0.051 } else { 0.501 };
            assert!((found - percent).abs() < within, "{name} at {meter}: {found} is not {percent}");
        }
    }
}

/// Fractions that were counted by another program, throw by throw.
#[test]
fn chances_are_exact() {
    let named = Backing { named: true, ..Backing::ships(fleet(1, 0, 1)) };
    let cases = [
        (plain(1), 103.0 / 648.0),
        (with(0, Backing::ships(fleet(0, 3, 0))), 5.0 / 54.0),
        (with(1, Backing::ships(fleet(1, 1, 1))), 445.0 / 864.0),
        (with(0, Backing::ships(fleet(3, 0, 0))), 0.008),
        (with(1, Backing::ships(fleet(3, 0, 0))), 0.303_790_123_456_790_13),
        (with(2, Backing::ships(fleet(1, 0, 0))), 0.699_074_074_074_074_1),
        (with(1, Backing::ships(fleet(0, 0, 3))), 0.455_729_166_666_666_7),
        (with(2, Backing::ships(fleet(1, 1, 1))), 0.847_434_413_580_246_9),
        (with(1, named), 0.294_312_169_312_169_3),
    ];
    for (assault, expected) in cases {
        let found = chance(&assault.plan(&STATION, 3).unwrap());
        assert!((found - expected).abs() < 1e-14, "{assault:?}: {found} is not {expected}");
    }
    let ships = Backing::ships(fleet(1, 1, 2));
    for (armies, meter, expected) in
        [(3, 1, 0.213_541_666_666_666_66), (7, 0, 0.381_483_289_930_555_6), (10, 1, 0.945_973_474_220_647_4)]
    {
        let found = repeated(&STATION, armies, &with(meter, ships));
        assert!((found - expected).abs() < 1e-14, "{armies} at {meter}: {found} is not {expected}");
    }
}

#[test]
fn what_is_shown_is_what_is_thrown() {
    let mut luck = Sealed::simulated(18);
    for assault in [
        with(1, Backing::ships(fleet(1, 2, 1))),
        with(0, Backing { named: true, extra: 1, bonus: 1, ..Backing::ships(fleet(2, 0, 2)) }),
    ] {
        let plan = assault.plan(&STATION, 3).unwrap();
        let throws = 20_000_u32;
        let hits = (0..throws).filter(|_| strike(&STATION, &plan, &mut luck).destroyed).count();
        let share = f64::from(u32::try_from(hits).unwrap()) / f64::from(throws);
        // Four standard deviations of a fair coin.
        assert!((share - chance(&plan)).abs() < 4.0 * 0.5 / 141.0, "{share} is not {}", chance(&plan));
    }
}
