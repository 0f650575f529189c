//! As much of JSON Schema (2020-12) as Discord's description uses. What it does not know it does not pass over: it panics.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// A document whose schemas refer to each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schemas<'d>(pub(crate) &'d Value);

/// A problem: where in the value, and what.
type Problem = (String, String);

/// Words of a schema that say nothing about values. Bytes of a file never lie in JSON.
const SILENT: [&str; 7] =
    ["title", "description", "deprecated", "x-discord-union", "contentEncoding", "default", "readOnly"];

/// Words of a schema that are understood, but for the silent ones.
const UNDERSTOOD: [&str; 21] = [
    "$ref",
    "allOf",
    "anyOf",
    "oneOf",
    "items",
    "properties",
    "additionalProperties",
    "required",
    "type",
    "const",
    "enum",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "minProperties",
    "maxProperties",
    "minimum",
    "maximum",
    "uniqueItems",
    "format",
];
const KINDS: [&str; 7] = ["null", "boolean", "string", "array", "object", "number", "integer"];
const FORMATS: [&str; 7] = ["snowflake", "nonce", "uri", "date-time", "int32", "int64", "double"];
/// The two patterns of the description: whole numbers, and colours.
const PATTERNS: [&str; 2] = ["^(0|[1-9][0-9]*)$", "^#(([0-9a-fA-F]{2}){3}|([0-9a-fA-F]){3})$"];

/// What a schema says that nobody here understands, wherever in it: a rule that is passed over would let every value through.
pub(crate) fn foreign(schema: &Value) -> Vec<String> {
    let Some(words) = schema.as_object() else {
        return if schema.is_boolean() { Vec::new() } else { vec![format!("no schema: {schema}")] };
    };
    let mut found = Vec::new();
    for (word, means) in words {
        let word = word.as_str();
        let known = match word {
            "items" | "additionalProperties" => {
                found.extend(foreign(means));
                true
            }
            "allOf" | "anyOf" | "oneOf" => {
                found.extend(means.as_array().into_iter().flatten().flat_map(foreign));
                means.is_array()
            }
            "properties" => {
                found.extend(means.as_object().into_iter().flatten().flat_map(|(_, schema)| foreign(schema)));
                means.is_object()
            }
            "type" => match means {
                Value::Array(kinds) => kinds.iter().all(|kind| one_of(&KINDS, kind)),
                kind => one_of(&KINDS, kind),
            },
            "format" => one_of(&FORMATS, means),
            "pattern" => one_of(&PATTERNS, means),
            word => UNDERSTOOD.contains(&word) || SILENT.contains(&word),
        };
        if !known {
            found.push(format!("{word}: {}", shortened(means)));
        }
    }
    found
}

fn one_of(known: &[&str], means: &Value) -> bool {
    means.as_str().is_some_and(|text| known.contains(&text))
}

impl<'d> Schemas<'d> {
    /// The problems of a value with a schema; `at` is where the value lies.
    pub(crate) fn check(self, schema: &'d Value, value: &Value, at: &str) -> Vec<Problem> {
        let mut found = Vec::new();
        let Some(words) = schema.as_object() else {
            assert!(schema.is_boolean(), "no schema: {schema}");
            let fits = schema == true;
            return if fits { found } else { vec![(at.into(), "is not allowed".into())] };
        };
        for (word, means) in words {
            match word.as_str() {
                "$ref" => found.extend(self.check(self.behind(means), value, at)),
                "allOf" => found.extend(list(means).iter().flat_map(|schema| self.check(schema, value, at))),
                "anyOf" | "oneOf" => found.extend(self.alternatives(list(means), value, at)),
                "items" => {
                    for (number, item) in value.as_array().into_iter().flatten().enumerate() {
                        found.extend(self.check(means, item, &format!("{at}/{number}")));
                    }
                }
                "properties" => {
                    for (name, schema) in means.as_object().into_iter().flatten() {
                        if let Some(inner) = value.get(name) {
                            found.extend(self.check(schema, inner, &format!("{at}/{name}")));
                        }
                    }
                }
                "additionalProperties" => {
                    let named = |name: &str| words.get("properties").is_some_and(|known| known.get(name).is_some());
                    for (name, inner) in value.as_object().into_iter().flatten().filter(|(name, _)| !named(name)) {
                        found.extend(self.check(means, inner, &format!("{at}/{name}")));
                    }
                }
                "required" => {
                    let missing = |name: &&Value| value.is_object() && value.get(text(name)).is_none();
                    found.extend(
                        list(means).iter().filter(missing).map(|name| (at.into(), format!("{name} is missing"))),
                    );
                }
                word => found.extend(alone(word, means, value).map(|what| (at.into(), what))),
            }
        }
        found
    }

