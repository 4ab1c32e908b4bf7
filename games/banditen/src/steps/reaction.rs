//! Reactions (BN-12): after each hex the inactive seat may fire at the moving group (opportunity fire), or assault it.

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Maybe, Prompt, Refusal, RuleId, Seat, Seats, flow, step};

use super::assault::Assault;
use super::declare::Declaration;
use super::declare::begin::begin;
use super::declare::choose_units::ChooseUnits;
use super::declare::eligible::{complete, eligible, is_eligible};
use super::fire_resolution::{self, FireResolution};
use super::{Acted, Answer, Came, Next, OUT_OF_PLACE, go, question};
use crate::Banditen;
use crate::action::{Action, Verb};
use crate::activation_points::{self, pay, payers};
use crate::event::Event;
use crate::fire::{How, able, facing};
use crate::hex::Hex;
use crate::kinds::other;
use crate::names::UnitNames;
use crate::odds;
use crate::rules::Rules;
use crate::state::{ActionKind, Fight, Public, ShotKind, State};
use crate::unit_set::UnitSet;
use crate::view::View;

/// What is said to whoever waits for a reaction.
const WAIT_REACTION: (&str, RuleId) = ("wait-reaction", "BN-12.1");

step! {
    /// The inactive seat may react to the moving group.
    pub struct Reaction {}
}

/// A reaction from this hex.
#[inline]
pub fn declaration(p: &Public, hex: Hex, kind: ActionKind) -> Declaration {
    Declaration::new(other(p.group.seat()), kind, hex).at(p.group.here)
}

/// Who of this hex can fire at the moving group.
#[inline]
fn shooters(r: &Rules, p: &Public, hex: Hex) -> UnitSet {
    payers(r, p, ActionKind::ReactFire, able(r, p, p.stack(hex), p.group.here, How::Reaction))
}

/// Who of this hex can assault the moving group, alone or with others of them.
#[inline]
fn assailants(r: &Rules, p: &Public, hex: Hex) -> UnitSet {
    let seat = other(p.group.seat());
    if p.pa[seat] < r.n.cost_opportunity_assault || r.map.distance(hex, p.group.here) != 1 {
        return UnitSet::none(seat);
    }
    let declared = declaration(p, hex, ActionKind::ReactAssault);
    let all = eligible(r, p, &declared);
    let alone = |c| complete(r, p, &declared, UnitSet::one(c)).is_ok();
    if all.into_iter().any(alone) || together(r, p, &declared, all) { all } else { UnitSet::none(seat) }
}

/// Two formations that are together only with their command's company (BN-7.3).
fn together(r: &Rules, p: &Public, declared: &Declaration, all: UnitSet) -> bool {
    all.into_iter()
        .filter(|&c| !p.print(r, c).combat)
        .any(|command| all.into_iter().any(|c| complete(r, p, declared, UnitSet::one(c).with(command)).is_ok()))
}

/// Who of this hex may react so.
#[inline]
fn reactors(r: &Rules, p: &Public, hex: Hex, kind: ActionKind) -> UnitSet {
    if kind == ActionKind::ReactFire { shooters(r, p, hex) } else { assailants(r, p, hex) }
}

/// Is any reaction possible? A window without one is not opened (BN-4.9).
#[inline]
pub fn possible(r: &Rules, p: &Public) -> bool {
    let (seat, to) = (other(p.group.seat()), p.group.here);
    if p.group.moving.is_empty() || !to.on_map() {
        return false;
    }
    facing(r, p, seat, to).into_iter().any(|hex| !shooters(r, p, hex).is_empty())
        || r.map.neighbours[to.at()]
            .iter()
            .any(|&hex| hex.on_map() && p.holds(seat, hex) && !assailants(r, p, hex).is_empty())
}

fn why_not(r: &Rules, p: &Public, declared: &Declaration) -> Refusal {
    let assault = declared.kind == ActionKind::ReactAssault;
    if assault && r.map.distance(declared.hex, declared.target) != 1 {
        return Refusal::new("BN-12.6", "not-next");
    }
    let all = eligible(r, p, declared);
    let first = if all.is_empty() {
        p.stack(declared.hex).into_iter().find_map(|c| is_eligible(r, p, declared, c).err())
    } else {
        all.into_iter().find_map(|c| complete(r, p, declared, UnitSet::one(c)).err())
    };
    first.unwrap_or(Refusal::with("BN-4.5", "no-pa", r.n.cost_opportunity_assault.into()))
}

/// The reaction is carried out. It is told, and a queued route ends here (BN-12.8).
pub fn carry_out(r: &Rules, p: &mut Public, declared: &Declaration, desk: &mut impl Desk<Event>) -> Next {
    let Declaration { kind, hex, target, units, .. } = *declared;
    let cost = pay(r, p, kind, units);
    p.group.reacted = true;
    let rule = match (kind, cost) {
        (ActionKind::ReactFire, 0) => "BN-12.3",
        (ActionKind::ReactFire, _) => "BN-O.opp_fire_cost",
        _ => "BN-12.6",
    };
    desk.tell(|| Event::Reacts { seat: units.seat(), kind, units: UnitNames::of(r, p, units), hex, to: target, rule });
    if kind == ActionKind::ReactFire {
        fire_resolution::aim(p, units, hex, target, 0);
        p.shot.kind = Maybe::some(ShotKind::Opportunity);
        p.shot.targets = p.group.moving;
        return Next::push(FireResolution::START);
    }
    p.fight = Fight::by(units, target, hex, hex);
    Next::push(Assault::start(true))
}

