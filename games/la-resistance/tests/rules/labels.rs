//! What a label says beforehand: the rule by which the pick works.

use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json};
use staffetta_kernel::{FastRng, LabDesk, RuleId, Seat, Setup, Viewer};
use staffetta_la_resistance::{Action, LaResistance as G, State};

/// The rule of the label of the last pick, after the others are made, at a table of three.
fn rule_of(seat: u8, given: &Value, picks: &[&str]) -> RuleId {
    let rules = Setup::seats(3).ready::<G>().expect("a table").rules;
    let (seat, mut rng) = (Seat(seat), FastRng::new(1));
    let mut state: State = G::set_up(&rules, &mut LabDesk::new(&mut rng)).expect("a table");
    G::apply_given(&rules, &mut state, given).expect("a sound position");
    let actions: Vec<_> = picks.iter().map(|pick| Action::parse(pick).expect("an action")).collect();
    let (last, before) = actions.split_last().expect("a pick");
    for &action in before {
        G::act(&rules, &mut state, seat, action, &mut LabDesk::new(&mut rng)).expect("a legal pick");
    }
    G::label(&rules, &G::view(&rules, &state, Viewer::Seat(seat)), *last).rule
}

#[test]
fn a_die_says_whether_its_slot_is_white_or_black() {
    let given = json!({ "step": "action", "row": ["gendarmerie"], "white": [4, 3, 3] });
    assert_eq!(rule_of(0, &given, &["defeat mission:1", "lay die:w1"]), "LR-5.32");
    assert_eq!(rule_of(0, &given, &["defeat mission:1", "lay die:w1", "lay die:w2"]), "LR-G61");
}

#[test]
fn a_victim_says_whether_it_is_struck_in_the_own_turn_or_in_a_window() {
    let strike = ["play clg:brutality", "at seat:2"];
    let own = json!({ "step": "action", "bands": [{ "hand": ["brutality"] }, {}, { "glory": 3 }] });
    assert_eq!(rule_of(0, &own, &strike), "LR-G62");
    let window = json!({ "step": "r3", "bands": [{}, { "hand": ["brutality"] }, { "glory": 3 }] });
    assert_eq!(rule_of(1, &window, &strike), "LR-5.42");
    let charm = json!({ "step": "action", "bands": [{ "hand": ["charismatic"] }] });
    assert_eq!(rule_of(0, &charm, &["play clg:charismatic", "at seat:2"]), "LR-G16");
}
