//! What holds whatever is done: games played at random from what is offered.

use adjutant::game::Game;
use adjutant::game::conquest::effect::Wanted;
use adjutant::game::conquest::special::{Choice, PlayOffer, Special, SpecialOffer};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::event::EventKind;
use adjutant::game::ids::{CardId, SeatId, SpaceId};
use adjutant::game::offer::Offer;
use adjutant::game::people::{Actor, Viewer};
use serde_json::json;

use super::super::theatre::secrets::{Secrets, assert_same_for, faces_unknown_to};
use super::super::theatre::whim::{Habits, Whim, filled, own, special, taken};
use super::position::{Trilogy, name_of, read};

/// Games of so many seats.
fn habits(players: u8, options: &str, seed: u64) -> Habits<'_> {
    let rarely = |offer: &Offer| matches!(offer, Offer::TakeBack { .. } | Offer::EndTurn { .. });
    Habits { options, players, seed, takes: taken, rarely, is_detail: |_| false }
}

const GAMES: [(u8, &str, u64); 8] = [
    (2, "set-up=quick", 1),
    (2, "set-up=book", 2),
    (3, "set-up=quick", 3),
    (3, "set-up=book", 4),
    (4, "set-up=quick", 5),
    (4, "set-up=book", 6),
    (5, "set-up=quick", 7),
    (5, "set-up=book", 8),
];

#[test]
fn what_is_offered_is_accepted_and_what_is_not_offered_is_refused() {
    for (seats, options, seed) in GAMES {
        let mut positions = 0;
        habits(seats, options, seed).play::<Trilogy>(600, |game, seat, _, whim| {
            positions += 1;
            if positions % 8 == 0 {
                check_offers(&crate::rules::seen(game, Viewer::Seat(seat)), seat, whim);
            }
        });
    }
}

fn check_offers(view: &View, seat: SeatId, whim: &mut Whim) {
    let offers = view.offers(seat);
    for offer in &offers {
        let action = taken(view, seat, offer, whim);
        assert_eq!(view.check(seat, &action), Ok(()), "{action:?} of {offer:?}");
    }
    let specials = || {
        offers.iter().filter_map(|offer| match offer {
            Offer::Special(offer) => Some(offer),
            _ => None,
        })
    };
    let accepts = |wish: Special| view.check(seat, &special(wish)).is_ok();
    // Markers and the station: exactly the planets that are offered.
    let lay = specials().find_map(|offer| match offer {
        SpecialOffer::LayMarker { spaces, .. } => Some(spaces.clone()),
        _ => None,
    });
    let station = specials().find_map(|offer| match offer {
        SpecialOffer::PlaceStation { spaces } => Some(spaces.clone()),
        _ => None,
    });
    for space in view.spaces.ids().chain([SpaceId(42), SpaceId(255)]) {
        let fits = |offered: &Option<Vec<SpaceId>>| offered.as_ref().is_some_and(|spaces| spaces.contains(&space));
        assert_eq!(accepts(Special::LayMarker { space }), fits(&lay), "a marker");
        assert_eq!(accepts(Special::PlaceStation { space }), fits(&station), "the station");
    }
    let PhaseView::Turn(_) = view.phase else { return };
    let built: Vec<CardId> = specials()
        .filter_map(|offer| match offer {
            SpecialOffer::Build { cards } => Some(cards.iter().map(|of| of.0)),
            _ => None,
        })
        .flatten()
        .collect();
    let plays: Vec<&PlayOffer> = specials()
        .filter_map(|offer| match offer {
            SpecialOffer::Play { cards } => Some(cards),
            _ => None,
        })
        .flatten()
        .collect();
    let home = own(view, seat);
    for id in view.edition.deck.ids() {
        for space in
            [Some(whim.one(&home)), view.spaces.ids().find(|space| !home.contains(space))].into_iter().flatten()
        {
            let fits = built.contains(&id) && home.contains(&space);
            assert_eq!(accepts(Special::Build { card: id, space }), fits, "{} is built", name_of(id));
        }
        match plays.iter().find(|offer| offer.card == id) {
            Some(offer) => check_play(view, seat, offer, whim),
            None => {
                let aims = view.spaces.ids().map(Some).chain([None]);
                for space in aims {
                    let to = home.iter().copied().find(|&to| Some(to) != space);
                    let seat_of = view.seats.ids().find(|&other| other != seat);
                    for choice in [
                        Choice { space, ..Choice::default() },
                        Choice { space, to, seat: seat_of, troops: Some(1), ..Choice::default() },
                    ] {
                        assert!(!accepts(Special::Play { card: id, choice }), "{} is played", name_of(id));
                    }
                }
            }
        }
    }
}

