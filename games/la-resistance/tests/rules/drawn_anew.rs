//! What no band has seen, when it is drawn anew.

use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{FastRng, LabDesk, Setup};
use staffetta_la_resistance::{LaResistance as G, State};

/// The missions that lie face down, the bottom first, drawn anew so many times.
fn missions(times: u64) -> (Vec<Value>, Vec<Vec<Value>>) {
    let rules = Setup::seats(3).ready::<G>().expect("a table").rules;
    let mut state: State = G::set_up(&rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    G::apply_given(&rules, &mut state, &json!({ "step": "action" })).expect("a sound position");
    let pile = |state: State| to_value(state).expect("an open form")["mission_draw"].as_array().expect("cards").clone();
    let again = |seed| {
        let mut anew = state;
        G::redraw_unseen(&rules, &mut anew, &mut LabDesk::new(&mut FastRng::nth(5, seed)));
        pile(anew)
    };
    (pile(state), (0..times).map(again).collect())
}

#[test]
fn the_time_is_now_stays_in_the_lower_half_and_all_missions_change_places() {
    let (before, anew) = missions(200);
    let sorted = |pile: &[Value]| {
        let mut cards: Vec<String> = pile.iter().map(Value::to_string).collect();
        cards.sort();
        cards
    };
    assert!(anew.iter().all(|pile| sorted(pile) == sorted(&before)), "the same cards");
    // As given it lies at the bottom.
    let now: Vec<usize> = anew.iter().filter_map(|pile| pile.iter().position(|card| *card == before[0])).collect();
    assert_eq!((now.iter().min(), now.iter().max()), (Some(&0), Some(&17)), "all places of the lower half");
    let on_top = |pile: &Vec<Value>| pile.last() == before.last();
    assert!(anew.iter().filter(|pile| on_top(pile)).count() < 50, "another card is on top");
}
