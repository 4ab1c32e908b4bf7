//! Vichy Forces: a black slot on the event card, to be covered once in every turn (LR-5.37).

use staffetta_kernel::flow::{self, Draft};
use staffetta_kernel::{Choices, Desk, Label, Prompt, Refusal, Seat, step};

use super::choice::{Choice, ChoiceKind, ShownDraft};
use super::laying_dice::{self, Placement, Slots};
use crate::action::{Action, Verb};
use crate::cards::EventKind;
use crate::dice::{DiceSet, Die, Tally};
use crate::event::Event;
use crate::flow::{Acted, Next, go};
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public, State};
use crate::view::View;
use crate::{LaResistance, bonus_dice, labels};

step! {
    /// Vichy Forces is being covered.
    pub struct CoverVichy { pub dice: Placement }
}

/// The slot on the event card.
pub fn slots(r: &Rules) -> Slots<'_> {
    Slots { need: &r.vichy, mission: None }
}

/// The bonus dice that help: the MG-34's and no leader's (LR-G67).
pub fn helpful(bonus: DiceSet) -> DiceSet {
    bonus & DiceSet::one(Die::Mg34)
}

/// Is Vichy Forces to be covered? If not, why.
#[inline]
pub fn is_open(p: &Public) -> Result<(), Refusal> {
    if !p.in_force(EventKind::VichyForces) {
        return Err(Refusal::new("LR-5.37", "no-vichy"));
    }
    if p.has_used(OncePerTurn::Vichy) {
        return Err(Refusal::new("LR-5.37", "vichy-covered"));
    }
    Ok(())
}

/// May Vichy Forces be covered with these bonus dice and the pool? If not, why.
#[inline]
pub fn may_cover(r: &Rules, p: &Public, bonus: DiceSet) -> Result<(), Refusal> {
    is_open(p)?;
    if !r.vichy.coverable(Tally::of(p.pool.counts.and(r.bonus_counts(helpful(bonus), None)))) {
        return Err(Refusal::new("LR-5.37", "cannot-cover"));
    }
    Ok(())
}

/// Begins to cover Vichy Forces.
pub fn begin(r: &Rules, s: &State) -> Acted {
    let bonus = bonus_dice::left(s);
    may_cover(r, &s.public, bonus)?;
    Ok(flow::Acted::draft(CoverVichy { dice: Placement::new(r, &s.public, slots(r), helpful(bonus)) }))
}

/// The label of covering it.
pub fn label(r: &Rules) -> Label {
    labels::priced("LR-5.37", &r.vichy, 0)
}

impl Choice for CoverVichy {
    fn shown(&self, _: &Public) -> ShownDraft {
        ShownDraft { what: ChoiceKind::CoverVichy, dice: self.dice, ..ShownDraft::default() }
    }
    fn slots<'r>(&self, r: &'r Rules, _: &Public) -> Option<Slots<'r>> {
        Some(slots(r))
    }
}

impl Draft<LaResistance> for CoverVichy {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        self.dice.list(r, &s.public, slots(r), out);
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let Action::Lay(die) = action else { return Err(laying_dice::finish_first(action)) };
        if !self.dice.lay(r, &s.public, slots(r), die)? {
            return Ok(flow::Acted::Pick);
        }
        self.dice.spend(r, s, slots(r), desk);
        s.public.used.add(OncePerTurn::Vichy);
        desk.tell(|| Event::VichyCovered { seat, dice: self.dice.shown(r, &s.public, slots(r)) });
        go(Next::Ask)
    }

    fn canonical(self, _: &Rules, s: &State, _: Seat, action: Action) -> Action {
        s.public.pool.canonical(self.dice.all_laid(), action)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        self.dice.with_slot(v.question("cover-vichy", "LR-5.37"), slots(r))
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        self.dice.label(r, v, slots(r), action)
    }

    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        laying_dice::unavailable(verb)
    }
}
