//! Dice laid one by one on the slots of a card or in payment. A pick is listed only if the whole can still be
//! completed (LR-5.32, LR-5.33).

use serde::{Deserialize, Serialize};

use staffetta_kernel::bytemuck;
use staffetta_kernel::flow::{Field, Flow};
use staffetta_kernel::{Choices, Desk, Label, Prompt, Refusal, RuleId};

use crate::action::{Action, Verb};
use crate::cards::Clg;
use crate::dice::{Counts, DiceSet, Die};
use crate::dice_placement::{Cover, Need};
use crate::event::{Event, Shown};
use crate::rules::{Mission, Rules};
use crate::state::{Public, State};
use crate::view::View;
use crate::{LaResistance, bonus_dice, labels};

/// The dice laid so far, and those that may still be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// Dice that may still be laid, bonus dice included, by value.
    pub left: Counts,
    /// The dice on each slot.
    pub laid: [DiceSet; 4],
    /// Bonus dice that may still be laid.
    pub bonus: DiceSet,
    /// How far the covering has come.
    pub cover: Cover,
}

impl Field for Placement {
    const BYTES: usize = 17;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        self.left.write(&mut to[0..]);
        bytemuck::cast::<[u16; 4], u64>(self.laid.map(|dice| dice.0)).write(&mut to[4..]);
        self.bonus.write(&mut to[12..]);
        [self.cover.slot, self.cover.lacks, self.cover.least].write(&mut to[14..]);
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        let [slot, lacks, least] = Field::read(&from[14..]);
        Self {
            left: Field::read(from),
            laid: bytemuck::cast::<u64, [u16; 4]>(Field::read(&from[4..])).map(DiceSet),
            bonus: Field::read(&from[12..]),
            cover: Cover { slot, lacks, least },
        }
    }
}

/// What dice are laid on: its slots, and the mission if it is one (bonus dice count by it).
#[derive(Clone, Copy, Debug)]
pub struct Slots<'r> {
    pub need: &'r Need,
    pub mission: Option<&'r Mission>,
}

impl Placement {
    /// Nothing laid yet; these bonus dice may join the pool.
    #[inline]
    pub fn new(r: &Rules, p: &Public, on: Slots<'_>, bonus: DiceSet) -> Self {
        let left = p.pool.counts.and(r.bonus_counts(bonus, on.mission));
        Self { left, laid: [DiceSet::NONE; 4], bonus, cover: Cover::start(on.need) }
    }

    /// All dice laid.
    #[inline]
    pub fn all_laid(&self) -> DiceSet {
        self.laid[0] | self.laid[1] | self.laid[2] | self.laid[3]
    }

    /// Lists the dice that may be laid next.
    #[inline]
    pub fn list(&self, r: &Rules, p: &Public, on: Slots<'_>, out: &mut Choices<Action>) {
        let takes = self.cover.takes_of(on.need, self.left);
        p.pool.list_values(self.all_laid(), takes, out, Action::Lay);
        if !self.bonus.is_empty() {
            for die in self.bonus.iter().filter(|&die| takes >> r.bonus_value(die, on.mission) & 1 == 1) {
                out.push(Action::Lay(die));
            }
        }
    }

    /// What the die would count, if it may be laid at all.
    #[inline]
    fn value_of(&self, r: &Rules, p: &Public, on: Slots<'_>, die: Die) -> Result<u8, Refusal> {
        if die.is_bonus() {
            return if self.bonus.has(die) { Ok(r.bonus_value(die, on.mission)) } else { Err(bonus_dice::NONE_SUCH) };
        }
        if !p.pool.is_free(die) || self.all_laid().has(die) {
            return Err(Refusal::new("LR-G71", "die-not-free"));
        }
        Ok(p.pool.shows(die))
    }

