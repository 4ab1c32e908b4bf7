//! A view in the rulebook's words: what browsers and other programs get.

use serde::{Serialize, Serializer};
use staffetta_kernel::flow::{Packed, StepList};
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use staffetta_kernel::serde_json::{Map, Value};
use staffetta_kernel::{Maybe, Pile, Seat, Seats, Target};
use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::LaResistance;
use crate::band::{BANDS, EventAnswer};
use crate::cards::{Card, Clg, EventKind, Leader, MissionKind, Spot};
use crate::event::Sum;
use crate::pool::Pool;
use crate::row::Lying;
use crate::state::{Ending, Hand, Public, Used};
use crate::state_json::by_card;
use crate::steps::assessment::Stakes;
use crate::steps::choice::{DraftJson, ShownDraft};
use crate::steps::{STEPS, Step, turn};
use crate::view::{PileSizes, View};

/// What a viewer gets.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "View")]
struct ViewJson<'a> {
    viewer: Option<Seat>,
    target_glory: u8,
    recruit_cap: u8,
    /// The step that asks.
    #[schemars(schema_with = "step_schema")]
    step: Option<&'static str>,
    /// The reaction window that is open, R1 to R4.
    window: Option<u8>,
    /// The seats that are asked.
    asked: Seats,
    first_player: Option<Seat>,
    /// Whose turn it is.
    active: Option<Seat>,
    #[schemars(extend("x-by" = "seat"))]
    bands: Vec<BandJson<'a>>,
    #[schemars(schema_with = "each_schema::<Spot, Option<LyingJson>>")]
    row: BTreeMap<Spot, Option<LyingJson>>,
    /// To an instant event: none, due, glory, recruit, duck1 ...
    #[schemars(extend("x-by" = "seat"))]
    answers: Vec<EventAnswer>,
    /// The viewer's own choice in the making.
    #[schemars(with = "Option<DraftJson>")]
    draft: Option<ShownDraft>,
    /// What the assessment would bring as things stand, in a turn.
    forecast: Option<Sum>,
    piles: PilesJson<'a>,
    #[serde(flatten, with = "TableJson")]
    #[schemars(with = "TableJson")]
    table: &'a Public,
}

/// What a view tells in the same words as the open form.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(remote = "Public")]
struct TableJson {
    round: u8,
    turn: u16,
    /// Who still has a turn in this round.
    to_act: Pile<Seat, BANDS>,
    event: Maybe<EventKind>,
    /// Does The Time is Now! lie face up?
    time_is_now: bool,
    pool: Pool,
    pending_sixes: u8,
    blue_used: u8,
    mulligans: u8,
    used: Used,
    ending: Maybe<Ending>,
}

/// A band.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Band")]
struct BandJson<'a> {
    seat: Seat,
    leader: Option<Leader>,
    recruits: u8,
    glory: u8,
    broken: bool,
    /// Face-down cards.
    cards: u8,
    /// Which ones, for those who may know.
    hand: Option<&'a Hand>,
    /// From which shuffle each face-down card comes: everybody saw it drawn.
    shuffles: &'a [u8],
    /// Shots fired by a face-up MG-34; 0: it does not lie there.
    mg34_shots: u8,
}

/// A card in the row.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Lying")]
struct LyingJson {
    kind: MissionKind,
    #[serde(flatten)]
    stakes: Stakes,
    #[serde(flatten)]
    lying: Lying,
}

/// The piles: how many cards the draw piles hold, what has been discarded, and the draw piles once everything is shown.
#[derive(Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Piles")]
struct PilesJson<'a> {
    #[serde(flatten)]
    sizes: PileSizes,
    mission_discard: &'a [Card],
    event_discard: &'a [EventKind],
    cest_la_guerre_discard: &'a [Clg],
    /// In which shuffle each card last took part.
    #[serde(serialize_with = "by_card::serialize")]
    #[schemars(schema_with = "each_schema::<Clg, u8>")]
    cest_la_guerre_shuffles: [u8; Clg::ALL.len()],
    // What would have been drawn, the next one first.
    mission_draw: Option<Vec<Card>>,
    event_draw: Option<Vec<EventKind>>,
    cest_la_guerre_draw: Option<Vec<Clg>>,
}

