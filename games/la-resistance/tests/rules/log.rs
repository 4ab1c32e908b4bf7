//! What the log and the prompts say in figures and names.

use std::collections::BTreeMap;

use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{Dice, Head, Script, Seat, Seed, Setup, Table, Viewer};
use staffetta_la_resistance::LaResistance;

fn open(setup: &Setup) -> Table<LaResistance> {
    let ready = setup.ready::<LaResistance>().expect("a table");
    Table::open(ready, Dice::Seed(Seed::plain(7)), Head::default(), 0).expect("a table")
}

fn play(table: &mut Table<LaResistance>, seat: u8, name: &str) {
    let action = GameAction::parse(name).expect("an action");
    table.pick(Seat(seat), action, None, By::Seat, 0).expect("allowed");
}

/// The arguments of every event of this kind, as the crowd is told of them.
fn told(table: &Table<LaResistance>, what: &str) -> Vec<Value> {
    let lines = table.lines(Viewer::Crowd, 0).into_iter().filter_map(|line| line.told);
    lines.filter(|told| told.what == what).map(|told| to_value(told.args).expect("arguments")).collect()
}

/// A table of three as it is given.
fn laid(given: &Value) -> Table<LaResistance> {
    laid_with(&Setup::seats(3), given)
}

fn laid_with(setup: &Setup, given: &Value) -> Table<LaResistance> {
    let mut table = open(setup);
    let mut state = *table.state();
    LaResistance::apply_given(table.rules(), &mut state, given).expect("a sound position");
    table.rebase(to_value(state).expect("an open form"), 0).expect("a sound position");
    table
}

/// The rules of every event of this kind, after these actions of seat 0.
fn rules_told(given: &Value, actions: &[&str], what: &str) -> Vec<&'static str> {
    let mut table = laid(given);
    for action in actions {
        play(&mut table, 0, action);
        table.release_pending(0).expect("no chance is missing");
    }
    rules(&table, what)
}

fn rules(table: &Table<LaResistance>, what: &str) -> Vec<&'static str> {
    let lines = table.lines(Viewer::Crowd, 0).into_iter().filter_map(|line| line.told);
    lines.filter(|told| told.what == what).map(|told| told.rule).collect()
}

#[test]
fn a_purchase_says_by_which_rule() {
    let buy = ["buy", "lay die:w1"];
    let usual = json!({ "step": "action", "white": [6] });
    assert_eq!(rules_told(&usual, &buy, "bought"), ["LR-5.39"]);
    let last = json!({ "step": "action", "white": [6], "clg_pile_ends": true });
    assert_eq!(rules_told(&last, &buy, "bought"), ["LR-G68"]);
    let sow = ["sow seat:1", "lay die:w1"];
    let poor = json!({ "step": "action", "white": [6], "bands": [{}, { "recruits": 3, "glory": 1 }] });
    assert_eq!(rules_told(&poor, &sow, "lured"), ["LR-5.38"]);
    let rich = json!({ "step": "action", "white": [6], "bands": [{}, { "recruits": 3, "glory": 2 }] });
    assert_eq!(rules_told(&rich, &sow, "lured"), ["LR-G17"]);
}

#[test]
fn a_discard_says_by_which_rule() {
    let hold = |hand: &[&str], shots: u8| json!({ "step": "action", "bands": [{ "hand": hand, "mg34_shots": shots }] });
    let exposed = ["discard clg:exposed"];
    assert_eq!(rules_told(&hold(&["exposed"], 0), &exposed, "discarded"), ["LR-5.40d"]);
    assert_eq!(rules_told(&hold(&["exposed", "brutality"], 0), &exposed, "discarded"), ["LR-G36"]);
    assert_eq!(rules_told(&hold(&[], 1), &["discard clg:mg34"], "discarded"), ["LR-G40"]);
}

#[test]
fn a_strike_says_by_which_rule() {
    let strike = |glory: u8| {
        let given = json!({ "step": "action", "bands": [{ "hand": ["brutality"] }, { "glory": glory }] });
        rules_told(&given, &["play clg:brutality", "at seat:1"], "struck")
    };
    assert_eq!(strike(3), ["LR-5.40b"]);
    assert_eq!(strike(2), ["LR-G9"]);
    assert_eq!(strike(13), ["LR-G49"]);
    // In a window of another's turn.
    let anytime = Setup::seats(3).option("exposed_anytime", "true");
    for (card, rule) in [("exposed", "LR-O.exposed_anytime"), ("brutality", "LR-5.44")] {
        let given = json!({ "step": "r3", "bands": [{ "glory": 5 }, { "hand": [card] }] });
        let mut table = laid_with(&anytime, &given);
        play(&mut table, 1, &format!("play clg:{card}"));
        play(&mut table, 1, "at seat:0");
        table.release_pending(0).expect("no chance is missing");
        assert_eq!(rules(&table, "struck"), [rule]);
    }
}

