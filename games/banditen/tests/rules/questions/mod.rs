//! What the rules answer: worked out by hand, held to what the rules do in play, and to what the rules offer.

mod by_hand;
mod in_play;

use staffetta_banditen::{Action, Banditen as G, Counter, Hex, Query, Questions, Rules, State};
use staffetta_kernel::conformance::Walk;
use staffetta_kernel::prelude::*;
use staffetta_kernel::serde_json::{Value, from_value, json, to_value};
use staffetta_kernel::{Choices, FastRng, LabDesk, Overrides, Queries, Refusal, Seat, Setup, Viewer};

/// A position.
struct Position {
    rules: std::sync::Arc<Rules>,
    state: State,
}

fn gravellona() -> Setup {
    Setup::seats(2)
}

fn tarnova() -> Setup {
    Setup::seats(2).option("scenario", "tarnova")
}

/// These units in these hexes, and what else is given.
fn position(setup: &Setup, units: &Value, more: &Value) -> Position {
    let rules = setup.ready::<G>().expect("a table").rules;
    let mut state = G::set_up(&rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    let mut given = more.clone();
    given["units"] = units.clone();
    G::apply_given(&rules, &mut state, &given).expect("a sound position");
    Position { rules, state }
}

impl Position {
    fn try_ask(&self, query: &Value) -> Result<Value, Refusal> {
        let query: Query = from_value(query.clone()).expect("a question");
        ask(&self.rules, &self.state, Viewer::Crowd, &query)
    }

    fn ask(&self, query: &Value) -> Value {
        self.try_ask(query).unwrap_or_else(|refusal| panic!("{query}: {refusal}"))
    }

    fn refused(&self, query: &Value) -> (&'static str, &'static str) {
        self.try_ask(query).map_or_else(|refusal| (refusal.rule, refusal.key), |answer| panic!("{query}: {answer}"))
    }

    /// The counters with these printed ids.
    fn units<const N: usize>(&self, ids: [&str; N]) -> [String; N] {
        let view = view(&self.rules, &self.state, Viewer::Crowd);
        ids.map(|id| view["units"][id]["counter"].as_str().unwrap_or_else(|| panic!("no unit {id}")).to_owned())
    }

    /// What units of these ids fire at a hex.
    fn fire<const N: usize>(&self, ids: [&str; N], target: &str, action: &str) -> Value {
        self.ask(&json!({ "fire": { "units": self.units(ids).to_vec(), "target": target, "action": action } }))
    }

    /// The end of many actions that begin with these picks; whatever follows is answered anyhow.
    fn played(&self, seat: u8, picks: &[&str]) -> Vec<Value> {
        let mut rng = FastRng::new(5);
        let mut play = |_| {
            let mut state = self.state;
            for pick in picks {
                let action = Action::parse(pick).expect("an action");
                G::act(&self.rules, &mut state, Seat(seat), action, &mut LabDesk::new(&mut rng)).expect("a legal pick");
            }
            while let Some(asked) = G::awaiting(&self.rules, &state).next() {
                let view = view(&self.rules, &state, Viewer::Crowd);
                if view["step"] == "activation" {
                    break;
                }
                let mut choices = Choices::new();
                G::actions(&self.rules, &state, asked, &mut choices);
                let first = *choices.iter().next().expect("something to do");
                G::act(&self.rules, &mut state, asked, first, &mut LabDesk::new(&mut rng)).expect("a legal answer");
            }
            view(&self.rules, &state, Viewer::Open)
        };
        (0..PLAYED).map(&mut play).collect()
    }
}

/// How often an action is played to learn its chances.
const PLAYED: usize = 3000;

fn ask(rules: &Rules, state: &State, viewer: Viewer, query: &Query) -> Result<Value, Refusal> {
    let answer = to_value(Questions::ask(rules, &G::view(rules, state, viewer), state, query)?).expect("an answer");
    Ok(answer.as_object().and_then(|named| named.values().next()).expect("an answer of the same name").clone())
}

fn view(rules: &Rules, state: &State, viewer: Viewer) -> Value {
    to_value(G::view(rules, state, viewer)).expect("a view")
}

fn floats(list: &Value) -> Vec<f64> {
    list.as_array().expect("a list").iter().filter_map(Value::as_f64).collect()
}

fn strings<'a>(list: &'a Value, field: &str) -> Vec<&'a str> {
    list.as_array().expect("a list").iter().filter_map(|item| item[field].as_str()).collect()
}

#[track_caller]
fn near(one: f64, other: f64, room: f64) {
    assert!((one - other).abs() <= room, "{one} is not {other}");
}

#[track_caller]
fn all_near(list: &Value, expected: &[f64]) {
    let list = floats(list);
    assert_eq!(list.len(), expected.len(), "{list:?}");
    list.iter().zip(expected).for_each(|(&one, &other)| near(one, other, 1e-5));
}

/// The share of these in which this holds.
fn share(played: &[Value], holds: impl Fn(&Value) -> bool) -> f64 {
    played.iter().filter(|end| holds(end)).count() as f64 / played.len() as f64
}
