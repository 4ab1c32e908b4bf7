//! The common-sense player: legal at every table, and about as long-lived as the rules were balanced for.

use staffetta_kernel::conformance::any_setup;
use staffetta_kernel::prelude::*;
use staffetta_kernel::{Choices, FastRng, LabDesk, Outcome, Ready, Seat, Setup, Viewer};
use staffetta_la_resistance::{LaResistance as G, State};

/// Plays a game to the end; whoever `steady` names plans, the others choose quickly.
fn play(ready: &Ready<G>, seed: u64, steady: impl Fn(Seat) -> bool) -> (State, Outcome) {
    let r = &*ready.rules;
    let mut rng = FastRng::nth(19, seed);
    let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
    let (mut choices, mut picks) = (Choices::new(), Vec::new());
    loop {
        let awaiting = G::awaiting(r, &s);
        let Some(seat) = awaiting.next() else {
            return (s, awaiting.outcome().expect("an outcome"));
        };
        picks.clear();
        if steady(seat) {
            <G as Game>::Ai::plan(r, &G::view(r, &s, Viewer::Seat(seat)), seat, &mut rng, &mut picks);
            assert!(!picks.is_empty(), "seed {seed}: nothing planned");
        } else {
            choices.clear();
            G::actions(r, &s, seat, &mut choices);
            picks.push(<G as Game>::Ai::rollout_action(r, &s, seat, &choices, &mut rng));
            assert!(choices.contains(&picks[0]), "seed {seed}: {:?} is no choice", picks[0]);
        }
        for &pick in &picks {
            let done = G::act(r, &mut s, seat, pick, &mut LabDesk::new(&mut rng));
            assert!(done.is_ok(), "seed {seed}: {pick:?} of {picks:?}: {done:?}");
        }
    }
}

#[test]
fn every_planned_pick_is_legal_at_any_table() {
    for seed in 0..150 {
        let ready = any_setup::<G>(&mut FastRng::nth(5, seed));
        play(&ready, seed, |_| true);
    }
}

#[test]
fn every_quick_choice_is_one_of_the_choices_at_any_table() {
    for seed in 0..150 {
        let ready = any_setup::<G>(&mut FastRng::nth(6, seed));
        play(&ready, seed, |_| false);
    }
}

#[test]
fn four_steady_players_need_seven_or_eight_rounds_and_mostly_win_by_glory() {
    let ready = Setup::seats(4).option("leader_pick", "random").ready::<G>().expect("the usual table");
    let games = 200;
    let (mut rounds, mut by_glory) = (0.0, 0);
    for seed in 0..games {
        let (s, outcome) = play(&ready, seed, |_| true);
        let figures = <G as Game>::Statistics::game_stats(&ready.rules, &s);
        rounds += figures.iter().find(|(name, _)| *name == "rounds").map_or(0.0, |(_, n)| *n);
        by_glory += u32::from(outcome.reason == "glory");
    }
    let mean = rounds / games as f64;
    assert!((6.5..8.5).contains(&mean), "{mean} rounds on average");
    assert!(by_glory > 170, "{by_glory} of {games} won by glory");
}

#[test]
fn a_plan_beats_a_quick_choice() {
    let ready = Setup::seats(4).option("leader_pick", "random").ready::<G>().expect("the usual table");
    let games = 240;
    let won: f32 = (0..games)
        .map(|seed| play(&ready, seed, |seat| u64::from(seat.0) == seed % 4).1.shares()[(seed % 4) as usize])
        .sum();
    assert!(won > 0.3 * games as f32, "one planner among three won {won} of {games}");
}

#[test]
fn what_a_position_is_worth_adds_up_to_one_over_the_living() {
    let ready = Setup::seats(5).ready::<G>().expect("the usual table");
    let mut rng = FastRng::new(2);
    let mut s = G::set_up(&ready.rules, &mut LabDesk::new(&mut rng)).expect("a table");
    G::leave(&ready.rules, &mut s, Seat(3), &mut LabDesk::new(&mut rng)).expect("the game goes on");
    let worth = <G as Game>::Ai::evaluate(&ready.rules, &s);
    assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{worth:?}");
    assert!(worth[3] == 0.0 && worth[0] > 0.0, "{worth:?}");
}
