//! Step 4b: the score of a seat and its personal line (RR-6).

use staffetta_kernel::{Desk, Maybe, Seat, Talk, flow, step};

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
use crate::rules::Rules;
use crate::silence;
use crate::state::{LeaderState, Public, State};
use crate::support_track;

step! {
    /// This seat is counted; perhaps support is still to come.
    pub struct Counting { pub seat: Seat, pub support: bool }
}

/// The parts of a score (RR-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Tally {
    /// Action cards.
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
        self.cards + self.leader + self.plus + self.pieces + self.base
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

/// So many objectives are removed.
pub fn remove_objectives(s: &mut State, removed: u8, desk: &mut impl Desk<Event>) {
    if removed > 0 {
        s.public.objectives = s.public.objectives.saturating_sub(removed);
        let left = s.public.objectives;
        desk.tell(|| Event::ObjectivesRemoved { removed, left });
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
        desk.tell(|| Event::Counted { seat, tally });
        let mission = r.mission(s.public.mission());
        let removed = if mission.sphere == Sphere::Military { 0 } else { objectives_of(r, &s.public, score) };
        if removed == 0 {
            return self.next(&s.public);
        }
        remove_objectives(s, removed, desk);
        if mission.effects == Effects::Ep && removed == 2 {
            effects::place(r, s, seat, Unit::Cp, desk);
        }
        let crisis = mission.effects == Effects::Epx;
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
