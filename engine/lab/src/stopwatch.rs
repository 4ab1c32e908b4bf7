//! A stopwatch for the processor time of the running thread.

use std::time::{Duration, Instant};

/// A stopwatch for the processor time of one thread, where the system tells it; else for the time on the wall.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    cpu: Option<Duration>,
    wall: Instant,
}

/// How long this thread has run on a processor. Asked of the clock itself: the figures under `/proc` stand still
/// between two ticks of the scheduler, which is longer than what is measured here.
#[cfg(unix)]
fn thread_time() -> Option<Duration> {
    rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime).try_into().ok()
}

#[cfg(not(unix))]
fn thread_time() -> Option<Duration> {
    None
}

impl Stopwatch {
    /// Starts to run.
    pub(crate) fn start() -> Self {
        Self { cpu: thread_time(), wall: Instant::now() }
    }

    /// Seconds since the start.
    pub(crate) fn seconds(&self) -> f64 {
        let ran = self.cpu.zip(thread_time()).map(|(start, now)| now.saturating_sub(start));
        ran.unwrap_or_else(|| self.wall()).as_secs_f64()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_spans_add_up_to_the_long_one() {
        // Spans far shorter than a tick of the scheduler: each must count once, with what it took.
        let whole = Stopwatch::start();
        let mut parts = 0.0;
        while whole.wall() < Duration::from_millis(60) {
            let part = Stopwatch::start();
            let mut x = 1u64;
            for _ in 0..20_000 {
                x = std::hint::black_box(x.wrapping_mul(3));
            }
            parts += part.seconds();
        }
        let whole = whole.seconds();
        assert!(parts > 0.0 && parts <= whole * 1.001, "{parts} s in parts, {whole} s as a whole");
    }
}
