//! A view in the rulebook's words: what browsers and other programs get.

use serde::{Serialize, Serializer};
use staffetta_kernel::flow::StepList;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Maybe, Pile, Seat, Seats, kinds};
use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::automated_partisans::Automaton;
use crate::cards::{ACTIONS, Card, Cards, Mission, Sphere};
use crate::draft_json::DraftJson;
use crate::facts::{Facts, SeatFacts};
use crate::form::{each_schema, shown_form};
use crate::pieces::{Pieces, Unit};
use crate::score_piles::ScorePiles;
use crate::state::{Ending, LeaderState, Movement, Played, ROUNDS, State};
use crate::state_json::{SeatJson, TableJson};
use crate::steps::Step;
use crate::theft_memory::Theft;
use crate::view::View;

kinds! {
    /// What the viewer knows of a Leader.
    pub enum LeaderIs, "leader_is" {
        /// In hand.
        InHand = "in_hand",
        /// In hand or among the cards that lie face down.
        InHandOrCommitted = "in_hand_or_committed",
        /// Among the cards that lie face down.
        Committed = "committed",
        /// Played.
        Used = "used",
        /// Lost in the crisis.
        Lost = "lost",
    }
}

impl LeaderIs {
    fn of(v: &View, seat: Seat) -> Self {
        let seated = v.public.boards[seat.at()].is_some();
        match v.public.leaders[seat.at()] {
            LeaderState::Used => Self::Used,
            LeaderState::Lost => Self::Lost,
            LeaderState::Unused if v.seen.leaders_in_hand.has(seat) => Self::InHand,
            LeaderState::Unused if v.sees(seat) && seated => Self::Committed,
            LeaderState::Unused => Self::InHandOrCommitted,
        }
    }
}

shown_form! {
    /// What a viewer gets.
    struct ViewJson as "View" of (v: &View, known: &State) {
        viewer: Option<Seat> = v.viewer,
        seats: u8 = v.public.seats,
        #[serde(flatten)]
        table: TableJson = TableJson::of(known),
        #[serde(flatten)]
        facts: Facts = v.facts,
        rounds: u8 = v.public.round + v.facts.missions_left,
        /// The step that asks.
        step: Option<&'static str> = v.public.steps.top().map(Step::word),
        /// The seats that are asked.
        asked: Seats = v.asked,
        /// The one that is asked, if it is only one.
        acting: Option<Seat> = v.acting(),
        #[schemars(extend("x-by" = "seat"))]
        players: Vec<PlayerJson> = v.public.all().map(|seat| PlayerJson::of(v, known, seat)).collect(),
        automata: Vec<Automaton> = v.public.automata[..usize::from(v.facts.participants - v.public.seats)].to_vec(),
        movement: MovementJson = MovementJson::of(v.public.movement),
        draft: Option<DraftJson> = DraftJson::of(v.seen.draft),
        discard: Cards = v.public.discard,
        /// Cards stolen from the viewer and who may have them.
        stolen: Vec<StolenJson> = v.seen.thefts.iter().map(StolenJson::of).collect(),
        /// The order of the decks once everything is shown, the last card on top.
        action_deck: Option<Pile<Card, ACTIONS>> = v.open.then_some(v.seen.deck),
        mission_deck: Option<Pile<Mission, ROUNDS>> = v.open.then_some(v.seen.missions),
        ending: Option<Ending> = Some(v.public.ending).filter(|&ending| ending != Ending::Running),
    }
}

shown_form! {
    /// A commander.
    struct PlayerJson as "Player" of (v: &View, known: &State, seat: Seat) {
        #[serde(flatten)]
        facts: SeatFacts = v.seats[seat.at()],
        #[serde(flatten)]
        open: SeatJson = SeatJson::of(known, seat),
        activated: Vec<Card> = known.activated(seat).collect(),
        /// Its Action cards, for those who may know.
        hand: Option<Cards> = v.sees(seat).then_some(v.seen.hands[seat.at()]),
        leader_is: LeaderIs = LeaderIs::of(v, seat),
        played_cards: Option<Played> = (v.sees(seat) || v.public.revealed).then_some(v.seen.played[seat.at()]),
        #[schemars(schema_with = "pile_cards_schema")]
        pile_cards: Option<ScorePiles> = v.sees(seat).then_some(v.seen.piles[seat.at()]),
        #[schemars(schema_with = "each_schema::<Unit, u8>")]
        reserve: BTreeMap<Unit, u8> = {
            let on_map = v.public.on_map(seat);
            Unit::ALL.iter().map(|&unit| (unit, unit.pieces().minus(on_map).len())).collect()
        },
        missions_taken: Vec<Mission> = {
            let taken = v.public.resolved.iter().filter(|over| over.taken_by == Maybe::some(seat));
            taken.map(|over| over.mission).collect()
        },
    }
}

shown_form! {
    /// What the seat that moves has left.
    struct MovementJson as "Movement" of (moving: Movement) {
        /// Movement points.
        mp: u8 = moving.mp,
        /// Pieces that have moved.
        moved: Pieces = moving.moved,
        /// The next crossing of the Radici Road is free (RR-3.3).
        radici_free: bool = moving.radici_free,
    }
}

shown_form! {
    /// A card that was stolen.
    struct StolenJson as "Stolen" of (theft: &Theft) {
        victim: Seat = theft.victim,
        card: Card = theft.card,
        holders: Seats = theft.holders.iter().map(|(seat, _)| seat).collect(),
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        ViewJson::of(self, &self.known()).serialize(to)
    }
}

fn pile_cards_schema(generator: &mut SchemaGenerator) -> Schema {
    let mut schema = each_schema::<Sphere, Cards>(generator);
    schema.insert("type".to_owned(), ["object", "null"].as_slice().into());
    schema
}

impl JsonSchema for View {
    fn schema_name() -> Cow<'static, str> {
        "View".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ViewJson::json_schema(generator)
    }
}
