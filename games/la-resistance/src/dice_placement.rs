//! Covering slots with dice (LR-5.32, LR-5.33): which die may be laid next so that all slots can
//! still be covered, with no die too many on a black one.

use serde::{Deserialize, Serialize};

use crate::dice::{Counts, Tally};
use crate::subset_sum;

/// What has to be covered: white slots want one die of at least their value, black slots any dice of at least that
/// sum. A payment is a single black slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Need {
    /// White slots, the dearest first; 0 for none.
    pub white: [u8; 4],
    /// How many white slots.
    pub whites: u8,
    /// Black slots, the dearest first.
    pub black: [u8; 2],
    /// How many black slots.
    pub blacks: u8,
    /// Must the black slot be met exactly (`six_cost_exact`)?
    pub exact: bool,
    /// What will do for all slots from the first, second ... white one on.
    enough: [Enough; 4],
}

/// How many pips will do, looked up by the high dice among them (see [`Counts::high`]): white slots are dear, and what
/// the cheapest dice on them leave is all that a black slot asks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Enough {
    /// With fewer pips the dice cannot cover the card.
    least: [u8; 64],
    /// With so many more they surely can; in between, only trying tells.
    doubt: u8,
}

/// No dice have so many pips.
const NEVER: u8 = u8::MAX;

impl Enough {
    fn of(whites: &[u8], blacks: &[u8], exact: bool) -> Self {
        let sum: u8 = blacks.iter().sum();
        if exact || whites.len() > 3 || whites.iter().any(|&white| white < 4) {
            return Self { least: [sum + whites.iter().sum::<u8>(); 64], doubt: NEVER };
        }
        let mut least = [NEVER; 64];
        for (high, least) in least.iter_mut().enumerate() {
            let mut dice = Counts(((high & 3) << 24 | (high >> 2 & 3) << 20 | (high >> 4) << 16) as u32);
            let cheapest = whites.iter().try_fold(0, |pips, &white| {
                let value = dice.least(white)?;
                dice = dice.without(value);
                Some(pips + value)
            });
            *least = cheapest.map_or(NEVER, |pips| pips + sum);
        }
        // Whatever dice fill the first of two black slots, they need overshoot it by 5 at most.
        Self { least, doubt: if blacks.len() > 1 { 5 } else { 0 } }
    }
}

impl Default for Enough {
    fn default() -> Self {
        Self { least: [0; 64], doubt: 0 }
    }
}

impl Need {
    /// One black slot.
    pub fn sum(value: u8, exact: bool) -> Self {
        Self::new(&[], &[value], exact)
    }

    /// These white and black slots, the dearest of each first.
    pub fn of(white: &[u8], black: &[u8]) -> Self {
        Self::new(white, black, false)
    }

    fn new(white: &[u8], black: &[u8], exact: bool) -> Self {
        let mut need = Self { whites: white.len() as u8, blacks: black.len() as u8, exact, ..Self::default() };
        need.white[..white.len()].copy_from_slice(white);
        need.black[..black.len()].copy_from_slice(black);
        need.enough = std::array::from_fn(|slot| Enough::of(white.get(slot..).unwrap_or(&[]), black, exact));
        need
    }

    /// How many slots.
    #[inline]
    pub const fn slots(&self) -> u8 {
        self.whites + self.blacks
    }

    /// Can these dice cover all of it?
    #[inline]
    pub fn coverable(&self, dice: Tally) -> bool {
        self.coverable_from(0, dice)
    }

    /// Can these dice cover this white slot and all that follow?
    #[inline]
    fn coverable_from(&self, slot: u8, dice: Tally) -> bool {
        let enough = &self.enough[slot as usize & 3];
        let least = u32::from(enough.least[dice.high]);
        let (perhaps, surely) = (dice.pips >= least, dice.pips >= least + u32::from(enough.doubt));
        if perhaps == surely { surely } else { self.tried(slot, dice.counts) }
    }

    /// The smallest die that fits is the best for a white slot: every other choice leaves less.
    #[cold]
    fn tried(&self, mut slot: u8, mut dice: Counts) -> bool {
        while slot < self.whites {
            let Some(value) = dice.least(self.white[slot as usize & 3]) else { return false };
            dice = dice.without(value);
            slot += 1;
        }
        Cover::at(self, slot).can_end_black(self, dice)
    }
}

/// The largest overshoot that any die allows is below its own value, so "no die laid yet" is a least die of 6.
const NO_DIE: u8 = 6;

