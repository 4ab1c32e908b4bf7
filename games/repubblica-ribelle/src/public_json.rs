//! What everybody sees, in the rulebook's words: the part that the open form of a state and the view of a seat share.

use serde::de::Error;
use serde::{Deserialize, Serialize};
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use staffetta_kernel::serde_json::{Map, Value};
use staffetta_kernel::{Maybe, Pile, Seat, Seats, Target};
use std::collections::BTreeMap;

use crate::cards::{Board, Card};
use crate::map::Locality;
use crate::pieces::{Piece, Pieces};
use crate::state::{LeaderState, Public, ROUNDS, Resolved, Token};

/// The schema of a map with one entry for each thing of a kind.
pub fn each_schema<K: Target, V: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    let names: Vec<String> = (0..K::COUNT).map(|slot| K::from_slot(slot).name()).collect();
    let value = Value::from(generator.subschema_for::<V>());
    let entries: Map<String, Value> = names.iter().map(|name| (name.clone(), value.clone())).collect();
    json_schema!({ "type": "object", "properties": entries, "required": names, "x-by": K::KIND })
}

/// The table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct TableJson {
    phase: u8,
    round: u8,
    health: u8,
    first_player: Seat,
    token: Token,
    objectives: u8,
    revealed: bool,
    resolved: Pile<Resolved, ROUNDS>,
}

impl From<&Public> for TableJson {
    fn from(p: &Public) -> Self {
        Self {
            phase: p.phase,
            round: p.round,
            health: p.health,
            first_player: p.first,
            token: p.token,
            objectives: p.objectives,
            revealed: p.revealed,
            resolved: p.resolved,
        }
    }
}

impl TableJson {
    /// The other way round.
    pub fn put<E: Error>(self, p: &mut Public) -> Result<(), E> {
        if self.first_player.0 >= p.seats {
            return Err(E::custom(format!("there is no seat {}", self.first_player.0)));
        }
        p.phase = self.phase;
        p.round = self.round;
        p.health = self.health;
        p.first = self.first_player;
        p.token = self.token;
        p.objectives = self.objectives;
        p.revealed = self.revealed;
        p.resolved = self.resolved;
        Ok(())
    }
}

/// A seat.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct SeatJson {
    board: Maybe<Board>,
    leader: LeaderState,
    leader_1_kept: bool,
    support: u8,
    #[schemars(schema_with = "each_schema::<Piece, Option<Locality>>")]
    pieces: BTreeMap<Piece, Option<Locality>>,
    used_pieces: Pieces,
    activated: Vec<Card>,
    pledge: Maybe<u8>,
    phrases: u8,
    asked_for_help: bool,
    ready: bool,
    passed: bool,
    score: Maybe<u8>,
    plus: u8,
    effect_used: bool,
    gone: bool,
}

impl SeatJson {
    /// What everybody sees of a seat that has played these cards.
    pub fn of(p: &Public, seat: Seat, played: &[Card]) -> Self {
        let at = seat.at();
        Self {
            board: p.boards[at],
            leader: p.leaders[at],
            leader_1_kept: p.leader_1_kept.has(seat),
            support: p.support[at],
            pieces: Piece::ALL.iter().map(|&piece| (piece, p.place(seat, piece))).collect(),
            used_pieces: p.used_pieces[at],
            activated: p.activated[at].of(played).collect(),
            pledge: p.pledge[at],
            phrases: p.phrases[at],
            asked_for_help: p.asked_for_help.has(seat),
            ready: p.ready.has(seat),
            passed: p.passed.has(seat),
            score: p.score[at],
            plus: p.plus[at],
            effect_used: p.effect_used.has(seat),
            gone: p.gone.has(seat),
        }
    }

    /// The other way round, on a table that was empty.
    pub fn put<E: Error>(self, p: &mut Public, seat: Seat, played: &[Card]) -> Result<(), E> {
        let at = seat.at();
        p.boards[at] = self.board;
        p.leaders[at] = self.leader;
        p.support[at] = self.support;
        self.pieces.into_iter().for_each(|(piece, place)| p.put(seat, piece, place));
        p.used_pieces[at] = self.used_pieces;
        for card in self.activated {
            let Some(place) = played.iter().position(|&other| other == card) else {
                return Err(E::custom(format!("{} is activated but was not played", card.name())));
            };
            p.activated[at].insert(place);
        }
        p.pledge[at] = self.pledge;
        p.phrases[at] = self.phrases;
        p.score[at] = self.score;
        p.plus[at] = self.plus;
        let sets: [(&mut Seats, bool); 6] = [
            (&mut p.leader_1_kept, self.leader_1_kept),
            (&mut p.asked_for_help, self.asked_for_help),
            (&mut p.ready, self.ready),
            (&mut p.passed, self.passed),
            (&mut p.effect_used, self.effect_used),
            (&mut p.gone, self.gone),
        ];
        sets.into_iter().filter(|(_, is_in)| *is_in).for_each(|(set, _)| *set = set.with(seat));
        Ok(())
    }
}
