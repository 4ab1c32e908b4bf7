//! The table as a worked example gives it: a step and the pieces, in the rulebook's words.

use serde::Deserialize;
use staffetta_kernel::{Fault, Pile, Seat, Seats, Target, serde_json};

use crate::cards::{Card, Clg, EventKind, Leader, MISSIONS, MissionKind, PATROL_SPOT};
use crate::dice::{BLUE, Die, Pool, WHITE};
use crate::rules::Rules;
use crate::state::{State, Step, StepKind, used};
use crate::steps::turn;

/// What a worked example may say. All of it has a sensible default.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Given {
    /// `pre_roll`, `r1`, `post_roll`, `explode`, `r2`, `action`, `r3` or `r4`.
    step: Option<String>,
    round: Option<u8>,
    first_player: Option<Seat>,
    active: Option<Seat>,
    /// Who still has a turn in this round after the active band.
    to_act: Option<Vec<Seat>>,
    bands: Vec<GivenBand>,
    /// Kinds or card ids, from the left.
    row: Vec<String>,
    /// An Unexpected Patrol lies in the row.
    patrol: bool,
    tapped: Vec<u8>,
    camouflaged: Vec<u8>,
    event: Option<EventKind>,
    /// The Time is Now! lies face up.
    time_is_now: bool,
    white: Vec<u8>,
    blue: Vec<u8>,
    extra: Vec<u8>,
    spent: Vec<Die>,
    removed: Vec<Die>,
    pending_sixes: Option<u8>,
    mulligans: u8,
    used: Vec<String>,
    /// The tops of the piles, the top first.
    next_missions: Vec<String>,
    next_events: Vec<EventKind>,
    next_clg: Vec<Clg>,
    /// Everything else of the pile is in the discard pile.
    mission_pile_ends: bool,
    clg_pile_ends: bool,
    event_pile_ends: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct GivenBand {
    leader: Option<Leader>,
    recruits: Option<u8>,
    glory: u8,
    hand: Vec<Clg>,
    mg34_shots: u8,
    /// The moment at which it was broken.
    broken: Option<u8>,
}

fn wrong(reason: impl Into<String>) -> Fault {
    Fault::new("bad-given", "given", reason)
}

/// Lays the table out.
pub fn arrange(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
    let given: Given = Given::deserialize(given).map_err(|error| wrong(error.to_string()))?;
    let mut laid = State::new(r);
    fill_piles(r, &mut laid);
    bands(&mut laid, &given)?;
    row(r, &mut laid, &given)?;
    piles(r, &mut laid, &given)?;
    dice(r, &mut laid, &given)?;
    flow(&mut laid, &given)?;
    *s = laid;
    Ok(())
}

/// All cards in the order of their numbers, the first on top; The Time is Now! at the bottom.
fn fill_piles(r: &Rules, s: &mut State) {
    s.mission_draw.push(r.time_is_now);
    for card in (1..=MISSIONS as u8).rev().map(Card).filter(|&card| card != r.time_is_now) {
        s.mission_draw.push(card);
    }
    s.event_draw = r.event_pile.iter().copied().collect();
    s.clg_draw = Clg::ALL.iter().rev().copied().collect();
}

