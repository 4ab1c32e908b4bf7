//! Best keeping, exactly: for every hand, every aim and every number of rolls left the dice to keep (JP-4.10).

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Choices, Target};
use std::ops::Range;
use std::sync::OnceLock;

use crate::Action;
use crate::dice::{Combo, HANDS, Hand, Kept, Reading, SELECTIONS};

/// Results of five dice: a chance over `n` rolls is a whole number of `RESULTS` to the power `n`.
pub const RESULTS: u128 = 7776;
/// Rolls of an attempt: the tables hold this many, and one more for a star.
pub const ROLLS: usize = 3;

/// What an attempt is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// The other side rolls afterwards and must exceed this hand.
    First,
    /// To exceed this hand of the first roller.
    Exceed(Hand),
    /// To roll the combination that a mission card asks for.
    Mission(Combo),
    /// To contain this combination: a rescue or an escape.
    Contain(Combo),
}

/// When a hand is good enough for a mission's combination (option `combo_need`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComboNeed {
    /// It contains the combination.
    Contains,
    /// It is worth no less.
    AtLeast,
    /// It is exactly that.
    Exact,
}

/// The best keeping for one aim.
#[derive(Debug)]
pub struct Keeping {
    /// The dice to keep with one roll left, with two, with three.
    best: [[Kept; HANDS]; ROLLS],
    /// What all results together are worth over 1, 2, 3 and 4 rolls.
    total: [u128; ROLLS + 1],
}

/// The sum over all results of what is worth this much, for every selection that is kept.
fn sums(worth: &[u128; HANDS]) -> Box<[u128; SELECTIONS]> {
    let mut sum = Box::new([0; SELECTIONS]);
    for kept in Kept::all().rev() {
        sum[kept.slot()] = match kept.hand() {
            Some(hand) => worth[hand.at()],
            None => (1..=6).map(|face| sum[kept.with(face).slot()]).sum(),
        };
    }
    sum
}

impl Keeping {
    /// For final hands of this worth.
    fn new(dice: &Selections, worth: impl Fn(Hand) -> u128) -> Self {
        let mut now = [0; HANDS];
        Hand::all().for_each(|hand| now[hand.at()] = worth(hand));
        let mut keeping = Self { best: [[Kept::NONE; HANDS]; ROLLS], total: [0; ROLLS + 1] };
        for left in 0..=ROLLS {
            let sum = sums(&now);
            keeping.total[left] = sum[Kept::NONE.slot()];
            if left == ROLLS {
                break;
            }
            let mut then = [0; HANDS];
            for hand in Hand::all() {
                let (best, worth) = best(dice, hand, &sum);
                keeping.best[left][hand.at()] = best;
                then[hand.at()] = worth;
            }
            now = then;
        }
        keeping
    }

    /// The dice to keep of this hand with so many rolls left (1 to 3); the whole hand: stop.
    #[inline]
    pub fn best(&self, hand: Hand, left: u8) -> Kept {
        self.best[usize::from(left.clamp(1, ROLLS as u8)) - 1][hand.at()]
    }

    /// What an attempt of so many rolls (1 to 4) is worth from its beginning: the worth of final hands, summed over all
    /// results.
    pub fn total(&self, rolls: usize) -> u128 {
        self.total[rolls - 1]
    }
}

/// Highest worth; then more dice; then the larger faces, compared from the highest die down.
fn best(dice: &Selections, hand: Hand, sum: &[u128; SELECTIONS]) -> (Kept, u128) {
    let mut best = (0, hand.kept());
    // The whole hand comes last: stopping is worth its hand over all results.
    for &kept in dice.of(hand).iter().rev() {
        let worth = 6u128.pow(kept.len() as u32) * sum[kept.slot()];
        let before = best.1;
        let larger = kept.len() == before.len() && kept.faces().iter().rev().gt(before.faces().iter().rev());
        if worth > best.0 || worth == best.0 && (kept.len() > before.len() || larger) {
            best = (worth, kept);
        }
    }
    (best.1, best.0)
}

/// The selections of every hand, in one list, and what may be done with them.
#[derive(Debug)]
pub struct Selections {
    all: Vec<Kept>,
    /// Stop, and every selection of the hand to keep but the whole; as many as there are selections.
    keep: Vec<Action>,
    /// The same with a star.
    star: Vec<Action>,
    from: [u16; HANDS + 1],
}

impl Selections {
    fn new() -> Self {
        let mut selections = Self { all: Vec::new(), keep: Vec::new(), star: Vec::new(), from: [0; HANDS + 1] };
        for hand in Hand::all() {
            let all = hand.selections();
            let smaller = &all[..all.len() - 1];
            selections.keep.extend([Action::Stop].into_iter().chain(smaller.iter().copied().map(Action::Keep)));
            selections.star.extend([Action::Stop].into_iter().chain(smaller.iter().copied().map(Action::Star)));
            selections.all.extend(all);
            selections.from[hand.at() + 1] = selections.all.len() as u16;
        }
        selections
    }

    #[inline]
    fn range(&self, hand: Hand) -> Range<usize> {
        usize::from(self.from[hand.at()])..usize::from(self.from[hand.at() + 1])
    }

