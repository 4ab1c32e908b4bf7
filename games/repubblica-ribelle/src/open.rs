//! The state in open form: every pile, hand and mark in the rulebook's words. Records and scenarios speak it.

use bytemuck::Zeroable;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use staffetta_kernel::bytemuck;
use std::collections::BTreeMap;

use staffetta_kernel::{Pile, Seat, Seats, Target};

use crate::action::Piece;
use crate::cards::{Board, Card, Cards, Mission, Sphere};
use crate::map::{Locality, Territory};
use crate::state::{
    Draft, DraftKind, Ending, LeaderState, NO, Placed, Public, Resolved, SEATS, Secret, State, Step, StepKind, Theft,
    pieces,
};

/// The whole table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Open {
    phase: u8,
    round: u8,
    health: u8,
    first_player: Seat,
    /// The side of the token.
    token: String,
    steps: Vec<OpenStep>,
    mission: Option<Mission>,
    objectives: u8,
    revealed: bool,
    seats: Vec<OpenSeat>,
    automata: Vec<OpenAutomaton>,
    movement: OpenMovement,
    draft: Option<OpenDraft>,
    /// The last card is on top.
    action_deck: Vec<Card>,
    action_discard: Cards,
    mission_deck: Vec<Mission>,
    resolved: Vec<OpenResolved>,
    thefts: Vec<OpenTheft>,
    shuffles: u8,
    last_shuffle: Cards,
    ending: Ending,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenStep {
    step: StepKind,
    a: u8,
    b: u8,
    c: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenSeat {
    board: Option<Board>,
    hand: Cards,
    leader: LeaderState,
    leader_in_hand: bool,
    leader_1_kept: bool,
    support: u8,
    piles: BTreeMap<Sphere, Vec<Card>>,
    /// When the cards of the score piles were placed, packed.
    placed: u64,
    pieces: BTreeMap<Piece, Option<Locality>>,
    used_pieces: Vec<Piece>,
    played: Vec<Card>,
    activated: Vec<Card>,
    pledge: Option<u8>,
    phrases: u8,
    asked_for_help: bool,
    ready: bool,
    passed: bool,
    score: Option<u8>,
    plus: u8,
    effect_used: bool,
    phase_1_pieces: u8,
    stale: [u8; 3],
    fresh: [u8; 2],
    gone: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenAutomaton {
    cards: Vec<Card>,
    score: Option<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenMovement {
    mp: u8,
    moved: Vec<Piece>,
    radici_free: bool,
}

/// The picks of a choice that has not taken effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenDraft {
    pub what: DraftKind,
    pub cards: Cards,
    pub leader: bool,
    pub card: Option<Card>,
    pub piece: Option<Piece>,
    pub cost: u8,
    pub radici: bool,
    pub path: Vec<Territory>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenResolved {
    mission: Mission,
    success: bool,
    taken_by: Option<Seat>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenTheft {
    victim: Seat,
    card: Card,
    /// The seats that may have it, and the round in which each may have got it.
    holders: BTreeMap<u8, u8>,
}

fn number(n: u8) -> Option<u8> {
    (n != NO).then_some(n)
}

/// The draft in open form, if one is open.
pub fn open_draft(draft: &Draft) -> Option<OpenDraft> {
    draft.is_open().then(|| OpenDraft {
        what: draft.what,
        cards: draft.cards,
        leader: draft.leader == 1,
        card: (draft.what == DraftKind::Effect).then_some(draft.card),
        piece: (draft.named == 1).then_some(draft.piece),
        cost: draft.cost,
        radici: draft.free == 1,
        path: draft.path.to_vec(),
    })
}

fn closed_draft(open: Option<OpenDraft>) -> Option<Draft> {
    let Some(open) = open else { return Some(Draft::default()) };
    let mut path = Pile::new();
    path.extend(&open.path).then_some(Draft {
        cards: open.cards,
        what: open.what,
        leader: open.leader.into(),
        card: open.card.unwrap_or_default(),
        piece: open.piece.unwrap_or_default(),
        named: open.piece.is_some().into(),
        cost: open.cost,
        free: open.radici.into(),
        path,
    })
}

fn open_seat(s: &State, seat: Seat) -> OpenSeat {
    let (p, at) = (&s.public, seat.at());
    let played = &s.secret.played[at];
    let active = played.iter().enumerate().filter(|(place, _)| p.activated[at] >> place & 1 == 1);
    OpenSeat {
        board: p.seated.has(seat).then_some(p.boards[at]),
        hand: s.secret.hands[at],
        leader: p.leaders[at],
        leader_in_hand: s.secret.leading.has(seat),
        leader_1_kept: p.leader_1.has(seat),
        support: p.support[at],
        piles: Sphere::ALL.iter().map(|&sphere| (sphere, s.secret.piles[at].of(sphere).to_vec())).collect(),
        placed: p.placed[at].0,
        pieces: Piece::ALL.iter().map(|&piece| (piece, p.place(seat, piece))).collect(),
        used_pieces: pieces(p.used[at]).collect(),
        played: played.to_vec(),
        activated: active.map(|(_, &card)| card).collect(),
        pledge: number(p.pledge[at]),
        phrases: p.phrases[at],
        asked_for_help: p.helped.has(seat),
        ready: p.ready.has(seat),
        passed: p.passed.has(seat),
        score: number(p.score[at]),
        plus: p.plus[at],
        effect_used: p.effect_used.has(seat),
        phase_1_pieces: p.noted[at],
        stale: p.stale[at],
        fresh: [p.fresh_least[at], p.fresh_most[at]],
        gone: p.gone.has(seat),
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let p = &self.public;
        let steps = p.steps.iter().map(|s| OpenStep { step: s.kind, a: s.a, b: s.b, c: s.c }).collect();
        let automata = p.automata.iter().zip(p.automata_score);
        Open {
            phase: p.phase,
            round: p.round,
            health: p.health,
            first_player: p.first,
            token: if p.allies == 1 { "allies" } else { "cumer" }.to_owned(),
            steps,
            mission: (p.on_mission == 1).then_some(p.mission),
            objectives: p.objectives,
            revealed: p.revealed == 1,
            seats: p.all().map(|seat| open_seat(self, seat)).collect(),
            automata: automata
                .map(|(cards, score)| OpenAutomaton { cards: cards.to_vec(), score: number(score) })
                .collect(),
            movement: OpenMovement { mp: p.mp, moved: pieces(p.moved).collect(), radici_free: p.red_free == 1 },
            draft: open_draft(&self.secret.draft),
            action_deck: self.secret.deck.to_vec(),
            action_discard: p.discard,
            mission_deck: self.secret.missions.to_vec(),
            resolved: p
                .resolved
                .iter()
                .map(|over| OpenResolved { mission: over.mission, success: over.result > 0, taken_by: over.taker() })
                .collect(),
            thefts: self.secret.thefts.iter().map(open_theft).collect(),
            shuffles: p.shuffles,
            last_shuffle: p.fresh,
            ending: p.ending,
        }
        .serialize(to)
    }
}

fn open_theft(theft: &Theft) -> OpenTheft {
    let holders = (0..SEATS as u8).filter_map(|seat| Some((seat, theft.since(Seat(seat))?)));
    OpenTheft { victim: theft.victim, card: theft.card, holders: holders.collect() }
}

fn with(set: &mut Seats, seat: Seat, is_in: bool) {
    if is_in {
        *set = set.with(seat);
    }
}

fn pile<T: Copy + Default, const N: usize, E: Error>(items: &[T], what: &str) -> Result<Pile<T, N>, E> {
    let mut pile = Pile::new();
    if pile.extend(items) { Ok(pile) } else { Err(E::custom(format!("{what}: more than {N}"))) }
}

fn close_seat<E: Error>(s: &mut State, seat: Seat, open: &OpenSeat) -> Result<(), E> {
    let (p, secret, at) = (&mut s.public, &mut s.secret, seat.at());
    with(&mut p.seated, seat, open.board.is_some());
    p.boards[at] = open.board.unwrap_or_default();
    secret.hands[at] = open.hand;
    p.leaders[at] = open.leader;
    with(&mut secret.leading, seat, open.leader_in_hand);
    with(&mut p.leader_1, seat, open.leader_1_kept);
    p.support[at] = open.support;
    for (&sphere, cards) in &open.piles {
        for &card in cards {
            if !secret.piles[at].push(sphere, card) {
                return Err(E::custom("a score pile has too many cards"));
            }
        }
    }
    p.placed[at] = Placed(open.placed);
    for (&piece, &place) in &open.pieces {
        p.put(seat, piece, place);
    }
    p.used[at] = open.used_pieces.iter().fold(0, |set, piece| set | piece.bit());
    secret.played[at] = pile(&open.played, "cards played")?;
    for card in &open.activated {
        let Some(place) = open.played.iter().position(|other| other == card) else {
            return Err(E::custom(format!("{} is activated but was not played", card.name())));
        };
        p.activated[at] |= 1 << place;
    }
    p.pledge[at] = open.pledge.unwrap_or(NO);
    p.phrases[at] = open.phrases;
    with(&mut p.helped, seat, open.asked_for_help);
    with(&mut p.ready, seat, open.ready);
    with(&mut p.passed, seat, open.passed);
    p.score[at] = open.score.unwrap_or(NO);
    p.plus[at] = open.plus;
    with(&mut p.effect_used, seat, open.effect_used);
    p.noted[at] = open.phase_1_pieces;
    p.stale[at] = open.stale;
    [p.fresh_least[at], p.fresh_most[at]] = open.fresh;
    with(&mut p.gone, seat, open.gone);
    Ok(())
}

fn close<E: Error>(open: Open) -> Result<State, E> {
    let mut s = State { public: Public::zeroed(), secret: Secret::zeroed() };
    if open.seats.is_empty() || open.seats.len() > SEATS || open.automata.len() > 2 {
        return Err(E::custom(format!("{} seats and {} automata", open.seats.len(), open.automata.len())));
    }
    let p = &mut s.public;
    p.seats = open.seats.len() as u8;
    p.pledge = [NO; SEATS];
    p.score = [NO; SEATS];
    p.automata_score = [NO; 2];
    p.phase = open.phase;
    p.round = open.round;
    p.health = open.health;
    if open.first_player.0 >= p.seats {
        return Err(E::custom(format!("there is no seat {}", open.first_player.0)));
    }
    p.first = open.first_player;
    p.allies = match open.token.as_str() {
        "cumer" => 0,
        "allies" => 1,
        other => return Err(E::custom(format!("the token shows cumer or allies, not '{other}'"))),
    };
    let steps: Vec<Step> = open.steps.iter().map(|s| Step { kind: s.step, a: s.a, b: s.b, c: s.c }).collect();
    p.steps = pile(&steps, "steps")?;
    p.on_mission = open.mission.is_some().into();
    p.mission = open.mission.unwrap_or_default();
    p.objectives = open.objectives;
    p.revealed = open.revealed.into();
    for (at, automaton) in open.automata.iter().enumerate() {
        p.automata[at] = pile(&automaton.cards, "cards of an automaton")?;
        p.automata_score[at] = automaton.score.unwrap_or(NO);
    }
    p.mp = open.movement.mp;
    p.moved = open.movement.moved.iter().fold(0, |set, piece| set | piece.bit());
    p.red_free = open.movement.radici_free.into();
    p.discard = open.action_discard;
    p.shuffles = open.shuffles;
    p.fresh = open.last_shuffle;
    p.ending = open.ending;
    let resolved: Vec<Resolved> = open
        .resolved
        .iter()
        .map(|o| Resolved { mission: o.mission, result: o.taken_by.map_or(o.success.into(), |seat| seat.0 + 2) })
        .collect();
    p.resolved = pile(&resolved, "missions")?;
    s.secret.draft = closed_draft(open.draft).ok_or_else(|| E::custom("the way is too long"))?;
    s.secret.deck = pile(&open.action_deck, "action cards")?;
    s.secret.missions = pile(&open.mission_deck, "missions")?;
    for theft in &open.thefts {
        let mut holders = theft.holders.iter().filter(|(seat, _)| usize::from(**seat) < SEATS);
        let Some((&thief, &round)) = holders.next() else { return Err(E::custom("a stolen card has a holder")) };
        let mut closed = Theft::new(theft.victim, theft.card, Seat(thief), round);
        holders.for_each(|(&seat, &round)| closed.join(Seat(seat), round));
        if !s.secret.thefts.push(closed) {
            return Err(E::custom("too many thefts"));
        }
    }
    for (at, seat) in open.seats.iter().enumerate() {
        close_seat(&mut s, Seat(at as u8), seat)?;
    }
    Ok(s)
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        close(Open::deserialize(from)?)
    }
}
