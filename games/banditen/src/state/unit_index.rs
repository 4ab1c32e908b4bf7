//! Counters in hexes: where they stand, who they stand with, how they come and go.

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::{Array, Maybe, Padding, Seat};

use super::{Public, Unit};
use crate::command;
use crate::counter::{COUNTERS, Counter};
use crate::hex::{HEXES, Hex};
use crate::hex_set::HexSet;
use crate::kinds::{AXIS, Cause, PARTISAN, Type};
use crate::rules::{PRINTS, Rules};
use crate::unit_set::UnitSet;

const NOBODY: Array<UnitSet, 2> = Array([UnitSet::none(PARTISAN), UnitSet::none(AXIS)]);

/// Where the units are: sets and lists that follow from the units themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct UnitIndex {
    /// The hexes with units of each seat.
    occupied: Array<HexSet, 2>,
    on_map: Array<UnitSet, 2>,
    in_pool: Array<UnitSet, 2>,
    combat: Array<UnitSet, 2>,
    /// The units of each seat of strength 1, 2 and 3: those of which there are only so many (BN-5.5).
    weak: Array<Array<UnitSet, 3>, 2>,
    /// The first unit of each hex of a seat.
    firsts: Array<UnitSet, 2>,
    /// The first unit of each hex, and the next one of each unit: combat units before commands, else in unit order.
    first: Array<Maybe<Counter>, HEXES>,
    next: Array<Maybe<Counter>, COUNTERS>,
    padding: Padding<2>,
}

impl Default for UnitIndex {
    fn default() -> Self {
        let none = |seat| Array([UnitSet::none(seat); 3]);
        Self {
            occupied: Array([HexSet::NONE; 2]),
            on_map: NOBODY,
            in_pool: NOBODY,
            combat: NOBODY,
            weak: Array([none(PARTISAN), none(AXIS)]),
            firsts: NOBODY,
            first: Array([Maybe::NONE; HEXES]),
            next: Array([Maybe::NONE; COUNTERS]),
            padding: Padding::ZERO,
        }
    }
}

impl Public {
    /// The units of a seat on the map.
    #[inline]
    pub fn on_map(&self, seat: Seat) -> UnitSet {
        self.index.on_map[seat.at()]
    }

    /// The units of a seat that are still to enter.
    #[inline]
    pub fn in_pool(&self, seat: Seat) -> UnitSet {
        self.index.in_pool[seat.at()]
    }

    /// The units of a seat in play.
    #[inline]
    pub fn alive(&self, seat: Seat) -> UnitSet {
        self.on_map(seat).or(self.in_pool(seat))
    }

    /// The combat units of a seat.
    #[inline]
    pub fn combat(&self, seat: Seat) -> UnitSet {
        self.index.combat[seat.at()]
    }

    /// The combat units among these.
    #[inline]
    pub fn combat_of(&self, units: UnitSet) -> UnitSet {
        units.and(self.combat(units.seat()))
    }

    /// The combat units of a seat on the map.
    #[inline]
    pub fn fighting(&self, seat: Seat) -> UnitSet {
        self.combat_of(self.on_map(seat))
    }

    /// The combat units of a seat of this strength, 1 to 3.
    #[inline]
    pub fn of_strength(&self, seat: Seat, vf: usize) -> UnitSet {
        self.combat_of(self.index.weak[seat.at()][vf - 1])
    }

    /// The hexes with units of a seat.
    #[inline]
    pub fn occupied(&self, seat: Seat) -> &HexSet {
        &self.index.occupied[seat.at()]
    }

    /// The first unit of each hex with units of a seat.
    #[inline]
    pub fn firsts(&self, seat: Seat) -> UnitSet {
        self.index.firsts[seat.at()]
    }

    /// The hexes with units of a seat, each once, in unit order of their first units.
    #[inline]
    pub fn stacks(&self, seat: Seat) -> impl Iterator<Item = Hex> {
        self.firsts(seat).into_iter().map(|first| self.unit(first).hex)
    }

    /// Whose units are in the hex, if any.
    #[inline]
    pub fn holder(&self, hex: Hex) -> Option<Seat> {
        self.first(hex).map(Counter::seat)
    }

    /// Does this seat have units in the hex?
    #[inline]
    pub fn holds(&self, seat: Seat, hex: Hex) -> bool {
        self.first(hex).is_some_and(|first| first.seat() == seat)
    }

    /// Is nobody in the hex?
    #[inline]
    pub fn is_empty(&self, hex: Hex) -> bool {
        self.index.first[hex.at()].is_none()
    }

    /// Is a combat unit in the hex? They stand before the commands.
    #[inline]
    pub fn has_combat(&self, hex: Hex) -> bool {
        self.first(hex).is_some_and(|first| !self.unit(first).marks.command())
    }

