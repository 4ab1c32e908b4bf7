//! The state in open form: every pile, hand and mark in the rulebook's words. Records and scenarios speak it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use staffetta_kernel::{Pile, Seat, Seats, Target};

use crate::cards::{Card, Clg, EventKind, Leader, SPOTS};
use crate::dice::{Counts, Die, POOL, Pool};
use crate::state::{BANDS, Band, Draft, DraftKind, Ending, State, Step, StepKind, answer, used};

/// The whole table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    pub round: u8,
    pub turn: u16,
    pub first_player: Seat,
    pub active: Seat,
    pub to_act: Vec<Seat>,
    pub bands: Vec<OpenBand>,
    pub row: BTreeMap<u8, Option<Lying>>,
    pub event: Option<EventKind>,
    pub answers: Vec<String>,
    pub time_is_now: bool,
    pub pool: BTreeMap<String, OpenDie>,
    pub pending_sixes: u8,
    pub blue_used: u8,
    pub mulligans: u8,
    pub used: Vec<String>,
    pub draft: Option<OpenDraft>,
    pub steps: Vec<OpenStep>,
    pub mission_draw: Vec<Card>,
    pub mission_discard: Vec<Card>,
    pub event_draw: Vec<EventKind>,
    pub event_discard: Vec<EventKind>,
    pub clg_draw: Vec<Clg>,
    pub clg_discard: Vec<Clg>,
    pub clg_batches: BTreeMap<String, u8>,
    pub breaks: u8,
    pub ending: Option<Ending>,
}

/// One band.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenBand {
    pub leader: Option<Leader>,
    /// The leader named in secret.
    pub named: Option<Leader>,
    pub recruits: u8,
    pub glory: u8,
    /// The moment at which it was broken.
    pub broken_at: Option<u8>,
    pub hand: Vec<Clg>,
    /// Shots of a face-up MG-34.
    pub mg34_shots: u8,
}

/// A mission in the row.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    pub card: Card,
    pub tapped: bool,
    pub camouflaged: bool,
}

/// A die of the pool.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenDie {
    pub value: u8,
    pub state: DieState,
}

/// Where a die is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DieState {
    Free,
    Spent,
    Removed,
}

/// The picks of a choice that has not taken effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenDraft {
    pub what: DraftKind,
    pub target: u8,
    /// The dice on each slot.
    pub laid: Vec<Vec<Die>>,
    pub bonus: Vec<Die>,
    pub left: u32,
    pub slot: u8,
    pub lacks: u8,
    pub least: u8,
    pub extra: u8,
}

/// A step of the flow.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenStep {
    pub step: StepKind,
    pub a: u8,
    pub b: u8,
    pub c: u8,
}

/// The state of a die that is there.
pub fn die_of(pool: &Pool, die: Die) -> Option<OpenDie> {
    let value = pool.shows(die);
    let state = match die {
        _ if pool.is_free(die) => DieState::Free,
        _ if pool.removed & die.bit() != 0 => DieState::Removed,
        _ => DieState::Spent,
    };
    (value > 0).then_some(OpenDie { value, state })
}

/// The words of what has been used.
pub fn used_words(set: u16) -> Vec<&'static str> {
    used::WORDS.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1).map(|(_, &word)| word).collect()
}

/// An answer to an instant event, in a word.
pub fn answer_word(said: u8) -> String {
    match said {
        answer::NONE => "none".to_owned(),
        answer::DUE => "due".to_owned(),
        answer::GLORY => "glory".to_owned(),
        answer::RECRUIT => "recruit".to_owned(),
        saved => format!("duck{}", saved - answer::RECRUIT),
    }
}

fn answer_of(word: &str) -> Option<u8> {
    match word {
        "none" => Some(answer::NONE),
        "due" => Some(answer::DUE),
        "glory" => Some(answer::GLORY),
        "recruit" => Some(answer::RECRUIT),
        _ => word.strip_prefix("duck")?.parse().ok().filter(|n| (1..=15).contains(n)).map(|n: u8| answer::RECRUIT + n),
    }
}

