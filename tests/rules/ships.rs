//! Battles with ships, fortresses and cards, as plans: rulings, section 1.5 (S0), and rows S4-T8 to S4-T11, which are the same.

use adjutant::game::chance::{Draw, Recorded, Scripted};
use adjutant::game::conquest::battle::{Battle, Losses, Plan, Special, fight};
use adjutant::game::conquest::dice::{Die, Fallen, Throw};
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::support::{Backing, Support};
use adjutant::seal::{MatchKey, Sealed, verify_all};

fn fleet(fighter: u8, bomber: u8, destroyer: u8) -> Fleet {
    Fleet { fighter, bomber, destroyer }
}

fn ships(fighter: u8, bomber: u8, destroyer: u8) -> Backing {
    Backing::ships(fleet(fighter, bomber, destroyer))
}

fn against_nothing(attack: Backing) -> Support {
    Support { attack, defence: Backing::default() }
}

fn roll(sides: &[u8], values: &[u8]) -> Draw {
    Draw::Roll { sides: sides.to_vec(), values: values.to_vec() }
}

/// Fights with scripted throws, all of which must be asked for.
fn fought(armies: (u8, u8), support: Support, draws: Vec<Draw>) -> Battle {
    let mut chance = Scripted::new(draws);
    let battle = fight(&Plan::supported(armies.0, armies.1, &support), &mut chance);
    assert_eq!(chance.left(), 0, "{battle:?}");
    battle
}

fn sides(throw: &Throw) -> Vec<u8> {
    throw.dice.iter().map(|die| die.sides).collect()
}

#[test]
fn s0_t7_dice_are_exchanged_thrown_again_raised_and_compared_in_this_order() {
    let support = Support { attack: ships(1, 1, 1), defence: ships(0, 0, 1) };
    let draws = vec![roll(&[8, 6, 6, 8, 6], &[7, 1, 3, 7, 4]), roll(&[6], &[1]), roll(&[6], &[5])];
    let battle = fought((3, 2), support, draws);
    // The one became a five before the highest die was raised, and ties go to the defender only then.
    assert_eq!((&battle.attack, &battle.defence), (&vec![8, 5, 3], &vec![7, 4]));
    assert_eq!(battle.losses, Losses { attacker: 0, defender: 2 });
    assert_eq!(battle.draws().collect::<Vec<_>>(), [1, 2, 3]);
    let die = |sides, faces: &[u8], counts| Fallen { sides, faces: faces.to_vec(), counts: Some(counts) };
    let special = Special {
        attack: vec![die(8, &[7], 8), die(6, &[1, 1, 5], 5), die(6, &[3], 3)],
        defence: vec![die(8, &[7], 7), die(6, &[4], 4)],
        rerolls: vec![2, 3],
    };
    assert_eq!(battle.special, Some(Box::new(special)));
}

#[test]
fn s0_t7_both_sides_throw_again_at_once_and_each_only_its_own_dice() {
    let support = Support { attack: ships(2, 0, 0), defence: ships(1, 0, 1) };
    let draws = vec![roll(&[6, 6, 6, 8, 6], &[1, 4, 1, 1, 1]), roll(&[6, 6, 8], &[2, 1, 1]), roll(&[6, 8], &[3, 8])];
    let battle = fought((3, 2), support, draws);
    assert_eq!((&battle.attack, &battle.defence), (&vec![4, 3, 2], &vec![8, 1]));
    assert_eq!(battle.losses, Losses { attacker: 1, defender: 1 });
}

#[test]
fn s0_t8_a_fighter_goes_to_a_die_that_shows_a_one_those_with_eight_sides_first() {
    // One fighter, two ones: the die with eight sides is thrown again, though it is not the first of the ones.
    let plan = Plan {
        attack: Throw { dice: vec![Die::SIX, Die::EIGHT], rerolls: 1, ..Throw::default() },
        defence: Throw::ordinary(1),
    };
    let mut chance = Scripted::new([roll(&[6, 8, 6], &[1, 1, 4]), roll(&[8], &[5])]);
    assert_eq!(fight(&plan, &mut chance).attack, [5, 1]);
    // Whichever die shows the one.
    let draws = vec![roll(&[6, 6, 6, 6], &[4, 5, 1, 3]), roll(&[6], &[2])];
    assert_eq!(fought((3, 1), against_nothing(ships(1, 0, 0)), draws).attack, [5, 4, 2]);
    // No one, nothing is thrown again; a fighter has one die, however often it falls.
    assert_eq!(fought((2, 1), against_nothing(ships(2, 0, 0)), vec![roll(&[6, 6, 6], &[2, 3, 1])]).attack, [3, 2]);
    let draws = vec![roll(&[6, 6, 6], &[1, 1, 1]), roll(&[6], &[1]), roll(&[6], &[6])];
    assert_eq!(fought((2, 1), against_nothing(ships(1, 0, 0)), draws).attack, [6, 1]);
}

