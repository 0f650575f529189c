//! Rate limits: headers always, 429 when they are enforced.

use std::time::Duration;

use adjutant::sandbox::{Fault, RateLimits, Scope, Settings, Snowflake};
use serde_json::json;

use super::raw::Raw;
use super::{settings, start, start_with};

#[tokio::test]
async fn headers_are_sent_and_nothing_is_refused_by_default() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    for n in 0..10_u32 {
        let got = raw.post(&Raw::messages(&sandbox), json!({ "content": "a" })).await;
        assert_eq!(got.status, 200);
        assert_eq!(got.headers["x-ratelimit-limit"], "5");
        assert_eq!(got.headers["x-ratelimit-remaining"], 4_u32.saturating_sub(n).to_string().as_str());
        assert!(got.headers.contains_key("x-ratelimit-bucket") && got.headers.contains_key("x-ratelimit-reset-after"));
    }
}

#[tokio::test]
async fn enforced_limits_answer_429_by_channel() {
    let limited = Settings { rate_limits: RateLimits::Enforced, ..settings() };
    let sandbox = start_with(limited).await;
    let raw = Raw::new(&sandbox);
    let other = format!("/channels/{}/messages", sandbox.add_channel(sandbox.guild(), "other"));
    for _ in 0..5 {
        assert_eq!(raw.post(&Raw::messages(&sandbox), json!({ "content": "a" })).await.status, 200);
    }
    let got = raw.post(&Raw::messages(&sandbox), json!({ "content": "a" })).await;
    assert_eq!((got.status, got.body["global"].as_bool()), (429, Some(false)));
    assert!(got.body["retry_after"].as_f64().unwrap() > 0.0);
    assert_eq!(got.headers["x-ratelimit-scope"], "user");
    assert!(got.headers.contains_key("retry-after"));
    assert_eq!(raw.post(&other, json!({ "content": "a" })).await.status, 200);
    // A 429 is no mistake of the program by itself.
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn the_global_limit_leaves_interactions_alone() {
    let limited = Settings { rate_limits: RateLimits::Enforced, ..settings() };
    let sandbox = start_with(limited).await;
    let raw = Raw::new(&sandbox);
    let many = futures_util::future::join_all((0..60).map(|n| {
        let raw = &raw;
        async move { raw.get(&format!("/channels/{n}x")).await }
    }));
    let refused: Vec<_> = many.await.into_iter().filter(|got| got.status == 429).collect();
    assert!(!refused.is_empty());
    assert!(refused.iter().any(|got| got.body["global"] == true), "{refused:?}");
    let got = raw.post("/interactions/1/x/callback", json!({ "type": 4 })).await;
    assert_eq!(got.code(), 10062);
}

#[tokio::test]
async fn a_refusal_on_demand_has_the_headers_and_the_body_of_its_scope() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    for (scope, name) in [(Scope::User, "user"), (Scope::Shared, "shared"), (Scope::Global, "global")] {
        sandbox.fault("POST", "/messages", Fault::Limited { scope, retry_after: Duration::from_millis(1_500) }, 1);
        let got = raw.post(&Raw::messages(&sandbox), json!({ "content": "a" })).await;
        let is_global = scope == Scope::Global;
        assert_eq!((got.status, got.body["global"].as_bool()), (429, Some(is_global)), "{name}");
        assert_eq!(got.body["retry_after"].as_f64(), Some(1.5), "{name}");
        assert_eq!(got.headers["x-ratelimit-scope"], name);
        assert_eq!(got.headers["retry-after"], "2", "{name}");
        assert_eq!(got.headers.contains_key("x-ratelimit-global"), is_global, "{name}");
        assert_eq!(got.headers.contains_key("x-ratelimit-bucket"), !is_global, "{name}");
        assert_eq!(got.headers.contains_key("x-ratelimit-reset"), !is_global, "{name}");
    }
    assert!(sandbox.visible_to(Snowflake(0), sandbox.channel()).is_empty(), "something was carried out");
    assert_eq!(sandbox.violations(), []);
}