/// How far a covering has come: every slot before `slot` is covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cover {
    /// The slot that is being covered, whites first.
    pub slot: u8,
    /// What a black slot still lacks.
    pub lacks: u8,
    /// Its smallest die so far: the overshoot must stay below it.
    pub least: u8,
}

impl Cover {
    /// Nothing laid yet.
    #[inline]
    pub fn start(need: &Need) -> Self {
        Self::at(need, 0)
    }

    /// Nothing laid yet on this slot and those that follow.
    #[inline]
    pub fn at(need: &Need, slot: u8) -> Self {
        let black = slot.wrapping_sub(need.whites);
        let lacks = if black < need.blacks { need.black[black as usize & 1] } else { 0 };
        Self { slot, lacks, least: if need.exact { 1 } else { NO_DIE } }
    }

    /// Is everything covered?
    #[inline]
    pub const fn done(&self, need: &Need) -> bool {
        self.slot >= need.slots()
    }

    /// After laying a die of this value; `None` if the slot does not take it.
    #[inline]
    pub fn lay(&self, need: &Need, value: u8) -> Option<Self> {
        if self.slot < need.whites {
            return (value >= need.white[self.slot as usize & 3]).then(|| Self::at(need, self.slot + 1));
        }
        let least = self.least.min(value);
        if value < self.lacks {
            Some(Self { lacks: self.lacks - value, least, ..*self })
        } else if value - self.lacks < least {
            Some(Self::at(need, self.slot + 1))
        } else {
            None
        }
    }

    /// Can the rest be covered with these dice?
    #[inline]
    pub fn can_end(&self, need: &Need, dice: Counts) -> bool {
        if self.slot < need.whites {
            need.coverable_from(self.slot, Tally::of(dice))
        } else {
            self.can_end_black(need, dice)
        }
    }

    /// The same, where only black slots are left. For the last one, if it is still empty, the sum decides, because
    /// superfluous dice can be left out one by one.
    #[inline]
    fn can_end_black(&self, need: &Need, dice: Counts) -> bool {
        match need.slots() - self.slot {
            0 => true,
            1 if self.least == NO_DIE => dice.pips() >= u32::from(self.lacks),
            _ => subset_sum::reaches(dice, dice.values(), self.lacks, self.room(need, dice)),
        }
    }

    /// The overshoot of the open black slot must stay below this: its smallest die allows no more, nor does what the
    /// slot after it needs.
    #[inline]
    fn room(&self, need: &Need, dice: Counts) -> u8 {
        if self.slot + 1 == need.slots() {
            return self.least;
        }
        let spare = (dice.pips() + 1).saturating_sub(u32::from(need.black[1] + self.lacks));
        self.least.min(spare as u8)
    }

    /// The values among these dice that may be laid next, as a set of bits.
    #[inline]
    pub fn takes_of(&self, need: &Need, dice: Counts) -> u8 {
        if self.slot < need.whites {
            return self.takes_of_white(need, dice);
        }
        let there = dice.values();
        let room = self.room(need, dice);
        // Values that cover the slot at once.
        let mut takes = there & subset_sum::span(self.lacks, room);
        let mut left = there & subset_sum::span(1, self.lacks.min(7) - 1);
        while left != 0 {
            let value = left.trailing_zeros() as u8;
            left &= left - 1;
            let others = dice.without(value);
            let values = there & !(u8::from(others.count(value) == 0) << value);
            let then = subset_sum::reaches(others, values, self.lacks - value, room.min(value));
            takes |= u8::from(then) << value;
        }
        takes
    }

