//! The benchmark of the searching bot: how many continuations it plays in a second, and where the time goes.

use serde::Serialize;
use staffetta_bots::{Bot, Budget, Greedy, Search, SearchTimes, search_by_name};
use staffetta_kernel::{Awaiting, Choices, FastRng, Fault, Game, LabDesk, Progress, Ready, Rng, Seat, Viewer};

use crate::alloc;
use crate::bench::BenchSpec;
use crate::left_plan::{LeftPlan, left_plan};
use crate::stopwatch::Stopwatch;

/// Which searching bot to measure.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchBenchSpec {
    /// Its name, such as `search:1000`.
    pub bot: String,
    /// In so many choices its choice is tried against the greedy bot's; 0 for none.
    pub choices: u64,
    /// Each of the two is played on so many times.
    pub playouts: u32,
}

/// What was measured of the searching bot, in questions taken from games that greedy bots play.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SearchBenchReport {
    /// The bot, with its budget.
    pub bot: String,
    /// A continuation is cut off after so many turns; 0 for never.
    pub turns: u32,
    /// Continuations in a second of one processor.
    pub iterations_per_cpu_s: f64,
    /// Picks played in a continuation on average.
    pub picks_per_iteration: f64,
    /// Continuations in each sampled world on average.
    pub iterations_per_world: f64,
    /// Heap allocations for a continuation, after a warm-up; nothing where the program does not count them.
    pub allocations_per_iteration: Option<f64>,
    /// The share of the time in which worlds are sampled.
    pub share_worlds: f64,
    /// The share in which the rules list and play picks.
    pub share_rules: f64,
    /// The share of the game's plan, policy and evaluation.
    pub share_heuristics: f64,
    /// The share of the tree.
    pub share_tree: f64,
    /// Questions searched.
    pub questions: u64,
    /// What it brings to leave the greedy bot's plan, by kind of question.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_plan: Vec<LeftPlan>,
}

/// So many questions are searched in turn.
const QUESTIONS: usize = 48;
/// One question in so many is taken: neighbours are too much alike.
const ONE_IN: u32 = 11;

type Question<G> = (<G as staffetta_kernel::GameRules>::View, Seat);

/// Searches for a while and measures: first how much, then, by a clock that slows it down, where the time goes.
pub(crate) fn bench_search<G: Game>(
    ready: &Ready<G>,
    spec: &BenchSpec,
    search: &SearchBenchSpec,
) -> Result<SearchBenchReport, Fault> {
    let r = &*ready.rules;
    let questions = questions::<G>(r, ready.seats, spec.seed);
    if questions.is_empty() {
        return Err(Fault::new("no-questions", G::about().id, "greedy bots meet no question with two answers"));
    }
    let mut bot = search_by_name::<G>(&search.bot, spec.seed)?;
    search_all(&mut bot, r, &questions, 0.0);
    let (warm, before) = (bot.times(), alloc::count());
    let watch = Stopwatch::start();
    let searched = search_all(&mut bot, r, &questions, spec.seconds / 2.0);
    let cpu = watch.seconds();
    let allocations = alloc::count() - before;
    let done = (bot.times().iterations - warm.iterations).max(1) as f64;

    let mut timed = search_by_name::<G>(&search.bot, spec.seed)?.with_times();
    search_all(&mut timed, r, &questions, spec.seconds / 2.0);
    let times = timed.times();
    let [worlds, rules, heuristics, tree] = shares(&times);
    Ok(SearchBenchReport {
        bot: search.bot.clone(),
        turns: bot.params().turns,
        iterations_per_cpu_s: done / cpu,
        picks_per_iteration: times.picks as f64 / times.iterations.max(1) as f64,
        iterations_per_world: times.iterations as f64 / times.worlds.max(1) as f64,
        allocations_per_iteration: alloc::installed().then_some(allocations as f64 / done),
        share_worlds: worlds,
        share_rules: rules,
        share_heuristics: heuristics,
        share_tree: tree,
        questions: searched,
        left_plan: match search.choices {
            0 => Vec::new(),
            choices => left_plan::<G>(ready, &mut bot, spec.seed, choices, search.playouts),
        },
    })
}

/// Worlds, rules, heuristics and tree as parts of their sum.
fn shares(times: &SearchTimes) -> [f64; 4] {
    let parts = [times.in_worlds, times.in_rules, times.in_heuristics, times.in_tree].map(|part| part.as_secs_f64());
    let sum: f64 = parts.iter().sum();
    parts.map(|part| part / sum.max(f64::MIN_POSITIVE))
}

/// Searches every question, again and again for about so long. Answers how many searches that were.
fn search_all<G: Game>(bot: &mut Search<G>, r: &G::Rules, questions: &[Question<G>], seconds: f64) -> u64 {
    let watch = Stopwatch::start();
    let mut searched = 0;
    loop {
        for (view, seat) in questions {
            bot.forget();
            bot.choose(r, view, *seat, Budget::default());
            searched += 1;
            if searched >= questions.len() as u64 && watch.wall().as_secs_f64() >= seconds {
                return searched;
            }
        }
    }
}

/// Questions from games of greedy bots, spread over whole games.
fn questions<G: Game>(r: &G::Rules, seats: u8, seed: u64) -> Vec<Question<G>> {
    const MAX_GAMES: u64 = 200;
    let mut questions = Vec::new();
    let mut rng = FastRng::new(seed);
    let mut choices = Choices::new();
    for _ in 0..MAX_GAMES {
        let Ok(mut state) = G::set_up(r, &mut LabDesk::new(&mut rng)) else { continue };
        let mut bots: Vec<_> = (0..seats).map(|_| Greedy::<G>::new(rng.next_u64())).collect();
        let mut drafting = None;
        for _ in 0..G::about().max_picks {
            if drafting.is_none() && matches!(G::awaiting(r, &state), Awaiting::Over(_)) {
                break;
            }
            let Some(seat) = drafting.or_else(|| G::awaiting(r, &state).next()) else { break };
            let view = G::view(r, &state, Viewer::Seat(seat));
            choices.clear();
            G::actions(r, &state, seat, &mut choices);
            if choices.len() > 1 && drafting.is_none() && rng.below(ONE_IN) == 0 {
                questions.push((view.clone(), seat));
            }
            if questions.len() >= QUESTIONS {
                return questions;
            }
            let pick = bots[seat.at()].choose(r, &view, seat, Budget::default());
            match G::act(r, &mut state, seat, pick, &mut LabDesk::new(&mut rng)) {
                Ok(Progress::Pick) => drafting = Some(seat),
                Ok(Progress::Entry) => drafting = None,
                Err(_) => break,
            }
        }
    }
    questions
}
