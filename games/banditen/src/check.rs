//! What holds at every moment of the game.

use std::collections::BTreeSet;

use staffetta_kernel::{Broken, Target};

use crate::counter::{COUNTERS, Counter};
use crate::hex::Hex;
use crate::kinds::{AXIS, FORMATIONS, PARTISAN, Terrain, Type};
use crate::map::FORTS;
use crate::mines::MINES;
use crate::morale::rsi_morale;
use crate::rules::Rules;
use crate::state::{Public, State, Unit, UnitIndex};

/// Do the invariants hold?
pub fn check(r: &Rules, s: &State) -> Result<(), Broken> {
    index(&s.public)?;
    units(r, &s.public)?;
    commands(r, &s.public)?;
    ids(&s.public)?;
    strength(r, &s.public)?;
    stacks(r, &s.public)?;
    markers(r, s)
}

/// The index says just what the units say, and no hex holds both seats.
fn index(p: &Public) -> Result<(), Broken> {
    let mut again = *p;
    again.index = UnitIndex::default();
    again.index_units();
    Broken::unless(again.index == p.index, || "units are listed wrongly".to_owned())?;
    for hex in Hex::all() {
        let seat = p.holder(hex);
        let both = p.stacked(hex).take(COUNTERS).any(|counter| Some(counter.seat()) != seat);
        Broken::unless(!both, || format!("both seats are in {}", hex.name()))?;
    }
    Ok(())
}

/// Every unit is what its print allows.
fn units(r: &Rules, p: &Public) -> Result<(), Broken> {
    for (at, unit) in p.units.iter().enumerate() {
        let counter = Counter(at as u8);
        let name = || counter.name();
        if unit.hex == Hex::NONE {
            Broken::unless(*unit == Unit::GONE, || format!("{} is gone and is not", name()))?;
            continue;
        }
        let Some(print) = r.prints.get(usize::from(unit.print)) else {
            return Err(Broken::new(format!("{} has no print", name())));
        };
        let marks = unit.marks;
        Broken::unless(print.seat == counter.seat(), || format!("{} is on the wrong side", name()))?;
        Broken::unless(marks.command() != print.combat, || format!("{} is a combat unit and is not", name()))?;
        Broken::unless((1..=print.vf).contains(&unit.vf), || format!("{} has strength {}", name(), unit.vf))?;
        Broken::unless(marks.fires() <= r.n.most_fires, || format!("{} has fired {} times", name(), marks.fires()))?;
        let listed = print.command.is_none_or(|command| p.commands[usize::from(command)] == Some(counter).into());
        Broken::unless(listed, || format!("{} is not the command it is", name()))?;
    }
    Ok(())
}

/// A command is the counter that it says, and only one with a back side that is gone is still to come back (BN-2.1).
fn commands(r: &Rules, p: &Public) -> Result<(), Broken> {
    for (at, command) in p.commands.iter().enumerate() {
        let right = |counter: Counter| {
            let unit = p.unit(counter);
            unit.hex != Hex::NONE && r.prints[usize::from(unit.print)].command == Some(at as u8)
        };
        Broken::unless(command.get().is_none_or(right), || format!("command {at} is not the counter it says"))?;
        let print = r.command_prints[at].map(|print| &r.prints[usize::from(print)]);
        let comes_back = command.is_none() && print.is_some_and(|print| print.back > 0);
        Broken::unless(p.fallen[at] == Hex::NONE || comes_back, || format!("command {at} never comes back"))?;
    }
    Ok(())
}

/// No two counters have the same id.
fn ids(p: &Public) -> Result<(), Broken> {
    let mut known = BTreeSet::new();
    for (at, unit) in p.units.iter().enumerate().filter(|(_, unit)| unit.hex != Hex::NONE) {
        let new = known.insert((unit.print, unit.part, unit.marks.back()));
        Broken::unless(new, || format!("{} has the id of another", Counter(at as u8).name()))?;
    }
    Ok(())
}

/// Strength on the map, in the pool and lost is what each formation started with.
fn strength(r: &Rules, p: &Public) -> Result<(), Broken> {
    let mut sums = [0u16; FORMATIONS];
    for counter in [PARTISAN, AXIS].into_iter().flat_map(|seat| p.combat_of(p.alive(seat))) {
        sums[p.print(r, counter).formation as usize] += u16::from(p.unit(counter).vf);
    }
    for &formation in &r.formations {
        let sum = sums[formation as usize];
        let lost = u16::from(p.lost.of(formation));
        let start: u16 =
            r.prints.iter().filter(|p| p.formation == formation && p.combat).map(|p| u16::from(p.vf)).sum();
        Broken::unless(sum + lost == start, || {
            format!("{} has {sum} and lost {lost} of {start} VF", formation.word())
        })?;
    }
    Ok(())
}

/// Stacking, and ground that a unit cannot be on.
fn stacks(r: &Rules, p: &Public) -> Result<(), Broken> {
    for hex in Hex::all().filter(|&hex| !p.is_empty(hex)) {
        let stack = p.stack(hex);
        Broken::unless(p.size(stack) <= r.n.stack_limit, || format!("{} is overstacked", hex.name()))?;
        let camps = stack.into_iter().fold(0u16, |set, c| set | p.print(r, c).camp);
        Broken::unless(camps.count_ones() <= 1, || format!("units in {} may not share it", hex.name()))?;
        let wet = r.map.ground(hex) == Terrain::River && r.map.roads[hex.at()] == 0;
        Broken::unless(!wet, || format!("{} is deep water", hex.name()))?;
        let open = r.map.ground(hex) == Terrain::Clear || r.map.roads[hex.at()] != 0;
        let car = stack.into_iter().any(|c| p.print(r, c).kind == Type::Car);
        Broken::unless(open || !car, || format!("there is no road for the car in {}", hex.name()))?;
    }
    Ok(())
}

fn markers(r: &Rules, s: &State) -> Result<(), Broken> {
    let p = &s.public;
    let most = p.pa[PARTISAN].max(p.pa[AXIS]);
    Broken::unless(most <= r.n.pa_cap, || format!("{most} activation points"))?;
    let morale = rsi_morale(r, p);
    Broken::unless((1..=r.n.morale_top.max(1)).contains(&morale), || format!("RSI morale is {morale}"))?;
    let objectives = r.map.objectives.len();
    Broken::unless(p.conquered.iter().all(|at| usize::from(at) < objectives), || "no such objective".to_owned())?;
    let forts = FORTS.min(r.map.forts.len());
    Broken::unless(p.bunkers.iter().all(|at| usize::from(at) < forts), || "a bunker without a fort".to_owned())?;
    for at in 0..MINES {
        for other in 0..at {
            let (one, two) = (p.mines[at].hex, p.mines[other].hex);
            let apart = !one.on_map() || !two.on_map() || r.map.distance(one, two) >= r.n.mine_gap;
            Broken::unless(apart, || format!("mines {} and {} are too near", one.name(), two.name()))?;
        }
        let right = p.mines[at].shown.get().is_none_or(|shown| shown == s.secret.mine_values[at]);
        Broken::unless(right, || format!("mine {at} shows what it is not"))?;
    }
    Broken::unless(p.steps.is_empty() == p.is_over(), || "the game is over and is not".to_owned())?;
    Broken::unless(p.group.moving.minus(p.group.all).is_empty(), || "somebody moves who takes no part".to_owned())?;
    Broken::unless(p.turn <= r.options.turns, || format!("turn {} of {}", p.turn, r.options.turns))
}
