//! Counters in hexes: where they stand, who they stand with, how they come and go.

use staffetta_kernel::Seat;

use crate::action::{AXIS_COUNTERS, COUNTERS, Counter, PARTISAN_COUNTERS};
use crate::hex::Hex;
use crate::hexset::{put, take};
use crate::kinds::{Cause, PARTISAN, Type};
use crate::rules::{COMMANDS, NO_COMMAND, PRINTS, Rules};
use crate::state::{Field, NOBODY, Unit, counters, mark};

impl Field {
    /// Whose units are in the hex, if any.
    #[inline]
    pub fn holder(&self, hex: Hex) -> Option<Seat> {
        let head = self.head[hex.at()];
        (head != NOBODY).then(|| Counter(head).seat())
    }

    /// Does this seat have units in the hex?
    #[inline]
    pub fn holds(&self, seat: Seat, hex: Hex) -> bool {
        let head = self.head[hex.at()];
        head != NOBODY && Counter(head).seat() == seat
    }

    /// Is a combat unit in the hex? They stand before the commands.
    #[inline]
    pub fn has_combat(&self, hex: Hex) -> bool {
        let head = self.head[hex.at()];
        head != NOBODY && self.combat[Counter(head).seat().at()] & Counter(head).bit() != 0
    }

    /// Does this seat have a combat unit in the hex?
    #[inline]
    pub fn fights_at(&self, seat: Seat, hex: Hex) -> bool {
        self.holds(seat, hex) && self.has_combat(hex)
    }

    /// The first unit in the hex.
    #[inline]
    pub fn first(&self, hex: Hex) -> Option<Counter> {
        let head = self.head[hex.at()];
        (head != NOBODY).then_some(Counter(head))
    }

    /// The units in the hex, combat units first.
    #[inline]
    pub fn stacked(&self, hex: Hex) -> impl Iterator<Item = Counter> {
        let mut at = self.head[hex.at()];
        std::iter::from_fn(move || {
            let counter = (at != NOBODY).then_some(Counter(at))?;
            at = self.next[counter.at()];
            Some(counter)
        })
    }

    /// The units in the hex, as a set of their owner's.
    #[inline]
    pub fn stack(&self, hex: Hex) -> u64 {
        self.stacked(hex).fold(0, |mask, counter| mask | counter.bit())
    }

    /// Strength of the combat units among these (BN-7.1).
    #[inline]
    pub fn size(&self, seat: Seat, mask: u64) -> u8 {
        counters(seat, mask & self.combat[seat.at()]).map(|counter| self.unit(counter).vf).sum()
    }

    /// All strength among these, commands included.
    #[inline]
    pub fn strength(&self, seat: Seat, mask: u64) -> u8 {
        counters(seat, mask).map(|counter| self.unit(counter).vf).sum()
    }

    /// Commands come after combat units, else unit order.
    #[inline]
    fn rank(&self, counter: Counter) -> u16 {
        let command = self.combat[counter.seat().at()] & counter.bit() == 0;
        u16::from(command) << 8 | u16::from(counter.0)
    }

    fn unlink(&mut self, counter: Counter) {
        let hex = self.unit(counter).hex;
        if !hex.on_map() {
            return;
        }
        let after = self.next[counter.at()];
        self.next[counter.at()] = NOBODY;
        let mut at = self.head[hex.at()];
        if at == counter.0 {
            let seat = counter.seat().at();
            self.head[hex.at()] = after;
            self.firsts[seat] &= !counter.bit();
            if after == NOBODY {
                take(&mut self.manned[seat], hex);
            } else {
                self.firsts[seat] |= Counter(after).bit();
            }
            return;
        }
        while at != NOBODY {
            let following = self.next[usize::from(at)];
            if following == counter.0 {
                self.next[usize::from(at)] = after;
                return;
            }
            at = following;
        }
    }

    fn link(&mut self, counter: Counter, hex: Hex) {
        let rank = self.rank(counter);
        let mut at = self.head[hex.at()];
        let seat = counter.seat().at();
        put(&mut self.manned[seat], hex);
        if at == NOBODY || self.rank(Counter(at)) > rank {
            self.firsts[seat] |= counter.bit();
            if at != NOBODY {
                self.firsts[seat] &= !Counter(at).bit();
            }
            self.next[counter.at()] = at;
            self.head[hex.at()] = counter.0;
            return;
        }
        loop {
            let following = self.next[usize::from(at)];
            if following == NOBODY || self.rank(Counter(following)) > rank {
                self.next[usize::from(at)] = counter.0;
                self.next[counter.at()] = following;
                return;
            }
            at = following;
        }
    }

    /// Puts a counter somewhere: on the map, into the pool, or away.
    pub fn put(&mut self, counter: Counter, hex: Hex) {
        self.shift(counter, hex);
        self.note_strength(counter);
    }

    /// Puts a counter that is in play somewhere else.
    fn shift(&mut self, counter: Counter, hex: Hex) {
        self.unlink(counter);
        let (seat, bit) = (counter.seat().at(), counter.bit());
        self.on_map[seat] &= !bit;
        self.in_pool[seat] &= !bit;
        self.unit_mut(counter).hex = hex;
        if hex.on_map() {
            self.on_map[seat] |= bit;
            self.link(counter, hex);
        } else if hex == Hex::POOL {
            self.in_pool[seat] |= bit;
        }
    }

    /// Enters the unit among those of its strength; one that is gone among none.
    #[inline]
    fn note_strength(&mut self, counter: Counter) {
        let Unit { hex, vf, .. } = *self.unit(counter);
        for (weak, strength) in self.weak[counter.seat().at()].iter_mut().zip(1..) {
            *weak = *weak & !counter.bit() | if vf == strength && hex != Hex::NONE { counter.bit() } else { 0 };
        }
    }