    /// Those of this hand, the smaller ones first, the whole hand last.
    #[inline]
    pub fn of(&self, hand: Hand) -> &[Kept] {
        &self.all[self.range(hand)]
    }

    /// Lists what may be done with a hand: stop, or keep some dice and roll the others, for a star or without.
    #[inline]
    pub fn list(&self, hand: Hand, star: bool, out: &mut Choices<Action>) {
        let actions = &(if star { &self.star } else { &self.keep })[self.range(hand)];
        // Up to 32, and always an even number: eight at a time.
        let (eights, rest) = actions.as_chunks::<8>();
        eights.iter().for_each(|&eight| out.extend(eight));
        let (twos, rest) = rest.as_chunks::<2>();
        twos.iter().for_each(|&two| out.extend(two));
        rest.iter().for_each(|&one| out.push(one));
    }
}

/// Everything about the battle dice of one table: computed once.
#[derive(Debug)]
pub struct BattleDice {
    /// What is kept of each hand.
    pub selections: Selections,
    combos: [Combo; HANDS],
    values: [u8; HANDS],
    highest: u8,
    first: Keeping,
    exceed: Vec<Keeping>,
    missions: Vec<Keeping>,
    contain: Vec<Keeping>,
    /// Bits: does the hand serve for the mission, does it contain the combo?
    serves: [[u8; HANDS]; 2],
}

/// The tables of the twelve ways to choose the options that touch dice: made when a table first needs them.
static TABLES: [OnceLock<BattleDice>; 12] = [const { OnceLock::new() }; 12];

impl BattleDice {
    /// The tables of these options, shared by all that have chosen them.
    pub fn of(reading: Reading, need: ComboNeed) -> &'static Self {
        let at = 4 * need as usize + 2 * usize::from(reading.faces) + usize::from(reading.boom_length == 4);
        TABLES[at].get_or_init(|| Self::new(reading, need))
    }

    /// The tables of these options.
    pub fn new(reading: Reading, need: ComboNeed) -> Self {
        let selections = Selections::new();
        let (mut combos, mut serves) = ([Combo::Nothing; HANDS], [[0; HANDS]; 2]);
        let mut strengths: Vec<_> = Hand::all().map(|hand| reading.strength(hand)).collect();
        strengths.sort_unstable();
        strengths.dedup();
        let mut values = [0; HANDS];
        for hand in Hand::all() {
            combos[hand.at()] = reading.combo(hand);
            values[hand.at()] = strengths.binary_search(&reading.strength(hand)).unwrap_or(0) as u8;
            for &combo in Combo::ALL {
                let contains = reading.contains(hand, combo);
                let serve = match need {
                    ComboNeed::Contains => contains,
                    ComboNeed::AtLeast => reading.combo(hand) >= combo,
                    ComboNeed::Exact => reading.combo(hand) == combo,
                };
                serves[0][hand.at()] |= u8::from(serve) << combo.slot();
                serves[1][hand.at()] |= u8::from(contains) << combo.slot();
            }
        }
        let exceed: Vec<Keeping> = (0..strengths.len() as u8)
            .map(|value| Keeping::new(&selections, |hand| u128::from(values[hand.at()] > value)))
            .collect();
        let certain = RESULTS.pow(ROLLS as u32);
        let first = Keeping::new(&selections, |hand| certain - exceed[usize::from(values[hand.at()])].total(ROLLS));
        let of_combos = |which: usize| {
            let one = |combo: &Combo| {
                Keeping::new(&selections, |hand| u128::from(serves[which][hand.at()] >> combo.slot() & 1))
            };
            Combo::ALL.iter().map(one).collect()
        };
        let (missions, contain) = (of_combos(0), of_combos(1));
        let highest = strengths.len() as u8 - 1;
        Self { selections, combos, values, highest, first, exceed, missions, contain, serves }
    }

    /// The combo of a hand.
    #[inline]
    pub fn combo(&self, hand: Hand) -> Combo {
        self.combos[hand.at()]
    }

    /// Is the first hand worth more than the second?
    #[inline]
    pub fn exceeds(&self, hand: Hand, other: Hand) -> bool {
        self.values[hand.at()] > self.values[other.at()]
    }

    /// Can no hand exceed this one?
    #[inline]
    pub fn is_highest(&self, hand: Hand) -> bool {
        self.values[hand.at()] == self.highest
    }

    /// Has the attempt reached what it is for, so that it ends by itself (JP-4.6, JP-4.9)?
    #[inline]
    pub fn reached(&self, aim: Aim, hand: Hand) -> bool {
        match aim {
            Aim::First => self.is_highest(hand),
            Aim::Exceed(other) => self.exceeds(hand, other),
            Aim::Mission(combo) => self.serves[0][hand.at()] >> combo.slot() & 1 == 1,
            Aim::Contain(combo) => self.serves[1][hand.at()] >> combo.slot() & 1 == 1,
        }
    }

    /// The best keeping for an aim.
    #[inline]
    pub fn keeping(&self, aim: Aim) -> &Keeping {
        match aim {
            Aim::First => &self.first,
            Aim::Exceed(other) => &self.exceed[usize::from(self.values[other.at()])],
            Aim::Mission(combo) => &self.missions[combo.slot()],
            Aim::Contain(combo) => &self.contain[combo.slot()],
        }
    }

    /// The chance that an attempt of so many rolls succeeds from its beginning, with best keeping.
    pub fn chance(&self, aim: Aim, rolls: usize) -> f64 {
        let certain = if aim == Aim::First { ROLLS + rolls } else { rolls };
        self.keeping(aim).total(rolls) as f64 / RESULTS.pow(certain as u32) as f64
    }

    /// The chance of success with these dice kept and so many rolls left, kept best from then on. A whole hand stands.
    pub fn chance_keeping(&self, aim: Aim, kept: Kept, left: u8) -> f64 {
        let worth = |hand: Hand| match aim {
            Aim::First => 1.0 - self.chance(Aim::Exceed(hand), ROLLS),
            _ => f64::from(u8::from(self.reached(aim, hand))),
        };
        let mut now: Vec<f64> = Hand::all().map(worth).collect();
        if let Some(hand) = kept.hand() {
            return now[hand.at()];
        }
        let mut sum = vec![0.0; SELECTIONS];
        for rolls in 1..=left.max(1) {
            for kept in Kept::all().rev() {
                sum[kept.slot()] = match kept.hand() {
                    Some(hand) => now[hand.at()],
                    None => (1..=6).map(|face| sum[kept.with(face).slot()]).sum::<f64>() / 6.0,
                };
            }
            if rolls < left {
                let best = |hand: Hand| self.selections.of(hand).iter().map(|k| sum[k.slot()]).fold(0.0, f64::max);
                now = Hand::all().map(best).collect();
            }
        }
        sum[kept.slot()]
    }
}