#[test]
fn s0_t8_option_the_dice_of_the_fighters_are_named_before_the_throw() {
    let named = |fighter, destroyer| against_nothing(Backing { named: true, ..ships(fighter, 0, destroyer) });
    // The one lies on a die that was not named.
    assert_eq!(fought((3, 1), named(1, 0), vec![roll(&[6, 6, 6, 6], &[4, 5, 1, 3])]).attack, [5, 4, 1]);
    let draws = vec![roll(&[8, 6, 6, 6], &[1, 5, 1, 3]), roll(&[8], &[7])];
    assert_eq!(fought((3, 1), named(1, 1), draws).attack, [7, 5, 1]);
    // With as many fighters as dice there is no difference.
    let draws = || vec![roll(&[6, 6, 6, 6], &[1, 5, 1, 3]), roll(&[6, 6], &[2, 4])];
    let adaptive = against_nothing(ships(3, 0, 0));
    assert_eq!(fought((3, 1), named(3, 0), draws()).attack, fought((3, 1), adaptive, draws()).attack);
}

#[test]
fn s0_t9_a_die_is_raised_once_above_its_top_face_too() {
    let battle = fought((3, 2), against_nothing(ships(0, 3, 1)), vec![roll(&[8, 6, 6, 6, 6], &[8, 6, 2, 6, 2])]);
    assert_eq!(battle.attack, [9, 7, 3]);
    assert_eq!(battle.losses, Losses { attacker: 0, defender: 2 });
    // The highest dice, and each by one.
    let battle = fought((3, 2), against_nothing(ships(0, 2, 0)), vec![roll(&[6; 5], &[3, 5, 4, 1, 1])]);
    assert_eq!(battle.attack, [6, 5, 3]);
}

#[test]
fn s0_t10_classes_stack_on_one_die_and_ships_beyond_the_dice_are_idle() {
    let draws = vec![roll(&[8, 6], &[1, 6]), roll(&[8], &[8])];
    assert_eq!(fought((1, 1), against_nothing(ships(3, 3, 3)), draws).attack, [9], "all three on one die");
    assert_eq!(ships(3, 3, 3).sent(1), fleet(1, 1, 1));
    assert_eq!(ships(3, 1, 3).sent(2), fleet(2, 1, 2), "the defender has two dice at most");
    assert_eq!(ships(3, 0, 2).sent(3), fleet(3, 0, 2));
    assert_eq!(sides(&ships(0, 0, 3).throw(2)), [8, 8]);
    // Whoever sends fewer has only those behind them.
    assert_eq!(fleet(3, 2, 1).without(fleet(1, 0, 1)), fleet(2, 2, 0));
}

#[test]
fn s0_t11_no_supply_of_dice_limits_a_battle() {
    let plan = Plan::supported(3, 2, &Support { attack: ships(0, 0, 3), defence: Backing::fortress() });
    assert_eq!([sides(&plan.attack), sides(&plan.defence)], [vec![8; 3], vec![8; 2]]);
}

#[test]
fn s0_t10_ships_that_were_sent_support_the_battle_whether_or_not_they_change_a_die() {
    // No one fell, so the fighter did nothing; it was sent all the same.
    let support = against_nothing(ships(1, 0, 0));
    let battle = fought((1, 1), support, vec![roll(&[6, 6], &[4, 1])]);
    assert_eq!(battle.losses, Losses { attacker: 0, defender: 1 });
    assert_eq!(support.attack.sent(1), fleet(1, 0, 0));
}

#[test]
fn s0_t13_a_fortress_gives_all_its_defenders_dice_eight_sides() {
    let fortress = Backing::fortress();
    for armies in [1, 2] {
        assert_eq!(sides(&fortress.throw(armies)), vec![8; armies.into()]);
    }
    // S4-T10: those that exchange dice are idle there, the others work.
    let with_ships = Backing { fleet: fleet(1, 1, 2), ..fortress };
    assert_eq!(with_ships.sent(2), fleet(1, 1, 0));
    let support = Support { attack: Backing::default(), defence: with_ships };
    let battle = fought((1, 2), support, vec![roll(&[6, 8, 8], &[6, 1, 2]), roll(&[8], &[5])]);
    assert_eq!((battle.defence, battle.losses), (vec![6, 2], Losses { attacker: 1, defender: 0 }));
}

#[test]
fn a_bonus_for_all_dice_comes_on_top_of_ships_and_above_the_top_face() {
    let support = against_nothing(Backing { bonus: 2, ..ships(0, 1, 0) });
    let battle = fought((3, 2), support, vec![roll(&[6; 5], &[6, 4, 1, 6, 6])]);
    assert_eq!(battle.attack, [9, 6, 3]);
    assert_eq!(battle.losses, Losses { attacker: 1, defender: 1 });
}

