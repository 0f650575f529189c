//! The sessions that may still be begun: 1,000 a day over all shards, and whoever begins more loses the token (topics/gateway, "Session
//! Start Limit"). The library does not look.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use serenity::Http;

use super::connect::{DiscordError, refused};

/// So many are never begun: they are left for the host, who may have to start by hand.
const SPARE: u64 = 20;

/// Discord is asked again after this at the latest: another process with the same token may have ended.
const ASK_AGAIN: Duration = Duration::from_hours(1);

/// Returns once as many sessions may be begun as there are shards.
///
/// # Errors
/// Discord cannot be reached, or does not accept the token.
pub(super) async fn allowed(http: &Http) -> Result<(), DiscordError> {
    loop {
        let gateway = http.get_bot_gateway().await.map_err(|error| refused(&error))?;
        let limit = gateway.session_start_limit;
        if limit.remaining >= u64::from(gateway.shards) + SPARE {
            return Ok(());
        }
        let again = Duration::from_millis(limit.reset_after).clamp(Duration::from_secs(1), ASK_AGAIN);
        tracing::warn!(
            "Discord allows {} new sessions of {} a day until {} min from now: waiting, because whoever begins more loses the token; look \
             why this bot was started so often",
            limit.remaining,
            limit.total,
            limit.reset_after.div_ceil(60_000),
        );
        tokio::time::sleep(again).await;
    }
}
