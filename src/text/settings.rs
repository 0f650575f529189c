//! Rulesets, presets and options in words.

use super::bundle::{has, say, words};
use super::lang::Lang;
use super::names::echo;
use crate::game::conquest::rules::{
    FirstTurn, FortifyKind, LeastMoveIn, SetKind, SetUpPace, SetValue, Territories, TurnCard,
};
use crate::game::options::{OptionRefusal, Options, RulesetId, Setting};

/// The name of a ruleset.
pub fn ruleset(lang: Lang, ruleset: RulesetId) -> String {
    match ruleset {
        RulesetId::Classic => say!(lang, "ruleset-classic"),
        RulesetId::DiceRebellion => say!(lang, "ruleset-dice-rebellion"),
    }
}

/// The name of a preset, by its id.
pub fn preset(lang: Lang, id: &str) -> String {
    known(lang, &format!("preset-{id}"), id)
}

/// The name of an option, by its id.
pub fn option(lang: Lang, id: &str) -> String {
    known(lang, &format!("option-{id}"), id)
}

/// A value of an option in words; numbers stand for themselves.
pub fn value(lang: Lang, option: &str, value: &str) -> String {
    known(lang, &format!("value-{option}-{value}"), value)
}

/// Preset and what was changed from it, in one line.
pub(super) fn summary(lang: Lang, options: &Options) -> String {
    let preset = preset(lang, &options.preset);
    let changed: Vec<String> =
        options.changed.iter().map(|(id, to)| format!("{}: {}", option(lang, id), value(lang, id, to))).collect();
    if changed.is_empty() {
        say!(lang, "settings-preset", preset = preset)
    } else {
        say!(lang, "settings-changed", preset = preset, changed = changed.join("; "))
    }
}

