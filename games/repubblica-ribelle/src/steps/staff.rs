//! Step 1, the staff: a mission is revealed, the players talk (RR-2).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat, Seats};

use super::{Acted, Move, not_now};
use crate::action::{Action, MOST_PLEDGED, Points};
use crate::cards::Sphere;
use crate::event::Event;
use crate::options::Talking;
use crate::rules::Rules;
use crate::state::{NO, SEATS, State, Step, StepKind};

/// The top mission is revealed; then the window is open until all are ready.
pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    if step.b == 0 {
        reveal(r, s, desk);
        if !has_window(r, s) {
            return Next::Become(Step::new(StepKind::Manoeuvres, 0));
        }
        s.public.steps.pop();
        s.public.steps.push(step.stage(1));
    }
    if unready(s).is_empty() { Next::Become(Step::new(StepKind::Manoeuvres, 0)) } else { Next::Ask }
}

fn reveal(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let Some(mission) = s.secret.missions.pop() else { return };
    desk.reveal();
    let p = &mut s.public;
    p.round += 1;
    p.mission = mission;
    p.on_mission = 1;
    p.ready = Seats::NONE;
    p.helped = Seats::NONE;
    p.pledge = [NO; SEATS];
    p.phrases = [0; SEATS];
    let card = r.mission(mission);
    p.objectives = if card.sphere == Sphere::Military { 0 } else { r.participants() };
    let round = p.round;
    desk.tell(|| Event::MissionRevealed {
        round,
        mission,
        at: card.at,
        sphere: card.sphere,
        target: target(r, mission),
        high: card.high,
    });
}

/// What a Military mission asks of all together; the first difficulty of the others.
pub fn target(r: &Rules, mission: crate::cards::Mission) -> u8 {
    let card = r.mission(mission);
    if card.sphere == Sphere::Military { card.low.saturating_mul(r.participants()) } else { card.low }
}

/// Is there a window for talk before this mission (RR-2.2)?
fn has_window(r: &Rules, s: &State) -> bool {
    let political = r.mission(s.public.mission).sphere == Sphere::Political;
    s.public.seats > 1
        && match r.house.talk {
            Talking::Never => false,
            Talking::Always => true,
            Talking::Staff | Talking::Social => !political,
        }
}

/// Who has not said to be ready.
#[inline]
pub fn unready(s: &State) -> Seats {
    Seats(Seats::all(s.public.seats).0 & !s.public.ready.0 & !s.public.gone.0)
}

/// Phrases and Ready.
pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    if s.public.phrases[seat.at()] < r.numbers.phrases {
        for n in 1..=MOST_PLEDGED {
            out.push(Action::Pledge(Points(n)));
        }
        out.push(Action::CountMeOut);
        out.push(Action::NeedHelp);
    }
    out.push(Action::Ready);
}

/// Something is said.
pub fn act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let said = s.public.phrases[seat.at()];
    let words = matches!(action, Action::Pledge(_) | Action::CountMeOut | Action::NeedHelp);
    if words && said >= r.numbers.phrases {
        return Err(Refusal::with("RR-2.4", "enough-said", r.numbers.phrases.into()));
    }
    let p = &mut s.public;
    match action {
        Action::Pledge(Points(points)) if points > 0 => {
            p.pledge[seat.at()] = points;
            desk.tell(|| Event::Pledged { seat, points });
        }
        Action::Pledge(_) | Action::CountMeOut => {
            p.pledge[seat.at()] = 0;
            desk.tell(|| Event::CountedOut { seat });
        }
        Action::NeedHelp => {
            p.helped = p.helped.with(seat);
            desk.tell(|| Event::NeedsHelp { seat });
        }
        Action::Ready => {
            p.ready = p.ready.with(seat);
            desk.tell(|| Event::IsReady { seat });
        }
        _ => return Err(not_now(s, action)),
    }
    if words {
        p.phrases[seat.at()] = said + 1;
    }
    Ok(Move::Go(Next::Ask))
}
