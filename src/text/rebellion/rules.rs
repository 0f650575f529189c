//! `/rules`: the dice game in one screen, with the numbers of the rulings where they decide.

use super::settings;
use crate::assets::RebellionNames;
use crate::game::rebellion::rules::TurnCard;
use crate::game::rebellion::symbol::Face;
use crate::text::bundle::say;
use crate::text::lang::Lang;
use crate::text::message::{LONGEST_MESSAGE, cut};
use crate::text::names::listed;

/// The rules, with the settings of the match if there is one.
pub fn rules(lang: Lang, kit: &RebellionNames, card: Option<&TurnCard>) -> String {
    let face = |face: Face| {
        let names = kit.face(face);
        format!("{} {}", names.emoji, names.name[lang])
    };
    let plain = crate::game::rebellion::symbol::Symbol::PLAIN.map(|symbol| face(symbol.face()));
    let mut parts = vec![
        say!(lang, "arena-rules-game"),
        say!(
            lang,
            "arena-rules-faces",
            plain = listed(plain),
            joker = face(Face::Imperium),
            victory = face(Face::Victory)
        ),
        say!(lang, "arena-rules-rulings"),
    ];
    parts.extend(card.map(|card| {
        let numbers = settings::numbers(lang, card);
        numbers.iter().map(|sentence| format!("· {sentence}")).collect::<Vec<_>>().join("\n")
    }));
    cut(&parts.join("\n"), LONGEST_MESSAGE)
}