/// The cards of a pile, whose top is the last, in the order in which they are drawn.
fn to_come<T: Copy>(pile: &[T]) -> Vec<T> {
    pile.iter().rev().copied().collect()
}

impl View {
    fn band_json(&self, seat: Seat) -> BandJson<'_> {
        let band = &self.public.bands[seat];
        BandJson {
            seat,
            leader: self.leader(seat),
            recruits: band.recruits,
            glory: band.glory,
            broken: !self.public.living.has(seat),
            cards: band.face_down,
            hand: (self.is_open() || self.seat() == Some(seat)).then_some(self.hand(seat)),
            shuffles: &self.batches[seat.at().min(BANDS - 1)],
            mg34_shots: band.mg34_shots,
        }
    }

    fn lying_json(&self, spot: Spot) -> Option<LyingJson> {
        let (kind, stakes) = (self.kinds[spot.slot()], self.stakes[spot.slot()]);
        self.public.row.lying(spot).map(|lying| LyingJson { kind, stakes, lying })
    }

    fn piles_json(&self) -> PilesJson<'_> {
        let (p, open) = (&self.public, self.is_open());
        PilesJson {
            sizes: self.piles,
            mission_discard: &p.mission_discard,
            event_discard: &p.event_discard,
            cest_la_guerre_discard: &p.clg_discard,
            cest_la_guerre_shuffles: p.clg_batches,
            mission_draw: open.then(|| to_come(&self.known.mission_draw)),
            event_draw: open.then(|| to_come(&self.known.event_draw)),
            cest_la_guerre_draw: open.then(|| to_come(&self.known.clg_draw)),
        }
    }

    fn json(&self) -> ViewJson<'_> {
        let p = &self.public;
        let in_turn = turn::stage(p).is_some();
        ViewJson {
            viewer: self.seat(),
            target_glory: self.target_glory,
            recruit_cap: self.recruit_cap,
            step: p.steps.top().map(<Step as StepList<LaResistance>>::word),
            window: Step::window_of(p).map(|window| window.number()),
            asked: self.asked,
            first_player: (p.round > 0).then_some(p.first_player),
            active: in_turn.then_some(p.active),
            bands: p.bands.iter().map(|(seat, _)| self.band_json(seat)).collect(),
            row: Spot::ALL.iter().map(|&spot| (spot, self.lying_json(spot))).collect(),
            answers: p.bands.iter().map(|(_, band)| band.answer).collect(),
            draft: self.draft,
            forecast: in_turn.then_some(self.forecast),
            piles: self.piles_json(),
            table: p,
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(to)
    }
}

impl JsonSchema for View {
    fn schema_name() -> Cow<'static, str> {
        "View".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ViewJson::json_schema(generator)
    }
}

/// The schema of a map with one entry for each thing of a kind.
fn each_schema<K: Target, V: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    let names: Vec<String> = (0..K::COUNT).map(|slot| K::from_slot(slot).name()).collect();
    let value = Value::from(generator.subschema_for::<V>());
    let entries: Map<String, Value> = names.iter().map(|name| (name.clone(), value.clone())).collect();
    json_schema!({ "type": "object", "properties": entries, "required": names, "x-by": K::KIND })
}

/// The schema of a step's word, or of none.
fn step_schema(_: &mut SchemaGenerator) -> Schema {
    let word = |kind| Value::from(<Step as StepList<LaResistance>>::word(Packed { kind, ..Packed::default() }));
    let words: Vec<Value> = (1..=STEPS as u8).map(word).chain([Value::Null]).collect();
    json_schema!({ "type": ["string", "null"], "enum": words, "x-kind": "step" })
}
