//! Laying out a table as a scenario says, in the rulebook's words.
//!
//! `given` is laid over the open form of the state, lists by place or by number. What it does not speak of is made to
//! fit: cards that are named leave their decks, owners without a coloured outpost are on their way to a white one,
//! figures without a place stand at Gornji Petrovci, white outposts that are not named are held. `next_orders`,
//! `next_missions` and `next_questions` lie on top of their decks; `before_turn_of` names the seat whose turn comes as
//! soon as the one to its right has declined a star.

use staffetta_kernel::serde_json::{self, Value};
use staffetta_kernel::{Fault, GameRules, Maybe, Seat, Target};

use crate::JoinThePartisans;
use crate::cards::{HqCard, MissionCard, Question, Year};
use crate::check::is_prepared;
use crate::partisans::Leg;
use crate::place::Place;
use crate::rules::Rules;
use crate::sample_world::{unseen_missions, unseen_orders, unseen_questions};
use crate::state::{Public, State};
use crate::steps::movement_roll::WhiteStar;
use crate::steps::new_year::NewYear;
use crate::steps::turn::Turn;
use crate::steps::{Stack, Step};

fn wrong(reason: impl ToString) -> Fault {
    Fault::new("bad-given", "given", reason.to_string())
}

fn lay(over: &mut Value, given: &Value) -> Result<(), Fault> {
    match (over, given) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                let known: Vec<String> = old.keys().cloned().collect();
                let Some(old) = old.get_mut(key) else {
                    return Err(wrong(format!("there is no '{key}'; there are: {}", known.join(", "))));
                };
                lay(old, value)?;
            }
        }
        (Value::Array(old), Value::Object(new)) => {
            for (key, value) in new {
                let place = key.parse::<usize>().ok().and_then(|at| old.get_mut(at));
                lay(place.ok_or_else(|| wrong(format!("there is no number '{key}' in this list")))?, value)?;
            }
        }
        (old, new) => *old = new.clone(),
    }
    Ok(())
}

fn list<T: Target>(given: &mut Value, key: &str) -> Result<Vec<T>, Fault> {
    let Some(names) = given.as_object_mut().and_then(|map| map.remove(key)) else { return Ok(Vec::new()) };
    let names: Vec<String> = serde_json::from_value(names).map_err(wrong)?;
    let one = |name: &String| T::parse(name).ok_or_else(|| wrong(format!("there is no {} '{name}'", T::KIND)));
    names.iter().map(one).collect()
}

/// Lays out the table.
pub fn apply_given(r: &Rules, s: &mut State, given: &Value) -> Result<(), Fault> {
    let mut given = given.clone();
    let orders: Vec<HqCard> = list(&mut given, "next_orders")?;
    let missions: Vec<MissionCard> = list(&mut given, "next_missions")?;
    let questions: Vec<Question> = list(&mut given, "next_questions")?;
    let before = given.as_object_mut().and_then(|map| map.remove("before_turn_of"));
    let mut open = serde_json::to_value(*s).map_err(wrong)?;
    lay(&mut open, &given)?;
    *s = serde_json::from_value(open).map_err(wrong)?;
    if let Some(seat) = before {
        let seat: Seat = serde_json::from_value(seat).map_err(wrong)?;
        s.public.active = s.public.right(seat);
        let steps = [Step::from(Turn {}).packed(), Step::from(WhiteStar {}).packed()];
        s.public.stack = steps.into_iter().collect::<Stack>();
    }
    s.public.round = s.public.round.max(1);
    fill(r, &mut s.public);
    decks(r, s, &orders, &missions, &questions);
    JoinThePartisans::check(r, s).map_err(|broken| wrong(broken.what))
}

/// Makes what is not spoken of fit.
fn fill(r: &Rules, p: &mut Public) {
    for seat in r.cast.partisans() {
        if p.at(seat).is_none() && p.task_of(r, seat).is_playing() {
            p.figures[seat.at()] = Maybe::some(Place::Gpe);
        }
    }
    for owner in r.cast.owners() {
        let task = &mut p.tasks[owner.at()];
        if task.leg == Leg::ToColoured && task.coloured.is_none() {
            task.leg = Leg::ToWhite;
        }
        if task.leg == Leg::AtWhite && task.claim.is_none() {
            task.claim = p.figures[owner.at()];
        }
        if let (Some(place), true) = (task.coloured.get(), task.hq.is_none()) {
            let cards = || HqCard::of(task.year);
            task.hq = cards().find(|&card| r.order(card).place == place).or_else(|| cards().next()).into();
        }
    }
    if is_prepared(p) {
        hold_missing_whites(r, p);
    }
    if r.chosen.stars {
        let mut bag = r.stars.bag;
        for score in p.scores.iter() {
            let mut held = crate::stars::Stars::default();
            bag.give(&mut held, score.stars);
        }
        p.bag = bag;
    }
}

/// White outposts that stand nowhere are held: first by those who are not about to take one.
fn hold_missing_whites(r: &Rules, p: &mut Public) {
    let in_hand = Step::begun::<NewYear>(&p.stack).is_some();
    let whites = usize::from(r.cast.owners * r.chosen.whites_each);
    let held = p.tasks.iter().filter(|task| task.held_white).count() + usize::from(in_hand);
    let mut missing = whites.saturating_sub(p.whites.len() + held);
    for taking in [false, true] {
        for owner in r.cast.owners() {
            let task = &mut p.tasks[owner.at()];
            if missing > 0 && !task.held_white && (task.leg == Leg::AtWhite) == taking {
                task.held_white = true;
                missing -= 1;
            }
        }
    }
}

/// Decks of all that is not seen, with what is named on top.
fn decks(r: &Rules, s: &mut State, orders: &[HqCard], missions: &[MissionCard], questions: &[Question]) {
    let p = s.public;
    for &year in Year::ALL {
        let first = orders.iter().rev().copied().filter(|card| card.year() == year);
        let rest = unseen_orders(r, &p, year).filter(|card| !orders.contains(card));
        s.secret.hq[year.slot()] = rest.chain(first).collect();
    }
    let rest = unseen_missions(r, &p).filter(|card| !missions.contains(card));
    s.secret.missions = rest.chain(missions.iter().rev().copied()).collect();
    let rest = unseen_questions(&p).filter(|card| !questions.contains(card));
    s.secret.school = rest.chain(questions.iter().rev().copied()).collect();
}
