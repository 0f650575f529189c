//! Each limit of a message, at the edge and over it.

use std::sync::atomic::Ordering;

use adjutant::sandbox::{Permissions, limits};
use reqwest::Method;
use serde_json::{Value, json};

use super::raw::Raw;
use super::{bot::PIXEL, moved, start, start_with};

fn x(length: usize) -> String {
    "ß".repeat(length)
}
#[expect(clippy::needless_pass_by_value, reason = "called with JSON as it is written")]
fn row(controls: Value) -> Value {
    json!({ "type": 1, "components": controls })
}
fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "a", "custom_id": id })
}
fn buttons(count: usize) -> Value {
    (0..count).map(|n| button(&n.to_string())).collect()
}
fn select(change: impl FnOnce(&mut Value)) -> Value {
    let mut select = json!({ "type": 3, "custom_id": "s", "options": [{ "label": "a", "value": "a" }] });
    change(&mut select);
    json!({ "content": "a", "components": [row(json!([select]))] })
}
fn options(count: usize) -> Value {
    (0..count).map(|n| json!({ "label": "a", "value": n.to_string() })).collect()
}
fn embed(field: &str, length: usize) -> Value {
    let (outer, inner) = field.split_once('.').unwrap_or((field, ""));
    let value = if inner.is_empty() { json!(x(length)) } else { json!({ inner: x(length) }) };
    json!({ "embeds": [{ outer: value }] })
}
fn field(name: usize, value: usize, count: usize) -> Value {
    let fields: Value = (0..count).map(|_| json!({ "name": x(name), "value": x(value) })).collect();
    json!({ "embeds": [{ "fields": fields }] })
}
fn with_button(change: impl FnOnce(&mut Value)) -> Value {
    let mut one = button("a");
    change(&mut one);
    json!({ "content": "a", "components": [row(json!([one]))] })
}

/// What is accepted at the edge, what is refused over it, and where the error stands.
fn edges() -> Vec<(Value, Value, &'static str)> {
    let embeds = |count: usize| json!({ "embeds": (0..count).map(|_| json!({ "title": "a" })).collect::<Value>() });
    let total = |last: usize| json!({ "embeds": [{ "description": x(4000) }, { "description": x(last) }] });
    let rows = |n: usize| json!({ "content": "a", "components": (0..n).map(|r| row(json!([button(&r.to_string())]))).collect::<Value>() });
    vec![
        (json!({ "content": x(2000) }), json!({ "content": x(2001) }), "content"),
        (embeds(10), embeds(11), "embeds"),
        (embed("title", 256), embed("title", 257), "embeds/0/title"),
        (embed("description", 4096), embed("description", 4097), "embeds/0/description"),
        (embed("footer.text", 2048), embed("footer.text", 2049), "embeds/0/footer/text"),
        (embed("author.name", 256), embed("author.name", 257), "embeds/0/author/name"),
        (field(1, 1, 25), field(1, 1, 26), "embeds/0/fields"),
        (field(256, 1, 1), field(257, 1, 1), "embeds/0/fields/0/name"),
        (field(1, 1024, 1), field(1, 1025, 1), "embeds/0/fields/0/value"),
        (total(2000), total(2001), "embeds"),
        (rows(5), rows(6), "components"),
        (
            json!({ "content": "a", "components": [row(buttons(5))] }),
            json!({ "content": "a", "components": [row(buttons(6))] }),
            "components/0/components",
        ),
        (
            with_button(|b| b["label"] = json!(x(80))),
            with_button(|b| b["label"] = json!(x(81))),
            "components/0/components/0/label",
        ),
        (
            with_button(|b| b["custom_id"] = json!(x(100))),
            with_button(|b| b["custom_id"] = json!(x(101))),
            "components/0/components/0/custom_id",
        ),
        (with_button(|_| {}), with_button(|b| b["custom_id"] = json!("")), "components/0/components/0/custom_id"),
        (with_button(|_| {}), with_button(|b| b["label"] = json!(null)), "components/0/components/0/label"),
        (with_button(|_| {}), with_button(|b| b["style"] = json!(9)), "components/0/components/0/style"),
        (
            json!({ "content": "a", "components": [row(json!([button("1"), button("2")]))] }),
            json!({ "content": "a", "components": [row(json!([button("1")])), row(json!([button("1")]))] }),
            "components/1/components/0/custom_id",
        ),
        (
            select(|_| {}),
            json!({ "content": "a", "components": [row(json!([select(|_| {})["components"][0]["components"][0], button("b")]))] }),
            "components/0/components",
        ),
        (
            select(|s| s["options"] = options(25)),
            select(|s| s["options"] = options(26)),
            "components/0/components/0/options",
        ),
        (
            select(|s| s["placeholder"] = json!(x(150))),
            select(|s| s["placeholder"] = json!(x(151))),
            "components/0/components/0/placeholder",
        ),
        (
            select(|s| s["options"][0]["label"] = json!(x(100))),
            select(|s| s["options"][0]["label"] = json!(x(101))),
            "components/0/components/0/options/0/label",
        ),
        (
            select(|s| s["max_values"] = json!(1)),
            select(|s| s["max_values"] = json!(2)),
            "components/0/components/0/max_values",
        ),
        (json!({ "content": "a", "nonce": x(25) }), json!({ "content": "a", "nonce": x(26) }), "nonce"),
        (json!({ "content": "a", "flags": 4096 }), json!({ "content": "a", "flags": 64 }), "flags"),
        (json!({ "content": "a", "tts": false }), json!({ "content": "a", "contents": 1 }), "contents"),
        (
            json!({ "content": "a", "allowed_mentions": { "parse": [], "users": ["1"] } }),
            json!({ "content": "a", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
            "allowed_mentions",
        ),
    ]
}

#[tokio::test]
async fn messages_keep_every_limit() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let path = Raw::messages(&sandbox);
    for (fits, over, place) in edges() {
        let got = raw.post(&path, fits).await;
        assert_eq!(got.status, 200, "{place}: {}", got.body);
        let mistakes = sandbox.violations().len();
        let got = raw.post(&path, over).await;
        assert_eq!((got.status, got.code()), (400, 50035), "{place}: {}", got.body);
        let errors = got.body.pointer(&format!("/errors/{place}/_errors"));
        assert!(errors.is_some(), "{place}: {}", got.body);
        assert_eq!(sandbox.violations().len(), mistakes + 1);
    }
    for empty in [json!({}), json!({ "content": "  \n" }), json!({ "components": [row(json!([button("a")]))] })] {
        assert_eq!(raw.post(&path, empty).await.code(), 50006);
    }
}

#[tokio::test]
async fn files_keep_their_limits() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let path = Raw::messages(&sandbox);
    let listed = |id: Value, alt: usize| json!({ "attachments": [{ "id": id, "description": x(alt) }] });
    let pixel = || vec![("a.png", PIXEL.to_vec())];
    for body in [listed(json!(0), 1024), listed(json!("0"), 1)] {
        let got = raw.upload(Method::POST, &path, &body, &pixel()).await;
        assert_eq!((got.status, got.body["attachments"][0]["width"].as_u64()), (200, Some(1)), "{}", got.body);
    }
    assert_eq!(raw.upload(Method::POST, &path, &listed(json!(0), 1025), &pixel()).await.code(), 50035);
    assert_eq!(raw.upload(Method::POST, &path, &listed(json!(1), 1), &pixel()).await.code(), 50035);
    let big = |bytes: usize| vec![("a.bin", vec![0; bytes])];
    let got = raw.upload(Method::POST, &path, &json!({}), &big(limits::FILE_BYTES)).await;
    assert_eq!(got.status, 200);
    let got = raw.upload(Method::POST, &path, &json!({}), &big(limits::FILE_BYTES + 1)).await;
    assert_eq!((got.status, got.code()), (413, 40005));
    let three: Vec<_> = (0..3).flat_map(|_| big(9 << 20)).collect();
    assert_eq!(raw.upload(Method::POST, &path, &json!({}), &three).await.code(), 40005);
}

