//! The life of an interaction: one answer, in time, by the one who has the token.

use std::time::Duration;

use adjutant::sandbox::{Message, Reaction, Settings};
use reqwest::Method;
use serde_json::{Value, json};

use super::raw::{Raw, interact};
use super::{settings, start, start_with};

fn callback(id: &str, token: &str) -> String {
    format!("/interactions/{id}/{token}/callback")
}
fn say(text: &str) -> Value {
    json!({ "type": 4, "data": { "content": text } })
}
fn defer(flags: u64) -> Value {
    json!({ "type": 5, "data": { "flags": flags } })
}

#[tokio::test]
async fn an_interaction_is_acknowledged_once() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let outcome = interact(&sandbox, &raw, async |id, token| {
        assert_eq!(raw.post(&callback(&id, "wrong"), say("a")).await.code(), 10062);
        assert_eq!(raw.post(&callback(&id, &token), say(&"a".repeat(2001))).await.code(), 50035);
        assert_eq!(raw.post(&callback(&id, &token), say("first")).await.status, 204);
        assert_eq!(raw.post(&callback(&id, &token), say("second")).await.code(), 40060);
    });
    assert_eq!(outcome.await.text(), "first");
}

#[tokio::test]
async fn answers_must_fit_the_interaction() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let outcome = interact(&sandbox, &raw, async |id, token| {
        for kind in [1, 6, 7, 8, 13] {
            let got = raw.post(&callback(&id, &token), json!({ "type": kind, "data": { "content": "a" } })).await;
            assert_eq!(got.code(), 50035, "{kind}");
        }
        let got = raw.post(&format!("{}?with_response=true", callback(&id, &token)), say("a")).await;
        assert_eq!(got.body["resource"]["message"]["content"], "a");
    });
    assert!(matches!(outcome.await.reaction, Reaction::Answered { .. }));
}

#[tokio::test]
async fn after_three_seconds_the_token_is_dead() {
    let sandbox = start_with(Settings { faster: 30, ..settings() }).await;
    let raw = Raw::new(&sandbox);
    let outcome = interact(&sandbox, &raw, async |id, token| {
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(raw.post(&callback(&id, &token), say("late")).await.code(), 10062);
        assert_eq!(raw.post(&raw.webhook(&token, ""), json!({ "content": "late" })).await.code(), 10015);
    });
    assert!(outcome.await.failed());
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn after_fifteen_minutes_the_token_is_expired() {
    let sandbox = start_with(Settings { faster: 900, ..settings() }).await;
    let raw = Raw::new(&sandbox);
    interact(&sandbox, &raw, async |id, token| {
        // Three seconds are 3 ms here: whether the callback is in time does not matter.
        raw.post(&callback(&id, &token), say("a")).await;
        tokio::time::sleep(Duration::from_millis(1100)).await;
        let got = raw.patch(&raw.webhook(&token, "/messages/@original"), json!({ "content": "b" })).await;
        assert_eq!((got.status, got.code()), (401, 50027));
    })
    .await;
}

#[tokio::test]
async fn the_original_can_be_read_changed_and_deleted() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    interact(&sandbox, &raw, async |id, token| {
        let original = raw.webhook(&token, "/messages/@original");
        assert_eq!(raw.get(&original).await.code(), 10015);
        raw.post(&callback(&id, &token), say("a")).await;
        assert_eq!(raw.get(&original).await.body["content"], "a");
        assert_eq!(raw.patch(&original, json!({ "content": "b" })).await.body["content"], "b");
        let more = raw.post(&raw.webhook(&token, ""), json!({ "content": "more" })).await.body;
        let more = raw.webhook(&token, &format!("/messages/{}", more["id"].as_str().unwrap()));
        assert_eq!(raw.get(&more).await.body["content"], "more");
        assert_eq!(raw.send(Method::DELETE, &original, None).await.status, 204);
        assert_eq!(raw.get(&original).await.code(), 10008);
        assert_eq!(raw.get(&raw.webhook("nobody", "/messages/@original")).await.code(), 10015);
    })
    .await;
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn a_follow_up_after_a_defer_fills_the_original_and_keeps_its_secrecy() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let outcome = interact(&sandbox, &raw, async |id, token| {
        raw.post(&callback(&id, &token), defer(64)).await;
        let first = raw.post(&raw.webhook(&token, ""), json!({ "content": "a" })).await.body;
        let original = raw.get(&raw.webhook(&token, "/messages/@original")).await.body;
        assert_eq!(first["id"], original["id"]);
        // The channel's own routes do not know it.
        let path = format!("{}/{}", Raw::messages(&sandbox), first["id"].as_str().unwrap());
        assert_eq!(raw.get(&path).await.code(), 10008);
        let second = raw.post(&raw.webhook(&token, ""), json!({ "content": "b" })).await.body;
        assert_ne!(second["id"], original["id"]);
    });
    let id = outcome.await.interaction;
    let outcome = sandbox.outcome(id).unwrap();
    assert_eq!(outcome.messages.iter().map(Message::is_ephemeral).collect::<Vec<_>>(), [true, false]);
    assert_eq!(outcome.messages[0].edited, 0);
    assert_eq!(sandbox.deprecated().len(), 1);
    assert_eq!(sandbox.requests().iter().filter(|r| r.path.contains("interaction-token")).count(), 0);
}

#[tokio::test]
async fn the_same_interaction_can_arrive_twice() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let outcome = interact(&sandbox, &raw, async |id, token| {
        raw.post(&callback(&id, &token), say("a")).await;
    });
    let outcome = outcome.await;
    let mut line = super::gateway::identify(&sandbox).await;
    assert!(sandbox.resend_interaction(outcome.interaction));
    assert_eq!(line.event("INTERACTION_CREATE").await["id"], json!(outcome.interaction));
}

#[tokio::test]
async fn an_interaction_tells_all_about_where_it_comes_from() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    raw.register(json!([{ "name": "go", "description": "Go" }])).await;
    let ana = sandbox.add_person("ana", "de").unwrap();
    let mut line = super::gateway::identify(&sandbox).await;
    let dm = sandbox.dm_channel(ana).unwrap();
    for (channel, guild) in [(sandbox.channel(), true), (dm, false)] {
        let act = sandbox.clone();
        let task = tokio::spawn(async move { act.command(ana, channel, "/go").await });
        let event = line.event("INTERACTION_CREATE").await;
        task.abort();
        assert_eq!(event["locale"], "de");
        assert_eq!(event["context"], json!(u8::from(!guild)));
        assert_eq!(event["guild_locale"].as_str(), guild.then_some("en-US"));
        assert_eq!(event["member"]["user"]["id"].is_string(), guild);
        assert_eq!(event["user"]["id"].is_string(), !guild);
        assert!(event["app_permissions"].is_string());
        assert_eq!(event["attachment_size_limit"], 10 << 20);
        serde_json::from_value::<poise::serenity_prelude::Interaction>(event).unwrap();
    }
}
