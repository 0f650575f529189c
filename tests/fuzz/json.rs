//! Mutations of JSON that leave it JSON.

use serde_json::{Number, Value, json};

use super::bytes::Random;

/// A file of the corpus with a few values changed.
pub(crate) fn value(random: &mut Random, corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut input: Value = serde_json::from_slice(random.one_of::<Vec<u8>>(corpus)).expect("a corpus of JSON");
    for _ in 0..=random.below(3) {
        let places = count(&input);
        let (from, at) = (random.below(places), random.below(places));
        let other = nth(&mut input, &mut { from }).map(|value| value.clone()).unwrap_or_default();
        let place = nth(&mut input, &mut { at }).expect("counted");
        change(random, place, other);
    }
    input.to_string().into_bytes()
}

fn change(random: &mut Random, place: &mut Value, other: Value) {
    match (random.below(8), &mut *place) {
        (0, _) => *place = other,
        (1..=3, Value::Array(items)) if !items.is_empty() => {
            let at = random.below(items.len());
            if random.below(2) == 0 {
                items.remove(at);
            } else {
                let again = items[at].clone();
                items.insert(random.below(items.len() + 1), again);
            }
        }
        (1..=3, Value::Object(fields)) if !fields.is_empty() => {
            let key = fields.keys().nth(random.below(fields.len())).cloned().expect("counted");
            let gone = fields.remove(&key);
            if random.below(3) == 0 {
                fields.insert(format!("{key}{}", random.edge()), gone.unwrap_or_default());
            }
        }
        (1..=3, Value::String(text)) => {
            let at = text.char_indices().nth(random.below(text.chars().count() + 1)).map_or(text.len(), |(at, _)| at);
            if random.below(2) == 0 {
                text.truncate(at);
            } else {
                text.insert_str(at, random.edge());
            }
        }
        (_, Value::Number(number)) => *place = edge(random, number),
        (_, Value::Bool(yes)) => *yes = !*yes,
        _ => {
            let values = [json!(null), json!(true), json!(-1), json!(0), json!(""), json!([]), json!({}), json!(1.5)];
            *place = random.one_of(&values).clone();
        }
    }
}

/// A number near this one, or at an edge.
fn edge(random: &mut Random, number: &Number) -> Value {
    let near = number.as_i64().unwrap_or_default();
    let numbers = [
        json!(near.wrapping_add(1)),
        json!(near.wrapping_sub(1)),
        json!(near.wrapping_neg()),
        json!(0),
        json!(255),
        json!(256),
        json!(u32::MAX),
        json!(u64::from(u32::MAX) + 1),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(0.5),
    ];
    random.one_of(&numbers).clone()
}

/// How many values there are, this one included.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum::<usize>(),
        _ => 0,
    }
}

fn nth<'a>(value: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| nth(item, left)),
        Value::Object(fields) => fields.values_mut().find_map(|field| nth(field, left)),
        _ => None,
    }
}
