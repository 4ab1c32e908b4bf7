//! Control (BN-3.8, BN-7.5): a stack of Garibaldi formations that lost touch with its command is put right.

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::{Acted, Answer, Came, Next, OUT_OF_PLACE, WAIT, go, question};
use crate::Banditen;
use crate::action::{Action, Verb};
use crate::counter::Counter;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Cause, PARTISAN, other};
use crate::names::{UnitName, word};
use crate::rules::Rules;
use crate::stacking::{in_order, may_stand};
use crate::state::{ActionKind, Public, State};
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;
use crate::victory::conquer;
use crate::view::View;

step! {
    /// A broken stack is put right.
    pub struct Control {}
}

step! {
    /// This unit leaves a broken stack, that in this hex.
    pub struct Shift { pub counter: Counter, pub from: Hex }
}

/// The first hex, in the order of ids, whose stack is out of order.
fn broken(r: &Rules, p: &Public) -> Option<Hex> {
    if r.is_tarnova() {
        return None;
    }
    p.stacks(PARTISAN).filter(|&hex| !in_order(r, p, PARTISAN, hex)).min()
}

/// The units of which one must leave.
fn movers(r: &Rules, p: &Public, hex: Hex) -> UnitSet {
    p.stack_of(PARTISAN, hex).filter(|c| p.print(r, c).band != 0)
}

fn may_shift(r: &Rules, p: &Public, counter: Counter, to: Hex) -> Result<(), Refusal> {
    let from = p.unit(counter).hex;
    let Some(direction) = r.map.direction(from, to) else { return Err(Refusal::new("BN-7.5", "not-next")) };
    if r.map.cost[from.at()][direction] == 0 {
        return Err(Refusal::new("BN-7.5", "impassable"));
    }
    if p.holds(other(PARTISAN), to) {
        return Err(Refusal::new("BN-7.5", "enemy-there"));
    }
    may_stand(r, p, &UnitGroup::of(r, p, counter), to)
}

fn hexes(r: &Rules, p: &Public, counter: Counter) -> impl Iterator<Item = Hex> {
    let near = r.map.neighbours[p.unit(counter).hex.at()];
    near.into_iter().filter(move |&to| to.on_map() && may_shift(r, p, counter, to).is_ok())
}

/// Can any of these shift?
fn any_shifts(r: &Rules, p: &Public, units: UnitSet) -> bool {
    units.into_iter().any(|counter| hexes(r, p, counter).next().is_some())
}

/// The one unit that can leave the stack and the one hex for it, if there are no others (BN-4.9).
fn only_shift(r: &Rules, p: &Public, hex: Hex) -> Option<(Counter, Hex)> {
    let mut ways = movers(r, p, hex).into_iter().flat_map(|counter| hexes(r, p, counter).map(move |to| (counter, to)));
    ways.next().filter(|_| ways.next().is_none())
}

/// The unit goes to an adjacent hex.
fn shift(r: &Rules, s: &mut State, counter: Counter, to: Hex, desk: &mut impl Desk<Event>) -> Next {
    s.public.put(counter, to);
    let unit = *s.public.unit(counter);
    desk.tell(|| Event::Shifted { seat: PARTISAN, unit: UnitName::of(r, &unit), hex: to });
    if conquer(r, s, to, desk) { Next::Over } else { Next::Again(Answer::Done) }
}

fn unit_label(r: &Rules, v: &View, counter: Counter) -> Label {
    let unit = v.public.unit(counter);
    Label::new("BN-7.5").with("unit", &UnitName::of(r, unit)).with("vf", unit.vf)
}

impl flow::Step<Banditen> for Control {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(PARTISAN)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let Some(hex) = broken(r, &s.public) else { return Next::Pop(Answer::Done) };
        match only_shift(r, &s.public, hex).filter(|_| r.second_edition) {
            Some((counter, to)) => shift(r, s, counter, to, desk),
            None => Next::Ask,
        }
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        let Some(hex) = broken(r, p) else { return };
        let all = movers(r, p, hex);
        if !any_shifts(r, p, all) {
            return all.into_iter().for_each(|counter| out.push(Action::GiveUp(counter)));
        }
        let shifts = all.filter(|counter| hexes(r, p, counter).next().is_some());
        shifts.into_iter().for_each(|counter| out.push(Action::Shift(counter)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let p = &mut s.public;
        let Some(from) = broken(r, p) else { return Err(OUT_OF_PLACE) };
        let all = movers(r, p, from);
        let (Action::Shift(counter) | Action::GiveUp(counter)) = action else { return Err(OUT_OF_PLACE) };
        if !all.has(counter) {
            return Err(Refusal::new("BN-7.5", "not-in-the-stack"));
        }
        if matches!(action, Action::Shift(_)) {
            if hexes(r, p, counter).next().is_none() {
                return Err(Refusal::new("BN-7.5", "nowhere-to-shift"));
            }
            let mut ways = hexes(r, p, counter);
            return match (ways.next(), ways.next()) {
                // One hex only: it is not asked for (BN-4.9).
                (Some(to), None) if r.second_edition => {
                    drop(ways);
                    go(shift(r, s, counter, to, desk))
                }
                _ => Ok(Acted::draft(Shift { counter, from })),
            };
        }
        if any_shifts(r, p, all) {
            return Err(Refusal::new("BN-7.5", "somebody-can-shift"));
        }
        let unit = *p.unit(counter);
        p.eliminate(r, counter, Cause::Combat, from);
        desk.tell(|| Event::GivenUp { seat: PARTISAN, unit: UnitName::of(r, &unit) });
        go(Next::Again(Answer::Done))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        question(v, WAIT, || Prompt::new("control", "BN-3.8"))
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let (Action::Shift(counter) | Action::GiveUp(counter)) = action else { return Label::missing() };
        unit_label(r, v, counter)
    }
    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Shift => Refusal::new("BN-7.5", "nowhere-to-shift"),
            Verb::GiveUp => Refusal::new("BN-7.5", "somebody-can-shift"),
            _ => <Banditen as flow::Flow>::out_of_place(verb),
        }
    }
}

impl flow::Draft<Banditen> for Shift {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        hexes(r, &s.public, self.counter).for_each(|hex| out.push(Action::To(hex)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::To(to) = action else { return Err(OUT_OF_PLACE) };
        may_shift(r, &s.public, self.counter, to)?;
        go(shift(r, s, self.counter, to, desk))
    }
    fn prompt(self, _: &Rules, _: &View) -> Prompt {
        let prompt = Prompt::new("control-hex", "BN-7.5").by(PARTISAN);
        prompt.with("deed", word("deed", ActionKind::Shift.word())).with("hex", self.from)
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        let Action::To(hex) = action else { return Label::missing() };
        Label::new("BN-7.5").with("hex", hex)
    }
}
