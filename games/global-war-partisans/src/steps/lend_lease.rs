//! T5b: lend-lease, aid for Spain, supply markers (GW-10.4, GW-10.5, GW-11.4).

use std::ops::ControlFlow;

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, Seat, flow, step};

use super::generation::Generation;
use super::{Acted, Answer, Anything, Came, G, Next, Offers, again, ask, no, one, out_of_place, supply_markers};
use crate::action::Ipp;
use crate::event::{Happened, tell};
use crate::power::{Alliance, Power};
use crate::rules::Rules;
use crate::state::{Spain, State, View};
use crate::zone_set::ZoneSet;
use crate::{Action, Verb};

step! {
    /// The active power lends, aids and supplies.
    pub struct LendLease {}
}

step! {
    /// IPP for another power: how much?
    pub struct Loan { pub to: Power }
}

impl flow::Step<G> for LendLease {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Happened>) -> Next {
        if let Came::Back(Answer::Consent { partisan, accepted }) = came {
            supply_markers::answered(r, s, partisan, accepted, desk);
        }
        if offers(r, s, &mut Anything).is_break() { Next::Ask } else { Next::turn_into(Generation {}) }
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Pass);
        let _ = offers(r, s, out);
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Pass => Ok(Acted::Go(Next::turn_into(Generation {}))),
            Action::Lend(to) => {
                may_lend_at_all(r, s)?;
                may_lend(r, s, to, &mut None)?;
                Ok(Acted::draft(Loan { to }))
            }
            Action::Aid => {
                may_aid(r, s)?;
                aid(r, s, desk);
                Ok(again())
            }
            Action::Give(partisan) => supply_markers::give(r, s, partisan, desk),
            _ => Err(out_of_place()),
        }
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Pass
    }
    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        if let Action::Give(id) = action { Action::Give(s.partisans.first_like(id)) } else { action }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let stock = v.table.stock[v.table.power.at()];
        ask("lend-lease", "GW-10.4", r, v, v.table.power).with("stock", stock)
    }
    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Lend => may_lend_at_all(r, &v.table).err().unwrap_or(no("GW-10.4", "no-recipient")),
            Verb::Aid => may_aid(r, &v.table).err().unwrap_or_else(out_of_place),
            Verb::Give => no("GW-10.5", "no-marker"),
            _ => out_of_place(),
        }
    }
}

fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    if may_lend_at_all(r, s).is_ok() {
        let mut supplied = None;
        for &to in Power::ALL {
            if may_lend(r, s, to, &mut supplied).is_ok() {
                out.offer(Action::Lend(to))?;
            }
        }
    }
    if may_aid(r, s).is_ok() {
        out.offer(Action::Aid)?;
    }
    supply_markers::offers(r, s, out)
}

fn may_lend_at_all(r: &Rules, s: &State) -> Result<(), Refusal> {
    let power = s.power;
    if s.lent || s.cash[power.at()] == 0 || r.numbers.lend_most == 0 {
        return Err(no("GW-10.4", "nothing-to-lend"));
    }
    if power == Power::Usa && !s.at_war_at_all(power) && s.year(r) < r.numbers.usa_lends_from {
        return Err(no("GW-10.4", "not-yet"));
    }
    Ok(())
}

fn may_lend(r: &Rules, s: &State, to: Power, supplied: &mut Option<ZoneSet>) -> Result<(), Refusal> {
    const NOT_TO_THEM: Refusal = no("GW-10.4", "no-recipient");
    let from = s.power;
    let axis = [from, to].iter().any(|power| power.alliance() == Alliance::Axis);
    if to == from || !r.active.has(to) || s.at_war(from, to) || axis && !to.sides_with(from) {
        return Err(NOT_TO_THEM);
    }
    if s.lend_path(r, from, to, supplied) { Ok(()) } else { Err(no("GW-8.23", "out-of-supply")) }
}

fn may_aid(r: &Rules, s: &State) -> Result<(), Refusal> {
    let power = s.power;
    let takes_part = matches!(power, Power::Germany | Power::Italy | Power::Ussr | Power::France);
    let open = s.spain == Spain::Open && s.round <= r.numbers.spain_rounds;
    if takes_part && open && !s.aided && s.cash[power.at()] > 0 { Ok(()) } else { Err(no("GW-11.4", "no-aid")) }
}

/// One IPP for a side of the Spanish civil war (GW-11.4).
fn aid(r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) {
    let power = s.power;
    s.cash[power.at()] -= 1;
    s.aided = true;
    if power.alliance() == Alliance::Axis {
        s.nationalist_aid += 1;
    } else {
        s.republican_aid += 1;
    }
    tell(r, desk, || Happened::SpanishAid { power });
}

impl Loan {
    fn most(r: &Rules, s: &State) -> u8 {
        s.cash[s.power.at()].min(r.numbers.lend_most.into()) as u8
    }
}

impl flow::Draft<G> for Loan {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        (1..=Self::most(r, s)).for_each(|amount| out.push(Action::Amount(Ipp(amount))));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::Amount(Ipp(amount)) = action else { return Err(out_of_place()) };
        if !(1..=Self::most(r, s)).contains(&amount) {
            return Err(no("GW-10.4", "nothing-to-lend"));
        }
        let (from, to) = (s.power, self.to);
        s.cash[from.at()] -= u16::from(amount);
        s.cash[to.at()] += u16::from(amount);
        s.lent = true;
        let rule = if s.needs_guards_of(r, from, to) { "GW-R65" } else { "GW-10.4" };
        tell(r, desk, || Happened::Lent { from, to, amount }.by(rule));
        Ok(again())
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("loan", "GW-10.4", r, v, v.table.power).with("other", self.to)
    }
}
