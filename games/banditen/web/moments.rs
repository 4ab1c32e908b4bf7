//! The moments of Banditen! that its board is looked at and checked in: every kind of question, both battles, every pair
//! of eyes.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use crate::Step::{Offered, Pick};
use crate::{Asking, Eyes, Fits, Moment, count, has};

/// The battles by name: a table's option.
const GRAVELLONA: &[(&str, &str)] = &[("scenario", "gravellona")];
const TARNOVA: &[(&str, &str)] = &[("scenario", "tarnova")];

fn gravellona(name: &'static str, question: &'static str, fits: Fits) -> Moment {
    Moment::new(name, 2, question, fits).with(GRAVELLONA)
}
fn tarnova(name: &'static str, question: &'static str, fits: Fits) -> Moment {
    Moment::new(name, 2, question, fits).with(TARNOVA)
}
fn partisan(v: &Json) -> bool {
    v["viewer"] == "partisan"
}
fn axis(v: &Json) -> bool {
    v["viewer"] == "axis"
}
fn turn(v: &Json) -> u64 {
    v["turn"].as_u64().unwrap_or(0)
}

fn units(v: &Json) -> impl Iterator<Item = &Json> + Clone {
    v["units"].as_object().into_iter().flat_map(|units| units.values())
}
/// The counters of a side in a hex, commands too, in the order of their tray.
fn stack<'a>(v: &'a Json, side: &str, hex: &str) -> Vec<&'a str> {
    let there = units(v).filter(|unit| unit["side"] == side && unit["hex"] == hex);
    let mut counters: Vec<&str> = there.filter_map(|unit| unit["counter"].as_str()).collect();
    counters.sort_unstable_by_key(|counter| (counter.len(), *counter));
    counters
}
/// The hexes at which offers of this verb point.
fn targets<'a>(offers: &'a [String], verb: &str) -> Vec<&'a str> {
    offers.iter().filter_map(|offer| offer.strip_prefix(verb)?.strip_prefix(" hex:")).collect()
}

/// How many hexes of a kind the board is looked at with.
const LOOKS: usize = 4;

/// What the board asks for the question, and for the hexes that are looked at.
fn questions(v: &Json, offers: &[String], asking: &mut Asking<'_>) {
    if let Some(unit) = units(v).find(|unit| unit["hex"] != "pool") {
        asking.ask(json!({ "ground": { "hex": unit["hex"] } }));
    }
    let Some(side) = v["viewer"].as_str().filter(|_| !offers.is_empty()) else { return };
    let (draft, group) = (&v["draft"], &v["group"]);
    if let (Some(hex), "none") = (draft["hex"].as_str(), draft["deed"].as_str().unwrap_or("none")) {
        taken_up(v, side, hex, offers, asking);
    }
    for target in targets(offers, "at") {
        let Some(from) = draft["hex"].as_str() else { continue };
        let units = stack(v, side, from);
        asking.ask(json!({ "sight": { "from": from, "to": target } }));
        asking.ask(json!({ "fire": { "units": units, "target": target, "action": draft["deed"] } }));
    }
    if has(offers, "step") && matches!(group["deed"].as_str(), Some("assault" | "storm")) {
        let enemy = if side == "axis" { "partisan" } else { "axis" };
        for target in targets(offers, "step").into_iter().filter(|hex| !stack(v, enemy, hex).is_empty()) {
            let query =
                json!({ "units": group["moving"], "from": group["here"], "target": target, "action": "assault" });
            asking.ask(json!({ "assault": query }));
        }
    } else if has(offers, "step") {
        ways(&group["moving"], &group["deed"], asking);
    }
    for from in targets(offers, "react_fire") {
        let query = json!({ "units": stack(v, side, from), "target": group["here"], "action": "react_fire" });
        asking.ask(json!({ "fire": query }));
    }
    if has(offers, "activate") {
        let on_map = units(v).filter(|unit| unit["side"] == side && unit["hex"] != "pool");
        for unit in on_map.clone().filter(|unit| !unit["reach"].is_null()) {
            asking.ask(json!({ "command": { "unit": unit["counter"] } }));
        }
        for unit in on_map.take(LOOKS) {
            asking.ask(json!({ "ground": { "hex": unit["hex"] } }));
        }
    }
}

/// The actions that go somewhere, apart from the move itself.
const GOING: [&str; 3] = ["move_and_fire", "fire_and_move", "assault"];

/// A stack is taken up: what it may do, where it can go, at whom it can fire, whom it can assault.
fn taken_up(v: &Json, side: &str, hex: &str, offers: &[String], asking: &mut Asking<'_>) {
    let units = stack(v, side, hex);
    let menu = asking.ask(json!({ "actions": { "units": units } }));
    let item = |action: &str| menu["actions"].as_array()?.iter().find(|item| item["action"] == action);
    if let (Some(item), true) = (item("move"), has(offers, "move")) {
        ways(&item["units"], &json!("move"), asking);
    }
    if has(offers, "fire") {
        let enemies = self::units(v).filter(|unit| unit["side"] != side && unit["hex"] != "pool");
        let targets: BTreeSet<&str> = enemies.filter_map(|unit| unit["hex"].as_str()).collect();
        for target in targets {
            asking.ask(json!({ "fire": { "units": units, "target": target, "action": "fire" } }));
        }
    }
    for action in GOING.into_iter().filter(|action| has(offers, action)) {
        let Some(item) = item(action) else { continue };
        let reach = asking.ask(json!({ "reach": { "units": item["units"], "action": action } }));
        for stop in reach["reach"]["assaults"].as_array().into_iter().flatten() {
            let path = stop["path"].as_array().map_or(&[][..], Vec::as_slice);
            let from = path.iter().rev().nth(1).unwrap_or(&reach["reach"]["from"]);
            let query = json!({ "units": units, "from": from, "target": stop["hex"], "action": action });
            asking.ask(json!({ "assault": query }));
        }
    }
}

