//! Hunting partisans (GW-8.1 to GW-8.5).

use std::ops::ControlFlow;

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, RuleId, Seat, flow, step};

use super::fade::FightOrFade;
use super::hunt_losses::{HunterLosses, PartisanLosses};
use super::{Acted, Answer, Came, G, Next, Offers, ask, no, one, out_of_place, throw};
use crate::Action;
use crate::action::Quarry;
use crate::combat_values::{Dice, MOST_DICE, Values, hunting, partisan_defence};
use crate::event::{Happened, Thrown, tell};
use crate::options::FadeScope;
use crate::partisan::{Mark, Partisan, PartisanId};
use crate::power::{POWERS, Power};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::unit::{HUNTERS, Readiness, Terrain};
use crate::zone::Zone;

/// How many hunters of each type, in the order of [`HUNTERS`].
pub type Hunters = [u8; HUNTERS.len()];

step! {
    /// A hunt: who goes along?
    pub struct Party { pub zone: Zone, pub controller: Power, pub hunters: Hunters }
}

step! {
    /// A hunt, round by round.
    pub struct Hunting { pub zone: Zone, pub controller: Power, pub round: u8, pub hunters: Hunters, pub hits: u8 }
}

step! {
    /// Another round of the hunt, or not?
    pub struct HuntOn { pub zone: Zone, pub controller: Power }
}

/// Not-faded partisans of a controller in a zone.
pub fn targets(s: &State, zone: Zone, controller: Power) -> impl Iterator<Item = (PartisanId, Partisan)> + '_ {
    s.partisans.at(zone).filter(move |(_, piece)| piece.controller == controller && !piece.is(Mark::Faded))
}

/// Units of the active power that may still hunt here, of each type.
pub fn able(s: &State, zone: Zone) -> Hunters {
    let mut able = [0; HUNTERS.len()];
    for stack in s.stacks.at(s.power.into(), zone).filter(|stack| stack.readiness != Readiness::Spent) {
        if let Some(at) = HUNTERS.iter().position(|&unit| unit == stack.unit) {
            able[at] += stack.count;
        }
    }
    able
}

/// Is anybody of the active power there who may hunt?
pub fn is_possible(s: &State, zone: Zone) -> bool {
    able(s, zone) != [0; HUNTERS.len()]
}

