//! Losses of a hunt or a raid: which partisans, which hunters (GW-8.3).

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, Seat, flow, step};

use super::hunt::Hunters;
use super::{Acted, Answer, Came, G, Next, again, ask, no, one, out_of_place};
use crate::Action;
use crate::event::{Happened, tell};
use crate::partisan::{Mark, Partisan, PartisanId};
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{State, View};
use crate::unit::{HUNTERS, Readiness};
use crate::zone::Zone;

step! {
    /// The controller names the partisans that are lost, in a hunt or in its own raid.
    pub struct PartisanLosses { pub zone: Zone, pub controller: Power, pub left: u8, pub raid: bool }
}

step! {
    /// The hunting power names the hunters that are lost.
    pub struct HunterLosses { pub zone: Zone, pub left: u8, pub hunters: Hunters }
}

impl PartisanLosses {
    fn open(self, s: &State) -> impl Iterator<Item = (PartisanId, Partisan)> + '_ {
        let may = move |(_, piece): &(PartisanId, Partisan)| {
            let in_it = if self.raid { piece.is(Mark::Raiding) } else { !piece.is(Mark::Faded) };
            piece.controller == self.controller && in_it && !piece.is(Mark::Hit)
        };
        s.partisans.at(self.zone).filter(may)
    }
}

impl flow::Step<G> for PartisanLosses {
    fn asked(self, r: &Rules, _: &State) -> Awaiting {
        one(r, self.controller)
    }
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Happened>) -> Next {
        let there = self.open(s).count();
        let mut kinds = self.open(s).filter(|&(id, _)| s.partisans.first_like(id) == id);
        let alike = kinds.nth(1).is_none();
        drop(kinds);
        if self.left > 0 && there > usize::from(self.left) && !alike {
            return Next::Ask;
        }
        for _ in 0..self.left {
            let Some((id, _)) = self.open(s).next() else { break };
            s.partisans.mark(id, Mark::Hit);
        }
        Next::Pop(Answer::PartisansNamed)
    }
    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        for (id, _) in self.open(s) {
            if s.partisans.first_like(id) == id {
                out.push(Action::GiveUp(id));
            }
        }
    }
    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::GiveUp(id) = action else { return Err(out_of_place()) };
        if !self.open(s).any(|(open, _)| open == id) {
            return Err(no("GW-8.3", "not-in-it"));
        }
        s.partisans.mark(id, Mark::Hit);
        self.left -= 1;
        Ok(again())
    }
    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        if let Action::GiveUp(id) = action { Action::GiveUp(s.partisans.first_like(id)) } else { action }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("partisan-losses", "GW-8.3", r, v, self.controller).with("zone", self.zone).with("n", self.left)
    }
}

fn lose(r: &Rules, s: &mut State, zone: Zone, at: usize, count: u8, desk: &mut impl Desk<Happened>) {
    let (power, unit) = (s.power, HUNTERS[at]);
    let taken = s.stacks.take(power.into(), zone, unit, Readiness::Spent, count);
    s.tally.hunters_lost += u16::from(taken);
    for _ in 0..taken {
        tell(r, desk, || Happened::HunterLost { power, unit, zone });
    }
}

impl flow::Step<G> for HunterLosses {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        let all: u8 = self.hunters.iter().sum();
        let types = self.hunters.iter().filter(|&&count| count > 0).count();
        if self.left > 0 && self.left < all && types > 1 {
            return Next::Ask;
        }
        let lost = self.left.min(all);
        for at in 0..HUNTERS.len() {
            let count = if types > 1 && lost < all { 0 } else { self.hunters[at].min(lost) };
            if count > 0 {
                lose(r, s, self.zone, at, count, desk);
                self.hunters[at] -= count;
            }
        }
        Next::Pop(Answer::HuntersLost(self.hunters))
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        for (&unit, _) in HUNTERS.iter().zip(&self.hunters).filter(|(_, count)| **count > 0) {
            out.push(Action::Lose(unit));
        }
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::Lose(unit) = action else { return Err(out_of_place()) };
        let at = HUNTERS.iter().position(|&hunter| hunter == unit).filter(|&at| self.hunters[at] > 0);
        let at = at.ok_or(no("GW-8.3", "no-such-unit"))?;
        lose(r, s, self.zone, at, 1, desk);
        self.hunters[at] -= 1;
        self.left -= 1;
        Ok(again())
    }
    fn default_action(self, r: &Rules, _: &State, _: Seat) -> Action {
        let there = HUNTERS.iter().zip(&self.hunters).filter(|(_, count)| **count > 0);
        let cheapest = there.map(|(&unit, _)| unit).min_by_key(|unit| r.units[unit.at()].cost);
        cheapest.map_or(Action::Pass, Action::Lose)
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("hunter-losses", "GW-8.3", r, v, v.table.power).with("zone", self.zone).with("n", self.left)
    }
}
