//! The table as a worked example gives it: a step and the pieces, in the rulebook's words.

use serde::Deserialize;
use staffetta_kernel::{Fault, Maybe, Pile, Seat, Target, serde_json};

use crate::cards::{Card, Clg, EventKind, Leader, MissionKind, Spot};
use crate::dice::{BLUE, DiceSet, Die, WHITE};
use crate::row::Spots;
use crate::rules::Rules;
use crate::state::{State, Used};
use crate::steps::Step;
use crate::steps::round::{Round, RoundStage};
use crate::steps::turn::{self, Turn, TurnStage};

/// What a worked example may say. All of it has a sensible default.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Given {
    /// `pre_roll`, `r1`, `post_roll`, `explode`, `r2`, `action`, `r3` or `r4`.
    step: TurnStage,
    round: Option<u8>,
    first_player: Option<Seat>,
    active: Seat,
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
    spent: DiceSet,
    removed: DiceSet,
    pending_sixes: Option<u8>,
    mulligans: u8,
    used: Used,
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
pub fn apply_given(r: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
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
    let others = Card::all().rev().filter(|&card| card != r.time_is_now);
    s.secret.mission_draw = std::iter::once(r.time_is_now).chain(others).collect();
    s.secret.event_draw = r.event_pile.iter().copied().collect();
    s.secret.clg_draw = Clg::ALL.iter().rev().copied().collect();
}

fn bands(s: &mut State, given: &Given) -> Result<(), Fault> {
    let seats = s.public.seats();
    if given.bands.len() > usize::from(seats) {
        return Err(wrong(format!("{} bands at a table of {seats}", given.bands.len())));
    }
    let mut free: Vec<Leader> = Leader::ALL.to_vec();
    for leader in given.bands.iter().filter_map(|band| band.leader) {
        let at = free.iter().position(|&other| other == leader);
        free.remove(at.ok_or_else(|| wrong(format!("two bands are led by {}", leader.word())))?);
    }
    for seat in (0..seats).map(Seat) {
        let none = GivenBand::default();
        let from = given.bands.get(seat.at()).unwrap_or(&none);
        let shown = (from.mg34_shots > 0).then_some(&Clg::Mg34);
        for card in from.hand.iter().chain(shown) {
            s.secret.clg_draw.take(*card).ok_or_else(|| wrong(format!("{} is given twice", card.word())))?;
        }
        for &card in &from.hand {
            if !s.add_to_hand(seat, card) {
                return Err(wrong(format!("band {} has too many cards", seat.0)));
            }
        }
        let band = &mut s.public.bands[seat];
        band.leader = Maybe::some(from.leader.unwrap_or_else(|| free.remove(0)));
        band.recruits = from.recruits.unwrap_or(band.recruits);
        band.glory = from.glory;
        band.mg34_shots = from.mg34_shots;
        if let Some(moment) = from.broken {
            band.recruits = 0;
            band.broken_at = Maybe::some(moment);
            s.public.living = s.public.living.without(seat);
            s.public.breaks = s.public.breaks.max(moment);
        }
    }
    Ok(())
}

/// Takes a mission, by card id or by kind, out of the draw pile.
fn mission(r: &Rules, s: &mut State, name: &str) -> Result<Card, Fault> {
    let draw = &mut s.secret.mission_draw;
    let card = match (Card::parse(name), MissionKind::parse(name)) {
        (Some(card), _) => draw.take(card),
        (None, Some(kind)) => {
            let there = draw.iter().rev().copied().find(|&card| r.kind(card) == kind);
            there.and_then(|card| draw.take(card))
        }
        (None, None) => return Err(wrong(format!("there is no mission '{name}'"))),
    };
    card.ok_or_else(|| wrong(format!("there are not that many of mission '{name}'")))
}

fn row(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    if given.row.len() > Spot::MISSIONS.len() {
        return Err(wrong("the row has three missions"));
    }
    for &spot in Spot::MISSIONS {
        let name = given.row.get(spot.slot()).map_or("recruits", String::as_str);
        let card = mission(r, s, name)?;
        s.public.row.lay(spot, card);
    }
    if given.patrol {
        let patrol = s.secret.clg_draw.take(Clg::UnexpectedPatrol);
        patrol.ok_or_else(|| wrong("the Unexpected Patrol is given twice"))?;
        s.public.row.lay(Spot::Patrol, Card::PATROL);
    }
    let place = |&number: &u8| {
        let spot = Spot::ALL.iter().copied().find(|spot| spot.number() == number);
        spot.ok_or_else(|| wrong(format!("the row has no place {number}")))
    };
    s.public.row.tapped = given.tapped.iter().map(place).collect::<Result<Spots, _>>()?;
    s.public.row.camouflaged = given.camouflaged.iter().map(place).collect::<Result<Spots, _>>()?;
    Ok(())
}

