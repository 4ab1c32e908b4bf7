//! Step 4b: the score of a seat and its personal line (RR-6).

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Desk, Maybe, Refusal, RuleId, Seat, Talk, flow, step};

use super::activation::Activation;
use super::crisis::Crisis;
use super::effects;
use super::outcome::Outcome;
use super::place_card::PlaceCard;
use super::{Came, Next};
use crate::RepubblicaRibelle;
use crate::cards::{Card, Effects, Sphere};
use crate::event::Event;
use crate::pieces::Unit;
use crate::queries;
use crate::rules::Rules;
use crate::silence;
use crate::state::{LeaderState, Public, State};
use crate::support_track;
use crate::view::View;

step! {
    /// This seat is counted; perhaps support is still to come.
    pub struct Counting { pub seat: Seat, pub support: bool }
}

/// The parts of a score (RR-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Tally {
    /// Action cards played.
    pub cards: u8,
    /// The Leader.
    pub leader: u8,
    /// Effects.
    pub plus: u8,
    /// Pieces in the mission's territory.
    pub pieces: u8,
    /// The base there.
    pub base: u8,
}

impl Tally {
    /// The score.
    #[inline]
    pub const fn total(self) -> u8 {
        let cards = self.cards.saturating_add(self.leader).saturating_add(self.plus);
        cards.saturating_add(self.pieces).saturating_add(self.base)
    }
}

/// The kind of pieces that count in a mission's territory (RR-6.2).
#[inline]
pub fn unit_that_counts(sphere: Sphere) -> Option<Unit> {
    match sphere {
        Sphere::Military => Some(Unit::Dm),
        Sphere::Political => Some(Unit::Cp),
        Sphere::Social => None,
    }
}

/// What pieces and base in the mission's territory add (RR-6.2).
#[inline]
pub fn bonus(r: &Rules, p: &Public, seat: Seat) -> (u8, u8) {
    let mission = r.mission(p.mission());
    let Some(unit) = unit_that_counts(mission.sphere) else { return (0, 0) };
    let territory = r.territory(mission.at);
    let there = |piece| p.place(seat, piece).is_some_and(|at| r.territory(at) == territory);
    let pieces = unit.pieces().iter().filter(|&piece| there(piece)).count() as u8;
    let base = r.territory(p.base(r, seat)) == territory;
    (pieces * r.numbers.bonus_piece, u8::from(base) * r.numbers.bonus_base)
}

/// What these cards of the seat, its effects and its pieces come to.
pub fn tally(r: &Rules, p: &Public, seat: Seat, cards: impl Iterator<Item = Card>) -> Tally {
    let (sphere, board) = (r.mission(p.mission()).sphere, p.board(seat));
    let mut tally = Tally { plus: p.plus[seat.at()], ..Tally::default() };
    for card in cards {
        let value = r.value(card, sphere, board, p.phase);
        *(if card.is_leader() { &mut tally.leader } else { &mut tally.cards }) += value;
    }
    (tally.pieces, tally.base) = bonus(r, p, seat);
    tally
}

/// How many objectives a score removes (RR-6.5).
#[inline]
pub fn objectives_of(r: &Rules, p: &Public, score: u8) -> u8 {
    let mission = r.mission(p.mission());
    u8::from(score >= mission.low) + u8::from(score >= mission.high)
}

/// How many objectives a score takes: in a Military mission there are none.
#[inline]
pub fn objectives_taken(r: &Rules, p: &Public, score: u8) -> u8 {
    if r.mission(p.mission()).sphere == Sphere::Military { 0 } else { objectives_of(r, p, score) }
}

/// So many objectives are removed by this rule.
pub fn remove_objectives(s: &mut State, removed: u8, rule: RuleId, desk: &mut impl Desk<Event>) {
    if removed > 0 {
        s.public.objectives = s.public.objectives.saturating_sub(removed);
        let left = s.public.objectives;
        desk.tell(|| Event::ObjectivesRemoved { removed, left, rule });
    }
}

/// The rule that says what is special in a seat's count: a base elsewhere in the territory, pieces of a seat with no
/// card, with one or with several, or the base of another seat.
fn rule_of_count(r: &Rules, p: &Public, seat: Seat, cards: usize, tally: Tally) -> RuleId {
    let mission = r.mission(p.mission());
    let of_another = |other: Seat| other != seat && r.territory(p.base(r, other)) == r.territory(mission.at);
    let counts = unit_that_counts(mission.sphere).is_some();
    match (tally.pieces + tally.base, cards) {
        _ if tally.base > 0 && p.base(r, seat) != mission.at => "RR-G20",
        (0, _) if counts && p.all().any(of_another) => "RR-G49",
        (0, _) => "RR-6.1",
        (_, 0) => "RR-G08",
        (_, 1) => "RR-6.2",
        _ => "RR-6.3",
    }
}

