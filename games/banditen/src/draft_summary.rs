//! What a choice in the making has named so far, whatever the choice is: for the view, for learners and for bots.

use serde::{Serialize, Serializer};
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Pile, describe};

use crate::action::MineValue;
use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::Entry;
use crate::state::{ActionKind, PackedDraft};
use crate::steps::Draft;
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
        let of = |kind: ActionKind| Self { kind: Some(kind), ..Self::default() };
        Some(match Draft::of(draft)? {
            Draft::LayMines(d) => {
                let values = d.values.iter().filter_map(|value| value.get()).collect();
                Self { mines: d.laid().to_vec(), values, ..of(ActionKind::Mines) }
            }
            Draft::ChooseAction(d) => Self { hex: d.hex.known(), ..Self::default() },
            Draft::ChooseTarget(d) => Self { hex: d.hex.known(), ..of(d.kind) },
            Draft::ChooseEntryHex(d) => Self { entry: Some(d.entry), ..of(d.kind) },
            Draft::ChooseUnits(d) => {
                let enters = matches!(d.kind, ActionKind::Enter | ActionKind::Storm | ActionKind::Arrive);
                let entry = enters.then_some(d.entry);
                Self { hex: d.hex.known(), target: d.target.known(), entry, units: d.units, ..of(d.kind) }
            }
            Draft::ChooseStrengths(d) => {
                Self { hex: d.hex.known(), units: d.units, strengths: d.strengths.0, ..of(ActionKind::Regroup) }
            }
            Draft::Shift(d) => Self { hex: d.from.known(), units: UnitSet::one(d.counter), ..of(ActionKind::Shift) },
        })
    }
}