fn piles(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    if given.time_is_now {
        s.public.time_is_now = true;
        s.secret.mission_draw.take(r.time_is_now);
    }
    let event = given.event.unwrap_or(EventKind::Lull);
    s.secret.event_draw.take(event).ok_or_else(|| wrong(format!("there is no event {}", event.word())))?;
    s.public.event = Maybe::some(event);
    let missions: Vec<Card> = given.next_missions.iter().map(|name| mission(r, s, name)).collect::<Result<_, _>>()?;
    if given.mission_pile_ends && s.secret.mission_draw.has(r.time_is_now) {
        return Err(wrong("a mission pile cannot end while The Time is Now! lies in it"));
    }
    let (p, secret) = (&mut s.public, &mut s.secret);
    secret.mission_draw = secret.mission_draw.iter().copied().chain(missions.iter().rev().copied()).collect();
    on_top(&mut secret.mission_draw, &mut p.mission_discard, &missions, given.mission_pile_ends)?;
    on_top(&mut secret.event_draw, &mut p.event_discard, &given.next_events, given.event_pile_ends)?;
    on_top(&mut secret.clg_draw, &mut p.clg_discard, &given.next_clg, given.clg_pile_ends)
}

/// Puts these, which lie in the pile, on top of it, the first uppermost; the rest is discarded if the pile ends with
/// them.
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
        *discard = std::mem::take(draw);
    }
    // They have just been taken out: there is room.
    next.iter().rev().for_each(|&card| {
        draw.push(card);
    });
    Ok(())
}

fn dice(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    let p = &mut s.public;
    let pool = &mut p.pool;
    for (first, most, values) in [(0, WHITE, &given.white), (WHITE, BLUE, &given.blue), (WHITE + BLUE, 2, &given.extra)]
    {
        if values.len() > most || values.iter().any(|value| !(1..=6).contains(value)) {
            return Err(wrong(format!("at most {most} dice of this kind, each from 1 to 6: {values:?}")));
        }
        for (at, &value) in values.iter().enumerate() {
            pool.set(Die::ALL[first + at], value);
        }
    }
    if !((given.spent | given.removed) - pool.free).is_empty() || !(given.spent & given.removed).is_empty() {
        return Err(wrong("only dice of the pool can be spent or removed, and not both"));
    }
    given.spent.iter().for_each(|die| pool.spend(die));
    given.removed.iter().for_each(|die| pool.remove(die));
    p.blue_used = given.blue.len() as u8;
    p.mulligans = given.mulligans;
    p.used = given.used;
    let sixes = given.white.iter().filter(|&&value| value == 6).count() as u8;
    p.pending_sixes = given.pending_sixes.unwrap_or(if given.step == TurnStage::BlueDice { sixes } else { 0 });
    if p.pending_sixes > 6 || p.mulligans > r.house.mulligan_limit {
        return Err(wrong("too many sixes or Mulligans"));
    }
    Ok(())
}

fn flow(s: &mut State, given: &Given) -> Result<(), Fault> {
    let p = &mut s.public;
    p.round = given.round.unwrap_or(1);
    p.active = given.active;
    p.first_player = given.first_player.unwrap_or(p.active);
    p.turn = 1;
    if !p.living.has(p.active) || !p.living.has(p.first_player) {
        return Err(wrong("active band and first player are living bands of the table"));
    }
    let seats = p.seats();
    let after = (1..seats).map(|i| given.active.left(i, seats)).take_while(|&seat| seat != p.first_player);
    let queue = given.to_act.clone().unwrap_or_else(|| after.filter(|&seat| p.living.has(seat)).collect());
    if queue.iter().any(|&seat| !p.living.has(seat)) || queue.len() > usize::from(seats) {
        return Err(wrong("only living bands of the table have a turn"));
    }
    p.to_act = queue.into_iter().collect();
    let stage = given.step;
    let question = turn::question(stage).ok_or_else(|| wrong(format!("nobody is asked in '{}'", stage.word())))?;
    let steps = [Step::from(Round { stage: RoundStage::Turns }), Turn { stage }.into(), question];
    p.steps = steps.into_iter().map(Step::packed).collect();
    Ok(())
}
