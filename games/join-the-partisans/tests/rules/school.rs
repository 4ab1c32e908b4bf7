//! Typed answers at the Partisan School: what is right, what is forgiven, who rules on the rest.

use staffetta_join_the_partisans::{JoinThePartisans, Rules, Verdict};
use staffetta_kernel::record::By;
use staffetta_kernel::serde_json::json;
use staffetta_kernel::{Choices, Dice, Head, Ready, Rejection, Seat, Seed, Setup, Sitter, Table, Viewer, prelude::*};

pub type G = JoinThePartisans;

fn ready() -> Ready<G> {
    Setup::seats(3).option("start_player", "agreed").ready().expect("a table")
}

fn judge(r: &Rules, question: usize, typed: &str) -> Verdict {
    r.question(question).judge(typed)
}

#[test]
fn case_accents_articles_and_small_slips_are_forgiven() {
    let ready = ready();
    let r = &*ready.rules;
    for typed in ["Kočevje", "kocevje", "  KOČEVJE! ", "Kocevja", "the Kočevje", "Gottschee", "Kočveje"] {
        assert_eq!(judge(r, 18, typed), Verdict::Right, "{typed}");
    }
    for typed in ["Metlika", "Idrija", "Koče", "Ljubljana", "kocevje metlika"] {
        assert_eq!(judge(r, 18, typed), Verdict::Wrong, "{typed}");
    }
    for typed in ["", "   ", "?!", "'", "\u{200f}\u{202e}"] {
        assert_eq!(judge(r, 18, typed), Verdict::Empty, "{typed:?}");
    }
}

#[test]
fn a_year_must_be_exact() {
    let ready = ready();
    assert_eq!(judge(&ready.rules, 10, "1942"), Verdict::Right);
    assert_eq!(judge(&ready.rules, 10, "1943"), Verdict::Wrong);
    assert_eq!(judge(&ready.rules, 10, "19422"), Verdict::Wrong);
}

/// Rules number 2: "l'8 settembre" is how Italians write the day of the armistice; Norsk Hydro owned more plants than the
/// one that was attacked. Tables that were begun under number 1 keep its list.
#[test]
fn a_table_keeps_the_accepted_spellings_it_was_begun_with() {
    let first: Ready<G> = Setup::seats(3).option("start_player", "agreed").version(1).ready().expect("a table");
    let present = ready();
    for (question, typed, under_first, now) in
        [(73, "l'8 settembre", Verdict::Wrong, Verdict::Right), (95, "Norsk Hydro", Verdict::Right, Verdict::Wrong)]
    {
        assert_eq!(judge(&first.rules, question, typed), under_first, "{typed}");
        assert_eq!(judge(&present.rules, question, typed), now, "{typed}");
    }
}

/// A table at which seat 0 is asked the question about the assembly of 1943.
pub fn table() -> Table<G> {
    let mut table = Table::<G>::open(ready(), Dice::Seed(Seed::plain(1)), Head::default(), 0).expect("a table");
    let given = json!({
        "active": 0, "question": "PS018",
        "stack": [{ "step": "turn" }, { "step": "coloured_outpost", "attacker": 0 },
            { "step": "school", "pupil": 0, "starred": false }, { "step": "open_question", "pupil": 0 }],
        "figures": { "0": "LJU" },
        "tasks": { "0": { "leg": "at_coloured", "hq": "HQ41-06" } },
    });
    let mut state = *table.state();
    G::apply_given(table.rules(), &mut state, &given).expect("a position");
    table.rebase(staffetta_kernel::serde_json::to_value(state).expect("an open form"), 0).expect("it fits");
    table
}

pub fn answer(table: &mut Table<G>, typed: &str) -> Result<(), Rejection> {
    let action = <G as GameRules>::Action::parse("answer").expect("a verb");
    table.pick(Seat(0), action, Some(typed), By::Seat, 0).map(|_| ())
}

#[test]
fn a_right_answer_is_worth_three_points_and_is_recorded() {
    let mut table = table();
    answer(&mut table, "Kočevje").expect("taken");
    assert_eq!(table.view(Viewer::Crowd).points[0], 3);
    let entry = table.entries().last().expect("an entry");
    assert_eq!(entry.text.as_deref(), Some("Kočevje"));
    assert!(entry.fell.iter().any(|fell| String::from(fell.clone()) == "answer: 2"), "{:?}", entry.fell);
}

/// The reader sees the answer and what was typed; nobody else sees the answer.
#[test]
fn only_the_reader_of_an_appeal_sees_the_answer() {
    let mut table = table();
    answer(&mut table, "Ljubljana").expect("taken");
    let lines = staffetta_kernel::serde_json::to_string(&table.lines(Viewer::Seat(Seat(1)), 0)).expect("lines");
    assert!(lines.contains("\"Ljubljana\""), "{lines}");
    let appeal = <G as GameRules>::Action::parse("appeal").expect("a verb");
    table.pick(Seat(0), appeal, None, By::Seat, 0).expect("taken");
    assert!(table.view(Viewer::Seat(Seat(1))).now_asked.is_some_and(|shown| shown.answer.is_some()));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Crowd] {
        assert!(table.view(viewer).now_asked.is_some_and(|shown| shown.answer.is_none()), "{viewer:?}");
    }
}

/// A bot that covers for a pupil tries; the person who is back types again (JP-6.10).
#[test]
fn who_sits_at_the_table_tries_or_answers() {
    let mut table = table();
    let offered = |table: &Table<G>| {
        let mut choices = Choices::new();
        table.actions(Seat(0), &mut choices);
        choices.iter().map(|action| action.name()).collect::<Vec<_>>()
    };
    table.sit(Seat(0), Sitter::Bot, 0).expect("a bot");
    assert_eq!(offered(&table), ["try", "pass"]);
    table.sit(Seat(0), Sitter::Person, 0).expect("the person");
    assert_eq!(offered(&table), ["answer", "pass"]);
}
