//! The moments of Banditen! that its board is looked at and checked in: every kind of question, both battles, every pair
//! of eyes.

use serde_json::Value as Json;

use crate::Step::{Offered, Pick};
use crate::{Eyes, Fits, Moment, count, has};

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

/// All of them.
pub fn moments() -> Vec<Moment> {
    vec![
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
        gravellona("assault-gravellona", "step-assault", |v, o| partisan(v) && has(o, "step")),
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
    ]
}
