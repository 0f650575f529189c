//! Rows of buttons and selects in a message (components/reference).

use std::collections::BTreeSet;

use serde_json::Value;

use super::{flag, list, text, unknown};
use crate::sandbox::errors::Problems;
use crate::sandbox::{limits, payload};

const BUTTON: [&str; 9] = ["type", "id", "style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"];
const SELECT: [&str; 11] = [
    "type",
    "id",
    "custom_id",
    "options",
    "channel_types",
    "placeholder",
    "default_values",
    "min_values",
    "max_values",
    "disabled",
    "required",
];

/// Checks the components of a message.
pub(crate) fn check(problems: &mut Problems, value: &Value) {
    let mut ids = BTreeSet::new();
    for (at, row) in list(problems, "components", value, limits::ROWS).iter().enumerate() {
        let path = format!("components.{at}");
        if row["type"] != 1 {
            let text = "Value must be one of {1}: other layout needs Components V2, which the stand-in has not.";
            problems.add(&format!("{path}.type"), "UNION_TYPE_CHOICES", text);
            continue;
        }
        let path = format!("{path}.components");
        let controls = list(problems, &path, &row["components"], limits::BUTTONS);
        if controls.is_empty() {
            problems.add(&path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
        }
        let selects = controls.iter().filter(|control| control["type"] != 2).count();
        if selects > 0 && controls.len() > 1 {
            problems.add(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row alone.");
        }
        for (at, control) in controls.iter().enumerate() {
            let path = format!("{path}.{at}");
            let id = match control["type"].as_u64() {
                Some(2) => button(problems, &path, control),
                Some(3 | 5..=8) => select(problems, &path, control),
                _ => {
                    let text = "Value must be one of {2, 3, 5, 6, 7, 8}.";
                    problems.add(&format!("{path}.type"), "UNION_TYPE_CHOICES", text);
                    None
                }
            };
            if let Some(id) = id
                && !ids.insert(id)
            {
                let text = "Component custom id cannot be duplicated";
                problems.add(&format!("{path}.custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", text);
            }
        }
    }
}

/// The components as Discord keeps them: each with an `id` of its own, counted on where none was sent, and with the bounds of selects.
pub(crate) fn completed(mut rows: Vec<Value>) -> Vec<Value> {
    let given = |component: &Value| component["id"].as_u64().filter(|id| *id > 0);
    let controls = rows.iter().filter_map(|row| row["components"].as_array()).flatten();
    let taken: BTreeSet<u64> = rows.iter().chain(controls).filter_map(given).collect();
    let mut free = (1..).filter(|id| !taken.contains(id));
    let mut complete = |component: &mut Value| {
        if given(component).is_none() {
            component["id"] = free.next().into();
        }
        if component["type"].as_u64().is_some_and(|kind| kind > 2) {
            let (least, most) = bounds(component);
            (component["min_values"], component["max_values"]) = (least.into(), most.into());
        }
    };
    for row in &mut rows {
        payload::drop_nulls(row);
        complete(row);
        row["components"].as_array_mut().into_iter().flatten().for_each(&mut complete);
    }
    rows
}

fn unknown_fields(problems: &mut Problems, path: &str, value: &Value, known: &[&str]) {
    for key in unknown(value, known) {
        problems.add(&format!("{path}.{key}"), "STAND_IN_UNKNOWN_FIELD", "Discord would ignore this field.");
    }
}

fn button<'v>(problems: &mut Problems, path: &str, button: &'v Value) -> Option<&'v str> {
    unknown_fields(problems, path, button, &BUTTON);
    let label = text(problems, &format!("{path}.label"), &button["label"], 0, limits::BUTTON_LABEL);
    flag(problems, &format!("{path}.disabled"), &button["disabled"]);
    if label.is_none_or(|label| label.trim().is_empty()) && button["emoji"].is_null() {
        problems.add(&format!("{path}.label"), "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji.");
    }
    match button["style"].as_u64() {
        Some(1..=4) => {
            if !button["url"].is_null() {
                problems.add(&format!("{path}.url"), "BUTTON_COMPONENT_CUSTOM_ID_URL", "Only link buttons have a URL.");
            }
            text(problems, &format!("{path}.custom_id"), &button["custom_id"], 1, limits::CUSTOM_ID)
        }
        Some(5) => {
            if !button["custom_id"].is_null() {
                let text = "A custom id and url cannot both be specified";
                problems.add(&format!("{path}.custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL", text);
            }
            let url = text(problems, &format!("{path}.url"), &button["url"], 1, 512).unwrap_or_default();
            if !["http://", "https://", "discord://"].iter().any(|scheme| url.starts_with(scheme)) {
                problems.add(&format!("{path}.url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be http or https.");
            }
            None
        }
        _ => {
            problems.add(&format!("{path}.style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5}.");
            None
        }
    }
}

fn select<'v>(problems: &mut Problems, path: &str, select: &'v Value) -> Option<&'v str> {
    unknown_fields(problems, path, select, &SELECT);
    text(problems, &format!("{path}.placeholder"), &select["placeholder"], 0, limits::SELECT_PLACEHOLDER);
    let options = list(problems, &format!("{path}.options"), &select["options"], limits::SELECT_OPTIONS);
    let strings = select["type"] == 3;
    if strings == options.is_empty() {
        let text = if strings { "Must be between 1 and 25 in length." } else { "Only a string select has options." };
        problems.add(&format!("{path}.options"), "BASE_TYPE_BAD_LENGTH", text);
    }
    let mut values = BTreeSet::new();
    for (at, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{at}");
        text(problems, &format!("{path}.label"), &option["label"], 1, limits::SELECT_TEXT);
        text(problems, &format!("{path}.description"), &option["description"], 0, limits::SELECT_TEXT);
        let value = text(problems, &format!("{path}.value"), &option["value"], 1, limits::SELECT_TEXT);
        if value.is_some_and(|value| !values.insert(value)) {
            let text = "The specified option value is already used";
            problems.add(&format!("{path}.value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text);
        }
    }
    let (least, most) = bounds(select);
    let room = if strings { options.len() as u64 } else { 25 };
    if least > most || most > room || most == 0 {
        let text = "min_values <= max_values <= number of options, max_values >= 1.";
        problems.add(&format!("{path}.max_values"), "NUMBER_TYPE_MAX", text);
    }
    text(problems, &format!("{path}.custom_id"), &select["custom_id"], 1, limits::CUSTOM_ID)
}

/// Least and most values that may be chosen in a select; both 1 by default.
pub(crate) fn bounds(select: &Value) -> (u64, u64) {
    (select["min_values"].as_u64().unwrap_or(1), select["max_values"].as_u64().unwrap_or(1))
}
