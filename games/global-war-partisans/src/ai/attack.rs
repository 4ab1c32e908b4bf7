//! Combat movement of a steady player: declarations by the timetable of history, attacks where force is enough.

use staffetta_kernel::Choices;

use super::style::Style;
use super::value;
use crate::Action;
use crate::action::UnitAt;
use crate::combat_values::{attack, defence};
use crate::movement::Ground;
use crate::partisan::Mark;
use crate::power::{Alliance, Power};
use crate::rules::Rules;
use crate::state::State;
use crate::unit::{Readiness, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// The next picks.
pub fn plan(r: &Rules, s: &State, style: &Style, choices: &Choices<Action>, out: &mut Vec<Action>) {
    if let Some(action) = declaration(r, s, choices).or_else(|| rising(s, choices)).or_else(|| walk(r, s, choices)) {
        out.push(action);
        return;
    }
    let movers = choices.iter().any(|action| matches!(action, Action::Move(_)));
    if movers && march(r, s, style, out) {
        return;
    }
    out.push(Action::Pass);
}

/// Wars as history knew them, and the answers to them.
fn declaration(r: &Rules, s: &State, choices: &Choices<Action>) -> Option<Action> {
    let (by, year) = (s.power, s.year(r));
    let due = |on: Power| match (by, on) {
        (Power::Germany, Power::Ussr) => year >= 1941,
        (Power::Germany, Power::Uk | Power::France) => year >= 1939,
        (Power::Italy, Power::Uk | Power::France) => year >= 1940,
        (Power::Italy, Power::Ussr) => year >= 1941,
        (Power::Japan, Power::Kmt | Power::Ccp) => true,
        (Power::Japan, Power::Uk | Power::France | Power::Usa) => year >= 1941,
        (Power::Japan, Power::Ussr) | (Power::Germany | Power::Italy, Power::Usa) => false,
        (Power::Kmt | Power::Ccp, Power::Japan) => true,
        (_, on) => on.alliance() == Alliance::Axis && (on != Power::Japan || by == Power::Usa || year >= 1944),
    };
    choices.iter().copied().find(|action| matches!(action, Action::War(on) if due(*on)))
}

/// Partisans rise where nobody stands.
fn rising(s: &State, choices: &Choices<Action>) -> Option<Action> {
    let friends = s.power.alliance().members();
    let empty = |zone: Zone| !s.opposed(zone, friends) && s.owner(zone).alliance() != Some(s.power.alliance());
    choices.iter().copied().find(|action| match action {
        Action::Arm(id) | Action::Transform(id) => s.partisans.get(*id).is_some_and(|(zone, _)| empty(zone)),
        _ => false,
    })
}

/// Partisans of the CCP leave their own provinces for those of others.
pub fn walk(r: &Rules, s: &State, choices: &Choices<Action>) -> Option<Action> {
    choices.iter().copied().find(|action| match action {
        Action::Walk(id) => s.partisans.get(*id).is_some_and(|(zone, piece)| {
            let at_home = s.owner(zone).alliance() == Some(Alliance::Comintern);
            let next = r.map.land(zone) & s.held[Power::Japan.at()];
            at_home && !next.is_empty() && !piece.is(Mark::Moved)
        }),
        _ => false,
    })
}

/// Strength in the manner of Lanchester: numbers count twice.
fn force(values: f32, units: f32) -> f32 {
    values * units
}

fn defence_of(r: &Rules, s: &State, zone: Zone) -> f32 {
    let terrain = r.map.zone(zone).terrain;
    let (mut values, mut units) = (0.0, 0.0);
    for army in s.stacks.here(zone).not_of(s.power.alliance().members()).iter() {
        for stack in s.stacks.at(army, zone) {
            values += f32::from(defence(r, stack.unit, terrain)) * f32::from(stack.count);
            units += f32::from(stack.count);
        }
    }
    force(values, units)
}

/// What already stands in the target, and what could still come.
struct Offensive {
    values: f32,
    units: f32,
}

impl Offensive {
    fn add(&mut self, r: &Rules, unit: Unit, zone: Zone, count: f32) {
        let terrain = r.map.zone(zone).terrain;
        self.values += (f32::from(attack(r, unit, terrain, false, 2, 0)) + 0.3) * count;
        self.units += count;
    }
    fn force(&self) -> f32 {
        force(self.values, self.units)
    }
}

/// How many units of a type may leave a zone: guards stay, and so does somebody where the enemy is near.
fn spare(r: &Rules, s: &State, style: &Style, ground: &Ground, (unit, zone): (Unit, Zone)) -> u8 {
    let ready = s.stacks.count(s.power.into(), zone, unit, Readiness::Ready);
    let friends = s.power.alliance().members();
    let hostile = style.partisans_in(s, zone);
    let data = r.map.zone(zone);
    let near = r.map.land(zone).meets(ground.hostile);
    let wanted = hostile.max(u32::from(data.capital) * 2).max(u32::from(near && (data.vp > 0 || data.ipp > 1)));
    if !unit.is_infantry_class() {
        return ready;
    }
    let guards = s.stacks.guards(friends, zone);
    ready.min(guards.saturating_sub(wanted).min(255) as u8)
}

/// Units of one kind in one zone that may leave it, and where they could attack from there.
#[derive(Clone, Copy)]
struct Mover {
    unit: Unit,
    zone: Zone,
    spare: u8,
    direct: ZoneSet,
    overseas: ZoneSet,
}

/// A power has no more stacks that are ready than this; what is beyond stays where it is.
const MOVERS: usize = 96;

/// All that may move, by the order of the stacks.
struct Movers {
    all: [Mover; MOVERS],
    len: usize,
}

impl Movers {
    fn of(r: &Rules, s: &State, style: &Style, ground: &Ground) -> Self {
        let none = Mover {
            unit: Unit::Infantry,
            zone: Zone::ALL[0],
            spare: 0,
            direct: ZoneSet::NONE,
            overseas: ZoneSet::NONE,
        };
        let mut movers = Self { all: [none; MOVERS], len: 0 };
        for stack in s.stacks.of(s.power.into()).filter(|stack| stack.readiness == Readiness::Ready) {
            let (unit, zone) = (stack.unit, stack.zone);
            if unit == Unit::Militia || movers.len == MOVERS {
                continue;
            }
            let spare = spare(r, s, style, ground, (unit, zone));
            if spare > 0 {
                let direct = ground.direct(r, unit, zone);
                let overseas = s.sea_targets(r, zone, ground.hostile, ground.passable);
                movers.all[movers.len] = Mover { unit, zone, spare, direct, overseas };
                movers.len += 1;
            }
        }
        movers
    }

    fn iter(&self) -> impl Iterator<Item = &Mover> {
        self.all[..self.len].iter()
    }
}

/// How a unit comes to its target.
enum Way {
    Direct,
    Through(Zone),
    Overseas,
}

impl Mover {
    fn way(&self, r: &Rules, ground: &Ground, target: Zone) -> Option<Way> {
        if self.direct.has(target) {
            return Some(Way::Direct);
        }
        let onward = |via: &Zone| ground.onward(r, self.unit, self.zone, *via).has(target);
        let via = if r.units[self.unit.at()].movement < 2 {
            None
        } else {
            (r.map.land(target) & ground.passable).iter().find(onward)
        };
        match via {
            Some(via) => Some(Way::Through(via)),
            None if self.overseas.has(target) => Some(Way::Overseas),
            None => None,
        }
    }
}

/// One unit's move towards the best target, if there is one.
fn march(r: &Rules, s: &State, style: &Style, out: &mut Vec<Action>) -> bool {
    let ground = Ground::of_combat(r, s);
    let movers = Movers::of(r, s, style, &ground);
    let mut best: Option<(f32, Zone)> = None;
    for target in ground.hostile.iter() {
        let Some(worth) = appeal(r, s, style, (&ground, &movers), target) else { continue };
        if best.is_none_or(|(other, _)| worth > other) {
            best = Some((worth, target));
        }
    }
    let Some((_, target)) = best else { return false };
    let mut ways = movers.iter().filter_map(|mover| mover.way(r, &ground, target).map(|way| (mover, way)));
    let Some((mover, way)) = ways.next() else { return false };
    out.push(Action::Move(UnitAt { unit: mover.unit, zone: mover.zone }));
    match way {
        Way::Direct => out.push(Action::To(target)),
        Way::Through(via) => out.extend([Action::Through(via), Action::To(target)]),
        Way::Overseas => out.push(Action::Sail(target)),
    }
    true
}

/// How much a target draws; nothing if it is too strong, or strong enough forces stand there already.
fn appeal(r: &Rules, s: &State, style: &Style, (ground, movers): (&Ground, &Movers), target: Zone) -> Option<f32> {
    let mut there = Offensive { values: 0.0, units: 0.0 };
    for stack in s.stacks.at(s.power.into(), target) {
        there.add(r, stack.unit, target, f32::from(stack.count));
    }
    let against = defence_of(r, s, target);
    let begun = there.units > 0.0;
    if begun && there.force() >= against * style.plenty {
        return None;
    }
    let mut all = Offensive { values: there.values, units: there.units };
    let mut reached = false;
    for mover in movers.iter().filter(|mover| mover.way(r, ground, target).is_some()) {
        reached = true;
        all.add(r, mover.unit, target, f32::from(mover.spare));
    }
    if !reached {
        return None;
    }
    let neutral = s.owner(target).power().is_none();
    let worth = value::zone(r, style, target) - if neutral { 2.0 } else { 0.0 };
    let promising = all.force() >= against * style.enough && (worth > 1.0 || is_wanted(r, s, ground, target));
    (begun || promising).then_some(worth + if begun { 100.0 } else { 0.0 } - 0.02 * against)
}

/// Is a zone without income worth its partisans for ever? One that is freed, or from which points can be taken.
fn is_wanted(r: &Rules, s: &State, ground: &Ground, target: Zone) -> bool {
    let freed = s.right[target as usize].get().is_some_and(|right| right.sides_with(s.power));
    let hostile = s.owner(target).power().is_some();
    let mut beyond = (r.map.land(target) & ground.hostile).iter();
    hostile && (freed || beyond.any(|zone| r.map.zone(zone).vp > 0))
}
