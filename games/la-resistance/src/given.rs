//! The table as a worked example gives it: a step and the pieces, in the rulebook's words. Whatever else the open form
//! has is given as it stands there.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use staffetta_kernel::serde_json::{self, Map, Value};
use staffetta_kernel::{Fault, Maybe, Pile, Seat, Target};

use crate::cards::{Card, Clg, EventKind, Leader, MissionKind, Spot};
use crate::dice::{BLUE, Die, WHITE};
use crate::row::Spots;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::steps::Step;
use crate::steps::round::{Round, RoundStage};
use crate::steps::turn::{self, Turn, TurnStage};

/// What a worked example may say. All of it has a sensible default.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Given {
    /// `pre_roll`, `r1`, `post_roll`, `explode`, `r2`, `action`, `r3` or `r4`.
    step: TurnStage,
    active: Seat,
    first_player: Option<Seat>,
    bands: Vec<GivenBand>,
    /// Kinds or card ids, from the left.
    row: Vec<String>,
    /// An Unexpected Patrol lies in the row.
    patrol: bool,
    tapped: Spots,
    camouflaged: Spots,
    event: Option<EventKind>,
    /// The Time is Now! lies face up.
    time_is_now: bool,
    white: Vec<u8>,
    blue: Vec<u8>,
    /// The tops of the piles, the top first.
    next_missions: Vec<String>,
    next_events: Vec<EventKind>,
    next_clg: Vec<Clg>,
    /// Everything else of the pile is in the discard pile.
    mission_pile_ends: bool,
    clg_pile_ends: bool,
    event_pile_ends: bool,
    #[serde(flatten)]
    as_it_stands: Map<String, Value>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct GivenBand {
    hand: Vec<Clg>,
    #[serde(flatten)]
    as_it_stands: Map<String, Value>,
}

fn wrong(reason: impl ToString) -> Fault {
    Fault::new("bad-given", "given", reason.to_string())
}

/// Lays the table out.
pub fn apply_given(r: &Rules, s: &mut State, given: &Value) -> Result<(), Fault> {
    let given = Given::deserialize(given).map_err(wrong)?;
    let mut laid = State::new(r);
    fill_piles(r, &mut laid);
    bands(&mut laid, &given)?;
    row(r, &mut laid, &given)?;
    piles(r, &mut laid, &given)?;
    dice(&mut laid.public, &given)?;
    flow(&mut laid.public, &given)?;
    *s = laid_over(&laid, &given.as_it_stands)?;
    Ok(())
}

/// What is given in place of what the open form says.
fn laid_over<T: Serialize + DeserializeOwned>(whole: &T, given: &Map<String, Value>) -> Result<T, Fault> {
    let mut open = serde_json::to_value(whole).map_err(wrong)?;
    for (key, value) in given {
        let place = open.get_mut(key).ok_or_else(|| wrong(format!("there is no key '{key}'")))?;
        *place = value.clone();
    }
    serde_json::from_value(open).map_err(wrong)
}

/// All cards in the order of their numbers, the first on top; The Time is Now! at the bottom.
fn fill_piles(r: &Rules, s: &mut State) {
    let others = Card::all().rev().filter(|&card| card != r.time_is_now);
    s.secret.mission_draw = std::iter::once(r.time_is_now).chain(others).collect();
    s.secret.event_draw = r.event_pile.iter().copied().collect();
    s.secret.clg_draw = Clg::ALL.iter().rev().copied().collect();
}

/// Takes a card out of its draw pile.
fn taken<T: Copy + Default + Target, const N: usize>(draw: &mut Pile<T, N>, card: T) -> Result<T, Fault> {
    draw.take(card).ok_or_else(|| wrong(format!("{} is given twice, or does not exist", card.name())))
}

/// The bands; those whose leader is not given have the first that are free.
fn bands(s: &mut State, given: &Given) -> Result<(), Fault> {
    let seats = s.public.seats();
    if given.bands.len() > usize::from(seats) {
        return Err(wrong(format!("{} bands at a table of {seats}", given.bands.len())));
    }
    for (seat, from) in (0..seats).map(Seat).zip(&given.bands) {
        let mut band = laid_over(&s.public.bands[seat], &from.as_it_stands)?;
        if let Some(moment) = band.broken_at.get() {
            band.recruits = 0;
            s.public.living = s.public.living.without(seat);
            s.public.breaks = s.public.breaks.max(moment);
        }
        s.public.bands[seat] = band;
        if band.mg34_shots > 0 {
            taken(&mut s.secret.clg_draw, Clg::Mg34)?;
        }
        for &card in &from.hand {
            let card = taken(&mut s.secret.clg_draw, card)?;
            if !s.add_to_hand(seat, card) {
                return Err(wrong(format!("band {} has too many cards", seat.0)));
            }
        }
    }
    let p = &mut s.public;
    for seat in (0..seats).map(Seat).filter(|&seat| p.bands[seat].leader.is_none()).collect::<Vec<_>>() {
        let is_free = |leader: &&Leader| !p.bands.iter().any(|(_, band)| band.is_led_by(**leader));
        p.bands[seat].leader = Leader::ALL.iter().find(is_free).copied().into();
    }
    Ok(())
}

