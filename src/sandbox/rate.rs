//! Rate limits: a bucket by route and major parameter, and the global one (topics/rate-limits).
//!
//! Discord does not publish the numbers by route; these are those which its headers are known to carry.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

use super::faults::Scope;
use super::limits::GLOBAL_PER_SECOND;

/// How strictly the limits are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateLimits {
    /// Headers are sent; a 429 comes only after twenty times the limit. For clients without a rate limiter.
    Headers,
    /// As Discord does it.
    Enforced,
}

/// How much an abuse is above the limit with [`RateLimits::Headers`].
const ABUSE: u32 = 20;

#[derive(Debug)]
struct Bucket {
    used: u32,
    began: Instant,
}

#[derive(Debug, Default)]
pub(crate) struct Buckets {
    routes: BTreeMap<String, Bucket>,
    global: Option<Bucket>,
}

/// What a request found in its bucket.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    pub(crate) bucket: String,
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    pub(crate) reset_after: Duration,
    /// Set when the request is refused.
    pub(crate) refused: Option<Scope>,
}

impl Verdict {
    /// A refusal that a test has asked for.
    pub(crate) fn refusal(method: &str, path: &[&str], scope: Scope, retry_after: Duration) -> Self {
        let (limit, _) = allowance(method, path);
        Self { bucket: bucket(method, path), limit, remaining: 0, reset_after: retry_after, refused: Some(scope) }
    }
}

/// Requests and seconds of a route. `path` has its ids still in it.
fn allowance(method: &str, path: &[&str]) -> (u32, Duration) {
    let (limit, seconds) = match (method, path) {
        ("POST" | "PATCH", ["channels", _, "messages", ..]) => (5, 5),
        ("DELETE", ["channels", _, "messages", _]) => (5, 1),
        ("POST" | "PATCH" | "DELETE", ["webhooks", ..]) => (5, 2),
        ("POST", ["users", "@me", "channels"]) => (10, 10),
        ("PUT", ["applications", ..]) => (5, 20),
        _ => (50, 1),
    };
    (limit, Duration::from_secs(seconds))
}

/// The name of a bucket: method and path with every id but the major one (channel, guild, webhook + token) left out.
fn bucket(method: &str, path: &[&str]) -> String {
    let major = match path {
        ["webhooks", _, _, ..] => 3,
        ["channels" | "guilds", _, ..] => 2,
        _ => 0,
    };
    let mut name = String::from(method);
    for (at, part) in path.iter().enumerate() {
        let id = at >= major && part.bytes().all(|byte| byte.is_ascii_digit());
        name.push(':');
        name.push_str(if id { "id" } else { part });
    }
    name
}

impl Buckets {
    /// Counts a request. Callbacks of interactions have no bucket; they and webhooks are exempt from the global limit.
    pub(crate) fn count(&mut self, method: &str, path: &[&str], mode: RateLimits, now: Instant) -> Option<Verdict> {
        if matches!(path, ["interactions", ..]) {
            return None;
        }
        let tolerance = if mode == RateLimits::Enforced { 1 } else { ABUSE };
        let (limit, window) = allowance(method, path);
        let name = bucket(method, path);
        self.routes.retain(|_, bucket| now.duration_since(bucket.began) < Duration::from_secs(30));
        let used = spend(self.routes.entry(name.clone()).or_insert(Bucket { used: 0, began: now }), window, now);
        let mut verdict = Verdict {
            bucket: name,
            limit,
            remaining: limit.saturating_sub(used.0),
            reset_after: used.1,
            refused: (used.0 > limit * tolerance).then_some(Scope::User),
        };
        if !matches!(path, ["webhooks", ..]) {
            let second = Duration::from_secs(1);
            let used = spend(self.global.get_or_insert(Bucket { used: 0, began: now }), second, now);
            if used.0 > GLOBAL_PER_SECOND * tolerance {
                verdict.refused = Some(Scope::Global);
                verdict.reset_after = used.1;
            }
        }
        Some(verdict)
    }
}

/// Counts one request; returns how many were used in this window and when it ends.
fn spend(bucket: &mut Bucket, window: Duration, now: Instant) -> (u32, Duration) {
    if now.duration_since(bucket.began) >= window {
        *bucket = Bucket { used: 0, began: now };
    }
    bucket.used += 1;
    (bucket.used, window.saturating_sub(now.duration_since(bucket.began)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_by_channel_and_not_by_message() {
        let of = |path: &[&str]| bucket("PATCH", path);
        assert_eq!(of(&["channels", "1", "messages", "2"]), of(&["channels", "1", "messages", "3"]));
        assert_ne!(of(&["channels", "1", "messages", "2"]), of(&["channels", "2", "messages", "2"]));
    }

    #[test]
    fn the_sixth_message_within_five_seconds_is_refused() {
        let mut buckets = Buckets::default();
        let path = ["channels", "1", "messages"];
        let began = Instant::now();
        let mut send = |after: u64| {
            let now = began + Duration::from_secs(after);
            buckets.count("POST", &path, RateLimits::Enforced, now).and_then(|verdict| verdict.refused)
        };
        for _ in 0..5 {
            assert_eq!(send(0), None);
        }
        assert_eq!(send(4), Some(Scope::User));
        assert_eq!(send(5), None);
    }
}
