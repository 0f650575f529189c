//! The pulse of the gateway: what a host may count, and signs of illness that only the client library's own log shows.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};

use tokio::sync::Notify;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// The library writes so a line for each payload that it cannot read, and nothing else at this level.
const UNREAD: (&str, Level) = ("serenity::client::dispatch", Level::DEBUG);

/// It writes two such lines for each round of a shard's loop. A round waits up to half a second for the gateway.
const ROUND: (&str, Level) = ("serenity::gateway::bridge::shard_runner", Level::TRACE);

/// From so many such lines in a second on, two seconds long, the loop spins: it no longer waits, because its connection is at an end,
/// and does not notice that. No bot is told so much.
const SPINNING: u64 = 4_000;

/// Where the library says that a connection was closed for good, with the words and Discord's code. It does not end by itself then.
const CLOSED: &str = "serenity::gateway::shard";
const BARRED: [(&str, u16); 3] =
    [("Sent invalid shard data", 4010), ("Shard has too many guilds", 4011), ("Unknown unclean close 4012", 4012)];

/// Counts of the gateway since the start. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Pulse(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    identified: AtomicU64,
    resumed: AtomicU64,
    unread: AtomicU64,
    mended: AtomicU64,
    rounds: AtomicU64,
    barred: AtomicU16,
    spinning: Notify,
    closed: Notify,
}

impl Pulse {
    /// New sessions, the first one included. Discord allows 1,000 a day.
    pub fn identified(&self) -> u64 {
        self.0.identified.load(Ordering::Relaxed)
    }

    /// Sessions that went on after a connection had ended: nothing was missed.
    pub fn resumed(&self) -> u64 {
        self.0.resumed.load(Ordering::Relaxed)
    }

    /// Payloads that the client library could not read and dropped. Counted where [`listener`](Self::listener) listens.
    pub fn unread(&self) -> u64 {
        self.0.unread.load(Ordering::Relaxed)
    }

    /// Connections that were begun anew because their loop span. Counted where [`listener`](Self::listener) listens.
    pub fn mended(&self) -> u64 {
        self.0.mended.load(Ordering::Relaxed)
    }

    /// Listens to the client library's log, at any level of the log that people read. For the process's subscriber, once.
    pub fn listener<S: Subscriber + for<'a> LookupSpan<'a>>(&self) -> impl Layer<S> + use<S> {
        Listener(self.clone()).with_filter(filter_fn(is_of_interest))
    }

    /// To be asked each second: whether no loop of the gateway spins. One that does is begun anew, as long as the runtime can.
    pub fn checkup(&self) -> impl FnMut() -> bool + Send + use<> {
        let (pulse, mut rounds, mut spun, mut unread) = (self.clone(), 0, 0_u32, 0);
        move || {
            let so_far = pulse.0.rounds.load(Ordering::Relaxed);
            spun = if so_far - rounds >= SPINNING { spun + 1 } else { 0 };
            rounds = so_far;
            if spun == 2 {
                pulse.0.spinning.notify_one();
            }
            let dropped = pulse.unread();
            if unread == 0 && dropped > 0 {
                tracing::warn!("Discord has sent something that this version cannot read; it is left out");
            }
            unread = dropped;
            spun < 2
        }
    }

    pub(super) fn identify(&self) -> u64 {
        self.0.identified.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub(super) fn resume(&self) {
        self.0.resumed.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn mend(&self) {
        self.0.mended.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns once a loop spins. For one waiter.
    pub(super) async fn spinning(&self) {
        self.0.spinning.notified().await;
    }

    /// Returns Discord's code once a connection was closed for good and the library goes on all the same. For one waiter.
    pub(super) async fn barred(&self) -> u16 {
        self.0.closed.notified().await;
        self.0.barred.load(Ordering::Relaxed)
    }
}

/// Hears what is counted. It formats nothing of what is dropped: it may hold what people wrote.
struct Listener(Pulse);

impl<S: Subscriber> Layer<S> for Listener {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let (metadata, counts) = (event.metadata(), &*self.0.0);
        if is(metadata, ROUND) {
            counts.rounds.fetch_add(1, Ordering::Relaxed);
        } else if is(metadata, UNREAD) {
            counts.unread.fetch_add(1, Ordering::Relaxed);
        } else {
            let mut words = Words(String::new());
            event.record(&mut words);
            if let Some((_, code)) = BARRED.iter().find(|(said, _)| words.0.contains(said)) {
                counts.barred.store(*code, Ordering::Relaxed);
                counts.closed.notify_one();
            }
        }
    }
}

fn is_of_interest(metadata: &Metadata<'_>) -> bool {
    let closes = metadata.target() == CLOSED && *metadata.level() <= Level::WARN;
    metadata.is_event() && (is(metadata, ROUND) || is(metadata, UNREAD) || closes)
}

fn is(metadata: &Metadata<'_>, (target, level): (&str, Level)) -> bool {
    metadata.target() == target && *metadata.level() == level
}

/// The words of a line.
struct Words(String);

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::layer::SubscriberExt;

    use super::*;

    /// The pulse after some lines of the library.
    fn after(lines: impl FnOnce()) -> Pulse {
        let pulse = Pulse::default();
        tracing::subscriber::with_default(tracing_subscriber::registry().with(pulse.listener()), lines);
        pulse
    }

    #[test]
    fn what_the_library_cannot_read_is_counted() {
        let pulse = after(|| tracing::debug!(target: "serenity::client::dispatch", "An unknown event was received"));
        assert_eq!(pulse.unread(), 1);
    }

    #[test]
    fn a_loop_that_spins_for_two_seconds_is_not_well() {
        let round = || tracing::trace!(target: "serenity::gateway::bridge::shard_runner", "loop iteration started.");
        let pulse = Pulse::default();
        let mut well = pulse.checkup();
        let mut second = |rounds| {
            let subscriber = tracing_subscriber::registry().with(pulse.listener());
            tracing::subscriber::with_default(subscriber, || (0..rounds).for_each(|_| round()));
            well()
        };
        assert_eq!(
            [100, 5_000, 100, 5_000, 5_000, 5_000, 3].map(&mut second),
            [true, true, true, true, false, false, true]
        );
    }

    #[tokio::test]
    async fn a_close_for_good_is_heard_where_the_library_goes_on() {
        let pulse = after(|| tracing::error!(target: "serenity::gateway::shard", "[{}] Shard has too many guilds.", 1));
        assert_eq!(pulse.barred().await, 4011);
    }
}
