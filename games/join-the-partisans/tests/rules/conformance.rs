//! The promises of the contract, tried on this game.

use staffetta_join_the_partisans::{JoinThePartisans, State};
use staffetta_kernel::conformance::{Case, permutations};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, from_value, json, to_value};
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup, conformance};

conformance!(JoinThePartisans, cases: cases, seeds: 80);

/// A table that has just been set up, in the open form, and a generator of states from it.
fn table(setup: &Setup) -> (staffetta_kernel::Ready<JoinThePartisans>, Value) {
    let ready = setup.ready::<JoinThePartisans>().expect("a table");
    let mut rng = FastRng::new(3);
    let state = JoinThePartisans::set_up(&ready.rules, &mut LabDesk::new(&mut rng)).expect("it begins");
    (ready, to_value(state).expect("an open form"))
}

fn state(open: &Value) -> State {
    from_value(open.clone()).expect("a state")
}

/// All but so many cards of a pile are put away.
fn keep(open: &mut Value, pile: &str, count: usize) -> (Vec<Value>, Vec<Value>) {
    let all = open[pile].as_array().expect("a pile").clone();
    let (gone, kept) = all.split_at(all.len() - count);
    open[pile] = json!(kept);
    (gone.to_vec(), kept.to_vec())
}

/// Three orders of 1941 lie in the deck above two that were seen going under it; two missions and two questions are left.
fn short_decks() -> Case<JoinThePartisans> {
    let setup = Setup::seats(2);
    let (ready, mut open) = table(&setup);
    let mut out = Vec::new();
    for year in 0..5 {
        let all = open["hq"][year].as_array().expect("a deck").clone();
        let left = if year == 0 { 3 } else { 0 };
        let (gone, kept) = all.split_at(all.len() - left);
        open["hq"][year] = json!(kept);
        let under = if year == 0 { 2 } else { 0 };
        open["hq_under"][year] = json!(gone[..under]);
        out.extend_from_slice(&gone[under..]);
    }
    out.sort_by_key(|card| card.as_str().map(str::to_owned));
    open["hq_out"] = json!(out);
    let (missions, kept_missions) = keep(&mut open, "missions", 2);
    open["mission_discard"] = json!(missions);
    let (questions, kept_questions) = keep(&mut open, "school", 2);
    open["boxed"] = json!(questions);
    let orders = open["hq"][0].as_array().expect("a deck").clone();
    let mut worlds = Vec::new();
    for orders in permutations(&orders) {
        for missions in permutations(&kept_missions) {
            for questions in permutations(&kept_questions) {
                let mut world = open.clone();
                world["hq"][0] = json!(orders);
                world["missions"] = json!(missions);
                world["school"] = json!(questions);
                worlds.push((state(&world), 1.0));
            }
        }
    }
    Case { name: "short decks", rules: ready.rules, state: state(&open), seat: Seat(0), worlds }
}

/// Everything but the Traitor's place is known; whoever does not search finds it on any of the cards that are left.
fn traitor(seat: u8, seen: bool) -> Case<JoinThePartisans> {
    let setup = Setup::seats(3).option("traitors", "true");
    let (ready, mut open) = table(&setup);
    for year in 0..5 {
        open["hq"][year] = json!([]);
    }
    open["hq_out"] =
        json!((41..46).flat_map(|year| (1..31).map(move |n| format!("HQ{year}-{n:02}"))).collect::<Vec<_>>());
    let (mut missions, _) = keep(&mut open, "missions", 0);
    missions.retain(|card| card != "SM39");
    open["mission_discard"] = json!(missions);
    let (questions, _) = keep(&mut open, "school", 0);
    open["boxed"] = json!(questions);
    open["tasks"][1]["mission"] = json!("SM39");
    open["hunt"] = json!({ "searcher": 1, "left": [0, 2, 3], "round": 2 });
    open["traitor"] = json!(2);
    let mut worlds = Vec::new();
    for place in if seen { vec![2] } else { vec![0, 2, 3] } {
        let mut world = open.clone();
        world["traitor"] = json!(place);
        worlds.push((state(&world), 1.0));
    }
    let name = if seen { "the searcher sees the Traitor" } else { "the others do not" };
    Case { name, rules: ready.rules, state: state(&open), seat: Seat(seat), worlds }
}

fn cases() -> Vec<Case<JoinThePartisans>> {
    vec![short_decks(), traitor(1, true), traitor(0, false)]
}
