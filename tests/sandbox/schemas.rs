//! What holds values against schemas is held against mistakes of its own: each word of a schema lets pass what it should and no more, and a
//! word that it does not know is never passed over.

use serde_json::{Value, json};

use crate::conform::description::Description;
use crate::conform::schema::{Schemas, foreign};

/// A schema, values that fit and values that do not.
fn rules() -> Vec<(Value, Value, Value)> {
    vec![
        (json!(true), json!([1, null]), json!([])),
        (json!(false), json!([]), json!([1, null])),
        (json!({ "type": "null" }), json!([null]), json!([0, "", false])),
        (json!({ "type": "boolean" }), json!([true, false]), json!([null, 0, "true"])),
        (json!({ "type": "string" }), json!(["", "1"]), json!([1, null, []])),
        (json!({ "type": "array" }), json!([[], [1]]), json!([{}, "", null])),
        (json!({ "type": "object" }), json!([{}, { "a": 1 }]), json!([[], "", null])),
        (json!({ "type": "number" }), json!([1, -1, 0.5]), json!(["1", null])),
        (json!({ "type": "integer" }), json!([1, -1, 2.0]), json!([0.5, "1", null])),
        (json!({ "type": ["string", "null"] }), json!(["", null]), json!([0, false, []])),
        (json!({ "const": 3 }), json!([3]), json!([4, "3", null])),
        (json!({ "enum": [1, "a"] }), json!([1, "a"]), json!([2, "b", null])),
        (json!({ "minLength": 2 }), json!(["ab", "ßß", 1, []]), json!(["a", "ß", ""])),
        (json!({ "maxLength": 2 }), json!(["ab", "ßß", "🎲🎲", 123]), json!(["abc", "ßßß"])),
        (json!({ "minItems": 1 }), json!([[0], {}, ""]), json!([[]])),
        (json!({ "maxItems": 1 }), json!([[0], [], "abc"]), json!([[0, 0]])),
        (json!({ "minProperties": 1 }), json!([{ "a": 1 }, []]), json!([{}])),
        (json!({ "maxProperties": 1 }), json!([{ "a": 1 }, {}, [1, 2]]), json!([{ "a": 1, "b": 1 }])),
        (json!({ "minimum": -1 }), json!([-1, 0.5, "-2"]), json!([-2, -1.5])),
        (json!({ "maximum": 1 }), json!([1, 0.5, "2"]), json!([2, 1.5])),
        (json!({ "uniqueItems": true }), json!([[1, 2], [], "aa"]), json!([[1, 1], [{ "a": 1 }, { "a": 1 }]])),
        (json!({ "uniqueItems": false }), json!([[1, 1]]), json!([])),
        (json!({ "items": { "type": "null" } }), json!([[null], [], {}]), json!([[0], [null, 0]])),
        (json!({ "required": ["a"] }), json!([{ "a": null }, [], ""]), json!([{}, { "b": 1 }])),
        (json!({ "properties": { "a": { "const": 1 } } }), json!([{ "a": 1 }, { "b": 2 }, []]), json!([{ "a": 2 }])),
        (
            json!({ "properties": { "a": true }, "additionalProperties": false }),
            json!([{}, { "a": 1 }, []]),
            json!([{ "b": 1 }, { "a": 1, "b": 1 }]),
        ),
        (json!({ "additionalProperties": { "type": "null" } }), json!([{ "a": null }]), json!([{ "a": 1 }])),
        (json!({ "allOf": [{ "minimum": 1 }, { "maximum": 2 }] }), json!([1, 2]), json!([0, 3])),
        (json!({ "anyOf": [{ "const": 1 }, { "type": "null" }] }), json!([1, null]), json!([2, "", []])),
        (json!({ "oneOf": [{ "const": 1 }, { "type": "null" }] }), json!([1, null]), json!([2, "", []])),
        (json!({ "$ref": "#/a~1b/%c" }), json!(["in"]), json!(["out"])),
        (json!({ "$ref": "#/a~1b/%c", "minLength": 9 }), json!([]), json!(["in", "long enough"])),
        (json!({ "format": "snowflake" }), json!(["0", "1234567890123456789", 1]), json!(["", "+1", "-1", "a", "1 "])),
        (json!({ "format": "nonce" }), json!(["", "1234567890123456789012345"]), json!(["12345678901234567890123456"])),
        (
            json!({ "format": "uri" }),
            json!(["a:b", "https://a/b", "attachment://a.png"]),
            json!(["", "a", "1:b", "a:", "a: b"]),
        ),
        (
            json!({ "format": "date-time" }),
            json!(["2026-01-31T23:59:60Z", "2026-01-31T00:00:00.001000+00:00"]),
            json!([
                "",
                "2026-01-31",
                "2026-13-01T00:00:00Z",
                "2026-01-31T24:00:00Z",
                "2026-01-31T00:00:00",
                "2026-01-31T00:00:00.Z"
            ]),
        ),
        (json!({ "format": "int32" }), json!([1, -1]), json!([])),
        (json!({ "pattern": "^(0|[1-9][0-9]*)$" }), json!(["0", "10", 5]), json!(["", "01", "1a", "-1"])),
        (
            json!({ "pattern": "^#(([0-9a-fA-F]{2}){3}|([0-9a-fA-F]){3})$" }),
            json!(["#fff", "#00AAff"]),
            json!(["fff", "#ffff", "#ggg", "#"]),
        ),
        (json!({ "title": "a", "description": "b", "deprecated": true }), json!([1, null]), json!([])),
    ]
}

