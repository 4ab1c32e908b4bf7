//! Which rule the log and the labels cite, and what the log leaves out.

use staffetta_kernel::prelude::*;
use staffetta_kernel::record::By;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{Dice, FastRng, Head, LabDesk, Rejection, RuleId, Seat, Seed, Setup, Table, Viewer};
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

#[test]
fn the_first_failure_and_a_later_one_are_told_by_different_rules() {
    let fell = |health: u8| {
        let mut table = laid(&json!({
            "step": "activation", "mission": "M11", "asked": 2, "next_missions": ["M12"], "health": health,
            "seats": [{ "pieces": {}, "score": 2 }, { "pieces": {}, "score": 3 }, { "pieces": {} }],
        }));
        play(&mut table, 2, &["end_activation"]);
        told(&table, "health-fell").into_iter().map(|(rule, _)| rule).collect::<Vec<_>>()
    };
    assert_eq!([fell(3), fell(2)], [["RR-7.6"], ["RR-G39"]]);
}

#[test]
fn only_a_seat_without_pieces_is_told_to_have_no_manoeuvres() {
    let told_of = |pieces: Value| {
        let given =
            json!({ "step": "staff", "mission": "M11", "seats": [{ "board": "claudio", "pieces": pieces }, {}, {}] });
        let mut table = laid(&given);
        (0..3).for_each(|seat| play(&mut table, seat, &["ready"]));
        told(&table, "no-manoeuvres").into_iter().map(|(_, seat)| seat).collect::<Vec<_>>()
    };
    assert_eq!(told_of(json!({})), [json!(0)]);
    assert!(told_of(json!({ "dm1": "montefiorino" })).is_empty());
}

#[test]
fn a_card_is_placed_after_the_crisis_by_the_rule_of_the_leader_that_the_seat_has() {
    let asked = |leader: &str| {
        let seat =
            json!({ "board": "armando", "pieces": {}, "played": ["A025", "A028"], "hand": ["A100"], "leader": leader });
        let mut table =
            laid(&json!({ "step": "activation", "mission": "P24", "next_missions": ["M21"], "seats": [seat] }));
        play(&mut table, 0, &["end_activation"]);
        G::prompt(table.rules(), &table.view(Viewer::Seat(Seat(0)))).rule
    };
    assert_eq!([asked("unused"), asked("lost")], ["RR-G22", "RR-8.1"]);
}

#[test]
fn a_leader_that_is_not_there_is_refused_in_other_words_than_a_card() {
    let given = json!({ "step": "mission", "mission": "M11", "asked": 0, "seats": [{ "board": "claudio",
        "pieces": {}, "hand": ["A001"], "leader": "lost", "leader_in_hand": false }] });
    let mut table = laid(&given);
    let mut refused = |name: &str| match table.pick(Seat(0), Action::parse(name).expect("an action"), None, By::Seat, 0)
    {
        Err(Rejection::Rule(refusal)) => (refusal.rule, refusal.key),
        other => panic!("{name}: {other:?}"),
    };
    assert_eq!(refused("lay card:A002"), ("RR-4.3", "not-in-hand"));
    assert_eq!(refused("lay card:leader"), ("RR-4.3", "no-leader"));
}

#[test]
fn a_game_that_all_agree_to_end_is_counted_as_for_a_republic_that_lives() {
    let given = json!({ "step": "mission", "mission": "M11", "asked": 0,
        "seats": [{ "pieces": {} }, { "pieces": { "dm1": "montefiorino" }, "hand": ["A001", "A002"] }, { "pieces": {} }] });
    let outcome = laid(&given).outcome_now().expect("a ranking");
    assert_eq!((outcome.rank[1], outcome.reason), (1, "agreed"));
    assert!(outcome.score[1] > outcome.score[0]);
    let begun = laid(&json!({ "step": "boards" }));
    assert!(begun.outcome_now().is_none(), "before the first mission there is nothing to count");
}

#[test]
fn a_card_that_is_dropped_cannot_be_taken_back_once_it_is_the_last_one() {
    let table = laid(&json!({ "step": "limit", "next_missions": ["M11"],
        "seats": [{ "support": 2, "hand": ["A001", "A002", "A003", "A004", "A005", "A006"] }] }));
    let mut table = table;
    let mut is_final = |names: &[&str]| {
        play(&mut table, 0, names);
        let action = Action::parse("drop card:A003").expect("an action");
        G::irreversible(table.rules(), &table.view(Viewer::Seat(Seat(0))), action)
    };
    assert_eq!([is_final(&[]), is_final(&["drop card:A001"])], [false, true]);
}

#[test]
fn the_prompt_names_what_all_need_together_or_what_one_seat_needs() {
    let target = |mission: &str| {
        let table =
            laid(&json!({ "step": "mission", "mission": mission, "asked": 0, "seats": [{ "hand": ["A001"] }] }));
        let prompt = G::prompt(table.rules(), &table.view(Viewer::Seat(Seat(0))));
        to_value(prompt.args).expect("arguments")["target"].clone()
    };
    // 6 is the first difficulty of both; a military one is asked for each of the three seats.
    assert_eq!([target("M11"), target("P11")], [json!(18), json!(6)]);
}

#[test]
fn after_the_end_nobody_leaves() {
    let mut table = laid(&json!({ "step": "limit", "phase": 2, "next_missions": [],
        "seats": [{ "board": "armando", "hand": ["A001", "A002", "A003", "A004", "A005", "A006"] }] }));
    let changes = |table: &Table<G>| {
        let mut state = *table.state();
        G::leave(table.rules(), &mut state, Seat(1), &mut LabDesk::new(&mut FastRng::new(1))).expect("it goes on");
        to_value(state).expect("an open form") != to_value(*table.state()).expect("an open form")
    };
    assert!(changes(&table), "before the end");
    play(&mut table, 0, &["drop card:A006"]);
    assert!(!changes(&table), "after it");
}