/// A draft in words.
pub fn open_draft(draft: &Draft) -> Option<OpenDraft> {
    draft.is_open().then(|| OpenDraft {
        what: draft.what,
        target: draft.target,
        laid: draft.laid.iter().map(|&set| crate::dice::dice_of(set).collect()).collect(),
        bonus: crate::dice::dice_of(draft.bonus).collect(),
        left: draft.left.0,
        slot: draft.slot,
        lacks: draft.lacks,
        least: draft.least,
        extra: draft.extra,
    })
}

impl From<&State> for Open {
    fn from(s: &State) -> Self {
        let band = |seat: Seat| {
            let band = s.band(seat);
            OpenBand {
                leader: s.led.has(seat).then_some(band.leader),
                named: s.named.has(seat).then_some(band.leader),
                recruits: band.recruits,
                glory: band.glory,
                broken_at: (!s.living.has(seat)).then_some(band.broken_at),
                hand: band.hand.to_vec(),
                mg34_shots: band.shots,
            }
        };
        let lying = |spot: usize| {
            s.row[spot].lies().then(|| Lying {
                card: s.row[spot],
                tapped: s.tapped >> spot & 1 == 1,
                camouflaged: s.camouflaged >> spot & 1 == 1,
            })
        };
        Self {
            round: s.round,
            turn: s.turn,
            first_player: s.first_player,
            active: s.active,
            to_act: s.to_act.to_vec(),
            bands: (0..s.seats).map(Seat).map(band).collect(),
            row: (0..SPOTS).map(|spot| (spot as u8 + 1, lying(spot))).collect(),
            event: s.event.top(),
            answers: s.answers.iter().take(s.seats.into()).map(|&said| answer_word(said)).collect(),
            time_is_now: s.time_is_now == 1,
            pool: Die::ALL[..POOL].iter().filter_map(|&die| Some((die.name(), die_of(&s.pool, die)?))).collect(),
            pending_sixes: s.pending_sixes,
            blue_used: s.blue_used,
            mulligans: s.mulligans,
            used: used_words(s.used).into_iter().map(str::to_owned).collect(),
            draft: open_draft(&s.draft),
            steps: s.steps.iter().map(|step| OpenStep { step: step.kind, a: step.a, b: step.b, c: step.c }).collect(),
            mission_draw: s.mission_draw.to_vec(),
            mission_discard: s.mission_discard.to_vec(),
            event_draw: s.event_draw.to_vec(),
            event_discard: s.event_discard.to_vec(),
            clg_draw: s.clg_draw.to_vec(),
            clg_discard: s.clg_discard.to_vec(),
            clg_batches: Clg::ALL.iter().map(|&card| (card.name(), s.batch[card as usize])).collect(),
            breaks: s.moment,
            ending: s.is_over().then_some(s.ending),
        }
    }
}

fn pile<T: Copy + Default, const N: usize>(items: &[T], name: &str) -> Result<Pile<T, N>, String> {
    if items.len() > N { Err(format!("{name} holds at most {N}")) } else { Ok(items.iter().copied().collect()) }
}

fn dice_set(dice: &[Die]) -> u16 {
    dice.iter().fold(0, |set, die| set | die.bit())
}

fn read_pool(dice: &BTreeMap<String, OpenDie>) -> Result<Pool, String> {
    let mut pool = Pool::default();
    for (name, die) in dice {
        let id = Die::parse(name).filter(|id| !id.is_bonus()).ok_or_else(|| format!("there is no die '{name}'"))?;
        if !(1..=6).contains(&die.value) {
            return Err(format!("die {name} cannot show {}", die.value));
        }
        pool.set(id, die.value);
        match die.state {
            DieState::Free => {}
            DieState::Spent => pool.spend(id),
            DieState::Removed => pool.remove(id),
        }
    }
    Ok(pool)
}

