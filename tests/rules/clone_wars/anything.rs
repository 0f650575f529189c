//! What holds whatever is done: games played at random from what is offered.

use std::collections::BTreeSet;

use adjutant::assets;
use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Call, Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::Pawn;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::event::{Event, EventKind};
use adjutant::game::ids::{BySeat, SeatId, SpaceId};
use adjutant::game::offer::Offer;
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::game::{Game, naming};
use adjutant::seal::Sealed;
use serde_json::{Value, json};

use super::super::trilogy::anything::{Whim, taken};
use super::position::card;

fn begun(options: &[(&str, &str)], seed: u64) -> (Game, Sealed) {
    let mut all = Options::new(RulesetId::CloneWars);
    for (id, value) in options {
        all.set(id, value).expect("an option");
    }
    let mut luck = Sealed::simulated(seed);
    let (game, _) = Game::begin(&assets::clone_wars().edition, &all, BySeat::from_fn(4, |_| Hold::Ai), &mut luck);
    (game, luck)
}

/// Something that the offer allows, the order with choices of its own.
fn chosen(view: &View, seat: SeatId, offer: &Offer, whim: &mut Whim) -> Action {
    let Offer::Special(SpecialOffer::CallOrder { spaces, heirs, cards, .. }) = offer else {
        return taken(view, seat, offer, whim);
    };
    let some =
        |whim: &mut Whim, of: &[SpaceId]| -> Vec<SpaceId> { of.iter().copied().filter(|_| whim.yes(3)).collect() };
    let heirs = some(whim, spaces).into_iter().map(|space| (space, whim.one(heirs))).collect();
    let all: Vec<SpaceId> = view.spaces.ids().collect();
    let (pawn, again) = (some(whim, &all), some(whim, spaces));
    let cards = cards.iter().copied().filter(|_| !whim.yes(3)).collect();
    Action::Special(Special::CallOrder(Call { heirs, pawn, cards, again }))
}

/// Whether the refusal speaks of something that an offer does not tell in full: ships of a class, or whither an extra move may go.
fn is_detail(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::NoPath { .. } | Refusal::Special(SpecialRefusal::TooFewShips { .. }))
}

/// Plays at random for so many steps and shows every position and what was told.
fn play(
    options: &[(&str, &str)],
    seed: u64,
    steps: usize,
    mut look: impl FnMut(&Game, SeatId, &[Event], &mut Whim),
) -> Game {
    let (mut game, mut luck) = begun(options, seed);
    let mut whim = Whim::of(seed);
    let mut events = Vec::new();
    for _ in 0..steps {
        if game.is_over() {
            break;
        }
        let seat = whim.one(&game.view(Viewer::Public).awaited());
        look(&game, seat, &events, &mut whim);
        let view = crate::rules::seen(&game, Viewer::Seat(seat));
        let offers = view.offers(seat);
        // Turns must end sometimes; the order waits for a while, so that there is something before and after it.
        let late = |offer: &&Offer| match offer {
            Offer::TakeBack { .. } | Offer::EndTurn { .. } => false,
            Offer::Special(SpecialOffer::CallOrder { least, .. }) => *least <= 3,
            _ => true,
        };
        let fits: Vec<&Offer> = offers.iter().filter(|offer| whim.yes(9) || late(offer)).collect();
        let offer = if fits.is_empty() { offers.last().expect("an offer") } else { fits[whim.below(fits.len())] };
        let action = chosen(&view, seat, offer, &mut whim);
        match game.apply(Actor::Seat(seat), &action, &mut luck) {
            Ok((next, told)) => {
                next.audit().unwrap_or_else(|broken| panic!("{broken} after {action:?}"));
                (game, events) = (next, told);
            }
            Err(refusal) if is_detail(&refusal) => {}
            Err(refusal) => panic!("{action:?} of {offer:?} is refused: {refusal:?}"),
        }
    }
    game
}

const GAMES: [(&[(&str, &str)], u64); 6] = [
    (&[], 1),
    (&[("set-up", "book")], 2),
    (&[("track", "8")], 3),
    (&[("track", "12"), ("fighters", "named")], 4),
    (&[("used-cards", "gone"), ("fortify", "linked")], 5),
    (&[("track", "10"), ("draw-after", "0")], 6),
];

