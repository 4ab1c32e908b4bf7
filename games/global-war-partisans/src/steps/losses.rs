//! Casualties of a battle: hits shared among powers, defenders named, attackers removed (GW-6.3, GW-6.5, GW-6.9).

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, Seat, flow, step};

use super::battle::defenders;
use super::{Acted, Answer, Came, G, Next, again, ask, no, one, out_of_place};
use crate::Action;
use crate::action::Attacker;
use crate::combat_values::attackers;
use crate::event::{Happened, tell};
use crate::power::{POWERS, Power};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::unit::{Readiness, Unit};
use crate::zone::Zone;

step! {
    /// The biggest defender shares the hits among the powers.
    pub struct ShareHits { pub zone: Zone, pub left: u8, pub shares: [u8; POWERS] }
}

step! {
    /// Each power names its casualties, in power order.
    pub struct DefenderLosses { pub zone: Zone, pub shares: [u8; POWERS] }
}

step! {
    /// The attacker takes its losses.
    pub struct AttackerLosses { pub zone: Zone, pub left: u8 }
}

fn standing(s: &State, power: Power, zone: Zone) -> u32 {
    let ready = s.stacks.at(power.into(), zone).filter(|stack| stack.readiness == Readiness::Ready);
    ready.map(|stack| u32::from(stack.count)).sum()
}

/// The hits on a zone's defenders: the question that they raise, or none if nobody is hit. Where all are hit nobody is
/// asked.
pub fn of_defenders(s: &mut State, zone: Zone, hits: u32) -> Option<Next> {
    if hits == 0 {
        return None;
    }
    let armies = defenders(s, zone);
    let all: u32 = armies.iter().map(|army| s.stacks.units(army, zone)).sum();
    if hits >= all {
        for army in armies.iter() {
            s.stacks.become_in(army, zone, Readiness::Spent);
        }
        return None;
    }
    let mut shares = [0; POWERS];
    let mut powers = armies.powers().iter();
    match (powers.next(), powers.next()) {
        (Some(only), None) => {
            shares[only.at()] = hits as u8;
            Some(Next::push(DefenderLosses { zone, shares }))
        }
        _ => Some(Next::push(ShareHits { zone, left: hits as u8, shares })),
    }
}

/// The power with most units there; then the possessor; then in power order (GW-6.9).
fn biggest(s: &State, zone: Zone) -> Power {
    let owner = s.owner(zone).power();
    let key = |power: &Power| (s.stacks.units((*power).into(), zone), owner == Some(*power), std::cmp::Reverse(*power));
    defenders(s, zone).powers().iter().max_by_key(key).unwrap_or_default()
}

impl ShareHits {
    fn open(self, s: &State) -> impl Iterator<Item = Power> + '_ {
        let room = move |&power: &Power| u32::from(self.shares[power.at()]) < standing(s, power, self.zone);
        defenders(s, self.zone).powers().iter().filter(room)
    }
}

impl ShareHits {
    /// Who divides the hits (GW-6.9).
    pub fn power(self, s: &State) -> Power {
        biggest(s, self.zone)
    }
}

impl flow::Step<G> for ShareHits {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, self.power(s))
    }
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Happened>) -> Next {
        while self.left > 0 {
            let mut open = self.open(s);
            match (open.next(), open.next()) {
                (Some(only), None) => self.shares[only.at()] += 1,
                (None, _) => break,
                _ => return Next::Ask,
            }
            self.left -= 1;
        }
        Next::turn_into(DefenderLosses { zone: self.zone, shares: self.shares })
    }
    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        self.open(s).for_each(|power| out.push(Action::Hit(power)));
    }
    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::Hit(power) = action else { return Err(out_of_place()) };
        if !self.open(s).any(|open| open == power) {
            return Err(no("GW-6.9", "cannot-take-hit"));
        }
        self.shares[power.at()] += 1;
        self.left -= 1;
        Ok(again())
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("share-hits", "GW-6.9", r, v, biggest(&v.table, self.zone)).with("zone", self.zone).with("n", self.left)
    }
}

impl DefenderLosses {
    pub fn power(self) -> Power {
        Power::ALL.iter().copied().find(|power| self.shares[power.at()] > 0).unwrap_or_default()
    }
    fn types(self, s: &State) -> impl Iterator<Item = (Unit, u8)> + '_ {
        let ready = s.stacks.at(self.power().into(), self.zone).filter(|stack| stack.readiness == Readiness::Ready);
        ready.map(|stack| (stack.unit, stack.count))
    }
}

fn doom(r: &Rules, s: &mut State, power: Power, zone: Zone, unit: Unit, count: u8, desk: &mut impl Desk<Happened>) {
    let taken = s.stacks.take(power.into(), zone, unit, Readiness::Ready, count);
    s.stacks.add(power.into(), zone, unit, Readiness::Spent, taken);
    for _ in 0..taken {
        tell(r, desk, || Happened::Lost { power, unit, zone });
    }
}

