//! What holds whatever is done: games played at random from what is offered.

use std::collections::BTreeSet;

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Call, Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::theatre::Pawn;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::event::EventKind;
use adjutant::game::ids::{SeatId, SpaceId};
use adjutant::game::offer::Offer;
use adjutant::game::people::{Actor, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::seal::Sealed;
use serde_json::Value;

use super::super::theatre::secrets::{Secrets, assert_same_for, faces_unknown_to};
use super::super::theatre::whim::{Habits, Whim, taken};
use super::position::{CloneWars, read};

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

/// Games of so many persons. The order waits for a while, so that there is something before and after it.
fn habits((players, options): (u8, &'static str), seed: u64) -> Habits<'static> {
    let rarely = |offer: &Offer| match offer {
        Offer::TakeBack { .. } | Offer::EndTurn { .. } => true,
        Offer::Special(SpecialOffer::CallOrder { least, .. }) => *least > 3,
        _ => false,
    };
    Habits { options, players, seed, takes: chosen, rarely, is_detail }
}

const GAMES: [((u8, &str), u64); 6] = [
    ((4, ""), 1),
    ((2, "set-up=book"), 2),
    ((3, "track=8"), 3),
    ((2, "track=12 fighters=named"), 4),
    ((3, "used-cards=gone fortify=linked"), 5),
    ((4, "track=10 draw-after=0"), 6),
];

#[test]
fn every_game_at_random_is_sound_after_every_action_and_goes_through_everything() {
    let (mut stages, mut played, mut called, mut won) = (BTreeSet::new(), BTreeSet::new(), 0, 0);
    for (game, seed) in GAMES {
        let end = habits(game, seed).play::<CloneWars>(2_500, |game, _, events, _| {
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
    for (game, seed) in GAMES {
        let mut positions = 0;
        habits(game, seed + 50).play::<CloneWars>(900, |game, seat, _, whim| {
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
    for (game, seed) in GAMES {
        let mut positions = 0;
        habits(game, seed + 200).play::<CloneWars>(900, |game, seat, _, whim| {
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

/// The same game with everything exchanged that the viewer cannot know.
fn otherwise(game: &Game, viewer: Viewer, whim: &mut Whim) -> Game {
    let view = crate::rules::seen(game, viewer);
    let mut value = Secrets::of::<CloneWars>(game, &view).exchanged(&["rep", "sep"], whim);
    let theatre = &mut value["conquest"]["ruleset"]["clone-wars"]["theatre"];
    if !view.hands.keys().any(|&own| view.side(own).0 == 1) {
        let mut places = faces_unknown_to(&view, "/token");
        let left = view.theatre().map_or(0, |theatre| theatre.pile.left);
        places.extend((0..left).map(|n| format!("/pile/tokens/{n}")));
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
    read(&value.to_string()).expect("a game")
}

#[test]
fn nothing_that_a_viewer_may_not_know_changes_what_the_viewer_sees() {
    let mut others = 0;
    for (game, seed) in GAMES {
        let mut positions = 0;
        let habits = habits(game, seed + 100);
        let viewers = habits.viewers::<CloneWars>();
        habits.play::<CloneWars>(700, |game, awaited, _, whim| {
            positions += 1;
            if positions % 19 != 0 && positions != 2 {
                return;
            }
            for &viewer in &viewers {
                let other = otherwise(game, viewer, whim);
                others += usize::from(other != *game);
                assert_same_for(viewer, (game, &other), awaited, chosen, whim);
            }
        });
    }
    assert!(others > 200, "the games differ in something: {others}");
}
