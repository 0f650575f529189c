//! The rules for commands that are registered (interactions/application-commands), each reported at its place.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::check::{flag, length, list, text, unknown};
use super::super::errors::Problems;
use super::super::limits;
use super::kind;

const COMMAND: [&str; 14] = [
    "id",
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "default_permission",
    "nsfw",
    "integration_types",
    "contexts",
    "handler",
];
const OPTION: [&str; 14] = [
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
];

/// Checks one command.
pub(super) fn check(problems: &mut Problems, path: &str, command: &Value) {
    for key in unknown(command, &COMMAND) {
        problems.add(&format!("{path}.{key}"), "STAND_IN_UNKNOWN_FIELD", "Discord would ignore this field.");
    }
    if !matches!(command["type"].as_u64(), None | Some(1)) {
        problems.add(&format!("{path}.type"), "STAND_IN_NOT_BUILT", "The stand-in has chat commands only.");
    }
    let mut total = named(problems, path, command);
    let permissions = &command["default_member_permissions"];
    if !permissions.is_null() && super::number(permissions).is_none() {
        let text = "Value is not a permission bit set.";
        problems.add(&format!("{path}.default_member_permissions"), "NUMBER_TYPE_COERCE", text);
    }
    for (name, most) in [("contexts", 2), ("integration_types", 1)] {
        let values = list(problems, &format!("{path}.{name}"), &command[name], 3);
        if values.iter().any(|value| value.as_u64().is_none_or(|value| value > most)) {
            let text = format!("Value must be between 0 and {most}.");
            problems.add(&format!("{path}.{name}"), "BASE_TYPE_CHOICES", text);
        }
    }
    total += options(problems, path, &command["options"], 0);
    if total > limits::COMMAND_TOTAL {
        let text = format!("{total} characters; a command has at most 8000.");
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", text);
    }
}

/// Name and description with their localisations; returns the characters that count.
fn named(problems: &mut Problems, path: &str, value: &Value) -> usize {
    let mut longest = [0, 0];
    for (which, (field, most)) in
        [("name", limits::COMMAND_NAME), ("description", limits::COMMAND_DESCRIPTION)].into_iter().enumerate()
    {
        let here = format!("{path}.{field}");
        if let Some(text) = text(problems, &here, &value[field], 1, most) {
            longest[which] = length(text);
            if field == "name" {
                name(problems, &here, text);
            } else if text.trim().is_empty() {
                problems.add(&here, "BASE_TYPE_REQUIRED", "This field is required");
            }
        }
        let localised = format!("{field}_localizations");
        for (locale, text) in localisations(problems, &format!("{path}.{localised}"), &value[&localised], most) {
            longest[which] = longest[which].max(length(text));
            if field == "name" {
                name(problems, &format!("{path}.{localised}.{locale}"), text);
            }
        }
    }
    longest[0] + longest[1]
}

fn localisations<'v>(problems: &mut Problems, path: &str, value: &'v Value, most: usize) -> Vec<(&'v str, &'v str)> {
    if !value.is_null() && !value.is_object() {
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
    }
    let mut texts = Vec::new();
    for (locale, value) in value.as_object().into_iter().flatten() {
        if !limits::LOCALES.contains(&locale.as_str()) {
            problems.add(&format!("{path}.{locale}"), "BASE_TYPE_CHOICES", "Discord has no such locale.");
        }
        if let Some(text) = text(problems, &format!("{path}.{locale}"), value, 1, most) {
            texts.push((locale.as_str(), text));
        }
    }
    texts
}

/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, in lower case where that exists.
fn name(problems: &mut Problems, path: &str, name: &str) {
    let scripts = |c: char| matches!(c, '\u{900}'..='\u{97f}' | '\u{a8e0}'..='\u{a8ff}' | '\u{e00}'..='\u{e7f}');
    let fits = |c: char| c.is_alphabetic() || c.is_numeric() || scripts(c) || matches!(c, '-' | '_' | '\'');
    if !name.chars().all(fits) {
        problems.add(path, "STRING_TYPE_REGEX", "String value did not match validation regex.");
    }
    if name.to_lowercase() != name {
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid: must be lower case.");
    }
}

