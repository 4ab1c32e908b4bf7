//! The invariants of section 10.

use staffetta_kernel::{Broken, Target};

use crate::action::{COUNTERS, Counter};
use crate::hex::Hex;
use crate::hexset::has;
use crate::kinds::{AXIS, FORMATIONS, PARTISAN, Terrain, Type};
use crate::map::FORTS;
use crate::rules::{MINES, Rules};
use crate::state::{NOBODY, State, Unit, counters};

/// Do the invariants hold?
pub fn check(r: &Rules, s: &State) -> Result<(), Broken> {
    places(r, s)?;
    strength(r, s)?;
    stacks(r, s)?;
    markers(r, s)
}

/// Every unit is in exactly one place, and the lists of the hexes say the same.
fn places(r: &Rules, s: &State) -> Result<(), Broken> {
    let mut listed = [false; COUNTERS];
    for hex in Hex::all() {
        let mut at = s.head[hex.at()];
        let mut last = None;
        while at != NOBODY {
            let counter = Counter(at);
            let twice = std::mem::replace(&mut listed[counter.at() % COUNTERS], true);
            Broken::unless(!twice && s.unit(counter).hex == hex, || format!("{} is listed wrongly", counter.name()))?;
            Broken::unless(last.is_none_or(|seat| seat == counter.seat()), || {
                format!("both seats are in {}", hex.name())
            })?;
            last = Some(counter.seat());
            at = s.next[usize::from(at)];
        }
        for seat in [PARTISAN, AXIS] {
            let right = has(&s.manned[seat.at()], hex) == (last == Some(seat));
            Broken::unless(right, || format!("{} is manned and is not", hex.name()))?;
        }
    }
    for (at, &is_listed) in listed.iter().enumerate() {
        let counter = Counter(at as u8);
        let (unit, seat, bit) = (s.unit(counter), counter.seat().at(), counter.bit());
        let name = || counter.name();
        let on = |mask: [u64; 2]| mask[seat] & bit != 0;
        Broken::unless(on(s.on_map) == unit.hex.on_map() && is_listed == unit.hex.on_map(), || {
            format!("{} is on the map and is not", name())
        })?;
        Broken::unless(on(s.in_pool) == (unit.hex == Hex::POOL), || format!("{} is in the pool and is not", name()))?;
        if unit.hex == Hex::NONE {
            let away = *unit == Unit::GONE && !on(s.combat) && s.weak[seat].iter().all(|weak| weak & bit == 0);
            let away = away && !on(s.firsts);
            Broken::unless(away, || format!("{} is gone and is not", name()))?;
            continue;
        }
        let Some(print) = r.prints.get(usize::from(unit.print)) else {
            return Err(Broken::new(format!("{} has no print", name())));
        };
        Broken::unless(print.seat == counter.seat(), || format!("{} is on the wrong side", name()))?;
        Broken::unless(on(s.combat) == print.combat, || format!("{} is a combat unit and is not", name()))?;
        Broken::unless((1..=print.vf).contains(&unit.vf), || format!("{} has strength {}", name(), unit.vf))?;
        let first = unit.hex.on_map() && s.first(unit.hex) == Some(counter);
        Broken::unless(on(s.firsts) == first, || format!("{} is first and is not", name()))?;
        for (weak, strength) in s.weak[seat].iter().zip(1..) {
            Broken::unless((weak & bit != 0) == (unit.vf == strength), || format!("{} is as strong as not", name()))?;
        }
        Broken::unless(unit.fires() <= r.n.most_fires, || format!("{} has fired {} times", name(), unit.fires()))?;
        if let Some(&command) = s.commands.get(usize::from(print.command)) {
            Broken::unless(command == counter.0, || format!("{} is not the command it is", name()))?;
        }
    }
    for (at, &command) in s.commands.iter().enumerate() {
        let right = command == NOBODY || s.unit(Counter(command)).hex != Hex::NONE;
        Broken::unless(right, || format!("command {at} is a counter that is gone"))?;
    }
    Ok(())
}

/// Strength on the map, in the pool and lost is what each formation started with.
fn strength(r: &Rules, s: &State) -> Result<(), Broken> {
    let mut sums = [0u16; FORMATIONS];
    for seat in [PARTISAN, AXIS] {
        let alive = (s.on_map[seat.at()] | s.in_pool[seat.at()]) & s.combat[seat.at()];
        for counter in counters(seat, alive) {
            sums[s.print(r, counter).formation as usize] += u16::from(s.unit(counter).vf);
        }
    }
    for &formation in &r.formations {
        let at = formation as usize;
        let lost: u16 = s.lost[at].iter().map(|&vf| u16::from(vf)).sum();
        let start: u16 =
            r.prints.iter().filter(|p| p.formation == formation && p.combat).map(|p| u16::from(p.vf)).sum();
        Broken::unless(sums[at] + lost == start, || {
            format!("{} has {} and lost {lost} of {start} VF", formation.word(), sums[at])
        })?;
    }
    Ok(())
}

/// Stacking, and ground that a unit cannot be on.
fn stacks(r: &Rules, s: &State) -> Result<(), Broken> {
    for hex in Hex::all().filter(|&hex| s.holder(hex).is_some()) {
        let Some(seat) = s.holder(hex) else { continue };
        let stack = s.stack(hex);
        Broken::unless(s.size(seat, stack) <= r.n.stack_limit, || format!("{} is overstacked", hex.name()))?;
        let camps = counters(seat, stack).fold(0u16, |set, c| set | s.print(r, c).camp);
        Broken::unless(camps.count_ones() <= 1, || format!("units in {} may not share it", hex.name()))?;
        let wet = r.map.ground(hex) == Terrain::River && r.map.roads[hex.at()] == 0;
        Broken::unless(!wet, || format!("{} is deep water", hex.name()))?;
        let open = r.map.ground(hex) == Terrain::Clear || r.map.roads[hex.at()] != 0;
        let car = counters(seat, stack).any(|c| s.print(r, c).kind == Type::Car);
        Broken::unless(open || !car, || format!("there is no road for the car in {}", hex.name()))?;
    }
    Ok(())
}

fn markers(r: &Rules, s: &State) -> Result<(), Broken> {
    Broken::unless(s.pa.iter().all(|&pa| pa <= r.n.pa_cap), || format!("{:?} activation points", s.pa))?;
    let morale = crate::fire::rsi_morale(r, s);
    Broken::unless((1..=r.n.morale_top.max(1)).contains(&morale), || format!("RSI morale is {morale}"))?;
    Broken::unless(usize::from(s.conquered) >> r.map.objectives.len() == 0, || "no such objective".to_owned())?;
    Broken::unless(s.bunkers >> FORTS.min(r.map.forts.len()) == 0, || "a bunker without a fort".to_owned())?;
    for at in 0..MINES {
        for other in 0..at {
            let (one, two) = (s.mines[at], s.mines[other]);
            let apart = !one.on_map() || !two.on_map() || r.map.distance(one, two) >= r.n.mine_gap;
            Broken::unless(apart, || format!("mines {} and {} are too near", one.name(), two.name()))?;
        }
        let right = s.shown[at] == NOBODY || s.shown[at] == s.values[at];
        Broken::unless(right, || format!("mine {at} shows what it is not"))?;
    }
    Broken::unless(s.steps.is_empty() == s.is_over(), || "the game is over and is not".to_owned())?;
    let group = &s.group;
    Broken::unless(group.mask & !group.all == 0, || "somebody moves who takes no part".to_owned())?;
    Broken::unless(s.turn <= r.house.turns, || format!("turn {} of {}", s.turn, r.house.turns))
}