/// What stands in a schema beside what is understood; each could be a rule.
fn strange() -> [Value; 14] {
    [
        json!({ "not": {} }),
        json!({ "if": {} }),
        json!({ "patternProperties": {} }),
        json!({ "exclusiveMinimum": 1 }),
        json!({ "multipleOf": 2 }),
        json!({ "prefixItems": [] }),
        json!({ "dependentRequired": {} }),
        json!({ "Type": "string" }),
        json!({ "$dynamicRef": "#a" }),
        json!({ "format": "email" }),
        json!({ "pattern": "^a$" }),
        json!({ "type": "text" }),
        json!({ "type": ["null", "int"] }),
        json!("string"),
    ]
}

fn document(schema: &Value) -> Value {
    json!({ "paths": { "/a": { "post": { "requestBody": { "content": { "application/json": { "schema": schema } } } } } } })
}

#[test]
fn every_word_of_a_schema_is_kept_and_nothing_else() {
    let whole = json!({ "a/b": { "%c": { "enum": ["in", "long enough"], "maxLength": 9 } } });
    let schemas = Schemas(&whole);
    for (schema, right, wrong) in rules() {
        assert_eq!(foreign(&schema), [""; 0], "{schema}");
        for value in right.as_array().into_iter().flatten() {
            assert_eq!(schemas.check(&schema, value, "").len(), 0, "{schema} should take {value}");
        }
        for value in wrong.as_array().into_iter().flatten() {
            assert_ne!(schemas.check(&schema, value, "").len(), 0, "{schema} should not take {value}");
        }
    }
}

#[test]
fn a_problem_is_told_where_it_lies() {
    let schema = json!({ "items": { "anyOf": [
        { "type": "null" },
        { "properties": { "a": { "type": "string" } }, "required": ["a"] },
    ] } });
    let found = Schemas(&Value::Null).check(&schema, &json!([null, { "a": 1 }]), "body");
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].0, "body/1/a");
}

#[test]
fn a_word_that_nobody_understands_is_never_passed_over() {
    for schema in strange() {
        // However deep it lies, and whether or not a value ever gets there.
        for whole in [
            schema.clone(),
            json!({ "items": schema }),
            json!({ "properties": { "a": { "additionalProperties": schema } } }),
            json!({ "anyOf": [true, { "allOf": [schema] }] }),
        ] {
            assert_eq!(foreign(&whole).len(), 1, "{whole}");
            let read = std::panic::catch_unwind(|| Description::new(document(&whole)));
            assert!(read.is_err(), "{whole}");
        }
        let named = json!({ "components": { "schemas": { "A": schema } } });
        assert!(std::panic::catch_unwind(|| Description::new(named)).is_err(), "{schema}");
    }
    let taken = Description::new(document(&json!({ "type": "string" })));
    assert!(taken.operation("POST", "/a").is_some());
    // Whoever asks without reading the whole document is told too.
    let asked = std::panic::catch_unwind(|| Schemas(&Value::Null).check(&json!({ "multipleOf": 2 }), &json!(3), ""));
    assert!(asked.is_err());
}
