//! What nobody else may know: the same game with other secrets looks the same.

use adjutant::game::Game;
use adjutant::game::action::Action;
use adjutant::game::conquest::view::View;
use adjutant::game::ids::SeatId;
use adjutant::game::offer::Offer;
use adjutant::game::people::{Actor, Viewer};
use serde_json::{Value, json};

use super::Setting;
use super::whim::Whim;

/// The snapshot of a game whose secrets are exchanged, as far as a viewer does not know them.
pub(crate) struct Secrets<'a> {
    value: Value,
    view: &'a View,
    /// The place of a card in the deck.
    place: fn(&str) -> usize,
}

impl<'a> Secrets<'a> {
    pub(crate) fn of<S: Setting>(game: &Game, view: &'a View) -> Self {
        let value = serde_json::from_str(&S::written(game)).expect("a snapshot");
        Self { value, view, place: |id| S::card(id).index() }
    }

    /// The same with other hands, dealt anew within the cards of each side (told by how their ids begin), lists, sealed armies and standing
    /// orders.
    pub(crate) fn exchanged(mut self, sides: &[&str], whim: &mut Whim) -> Value {
        let seats = self.view.seats.len();
        let mine = |seat: usize| self.view.hands.keys().any(|own| own.index() == seat);
        let known = |seat: usize| mine(seat) || self.view.partner_hands.keys().any(|own| own.index() == seat);
        let hands = (0..seats).filter(|&seat| !known(seat)).map(|seat| format!("/seats/{seat}/hand"));
        let places: Vec<String> = hands.chain(["/stack".to_owned()]).collect();
        let others: Vec<usize> = (0..seats).filter(|&seat| !mine(seat)).collect();
        let core = &mut self.value["conquest"]["core"];
        for side in sides {
            deal_anew(core, &places, side, self.place, whim);
        }
        let first = |seat: usize| {
            let own = self.view.spaces.iter().find(|(_, on)| on.owner.is_some_and(|owner| owner.index() == seat));
            own.map(|(space, _)| self.view.edition.board.space(space).id.clone())
        };
        let any_other = &self.view.edition.board.spaces().last().expect("a space").id;
        for &seat in &others {
            if let Some(named) = core.pointer_mut(&format!("/phase/set-up/naming/named/{seat}"))
                && !named.is_null()
            {
                *named = json!(any_other);
            }
            let list = core.pointer_mut(&format!("/phase/set-up/preferring/lists/{seat}"));
            if let Some(list) = list.and_then(Value::as_array_mut) {
                list.reverse();
            }
            let armies = core.pointer_mut(&format!("/phase/set-up/deploying/placed/{seat}"));
            if let Some(list) = armies.and_then(Value::as_array_mut).filter(|list| !list.is_empty()) {
                let all: u64 = list.iter().filter_map(|of| of["troops"].as_u64()).sum();
                *list = vec![json!({ "space": first(seat), "troops": all })];
            }
        }
        let ruleset = self.value["conquest"]["ruleset"].as_object_mut().expect("a ruleset");
        let theatre = &mut ruleset.values_mut().next().expect("its state")["theatre"];
        for &seat in &others {
            theatre["orders"][seat] = json!([]);
            theatre["seen"][seat] = json!([]);
        }
        self.value
    }
}

/// The cards of a side in these places change places.
fn deal_anew(core: &mut Value, places: &[String], side: &str, place_of: fn(&str) -> usize, whim: &mut Whim) {
    let (mut hidden, mut counts) = (Vec::new(), Vec::new());
    for place in places {
        let cards = core.pointer_mut(place).and_then(Value::as_array_mut).expect("cards");
        let (of_side, others): (Vec<Value>, Vec<Value>) =
            cards.drain(..).partition(|card| card.as_str().is_some_and(|id| id.starts_with(side)));
        *cards = others;
        counts.push(of_side.len());
        hidden.extend(of_side);
    }
    for (place, count) in places.iter().zip(counts) {
        let cards = core.pointer_mut(place).and_then(Value::as_array_mut).expect("cards");
        cards.extend((0..count).map(|_| hidden.swap_remove(whim.below(hidden.len()))));
        cards.sort_by_key(|id| place_of(id.as_str().expect("an id")));
    }
}

/// Where the snapshot of a theatre has the faces that the viewer does not know; `within`: the way from there to what is exchanged.
pub(crate) fn faces_unknown_to(view: &View, within: &str) -> Vec<String> {
    let theatre = view.theatre().expect("a theatre");
    let hidden = theatre.markers.iter().enumerate().filter(|(_, marker)| marker.face.is_none());
    let laid = hidden.map(|(n, _)| format!("/markers/{n}/face{within}"));
    laid.chain(theatre.drawn.map(|_| format!("/drawn/face{within}"))).collect()
}

/// Two games that differ in what the viewer may not know alone look the same to the viewer, and are the same to play with: offers, defaults,
/// refusals, also of what only the seat on turn may do.
pub(crate) fn assert_same_for(
    viewer: Viewer,
    (game, other): (&Game, &Game),
    awaited: SeatId,
    takes: fn(&View, SeatId, &Offer, &mut Whim) -> Action,
    whim: &mut Whim,
) {
    other.audit().unwrap_or_else(|broken| panic!("{broken}"));
    let (seen, not_seen) = (crate::rules::seen(game, viewer), crate::rules::seen(other, viewer));
    assert!(seen == not_seen, "{viewer:?} sees a difference");
    for seat in seen.seats.ids() {
        assert_eq!(seen.offers(seat), not_seen.offers(seat), "what is offered to {}", seat.0);
        assert_eq!(seen.default_action(seat), not_seen.default_action(seat));
    }
    // Also what is said to a seat that tries something in the turn of another.
    let theirs = crate::rules::seen(game, Viewer::Seat(awaited));
    for seat in seen.own_seats().into_iter().filter(|&seat| seat != awaited) {
        for offer in theirs.offers(awaited) {
            let action = takes(&theirs, awaited, &offer, whim);
            let said = |game: &Game| game.check(Actor::Seat(seat), &action).err();
            assert_eq!(said(game), said(other));
        }
    }
    assert_eq!(format!("{seen:?}"), format!("{not_seen:?}"));
    if viewer == Viewer::Public {
        assert_eq!(format!("{game:?}"), format!("{other:?}"), "Debug tells a secret");
    }
}