/// Where these can go, and what they would meet there.
fn ways(units: &Json, action: &Json, asking: &mut Asking<'_>) {
    let reach = asking.ask(json!({ "reach": { "units": units, "action": action } }));
    for stop in reach["reach"]["stops"].as_array().into_iter().flatten().take(LOOKS) {
        asking.ask(json!({ "threats": { "units": units, "hex": stop["hex"] } }));
    }
}

/// All of them.
pub fn moments() -> Vec<Moment> {
    let moments = vec![
        gravellona("split-gravellona", "split", |v, _| axis(v)),
        gravellona("garrison-gravellona", "place", |v, o| axis(v) && count(o, "place") > 2),
        gravellona("base-gravellona", "base", |v, _| partisan(v)),
        gravellona("place-gravellona", "place", |v, _| partisan(v)),
        gravellona("activate-gravellona", "activation", |v, o| partisan(v) && turn(v) == 4 && count(o, "activate") > 5),
        gravellona("enter-gravellona", "activation", |v, o| partisan(v) && turn(v) == 1 && has(o, "enter")),
        gravellona("enter-units-gravellona", "activation", |v, o| partisan(v) && has(o, "enter"))
            .half(&[Pick("enter")]),
        gravellona("verb-gravellona", "activation", |v, _| partisan(v) && turn(v) >= 3).half(&[
            Pick("activate"),
            Offered("fire", 1),
            Offered("move", 1),
        ]),
        gravellona("units-gravellona", "activation", |v, _| partisan(v) && turn(v) >= 2).half(&[
            Pick("activate"),
            Pick("move"),
            Offered("all", 1),
        ]),
        gravellona("target-gravellona", "activation", |v, _| partisan(v) && turn(v) >= 2).half(&[
            Pick("activate"),
            Pick("fire"),
            Offered("at", 1),
        ]),
        gravellona("step-gravellona", "step", |v, o| {
            partisan(v) && turn(v) >= 3 && count(o, "step") >= 4 && has(o, "stop")
        }),
        gravellona("assault-gravellona", "step-assault", |v, o| {
            partisan(v) && targets(o, "step").iter().any(|hex| !stack(v, "axis", hex).is_empty())
        }),
        gravellona("react-gravellona", "reaction", |v, o| {
            axis(v) && turn(v) >= 2 && has(o, "react_fire") && has(o, "decline")
        }),
        gravellona("react-partisan-gravellona", "reaction", |v, o| partisan(v) && has(o, "react_fire")),
        gravellona("loss-gravellona", "losses", |v, o| partisan(v) && count(o, "lose") > 1),
        tarnova("retreat-tarnova", "retreat", |v, o| axis(v) && count(o, "retreat") > 1),
        gravellona("regroup-gravellona", "activation", |v, _| partisan(v) && turn(v) >= 2).half(&[
            Pick("activate"),
            Pick("regroup"),
            Pick("with"),
            Pick("with"),
            Pick("go"),
            Offered("part", 1),
        ]),
        gravellona("waits-gravellona", "activation", |v, o| partisan(v) && turn(v) >= 5 && has(o, "activate"))
            .seen_by(Eyes::Other),
        gravellona("crowd-gravellona", "activation", |v, o| partisan(v) && turn(v) >= 9 && has(o, "activate"))
            .seen_by(Eyes::Crowd),
        gravellona("over-gravellona", "over", |_, _| true),
        tarnova("mines-tarnova", "mines", |v, _| axis(v)),
        tarnova("values-tarnova", "mines", |v, _| axis(v)).half(&[
            Pick("mine"),
            Pick("mine"),
            Pick("mine"),
            Pick("mine"),
            Pick("mine"),
            Pick("mine"),
            Pick("mine"),
            Offered("value", 1),
        ]),
        tarnova("assign-tarnova", "assign", |v, _| partisan(v)),
        tarnova("place-tarnova", "place", |v, o| partisan(v) && count(o, "place") > 30),
        tarnova("activate-tarnova", "activation", |v, o| partisan(v) && turn(v) == 5 && count(o, "activate") > 4),
        tarnova("axis-tarnova", "activation", |v, o| axis(v) && turn(v) == 6 && count(o, "activate") > 4),
        tarnova("hasten-tarnova", "hasten", |v, _| partisan(v)),
        tarnova("step-tarnova", "step", |v, o| partisan(v) && turn(v) >= 2 && count(o, "step") >= 4),
        tarnova("react-tarnova", "reaction", |v, o| axis(v) && count(o, "react_fire") >= 2),
        tarnova("night-tarnova", "activation", |v, o| partisan(v) && turn(v) == 9 && has(o, "activate")),
        tarnova("frost-tarnova", "activation", |v, o| partisan(v) && v["frost"] == true && has(o, "activate")),
        tarnova("over-tarnova", "over", |_, _| true).seen_by(Eyes::Open),
    ];
    moments.into_iter().map(|moment| moment.asking(questions)).collect()
}
