//! The benchmark: how fast the rules of a game are, in random playouts on one thread.

use serde::Serialize;
use staffetta_kernel::{Awaiting, Choices, FastRng, Fault, Game, LabDesk, Progress, Rng, Setup};
use std::hint::black_box;

use crate::alloc;
use crate::bench_search::{SearchBenchReport, SearchBenchSpec, bench_search};
use crate::reference_loop::ReferenceLoop;
use crate::stopwatch::Stopwatch;

/// What to measure.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchSpec {
    /// Seats, options, overrides.
    pub setup: Setup,
    /// For about this many seconds.
    pub seconds: f64,
    /// The seed of the random play.
    pub seed: u64,
    /// Also measure a searching bot, for as many seconds again.
    pub search: Option<SearchBenchSpec>,
}

impl Default for BenchSpec {
    fn default() -> Self {
        Self { setup: Setup::default(), seconds: 3.0, seed: 1, search: None }
    }
}

/// What was measured. A decision is a question with at least two answers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BenchReport {
    /// The game.
    pub game: &'static str,
    /// How many seats.
    pub seats: u8,
    /// Whole games in a second of one processor.
    pub games_per_cpu_s: f64,
    /// Decisions in a second of one processor.
    pub decisions_per_cpu_s: f64,
    /// Nanoseconds for a decision, everything between included.
    pub ns_per_decision: f64,
    /// Legal actions of a decision on average.
    pub legal_actions_mean: f64,
    /// Heap allocations for a decision, after a warm-up; nothing where the program does not count them.
    pub allocations_per_decision: Option<f64>,
    /// The size of the state.
    pub state_bytes: usize,
    /// Nanoseconds for a copy of the state.
    pub clone_ns: f64,
    /// Nanoseconds for a round of the floor loop on this machine, in the same seconds.
    pub floor_ns: f64,
    /// A decision measured in rounds of the floor loop: comparable between machines.
    pub floor_ratio: f64,
    /// Games played.
    pub games: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Games that did not come to an end within the game's `max_picks`. Must be 0.
    pub unfinished: u64,
    /// Listed actions that the game refused. Must be 0.
    pub refused: u64,
    /// What the seconds are: `thread-cpu`, or `wall` where the system does not tell.
    pub clock: &'static str,
    /// The searching bot, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchBenchReport>,
}

/// Enough that looking at the clock costs nothing, few enough that the reference loop runs in the same moment.
const GAMES_A_BATCH: u32 = 50;

#[derive(Default)]
struct Counts {
    games: u64,
    decisions: u64,
    offered: u64,
    unfinished: u64,
    refused: u64,
}

/// Plays at random for a while and measures.
pub fn bench<G: Game>(spec: &BenchSpec) -> Result<BenchReport, Fault> {
    let ready = spec.setup.ready::<G>()?;
    let r = &*ready.rules;
    let mut rng = FastRng::new(spec.seed);
    let mut choices = Choices::new();
    let max_picks = G::about().max_picks.max(1);

    let mut warm_up = Counts::default();
    for _ in 0..20 {
        playout::<G>(r, &mut rng, &mut choices, max_picks, &mut warm_up);
    }
    let clone_ns = clone_nanos::<G>(r, &mut rng);

    let counted = alloc::installed();
    let mut counts = Counts::default();
    let mut cpu = 0.0;
    let mut allocations = 0;
    let mut reference = ReferenceLoop::new();
    let watch = Stopwatch::start();
    while watch.wall().as_secs_f64() < spec.seconds || counts.games == 0 {
        reference.slice();
        let batch = Stopwatch::start();
        let before = alloc::count();
        for _ in 0..GAMES_A_BATCH {
            playout::<G>(r, &mut rng, &mut choices, max_picks, &mut counts);
        }
        allocations += alloc::count() - before;
        cpu += batch.seconds();
    }

    let floor_ns = reference.nanos();
    let decisions = counts.decisions.max(1) as f64;
    let ns_per_decision = cpu * 1e9 / decisions;
    Ok(BenchReport {
        game: G::about().id,
        seats: ready.seats,
        games_per_cpu_s: counts.games as f64 / cpu,
        decisions_per_cpu_s: counts.decisions as f64 / cpu,
        ns_per_decision,
        legal_actions_mean: counts.offered as f64 / decisions,
        allocations_per_decision: counted.then_some(allocations as f64 / decisions),
        state_bytes: size_of::<G::State>(),
        clone_ns,
        floor_ns,
        floor_ratio: ns_per_decision / floor_ns,
        games: counts.games,
        decisions: counts.decisions,
        unfinished: counts.unfinished,
        refused: counts.refused,
        clock: watch.kind(),
        search: spec.search.as_ref().map(|search| bench_search::<G>(&ready, spec, search)).transpose()?,
    })
}

/// One game at random, straight on the state.
fn playout<G: Game>(
    r: &G::Rules,
    rng: &mut FastRng,
    choices: &mut Choices<G::Action>,
    max_picks: u32,
    counts: &mut Counts,
) {
    counts.games += 1;
    let Ok(mut state) = G::set_up(r, &mut LabDesk::new(rng)) else {
        counts.unfinished += 1;
        return;
    };
    let mut drafting = None;
    for _ in 0..max_picks {
        let seat = match drafting {
            Some(seat) => seat,
            None => match G::awaiting(r, &state) {
                Awaiting::Over(_) => return,
                awaiting => match awaiting.next() {
                    Some(seat) => seat,
                    None => break,
                },
            },
        };
        choices.clear();
        G::actions(r, &state, seat, choices);
        let n = choices.len() as u32;
        if n == 0 {
            break;
        }
        if n > 1 {
            counts.decisions += 1;
            counts.offered += u64::from(n);
        }
        let action = choices[if n > 1 { rng.below(n) as usize } else { 0 }];
        match G::act(r, &mut state, seat, action, &mut LabDesk::new(rng)) {
            Ok(Progress::Pick) => drafting = Some(seat),
            Ok(Progress::Entry) => drafting = None,
            Err(_) => {
                counts.refused += 1;
                break;
            }
        }
    }
    if G::awaiting(r, &state).outcome().is_none() {
        counts.unfinished += 1;
    }
}

fn clone_nanos<G: Game>(r: &G::Rules, rng: &mut FastRng) -> f64 {
    const COPIES: u32 = 1_000_000;
    let Ok(state) = G::set_up(r, &mut LabDesk::new(rng)) else { return 0.0 };
    let watch = Stopwatch::start();
    for _ in 0..COPIES {
        let mut copy = *black_box(&state);
        black_box(&mut copy);
    }
    watch.seconds() * 1e9 / f64::from(COPIES)
}
