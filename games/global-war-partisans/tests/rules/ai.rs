//! The steady player is legal at every table, and its games look like those that the numbers were made for.

use staffetta_global_war_partisans::GlobalWarPartisans as G;
use staffetta_kernel::conformance::any_setup;
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Ready, Setup, Viewer};

/// Plays a game to the end; answers its figures.
fn play(ready: &Ready<G>, seed: u64) -> Vec<(&'static str, f64)> {
    let r = &*ready.rules;
    let mut rng = FastRng::nth(19, seed);
    let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).expect("a table");
    let mut picks = Vec::new();
    let mut count = 0;
    while let Some(seat) = G::awaiting(r, &s).next() {
        picks.clear();
        <G as Game>::Ai::plan(r, &G::view(r, &s, Viewer::Seat(seat)), seat, &mut rng, &mut picks);
        assert!(!picks.is_empty(), "seed {seed}: nothing planned");
        for &pick in &picks {
            let done = G::act(r, &mut s, seat, pick, &mut LabDesk::new(&mut rng));
            assert!(done.is_ok(), "seed {seed}: {pick:?} of {picks:?}: {done:?}");
        }
        count += 1;
        assert!(count < 100_000, "seed {seed}: the game does not end");
    }
    <G as Game>::Statistics::game_stats(r, &s)
}

#[test]
fn every_planned_pick_is_legal_at_any_table() {
    for seed in 0..20 {
        play(&any_setup::<G>(&mut FastRng::nth(5, seed)), seed);
    }
}

#[test]
fn a_game_of_steady_players_has_battles_hunts_and_partisans() {
    let ready = Setup::seats(3).option("scenario", "1943").ready::<G>().expect("a table");
    let games = 10;
    let mut sums: Vec<(&str, f64)> = Vec::new();
    for seed in 0..games {
        for (at, (name, value)) in play(&ready, seed).into_iter().enumerate() {
            if sums.len() <= at {
                sums.push((name, 0.0));
            }
            sums[at].1 += value / games as f64;
        }
    }
    let of = |name: &str| sums.iter().find(|(other, _)| *other == name).map_or(0.0, |(_, value)| *value);
    println!("{sums:?}");
    assert!(of("battles") > 5.0, "{sums:?}");
    assert!(of("generated") > 3.0 && of("hunts") > 5.0, "{sums:?}");
}
