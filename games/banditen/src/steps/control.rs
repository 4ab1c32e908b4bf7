//! Control (BN-3.8, BN-7.5): a stack of Garibaldi formations that lost touch with its command is put right.

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal};

use super::{Acted, OUT_OF_PLACE, Outcome, close};
use crate::action::{Action, Counter};
use crate::body::{Body, in_order, may_stand};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Cause, PARTISAN};
use crate::rules::Rules;
use crate::state::{Deed, Draft, Field, State, Step, StepKind, counters};

/// The first hex, in the order of ids, whose stack is out of order.
fn broken(r: &Rules, s: &State) -> Option<Hex> {
    if r.is_tarnova() {
        return None;
    }
    super::activation::stacks(s, PARTISAN).filter(|&hex| !in_order(r, s, PARTISAN, hex)).min()
}

/// The units of which one must leave.
fn movers(r: &Rules, f: &Field, hex: Hex) -> u64 {
    counters(PARTISAN, f.stack(hex)).filter(|&c| f.print(r, c).band != 0).fold(0, |set, c| set | c.bit())
}

fn may_shift(r: &Rules, f: &Field, counter: Counter, to: Hex) -> Result<(), Refusal> {
    let from = f.unit(counter).hex;
    let Some(direction) = r.map.direction(from, to) else { return Err(Refusal::new("BN-7.5", "not-next")) };
    if r.map.cost[from.at()][direction] == 0 {
        return Err(Refusal::new("BN-7.5", "impassable"));
    }
    if f.holder(to).is_some_and(|holder| holder != PARTISAN) {
        return Err(Refusal::new("BN-7.5", "enemy-there"));
    }
    may_stand(r, f, &Body::new(r, f, PARTISAN, counter.bit()), to)
}

fn hexes(r: &Rules, f: &Field, counter: Counter) -> impl Iterator<Item = Hex> {
    r.map.neighbours[f.unit(counter).hex.at()]
        .iter()
        .copied()
        .filter(move |&to| to.on_map() && may_shift(r, f, counter, to).is_ok())
}

pub fn enter(r: &Rules, s: &State, _: &mut impl Desk<Event>) -> Next<Step> {
    if s.is_over() || broken(r, s).is_none() { Next::Pop(0) } else { Next::Ask }
}

pub fn actions(r: &Rules, s: &State, out: &mut Choices<Action>) {
    if s.draft.is_open() {
        if let Some(counter) = counters(PARTISAN, s.draft.mask).next() {
            hexes(r, s, counter).for_each(|hex| out.push(Action::To(hex)));
        }
        return;
    }
    let Some(hex) = broken(r, s) else { return };
    let all = movers(r, s, hex);
    let mut any = false;
    for counter in counters(PARTISAN, all) {
        if hexes(r, s, counter).next().is_some() {
            any = true;
            out.push(Action::Shift(counter));
        }
    }
    if !any {
        counters(PARTISAN, all).for_each(|counter| out.push(Action::GiveUp(counter)));
    }
}

pub fn act(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Some(hex) = broken(r, s) else { return Err(OUT_OF_PLACE) };
    let all = movers(r, s, hex);
    let there = |counter: Counter| {
        let here = counter.seat() == PARTISAN && all & counter.bit() != 0;
        if here { Ok(()) } else { Err(Refusal::new("BN-7.5", "not-in-the-stack")) }
    };
    match action {
        Action::To(to) if s.draft.is_open() => {
            let Some(counter) = counters(PARTISAN, s.draft.mask).next() else { return Err(OUT_OF_PLACE) };
            may_shift(r, s, counter, to)?;
            s.draft = Draft::none();
            s.put(counter, to);
            desk.tell(|| {
                Event::new("shifted", "BN-7.5").seat(PARTISAN).unit("unit", r, s.unit(counter)).hex("hex", to)
            });
            if close::conquer(r, s, to, desk) {
                return Ok(Outcome::Go(Next::Pop(0)));
            }
            Ok(Outcome::Go(Next::Become(Step::new(StepKind::Control))))
        }
        Action::Shift(counter) if !s.draft.is_open() => {
            there(counter)?;
            if hexes(r, s, counter).next().is_none() {
                return Err(Refusal::new("BN-7.5", "nowhere-to-shift"));
            }
            s.draft = Draft { hex, mask: counter.bit(), deed: Deed::Shift, open: 1, ..Draft::none() };
            Ok(Outcome::Pick)
        }
        Action::GiveUp(counter) if !s.draft.is_open() => {
            there(counter)?;
            if counters(PARTISAN, all).any(|c| hexes(r, s, c).next().is_some()) {
                return Err(Refusal::new("BN-7.5", "somebody-can-shift"));
            }
            let unit = *s.unit(counter);
            s.eliminate(r, counter, Cause::Combat, hex);
            desk.tell(|| Event::new("given-up", "BN-7.5").seat(PARTISAN).unit("unit", r, &unit));
            Ok(Outcome::Go(Next::Become(Step::new(StepKind::Control))))
        }
        _ => Err(OUT_OF_PLACE),
    }
}
