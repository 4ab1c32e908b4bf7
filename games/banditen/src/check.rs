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

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::prelude::*;
    use staffetta_kernel::serde_json::json;
    use staffetta_kernel::{FastRng, LabDesk, Maybe, Setup};

    use crate::Banditen;
    use crate::action::MineValue;
    use crate::kinds::{Cause, Formation};

    /// What is done to a table that was in order, and what is said of it.
    type Damage = (&'static str, fn(&Rules, &mut State));

    fn each_is_seen(damages: &[Damage]) {
        let r = Setup::seats(2).ready::<Banditen>().expect("the usual rules").rules;
        let mut s = Banditen::set_up(&r, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
        let given = json!({ "units": {
            "P-RED-1": "12.10", "P-RED-2": "12.10", "P-RED-3": "11.11", "P-ROM-1": "12.09", "P-ROM-2": "11.09",
            "P-ROM-3": "10.09", "P-FAN-1": "10.10", "P-CMD-GAR": "12.12", "A-IV-1": "11.10", "A-CMD-VG": "18.11",
        } });
        Banditen::apply_given(&r, &mut s, &given).expect("a table");
        check(&r, &s).expect("everything in order");
        let wrong = damages.iter().filter_map(|(said, damage)| {
            let mut damaged = s;
            damage(&r, &mut damaged);
            let broken = check(&r, &damaged).err().map_or("nothing".to_owned(), |broken| broken.what);
            (!broken.contains(said)).then(|| format!("'{broken}' instead of '{said}'"))
        });
        assert_eq!(wrong.collect::<Vec<_>>(), Vec::<String>::new());
    }

    /// The counter of this printed unit.
    fn counter(r: &Rules, id: &str) -> Counter {
        r.counter_of[r.prints.iter().position(|print| &*print.id == id).expect("a print")]
    }

    /// Changes a unit, and lists all of them anew.
    fn change(r: &Rules, s: &mut State, id: &str, how: impl Fn(&mut Unit)) {
        how(s.public.unit_mut(counter(r, id)));
        s.public.index_units();
    }

    /// The command that this counter is.
    fn command(r: &Rules, s: &State, id: &str) -> usize {
        let counter = Maybe::some(counter(r, id));
        s.public.commands.iter().position(|&command| command == counter).expect("a command")
    }

    #[test]
    fn units_in_disorder_are_seen() {
        each_is_seen(&[
            ("units are listed wrongly", |r, s| {
                s.public.unit_mut(counter(r, "P-RED-1")).hex = s.public.unit(counter(r, "P-ROM-1")).hex;
            }),
            ("both seats are in 11.10", |r, s| {
                let hex = s.public.unit(counter(r, "A-IV-1")).hex;
                change(r, s, "P-RED-1", |unit| unit.hex = hex);
            }),
            ("is gone and is not", |_, s| {
                let gone = s.public.units.iter_mut().find(|unit| unit.hex == Hex::NONE).expect("an empty place");
                gone.vf = 1;
            }),
            ("has no print", |r, s| change(r, s, "P-RED-1", |unit| unit.print = 250)),
            ("is on the wrong side", |r, s| {
                let print = s.public.unit(counter(r, "A-IV-1")).print;
                change(r, s, "P-RED-1", |unit| unit.print = print);
            }),
            ("is a combat unit and is not", |r, s| change(r, s, "P-RED-1", |unit| unit.marks.set_command(true))),
            ("has strength 0", |r, s| change(r, s, "P-RED-1", |unit| unit.vf = 0)),
            ("has strength 8", |r, s| change(r, s, "P-RED-1", |unit| unit.vf = 8)),
            ("has fired 3 times", |r, s| change(r, s, "P-RED-1", |unit| unit.marks.set_fires(3))),
            ("is not the command it is", |r, s| {
                let at = command(r, s, "P-CMD-GAR");
                s.public.commands[at] = Maybe::NONE;
            }),
            ("is not the counter it says", |r, s| s.public.clear(counter(r, "P-CMD-GAR"))),
            ("never comes back", |r, s| {
                let at = command(r, s, "P-CMD-GAR");
                s.public.fallen[at] = s.public.unit(counter(r, "P-RED-1")).hex;
            }),
            ("has the id of another", |r, s| {
                let unit = *s.public.unit(counter(r, "P-RED-1"));
                change(r, s, "P-RED-2", |other| *other = unit);
            }),
            ("and lost 1 of", |_, s| s.public.lost.add(Formation::Redi, Cause::Combat, 1)),
        ]);
    }

    #[test]
    fn stacks_in_disorder_are_seen() {
        each_is_seen(&[
            ("12.10 is overstacked", |r, s| {
                let hex = s.public.unit(counter(r, "P-RED-1")).hex;
                let all = s.public.combat_of(s.public.on_map(PARTISAN));
                s.public.put_all(all, hex);
            }),
            ("is deep water", |r, s| {
                let wet = |hex: &Hex| r.map.ground(*hex) == Terrain::River && r.map.roads[hex.at()] == 0;
                s.public.put(counter(r, "P-RED-1"), Hex::all().find(wet).expect("a river"));
            }),
            ("there is no road for the car", |r, s| {
                let car = r.prints.iter().find(|print| print.kind == Type::Car).expect("a car");
                let woods = |hex: &Hex| {
                    let ground = r.map.ground(*hex);
                    ground != Terrain::River && ground != Terrain::Clear && r.map.roads[hex.at()] == 0
                };
                s.public.put(counter(r, &car.id), Hex::all().find(woods).expect("woods"));
            }),
        ]);
    }

    #[test]
    fn markers_in_disorder_are_seen() {
        each_is_seen(&[
            ("activation points", |r, s| s.public.pa.axis = r.n.pa_cap + 1),
            ("no such objective", |r, s| s.public.conquered.insert(r.map.objectives.len() as u8)),
            ("a bunker without a fort", |_, s| s.public.bunkers.insert(FORTS as u8)),
            ("are too near", |r, s| {
                let hex = s.public.unit(counter(r, "P-RED-1")).hex;
                (s.public.mines[0].hex, s.public.mines[1].hex) = (hex, hex);
            }),
            ("mine 0 shows what it is not", |_, s| {
                let own = s.secret.mine_values[0];
                s.public.mines[0].shown = Maybe::some(MineValue(own.0 + 1));
            }),
            ("the game is over and is not", |_, s| s.public.steps.clear()),
            ("somebody moves who takes no part", |_, s| s.public.group.moving = s.public.on_map(PARTISAN)),
            ("turn", |r, s| s.public.turn = r.options.turns + 1),
        ]);
    }
}