fn bands(s: &mut State, given: &Given) -> Result<(), Fault> {
    if given.bands.len() > usize::from(s.seats) {
        return Err(wrong(format!("{} bands at a table of {}", given.bands.len(), s.seats)));
    }
    let mut free: Vec<Leader> = Leader::ALL.to_vec();
    for leader in given.bands.iter().filter_map(|band| band.leader) {
        let at = free.iter().position(|&other| other == leader);
        free.remove(at.ok_or_else(|| wrong(format!("two bands are led by {}", leader.word())))?);
    }
    for seat in (0..s.seats).map(Seat) {
        let none = GivenBand::default();
        let from = given.bands.get(seat.at()).unwrap_or(&none);
        let leader = from.leader.unwrap_or_else(|| free.remove(0));
        s.led = s.led.with(seat);
        for &card in &from.hand {
            s.clg_draw.take(card).ok_or_else(|| wrong(format!("{} is given twice", card.word())))?;
        }
        if from.mg34_shots > 0 {
            s.clg_draw.take(Clg::Mg34).ok_or_else(|| wrong("mg34 is given twice"))?;
        }
        let band = s.band_mut(seat);
        band.leader = leader;
        band.recruits = from.recruits.unwrap_or(band.recruits);
        band.glory = from.glory;
        band.shots = from.mg34_shots;
        if !band.hand.extend(&from.hand) {
            return Err(wrong(format!("band {} has too many cards", seat.0)));
        }
        if let Some(moment) = from.broken {
            band.recruits = 0;
            band.broken_at = moment;
            s.living = s.living.without(seat);
            s.moment = s.moment.max(moment);
        }
    }
    Ok(())
}

/// Takes a mission, by card id or by kind, out of the draw pile.
fn mission(r: &Rules, s: &mut State, name: &str) -> Result<Card, Fault> {
    let card = match Card::parse(name) {
        Some(card) => s.mission_draw.take(card),
        None => {
            let kind = MissionKind::parse(name).ok_or_else(|| wrong(format!("there is no mission '{name}'")))?;
            let there = s.mission_draw.iter().rev().copied().find(|&card| r.kind(card) == kind);
            there.and_then(|card| s.mission_draw.take(card))
        }
    };
    card.ok_or_else(|| wrong(format!("there are not that many of mission '{name}'")))
}

fn row(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    if given.row.len() > PATROL_SPOT {
        return Err(wrong("the row has three missions"));
    }
    for spot in 0..PATROL_SPOT {
        let name = given.row.get(spot).map_or("recruits", String::as_str);
        s.row[spot] = mission(r, s, name)?;
    }
    if given.patrol {
        s.clg_draw.take(Clg::UnexpectedPatrol).ok_or_else(|| wrong("the Unexpected Patrol is given twice"))?;
        s.row[PATROL_SPOT] = Card::PATROL;
    }
    let marks = |places: &[u8]| {
        places.iter().try_fold(0u8, |set, &place| match place {
            1..=4 => Ok(set | 1 << (place - 1)),
            _ => Err(wrong(format!("the row has no place {place}"))),
        })
    };
    s.tapped = marks(&given.tapped)?;
    s.camouflaged = marks(&given.camouflaged)?;
    Ok(())
}

fn piles(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    if given.time_is_now {
        s.time_is_now = 1;
        s.mission_draw.take(r.time_is_now);
    }
    let event = given.event.unwrap_or(EventKind::Lull);
    s.event_draw.take(event).ok_or_else(|| wrong(format!("there is no event {}", event.word())))?;
    s.event.push(event);
    let mut missions = Vec::new();
    for name in &given.next_missions {
        missions.push(mission(r, s, name)?);
    }
    if given.mission_pile_ends {
        let keep = s.mission_draw.has(r.time_is_now);
        s.mission_discard = s.mission_draw.iter().copied().filter(|&card| card != r.time_is_now).collect();
        s.mission_draw.clear();
        if keep {
            return Err(wrong("a mission pile cannot end while The Time is Now! lies in it"));
        }
    }
    missions.reverse();
    s.mission_draw.extend(&missions);
    on_top(&mut s.event_draw, &mut s.event_discard, &given.next_events, given.event_pile_ends)?;
    on_top(&mut s.clg_draw, &mut s.clg_discard, &given.next_clg, given.clg_pile_ends)
}

/// Puts these on top of the pile, the first uppermost; the rest is discarded if the pile ends with them.
fn on_top<T: Copy + Default + Target, const N: usize>(
    draw: &mut Pile<T, N>,
    discard: &mut Pile<T, N>,
    next: &[T],
    ends: bool,
) -> Result<(), Fault> {
    for &card in next {
        draw.take(card).ok_or_else(|| wrong(format!("{} is given twice", card.name())))?;
    }
    if ends {
        *discard = *draw;
        draw.clear();
    }
    for &card in next.iter().rev() {
        draw.push(card);
    }
    Ok(())
}

