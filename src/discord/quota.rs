//! How many requests leave, all channels together. Discord allows a bot 50 in a second, and after a refusal for all routes none at
//! all until it says; answers to interactions and webhooks are exempt (topics/rate-limits). The library keeps the limit of each
//! route, but neither of these two.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use poise::serenity_prelude as serenity;

use serenity::http::Ratelimiter;
use serenity::{EventHandler, Http, RatelimitInfo};
use tokio::sync::{Semaphore, watch};

use crate::clock::Clock;

/// The most requests in any second. Below what Discord allows: the network may push them closer together.
const IN_A_SECOND: usize = 40;

const SECOND: Duration = Duration::from_secs(1);

/// Gives out turns. Clones share them.
#[derive(Clone)]
pub(super) struct Quota {
    slots: Arc<Semaphore>,
    /// Refusals for all routes whose time has not passed.
    pauses: Arc<watch::Sender<usize>>,
}

/// One request may leave. Its slot is free again a second later, so that no second sees more requests than there are slots; also while
/// the request waits for the limit of its route or for an answer, for that must hold up no other.
pub(super) struct Turn {
    http: Arc<Http>,
}

impl Quota {
    pub(super) fn new() -> Self {
        Self::of(IN_A_SECOND)
    }

    fn of(slots: usize) -> Self {
        Self { slots: Arc::new(Semaphore::new(slots)), pauses: Arc::new(watch::Sender::new(0)) }
    }

    /// Waits until one more request may leave.
    pub(super) async fn turn(&self, http: Arc<Http>) -> Turn {
        // It is never closed.
        let slot = Arc::clone(&self.slots).acquire_owned().await.ok();
        // The sender lives in `self`.
        let _ = self.pauses.subscribe().wait_for(|pauses| *pauses == 0).await;
        tokio::spawn(async move {
            tokio::time::sleep(SECOND).await;
            drop(slot);
        });
        Turn { http }
    }

    /// No turn is given out for so long.
    fn pause(&self, time: Duration) {
        self.pauses.send_modify(|pauses| *pauses += 1);
        let pauses = Arc::clone(&self.pauses);
        tokio::spawn(async move {
            tokio::time::sleep(time).await;
            pauses.send_modify(|pauses| *pauses -= 1);
        });
    }
}

impl Turn {
    /// The way for this one request.
    pub(super) fn http(&self) -> &Arc<Http> {
        &self.http
    }
}

/// The library tells when Discord has refused a request because of its limits. The request itself it sends again.
#[serenity::async_trait]
impl EventHandler for Quota {
    async fn ratelimit(&self, info: RatelimitInfo) {
        let (wait, path) = (info.timeout.as_millis(), &info.path);
        if info.global {
            tracing::warn!("Discord takes no request for {wait} ms");
            self.pause(info.timeout);
        } else {
            // The path holds the token of an interaction, where it is the way of one.
            let route = path.split('/').nth(1).unwrap_or_default();
            tracing::debug!("the limit of a route of {route} is reached for {wait} ms");
        }
    }
}

impl fmt::Debug for Quota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Quota({} left)", self.slots.available_permits())
    }
}

/// The library's rate limiter keeps an entry for each interaction and never drops it (about 2 KB each): drops those that limit
/// nothing any more, every minute.
pub(super) async fn sweep(http: Arc<Http>) {
    let Some(limiter) = &http.ratelimiter else { return };
    loop {
        tokio::time::sleep(Duration::from_mins(1)).await;
        let since = Duration::from_millis(Clock::system().now().unsigned_abs());
        drop_spent(limiter, SystemTime::UNIX_EPOCH + since).await;
    }
}

/// Drops the entries that no request uses and whose time has passed, and gives their memory back.
async fn drop_spent(limiter: &Ratelimiter, now: SystemTime) {
    let routes = limiter.routes();
    let mut kept = routes.write().await;
    kept.retain(|_, limit| {
        Arc::strong_count(limit) > 1
            || limit.try_lock().map_or(true, |limit| limit.reset().is_some_and(|until| until > now))
    });
    kept.shrink_to_fit();
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude as serenity;

    use super::*;

    use serenity::http::Route;
    use serenity::{ChannelId, HttpBuilder, InteractionId};
    use tokio::time::Instant;

    fn http() -> Arc<Http> {
        Arc::new(HttpBuilder::new("a-token-of-a-test").build())
    }

    #[tokio::test]
    async fn no_second_sees_more_requests_than_there_are_slots() {
        let (quota, http) = (Quota::of(5), http());
        let began = Instant::now();
        let (mut left, mut held) = (Vec::new(), Vec::new());
        for _ in 0..16 {
            // Held for ever: a request without an answer holds up no other.
            held.push(quota.turn(Arc::clone(&http)).await);
            left.push(began.elapsed());
        }
        for six in left.windows(6) {
            assert!(six[5] >= six[0] + SECOND, "{six:?}");
        }
    }

    #[tokio::test]
    async fn a_refusal_for_all_routes_stops_every_request_until_its_time_has_passed() {
        let quota = Quota::of(40);
        quota.pause(Duration::from_millis(900));
        quota.pause(Duration::from_millis(300));
        let began = Instant::now();
        drop(quota.turn(http()).await);
        assert!(began.elapsed() >= Duration::from_millis(900), "{:?}", began.elapsed());
    }

    #[tokio::test]
    async fn what_limits_nothing_is_dropped_and_what_is_in_use_stays() {
        let http = http();
        let limiter = http.ratelimiter.as_ref().unwrap();
        let routes = limiter.routes();
        let bucket = |id| {
            Route::InteractionResponse { interaction_id: InteractionId::new(id), token: "t" }.ratelimiting_bucket()
        };
        for id in 1..=20_000 {
            routes.write().await.entry(bucket(id)).or_default();
        }
        let channel = Route::ChannelMessages { channel_id: ChannelId::new(1) }.ratelimiting_bucket();
        let in_use = Arc::clone(routes.write().await.entry(channel).or_default());
        assert_eq!(routes.read().await.len(), 20_001);
        drop_spent(limiter, SystemTime::UNIX_EPOCH).await;
        assert_eq!(routes.read().await.len(), 1);
        assert!(routes.read().await.capacity() < 100, "their memory is kept");
        drop(in_use);
        drop_spent(limiter, SystemTime::UNIX_EPOCH).await;
        assert!(routes.read().await.is_empty());
    }
}
