//! Step 4b: the score of a seat and its personal line (RR-6).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, Seat};

use super::effect;
use crate::action::Unit;
use crate::cards::{Effects, Sphere};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{LeaderState, State, Step, StepKind, pieces};

/// The parts of a score (RR-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

/// What pieces and base in the mission's territory add (RR-6.2).
#[inline]
pub fn bonus(r: &Rules, s: &State, seat: Seat) -> (u8, u8) {
    let mission = r.mission(s.public.mission);
    let unit = match mission.sphere {
        Sphere::Military => Unit::Dm,
        Sphere::Political => Unit::Cp,
        Sphere::Social => return (0, 0),
    };
    let territory = r.territory(mission.at);
    let there = pieces(unit.pieces())
        .filter(|&piece| s.public.place(seat, piece).is_some_and(|at| r.territory(at) == territory))
        .count() as u8;
    let base = r.territory(s.public.base(r, seat)) == territory;
    (there * r.numbers.bonus_piece, u8::from(base) * r.numbers.bonus_base)
}

/// What the seat's cards, effects and pieces come to now.
pub fn tally(r: &Rules, s: &State, seat: Seat) -> Tally {
    let sphere = r.mission(s.public.mission).sphere;
    let board = s.public.boards[seat.at()];
    let mut tally = Tally { plus: s.public.plus[seat.at()], ..Tally::default() };
    for &card in s.secret.played[seat.at()].iter() {
        let value = r.value(card, sphere, board, s.public.phase);
        if card.is_leader() {
            tally.leader += value;
        } else {
            tally.cards += value;
        }
    }
    (tally.pieces, tally.base) = bonus(r, s, seat);
    tally
}

/// How many objectives a score removes (RR-6.5).
#[inline]
pub fn level(r: &Rules, s: &State, score: u8) -> u8 {
    let mission = r.mission(s.public.mission);
    u8::from(score >= mission.low) + u8::from(score >= mission.high)
}

fn remove_objectives(s: &mut State, removed: u8, desk: &mut impl Desk<Event>) {
    if removed > 0 {
        s.public.objectives = s.public.objectives.saturating_sub(removed);
        let left = s.public.objectives;
        desk.tell(|| Event::ObjectivesRemoved { removed, left });
    }
}

/// An Automated Partisan counts like anyone (RR-13.3).
pub fn remove_objectives_of_automaton(r: &Rules, s: &mut State, at: u8, desk: &mut impl Desk<Event>) {
    if r.mission(s.public.mission).sphere == Sphere::Military {
        return;
    }
    let removed = level(r, s, s.public.automata_score[usize::from(at)]);
    remove_objectives(s, removed, desk);
}

/// Counts, then takes the personal line: objectives, piece, card, support (RR-6.5).
pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    let seat = s.public.turn(step.a);
    if step.b == 1 {
        if step.c == 2 {
            gain(s, seat, desk);
        }
        return next(s, step);
    }
    let tally = tally(r, s, seat);
    let score = tally.total();
    s.public.score[seat.at()] = score;
    desk.tell(|| Event::Counted { seat, tally });
    let mission = r.mission(s.public.mission);
    if mission.sphere == Sphere::Military {
        return next(s, step);
    }
    let level = level(r, s, score);
    if level == 0 {
        return next(s, step);
    }
    remove_objectives(s, level, desk);
    if mission.effects == Effects::Ep && level == 2 {
        effect::place(r, s, seat, Unit::Cp, desk);
    }
    // Support comes last, at the second difficulty; the crisis gives none.
    let support = if mission.effects == Effects::Epx { 0 } else { level };
    s.public.steps.pop();
    s.public.steps.push(Step { b: 1, c: support, ..step });
    if mission.effects == Effects::Epx && s.public.leaders[seat.at()] == LeaderState::Used {
        return Next::Push(Step::new(StepKind::Crisis, seat.0));
    }
    Next::Push(Step::new(StepKind::Store, seat.0).stage(mission.sphere as u8))
}

fn gain(s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) {
    if s.public.gain_support(seat) {
        let support = s.public.support[seat.at()];
        desk.tell(|| Event::SupportGained { seat, support });
    }
}

fn next(s: &State, step: Step) -> Next<Step> {
    if step.a + 1 < s.public.seats {
        Next::Become(Step::new(StepKind::Activation, step.a + 1))
    } else {
        Next::Become(Step::new(StepKind::Outcome, 0))
    }
}
