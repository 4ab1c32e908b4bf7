//! What the rules answer to a board: worked out by hand.

use staffetta_join_the_partisans::{Action, JoinThePartisans as G, Rules, State};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, from_value, json, to_value};
use staffetta_kernel::{FastRng, LabDesk, Queries, Refusal, Seat, Setup, Viewer};

type Questions = <G as Game>::Queries;

struct Position {
    rules: std::sync::Arc<Rules>,
    state: State,
}

/// Three owners; what is given, and the movement die of seat 0 showing this, if it is to move.
fn position(given: &Value, die: Option<u64>) -> Position {
    let rules = Setup::seats(3).option("start_player", "agreed").ready::<G>().expect("a table").rules;
    for seed in 1.. {
        let mut rng = FastRng::new(seed);
        let mut state = G::set_up(&rules, &mut LabDesk::new(&mut rng)).expect("a table");
        G::apply_given(&rules, &mut state, given).expect("a sound position");
        if die.is_some() {
            let picked = G::act(&rules, &mut state, Seat(2), Action::NoStar, &mut LabDesk::new(&mut rng));
            assert!(picked.is_ok(), "{picked:?}");
        }
        let view = to_value(G::view(&rules, &state, Viewer::Crowd)).expect("a view");
        if view["die"].as_u64() == die {
            return Position { rules, state };
        }
    }
    unreachable!("every face of a die comes up")
}

impl Position {
    fn try_ask(&self, query: &Value) -> Result<Value, Refusal> {
        let query = from_value(query.clone()).expect("a question");
        let view = G::view(&self.rules, &self.state, Viewer::Crowd);
        let answer = to_value(Questions::ask(&self.rules, &view, &self.state, &query)?).expect("an answer");
        Ok(answer.as_object().and_then(|named| named.values().next()).expect("an answer of the same name").clone())
    }

    fn ask(&self, query: &Value) -> Value {
        self.try_ask(query).unwrap_or_else(|refusal| panic!("{query}: {refusal}"))
    }
}

/// A at Turjak on the way to Kranj; a white outpost at Ljubljana bars the short way.
fn behind_ljubljana() -> Value {
    json!({
        "before_turn_of": 0,
        "figures": { "0": "TUR", "1": "MAR" },
        "tasks": { "0": { "coloured": "KRA" }, "1": { "coloured": "TRB" } },
        "whites": ["LJU"],
    })
}

#[test]
fn a_detour_names_what_bars_the_way() {
    let here = position(&behind_ljubljana(), Some(3));
    let outlook = here.ask(&json!({ "outlook": { "seat": 0 } }));
    assert_eq!(outlook["goals"], json!(["KRA"]));
    assert_eq!((&outlook["steps"], &outlook["barred_by"]), (&json!(5), &json!(["LJU"])));
    // Turns of a mover with a die of three faces (section 3.2): 5 steps take 2.83.
    assert_eq!(format!("{:.2}", outlook["turns"].as_f64().expect("turns")), "2.83");
    assert_eq!((&outlook["then"], &outlook["then_steps"]), (&json!(["LJU"]), &json!(2)));
}

#[test]
fn every_destination_has_its_way_and_the_turns_left() {
    let here = position(&behind_ljubljana(), Some(3));
    let ways = here.ask(&json!({ "ways": {} }));
    let of = |place: &str| ways.as_array().expect("ways").iter().find(|way| way["place"] == place).cloned();
    let turns = |place: &str| format!("{:.1}", of(place).expect("a way")["turns"].as_f64().expect("turns"));
    assert_eq!(["ZIR", "IDR", "VRH", "LOG", "LIT"].map(turns), ["1.3", "1.8", "1.8", "1.8", "2.4"]);
    assert_eq!(of("ZIR").expect("a way")["path"], json!(["CRK", "LOG", "ZIR"]));
    assert_eq!(of("LJU"), None);
    assert!(ways.as_array().expect("ways").iter().all(|way| way["aside"] == false && way["comrade"].is_null()));
}

#[test]
fn a_captive_is_a_beacon_and_a_way_aside() {
    let mut given = behind_ljubljana();
    given["tasks"]["1"] = json!({ "captive": true, "leg": "at_white", "claim": "KST" });
    given["figures"]["1"] = json!("KST");
    given["whites"] = json!(["LJU", "KST"]);
    let here = position(&given, Some(3));
    let beacons = here.ask(&json!({ "beacons": {} }));
    assert_eq!(
        (&beacons[0]["seat"], &beacons[0]["place"], &beacons[0]["points"]),
        (&json!(1), &json!("KST"), &json!(2))
    );
    assert_eq!(format!("{:.4}", beacons[0]["chance"].as_f64().expect("a chance")), "0.2908");
    let ways = here.ask(&json!({ "ways": {} }));
    let aside: Vec<&str> = ways
        .as_array()
        .expect("ways")
        .iter()
        .filter(|way| way["aside"] == true)
        .filter_map(|way| way["place"].as_str())
        .collect();
    assert!(aside.contains(&"KOC"), "{aside:?}");
    let outlook = here.ask(&json!({ "outlook": { "seat": 1 } }));
    assert_eq!((&outlook["combo"], &outlook["goals"]), (&json!("woo_hoo"), &json!([])));
}

#[test]
fn nobody_is_in_danger_before_1944() {
    let mut given = behind_ljubljana();
    assert_eq!(position(&given, Some(1)).ask(&json!({ "in_danger": {} })), json!([]));
    given["tasks"]["1"] = json!({ "coloured": "TRB", "year": "1944" });
    given["tasks"]["2"] = json!({ "year": "1942" });
    assert_eq!(position(&given, Some(1)).ask(&json!({ "in_danger": {} })), json!([0]));
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let here = position(&behind_ljubljana(), Some(2));
    let refused = |query: Value| here.try_ask(&query).expect_err("a refusal").rule;
    assert_eq!(refused(json!({ "best": {} })), "JP-4.1");
    assert_eq!(refused(json!({ "ladder": { "dice": "77" } })), "JP-4.1");
    assert_eq!(refused(json!({ "outlook": { "seat": 5 } })), "JP-2.1");
}
