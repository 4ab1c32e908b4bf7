//! Covering many slots at once with the dice of one pool.

use crate::cards::{SPOTS, Spot};
use crate::dice::{Counts, Die};
use crate::steps::purchases::Bought;

/// The most slots of four missions, Vichy Forces, three purchases and Camouflage.
const MOST: usize = 24;
/// Beyond this many tries a set of slots counts as not coverable.
const TRIES: u32 = 2000;

/// Whose slot it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Claimant {
    /// A mission's.
    Mission(Spot),
    /// That of Vichy Forces.
    #[default]
    Vichy,
    /// A payment.
    Payment(Bought),
    /// The die that camouflages a mission.
    Camouflage(Spot),
}

/// One slot that must be covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Want {
    pub of: Claimant,
    pub white: bool,
    pub value: u8,
    /// Must the value be met exactly?
    pub exact: bool,
    /// The pool dice that cover it.
    pub dice: Counts,
    /// The bonus die on it.
    pub bonus: Option<(Die, u8)>,
}

/// A bonus die and what it counts where; 0 where it may not be laid. It pays for nothing and hides nobody.
#[derive(Clone, Copy, Debug, Default)]
pub struct Extra {
    pub die: Die,
    pub on_missions: [u8; SPOTS],
    pub on_vichy: u8,
}

impl Extra {
    /// What it counts on the slots of this claimant.
    fn on(&self, claimant: Claimant) -> u8 {
        match claimant {
            Claimant::Mission(spot) => self.on_missions[spot as usize],
            Claimant::Vichy => self.on_vichy,
            Claimant::Payment(_) | Claimant::Camouflage(_) => 0,
        }
    }

    /// The most it counts anywhere.
    pub fn most(&self) -> u8 {
        self.on_missions.iter().copied().fold(self.on_vichy, u8::max)
    }
}

/// The bonus dice of a turn: a leader's, and those of two cards.
#[derive(Clone, Copy, Debug, Default)]
pub struct Extras {
    list: [Extra; 4],
    len: usize,
}

impl Extras {
    pub fn as_slice(&self) -> &[Extra] {
        &self.list[..self.len]
    }
}

impl FromIterator<Extra> for Extras {
    fn from_iter<I: IntoIterator<Item = Extra>>(extras: I) -> Self {
        let mut all = Self::default();
        for (place, extra) in all.list.iter_mut().zip(extras) {
            *place = extra;
            all.len += 1;
        }
        all
    }
}

/// All slots that must be covered together.
#[derive(Clone, Copy, Debug)]
pub struct Wants {
    list: [Want; MOST],
    len: usize,
    tries: u32,
}

impl Wants {
    pub fn new() -> Self {
        Self { list: [Want::default(); MOST], len: 0, tries: 0 }
    }

    pub fn push(&mut self, want: Want) {
        if self.len < MOST {
            self.list[self.len] = want;
            self.len += 1;
        }
    }

    /// The slots, covered once [`Wants::fit`] has answered yes.
    pub fn slots(&self) -> &[Want] {
        &self.list[..self.len]
    }

    /// Finds dice for all slots: with as few bonus dice as will do.
    pub fn fit(&mut self, pool: Counts, extras: &[Extra]) -> bool {
        self.tries = 0;
        // Whites first, the dearest first; then blacks alike: the hardest come while there is most to choose from.
        self.list[..self.len].sort_unstable_by_key(|want| (!want.white, !want.exact, u8::MAX - want.value));
        (0..=extras.len()).any(|bonus| self.lay_extras(pool, extras, bonus))
    }

    /// Lays exactly so many of the bonus dice, in every way.
    fn lay_extras(&mut self, pool: Counts, extras: &[Extra], count: usize) -> bool {
        if count == 0 {
            return self.whites(pool);
        }
        let Some((extra, rest)) = extras.split_first() else { return false };
        for at in 0..self.len {
            let want = self.list[at];
            let value = extra.on(want.of);
            if value == 0 || want.bonus.is_some() || (want.white && value < want.value) {
                continue;
            }
            self.list[at].bonus = Some((extra.die, value));
            if self.lay_extras(pool, rest, count - 1) {
                return true;
            }
            self.list[at].bonus = None;
        }
        self.lay_extras(pool, rest, count)
    }

