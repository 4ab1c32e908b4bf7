//! Covering slots with dice (LR-5.32, LR-5.33): which die may be laid next so that all slots can
//! still be covered, with no die too many on a black one.

use crate::dice::{Counts, Tally};

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
    /// The sum of all slots: with fewer pips there is nothing to try.
    pub total: u8,
    enough: Enough,
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
    /// Where it has to be tried in any case.
    const fn from(total: u8) -> Self {
        Self { least: [total; 64], doubt: NEVER }
    }

    fn of(need: &Need) -> Self {
        let whites = &need.white[..usize::from(need.whites)];
        let blacks: u8 = need.black.iter().sum();
        if need.exact || whites.len() > 3 || whites.iter().any(|&white| white < 4) {
            return Self::from(need.total);
        }
        let mut least = [NEVER; 64];
        for (high, least) in least.iter_mut().enumerate() {
            let mut dice = Counts(((high & 3) << 24 | (high >> 2 & 3) << 20 | (high >> 4) << 16) as u32);
            let cheapest = whites.iter().try_fold(0, |pips, &white| {
                let value = dice.least(white)?;
                dice = dice.without(value);
                Some(pips + value)
            });
            *least = cheapest.map_or(NEVER, |pips| pips + blacks);
        }
        // Whatever dice fill the first of two black slots, they need overshoot it by 5 at most.
        Self { least, doubt: if need.blacks > 1 { 5 } else { 0 } }
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
        let need = Self { black: [value, 0], blacks: 1, exact, total: value, ..Self::default() };
        Self { enough: Enough::of(&need), ..need }
    }

    /// These white and black slots, the dearest of each first.
    pub fn of(white: &[u8], black: &[u8]) -> Self {
        let mut need = Self { whites: white.len() as u8, blacks: black.len() as u8, ..Self::default() };
        need.white[..white.len()].copy_from_slice(white);
        need.black[..black.len()].copy_from_slice(black);
        need.total = white.iter().chain(black).sum();
        Self { enough: Enough::of(&need), ..need }
    }

    /// How many slots.
    #[inline]
    pub const fn slots(&self) -> u8 {
        self.whites + self.blacks
    }

    /// Can these dice cover all of it?
    #[inline]
    pub fn coverable(&self, dice: Tally) -> bool {
        let least = u32::from(self.enough.least[dice.high]);
        let (perhaps, surely) = (dice.pips >= least, dice.pips >= least + u32::from(self.enough.doubt));
        if perhaps == surely { surely } else { self.tried(dice.counts) }
    }

    #[cold]
    fn tried(&self, dice: Counts) -> bool {
        Cover::start(self).can_end(self, dice)
    }
}

/// The largest overshoot that any die allows is below its own value, so "no die laid yet" is a least die of 6.
const NO_DIE: u8 = 6;

/// How far a covering has come: every slot before `slot` is covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

    #[inline]
    fn at(need: &Need, slot: u8) -> Self {
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
    ///
    /// The smallest die that fits is the best for a white slot: every other choice leaves less. For the last black
    /// slot that is still empty the sum decides, because superfluous dice can be left out one by one.
    #[inline]
    pub fn can_end(&self, need: &Need, mut dice: Counts) -> bool {
        let mut slot = self.slot;
        while slot < need.whites {
            let Some(value) = dice.least(need.white[slot as usize & 3]) else { return false };
            dice = dice.without(value);
            slot += 1;
        }
        let here = if slot == self.slot { *self } else { Self::at(need, slot) };
        match need.slots() - slot {
            0 => true,
            1 if here.least == NO_DIE => dice.pips() >= u32::from(here.lacks),
            1 => reaches(dice, here, u32::MAX),
            _ => {
                let Some(spare) = dice.pips().checked_sub(need.black[1].into()) else { return false };
                reaches(dice, here, spare)
            }
        }
    }

    /// The values among these dice that may be laid next, as a set of bits.
    #[inline]
    pub fn takes_of(&self, need: &Need, dice: Counts) -> u8 {
        let there = dice.values();
        if self.slot < need.whites {
            // A smaller die on a white slot leaves more: if the largest will do, so will all that fit.
            let fitting = there & (u8::MAX << need.white[self.slot as usize & 3]);
            let mut left = fitting;
            while left != 0 {
                let value = 7 - left.leading_zeros() as u8;
                if Self::at(need, self.slot + 1).can_end(need, dice.without(value)) {
                    return left;
                }
                left &= !(1 << value);
            }
            return 0;
        }
        let last = self.slot + 1 == need.slots();
        let spare = if last { u32::MAX } else { dice.pips().saturating_sub(need.black[1].into()) };
        // Values that cover the slot at once.
        let mut takes = there & span(self.lacks, self.least);
        if !last {
            takes &= span(1, spare.min(6) as u8);
        }
        let mut left = there & span(1, self.lacks.min(7) - 1);
        while left != 0 {
            let value = left.trailing_zeros() as u8;
            left &= left - 1;
            let then = Self { lacks: self.lacks - value, least: self.least.min(value), ..*self };
            if reaches(dice.without(value), then, spare.saturating_sub(value.into())) {
                takes |= 1 << value;
            }
        }
        takes
    }
}

/// So many values from this one on, as a set of bits.
#[inline]
const fn span(from: u8, count: u8) -> u8 {
    if from > 6 { 0 } else { (((1u32 << count) - 1) << from) as u8 }
}

/// Can some of the dice bring the open black slot to its value, with an overshoot below its smallest die and using at
/// most `spare` pips? An overshoot of `v - 1` is allowed for dice of `v` and more only.
#[inline]
fn reaches(dice: Counts, open: Cover, spare: u32) -> bool {
    let lacks = u32::from(open.lacks);
    // Most often a single die will do.
    if let Some(value) = dice.least(open.lacks)
        && value - open.lacks < open.least
        && u32::from(value) <= spare
    {
        return true;
    }
    several_reach(dice, open, lacks, spare)
}

fn several_reach(dice: Counts, open: Cover, lacks: u32, spare: u32) -> bool {
    let mut sums = 1u32;
    let mut value = 6;
    while value >= 1 {
        let mut count = dice.count(value);
        while count > 0 {
            sums |= sums << value;
            count -= 1;
        }
        let total = lacks + u32::from(value) - 1;
        if value <= open.least && total <= spare && sums >> total & 1 == 1 {
            return true;
        }
        value -= 1;
    }
    false
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
        let mut luck = staffetta_kernel::Quick::new(16);
        pools.extend((0..25).map(|_| (0..7).map(|_| (luck.double() % 6) as u8 + 1).collect()));
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
