//! The cheapest way to cover what is not covered yet (LR-5.32, LR-5.33): cards are spared, then pips, then a leader's
//! die; of equal prices the one that keeps the high dice for white slots.

use staffetta_kernel::Target;

use crate::dice::{DiceSet, Die};
use crate::dice_placement::{Cover, Need};

/// The dice on each slot, whites first.
pub type Laid = [DiceSet; 4];

/// Slots, and the dice that may be laid on them.
#[derive(Clone, Debug)]
pub struct Coverable<'r> {
    need: &'r Need,
    /// What each die counts here; 0 for a die that may not be laid.
    values: [u8; Die::COUNT],
    /// The dice that may be laid, the cheapest first.
    order: Vec<Die>,
}

/// What a cover costs: cards, pips of the pool, leaders' dice, and the squares of the pips, which grow with high dice.
type Price = (u32, u32, u32, u32);

/// A search for covers: the best so far.
struct Search {
    best: Option<(Price, Laid)>,
    /// Any cover will do.
    any: bool,
}

/// How dear a die is beside its pips: bonus dice of cards are, a leader's die is there every turn.
const fn dearness(die: Die) -> u32 {
    match die {
        Die::Panzerfaust => 3,
        Die::Mg34 => 2,
        Die::Dumont | Die::Vasseur => 1,
        _ => 0,
    }
}

impl<'r> Coverable<'r> {
    /// These slots and dice, each with what it counts.
    pub fn new(need: &'r Need, dice: impl Iterator<Item = (Die, u8)>) -> Self {
        let mut values = [0; Die::COUNT];
        let mut order = Vec::new();
        for (die, value) in dice {
            values[die.slot()] = value;
            order.push(die);
        }
        order.sort_by_key(|&die| (values[die.slot()], dearness(die)));
        Self { need, values, order }
    }

    /// What the die counts, if it may be laid.
    pub fn value(&self, die: Die) -> Option<u8> {
        Some(self.values[die.slot()]).filter(|&value| value > 0)
    }

    /// All dice that may be laid.
    pub fn dice(&self) -> &[Die] {
        &self.order
    }

    /// How far these dice cover the slot; `None` if they may not lie there together.
    pub fn on_slot(&self, slot: u8, dice: DiceSet) -> Option<Cover> {
        dice.iter().try_fold(Cover::at(self.need, slot), |cover, die| {
            if cover.slot > slot { None } else { cover.lay(self.need, self.values[die.slot()]) }
        })
    }

    /// Can what lies there be completed?
    pub fn can_complete(&self, laid: Laid) -> bool {
        self.search(laid, true).is_some()
    }

    /// What lies there, completed in the cheapest way.
    pub fn cheapest(&self, laid: Laid) -> Option<Laid> {
        self.search(laid, false)
    }

    fn search(&self, laid: Laid, any: bool) -> Option<Laid> {
        let mut search = Search { best: None, any };
        self.complete(laid, &mut search);
        search.best.map(|(_, laid)| laid)
    }

    /// Covers the first open slot, and then those after it.
    fn complete(&self, laid: Laid, search: &mut Search) {
        let is_open = |&slot: &u8| self.on_slot(slot, laid[usize::from(slot)]).is_none_or(|cover| cover.slot == slot);
        match (0..self.need.slots()).find(is_open) {
            Some(slot) => self.grow(slot, 0, laid, search),
            None => {
                let price = self.price(laid);
                if search.best.is_none_or(|(best, _)| price < best) {
                    search.best = Some((price, laid));
                }
            }
        }
    }

    /// Adds dice to the slot until it is covered. They join it in one order only, and equal dice are tried once.
    fn grow(&self, slot: u8, from: usize, laid: Laid, search: &mut Search) {
        let at = usize::from(slot);
        let Some(cover) = self.on_slot(slot, laid[at]) else { return };
        if cover.slot > slot {
            return self.complete(laid, search);
        }
        let used = laid.into_iter().fold(DiceSet::NONE, |all, dice| all | dice);
        let mut last = None;
        for (place, &die) in self.order.iter().enumerate().skip(from) {
            let kind = Some((self.values[die.slot()], dearness(die)));
            if used.has(die) || last == kind || (search.any && search.best.is_some()) {
                continue;
            }
            last = kind;
            let mut then = laid;
            then[at].add(die);
            self.grow(slot, place + 1, then, search);
        }
    }

    fn price(&self, laid: Laid) -> Price {
        let dice = || laid.iter().flat_map(|dice| dice.iter());
        let pips = || dice().filter(|die| !die.is_bonus()).map(|die| u32::from(self.values[die.slot()]));
        let cards = dice().map(dearness).filter(|&dear| dear > 1).sum();
        let leaders = dice().filter(|&die| dearness(die) == 1).count() as u32;
        (cards, pips().sum(), leaders, pips().map(|value| value * value).sum())
    }
}
