//! Laws that hold in every match: random matches of all lengths and numbers of seats, played with random offers, random garbage,
//! time-outs and people who give up.

use std::sync::Arc;

use adjutant::ai;
use adjutant::game::chance::{DrawRecord, Recorded, Scripted};
use adjutant::game::ids::SeatId;
use adjutant::game::naming;
use adjutant::game::people::{Actor, Audience, Hold, Viewer};
use adjutant::game::rebellion::Rebellion;
use adjutant::game::rebellion::action::{Action, Move, Spot};
use adjutant::game::rebellion::edition::AllyId;
use adjutant::game::rebellion::offer::Offer;
use adjutant::game::rebellion::rules::{FirstTurn, Length, TurnCard};
use adjutant::game::rebellion::symbol::{Face, Symbol};
use adjutant::game::rebellion::view::View;
use adjutant::seal::Sealed;

use super::position::{edition, people};
use crate::properties::Choice;

const MATCHES: u64 = 200;
/// A match of random offers is over long before.
const STEPS: u64 = 4_000;

#[test]
fn random_matches_keep_the_laws_and_end() {
    let ended = (0..MATCHES).filter(|&seed| random_match(seed)).count();
    assert!(ended > 150, "only {ended} of {MATCHES} were played to the last arena");
}

/// Says whether the match was played to its last field.
fn random_match(seed: u64) -> bool {
    let mut choice = Choice::new(seed + 1);
    let card = TurnCard {
        length: *choice.of(&[Length::Full, Length::Short]),
        first_turn: *choice.of(&[FirstTurn::Random, FirstTurn::FirstSeat]),
    };
    let mut chance = Sealed::simulated(seed);
    let mut game = Rebellion::begin(edition(), card, &people(2 + choice.below(3)), &mut chance).0;
    let begun = game.clone();
    let mut journal: Vec<(Actor, Action, Vec<DrawRecord>)> = Vec::new();
    for step in 0.. {
        assert!(step < STEPS, "match {seed} does not end");
        game.audit().unwrap_or_else(|broken| panic!("match {seed}, step {step}: {broken}"));
        if game.outcome().is_some() {
            break;
        }
        let (actor, action) = next_action(&game, &mut choice, seed);
        let mut recorded = Recorded::new(&mut chance);
        let done = game.apply(actor, &action, &mut recorded);
        let (next, events) = done.unwrap_or_else(|refusal| panic!("match {seed}: {action:?}: {refusal:?} in {game:?}"));
        assert!(events.iter().all(|event| event.audience() == Audience::Everyone));
        written_and_read(&game, &events);
        journal.push((actor, action, recorded.into_records()));
        game = next;
    }
    replay_equals(&begun, journal, &game);
    round_trip(&game);
    matches!(game.outcome(), Some(adjutant::game::rebellion::event::Outcome::Scored { .. }))
}

/// An action that must be accepted; on the way all offers, the default, the AI's choice and some garbage are checked.
fn next_action(game: &Rebellion, choice: &mut Choice, seed: u64) -> (Actor, Action) {
    let view = game.view(Viewer::Public);
    let awaited = view.awaited();
    assert_eq!(awaited.len(), 1, "one seat is on turn");
    let seat = awaited[0].seat;
    let offers = view.offers(seat);
    assert!(!offers.is_empty(), "match {seed}: {seat:?} is awaited and has no offer");
    let offered: Vec<Action> = offers.iter().map(|offer| Action::Move(of_offer(offer, choice))).collect();
    for action in &offered {
        assert_eq!(view.check(seat, action), Ok(()), "match {seed}: {action:?} is offered in {game:?}");
    }
    if choice.below(20) == 0 {
        let default = view.default_action(seat).expect("an awaited seat has a default");
        assert_eq!(view.check(seat, &default), Ok(()), "match {seed}: the default {default:?} in {game:?}");
        let advice = Action::Move(ai::rebellion::choose(&view, seat, 7).expect("it is on turn"));
        assert_eq!(view.check(seat, &advice), Ok(()), "match {seed}: the advice {advice:?} in {game:?}");
    }
    for _ in 0..4 {
        let wish = garbage(&view, choice);
        let who = SeatId(u8::try_from(choice.below(5)).expect("small"));
        let action = Action::Move(wish.clone());
        for actor in [Actor::Seat(seat), Actor::Seat(who), Actor::Moderator, Actor::Clock, Actor::Everybody] {
            if game.check(actor, &action).is_ok() {
                assert_eq!(actor, Actor::Seat(seat));
                assert!(is_offered(&offers, &wish), "match {seed}: {wish:?} is accepted, offered is {offers:?}");
            }
        }
    }
    if seed.is_multiple_of(10) && choice.below(200) == 0 {
        let contenders: Vec<SeatId> = view.table.contenders().collect();
        return (Actor::Seat(*choice.of(&contenders)), Action::Surrender);
    }
    match choice.below(60) {
        0 => (Actor::Clock, Action::TimeOut),
        1 if !view.table.seats[seat].surrendered => (Actor::Moderator, Action::HandOver { seat, hold: Hold::Ai }),
        _ => (Actor::Seat(seat), choice.of(&offered).clone()),
    }
}

