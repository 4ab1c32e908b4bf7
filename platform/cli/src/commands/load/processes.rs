//! The servers under load: processes that are started, killed and measured.

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

/// Ticks of `/proc/*/stat` in a second: the same on every Linux.
const TICKS_PER_SECOND: f64 = 100.0;

/// Where the servers are; it changes when one is started anew.
pub(super) type Addresses = Arc<Mutex<Vec<String>>>;

/// The servers that this program has started.
#[derive(Debug)]
pub(super) struct Servers {
    children: Vec<(Child, BufReader<ChildStdout>)>,
    pub(super) addresses: Addresses,
    data: PathBuf,
    database: Option<String>,
    /// CPU seconds of those that were killed.
    spent: f64,
}

impl Servers {
    /// Starts so many nodes, on a database of PostgreSQL or, if it is one, on a file in this folder.
    pub(super) fn start(nodes: usize, data: &Path, database: Option<&str>) -> io::Result<Self> {
        let mut servers = Self {
            children: Vec::new(),
            addresses: Arc::default(),
            data: data.to_owned(),
            database: database.map(str::to_owned),
            spent: 0.0,
        };
        for _ in 0..nodes {
            let (child, words, address) = servers.start_one()?;
            servers.children.push((child, words));
            servers.lock().push(address);
        }
        Ok(servers)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<String>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn start_one(&self) -> io::Result<(Child, BufReader<ChildStdout>, String)> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--addr", "127.0.0.1:0", "--beat", "0", "--table-idle", "3600"]);
        // Everything comes from one address and in haste: the limits of one address are raised to those of all.
        command.args(["--sockets-per-address", "10000", "--tables-per-minute", "1000000"]);
        command.args(["--messages-per-second", "100000", "--data"]).arg(&self.data);
        if let Some(database) = &self.database {
            command.args(["--database", database]);
        }
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let no_words = || io::Error::other("the server did not start");
        let mut words = BufReader::new(child.stdout.take().ok_or_else(no_words)?);
        let mut line = String::new();
        words.read_line(&mut line)?;
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next()).ok_or_else(no_words)?;
        Ok((child, words, format!("127.0.0.1:{port}")))
    }

    /// Kills one (SIGKILL) and starts it anew.
    pub(super) fn kill(&mut self, at: usize) -> io::Result<()> {
        let Some((child, _)) = self.children.get_mut(at) else { return Ok(()) };
        self.spent += process_figures(child.id()).map_or(0.0, |figures| figures.cpu);
        child.kill()?;
        child.wait()?;
        let (child, words, address) = self.start_one()?;
        if let Some(place) = self.children.get_mut(at) {
            *place = (child, words);
        }
        if let Some(place) = self.lock().get_mut(at) {
            *place = address;
        }
        Ok(())
    }

    /// What all of them have used so far.
    pub(super) fn figures(&self) -> ProcessFigures {
        let mut all = ProcessFigures { cpu: self.spent, ..ProcessFigures::default() };
        for figures in self.children.iter().filter_map(|(child, _)| process_figures(child.id())) {
            all.cpu += figures.cpu;
            all.resident += figures.resident;
            all.peak += figures.peak;
        }
        all
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for (child, _) in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What a process has used.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ProcessFigures {
    /// Seconds of CPU, of the program and of the system for it.
    pub(super) cpu: f64,
    /// Bytes of memory.
    pub(super) resident: u64,
    /// The most bytes of memory there were.
    pub(super) peak: u64,
}

/// What this process has used; nothing where the system does not tell.
fn process_figures(id: u32) -> Option<ProcessFigures> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name stands in brackets and may hold anything; user and system time are the 12th and 13th after it.
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let bytes = |key: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(key))?;
        Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
    };
    Some(ProcessFigures { cpu: ticks / TICKS_PER_SECOND, resident: bytes("VmRSS:")?, peak: bytes("VmHWM:")? })
}

/// CPU seconds of this process, and of the whole machine.
pub(super) fn cpu_seconds() -> (f64, f64) {
    let own = process_figures(std::process::id()).map_or(0.0, |figures| figures.cpu);
    let stat = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let fields = stat.lines().next().unwrap_or_default().split_whitespace().skip(1);
    let ticks: Vec<f64> = fields.filter_map(|field| field.parse().ok()).collect();
    // The fourth and the fifth are the time in which nothing was done; from the eighth on what others were lent is told.
    let busy = ticks.iter().take(8).enumerate().filter(|(at, _)| !matches!(at, 3 | 4)).map(|(_, ticks)| ticks);
    (own, busy.sum::<f64>() / TICKS_PER_SECOND)
}
