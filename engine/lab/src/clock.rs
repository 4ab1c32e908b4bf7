//! Processor time of the running thread.

use std::time::{Duration, Instant};

/// A stopwatch for the processor time of one thread, where the system tells it; else for the time on the wall.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    cpu: Option<u64>,
    wall: Instant,
}

/// Nanoseconds that this thread has run on a processor (Linux).
fn thread_nanos() -> Option<u64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split_whitespace().next()?.parse().ok()
}

impl Stopwatch {
    /// Starts to run.
    pub(crate) fn start() -> Self {
        Self { cpu: thread_nanos(), wall: Instant::now() }
    }

    /// Seconds since the start.
    pub(crate) fn seconds(&self) -> f64 {
        match (self.cpu, thread_nanos()) {
            (Some(start), Some(now)) if now > start => (now - start) as f64 / 1e9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }

    /// Time on the wall since the start.
    pub(crate) fn wall(&self) -> Duration {
        self.wall.elapsed()
    }

    /// What it measures.
    pub(crate) fn kind(&self) -> &'static str {
        if self.cpu.is_some() { "thread-cpu" } else { "wall" }
    }
}