    /// Lays a die. Tells whether everything is covered now.
    #[inline(always)]
    pub fn lay(&mut self, r: &Rules, p: &Public, on: Slots<'_>, die: Die) -> Result<bool, Refusal> {
        let value = self.value_of(r, p, on, die)?;
        let (need, slot) = (on.need, self.cover.slot);
        let Some(then) = self.cover.lay(need, value) else {
            return Err(if slot < need.whites {
                Refusal::with("LR-5.32", "die-too-low", need.white[usize::from(slot) & 3].into())
            } else {
                Refusal::new("LR-5.33", "die-too-many")
            });
        };
        let left = self.left.without(value);
        if !then.can_end(need, left) {
            return Err(Refusal::new("LR-5.32", "cannot-complete"));
        }
        self.laid[usize::from(slot) & 3].add(die);
        self.left = left;
        self.bonus = self.bonus - DiceSet::one(die);
        self.cover = then;
        Ok(then.done(need))
    }

    /// The dice that were laid are spent (LR-G71).
    #[inline]
    pub fn spend(&self, r: &Rules, s: &mut State, on: Slots<'_>, desk: &mut impl Desk<Event>) {
        let laid = self.all_laid();
        let left = self.left.but(r.bonus_counts(self.bonus, on.mission));
        s.public.pool.spend_all(laid - DiceSet::BONUS, left);
        for die in (laid & DiceSet::BONUS).iter() {
            bonus_dice::use_up(r, s, die, desk);
        }
    }

    /// The dice for the log. They keep their values when they are spent.
    pub fn shown(&self, r: &Rules, p: &Public, on: Slots<'_>) -> Shown {
        let value = |die: Die| if die.is_bonus() { r.bonus_value(die, on.mission) } else { p.pool.shows(die) };
        self.laid.iter().flat_map(|set| set.iter()).map(value).collect()
    }

    /// The prompt with the open slot: its colour and what it wants.
    pub fn with_slot(&self, prompt: Prompt, on: Slots<'_>) -> Prompt {
        let (slot, wants) = if self.cover.slot < on.need.whites {
            ("white", on.need.white[usize::from(self.cover.slot) & 3])
        } else {
            ("black", self.cover.lacks)
        };
        prompt.with("slot", labels::word("slot", slot)).with("wants", wants)
    }

    /// The label of a die that may be laid.
    pub fn label(&self, r: &Rules, v: &View, on: Slots<'_>, action: Action) -> Label {
        let Action::Lay(die) = action else { return Label::missing() };
        let label = Label::new(self.rule(r, v, on, die));
        label.with("die", labels::die(r, v, die, on.mission)).with("kind", labels::kind_of(die))
    }

    /// The rule by which the die may be laid.
    fn rule(&self, r: &Rules, v: &View, on: Slots<'_>, die: Die) -> RuleId {
        let covers_six = |mission: &Mission| mission.panzerfaust != r.clg(Clg::Panzerfaust).value;
        match die {
            _ if die.is_bonus() && !(self.all_laid() & DiceSet::BONUS).is_empty() => "LR-G77",
            Die::Mg34 if on.mission.is_none() => "LR-G67",
            Die::Mg34 => "LR-G39",
            Die::Panzerfaust if on.mission.is_some_and(covers_six) => "LR-G18",
            Die::Panzerfaust => "LR-5.40f",
            Die::Dumont => "LR-G41",
            Die::Vasseur => "LR-3.5",
            Die::B1 | Die::B2 | Die::B3 | Die::B4 if v.public.pool.shows(die) == 1 => "LR-G34",
            _ if self.cover.slot < on.need.whites => "LR-5.32",
            _ => "LR-G61",
        }
    }
}

/// The refusal of anything but laying dice.
pub fn finish_first(action: Action) -> Refusal {
    match action {
        Action::Discount => Refusal::new("LR-5.40a", "no-discount"),
        _ => Refusal::new("LR-5.32", "lay-the-dice"),
    }
}

/// Why a verb is not offered while dice are laid.
pub fn unavailable(verb: Verb) -> Refusal {
    match verb {
        Verb::Discount => Refusal::new("LR-5.40a", "no-discount"),
        Verb::At | Verb::AtMission | Verb::Spend | Verb::Remove => LaResistance::out_of_place(verb),
        _ => Refusal::new("LR-5.32", "lay-the-dice"),
    }
}
