//! How a game stands that all agree to end now: as after the last turn (BN-17.2, BN-17.4).

use staffetta_banditen::Banditen as G;
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json};
use staffetta_kernel::{FastRng, LabDesk, Outcome, Setup};

fn outcome_now(setup: &Setup, given: &Value) -> Option<Outcome> {
    let rules = setup.ready::<G>().expect("a table").rules;
    let mut state = G::set_up(&rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    if !given.is_null() {
        G::apply_given(&rules, &mut state, given).expect("a sound position");
    }
    G::outcome_now(&rules, &state)
}

/// The ranks and scores of both seats.
fn standing(setup: &Setup, given: &Value) -> ([u8; 2], [i16; 2]) {
    let outcome = outcome_now(setup, given).expect("a score");
    ([outcome.rank[0], outcome.rank[1]], [outcome.score[0], outcome.score[1]])
}

#[test]
fn gravellona_is_compared_by_points() {
    let setup = Setup::seats(2);
    let mut given = json!({
        "turn": 5, "lost": { "redi": 3 }, "conquered": ["13.09"],
        "units": { "P-ROM-1": "12.12", "P-CMD-GAR": "12.13", "A-IV-1": "18.11" },
    });
    let (ranks, points) = standing(&setup, &given);
    assert_eq!((ranks, points[0]), ([2, 1], 1), "one objective, and more lost");
    assert!(points[1] > 1, "the other objectives, and less lost");
    given["conquered"] = json!(["13.09", "14.04", "15.08", "16.07", "16.09"]);
    assert_eq!(standing(&setup, &given).0, [1, 2]);
}

#[test]
fn tarnova_is_compared_by_losses_and_a_tie_goes_to_the_axis() {
    let setup = Setup::seats(2).option("scenario", "tarnova");
    let mut given = json!({
        "turn": 5, "lost": { "bn1": 4, "company1": 5 },
        "units": { "P-2-1": "20.10", "P-CMD-2": "20.10", "A-3-3": "10.10", "A-CMD": "10.10" },
    });
    assert_eq!(standing(&setup, &given), ([1, 2], [5, 4]));
    given["lost"]["bn1"] = json!(5);
    assert_eq!(standing(&setup, &given), ([2, 1], [5, 5]));
    let draw = setup.option("tie", "draw");
    assert_eq!(standing(&draw, &given), ([1, 1], [5, 5]));
}

#[test]
fn before_the_first_turn_there_is_nothing_to_compare() {
    assert!(outcome_now(&Setup::seats(2), &Value::Null).is_none());
}
