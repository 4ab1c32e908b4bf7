//! From the open form back to the state: whatever does not fit is refused in words.

use staffetta_kernel::{Array, Pile, Seat, Target};

use super::{BRAWL, GOING, Open, OpenDraft, OpenUnit, Side};
use crate::action::{COUNTERS, Counter};
use crate::hex::Hex;
use crate::kinds::{Cause, ENTRIES, Entry, Formation};
use crate::rules::{COMMANDS, MINES};
use crate::state::{Draft, Fight, Group, NOBODY, Shot, State, Step, Unit, mark};

fn flags(words: &[String], known: &[(u8, &str)]) -> Result<u8, String> {
    words.iter().try_fold(0, |set, word| {
        let bit = known.iter().find(|(_, w)| w == word).map(|(bit, _)| bit);
        bit.map(|bit| set | bit).ok_or_else(|| format!("there is no flag '{word}'"))
    })
}

fn mask(list: &[Counter]) -> u64 {
    list.iter().fold(0, |set, counter| set | counter.bit())
}

fn set(bits: &[u8]) -> u16 {
    bits.iter().filter(|&&bit| bit < 16).fold(0, |set, bit| set | 1 << bit)
}

fn pile<T: Copy + Default, const N: usize>(items: &[T], name: &str) -> Result<Pile<T, N>, String> {
    if items.len() > N { Err(format!("{name} holds at most {N}")) } else { Ok(items.iter().copied().collect()) }
}

fn read_unit(s: &mut State, name: &str, open: &OpenUnit) -> Result<(), String> {
    let counter = Counter::parse(name).ok_or_else(|| format!("there is no counter '{name}'"))?;
    if open.fire > mark::FIRE || open.vf == 0 || open.hex == Hex::NONE {
        return Err(format!("counter {name} cannot be so"));
    }
    let on = |flag: bool, mark: u8| if flag { mark } else { 0 };
    let marks = open.fire
        | on(open.pinned, mark::PINNED)
        | on(open.entered, mark::ENTERED)
        | on(open.tried, mark::TRIED)
        | on(open.back, mark::BACK);
    *s.unit_mut(counter) = Unit { hex: Hex::NONE, vf: open.vf, marks, print: open.print, part: open.part };
    if !open.command {
        s.combat[counter.seat().at()] |= counter.bit();
    }
    s.put(counter, open.hex);
    Ok(())
}

fn read_draft(open: &OpenDraft) -> Result<Draft, String> {
    let mut mines = [Hex::NONE; MINES];
    if open.mines.len() > MINES || open.values.iter().any(|&v| v > 6) || open.parts.iter().any(|&p| p == 0 || p > 6) {
        return Err("a choice in the making cannot be so".to_owned());
    }
    mines[..open.mines.len()].copy_from_slice(&open.mines);
    Ok(Draft {
        mask: mask(&open.units),
        hex: open.hex,
        target: open.target,
        deed: open.deed,
        entry: open.entry,
        settled: open.settled.into(),
        open: 1,
        parts: pile(&open.parts, "parts")?,
        mines: Array(mines),
        laid: open.mines.len() as u8,
        values: pile(&open.values, "values")?,
        ..Draft::none()
    })
}

impl TryFrom<Open> for State {
    type Error = String;

