//! Analyses of finished games: one at a time, in the background, on a thread that gives way to bots.

use staffetta_kernel::{Fault, Record};
use staffetta_lab::{Analysis, AnalysisSpec};
use staffetta_registry::AnyGame;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

use crate::bot_pool::BotPool;

/// Analyses that are remembered, the ones that run or wait among them. An older one is made again when it is asked for.
const MOST_KEPT: usize = 64;
/// Analyses that may wait.
const MOST_WAITING: usize = 16;
/// The processor time that one may take, about.
const CPU_SECONDS: f64 = 60.0;
/// How long it rests while bots wait for a thread.
const REST: Duration = Duration::from_millis(20);

/// How far an analysis is.
#[derive(Clone, Debug)]
pub(crate) enum Stage {
    /// Or forgotten.
    NotBegun,
    /// So many moments of so many.
    Running {
        done: u32,
        of: u32,
    },
    Done(Arc<Analysis>),
    Failed(Fault),
}

#[derive(Debug, Default)]
struct Job {
    done: AtomicU32,
    of: AtomicU32,
    result: OnceLock<Result<Arc<Analysis>, Fault>>,
}

impl Job {
    fn stage(&self) -> Stage {
        match self.result.get() {
            None => Stage::Running { done: self.done.load(Ordering::Relaxed), of: self.of.load(Ordering::Relaxed) },
            Some(Ok(analysis)) => Stage::Done(analysis.clone()),
            Some(Err(fault)) => Stage::Failed(fault.clone()),
        }
    }
}

/// The analyses of this node.
#[derive(Debug)]
pub(crate) struct Analyses {
    /// By table, the newest last.
    jobs: Mutex<VecDeque<(String, Arc<Job>)>>,
    one_at_a_time: Arc<Semaphore>,
    bot_pool: BotPool,
    stopping: watch::Receiver<bool>,
}

impl Analyses {
    pub(crate) fn new(bot_pool: BotPool, stopping: watch::Receiver<bool>) -> Self {
        Self { jobs: Mutex::default(), one_at_a_time: Arc::new(Semaphore::new(1)), bot_pool, stopping }
    }

    /// How far the analysis of a table is.
    pub(crate) fn stage(&self, table: &str) -> Stage {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.iter().find(|(known, _)| known == table).map_or(Stage::NotBegun, |(_, job)| job.stage())
    }

    /// Begins the analysis of a finished game, unless there is one. False if too many wait.
    pub(crate) fn begin(&self, table: &str, game: &'static dyn AnyGame, record: Record) -> bool {
        let job = Arc::new(Job::default());
        {
            let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            if jobs.iter().any(|(known, job)| known == table && !matches!(job.stage(), Stage::Failed(_))) {
                return true;
            }
            jobs.retain(|(known, _)| known != table);
            if jobs.iter().filter(|(_, job)| job.result.get().is_none()).count() >= MOST_WAITING {
                return false;
            }
            if jobs.len() >= MOST_KEPT {
                let oldest = jobs.iter().position(|(_, job)| job.result.get().is_some());
                oldest.map(|at| jobs.remove(at));
            }
            jobs.push_back((table.to_owned(), job.clone()));
        }
        let (permits, bot_pool, stopping) = (self.one_at_a_time.clone(), self.bot_pool.clone(), self.stopping.clone());
        tokio::spawn(async move {
            let Ok(_permit) = permits.acquire_owned().await else { return };
            let working = job.clone();
            let worked = tokio::task::spawn_blocking(move || analyse(game, &record, &working, &bot_pool, &stopping));
            let panicked = |error: tokio::task::JoinError| Err(Fault::new("panicked", "analysis", error.to_string()));
            let _ = job.result.set(worked.await.unwrap_or_else(panicked));
        });
        true
    }
}

fn analyse(
    game: &dyn AnyGame,
    record: &Record,
    job: &Job,
    bot_pool: &BotPool,
    stopping: &watch::Receiver<bool>,
) -> Result<Arc<Analysis>, Fault> {
    let spec = AnalysisSpec { cpu_seconds: Some(CPU_SECONDS), ..AnalysisSpec::default() };
    let analysis = game.analyse(record, &spec, &|done, of| {
        job.done.store(done as u32, Ordering::Relaxed);
        job.of.store(of as u32, Ordering::Relaxed);
        if bot_pool.waiting() > 0 {
            std::thread::sleep(REST);
        }
        !*stopping.borrow()
    })?;
    analysis.map(Arc::new).ok_or_else(|| Fault::new("interrupted", "analysis", "the server stops"))
}
