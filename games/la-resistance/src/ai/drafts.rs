//! A quick choice in the middle of a choice: which die to lay, whom a card strikes.

use staffetta_kernel::Choices;

use super::value;
use crate::action::Action;
use crate::dice::Die;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::steps::choice;
use crate::steps::laying_dice::{Placement, Slots};

/// What a player would do by rule of thumb.
pub fn wish(r: &Rules, s: &State, choices: &Choices<Action>) -> Option<Action> {
    let p = &s.public;
    let (dice, slots) = choice::of_draft(s.secret.draft, |choice| (choice.shown(p).dice, choice.slots(r, p)))?;
    slots.map_or_else(|| aim(p, choices), |slots| lay(r, p, &dice, slots, choices))
}

/// White slots get the smallest die that fits; black slots and payments the largest that is not too large.
fn lay(r: &Rules, p: &Public, laid: &Placement, on: Slots<'_>, choices: &Choices<Action>) -> Option<Action> {
    let shows = |die: Die| if die.is_bonus() { r.bonus_value(die, on.mission) } else { p.pool.shows(die) };
    let dice = choices.iter().filter_map(|action| if let Action::Lay(die) = action { Some(*die) } else { None });
    if laid.cover.slot < on.need.whites {
        return dice.min_by_key(|&die| shows(die)).map(Action::Lay);
    }
    let lacks = laid.cover.lacks;
    dice.min_by_key(|&die| {
        let value = shows(die);
        if value >= lacks { value - lacks } else { 6 + lacks - value }
    })
    .map(Action::Lay)
}

/// Cards strike the foremost rival, Faulty Intel the strongest die.
fn aim(p: &Public, choices: &Choices<Action>) -> Option<Action> {
    let rivals = choices.iter().filter_map(|action| if let Action::At(seat) = action { Some(*seat) } else { None });
    let dice = choices.iter().copied().filter(|action| matches!(action, Action::Remove(_)));
    let strongest = dice.max_by_key(|&action| if let Action::Remove(die) = action { p.pool.shows(die) } else { 0 });
    value::foremost(p, rivals).map(Action::At).or(strongest)
}
