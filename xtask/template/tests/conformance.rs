//! The promises of the contract, and the worked examples.

use staffetta_kernel::conformance::Case;
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup};
use staffetta___SNAKE__::__NAME__;

/// Nothing is hidden in this game: exactly one world fits what a seat sees.
fn cases() -> Vec<Case<__NAME__>> {
    let ready = Setup::seats(2).ready::<__NAME__>().expect("the defaults are right");
    let state = __NAME__::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(1)));
    let state = state.expect("it begins");
    vec![Case { name: "no secrets", rules: ready.rules, state, seat: Seat(0), worlds: vec![(state, 1.0)] }]
}

staffetta_kernel::conformance!(__NAME__, cases: cases);
staffetta_kernel::scenarios!(__NAME__);