    /// Puts these units of a seat, all in play, somewhere else.
    pub fn put_all(&mut self, seat: Seat, mask: u64, hex: Hex) {
        for counter in counters(seat, mask) {
            self.shift(counter, hex);
        }
    }

    /// The counter is gone; its place in the tray is free again.
    pub fn clear(&mut self, counter: Counter) {
        self.put(counter, Hex::NONE);
        self.combat[counter.seat().at()] &= !counter.bit();
        *self.unit_mut(counter) = Unit::GONE;
    }

    /// A new counter, after all others in unit order (BN-4.8).
    pub fn create(&mut self, r: &Rules, print: u8, part: u8, vf: u8, marks: u8) -> Option<Counter> {
        let shape = &r.prints[usize::from(print)];
        let seat = shape.seat;
        let capacity = if seat == PARTISAN { PARTISAN_COUNTERS } else { AXIS_COUNTERS } as u32;
        let alive = self.on_map[seat.at()] | self.in_pool[seat.at()];
        let place = u64::BITS - alive.leading_zeros();
        if place >= capacity {
            return None;
        }
        let counter = Counter::of(seat, place);
        *self.unit_mut(counter) = Unit { hex: Hex::NONE, vf, marks, print, part };
        if shape.combat {
            self.combat[seat.at()] |= counter.bit();
        } else {
            self.combat[seat.at()] &= !counter.bit();
        }
        if usize::from(shape.command) < COMMANDS {
            self.commands[usize::from(shape.command)] = counter.0;
        }
        Some(counter)
    }

    /// Is there room for so many new counters without closing up?
    pub fn has_room(&self, seat: Seat, new: u32) -> bool {
        let capacity = if seat == PARTISAN { PARTISAN_COUNTERS } else { AXIS_COUNTERS } as u32;
        let alive = self.on_map[seat.at()] | self.in_pool[seat.at()];
        u64::BITS - alive.leading_zeros() + new <= capacity
    }

    /// Makes room at the end of both trays, so that nothing has to move during an action.
    pub fn make_room(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            if !self.has_room(seat, 8) {
                self.close_up(seat);
            }
        }
    }

    /// The letter of the next part of a printed counter.
    pub fn next_part(&mut self, print: u8) -> u8 {
        let place = &mut self.parts[usize::from(print) % PRINTS];
        *place = place.wrapping_add(1).max(1);
        *place
    }

    /// Counters move down to fill the gaps; their order stays. Only done between actions.
    fn close_up(&mut self, seat: Seat) {
        let alive = self.on_map[seat.at()] | self.in_pool[seat.at()];
        for (place, from) in counters(seat, alive).enumerate() {
            let to = Counter::of(seat, place as u32);
            if to == from {
                continue;
            }
            let unit = *self.unit(from);
            let combat = self.combat[seat.at()] & from.bit() != 0;
            self.clear(from);
            *self.unit_mut(to) = Unit { hex: Hex::NONE, ..unit };
            if combat {
                self.combat[seat.at()] |= to.bit();
            }
            self.put(to, unit.hex);
            for command in &mut self.commands {
                if *command == from.0 {
                    *command = to.0;
                }
            }
        }
    }

    /// Notes lost strength (section 4.1).
    pub fn note_loss(&mut self, r: &Rules, counter: Counter, vf: u8, cause: Cause) {
        let shape = self.print(r, counter);
        if shape.kind == Type::Cmd {
            self.lost_commands[shape.seat.at()] += vf;
        } else {
            self.lost[shape.formation as usize][cause as usize] += vf;
        }
    }

    /// The unit is eliminated with all its strength. `fell` is the hex of death of a command (BN-2.1).
    pub fn eliminate(&mut self, r: &Rules, counter: Counter, cause: Cause, fell: Hex) {
        let unit = *self.unit(counter);
        self.note_loss(r, counter, unit.vf, cause);
        let command = self.print(r, counter).command;
        if command != NO_COMMAND {
            self.command_lost(r, counter, fell);
        }
        let bit = !counter.bit();
        if counter.seat() == self.group.seat {
            self.group.all &= bit;
            self.group.mask &= bit;
            self.group.stepped &= bit;
        }
        if self.shot.seat == counter.seat() {
            self.shot.firing &= bit;
        } else {
            self.shot.targets &= bit;
        }
        if self.fight.seat == counter.seat() {
            self.fight.attackers &= bit;
        } else {
            self.fight.defenders &= bit;
            self.fight.routed &= bit;
        }
        if self.fight.shaken != 0 && self.shaken_seat() == counter.seat() {
            self.fight.shaken &= bit;
        }
        self.clear(counter);
    }

    /// Who checks morale after the retreat of an assault: the lower side.
    pub fn shaken_seat(&self) -> Seat {
        if self.fight.is(crate::state::brawl::ATTACKERS_LOWER) {
            self.fight.seat
        } else {
            crate::state::other(self.fight.seat)
        }
    }

    fn command_lost(&mut self, r: &Rules, counter: Counter, fell: Hex) {
        let shape = self.print(r, counter);
        let front = self.unit(counter).marks & mark::BACK == 0;
        self.commands[usize::from(shape.command)] = NOBODY;
        if front && shape.back > 0 && fell.on_map() {
            self.fallen[usize::from(shape.command)] = fell;
        }
        let gone_for_good = !(front && shape.back > 0);
        if r.is_tarnova() && shape.seat == PARTISAN && (front && !r.house.replacement_carries_ammo || gone_for_good) {
            self.ammo_lost |= 1 << shape.command;
        }
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

const _: () = assert!(COUNTERS <= NOBODY as usize);
