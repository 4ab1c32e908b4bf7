//! Which rule the log, the prompts and the labels cite, and in which words.

use staffetta_join_the_partisans::{Action, JoinThePartisans as G, State};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{Dice, Head, RuleId, Seat, Seed, Setup, Table, Viewer, record::By};

/// A table of three as it is given.
fn laid(given: &Value) -> Table<G> {
    let ready = Setup::seats(3).option("start_player", "agreed").ready::<G>().expect("a table");
    let mut table = Table::<G>::open(ready, Dice::Seed(Seed::plain(1)), Head::default(), 0).expect("a table");
    let mut state: State = *table.state();
    G::apply_given(table.rules(), &mut state, given).expect("a position");
    table.rebase(to_value(state).expect("an open form"), 0).expect("it fits");
    table
}

/// Seat 0 has rolled once in an attempt for this, with seat 1 beside it on Semič.
fn attempt(of: &Value, aim: &Value, captive: u8) -> Table<G> {
    let mut tasks = json!({ "0": { "coloured": "KRS" }, "1": { "coloured": "LJU" }, "2": { "coloured": "SOS" } });
    tasks[captive.to_string()] = json!({ "leg": "at_white", "captive": true });
    let attempt = json!({ "step": "attempt", "roller": 0, "axis": false, "aim": aim, "hand": "12346", "rolls": 1 });
    laid(&json!({
        "active": 0, "stack": [{ "step": "turn" }, of, attempt],
        "figures": { "0": "SEM", "1": "SEM", "2": "MAR" }, "whites": ["SEM"], "tasks": tasks,
    }))
}

fn prompted(table: &Table<G>) -> RuleId {
    G::prompt(table.rules(), &table.view(Viewer::Seat(Seat(0)))).rule
}

fn rescue() -> Table<G> {
    attempt(&json!({ "step": "rescue", "captive": 1 }), &json!({ "contain": "ka_boom" }), 1)
}

#[test]
fn who_frees_another_and_who_frees_himself_are_asked_by_different_rules() {
    assert_eq!(prompted(&rescue()), "JP-10.2");
    assert_eq!(prompted(&attempt(&json!({ "step": "escape" }), &json!({ "contain": "woo_hoo" }), 0)), "JP-10.4");
}

#[test]
fn a_roll_that_decides_nothing_is_told_by_the_rule_that_says_what_it_is_worth() {
    let told = |mut table: Table<G>| {
        // With none of five dice kept nothing is reached here, whatever falls.
        table.pick(Seat(0), Action::parse("keep dice:none").expect("dice"), None, By::Seat, 0).expect("a roll");
        let lines = table.lines(Viewer::Crowd, 0).into_iter().filter_map(|line| line.told);
        lines.filter(|told| told.what == "rolled").map(|told| told.rule).next_back()
    };
    assert_eq!(told(rescue()), Some("JP-4.8"));
    let battle = laid(&json!({
        "active": 0,
        "stack": [{ "step": "turn" }, { "step": "coloured_outpost", "attacker": 0 },
            { "step": "battle", "attacker": 0, "first": "partisans", "to_exceed": "12346" },
            { "step": "attempt", "roller": 0, "axis": false, "aim": "first", "hand": "12346", "rolls": 1 }],
        "figures": { "0": "KRS" },
        "tasks": { "0": { "leg": "at_coloured", "coloured": "KRS", "hq": "HQ41-01" } },
    }));
    assert_eq!(told(battle), Some("JP-4.2"));
}

#[test]
fn who_keeps_no_die_reads_that_in_words() {
    let table = rescue();
    let label = |name: &str| {
        let action = Action::parse(name).expect("dice");
        to_value(G::label(table.rules(), &table.view(Viewer::Seat(Seat(0))), action).args).expect("arguments")
    };
    assert_eq!(label("keep dice:none")["dice"], json!({ "word": "no-dice" }));
    assert_eq!(label("keep dice:46")["dice"], json!("4 6"));
}