    fn try_from(open: Open) -> Result<Self, String> {
        let mut s = Self::blank();
        for (name, unit) in &open.units {
            read_unit(&mut s, name, unit)?;
        }
        if open.commands.len() != COMMANDS || open.command_sides.len() != COMMANDS || open.fallen.len() != COMMANDS {
            return Err(format!("there are {COMMANDS} commands"));
        }
        for (at, command) in open.commands.iter().enumerate() {
            s.commands[at] = command.map_or(NOBODY, |c| c.0);
            s.command_seats |= u8::from(open.command_sides[at] == Side::Axis) << at;
            s.fallen[at] = open.fallen[at];
        }
        for (place, &count) in s.field.parts.iter_mut().zip(&open.parts) {
            *place = count;
        }
        for (name, causes) in &open.lost {
            let formation = Formation::parse(name).ok_or_else(|| format!("there is no formation '{name}'"))?;
            for (cause, &vf) in causes {
                let cause = Cause::parse(cause).ok_or_else(|| format!("there is no cause '{cause}'"))?;
                s.lost[formation as usize][cause as usize] = vf;
            }
        }
        for (name, &turn) in &open.arrival {
            let entry = Entry::parse(name).ok_or_else(|| format!("there is no entry '{name}'"))?;
            s.arrival[entry as usize % ENTRIES] = turn;
        }
        if open.mines.len() > MINES {
            return Err(format!("there are at most {MINES} mines"));
        }
        for (at, mine) in open.mines.iter().enumerate() {
            s.mines[at] = mine.hex;
            s.values[at] = mine.value;
            s.live_mines |= u8::from(mine.live) << at;
            s.shown[at] = if mine.shown { mine.value } else { NOBODY };
        }
        s.turn = open.turn;
        s.activation = open.activation;
        s.active = open.active.into();
        s.initiative = open.initiative.into();
        s.passes = open.passes;
        s.pa = [open.pa.partisan, open.pa.axis];
        s.lost_commands = [open.lost_commands.partisan, open.lost_commands.axis];
        s.conquered = set(&open.conquered) as u8;
        s.ammo_low = open.ammo_low.into();
        s.bunkers = set(&open.bunkers);
        s.infirmary = open.infirmary;
        s.infirmary_taken = open.infirmary_taken.into();
        s.third_marker = open.third_marker;
        s.released = open.released.into();
        s.hastened = open.hastened.into();
        s.frost = open.frost.into();
        s.assigned = open.assigned.unwrap_or(NOBODY);
        s.ammo_lost = set(&open.ammo_lost) as u8;
        s.wounded = open.wounded;
        if let Some(group) = &open.group {
            s.group = Group {
                all: mask(&group.all),
                mask: mask(&group.moving),
                stepped: mask(&group.stepped),
                origin: group.origin,
                here: group.here,
                prev: group.previous,
                mp: group.mp,
                spent: group.spent,
                deed: group.deed,
                seat: group.side.into(),
                flags: flags(&group.flags, &GOING)?,
                ..Group::NONE
            };
        }
        if let Some(shot) = &open.shot {
            let mut ones = [NOBODY; 2];
            for (place, counter) in ones.iter_mut().zip(&shot.ones) {
                *place = counter.0;
            }
            s.shot = Shot {
                firing: mask(&shot.firing),
                targets: mask(&shot.targets),
                from: shot.from,
                hex: shot.hex,
                hits: shot.hits,
                modifier: shot.modifier,
                kind: shot.kind,
                seat: shot.side.into(),
                ones,
                ..Shot::NONE
            };
        }
        if let Some(fight) = &open.fight {
            s.fight = Fight {
                attackers: mask(&fight.attackers),
                defenders: mask(&fight.defenders),
                routed: mask(&fight.routed),
                shaken: mask(&fight.shaken),
                hex: fight.hex,
                from: fight.from,
                origin: fight.origin,
                seat: fight.side.into(),
                flags: flags(&fight.flags, &BRAWL)?,
                attack: fight.attack,
                defence: fight.defence,
                ..Fight::NONE
            };
        }
        if let Some(draft) = &open.draft {
            s.draft = read_draft(draft)?;
        }
        let steps: Vec<Step> = open.steps.iter().map(|o| Step::of(o.step, o.a, o.b)).collect();
        if steps.iter().any(|step| usize::from(step.a) >= COUNTERS) {
            return Err("a step speaks of a counter that does not exist".to_owned());
        }
        s.steps = pile(&steps, "the stack of steps")?;
        s.ending = open.ending.unwrap_or_default();
        s.winner = open.winner.map_or(NOBODY, |side| Seat::from(side).0);
        Ok(s)
    }
}
