//! Which rule the log and the labels cite, and what the log leaves out.

use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{Dice, Head, RuleId, Seat, Seed, Setup, Table, Viewer};
use staffetta_repubblica_ribelle::{Action, RepubblicaRibelle as G, State};

/// A table of three as it is given.
fn laid(given: &Value) -> Table<G> {
    let ready = Setup::seats(3).ready::<G>().expect("a table");
    let mut table = Table::<G>::open(ready, Dice::Seed(Seed::plain(7)), Head::default(), 0).expect("a table");
    let mut state: State = *table.state();
    G::apply_given(table.rules(), &mut state, given).expect("a sound position");
    table.rebase(to_value(state).expect("an open form"), 0).expect("a sound position");
    table
}

fn play(table: &mut Table<G>, seat: u8, names: &[&str]) {
    for name in names {
        table.pick(Seat(seat), Action::parse(name).expect("an action"), None, By::Seat, 0).expect("allowed");
    }
}

/// The rules and the seats of all events of this kind.
fn told(table: &Table<G>, what: &str) -> Vec<(RuleId, Value)> {
    let lines = table.lines(Viewer::Crowd, 0).into_iter().filter_map(|line| line.told);
    let told = lines.filter(|told| told.what == what);
    told.map(|told| (told.rule, to_value(told.args).expect("arguments")["seat"]["seat"].clone())).collect()
}

fn label(given: &Value, seat: u8, name: &str) -> RuleId {
    let table = laid(given);
    G::label(table.rules(), &table.view(Viewer::Seat(Seat(seat))), Action::parse(name).expect("an action")).rule
}

#[test]
fn a_card_that_is_worth_nothing_in_the_mission_says_so_and_no_other_does() {
    let lay = |mission: &str| {
        let given =
            json!({ "step": "mission", "mission": mission, "asked": 1, "seats": [{}, { "hand": ["A001", "A002"] }] });
        label(&given, 1, "lay card:A001")
    };
    // "Imboscata" has the values 4, 1 and 0.
    assert_eq!([lay("M11"), lay("P11"), lay("S11")], ["RR-4.3", "RR-4.4", "RR-G50"]);
}

#[test]
fn a_sum_above_the_target_and_one_that_just_meets_it_are_told_by_different_rules() {
    let judged = |score: u8| {
        let mut table = laid(&json!({
            "step": "activation", "mission": "M11", "asked": 2, "next_missions": ["M12"],
            "seats": [{ "pieces": {}, "score": score }, { "pieces": {}, "score": 9 }, { "pieces": {} }],
        }));
        play(&mut table, 2, &["end_activation"]);
        let rules = told(&table, "succeeded-military").into_iter().map(|(rule, _)| rule);
        rules.collect::<Vec<_>>()
    };
    assert_eq!(judged(12), ["RR-G15"]);
    assert_eq!(judged(9), ["RR-7.1"]);
}

#[test]
fn that_no_effect_is_possible_is_told_of_seats_that_have_laid_cards() {
    let mut table = laid(&json!({
        "step": "mission", "mission": "M11", "asked": 0, "next_missions": ["M12"],
        "seats": [{ "board": "claudio", "pieces": {}, "hand": ["A001"] },
            { "board": "mario", "pieces": {} }, { "board": "carlo", "pieces": {} }],
    }));
    play(&mut table, 0, &["lay card:A001", "commit"]);
    assert_eq!(told(&table, "no-effects"), [("RR-15.2", json!(0))]);
}
