//! Partisans support an invasion before its first round (GW-9.6): a window, controller by controller.

use staffetta_kernel::{Awaiting, Choices, Desk, Maybe, Prompt, Refusal, Seat, flow, step};

use super::partisan_actions::{Deed, Spending, attempt, is_idle};
use super::{Acted, Answer, Came, G, Next, again, ask, no, one, out_of_place};
use crate::Action;
use crate::action::{Attacker, Supported};
use crate::boosts::{Boost, MOST_GAIN};
use crate::combat_values::attackers;
use crate::event::{Happened, Result3, tell};
use crate::partisan::{Mark, PartisanId};
use crate::power::{POWERS, Power};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::unit::Unit;
use crate::zone::Zone;

step! {
    /// Controllers are asked one after another, beginning with the attacker.
    pub struct InvasionSupport { pub zone: Zone, pub asked: u8 }
}

step! {
    /// The attacker accepts or refuses the support of another alliance.
    pub struct SupportConsent { pub partisan: PartisanId }
}

step! {
    /// The controller names the attacker that gains.
    pub struct NameSupported { pub zone: Zone, pub controller: Power }
}

/// Partisans of a controller that may support the attack on a zone.
fn supporters(r: &Rules, s: &State, zone: Zone, controller: Power) -> impl Iterator<Item = PartisanId> {
    let owner = s.owner(zone).power();
    let own = controller.sides_with(s.power);
    let third = owner.is_some_and(|owner| !owner.sides_with(controller));
    let bound = owner.is_some_and(|owner| s.truce_binds(r, controller, owner));
    let may = (own || third) && !bound;
    let ready = move |(_, piece): &(PartisanId, crate::partisan::Partisan)| {
        may && piece.controller == controller && is_idle(r, piece) && !piece.is(Mark::Declined)
    };
    s.partisans.at(zone).filter(ready).map(|(id, _)| id)
}

/// May this partisan support the attack on the zone in which it stands?
pub fn may_support(r: &Rules, s: &State, zone: Zone, id: PartisanId, controller: Power) -> Result<(), Refusal> {
    if supporters(r, s, zone, controller).any(|open| open == id) {
        return Ok(());
    }
    let of = s.partisans.get(id).map_or(controller, |(_, piece)| piece.controller);
    let bound = s.owner(zone).power().is_some_and(|owner| s.truce_binds(r, of, owner));
    Err(no(if bound { "GW-R68" } else { "GW-9.6" }, "cannot-support"))
}

/// Could anybody support the attack?
pub fn is_possible(r: &Rules, s: &State, zone: Zone) -> bool {
    s.partisans.at(zone).any(|(_, piece)| supporters(r, s, zone, piece.controller).next().is_some())
}

impl InvasionSupport {
    /// Who is asked.
    pub fn controller(self, s: &State) -> Power {
        Power::ALL[(s.power.at() + usize::from(self.asked)) % POWERS]
    }

    /// The first partisan that could support.
    pub fn first(self, r: &Rules, s: &State) -> Option<PartisanId> {
        supporters(r, s, self.zone, self.controller(s)).next().map(|id| s.partisans.first_like(id))
    }
}

impl flow::Step<G> for InvasionSupport {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, self.controller(s))
    }
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Happened>) -> Next {
        if let Came::Back(Answer::Consent { partisan: id, accepted }) = came {
            if accepted {
                return next_after(roll(r, s, id, false, desk));
            }
            let (controller, zone) = (self.controller(s), self.zone);
            s.partisans.mark(id, Mark::Declined);
            tell(r, desk, || Happened::SupportRefused { controller, zone });
        }
        while usize::from(self.asked) < POWERS {
            if supporters(r, s, self.zone, self.controller(s)).next().is_some() {
                return Next::Ask;
            }
            self.asked += 1;
        }
        s.unmark_all(Mark::Declined);
        Next::Pop(Answer::SupportClosed)
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Pass);
        for id in supporters(r, s, self.zone, self.controller(s)) {
            if s.partisans.first_like(id) == id {
                out.push(Action::Support(id));
            }
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
        let controller = self.controller(s);
        match action {
            Action::Pass => {
                self.asked += 1;
                Ok(again())
            }
            Action::Support(id) => {
                may_support(r, s, self.zone, id, controller)?;
                let ripe = s.partisans.get(id).is_some_and(|(_, piece)| piece.is(Mark::Ripe));
                if ripe && controller == s.power {
                    return Ok(Acted::draft(Spending { partisan: id, deed: Deed::Support, facility: Maybe::NONE }));
                }
                if !controller.sides_with(s.power) && r.seat_of(controller) != r.seat_of(s.power) {
                    return Ok(Acted::Go(Next::push(SupportConsent { partisan: id })));
                }
                Ok(roll(r, s, id, false, desk))
            }
            _ => Err(out_of_place()),
        }
    }
    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Pass
    }
    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        if let Action::Support(id) = action { Action::Support(s.partisans.first_like(id)) } else { action }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("invasion-support", "GW-5.2", r, v, self.controller(&v.table)).with("zone", self.zone)
    }
}

