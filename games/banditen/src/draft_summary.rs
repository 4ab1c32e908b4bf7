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
use crate::steps::declare::{choose_action, choose_entry_hex, choose_target, choose_units, regroup};
use crate::steps::{control, set_up::lay_mines};
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