    /// A smaller die on a white slot leaves more: if the largest will do, so will all that fit.
    #[inline]
    fn takes_of_white(&self, need: &Need, dice: Counts) -> u8 {
        let mut fitting = dice.values() & (u8::MAX << need.white[self.slot as usize & 3]);
        let then = Self::at(need, self.slot + 1);
        while fitting != 0 {
            let value = 7 - fitting.leading_zeros() as u8;
            if then.can_end(need, dice.without(value)) {
                break;
            }
            fitting &= !(1 << value);
        }
        fitting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(dice: &[u8]) -> Counts {
        dice.iter().fold(Counts::NONE, |c, &v| c.with(v))
    }

    /// All ways to give every slot a set of dice, tried one by one.
    fn brute(need: &Need, dice: &[u8]) -> Vec<Vec<u16>> {
        fn slot(need: &Need, dice: &[u8], at: u8, used: u16, so_far: &mut Vec<u16>, all: &mut Vec<Vec<u16>>) {
            if at == need.slots() {
                all.push(so_far.clone());
                return;
            }
            for set in 1u16..1 << dice.len() {
                if set & used != 0 {
                    continue;
                }
                let values: Vec<u8> = (0..dice.len()).filter(|d| set >> d & 1 == 1).map(|d| dice[d]).collect();
                let sum: u8 = values.iter().sum();
                let fits = if at < need.whites {
                    values.len() == 1 && sum >= need.white[at as usize]
                } else {
                    let value = need.black[(at - need.whites) as usize];
                    let enough = if need.exact { sum == value } else { sum >= value };
                    enough && values.iter().all(|v| sum - v < value)
                };
                if fits {
                    so_far.push(set);
                    slot(need, dice, at + 1, used | set, so_far, all);
                    so_far.pop();
                }
            }
        }
        let mut all = Vec::new();
        slot(need, dice, 0, 0, &mut Vec::new(), &mut all);
        all
    }

    /// All ways that the listed picks lead to, die by die; each set of a slot is reached in every order.
    fn picked(need: &Need, dice: &[u8]) -> Vec<Vec<u16>> {
        fn pick(need: &Need, dice: &[u8], cover: Cover, used: u16, slots: &mut [u16; 4], all: &mut Vec<Vec<u16>>) {
            if cover.done(need) {
                all.push(slots[..need.slots() as usize].to_vec());
                return;
            }
            let free = (0..dice.len()).filter(|d| used >> d & 1 == 0);
            let left = free.clone().fold(Counts::NONE, |c, d| c.with(dice[d]));
            let takes = cover.takes_of(need, left);
            let mut any = false;
            for d in free {
                let then = cover.lay(need, dice[d]);
                let may = then.is_some_and(|then| then.can_end(need, left.without(dice[d])));
                assert_eq!(may, takes >> dice[d] & 1 == 1, "what is listed is what is accepted");
                if let Some(then) = then.filter(|_| may) {
                    any = true;
                    slots[cover.slot as usize] |= 1 << d;
                    pick(need, dice, then, used | 1 << d, slots, all);
                    slots[cover.slot as usize] &= !(1 << d);
                }
            }
            assert!(any || used == 0, "a dead end: {need:?} {dice:?} {cover:?}");
        }
        let mut all = Vec::new();
        pick(need, dice, Cover::start(need), 0, &mut [0; 4], &mut all);
        all
    }

    fn need(white: &[u8], black: &[u8]) -> Need {
        Need::of(white, black)
    }

    #[test]
    fn the_picks_lead_to_every_minimal_cover_and_to_no_other() {
        let needs = [
            need(&[5], &[6]),
            need(&[5], &[9]),
            need(&[5, 5], &[3]),
            need(&[6, 6, 6], &[]),
            need(&[4], &[3, 3]),
            need(&[], &[5, 5]),
            need(&[5, 5], &[5, 5]),
            need(&[], &[7]),
            need(&[6], &[]),
            need(&[6, 4], &[8, 2]),
            Need::sum(6, false),
            Need::sum(6, true),
            Need::sum(4, true),
        ];
        // Every pool of up to five dice, and some of seven.
        let mut pools: Vec<Vec<u8>> = vec![Vec::new()];
        let mut at = 0;
        while at < pools.len() {
            let pool = pools[at].clone();
            let last = pool.last().copied().unwrap_or(6);
            if pool.len() < 5 {
                pools.extend((1..=last).map(|value| [&pool[..], &[value]].concat()));
            }
            at += 1;
        }
        let mut rng = staffetta_kernel::FastRng::new(16);
        pools.extend((0..25).map(|_| (0..7).map(|_| (rng.next_u64() % 6) as u8 + 1).collect()));
        for need in &needs {
            for dice in &pools {
                let mut all = brute(need, dice);
                let mut reached = picked(need, dice);
                all.sort();
                reached.sort();
                reached.dedup();
                assert_eq!(all, reached, "{need:?} with {dice:?}");
                assert_eq!(need.coverable(Tally::of(counts(dice))), !all.is_empty(), "{need:?} with {dice:?}");
            }
        }
    }

    #[test]
    fn a_patrol_takes_three_and_three_but_not_a_one_too_many() {
        let patrol = need(&[5], &[6]);
        let all = brute(&patrol, &[5, 3, 3, 1, 1, 1]);
        assert!(all.contains(&vec![0b1, 0b110]), "W5<-5, B6<-3+3");
        assert!(!all.contains(&vec![0b1, 0b1110]), "3+3+1 holds a die too many (LR-5.33)");
        assert!(!patrol.coverable(Tally::of(counts(&[3, 3, 1, 1, 1]))), "nothing covers the white 5");
    }
}
