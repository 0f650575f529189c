//! What holds requests and answers against Discord's description sees what is wrong, and nothing where all is right.

#![expect(clippy::needless_pass_by_value, reason = "called with JSON as it is written")]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use adjutant::sandbox::{Request, Sandbox};
use serde_json::{Value, json};

use super::raw::Raw;
use super::settings;
use crate::conform::{self, Described};

fn request(method: &str, path: &str, body: Value) -> Request {
    let (status, answer) = if path.ends_with("/callback") { (204, Value::Null) } else { (429, limited()) };
    let (method, path, took) = (method.into(), path.into(), Duration::ZERO);
    Request { at_ms: 0, method, path, body, files: Vec::new(), status, code: 0, answer, took }
}
fn limited() -> Value {
    json!({ "message": "You are being rate limited.", "retry_after": 0.5, "global": false })
}
fn message(body: Value) -> Request {
    request("POST", "/channels/1/messages", body)
}
fn answer(kind: u8, data: Value) -> Request {
    request("POST", "/interactions/1/TOKEN/callback", json!({ "type": kind, "data": data }))
}
fn commands(change: impl FnOnce(&mut Value)) -> Request {
    let mut command = json!({ "name": "go", "description": "Go", "default_member_permissions": "32" });
    change(&mut command);
    request("PUT", "/applications/1/commands", json!([command]))
}
fn answered(status: u16, answer: Value) -> Request {
    Request { status, answer, ..request("GET", "/gateway", Value::Null) }
}
fn x(length: usize) -> String {
    "ß".repeat(length)
}
fn row(controls: Value) -> Value {
    json!({ "content": "a", "components": [{ "type": 1, "components": controls }] })
}
fn button(label: usize, id: usize) -> Value {
    json!({ "type": 2, "style": 1, "label": x(label), "custom_id": x(id) })
}
fn select(options: usize) -> Value {
    let options: Value = (0..options).map(|n| json!({ "label": "a", "value": n.to_string() })).collect();
    row(json!([{ "type": 3, "custom_id": "s", "options": options }]))
}
fn choices(count: usize, name: usize) -> Value {
    (0..count).map(|n| json!({ "name": x(name), "value": n.to_string() })).collect()
}
fn modal(title: usize, inputs: usize) -> Value {
    let input = |n| json!({ "type": 4, "custom_id": format!("{n}"), "style": 1, "label": "a" });
    let rows: Value = (0..inputs).map(|n| json!({ "type": 1, "components": [input(n)] })).collect();
    json!({ "title": x(title), "custom_id": "m", "components": rows })
}
fn file(id: Value, alt: usize) -> Request {
    let body = json!({ "attachments": [{ "id": id, "description": x(alt) }] });
    Request { files: vec![("files[0]".into(), "a.png".into(), 1)], ..message(body) }
}
fn options(count: usize, description: usize) -> Request {
    let one = |n| json!({ "type": 3, "name": format!("o{n}"), "description": x(description) });
    commands(|command| command["options"] = (0..count).map(one).collect())
}

#[test]
fn the_description_takes_what_is_exactly_at_a_limit_and_nothing_beyond_it() {
    let Some(described) = conform::description() else { return };
    let embeds = |count: usize, title: usize| -> Value { (0..count).map(|_| json!({ "title": x(title) })).collect() };
    let buttons = |count: usize| -> Value { (0..count).map(|_| button(1, 1)).collect() };
    let pairs = [
        (message(json!({ "content": x(2000) })), message(json!({ "content": x(4001) }))),
        (message(json!({ "embeds": embeds(10, 256) })), message(json!({ "embeds": embeds(11, 1) }))),
        (message(json!({ "embeds": embeds(1, 256) })), message(json!({ "embeds": embeds(1, 257) }))),
        (message(row(json!([button(80, 100)]))), message(row(json!([button(81, 100)])))),
        (message(row(json!([button(80, 100)]))), message(row(json!([button(80, 101)])))),
        (message(row(buttons(5))), message(row(buttons(6)))),
        (message(select(25)), message(select(26))),
        (message(json!({ "content": "a", "nonce": x(25) })), message(json!({ "content": "a", "nonce": x(26) }))),
        (answer(8, json!({ "choices": choices(25, 100) })), answer(8, json!({ "choices": choices(26, 1) }))),
        (answer(9, modal(45, 5)), answer(9, modal(46, 1))),
        (answer(4, json!({ "content": "a", "flags": 64 })), answer(99, json!({ "content": "a" }))),
        (file(json!(0), 1024), file(json!(0), 1025)),
        (file(json!("0"), 1), file(json!(1), 1)),
        (file(json!(0), 1), Request { files: Vec::new(), ..file(json!(0), 1) }),
        (options(25, 100), options(26, 1)),
        (options(1, 100), options(1, 101)),
        (commands(|c| c["name"] = json!(x(32))), commands(|c| c["name"] = json!(x(33)))),
        (commands(|_| {}), commands(|c| c["default_member_permissions"] = json!("x"))),
        (commands(|_| {}), request("PUT", "/applications/1/commands", Value::Null)),
        (request("GET", "/channels/1", Value::Null), request("GET", "/channels/1", json!({ "a": 1 }))),
        (
            request("DELETE", "/channels/1/messages/2", Value::Null),
            request("DELETE", "/channels/1/massages/2", Value::Null),
        ),
        (
            request("PUT", "/channels/1/messages/pins/2", Value::Null),
            request("PUT", "/channels/1/messages", Value::Null),
        ),
        (
            request("POST", "/users/@me/channels", json!({ "recipient_id": "12" })),
            request("POST", "/users/@me/channels", json!({ "recipient_id": "ana" })),
        ),
        (answered(200, json!({ "url": "wss://127.0.0.1" })), answered(200, json!({}))),
        (answered(429, limited()), answered(429, json!({ "message": "wait" }))),
        (answered(404, json!({ "code": 0, "message": "404: Not Found" })), answered(404, Value::Null)),
        (answered(502, Value::Null), answered(302, Value::Null)),
    ];
    for (number, (right, wrong)) in pairs.into_iter().enumerate() {
        assert_eq!(conform::problems(described, &right, true), [""; 0], "the right one of pair {number}");
        assert_ne!(conform::problems(described, &wrong, true), [""; 0], "the wrong one of pair {number}");
    }
}

/// The bodies of what was sent are looked at, also of what the stand-in refused; where no description is, nothing is.
#[tokio::test]
async fn a_test_that_sent_what_is_not_described_fails_at_its_end() {
    for (body, wrong) in [(json!({ "content": "a" }), false), (json!({ "content": "a", "nonce": x(26) }), true)] {
        let sandbox = Described::new(Sandbox::start(settings()).await.unwrap(), true);
        Raw::new(&sandbox).post(&Raw::messages(&sandbox), body).await;
        let ended = catch_unwind(AssertUnwindSafe(|| drop(sandbox)));
        assert_eq!(ended.is_err(), wrong && conform::description().is_some());
    }
}
