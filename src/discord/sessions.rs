//! The sessions that may still be begun: 1,000 a day over all shards, and whoever begins more loses the token (topics/gateway, "Session
//! Start Limit"). The library does not look.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use serenity::Http;
use serenity::model::gateway::BotGateway;

use super::connect::{DiscordError, refused};
use super::pulse::Pulse;

/// So many are never begun: they are left for the host, who may have to start by hand.
const SPARE: u64 = 20;

/// Discord is asked again after this at the latest: another process with the same token may have ended.
const ASK_AGAIN: Duration = Duration::from_hours(1);

/// Where a connection is to be begun anew, Discord is asked no longer than this.
const LOOK: Duration = Duration::from_secs(2);

/// So many sessions a day Discord allows a bot at least.
const A_DAY: u64 = 1_000;

/// To be asked for once, before the first session: returns once as many may be begun as there are shards.
///
/// # Errors
/// Discord cannot be reached, or does not accept the token.
pub(super) async fn allowed(http: &Http) -> Result<(), DiscordError> {
    loop {
        let gateway = http.get_bot_gateway().await.map_err(|error| refused(&error))?;
        if !is_short(&gateway) {
            return Ok(());
        }
        let limit = gateway.session_start_limit;
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

/// Whether Discord says, within two seconds, that hardly any session is left: then none is to be begun, which is logged.
pub(super) async fn are_spent(http: &Http) -> bool {
    let Ok(Ok(gateway)) = tokio::time::timeout(LOOK, http.get_bot_gateway()).await else { return false };
    let spent = is_short(&gateway);
    if spent {
        let left = gateway.session_start_limit.remaining;
        tracing::error!("a connection has ended and is not begun anew: Discord allows only {left} more sessions today");
    }
    spent
}

/// Sees whether sessions are begun so often that those of a day would be used up, and logs that once an hour.
pub(super) async fn count(pulse: Pulse) {
    loop {
        let before = pulse.identified();
        let mut is_said = false;
        for _ in 0..60 {
            tokio::time::sleep(Duration::from_mins(1)).await;
            let begun = pulse.identified() - before;
            if would_use_up(begun) && !is_said {
                is_said = true;
                tracing::error!(
                    "signed in anew {begun} times in an hour: so the {A_DAY} times a day after which Discord takes the token away are soon \
                     used up; look what ends the connection, or stop the bot"
                );
            }
        }
    }
}

/// Whether so many sessions in each hour are more than a day has.
fn would_use_up(in_an_hour: u64) -> bool {
    in_an_hour * 24 > A_DAY
}

fn is_short(gateway: &BotGateway) -> bool {
    gateway.session_start_limit.remaining < u64::from(gateway.shards) + SPARE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_sessions_are_left_for_the_host_and_a_day_must_last() {
        let left = |remaining: u64| {
            let limit =
                serde_json::json!({"total": 1000, "remaining": remaining, "reset_after": 1, "max_concurrency": 1});
            let gateway = serde_json::json!({"url": "", "shards": 2, "session_start_limit": limit});
            serde_json::from_value::<BotGateway>(gateway).unwrap()
        };
        assert!(is_short(&left(21)) && !is_short(&left(22)));
        assert!(would_use_up(42) && !would_use_up(41));
    }
}
