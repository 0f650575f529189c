//! How it ends (S4-V1 to S4-V3).

use adjutant::game::action::Action;
use adjutant::game::conquest::special::Call;
use adjutant::game::conquest::theatre::Face;
use adjutant::game::event::Goal;
use adjutant::game::ids::SeatId;
use adjutant::game::people::Viewer;

use super::super::theatre::won;
use super::position::{At, all_but, attack, order, play_at};

const REPUBLIC: u8 = 0;
const SEPARATISTS: u8 = 1;

#[test]
fn s4_v1_the_separatists_win_when_no_army_of_the_republic_is_left() {
    let mut at = At::of("kamino=0x1 rattatak=1x9; pile; seat 1");
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(1, attack("rattatak", "kamino"));
    assert_eq!(at.outcome(), Some(&won(SEPARATISTS, &[1, 3], Goal::WipedOut)));
}

#[test]
fn s4_v1_they_win_right_after_the_order_too() {
    let mut at = At::of("kamino=0x5 naboo=2x2; seat 3; stage order; track 8");
    at.throws(&[&[8, 8]]);
    at.does(3, order());
    assert_eq!(
        at.outcome(),
        Some(&won(SEPARATISTS, &[1, 3], Goal::WipedOut)),
        "with the army that was out before (S4-V3)"
    );
}

#[test]
fn s4_v1_a_planet_that_stays_loyal_keeps_the_match_open() {
    let mut at = At::of("kamino=0x5 naboo=2x2; seat 3; stage order; track 8");
    at.throws(&[&[4, 8]]);
    at.does(3, order());
    assert_eq!(at.outcome(), None);
    let mut at = At::of("kamino=0x5 naboo=2x2; seat 3; stage order; track 8; shield 0 kamino");
    at.throws(&[&[8]]);
    at.calls(3, Call::default());
    assert_eq!(at.outcome(), None);
}

#[test]
fn s4_v2_the_republic_wins_when_no_army_of_the_separatists_is_left() {
    let mut at = At::of(&format!("kamino=0x9 rattatak=1x1 {}; pile; seat 0", all_but(&["kamino", "rattatak"], "2x1")));
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(0, attack("kamino", "rattatak"));
    assert_eq!(at.outcome(), Some(&won(REPUBLIC, &[0, 2], Goal::WipedOut)));
}

#[test]
fn s4_v2_the_republic_wins_at_once_with_the_planet_of_sidious() {
    let mut at = At::of("kamino=0x9 naboo=2x1 rattatak=1x1; pawn rattatak; seat 0");
    at.throws(&[&[6, 6, 6, 5]]);
    at.does(0, attack("kamino", "rattatak"));
    assert_eq!(at.outcome(), Some(&won(REPUBLIC, &[0, 2], Goal::Caught)));
    assert!(at.seen_by(0).offers(SeatId(0)).is_empty());
}

#[test]
fn s4_v2_another_planet_does_not_end_it() {
    let mut at = At::of("kamino=0x9 naboo=2x1 rattatak=1x1 ando=1x1; pawn ando; seat 0");
    at.throws(&[&[6, 6, 6, 5]]);
    at.does(0, attack("kamino", "rattatak"));
    assert_eq!(at.outcome(), None);
}

#[test]
fn s4_v2_a_secession_cannot_take_sidious_and_takes_the_last_planet() {
    // Only the Separatists have that card: with it they wipe out.
    let mut at = At::of("kamino=0x1 rattatak=1x9; pawn rattatak; seat 1; hand 1 sep_secession_1");
    at.does(1, play_at("sep_secession_1", "kamino"));
    assert_eq!(at.outcome(), Some(&won(SEPARATISTS, &[1, 3], Goal::WipedOut)));
}

#[test]
fn s4_v3_an_eliminated_army_wins_with_its_side_and_one_that_gave_up_does_not() {
    let mut at = At::of("kamino=0x9 rattatak=1x1; pawn rattatak; seat 0");
    assert!(at.view(Viewer::Public).seats[SeatId(2)].out);
    at.throws(&[&[6, 6, 6, 5]]);
    at.does(0, attack("kamino", "rattatak"));
    assert_eq!(at.outcome(), Some(&won(REPUBLIC, &[0, 2], Goal::Caught)));
    let mut at = At::of("kamino=0x9 naboo=2x1 rattatak=1x1; pawn rattatak; seat 0; surrendered 2");
    at.throws(&[&[6, 6, 6, 5]]);
    at.does(0, attack("kamino", "rattatak"));
    assert_eq!(at.outcome(), Some(&won(REPUBLIC, &[0], Goal::Caught)));
}

#[test]
fn c11_where_both_armies_of_a_side_give_up_the_other_side_remains() {
    let mut at = At::of("kamino=0x9 naboo=2x1 rattatak=1x1; pile; seat 0");
    at.does(1, Action::Surrender);
    assert_eq!(at.outcome(), None);
    at.does(3, Action::Surrender);
    assert_eq!(at.outcome(), Some(&won(REPUBLIC, &[0, 2], Goal::Remained)));
}

#[test]
fn tokens_that_still_lie_face_down_are_open_when_the_match_is_over() {
    let mut at = At::of("kamino=0x1 rattatak=1x9; token rattatak 4; pile; seat 1");
    let face = |at: &At| at.view(Viewer::Public).theatre().unwrap().markers[0].face;
    assert_eq!(face(&at), None);
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(1, attack("rattatak", "kamino"));
    assert!(at.outcome().is_some());
    assert_eq!(face(&at), Some(Face::Token(4)));
}
