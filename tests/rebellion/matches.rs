//! Whole matches as text: what was done, and what was told. A change in the rules shows up as a difference to be read.
//! `GOLDEN=write cargo test --test main rebellion::matches` writes them anew.

use std::fmt::Write as _;
use std::path::Path;

use adjutant::game::naming;
use adjutant::game::people::{Actor, Viewer};
use adjutant::game::rebellion::Rebellion;
use adjutant::game::rebellion::action::{Action, Move, Spot};
use adjutant::game::rebellion::event::Event;
use adjutant::game::rebellion::offer::Offer;
use adjutant::game::rebellion::rules::{FirstTurn, Length, TurnCard};
use adjutant::seal::Sealed;

use super::position::{edition, people};

#[test]
fn two_seats() {
    compare("two.txt", 2, Length::Full);
}

#[test]
fn three_seats() {
    compare("three.txt", 3, Length::Full);
}

#[test]
fn four_seats() {
    compare("four.txt", 4, Length::Full);
}

#[test]
fn three_seats_in_the_short_game() {
    compare("short.txt", 3, Length::Short);
}

/// Plays the match and compares it with the file.
fn compare(file: &str, seats: usize, length: Length) {
    let played = play(seats, length);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rebellion").join(file);
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
        std::fs::write(&path, &played).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the match is there");
    for (number, (kept, played)) in (1..).zip(kept.lines().zip(played.lines())) {
        assert_eq!(kept, played, "{file}:{number}");
    }
    assert_eq!(kept.lines().count(), played.lines().count(), "{file} has another length");
}

fn play(seats: usize, length: Length) -> String {
    let mut text = String::new();
    let mut chance = Sealed::simulated(3);
    let card = TurnCard { length, first_turn: FirstTurn::Random };
    let (mut game, events) = Rebellion::begin(edition(), card, &people(seats), &mut chance);
    write_events(&mut text, &events);
    while game.outcome().is_none() {
        let view = game.view(Viewer::Public);
        let seat = view.awaited()[0].seat;
        let wish = choose(&view.offers(seat));
        let (next, events) = game.apply(Actor::Seat(seat), &Action::Move(wish), &mut chance).expect("it was offered");
        next.audit().expect("sound");
        write_events(&mut text, &events);
        game = next;
    }
    text
}

/// One event a line, as the journal has it.
fn write_events(text: &mut String, events: &[Event]) {
    for event in events {
        let line = naming::with(edition(), || serde_json::to_string(event)).expect("an event can be written");
        writeln!(text, "{line}").expect("a string takes all");
    }
}

/// A simple player: every die on the last field that it fits, points aside, then the rebel and the first ally that finds a
/// place; a restart after a turn that would bring a Sith lord.
fn choose(offers: &[Offer]) -> Move {
    let punished = offers.iter().any(|offer| matches!(offer, Offer::Finish { sith: Some(_), .. }));
    let done = !offers.iter().any(|offer| matches!(offer, Offer::Throw { .. } | Offer::EndDice { .. }));
    let wishes = offers.iter().map(|offer| match offer {
        Offer::Put { face, spots } => (0, Move::Put { face: *face, spot: spots[spots.len() - 1] }),
        Offer::SetAside { dice } => (1, Move::SetAside { dice: *dice }),
        Offer::Throw { .. } => (2, Move::Throw),
        Offer::EndDice { .. } => (3, Move::EndDice),
        Offer::Restart { ally, .. } if punished && done => (4, Move::Restart { ally: *ally }),
        Offer::Rebel { spots, .. } => (5, Move::Rebel { spot: spots[0] }),
        Offer::Ally { ally, symbols } => {
            let mut spots: Vec<Option<Spot>> = Vec::new();
            for (_, fits) in symbols {
                spots.push(fits.iter().copied().find(|&spot| !spots.contains(&Some(spot))));
            }
            (6, Move::Ally { ally: *ally, spots })
        }
        Offer::Finish { .. } => (7, Move::Finish),
        Offer::Restart { .. } => (9, Move::Finish),
    });
    wishes.min_by_key(|&(rank, _)| rank).map(|(_, wish)| wish).expect("something is offered")
}
