//! The Action deck: drawing, reshuffling, and what everybody may still conclude about hidden cards (RR-14).

use bytemuck::NoUninit;
use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck;
use staffetta_kernel::{Array, Desk, RuleId, Seat, Seats, Veiled, byte_aligned};

use crate::cards::{Card, Cards, Sphere};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{Secret, State};
use crate::theft_memory;

/// What everybody knows of a seat's hidden cards since the last shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Serialize, Deserialize)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct SinceShuffle {
    /// Cards of each score pile that were there already.
    #[serde(rename = "stale")]
    pub placed_before: [u8; 3],
    /// At least and at most so many of the seat's hidden cards took part in it.
    #[serde(rename = "fresh")]
    pub of_last_shuffle: [u8; 2],
}

byte_aligned!(SinceShuffle);

impl SinceShuffle {
    /// So many hidden cards, all of the last shuffle.
    pub fn all_of_last_shuffle(hidden: u8) -> Self {
        Self { placed_before: [0; 3], of_last_shuffle: [hidden; 2] }
    }

    /// At least so many hidden cards are of the last shuffle.
    pub fn least(&self) -> u8 {
        self.of_last_shuffle[0]
    }

    /// At most so many hidden cards are of the last shuffle.
    pub fn most(&self) -> u8 {
        self.of_last_shuffle[1]
    }
}

/// Why cards are drawn: the rule that says so, and the one by which nothing is drawn where there is no card.
#[derive(Clone, Copy, Debug)]
pub struct Reason {
    rule: RuleId,
    none: RuleId,
}

impl Reason {
    /// The first hand.
    pub const DEAL: Self = Self { rule: "RR-1.7", none: "RR-G33" };
    /// An Automated Partisan's cards.
    const AUTOMATON: Self = Self { rule: "RR-4.1", none: "RR-14.2" };
    /// The effect of a card.
    pub const EFFECT: Self = Self { rule: "RR-5.7", none: "RR-14.2" };
    /// A raid or a theft alone.
    pub const ALONE: Self = Self { rule: "RR-O.solo_targets", none: "RR-14.2" };
    /// A reward for all.
    pub const REWARD: Self = Self { rule: "RR-7.3", none: "RR-G17" };
    /// A card for a score pile.
    pub const PLACE: Self = Self { rule: "RR-8.1", none: "RR-G17" };
    /// The supply of all.
    pub const SUPPLY: Self = Self { rule: "RR-9.1", none: "RR-G33" };
    /// The supply of the favoured faction.
    pub const FAVOURED: Self = Self { rule: "RR-9.2", none: "RR-G33" };
    /// Up to five at the change of phase.
    pub const PHASE_CHANGE: Self = Self { rule: "RR-11.9", none: "RR-G33" };
}

/// Takes the top card of the deck, which is replenished as the option says; nothing if there is none (RR-14.2).
fn top(r: &Rules, s: &mut State, drawer: Option<Seat>, why: Reason, desk: &mut impl Desk<Event>) -> Option<Card> {
    if s.secret.deck.is_empty() {
        reshuffle(s, if r.options.reshuffle_at_once { "RR-G16" } else { "RR-O.reshuffle" }, desk);
    }
    let card = s.secret.deck.pop();
    let Some(card) = card else {
        desk.tell(|| Event::NoCards { rule: why.none });
        return None;
    };
    desk.reveal();
    if let Some(seat) = drawer {
        s.secret.hands[seat.at()].insert(card);
        s.public.since_shuffle[seat.at()].of_last_shuffle.iter_mut().for_each(|count| *count += 1);
    }
    if r.options.reshuffle_at_once && s.secret.deck.is_empty() {
        reshuffle(s, if lie_on_table(s) { "RR-14.3" } else { "RR-14.1" }, desk);
    }
    Some(card)
}

/// Do cards of a mission lie on the table, which are not shuffled in (RR-14.3)?
fn lie_on_table(s: &State) -> bool {
    let automata = s.public.automata.iter().any(|automaton| !automaton.cards.is_empty());
    automata || s.secret.played.iter().any(|played| !played.is_empty())
}

