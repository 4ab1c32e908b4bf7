//! Simulations: many games between bots, counted.

pub(crate) mod one_game;
mod report;
mod tally;
pub(crate) mod turn_times;

pub use report::{BotShare, FailedGame, Figure, MarkShare, SeatShare, SimCounts, SimReport, SimTiming, Spread};

use rayon::prelude::*;
use staffetta_bots::{Bot, Budget, External, by_name};
use staffetta_kernel::{Fault, Game, Setup};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use one_game::{GameNumber, SimContext};
use tally::Tally;

/// Games are counted in batches, and the batches merged in their order: the same sums for any number of threads. Few
/// games make small batches, for a game of searching bots may take a minute.
fn batch_size(games: u64) -> u64 {
    (games / 64).clamp(1, 64)
}

/// What to simulate.
#[derive(Clone, PartialEq, Debug)]
pub struct SimSpec {
    /// Seats, options, overrides.
    pub setup: Setup,
    /// A bot for each seat by name; one name fills all.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// Games of equal number under equal seeds are equal.
    pub seed: u64,
    /// On how many threads; 0 for all there are.
    pub threads: usize,
    /// In game number i every bot sits i seats further to the left, so that no bot owns a good place.
    pub rotate: bool,
    /// How long bots may search that do not say so by name.
    pub budget: Budget,
}

impl Default for SimSpec {
    fn default() -> Self {
        Self {
            setup: Setup::default(),
            bots: vec!["greedy".to_owned()],
            games: 100,
            seed: 1,
            threads: 0,
            rotate: true,
            budget: Budget::default(),
        }
    }
}

/// Plays the games and counts what happened.
pub fn simulate<G: Game>(spec: &SimSpec) -> Result<SimReport, Fault> {
    simulate_with_progress::<G>(spec, &|_| {})
}

/// Plays the games and counts what happened; tells after each game how many are done. A bot whose name has a slash is a
/// program to be started.
pub fn simulate_with_progress<G: Game>(spec: &SimSpec, progress: &(dyn Fn(u64) + Sync)) -> Result<SimReport, Fault> {
    let make = |name: &str, seed: u64| -> Result<Box<dyn Bot<G>>, Fault> {
        if name.contains('/') { Ok(Box::new(External::<G>::start(name, seed)?)) } else { by_name::<G>(name, seed) }
    };
    simulate_with_bots::<G>(spec, &make, progress)
}

/// Makes a bot of a name and a seed.
pub type BotFactory<'a, G> = dyn Fn(&str, u64) -> Result<Box<dyn Bot<G>>, Fault> + Sync + 'a;

/// The same among bots of one's own making.
pub fn simulate_with_bots<G: Game>(
    spec: &SimSpec,
    make: &BotFactory<'_, G>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, Fault> {
    let ready = spec.setup.ready::<G>()?;
    let seats = usize::from(ready.seats);
    let bots: Vec<String> = match &spec.bots[..] {
        [one] => vec![one.clone(); seats],
        all if all.len() == seats => all.to_vec(),
        all => {
            let reason = format!("{} bots for {seats} seats: name one for all, or one for each", all.len());
            return Err(Fault::new("bad-bots", "bots", reason));
        }
    };
    for name in &bots {
        make(name, 0)?;
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(spec.threads)
        .build()
        .map_err(|error| Fault::new("no-threads", "threads", error.to_string()))?;
    let context = SimContext::<G> {
        rules: &ready.rules,
        seats: ready.seats,
        bots: &bots,
        make,
        seed: spec.seed,
        budget: spec.budget,
        times: false,
    };
    let done = AtomicU64::new(0);
    let began = Instant::now();
    let size = batch_size(spec.games);
    let batches: Vec<Tally> = pool.install(|| {
        (0..spec.games.div_ceil(size))
            .into_par_iter()
            .map(|batch| {
                let mut tally = Tally::new(seats);
                for index in batch * size..((batch + 1) * size).min(spec.games) {
                    let shift = if spec.rotate { (index % seats as u64) as usize } else { 0 };
                    match catch_unwind(AssertUnwindSafe(|| one_game::play(&context, GameNumber { index, shift }))) {
                        Ok(Ok(played)) => tally.add(&played),
                        Ok(Err(fault)) => tally.add_panic(index, fault.to_string()),
                        Err(panic) => tally.add_panic(index, panic_message(&*panic)),
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
                tally
            })
            .collect()
    });
    let mut all = Tally::new(seats);
    for batch in &batches {
        all.merge(batch);
    }
    let wall = began.elapsed().as_secs_f64();
    Ok(SimReport {
        deterministic: report::counts::<G>(spec, &ready, &bots, &all),
        timing: SimTiming {
            wall_s: wall,
            games_per_wall_s: spec.games as f64 / wall.max(1e-9),
            threads: pool.current_num_threads(),
        },
    })
}

/// What a panic said.
pub(crate) fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic without words".to_owned())
}
