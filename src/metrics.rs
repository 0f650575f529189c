//! Numbers about the running bot, for the host: counted where things happen, served on an address of this machine alone.
//!
//! `/metrics` speaks the text format of `OpenMetrics`; `/healthz` answers 200 while the gateway is connected and the database answers, and 503
//! with the reason otherwise. Nothing in them is about a person, a match or its contents.

use std::fmt;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

/// The type of the text format.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper bounds of answers, in seconds. Discord gives up after three.
const ANSWERS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 1.5, 2.0, 3.0];

/// Upper bounds of drawing a picture, in seconds.
const PICTURES: [f64; 8] = [0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1.0, 3.0];

/// What arrived from Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub enum Arrival {
    Command,
    Autocomplete,
    Press,
    Form,
}

/// What became of a message of the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub enum Delivery {
    Told,
    /// Comes again: a rate limit, Discord was down, or an attempt failed.
    Again,
    /// Given up: its channel or person cannot be reached.
    Gone,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ByArrival {
    kind: Arrival,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ByDelivery {
    fate: Delivery,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ByState {
    state: &'static str,
}

/// The counts of one process. Clones share them.
#[derive(Clone)]
pub struct Metrics(Arc<Inner>);

struct Inner {
    registry: Registry,
    arrivals: Family<ByArrival, Counter>,
    answers: Histogram,
    deferred: Counter,
    deliveries: Family<ByDelivery, Counter>,
    pictures: Histogram,
    identified: Gauge<u64, AtomicU64>,
    resumed: Gauge<u64, AtomicU64>,
    unread: Gauge<u64, AtomicU64>,
    connected: Gauge,
    /// Whether the sessions of all shards are up.
    up: AtomicBool,
    matches: Family<ByState, Gauge>,
    waiting: Gauge,
    waiting_seconds: Gauge<f64, AtomicU64>,
    broken: Gauge,
    commits: Gauge<u64, AtomicU64>,
    changes: Gauge<u64, AtomicU64>,
}

/// What is asked anew each time somebody looks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// New sessions, sessions that went on after a break, and payloads that could not be read, since the start.
    pub identified: u64,
    pub resumed: u64,
    pub unread: u64,
    /// What the database says, or why it says nothing.
    pub database: Option<Database>,
}

/// See [`Moment::database`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Database {
    pub lobbies: u64,
    pub running: u64,
    pub paused: u64,
    pub set_aside: u64,
    /// Messages to be delivered, and for how many milliseconds the first one could have been.
    pub waiting: u64,
    pub waiting_ms: u64,
    /// Messages that were given up.
    pub broken: u64,
    /// Commits and changes since the start.
    pub commits: u64,
    pub changes: u64,
}

impl Metrics {
    /// All counts at nothing.
    pub fn new() -> Self {
        let mut registry = Registry::with_prefix("adjutant");
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The running version", build);
        let inner = Inner {
            arrivals: Family::default(),
            answers: Histogram::new(ANSWERS),
            deferred: Counter::default(),
            deliveries: Family::default(),
            pictures: Histogram::new(PICTURES),
            identified: Gauge::default(),
            resumed: Gauge::default(),
            unread: Gauge::default(),
            connected: Gauge::default(),
            up: AtomicBool::new(false),
            matches: Family::default(),
            waiting: Gauge::default(),
            waiting_seconds: Gauge::default(),
            broken: Gauge::default(),
            commits: Gauge::default(),
            changes: Gauge::default(),
            registry,
        };
        Self(Arc::new(inner.registered()))
    }

    /// An interaction has arrived.
    pub fn arrived(&self, kind: Arrival) {
        self.0.arrivals.get_or_create(&ByArrival { kind }).inc();
    }

    /// So many of all shards have a session that is up.
    pub fn shards(&self, up: usize, all: usize) {
        self.0.up.store(up >= all, Ordering::Relaxed);
    }

    /// Whether the sessions of all shards are up.
    pub fn connected(&self) -> bool {
        self.0.up.load(Ordering::Relaxed)
    }

    /// An interaction was answered or deferred, so long after it had arrived.
    pub fn answered(&self, after: Duration) {
        self.0.answers.observe(after.as_secs_f64());
    }

    /// An answer took too long and was announced first.
    pub fn deferred(&self) {
        self.0.deferred.inc();
    }

    /// A message of the outbox was tried.
    pub fn delivered(&self, fate: Delivery) {
        self.0.deliveries.get_or_create(&ByDelivery { fate }).inc();
    }

    /// A picture was drawn.
    pub fn drew(&self, took: Duration) {
        self.0.pictures.observe(took.as_secs_f64());
    }

