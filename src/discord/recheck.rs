//! After each new session, the first included, and after an outage in a server: is every live match shown as it stands? What happened
//! meanwhile was told to nobody here.
//!
//! What had to be said was said all the same, since that needs no session. But messages and channels may have been deleted, and a
//! database may have been put back from a copy.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt;
use poise::serenity_prelude as serenity;

use serenity::{ChannelId, MessageId};

use super::desk::{Desk, Recheck};
use super::fault::{Fault, fault, in_short};
use crate::table::sight::MatchId;

/// How often is asked where Discord cannot say, and the pause between.
const ATTEMPTS: u32 = 4;
const PAUSE: Duration = Duration::from_secs(15);

/// Checks whenever that is due, for ever. A bug here ends nothing.
pub(super) async fn run(desk: Desk) {
    loop {
        let wanted = desk.to_recheck().await;
        if AssertUnwindSafe(every_match(&desk, wanted)).catch_unwind().await.is_err() {
            tracing::error!("looking after what is shown broke off: a bug, see the log before this line");
        }
    }
}

/// One request at a time: there may be many matches, and people who play now come first.
async fn every_match(desk: &Desk, wanted: Recheck) {
    let mut left = desk.table().to_recheck(|guild| wanted.has(guild)).await;
    for _ in 0..ATTEMPTS {
        let mut unknown = Vec::new();
        for of in left {
            if !is_known(desk, of).await {
                unknown.push(of);
            }
        }
        if unknown.is_empty() {
            return;
        }
        left = unknown;
        tokio::time::sleep(PAUSE).await;
    }
}

/// `false`: Discord could not say whether the message is there.
async fn is_known(desk: &Desk, of: MatchId) -> bool {
    let Some(standing) = desk.table().recheck(of).await else { return true };
    if desk.servers().is_away(standing.guild) {
        // Once it can be reached, all is checked anew.
        return true;
    }
    let channel = ChannelId::new(standing.channel);
    let Err(error) = channel.message(desk.turn().await.http(), MessageId::new(standing.message)).await else {
        return true;
    };
    match fault(&error) {
        Fault::Later | Fault::MuchLater => return false,
        Fault::NoMessage => desk.table().vanished(of).await,
        Fault::NoChannel => desk.table().channel_gone(standing.channel).await,
        // Such as one without Read Message History: it is there, as far as we know.
        _ => tracing::debug!(%of, "whether a match is shown cannot be seen: {}", in_short(&error)),
    }
    true
}
