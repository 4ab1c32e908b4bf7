//! What a load has come to.

use serde_json::{Value, json};
use std::fmt;
use tokio::time::Instant;

use super::processes::{ProcessFigures, Servers, cpu_seconds};
use super::table::Figures;

const MIB: f64 = 1024.0 * 1024.0;

/// What was used between two moments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    began: Instant,
    seconds: f64,
    servers: Option<ProcessFigures>,
    own_cpu: f64,
    machine_cpu: f64,
}

impl Span {
    pub(super) fn begin(servers: Option<&Servers>) -> Self {
        let (own_cpu, machine_cpu) = cpu_seconds();
        Self { began: Instant::now(), seconds: 0.0, servers: servers.map(Servers::figures), own_cpu, machine_cpu }
    }

    pub(super) fn end(&self, servers: Option<&Servers>) -> Self {
        let (own_cpu, machine_cpu) = cpu_seconds();
        let used = servers.map(Servers::figures).zip(self.servers);
        Self {
            began: self.began,
            seconds: self.began.elapsed().as_secs_f64(),
            servers: used.map(|(now, before)| ProcessFigures { cpu: now.cpu - before.cpu, ..now }),
            own_cpu: own_cpu - self.own_cpu,
            machine_cpu: machine_cpu - self.machine_cpu,
        }
    }

    /// How many processors other programs kept busy.
    fn other_cpus(&self) -> f64 {
        let ours = self.own_cpu + self.servers.map_or(0.0, |servers| servers.cpu);
        ((self.machine_cpu - ours) / self.seconds).max(0.0)
    }
}

/// Everything that is told at the end.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) figures: Figures,
    pub(super) span: Span,
    pub(super) killed: usize,
}

/// Of so many in a hundred, the longest, in milliseconds.
fn percentile(sorted: &[u32], of_hundred: f64) -> f64 {
    let at = (sorted.len() as f64 * of_hundred / 100.0).ceil() as usize;
    sorted.get(at.saturating_sub(1)).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
}

fn percentiles(micros: &[u32]) -> [(&'static str, f64); 4] {
    let mut sorted = micros.to_vec();
    sorted.sort_unstable();
    [("p50", 50.0), ("p90", 90.0), ("p99", 99.0), ("max", 100.0)].map(|(name, of)| (name, percentile(&sorted, of)))
}

impl Report {
    /// Was nothing wrong?
    pub(super) fn is_sound(&self) -> bool {
        self.figures.faults.is_empty()
    }

    fn moves(&self) -> usize {
        self.figures.acknowledged.len()
    }

    /// Moves for each CPU-second of the servers.
    fn moves_per_cpu_second(&self) -> Option<f64> {
        let servers = self.span.servers.filter(|servers| servers.cpu > 0.0)?;
        Some(self.moves() as f64 / servers.cpu)
    }

    pub(super) fn json(&self) -> Value {
        let of = |micros: &[u32]| -> Value { percentiles(micros).into_iter().collect() };
        let (figures, span) = (&self.figures, &self.span);
        json!({
            "moves": self.moves(),
            "moves_per_s": self.moves() as f64 / span.seconds,
            "acknowledged_ms": of(&figures.acknowledged),
            "seen_ms": of(&figures.seen),
            "drafted": figures.drafted,
            "games": figures.games,
            "compared": figures.compared,
            "lost": figures.lost,
            "kills": self.killed,
            "faults": figures.faults,
            "seconds": span.seconds,
            "server_cpu_s": span.servers.map(|servers| servers.cpu),
            "moves_per_cpu_s": self.moves_per_cpu_second(),
            "cpu_ms_per_move": self.moves_per_cpu_second().map(|moves| 1000.0 / moves),
            "resident_mib": span.servers.map(|servers| servers.resident as f64 / MIB),
            "peak_mib": span.servers.map(|servers| servers.peak as f64 / MIB),
            "load_cpu_s": span.own_cpu,
            "other_cpus": span.other_cpus(),
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (figures, span) = (&self.figures, &self.span);
        let row = |micros: &[u32]| {
            let told = percentiles(micros).map(|(name, ms)| format!("{name} {ms:.1} ms"));
            told.join(", ")
        };
        writeln!(
            f,
            "{} moves in {:.1} s: {:.0} a second",
            self.moves(),
            span.seconds,
            self.moves() as f64 / span.seconds
        )?;
        writeln!(f, "acknowledged after   {}", row(&figures.acknowledged))?;
        writeln!(f, "seen by others later {}", row(&figures.seen))?;
        writeln!(
            f,
            "{} games compared with their records ({} moves), {} picks that were only drafted, {} sockets lost, {} kills",
            figures.games, figures.compared, figures.drafted, figures.lost, self.killed
        )?;
        if let (Some(servers), Some(moves)) = (span.servers, self.moves_per_cpu_second()) {
            writeln!(
                f,
                "servers: {:.1} CPU-seconds, {moves:.0} moves for each, {:.3} ms a move; {:.0} MiB resident, {:.0} at the most",
                servers.cpu,
                1000.0 / moves,
                servers.resident as f64 / MIB,
                servers.peak as f64 / MIB,
            )?;
        }
        writeln!(
            f,
            "this program: {:.1} CPU-seconds; other programs kept {:.2} processors busy",
            span.own_cpu,
            span.other_cpus()
        )?;
        writeln!(f, "faults: {}", figures.faults.len())?;
        for fault in figures.faults.iter().take(20) {
            writeln!(f, "  {fault}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_what_was_measured() {
        let micros: Vec<u32> = (1..=200).rev().map(|n| n * 1000).collect();
        let told = percentiles(&micros);
        assert_eq!(told, [("p50", 100.0), ("p90", 180.0), ("p99", 198.0), ("max", 200.0)]);
        assert_eq!(percentiles(&[])[2], ("p99", 0.0));
    }
}
