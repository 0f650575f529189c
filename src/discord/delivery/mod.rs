//! What must be said leaves here: the outbox, one request at a time for each channel and person. A channel that is broken
//! holds up no other.

mod channel;
mod direct;
mod look;
mod words;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use super::attendance;
use super::desk::Desk;
use super::fault::Fault;
use crate::metrics::Delivery;
use crate::table::answer::Refused;
use crate::table::outbox::{Due, OutboxId, Target};
use crate::table::post::Post;

/// How many targets are served at once at most: Discord allows 50 requests a second.
const AT_ONCE: usize = 30;

/// The longest pause between two looks into the outbox and for what was left half done there.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// A request may have gone out so long ago that its nonce is forgotten by Discord: look before sending again.
const NONCE_FORGOTTEN_AFTER_MS: i64 = 120_000;

/// How long after a failure the next attempt comes, by the number of attempts before it.
const RETRIES: [i64; 3] = [2_000, 15_000, 60_000];

/// How a row ended.
enum Fate {
    /// It became this message, or needs none.
    Told(Option<u64>),
    /// It was sent, as this message, and this is to be remembered of the post.
    Shown {
        message: u64,
        /// Messages of earlier posts that have no buttons any more.
        bare: Vec<u64>,
    },
    /// It may work so many milliseconds later, and this attempt does not count (a rate limit, Discord is down).
    Wait(i64),
    /// It did not work; said in a line without anybody's words.
    Failed(String),
    /// The target is shut: nothing there can work until somebody changes that.
    Shut(String),
    /// The channel is no more.
    Gone(String),
}

/// Delivers until `stopping` turns true; then ends what is under way and returns.
pub(super) async fn run(desk: Desk, mut stopping: watch::Receiver<bool>) {
    tokio::select! {
        () = desk.ready() => (),
        _ = stopping.wait_for(|stop| *stop) => return,
    }
    let mut under_way: JoinSet<Target> = JoinSet::new();
    let mut busy: BTreeMap<Target, OutboxId> = BTreeMap::new();
    let mut recovering = tokio::time::interval(LONGEST_PAUSE);
    recovering.set_missed_tick_behavior(MissedTickBehavior::Delay);
    recover(&desk, &busy).await;
    loop {
        for due in desk.table().outbox_next().await {
            if busy.len() >= AT_ONCE || busy.contains_key(&due.target) {
                continue;
            }
            busy.insert(due.target, due.id);
            let desk = desk.clone();
            under_way.spawn(async move {
                deliver(&desk, &due).await;
                due.target
            });
        }
        let mut tick = false;
        tokio::select! {
            Some(done) = under_way.join_next() => match done {
                Ok(target) => { busy.remove(&target); }
                // Panics are caught inside; nothing else ends a task early.
                Err(error) => tracing::error!("a delivery broke off: {error}"),
            },
            () = desk.table().outbox_woken() => (),
            _ = recovering.tick() => tick = true,
            _ = stopping.wait_for(|stop| *stop) => break,
        }
        if tick {
            recover(&desk, &busy).await;
        }
    }
    while under_way.join_next().await.is_some() {}
}

/// What became of a row could not be written down, or the process ended in the middle: it comes again.
async fn recover(desk: &Desk, busy: &BTreeMap<Target, OutboxId>) {
    if let Err(refused) = desk.table().recover(busy.values().copied().collect()).await
        && refused != Refused::ShuttingDown
    {
        tracing::error!(?refused, "what was being sent cannot be made due again yet");
    }
}

async fn deliver(desk: &Desk, due: &Due) {
    if waits(desk, due).await {
        return;
    }
    if !desk.table().sending(due).await {
        return;
    }
    let attempt = async {
        match due.target {
            Target::Channel(channel) => channel::deliver(desk, due, channel).await,
            Target::Person(account) => direct::deliver(desk, due, account).await,
        }
    };
    let caught = AssertUnwindSafe(attempt).catch_unwind().await;
    let fate = caught.unwrap_or_else(|_| Fate::Failed("a bug: see the log before this line".to_owned()));
    let now = desk.table().now();
    desk.metrics().delivered(match fate {
        Fate::Told(_) | Fate::Shown { .. } => Delivery::Told,
        Fate::Wait(_) | Fate::Failed(_) => Delivery::Again,
        Fate::Shut(_) | Fate::Gone(_) => Delivery::Gone,
    });
    match fate {
        Fate::Told(message) => {
            desk.table().told(due, message).await;
            // A match has begun or is over: its card is to be pinned or unpinned.
            if matches!(due.rendered.post, Post::Inputs { .. } | Post::End { .. } | Post::Notice { .. }) {
                desk.look_after();
            }
        }
        Fate::Shown { message, bare } => {
            desk.table().shown(due, message, bare).await;
            let is_new = due.shown.is_none_or(|shown| shown.message != message);
            if let Some(called) = due.calls().filter(|_| is_new) {
                tokio::spawn(attendance::ask(desk.clone(), called));
            }
        }
        Fate::Wait(pause) => desk.table().postpone(due, now + pause).await,
        Fate::Failed(why) => {
            let pause = RETRIES[usize::try_from(due.tries).map_or(RETRIES.len(), |tries| tries).min(RETRIES.len() - 1)];
            tracing::warn!("a message was not sent: {why}");
            desk.table().failed(due, &why, now + pause).await;
        }
        Fate::Shut(why) => {
            tracing::warn!("nothing can be sent there: {why}");
            desk.table().unreachable(due, &why).await;
        }
        Fate::Gone(why) => {
            tracing::warn!("there is no such channel any more: {why}");
            desk.table().nowhere(due, &why).await;
        }
    }
}

/// Keeps what goes to a server that cannot be reached, or to a match that waits for that. Direct messages are no server's.
async fn waits(desk: &Desk, due: &Due) -> bool {
    let (Target::Channel(_), Some(guild)) = (due.target, due.guild) else { return false };
    let away = desk.servers().is_away(guild);
    if !away && !due.waits_for_server() {
        return false;
    }
    desk.table().hold(due, away).await;
    if away && !desk.servers().is_away(guild) {
        // It can be reached again by now, and what waited for that was made due before this row waited.
        desk.table().server_reached(guild).await;
    }
    true
}

/// Whether an earlier request for this row may have arrived without our knowing, so long ago that its nonce does not help.
fn may_be_there(desk: &Desk, due: &Due) -> bool {
    due.first_tried.is_some_and(|at| desk.table().now() - at > NONCE_FORGOTTEN_AFTER_MS)
}

/// The fate of a row whose request failed for good.
fn fate(fault: Fault, why: String) -> Fate {
    match fault {
        Fault::Later => Fate::Wait(RETRIES[0]),
        Fault::MuchLater => Fate::Wait(RETRIES[2]),
        Fault::NoChannel => Fate::Gone(why),
        Fault::NotAllowed | Fault::Closed => Fate::Shut(why),
        Fault::NoMessage | Fault::NoMember | Fault::DmClosed | Fault::TooLate | Fault::Wrong => Fate::Failed(why),
    }
}
