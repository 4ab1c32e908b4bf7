//! The open form of a state: read as it was written, and not otherwise.

use staffetta_banditen::{Banditen as G, State};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, from_value, json, to_value};
use staffetta_kernel::{FastRng, LabDesk, Setup};

fn open() -> Value {
    let rules = Setup::seats(2).ready::<G>().expect("Gravellona").rules;
    let state = G::set_up(&rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    to_value(state).expect("an open form")
}

#[test]
fn a_state_is_read_as_it_was_written() {
    let read = from_value::<State>(open()).expect("a state");
    assert_eq!(to_value(read).expect("an open form"), open());
}

#[test]
fn what_is_unknown_impossible_or_missing_is_refused() {
    for (table, key, value) in [("", "x", json!(1)), ("/units/p0", "x", json!(1)), ("/units/p0", "vf", json!(0))] {
        let mut wrong = open();
        wrong.pointer_mut(table).expect("a table")[key] = value;
        assert!(from_value::<State>(wrong).is_err(), "{table}/{key}");
    }
    for (table, key) in [("", "turn"), ("", "draft"), ("/units/p0", "pinned")] {
        let mut wrong = open();
        wrong.pointer_mut(table).and_then(Value::as_object_mut).expect("a table").remove(key);
        assert!(from_value::<State>(wrong).is_err(), "without {table}/{key}");
    }
}

/// The trays hold 64 and 32 counters: a position with more is none.
#[test]
fn more_counters_than_a_tray_holds_are_refused() {
    let rules = Setup::seats(2).ready::<G>().expect("Gravellona").rules;
    let laid_out = |units: Value| {
        let mut state = G::set_up(&rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
        G::apply_given(&rules, &mut state, &json!({ "units": units }))
    };
    let parts = ('a'..='z').map(|letter| (format!("A-I-1/{letter}"), json!("14.04")));
    let said = laid_out(Value::Object(parts.collect())).expect_err("26 parts of one counter").reason;
    assert_eq!(said, "too many counters");
}
