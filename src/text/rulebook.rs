//! `/rules`: the game in one screen, the numbers of this match, and where it departs from the book.

use super::bundle::{Voice, say};
use super::lang::Lang;
use super::message::{LONGEST_MESSAGE, cut};
use super::names::Names;
use super::{rebellion, settings, trilogy};
use crate::assets;
use crate::game::conquest::rules::TurnCard;
use crate::game::options::{Card, Options};
use crate::table::sight::Sight;

/// The rules, for the match of this channel if there is one.
pub(super) fn rules(sight: Option<&Sight>, lang: Lang) -> String {
    let Some(sight) = sight else {
        return [say!(Voice::from(lang), "rules-game"), say!(lang, "arena-also"), say!(lang, "rules-no-match")]
            .join("\n");
    };
    let seats = sight.seats.len().clamp(*sight.options.seats().start(), *sight.options.seats().end());
    let card = match sight.options.card(seats) {
        Card::Conquest(card) => sight.conquest().map_or(card, |view| view.card.clone()),
        Card::Rebellion(card) => {
            let card = sight.rebellion().map_or(card, |view| view.table.card.clone());
            return rebellion::rules(lang, &assets::rebellion().names, Some(&card));
        }
    };
    let names = Names::of(sight, lang);
    let bullets = |sentences: Vec<String>| {
        sentences.iter().map(|sentence| format!("· {sentence}")).collect::<Vec<_>>().join("\n")
    };
    let mut parts = vec![
        say!(names, "rules-game"),
        settings::summary(lang, &sight.options),
        trilogy::table(names, sight.options.ruleset, seats, &card),
        bullets(settings::numbers(names, &card)),
    ];
    parts.retain(|part| !part.is_empty());
    if let Some(book) = book(sight, seats) {
        let departures = settings::departures(names, &card, &book);
        parts.push(if departures.is_empty() {
            say!(lang, "rules-to-the-letter")
        } else {
            say!(lang, "rules-departures", topics = departures.join(", "))
        });
    }
    cut(&parts.join("\n"), LONGEST_MESSAGE)
}

/// The preset that is the printed book to the letter.
const TO_THE_LETTER: &str = "literal";

/// The card of the book; `None` for a ruleset without such a preset.
fn book(sight: &Sight, seats: usize) -> Option<TurnCard> {
    Options::with_preset(sight.options.ruleset, TO_THE_LETTER).ok().and_then(|options| options.card(seats).conquest())
}