/// The discard pile becomes the deck (RR-14.1), now by this rule.
fn reshuffle(s: &mut State, rule: RuleId, desk: &mut impl Desk<Event>) {
    let discard = s.public.discard;
    if discard.is_empty() {
        return;
    }
    s.secret.deck = discard.iter().collect();
    desk.shuffle("reshuffle", s.secret.deck.as_mut_slice());
    s.public.discard = Cards::NONE;
    s.public.last_shuffle = discard;
    s.public.shuffles = s.public.shuffles.saturating_add(1);
    let piles = &s.secret.piles;
    s.public.since_shuffle = Array(std::array::from_fn(|at| SinceShuffle {
        placed_before: [0, 1, 2].map(|sphere| piles[at].len(Sphere::ALL[sphere])),
        of_last_shuffle: [0; 2],
    }));
    desk.tell(|| Event::Reshuffled { cards: discard.len(), rule });
}

/// A seat draws so many cards.
pub fn draw(r: &Rules, s: &mut State, seat: Seat, count: u8, why: Reason, desk: &mut impl Desk<Event>) {
    let mut drawn = Cards::NONE;
    for _ in 0..count {
        if let Some(card) = top(r, s, Some(seat), why, desk) {
            drawn.insert(card);
        }
    }
    if !drawn.is_empty() {
        let cards = Veiled::new(drawn, Seats::one(seat));
        desk.tell(|| Event::Drew { seat, count: drawn.len(), cards, rule: why.rule });
    }
}

/// An Automated Partisan draws a card face up (RR-4.1).
pub fn draw_open(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Option<Card> {
    top(r, s, None, Reason::AUTOMATON, desk)
}

/// Everybody has seen this card, which came from what a seat held hidden.
pub fn shown_to_all(s: &mut State, seat: Seat, card: Card) {
    if s.public.last_shuffle.has(card) {
        let counts = &mut s.public.since_shuffle[seat.at()].of_last_shuffle;
        counts.iter_mut().for_each(|count| *count = count.saturating_sub(1));
    }
    theft_memory::forget_card(s, card);
}

/// A hidden card of a seat goes to the discard pile, where it lies open (RR-8.4).
pub fn discard(s: &mut State, seat: Seat, card: Card) {
    shown_to_all(s, seat, card);
    s.public.discard.insert(card);
}

/// How many cards a seat holds that others cannot see.
pub fn hidden(s: &State, seat: Seat) -> u8 {
    let piles = &s.secret.piles[seat.at()];
    let face_down = if s.public.revealed {
        0
    } else {
        s.secret.played[seat.at()].iter().filter(|card| !card.is_leader()).count() as u8
    };
    s.secret.hands[seat.at()].len() + Sphere::ALL.iter().map(|&sphere| piles.len(sphere)).sum::<u8>() + face_down
}

/// A card changes hands unseen by others (RR-5.7): thief and victim know it, the others know that it happened.
pub fn steal(s: &mut State, thief: Seat, victim: Seat, card: Card) {
    let (t, v) = (thief.at(), victim.at());
    let held = hidden(s, victim);
    s.secret.hands[v].remove(card);
    s.secret.hands[t].insert(card);
    let since = &mut s.public.since_shuffle;
    let [mut least, mut most] = since[v].of_last_shuffle;
    if most > 0 {
        if least == held {
            most -= 1;
            since[t].of_last_shuffle[0] += 1;
        } else {
            most = most.min(held - 1);
        }
        least = least.saturating_sub(1);
        since[t].of_last_shuffle[1] += 1;
        since[v].of_last_shuffle = [least, most];
    }
    theft_memory::remember(s, thief, victim, card);
}

/// Draws anew what no seat has seen: the order of the deck, and that of the missions to come within their phase.
pub fn redraw_unseen(secret: &mut Secret, desk: &mut impl Desk<Event>) {
    desk.shuffle("deck drawn anew", secret.deck.as_mut_slice());
    // Phase I lies above Phase II.
    let second = secret.missions.iter().filter(|mission| mission.phase() == 2).count();
    let (later, sooner) = secret.missions.as_mut_slice().split_at_mut(second);
    desk.shuffle("phase I missions drawn anew", sooner);
    desk.shuffle("phase II missions drawn anew", later);
}
