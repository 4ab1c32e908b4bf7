//! The table as a worked example gives it: a step and the pieces, in the rulebook's words.

use serde::Deserialize;
use staffetta_kernel::{Array, Fault, Maybe, Pile, Seat, Seats, Target, serde_json};
use std::collections::BTreeMap;

use crate::automated_partisans;
use crate::cards::{Board, Card, Cards, Mission, Sphere};
use crate::deck::{self, SinceShuffle};
use crate::map::Locality;
use crate::pieces::{Piece, Pieces};
use crate::rules::{Rules, TRACK};
use crate::set_up;
use crate::state::{LeaderState, MOST_PLAYED, PackedStep, Public, ROUNDS, Resolved, State, Token};
use crate::steps::Step;
use crate::steps::activation::Activation;
use crate::steps::boards::Boards;
use crate::steps::hand_limit::HandLimit;
use crate::steps::manoeuvres::{self, Manoeuvres};
use crate::steps::mission::Mission as MissionStep;
use crate::steps::staff_talk::{self, Staff};

/// What a worked example may say. All of it has a sensible default.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Given {
    /// One of [`BEGINNINGS`]; `manoeuvres` if none is named.
    step: Option<String>,
    /// Who is asked; the first in the step's order if nobody is named.
    asked: Option<Seat>,
    first_player: Seat,
    token: Option<Token>,
    health: Option<u8>,
    phase: Option<u8>,
    mission: Option<Mission>,
    objectives: Option<u8>,
    seats: Vec<GivenSeat>,
    /// The cards of the Automated Partisans.
    automata: Vec<Vec<Card>>,
    /// Movement points left in manoeuvres, and pieces that have moved.
    mp: Option<u8>,
    moved: Pieces,
    /// The free crossing has been used.
    radici_used: bool,
    /// The top of the deck, the top first.
    next_cards: Vec<Card>,
    /// Everything else of the deck is in the discard pile.
    deck_ends: bool,
    /// The missions to come, the top first.
    next_missions: Option<Vec<Mission>>,
    /// Missions that are over and were fulfilled.
    resolved: Option<Vec<Mission>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct GivenSeat {
    board: Option<Board>,
    hand: Vec<Card>,
    leader: LeaderState,
    leader_1_kept: bool,
    support: Option<u8>,
    military: Vec<Card>,
    political: Vec<Card>,
    social: Vec<Card>,
    /// Pieces on the map; without this they stand as at the beginning of the phase.
    pieces: Option<BTreeMap<Piece, Locality>>,
    played: Vec<Card>,
    passed: bool,
    ready: bool,
    pledge: Option<u8>,
    /// Missions taken.
    taken: Vec<Mission>,
}

fn wrong(reason: impl Into<String>) -> Fault {
    Fault::new("bad-given", "given", reason)
}

