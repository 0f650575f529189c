//! Laws that hold in every match of the Original Trilogy: 64 random matches (as many as `ADJUTANT_MATCHES` says) with 2 to 5 seats, three of
//! four from positions with a Death Star among its enemies, bases, cards, ships, a Force that leans, and a seat that is nearly out.

use std::collections::BTreeMap;

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::action::Action;
use adjutant::game::chance::{DrawRecord, Recorded, Scripted};
use adjutant::game::conquest::effect::{Effect, Window};
use adjutant::game::conquest::special::SpecialEvent;
use adjutant::game::event::{Event, EventKind};
use adjutant::game::ids::{BySeat, CardId, PlayerId, SeatId, SideId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::seal::Sealed;
use serde_json::{Value, json};

use super::super::seen;
use super::chosen::{Dice, garbage, is_offered, of_offer, out_of_turn};
use super::position::{read, space, written};

const MATCHES: u64 = 64;
const STEPS: u64 = 120;

/// What happened in the matches, by kind.
type Seen = BTreeMap<&'static str, usize>;

#[test]
fn random_matches_keep_the_laws() {
    let wanted = std::env::var("ADJUTANT_MATCHES").map(|matches| matches.parse().expect("a number of matches"));
    let matches: u64 = wanted.unwrap_or(MATCHES);
    let halves = [0, 1].map(|half| {
        std::thread::spawn(move || {
            let mut seen = Seen::new();
            for seed in (half..matches).step_by(2) {
                random_match(seed, &mut seen);
            }
            seen
        })
    });
    let mut seen = Seen::new();
    for half in halves {
        for (what, count) in half.join().expect("no law is broken") {
            *seen.entry(what).or_default() += count;
        }
    }
    for what in [
        "ended",
        "captured",
        "eliminated",
        "assaulted",
        "station destroyed",
        "station moved",
        "fired",
        "revealed",
        "force",
        "built",
        "played",
        "called off",
        "command",
        "ships moved",
    ] {
        assert!(seen.contains_key(what), "no {what} in {matches} matches: the laws are not tested there: {seen:?}");
    }
}

fn random_match(seed: u64, happened: &mut Seen) {
    let mut dice = Dice::new(seed + 1);
    let options = random_options(&mut dice);
    let seats = 2 + dice.below(4);
    let mut luck = Sealed::simulated(seed);
    let holds = BySeat::from_fn(seats, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0) + 1)]));
    let mut game = Game::begin(&assets::original_trilogy().edition, &options, holds, &mut luck).0;
    if !seed.is_multiple_of(4) {
        while seen(&game, Viewer::Public).turn == 0 {
            game = game.apply(Actor::Clock, &Action::TimeOut, &mut luck).expect("a time-out").0;
        }
        game = forced(&game, &mut dice);
    }
    let begun = game.clone();
    let mut journal: Vec<(Actor, Action, Vec<DrawRecord>)> = Vec::new();
    for step in 0..STEPS {
        game.audit().unwrap_or_else(|broken| panic!("match {seed}, step {step}: {broken}"));
        if game.is_over() {
            *happened.entry("ended").or_default() += 1;
            break;
        }
        let (actor, action) = next_action(&game, &mut dice, seed);
        if step % 25 == seed % 25 {
            views_tell_no_secret(&game, &mut dice);
        }
        let mut recorded = Recorded::new(&mut luck);
        let result = game.apply(actor, &action, &mut recorded);
        let (next, events) = result.unwrap_or_else(|refusal| {
            panic!("match {seed}, step {step}: {action:?} of {actor:?} was refused: {refusal:?} in {game:?}")
        });
        note(&events, happened);
        journal.push((actor, action, recorded.into_records()));
        game = next;
    }
    game.audit().unwrap_or_else(|broken| panic!("match {seed}, at the end: {broken}"));
    let mut again = begun;
    for (actor, action, draws) in journal {
        let mut chance = Scripted::replay(draws);
        again = again.apply(actor, &action, &mut chance).expect("it was accepted before").0;
        assert_eq!(chance.left(), 0, "all draws are used");
    }
    assert_eq!(written(&again), written(&game), "match {seed}: the journal leads elsewhere");
    assert_eq!(read(&written(&game)).as_ref(), Ok(&game));
}