#[test]
fn a_blue_one_is_told_only_if_it_costs_a_recruit() {
    let given = json!({ "step": "explode", "white": [6], "bands": [{ "recruits": 2, "glory": 2 }] });
    let lost = |duck: &str| {
        let mut table = laid(&given);
        let fell = BTreeMap::from([("blue roll".to_owned(), vec!["1".to_owned()])]);
        table.use_dice(Dice::Script(Script::new(fell)));
        play(&mut table, 0, "roll_blue");
        table.release_pending(0).expect("no chance is missing");
        play(&mut table, 0, duck);
        rules(&table, "blue-one")
    };
    assert_eq!(lost("duck duck:0"), ["LR-5.27"]);
    assert!(lost("duck duck:1").is_empty(), "who ducks loses nobody");
}

#[test]
fn whoever_is_not_asked_is_told_whom_the_table_waits_for() {
    let keys = |given: &Value| {
        let table = laid(given);
        [0, 1].map(|seat| LaResistance::prompt(table.rules(), &table.view(Viewer::Seat(Seat(seat)))).key)
    };
    assert_eq!(keys(&json!({ "step": "action" })), ["action", "wait-action"]);
    assert_eq!(keys(&json!({ "step": "explode", "white": [6] })), ["explode", "wait-explode"]);
}

#[test]
fn a_price_in_recruits_says_what_it_is_paid_for() {
    let massacre = json!({ "step": "action", "row": ["massacre"], "white": [5, 5], "bands": [{ "recruits": 3 }] });
    let defeat = ["defeat mission:1", "lay die:w1", "lay die:w2"];
    assert_eq!(rules_told(&massacre, &defeat, "cost-paid"), ["LR-G14"]);
    let sacrifice = json!({ "step": "action", "bands": [{ "recruits": 3, "hand": ["sacrifice"] }] });
    assert_eq!(rules_told(&sacrifice, &["play clg:sacrifice"], "cost-paid"), ["LR-5.40b"]);
}

/// The turn ends in the action step with this row: what is told of each card.
#[test]
fn the_assessment_says_by_which_rule() {
    let ended = |more: Value, what: &str| {
        let mut given = json!({ "step": "action", "bands": [{ "leader": "dumont", "recruits": 9, "glory": 5 }] });
        more.as_object().expect("keys").iter().for_each(|(key, value)| given[key] = value.clone());
        rules_told(&given, &["end_turn"], what)
    };
    let none: [&str; 0] = [];
    assert_eq!(ended(json!({ "row": ["recruits"], "tapped": ["1"] }), "paid"), ["LR-5.46"]);
    assert_eq!(ended(json!({ "row": ["recruits"], "tapped": ["1"], "time_is_now": true }), "paid"), ["LR-5.46"]);
    assert_eq!(ended(json!({ "row": ["comm_hub"], "tapped": ["1"] }), "paid"), ["LR-5.46"]);
    assert_eq!(ended(json!({ "row": ["recruits"], "tapped": ["1"], "time_is_now": true }), "paid-more"), none);
    assert_eq!(ended(json!({ "row": ["panzer"], "tapped": ["1"], "time_is_now": true }), "paid-more"), ["LR-5.47"]);
    assert_eq!(ended(json!({ "row": ["comm_hub"], "tapped": ["1"], "time_is_now": true }), "paid"), ["LR-G25"]);
    assert_eq!(ended(json!({ "row": ["gendarmerie"] }), "harmed"), ["LR-5.49"]);
    assert_eq!(ended(json!({ "row": ["german_patrol"] }), "harmed"), ["LR-5.50"]);
    assert_eq!(ended(json!({ "row": ["botched_raid"] }), "harmed"), ["LR-G22"]);
    assert_eq!(ended(json!({ "patrol": true }), "harmed"), ["LR-G57"]);
    let veterans = |row: &str| json!({ "row": [row], "event": "wehrmacht_veterans" });
    assert_eq!(ended(veterans("massacre"), "harmed"), ["LR-G24"]);
    assert_eq!(ended(json!({ "patrol": true, "event": "wehrmacht_veterans" }), "harmed"), ["LR-G24"]);
    assert_eq!(ended(veterans("german_patrol"), "harmed-more"), ["LR-G73"]);
    assert_eq!(ended(veterans("comm_hub"), "harmed-more"), ["LR-G23"]);
    let hidden = |row: &str| json!({ "row": [row], "camouflaged": ["1"] });
    assert_eq!(ended(hidden("german_patrol"), "harmless"), ["LR-5.40c"]);
    assert_eq!(ended(hidden("gendarmerie"), "harmless"), ["LR-G21"]);
    let both = json!({ "row": ["german_patrol"], "camouflaged": ["1"], "event": "wehrmacht_veterans" });
    assert_eq!(ended(both, "harmless"), ["LR-G21"]);
    assert_eq!(ended(json!({ "event": "vichy_forces" }), "harmed-by-event"), ["LR-G59"]);
    let building = json!({ "row": ["warehouse"], "tapped": ["1"], "event": "heavy_casualties" });
    assert_eq!(ended(building, "harmed-more"), ["LR-G2"]);
    assert_eq!(ended(json!({ "row": ["massacre"], "bands": [{ "glory": 1 }] }), "harmed"), ["LR-G9"]);
}

