//! The rules for what a bot sends, beyond the shape of the JSON: each problem becomes part of a 50035.

pub(crate) mod components;
pub(crate) mod draft;
pub(crate) mod embeds;
pub(crate) mod modal;

use serde_json::Value;

use super::errors::Problems;

/// Length as Discord counts it: Unicode scalar values.
pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}

/// A text of `least..=most` characters; `None` where it is missing, null or no text.
/// With `least` 0 it may be missing.
pub(crate) fn text<'v>(
    problems: &mut Problems,
    path: &str,
    value: &'v Value,
    least: usize,
    most: usize,
) -> Option<&'v str> {
    match value {
        Value::Null if least == 0 => None,
        Value::Null => {
            problems.add(path, "BASE_TYPE_REQUIRED", "This field is required");
            None
        }
        Value::String(text) => {
            let length = length(text);
            if length < least || length > most {
                let bounds = format!("Must be between {least} and {most} in length.");
                problems.add(path, "BASE_TYPE_BAD_LENGTH", bounds);
            }
            Some(text)
        }
        _ => {
            problems.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.");
            None
        }
    }
}

/// The items of a list that may be missing; at most `most`.
pub(crate) fn list<'v>(problems: &mut Problems, path: &str, value: &'v Value, most: usize) -> &'v [Value] {
    match value {
        Value::Null => &[],
        Value::Array(items) => {
            if items.len() > most {
                let bounds = format!("Must be between 0 and {most} in length.");
                problems.add(path, "BASE_TYPE_BAD_LENGTH", bounds);
            }
            items
        }
        _ => {
            problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            &[]
        }
    }
}

/// Every key of an object must be known: Discord would silently ignore it, which hides a mistake.
/// The names of the unknown ones, with their path.
pub(crate) fn unknown<'v>(value: &'v Value, known: &'v [&str]) -> impl Iterator<Item = &'v str> {
    let keys = value.as_object().into_iter().flat_map(|fields| fields.keys());
    keys.map(String::as_str).filter(|key| !known.contains(key))
}

/// A field that must be `true`, `false` or missing.
pub(crate) fn flag(problems: &mut Problems, path: &str, value: &Value) -> bool {
    match value {
        Value::Bool(yes) => *yes,
        Value::Null => false,
        _ => {
            problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
            false
        }
    }
}