impl Counting {
    /// The next seat activates its effects (RR-5.2); after the last one comes the outcome.
    fn next(self, p: &Public) -> Next {
        match p.next_in_turn(self.seat) {
            Some(seat) => Next::turn_into(Activation { seat }),
            None => Next::turn_into(Outcome::JUDGE),
        }
    }
}

impl flow::Step<RepubblicaRibelle> for Counting {
    /// Counts, then takes the personal line: objectives, piece, card, support (RR-6.5).
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let seat = self.seat;
        if came != Came::In {
            if self.support {
                support_track::gain(s, seat, desk);
            }
            return self.next(&s.public);
        }
        let tally = tally(r, &s.public, seat, s.secret.played[seat.at()].iter().copied());
        let score = tally.total();
        s.public.score[seat.at()] = Maybe::some(score);
        let cards = s.secret.played[seat.at()].len();
        let rule = rule_of_count(r, &s.public, seat, cards, tally);
        desk.tell(|| Event::Counted { seat, tally, rule });
        let mission = r.mission(s.public.mission());
        let removed = objectives_taken(r, &s.public, score);
        if removed == 0 {
            return self.next(&s.public);
        }
        let crisis = mission.effects == Effects::Epx;
        let rule = match removed {
            _ if removed > s.public.objectives => "RR-G26",
            2 if crisis => "RR-G21",
            _ => "RR-6.5",
        };
        remove_objectives(s, removed, rule, desk);
        if mission.effects == Effects::Ep && removed == 2 {
            // What stands in the territory only now is not counted any more.
            let there = r.territory(s.public.base(r, seat)) == r.territory(mission.at);
            effects::place(r, s, seat, Unit::Cp, if there { "RR-6.4" } else { "RR-6.6" }, desk);
        }
        // Support comes last, at the second difficulty; the crisis gives none.
        self.support = removed == 2 && !crisis;
        if crisis && s.public.leaders[seat.at()] == LeaderState::Used {
            return Next::push(Crisis { seat });
        }
        Next::push(PlaceCard { seat, sphere: mission.sphere })
    }

    fn talk(self, r: &Rules, p: &Public) -> Talk {
        silence::in_mission(r, p)
    }
}

/// What a seat has in the open mission.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Count {
    /// What is known of its parts.
    #[serde(flatten)]
    pub parts: Tally,
    /// Its cards that the viewer cannot see, which are not counted here.
    pub face_down: u8,
    /// What it has been counted for, which does not change any more (RR-6.4).
    pub counted: Option<u8>,
    /// What it was counted for, or what its known parts come to.
    pub total: u8,
    /// How many objectives that takes (RR-6.5).
    pub objectives: u8,
}

/// Refuses cards that the viewer does not know to be in this hand, and cards named twice.
fn in_hand(v: &View, seat: Seat, cards: &[Card]) -> Result<(), Refusal> {
    for (place, card) in cards.iter().enumerate() {
        if card.is_leader() && !v.seen.leaders_in_hand.has(seat) {
            return Err(Refusal::new("RR-4.3", "no-leader"));
        }
        if !card.is_leader() && !v.seen.hands[seat.at()].has(*card) {
            return Err(Refusal::new("RR-4.3", "not-in-hand"));
        }
        if cards[..place].contains(card) {
            return Err(Refusal::new("RR-4.3", "laid-already"));
        }
    }
    Ok(())
}

/// Answers what a seat would have if it laid these cards besides.
pub fn count(r: &Rules, v: &View, _: &State, seat: Seat, cards: Vec<Card>) -> Result<Count, Refusal> {
    let p = &v.public;
    queries::has_mission(p, "RR-6.1")?;
    queries::seated(p, seat, "RR-6.1")?;
    in_hand(v, seat, &cards)?;
    let played = &v.seen.played[seat.at()];
    let parts = tally(r, p, seat, played.iter().copied().chain(cards));
    let counted = p.score[seat.at()].get();
    let total = counted.unwrap_or_else(|| parts.total());
    let face_down = v.seats[seat.at()].played.saturating_sub(played.len() as u8);
    Ok(Count { parts, face_down, counted, total, objectives: objectives_taken(r, p, total) })
}

/// Answers how many objectives a score takes.
pub fn objectives(r: &Rules, v: &View, _: &State, score: u8) -> Result<u8, Refusal> {
    queries::has_mission(&v.public, "RR-6.5")?;
    Ok(objectives_taken(r, &v.public, score))
}
