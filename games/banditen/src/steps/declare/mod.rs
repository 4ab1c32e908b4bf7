//! The picks that make up an action: the hex, what is done, the target, the units (BN-4.10).
//!
//! A unit is *eligible* if nothing about itself forbids it; a set of units is *complete* if the action can be done by
//! just these. A pick is offered only if some complete set lies ahead.

pub mod begin;
pub mod choose_action;
pub mod choose_entry_hex;
pub mod choose_target;
pub mod choose_units;
pub mod eligible;
pub mod menu;
pub mod regroup;

use staffetta_kernel::{Desk, Label, Prompt, Refusal, Seat};

use super::Acted;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::Entry;
use crate::names::word;
use crate::reinforcements;
use crate::rules::Rules;
use crate::state::{ActionKind, State};
use crate::unit_set::UnitSet;
use begin::begin;
use choose_entry_hex::ChooseEntryHex;
use choose_target::ChooseTarget;
use choose_units::ChooseUnits;
use eligible::eligible;

/// An action as far as it is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declaration {
    pub kind: ActionKind,
    /// The hex of the units; none for those who enter.
    pub hex: Hex,
    /// The target, or the hex to enter; none while it is not named.
    pub target: Hex,
    /// The entry of reinforcements.
    pub entry: Entry,
    /// The units that take part, of the seat that acts.
    pub units: UnitSet,
}

impl Declaration {
    /// Units of this hex are to do this.
    #[inline]
    pub const fn new(seat: Seat, kind: ActionKind, hex: Hex) -> Self {
        Self { kind, hex, target: Hex::NONE, entry: Entry::Garibaldi, units: UnitSet::none(seat) }
    }

    /// Whose action it is.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.units.seat()
    }

    /// Just these take part.
    #[inline]
    #[must_use]
    pub const fn by(self, units: UnitSet) -> Self {
        Self { units, ..self }
    }

    /// At this target.
    #[inline]
    #[must_use]
    pub const fn at(self, target: Hex) -> Self {
        Self { target, ..self }
    }
}

/// The next pick of a declaration: what has one answer only is not asked (BN-4.9).
pub fn pick_on(
    r: &Rules,
    s: &mut State,
    mut declared: Declaration,
    desk: &mut impl Desk<Event>,
) -> Result<Acted, Refusal> {
    let Declaration { kind, hex, target, entry, .. } = declared;
    match kind {
        ActionKind::Infirmary => return begin(r, s, &declared, desk),
        ActionKind::Fire | ActionKind::FireAndMove if !target.on_map() => {
            return Ok(Acted::draft(ChooseTarget { kind, hex }));
        }
        ActionKind::Enter | ActionKind::Storm | ActionKind::Arrive if !target.on_map() => {
            match reinforcements::only_hex(r, &s.public, declared.seat(), entry, kind) {
                Some(only) => declared.target = only,
                None => return Ok(Acted::draft(ChooseEntryHex { kind, entry })),
            }
        }
        _ => {}
    }
    let all = eligible(r, &s.public, &declared);
    if all.len() == 1 {
        return settle(r, s, declared.by(all), desk);
    }
    ChooseUnits::of(declared).ask(r, s, all, desk)
}

/// Who takes part is settled.
fn settle(r: &Rules, s: &mut State, declared: Declaration, desk: &mut impl Desk<Event>) -> Result<Acted, Refusal> {
    if declared.kind == ActionKind::Regroup {
        return regroup::choose_strengths(r, s, &declared, desk);
    }
    begin(r, s, &declared, desk)
}

/// What is asked while an action is declared.
fn prompt(key: &'static str, rule: &'static str, seat: Seat, kind: Option<ActionKind>, hex: Hex) -> Prompt {
    let kind = kind.map_or("none", ActionKind::word);
    Prompt::new(key, rule).by(seat).with("deed", word("deed", kind)).with("hex", hex)
}

/// A label with its price.
fn priced(label: Label, cost: u8) -> Label {
    Label { price: Some(format!("{cost} PA")), ..label }
}
