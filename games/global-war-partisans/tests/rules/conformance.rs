//! The promises of the contract.

use staffetta_global_war_partisans::GlobalWarPartisans;
use staffetta_kernel::conformance::Case;
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup, conformance};

// A random game has some ten thousand picks, so the everyday run tries few seeds.
conformance!(GlobalWarPartisans, cases: cases, seeds: 2);

/// Nothing is hidden in this game: exactly one world fits what a seat sees.
fn cases() -> Vec<Case<GlobalWarPartisans>> {
    let ready = Setup::seats(2).ready::<GlobalWarPartisans>().expect("the defaults are right");
    let state = GlobalWarPartisans::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    vec![Case { name: "no secrets", rules: ready.rules, state, seat: Seat(0), worlds: vec![(state, 1.0)] }]
}
