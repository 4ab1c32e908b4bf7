//! The common-sense player: legal at every table, and better than chance.

use staffetta_banditen::{Banditen as G, State};
use staffetta_kernel::conformance::any_setup;
use staffetta_kernel::prelude::*;
use staffetta_kernel::{Choices, FastRng, LabDesk, Outcome, Ready, Seat, Setup, Viewer};

/// Plays a game to the end; whoever `steady` names plans, the others choose by chance.
fn play(ready: &Ready<G>, seed: u64, steady: impl Fn(Seat) -> bool) -> Outcome {
    watch(ready, seed, steady, |_| {})
}

/// The same; each position is shown before somebody is asked.
fn watch(ready: &Ready<G>, seed: u64, steady: impl Fn(Seat) -> bool, mut show: impl FnMut(&State)) -> Outcome {
    let r = &*ready.rules;
    let mut rng = FastRng::nth(23, seed);
    let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
    let (mut choices, mut picks) = (Choices::new(), Vec::new());
    loop {
        let awaiting = G::awaiting(r, &s);
        let Some(seat) = awaiting.next() else { return awaiting.outcome().expect("an outcome") };
        show(&s);
        choices.clear();
        G::actions(r, &s, seat, &mut choices);
        let action = if steady(seat) {
            picks.clear();
            <G as Game>::Ai::plan(r, &G::view(r, &s, Viewer::Seat(seat)), seat, &mut rng, &mut picks);
            picks[0]
        } else {
            choices[rng.below(choices.len() as u32) as usize]
        };
        assert!(choices.contains(&action), "seed {seed}: {action:?} is no choice");
        let done = G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut rng));
        assert!(done.is_ok(), "seed {seed}: {action:?}: {done:?}");
    }
}

#[test]
fn every_planned_pick_is_legal_at_any_table() {
    for seed in 0..12 {
        play(&any_setup::<G>(&mut FastRng::nth(5, seed)), seed, |_| true);
    }
}

#[test]
fn a_plan_beats_chance_on_both_sides_of_both_battles() {
    for scenario in ["gravellona", "tarnova"] {
        let ready = Setup::seats(2).option("scenario", scenario).ready::<G>().expect("a battle");
        for side in [Seat(0), Seat(1)] {
            let won: f32 = (0..10).map(|seed| play(&ready, seed, |seat| seat == side).shares()[side.at()]).sum();
            assert!(won >= 8.0, "{scenario}: seat {} won {won} of 10 against chance", side.0);
        }
    }
}

#[test]
fn what_a_position_is_worth_adds_up_to_one() {
    let ready = Setup::seats(2).option("scenario", "tarnova").ready::<G>().expect("a battle");
    let mut rng = FastRng::new(2);
    let s = G::set_up(&ready.rules, &mut LabDesk::new(&mut rng)).expect("a table");
    let worth = <G as Game>::Ai::evaluate(&ready.rules, &s);
    assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-5 && worth[0] > 0.1 && worth[1] > 0.1, "{worth:?}");
}

/// The mean square of the error, over the beginnings of all turns but the first: 0.25 for one who always says one half.
#[test]
fn what_a_position_is_worth_foretells_the_winner() {
    for scenario in ["gravellona", "tarnova"] {
        let ready = Setup::seats(2).option("scenario", scenario).ready::<G>().expect("a battle");
        let (mut error, mut positions) = (0.0, 0.0);
        for seed in 0..12 {
            let (mut turn, mut said) = (1, Vec::new());
            let outcome = watch(
                &ready,
                seed,
                |_| true,
                |s| {
                    let now = G::question_context(&ready.rules, s).turn;
                    if now > turn {
                        turn = now;
                        said.push(<G as Game>::Ai::evaluate(&ready.rules, s)[0]);
                    }
                },
            );
            let won = outcome.shares()[0];
            error += said.iter().map(|worth| (worth - won).powi(2)).sum::<f32>();
            positions += said.len() as f32;
        }
        assert!(positions > 100.0 && error / positions < 0.2, "{scenario}: {error} in {positions} positions");
    }
}
