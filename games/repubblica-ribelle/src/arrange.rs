//! The table as a worked example gives it: a step and the pieces, in the rulebook's words.

use serde::Deserialize;
use staffetta_kernel::{Fault, Pile, Seat, Seats, Target, serde_json};
use std::collections::BTreeMap;

use crate::action::Piece;
use crate::cards::{Board, Card, Cards, Mission, Sphere};
use crate::deck;
use crate::map::Locality;
use crate::rules::{Rules, TRACK};
use crate::state::{LeaderState, NO, ROUNDS, Resolved, State, Step, StepKind};
use crate::steps::boards;

/// What a worked example may say. All of it has a sensible default.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Given {
    /// `boards`, `staff`, `manoeuvres`, `mission`, `activation` or `limit`.
    step: Option<String>,
    /// Who is asked; the first in the step's order if nobody is named.
    asked: Option<Seat>,
    first_player: Seat,
    /// `cumer` or `allies`.
    token: Option<String>,
    health: Option<u8>,
    phase: Option<u8>,
    mission: Option<Mission>,
    objectives: Option<u8>,
    seats: Vec<GivenSeat>,
    /// The cards of the Automated Partisans.
    automata: Vec<Vec<Card>>,
    /// Movement points left in manoeuvres, and pieces that have moved.
    mp: Option<u8>,
    moved: Vec<Piece>,
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

/// Lays the table out.
pub fn arrange(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
    let given: Given = Given::deserialize(given).map_err(|error| wrong(error.to_string()))?;
    let mut laid = State::new(r);
    if given.first_player.0 >= r.seats || given.seats.len() > usize::from(r.seats) {
        return Err(wrong(format!("there are {} seats", r.seats)));
    }
    laid.public.first = given.first_player;
    if given.step.as_deref() == Some("boards") {
        laid.public.steps.push(Step::new(StepKind::Boards, 0));
        *s = laid;
        return Ok(());
    }
    laid.public.phase = given.phase.unwrap_or_else(|| given.mission.map_or(1, Mission::phase)).clamp(1, 2);
    laid.public.health = given.health.unwrap_or(laid.public.health);
    let mut left = Cards::ALL;
    seats(r, &mut laid, &given, &mut left)?;
    missions(r, &mut laid, &given)?;
    automata(r, &mut laid, &given, &mut left)?;
    flow(r, &mut laid, &given)?;
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
        s.public.boards[seat.at()] = from.board.unwrap_or_else(|| free.remove(0));
        s.public.seated = s.public.seated.with(seat);
        boards::deploy(r, s, seat);
        one_seat(s, seat, from, left)?;
    }
    Ok(())
}

fn one_seat(s: &mut State, seat: Seat, from: &GivenSeat, left: &mut Cards) -> Result<(), Fault> {
    let at = seat.at();
    if let Some(pieces) = &from.pieces {
        s.public.pieces[at] = [0; 6];
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
        s.public.leader_1 = s.public.leader_1.with(seat);
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
            return Err(wrong("too many cards are played"));
        }
    }
    if from.passed {
        s.public.passed = s.public.passed.with(seat);
    }
    if from.ready {
        s.public.ready = s.public.ready.with(seat);
    }
    s.public.pledge[at] = from.pledge.unwrap_or(NO);
    let hidden = deck::hidden(s, seat);
    (s.public.fresh_least[at], s.public.fresh_most[at]) = (hidden, hidden);
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
    let allies = match given.token.as_deref() {
        None => None,
        Some("cumer") => Some(0),
        Some("allies") => Some(1),
        Some(other) => return Err(wrong(format!("the token shows cumer or allies, not '{other}'"))),
    };
    for (at, seat) in given.seats.iter().enumerate() {
        for &mission in &seat.taken {
            s.public.resolved.push(Resolved { mission, result: at as u8 + 2 });
        }
    }
    for &mission in given.resolved.iter().flatten() {
        s.public.resolved.push(Resolved { mission, result: 1 });
    }
    // The token is turned after every mission, and Phase II comes after Phase I.
    let least = if s.public.phase == 2 && given.resolved.is_none() { usize::from(n.phase_1_missions) } else { 0 };
    while s.public.resolved.len() < least || allies.is_some_and(|side| s.public.resolved.len() % 2 != side) {
        let phase = if s.public.resolved.len() < usize::from(n.phase_1_missions) { 1 } else { 2 };
        let at = free.iter().position(|mission| mission.phase() == phase).unwrap_or(0);
        s.public.resolved.push(Resolved { mission: free.remove(at), result: 1 });
    }
    s.public.allies = (s.public.resolved.len() % 2) as u8;
    s.public.on_mission = given.mission.is_some().into();
    s.public.mission = given.mission.unwrap_or_default();
    s.public.round = s.public.resolved.len() as u8 + s.public.on_mission;
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
    let military = r.mission(s.public.mission).sphere == Sphere::Military;
    let all = if given.mission.is_none() || military { 0 } else { r.participants() };
    s.public.objectives = given.objectives.unwrap_or(all);
    Ok(())
}