fn dice(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    let sets = [(0, WHITE, &given.white), (WHITE, BLUE, &given.blue), (WHITE + BLUE, 2, &given.extra)];
    let mut pool = Pool::default();
    for (first, most, values) in sets {
        if values.len() > most || values.iter().any(|value| !(1..=6).contains(value)) {
            return Err(wrong(format!("at most {most} dice of this kind, each from 1 to 6: {values:?}")));
        }
        for (at, &value) in values.iter().enumerate() {
            pool.set(Die::ALL[first + at], value);
        }
    }
    for (list, removed) in [(&given.spent, false), (&given.removed, true)] {
        for &die in list {
            if !pool.is_free(die) {
                return Err(wrong(format!("{} is not free", die.word())));
            }
            if removed {
                pool.remove(die);
            } else {
                pool.spend(die);
            }
        }
    }
    s.pool = pool;
    s.blue_used = given.blue.len() as u8;
    s.mulligans = given.mulligans;
    for word in &given.used {
        let bit = used::WORDS.iter().position(|w| w == word);
        s.used |=
            1 << bit.ok_or_else(|| wrong(format!("'{word}' cannot be used; it is: {}", used::WORDS.join(", "))))?;
    }
    let exploding = given.step.as_deref() == Some("explode");
    let sixes = if exploding { given.white.iter().filter(|&&value| value == 6).count() as u8 } else { 0 };
    s.pending_sixes = given.pending_sixes.unwrap_or(sixes);
    if s.pending_sixes > 6 || s.mulligans > r.house.mulligan_limit {
        return Err(wrong("too many sixes or Mulligans"));
    }
    Ok(())
}

fn flow(s: &mut State, given: &Given) -> Result<(), Fault> {
    s.round = given.round.unwrap_or(1);
    s.active = given.active.unwrap_or(Seat(0));
    s.first_player = given.first_player.unwrap_or(s.active);
    s.turn = 1;
    let at_table = |seat: Seat| Seats::all(s.seats).has(seat) && s.living.has(seat);
    if !at_table(s.active) || !at_table(s.first_player) {
        return Err(wrong("active band and first player are living bands of the table"));
    }
    let queue = match &given.to_act {
        Some(queue) => queue.clone(),
        None => {
            let next = (1..s.seats).map(|i| s.active.left(i, s.seats));
            next.take_while(|&seat| seat != s.first_player).filter(|&seat| s.living.has(seat)).collect()
        }
    };
    if queue.iter().any(|&seat| !at_table(seat)) || queue.len() > usize::from(s.seats) {
        return Err(wrong("only living bands of the table have a turn"));
    }
    s.to_act.extend(&queue);
    let word = given.step.as_deref().unwrap_or("pre_roll");
    let window = |number| Step::of(StepKind::Window, number, 0, 0);
    let (stage, step) = match word {
        "pre_roll" => (turn::PRE_ROLL, Step::new(StepKind::PreRoll)),
        "r1" => (turn::R1, window(1)),
        "post_roll" => (turn::ROLL, Step::new(StepKind::PostRoll)),
        "explode" => (turn::BLUE_DICE, Step::new(StepKind::Explode)),
        "r2" => (turn::R2, window(2)),
        "action" => (turn::ACTION, Step::new(StepKind::Action)),
        "r3" => (turn::R3, window(3)),
        "r4" => (turn::R4, window(4)),
        other => {
            return Err(wrong(format!(
                "there is no step '{other}'; it is one of pre_roll, r1, post_roll, explode, r2, action, r3, r4"
            )));
        }
    };
    s.steps.push(Step::of(StepKind::Round, crate::steps::round::TURNS, 0, 0));
    s.steps.push(Step::of(StepKind::Turn, stage, 0, 0));
    s.steps.push(step);
    Ok(())
}