/// The options of a command, a group (`depth` 1) or a sub-command (`depth` 2); returns the characters that count.
fn options(problems: &mut Problems, path: &str, value: &Value, depth: u8) -> usize {
    let path = format!("{path}.options");
    let options = list(problems, &path, value, limits::OPTIONS);
    let (mut total, mut optional, mut names) = (0, false, BTreeSet::new());
    let nests = |option: &Value| matches!(option["type"].as_u64(), Some(kind::SUB_COMMAND | kind::SUB_COMMAND_GROUP));
    if options.iter().any(nests) && !options.iter().all(nests) {
        let text = "Sub-commands and other options cannot be mixed.";
        problems.add(&path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text);
    }
    for (at, option) in options.iter().enumerate() {
        let path = format!("{path}.{at}");
        for key in unknown(option, &OPTION) {
            problems.add(&format!("{path}.{key}"), "STAND_IN_UNKNOWN_FIELD", "Discord would ignore this field.");
        }
        total += named(problems, &path, option);
        let locales = option["name_localizations"].as_object().into_iter().flatten();
        let localised = locales.filter_map(|(locale, name)| Some((locale.as_str(), name.as_str()?)));
        for key in localised.chain(option["name"].as_str().map(|name| ("", name))) {
            if !names.insert(key) {
                let text = "Option names are not unique";
                problems.add(&path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", text);
            }
        }
        let required = flag(problems, &format!("{path}.required"), &option["required"]);
        if required && optional {
            let text = "Required options must be placed before non-required options";
            problems.add(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text);
        }
        optional |= !required;
        total += match option["type"].as_u64() {
            Some(kind::SUB_COMMAND) if depth < 2 => self::options(problems, &path, &option["options"], 2),
            Some(kind::SUB_COMMAND_GROUP) if depth == 0 => self::options(problems, &path, &option["options"], 1),
            Some(kind @ kind::STRING..=11) if depth != 1 => leaf(problems, &path, option, kind),
            _ => {
                problems.add(&format!("{path}.type"), "BASE_TYPE_CHOICES", "No such option type here.");
                0
            }
        };
    }
    total
}

/// An option with a value; returns the characters of its choices.
fn leaf(problems: &mut Problems, path: &str, option: &Value, kind: u64) -> usize {
    let mut wrong = |field: &str, text: &str| {
        problems.add(&format!("{path}.{field}"), "APPLICATION_COMMAND_OPTIONS_INVALID", text);
    };
    let numeric = matches!(kind, kind::INTEGER | kind::NUMBER);
    let choices_fit = numeric || kind == kind::STRING;
    let has_choices = option["choices"].as_array().is_some_and(|choices| !choices.is_empty());
    if option["autocomplete"] == true && has_choices {
        wrong("autocomplete", "Autocomplete and choices exclude each other.");
    }
    if !choices_fit && (has_choices || option["autocomplete"] == true) {
        wrong("choices", "Only strings, integers and numbers have choices or autocomplete.");
    }
    if !numeric && (!option["min_value"].is_null() || !option["max_value"].is_null()) {
        wrong("min_value", "Only integers and numbers have bounds.");
    }
    if kind != kind::STRING && (!option["min_length"].is_null() || !option["max_length"].is_null()) {
        wrong("min_length", "Only strings have a length.");
    }
    let (least, most) = (option["min_length"].as_u64(), option["max_length"].as_u64());
    if least > Some(limits::OPTION_TEXT) || most.is_some_and(|most| most > limits::OPTION_TEXT || most == 0) {
        wrong("max_length", "min_length is 0 to 6000, max_length 1 to 6000.");
    }
    if most.is_some() && least > most {
        wrong("max_length", "min_length is above max_length.");
    }
    if let (Some(min), Some(max)) = (option["min_value"].as_f64(), option["max_value"].as_f64())
        && min > max
    {
        wrong("max_value", "min_value is above max_value.");
    }
    if !option["options"].as_array().is_none_or(Vec::is_empty) {
        wrong("options", "Only sub-commands and groups have options.");
    }
    let mut total = 0;
    let mut names = BTreeSet::new();
    let choices = list(problems, &format!("{path}.choices"), &option["choices"], limits::CHOICES);
    for (at, choice) in choices.iter().enumerate() {
        let path = format!("{path}.choices.{at}");
        if choices_fit {
            total += check_choice(problems, &path, choice, kind);
        }
        if choice["name"].as_str().is_some_and(|name| !names.insert(name)) {
            problems.add(&path, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Names must be unique.");
        }
    }
    total
}

/// A choice, fixed or of an autocomplete; returns the characters that count.
pub(super) fn check_choice(problems: &mut Problems, path: &str, choice: &Value, kind: u64) -> usize {
    let most = limits::CHOICE_TEXT;
    let mut longest = text(problems, &format!("{path}.name"), &choice["name"], 1, most).map_or(0, length);
    let here = format!("{path}.name_localizations");
    for (_, text) in localisations(problems, &here, &choice["name_localizations"], most) {
        longest = longest.max(length(text));
    }
    let value = &choice["value"];
    let here = format!("{path}.value");
    match kind {
        kind::STRING => longest + text(problems, &here, value, 1, most).map_or(0, length),
        kind::INTEGER if value.as_i64().is_some_and(|n| n.abs() <= limits::OPTION_INTEGER) => longest,
        kind::NUMBER if value.is_number() => longest,
        _ => {
            problems.add(&here, "NUMBER_TYPE_COERCE", "The value does not fit the type of the option.");
            longest
        }
    }
}