fn automata(r: &Rules, s: &mut State, given: &Given, left: &mut Cards) -> Result<(), Fault> {
    let drawn = matches!(given.step.as_deref(), Some("mission" | "activation"));
    if given.automata.len() > usize::from(r.automata) {
        return Err(wrong(format!("there are {} Automated Partisans", r.automata)));
    }
    for at in 0..usize::from(r.automata) {
        let cards = given.automata.get(at).map_or(&[][..], Vec::as_slice);
        for &card in cards {
            take(left, card)?;
            s.public.automata[at].push(card);
        }
        if drawn {
            let green = cards.iter().filter(|&&card| r.card(card).green).count() as u8;
            s.public.automata_score[at] = r.automaton_score(r.mission(s.public.mission), green);
        }
    }
    Ok(())
}

fn flow(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    let first = s.public.first;
    let place = |seat: Seat| (seat.0 + r.seats - first.0) % r.seats;
    let asked = given.asked.unwrap_or(first);
    if asked.0 >= r.seats {
        return Err(wrong(format!("there is no seat {}", asked.0)));
    }
    let step = given.step.as_deref().unwrap_or("manoeuvres");
    if step != "limit" && given.mission.is_none() {
        return Err(wrong("name the mission that lies open"));
    }
    let top = match step {
        "staff" => Step::new(StepKind::Staff, 0).stage(1),
        "manoeuvres" => {
            s.public.mp = given.mp.unwrap_or(r.movement[usize::from(s.public.support[asked.at()])]);
            s.public.moved = given.moved.iter().fold(0, |set, piece| set | piece.bit());
            s.public.red_free = u8::from(!given.radici_used);
            Step::new(StepKind::Manoeuvres, place(asked))
        }
        "mission" if r.mission(s.public.mission).sphere == Sphere::Military => {
            let order = (asked.0 + r.seats - first.left(1, r.seats).0) % r.seats;
            Step::new(StepKind::Mission, asked.0).stage(order)
        }
        "mission" => Step::new(StepKind::Mission, asked.0),
        "activation" => {
            s.public.revealed = 1;
            s.public.passed = Seats::all(r.seats);
            for seat in s.public.all() {
                if s.secret.played[seat.at()].has(Card::LEADER) {
                    s.public.leaders[seat.at()] = LeaderState::Used;
                }
                let hidden = deck::hidden(s, seat);
                (s.public.fresh_least[seat.at()], s.public.fresh_most[seat.at()]) = (hidden, hidden);
            }
            Step::new(StepKind::Activation, place(asked))
        }
        "limit" => Step::new(StepKind::Limit, place(asked)),
        other => {
            return Err(wrong(format!(
                "'{other}' is no step to begin with; there are boards, staff, manoeuvres, mission, activation, limit"
            )));
        }
    };
    s.public.steps.push(top);
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
        s.secret.deck.extend(&rest);
    }
    let top: Vec<Card> = given.next_cards.iter().rev().copied().collect();
    s.secret.deck.extend(&top);
    Ok(())
}
