//! The table as a worked example gives it: a step, and what differs from a table laid out by the rules.

use serde::Deserialize;
use staffetta_kernel::serde_json::{self, Map, Value};
use staffetta_kernel::{Fault, Maybe, Pile, Seat, Seats};
use std::fmt::Display;

use crate::automated_partisans;
use crate::cards::{Board, Card, Cards, Mission, Sphere};
use crate::deck::{self, SinceShuffle};
use crate::rules::Rules;
use crate::set_up;
use crate::state::{LeaderState, ROUNDS, Resolved, State, Token};
use crate::steps::Step;
use crate::steps::activation::Activation;
use crate::steps::boards::Boards;
use crate::steps::hand_limit::HandLimit;
use crate::steps::manoeuvres::{self, Manoeuvres};
use crate::steps::mission::Mission as MissionStep;
use crate::steps::staff_talk::{self, Staff};

/// What a worked example may say. All but the step has a sensible default.
#[derive(Debug, Deserialize)]
struct Given {
    /// `boards`, `staff`, `manoeuvres`, `mission`, `activation` or `limit`.
    step: String,
    /// Who is asked; the First Player if nobody is named.
    asked: Option<Seat>,
    phase: Option<u8>,
    token: Option<Token>,
    mission: Option<Mission>,
    #[serde(default)]
    resolved: Pile<Resolved, ROUNDS>,
    /// The missions to come, the top first.
    next_missions: Option<Vec<Mission>>,
    /// The top of the deck, the top first.
    #[serde(default)]
    next_cards: Vec<Card>,
    /// Everything else of the deck is in the discard pile.
    #[serde(default)]
    deck_ends: bool,
    /// Keys of seats in the open form.
    #[serde(default)]
    seats: Vec<Map<String, Value>>,
    /// Keys of the open form.
    #[serde(flatten)]
    open: Map<String, Value>,
}

fn wrong(reason: impl Display) -> Fault {
    Fault::new("bad-given", "given", reason.to_string())
}

/// Lays the table out.
pub fn apply_given(r: &Rules, s: &mut State, given: &Value) -> Result<(), Fault> {
    let given = Given::deserialize(given).map_err(wrong)?;
    let mut laid = State::new(r);
    let is_dealt = given.step != "boards";
    if is_dealt {
        laid.public.phase = given.phase.unwrap_or_else(|| given.mission.map_or(1, Mission::phase)).clamp(1, 2);
        commanders(r, &mut laid, &given)?;
        missions(r, &mut laid, &given)?;
    }
    laid = replaced(&laid, &given)?;
    let step = begin(r, &mut laid, &given)?;
    laid.public.steps = [step.packed()].into_iter().collect();
    if is_dealt {
        cards(&mut laid, &given);
    }
    *s = laid;
    Ok(())
}

/// Each seat has the board that is named, or the next that is free, and stands as at the beginning of the phase.
fn commanders(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    let named = given.seats.iter().map(|seat| seat.get("board").map(Board::deserialize).transpose());
    let named: Vec<Option<Board>> = named.collect::<Result<_, _>>().map_err(wrong)?;
    let mut free = Board::ALL.iter().copied().filter(|&board| !named.contains(&Some(board)));
    for seat in s.public.all() {
        s.public.boards[seat.at()] = named.get(seat.at()).copied().flatten().or_else(|| free.next()).into();
        set_up::stand_at_start(r, s, seat);
    }
    Ok(())
}

/// Missions that are over, the one that lies open and those to come.
fn missions(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    let p = &mut s.public;
    let [first, second] = [r.numbers.phase_1_missions, r.numbers.phase_2_missions].map(usize::from);
    p.resolved = given.resolved;
    p.open_mission = given.mission.into();
    p.objectives = given.mission.map_or(0, |mission| staff_talk::objectives(r, mission));
    let named = given.resolved.iter().map(|over| over.mission).chain(given.mission);
    let named: Vec<Mission> = named.chain(given.next_missions.iter().flatten().copied()).collect();
    let mut free: Vec<Mission> = Mission::ALL.iter().copied().filter(|mission| !named.contains(mission)).collect();
    // The token is turned after every mission, and Phase II comes after Phase I.
    let least = if p.phase == 2 { first } else { 0 };
    while p.resolved.len() < least || given.token.is_some_and(|side| side as usize != p.resolved.len() % 2) {
        let phase = if p.resolved.len() < first { 1 } else { 2 };
        let at = free.iter().position(|mission| mission.phase() == phase).unwrap_or(0);
        if !p.resolved.push(Resolved { mission: free.remove(at), success: true, taken_by: Maybe::NONE }) {
            return Err(wrong("too many missions"));
        }
    }
    p.token = Token::ALL[p.resolved.len() % 2];
    p.round = p.resolved.len() as u8 + u8::from(given.mission.is_some());
    let order = given.next_missions.clone().unwrap_or_else(|| {
        let more = (first + second).min(ROUNDS).saturating_sub(p.round.into());
        let later = more.min(second);
        let of_phase =
            |phase: u8, count: usize| free.iter().filter(move |mission| mission.phase() == phase).take(count);
        of_phase(1, more - later).chain(of_phase(2, later)).copied().collect()
    });
    if usize::from(p.round) + order.len() > ROUNDS {
        return Err(wrong("too many missions"));
    }
    s.secret.missions = order.into_iter().rev().collect();
    Ok(())
}