fn note(events: &[Event], happened: &mut Seen) {
    for event in events {
        let what = match &event.kind {
            EventKind::Captured { .. } => "captured",
            EventKind::Eliminated { .. } => "eliminated",
            EventKind::Special(event) => match event {
                SpecialEvent::Assaulted { destroyed: true, .. } => "station destroyed",
                SpecialEvent::Assaulted { .. } => "assaulted",
                SpecialEvent::StationMoved { .. } => "station moved",
                SpecialEvent::SpaceDestroyed { .. } => "fired",
                SpecialEvent::MarkerRevealed { .. } => "revealed",
                SpecialEvent::MeterShifted { .. } => "force",
                SpecialEvent::Built { .. } => "built",
                SpecialEvent::Played { .. } => "played",
                SpecialEvent::CalledOff { .. } => "called off",
                SpecialEvent::CommandTaken { .. } => "command",
                SpecialEvent::ShipsMoved { .. } => "ships moved",
                _ => continue,
            },
            _ => continue,
        };
        *happened.entry(what).or_default() += 1;
    }
}

/// A preset, in half of the matches with random options on top.
fn random_options(dice: &mut Dice) -> Options {
    let ruleset = RulesetId::OriginalTrilogy;
    let presets = Options::new(ruleset).presets();
    let mut options = Options::with_preset(ruleset, presets[dice.below(presets.len())]).expect("a preset");
    if dice.once_in(2) {
        for setting in options.settings() {
            if dice.once_in(2) {
                let value = dice.of(&setting.choices).clone();
                options.set(setting.id, &value).expect("a choice that was offered");
            }
        }
    }
    options
}

/// An action that must be accepted; on the way all offers and some garbage are checked.
fn next_action(game: &Game, dice: &mut Dice, seed: u64) -> (Actor, Action) {
    let awaited = seen(game, Viewer::Public).awaited();
    let seat = dice.of(&awaited).seat;
    let view = seen(game, Viewer::Seat(seat));
    assert_eq!(view.awaited(), awaited, "everybody sees who is awaited");
    let offers = view.offers(seat);
    assert!(!offers.is_empty(), "match {seed}: {seat:?} is awaited and has no offer in {game:?}");
    let offered: Vec<Action> = offers.iter().map(|offer| of_offer(offer, &view, seat, dice)).collect();
    for (action, offer) in offered.iter().zip(&offers) {
        let checked = view.check(seat, action);
        assert!(checked.is_ok(), "match {seed}: {offer:?} is refused: {checked:?} in {game:?}");
    }
    let default = view.default_action(seat).expect("an awaited seat has a default");
    assert_eq!(view.check(seat, &default), Ok(()), "match {seed}: the default {default:?} in {game:?}");
    for _ in 0..6 {
        let action = garbage(&view, dice);
        if game.check(Actor::Seat(seat), &action).is_ok() {
            assert!(is_offered(&offers, &view, &action), "match {seed}: {action:?} is accepted, offered is {offers:?}");
        }
    }
    let anybody = SeatId(u8::try_from(dice.below(view.seats.len())).expect("small"));
    if dice.once_in(4)
        && let Some(action) = out_of_turn(&seen(game, Viewer::Seat(anybody)), anybody, dice)
    {
        return (Actor::Seat(anybody), action);
    }
    if seed.is_multiple_of(8) && dice.once_in(60) {
        let contenders: Vec<SeatId> = view.contenders().collect();
        return (Actor::Seat(*dice.of(&contenders)), Action::Surrender);
    }
    let attacks: Vec<&Action> = offered.iter().filter(|action| matches!(action, Action::Attack(_))).collect();
    let special: Vec<&Action> = offered.iter().filter(|action| matches!(action, Action::Special(_))).collect();
    match dice.below(40) {
        0 => (Actor::Clock, Action::TimeOut),
        1 if !view.seats[seat].surrendered => (Actor::Moderator, Action::HandOver { seat, hold: Hold::Ai }),
        2..4 => (Actor::Seat(seat), default),
        4..16 if !special.is_empty() => (Actor::Seat(seat), (*dice.of(&special)).clone()),
        16..28 if !attacks.is_empty() => (Actor::Seat(seat), (*dice.of(&attacks)).clone()),
        _ => (Actor::Seat(seat), dice.of(&offered).clone()),
    }
}

