//! Non-combat movement of a steady player: towards the front, guards where partisans stand.

use staffetta_kernel::Choices;

use super::attack::walk;
use super::style::Style;
use crate::Action;
use crate::action::UnitAt;
use crate::movement::Ground;
use crate::rules::Rules;
use crate::state::State;
use crate::unit::{Readiness, Unit};
use crate::zone::{ZONES, Zone};
use crate::zone_set::ZoneSet;

/// The next picks.
pub fn plan(r: &Rules, s: &State, style: &Style, choices: &Choices<Action>, out: &mut Vec<Action>) {
    if let Some(action) = walk(r, s, choices) {
        out.push(action);
        return;
    }
    let ground = Ground::of_movement(r, s);
    let distance = distances(r, s, &ground);
    let friends = s.power.alliance().members();
    let blocked = if style.heeds_partisans { s.blocked_for(friends) & ground.passable } else { ZoneSet::NONE };
    for stack in s.stacks.of(s.power.into()).filter(|stack| stack.readiness == Readiness::Ready) {
        if stack.unit == Unit::Militia || !may_leave(r, s, style, stack.unit, stack.zone) {
            continue;
        }
        let begin = Action::Move(UnitAt { unit: stack.unit, zone: stack.zone });
        let reach = ground.reach(r, stack.unit, stack.zone);
        if stack.unit.is_infantry_class()
            && let Some(zone) = (reach & blocked).iter().next()
        {
            out.extend([begin, Action::To(zone)]);
            return;
        }
        let here = distance[stack.zone as usize];
        if here <= 1 {
            continue;
        }
        let rails = s.rail_targets(r, stack.zone, ground.passable).without(reach);
        if let Some(zone) = nearest(rails, &distance, here.saturating_sub(1)) {
            out.extend([begin, Action::Rail(zone)]);
            return;
        }
        if let Some(zone) = nearest(reach, &distance, here) {
            out.extend([begin, Action::To(zone)]);
            return;
        }
        let overseas = s.sea_targets(r, stack.zone, ground.passable, ground.passable);
        if let Some(zone) = nearest(overseas, &distance, here) {
            out.extend([begin, Action::Sail(zone)]);
            return;
        }
    }
    out.push(Action::Pass);
}

/// A capital keeps two, a zone with partisans its guards.
fn may_leave(r: &Rules, s: &State, style: &Style, unit: Unit, zone: Zone) -> bool {
    if !unit.is_infantry_class() {
        return true;
    }
    let friends = s.power.alliance().members();
    let hostile = style.partisans_in(s, zone);
    let wanted = hostile.max(if r.map.zone(zone).capital { 2 } else { 0 });
    s.stacks.guards(friends, zone) > wanted
}

fn nearest(zones: ZoneSet, distance: &[u8; ZONES], below: u8) -> Option<Zone> {
    zones.iter().filter(|&zone| distance[zone as usize] < below).min_by_key(|&zone| distance[zone as usize])
}

/// How many links each friendly zone lies from a zone of an enemy, over land, and over the sea as two.
fn distances(r: &Rules, s: &State, ground: &Ground) -> [u8; ZONES] {
    let mut distance = [u8::MAX; ZONES];
    let enemies = s.held_by(s.wars[s.power.at()]).without(r.frozen);
    let mut front = enemies;
    let mut steps = 0;
    while !front.is_empty() && steps < 40 {
        let mut next = ZoneSet::NONE;
        for zone in front.iter() {
            distance[zone as usize] = distance[zone as usize].min(steps);
            next |= r.map.land(zone) & ground.passable;
            if steps % 2 == 1 {
                next |= r.map.overseas(zone) & ground.passable;
            }
        }
        steps += 1;
        front = next.iter().filter(|&zone| distance[zone as usize] == u8::MAX).collect();
    }
    distance
}
