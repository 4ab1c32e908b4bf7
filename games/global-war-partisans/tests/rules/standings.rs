//! What the alliances have and how far it is to the next point, asked of the rules as a board asks (GW-13.2).

use staffetta_global_war_partisans::{GlobalWarPartisans as G, Query};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, json, to_value};
use staffetta_kernel::{FastRng, LabDesk, Queries, Setup, Viewer};

/// The standing of the Allies when their partisans are in these zones.
fn allies(setup: &Setup, zones: &[&str]) -> Value {
    let rules = setup.ready::<G>().expect("a table").rules;
    let mut state = G::set_up(&rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    let partisans: Vec<Value> = zones.iter().map(|zone| json!({ "zone": zone, "controller": "uk" })).collect();
    let given = json!({ "no_partisans": true, "no_units": true, "partisans": partisans });
    G::apply_given(&rules, &mut state, &given).expect("a sound position");
    let view = G::view(&rules, &state, Viewer::Crowd);
    let reply = <G as Game>::Queries::ask(&rules, &view, &state, &Query::Standings {}).expect("an answer");
    let reply = to_value(reply).expect("an answer");
    let all = reply["standings"].as_array().expect("one for each alliance");
    all.iter().find(|standing| standing["alliance"] == "allies").expect("the Allies").clone()
}

/// One point for every two zones, three at most.
#[test]
fn the_next_point_of_the_underground_is_so_many_zones_away() {
    let setup = Setup::seats(3).option("scenario", "1943");
    let zones = ["berlin", "ruhr", "bavaria", "silesia", "paris", "normandy"];
    for (count, bonus, to_next) in
        [(0, 0, json!(2)), (1, 0, json!(1)), (2, 1, json!(2)), (5, 2, json!(1)), (6, 3, Value::Null)]
    {
        let standing = allies(&setup, &zones[..count]);
        assert_eq!(standing["underground"], json!(count));
        assert_eq!(standing["bonus"], json!(bonus), "{count} zones");
        assert_eq!(standing["to_next"], to_next, "{count} zones");
        let points = |key: &str| standing[key].as_i64().expect("a number");
        assert_eq!(points("score"), points("victory_points") + bonus - points("par"));
    }
    // Twice in the same zone is once.
    assert_eq!(allies(&setup, &["berlin", "berlin"])["to_next"], json!(1));
    let without = setup.option("underground_bonus", "false");
    assert_eq!(allies(&without, &zones[..2])["to_next"], Value::Null);
}
