//! The state in open form: every pile, hand and mark in the rulebook's words. Records and scenarios speak it.

use bytemuck::Zeroable;
use serde::de::{Error, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use staffetta_kernel::bytemuck;
use std::collections::BTreeMap;

use staffetta_kernel::{Array, Maybe, Pile, Seat};

use crate::automated_partisans::{self, Automaton};
use crate::cards::{ACTIONS, Card, Cards, Mission, Sphere};
use crate::deck::SinceShuffle;
use crate::public_json::{SeatJson, TableJson};
use crate::score_piles::PlacedInRound;
use crate::state::{Ending, Movement, PackedDraft, Played, Public, ROUNDS, SEATS, Secret, State};
use crate::steps::{Draft, Step};
use crate::theft_memory::Theft;

/// The whole table.
#[derive(Serialize, Deserialize)]
struct StateJson {
    #[serde(flatten)]
    table: TableJson,
    steps: Vec<Step>,
    mission: Maybe<Mission>,
    seats: Vec<FullSeatJson>,
    automata: Array<Automaton, { automated_partisans::MOST }>,
    movement: Movement,
    draft: Option<Draft>,
    /// The last card is on top.
    action_deck: Pile<Card, ACTIONS>,
    action_discard: Cards,
    mission_deck: Pile<Mission, ROUNDS>,
    thefts: Vec<TheftJson>,
    shuffles: u8,
    last_shuffle: Cards,
    ending: Ending,
    #[serde(flatten, skip_serializing)]
    unknown: BTreeMap<String, IgnoredAny>,
}

/// A seat with what it hides.
#[derive(Serialize, Deserialize)]
struct FullSeatJson {
    #[serde(flatten)]
    open: SeatJson,
    hand: Cards,
    leader_in_hand: bool,
    played: Played,
    piles: BTreeMap<Sphere, Vec<Card>>,
    /// When the cards of the score piles were placed, packed.
    placed: PlacedInRound,
    phase_1_pieces: u8,
    stale: [u8; 3],
    fresh: [u8; 2],
    #[serde(flatten, skip_serializing)]
    unknown: BTreeMap<String, IgnoredAny>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TheftJson {
    victim: Seat,
    card: Card,
    /// The seats that may have it, and the round in which each may have got it.
    holders: BTreeMap<u8, u8>,
}

impl From<&Theft> for TheftJson {
    fn from(theft: &Theft) -> Self {
        let holders = (0..SEATS as u8).filter_map(|seat| Some((seat, theft.since(Seat(seat))?)));
        Self { victim: theft.victim, card: theft.card, holders: holders.collect() }
    }
}

impl TheftJson {
    fn theft(&self) -> Option<Theft> {
        let mut holders = self.holders.iter().filter(|(seat, _)| usize::from(**seat) < SEATS);
        let (&thief, &round) = holders.next()?;
        let mut theft = Theft::new(self.victim, self.card, Seat(thief), round);
        holders.for_each(|(&seat, &round)| theft.join(Seat(seat), round));
        Some(theft)
    }
}

fn full_seat(s: &State, seat: Seat) -> FullSeatJson {
    let (p, secret, at) = (&s.public, &s.secret, seat.at());
    FullSeatJson {
        open: SeatJson::of(p, seat, &secret.played[at]),
        hand: secret.hands[at],
        leader_in_hand: secret.leading.has(seat),
        played: secret.played[at],
        piles: Sphere::ALL.iter().map(|&sphere| (sphere, secret.piles[at].of(sphere).to_vec())).collect(),
        placed: p.placed[at],
        phase_1_pieces: p.phase_1_pieces[at],
        stale: p.since_shuffle[at].stale,
        fresh: p.since_shuffle[at].fresh,
        unknown: BTreeMap::new(),
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (p, secret) = (&self.public, &self.secret);
        StateJson {
            table: p.into(),
            steps: p.steps.iter().filter_map(|&step| Step::of(step)).collect(),
            mission: p.open_mission,
            seats: p.all().map(|seat| full_seat(self, seat)).collect(),
            automata: p.automata,
            movement: p.movement,
            draft: Draft::of(secret.draft),
            action_deck: secret.deck,
            action_discard: p.discard,
            mission_deck: secret.missions,
            thefts: secret.thefts.iter().map(TheftJson::from).collect(),
            shuffles: p.shuffles,
            last_shuffle: p.last_shuffle,
            ending: p.ending,
            unknown: BTreeMap::new(),
        }
        .serialize(to)
    }
}

/// As many as there is room for.
fn pile<T: Copy + Default, const N: usize, E: Error>(items: &[T], what: &str) -> Result<Pile<T, N>, E> {
    let mut pile = Pile::new();
    if pile.extend(items) { Ok(pile) } else { Err(E::custom(format!("{what}: more than {N}"))) }
}

fn nothing_unknown<E: Error>(unknown: &BTreeMap<String, IgnoredAny>) -> Result<(), E> {
    match unknown.keys().next() {
        Some(key) => Err(E::custom(format!("unknown field '{key}'"))),
        None => Ok(()),
    }
}

fn put_seat<E: Error>(s: &mut State, seat: Seat, json: FullSeatJson) -> Result<(), E> {
    let (p, secret, at) = (&mut s.public, &mut s.secret, seat.at());
    nothing_unknown(&json.unknown)?;
    json.open.put(p, seat, &json.played)?;
    secret.hands[at] = json.hand;
    if json.leader_in_hand {
        secret.leading = secret.leading.with(seat);
    }
    secret.played[at] = json.played;
    for (sphere, cards) in json.piles {
        if !cards.iter().all(|&card| secret.piles[at].push(sphere, card)) {
            return Err(E::custom("a score pile has too many cards"));
        }
    }
    p.placed[at] = json.placed;
    p.phase_1_pieces[at] = json.phase_1_pieces;
    p.since_shuffle[at] = SinceShuffle { stale: json.stale, fresh: json.fresh };
    Ok(())
}

fn state<E: Error>(json: StateJson) -> Result<State, E> {
    nothing_unknown(&json.unknown)?;
    if json.seats.is_empty() || json.seats.len() > SEATS {
        return Err(E::custom(format!("{} seats", json.seats.len())));
    }
    let mut s = State { public: Public::new(json.seats.len() as u8), secret: Secret::zeroed() };
    let (p, secret) = (&mut s.public, &mut s.secret);
    json.table.put(p)?;
    if !json.steps.into_iter().all(|step| p.steps.push(step.packed())) {
        return Err(E::custom("steps: more than the stack holds"));
    }
    p.open_mission = json.mission;
    p.automata = json.automata;
    p.movement = json.movement;
    p.discard = json.action_discard;
    p.shuffles = json.shuffles;
    p.last_shuffle = json.last_shuffle;
    p.ending = json.ending;
    secret.draft = json.draft.map_or_else(PackedDraft::default, Draft::packed);
    secret.deck = json.action_deck;
    secret.missions = json.mission_deck;
    let thefts: Option<Vec<Theft>> = json.thefts.iter().map(TheftJson::theft).collect();
    secret.thefts = pile(&thefts.ok_or_else(|| E::custom("a stolen card has a holder"))?, "thefts")?;
    for (at, seat) in json.seats.into_iter().enumerate() {
        put_seat(&mut s, Seat(at as u8), seat)?;
    }
    Ok(s)
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        state(StateJson::deserialize(from)?)
    }
}
