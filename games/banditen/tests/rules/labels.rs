//! What labels say beforehand is what comes: prices and chances.

use staffetta_banditen::{Action, Banditen as G, State};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json};
use staffetta_kernel::{FastRng, LabDesk, Label, Seat, Setup, Viewer};

/// The label of the partisans' last pick, after the others are made.
fn label(scenario: &str, given: &Value, picks: &[&str]) -> Label {
    let rules = Setup::seats(2).option("scenario", scenario).ready::<G>().expect("a battle").rules;
    let mut rng = FastRng::new(1);
    let mut state: State = G::set_up(&rules, &mut LabDesk::new(&mut rng)).expect("a table");
    G::apply_given(&rules, &mut state, given).expect("a sound position");
    let actions: Vec<_> = picks.iter().map(|pick| Action::parse(pick).expect("an action")).collect();
    let (last, before) = actions.split_last().expect("a pick");
    for &action in before {
        G::act(&rules, &mut state, Seat(0), action, &mut LabDesk::new(&mut rng)).expect("a legal pick");
    }
    G::label(&rules, &G::view(&rules, &state, Viewer::Seat(Seat(0))), *last)
}

fn price_of_a_move(units: &Value) -> Option<String> {
    label("gravellona", &json!({ "units": units }), &["activate hex:12.09", "move"]).price
}

/// BN-4.4: who is out of command pays double, and the menu says so.
#[test]
fn the_menu_shows_the_price_that_is_paid() {
    let near = json!({ "P-RED-1": "12.09", "P-RED-2": "12.09", "P-CMD-GAR": "12.12" });
    assert_eq!(price_of_a_move(&near).as_deref(), Some("1 PA"));
    let far = json!({ "P-RED-1": "12.09", "P-RED-2": "12.09", "P-CMD-GAR": "12.18" });
    assert_eq!(price_of_a_move(&far).as_deref(), Some("2 PA"));
    // One of the two entered in this turn: it depends on who goes.
    let mixed = json!({ "P-RED-1": { "hex": "12.09", "entered": true }, "P-RED-2": "12.09" });
    assert_eq!(price_of_a_move(&mixed).as_deref(), Some("1-2 PA"));
}

/// BN-4.6: who has fired may act again, and only then the label says so.
#[test]
fn an_activation_says_whether_somebody_has_fired() {
    let rule = |units: Value| label("gravellona", &json!({ "units": units }), &["activate hex:12.09"]).rule;
    assert_eq!(rule(json!({ "P-RED-1": "12.09", "P-RED-2": "12.09" })), "BN-4.4");
    assert_eq!(rule(json!({ "P-RED-1": "12.09", "P-RED-2": { "hex": "12.09", "fire": 1 } })), "BN-4.6");
}

fn odds_at_a_bunker(units: &Value, picks: &[&str]) -> f32 {
    let given = json!({ "turn": 2, "bunkers": [5], "units": units });
    label("tarnova", &given, picks).odds.expect("a chance")
}

/// BN-9.8: what the bunker takes is no hit.
#[test]
fn the_odds_at_a_bunker_leave_out_what_the_bunker_takes() {
    let picks = ["activate hex:09.08", "fire", "at hex:09.06"];
    let both = json!({ "P-1-R": "09.08", "P-1-1": "09.08", "P-CMD-1": "09.08", "A-1-1": "09.06" });
    // The infantry needs a 7, and the hits of the mortar go into the bunker.
    assert!(odds_at_a_bunker(&both, &picks).abs() < 1e-6);
    // The mortar alone is after the bunker itself.
    let mortar = json!({ "P-1-R": "09.08", "P-CMD-1": "09.08", "A-1-1": "09.06" });
    assert!((odds_at_a_bunker(&mortar, &picks) - 11.0 / 36.0).abs() < 1e-6);
}