/// All options with their values; what differs from the preset is marked.
pub(super) fn all(lang: Lang, settings: &[Setting]) -> String {
    let line = |setting: &Setting| {
        let text = format!("{}: {}", option(lang, setting.id), value(lang, setting.id, &setting.value));
        if setting.value == setting.preset_value { format!("· {text}") } else { format!("● {text}") }
    };
    settings.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Why an option cannot be set.
pub(super) fn refused(lang: Lang, refusal: &OptionRefusal) -> String {
    match refusal {
        OptionRefusal::UnknownRuleset { asked, known }
        | OptionRefusal::UnknownPreset { asked, known }
        | OptionRefusal::UnknownOption { asked, known }
            if echo(asked).is_empty() =>
        {
            say!(lang, "refused-no-choice", known = known.join(", "))
        }
        OptionRefusal::UnknownValue { option: id, asked, choices } if echo(asked).is_empty() => {
            say!(lang, "refused-no-value", option = option(lang, id), choices = choices.join(", "))
        }
        OptionRefusal::UnknownRuleset { asked, known } => {
            say!(lang, "refused-ruleset", asked = echo(asked), known = known.join(", "))
        }
        OptionRefusal::UnknownPreset { asked, known } => {
            say!(lang, "refused-preset", asked = echo(asked), known = known.join(", "))
        }
        OptionRefusal::UnknownOption { asked, known } => {
            say!(lang, "refused-option", asked = echo(asked), known = known.join(", "))
        }
        OptionRefusal::UnknownValue { option: id, asked, choices } => {
            say!(lang, "refused-value", option = option(lang, id), asked = echo(asked), choices = choices.join(", "))
        }
    }
}

/// The numbers of a match, one sentence each, in the order of a turn.
pub(super) fn numbers(lang: Lang, card: &TurnCard) -> Vec<String> {
    sentences(lang, card).into_iter().map(|(_, sentence)| sentence).filter(|sentence| !sentence.is_empty()).collect()
}

/// Where the card departs from another one (the book to the letter): the names of the options.
pub(super) fn departures(lang: Lang, card: &TurnCard, book: &TurnCard) -> Vec<String> {
    let pairs = sentences(lang, card).into_iter().zip(sentences(lang, book));
    pairs.filter(|((_, here), (_, there))| here != there).map(|((id, _), _)| option(lang, id)).collect()
}

/// A sentence for each topic, under the id of its option; empty where there is nothing to say.
fn sentences(lang: Lang, card: &TurnCard) -> [(&'static str, String); 13] {
    [
        ("territories", territories(lang, card)),
        ("start-armies", start(lang, card)),
        ("first-turn", first_turn(lang, card)),
        ("defence-dice", say!(lang, "rule-dice", attack = card.attack_dice, defence = card.defence_dice)),
        ("move-in", move_in(lang, card)),
        ("set-kind", set_kind(lang, card)),
        ("set-value", set_value(lang, card)),
        ("forced-trade", forced(lang, card)),
        ("own-space-bonus", bonus(lang, card)),
        ("fortify", fortify(lang, card)),
        ("draw-after", draw(lang, card)),
        ("victory", victory(lang, card)),
        ("rounds", rounds(lang, card)),
    ]
}

fn territories(lang: Lang, card: &TurnCard) -> String {
    match (card.territories, card.set_up) {
        (Territories::Deal, SetUpPace::Quick) => say!(lang, "rule-deal-quick"),
        (Territories::Deal, SetUpPace::Book) => say!(lang, "rule-deal-book"),
        (Territories::Draft, SetUpPace::Quick) => say!(lang, "rule-draft-quick"),
        (Territories::Draft, SetUpPace::Book) => say!(lang, "rule-draft-book"),
    }
}

fn start(lang: Lang, card: &TurnCard) -> String {
    match card.start_armies {
        0 => say!(lang, "rule-start-one"),
        armies => say!(lang, "rule-start", armies = armies),
    }
}

fn first_turn(lang: Lang, card: &TurnCard) -> String {
    match card.first_turn {
        FirstTurn::FirstDealt => say!(lang, "rule-first-dealt"),
        FirstTurn::AfterLastDealt => say!(lang, "rule-first-after-last"),
    }
}

fn move_in(lang: Lang, card: &TurnCard) -> String {
    match card.move_in {
        LeastMoveIn::One => say!(lang, "rule-move-in-one"),
        LeastMoveIn::Survivors => say!(lang, "rule-move-in-survivors"),
    }
}

fn set_kind(lang: Lang, card: &TurnCard) -> String {
    match card.set_kind {
        SetKind::MixedOnly => say!(lang, "rule-sets-mixed"),
        SetKind::MixedOrEqual => say!(lang, "rule-sets-equal"),
    }
}

fn set_value(lang: Lang, card: &TurnCard) -> String {
    match (card.set_value, card.set_kind) {
        (SetValue::Rising, SetKind::MixedOnly | SetKind::MixedOrEqual) => say!(lang, "rule-value-rising"),
        (SetValue::RisingOwn, SetKind::MixedOnly | SetKind::MixedOrEqual) => say!(lang, "rule-value-rising-own"),
        (SetValue::Fixed, SetKind::MixedOnly) => say!(lang, "rule-value-fixed-mixed"),
        (SetValue::Fixed, SetKind::MixedOrEqual) => say!(lang, "rule-value-fixed"),
    }
}

fn forced(lang: Lang, card: &TurnCard) -> String {
    match card.forced_trade {
        0 => say!(lang, "rule-forced-never"),
        limit => say!(lang, "rule-forced", limit = limit),
    }
}

fn bonus(lang: Lang, card: &TurnCard) -> String {
    match card.own_space_bonus {
        0 => String::new(),
        armies => say!(lang, "rule-bonus", armies = armies),
    }
}

fn fortify(lang: Lang, card: &TurnCard) -> String {
    match card.fortify {
        FortifyKind::None => say!(lang, "rule-fortify-none"),
        FortifyKind::Linked => say!(lang, "rule-fortify-linked"),
        FortifyKind::Connected => say!(lang, "rule-fortify-connected"),
    }
}

fn victory(lang: Lang, card: &TurnCard) -> String {
    match card.victory_share {
        0 => String::new(),
        share => say!(lang, "rule-victory", share = u32::from(share)),
    }
}

fn rounds(lang: Lang, card: &TurnCard) -> String {
    match card.most_rounds {
        0 => String::new(),
        most => say!(lang, "rule-rounds", rounds = most),
    }
}

fn draw(lang: Lang, card: &TurnCard) -> String {
    match card.draw_after {
        0 => String::new(),
        rounds => say!(lang, "rule-draw", rounds = rounds),
    }
}

/// The message of this key, or the id itself where an option is newer than the words.
fn known(lang: Lang, key: &str, id: &str) -> String {
    if has(lang, key) { words(lang, key, &[]) } else { echo(id) }
}
