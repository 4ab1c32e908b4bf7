//! What a table hands down to its rematch: questions met lately and titles.

use staffetta_join_the_partisans::{JoinThePartisans, State};
use staffetta_kernel::options::Chosen;
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{Dice, FastRng, Head, LabDesk, Mode, Ready, Seed, Setup, Table, Viewer};

/// A table of three that was just set up, with these options.
fn set_up(options: &Chosen) -> (Ready<JoinThePartisans>, State) {
    let setup = Setup { seats: 3, options: options.clone(), ..Setup::default() };
    let ready = setup.ready::<JoinThePartisans>().expect("a table");
    let state = JoinThePartisans::set_up(&ready.rules, &mut LabDesk::new(&mut FastRng::new(7))).expect("it begins");
    (ready, state)
}

fn word(options: &Chosen, key: &str) -> String {
    options[key].to_string()
}

/// What the table hands down when it lies like this.
fn handed_down(ready: &Ready<JoinThePartisans>, state: &State, lie: Value) -> Chosen {
    let mut state = *state;
    let mut open = to_value(state).expect("an open form");
    for (key, value) in lie.as_object().expect("fields") {
        open[key] = value.clone();
    }
    state = staffetta_kernel::serde_json::from_value(open).expect("a state");
    let mut options = ready.options.all().clone();
    JoinThePartisans::hand_down(&ready.rules, &state, &mut options, 1);
    options
}

#[test]
fn questions_of_both_games_are_handed_down_the_longest_ago_first_and_no_more_than_sixty() {
    let first =
        Chosen::from([("met_questions".to_owned(), Setup::seats(3).option("x", "PS090 PS004").options["x"].clone())]);
    let (ready, state) = set_up(&first);
    let lie = |cards: &[&str], left: usize| {
        let school: Vec<Value> = (1..=100)
            .map(|n| format!("PS{n:03}"))
            .filter(|card| !cards.contains(&card.as_str()))
            .map(Value::from)
            .collect();
        assert_eq!(school.len(), left);
        json!({ "school": school, "school_under": cards })
    };
    let options = handed_down(&ready, &state, lie(&["PS031", "PS004"], 98));
    assert_eq!(word(&options, "met_questions"), "PS090 PS004 PS031");
    let many: Vec<String> = (1..=70).map(|n| format!("PS{n:03}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let options = handed_down(&ready, &state, lie(&many, 30));
    let met = word(&options, "met_questions");
    assert_eq!((met.split(' ').count(), met.split(' ').next()), (60, Some("PS011")));
    set_up(&options);
}

#[test]
fn a_rematch_draws_no_question_that_was_met_before_all_others_are_gone() {
    let (ready, state) = set_up(&Chosen::new());
    let pile = to_value(state).expect("an open form")["school"].clone();
    let drawn: Vec<&Value> = pile.as_array().expect("a pile").iter().rev().take(12).collect();
    let left: Vec<&Value> = pile.as_array().expect("a pile").iter().rev().skip(12).rev().collect();
    let options = handed_down(&ready, &state, json!({ "school": left, "school_under": drawn }));
    let (again, state) = set_up(&options);
    let pile = to_value(state).expect("an open form")["school"].clone();
    let (under, _) = pile.as_array().expect("a pile").split_at(12);
    assert!(under.iter().all(|card| drawn.contains(&card)), "{under:?} are not {drawn:?}");
    // Whoever imagines the world knows it too.
    let view = JoinThePartisans::view(&again.rules, &state, Viewer::Crowd);
    let world = JoinThePartisans::sample_world(&again.rules, &view, &mut FastRng::new(3));
    let pile = to_value(world).expect("an open form")["school"].clone();
    assert!(pile.as_array().expect("a pile")[..12].iter().all(|card| drawn.contains(&card)));
}

#[test]
fn titles_go_to_the_seats_where_the_same_people_sit_and_stay_when_a_game_is_broken_off() {
    let (ready, state) = set_up(&Chosen::new());
    let open = to_value(state).expect("an open form");
    let task = |leg: &str| {
        let mut task = open["tasks"][0].clone();
        task["leg"] = json!(leg);
        task
    };
    let score = |seat: u8| {
        let mut score = open["scores"][0].clone();
        score["missions"] = json!(if seat == 2 { 9 } else { 4 });
        score["medals"] = if seat == 1 { json!(["1941"]) } else { json!([]) };
        score
    };
    let tasks = ["finished", "perished", "finished", "to_coloured"].map(task);
    let won = json!({
        "stack": [],
        "finished": [2, 0],
        "tasks": tasks,
        "scores": (0..5).map(score).collect::<Vec<_>>(),
    });
    let options = handed_down(&ready, &state, won);
    assert_eq!((word(&options, "past_commanders"), word(&options, "past_heroes")), ("0".to_owned(), "2".to_owned()));
    let (ready, state) = set_up(&options);
    let view = to_value(JoinThePartisans::view(&ready.rules, &state, Viewer::Crowd)).expect("a view");
    assert_eq!((&view["past_commanders"], &view["past_heroes"]), (&json!([0]), &json!([2])));
    let broken_off = handed_down(&ready, &state, json!({}));
    assert_eq!(
        (word(&broken_off, "past_commanders"), word(&broken_off, "past_heroes")),
        ("1".to_owned(), "0".to_owned())
    );
}

#[test]
fn a_table_with_what_was_handed_down_is_recorded_and_played_again() {
    let setup = Setup::seats(3).option("met_questions", "PS001 PS050 PS100").option("past_commanders", "2");
    let ready = setup.ready::<JoinThePartisans>().expect("a table");
    let table = Table::open(ready, Dice::Seed(Seed::plain(11)), Head::default(), 0).expect("it begins");
    let record = table.record();
    assert_eq!(word(&record.options, "met_questions"), "PS001 PS050 PS100");
    let again = Table::<JoinThePartisans>::replay(&record, Mode::Follow, None).expect("it is played again");
    assert_eq!(to_value(again.state()).expect("a state"), to_value(table.state()).expect("a state"));
}

#[test]
fn what_names_nothing_is_no_option() {
    for (key, value) in [
        ("met_questions", "PS101"),
        ("met_questions", "PS001 PS001"),
        ("past_commanders", "3"),
        ("past_heroes", "Ada"),
        ("blank_title_1", "a title that has a\nline"),
    ] {
        let fault = Setup::seats(3).option(key, value).ready::<JoinThePartisans>().expect_err(value);
        assert_eq!((fault.code, fault.place.as_str()), ("bad-option-value", format!("option {key}").as_str()));
    }
}
