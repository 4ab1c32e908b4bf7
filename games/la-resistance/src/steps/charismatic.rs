//! Charismatic, and Sow: recruits change sides (LR-3.3, LR-5.38, LR-G16, LR-G17, LR-G51).

use staffetta_kernel::flow::Step;
use staffetta_kernel::{Desk, Seat, Seats, step};

use super::Answer;
use super::breaking_a_band::break_bands;
use super::duck_and_run::{self, Duck};
use crate::LaResistance;
use crate::cards::Clg;
use crate::event::Event;
use crate::flow::{Came, Next};
use crate::rules::Rules;
use crate::state::{Public, State};

step! {
    /// Recruits of the victim join the active band.
    pub struct ChangeOfSides {
        pub victim: Seat,
        pub recruits: u8,
    }
}

/// The bands that Charismatic may strike: their last recruit is safe (LR-G16, LR-O.charismatic_may_break).
pub fn victims(r: &Rules, p: &Public, seat: Seat) -> Seats {
    let spared = u8::from(!r.house.charismatic_may_break);
    let least = r.clg(Clg::Charismatic).value.saturating_add(spared);
    p.others(seat).iter().filter(|&victim| p.bands[victim].recruits >= least).collect()
}

/// How many of these recruits the victim may save (LR-O.duck_on_steals).
pub fn savable(r: &Rules, p: &Public, victim: Seat, recruits: u8) -> u8 {
    if r.house.duck_on_steals { r.most_ducks(recruits, p.bands[victim].glory) } else { 0 }
}

impl Step<LaResistance> for ChangeOfSides {
    #[inline(never)]
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let Self { victim, recruits: loss } = *self;
        let (seat, p) = (s.public.active, &mut s.public);
        let saved = match came {
            Came::In if savable(r, p, victim, loss) > 0 => {
                return Next::ask_as(Duck { seat: victim, least: 0, loss });
            }
            // The victim has left: nothing is taken (LR-G69).
            Came::Back(Answer::Left) => return Next::Pop(Answer::Done),
            Came::Back(Answer::Saved(saved)) => saved,
            _ => 0,
        };
        duck_and_run::pay(r, p, victim, saved, desk);
        let recruits = loss.saturating_sub(saved).min(p.bands[victim].recruits);
        if recruits == 0 {
            return Next::Pop(Answer::Done);
        }
        p.bands[victim].recruits -= recruits;
        let rule = match &p.bands[victim] {
            broken if broken.recruits == 0 => "LR-O.charismatic_may_break",
            rich if r.most_ducks(loss, rich.glory) > 0 && !r.house.duck_on_steals => "LR-G17",
            _ => "LR-5.38",
        };
        desk.tell(|| Event::Lured { seat, victim, recruits, rule });
        let (band, cap) = (p.own_mut(), r.house.recruit_cap);
        if band.recruits + recruits > cap {
            desk.tell(|| Event::Capped { seat, cap, rule: "LR-G51" });
        }
        band.recruits = (band.recruits + recruits).min(cap);
        let gone = if p.bands[victim].recruits == 0 { Seats::one(victim) } else { Seats::NONE };
        if break_bands(s, gone, "LR-5.57", desk) { Next::Over } else { Next::Pop(Answer::Done) }
    }
}
