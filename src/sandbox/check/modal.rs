//! Modals (interactions/receiving-and-responding, components/reference).

use std::collections::BTreeSet;

use serde_json::Value;

use super::{list, text};
use crate::sandbox::errors::Problems;
use crate::sandbox::limits;

/// Checks the data of a callback of type 9.
pub(crate) fn check(problems: &mut Problems, modal: &Value) {
    text(problems, "data.title", &modal["title"], 1, limits::MODAL_TITLE);
    text(problems, "data.custom_id", &modal["custom_id"], 1, limits::CUSTOM_ID);
    let rows = list(problems, "data.components", &modal["components"], limits::MODAL_COMPONENTS);
    if rows.is_empty() {
        problems.add("data.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
    }
    let mut ids = BTreeSet::new();
    for (at, row) in rows.iter().enumerate() {
        let path = format!("data.components.{at}");
        let labelled = row["type"] == 18;
        if labelled {
            text(problems, &format!("{path}.label"), &row["label"], 1, limits::INPUT_LABEL);
            text(problems, &format!("{path}.description"), &row["description"], 0, 100);
        }
        let Some(input) = input(row) else {
            problems.add(&path, "UNION_TYPE_CHOICES", "A row or label with one text input is needed.");
            continue;
        };
        if !labelled {
            text(problems, &format!("{path}.components.0.label"), &input["label"], 1, limits::INPUT_LABEL);
        }
        check_input(problems, &path, input);
        if let Some(id) = input["custom_id"].as_str()
            && !ids.insert(id)
        {
            problems.add(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
        }
    }
}

/// The text inputs of a modal.
pub(crate) fn inputs(modal: &Value) -> impl Iterator<Item = &Value> {
    modal["components"].as_array().into_iter().flatten().filter_map(input)
}

fn input(row: &Value) -> Option<&Value> {
    let inside = match row["type"].as_u64() {
        Some(1) if row["components"].as_array().is_some_and(|list| list.len() == 1) => &row["components"][0],
        Some(18) => &row["component"],
        _ => return None,
    };
    (inside["type"] == 4).then_some(inside)
}

fn check_input(problems: &mut Problems, path: &str, input: &Value) {
    text(problems, &format!("{path}.custom_id"), &input["custom_id"], 1, limits::CUSTOM_ID);
    text(problems, &format!("{path}.value"), &input["value"], 0, limits::INPUT_VALUE);
    text(problems, &format!("{path}.placeholder"), &input["placeholder"], 0, limits::INPUT_PLACEHOLDER);
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        problems.add(&format!("{path}.style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).");
    }
    let (least, most) = bounds(input);
    if least > most || most > limits::INPUT_VALUE || most == 0 {
        problems.add(&format!("{path}.max_length"), "NUMBER_TYPE_MAX", "0 <= min_length <= max_length <= 4000.");
    }
}

/// Least and most characters of a text input.
pub(crate) fn bounds(input: &Value) -> (usize, usize) {
    let number = |name: &str| input[name].as_u64().and_then(|n| usize::try_from(n).ok());
    let least = number("min_length").unwrap_or(usize::from(input["required"] != Value::Bool(false)));
    (least, number("max_length").unwrap_or(limits::INPUT_VALUE))
}