pub fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    for zone in s.hunting_grounds(r).iter() {
        if able(s, zone) == [0; HUNTERS.len()] {
            continue;
        }
        let mut seen = [false; POWERS];
        for (_, piece) in s.partisans.at(zone).filter(|(_, piece)| !piece.is(Mark::Faded)) {
            let controller = piece.controller;
            if s.may_hunt(r, controller) && !std::mem::replace(&mut seen[controller.at()], true) {
                out.offer(Action::Hunt(Quarry { controller, zone }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Opens the choice of hunters.
pub fn begin(r: &Rules, s: &State, quarry: Quarry) -> Result<Acted, Refusal> {
    let Quarry { controller, zone } = quarry;
    if !s.friendly(r, s.power).has(zone) {
        // Where a battle is to be fought, nobody hunts.
        let battle = s.stacks.here(zone).has(s.power.into());
        return Err(no(if battle { "GW-R34" } else { "GW-8.1" }, "not-to-be-hunted"));
    }
    if !s.may_hunt(r, controller) {
        let truce = s.truce_binds(r, controller, s.power);
        return Err(no(if truce { "GW-2.4" } else { "GW-8.1" }, "not-to-be-hunted"));
    }
    if targets(s, zone, controller).next().is_none() {
        let here = s.partisans.at(zone).any(|(_, piece)| piece.controller == controller);
        let safe = if r.house.fade_scope == FadeScope::Turn { "GW-R6" } else { "GW-2.2" };
        return Err(if here { no(safe, "faded") } else { no("GW-8.1", "nothing-to-hunt") });
    }
    if able(s, zone) == [0; HUNTERS.len()] {
        let spent = s.stacks.at(s.power.into(), zone).any(|stack| HUNTERS.contains(&stack.unit));
        return Err(no(if spent { "GW-R35" } else { "GW-8.1" }, "nobody-to-hunt"));
    }
    Ok(Acted::draft(Party { zone, controller, hunters: [0; HUNTERS.len()] }))
}

impl Party {
    /// Types are named in order, so that a party is named in one way only.
    fn open(self, s: &State) -> impl Iterator<Item = usize> {
        let able = able(s, self.zone);
        let last = self.hunters.iter().rposition(|&count| count > 0).unwrap_or(0);
        (last..HUNTERS.len()).filter(move |&at| self.hunters[at] < able[at])
    }
}

impl flow::Draft<G> for Party {
    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        if self.hunters != [0; HUNTERS.len()] {
            out.push(Action::Begin);
        }
        self.open(s).for_each(|at| out.push(Action::Send(HUNTERS[at])));
    }
    fn act(
        &mut self,
        _: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Begin if self.hunters != [0; HUNTERS.len()] => {
                commit(s, self.zone, &self.hunters);
                let Self { zone, controller, hunters } = *self;
                Ok(Acted::Go(Next::push(Hunting { zone, controller, round: 1, hunters, hits: 0 })))
            }
            Action::Begin => Err(no("GW-8.1", "nobody-to-hunt")),
            Action::Send(unit) => {
                let at = self.open(s).find(|&at| HUNTERS[at] == unit).ok_or(no("GW-8.1", "no-such-unit"))?;
                self.hunters[at] += 1;
                Ok(Acted::Pick)
            }
            _ => Err(out_of_place()),
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("party", "GW-8.1", r, v, v.table.power).with("zone", self.zone).with("other", self.controller)
    }
}

/// Hunters have done what they do this turn; those who have moved go first, who could move no more anyway.
fn commit(s: &mut State, zone: Zone, hunters: &Hunters) {
    for (at, &unit) in HUNTERS.iter().enumerate() {
        let mut left = hunters[at];
        for readiness in [Readiness::Landed, Readiness::Moved, Readiness::Ready] {
            let taken = s.stacks.take(s.power.into(), zone, unit, readiness, left);
            s.stacks.add(s.power.into(), zone, unit, Readiness::Spent, taken);
            left -= taken;
        }
    }
}

impl flow::Step<G> for Hunting {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Happened>) -> Next {
        match came {
            Came::In | Came::Back(Answer::HuntOn(true)) => self.hunt(r, s, desk),
            Came::Back(Answer::PartisansNamed) => self.casualties(r, s, desk),
            Came::Back(Answer::Answered { mountain, normal }) => self.stand(r, s, mountain, normal, desk),
            Came::Back(Answer::HuntersLost(hunters)) => {
                self.hunters = hunters;
                self.end_round(r, s)
            }
            Came::Back(_) => Next::Pop(Answer::Done),
        }
    }
}

impl Hunting {
    fn terrain(&self, r: &Rules) -> Terrain {
        r.map.zone(self.zone).terrain
    }

    /// The rule of a defence: mountain partisans are stronger in mountains.
    fn defended_by(&self, r: &Rules, mountain: bool) -> RuleId {
        if mountain && self.terrain(r) == Terrain::Mountain { "GW-8.7" } else { "GW-8.3" }
    }

    /// The hunters roll; the controller names as many partisans (GW-8.3).
    fn hunt(&mut self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        if self.round == 1 {
            s.tally.hunts += 1;
        }
        let mut values = Values::default();
        for (&unit, &count) in HUNTERS.iter().zip(&self.hunters) {
            values.push(hunting(r, unit, self.terrain(r)), count);
        }
        let mut dice = [0; MOST_DICE];
        let hits = throw("hunt", values.as_slice(), &mut dice, desk);
        let rolled = values.as_slice().len();
        let (by, controller, zone) = (s.power, self.controller, self.zone);
        let (terrain, hunters) = (self.terrain(r), self.hunters);
        tell(r, desk, || {
            let mut thrown = Thrown::default();
            for (&unit, &count) in HUNTERS.iter().zip(&hunters) {
                thrown.lay(unit, hunting(r, unit, terrain), count);
            }
            Happened::Hunt { by, controller, zone, dice: dice[..rolled].to_vec(), thrown, hits: hits as u8 }
        });
        self.hits = 0;
        let there = targets(s, zone, controller).count() as u32;
        let left = hits.min(there) as u8;
        if left == 0 {
            return self.casualties(r, s, desk);
        }
        Next::push(PartisanLosses { zone, controller, left, raid: false })
    }

    /// Each casualty rolls its defence and is removed; then the others fight or fade.
    fn casualties(&mut self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        let (controller, zone) = (self.controller, self.zone);
        // Mountain partisans roll before others.
        for mountain in [true, false] {
            while let Some((id, _)) = next_casualty(s, zone, mountain) {
                let mut die = [0];
                desk.roll("casualty defence", 12, &mut die);
                let hits = die[0] <= partisan_defence(r, mountain, self.terrain(r));
                self.hits += u8::from(hits);
                s.remove_partisan(id);
                s.tally.partisans_killed += 1;
                let rule = self.defended_by(r, mountain);
                tell(r, desk, || Happened::PartisanLost { controller, zone, die: die[0], hits }.by(rule));
            }
        }
        Next::push(FightOrFade { zone, controller, from: 0, mountain: 0, normal: 0 })
    }

    /// Those who fight roll, mountain partisans first; the hunters take the hits.
    fn stand(&mut self, r: &Rules, s: &mut State, mountain: u8, normal: u8, desk: &mut impl Desk<Happened>) -> Next {
        let mut values = Values::default();
        values.push(partisan_defence(r, true, self.terrain(r)), mountain);
        values.push(partisan_defence(r, false, self.terrain(r)), normal);
        let mut dice = [0; MOST_DICE];
        let hits = throw("partisan defence", values.as_slice(), &mut dice, desk);
        let rolled = values.as_slice().len();
        let (controller, zone) = (self.controller, self.zone);
        if rolled > 0 {
            let rule = self.defended_by(r, mountain > 0);
            let (fell, needed) = (&dice[..rolled], values.as_slice());
            tell(r, desk, || {
                let (dice, needs) = (fell.to_vec(), needed.to_vec());
                Happened::Stood { controller, zone, dice, needs, hits: hits as u8 }.by(rule)
            });
        }
        self.hits = self.hits.saturating_add(hits as u8);
        if self.hits == 0 {
            return self.end_round(r, s);
        }
        Next::push(HunterLosses { zone, left: self.hits, hunters: self.hunters })
    }

    fn end_round(&mut self, r: &Rules, s: &mut State) -> Next {
        if r.house.fade_scope == FadeScope::CombatRound {
            let (zone, controller) = (self.zone, self.controller);
            s.partisans.each(|piece| {
                let here = piece.zone.get() == Some(zone) && piece.controller == controller;
                if here { piece.marks.without(Mark::Faded) } else { piece.marks }
            });
        }
        let over = self.hunters == [0; HUNTERS.len()] || targets(s, self.zone, self.controller).next().is_none();
        if over || self.round >= r.numbers.hunt_rounds {
            return Next::Pop(Answer::Done);
        }
        self.round += 1;
        Next::push(HuntOn { zone: self.zone, controller: self.controller })
    }
}

fn next_casualty(s: &State, zone: Zone, mountain: bool) -> Option<(PartisanId, Partisan)> {
    s.partisans.at(zone).find(|(_, piece)| piece.is(Mark::Hit) && piece.is(Mark::Mountain) == mountain)
}

impl flow::Step<G> for HuntOn {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Stop);
        out.push(Action::HuntOn);
    }
    fn act(
        &mut self,
        _: &Rules,
        _: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::HuntOn => Ok(Acted::Go(Next::Pop(Answer::HuntOn(true)))),
            Action::Stop => Ok(Acted::Go(Next::Pop(Answer::HuntOn(false)))),
            _ => Err(out_of_place()),
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("hunt-on", "GW-8.5", r, v, v.table.power).with("zone", self.zone).with("other", self.controller)
    }
}