    /// Does this seat have a combat unit in the hex?
    #[inline]
    pub fn fights_at(&self, seat: Seat, hex: Hex) -> bool {
        self.holds(seat, hex) && self.has_combat(hex)
    }

    /// The first unit in the hex.
    #[inline]
    pub fn first(&self, hex: Hex) -> Option<Counter> {
        self.index.first[hex.at()].get()
    }

    /// The units in the hex, combat units first.
    #[inline]
    pub fn stacked(&self, hex: Hex) -> impl Iterator<Item = Counter> {
        let mut at = self.index.first[hex.at()];
        std::iter::from_fn(move || {
            let counter = at.get()?;
            at = self.index.next[counter.at()];
            Some(counter)
        })
    }

    /// The units in the hex, which is not empty.
    #[inline]
    pub fn stack(&self, hex: Hex) -> UnitSet {
        let seat = self.holder(hex).unwrap_or(PARTISAN);
        self.stacked(hex).fold(UnitSet::none(seat), UnitSet::with)
    }

    /// The units of a seat in the hex.
    #[inline]
    pub fn stack_of(&self, seat: Seat, hex: Hex) -> UnitSet {
        if self.holds(seat, hex) { self.stack(hex) } else { UnitSet::none(seat) }
    }

    /// Strength of the combat units among these (BN-7.1).
    #[inline]
    pub fn size(&self, units: UnitSet) -> u8 {
        self.strength(self.combat_of(units))
    }

    /// All strength among these, commands included.
    #[inline]
    pub fn strength(&self, units: UnitSet) -> u8 {
        units.into_iter().map(|counter| self.unit(counter).vf).sum()
    }

    /// Commands come after combat units, else unit order.
    #[inline]
    fn rank(&self, counter: Counter) -> u16 {
        u16::from(self.unit(counter).marks.command()) << 8 | u16::from(counter.0)
    }

    fn unlink(&mut self, counter: Counter) {
        let hex = self.unit(counter).hex;
        if !hex.on_map() {
            return;
        }
        let seat = counter.seat().at();
        let index = &mut self.index;
        let after = std::mem::take(&mut index.next[counter.at()]);
        let mut at = index.first[hex.at()];
        if at == Maybe::some(counter) {
            index.first[hex.at()] = after;
            index.firsts[seat].remove(counter);
            match after.get() {
                None => index.occupied[seat].remove(hex),
                Some(after) => index.firsts[seat].insert(after),
            }
            return;
        }
        while let Some(before) = at.get() {
            at = index.next[before.at()];
            if at == Maybe::some(counter) {
                index.next[before.at()] = after;
                return;
            }
        }
    }

    fn link(&mut self, counter: Counter, hex: Hex) {
        let rank = self.rank(counter);
        let seat = counter.seat().at();
        self.index.occupied[seat].insert(hex);
        let first = self.index.first[hex.at()];
        let Some(mut before) = first.get().filter(|&first| self.rank(first) <= rank) else {
            self.index.firsts[seat].insert(counter);
            if let Some(first) = first.get() {
                self.index.firsts[seat].remove(first);
            }
            self.index.next[counter.at()] = first;
            self.index.first[hex.at()] = Maybe::some(counter);
            return;
        };
        while let Some(following) = self.index.next[before.at()].get().filter(|&next| self.rank(next) <= rank) {
            before = following;
        }
        self.index.next[counter.at()] = self.index.next[before.at()];
        self.index.next[before.at()] = Maybe::some(counter);
    }

    /// Puts a counter somewhere: on the map, into the pool, or away.
    pub fn put(&mut self, counter: Counter, hex: Hex) {
        self.shift(counter, hex);
        self.note_strength(counter);
    }

    /// Puts a counter that is in play somewhere else.
    fn shift(&mut self, counter: Counter, hex: Hex) {
        self.unlink(counter);
        let seat = counter.seat().at();
        self.index.on_map[seat].remove(counter);
        self.index.in_pool[seat].remove(counter);
        self.unit_mut(counter).hex = hex;
        if hex.on_map() {
            self.index.on_map[seat].insert(counter);
            self.link(counter, hex);
        } else if hex == Hex::POOL {
            self.index.in_pool[seat].insert(counter);
        }
    }

    /// Enters the unit among those of its strength; one that is gone among none.
    #[inline]
    fn note_strength(&mut self, counter: Counter) {
        let Unit { hex, vf, .. } = *self.unit(counter);
        for (weak, strength) in self.index.weak[counter.seat().at()].iter_mut().zip(1..) {
            weak.remove(counter);
            if vf == strength && hex != Hex::NONE {
                weak.insert(counter);
            }
        }
    }

    /// Puts these units, all in play, somewhere else.
    pub fn put_all(&mut self, units: UnitSet, hex: Hex) {
        for counter in units {
            self.shift(counter, hex);
        }
    }