/// A move that the offer allows.
fn of_offer(offer: &Offer, choice: &mut Choice) -> Move {
    match offer {
        Offer::Throw { .. } => Move::Throw,
        Offer::Put { face, spots } => Move::Put { face: *face, spot: *choice.of(spots) },
        Offer::SetAside { dice } => {
            Move::SetAside { dice: 1 + u8::try_from(choice.below(usize::from(*dice))).expect("few") }
        }
        Offer::EndDice { .. } => Move::EndDice,
        Offer::Rebel { spots, .. } => Move::Rebel { spot: *choice.of(spots) },
        Offer::Ally { ally, symbols } => {
            let mut spots: Vec<Option<Spot>> = vec![None; symbols.len()];
            let able: Vec<usize> = (0..symbols.len()).filter(|&n| !symbols[n].1.is_empty()).collect();
            let one = *choice.of(&able);
            spots[one] = Some(*choice.of(&symbols[one].1));
            Move::Ally { ally: *ally, spots }
        }
        Offer::Restart { ally, .. } => Move::Restart { ally: *ally },
        Offer::Finish { .. } => Move::Finish,
    }
}

fn garbage(view: &View, choice: &mut Choice) -> Move {
    let spot = |choice: &mut Choice| Spot {
        row: u8::try_from(choice.below(8)).expect("small"),
        symbol: *choice.of(&Symbol::ALL),
    };
    let ally = |choice: &mut Choice| {
        AllyId(u8::try_from(choice.below(view.table.edition.allies().len())).expect("few allies"))
    };
    match choice.below(8) {
        0 => Move::Throw,
        1 => Move::Put { face: *choice.of(&Face::ALL), spot: spot(choice) },
        2 => Move::SetAside { dice: u8::try_from(choice.below(6)).expect("small") },
        3 => Move::EndDice,
        4 => Move::Rebel { spot: spot(choice) },
        5 => {
            let spots = (0..choice.below(4)).map(|_| (choice.below(2) == 0).then(|| spot(choice))).collect();
            Move::Ally { ally: ally(choice), spots }
        }
        6 => Move::Restart { ally: ally(choice) },
        _ => Move::Finish,
    }
}

fn is_offered(offers: &[Offer], wish: &Move) -> bool {
    offers.iter().any(|offer| match (offer, wish) {
        (Offer::Throw { .. }, Move::Throw)
        | (Offer::EndDice { .. }, Move::EndDice)
        | (Offer::Finish { .. }, Move::Finish) => true,
        (Offer::Put { face, spots }, Move::Put { face: wished, spot }) => face == wished && spots.contains(spot),
        (Offer::SetAside { dice }, Move::SetAside { dice: wished }) => (1..=*dice).contains(wished),
        (Offer::Rebel { spots, .. }, Move::Rebel { spot }) => spots.contains(spot),
        (Offer::Ally { ally, symbols }, Move::Ally { ally: wished, spots }) => {
            let fits = symbols.iter().zip(spots).all(|((_, fits), spot)| spot.is_none_or(|spot| fits.contains(&spot)));
            ally == wished && spots.len() == symbols.len() && fits && spots.iter().any(Option::is_some)
        }
        (Offer::Restart { ally, .. }, Move::Restart { ally: wished }) => ally == wished,
        _ => false,
    })
}

fn snapshot(game: &Rebellion) -> String {
    naming::with(game.edition(), || serde_json::to_string(game)).expect("a game can be written")
}

fn written_and_read(game: &Rebellion, events: &[adjutant::game::rebellion::event::Event]) {
    naming::with(game.edition(), || {
        let text = serde_json::to_string(events).expect("events can be written");
        let read: Vec<adjutant::game::rebellion::event::Event> = serde_json::from_str(&text).expect("and read");
        assert_eq!(read, events);
    });
}

/// The journal with its draws leads from the first state to the last, to the byte.
fn replay_equals(begun: &Rebellion, journal: Vec<(Actor, Action, Vec<DrawRecord>)>, ended: &Rebellion) {
    let mut game = begun.clone();
    for (actor, action, draws) in journal {
        let action: Action = naming::with(begun.edition(), || {
            let text = serde_json::to_string(&action).expect("an action can be written");
            serde_json::from_str(&text).expect("and read")
        });
        let mut chance = Scripted::replay(draws);
        game = game.apply(actor, &action, &mut chance).expect("it was accepted before").0;
        assert_eq!(chance.left(), 0, "all draws are used");
    }
    assert_eq!(snapshot(&game), snapshot(ended));
}

fn round_trip(game: &Rebellion) {
    let text = snapshot(game);
    let read: Rebellion = naming::with(game.edition(), || serde_json::from_str(&text)).expect("a snapshot can be read");
    assert_eq!(&read, game);
    assert!(serde_json::from_str::<Rebellion>(&text).is_err(), "nothing is read outside its edition");
    let conquest = Arc::clone(&adjutant::assets::classic().edition);
    let foreign = naming::with(&conquest, || serde_json::from_str::<Rebellion>(&text));
    assert!(foreign.is_err(), "nor in an edition of another family");
    assert!(text.contains("\"yavin_4\"") || text.contains("\"arena\""), "ids are written as words");
}
