//! What an operator may want to know, in the form that Prometheus reads.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use staffetta_store::StoreStats;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Bounds of the times that are counted, in seconds.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];

/// What tells the requests apart.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct RequestLabels {
    method: &'static str,
    route: String,
    status: u16,
}

/// What is only looked at when it is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Levels {
    pub(crate) tables: usize,
    pub(crate) sockets: usize,
    pub(crate) bots_waiting: usize,
    pub(crate) store: StoreStats,
}

/// The figures of a server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    acknowledged: Histogram,
    bot_answers: Histogram,
    tables: Gauge,
    sockets: Gauge,
    bots_waiting: Gauge,
    store_waiting: Gauge,
    store_commits: Counter,
    store_writes: Counter,
    store_failures: Counter,
    store_seconds: Counter<f64, AtomicU64>,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let metrics = Self {
            registry: Registry::with_prefix("staffetta"),
            requests: Family::default(),
            acknowledged: Histogram::new(SECONDS),
            bot_answers: Histogram::new(SECONDS),
            tables: Gauge::default(),
            sockets: Gauge::default(),
            bots_waiting: Gauge::default(),
            store_waiting: Gauge::default(),
            store_commits: Counter::default(),
            store_writes: Counter::default(),
            store_failures: Counter::default(),
            store_seconds: Counter::default(),
        };
        metrics.registered()
    }

    fn registered(mut self) -> Self {
        let registry = &mut self.registry;
        registry.register("requests", "Requests over HTTP by route and status", self.requests.clone());
        let help = "From a request's arrival on the socket to its acknowledgement";
        registry.register_with_unit("acknowledgement", help, Unit::Seconds, self.acknowledged.clone());
        let help = "From a bot's question to its answer, waiting included";
        registry.register_with_unit("bot_answer", help, Unit::Seconds, self.bot_answers.clone());
        registry.register("tables", "Tables in memory", self.tables.clone());
        registry.register("sockets", "Open sockets", self.sockets.clone());
        registry.register("bots_waiting", "Questions to bots that wait for a thread", self.bots_waiting.clone());
        registry.register("store_waiting", "Writes that wait for the store", self.store_waiting.clone());
        registry.register("store_commits", "Commits of the store", self.store_commits.clone());
        registry.register("store_writes", "Writes that the commits carried", self.store_writes.clone());
        registry.register("store_failures", "Commits that failed", self.store_failures.clone());
        let help = "Time spent committing";
        registry.register_with_unit("store_commit", help, Unit::Seconds, self.store_seconds.clone());
        self
    }

    /// Counts a request that was answered.
    pub(crate) fn count_request(&self, method: &'static str, route: &str, status: u16) {
        self.requests.get_or_create(&RequestLabels { method, route: route.to_owned(), status }).inc();
    }

    pub(crate) fn acknowledged_after(&self, time: Duration) {
        self.acknowledged.observe(time.as_secs_f64());
    }

    pub(crate) fn bot_answered_after(&self, time: Duration) {
        self.bot_answers.observe(time.as_secs_f64());
    }

    /// Everything as text.
    pub(crate) fn text(&self, levels: Levels) -> Result<String, std::fmt::Error> {
        let level = |gauge: &Gauge, value: usize| {
            gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        };
        level(&self.tables, levels.tables);
        level(&self.sockets, levels.sockets);
        level(&self.bots_waiting, levels.bots_waiting);
        level(&self.store_waiting, levels.store.waiting);
        self.store_commits.inner().store(levels.store.commits, Ordering::Relaxed);
        self.store_writes.inner().store(levels.store.writes, Ordering::Relaxed);
        self.store_failures.inner().store(levels.store.failures, Ordering::Relaxed);
        self.store_seconds.inner().store(levels.store.committing.as_secs_f64().to_bits(), Ordering::Relaxed);
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}