#[test]
fn c3_extra_dice_are_left_out_after_the_rerolls_and_count_for_no_army() {
    let support = against_nothing(Backing { extra: 1, ..ships(1, 3, 0) });
    let battle = fought((3, 2), support, vec![roll(&[6; 6], &[3, 1, 2, 4, 5, 6]), roll(&[6], &[6])]);
    // 3 6 2 4: the two is left out, then the three others are raised.
    assert_eq!((&battle.attack, &battle.defence), (&vec![7, 5, 4], &vec![6, 5]));
    assert_eq!(battle.attack.len(), 3, "so many armies were sent, and at most so many survive");
    let special = battle.special.unwrap();
    let left_out: Vec<&Fallen> = special.attack.iter().filter(|die| die.counts.is_none()).collect();
    assert_eq!(left_out, [&Fallen { sides: 6, faces: vec![2], counts: None }]);
    // Of equal dice as many are left out as there are extra ones.
    let support = against_nothing(Backing { extra: 2, ..Backing::default() });
    let battle = fought((1, 1), support, vec![roll(&[6; 4], &[5, 5, 5, 4])]);
    assert_eq!((battle.attack, battle.losses), (vec![5], Losses { attacker: 0, defender: 1 }));
}

#[test]
fn c1_and_c2_the_plan_is_settled_before_the_throw_and_follows_the_armies_sent() {
    let support = Support { attack: ships(3, 2, 1), defence: ships(0, 1, 2) };
    let plan = Plan::supported(2, 1, &support);
    assert_eq!((sides(&plan.attack), plan.attack.rerolls, plan.attack.raised), (vec![8, 6], 2, 2));
    assert_eq!((sides(&plan.defence), plan.defence.rerolls, plan.defence.raised), (vec![8], 0, 1));
    assert!(Plan::supported(3, 2, &Support::default()).is_ordinary());
    assert_eq!(Plan::supported(3, 2, &Support::default()), Plan::ordinary(3, 2));
}

#[test]
fn section_6_a_third_defence_die_and_ships_fit_into_one_plan() {
    // Nothing of the part knows how many dice a ruleset allows.
    let battle = fought(
        (3, 3),
        Support { attack: Backing::default(), defence: ships(0, 3, 0) },
        vec![roll(&[6; 6], &[6, 5, 4, 6, 4, 3])],
    );
    assert_eq!((battle.defence, battle.losses), (vec![7, 5, 4], Losses { attacker: 3, defender: 0 }));
}

#[test]
fn what_was_stored_before_there_were_ships_is_read_and_written_byte_for_byte() {
    let old = r#"{"draw":412,"attack":[5,3,2],"defence":[6,2],"losses":{"attacker":1,"defender":1}}"#;
    let battle: Battle = serde_json::from_str(old).unwrap();
    assert_eq!(battle.special, None);
    assert_eq!(serde_json::to_string(&battle).unwrap(), old);
    let same = fought((3, 2), Support::default(), vec![roll(&[6; 5], &[2, 5, 3, 2, 6])]);
    assert_eq!(Battle { draw: 412, ..same }, battle, "one roll, attack first, as ever");
    let special = fought(
        (2, 1),
        against_nothing(Backing { extra: 1, ..ships(1, 0, 1) }),
        vec![roll(&[8, 6, 6, 6], &[1, 3, 2, 4]), roll(&[8], &[6])],
    );
    let stored = serde_json::to_string(&special).unwrap();
    assert!(stored.contains(r#""special":{"attack":[{"sides":8,"faces":[1,6],"counts":6},"#), "{stored}");
    assert!(stored.contains(r#"{"sides":6,"faces":[2]}"#) && stored.contains(r#""rerolls":[2]"#), "{stored}");
    assert_eq!(serde_json::from_str::<Battle>(&stored).unwrap(), special);
}

#[test]
fn rerolls_are_draws_of_their_own_that_can_be_checked_and_replayed() {
    let plan = Plan::supported(3, 2, &Support { attack: ships(3, 1, 2), defence: ships(2, 0, 1) });
    let mut luck = Sealed::simulated(7);
    let mut recorded = Recorded::new(&mut luck);
    let battles: Vec<Battle> = (0..200).map(|_| fight(&plan, &mut recorded)).collect();
    let records = recorded.into_records();
    let next = verify_all(&MatchKey::simulated(7), &records).unwrap();
    let told: Vec<u64> = battles.iter().flat_map(Battle::draws).collect();
    assert_eq!(told, (1..next).collect::<Vec<_>>(), "every draw is told, and each once");
    assert!(told.len() > 250, "some dice were thrown again");
    let mut replayed = Scripted::replay(records);
    assert_eq!((0..200).map(|_| fight(&plan, &mut replayed)).collect::<Vec<_>>(), battles);
    let one_left = |die: &Fallen| die.counts == Some(1);
    assert!(!battles.iter().flat_map(|battle| &battle.special.as_ref().unwrap().attack).any(one_left));
}
