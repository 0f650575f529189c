//! Rulesets, their presets and options, as data that a lobby can list and change without knowing any ruleset.

use super::conquest::rules::TurnCard;

/// The games that can be opened. Ids as in commands and files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulesetId {
    Classic,
}

/// The settings of a match before it starts: a ruleset, a preset, and what was changed from it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Options {
    pub ruleset: RulesetId,
    /// The id of the preset that was last chosen.
    pub preset: String,
    /// Changed options: id and value, in the order of [`Options::settings`].
    pub changed: Vec<(String, String)>,
}

/// One option as a lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The id, such as `defence-dice`.
    pub id: &'static str,
    /// The values that can be chosen, as ids; the words for them are in `text/`.
    pub choices: Vec<String>,
    /// The value now.
    pub value: String,
    /// The value in the preset.
    pub preset_value: String,
}

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionRefusal {
    UnknownRuleset { asked: String, known: Vec<&'static str> },
    UnknownPreset { asked: String, known: Vec<&'static str> },
    UnknownOption { asked: String, known: Vec<&'static str> },
    UnknownValue { option: &'static str, asked: String, choices: Vec<String> },
}
// The rules room adds: RulesetId::ALL, id(), from_id(); Options::new(ruleset), with_preset, set, settings, presets,
// card(seats) -> TurnCard, seats() -> RangeInclusive<usize>, edition id.
type _Card = TurnCard;
