//! Rulesets, presets and options in words.

use super::bundle::{Voice, has, say, words};
use super::lang::Lang;
use super::names::{Names, echo, listed};
use super::trilogy;
use crate::game::cards::Symbol;
use crate::game::conquest::rules::{
    FirstTurn, FortifyKind, LeastMoveIn, SetKind, SetUpPace, SetValue, Spoils, Territories, TradedCards, TurnCard,
};
use crate::game::options::{OptionRefusal, Options, RulesetId, Setting};

/// The name of a ruleset.
pub fn ruleset(lang: Lang, ruleset: RulesetId) -> String {
    match ruleset {
        RulesetId::Classic => say!(lang, "ruleset-classic"),
        RulesetId::CloneWars => say!(lang, "ruleset-clone-wars"),
        RulesetId::Galaxy => say!(lang, "ruleset-galaxy"),
        RulesetId::OriginalTrilogy => say!(lang, "ruleset-original-trilogy"),
        RulesetId::CloneWarsStandard => say!(lang, "ruleset-clone-wars-standard"),
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
        OptionRefusal::UnknownRuleset { asked, known } | OptionRefusal::UnknownPreset { asked, known }
            if echo(asked).is_empty() =>
        {
            say!(lang, "refused-no-choice", known = known.join(", "))
        }
        OptionRefusal::UnknownOption { asked, known } if echo(asked).is_empty() => {
            say!(lang, "refused-no-choice", known = labels(lang, known))
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
            say!(lang, "refused-option", asked = echo(asked), known = labels(lang, known))
        }
        OptionRefusal::UnknownValue { option: id, asked, choices } => {
            say!(lang, "refused-value", option = option(lang, id), asked = echo(asked), choices = choices.join(", "))
        }
    }
}

/// Options by their names.
fn labels(lang: Lang, ids: &[&str]) -> String {
    listed(ids.iter().map(|id| option(lang, id)))
}

/// The numbers of a match, one sentence each, in the order of a turn.
pub(super) fn numbers(names: Names<'_>, card: &TurnCard) -> Vec<String> {
    let all = sentences(names, card).into_iter();
    let voice = Voice::from(names);
    let told = all.filter(|(topic, _)| !voice.wording.has_ships() || trilogy::is_told(topic, card));
    told.map(|(_, sentence)| sentence).filter(|sentence| !sentence.is_empty()).collect()
}

/// Where the card departs from another one (the book to the letter): the names of the options.
pub(super) fn departures(names: Names<'_>, card: &TurnCard, book: &TurnCard) -> Vec<String> {
    let pairs = sentences(names, card).into_iter().zip(sentences(names, book));
    let differing =
        pairs.filter(|((_, here), (_, there))| here != there).flat_map(|((id, _), _)| options_of(id, card, book));
    differing.map(|id| option(names.lang, id)).collect()
}

