//! T3: combat (GW-5.1): battles and captures that must be, hunts, partisan actions and raids that may be.

use std::ops::ControlFlow;

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, Seat, flow, step};

use super::battle::Battle;
use super::non_combat_movement::NonCombatMovement;
use super::{Acted, Answer, Came, G, Next, Offers, OnlyOne, ask, hunt, no, one, out_of_place, partisan_actions, raid};
use crate::event::Happened;
use crate::rules::Rules;
use crate::state::{State, View};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;
use crate::{Action, Verb};

step! {
    /// The active power fights, in any order.
    pub struct Combat {}
}

impl flow::Step<G> for Combat {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        let mut only = OnlyOne::default();
        let _ = offers(r, s, &mut only);
        match only.get() {
            Some(Action::Pass) => end(r, s, desk),
            Some(Action::Resolve(zone)) => resolve(r, s, zone, desk),
            _ => Next::Ask,
        }
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
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
            Action::Pass if unresolved(r, s).is_empty() => Ok(Acted::Go(end(r, s, desk))),
            Action::Pass => Err(no("GW-5.1", "unresolved")),
            Action::Resolve(zone) if unresolved(r, s).has(zone) => Ok(Acted::Go(resolve(r, s, zone, desk))),
            Action::Resolve(zone) => {
                let partisans = s.partisans.at(zone).any(|(_, piece)| piece.controller == s.power);
                Err(no(if partisans { "GW-7.2" } else { "GW-5.1" }, "nothing-to-resolve"))
            }
            Action::Give(_) => Err(no("GW-9.5", "not-now")),
            Action::Hunt(quarry) => hunt::begin(r, s, quarry),
            Action::Recruit(id) => partisan_actions::recruit(r, s, id, desk),
            Action::Sabotage(id) => partisan_actions::sabotage(r, s, id, desk),
            Action::Disrupt(id) => partisan_actions::disrupt(r, s, id, desk),
            Action::Raid(zone) => raid::begin(r, s, zone),
            _ => Err(out_of_place()),
        }
    }
    fn default_action(self, r: &Rules, s: &State, _: Seat) -> Action {
        unresolved(r, s).iter().next().map_or(Action::Pass, Action::Resolve)
    }
    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        match action {
            Action::Recruit(id) => Action::Recruit(s.partisans.first_like(id)),
            Action::Sabotage(id) => Action::Sabotage(s.partisans.first_like(id)),
            Action::Disrupt(id) => Action::Disrupt(s.partisans.first_like(id)),
            other => other,
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        ask("combat", "GW-5.1", r, v, v.table.power)
    }
    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Pass if !unresolved(r, &v.table).is_empty() => no("GW-5.1", "unresolved"),
            Verb::Resolve => no("GW-5.1", "nothing-to-resolve"),
            Verb::Hunt => no("GW-8.1", "nothing-to-hunt"),
            Verb::Recruit => no("GW-9.2", "no-partisan-for-it"),
            Verb::Sabotage => no("GW-9.3", "no-partisan-for-it"),
            Verb::Disrupt => no("GW-9.4", "no-partisan-for-it"),
            Verb::Raid => no("GW-8.8", "no-partisan-for-it"),
            _ => out_of_place(),
        }
    }
}

fn offers(r: &Rules, s: &State, out: &mut impl Offers) -> ControlFlow<()> {
    let unresolved = unresolved(r, s);
    for zone in unresolved.iter() {
        out.offer(Action::Resolve(zone))?;
    }
    if unresolved.is_empty() {
        out.offer(Action::Pass)?;
    }
    if s.partisans.none() {
        return ControlFlow::Continue(());
    }
    hunt::offers(r, s, out)?;
    partisan_actions::offers(r, s, out)?;
    raid::offers(r, s, out)
}

/// Zones that are not friendly and hold units of the active power.
pub fn unresolved(r: &Rules, s: &State) -> ZoneSet {
    let friendly = s.friendly(r, s.power);
    let mut zones = ZoneSet::NONE;
    for stack in s.stacks.of(s.power.into()) {
        if !friendly.has(stack.zone) && !r.frozen.has(stack.zone) {
            zones.insert(stack.zone);
        }
    }
    zones
}

fn resolve(r: &Rules, s: &mut State, zone: Zone, desk: &mut impl Desk<Happened>) -> Next {
    if s.opposed(zone, s.power.alliance().members()) {
        return Next::push(Battle { zone, round: 1 });
    }
    s.capture(r, zone, desk);
    Next::Again(Answer::Done)
}

/// Attacked provinces that held return to their warlords; France may ask for an armistice.
fn end(r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
    s.return_provinces(r, desk);
    s.make_armistice(r, desk);
    Next::turn_into(NonCombatMovement {})
}
