//! Step 4c: success or failure, and what follows (RR-7).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, Seat};

use super::{effect, end, loss};
use crate::action::Unit;
use crate::cards::{Effects, Sphere};
use crate::deck;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{LeaderState, NO, Resolved, SEATS, State, Step, StepKind};

/// How far the outcome has come (`b` of its step).
const JUDGE: u8 = 0;
const REWARD: u8 = 1;
const REWARDED: u8 = 2;
const PRIZE: u8 = 3;
const LOSE: u8 = 4;
const LOST: u8 = 5;

/// Judges, then rewards or takes, seat by seat in turn order.
pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    let mission = *r.mission(s.public.mission);
    let military = mission.sphere == Sphere::Military;
    match step.b {
        JUDGE => {
            let won = succeeds(r, s);
            let (judged, sum) = (s.public.mission, sum(r, s));
            let target = super::staff::target(r, judged);
            if won {
                desk.tell(|| Event::Succeeded { mission: judged, military, sum, target });
            } else {
                desk.tell(|| Event::Failed { mission: judged, military, sum, target });
            }
            match (won, military) {
                (false, _) => Next::Become(step.stage(LOSE)),
                (true, true) => Next::Become(step.stage(REWARD)),
                (true, false) => {
                    let taker = political_end(r, s, mission.effects, desk);
                    clean_up(r, s, true, taker, desk)
                }
            }
        }
        REWARD if step.a < s.public.seats => {
            let seat = s.public.turn(step.a);
            set(s, step.stage(REWARDED));
            Next::Push(Step::new(StepKind::Store, seat.0))
        }
        REWARDED => {
            if mission.effects == Effects::Emx {
                deck::draw(r, s, s.public.turn(step.a), 1, desk);
            }
            Next::Become(Step::new(StepKind::Outcome, step.a + 1).stage(REWARD))
        }
        REWARD => match highest(r, s, 0) {
            Some(seat) => {
                set(s, step.stage(PRIZE));
                Next::Push(Step::new(StepKind::Store, seat.0))
            }
            None => clean_up(r, s, true, None, desk),
        },
        PRIZE => {
            let seat = highest(r, s, 0);
            match (seat, mission.effects) {
                (Some(seat), Effects::Em) => effect::place(r, s, seat, Unit::Dm, desk),
                (Some(seat), Effects::Emx) => return clean_up(r, s, true, Some(seat), desk),
                _ => {}
            }
            clean_up(r, s, true, None, desk)
        }
        LOSE if step.a < s.public.seats => {
            let seat = s.public.turn(step.a);
            set(s, step.stage(LOST));
            lose(r, s, mission.effects, seat, desk).map_or_else(
                || Next::Become(Step::new(StepKind::Outcome, step.a + 1).stage(LOSE)),
                |unit| Next::Push(Step::new(StepKind::Loss, seat.0).stage(unit as u8)),
            )
        }
        LOST => Next::Become(Step::new(StepKind::Outcome, step.a + 1).stage(LOSE)),
        _ => {
            s.public.health = s.public.health.saturating_sub(1);
            let health = s.public.health;
            desk.tell(|| Event::HealthFell { health });
            if health == 0 {
                end::defeat(s, desk);
                return Next::Pop(0);
            }
            clean_up(r, s, false, None, desk)
        }
    }
}

fn set(s: &mut State, step: Step) {
    s.public.steps.pop();
    s.public.steps.push(step);
}

/// All scores together, automata included.
pub fn sum(r: &Rules, s: &State) -> u8 {
    let seats = s.public.all().map(|seat| s.public.score[seat.at()]);
    seats.chain(s.public.automata_score[..usize::from(r.automata)].iter().copied()).fold(0u8, u8::saturating_add)
}

fn succeeds(r: &Rules, s: &State) -> bool {
    match r.mission(s.public.mission).sphere {
        Sphere::Military => sum(r, s) >= super::staff::target(r, s.public.mission),
        Sphere::Political | Sphere::Social => s.public.objectives == 0,
    }
}

/// The automata that are compared with the seats (RR-7.4).
fn rivals<'a>(r: &Rules, s: &'a State) -> &'a [u8] {
    let compared = if r.house.automata_compare { r.automata } else { 0 };
    &s.public.automata_score[..usize::from(compared)]
}

/// The seat with strictly the largest score, if it is at least this (RR-7.4).
fn highest(r: &Rules, s: &State, least: u8) -> Option<Seat> {
    let best = s.public.all().max_by_key(|seat| s.public.score[seat.at()])?;
    let score = s.public.score[best.at()];
    let tied = s.public.all().filter(|seat| s.public.score[seat.at()] == score).count() > 1;
    let beaten = rivals(r, s).iter().any(|&rival| rival >= score);
    (score >= least && !tied && !beaten).then_some(best)
}

