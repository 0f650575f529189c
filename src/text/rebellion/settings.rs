//! The ruleset and its settings in words.

use crate::game::rebellion::rules::{FirstTurn, Length, TurnCard};
use crate::text::bundle::say;
use crate::text::lang::Lang;

/// The name of the game.
pub fn ruleset(lang: Lang) -> String {
    say!(lang, "ruleset-dice-rebellion")
}

/// What the card of a match says, a sentence each.
pub fn numbers(lang: Lang, card: &TurnCard) -> Vec<String> {
    let length = match card.length {
        Length::Full => say!(lang, "arena-rule-full"),
        Length::Short => say!(lang, "arena-rule-short"),
    };
    let first = match card.first_turn {
        FirstTurn::Random => say!(lang, "arena-rule-first-random"),
        FirstTurn::FirstSeat => say!(lang, "arena-rule-first-seat"),
    };
    vec![length, first]
}