/// A combo in which an attempt may end.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Rung {
    /// Which.
    pub combo: Combo,
    /// How often the attempt ends in it.
    pub ends: f64,
    /// How often it succeeds when it does: it is not exceeded, exceeds, or serves.
    pub succeeds: f64,
}

impl BattleDice {
    /// How often an attempt ends in each combo with these dice kept and so many rolls left, kept best from then on, and how
    /// good each is.
    pub fn ladder(&self, aim: Aim, kept: Kept, left: u8) -> Vec<Rung> {
        let hands = self.ends(aim, kept, left);
        let worth = |hand: Hand| match aim {
            Aim::First => 1.0 - self.chance(Aim::Exceed(hand), ROLLS),
            _ => f64::from(u8::from(self.reached(aim, hand))),
        };
        let rung = |&combo: &Combo| {
            let of_it: Vec<Hand> = Hand::all().filter(|&hand| self.combo(hand) == combo).collect();
            let ends: f64 = of_it.iter().map(|hand| hands[hand.at()]).sum();
            // What never comes is judged by its hands alike.
            let weight = |hand: Hand| if ends > 0.0 { hands[hand.at()] / ends } else { 1.0 / of_it.len() as f64 };
            let succeeds = of_it.iter().map(|&hand| weight(hand) * worth(hand)).sum();
            Rung { combo, ends, succeeds }
        };
        Combo::ALL.iter().map(rung).collect()
    }

    /// How often each hand is the last of the attempt.
    fn ends(&self, aim: Aim, kept: Kept, left: u8) -> Vec<f64> {
        let mut chances = vec![0.0; SELECTIONS];
        chances[kept.slot()] = 1.0;
        for rolls in (0..left.max(1)).rev() {
            // Dice are added one after another; the smaller selections come first.
            for kept in Kept::all().filter(|kept| kept.hand().is_none()) {
                let chance = std::mem::take(&mut chances[kept.slot()]);
                (1..=6).for_each(|face| chances[kept.with(face).slot()] += chance / 6.0);
            }
            if rolls > 0 {
                let hands: Vec<f64> = Hand::all().map(|hand| chances[hand.kept().slot()]).collect();
                chances.fill(0.0);
                for (hand, chance) in Hand::all().zip(hands) {
                    let stands = self.reached(aim, hand) || kept.hand().is_some();
                    let best = if stands { hand.kept() } else { self.keeping(aim).best(hand, rolls) };
                    chances[best.slot()] += chance;
                }
            }
        }
        Hand::all().map(|hand| chances[hand.kept().slot()]).collect()
    }
}

impl staffetta_kernel::flow::Field for Aim {
    const BYTES: usize = 2;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        (to[0], to[1]) = match self {
            Self::First => (0, 0),
            Self::Exceed(hand) => (1, hand.at() as u8),
            Self::Mission(combo) => (2, combo as u8),
            Self::Contain(combo) => (3, combo as u8),
        };
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        let combo = || Combo::ALL[usize::from(from[1]) % Combo::ALL.len()];
        match from[0] {
            0 => Self::First,
            1 => Self::Exceed(<Hand as staffetta_kernel::flow::Field>::read(&from[1..])),
            2 => Self::Mission(combo()),
            _ => Self::Contain(combo()),
        }
    }
}
