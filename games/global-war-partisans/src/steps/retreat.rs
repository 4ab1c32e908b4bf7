//! After a round the attacker may retreat (GW-6.6, GW-6.7).

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, Seat, flow, step};

use super::{Acted, Answer, Came, G, Next, ask, no, one, out_of_place};
use crate::Action;
use crate::event::{Happened, tell};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::unit::{Readiness, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

step! {
    /// The attacker fights on or retreats; after the last round it must.
    pub struct FightOrRetreat { pub zone: Zone, pub forced: bool }
}

/// Friendly zones next to the battle from which a unit of the attack came over land.
fn ways_back(r: &Rules, s: &State, zone: Zone) -> ZoneSet {
    let entered = s.entered[zone as usize];
    let came = r.map.neighbours(zone).iter().enumerate().filter(|(at, _)| entered >> at & 1 == 1);
    let from: ZoneSet = came.map(|(_, &from)| from).collect();
    if from.is_empty() { from } else { from & s.friendly(r, s.power).without(s.locked(r)) }
}

fn can_leave(s: &State, zone: Zone) -> bool {
    let mut stacks = s.stacks.at(s.power.into(), zone);
    stacks.any(|stack| stack.readiness == Readiness::Moved && stack.unit != Unit::Militia)
}

/// Can anybody retreat anywhere?
pub fn is_possible(r: &Rules, s: &State, zone: Zone) -> bool {
    s.entered[zone as usize] != 0 && can_leave(s, zone) && !ways_back(r, s, zone).is_empty()
}

/// All who came over land go to one zone; fresh militia and those who came by sea stay.
fn go_back(r: &Rules, s: &mut State, from: Zone, to: Zone, desk: &mut impl Desk<Happened>) {
    let power = s.power;
    for &unit in Unit::ALL.iter().filter(|&&unit| unit != Unit::Militia) {
        let count = s.stacks.take(power.into(), from, unit, Readiness::Moved, u8::MAX);
        s.stacks.add(power.into(), to, unit, Readiness::Spent, count);
        s.boosts.limit(unit, false, 0);
    }
    // A militia that rose there stays behind.
    let rule =
        if s.stacks.count(power.into(), from, Unit::Militia, Readiness::Moved) > 0 { "GW-4.9" } else { "GW-6.6" };
    tell(r, desk, || Happened::Retreated { power, from, to }.by(rule));
}

impl FightOrRetreat {
    /// The first way back.
    pub fn first_way(self, r: &Rules, s: &State) -> Option<Zone> {
        ways_back(r, s, self.zone).iter().next()
    }
}

impl flow::Step<G> for FightOrRetreat {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        let mut ways = ways_back(r, s, self.zone).iter();
        match (ways.next(), ways.next()) {
            (Some(only), None) if self.forced => {
                go_back(r, s, self.zone, only, desk);
                Next::Pop(Answer::Retreated)
            }
            _ => Next::Ask,
        }
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        if !self.forced {
            out.push(Action::Fight);
        }
        ways_back(r, s, self.zone).iter().for_each(|zone| out.push(Action::Retreat(zone)));
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
            Action::Fight if !self.forced => Ok(Acted::Go(Next::Pop(Answer::FightOn))),
            Action::Fight => Err(no("GW-6.7", "must-retreat")),
            Action::Retreat(to) if ways_back(r, s, self.zone).has(to) => {
                go_back(r, s, self.zone, to, desk);
                Ok(Acted::Go(Next::Pop(Answer::Retreated)))
            }
            Action::Retreat(_) => Err(no("GW-6.6", "no-way-back")),
            _ => Err(out_of_place()),
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("retreat", "GW-6.6", r, v, v.table.power).with("zone", self.zone)
    }
}