#[tokio::test]
async fn an_edit_keeps_only_listed_files() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let path = Raw::messages(&sandbox);
    let two = vec![("a.png", PIXEL.to_vec()), ("b.png", PIXEL.to_vec())];
    let made = raw.upload(Method::POST, &path, &json!({ "content": "a" }), &two).await;
    let message = format!("{path}/{}", made.body["id"].as_str().unwrap());
    let names = |body: &Value| -> Vec<String> {
        body["attachments"].as_array().unwrap().iter().map(|a| a["filename"].as_str().unwrap().into()).collect()
    };
    let same = raw.patch(&message, json!({ "content": "b" })).await;
    assert_eq!(names(&same.body), ["a.png", "b.png"]);
    let keep = json!({ "attachments": [{ "id": made.body["attachments"][1]["id"] }, { "id": 0 }] });
    let new = raw.upload(Method::PATCH, &message, &keep, &[("c.png", PIXEL.to_vec())]).await;
    assert_eq!(names(&new.body), ["b.png", "c.png"]);
    let none = raw.patch(&message, json!({ "attachments": [] })).await;
    assert_eq!((names(&none.body).len(), none.body["content"].as_str()), (0, Some("b")));
    assert_eq!(raw.patch(&message, json!({ "content": "" })).await.code(), 50006);
}

#[tokio::test]
async fn a_repeated_nonce_returns_the_first_message_for_three_minutes() {
    let (clock, settings) = moved();
    let sandbox = start_with(settings).await;
    let raw = Raw::new(&sandbox);
    let path = Raw::messages(&sandbox);
    let send = async |enforce: bool| {
        let body = json!({ "content": "a", "nonce": "n", "enforce_nonce": enforce });
        raw.post(&path, body).await.body["id"].clone()
    };
    let first = send(true).await;
    assert_eq!(send(true).await, first);
    assert_ne!(send(false).await, first);
    clock.fetch_add(limits::NONCE_MS, Ordering::Relaxed);
    assert_ne!(send(true).await, first);
}