/// The options in which the sentence of a topic differs between two cards.
fn options_of(topic: &'static str, card: &TurnCard, book: &TurnCard) -> Vec<&'static str> {
    let differing = |options: &[(&'static str, bool)]| {
        options.iter().filter(|(_, differs)| *differs).map(|&(id, _)| id).collect::<Vec<_>>()
    };
    match topic {
        "territories" => {
            differing(&[("territories", card.territories != book.territories), ("set-up", card.set_up != book.set_up)])
        }
        "defence-dice" => differing(&[
            ("attack-dice", card.attack_dice != book.attack_dice),
            ("defence-dice", card.defence_dice != book.defence_dice),
        ]),
        topic => vec![topic],
    }
}

/// A sentence for each topic, under the id of its option; empty where there is nothing to say.
fn sentences(names: Names<'_>, card: &TurnCard) -> Vec<(&'static str, String)> {
    let voice = Voice::from(names);
    let of_all = [
        ("territories", territories(voice, card)),
        ("start-armies", start(voice, card)),
        ("first-turn", first_turn(voice, card)),
        ("defence-dice", say!(voice, "rule-dice", attack = card.attack_dice, defence = card.defence_dice)),
        ("move-in", move_in(voice, card)),
        ("set-kind", set_kind(voice, card)),
        ("set-value", set_value(names, card)),
        ("traded-sets", traded(voice, card)),
        ("forced-trade", forced(voice, card)),
        ("own-space-bonus", bonus(voice, card)),
        ("fortify", fortify(voice, card)),
        ("draw-after", draw(voice, card)),
        ("victory", victory(voice, card)),
        ("rounds", rounds(voice, card)),
    ];
    let of_ships = voice.wording.has_ships().then(|| trilogy::sentences(names, card));
    of_all.into_iter().chain(of_ships.into_iter().flatten()).collect()
}

fn territories(voice: Voice, card: &TurnCard) -> String {
    match (card.territories, card.set_up) {
        (Territories::Deal, SetUpPace::Quick) => say!(voice, "rule-deal-quick"),
        (Territories::Deal, SetUpPace::Book) => say!(voice, "rule-deal-book"),
        (Territories::Draft, SetUpPace::Quick) => say!(voice, "rule-draft-quick"),
        (Territories::Draft, SetUpPace::Book) => say!(voice, "rule-draft-book"),
    }
}

fn start(voice: Voice, card: &TurnCard) -> String {
    match card.start_armies {
        // By the table of the ruleset.
        0 if voice.wording.has_ships() => String::new(),
        0 => say!(voice, "rule-start-one"),
        armies => say!(voice, "rule-start", armies = armies),
    }
}

fn first_turn(voice: Voice, card: &TurnCard) -> String {
    match card.first_turn {
        FirstTurn::FirstDealt => say!(voice, "rule-first-dealt"),
        FirstTurn::AfterLastDealt => say!(voice, "rule-first-after-last"),
        FirstTurn::FirstSeat => say!(voice, "rule-first-seat"),
        FirstTurn::Rolled => say!(voice, "rule-first-rolled"),
    }
}

fn move_in(voice: Voice, card: &TurnCard) -> String {
    match card.move_in {
        LeastMoveIn::One => say!(voice, "rule-move-in-one"),
        LeastMoveIn::Survivors => say!(voice, "rule-move-in-survivors"),
    }
}

fn set_kind(voice: Voice, card: &TurnCard) -> String {
    match (card.set_value, card.set_kind) {
        (SetValue::ByClass, SetKind::MixedOnly) => say!(voice, "rule-sets-class-mixed"),
        (SetValue::ByClass, SetKind::MixedOrEqual) => say!(voice, "rule-sets-class"),
        (SetValue::Rising | SetValue::RisingOwn | SetValue::Fixed, SetKind::MixedOnly) => {
            say!(voice, "rule-sets-mixed")
        }
        (SetValue::Rising | SetValue::RisingOwn | SetValue::Fixed, SetKind::MixedOrEqual) => {
            say!(voice, "rule-sets-equal")
        }
    }
}

fn set_value(names: Names<'_>, card: &TurnCard) -> String {
    let voice = Voice::from(names);
    match (card.set_value, card.set_kind) {
        (SetValue::Rising, SetKind::MixedOnly | SetKind::MixedOrEqual) => say!(voice, "rule-value-rising"),
        (SetValue::RisingOwn, SetKind::MixedOnly | SetKind::MixedOrEqual) => say!(voice, "rule-value-rising-own"),
        (SetValue::Fixed, SetKind::MixedOnly) => say!(voice, "rule-value-fixed-mixed"),
        (SetValue::Fixed, SetKind::MixedOrEqual) => say!(voice, "rule-value-fixed"),
        (SetValue::ByClass, SetKind::MixedOnly) => say!(voice, "rule-value-class-mixed"),
        (SetValue::ByClass, SetKind::MixedOrEqual) => {
            let [first, second, third] =
                [Symbol::First, Symbol::Second, Symbol::Third].map(|symbol| names.symbol(symbol));
            say!(voice, "rule-value-class", first = first, second = second, third = third)
        }
    }
}

fn forced(voice: Voice, card: &TurnCard) -> String {
    match card.forced_trade {
        0 => say!(voice, "rule-forced-never"),
        limit => match card.spoils {
            Spoils::Free | Spoils::Discarded => say!(voice, "rule-forced", limit = limit),
            Spoils::Forced => say!(voice, "rule-forced-spoils", limit = limit),
        },
    }
}

fn traded(voice: Voice, card: &TurnCard) -> String {
    match card.traded {
        TradedCards::Reshuffled => String::new(),
        TradedCards::Gone => say!(voice, "rule-traded-gone"),
    }
}

fn bonus(voice: Voice, card: &TurnCard) -> String {
    match card.own_space_bonus {
        0 => String::new(),
        armies => say!(voice, "rule-bonus", armies = armies),
    }
}

fn fortify(voice: Voice, card: &TurnCard) -> String {
    match card.fortify {
        FortifyKind::None => say!(voice, "rule-fortify-none"),
        FortifyKind::Linked => say!(voice, "rule-fortify-linked"),
        FortifyKind::Connected => say!(voice, "rule-fortify-connected"),
    }
}

fn victory(voice: Voice, card: &TurnCard) -> String {
    match card.victory_share {
        0 => String::new(),
        share => say!(voice, "rule-victory", share = u32::from(share)),
    }
}

fn rounds(voice: Voice, card: &TurnCard) -> String {
    match card.most_rounds {
        0 => String::new(),
        most => say!(voice, "rule-rounds", rounds = most),
    }
}

fn draw(voice: Voice, card: &TurnCard) -> String {
    match card.draw_after {
        0 => String::new(),
        rounds => say!(voice, "rule-draw", rounds = rounds),
    }
}

/// The message of this key, or the id itself where an option is newer than the words.
fn known(lang: Lang, key: &str, id: &str) -> String {
    if has(lang, key) { words(lang, key, &[]) } else { echo(id) }
}