/// The game with hands of five to nine cards, ships, bases, armies, a Death Star anywhere and any Force.
fn forced(game: &Game, dice: &mut Dice) -> Game {
    let mut value: Value = serde_json::from_str(&written(game)).expect("a snapshot");
    let game_value = &mut value["conquest"];
    let sides = seen(game, Viewer::Public).sides;
    for seat in sides.ids() {
        for _ in 0..5 + dice.below(5) {
            let of_side: Vec<CardId> =
                cards(&game_value["core"]["stack"]).into_iter().filter(|&card| side_of(card) == sides[seat]).collect();
            if of_side.is_empty() {
                continue;
            }
            let card = *dice.of(&of_side);
            take(&mut game_value["core"]["stack"], card);
            put(&mut game_value["core"]["seats"][seat.index()]["hand"], card);
        }
    }
    nearly_out(&mut game_value["core"]["spaces"], &sides, dice);
    let owned: Vec<(String, Option<u64>)> = game_value["core"]["spaces"]
        .as_object()
        .expect("spaces")
        .iter()
        .map(|(id, garrison)| (id.clone(), garrison["owner"].as_u64()))
        .collect();
    let mut placed = game_value["core"]["placed"].as_u64().expect("a number");
    let mut fleets: BTreeMap<u64, u8> = BTreeMap::new();
    for (id, owner) in &owned {
        let garrison = &mut game_value["core"]["spaces"][id];
        let more = u64::try_from(dice.below(6)).expect("small");
        garrison["troops"] = json!(garrison["troops"].as_u64().expect("a number") + more);
        placed += more;
        let Some(owner) = owner else { continue };
        let fleet = fleets.entry(*owner).or_default();
        if *fleet < 3 && dice.once_in(4) {
            garrison["ships"] = json!({ "fighter": 1, "bomber": dice.below(2), "destroyer": dice.below(2) });
            *fleet += 1;
        }
    }
    game_value["core"]["placed"] = json!(placed);
    let imperial: Vec<&String> = owned
        .iter()
        .filter(|(_, owner)| owner.is_some_and(|owner| sides[SeatId(u8::try_from(owner).expect("small"))] == SideId(0)))
        .map(|(id, _)| id)
        .collect();
    let (station, owner) = dice.of(&owned).clone();
    let enemy = owner.is_none_or(|owner| sides[SeatId(u8::try_from(owner).expect("small"))] != SideId(0));
    if enemy && dice.once_in(2) {
        let shooter = sides.iter().find(|&(_, &side)| side == SideId(0)).expect("an Empire").0;
        let core = &mut game_value["core"];
        core["phase"] = json!({ "turn": { "seat": shooter.0, "stage": "station", "captured": false } });
        core["seats"][shooter.index()]["last_turn"] = core["turn"].clone();
        for card in cards(&core["stack"]).into_iter().filter(|&card| fires_at(card, &station)) {
            take(&mut core["stack"], card);
            put(&mut core["seats"][shooter.index()]["hand"], card);
        }
    }
    let counter = owned.iter().filter(|(id, owner)| {
        let hutt = owner.is_some_and(|owner| sides[SeatId(u8::try_from(owner).expect("small"))] == SideId(2));
        hutt && assets::original_trilogy().edition.board.space(space(id)).resource
    });
    let counter = counter.count();
    let theatre = &mut game_value["ruleset"]["original-trilogy"]["theatre"];
    theatre["counter"] = json!(counter);
    let leader = dice.below(5);
    let markers: Vec<Value> = (0..3)
        .map(|n| {
            let face = if n == leader { "leader" } else { "plain" };
            json!({ "id": n, "space": dice.of(&imperial), "face": face, "open": false })
        })
        .collect();
    theatre["markers"] = json!(markers);
    theatre["laid"] = json!(3);
    theatre["pile"] = json!({ "left": 3, "leader": if leader < 3 { "plain" } else { "leader" } });
    theatre["meter"]["at"] = json!(i64::try_from(dice.below(7)).expect("small") - 3);
    theatre["station"] = json!(station);
    // The armies of the turn are still to come: the stage stays.
    let game = read(&value.to_string()).expect("a game");
    game.audit().unwrap_or_else(|broken| panic!("{broken} in a forced position"));
    game
}