#[test]
fn every_game_at_random_is_sound_after_every_action_and_goes_through_everything() {
    let (mut stages, mut played, mut called, mut won) = (BTreeSet::new(), BTreeSet::new(), 0, 0);
    for (options, seed) in GAMES {
        let end = play(options, seed, 2_500, |game, _, events, _| {
            if let PhaseView::Turn(turn) = &crate::rules::seen(game, Viewer::Public).phase {
                stages.insert(format!("{:?}", turn.stage.step()));
            }
            for event in events {
                match &event.kind {
                    EventKind::Special(SpecialEvent::Played { card, .. }) => {
                        let of = &assets::clone_wars().edition.deck.card(*card).event;
                        played.insert(of.as_ref().map(|event| event.id.clone()));
                    }
                    EventKind::Special(SpecialEvent::OrderCalled(_)) => called += 1,
                    _ => {}
                }
            }
        });
        won += usize::from(end.is_over());
    }
    let expected = ["LayMarker", "Trade", "Place", "Attack", "MoveIn", "Fortify", "FortifyShips", "Order"];
    assert!(expected.iter().all(|step| stages.contains(*step)), "{stages:?}");
    assert!(called >= 3 && played.len() >= 20, "{called} orders, {} events: {played:?}", played.len());
    assert!(won <= GAMES.len());
}

#[test]
fn what_is_offered_is_accepted() {
    for (options, seed) in GAMES {
        let mut positions = 0;
        play(options, seed + 50, 900, |game, seat, _, whim| {
            positions += 1;
            if positions % 8 != 0 {
                return;
            }
            let view = crate::rules::seen(game, Viewer::Seat(seat));
            for offer in view.offers(seat) {
                let action = chosen(&view, seat, &offer, whim);
                if let Err(refusal) = view.check(seat, &action) {
                    assert!(is_detail(&refusal), "{action:?} of {offer:?}: {refusal:?}");
                }
            }
            if let Some(action) = view.default_action(seat) {
                assert_eq!(view.check(seat, &action), Ok(()), "the default {action:?}");
            }
        });
    }
}

#[test]
fn a_forced_order_is_sound_wherever_it_is_called() {
    let mut orders = 0;
    for (options, seed) in GAMES {
        let mut positions = 0;
        play(options, seed + 200, 900, |game, seat, _, whim| {
            positions += 1;
            let view = crate::rules::seen(game, Viewer::Seat(seat));
            let open = matches!(view.theatre().and_then(|theatre| theatre.pawn), Some(Pawn::Track(_)));
            if positions % 2 != 0 || !open || !matches!(view.phase, PhaseView::Turn(_)) {
                return;
            }
            let order =
                Action::Special(Special::CallOrder(Call { pawn: vec![SpaceId(7), SpaceId(30)], ..Call::default() }));
            let mut luck = Sealed::simulated(u64::try_from(whim.below(1_000_000)).unwrap_or_default());
            let Ok((after, events)) = game.apply(Actor::Seat(seat), &order, &mut luck) else { return };
            after.audit().unwrap_or_else(|broken| panic!("{broken} after the order"));
            orders += 1;
            let seen = crate::rules::seen(&after, Viewer::Public);
            let theatre = seen.theatre().expect("a theatre");
            assert!(
                theatre.markers.is_empty() && theatre.pile.left == 0 && matches!(theatre.pawn, Some(Pawn::Space(_)))
            );
            // Armies change sides, and none comes or goes.
            let all = |view: &View| view.spaces.iter().map(|(_, on)| on.troops).sum::<u32>();
            assert_eq!(all(&seen), all(&view));
            let told =
                events.iter().any(|event| matches!(event.kind, EventKind::Special(SpecialEvent::OrderCalled(_))));
            assert!(
                told && (after.is_over() || matches!(&seen.phase, PhaseView::Turn(turn) if turn.stage == Stage::Order))
            );
        });
    }
    assert!(orders > 60, "{orders}");
}