/// Lowest and highest of a Political mission that succeeded; answers who takes the card (RR-7.4, RR-7.5).
fn political_end(r: &Rules, s: &mut State, effects: Effects, desk: &mut impl Desk<Event>) -> Option<Seat> {
    match effects {
        Effects::Epx => highest(r, s, r.mission(s.public.mission).low),
        Effects::Ep => {
            let seats = s.public.all().map(|seat| s.public.score[seat.at()]);
            let least = seats.chain(rivals(r, s).iter().copied()).min().unwrap_or(0);
            for place in 0..s.public.seats {
                let seat = s.public.turn(place);
                if s.public.score[seat.at()] == least {
                    lose_support(s, seat, "RR-7.5", desk);
                }
            }
            None
        }
        Effects::Em | Effects::Emx | Effects::Es => None,
    }
}

fn lose_support(s: &mut State, seat: Seat, rule: &'static str, desk: &mut impl Desk<Event>) {
    if s.public.lose_support(seat) {
        let support = s.public.support[seat.at()];
        desk.tell(|| Event::SupportLost { seat, support, rule });
    }
}

/// A seat's losses (RR-7.6). Answers the kind of piece that it must still choose to lose.
fn lose(r: &Rules, s: &mut State, effects: Effects, seat: Seat, desk: &mut impl Desk<Event>) -> Option<Unit> {
    let amended = r.house.amended_failure && effects == Effects::Ep;
    match effects {
        Effects::Em | Effects::Emx | Effects::Ep => {
            let (sphere, unit) = if amended { (Sphere::Political, Unit::Cp) } else { (Sphere::Military, Unit::Dm) };
            lose_card(s, seat, sphere, desk);
            let there = s.public.on_map(seat) & unit.pieces();
            match there.count_ones() {
                0 => None,
                1 => {
                    loss::take(s, seat, crate::action::Piece::ALL[there.trailing_zeros() as usize], desk);
                    None
                }
                _ => Some(unit),
            }
        }
        Effects::Es => {
            lose_card(s, seat, Sphere::Social, desk);
            lose_support(s, seat, "RR-7.6", desk);
            None
        }
        Effects::Epx => {
            if s.public.leaders[seat.at()] == LeaderState::Unused {
                s.public.leaders[seat.at()] = LeaderState::Lost;
                s.secret.leading = s.secret.leading.without(seat);
                desk.tell(|| Event::LeaderLost { seat });
            } else {
                lose_support(s, seat, "RR-8.5", desk);
            }
            lose_card(s, seat, Sphere::Political, desk);
            None
        }
    }
}

/// The top card, or support where there is none (RR-8.5).
fn lose_card(s: &mut State, seat: Seat, sphere: Sphere, desk: &mut impl Desk<Event>) {
    desk.reveal();
    match deck::lose_top(s, seat, sphere) {
        Some(card) => desk.tell(|| Event::CardLost { seat, sphere, card }),
        None => lose_support(s, seat, "RR-8.5", desk),
    }
}

/// Cards to the discard pile, the mission aside (RR-7.8).
fn clean_up(r: &Rules, s: &mut State, won: bool, taker: Option<Seat>, desk: &mut impl Desk<Event>) -> Next<Step> {
    let mission = s.public.mission;
    if let Some(seat) = taker {
        desk.tell(|| Event::MissionTaken { seat, mission });
    }
    for place in 0..s.public.seats {
        let seat = s.public.turn(place);
        for &card in s.secret.played[seat.at()].iter().filter(|card| !card.is_leader()) {
            s.public.discard.insert(card);
        }
        s.secret.played[seat.at()].clear();
    }
    for at in 0..usize::from(r.automata) {
        for &card in s.public.automata[at].iter() {
            s.public.discard.insert(card);
        }
        s.public.automata[at].clear();
    }
    let p = &mut s.public;
    p.resolved.push(Resolved { mission, result: taker.map_or(u8::from(won), |seat| seat.0 + 2) });
    p.on_mission = 0;
    p.mission = Default::default();
    p.objectives = 0;
    p.revealed = 0;
    p.used = [0; SEATS];
    p.activated = [0; SEATS];
    p.effect_used = Default::default();
    p.plus = [0; SEATS];
    p.score = [NO; SEATS];
    p.automata_score = [NO; 2];
    p.passed = Default::default();
    p.ready = Default::default();
    p.helped = Default::default();
    p.pledge = [NO; SEATS];
    p.phrases = [0; SEATS];
    Next::Become(Step::new(StepKind::Supply, 0))
}
