//! Which rule the log, the prompts and the labels cite, and in which words.

use staffetta_join_the_partisans::{Action, JoinThePartisans as G, State};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{Dice, Head, RuleId, Seat, Seed, Setup, Table, Viewer, record::By};

/// A table of three as it is given.
fn laid(given: &Value) -> Table<G> {
    opened(&Setup::seats(3), given)
}

/// A table as it is given.
fn opened(setup: &Setup, given: &Value) -> Table<G> {
    let ready = setup.clone().option("start_player", "agreed").ready::<G>().expect("a table");
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

/// The second of two owners ends the game (JP-15.2); with three owners it goes on for the last one.
#[test]
fn the_second_to_finish_is_told_by_a_rule_of_its_own_only_where_two_play() {
    let rule = |seats: u8| {
        let mut table = opened(
            &Setup::seats(seats),
            &json!({
                "active": 1, "ring": (0..seats).collect::<Vec<u8>>(), "finished": [0], "whites": ["CRK", "MAR"],
                "stack": [{ "step": "turn" }, { "step": "white_outpost", "attacker": 1 },
                    { "step": "attempt", "roller": 1, "axis": false, "aim": { "mission": "track_a_track" },
                      "hand": "12333", "rolls": 2 }],
                "figures": { "0": null, "1": "CRK" },
                "tasks": {
                    "0": { "leg": "finished", "year": "1945", "coloured": null, "hq": null },
                    "1": { "leg": "at_white", "mission": "SM25", "attempts": 2, "year": "1945", "coloured": null, "hq": null },
                },
            }),
        );
        table.pick(Seat(1), Action::parse("stop").expect("a verb"), None, By::Seat, 0).expect("the mission is done");
        let lines = table.lines(Viewer::Crowd, 0).into_iter().filter_map(|line| line.told);
        lines.filter(|told| told.what == "finished").map(|told| told.rule).next_back()
    };
    assert_eq!(rule(2), Some("JP-15.2"));
    assert_eq!(rule(3), Some("JP-15.1"));
}

/// Two players hunt the Traitor by a rule of their own.
#[test]
fn where_two_play_the_hunt_goes_on_by_its_own_rule() {
    let hunt = |seats: u8, searcher: u8, round: u8, asked: u8| {
        let table = opened(
            &Setup::seats(seats).option("traitors", "true"),
            &json!({
                "active": searcher, "whites": ["CRK", "MAR", "KOP"], "figures": { "0": "CRK" }, "traitor": 3,
                "stack": [{ "step": "turn" }, { "step": "white_outpost", "attacker": searcher },
                    { "step": "interrogation" }],
                "hunt": { "searcher": searcher, "left": [0, 1, 2, 3], "round": round },
                "tasks": { "0": { "leg": "at_white", "mission": "SM39" } },
            }),
        );
        let view = table.view(Viewer::Seat(Seat(asked)));
        let action = Action::parse("turn_up traitor-card:0").expect("a card");
        assert!(table.awaiting().asked().has(Seat(asked)));
        (G::prompt(table.rules(), &view).rule, G::label(table.rules(), &view, action).rule)
    };
    assert_eq!(hunt(2, 0, 2, 0), ("JP-11.2", "JP-11.2"));
    assert_eq!(hunt(4, 0, 2, 2), ("JP-11.4", "JP-11.4"));
}