impl flow::Step<Banditen> for Reaction {
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        let seat = other(p.group.seat());
        Awaiting::Poll { now: seat, queue: Seats::one(seat) }
    }
    /// Who is pinned or gone is no longer on the way; with nobody left the window closes (BN-12.2).
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        if possible(r, &s.public) { Next::Ask } else { Next::Pop(Answer::Done) }
    }
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        out.push(Action::Decline);
        let in_sight = facing(r, p, seat, p.group.here);
        for hex in p.stacks(seat) {
            for kind in [ActionKind::ReactFire, ActionKind::ReactAssault] {
                if kind == ActionKind::ReactFire && !in_sight.has(hex) {
                    continue;
                }
                let all = reactors(r, p, hex, kind);
                if all.is_empty() {
                    continue;
                }
                let declared = declaration(p, hex, kind);
                let (everybody, some) = match kind {
                    ActionKind::ReactFire => (Action::ReactFire(hex), Action::ReactFireWith(hex)),
                    _ => (Action::ReactAssault(hex), Action::ReactAssaultWith(hex)),
                };
                if complete(r, p, &declared, all).is_ok() {
                    out.push(everybody);
                }
                if all.several() {
                    out.push(some);
                }
            }
        }
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let (hex, kind, everybody) = match action {
            Action::Decline => return go(Next::Pop(Answer::Done)),
            Action::ReactFire(hex) => (hex, ActionKind::ReactFire, true),
            Action::ReactFireWith(hex) => (hex, ActionKind::ReactFire, false),
            Action::ReactAssault(hex) => (hex, ActionKind::ReactAssault, true),
            Action::ReactAssaultWith(hex) => (hex, ActionKind::ReactAssault, false),
            _ => return Err(OUT_OF_PLACE),
        };
        let p = &s.public;
        if !p.holds(seat, hex) {
            return Err(Refusal::new("BN-12.2", "no-units-there"));
        }
        let declared = declaration(p, hex, kind);
        let all = reactors(r, p, hex, kind);
        if all.is_empty() {
            return Err(why_not(r, p, &declared));
        }
        if everybody {
            complete(r, p, &declared, all)?;
            return begin(r, s, &declared.by(all), desk);
        }
        if !all.several() {
            return Err(Refusal::new("BN-12.3", "only-one-able"));
        }
        Ok(Acted::draft(ChooseUnits::of(declared)))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        let (p, group) = (&v.public, &v.public.group);
        question(v, WAIT_REACTION, || {
            // The first window of an action, or one after a reaction.
            let rule = if group.reacted { "BN-12.2" } else { "BN-12.1" };
            Prompt::new("reaction", rule).with("hex", group.here).with("vf", p.strength(group.moving))
        })
    }
    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let (p, group) = (&v.public, &v.public.group);
        let price = Some(format!("{} PA", r.n.cost_opportunity_assault));
        match action {
            Action::ReactFire(hex) => {
                let firing = able(r, p, p.stack(hex), group.here, How::Reaction);
                let odds = Some(odds::any_hit(r, p, firing, group.here, group.moving, 0));
                let label = Label { odds, ..Label::new("BN-12.3").with("hex", hex) };
                match activation_points::price(r, p, ActionKind::ReactFire, firing) {
                    0 => label,
                    cost => Label { price: Some(format!("{cost} PA")), rule: "BN-12.9", ..label },
                }
            }
            Action::ReactFireWith(hex) => Label::new("BN-12.3").with("hex", hex),
            Action::ReactAssault(hex) => {
                let units = eligible(r, p, &declaration(p, hex, ActionKind::ReactAssault));
                let odds = Some(odds::assault(r, p, units, hex, group.here).taken);
                Label { price, odds, ..Label::new("BN-12.6").with("hex", hex) }
            }
            Action::ReactAssaultWith(hex) => Label { price, ..Label::new("BN-12.6").with("hex", hex) },
            _ => Label::new("BN-12.2"),
        }
    }
    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        let (p, seat) = (&v.public, other(v.public.group.seat()));
        let able = |kind, hex| eligible(r, p, &declaration(p, hex, kind)).several();
        match verb {
            Verb::ReactFire => Refusal::new("BN-12.3", "nobody-reaches"),
            Verb::ReactAssault if p.pa[seat] < r.n.cost_opportunity_assault => {
                Refusal::with("BN-4.5", "no-pa", r.n.cost_opportunity_assault.into())
            }
            Verb::ReactAssault => Refusal::new("BN-12.6", "nobody-assaults"),
            Verb::ReactFireWith if !p.stacks(seat).any(|hex| able(ActionKind::ReactFire, hex)) => {
                Refusal::new("BN-12.3", "only-one-able")
            }
            Verb::ReactAssaultWith => Refusal::new("BN-12.6", "only-one-able"),
            _ => <Banditen as flow::Flow>::out_of_place(verb),
        }
    }
}