    /// A unit comes into this place of a tray, which is free.
    pub fn bring(&mut self, counter: Counter, unit: Unit) {
        *self.unit_mut(counter) = Unit { hex: Hex::NONE, ..unit };
        let combat = &mut self.index.combat[counter.seat().at()];
        if unit.marks.command() {
            combat.remove(counter);
        } else {
            combat.insert(counter);
        }
        self.put(counter, unit.hex);
    }

    /// The counter is gone; its place in the tray is free again.
    pub fn clear(&mut self, counter: Counter) {
        self.put(counter, Hex::NONE);
        self.index.combat[counter.seat().at()].remove(counter);
        *self.unit_mut(counter) = Unit::GONE;
    }

    /// A new counter, after all others in unit order (BN-4.8), where this says; its print says whether it is a command.
    pub fn create(&mut self, r: &Rules, mut unit: Unit) -> Option<Counter> {
        let print = &r.prints[usize::from(unit.print)];
        let place = self.alive(print.seat).end();
        if place >= Counter::capacity(print.seat) {
            return None;
        }
        let counter = Counter::of(print.seat, place);
        unit.marks.set_command(!print.combat);
        self.bring(counter, unit);
        if let Some(command) = print.command {
            self.commands[usize::from(command)] = Maybe::some(counter);
        }
        Some(counter)
    }

    /// Is there room for so many new counters without closing up?
    pub fn has_room(&self, seat: Seat, new: u32) -> bool {
        self.alive(seat).end() + new <= Counter::capacity(seat)
    }

    /// Makes room at the end of both trays, so that nothing has to move during an action.
    pub fn make_room(&mut self) {
        for seat in [PARTISAN, AXIS] {
            if !self.has_room(seat, 8) {
                self.close_up(seat);
            }
        }
    }

    /// The letter of the next part of a seat's printed counter: one that no counter in play has, even if they have gone
    /// round.
    pub fn next_part(&mut self, seat: Seat, print: u8) -> u8 {
        let place = usize::from(print) % PRINTS;
        loop {
            let part = self.parts[place].wrapping_add(1).max(1);
            self.parts[place] = part;
            let has_it = |unit: &Unit| (unit.print, unit.part) == (print, part);
            if !self.alive(seat).into_iter().any(|counter| has_it(self.unit(counter))) {
                return part;
            }
        }
    }

    /// Counters move down to fill the gaps; their order stays. Only done between actions.
    fn close_up(&mut self, seat: Seat) {
        for (place, from) in self.alive(seat).into_iter().enumerate() {
            let to = Counter::of(seat, place as u32);
            if to == from {
                continue;
            }
            let unit = *self.unit(from);
            self.clear(from);
            self.bring(to, unit);
            for command in self.commands.iter_mut().filter(|command| **command == Maybe::some(from)) {
                *command = Maybe::some(to);
            }
        }
    }

    /// Works the index out anew, for units that were read.
    pub fn index_units(&mut self) {
        let units = std::mem::replace(&mut self.units, Array([Unit::GONE; COUNTERS]));
        self.index = UnitIndex::default();
        for (at, unit) in units.iter().enumerate().filter(|(_, unit)| unit.hex != Hex::NONE) {
            self.bring(Counter(at as u8), *unit);
        }
    }

    /// Notes lost strength (BN-17.2, BN-17.4).
    fn note_loss(&mut self, r: &Rules, counter: Counter, vf: u8, cause: Cause) {
        let print = self.print(r, counter);
        if print.kind == Type::Cmd {
            self.lost_commands[print.seat] += vf;
        } else {
            self.lost.add(print.formation, cause, vf);
        }
    }

    /// The unit is eliminated with all its strength. `fell` is the hex of death of a command (BN-2.1).
    pub fn eliminate(&mut self, r: &Rules, counter: Counter, cause: Cause, fell: Hex) {
        self.note_loss(r, counter, self.unit(counter).vf, cause);
        command::fell(r, self, counter, fell);
        let (group, shot, fight) = (&mut self.group, &mut self.shot, &mut self.fight);
        for units in [&mut group.all, &mut group.moving, &mut group.stepped, &mut shot.firing, &mut shot.targets] {
            units.remove(counter);
        }
        for units in [&mut fight.attackers, &mut fight.defenders, &mut fight.retreating, &mut fight.checking] {
            units.remove(counter);
        }
        self.clear(counter);
    }

    /// The unit loses one strength point (BN-2.4). Answers whether it was eliminated.
    pub fn lose_one(&mut self, r: &Rules, counter: Counter, cause: Cause, fell: Hex) -> bool {
        if self.unit(counter).vf <= 1 {
            self.eliminate(r, counter, cause, fell);
            return true;
        }
        self.note_loss(r, counter, 1, cause);
        self.unit_mut(counter).vf -= 1;
        self.note_strength(counter);
        false
    }
}
