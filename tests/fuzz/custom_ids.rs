//! Ids of buttons and choices, as somebody could forge them. One line is one press.

use adjutant::table::answer::Answer;
use adjutant::table::intent::Intent;
use adjutant::table::press::{Press, Reach};
use adjutant::text;

use super::played::{HERE, Played, person, readable, readable_refusal};
use super::{bytes, fuzz};

/// Discord's limit.
const LONGEST_ID: usize = 100;

/// After so many presses a new match is begun.
const LONGEST_MATCH: usize = 150;

/// The most presses of one input.
const LINES: usize = 8;

#[test]
fn presses_are_carried_out_or_refused_with_words() {
    presses("custom_ids", Played::new);
}

#[test]
fn so_are_those_in_a_dice_game() {
    presses("arena_ids", Played::of_dice);
}

fn presses(target: &str, begin: fn() -> Played) {
    let (mut played, mut done) = (begin(), 0);
    fuzz(target, bytes::text, |input| {
        if done > LONGEST_MATCH || played.is_over() {
            (played, done) = (begin(), 0);
        }
        let input = std::str::from_utf8(input).unwrap();
        for (number, line) in input.lines().take(LINES).enumerate() {
            let line: String = line.chars().take(LONGEST_ID).collect();
            let Ok(press) = Press::parse(&line) else { continue };
            let id = press.custom_id();
            assert!(id.len() <= LONGEST_ID, "{id}");
            assert_eq!(Press::parse(&id), Ok(press));
            // Whoever forges a counter can read the right one too.
            let press = now(&played, press, number);
            for who in [0, 1] {
                pressed(&mut played, who, press);
            }
            done += 1;
        }
    });
}

/// Half of the presses with the counter of now.
fn now(played: &Played, press: Press, number: usize) -> Press {
    let Some(sight) = played.sight(0).filter(|_| number.is_multiple_of(2)) else { return press };
    let id = press.custom_id();
    let mut parts: Vec<String> = id.split(':').map(ToOwned::to_owned).collect();
    parts[1] = sight.id.0.to_string();
    let counter = match press.reach() {
        Reach::Turn(_) | Reach::Phase(_) => sight.moves,
        Reach::Version(_) => sight.version.into(),
        Reach::Looks | Reach::Lobby | Reach::Question | Reach::Command { .. } | Reach::Seat(_) => return press,
    };
    parts[3] = counter.to_string();
    Press::parse(&parts.join(":")).expect("only numbers were changed")
}

fn pressed(played: &mut Played, who: usize, press: Press) {
    let table = played.table.clone();
    match played.wait(table.panel(&person(who), HERE, press)) {
        Ok(panel) => readable(|lang| text::panel(&panel, lang)),
        Err(refused) => readable_refusal(&refused),
    }
    match played.wait(table.form(&person(who), HERE, press)) {
        Ok(form) => assert!(text::form(&form, person(who).lang).id.len() <= LONGEST_ID),
        Err(refused) => readable_refusal(&refused),
    }
    let written = Intent::Written { press, text: "Brazil 3, Peru 99999999999".to_owned() };
    for intent in [Intent::Press(press), written] {
        if let Ok(Answer::Played { .. }) = played.act(who, intent)
            && let Some(panel) = played.wait(table.next_panel(&person(who), HERE, press))
        {
            readable(|lang| text::panel(&panel, lang));
        }
    }
}