    fn behind(self, reference: &Value) -> &'d Value {
        let place = text(reference).strip_prefix('#').expect("a reference within the document");
        self.0.pointer(place).unwrap_or_else(|| panic!("nothing at {place}"))
    }

    /// What the nearest alternative has against the value, if none fits. That more than one fits is no mistake of the value.
    fn alternatives(self, schemas: &'d [Value], value: &Value, at: &str) -> Vec<Problem> {
        let tried: Vec<Vec<Problem>> = schemas.iter().map(|schema| self.check(schema, value, at)).collect();
        if tried.iter().any(Vec::is_empty) {
            return Vec::new();
        }
        // What fails only deep within the value is nearer than what fails at its kind, or at the `type` that Discord tells kinds apart by.
        let near = |problems: &&Vec<Problem>| {
            let other = problems.iter().any(|(place, _)| place == at || *place == format!("{at}/type"));
            let shallowest = problems.iter().map(|(place, _)| place.matches('/').count()).min();
            (!other, shallowest, std::cmp::Reverse(problems.len()))
        };
        tried.iter().max_by_key(near).cloned().unwrap_or_default()
    }
}

/// The problem of a value with a word of a schema that needs no other schema.
fn alone(word: &str, means: &Value, value: &Value) -> Option<String> {
    let length = value.as_str().map(|text| text.chars().count());
    let items = value.as_array().map(Vec::len);
    let fields = value.as_object().map(Map::len);
    let bound = || means.as_f64().unwrap_or_else(|| panic!("{word}: {means}"));
    let count = || usize::try_from(means.as_u64().unwrap_or_else(|| panic!("{word}: {means}"))).unwrap_or(usize::MAX);
    let fits = match word {
        "type" => match means {
            Value::Array(kinds) => kinds.iter().any(|kind| is(text(kind), value)),
            kind => is(text(kind), value),
        },
        "const" => value == means,
        "enum" => list(means).contains(value),
        "minLength" => length.is_none_or(|length| length >= count()),
        "maxLength" => length.is_none_or(|length| length <= count()),
        "minItems" => items.is_none_or(|items| items >= count()),
        "maxItems" => items.is_none_or(|items| items <= count()),
        "minProperties" => fields.is_none_or(|fields| fields >= count()),
        "maxProperties" => fields.is_none_or(|fields| fields <= count()),
        "minimum" => value.as_f64().is_none_or(|number| number >= bound()),
        "maximum" => value.as_f64().is_none_or(|number| number <= bound()),
        "uniqueItems" => {
            let different: BTreeSet<String> = value.as_array().into_iter().flatten().map(Value::to_string).collect();
            means != true || items.is_none_or(|items| different.len() == items)
        }
        "format" => value.as_str().is_none_or(|value| has_format(text(means), value)),
        "pattern" => value.as_str().is_none_or(|value| has_pattern(text(means), value)),
        word => {
            assert!(SILENT.contains(&word), "the schema says `{word}`, which nobody here understands");
            true
        }
    };
    (!fits).then(|| format!("{}: not {word} {means}", shortened(value)))
}

fn is(kind: &str, value: &Value) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64() || value.as_f64().is_some_and(|number| number.fract() == 0.0),
        kind => panic!("no type of JSON: {kind}"),
    }
}

fn has_format(format: &str, value: &str) -> bool {
    match format {
        "snowflake" => value.chars().all(|c| c.is_ascii_digit()) && value.parse::<u64>().is_ok(),
        "nonce" => value.chars().count() <= 25,
        "uri" => value.split_once(':').is_some_and(|(scheme, rest)| {
            let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
            scheme.starts_with(|c: char| c.is_ascii_alphabetic())
                && scheme.chars().all(letters)
                && !rest.is_empty()
                && !rest.contains(char::is_whitespace)
        }),
        "date-time" => is_time(value),
        // Widths of numbers.
        "int32" | "int64" | "double" => true,
        format => panic!("the schema has a format `{format}`, which nobody here understands"),
    }
}

/// A time of RFC 3339.
fn is_time(value: &str) -> bool {
    let within = |from: usize, most: u32| {
        let digits = value.get(from..from + 2).filter(|digits| digits.chars().all(|c| c.is_ascii_digit()));
        digits.and_then(|digits| digits.parse().ok()).is_some_and(|number: u32| number <= most)
    };
    let shape: String = value.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
    let Some(end) = shape.strip_prefix("0000-00-00T00:00:00") else { return false };
    let end = end.strip_prefix(".0").map_or(end, |end| end.trim_start_matches('0'));
    let bounds = within(5, 12) && within(8, 31) && within(11, 23) && within(14, 59) && within(17, 60);
    bounds && matches!(end, "Z" | "+00:00" | "-00:00")
}

fn has_pattern(pattern: &str, value: &str) -> bool {
    let place = PATTERNS.iter().position(|known| *known == pattern);
    match place {
        Some(0) => {
            value == "0" || (!value.starts_with('0') && !value.is_empty() && value.chars().all(|c| c.is_ascii_digit()))
        }
        Some(1) => {
            let digits = value.strip_prefix('#').filter(|digits| digits.chars().all(|c| c.is_ascii_hexdigit()));
            digits.is_some_and(|digits| matches!(digits.len(), 3 | 6))
        }
        _ => panic!("the schema has a pattern `{pattern}`, which nobody here understands"),
    }
}

fn list(means: &Value) -> &[Value] {
    means.as_array().map(Vec::as_slice).expect("a list of schemas")
}

fn text(means: &Value) -> &str {
    means.as_str().expect("a text in the schema")
}

fn shortened(value: &Value) -> String {
    let whole = value.to_string();
    let start: String = whole.chars().take(80).collect();
    if start == whole { start } else { format!("{start}...") }
}
