//! The laboratory on a real game.

use staffetta_bots::{Bot, Budget, Greedy, Search};
use staffetta_kernel::{Choices, Game, LabDesk, Progress, Quick, Seat, Setup, Viewer};
use staffetta_la_resistance::LaResistance;
use staffetta_lab::{BenchSpec, FuzzSpec, SimSpec, alloc, bench, fuzz, simulate};

#[global_allocator]
static COUNTING: alloc::Counting = alloc::Counting;

#[test]
fn random_playouts_allocate_nothing() {
    let report = bench::<LaResistance>(&BenchSpec { seconds: 0.5, ..BenchSpec::default() }).expect("it runs");
    assert_eq!(report.allocations_per_decision, Some(0.0));
    assert_eq!((report.unfinished, report.refused), (0, 0));
}

/// Positions of a game between greedy players, as the seat that is asked sees them.
fn questions(count: usize) -> (std::sync::Arc<<LaResistance as Game>::Rules>, Vec<(Seat, <LaResistance as Game>::View)>) {
    let r = Setup::seats(4).ready::<LaResistance>().expect("the plain game").rules;
    let mut luck = Quick::new(8);
    let mut questions = Vec::new();
    let mut bots: Vec<_> = (0..4).map(Greedy::<LaResistance>::new).collect();
    while questions.len() < count {
        let mut state = LaResistance::set_up(&r, &mut LabDesk::new(&mut luck));
        let mut drafting = None;
        while let Some(seat) = drafting.or(LaResistance::awaiting(&r, &state).next()) {
            let view = LaResistance::view(&r, &state, Viewer::Seat(seat));
            let mut choices = Choices::new();
            LaResistance::actions(&r, &state, seat, &mut choices);
            if choices.len() > 1 && drafting.is_none() {
                questions.push((seat, view.clone()));
            }
            let pick = bots[seat.at()].choose(&r, &view, seat, Budget::default());
            let done = LaResistance::act(&r, &mut state, seat, pick, &mut LabDesk::new(&mut luck));
            drafting = (done.expect("greedy plays legally") == Progress::Pick).then_some(seat);
        }
    }
    questions.truncate(count);
    (r, questions)
}

#[test]
fn a_search_allocates_nothing_once_warm() {
    let (r, questions) = questions(60);
    let mut bot = Search::<LaResistance>::new(1);
    for (seat, view) in &questions {
        bot.choose(&r, view, *seat, Budget::iterations(400));
    }
    let mut bot_again = 0;
    for (seat, view) in &questions {
        let before = alloc::count();
        bot.choose(&r, view, *seat, Budget::iterations(200));
        bot_again += alloc::count() - before;
    }
    assert_eq!(bot_again, 0, "allocations in 60 searches");
}

#[test]
fn a_simulation_is_the_same_on_one_thread_and_on_two() {
    let spec = |threads| SimSpec {
        bots: ["search:20", "greedy", "greedy", "random"].map(str::to_owned).to_vec(),
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
    let spec = FuzzSpec { seconds: 600.0, games: 60, seed: 3, ..FuzzSpec::default() };
    let report = fuzz::<LaResistance>(&spec).expect("it runs");
    assert_eq!(report.findings, []);
    assert_eq!(report.replayed, 60);
}