    /// White slots take the smallest die that will do: every other choice leaves less.
    fn whites(&mut self, mut pool: Counts) -> bool {
        let mut at = 0;
        while at < self.len && self.list[at].white {
            let want = &mut self.list[at];
            at += 1;
            want.dice = Counts::NONE;
            if want.bonus.is_some() {
                continue;
            }
            let value =
                if want.exact { Some(want.value).filter(|&v| pool.count(v) > 0) } else { pool.least(want.value) };
            let Some(value) = value else { return false };
            want.dice = want.dice.with(value);
            pool = pool.without(value);
        }
        self.blacks(at, pool)
    }

    fn blacks(&mut self, at: usize, pool: Counts) -> bool {
        if at == self.len {
            return true;
        }
        self.tries += 1;
        let lacks = |want: &Want| u32::from(want.value.saturating_sub(want.bonus.map_or(0, |(_, value)| value)));
        if self.tries > TRIES || self.list[at..self.len].iter().map(lacks).sum::<u32>() > pool.pips() {
            return false;
        }
        let want = self.list[at];
        let (bonus, least) = want.bonus.map_or((0, 6), |(_, value)| (value, value));
        if bonus >= want.value {
            self.list[at].dice = Counts::NONE;
            return self.blacks(at + 1, pool);
        }
        self.gather(at, pool, Counts::NONE, (want.value - bonus, 6, if want.exact { 1 } else { least }))
    }

    /// Adds dice to a black slot, none larger than the last, until it is covered with no die too many.
    fn gather(&mut self, at: usize, pool: Counts, so_far: Counts, (lacks, top, least): (u8, u8, u8)) -> bool {
        for value in lacks..=top {
            if pool.count(value) > 0 && value - lacks < least.min(value) {
                self.list[at].dice = so_far.with(value);
                if self.blacks(at + 1, pool.without(value)) {
                    return true;
                }
            }
        }
        for value in (1..lacks.min(top + 1)).rev() {
            if pool.count(value) > 0 {
                let next = (lacks - value, value, least.min(value));
                if self.gather(at, pool.without(value), so_far.with(value), next) {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(dice: &[u8]) -> Counts {
        dice.iter().fold(Counts::NONE, |counts, &value| counts.with(value))
    }

    fn wants(list: &[(bool, u8)]) -> Wants {
        let mut wants = Wants::new();
        for &(white, value) in list {
            wants.push(Want { white, value, ..Want::default() });
        }
        wants
    }

    #[test]
    fn three_payments_of_six_are_made_of_three_sets_of_dice() {
        assert!(wants(&[(false, 6), (false, 6), (false, 6)]).fit(pool(&[6, 5, 1, 3, 2, 1]), &[]));
        assert!(!wants(&[(false, 6), (false, 6), (false, 6)]).fit(pool(&[6, 5, 3, 2, 1]), &[]));
    }

    #[test]
    fn ted_covers_camp_and_gendarmerie_with_seven_dice() {
        let mut both = wants(&[(true, 5), (true, 5), (false, 4), (true, 4), (false, 3), (false, 3)]);
        assert!(both.fit(pool(&[6, 4, 4, 5, 2, 1, 5]), &[]));
        let used: u32 = both.slots().iter().map(|want| want.dice.pips()).sum();
        assert!(used <= 27 && both.slots().iter().all(|want| want.dice.pips() >= u32::from(want.value)));
    }

    #[test]
    fn a_bonus_die_takes_the_place_of_one_that_is_missing() {
        let extra = Extra { die: Die::Mg34, on_missions: [6; SPOTS], on_vichy: 6 };
        assert!(!wants(&[(true, 5), (false, 4)]).fit(pool(&[4, 2, 1, 1]), &[]));
        assert!(wants(&[(true, 5), (false, 4)]).fit(pool(&[4, 2, 1, 1]), &[extra]));
    }
}
