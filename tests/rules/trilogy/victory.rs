//! Who has won: rulings S0-V1 to S0-V5, S0-H2, S0-C6, C6 and C7.

use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Choice, SpecialEvent};
use adjutant::game::event::{EventKind, Goal};
use adjutant::game::ids::SeatId;
use adjutant::game::people::Viewer;

use super::super::theatre::won;
use super::position::{At, all_but, attack, card, play, specials};

const EMPIRE: u8 = 0;
const REBELS: u8 = 1;
const HUTTS: u8 = 2;

/// Takes a planet with one army on it.
fn takes(at: &mut At, seat: u8, from: &str, to: &str) {
    at.throws(&[&[6, 6, 6, 1]]);
    at.does(seat, attack(from, to));
}

#[test]
fn s0_v1_the_rebels_find_the_emperor_or_wipe_out_the_empire() {
    let mut at = At::of(2, "bespin=0x4 hoth=1x1; marker hoth leader");
    takes(&mut at, 0, "bespin", "hoth");
    assert_eq!(at.outcome(), Some(&won(REBELS, &[0], Goal::Leader)));
    let mut at = At::of(2, &format!("{} bespin=0x4 hoth=1x1", all_but(&["bespin", "hoth"], "0x1")));
    takes(&mut at, 0, "bespin", "hoth");
    assert_eq!(at.outcome(), Some(&won(REBELS, &[0], Goal::WipedOut)));
    // Both at once: the Emperor is found.
    let text = format!("{} bespin=0x4 hoth=1x1; marker hoth leader", all_but(&["bespin", "hoth"], "0x1"));
    let mut at = At::of(2, &text);
    takes(&mut at, 0, "bespin", "hoth");
    assert_eq!(at.outcome(), Some(&won(REBELS, &[0], Goal::Leader)));
}

#[test]
fn s0_v2_it_does_not_matter_who_removes_the_last_army() {
    // The Empire itself.
    let mut at = At::of(4, "bespin=1x4 hoth=0x1; seat 1");
    takes(&mut at, 1, "bespin", "hoth");
    assert_eq!(at.outcome(), Some(&won(EMPIRE, &[1, 3], Goal::WipedOut)));
    // The Hutts remove the last Rebels: the Empire wins in their turn. The last of the Empire: the Rebels.
    let mut at = At::of(3, "bespin=1x4 hoth=0x1; seat 1");
    takes(&mut at, 1, "bespin", "hoth");
    assert_eq!(at.outcome(), Some(&won(EMPIRE, &[2], Goal::WipedOut)));
    let text = format!("{} bespin=1x4 hoth=2x1; seat 1", all_but(&["bespin", "hoth"], "0x1"));
    let mut at = At::of(3, &text);
    takes(&mut at, 1, "bespin", "hoth");
    assert_eq!(at.outcome(), Some(&won(REBELS, &[0], Goal::WipedOut)));
    // The Death Star.
    let text = "bespin=1x4 hoth=0x7+f2; station hoth; seat 1; stage station; hand 1 emp_fire_ison_1";
    let mut at = At::of(4, text);
    let events = at.does(1, play("emp_fire_ison_1", Choice::default()));
    assert_eq!(at.outcome(), Some(&won(EMPIRE, &[1, 3], Goal::WipedOut)));
    assert!(
        events.iter().any(|event| matches!(event.kind, EventKind::Eliminated { seat: SeatId(0), by: SeatId(1), .. }))
    );
    // As long as one Rebel army stands it goes on, whoever's.
    let mut at = At::of(4, "bespin=1x4 hoth=0x1 kuat=2x1; seat 1");
    takes(&mut at, 1, "bespin", "hoth");
    assert_eq!(at.outcome(), None);
}

const NINE: &str =
    "gamorr=1x1 rodia=1x1 nar_shaddaa=1x1 ylesia=1x1 kessel=1x1 sullust=1x1 duro=1x1 balmorra=1x1 tatooine=1x1";

#[test]
fn s0_v3_the_hutts_win_with_their_tenth_resource_planet_at_once() {
    let mut at = At::of(3, &format!("{NINE} anoat=1x4 bespin=0x1 hoth=0x1; counter 9; seat 1"));
    takes(&mut at, 1, "anoat", "bespin");
    assert_eq!(at.outcome(), Some(&won(HUTTS, &[1], Goal::Resources)));
    // The ninth, or another planet, is not enough.
    let mut at =
        At::of(3, &format!("{} anoat=1x4 bespin=0x1 hoth=0x1; counter 8; seat 1", NINE.replace("gamorr=1x1", "")));
    takes(&mut at, 1, "anoat", "bespin");
    assert_eq!((at.outcome(), at.theatre().counter), (None, 9));
    let mut at = At::of(3, &format!("{NINE} anoat=1x4 bespin=0x1 hoth=0x1; counter 9; seat 1"));
    takes(&mut at, 1, "anoat", "hoth");
    assert_eq!(at.outcome(), None);
    // Nobody plays them: nothing is counted.
    let neutral = NINE.replace("=1x1", "=-x1");
    let mut at = At::of(2, &format!("{neutral} elom=-x1 sluis_van=-x1 bespin=0x4 hoth=1x1"));
    takes(&mut at, 0, "bespin", "hoth");
    assert_eq!((at.outcome(), at.theatre().counter), (None, 0));
}

