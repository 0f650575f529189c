//! The numbers and choices of this ruleset, for `/rules`.

use super::words::side_name;
use crate::game::conquest::rules::{FortifyKind, LeastMoveIn, TurnCard};
use crate::game::conquest::rulesets::original_trilogy::table as set_up;
use crate::game::options::RulesetId;
use crate::text::bundle::say;
use crate::text::clone_wars;
use crate::text::names::Names;

/// A sentence for each choice of rulesets with ships and a station, under the id of its option.
pub(in crate::text) fn sentences(names: Names<'_>, card: &TurnCard) -> Vec<(&'static str, String)> {
    let (lang, of) = (names.lang, &card.theatre);
    let track = if of.has_station() { String::new() } else { clone_wars::chart(names, of.last_space) };
    vec![
        (
            "ship-limit",
            if of.ships_by_army { say!(lang, "rule-ships-by-army") } else { say!(lang, "rule-ships-by-colour") },
        ),
        ("fighters", if of.named { say!(lang, "rule-fighters-named") } else { say!(lang, "rule-fighters-adaptive") }),
        (
            "failed-assault",
            if of.ships_fall { say!(lang, "rule-assault-ships") } else { say!(lang, "rule-assault-armies") },
        ),
        ("cut-board", if of.may_cut { say!(lang, "rule-cut-allowed") } else { say!(lang, "rule-cut-refused") }),
        (
            "hutt-cards",
            if of.by_gain { say!(lang, "rule-hutt-cards-gained") } else { say!(lang, "rule-hutt-cards-counter") },
        ),
        (
            "used-cards",
            if of.used_cards_gone { say!(lang, "rule-used-cards-gone") } else { say!(lang, "rule-used-cards-back") },
        ),
        ("track", track),
    ]
}

/// Whether a topic has a sentence of its own: the game by its steps does not say it, or says something else.
pub(in crate::text) fn is_told(topic: &str, card: &TurnCard) -> bool {
    match topic {
        "territories" | "defence-dice" | "set-value" | "draw-after" => true,
        // Without a station there is no limit by table either.
        "ship-limit" | "hutt-cards" => card.theatre.has_station(),
        "move-in" => card.move_in != LeastMoveIn::Survivors,
        "fortify" => card.fortify != FortifyKind::Connected,
        "fighters" => card.theatre.named,
        "failed-assault" => card.theatre.ships_fall,
        "cut-board" => card.theatre.may_cut,
        "used-cards" => card.theatre.used_cards_gone,
        _ => false,
    }
}

/// The set-up table for so many seats, in turn order, and the chart of a track where there is one; empty for other rulesets.
pub(in crate::text) fn table(names: Names<'_>, ruleset: RulesetId, seats: usize, card: &TurnCard) -> String {
    match ruleset {
        RulesetId::OriginalTrilogy => {}
        RulesetId::CloneWars => {
            return format!("{}\n{}", clone_wars::table(names), clone_wars::chart(names, card.theatre.last_space));
        }
        RulesetId::Classic | RulesetId::Galaxy | RulesetId::CloneWarsStandard | RulesetId::DiceRebellion => {
            return String::new();
        }
    }
    let lang = names.lang;
    let seat = |(n, start): (u32, &set_up::Start)| {
        let name = side_name(names, start.side);
        match start.limit {
            Some(limit) => say!(lang, "table-seat-limit", seat = n, side = name, armies = start.armies, limit = limit),
            None => say!(lang, "table-seat", seat = n, side = name, armies = start.armies),
        }
    };
    let mut rows: Vec<String> = (1..).zip(set_up::of(seats)).map(seat).collect();
    if let Some((limit, armies)) = set_up::neutral(seats) {
        rows.push(say!(lang, "table-unplayed", armies = armies, limit = limit));
    }
    say!(lang, "table-head", rows = rows.join(" · "))
}