/// The event may be aimed at each of the planets that are offered, and at no other.
fn check_play(view: &View, seat: SeatId, offer: &PlayOffer, whim: &mut Whim) {
    let name = name_of(offer.card);
    let accepts = |choice: Choice| view.check(seat, &special(Special::Play { card: offer.card, choice })).is_ok();
    let aimed = offer.wanted.contains(&Wanted::Space);
    for space in view.spaces.ids().chain([SpaceId(99)]) {
        let fits = aimed && offer.spaces.contains(&space);
        let mut choice = if fits {
            filled(view, seat, offer, Some(space), whim)
        } else {
            filled(view, seat, offer, offer.spaces.first().copied(), whim)
        };
        choice.space = Some(space);
        if choice.to == Some(space) {
            choice.to = offer.to.iter().copied().find(|&to| to != space);
        }
        assert_eq!(accepts(choice), fits, "{name} at {}", space.0);
    }
    let nowhere = filled(view, seat, offer, None, whim);
    assert_eq!(accepts(nowhere), !aimed || offer.station, "{name} without a planet");
    if offer.wanted.contains(&Wanted::To) {
        for to in view.spaces.ids() {
            let from = offer.spaces.iter().copied().find(|&from| from != to).or(offer.spaces.first().copied());
            let choice = Choice { to: Some(to), ..filled(view, seat, offer, from, whim) };
            assert_eq!(accepts(choice), offer.to.contains(&to) && Some(to) != from, "{name} to {}", to.0);
        }
    }
    if offer.wanted.contains(&Wanted::Seat) {
        for other in view.seats.ids().chain([SeatId(9)]) {
            let fits = offer.seats.contains(&other);
            assert_eq!(accepts(Choice { seat: Some(other), ..Choice::default() }), fits, "{name} for {}", other.0);
        }
    }
}

/// The same game but for what this viewer may not know: other hands, faces, orders, lists and sealed armies.
fn otherwise(game: &Game, viewer: Viewer, whim: &mut Whim) -> Game {
    let view = crate::rules::seen(game, viewer);
    let mut value = Secrets::of::<Trilogy>(game, &view).exchanged(&["emp", "reb", "hut"], whim);
    let theatre = &mut value["conquest"]["ruleset"]["original-trilogy"]["theatre"];
    let empire = view.hands.keys().any(|&own| view.side(own).0 == 0);
    if !empire {
        let mut places = faces_unknown_to(&view, "");
        if view.theatre().is_some_and(|theatre| theatre.pile.left > 0) {
            places.push("/pile/leader".to_owned());
        }
        let hidden = places.iter().any(|place| theatre.pointer(place) == Some(&json!("leader")));
        if hidden {
            for place in &places {
                *theatre.pointer_mut(place).expect("a face") = json!("plain");
            }
            let place = places[whim.below(places.len())].clone();
            *theatre.pointer_mut(&place).expect("a face") = json!("leader");
        }
    }
    read(&value.to_string()).expect("a game")
}

#[test]
fn nothing_that_a_viewer_may_not_know_changes_what_the_viewer_sees() {
    let mut others = 0;
    for (seats, options, seed) in GAMES {
        let mut positions = 0;
        let habits = habits(seats, options, seed + 100);
        let viewers = habits.viewers::<Trilogy>();
        habits.play::<Trilogy>(600, |game, awaited, _, whim| {
            positions += 1;
            if positions % 23 != 0 {
                return;
            }
            for &viewer in &viewers {
                let other = otherwise(game, viewer, whim);
                others += usize::from(other != *game);
                assert_same_for(viewer, (game, &other), awaited, taken, whim);
            }
        });
    }
    assert!(others > 300, "the games differ in something: {others}");
}

#[test]
fn games_at_random_go_through_everything() {
    // Of what is told in these games nothing is missing, so that the tests above see it all.
    let mut stages = std::collections::BTreeSet::new();
    let mut played = std::collections::BTreeSet::new();
    for (seats, options, seed) in GAMES {
        let (mut game, mut luck) = habits(seats, options, seed).begun::<Trilogy>();
        let mut whim = Whim::of(seed);
        for _ in 0..1500 {
            if game.is_over() {
                break;
            }
            let seat = game.view(Viewer::Public).awaited()[0];
            let view = crate::rules::seen(&game, Viewer::Seat(seat));
            if let PhaseView::Turn(turn) = &view.phase {
                stages.insert(match turn.stage {
                    Stage::LayMarker { .. } => "lay-marker",
                    Stage::Trade { .. } => "trade",
                    Stage::Place { .. } => "place",
                    Stage::MoveIn(_) => "move-in",
                    Stage::Fortify => "fortify",
                    Stage::FortifyShips => "fortify-ships",
                    Stage::Station => "station",
                    _ => "attack",
                });
            }
            let offers = view.offers(seat);
            let action = taken(&view, seat, &offers[whim.below(offers.len())], &mut whim);
            let (next, events) = game.apply(Actor::Seat(seat), &action, &mut luck).expect("offered");
            for event in events {
                if let EventKind::Special(adjutant::game::conquest::special::SpecialEvent::Played { card, .. }) =
                    event.kind
                {
                    played.insert(name_of(card));
                }
            }
            game = next;
        }
    }
    assert_eq!(stages.len(), 8, "{stages:?}");
    assert!(played.len() > 40, "{} cards were played: {played:?}", played.len());
}