#[test]
fn s0_h2_neutral_hutts_neither_win_nor_block() {
    let mut at = At::of(4, &format!("{} bespin=1x4 hoth=0x1; seat 1", all_but(&["bespin", "hoth"], "-x3")));
    takes(&mut at, 1, "bespin", "hoth");
    assert_eq!(at.outcome(), Some(&won(EMPIRE, &[1, 3], Goal::WipedOut)));
}

#[test]
fn s0_v4_an_eliminated_member_wins_with_its_side() {
    // Seat 2 is out from the start of the position.
    let mut at = At::of(4, "bespin=0x4 hoth=1x1; marker hoth leader");
    assert!(at.view(Viewer::Public).seats[SeatId(2)].out);
    takes(&mut at, 0, "bespin", "hoth");
    assert_eq!(at.outcome(), Some(&won(REBELS, &[0, 2], Goal::Leader)));
}

#[test]
fn c7_where_both_have_reached_their_goals_the_acting_side_wins() {
    // The tenth planet of the Hutts is the last one of the Rebels.
    let mut at = At::of(3, &format!("{NINE} anoat=1x4 bespin=0x1; counter 9; seat 1"));
    takes(&mut at, 1, "anoat", "bespin");
    assert_eq!(at.outcome(), Some(&won(HUTTS, &[1], Goal::Resources)));
    // And the last one of the Empire.
    let text = format!(
        "{NINE} anoat=1x4 bespin=2x1 {}; counter 9; seat 1",
        all_but(
            &[
                "gamorr",
                "rodia",
                "nar_shaddaa",
                "ylesia",
                "kessel",
                "sullust",
                "duro",
                "balmorra",
                "tatooine",
                "anoat",
                "bespin",
            ],
            "0x1"
        )
    );
    let mut at = At::of(3, &text);
    takes(&mut at, 1, "anoat", "bespin");
    assert_eq!(at.outcome(), Some(&won(HUTTS, &[1], Goal::Resources)));
}

#[test]
fn c6_a_victory_ends_the_match_in_the_middle_of_a_turn() {
    let mut at = At::of(2, "bespin=0x9 hoth=1x1; marker hoth leader");
    at.throws(&[&[6, 6, 6, 1]]);
    let events = at.does(0, attack("bespin", "hoth"));
    let moved = events.iter().position(|event| matches!(event.kind, EventKind::MovedIn { .. })).expect("they moved in");
    assert!(matches!(events[moved + 1].kind, EventKind::Ended(_)), "{events:?}");
    assert!(at.seen_by(0).awaited().is_empty());
}

#[test]
fn s0_c6_the_cards_of_who_is_out_are_discarded_and_the_partner_goes_on() {
    let text = "bespin=1x4 hoth=0x1 kuat=2x1; seat 1; pile 0 leader; hand 0 reb_hope_1 reb_spies_1; hand 2 reb_hope_2";
    let mut at = At::of(4, text);
    at.throws(&[&[6, 6, 6, 1]]);
    let told = specials(&at.does(1, attack("bespin", "hoth")));
    let mut cards = vec![card("reb_hope_1"), card("reb_spies_1")];
    cards.sort_unstable();
    let discarded = SpecialEvent::CardsLost { seat: SeatId(0), by: None, cards: cards.clone(), draws: Vec::new() };
    assert!(told.contains(&discarded), "{told:?}");
    let view = at.view(Viewer::Public);
    assert_eq!((view.discard, view.gone), (cards.clone(), Vec::new()));
    assert_eq!(at.cards(1), 0, "the captor takes none");
    // The turn goes on, and the seat that is out is passed over: 1, 2, 3, 1.
    for next in [2, 3, 1] {
        let seat = at.turn().seat.0;
        at.done(adjutant::game::people::Actor::Clock, Action::TimeOut);
        assert_eq!(at.turn().seat, SeatId(next), "after {seat}");
    }
    // Option: what is used does not come back; nor does this.
    let mut at = At::of(4, &format!("{text}; option used-cards=gone"));
    takes(&mut at, 1, "bespin", "hoth");
    let view = at.view(Viewer::Public);
    assert_eq!((view.discard, view.gone), (Vec::new(), cards));
}

#[test]
fn c11_a_side_of_which_everybody_gave_up_does_not_win() {
    // The AI that plays for the Empire wipes out the Rebels: the Hutts are left.
    let mut at = At::of(3, "bespin=2x4 hoth=0x1 kuat=1x1; surrendered 2; seat 2");
    takes(&mut at, 2, "bespin", "hoth");
    assert_eq!(at.outcome(), Some(&won(HUTTS, &[1], Goal::Remained)));
    // It finds the Emperor for the Rebels: the match goes on.
    let mut at = At::of(3, "bespin=0x4 hoth=2x1 kuat=1x1; marker hoth leader; surrendered 0");
    takes(&mut at, 0, "bespin", "hoth");
    assert_eq!(at.outcome(), None);
    let mut at = At::of(3, &format!("{NINE} anoat=1x4 bespin=0x1 hoth=0x1; counter 9; surrendered 1; seat 1"));
    takes(&mut at, 1, "anoat", "bespin");
    assert_eq!(at.outcome(), None);
}
