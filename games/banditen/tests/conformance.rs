//! The promises of the contract, and the worked examples.

use staffetta_banditen::Banditen;
use staffetta_kernel::conformance::Case;
use staffetta_kernel::{Game, LabDesk, Quick, Seat, Setup};

/// Nothing is hidden in this game: exactly one world fits what a seat sees.
fn cases() -> Vec<Case<Banditen>> {
    let ready = Setup::seats(2).ready::<Banditen>().expect("the defaults are right");
    let state = Banditen::set_up(&ready.rules, &mut LabDesk::new(&mut Quick::new(1)));
    vec![Case { name: "no secrets", rules: ready.rules, state, seat: Seat(0), worlds: vec![(state, 1.0)] }]
}

staffetta_kernel::conformance!(Banditen, cases: cases);
staffetta_kernel::scenarios!(Banditen);