/// The state with the keys that are given in place of its own.
fn replaced(laid: &State, given: &Given) -> Result<State, Fault> {
    let mut open = serde_json::to_value(laid).map_err(wrong)?;
    if given.seats.len() > laid.public.seats.into() {
        return Err(wrong(format!("there are {} seats", laid.public.seats)));
    }
    for (at, seat) in given.seats.iter().enumerate() {
        seat.iter().for_each(|(key, value)| open["seats"][at][key] = value.clone());
    }
    given.open.iter().for_each(|(key, value)| open[key] = value.clone());
    serde_json::from_value(open).map_err(wrong)
}

/// What follows from the cards that are given: the Leaders in hand, what is known of hidden cards, and the deck. On top
/// of it are those that are named, below them the rest in the order of the numbers.
fn cards(s: &mut State, given: &Given) {
    let mut left = Cards::ALL;
    for seat in s.public.all() {
        let (at, piles) = (seat.at(), s.secret.piles[seat.at()]);
        left = left.minus(s.secret.hands[at]).minus(piles.iter().collect());
        left = left.minus(s.secret.played[at].iter().copied().collect());
        if s.public.leaders[at] != LeaderState::Unused || s.secret.played[at].has(Card::LEADER) {
            s.secret.leaders_in_hand = s.secret.leaders_in_hand.without(seat);
        }
        for &sphere in Sphere::ALL {
            (0..piles.len(sphere)).for_each(|place| s.public.placed[at].push(sphere, place / 2 + 1));
        }
        s.public.since_shuffle[at] = SinceShuffle::all_of_last_shuffle(deck::hidden(s, seat));
    }
    let open = s.public.automata.iter().flat_map(|automaton| automaton.cards.iter());
    open.chain(&given.next_cards).for_each(|&card| left.remove(card));
    if given.deck_ends {
        s.public.discard = std::mem::take(&mut left);
    }
    let top_first: Vec<Card> = given.next_cards.iter().copied().chain(left.iter()).collect();
    s.secret.deck = top_first.into_iter().rev().collect();
}

/// The step that asks, after what has happened before it.
fn begin(r: &Rules, s: &mut State, given: &Given) -> Result<Step, Fault> {
    let seat = given.asked.unwrap_or(s.public.first_player);
    if seat.0 >= r.seats {
        return Err(wrong(format!("there is no seat {}", seat.0)));
    }
    if given.mission.is_none() && !["boards", "limit"].contains(&given.step.as_str()) {
        return Err(wrong("name the mission that lies open"));
    }
    if ["mission", "activation"].contains(&given.step.as_str()) {
        let mission = r.mission(s.public.mission());
        for automaton in &mut s.public.automata[..usize::from(r.automata)] {
            let green = automaton.cards.iter().filter(|&&card| r.card(card).green).count() as u8;
            automaton.score = Maybe::some(automated_partisans::score(r, mission, green));
        }
    }
    Ok(match given.step.as_str() {
        "boards" => Boards { seat }.into(),
        "staff" => Staff {}.into(),
        "manoeuvres" => {
            if !given.open.contains_key("movement") {
                s.public.movement = manoeuvres::manoeuvres_of(r, &s.public, seat);
            }
            Manoeuvres { seat }.into()
        }
        "mission" => MissionStep { seat }.into(),
        "activation" => {
            s.public.revealed = true;
            s.public.passed = Seats::all(r.seats);
            for seat in s.public.all() {
                if s.secret.played[seat.at()].has(Card::LEADER) {
                    s.public.leaders[seat.at()] = LeaderState::Used;
                }
            }
            Activation { seat }.into()
        }
        "limit" => HandLimit { seat }.into(),
        other => return Err(wrong(format!("'{other}' is no step to begin with"))),
    })
}
