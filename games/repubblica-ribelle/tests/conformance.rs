//! The promises of the contract, and the worked examples.

use staffetta_kernel::conformance::Case;
use staffetta_kernel::{Game, LabDesk, Quick, Seat, Setup};
use staffetta_repubblica_ribelle::RepubblicaRibelle;

/// Nothing is hidden in this game: exactly one world fits what a seat sees.
fn cases() -> Vec<Case<RepubblicaRibelle>> {
    let ready = Setup::seats(2).ready::<RepubblicaRibelle>().expect("the defaults are right");
    let state = RepubblicaRibelle::set_up(&ready.rules, &mut LabDesk::new(&mut Quick::new(1)));
    vec![Case { name: "no secrets", rules: ready.rules, state, seat: Seat(0), worlds: vec![(state, 1.0)] }]
}

staffetta_kernel::conformance!(RepubblicaRibelle, cases: cases);
staffetta_kernel::scenarios!(RepubblicaRibelle);
