//! What a choice in the making has named so far, whatever the choice is: for the view, for learners and for bots.

use staffetta_kernel::{Pile, steps};

use crate::Banditen;
use crate::action::MineValue;
use crate::hex::Hex;
use crate::kinds::Entry;
use crate::state::{ActionKind, PackedDraft};
use crate::steps::declare::{choose_action, choose_entry_hex, choose_target, choose_units, regroup};
use crate::steps::{control, set_up::lay_mines};
use crate::unit_set::UnitSet;

/// What has been named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftSummary {
    pub kind: Option<ActionKind>,
    pub hex: Hex,
    pub target: Hex,
    pub entry: Option<Entry>,
    pub units: UnitSet,
    pub strengths: Pile<u8, 6>,
    pub mines: Vec<Hex>,
    pub values: Vec<MineValue>,
}

impl DraftSummary {
    /// Nothing but these units.
    pub fn none(units: UnitSet) -> Self {
        Self {
            kind: None,
            hex: Hex::NONE,
            target: Hex::NONE,
            entry: None,
            units,
            strengths: Pile::new(),
            mines: Vec::new(),
            values: Vec::new(),
        }
    }

    /// What these units are to do.
    pub fn of(kind: ActionKind, units: UnitSet) -> Self {
        Self { kind: Some(kind), ..Self::none(units) }
    }

    /// The choice in these bytes; nothing if there is none.
    pub fn read(draft: PackedDraft) -> Option<Self> {
        steps!(@match draft, Banditen, None, draft => Some(draft.summary());
            lay_mines LayMines,
            choose_action ChooseAction,
            choose_target ChooseTarget,
            choose_entry_hex ChooseEntryHex,
            choose_units ChooseUnits,
            regroup ChooseStrengths,
            control Shift)
    }
}

/// A choice that can say what it has named so far.
pub trait Summarised {
    /// What it has named.
    fn summary(self) -> DraftSummary;
}
