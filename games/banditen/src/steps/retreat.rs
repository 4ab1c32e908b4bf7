//! Retreat of defenders (BN-11.7).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, RuleId, Seat, flow, step};

use super::{Acted, Answer, Came, Next, OUT_OF_PLACE, go, question};
use crate::Banditen;
use crate::action::Action;
use crate::assault_result::{Band, band};
use crate::counter::Counter;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Cause, other};
use crate::names::{UnitName, UnitNames};
use crate::rules::Rules;
use crate::stacking::may_stand;
use crate::state::{Public, State};
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;
use crate::victory::conquer;
use crate::view::View;

/// What is said to whoever waits for a retreat.
const WAIT_RETREAT: (&str, RuleId) = ("wait-retreat", "BN-11.7");

step! {
    /// Defenders retreat, all together or one after another.
    pub struct Retreat { pub singly: bool }
}

/// The one whose turn it is, unit by unit: the strongest, then unit order.
fn strongest(p: &Public) -> Option<Counter> {
    let mut found: Option<Counter> = None;
    for counter in p.fight.retreating {
        if found.is_none_or(|best| p.unit(counter).vf > p.unit(best).vf) {
            found = Some(counter);
        }
    }
    found
}

fn may_go(r: &Rules, p: &Public, group: &UnitGroup, to: Hex) -> Result<(), Refusal> {
    let from = p.fight.hex;
    let Some(direction) = r.map.direction(from, to) else { return Err(Refusal::new("BN-11.7", "not-next")) };
    let passable = r.map.cost[from.at()][direction] > 0;
    if !passable || (group.car() && r.map.drivable[from.at()] >> direction & 1 == 0) {
        return Err(Refusal::new("BN-11.7", "impassable"));
    }
    if to == p.fight.from || p.holds(other(group.seat()), to) {
        return Err(Refusal::new("BN-11.7", "enemy-there"));
    }
    may_stand(r, p, group, to)
}

impl Retreat {
    /// Who goes next.
    fn units(self, p: &Public) -> UnitSet {
        let all = p.fight.retreating;
        if !self.singly {
            return all;
        }
        strongest(p).map_or(UnitSet::none(all.seat()), UnitSet::one)
    }

    fn group(self, r: &Rules, p: &Public) -> UnitGroup {
        UnitGroup::new(r, p, self.units(p))
    }

    /// Calls with every hex to which they may go.
    fn hexes(self, r: &Rules, p: &Public, with: impl FnMut(Hex)) {
        let group = self.group(r, p);
        let near = r.map.neighbours[p.fight.hex.at()];
        near.into_iter().filter(|&to| to.on_map() && may_go(r, p, &group, to).is_ok()).for_each(with);
    }

    /// They go, and are no part of a moving group any more. Answers whether the game is over.
    fn go_to(self, r: &Rules, s: &mut State, to: Hex, desk: &mut impl Desk<Event>) -> bool {
        let p = &mut s.public;
        let units = self.units(p);
        p.put_all(units, to);
        p.fight.retreating = p.fight.retreating.minus(units);
        if p.group.seat() == units.seat() {
            p.group.all = p.group.all.minus(units);
            p.group.moving = p.group.moving.minus(units);
        }
        let rule = if band(p.fight.attack, p.fight.defence) == Band::Check { "BN-11.11" } else { "BN-11.7" };
        desk.tell(|| Event::Retreated { seat: units.seat(), units: UnitNames::of(r, p, units), hex: to, rule });
        conquer(r, s, to, desk)
    }
}

impl flow::Step<Banditen> for Retreat {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(other(p.fight.seat()))
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        while !s.public.fight.retreating.is_empty() {
            let p = &mut s.public;
            let (mut count, mut found) = (0, Hex::NONE);
            self.hexes(r, p, |hex| {
                count += 1;
                found = hex;
            });
            match count {
                0 if !self.singly && p.fight.retreating.several() => self.singly = true,
                0 => {
                    let (Some(counter), fell) = (strongest(p), p.fight.hex) else { break };
                    let unit = *p.unit(counter);
                    p.eliminate(r, counter, Cause::Combat, fell);
                    desk.tell(|| Event::NoRetreat { seat: counter.seat(), unit: UnitName::of(r, &unit) });
                }
                1 => {
                    if self.go_to(r, s, found, desk) {
                        return Next::Over;
                    }
                }
                _ => return Next::Ask,
            }
        }
        Next::Pop(Answer::Done)
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        self.hexes(r, &s.public, |hex| out.push(Action::Retreat(hex)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Retreat(to) = action else { return Err(OUT_OF_PLACE) };
        may_go(r, &s.public, &self.group(r, &s.public), to)?;
        go(if self.go_to(r, s, to, desk) { Next::Over } else { Next::Again(Answer::Done) })
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        question(v, WAIT_RETREAT, || Prompt::new("retreat", "BN-11.7").with("hex", v.public.fight.hex))
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        let Action::Retreat(hex) = action else { return Label::missing() };
        Label::new("BN-11.7").with("hex", hex)
    }
}