/// What an accepted answer leads to.
fn next_after(acted: Acted) -> Next {
    if let Acted::Go(next) = acted { next } else { Next::Again(Answer::Done) }
}

/// Rolls for support; on success the controller names an attacker.
pub fn roll(r: &Rules, s: &mut State, id: PartisanId, spend: bool, desk: &mut impl Desk<Happened>) -> Acted {
    let Some((zone, piece)) = s.partisans.get(id) else { return again() };
    let controller = piece.controller;
    let (die, result) = attempt(r, s, id, r.actions.support, spend, "support", desk);
    let owner = s.owner(zone).power();
    let at_peace = owner.is_some_and(|owner| !s.at_war(controller, owner));
    let rule = match (controller == s.power, controller.sides_with(s.power)) {
        (true, _) => "GW-9.6",
        (false, false) if at_peace => "GW-R66",
        (false, _) => "GW-R18",
    };
    tell(r, desk, || Happened::Supported { controller, zone, die, result }.by(rule));
    if result == Result3::Success {
        return Acted::Go(Next::push(NameSupported { zone, controller }));
    }
    again()
}

impl flow::Step<G> for SupportConsent {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Refuse);
        out.push(Action::Accept);
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
            Action::Accept | Action::Refuse => {
                let accepted = action == Action::Accept;
                Ok(Acted::Go(Next::Pop(Answer::Consent { partisan: self.partisan, accepted })))
            }
            _ => Err(out_of_place()),
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let controller = v.table.partisans.get(self.partisan).map_or(v.table.power, |(_, piece)| piece.controller);
        ask("support-consent", "GW-9.6", r, v, v.table.power).with("other", controller)
    }
}

impl NameSupported {
    fn kinds(self, s: &State) -> impl Iterator<Item = Supported> + '_ {
        supportable(s, self.zone)
    }
}

/// Attackers in a zone that partisans may support, by what they have gained already.
pub fn supportable(s: &State, zone: Zone) -> impl Iterator<Item = Supported> + '_ {
    let counts = attackers(&s.stacks, s.power, zone);
    let both = |unit: Unit| [false, true].map(|by_sea| Attacker { unit, by_sea });
    let each = move |attacker: Attacker| {
        let count = counts[attacker.unit.at()][usize::from(attacker.by_sea)];
        let free = count > s.boosts.supported(attacker.unit, attacker.by_sea) && s.boosts.has_room();
        let raised = (1..MOST_GAIN)
            .filter(move |&gain| s.boosts.count(Boost { unit: attacker.unit, by_sea: attacker.by_sea, gain }) > 0);
        free.then_some(0).into_iter().chain(raised).map(move |gain| Supported { attacker, gain })
    };
    Unit::ALL.iter().flat_map(move |&unit| both(unit)).flat_map(each)
}

fn boost(r: &Rules, s: &mut State, supported: Supported, desk: &mut impl Desk<Happened>) {
    let Supported { attacker, gain } = supported;
    s.boosts.raise(Boost { unit: attacker.unit, by_sea: attacker.by_sea, gain });
    tell(r, desk, || Happened::Boosted { attacker });
}

impl flow::Step<G> for NameSupported {
    fn asked(self, r: &Rules, _: &State) -> Awaiting {
        one(r, self.controller)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        let mut kinds = self.kinds(s);
        let (first, second) = (kinds.next(), kinds.next());
        drop(kinds);
        match (first, second) {
            (Some(only), None) => {
                boost(r, s, only, desk);
                Next::Pop(Answer::Done)
            }
            (None, _) => Next::Pop(Answer::Done),
            _ => Next::Ask,
        }
    }
    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        self.kinds(s).for_each(|kind| out.push(Action::Boost(kind)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        let Action::Boost(supported) = action else { return Err(out_of_place()) };
        if !self.kinds(s).any(|open| open == supported) {
            return Err(no("GW-9.6", "no-such-unit"));
        }
        boost(r, s, supported, desk);
        Ok(Acted::Go(Next::Pop(Answer::Done)))
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("boost", "GW-9.6", r, v, self.controller).with("zone", self.zone)
    }
}
