//! Set-up: a unit of the Axis is kept whole or set up divided (BN-1.1, BN-1.7).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, Target, flow, step};

use super::super::{Acted, Next, OUT_OF_PLACE, go, question};
use super::{WAIT_SET_UP, after_split, alive};
use crate::Banditen;
use crate::action::Action;
use crate::counter::Counter;
use crate::event::Event;
use crate::kinds::{AXIS, Start};
use crate::names::UnitName;
use crate::rules::Rules;
use crate::state::{Public, State, Unit};
use crate::view::View;

step! {
    /// This counter is kept or split.
    pub struct Split { pub counter: Counter }
}

/// May this unit be set up divided?
pub fn may_split(r: &Rules, p: &Public, counter: Counter) -> bool {
    let (unit, print) = (p.unit(counter), p.print(r, counter));
    unit.part == 0
        && print.combat
        && unit.vf == 2
        && matches!(print.start, Start::Fixed | Start::Garrison)
        && alive(r, p, AXIS, print.pool, 1) + 2 <= r.pools[usize::from(print.pool)][0]
        && p.has_room(AXIS, 2)
}

fn split(r: &Rules, p: &mut Public, counter: Counter, desk: &mut impl Desk<Event>) {
    let unit = *p.unit(counter);
    desk.tell(|| Event::SetUpDivided { unit: UnitName::of(r, &unit) });
    p.clear(counter);
    for _ in 0..2 {
        let part = p.next_part(counter.seat(), unit.print);
        // There is room for two: `may_split` has looked.
        let _ = p.create(r, Unit { part, vf: 1, ..unit });
    }
}

impl Split {
    /// What is due, for the view: the counter.
    pub fn due(self) -> String {
        self.counter.name()
    }
}

impl flow::Step<Banditen> for Split {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(AXIS)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Keep);
        out.push(Action::Split);
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Keep => {}
            Action::Split => split(r, &mut s.public, self.counter, desk),
            _ => return Err(OUT_OF_PLACE),
        }
        go(Next::Become(flow::Aligned(after_split(r, &s.public, self.counter.place() + 1).packed())))
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let unit = || UnitName::of(r, v.public.unit(self.counter));
        question(v, WAIT_SET_UP, || Prompt::new("split", "BN-1.7").with("unit", &unit()))
    }
    fn label(self, _: &Rules, _: &View, _: Action) -> Label {
        Label::new("BN-1.7")
    }
}
