//! What holds whatever is done: games played at random from what is offered.

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::action::{Action, Attack, MoveInWish, Placement, Until};
use adjutant::game::conquest::effect::{Effect, Wanted, Window};
use adjutant::game::conquest::parts::fleet::{Fleet, ShipClass};
use adjutant::game::conquest::special::{Assault, Call, Choice, PlayOffer, Special, SpecialOffer};
use adjutant::game::conquest::theatre::Guard;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::event::EventKind;
use adjutant::game::ids::{BySeat, CardId, SeatId, SpaceId, Troops};
use adjutant::game::offer::Offer;
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::seal::Sealed;
use serde_json::{Value, json};

use super::position::{card, name_of, read, written};

/// A source of arbitrary choices (xorshift); not the game's luck.
pub(crate) struct Whim(u64);

impl Whim {
    pub(crate) fn of(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or_default() % count.max(1)
    }

    pub(crate) fn yes(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    pub(crate) fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    pub(crate) fn up_to(&mut self, most: Troops) -> Troops {
        1 + Troops::try_from(self.below(usize::try_from(most).unwrap_or(1))).unwrap_or_default()
    }

    pub(crate) fn some_of(&mut self, fleet: Fleet) -> Fleet {
        let mut part = Fleet::default();
        for class in ShipClass::ALL {
            *part.of_mut(class) = u8::try_from(self.below(usize::from(fleet.of(class)) + 1)).unwrap_or_default();
        }
        part
    }
}

fn special(wish: Special) -> Action {
    Action::Special(wish)
}

/// A choice that the offer allows, aimed at `space` where one is chosen.
fn filled(view: &View, seat: SeatId, offer: &PlayOffer, space: Option<SpaceId>, whim: &mut Whim) -> Choice {
    let effect = &view.edition.deck.card(offer.card).event.as_ref().expect("an event").effect;
    let mut choice = Choice::default();
    for wanted in &offer.wanted {
        match wanted {
            Wanted::Space => choice.space = space,
            Wanted::To => {
                let to: Vec<SpaceId> = offer.to.iter().copied().filter(|&to| Some(to) != choice.space).collect();
                choice.to = Some(whim.one(&to));
            }
            Wanted::Seat => choice.seat = Some(whim.one(&offer.seats)),
            Wanted::Class(_) => {
                let fits = |class: &ShipClass| match effect {
                    Effect::DestroyShips { .. } => space.is_some_and(|space| view.spaces[space].ships.of(*class) > 0),
                    _ => view.theatre().expect("a theatre").ship_limit[seat] > view.fleet(seat).of(*class),
                };
                choice.class = ShipClass::ALL.into_iter().find(|class| fits(class) && whim.yes(2));
            }
            Wanted::Way => choice.back = Some(whim.yes(2)),
            Wanted::Placements => {
                let each = if let Effect::Troops { most_each: Some(most), .. } = effect { *most } else { offer.troops };
                let mut left = offer.troops;
                for &space in &offer.spaces {
                    let troops = each.min(left);
                    if troops > 0 && whim.yes(2) {
                        choice.placements.push(Placement { space, troops });
                        left -= troops;
                    }
                }
            }
        }
    }
    if let (Effect::FreeMove { .. }, Some(from)) = (effect, choice.space) {
        let on = view.spaces[from];
        choice.troops = (on.troops > 1).then(|| whim.up_to(on.troops - 1));
        choice.ships = (on.troops <= 1 || whim.yes(2)).then_some(on.ships).filter(|ships| !ships.is_empty());
    }
    choice
}

/// Something that the offer allows.
pub(crate) fn taken(view: &View, seat: SeatId, offer: &Offer, whim: &mut Whim) -> Action {
    match offer {
        Offer::Claim { free, one_now: true } => Action::Claim { spaces: vec![whim.one(free)] },
        Offer::Claim { free, .. } => {
            let from = whim.below(free.len());
            Action::Claim { spaces: free.iter().cycle().skip(from).take(free.len()).copied().collect() }
        }
        Offer::Place { left, spaces, exactly } => {
            let (space, room) = whim.one(spaces);
            let troops = exactly.unwrap_or_else(|| if whim.yes(3) { whim.up_to(*left) } else { *left }).min(room);
            Action::Place { placements: vec![Placement { space, troops }] }
        }
        Offer::TakeBack { .. } => Action::TakeBack,
        Offer::Trade { sets, .. } => Action::Trade { cards: sets[whim.below(sets.len())].cards },
        &Offer::Attack { from, to, most_dice, .. } => {
            let until = whim.one(&[Until::Once, Until::Captured, Until::FullDice]);
            let dice = whim.yes(4).then(|| u8::try_from(whim.below(most_dice.into()) + 1).unwrap_or(1));
            let move_in = whim.one(&[None, Some(MoveInWish::Most), Some(MoveInWish::Least)]);
            let ships = whim.yes(3).then(|| whim.some_of(view.spaces[from].ships));
            Action::Attack(Attack { from, to, dice, until, keep: 1, move_in, ships })
        }
        Offer::MoveIn { least, most, ships, .. } => {
            Action::MoveIn { troops: least + whim.up_to(most - least + 1) - 1, ships: whim.some_of(*ships) }
        }
        Offer::Fortify { from, to, most } => {
            let (to, room) = whim.one(to);
            Action::Fortify { from: *from, to, troops: whim.up_to((*most).min(room)) }
        }
        Offer::EndStep { .. } => Action::EndStep,
        Offer::EndTurn { .. } => Action::EndTurn,
        Offer::Special(SpecialOffer::PlaceStation { spaces }) => {
            special(Special::PlaceStation { space: whim.one(spaces) })
        }
        Offer::Special(SpecialOffer::LayMarker { spaces, .. }) => {
            special(Special::LayMarker { space: whim.one(spaces) })
        }
        Offer::Special(SpecialOffer::Build { cards }) => {
            let own = own(view, seat);
            special(Special::Build { card: whim.one(cards).0, space: whim.one(&own) })
        }
        Offer::Special(SpecialOffer::Play { cards }) => {
            let offer = &cards[whim.below(cards.len())];
            let at_station = offer.station && (offer.spaces.is_empty() || whim.yes(2));
            let aim = (!at_station && !offer.spaces.is_empty()).then(|| whim.one(&offer.spaces));
            special(Special::Play { card: offer.card, choice: filled(view, seat, offer, aim, whim) })
        }
        Offer::Special(SpecialOffer::Assault { from, .. }) => {
            let (from, most) = whim.one(from);
            // Fewer armies may have no die left.
            let ships = whim.yes(3).then(|| whim.some_of(view.spaces[from].ships));
            let armies = whim.yes(2).then_some(most);
            special(Special::Assault(Assault { from, armies, ships, repeat: whim.yes(2) }))
        }
        Offer::Special(SpecialOffer::MoveShips { from, ships, to }) => {
            let part = whim.some_of(*ships);
            let ships = if part.is_empty() { *ships } else { part };
            special(Special::MoveShips { from: *from, to: whim.one(to), ships })
        }
        Offer::Special(SpecialOffer::TakeCommand { offered, others }) => {
            let all: Vec<SpaceId> = offered.iter().chain(others).copied().collect();
            special(Special::TakeCommand { space: whim.one(&all) })
        }
        Offer::Special(SpecialOffer::MoveStation { spaces, .. }) => {
            special(Special::MoveStation { to: whim.one(spaces).0 })
        }
        Offer::Special(SpecialOffer::CallOrder { .. }) => special(Special::CallOrder(Call::default())),
    }
}

fn own(view: &View, seat: SeatId) -> Vec<SpaceId> {
    view.spaces.iter().filter(|(_, on)| on.owner == Some(seat)).map(|(space, _)| space).collect()
}

/// Somebody's standing order, at any time.
fn ordered(view: &View, seat: SeatId, whim: &mut Whim) -> Option<Action> {
    let is_order = |card: &CardId| {
        view.edition.deck.card(*card).event.as_ref().is_some_and(|event| event.window == Window::Standing)
    };
    let card = view.hands[&seat].cards().iter().copied().find(is_order)?;
    let own = own(view, seat);
    let spaces = if own.is_empty() || whim.yes(2) { Vec::new() } else { vec![whim.one(&own)] };
    let least = Troops::try_from(whim.below(6)).unwrap_or_default();
    Some(special(Special::Arm { card, guard: Guard { spaces, least, seats: Vec::new() } }))
}

fn begun(seats: usize, pace: &str, seed: u64) -> (Game, Sealed) {
    let mut options = Options::new(RulesetId::OriginalTrilogy);
    options.set("set-up", pace).expect("an option");
    let mut luck = Sealed::simulated(seed);
    let holds = BySeat::from_fn(seats, |_| Hold::Ai);
    let (game, _) = Game::begin(&assets::original_trilogy().edition, &options, holds, &mut luck);
    (game, luck)
}

/// Plays at random for so many steps and shows every position.
fn play(seats: usize, pace: &str, seed: u64, steps: usize, mut look: impl FnMut(&Game, SeatId, &mut Whim)) {
    let (mut game, mut luck) = begun(seats, pace, seed);
    let mut whim = Whim::of(seed);
    for _ in 0..steps {
        if game.is_over() {
            break;
        }
        let awaited = game.view(Viewer::Public).awaited();
        let seat = whim.one(&awaited);
        look(&game, seat, &mut whim);
        let view = crate::rules::seen(&game, Viewer::Seat(seat));
        let offers = view.offers(seat);
        // Turns must end sometimes, and cards come from conquests.
        let late = |offer: &&Offer| !matches!(offer, Offer::TakeBack { .. } | Offer::EndTurn { .. });
        let chosen: Vec<&Offer> = offers.iter().filter(|offer| whim.yes(9) || late(offer)).collect();
        let offer = if chosen.is_empty() { offers.last().expect("an offer") } else { chosen[whim.below(chosen.len())] };
        let mut action = taken(&view, seat, offer, &mut whim);
        let mut actor = seat;
        if matches!(view.phase, PhaseView::Turn(_)) && whim.yes(12) {
            let other = whim.one(&view.seats.ids().collect::<Vec<_>>());
            let theirs = crate::rules::seen(&game, Viewer::Seat(other));
            if let Some(order) = (!theirs.seats[other].out).then(|| ordered(&theirs, other, &mut whim)).flatten() {
                (action, actor) = (order, other);
            }
        }
        let done = game.apply(Actor::Seat(actor), &action, &mut luck);
        let (next, _) = done.unwrap_or_else(|refusal| panic!("{action:?} of {offer:?} is refused: {refusal:?}"));
        next.audit().unwrap_or_else(|broken| panic!("{broken} after {action:?}"));
        game = next;
    }
}

const GAMES: [(usize, &str, u64); 8] = [
    (2, "quick", 1),
    (2, "book", 2),
    (3, "quick", 3),
    (3, "book", 4),
    (4, "quick", 5),
    (4, "book", 6),
    (5, "quick", 7),
    (5, "book", 8),
];

#[test]
fn what_is_offered_is_accepted_and_what_is_not_offered_is_refused() {
    for (seats, pace, seed) in GAMES {
        let mut positions = 0;
        play(seats, pace, seed, 600, |game, seat, whim| {
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
    let mut value: Value = serde_json::from_str(&written(game)).expect("a snapshot");
    let mine = |seat: usize| view.hands.keys().any(|own| own.index() == seat);
    let known = |seat: usize| mine(seat) || view.partner_hands.keys().any(|own| own.index() == seat);
    let empire = view.hands.keys().any(|&own| view.side(own).0 == 0);
    let seats = view.seats.len();
    let core = &mut value["conquest"]["core"];
    for side in ["emp", "reb", "hut"] {
        let places: Vec<String> = (0..seats)
            .filter(|&seat| !known(seat))
            .map(|seat| format!("/seats/{seat}/hand"))
            .chain(["/stack".to_owned()])
            .collect();
        let mut hidden: Vec<String> = Vec::new();
        let mut counts = Vec::new();
        for place in &places {
            let cards = core.pointer_mut(place).expect("cards").as_array_mut().expect("cards");
            let before = cards.len();
            cards.retain(|card| {
                let id = card.as_str().expect("an id");
                let of_side = id.starts_with(side);
                if of_side {
                    hidden.push(id.to_owned());
                }
                !of_side
            });
            counts.push(before - cards.len());
        }
        for (place, count) in places.iter().zip(counts) {
            for _ in 0..count {
                let id = hidden.swap_remove(whim.below(hidden.len()));
                core.pointer_mut(place).expect("cards").as_array_mut().expect("cards").push(json!(id));
            }
            let cards = core.pointer_mut(place).expect("cards").as_array_mut().expect("cards");
            cards.sort_by_key(|id| card(id.as_str().expect("an id")));
        }
    }
    let first = |seat: usize| {
        let own = view.spaces.iter().find(|(_, on)| on.owner.is_some_and(|owner| owner.index() == seat));
        own.map(|(space, _)| view.edition.board.space(space).id.clone())
    };
    if let Some(lists) = core.pointer_mut("/phase/set-up/preferring/lists") {
        for seat in (0..seats).filter(|&seat| !mine(seat)) {
            if let Some(list) = lists[seat].as_array_mut() {
                list.reverse();
            }
        }
    }
    if let Some(placed) = core.pointer_mut("/phase/set-up/deploying/placed") {
        for seat in (0..seats).filter(|&seat| !mine(seat)) {
            let all: u64 =
                placed[seat].as_array().expect("armies").iter().map(|of| of["troops"].as_u64().unwrap_or(0)).sum();
            if all > 0 {
                placed[seat] = json!([{ "space": first(seat), "troops": all }]);
            }
        }
    }
    let theatre = &mut value["conquest"]["ruleset"]["original-trilogy"]["theatre"];
    for seat in (0..seats).filter(|&seat| !mine(seat)) {
        theatre["orders"][seat] = json!([]);
        theatre["seen"][seat] = json!([]);
    }
    if !empire {
        let theatre_seen = view.theatre().expect("a theatre");
        let unknown: Vec<usize> = theatre_seen
            .markers
            .iter()
            .enumerate()
            .filter(|(_, marker)| marker.face.is_none())
            .map(|of| of.0)
            .collect();
        let mut places: Vec<String> = unknown.iter().map(|n| format!("/markers/{n}/face")).collect();
        if theatre_seen.pile.left > 0 {
            places.push("/pile/leader".to_owned());
        }
        if theatre_seen.drawn.is_some() {
            places.push("/drawn/face".to_owned());
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
    for (seats, pace, seed) in GAMES {
        let mut positions = 0;
        play(seats, pace, seed + 100, 600, |game, awaited, whim| {
            positions += 1;
            if positions % 23 != 0 {
                return;
            }
            let viewers = (0..u8::try_from(seats).unwrap_or(0)).map(|seat| Viewer::Seat(SeatId(seat)));
            for viewer in viewers.chain([Viewer::Public]) {
                let other = otherwise(game, viewer, whim);
                other.audit().unwrap_or_else(|broken| panic!("{broken}"));
                others += usize::from(other != *game);
                let (seen, not_seen) = (crate::rules::seen(game, viewer), crate::rules::seen(&other, viewer));
                assert!(seen == not_seen, "{viewer:?} sees a difference");
                for seat in seen.seats.ids() {
                    assert_eq!(seen.offers(seat), not_seen.offers(seat), "what is offered to {}", seat.0);
                    assert_eq!(seen.default_action(seat), not_seen.default_action(seat));
                }
                // Also what is said to a seat that tries something in the turn of another.
                if let Viewer::Seat(seat) = viewer {
                    let theirs = crate::rules::seen(game, Viewer::Seat(awaited));
                    for offer in theirs.offers(awaited) {
                        let action = taken(&theirs, awaited, &offer, whim);
                        let said = |game: &Game| game.check(Actor::Seat(seat), &action).err();
                        if seat != awaited {
                            assert_eq!(said(game), said(&other));
                        }
                    }
                }
                assert_eq!(format!("{seen:?}"), format!("{not_seen:?}"));
                if viewer == Viewer::Public {
                    assert_eq!(format!("{game:?}"), format!("{other:?}"), "Debug tells a secret");
                }
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
    for (seats, pace, seed) in GAMES {
        let (mut game, mut luck) = begun(seats, pace, seed);
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
