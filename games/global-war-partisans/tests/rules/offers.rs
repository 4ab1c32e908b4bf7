//! What is offered is offered once, however many pieces could do it.

use staffetta_global_war_partisans::GlobalWarPartisans as G;
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json};
use staffetta_kernel::{Choices, FastRng, LabDesk, Seat, Setup};

fn offered(given: &Value, seat: Seat) -> Vec<String> {
    let rules = Setup::seats(3).option("scenario", "1939").ready::<G>().expect("a table").rules;
    let mut state = G::set_up(&rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    G::apply_given(&rules, &mut state, given).expect("a sound position");
    let mut choices = Choices::new();
    G::actions(&rules, &state, seat, &mut choices);
    choices.iter().map(|action| action.name()).collect()
}

/// Three mountain partisans stand among Italians: one raid, which each of them may join.
#[test]
fn gw_8_8_a_raid_is_offered_once_for_a_zone() {
    let given = json!({
        "power": "uk", "step": "combat", "no_partisans": true, "wars": [["uk", "italy"]],
        "owner": { "afghanistan": "italy" }, "right": { "afghanistan": "uk" },
        "units": { "afghanistan": { "italy": "1i" } },
        "partisans": [{ "zone": "afghanistan", "controller": "uk", "marks": ["mountain"], "count": 3 }],
    });
    let offered = offered(&given, Seat(1));
    assert_eq!(offered.iter().filter(|name| *name == "raid zone:afghanistan").count(), 1, "{offered:?}");
}
