//! What a choice in the making has named so far, whatever the choice is: for the view, for learners and for bots.

use serde::{Serialize, Serializer};
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Pile, describe, steps};

use crate::Banditen;
use crate::action::MineValue;
use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::Entry;
use crate::state::{ActionKind, PackedDraft};
use crate::steps::control::{self, Shift};
use crate::steps::declare::choose_action::{self, ChooseAction};
use crate::steps::declare::choose_entry_hex::{self, ChooseEntryHex};
use crate::steps::declare::choose_target::{self, ChooseTarget};
use crate::steps::declare::choose_units::{self, ChooseUnits};
use crate::steps::declare::regroup::{self, ChooseStrengths};
use crate::steps::set_up::lay_mines::{self, LayMines};
use crate::unit_set::UnitSet;

/// The picks of a choice in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Draft")]
pub struct DraftSummary {
    #[serde(rename = "deed", serialize_with = "word_or_none")]
    #[schemars(schema_with = "words_or_none")]
    pub kind: Option<ActionKind>,
    pub hex: Option<Hex>,
    pub target: Option<Hex>,
    pub entry: Option<Entry>,
    #[serde(serialize_with = "UnitSet::list")]
    #[schemars(with = "Vec<Counter>")]
    pub units: UnitSet,
    #[serde(rename = "parts")]
    pub strengths: Pile<u8, 6>,
    pub mines: Vec<Hex>,
    pub values: Vec<MineValue>,
}

fn word_or_none<S: Serializer>(kind: &Option<ActionKind>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(kind.map_or("none", ActionKind::word))
}

fn words_or_none(_: &mut SchemaGenerator) -> Schema {
    let words: Vec<_> = ["none"].into_iter().chain(ActionKind::ALL.iter().map(|kind| kind.word())).collect();
    describe::words_schema("deed", &words)
}

impl DraftSummary {
    /// The choice in these bytes; nothing if there is none.
    pub fn read(draft: PackedDraft) -> Option<Self> {
        steps!(@match draft, Banditen, None, draft => Some(Self::from(draft));
            lay_mines LayMines, choose_action ChooseAction, choose_target ChooseTarget, choose_entry_hex ChooseEntryHex,
            choose_units ChooseUnits, regroup ChooseStrengths, control Shift)
    }

    fn of(kind: ActionKind) -> Self {
        Self { kind: Some(kind), ..Self::default() }
    }
}

impl From<LayMines> for DraftSummary {
    fn from(lay: LayMines) -> Self {
        let values = lay.values.iter().filter_map(|value| value.get()).collect();
        Self { mines: lay.laid().to_vec(), values, ..Self::of(ActionKind::Mines) }
    }
}

impl From<ChooseAction> for DraftSummary {
    fn from(ChooseAction { hex }: ChooseAction) -> Self {
        Self { hex: hex.known(), ..Self::default() }
    }
}

impl From<ChooseTarget> for DraftSummary {
    fn from(ChooseTarget { kind, hex }: ChooseTarget) -> Self {
        Self { hex: hex.known(), ..Self::of(kind) }
    }
}

impl From<ChooseEntryHex> for DraftSummary {
    fn from(ChooseEntryHex { kind, entry }: ChooseEntryHex) -> Self {
        Self { entry: Some(entry), ..Self::of(kind) }
    }
}

impl From<ChooseUnits> for DraftSummary {
    fn from(ChooseUnits { kind, hex, target, entry, units }: ChooseUnits) -> Self {
        let enters = matches!(kind, ActionKind::Enter | ActionKind::Storm | ActionKind::Arrive);
        let entry = enters.then_some(entry);
        Self { hex: hex.known(), target: target.known(), entry, units, ..Self::of(kind) }
    }
}

impl From<ChooseStrengths> for DraftSummary {
    fn from(ChooseStrengths { hex, units, strengths }: ChooseStrengths) -> Self {
        Self { hex: hex.known(), units, strengths: strengths.0, ..Self::of(ActionKind::Regroup) }
    }
}

impl From<Shift> for DraftSummary {
    fn from(Shift { counter, from }: Shift) -> Self {
        Self { hex: from.known(), units: UnitSet::one(counter), ..Self::of(ActionKind::Shift) }
    }
}