/// A step to begin with: which one, and what has happened before it asks this seat.
type Beginning = (&'static str, fn(&Rules, &mut State, &Given, Seat) -> Step);

const BEGINNINGS: &[Beginning] = &[
    ("boards", |_, _, _, asked| Boards { seat: asked }.into()),
    ("staff", |_, _, _, _| Staff {}.into()),
    ("manoeuvres", |r, s, given, asked| {
        let begin = manoeuvres::manoeuvres_of(r, &s.public, asked);
        s.public.movement.by = begin.by;
        s.public.movement.mp = given.mp.unwrap_or(begin.mp);
        s.public.movement.moved = given.moved;
        s.public.movement.radici_free = !given.radici_used;
        Manoeuvres { seat: asked }.into()
    }),
    ("mission", |r, s, _, asked| {
        automata_have_drawn(r, s);
        MissionStep { seat: asked }.into()
    }),
    ("activation", |r, s, _, asked| {
        automata_have_drawn(r, s);
        s.public.revealed = true;
        s.public.passed = Seats::all(r.seats);
        for seat in s.public.all() {
            if s.secret.played[seat.at()].has(Card::LEADER) {
                s.public.leaders[seat.at()] = LeaderState::Used;
            }
            s.public.since_shuffle[seat.at()] = SinceShuffle::all_fresh(deck::hidden(s, seat));
        }
        Activation { seat: asked }.into()
    }),
    ("limit", |_, _, _, asked| HandLimit { seat: asked }.into()),
];

/// Lays the table out.
pub fn apply_given(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
    let given: Given = Given::deserialize(given).map_err(|error| wrong(error.to_string()))?;
    let mut laid = State::new(r);
    if given.first_player.0 >= r.seats || given.seats.len() > usize::from(r.seats) {
        return Err(wrong(format!("there are {} seats", r.seats)));
    }
    laid.public.first = given.first_player;
    if given.step.as_deref() == Some("boards") {
        begin(r, &mut laid, &given)?;
        *s = laid;
        return Ok(());
    }
    laid.public.phase = given.phase.unwrap_or_else(|| given.mission.map_or(1, Mission::phase)).clamp(1, 2);
    laid.public.health = given.health.unwrap_or(laid.public.health);
    let mut left = Cards::ALL;
    seats(r, &mut laid, &given, &mut left)?;
    missions(r, &mut laid, &given)?;
    automata(r, &mut laid, &given, &mut left)?;
    begin(r, &mut laid, &given)?;
    cards(&mut laid, &given, &mut left)?;
    *s = laid;
    Ok(())
}

fn take(left: &mut Cards, card: Card) -> Result<Card, Fault> {
    if card.is_leader() || !left.has(card) {
        return Err(wrong(format!("{} is given twice, or is no Action card", card.name())));
    }
    left.remove(card);
    Ok(card)
}

fn seats(r: &Rules, s: &mut State, given: &Given, left: &mut Cards) -> Result<(), Fault> {
    let mut free: Vec<Board> = Board::ALL.to_vec();
    for board in given.seats.iter().filter_map(|seat| seat.board) {
        let at = free.iter().position(|&other| other == board);
        free.remove(at.ok_or_else(|| wrong(format!("two seats play {}", board.word())))?);
    }
    let none = GivenSeat::default();
    for seat in s.public.all() {
        let from = given.seats.get(seat.at()).unwrap_or(&none);
        s.public.boards[seat.at()] = Maybe::some(from.board.unwrap_or_else(|| free.remove(0)));
        set_up::deploy(r, s, seat);
        one_seat(s, seat, from, left)?;
    }
    Ok(())
}

fn one_seat(s: &mut State, seat: Seat, from: &GivenSeat, left: &mut Cards) -> Result<(), Fault> {
    let at = seat.at();
    if let Some(pieces) = &from.pieces {
        s.public.pieces[at] = Array::default();
        pieces.iter().for_each(|(&piece, &place)| s.public.put(seat, piece, Some(place)));
    }
    s.public.support[at] = from.support.unwrap_or(s.public.support[at]);
    if usize::from(s.public.support[at]) >= TRACK {
        return Err(wrong("support goes from 0 to 6"));
    }
    s.public.leaders[at] = from.leader;
    if from.leader != LeaderState::Unused {
        s.secret.leading = s.secret.leading.without(seat);
    }
    if from.leader_1_kept {
        s.public.leader_1_kept = s.public.leader_1_kept.with(seat);
    }
    for &card in &from.hand {
        let card = take(left, card)?;
        s.secret.hands[at].insert(card);
    }
    for (sphere, cards) in
        [(Sphere::Military, &from.military), (Sphere::Political, &from.political), (Sphere::Social, &from.social)]
    {
        for (place, &card) in cards.iter().enumerate() {
            let card = take(left, card)?;
            if !s.secret.piles[at].push(sphere, card) {
                return Err(wrong("a score pile has too many cards"));
            }
            s.public.placed[at].push(sphere, (place / 2 + 1) as u8);
        }
    }
    for &card in &from.played {
        if card.is_leader() {
            s.secret.leading = s.secret.leading.without(seat);
        } else {
            take(left, card)?;
        }
        if !s.secret.played[at].push(card) {
            return Err(wrong(format!("more than {MOST_PLAYED} cards are played")));
        }
    }
    if from.passed {
        s.public.passed = s.public.passed.with(seat);
    }
    if from.ready {
        s.public.ready = s.public.ready.with(seat);
    }
    s.public.pledge[at] = from.pledge.into();
    s.public.since_shuffle[at] = SinceShuffle::all_fresh(deck::hidden(s, seat));
    Ok(())
}

/// Missions that are over, the one that lies open and those to come.
fn missions(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    let n = &r.numbers;
    let mut free: Vec<Mission> = Mission::ALL.to_vec();
    let taken: Vec<Mission> = given.seats.iter().flat_map(|seat| seat.taken.iter().copied()).collect();
    let over = given.resolved.iter().flatten().copied();
    for named in over.chain(given.mission).chain(given.next_missions.iter().flatten().copied()).chain(taken.clone()) {
        let at = free.iter().position(|&other| other == named);
        free.remove(at.ok_or_else(|| wrong(format!("{} is given twice", named.word())))?);
    }
    for (at, seat) in given.seats.iter().enumerate() {
        for &mission in &seat.taken {
            resolve(&mut s.public, mission, Some(Seat(at as u8)))?;
        }
    }
    for &mission in given.resolved.iter().flatten() {
        resolve(&mut s.public, mission, None)?;
    }
    // The token is turned after every mission, and Phase II comes after Phase I.
    let least = if s.public.phase == 2 && given.resolved.is_none() { usize::from(n.phase_1_missions) } else { 0 };
    let shows = |p: &Public| if p.resolved.len() % 2 == 0 { Token::Cumer } else { Token::Allies };
    while s.public.resolved.len() < least || given.token.is_some_and(|side| shows(&s.public) != side) {
        let phase = if s.public.resolved.len() < usize::from(n.phase_1_missions) { 1 } else { 2 };
        let at = free.iter().position(|mission| mission.phase() == phase).unwrap_or(0);
        resolve(&mut s.public, free.remove(at), None)?;
    }
    s.public.token = shows(&s.public);
    s.public.open_mission = given.mission.into();
    s.public.round = s.public.resolved.len() as u8 + u8::from(given.mission.is_some());
    let order = given.next_missions.clone().unwrap_or_else(|| {
        let all = usize::from(n.phase_1_missions + n.phase_2_missions).min(ROUNDS);
        let more = all.saturating_sub(s.public.round.into());
        let later = more.min(n.phase_2_missions.into());
        let first = free.iter().filter(|mission| mission.phase() == 1).take(more - later);
        first.chain(free.iter().filter(|mission| mission.phase() == 2).take(later)).copied().collect()
    });
    let mut pile = Pile::new();
    let reversed: Vec<Mission> = order.into_iter().rev().collect();
    if !pile.extend(&reversed) || usize::from(s.public.round) + reversed.len() > ROUNDS {
        return Err(wrong("too many missions"));
    }
    s.secret.missions = pile;
    let all = given.mission.map_or(0, |mission| staff_talk::objectives(r, mission));
    s.public.objectives = given.objectives.unwrap_or(all);
    Ok(())
}

/// A mission that is over and was fulfilled.
fn resolve(p: &mut Public, mission: Mission, taker: Option<Seat>) -> Result<(), Fault> {
    let fits = p.resolved.push(Resolved { mission, success: true, taken_by: taker.into() });
    if fits { Ok(()) } else { Err(wrong("too many missions")) }
}

fn automata(r: &Rules, s: &mut State, given: &Given, left: &mut Cards) -> Result<(), Fault> {
    if given.automata.len() > usize::from(r.automata) {
        return Err(wrong(format!("there are {} Automated Partisans", r.automata)));
    }
    for (automaton, cards) in s.public.automata.iter_mut().zip(&given.automata) {
        for &card in cards {
            if !automaton.cards.push(take(left, card)?) {
                return Err(wrong("an Automated Partisan has too many cards"));
            }
        }
    }
    Ok(())
}

fn automata_have_drawn(r: &Rules, s: &mut State) {
    let mission = r.mission(s.public.mission());
    for automaton in &mut s.public.automata[..usize::from(r.automata)] {
        let green = automaton.cards.iter().filter(|&&card| r.card(card).green).count() as u8;
        automaton.score = Maybe::some(automated_partisans::score(r, mission, green));
    }
}

/// The step that asks.
fn begin(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    let asked = given.asked.unwrap_or(s.public.first);
    if asked.0 >= r.seats {
        return Err(wrong(format!("there is no seat {}", asked.0)));
    }
    let word = given.step.as_deref().unwrap_or("manoeuvres");
    let Some((_, beginning)) = BEGINNINGS.iter().find(|(step, _)| *step == word) else {
        let known: Vec<_> = BEGINNINGS.iter().map(|(step, _)| *step).collect();
        return Err(wrong(format!("'{word}' is no step to begin with; there are {}", known.join(", "))));
    };
    if given.mission.is_none() && !["boards", "limit"].contains(&word) {
        return Err(wrong("name the mission that lies open"));
    }
    let step: PackedStep = beginning(r, s, given, asked).packed();
    s.public.steps = [step].into_iter().collect();
    Ok(())
}

/// The deck: what is named on top, the rest in the order of the numbers, or in the discard pile.
fn cards(s: &mut State, given: &Given, left: &mut Cards) -> Result<(), Fault> {
    for &card in &given.next_cards {
        take(left, card)?;
    }
    if given.deck_ends {
        s.public.discard = *left;
    } else {
        let mut rest: Vec<Card> = left.iter().collect();
        rest.reverse();
        s.secret.deck = rest.into_iter().collect();
    }
    // Every card is given once: there is room for all of them.
    let top: Vec<Card> = given.next_cards.iter().rev().copied().collect();
    s.secret.deck.extend(&top);
    Ok(())
}
