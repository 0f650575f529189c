//! Invasions: ships, the planet of Darth Sidious, who moves in, who is out (S4-T8 to S4-T13).

use adjutant::game::action::{Action, Attack, MoveInWish, Until};
use adjutant::game::conquest::special::{Special, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::theatre::Guard;
use adjutant::game::conquest::turn::{MoveIn, Stage};
use adjutant::game::event::EventKind;
use adjutant::game::ids::SeatId;
use adjutant::game::people::Viewer;

use super::position::{At, attack, battle, card, ships, space, specials};

#[test]
fn s4_t8_the_invasion_of_jabiim() {
    // The example of the book: three dice from Mon Calamari; a capital ship gives one of the two defending dice eight sides. When one
    // army is left there, the invasion goes on from Felucia.
    let text = "mon_calamari=1x4 felucia=1x10 jabiim=0x5+d1 kamino=0x1 naboo=2x1; pile; seat 1";
    let mut at = At::of(text);
    at.throws(&[&[6, 5, 4, 8, 6]]);
    at.does(1, battle("mon_calamari", "jabiim"));
    assert_eq!((at.on("mon_calamari"), at.on("jabiim")), ("1x2".to_owned(), "0x5+d1".to_owned()));
    at.throws(&[&[3, 7, 2]]);
    at.does(1, battle("mon_calamari", "jabiim"));
    assert_eq!(at.on("mon_calamari"), "1x1");
    assert!(matches!(
        at.refuses(1, battle("mon_calamari", "jabiim")),
        adjutant::game::refusal::Refusal::TooFewTroops { .. }
    ));
    at.throws(&[&[6, 6, 6, 5, 5]]);
    at.does(1, battle("felucia", "jabiim"));
    assert_eq!((at.on("felucia"), at.on("jabiim")), ("1x10".to_owned(), "0x3+d1".to_owned()));
}

#[test]
fn s4_t8_capital_ships_first_then_ones_are_thrown_again_then_corvettes_add_to_the_highest() {
    let mut at = At::of("kamino=0x9+f1c2d1 rattatak=1x9 naboo=2x1; pile; seat 0");
    // One die with eight sides; the one is thrown again; the two highest count one more.
    at.throws(&[&[8, 1, 4, 5, 5], &[5]]);
    let events = at.does(0, battle("kamino", "rattatak"));
    let EventKind::Fought(series) = &events[0].kind else { panic!("{events:?}") };

    assert_eq!(series.battles[0].attack, [9, 6, 4]);
    assert_eq!(at.on("rattatak"), "1x7");
}

#[test]
fn s4_t9_each_fighter_rethrows_one_die_that_shows_a_one() {
    let mut at = At::of("kamino=0x9+f1 rattatak=1x9 naboo=2x1; pile; seat 0");
    at.throws(&[&[1, 1, 3, 5, 5], &[6]]);
    at.does(0, battle("kamino", "rattatak"));
    assert_eq!((at.on("kamino"), at.on("rattatak")), ("0x8+f1".to_owned(), "1x8".to_owned()), "one fighter, one die");
}

#[test]
fn s4_t10_the_planet_of_sidious_is_defended_with_eight_sided_dice_alone() {
    for (ships, dice) in [("", "two of eight sides"), ("+d2", "capital ships do nothing")] {
        let mut at = At::of(&format!("kamino=0x9 rattatak=1x2{ships} naboo=2x1; pawn rattatak; seat 0"));
        at.throws(&[&[6, 6, 6, 8, 7]]);
        at.does(0, battle("kamino", "rattatak"));
        assert_eq!(at.on("kamino"), "0x7", "{dice}");
    }
    // Fighters and corvettes work.
    let mut at = At::of("kamino=0x9 rattatak=1x2+f1c1 naboo=2x1; pawn rattatak; seat 0");
    at.throws(&[&[6, 6, 6, 1, 6], &[5]]);
    at.does(0, battle("kamino", "rattatak"));
    assert_eq!(
        (at.on("kamino"), at.on("rattatak")),
        ("0x8".to_owned(), "1x1+f1c1".to_owned()),
        "6 + 1 against 6, 5 against 6"
    );
    // Another planet, and his own attacks, are as ever.
    let mut at = At::of("kamino=0x9 rattatak=1x2 ando=1x2 naboo=2x1; pawn rattatak; seat 0");
    at.throws(&[&[6, 6, 6, 5, 5]]);
    at.does(0, attack("kamino", "ando"));
    assert_eq!(at.on("ando"), "0x3");
}

#[test]
fn s4_t11_the_losers_ships_are_destroyed_and_those_that_were_used_move_in() {
    let mut at = At::of("kamino=0x9+f1c1 rattatak=1x1+c2 naboo=2x1 kessel=1x1; pile; seat 0");
    at.throws(&[&[6, 6, 6, 1]]);
    let Action::Attack(order) = attack("kamino", "rattatak") else { unreachable!() };
    let only = Attack { ships: Some(ships(1, 0, 0)), move_in: None, ..order };
    let events = specials(&at.does(0, Action::Attack(only)));
    assert!(events.contains(&SpecialEvent::ShipsLost {
        seat: SeatId(1),
        space: space("rattatak"),
        ships: ships(0, 2, 0)
    }));
    let asked = MoveIn {
        from: space("kamino"),
        to: space("rattatak"),
        least: 3,
        most: 8,
        ships: ships(0, 1, 0),
        eliminated: None,
    };
    assert_eq!(at.stage(), Stage::MoveIn(asked), "three won the battle, the fighter is there, the corvette may follow");
    at.does(0, Action::MoveIn { troops: 5, ships: ships(0, 1, 0) });
    assert_eq!((at.on("kamino"), at.on("rattatak")), ("0x4".to_owned(), "0x5+f1c1".to_owned()));
}

#[test]
fn s4_t11_a_planet_of_the_partner_is_not_attacked() {
    let at = At::of("kamino=0x9 ando=2x1 rattatak=1x1; pile; seat 0");
    assert!(matches!(
        at.refuses_specially(0, attack("kamino", "ando")),
        SpecialRefusal::Partner { seat: SeatId(2), .. }
    ));
}

#[test]
fn s4_t13_who_has_lost_the_last_planet_is_out_and_the_cards_are_discarded() {
    let text = "kamino=0x9 rattatak=1x1 naboo=2x1; pile; seat 0; hand 1 sep_bunkers_1 sep_secession_1";
    let mut at = At::of(text);
    at.throws(&[&[6, 6, 6, 1]]);
    let events = at.does(0, attack("kamino", "rattatak"));
    assert!(
        events
            .iter()
            .any(|event| matches!(event.kind, EventKind::Eliminated { seat: SeatId(1), by: SeatId(0), cards: 0 }))
    );
    assert_eq!((at.cards(0), at.discard().len()), (0, 2));
    assert!(at.outcome().is_none(), "the side may still win");
    // It has no turn any more.
    at.does(0, Action::EndTurn);
    assert_eq!((at.on_turn(), at.view(Viewer::Public).seats[SeatId(1)].out), (2, true));
}

#[test]
fn s4_t13_armies_that_moved_in_may_attack_on() {
    let mut at = At::of("kamino=0x9 rattatak=1x1 ando=1x1 kessel=1x1 naboo=2x1; pile; seat 0");
    at.throws(&[&[6, 6, 6, 1]]);
    let Action::Attack(order) = attack("kamino", "rattatak") else { unreachable!() };
    at.does(0, Action::Attack(Attack { move_in: Some(MoveInWish::Most), until: Until::FullDice, ..order }));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(0, attack("rattatak", "ando"));
    assert_eq!(
        (at.on("kamino"), at.on("rattatak"), at.on("ando")),
        ("0x1".to_owned(), "0x5".to_owned(), "0x3".to_owned())
    );
}

#[test]
fn false_coordinates_counts_the_largest_army_that_could_carry_the_invasion_on() {
    // Going on from another planet declares nothing: a small army in front would else open the way for a large one.
    let id = "sep_jammed_frequencies_1";
    for (behind, calls_off) in [(5, true), (4, false)] {
        let mut at =
            At::of(&format!("kamino=0x2 ando=0x{behind} rattatak=1x4 naboo=2x9 kessel=1x4; pile; seat 0; hand 1 {id}"));
        let guard = Guard { least: 5, ..Guard::default() };
        at.special(1, Special::Arm { card: card(id), guard });
        if !calls_off {
            at.throws(&[&[1, 6, 6]]);
        }
        let events = specials(&at.does(0, battle("kamino", "rattatak")));
        let called_off = events.iter().any(|event| matches!(event, SpecialEvent::CalledOff { .. }));
        assert_eq!(called_off, calls_off, "{behind} on the planet behind; the partner's nine do not count");
    }
}
