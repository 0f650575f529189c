//! What each of the four armies may know and do (S4-S1), and what holds between actions.

use adjutant::game::conquest::special::{Special, SpecialEvent};
use adjutant::game::conquest::theatre::{Face, Guard};
use adjutant::game::event::{Event, EventKind};
use adjutant::game::ids::{PlayerId, SeatId};
use adjutant::game::people::{Audience, Hold, Viewer};
use serde_json::json;

use super::position::{At, attack, card, space};

const TEXT: &str =
    "kamino=0x3 ando=0x3 naboo=2x3 rattatak=1x2 kessel=1x4; token kessel 0; token rattatak 3; track 6; seat 0";

#[test]
fn faces_of_tokens_are_known_to_the_separatists_and_to_who_has_looked() {
    let at = At::of(TEXT);
    let faces = |viewer| -> Vec<Option<Face>> {
        at.view(viewer).theatre().unwrap().markers.iter().map(|marker| marker.face).collect()
    };
    let all = [Some(Face::Token(0)), Some(Face::Token(3))];
    assert_eq!((faces(Viewer::Seat(SeatId(1))), faces(Viewer::Seat(SeatId(3)))), (all.to_vec(), all.to_vec()));
    for viewer in [Viewer::Public, Viewer::Seat(SeatId(0)), Viewer::Seat(SeatId(2))] {
        assert_eq!(faces(viewer), [None, None]);
        assert!(at.view(viewer).theatre().unwrap().pile.tokens.is_empty());
    }
    assert!(!format!("{:?}", at.seen_by(1).theatre()).contains("Token"), "Debug tells nothing");
}

#[test]
fn a_person_with_both_armies_of_a_side_sees_both_hands() {
    let at = At::of(&format!("{TEXT}; hand 0 rep_visions_1; hand 2 rep_gunships_1; hand 1 sep_bunkers_1"));
    let both = at.edited(|value| {
        for seat in [0, 2] {
            value["core"]["seats"][seat]["hold"] = json!(Hold::Players(vec![PlayerId(9)]));
        }
    });
    let view = super::super::seen(&both.expect("sound"), Viewer::Player(PlayerId(9)));
    assert_eq!(view.own_seats(), [SeatId(0), SeatId(2)]);
    assert!(
        view.hands[&SeatId(0)].holds(card("rep_visions_1")) && view.hands[&SeatId(2)].holds(card("rep_gunships_1"))
    );
    assert!(view.partner_hands.is_empty());
}

#[test]
fn standing_orders_call_off_the_first_invasion_that_fits_and_nobody_else_knows_them() {
    let mut at = At::of(&format!("{TEXT}; hand 1 sep_jammed_frequencies_1"));
    let guard = Guard { spaces: vec![space("rattatak")], least: 3, ..Guard::default() };
    let told = at.does(
        1,
        adjutant::game::action::Action::Special(Special::Arm { card: card("sep_jammed_frequencies_1"), guard }),
    );
    assert!(told.iter().all(|event: &Event| event.audience == Audience::Seat(SeatId(1))));
    assert!(
        at.seen_by(3).theatre().unwrap().orders.iter().all(|(_, orders)| orders.is_empty()),
        "not even the partner"
    );
    let events = at.does(0, attack("kamino", "rattatak"));
    let fired = events
        .iter()
        .any(|event| matches!(&event.kind, EventKind::Special(SpecialEvent::CalledOff { by: SeatId(1), .. })));
    assert!(fired && at.discard() == ["sep_jammed_frequencies_1"]);
    let refused = at.refuses_specially(0, attack("ando", "rattatak"));
    assert!(
        matches!(refused, adjutant::game::conquest::special::SpecialRefusal::CalledOff { .. }),
        "not again in this turn"
    );
}

#[test]
fn positions_that_cannot_be_are_found() {
    let at = At::of(TEXT);
    let theatre = |edit: &dyn Fn(&mut serde_json::Value)| {
        at.edited(|value| edit(&mut value["ruleset"]["clone-wars"]["theatre"])).unwrap_err()
    };
    assert!(theatre(&|theatre| theatre["markers"][0]["space"] = json!("kamino")).contains("another side"));
    assert!(theatre(&|theatre| theatre["markers"][0]["face"] = json!({ "token": 3 })).contains("there twice"));
    assert!(theatre(&|theatre| theatre["pile"]["left"] = json!(3)).contains("miscounted"));
    assert!(theatre(&|theatre| theatre["pawn"] = json!({ "track": 12 })).contains("nowhere"));
    assert!(theatre(&|theatre| theatre["pawn"] = json!({ "space": "kamino" })).contains("token"));
    assert!(
        theatre(&|theatre| theatre["drawn"] = json!({ "seat": 0, "face": { "token": 5 } })).contains("nobody lays it")
    );
    let over = At::of("kamino=0x3 naboo=2x3 rattatak=1x2; pawn rattatak; seat 0");
    let wrong = over.edited(|value| value["ruleset"]["clone-wars"]["theatre"]["pawn"] = json!({ "space": "kamino" }));
    assert!(wrong.unwrap_err().contains("nowhere"));
}