    /// All of it as text, with what was asked just now.
    pub fn text(&self, now: &Moment) -> String {
        let inner = &self.0;
        inner.connected.set(i64::from(self.connected()));
        inner.identified.set(now.identified);
        inner.resumed.set(now.resumed);
        inner.unread.set(now.unread);
        if let Some(database) = now.database {
            let signed = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
            let states = [
                ("lobby", database.lobbies),
                ("running", database.running),
                ("paused", database.paused),
                ("set-aside", database.set_aside),
            ];
            for (state, number) in states {
                inner.matches.get_or_create(&ByState { state }).set(signed(number));
            }
            inner.waiting.set(signed(database.waiting));
            inner.waiting_seconds.set(Duration::from_millis(database.waiting_ms).as_secs_f64());
            inner.broken.set(signed(database.broken));
            inner.commits.set(database.commits);
            inner.changes.set(database.changes);
        }
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = encode(&mut text, &inner.registry);
        text
    }
}

impl Inner {
    fn registered(mut self) -> Self {
        let to = &mut self.registry;
        to.register("interactions", "Interactions that arrived from Discord", self.arrivals.clone());
        to.register("answer_seconds", "From an interaction to its first answer", self.answers.clone());
        to.register("deferred", "Answers that were announced first", self.deferred.clone());
        to.register("deliveries", "Attempts to deliver a message of the outbox", self.deliveries.clone());
        to.register("picture_seconds", "Drawing a picture", self.pictures.clone());
        to.register("gateway_identified", "New sessions at the gateway since the start", self.identified.clone());
        to.register("gateway_resumed", "Sessions that went on after a break", self.resumed.clone());
        to.register("gateway_unread", "Payloads that could not be read and were dropped", self.unread.clone());
        to.register("gateway_connected", "1 while a session is up", self.connected.clone());
        to.register("matches", "Live matches", self.matches.clone());
        to.register("outbox_waiting", "Messages to be delivered", self.waiting.clone());
        to.register("outbox_waiting_seconds", "How long the first of them has waited", self.waiting_seconds.clone());
        to.register("outbox_broken", "Messages that were given up", self.broken.clone());
        to.register("store_commits", "Commits since the start", self.commits.clone());
        to.register("store_changes", "Changes since the start; several may share a commit", self.changes.clone());
        self
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

/// Serves `/metrics` and `/healthz` until the listener fails. `ask` is called for each look.
pub async fn serve<A, F>(listener: tokio::net::TcpListener, metrics: Metrics, ask: A) -> std::io::Result<()>
where
    A: Fn() -> F + Clone + Send + Sync + 'static,
    F: Future<Output = Moment> + Send + 'static,
{
    let router = axum::Router::new()
        .route("/metrics", get(numbers::<A, F>))
        .route("/healthz", get(health::<A, F>))
        .with_state((metrics, ask));
    axum::serve(listener, router).await
}

async fn numbers<A, F>(State((metrics, ask)): State<(Metrics, A)>) -> Response
where
    A: Fn() -> F + Clone + Send + Sync + 'static,
    F: Future<Output = Moment> + Send + 'static,
{
    ([(header::CONTENT_TYPE, OPEN_METRICS)], metrics.text(&ask().await)).into_response()
}

async fn health<A, F>(State((metrics, ask)): State<(Metrics, A)>) -> Response
where
    A: Fn() -> F + Clone + Send + Sync + 'static,
    F: Future<Output = Moment> + Send + 'static,
{
    match (metrics.connected(), ask().await.database) {
        (true, Some(_)) => (StatusCode::OK, "ok\n").into_response(),
        (false, Some(_)) => (StatusCode::SERVICE_UNAVAILABLE, "not connected to Discord\n").into_response(),
        (true, None) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
        (false, None) => (StatusCode::SERVICE_UNAVAILABLE, "not connected to Discord; the database does not answer\n")
            .into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_stands_in_the_text() {
        let metrics = Metrics::new();
        metrics.arrived(Arrival::Press);
        metrics.arrived(Arrival::Press);
        metrics.answered(Duration::from_millis(2));
        metrics.delivered(Delivery::Told);
        assert!(!metrics.connected());
        metrics.shards(1, 1);
        let database = Database { running: 7, waiting: 3, waiting_ms: 1_500, ..Database::default() };
        let text = metrics.text(&Moment { identified: 1, database: Some(database), ..Moment::default() });
        for line in [
            "adjutant_interactions_total{kind=\"Press\"} 2",
            "adjutant_answer_seconds_bucket{le=\"0.003\"} 1",
            "adjutant_answer_seconds_bucket{le=\"0.001\"} 0",
            "adjutant_deliveries_total{fate=\"Told\"} 1",
            "adjutant_matches{state=\"running\"} 7",
            "adjutant_outbox_waiting_seconds 1.5",
            "adjutant_gateway_connected 1",
            "adjutant_gateway_identified 1",
            "# EOF",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
        }
        assert!(text.contains(concat!("version=\"", env!("CARGO_PKG_VERSION"), "\"")));
    }
}