#[test]
fn the_prompt_names_the_slot_that_is_covered() {
    let mut table = laid(&json!({ "step": "action", "row": ["gendarmerie"], "white": [4, 3, 3] }));
    let mut asks = |action: &str| {
        play(&mut table, 0, action);
        let prompt = LaResistance::prompt(table.rules(), &table.view(Viewer::Seat(Seat(0))));
        let args = to_value(prompt.args).expect("arguments");
        (args["slot"].clone(), args["wants"].clone())
    };
    assert_eq!(asks("defeat mission:1"), (json!({ "word": "slot-white" }), json!(4)));
    assert_eq!(asks("lay die:w1"), (json!({ "word": "slot-black" }), json!(3)));
}

#[test]
fn the_dearest_slot_comes_first_however_the_card_lists_them() {
    let mut setup = Setup::seats(3);
    setup.overrides.insert("missions.gendarmerie.black".to_owned(), "2 3".to_owned());
    let mut table = laid_with(&setup, &json!({ "step": "action", "row": ["gendarmerie"], "white": [4, 3, 2] }));
    let mut wants = |action: &str| {
        play(&mut table, 0, action);
        let prompt = LaResistance::prompt(table.rules(), &table.view(Viewer::Seat(Seat(0))));
        to_value(prompt.args).expect("arguments")["wants"].clone()
    };
    assert_eq!(["defeat mission:1", "lay die:w1", "lay die:w2"].map(&mut wants), [4, 3, 2].map(Value::from));
}

#[test]
fn no_more_glory_is_foretold_and_told_as_lost_than_there_is() {
    let mut table =
        laid(&json!({ "step": "action", "row": ["massacre", "gendarmerie", "warehouse"], "tapped": ["3"] }));
    let prompt = LaResistance::prompt(table.rules(), &table.view(Viewer::Seat(Seat(0))));
    assert_eq!(to_value(prompt.args).expect("arguments")["lost"], json!(1), "3 glory are due, 1 will be there");
    play(&mut table, 0, "end_turn");
    let lost: Vec<_> = told(&table, "harmed").into_iter().map(|args| args["glory"].clone()).collect();
    assert_eq!(lost, [json!(1), json!(0)]);
}

#[test]
fn only_the_recruits_that_arnaud_saves_are_told_as_nursed() {
    let nursed = |leader: &str, row: &str| {
        let mut table = laid(&json!({ "step": "action", "row": [row], "bands": [{ "leader": leader }] }));
        play(&mut table, 0, "end_turn");
        told(&table, "nursed").into_iter().map(|args| args["recruits"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(nursed("arnaud", "panzer"), [json!(1)], "one of three");
    assert!(nursed("arnaud", "german_patrol").is_empty());
    assert!(nursed("dumont", "panzer").is_empty());
}

#[test]
fn a_game_that_all_agree_to_end_is_ranked_as_after_the_last_round() {
    let bands = json!([{ "glory": 3 }, { "glory": 5, "recruits": 2 }, { "glory": 5, "recruits": 4 }]);
    let outcome = laid(&json!({ "step": "action", "bands": bands })).outcome_now().expect("a ranking");
    assert_eq!((&outcome.rank[..3], &outcome.score[..3]), (&[3, 2, 1][..], &[3, 5, 5][..]));
    assert!(open(&Setup::seats(3)).outcome_now().is_none(), "before the first round there is nothing to compare");
}

#[test]
fn everybody_learns_what_clashing_seats_had_named() {
    let mut table = open(&Setup::seats(3).option("leader_pick", "simultaneous_blind"));
    for (seat, leader) in [(0, "arnaud"), (1, "dumont"), (2, "arnaud")] {
        play(&mut table, seat, &format!("pick_leader leader:{leader}"));
        table.release_pending(0).expect("no chance is missing");
    }
    let clash = |seat: u8| json!({ "seat": { "seat": seat }, "leader": { "word": "leader-arnaud" } });
    assert_eq!(told(&table, "leader-clashes"), [clash(0), clash(2)]);
}
