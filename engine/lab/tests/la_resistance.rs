//! The laboratory on a real game.

use staffetta_bots::{Bot, Budget, Greedy, Params, Search};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{Choices, FastRng, LabDesk, Progress, Seat, Setup, Viewer};
use staffetta_la_resistance::LaResistance;
use staffetta_lab::{BenchSpec, FuzzSpec, SimSpec, alloc, bench, fuzz, simulate};
use std::sync::Arc;

#[global_allocator]
static COUNTING: alloc::Counting = alloc::Counting(std::alloc::System);

#[test]
fn random_playouts_allocate_nothing() {
    let report = bench::<LaResistance>(&BenchSpec { seconds: 0.5, ..BenchSpec::default() }).expect("it runs");
    assert_eq!(report.allocations_per_decision, Some(0.0));
    assert_eq!((report.unfinished, report.refused), (0, 0));
}

type Question = (Seat, <LaResistance as GameRules>::View);

/// Positions of games between greedy players, as the seat that is asked sees them.
fn questions(count: usize) -> (Arc<<LaResistance as GameRules>::Rules>, Vec<Question>) {
    let r = Setup::seats(4).ready::<LaResistance>().expect("the plain game").rules;
    let mut rng = FastRng::new(8);
    let mut questions = Vec::new();
    let mut bots: Vec<_> = (0..4).map(Greedy::<LaResistance>::new).collect();
    while questions.len() < count {
        let mut state = LaResistance::set_up(&r, &mut LabDesk::new(&mut rng)).expect("it begins");
        let mut drafting = None;
        while let Some(seat) = drafting.or(LaResistance::awaiting(&r, &state).next()) {
            let view = LaResistance::view(&r, &state, Viewer::Seat(seat));
            let mut choices = Choices::new();
            LaResistance::actions(&r, &state, seat, &mut choices);
            if choices.len() > 1 && drafting.is_none() {
                questions.push((seat, view));
            }
            let pick = bots[seat.at()].choose(&r, &view, seat, Budget::default());
            let done = LaResistance::act(&r, &mut state, seat, pick, &mut LabDesk::new(&mut rng));
            drafting = (done.expect("greedy plays legally") == Progress::Pick).then_some(seat);
        }
    }
    questions.truncate(count);
    (r, questions)
}

#[test]
fn the_iterations_of_a_search_allocate_nothing_once_warm() {
    // The game's plan may use the heap, and is made once for a question unless an earlier one still holds; the eighty
    // iterations more of each question cost nothing.
    let (r, questions) = questions(20);
    let by_rollout = Params { max_plans: 0, planned: 0, ..Params::default() };
    let allocations = |iterations, bot: &mut Search<LaResistance>| {
        let before = alloc::count();
        for (seat, view) in &questions {
            bot.choose(&r, view, *seat, Budget::iterations(iterations));
        }
        alloc::count() - before
    };
    let mut bot = Search::<LaResistance>::with_params(1, by_rollout);
    allocations(200, &mut bot);
    let (many, few) = (allocations(120, &mut bot), allocations(40, &mut bot));
    assert!(many.abs_diff(few) <= questions.len() as u64, "{many} and {few} for {} questions", questions.len());
}

#[test]
fn with_little_budget_the_search_makes_the_moves_of_the_plan() {
    let (r, questions) = questions(300);
    for (n, (seat, view)) in (0..).zip(&questions) {
        let planned = Greedy::<LaResistance>::new(n).choose(&r, view, *seat, Budget::default());
        for iterations in [1, 8, 31] {
            let pick = Search::<LaResistance>::new(n).choose(&r, view, *seat, Budget::iterations(iterations));
            assert_eq!(pick, planned, "question {n}, {iterations} iterations");
        }
    }
}

#[test]
fn a_simulation_is_the_same_on_one_thread_and_on_two() {
    let spec = |threads| SimSpec {
        bots: ["search:8+worlds=4", "greedy", "greedy", "random"].map(str::to_owned).to_vec(),
        games: 66,
        threads,
        ..SimSpec::default()
    };
    let one = simulate::<LaResistance>(&spec(1)).expect("it runs").deterministic;
    let two = simulate::<LaResistance>(&spec(2)).expect("it runs").deterministic;
    assert_eq!(one, two);
    assert_eq!((one.games, one.panics, one.refused, one.unfinished), (66, 0, 0, 0));
}

#[test]
fn random_tables_break_no_promise() {
    let spec = FuzzSpec { seconds: 600.0, games: 30, seed: 3, ..FuzzSpec::default() };
    let report = fuzz::<LaResistance>(&spec).expect("it runs");
    assert_eq!(report.findings, []);
    assert_eq!(report.replayed, 30);
}

#[test]
#[ignore = "takes about twelve minutes of processor time: cargo test --release -p staffetta-lab -- --ignored"]
fn a_thousand_iterations_take_twice_a_fair_share_from_three_greedy_players() {
    let bots = ["search:1000", "greedy", "greedy", "greedy"].map(str::to_owned).to_vec();
    let spec = SimSpec { bots, games: 400, seed: 1, ..SimSpec::default() };
    let counts = simulate::<LaResistance>(&spec).expect("it runs").deterministic;
    assert_eq!((counts.games, counts.panics, counts.refused), (400, 0, 0));
    let search = &counts.wins[0];
    assert!(search.share >= 0.5, "{search:?}");
}
