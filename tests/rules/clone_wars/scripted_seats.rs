//! Whole matches in which persons have two armies: three of them until the Republic finds Darth Sidious, two until it has wiped out the
//! Separatists.

use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Call, Choice, Special, SpecialEvent, SpecialRefusal};
use adjutant::game::conquest::theatre::{Face, Pawn};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, SetUpView};
use adjutant::game::event::{Event, EventKind, Goal, StartRoll};
use adjutant::game::ids::{PlayerId, SeatId, SideId, SpaceId};
use adjutant::game::people::Viewer;

use super::super::theatre::{cards_earned, won};
use super::position::{At, build, card, claim, lay, place, play, play_at, space, spaces, specials, storm};
use super::scripted::{CORE, MID_RIM, OUTER_RIM, WILD_SPACE};

const RED: u8 = 0;
const BLACK: u8 = 1;
const GOLD: u8 = 2;
const BLUE: u8 = 3;

/// Red and gold both want Coruscant; the dice give it to gold. Then all stand ready, and red begins.
fn set_up_of_three() -> At {
    let mut at = At::begin_with(3, "");
    at.does(BLUE, claim(&format!("{WILD_SPACE} muunilinst mygeeto dathomir")));
    at.does(BLACK, claim(OUTER_RIM));
    let own = |at: &At, person| match at.view(Viewer::Player(PlayerId(person))).phase {
        PhaseView::SetUp(SetUpView::Preferring { own, .. }) => own.keys().map(|seat| seat.0).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!((own(&at, 1), own(&at, 2), own(&at, 3)), (vec![], vec![BLACK, BLUE], vec![]));
    at.does(
        RED,
        claim("coruscant naboo sullust haruun_kal kashyyyk rodia ando rattatak kamino nal_hutta ilum malastare"),
    );
    at.throws(&[&[4, 4], &[2, 5]]);
    let events = at.does(
        GOLD,
        claim("coruscant byss duro ansion cato_neimoidia corellia alderaan toydaria bogden ithor dantooine"),
    );
    let rolled = events.iter().find_map(|event| match &event.kind {
        EventKind::StartRolled { what, throws, first } => Some((*what, throws.len(), first.0)),
        _ => None,
    });
    assert_eq!(rolled, Some((StartRoll::Claim(space("coruscant")), 2, GOLD)));
    assert_eq!((at.on("coruscant"), at.on("naboo")), ("2x1".to_owned(), "0x1".to_owned()));
    let held = at.view(Viewer::Public).seats.map(|_, seat| seat.spaces);
    assert_eq!(held.iter().map(|(_, &spaces)| spaces).collect::<Vec<_>>(), [11, 10, 11, 10]);
    at.does(RED, place(&[("rattatak", 20)]));
    at.does(BLACK, place(&[("hypori", 5), ("tatooine", 15)]));
    at.does(GOLD, place(&[("coruscant", 20)]));
    at.throws(&[&[6, 1, 1, 1]]);
    at.does(BLUE, place(&[("mon_calamari", 20)]));
    at
}

fn first_round(at: &mut At) {
    assert_eq!(at.stage(), Stage::Place { left: 8, placed: vec![] }, "3, and the Mid Rim");
    at.musters(RED, "rattatak");
    at.takes(RED, "rattatak", "hypori");
    at.will_draw(&["rep_anakin_chosen_1"]);
    at.will_find(0);
    at.does(RED, Action::EndTurn);

    at.does(BLACK, lay("polis_massa"));
    at.musters(BLACK, "tatooine");
    at.takes(BLACK, "tatooine", "nal_hutta");
    at.will_draw(&["sep_anakin_reckless_1"]);
    at.does(BLACK, Action::EndTurn);

    at.musters(GOLD, "coruscant");
    at.takes(GOLD, "coruscant", "muunilinst");
    at.will_draw(&["rep_anakin_hero_1"]);
    at.will_find(1);
    at.does(GOLD, Action::EndTurn);

    // Blue takes the command of a planet of black; the same person has both, and nobody is asked.
    at.does(BLUE, lay("boz_pity"));
    at.musters(BLUE, "mon_calamari");
    at.takes(BLUE, "mon_calamari", "kashyyyk");
    let taken = SpecialEvent::CommandTaken { seat: SeatId(BLUE), from: SeatId(BLACK), space: space("praesitlyn") };
    assert!(at.special(BLUE, Special::TakeCommand { space: space("praesitlyn") }).contains(&taken));
    at.will_draw(&["sep_droid_foundry_1"]);
    at.does(BLUE, Action::EndTurn);
    let on = ["hypori", "nal_hutta", "muunilinst", "kashyyyk", "praesitlyn"].map(|id| at.on(id));
    assert_eq!((on, at.track()), (["0x28", "1x18", "2x28", "3x26", "3x1"].map(str::to_owned), Some(2)));
}

fn second_round(at: &mut At) {
    // Anakin leads the Republic to Count Dooku, with eight-sided dice that count one more: three circles, and one for black.
    at.musters(RED, "hypori");
    at.does(RED, play_at("rep_anakin_chosen_1", "polis_massa"));
    at.throws(&[&[6, 7, 1, 6]]);
    let events = at.does(RED, storm("hypori", "polis_massa"));
    let shown =
        SpecialEvent::MarkerRevealed { by: SeatId(RED), space: space("polis_massa"), face: Face::Token(0), kept: true };
    assert!(specials(&events).contains(&shown));
    assert_eq!((at.theatre().doing.circles, at.on("polis_massa")), (3, "0x30".to_owned()));
    at.will_draw(&["rep_anakin_torn_1", "rep_visions_1", "rep_arrest_the_chancellor_1", "rep_clone_battalion_1"]);
    at.will_find(2);
    assert_eq!(cards_earned(&at.does(RED, Action::EndTurn)), Some((1, 3)));
    assert_eq!(at.cards(RED), 4);

    // The Separatists may have him too: a fourth die, the lowest is left out.
    at.does(BLACK, lay("geonosis"));
    at.musters(BLACK, "nal_hutta");
    at.does(BLACK, play_at("sep_anakin_reckless_1", "rodia"));
    at.throws(&[&[6, 2, 6, 6, 5]]);
    at.does(BLACK, storm("nal_hutta", "rodia"));
    at.will_draw(&["sep_anakin_hero_1"]);
    at.does(BLACK, Action::EndTurn);

    at.does(GOLD, play_at("rep_anakin_hero_1", "muunilinst"));
    at.musters(GOLD, "muunilinst");
    assert_eq!(at.on("muunilinst"), "2x42", "five by Anakin, nine for planets and the Core Worlds");
    at.takes(GOLD, "muunilinst", "mygeeto");
    at.takes(GOLD, "mygeeto", "dathomir");
    at.will_draw(&["rep_anakin_ace_1"]);
    at.will_find(3);
    assert_eq!(cards_earned(&at.does(GOLD, Action::EndTurn)), Some((1, 0)), "two planets of one army");

    at.does(BLUE, lay("saleucami"));
    at.musters(BLUE, "kashyyyk");
    at.takes(BLUE, "kashyyyk", "haruun_kal");
    at.will_draw(&["sep_bunkers_1"]);
    at.does(BLUE, Action::EndTurn);
    let on = ["rodia", "dathomir", "haruun_kal"].map(|id| at.on(id));
    assert_eq!((on, at.track()), (["1x20", "2x40", "3x31"].map(str::to_owned), Some(4)));
}

fn third_round(at: &mut At) {
    at.does(RED, play("rep_anakin_torn_1", Choice { back: Some(true), ..Choice::default() }));
    assert_eq!(at.track(), Some(3));
    at.does(RED, play_at("rep_visions_1", "boz_pity"));
    let face = |viewer| {
        let view = at.view(viewer);
        let there = view.theatre().unwrap().markers.iter().find(|marker| marker.space == space("boz_pity"));
        there.expect("a token").face
    };
    assert_eq!(face(Viewer::Player(PlayerId(1))), Some(Face::Token(1)), "red alone has looked");
    assert_eq!((face(Viewer::Player(PlayerId(3))), face(Viewer::Public)), (None, None));
    at.does(RED, play("rep_clone_battalion_1", Choice::default()));
    at.musters(RED, "polis_massa");
    assert_eq!(at.on("polis_massa"), "0x37");
    at.will_find(4);
    at.does(RED, Action::EndTurn);
    at.does(BLACK, lay("ryloth"));
    at.musters(BLACK, "tatooine");
    at.does(BLACK, Action::EndTurn);
    at.musters(GOLD, "dathomir");
    at.will_find(5);
    at.does(GOLD, Action::EndTurn);
    at.does(BLUE, lay("felucia"));
    at.musters(BLUE, "haruun_kal");
    at.comes_to_the_order(BLUE);
    assert_eq!((at.track(), at.thrown_for(BLUE).len()), (Some(5), 23));
}

#[test]
fn three_players_until_the_republic_finds_darth_sidious() {
    let mut at = set_up_of_three();
    first_round(&mut at);
    second_round(&mut at);
    third_round(&mut at);
    // Called too early: only eights turn a planet, and there is one.
    at.will_say(BLUE, &[("ando", 8), ("coruscant", 7), ("naboo", 7)]);
    let called = at.calls(BLUE, Call { pawn: spaces("kessel"), ..Call::default() });
    let turned: Vec<SpaceId> =
        called.throws.iter().filter(|throw| throw.to.is_some()).map(|throw| throw.space).collect();
    assert_eq!((called.least, turned, called.pawn), (8, spaces("ando"), space("kessel")));
    assert_eq!(at.on("ando"), "1x1", "black borders it, not the caller");
    assert_eq!((called.markers, called.pile), (5, 3));
    at.does(BLUE, Action::EndTurn);

    // Fourth round. Anakin has gone over: the Separatists still have his powers, the Republic a ship of a card.
    at.musters(RED, "hypori");
    at.takes(RED, "hypori", "praesitlyn");
    at.does(RED, Action::EndTurn);
    at.does(BLACK, play_at("sep_anakin_hero_1", "tatooine"));
    at.musters(BLACK, "tatooine");
    at.does(BLACK, Action::EndTurn);
    let ace = || play("rep_anakin_ace_1", Choice::default());
    assert_eq!(at.refuses_specially(GOLD, ace()), SpecialRefusal::HeroLost { card: card("rep_anakin_ace_1") });
    at.does(GOLD, build("rep_anakin_ace_1", "coruscant"));
    assert_eq!(at.on("coruscant"), "2x1+f1");
    at.musters(GOLD, "dathomir");
    at.does(GOLD, Action::EndTurn);
    at.musters(BLUE, "haruun_kal");
    at.does(BLUE, Action::EndTurn);

    // Fifth round. Kessel defends with an eight-sided die; unmasked, Sidious is met with two more.
    assert_eq!(
        (at.on_turn(), at.on("kessel"), at.theatre().pawn),
        (RED, "3x1".to_owned(), Some(Pawn::Space(called.pawn)))
    );
    at.musters(RED, "praesitlyn");
    at.does(RED, play_at("rep_arrest_the_chancellor_1", "kessel"));
    at.throws(&[&[6, 5, 4, 8], &[6, 5, 4, 7]]);
    let events = at.does(RED, storm("praesitlyn", "kessel"));
    let end = won(0, &[RED, GOLD], Goal::Caught);
    assert_eq!(events.last().map(|event| event.kind.clone()), Some(EventKind::Ended(end.clone())));
    assert_eq!((at.outcome(), at.on("praesitlyn"), at.on("kessel")), (Some(&end), "0x2".to_owned(), "0x3".to_owned()));
    assert_eq!(at.view(Viewer::Public).round, 5);
}

/// Nobody but the Separatists sees what tokens show as long as they lie, or were not laid.
fn sees_no_face(at: &At, viewer: Viewer) -> bool {
    let view = at.view(viewer);
    let theatre = view.theatre().expect("a theatre");
    let laid = theatre.markers.iter().all(|marker| marker.face.is_none());
    laid && theatre.drawn.is_none_or(|drawn| drawn.face.is_none()) && theatre.pile.tokens.is_empty()
}

/// Each person sees both own hands and no other, the Separatists' alone the faces.
fn assert_secrets(at: &At, events: &[Event]) {
    let seen = |person| at.view(Viewer::Player(PlayerId(person)));
    for (person, own) in [(1, [RED, GOLD]), (2, [BLACK, BLUE])] {
        let view = seen(person);
        assert_eq!(view.own_seats(), own.map(SeatId));
        assert!(view.partner_hands.is_empty());
        for seat in own {
            assert_eq!(view.hands[&SeatId(seat)].len(), at.cards(seat));
        }
    }
    for viewer in [Viewer::Player(PlayerId(1)), Viewer::Seat(SeatId(RED)), Viewer::Seat(SeatId(GOLD)), Viewer::Public] {
        assert!(sees_no_face(at, viewer), "{viewer:?}");
    }
    let theatre = seen(2);
    assert!(theatre.theatre().unwrap().markers.iter().all(|marker| marker.face.is_some()));
    let face = |event: &&Event| matches!(event.kind, EventKind::Special(SpecialEvent::MarkerSeen { .. }));
    for event in events.iter().filter(face) {
        assert!(seen(2).may_know(event) && !seen(1).may_know(event));
    }
}

/// A Separatist army lays its token, takes one planet, and has a card for it.
fn raid(at: &mut At, seat: u8, (from, to): (&str, &str), drawn: &str) {
    assert!(!sees_no_face(at, Viewer::Player(PlayerId(2))), "a token was drawn");
    assert_secrets(at, &[]);
    at.takes_default(seat);
    at.musters(seat, from);
    at.takes(seat, from, to);
    at.will_draw(&[drawn]);
    let events = at.does(seat, Action::EndTurn);
    assert_eq!(cards_earned(&events), Some((1, 0)));
    assert_secrets(at, &events);
}

#[test]
fn two_players_until_the_republic_has_wiped_out_the_separatists() {
    let mut at = At::begin_with(2, "");
    at.does(RED, claim(&format!("{CORE} ilum malastare toydaria bogden")));
    at.does(BLACK, claim(OUTER_RIM));
    at.does(GOLD, claim(&format!("{MID_RIM} ithor dantooine")));
    at.does(BLUE, claim(&format!("{WILD_SPACE} muunilinst mygeeto dathomir")));
    at.does(RED, place(&[("ansion", 20)]));
    at.does(BLACK, place(&[("hypori", 20)]));
    at.does(GOLD, place(&[("nal_hutta", 20)]));
    at.throws(&[&[6, 1, 1, 1]]);
    at.does(BLUE, place(&[("mon_calamari", 20)]));

    // First round: the Republic waits, each Separatist army takes a planet and a card.
    let events = at.times_out();
    assert_secrets(&at, &events);
    raid(&mut at, BLACK, ("hypori", "rattatak"), "sep_bunkers_1");
    let events = at.times_out();
    assert_secrets(&at, &events);
    raid(&mut at, BLUE, ("mon_calamari", "kashyyyk"), "sep_secession_1");
    assert_eq!((at.hand(BLACK), at.hand(BLUE)), (vec!["sep_bunkers_1".to_owned()], vec!["sep_secession_1".to_owned()]));

    // From then on the Republic fights, and the Separatists do not find the time to call the order.
    let (mut eliminated, mut circles) = (Vec::new(), 0);
    while at.outcome().is_none() {
        assert!(at.view(Viewer::Public).round < 10, "{:?} are left", at.left_of(SideId(1)));
        let seat = at.on_turn();
        if seat == BLACK || seat == BLUE {
            let events = at.times_out();
            assert_secrets(&at, &events);
            continue;
        }
        at.gather(seat, None);
        at.sweep(seat, SideId(1), None);
        circles += at.theatre().doing.circles;
        for (seat, card) in [(BLACK, "sep_bunkers_1"), (BLUE, "sep_secession_1")] {
            if at.view(Viewer::Public).seats[SeatId(seat)].out && !eliminated.contains(&seat) {
                eliminated.push(seat);
                assert!(at.cards(seat) == 0 && at.discard().contains(&card.to_owned()), "S4-T13");
            }
        }
        if at.outcome().is_none() {
            let events = at.does(seat, Action::EndTurn);
            assert_secrets(&at, &events);
        }
    }
    assert_eq!(at.outcome(), Some(&won(0, &[RED, GOLD], Goal::WipedOut)));
    eliminated.sort_unstable();
    assert_eq!(eliminated, [BLACK, BLUE]);
    assert!(at.track().is_some() && at.left_of(SideId(1)).is_empty(), "no order was called");
    assert_eq!(at.theatre().taken.len(), 9 - usize::from(at.theatre().pile.left), "every token was taken");
    assert!(circles > 0);
}
