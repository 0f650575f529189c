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
        // What fails only deep within the value is nearer than what fails at its kind.
        let depth = |problems: &&Vec<Problem>| {
            let shallowest = problems.iter().map(|(at, _)| at.matches('/').count()).min();
            (shallowest, std::cmp::Reverse(problems.len()))
        };
        tried.iter().max_by_key(depth).cloned().unwrap_or_default()
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
        "snowflake" => value.parse::<u64>().is_ok(),
        "nonce" => value.chars().count() <= 25,
        "uri" => value.split_once(':').is_some_and(|(scheme, rest)| {
            let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
            scheme.starts_with(|c: char| c.is_ascii_alphabetic())
                && scheme.chars().all(letters)
                && !rest.is_empty()
                && !rest.contains(char::is_whitespace)
        }),
        "date-time" => {
            let shape: String = value.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
            let end = shape.strip_prefix("0000-00-00T00:00:00").map(|end| {
                let fraction = end.strip_prefix('.').map(|end| end.trim_start_matches('0'));
                fraction.unwrap_or(end)
            });
            matches!(end, Some("Z" | "+00:00" | "-00:00"))
        }
        // Widths of numbers.
        "int32" | "int64" | "double" => true,
        format => panic!("the schema has a format `{format}`, which nobody here understands"),
    }
}

/// The two patterns of the description: whole numbers, and colours.
fn has_pattern(pattern: &str, value: &str) -> bool {
    match pattern {
        "^(0|[1-9][0-9]*)$" => {
            value == "0" || (!value.starts_with('0') && !value.is_empty() && value.chars().all(|c| c.is_ascii_digit()))
        }
        "^#(([0-9a-fA-F]{2}){3}|([0-9a-fA-F]){3})$" => {
            let digits = value.strip_prefix('#').filter(|digits| digits.chars().all(|c| c.is_ascii_hexdigit()));
            digits.is_some_and(|digits| matches!(digits.len(), 3 | 6))
        }
        pattern => panic!("the schema has a pattern `{pattern}`, which nobody here understands"),
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
