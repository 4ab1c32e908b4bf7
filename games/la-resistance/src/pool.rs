//! The pool: the dice of the turn, free, spent or removed (LR-5.20, LR-G71).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use staffetta_kernel::serde_json::{Map, Value};
use staffetta_kernel::{Array, Choices, Target};
use std::borrow::Cow;

use crate::action::Action;
use crate::dice::{Counts, DiceSet, Die, POOL, WHITE};

/// The dice of the active band in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Pool {
    /// The free dice by value.
    pub counts: Counts,
    /// The free dice.
    pub free: DiceSet,
    /// Dice taken off for the turn, by a Mulligan or Faulty Intel.
    pub removed: DiceSet,
    /// What each die shows; 0 for a die that is not there.
    pub value: [u8; POOL],
    /// The free dice of each value.
    sets: Array<DiceSet, 8>,
}

impl Pool {
    /// A fresh pool of white dice.
    #[inline]
    pub fn rolled(values: &[u8]) -> Self {
        let mut pool = Self { free: DiceSet(((1u32 << values.len()) - 1) as u16), ..Self::default() };
        for (at, &value) in values.iter().enumerate().take(WHITE) {
            pool.value[at] = value;
            pool.counts = pool.counts.with(value);
            pool.sets[usize::from(value & 7)].0 |= 1 << at;
        }
        pool
    }

    /// What a die of the pool shows.
    #[inline]
    pub fn shows(&self, die: Die) -> u8 {
        if die.is_bonus() { 0 } else { self.value[die as usize] }
    }

    /// Is the die free?
    #[inline]
    pub fn is_free(&self, die: Die) -> bool {
        self.free.has(die)
    }

    /// A die joins, or shows a new value.
    #[inline]
    pub fn set(&mut self, die: Die, value: u8) {
        if self.is_free(die) {
            self.spend(die);
        }
        self.value[die as usize] = value;
        self.free.add(die);
        self.sets[usize::from(value & 7)].add(die);
        self.counts = self.counts.with(value);
    }

    /// A free die is spent.
    #[inline]
    pub fn spend(&mut self, die: Die) {
        let value = self.value[die as usize];
        self.free = self.free - DiceSet::one(die);
        let set = &mut self.sets[usize::from(value & 7)];
        *set = *set - DiceSet::one(die);
        self.counts = self.counts.without(value);
    }

    /// A set of free dice is spent at once; these are left, by value.
    #[inline]
    pub fn spend_all(&mut self, dice: DiceSet, left: Counts) {
        self.free = self.free - dice;
        self.sets.iter_mut().for_each(|set| *set = *set - dice);
        self.counts = left;
    }

    /// A free die is taken off for the turn.
    #[inline]
    pub fn remove(&mut self, die: Die) {
        self.spend(die);
        self.removed.add(die);
    }

    /// The free dice that show this.
    #[inline]
    pub fn showing(&self, value: u8) -> DiceSet {
        self.sets[usize::from(value & 7)]
    }

    /// The first free die, in the order w, b, x, that shows what this one shows, outside this set: it speaks for all.
    #[inline]
    pub fn first_equal(&self, die: Die, without: DiceSet) -> Die {
        (self.showing(self.shows(die)) - without).iter().next().unwrap_or(die)
    }

    /// The action with the die that speaks for all that are equal to it (LR-5.32); these dice have been laid already.
    pub fn canonical(&self, laid: DiceSet, action: Action) -> Action {
        let first = |die: Die| if self.is_free(die) { self.first_equal(die, DiceSet::NONE) } else { die };
        match action {
            Action::Mulligan(die) => Action::Mulligan(first(die)),
            Action::Reroll(die) => Action::Reroll(first(die)),
            Action::Remove(die) => Action::Remove(first(die)),
            Action::Spend(die) => Action::Spend(first(die)),
            Action::Lay(die) if self.is_free(die) && !laid.has(die) => Action::Lay(self.first_equal(die, laid)),
            other => other,
        }
    }

    /// Lists the first free die, outside this set, of each of these values (a set of bits), as what it is made.
    #[inline]
    pub fn list_values<A: Copy>(&self, without: DiceSet, wanted: u8, out: &mut Choices<A>, make: impl Fn(Die) -> A) {
        out.push_each_if::<6>(|below| {
            let value = below as u8 + 1;
            let there = self.showing(value) - without;
            let first = Die::ALL[there.0.trailing_zeros() as usize % Die::COUNT];
            (!there.is_empty() & (wanted >> value & 1 == 1), make(first))
        });
    }
}

/// A die of the pool, as views and the open form tell of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(deny_unknown_fields)]
struct ShownDie {
    /// What it shows, 1 to 6.
    value: u8,
    state: DieState,
}

/// Where a die is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(rename_all = "snake_case")]
enum DieState {
    Free,
    Spent,
    Removed,
}

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let there = Die::ALL[..POOL].iter().filter(|&&die| self.shows(die) > 0);
        to.collect_map(there.map(|&die| {
            let state = match die {
                _ if self.is_free(die) => DieState::Free,
                _ if self.removed.has(die) => DieState::Removed,
                _ => DieState::Spent,
            };
            (die, ShownDie { value: self.shows(die), state })
        }))
    }
}

impl<'de> Deserialize<'de> for Pool {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut pool = Self::default();
        for (die, shown) in BTreeMap::<Die, ShownDie>::deserialize(from)? {
            if die.is_bonus() || !(1..=6).contains(&shown.value) {
                return Err(D::Error::custom(format!("die {} cannot show {}", die.word(), shown.value)));
            }
            pool.set(die, shown.value);
            match shown.state {
                DieState::Free => {}
                DieState::Spent => pool.spend(die),
                DieState::Removed => pool.remove(die),
            }
        }
        Ok(pool)
    }
}

impl JsonSchema for Pool {
    fn schema_name() -> Cow<'static, str> {
        "Pool".into()
    }
    /// An entry for each die that is there.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let die = Value::from(generator.subschema_for::<ShownDie>());
        let dice: Map<String, Value> = Die::ALL[..POOL].iter().map(|each| (each.name(), die.clone())).collect();
        json_schema!({ "type": "object", "properties": dice, "x-by": Die::KIND })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_follow_the_free_dice() {
        let mut pool = Pool::default();
        for (die, value) in [(Die::W1, 6), (Die::W2, 4), (Die::W3, 4), (Die::B1, 1)] {
            pool.set(die, value);
        }
        assert_eq!((pool.counts.pips(), pool.counts.count(4), pool.counts.count(3)), (15, 2, 0));
        pool.spend(Die::W2);
        pool.remove(Die::B1);
        assert_eq!((pool.counts.pips(), pool.counts.least(1), pool.counts.least(5)), (10, Some(4), Some(6)));
        assert_eq!(pool.first_equal(Die::W3, DiceSet::NONE), Die::W3);
        pool.set(Die::W3, 6);
        assert_eq!(pool.first_equal(Die::W3, DiceSet::NONE), Die::W1);
    }
}
