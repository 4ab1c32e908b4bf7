//! Instant events: each affected band answers, then all losses fall at the same moment (LR-5.8 to LR-5.12).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Choices, Desk, Refusal, Seat, Seats};

use super::{Acted, GONE, Move, broken};
use crate::action::{Action, Loss};
use crate::cards::EventKind;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind, answer};

/// Questions to one band: which loss, then duck.
const CHOICE: u8 = 0;
const DUCK: u8 = 1;
const CHOSEN: u8 = 2;

/// The draw fixes which bands are affected. Tells whether there are any.
pub fn strike(r: &Rules, s: &mut State) -> bool {
    let Some(event) = s.event.top() else { return false };
    let instant = matches!(event, EventKind::BotchedRaids | EventKind::SsMassiveSearch | EventKind::TraitorsLoss);
    if !instant || r.event(event).recruits == 0 {
        return false;
    }
    let most = s.living.iter().map(|seat| s.band(seat).recruits).max().unwrap_or(0);
    for seat in s.living.iter() {
        if event != EventKind::TraitorsLoss || s.band(seat).recruits == most {
            s.answers[seat.at()] = answer::DUE;
        }
    }
    true
}

/// Asks the affected bands clockwise from the first player, each for all its answers, and then applies them.
pub fn enter(r: &Rules, s: &mut State, mut step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    if let Came::Back(said) = came {
        let seat = Seat(step.c).left(step.a, s.seats);
        match (step.b, said) {
            (_, GONE) => s.answers[seat.at()] = answer::NONE,
            (CHOICE, said) if said == Loss::Glory as i8 => s.answers[seat.at()] = answer::GLORY,
            (CHOICE, _) => step.b = CHOSEN,
            (_, saved) => s.answers[seat.at()] = answer::RECRUIT + saved as u8,
        }
    }
    while step.a < s.seats {
        let seat = Seat(step.c).left(step.a, s.seats);
        if s.answers[seat.at()] == answer::DUE {
            if let Some(question) = question(r, s, seat, &mut step) {
                if let Some(top) = s.step_mut() {
                    *top = step;
                }
                return Next::Push(question);
            }
            s.answers[seat.at()] = answer::RECRUIT;
        }
        step.a += 1;
        step.b = CHOICE;
    }
    apply(r, s, desk)
}

/// What this band has still to be asked, where it really has two answers.
fn question(r: &Rules, s: &State, seat: Seat, step: &mut Step) -> Option<Step> {
    let event = s.event.top()?;
    let card = r.event(event);
    let raids = event == EventKind::BotchedRaids;
    if raids && step.b == CHOICE && s.band(seat).glory >= card.glory {
        return Some(Step::of(StepKind::Choose, seat.0, 0, 0));
    }
    let may_duck = card.duck_allowed || (raids && r.house.duck_on_botched_raids_event);
    let most = r.most_ducks(card.recruits, s.band(seat).glory);
    step.b = DUCK;
    (may_duck && most > 0).then(|| Step::of(StepKind::Duck, seat.0, 0, most))
}

fn apply(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let Some(event) = s.event.top() else { return Next::Pop(0) };
    let card = *r.event(event);
    let mut gone = Seats::NONE;
    for i in 0..s.seats {
        let seat = Seat(i);
        let (glory, recruits) = match std::mem::take(&mut s.answers[seat.at()]) {
            answer::NONE | answer::DUE => continue,
            answer::GLORY => (card.glory, 0),
            saved => {
                let saved = saved - answer::RECRUIT;
                (r.duck_price(saved, s.band(seat).glory), card.recruits - saved)
            }
        };
        let band = s.band_mut(seat);
        band.glory = band.glory.saturating_sub(glory);
        band.recruits = band.recruits.saturating_sub(recruits);
        let left = band.recruits;
        desk.tell(|| Event::EventLoss { seat, glory, recruits, left });
        if left == 0 {
            gone = gone.with(seat);
        }
    }
    if broken::break_bands(s, gone, desk) { Next::Ask } else { Next::Pop(0) }
}

pub fn actions(out: &mut Choices<Action>) {
    out.push(Action::Choose(Loss::Recruit));
    out.push(Action::Choose(Loss::Glory));
}

/// Which loss: glory or recruit (LR-5.11).
pub fn act(seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let Action::Choose(loss) = action else { return Err(Refusal::new("LR-5.11", "choose-a-loss")) };
    desk.tell(|| Event::EventAnswer { seat, glory: loss == Loss::Glory });
    Ok(Move::Go(Next::Pop(loss as i8)))
}

/// The recruit, unless that breaks the band (LR-G70).
pub fn neutral(r: &Rules, s: &State, seat: Seat) -> Action {
    let loss = r.event(EventKind::BotchedRaids).recruits;
    Action::Choose(if s.band(seat).recruits > loss { Loss::Recruit } else { Loss::Glory })
}
