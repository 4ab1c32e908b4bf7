//! What long records cost: all frames of one, and a move after many entries.
#![cfg(unix)]

use rustix::time::{ClockId, clock_gettime};
use staffetta_kernel::record::By;
use staffetta_kernel::table::{Dice, Head, Mode, Replayer, Table};
use staffetta_kernel::{Choices, FastRng, Rng, Seat, Seed, Setup, Viewer};
use staffetta_la_resistance::LaResistance;
use std::hint::black_box;
use std::time::Duration;

type Action = <LaResistance as staffetta_kernel::prelude::GameRules>::Action;

/// Frames that the server puts into one answer.
const PAGE: usize = 64;

/// The processor time that this takes.
fn cpu_time(work: impl FnOnce()) -> Duration {
    let now = || Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).expect("a time");
    let begun = now();
    work();
    now() - begun
}

/// A table with 100 entries and more, and a choice that can be taken back there.
fn table_with_a_choice() -> (Table<LaResistance>, Seat, Action) {
    (1..200).find_map(with_a_choice).expect("some game has such a moment")
}

fn with_a_choice(seed: u64) -> Option<(Table<LaResistance>, Seat, Action)> {
    let ready = Setup::seats(4).ready::<LaResistance>().expect("a table");
    let mut table = Table::open(ready, Dice::Seed(Seed::plain(seed)), Head::default(), 0).expect("set up");
    let (mut rng, mut choices) = (FastRng::new(seed), Choices::new());
    while let Some(seat) = table.awaiting().next() {
        table.actions(seat, &mut choices);
        if table.entries().len() >= 100 {
            let found = choices.iter().copied().find(|&action| can_be_repeated(&table, seat, action));
            if let Some(action) = found {
                return Some((table, seat, action));
            }
        }
        let any = choices[rng.below(choices.len() as u32) as usize];
        table.pick(seat, any, None, By::Seat, 0).expect("a listed action");
        table.release_pending(0).expect("nothing waits");
    }
    None
}

/// Is this a whole choice, which can be made, taken back and made again?
fn can_be_repeated(table: &Table<LaResistance>, seat: Seat, action: Action) -> bool {
    let mut trial = table.clone();
    let pick = |trial: &mut Table<LaResistance>| {
        let entries = trial.entries().len();
        trial.pick(seat, action, None, By::Seat, 0).is_ok() && trial.entries().len() > entries
    };
    pick(&mut trial) && trial.withdraw(seat, 0).is_ok() && pick(&mut trial)
}

/// The choice is made and taken back 250 times: 500 entries more, and the position is the same.
fn after_many_entries(table: &Table<LaResistance>, seat: Seat, action: Action) -> Table<LaResistance> {
    let mut later = table.clone();
    for _ in 0..250 {
        later.pick(seat, action, None, By::Seat, 0).expect("taken");
        later.withdraw(seat, 0).expect("taken back");
    }
    assert_eq!((later.entries().len(), later.state()), (table.entries().len() + 500, table.state()));
    later
}

/// The least time of a move at this table, with what everybody is then shown and told.
fn cost_of_a_move(table: &Table<LaResistance>, seat: Seat, action: Action) -> Duration {
    let once = |_| {
        let mut copy = table.clone();
        let told = copy.lines(Viewer::Open, 0).len();
        cpu_time(|| {
            copy.pick(seat, action, None, By::Seat, 0).expect("taken");
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Crowd] {
                black_box(serde_json::to_string(&copy.view(viewer)).expect("JSON"));
                black_box(copy.lines(viewer, told));
            }
        })
    };
    (0..400).map(once).min().expect("many times")
}

#[test]
fn a_move_costs_as_much_after_six_hundred_entries_as_after_one_hundred() {
    let (early, seat, action) = table_with_a_choice();
    let late = after_many_entries(&early, seat, action);
    // Measured in turn, the least of each counts: another program may take the processor's memory for a while.
    let costs = || (cost_of_a_move(&early, seat, action), cost_of_a_move(&late, seat, action));
    let least = |best: (Duration, Duration), now: (Duration, Duration)| (best.0.min(now.0), best.1.min(now.1));
    let (first, second) = (0..7).map(|_| costs()).reduce(least).expect("some rounds");
    let ratio = second.as_secs_f64() / first.as_secs_f64();
    println!(
        "{} entries: {first:?}; {} entries: {second:?}; ratio {ratio:.3}",
        early.entries().len(),
        late.entries().len()
    );
    assert!((0.85..1.15).contains(&ratio), "{first:?} and {second:?}: {ratio:.2}");
}

#[test]
fn all_frames_of_six_hundred_entries_cost_less_than_a_third_of_a_second() {
    let (early, seat, action) = table_with_a_choice();
    let record = after_many_entries(&early, seat, action).record();
    let mut frames = 0;
    // As the server answers: page by page, each played from the first entry.
    let cost = cpu_time(|| {
        for first in (0..record.entries.len()).step_by(PAGE) {
            let mut replayer = Replayer::<LaResistance>::new(&record, Mode::Follow, None).expect("it replays");
            let mut told = 0;
            for at in 0..record.entries.len().min(first + PAGE) {
                if at > 0 {
                    replayer.step().expect("it replays");
                }
                if at >= first {
                    black_box(serde_json::to_string(&replayer.table().view(Viewer::Crowd)).expect("JSON"));
                    black_box(replayer.table().lines(Viewer::Crowd, told));
                    frames += 1;
                }
                told = replayer.table().line_count();
            }
        }
    });
    println!("{frames} frames: {cost:?}");
    assert_eq!(frames, record.entries.len());
    assert!(frames >= 600 && cost < Duration::from_millis(300), "{frames} frames took {cost:?}");
}
