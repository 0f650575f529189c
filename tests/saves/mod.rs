//! What earlier releases wrote of conquest games is read, and loses nothing when it is written again. One line each: `snapshot`, `action`
//! or `event`, and its JSON as it was kept.

use adjutant::assets;
use adjutant::game::action::Action;
use adjutant::game::event::Event;
use adjutant::game::{Game, naming};
use serde_json::Value;

/// Whether everything of `old` stands in `new`, which may have more keys.
fn holds(new: &Value, old: &Value) -> bool {
    match (new, old) {
        (Value::Object(new), Value::Object(old)) => {
            old.iter().all(|(key, old)| new.get(key).is_some_and(|new| holds(new, old)))
        }
        (Value::Array(new), Value::Array(old)) => {
            new.len() == old.len() && new.iter().zip(old).all(|(new, old)| holds(new, old))
        }
        (new, old) => new == old,
    }
}

fn check(edition: &str, lines: &str) {
    let kit = assets::kit(edition).unwrap().conquest().unwrap();
    naming::with(&kit.edition, || {
        let mut read = [0; 3];
        for (number, line) in (1..).zip(lines.lines()) {
            let (kind, kept) = line.split_once(' ').unwrap();
            let again = match kind {
                "snapshot" => {
                    read[0] += 1;
                    let game: Game = serde_json::from_str(kept).unwrap_or_else(|why| panic!("line {number}: {why}"));
                    game.audit().unwrap_or_else(|broken| panic!("line {number}: {broken}"));
                    let again = serde_json::to_string(&game).unwrap();
                    assert_eq!(serde_json::from_str::<Game>(&again).unwrap(), game, "line {number}");
                    again
                }
                "action" => {
                    read[1] += 1;
                    let action: Action =
                        serde_json::from_str(kept).unwrap_or_else(|why| panic!("line {number}: {why}"));
                    serde_json::to_string(&action).unwrap()
                }
                "event" => {
                    read[2] += 1;
                    let event: Event = serde_json::from_str(kept).unwrap_or_else(|why| panic!("line {number}: {why}"));
                    serde_json::to_string(&event).unwrap()
                }
                other => panic!("line {number} is a {other}"),
            };
            let (old, again): (Value, Value) =
                (serde_json::from_str(kept).unwrap(), serde_json::from_str(&again).unwrap());
            assert!(holds(&again, &old), "line {number}: {again} has lost something of {old}");
            if kind != "snapshot" {
                assert_eq!(again, old, "line {number}");
            }
        }
        assert!(read.iter().all(|&read| read >= 5), "snapshots, actions and events: {read:?}");
    });
}

#[test]
fn matches_of_classic_from_before_sides_and_ships_go_on() {
    check("classic", include_str!("classic.txt"));
}

#[test]
fn matches_of_galaxy_from_before_sides_and_ships_go_on() {
    check("galaxy", include_str!("galaxy.txt"));
}