fn read_draft(open: &OpenDraft) -> Draft {
    let mut laid = [0; 4];
    for (slot, dice) in laid.iter_mut().zip(&open.laid) {
        *slot = dice_set(dice);
    }
    Draft {
        left: Counts(open.left),
        laid,
        bonus: dice_set(&open.bonus),
        what: open.what,
        target: open.target,
        slot: open.slot,
        lacks: open.lacks,
        least: open.least,
        extra: open.extra,
    }
}

impl TryFrom<Open> for State {
    type Error = String;

    fn try_from(open: Open) -> Result<Self, String> {
        let mut s = Self::blank();
        if open.bands.len() > BANDS || open.answers.len() > open.bands.len() {
            return Err(format!("there are at most {BANDS} bands and as many answers"));
        }
        s.seats = open.bands.len() as u8;
        s.living = Seats::all(s.seats);
        for (at, band) in open.bands.iter().enumerate() {
            let seat = Seat(at as u8);
            s.bands[at] = Band {
                leader: band.leader.or(band.named).unwrap_or_default(),
                recruits: band.recruits,
                glory: band.glory,
                broken_at: band.broken_at.unwrap_or(0),
                shots: band.mg34_shots,
                hand: pile(&band.hand, "a hand")?,
            };
            if band.broken_at.is_some() {
                s.living = s.living.without(seat);
            }
            if band.leader.is_some() {
                s.led = s.led.with(seat);
            } else if band.named.is_some() {
                s.named = s.named.with(seat);
            }
        }
        for (place, lying) in &open.row {
            let spot = usize::from(place.wrapping_sub(1));
            let Some(lying) = lying else { continue };
            if spot >= SPOTS {
                return Err(format!("the row has no place {place}"));
            }
            s.row[spot] = lying.card;
            s.tapped |= u8::from(lying.tapped) << spot;
            s.camouflaged |= u8::from(lying.camouflaged) << spot;
        }
        for (at, word) in open.answers.iter().enumerate() {
            s.answers[at] = answer_of(word).ok_or_else(|| format!("'{word}' is no answer to an event"))?;
        }
        for word in &open.used {
            let bit = used::WORDS.iter().position(|w| w == word).ok_or_else(|| format!("'{word}' cannot be used"))?;
            s.used |= 1 << bit;
        }
        for (name, &batch) in &open.clg_batches {
            let card = Clg::parse(name).ok_or_else(|| format!("there is no card '{name}'"))?;
            s.batch[card as usize] = batch;
        }
        if open.first_player.0 >= s.seats || open.active.0 >= s.seats || open.to_act.iter().any(|t| t.0 >= s.seats) {
            return Err("a seat that is not at the table".to_owned());
        }
        s.round = open.round;
        s.turn = open.turn;
        s.first_player = open.first_player;
        s.active = open.active;
        s.to_act = pile(&open.to_act, "to_act")?;
        s.event = open.event.into_iter().collect();
        s.time_is_now = open.time_is_now.into();
        s.pool = read_pool(&open.pool)?;
        s.pending_sixes = open.pending_sixes;
        s.blue_used = open.blue_used;
        s.mulligans = open.mulligans;
        s.draft = open.draft.as_ref().map(read_draft).unwrap_or_default();
        let steps: Vec<Step> = open.steps.iter().map(|o| Step::of(o.step, o.a, o.b, o.c)).collect();
        s.steps = pile(&steps, "the stack of steps")?;
        s.mission_draw = pile(&open.mission_draw, "mission_draw")?;
        s.mission_discard = pile(&open.mission_discard, "mission_discard")?;
        s.event_draw = pile(&open.event_draw, "event_draw")?;
        s.event_discard = pile(&open.event_discard, "event_discard")?;
        s.clg_draw = pile(&open.clg_draw, "clg_draw")?;
        s.clg_discard = pile(&open.clg_discard, "clg_discard")?;
        s.moment = open.breaks;
        s.ending = open.ending.unwrap_or_default();
        Ok(s)
    }
}

impl Serialize for State {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Open::from(self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Open::deserialize(from)?.try_into().map_err(serde::de::Error::custom)
    }
}
