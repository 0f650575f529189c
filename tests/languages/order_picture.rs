//! What the pictures of the Clone Wars show besides armies, and what their descriptions say of it.

use std::collections::BTreeMap;

use adjutant::assets;
use adjutant::game::conquest::special::{Call, Called};
use adjutant::game::conquest::theatre::Face;
use adjutant::game::ids::{SeatId, SpaceId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::Viewer;
use adjutant::render::{self, KeySign, Slot};
use adjutant::table::answer::Seen;
use adjutant::table::seating;
use adjutant::table::sight::Sight;
use adjutant::text::lang::Lang;
use adjutant::text::{self, BoardPicture, EndNews, LONGEST_ALT, Message, PictureWish, end_post, order_post};

use super::clone_wars::seen;
use super::fixture::{matched, short_name};
use crate::rules::clone_wars::position::{At, all_but, attack, space};
use crate::rules::trilogy;

fn board(message: Message) -> BoardPicture {
    match message.picture {
        Some(PictureWish::Board(board)) => *board,
        _ => panic!("a board"),
    }
}

fn looked(sight: &Sight, lang: Lang) -> BoardPicture {
    board(text::seen(&Seen::Board { sight: sight.clone(), last: Vec::new() }, lang))
}

/// A whole board with two tokens of five circles together.
fn on_track() -> At {
    let others = all_but(&["kessel", "ithor", "kamino"], "0x9");
    At::of(&format!("{others} kessel=1x2 ithor=3x4 kamino=2x3; token kessel 0; token ithor 1; track 7; seat 0"))
}

/// The same after the order.
fn called() -> (At, Called) {
    let others = all_but(&["kessel", "ithor", "kamino", "ando"], "0x9");
    let text = "kessel=1x2 ithor=3x4 kamino=2x3 ando=2x5; token kessel 0; track 8; seat 1; stage order";
    let mut at = At::of(&format!("{others} {text}"));
    let throws: Vec<u8> = (0..40).map(|n| n % 8 + 1).collect();
    at.throws(&[&throws]);
    let called = at.calls(1, Call::default());
    (at, called)
}

#[test]
fn the_track_and_the_tokens_are_in_every_picture_and_first_in_its_description() {
    let at = on_track();
    let kit = assets::clone_wars();
    for (lang, viewer) in
        Lang::ALL.into_iter().flat_map(|lang| [(lang, Viewer::Public), (lang, Viewer::Seat(SeatId(3)))])
    {
        let sight = seen(&at.game, viewer, short_name);
        let picture = looked(&sight, lang);
        let theatre = picture.theatre.as_ref().unwrap();
        let track = theatre.track.as_ref().unwrap();
        assert_eq!(
            (track.at, track.value.as_str(), track.chances.as_slice()),
            (7, "7/11", &[0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7][..])
        );
        assert!(track.note.contains('6') && track.note.contains('3'), "{}", track.note);
        assert!(theatre.hideout.is_none() && theatre.meter.is_none());
        let left = sight.conquest().unwrap().theatre().unwrap().pile.left;
        let tallies: Vec<_> = theatre.sides.iter().map(|side| side.tally.clone()).collect();
        assert_eq!(tallies, [None, Some((KeySign::Token, left.to_string()))]);
        let knows = viewer != Viewer::Public;
        let faces: Vec<_> = theatre.bases.iter().map(|&(_, face)| face).collect();
        assert_eq!(faces, [0, 1].map(|token| knows.then_some(Face::Token(token))));
        assert!(picture.alt.chars().count() <= LONGEST_ALT);
        let seats = picture.alt.find('⬢').unwrap();
        for id in ["kessel", "ithor"] {
            let name = &kit.names.spaces[space(id)][lang];
            assert!(picture.alt.find(name.as_str()).is_some_and(|place| place < seats), "{name}: {}", picture.alt);
        }
        let dooku = &kit.names.token(0).unwrap()[lang];
        assert_eq!(picture.alt.contains(dooku.as_str()), knows, "{}", picture.alt);
    }
}

#[test]
fn the_planet_of_sidious_takes_the_place_of_the_track() {
    let (at, called) = called();
    for lang in Lang::ALL {
        let picture = looked(&seen(&at.game, Viewer::Public, short_name), lang);
        let theatre = picture.theatre.unwrap();
        let hideout = theatre.hideout.as_ref().unwrap();
        assert_eq!((hideout.space, &hideout.place), (called.pawn, &picture.labels[called.pawn]));
        assert!(theatre.track.is_none() && theatre.bases.is_empty() && theatre.order.is_none());
        assert!(theatre.sides.iter().all(|side| side.tally.is_none()), "no token is left");
        assert!(theatre.key.iter().any(|(sign, _)| *sign == KeySign::Hideout));
        let place = &assets::clone_wars().names.spaces[called.pawn][lang];
        assert!(picture.alt.find(place.as_str()) < picture.alt.find('⬢'), "{}", picture.alt);
    }
}

#[test]
fn the_picture_of_an_order_has_all_its_throws_whenever_it_is_drawn() {
    let (at, called) = called();
    let now = seen(&at.game, Viewer::Public, short_name);
    // Somebody has taken planets meanwhile.
    let mut later = now.clone();
    for throw in called.throws.iter().step_by(3) {
        let view = super::fixture::conquest(&mut later);
        (view.spaces[throw.space].owner, view.spaces[throw.space].troops) = (Some(SeatId(2)), 99);
    }
    let turned: Vec<SpaceId> =
        called.throws.iter().filter(|throw| throw.to.is_some()).map(|throw| throw.space).collect();
    assert!(!turned.is_empty() && turned.len() < called.throws.len());
    for lang in Lang::ALL {
        let picture = board(order_post(&now, &called, lang));
        let order = picture.theatre.as_ref().unwrap().order.as_ref().unwrap();
        let throws: Vec<_> = order.throws.iter().map(|throw| (throw.space, throw.rolled, throw.again)).collect();
        let told: Vec<_> = called.throws.iter().map(|throw| (throw.space, throw.rolled, throw.again)).collect();
        assert_eq!(throws, told);
        for (mark, throw) in order.throws.iter().zip(&called.throws) {
            assert_eq!(mark.turned, throw.to.and_then(|seat| Slot::nth(seat.index())));
        }
        assert_eq!(picture.outline, turned);
        let numbers = [turned.len().to_string(), called.throws.len().to_string()];
        assert!(numbers.iter().all(|number| order.total.contains(number.as_str())), "{}", order.total);
        assert!(order.need.contains(&called.least.to_string()), "{}", order.need);
        assert!(picture.alt.starts_with("ORDER 66") && picture.alt.chars().count() <= LONGEST_ALT, "{}", picture.alt);
        let again = board(order_post(&later, &called, lang));
        assert!(picture.spaces == again.spaces && picture.theatre == again.theatre);
        let drawn = [picture, again].map(|picture| render::draw(PictureWish::Board(Box::new(picture))).unwrap());
        assert_eq!(drawn[0].png, drawn[1].png);
        assert!(drawn[0].png.len() < 250_000, "{} bytes", drawn[0].png.len());
    }
}

#[test]
fn an_order_that_has_nothing_to_throw_for_is_drawn_too() {
    let (at, called) = called();
    let empty =
        Called { throws: Vec::new(), spared: called.throws.iter().map(|throw| throw.space).collect(), ..called };
    for lang in Lang::ALL {
        let picture = board(order_post(&seen(&at.game, Viewer::Public, short_name), &empty, lang));
        assert!(picture.outline.is_empty());
        assert!(render::draw(PictureWish::Board(Box::new(picture))).is_ok());
    }
}

/// The last picture of a match, and its description.
fn last(sight: &Sight) -> BoardPicture {
    board(end_post(sight, EndNews { entries: &[], hands: &BTreeMap::new(), seed_hex: None }, Lang::En))
}

#[test]
fn what_lies_face_down_is_open_in_the_last_picture() {
    let mut at = At::of("kamino=0x1 rattatak=1x9; token rattatak 0; pile; seat 1");
    at.throws(&[&[6, 6, 6, 1]]);
    let before = looked(&seen(&at.game, Viewer::Public, short_name), Lang::En);
    assert_eq!(before.theatre.unwrap().bases, [(space("rattatak"), None)]);
    at.does(1, attack("rattatak", "kamino"));
    let after = last(&seen(&at.game, Viewer::Public, short_name));
    assert_eq!(after.theatre.unwrap().bases, [(space("rattatak"), Some(Face::Token(0)))]);
    assert!(after.alt.contains("Count Dooku"), "{}", after.alt);

    let mut at = trilogy::position::At::of(2, "hoth=0x1 bespin=1x9; marker bespin leader");
    let seen = |at: &trilogy::position::At| {
        let options = Options::new(RulesetId::OriginalTrilogy);
        Sight { view: Some(at.game.view(Viewer::Public)), ..matched(2, options, short_name) }
    };
    assert!(!looked(&seen(&at), Lang::En).alt.contains("Emperor"));
    at.game = ended(&at);
    let after = last(&seen(&at));
    assert_eq!(after.theatre.unwrap().bases[0].1, Some(Face::Leader));
    assert!(after.alt.contains("Emperor"), "{}", after.alt);
}

/// The same match after the Rebels have given up.
fn ended(at: &trilogy::position::At) -> adjutant::game::Game {
    use adjutant::game::action::Action;
    use adjutant::game::people::Actor;
    let mut chance = adjutant::seal::Sealed::simulated(1);
    let (game, _) = at.game.apply(Actor::Seat(SeatId(0)), &Action::Surrender, &mut chance).unwrap();
    assert!(game.view(Viewer::Public).is_over());
    game
}

#[test]
fn the_seats_of_a_side_have_shapes_of_one_family() {
    let looks = |ruleset, seats| seating::looks(&Options::new(ruleset), seats);
    // Circle and hexagon, square and shield, diamond and star.
    assert_eq!(looks(RulesetId::CloneWars, 4), [0, 1, 3, 4], "Republic, Separatists, Republic, Separatists");
    assert_eq!(looks(RulesetId::OriginalTrilogy, 5), [0, 1, 2, 3, 4], "Rebels, Empire, Hutts, Rebels, Empire");
    assert_eq!(looks(RulesetId::OriginalTrilogy, 2), [0, 1]);
    for slots in [[0, 3], [1, 4], [2, 5]] {
        assert!(slots.into_iter().all(|slot| Slot::nth(slot).is_some()));
    }
}