/// The same game with everything exchanged that the viewer cannot know: hands within their decks, faces, standing orders.
fn otherwise(game: &Game, viewer: Viewer, whim: &mut Whim) -> Game {
    let edition = &assets::clone_wars().edition;
    let view = crate::rules::seen(game, viewer);
    let mut value: Value = naming::with(edition, || serde_json::to_value(game)).expect("a snapshot");
    let known = |seat: u8| view.hands.contains_key(&SeatId(seat)) || view.partner_hands.contains_key(&SeatId(seat));
    let core = &mut value["conquest"]["core"];
    for side in ["rep", "sep"] {
        let hands = (0..4).filter(|&seat| !known(seat)).map(|seat| format!("/seats/{seat}/hand"));
        let places: Vec<String> = hands.chain(["/stack".to_owned()]).collect();
        let (mut hidden, mut counts) = (Vec::new(), Vec::new());
        for place in &places {
            let cards = core.pointer_mut(place).expect("cards").as_array_mut().expect("cards");
            let (of_side, others): (Vec<Value>, Vec<Value>) =
                cards.drain(..).partition(|card| card.as_str().is_some_and(|id| id.starts_with(side)));
            *cards = others;
            counts.push(of_side.len());
            hidden.extend(of_side);
        }
        for (place, count) in places.iter().zip(counts) {
            let cards = core.pointer_mut(place).expect("cards").as_array_mut().expect("cards");
            for _ in 0..count {
                cards.push(hidden.swap_remove(whim.below(hidden.len())));
            }
            cards.sort_by_key(|id| card(id.as_str().expect("an id")));
        }
    }
    let own = |seat: u8| view.hands.contains_key(&SeatId(seat));
    if let Some(named) = core.pointer_mut("/phase/set-up/naming/named") {
        for seat in (0..4).filter(|&seat| !own(seat)) {
            if !named[usize::from(seat)].is_null() {
                named[usize::from(seat)] = json!("utapau");
            }
        }
    }
    if let Some(lists) = core.pointer_mut("/phase/set-up/preferring/lists") {
        for seat in (0..4).filter(|&seat| !own(seat)) {
            if let Some(list) = lists[usize::from(seat)].as_array_mut() {
                list.reverse();
            }
        }
    }
    let theatre = &mut value["conquest"]["ruleset"]["clone-wars"]["theatre"];
    for seat in (0..4).filter(|&seat| !own(seat)) {
        theatre["orders"][usize::from(seat)] = json!([]);
        theatre["seen"][usize::from(seat)] = json!([]);
    }
    let seen = view.theatre().expect("a theatre");
    if !view.hands.keys().any(|&own| view.side(own).0 == 1) {
        let mut places: Vec<String> = Vec::new();
        places.extend(
            seen.markers
                .iter()
                .enumerate()
                .filter(|(_, of)| of.face.is_none())
                .map(|(n, _)| format!("/markers/{n}/face/token")),
        );
        places.extend((0..seen.pile.left).map(|n| format!("/pile/tokens/{n}")));
        places.extend(seen.drawn.map(|_| "/drawn/face/token".to_owned()));
        let mut faces: Vec<Value> =
            places.iter().map(|place| theatre.pointer(place).expect("a face").clone()).collect();
        for place in &places {
            let face = faces.swap_remove(whim.below(faces.len()));
            *theatre.pointer_mut(place).expect("a face") = face;
        }
        if let Some(pile) = theatre.pointer_mut("/pile/tokens").and_then(Value::as_array_mut) {
            pile.sort_by_key(Value::as_u64);
        }
    }
    let text = value.to_string();
    naming::with(edition, || serde_json::from_str(&text)).expect("a game")
}

#[test]
fn nothing_that_a_viewer_may_not_know_changes_what_the_viewer_sees() {
    let mut others = 0;
    for (options, seed) in GAMES {
        let mut positions = 0;
        play(options, seed + 100, 700, |game, awaited, _, whim| {
            positions += 1;
            if positions % 19 != 0 && positions != 2 {
                return;
            }
            for viewer in (0..4).map(|seat| Viewer::Seat(SeatId(seat))).chain([Viewer::Public]) {
                let other = otherwise(game, viewer, whim);
                other.audit().unwrap_or_else(|broken| panic!("{broken}"));
                others += usize::from(other != *game);
                let (seen, not_seen) = (crate::rules::seen(game, viewer), crate::rules::seen(&other, viewer));
                assert!(seen == not_seen, "{viewer:?} sees a difference");
                for seat in seen.seats.ids() {
                    assert_eq!(seen.offers(seat), not_seen.offers(seat), "what is offered to {}", seat.0);
                    assert_eq!(seen.default_action(seat), not_seen.default_action(seat));
                }
                if let Viewer::Seat(seat) = viewer
                    && seat != awaited
                {
                    let theirs = crate::rules::seen(game, Viewer::Seat(awaited));
                    for offer in theirs.offers(awaited) {
                        let action = chosen(&theirs, awaited, &offer, whim);
                        let said = |game: &Game| game.check(Actor::Seat(seat), &action).err();
                        assert_eq!(said(game), said(&other));
                    }
                }
                assert_eq!(format!("{seen:?}"), format!("{not_seen:?}"));
                if viewer == Viewer::Public {
                    assert_eq!(format!("{game:?}"), format!("{other:?}"), "Debug tells a secret");
                }
            }
        });
    }
    assert!(others > 200, "the games differ in something: {others}");
}
