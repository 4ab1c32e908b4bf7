//! The promises of the contract, tried on this game.

use staffetta_kernel::conformance::{Case, permutations};
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, from_value, json, to_value};
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup, conformance};
use staffetta_la_resistance::{LaResistance, State};

conformance!(LaResistance, cases: cases);

/// A table of three in the open form, to be changed by hand.
fn table(given: Value) -> (staffetta_kernel::Ready<LaResistance>, Value) {
    let ready = Setup::seats(3).ready::<LaResistance>().expect("the usual rules");
    let mut rng = FastRng::new(1);
    let mut state = LaResistance::set_up(&ready.rules, &mut LabDesk::new(&mut rng)).expect("a table");
    LaResistance::apply_given(&ready.rules, &mut state, &given).expect("a table");
    (ready, to_value(state).expect("an open form"))
}

fn state(open: &Value) -> State {
    from_value(open.clone()).expect("a state")
}

/// Moves all but these cards of the mission pile to the discard pile.
fn shorten_missions(open: &mut Value, keep: &[&str]) {
    let all: Vec<Value> = open["mission_draw"].as_array().expect("a pile").clone();
    let gone: Vec<Value> = all.into_iter().filter(|card| !keep.contains(&card.as_str().unwrap_or(""))).collect();
    open["mission_discard"] = json!(gone);
    open["mission_draw"] = json!(keep);
}

fn shorten_events(open: &mut Value, keep: &[&str]) {
    let mut gone: Vec<Value> = open["event_draw"].as_array().expect("a pile").clone();
    for event in keep {
        let at = gone.iter().position(|other| other == event).expect("the event is there");
        gone.remove(at);
    }
    open["event_discard"] = json!(gone);
    open["event_draw"] = json!(keep);
}

/// Four missions are left, The Time is Now! among them, and two events: every order is equally likely.
fn last_missions() -> Case<LaResistance> {
    let given = json!({ "step": "pre_roll", "next_clg": ["exposed"], "clg_pile_ends": true });
    let (ready, mut open) = table(given);
    shorten_missions(&mut open, &["M21", "M35", "M20", "M31"]);
    shorten_events(&mut open, &["lull", "vichy_forces"]);
    let mut worlds = Vec::new();
    for missions in permutations(&["M21", "M35", "M20", "M31"]) {
        for events in permutations(&["lull", "vichy_forces"]) {
            let mut world = open.clone();
            world["mission_draw"] = json!(missions);
            world["event_draw"] = json!(events);
            worlds.push((state(&world), 1.0));
        }
    }
    Case { name: "the last missions", rules: ready.rules, state: state(&open), seat: Seat(0), worlds }
}

/// Hands from an older shuffle hold none of the cards that were shuffled in later, and the draw pile no older one.
fn two_shuffles() -> Case<LaResistance> {
    let given = json!({
        "step": "pre_roll",
        "time_is_now": true,
        "mission_pile_ends": true,
        "next_events": ["lull"],
        "event_pile_ends": true,
        "bands": [
            { "hand": ["brutality"] },
            { "hand": ["exposed", "sacrifice"] },
            { "hand": ["mg34", "camouflage"] },
        ],
        "next_clg": ["panzerfaust", "charismatic"],
        "clg_pile_ends": true,
    });
    let (ready, mut open) = table(given);
    // Seat 1 drew Exposed, seat 2 the MG-34 and Camouflage before the last shuffle; the rest came after it.
    for card in ["exposed", "mg34", "camouflage"] {
        open["clg_batches"][card] = json!(1);
    }
    let mut worlds = Vec::new();
    for older in permutations(&["exposed", "mg34", "camouflage"]) {
        for newer in permutations(&["sacrifice", "panzerfaust", "charismatic"]) {
            let mut world = open.clone();
            world["hands"][1] = json!([older[0], newer[0]]);
            world["hands"][2] = json!([older[1], older[2]]);
            world["clg_draw"] = json!([newer[1], newer[2]]);
            worlds.push((state(&world), 1.0));
        }
    }
    Case { name: "hands from two shuffles", rules: ready.rules, state: state(&open), seat: Seat(0), worlds }
}

/// Two others have named a leader in secret: any of the six each.
fn blind_leaders() -> Case<LaResistance> {
    let setup = Setup::seats(3).option("leader_pick", "simultaneous_blind");
    let ready = setup.ready::<LaResistance>().expect("the blind choice");
    let state_of = |first: &str, second: &str| {
        let mut rng = FastRng::new(1);
        let mut state = LaResistance::set_up(&ready.rules, &mut LabDesk::new(&mut rng)).expect("a table");
        for (seat, leader) in [(1, first), (2, second)] {
            let action = GameAction::parse(&format!("pick_leader leader:{leader}")).expect("an action");
            LaResistance::act(&ready.rules, &mut state, Seat(seat), action, &mut LabDesk::new(&mut rng))
                .expect("taken");
        }
        state
    };
    let leaders = ["dumont", "boutroux", "saint_pierre", "vasseur", "ferrand", "arnaud"];
    let worlds = leaders.iter().flat_map(|a| leaders.iter().map(|b| (state_of(a, b), 1.0))).collect();
    Case {
        name: "leaders named in secret",
        rules: ready.rules.clone(),
        state: state_of("dumont", "arnaud"),
        seat: Seat(0),
        worlds,
    }
}

fn cases() -> Vec<Case<LaResistance>> {
    vec![last_missions(), two_shuffles(), blind_leaders()]
}

/// Before it turns up The Time is Now! lies on each place of the lower half with the same chance (LR-5.3), and never
/// higher.
#[test]
fn the_time_is_now_is_imagined_in_the_lower_half_only() {
    let (ready, open) = table(json!({ "step": "pre_roll" }));
    let view = LaResistance::view(&ready.rules, &state(&open), staffetta_kernel::Viewer::Seat(Seat(1)));
    let mut rng = FastRng::new(44);
    let mut places = [0u32; 35];
    for _ in 0..18_000 {
        let dream = LaResistance::sample_world(&ready.rules, &view, &mut rng);
        let pile = to_value(dream).expect("an open form")["mission_draw"].clone();
        let at = pile.as_array().and_then(|pile| pile.iter().position(|card| card == "M35"));
        places[at.expect("it is in the pile")] += 1;
    }
    assert!(places[18..].iter().all(|&n| n == 0), "never above the lower half: {places:?}");
    assert!(places[..18].iter().all(|&n| (850..1150).contains(&n)), "about 1000 times each: {places:?}");
}