#[tokio::test]
async fn permissions_of_the_bot_are_kept() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let (channel, path) = (sandbox.channel(), Raw::messages(&sandbox));
    let without = |bit: Permissions| sandbox.set_bot_permissions(channel, Permissions::BOT - bit);
    let text = json!({ "content": "a" });
    without(Permissions::VIEW_CHANNEL);
    assert_eq!(raw.post(&path, text.clone()).await.code(), 50001);
    without(Permissions::SEND_MESSAGES);
    assert_eq!(raw.post(&path, text.clone()).await.code(), 50013);
    without(Permissions::EMBED_LINKS);
    assert_eq!(raw.post(&path, json!({ "embeds": [{ "title": "a" }] })).await.code(), 50013);
    without(Permissions::ATTACH_FILES);
    let file = [("a.png", PIXEL.to_vec())];
    assert_eq!(raw.upload(Method::POST, &path, &text, &file).await.code(), 50013);
    let made = raw.post(&path, text.clone()).await.body["id"].clone();
    without(Permissions::READ_MESSAGE_HISTORY);
    assert_eq!(raw.get(&path).await.body, json!([]));
    assert_eq!(raw.get(&format!("{path}/{}", made.as_str().unwrap())).await.code(), 50013);
    let pin = format!("/channels/{channel}/messages/pins/{}", made.as_str().unwrap());
    assert_eq!(raw.send(Method::PUT, &pin, None).await.code(), 50013);
    sandbox.set_bot_permissions(channel, Permissions::BOT | Permissions::PIN_MESSAGES);
    assert_eq!(raw.send(Method::PUT, &pin, None).await.status, 204);
    let pins = raw.get(&format!("/channels/{channel}/messages/pins")).await.body;
    assert_eq!(pins["items"][0]["message"]["id"], made);
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn direct_messages_can_be_closed() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let ana = sandbox.add_person("ana", "en").unwrap();
    let dm = raw.post("/users/@me/channels", json!({ "recipient_id": ana })).await.body;
    assert_eq!(dm["type"], 1);
    let path = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    assert_eq!(raw.post(&path, json!({ "content": "psst" })).await.status, 200);
    assert_eq!(sandbox.dms(ana)[0].content, "psst");
    sandbox.change_person(ana, |ana| ana.dms_closed = true);
    let got = raw.post(&path, json!({ "content": "psst" })).await;
    assert_eq!((got.status, got.code()), (403, 50007));
    assert_eq!(raw.post("/users/@me/channels", json!({ "recipient_id": "1" })).await.code(), 10013);
}

#[tokio::test]
async fn an_archived_thread_takes_no_edits_but_wakes_up_by_a_message() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let thread = sandbox.add_thread(sandbox.guild(), sandbox.channel(), "t");
    let path = format!("/channels/{thread}/messages");
    let made = raw.post(&path, json!({ "content": "a" })).await.body["id"].clone();
    let message = format!("{path}/{}", made.as_str().unwrap());
    sandbox.set_archived(thread, true);
    assert_eq!(raw.patch(&message, json!({ "content": "b" })).await.code(), 50083);
    raw.post(&path, json!({ "content": "c" })).await;
    assert_eq!(raw.patch(&message, json!({ "content": "b" })).await.status, 200);
}

#[tokio::test]
async fn messages_are_listed_newest_first() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let path = Raw::messages(&sandbox);
    let mut ids = Vec::new();
    for n in 0..4 {
        ids.push(raw.post(&path, json!({ "content": n.to_string() })).await.body["id"].as_str().unwrap().to_owned());
    }
    let list = async |query: String| -> Vec<String> {
        let body = raw.get(&format!("{path}{query}")).await.body;
        body.as_array().unwrap().iter().map(|m| m["content"].as_str().unwrap().into()).collect()
    };
    assert_eq!(list(String::new()).await, ["3", "2", "1", "0"]);
    assert_eq!(list("?limit=2".into()).await, ["3", "2"]);
    assert_eq!(list(format!("?before={}&limit=1", ids[2])).await, ["1"]);
    assert_eq!(list(format!("?after={}", ids[1])).await, ["3", "2"]);
    assert_eq!(raw.get(&format!("{path}?limit=101")).await.code(), 50035);
}

#[tokio::test]
async fn strangers_and_unknown_routes_are_refused() {
    let sandbox = start().await;
    let mut raw = Raw::new(&sandbox);
    let got = raw.get("/voice/regions").await;
    assert_eq!((got.status, got.body["message"].as_str()), (404, Some("404: Not Found")));
    assert_eq!(raw.get("/channels/1").await.code(), 10003);
    assert_eq!(raw.get(&format!("{}/1", Raw::messages(&sandbox))).await.code(), 10008);
    raw.token = "Bot wrong".into();
    assert_eq!(raw.get("/users/@me").await.status, 401);
    raw.token = String::new();
    assert_eq!(raw.get("/users/@me").await.status, 401);
    assert_eq!(sandbox.violations().len(), 3);
    let shown = format!("{:?}", sandbox.requests());
    assert!(!shown.contains(sandbox.token()));
}