/// In half of the positions one seat has a single planet left; the others of its are another side's.
fn nearly_out(spaces: &mut Value, sides: &BySeat<SideId>, dice: &mut Dice) {
    if dice.once_in(2) {
        return;
    }
    let victim = SeatId(u8::try_from(dice.below(sides.len())).expect("small"));
    let heir = sides.iter().find(|&(_, &side)| side != sides[victim]).expect("an enemy").0;
    let of_victim = spaces.as_object_mut().expect("spaces").values_mut().filter(|of| of["owner"] == json!(victim.0));
    for garrison in of_victim.skip(1) {
        garrison["owner"] = json!(heir.0);
    }
}

/// For every seat, and for the public: what a viewer cannot see is exchanged, and the viewer sees no difference.
fn views_tell_no_secret(game: &Game, dice: &mut Dice) {
    let seats: Vec<SeatId> = seen(game, Viewer::Public).seats.ids().collect();
    for own in seats.iter().copied().map(Some).chain([None]) {
        let other = exchanged(game, own, dice);
        let viewer = own.map_or(Viewer::Public, Viewer::Seat);
        let (before, after) = (seen(game, viewer), seen(&other, viewer));
        assert_eq!(before, after);
        assert_eq!(format!("{before:?}"), format!("{after:?}"));
        assert_eq!(before.awaited(), after.awaited());
        for &seat in &seats {
            assert_eq!(before.offers(seat), after.offers(seat));
        }
        if own.is_none() {
            assert_eq!(format!("{game:?}"), format!("{other:?}"), "a log tells no secret");
        }
        let Some(own) = own else { continue };
        for _ in 0..20 {
            let action = garbage(&before, dice);
            assert_eq!(before.check(own, &action), after.check(own, &action));
        }
        assert_eq!(before.default_action(own), after.default_action(own));
    }
}

