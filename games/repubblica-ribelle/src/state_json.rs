//! The state in open form: every pile, hand and mark in the rulebook's words. Records and scenarios speak it.

use serde::{Deserialize, Serialize};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Array, Maybe, Pile, Seat};

use crate::automated_partisans::{self, Automaton};
use crate::cards::{ACTIONS, Board, Card, Cards, Mission};
use crate::deck::SinceShuffle;
use crate::form::{each_schema, stored_form};
use crate::map::Locality;
use crate::pieces::{Piece, Pieces, Places, by_piece};
use crate::score_piles::{PlacedInRound, ScorePiles};
use crate::state::{
    Ending, LeaderState, Movement, PackedDraft, Played, Public, ROUNDS, Resolved, SEATS, Secret, State, Token,
};
use crate::steps::{Draft, Stack, Step};
use crate::theft_memory::Thefts;

stored_form! {
    /// What everybody sees of the table: part of every view too.
    #[derive(JsonSchema)]
    #[schemars(crate = "staffetta_kernel::schemars")]
    pub struct TableJson of (s) {
        phase: u8 = s.public.phase,
        round: u8 = s.public.round,
        health: u8 = s.public.health,
        first_player: Seat = s.public.first_player,
        token: Token = s.public.token,
        objectives: u8 = s.public.objectives,
        revealed: bool = s.public.revealed,
        resolved: Pile<Resolved, ROUNDS> = s.public.resolved,
    }
}

stored_form! {
    /// What else there is on the table. Of decks the last card is on top.
    struct RestJson of (s) {
        #[serde(serialize_with = "Step::write_stack", deserialize_with = "Step::read_stack")]
        steps: Stack = s.public.steps,
        mission: Maybe<Mission> = s.public.open_mission,
        automata: Array<Automaton, { automated_partisans::MOST }> = s.public.automata,
        movement: Movement = s.public.movement,
        #[serde(serialize_with = "Draft::write_draft", deserialize_with = "Draft::read_draft")]
        draft: PackedDraft = s.secret.draft,
        action_deck: Pile<Card, ACTIONS> = s.secret.deck,
        action_discard: Cards = s.public.discard,
        mission_deck: Pile<Mission, ROUNDS> = s.secret.missions,
        thefts: Thefts = s.secret.thefts,
        shuffles: u8 = s.public.shuffles,
        last_shuffle: Cards = s.public.last_shuffle,
        ending: Ending = s.public.ending,
    }
}

stored_form! {
    /// What everybody sees of a seat: part of every view too.
    #[derive(JsonSchema)]
    #[schemars(crate = "staffetta_kernel::schemars")]
    pub struct SeatJson of (s, seat) {
        board: Maybe<Board> = s.public.boards,
        leader: LeaderState = s.public.leaders,
        leader_1_kept: bool = s.public.leader_1_kept,
        support: u8 = s.public.support,
        #[serde(with = "by_piece")]
        #[schemars(schema_with = "each_schema::<Piece, Option<Locality>>")]
        pieces: Places = s.public.pieces,
        used_pieces: Pieces = s.public.used_pieces,
        pledge: Maybe<u8> = s.public.pledge,
        phrases: u8 = s.public.phrases,
        asked_for_help: bool = s.public.asked_for_help,
        ready: bool = s.public.ready,
        passed: bool = s.public.passed,
        score: Maybe<u8> = s.public.score,
        plus: u8 = s.public.plus,
        effect_used: bool = s.public.effect_used,
        gone: bool = s.public.gone,
    }
}

stored_form! {
    /// What a seat hides, and what can be concluded of that.
    struct HiddenSeatJson of (s, seat) {
        hand: Cards = s.secret.hands,
        leader_in_hand: bool = s.secret.leaders_in_hand,
        played: Played = s.secret.played,
        piles: ScorePiles = s.secret.piles,
        placed: PlacedInRound = s.public.placed,
        phase_1_pieces: u8 = s.public.phase_1_pieces,
    }
}

/// A seat.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FullSeatJson {
    #[serde(flatten)]
    open: SeatJson,
    #[serde(flatten)]
    hidden: HiddenSeatJson,
    #[serde(flatten)]
    since_shuffle: SinceShuffle,
    activated: Vec<Card>,
}

/// The whole table.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StateJson {
    #[serde(flatten)]
    table: TableJson,
    #[serde(flatten)]
    rest: RestJson,
    seats: Vec<FullSeatJson>,
}

impl From<State> for StateJson {
    fn from(s: State) -> Self {
        let seat = |seat| FullSeatJson {
            open: SeatJson::of(&s, seat),
            hidden: HiddenSeatJson::of(&s, seat),
            since_shuffle: s.public.since_shuffle[seat.at()],
            activated: s.activated(seat).collect(),
        };
        Self { table: TableJson::of(&s), rest: RestJson::of(&s), seats: s.public.all().map(seat).collect() }
    }
}

impl TryFrom<StateJson> for State {
    type Error = String;

    fn try_from(StateJson { table, rest, seats }: StateJson) -> Result<Self, String> {
        if seats.is_empty() || seats.len() > SEATS {
            return Err(format!("{} seats", seats.len()));
        }
        let mut s = Self { public: Public::new(seats.len() as u8), secret: Secret::default() };
        table.put(&mut s);
        rest.put(&mut s);
        for (seat, json) in s.public.all().zip(seats) {
            json.open.put(&mut s, seat);
            json.hidden.put(&mut s, seat);
            s.public.since_shuffle[seat.at()] = json.since_shuffle;
            for card in json.activated {
                let place = s.secret.played[seat.at()].iter().position(|&played| played == card);
                let place = place.ok_or_else(|| format!("{card:?} is activated but was not played"))?;
                s.public.activated[seat.at()].insert(place);
            }
        }
        if s.public.first_player.0 < s.public.seats {
            Ok(s)
        } else {
            Err(format!("there is no seat {}", s.public.first_player.0))
        }
    }
}