impl flow::Step<G> for DefenderLosses {
    fn asked(self, r: &Rules, _: &State) -> Awaiting {
        one(r, self.power())
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        loop {
            let power = self.power();
            let share = self.shares[power.at()];
            if share == 0 {
                return Next::Pop(Answer::DefendersNamed);
            }
            let mut types = self.types(s);
            let (first, more) = (types.next(), types.next().is_some());
            drop(types);
            match first {
                Some((unit, _)) if !more => doom(r, s, power, self.zone, unit, share, desk),
                Some(_) if u32::from(share) < standing(s, power, self.zone) => return Next::Ask,
                Some(_) => {
                    for &unit in Unit::ALL {
                        doom(r, s, power, self.zone, unit, u8::MAX, desk);
                    }
                }
                None => {}
            }
            self.shares[power.at()] = 0;
        }
    }
    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        self.types(s).for_each(|(unit, _)| out.push(Action::Lose(unit)));
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
        if !self.types(s).any(|(open, _)| open == unit) {
            return Err(no("GW-6.3", "no-such-unit"));
        }
        let power = self.power();
        doom(r, s, power, self.zone, unit, 1, desk);
        self.shares[power.at()] -= 1;
        Ok(again())
    }
    fn default_action(self, r: &Rules, s: &State, _: Seat) -> Action {
        let cheapest = self.types(s).min_by_key(|(unit, _)| r.units[unit.at()].cost);
        cheapest.map_or(Action::Pass, |(unit, _)| Action::Lose(unit))
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let power = self.power();
        ask("defender-losses", "GW-6.3", r, v, power).with("zone", self.zone).with("n", self.shares[power.at()])
    }
}

impl AttackerLosses {
    fn kinds(self, s: &State) -> impl Iterator<Item = Attacker> {
        let counts = attackers(&s.stacks, s.power, self.zone);
        let both = |unit: Unit| [false, true].map(|by_sea| Attacker { unit, by_sea });
        Unit::ALL
            .iter()
            .flat_map(move |&unit| both(unit))
            .filter(move |kind| counts[kind.unit.at()][usize::from(kind.by_sea)] > 0)
    }
}

/// The readiness of attackers that came this way.
pub fn way(by_sea: bool) -> Readiness {
    if by_sea { Readiness::Landed } else { Readiness::Moved }
}

fn lose(r: &Rules, s: &mut State, zone: Zone, kind: Attacker, count: u8, desk: &mut impl Desk<Happened>) {
    let (power, readiness) = (s.power, way(kind.by_sea));
    let taken = s.stacks.take(power.into(), zone, kind.unit, readiness, count);
    let left = s.stacks.count(power.into(), zone, kind.unit, readiness);
    s.boosts.limit(kind.unit, kind.by_sea, left);
    // A militia that attacks has risen from partisans, and does not become partisans again.
    let rule = if kind.unit == Unit::Militia { "GW-R36" } else { "GW-6.5" };
    for _ in 0..taken {
        tell(r, desk, || Happened::Lost { power, unit: kind.unit, zone }.by(rule));
    }
}

/// No attacker is left.
pub fn all_attackers(r: &Rules, s: &mut State, zone: Zone, desk: &mut impl Desk<Happened>) {
    for &unit in Unit::ALL {
        for by_sea in [false, true] {
            lose(r, s, zone, Attacker { unit, by_sea }, u8::MAX, desk);
        }
    }
    s.stacks.clear(s.power.into(), zone);
}

impl flow::Step<G> for AttackerLosses {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        if self.left == 0 {
            return Next::Pop(Answer::AttackersLost);
        }
        let mut kinds = self.kinds(s);
        let (first, second) = (kinds.next(), kinds.next());
        drop(kinds);
        match (first, second) {
            (Some(only), None) => {
                lose(r, s, self.zone, only, self.left, desk);
                Next::Pop(Answer::AttackersLost)
            }
            (None, _) => Next::Pop(Answer::AttackersLost),
            _ => Next::Ask,
        }
    }
    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        self.kinds(s).for_each(|kind| out.push(Action::LoseAttacker(kind)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::LoseAttacker(kind) = action else { return Err(out_of_place()) };
        if !self.kinds(s).any(|open| open == kind) {
            return Err(no("GW-6.5", "no-such-unit"));
        }
        lose(r, s, self.zone, kind, 1, desk);
        self.left -= 1;
        Ok(again())
    }
    fn default_action(self, r: &Rules, s: &State, _: Seat) -> Action {
        let cheapest = self.kinds(s).min_by_key(|kind| r.units[kind.unit.at()].cost);
        cheapest.map_or(Action::Pass, Action::LoseAttacker)
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("attacker-losses", "GW-6.5", r, v, v.table.power).with("zone", self.zone).with("n", self.left)
    }
}
