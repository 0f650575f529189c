//! The match card: what is played, by whom and how to look, with what makes the dice, in one message that is never edited.

use super::lobby::{about, inputs};
use crate::table::sight::Sight;
use crate::text::bundle::say;
use crate::text::lang::Lang;
use crate::text::message::{LONGEST_MESSAGE, Message, cut};
use crate::text::settings;

/// What makes the luck of the match together with its seed, as `docs/dice.md` tells a checker, below the match card (ux 7), which gives way
/// where not both fit. It pings nobody and is never edited.
pub fn inputs_post(sight: &Sight, lang: Lang) -> Message {
    let head = say!(lang, "inputs-head", commitment = sight.commitment.as_str());
    let key = sight.key_hash.as_deref().map(|key| format!("\n{}", say!(lang, "inputs-key", key = key)));
    let inputs = format!("{head}{}\n{}", key.unwrap_or_default(), inputs(sight));
    let room = LONGEST_MESSAGE.saturating_sub(inputs.chars().count() + 1);
    Message::plain(format!("{}\n{inputs}", cut(&card(sight, lang), room)).trim_start().to_owned()).hushed()
}

fn card(sight: &Sight, lang: Lang) -> String {
    let ruleset = settings::ruleset(lang, sight.options.ruleset);
    let head = say!(lang, "card-head", number = sight.id.0.to_string(), ruleset = ruleset);
    format!("{head}\n{}\n{}", about(sight, lang), say!(lang, "card-look"))
}