/// Takes a mission, by card id or by kind, out of the draw pile.
fn mission(r: &Rules, s: &mut State, name: &str) -> Result<Card, Fault> {
    let draw = &mut s.secret.mission_draw;
    let of_kind = |kind| draw.iter().rev().copied().find(|&card| r.kind(card) == kind);
    let card = Card::parse(name).or_else(|| MissionKind::parse(name).and_then(of_kind));
    taken(draw, card.ok_or_else(|| wrong(format!("there is no such mission '{name}' left")))?)
}

fn row(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    if given.row.len() > Spot::MISSIONS.len() {
        return Err(wrong("the row has three missions"));
    }
    for &spot in Spot::MISSIONS {
        let card = mission(r, s, given.row.get(spot.slot()).map_or("recruits", String::as_str))?;
        s.public.row.lay(spot, card);
    }
    if given.patrol {
        taken(&mut s.secret.clg_draw, Clg::UnexpectedPatrol)?;
        s.public.row.lay(Spot::Patrol, Card::PATROL);
    }
    s.public.row.tapped = given.tapped;
    s.public.row.camouflaged = given.camouflaged;
    Ok(())
}

fn piles(r: &Rules, s: &mut State, given: &Given) -> Result<(), Fault> {
    s.public.time_is_now = given.time_is_now;
    if given.time_is_now {
        taken(&mut s.secret.mission_draw, r.time_is_now)?;
    }
    let missions: Vec<Card> = given.next_missions.iter().map(|name| mission(r, s, name)).collect::<Result<_, _>>()?;
    let (p, secret) = (&mut s.public, &mut s.secret);
    p.event = Maybe::some(taken(&mut secret.event_draw, given.event.unwrap_or(EventKind::Lull))?);
    for &event in &given.next_events {
        taken(&mut secret.event_draw, event)?;
    }
    for &card in &given.next_clg {
        taken(&mut secret.clg_draw, card)?;
    }
    on_top(&mut secret.mission_draw, &mut p.mission_discard, &missions, given.mission_pile_ends);
    on_top(&mut secret.event_draw, &mut p.event_discard, &given.next_events, given.event_pile_ends);
    on_top(&mut secret.clg_draw, &mut p.clg_discard, &given.next_clg, given.clg_pile_ends);
    Ok(())
}

/// Puts these, which were taken out, on top of the pile, the first uppermost; the rest is discarded if the pile ends
/// with them.
fn on_top<T: Copy + Default, const N: usize>(draw: &mut Pile<T, N>, discard: &mut Pile<T, N>, next: &[T], ends: bool) {
    if ends {
        *discard = std::mem::take(draw);
    }
    *draw = draw.iter().chain(next.iter().rev()).copied().collect();
}

fn dice(p: &mut Public, given: &Given) -> Result<(), Fault> {
    for (kind, values) in [(&Die::ALL[..WHITE], &given.white), (&Die::ALL[WHITE..][..BLUE], &given.blue)] {
        if values.len() > kind.len() || values.iter().any(|value| !(1..=6).contains(value)) {
            return Err(wrong(format!("at most {} dice of this kind, each from 1 to 6: {values:?}", kind.len())));
        }
        kind.iter().zip(values).for_each(|(&die, &value)| p.pool.set(die, value));
    }
    p.blue_used = given.blue.len() as u8;
    let sixes = given.white.iter().filter(|&&value| value == 6).count() as u8;
    p.pending_sixes = if given.step == TurnStage::BlueDice { sixes } else { 0 };
    Ok(())
}

fn flow(p: &mut Public, given: &Given) -> Result<(), Fault> {
    (p.round, p.turn, p.active) = (1, 1, given.active);
    p.first_player = given.first_player.unwrap_or(p.active);
    let seats = p.seats();
    let after = (1..seats).map(|i| given.active.left(i, seats)).take_while(|&seat| seat != p.first_player);
    p.to_act = after.filter(|&seat| p.living.has(seat)).collect();
    let stage = given.step;
    let question = turn::question(stage).ok_or_else(|| wrong(format!("nobody is asked in '{}'", stage.word())))?;
    let steps = [Step::from(Round { stage: RoundStage::Turns }), Turn { stage }.into(), question];
    p.steps = steps.into_iter().map(Step::packed).collect();
    Ok(())
}
