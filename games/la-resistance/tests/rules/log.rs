//! What the log and the prompts say in figures and names.

use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{Dice, Head, Seat, Seed, Setup, Table, Viewer};
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

#[test]
fn no_more_glory_is_foretold_and_told_as_lost_than_there_is() {
    let mut table = open(&Setup::seats(3));
    let given = json!({ "step": "action", "row": ["massacre", "gendarmerie", "warehouse"], "tapped": ["3"] });
    let mut state = *table.state();
    LaResistance::apply_given(table.rules(), &mut state, &given).expect("a sound position");
    table.rebase(to_value(state).expect("an open form"), 0).expect("a sound position");
    let prompt = LaResistance::prompt(table.rules(), &table.view(Viewer::Seat(Seat(0))));
    assert_eq!(to_value(prompt.args).expect("arguments")["lost"], json!(1), "3 glory are due, 1 will be there");
    play(&mut table, 0, "end_turn");
    let lost: Vec<_> = told(&table, "harmed").into_iter().map(|args| args["glory"].clone()).collect();
    assert_eq!(lost, [json!(1), json!(0)]);
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
