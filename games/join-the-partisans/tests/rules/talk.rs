//! With `school_help` off nobody talks while a question is on the table (JP-6.7).

use staffetta_join_the_partisans::JoinThePartisans;
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json};
use staffetta_kernel::{FastRng, LabDesk, Setup, Talk};

/// May the players talk at this table, with the pupil in seat 0 before this question?
fn talk(help: &str, question: Value) -> Talk {
    let ready = Setup::seats(3).option("school_help", help).ready::<JoinThePartisans>().expect("a table");
    let mut rng = FastRng::new(3);
    let mut state = JoinThePartisans::set_up(&ready.rules, &mut LabDesk::new(&mut rng)).expect("it begins");
    let given = json!({
        "active": 0,
        "question": question,
        "stack": [
            { "step": "turn" },
            { "step": "coloured_outpost", "attacker": 0 },
            { "step": "school", "pupil": 0, "starred": false },
        ],
        "tasks": { "0": { "leg": "at_coloured", "hq": "HQ41-06" } },
    });
    JoinThePartisans::apply_given(&ready.rules, &mut state, &given).expect("a table as given");
    JoinThePartisans::talk(&ready.rules, &state)
}

#[test]
fn nobody_talks_before_a_question_unless_help_is_allowed() {
    assert!(matches!(talk("false", json!("PS018")), Talk::Closed("JP-6.7")));
    assert!(matches!(talk("false", Value::Null), Talk::Open));
    assert!(matches!(talk("true", json!("PS018")), Talk::Open));
}