/// The game with all that `own` cannot see exchanged: hands with the stack of their side, standing orders, faces of bases.
fn exchanged(game: &Game, own: Option<SeatId>, dice: &mut Dice) -> Game {
    let view = seen(game, Viewer::Public);
    let mut value: Value = serde_json::from_str(&written(game)).expect("a snapshot");
    let hidden: Vec<SeatId> = view
        .seats
        .ids()
        .filter(|&seat| own.is_none_or(|own| own != seat && view.sides[own] != view.sides[seat]))
        .collect();
    for seat in hidden {
        let hand = format!("/conquest/core/seats/{}/hand", seat.index());
        let held = cards(value.pointer(&hand).expect("a hand"));
        for &card in &held {
            take(value.pointer_mut(&hand).expect("a hand"), card);
            put(&mut value["conquest"]["core"]["stack"], card);
        }
        for _ in 0..held.len() {
            let stack = cards(&value["conquest"]["core"]["stack"]);
            let of_side: Vec<CardId> = stack.into_iter().filter(|&card| side_of(card) == view.sides[seat]).collect();
            let card = *dice.of(&of_side);
            take(&mut value["conquest"]["core"]["stack"], card);
            put(value.pointer_mut(&hand).expect("a hand"), card);
        }
        let armed: Vec<Value> = cards(value.pointer(&hand).expect("a hand"))
            .into_iter()
            .filter(|&card| stands(card) && dice.once_in(2))
            .map(|card| json!({ "card": id_of(card), "guard": {} }))
            .collect();
        value["conquest"]["ruleset"]["original-trilogy"]["theatre"]["orders"][seat.index()] = json!(armed);
    }
    for (n, list) in value
        .pointer_mut("/conquest/core/phase/set-up/preferring/lists")
        .into_iter()
        .flat_map(|lists| lists.as_array_mut().expect("lists").iter_mut().enumerate())
    {
        if own.is_none_or(|own| own.index() != n)
            && let Value::Array(list) = list
        {
            list.reverse();
        }
    }
    if own.is_none_or(|own| view.sides[own] != SideId(0)) {
        exchange_faces(&mut value["conquest"]["ruleset"]["original-trilogy"]["theatre"], own, dice);
    }
    let other = read(&value.to_string()).expect("still a game");
    other.audit().unwrap_or_else(|broken| panic!("{broken} once secrets are exchanged"));
    other
}

/// The Emperor hides under another marker, if it hides where the viewer has not looked.
fn exchange_faces(theatre: &mut Value, own: Option<SeatId>, dice: &mut Dice) {
    let looked: Vec<Value> =
        own.map_or(Vec::new(), |own| theatre["seen"][own.index()].as_array().expect("ids").clone());
    let markers = theatre["markers"].as_array().expect("markers").iter().enumerate();
    let mut places: Vec<String> = markers
        .filter(|(_, marker)| marker["open"] == json!(false) && !looked.contains(&marker["id"]))
        .map(|(n, _)| format!("/markers/{n}/face"))
        .collect();
    if theatre["pile"]["left"].as_u64() > Some(0) {
        places.push("/pile/leader".to_owned());
    }
    if theatre["drawn"].is_object() {
        places.push("/drawn/face".to_owned());
    }
    let hides = places.iter().any(|place| theatre.pointer(place) == Some(&json!("leader")));
    if hides {
        for place in &places {
            *theatre.pointer_mut(place).expect("a face") = json!("plain");
        }
        let place = &places[dice.below(places.len())];
        *theatre.pointer_mut(place).expect("a face") = json!("leader");
    }
}

fn side_of(card: CardId) -> SideId {
    assets::original_trilogy().edition.deck.card(card).side.expect("every card has a side")
}

fn stands(card: CardId) -> bool {
    let event = &assets::original_trilogy().edition.deck.card(card).event;
    event.as_ref().is_some_and(|event| event.window == Window::Standing)
}

/// Whether the Death Star destroys this planet with the card.
fn fires_at(card: CardId, at: &str) -> bool {
    let edition = &assets::original_trilogy().edition;
    let region = edition.board.space(space(at)).region;
    edition.deck.card(card).event.as_ref().is_some_and(|event| event.effect == Effect::Fire { region })
}

fn id_of(card: CardId) -> &'static str {
    &assets::original_trilogy().edition.deck.card(card).id
}

fn cards(list: &Value) -> Vec<CardId> {
    let deck = &assets::original_trilogy().edition.deck;
    let of = |id: &Value| deck.ids().find(|&card| *id == json!(deck.card(card).id)).expect("a card");
    list.as_array().expect("cards").iter().map(of).collect()
}

fn take(list: &mut Value, card: CardId) {
    list.as_array_mut().expect("cards").retain(|other| *other != json!(id_of(card)));
}

fn put(list: &mut Value, card: CardId) {
    let mut all = cards(list);
    all.push(card);
    all.sort_unstable();
    *list = all.into_iter().map(|card| json!(id_of(card))).collect();
}
