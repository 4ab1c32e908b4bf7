//! Automated Partisans (RR-13): they fill a small table up to three participants, draw cards for each mission, and own
//! nothing.

use bytemuck::NoUninit;
use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Desk, Maybe, Pile};

use crate::cards::{Card, Sphere};
use crate::deck;
use crate::event::Event;
use crate::rules::{MissionCard, Rules};
use crate::state::{Public, State};
use crate::steps::counting;

/// The most of them at a table (RR-1.1).
pub const MOST: usize = 2;
/// The most cards that one draws; `numbers.csv` is read with that limit.
pub const MOST_CARDS: usize = 3;

/// The cards of one in a mission.
pub type AutomatonCards = Pile<Card, MOST_CARDS>;

/// An Automated Partisan in a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Automaton {
    /// The cards that it has drawn.
    pub cards: AutomatonCards,
    /// What it scores, once it has drawn.
    pub score: Maybe<u8>,
}

/// What one with so many green gears scores (RR-13.2).
pub fn score(r: &Rules, mission: &MissionCard, green: u8) -> u8 {
    let n = &r.numbers;
    let (low, high) = (mission.low as i8, mission.high as i8);
    let military = mission.sphere == Sphere::Military;
    let score = match green {
        0 => (low + 1) / 2,
        1 if military => low + n.automaton_1_green,
        1 => low,
        2 if military => low,
        2 => high + n.automaton_2_green_high,
        _ => high + n.automaton_3_green,
    };
    score.max(0) as u8
}

/// Before the seats lay cards each draws three, face up: its score is fixed by them (RR-4.1).
pub fn draw(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    for at in 0..usize::from(r.automata) {
        let mut green = 0;
        for _ in 0..r.numbers.automaton_cards {
            // A card that is missing counts as red (RR-13.6).
            if let Some(card) = deck::draw_open(r, s, desk) {
                green += u8::from(r.card(card).green);
                let fits = s.public.automata[at].cards.push(card);
                debug_assert!(fits, "an Automated Partisan has room for the cards it draws");
            }
        }
        let score = score(r, r.mission(s.public.mission()), green);
        s.public.automata[at].score = Maybe::some(score);
        let (automaton, cards) = (at as u8 + 1, s.public.automata[at].cards);
        desk.tell(|| Event::AutomatonDrew { automaton, cards });
        let rule = if cards.len() < usize::from(r.numbers.automaton_cards) { "RR-13.6" } else { "RR-13.2" };
        desk.tell(|| Event::AutomatonScores { automaton, green, score, rule });
    }
}

/// Their scores remove objectives before the first seat counts (RR-13.3).
pub fn remove_objectives(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    if r.mission(s.public.mission()).sphere == Sphere::Military {
        return;
    }
    for at in 0..usize::from(r.automata) {
        let score = s.public.automata[at].score.get().unwrap_or(0);
        let removed = counting::objectives_of(r, &s.public, score);
        counting::remove_objectives(s, removed, "RR-13.3", desk);
    }
}

/// Their scores in this mission.
#[inline]
pub fn scores<'a>(r: &Rules, p: &'a Public) -> impl Iterator<Item = Maybe<u8>> + use<'a> {
    p.automata[..usize::from(r.automata)].iter().map(|automaton| automaton.score)
}

/// The scores that are compared with those of the seats (RR-7.4).
pub fn rivals<'a>(r: &Rules, p: &'a Public) -> impl Iterator<Item = u8> + use<'a> {
    let compared = if r.options.automata_compare { r.automata } else { 0 };
    p.automata[..usize::from(compared)].iter().filter_map(|automaton| automaton.score.get())
}

/// After the mission their cards are discarded (RR-7.8).
pub fn discard(p: &mut Public) {
    for automaton in p.automata.iter_mut() {
        automaton.cards.iter().for_each(|&card| p.discard.insert(card));
        *automaton = Automaton::default();
    }
}
