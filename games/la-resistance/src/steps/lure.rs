//! Recruits change sides: Sow and Charismatic (LR-5.38, LR-G16, LR-G17, LR-G51).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Desk, Seat, Seats};

use super::{broken, duck};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

pub fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    let (seat, victim) = (s.active, Seat(step.a));
    let saved = match came {
        Came::In => {
            let most = r.most_ducks(step.b, s.band(victim).glory);
            if r.house.duck_on_steals && most > 0 {
                return Next::Push(Step::of(StepKind::Duck, victim.0, 0, most));
            }
            0
        }
        // The victim has left: nothing is taken (LR-G69).
        Came::Back(said) if said < 0 => return Next::Pop(0),
        Came::Back(saved) => saved as u8,
    };
    duck::pay(r, s, victim, saved, desk);
    let recruits = step.b.saturating_sub(saved).min(s.band(victim).recruits);
    if recruits == 0 {
        return Next::Pop(0);
    }
    s.band_mut(victim).recruits -= recruits;
    let cap = r.house.recruit_cap;
    let band = s.own_mut();
    band.recruits = (band.recruits + recruits).min(cap);
    desk.tell(|| Event::Lured { seat, victim, recruits });
    let gone = if s.band(victim).recruits == 0 { Seats::one(victim) } else { Seats::NONE };
    if broken::break_bands(s, gone, desk) { Next::Ask } else { Next::Pop(0) }
}
