//! Recruits paid for Massacre, the Tiger's second way and Sacrifice (LR-5.34, LR-5.35, LR-G14, LR-G15).

use staffetta_kernel::Desk;
use staffetta_kernel::steps::{Came, Next};

use super::{broken, duck};
use crate::cards::Clg;
use crate::dice::Die;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Step, StepKind};

/// What the recruits are paid for.
pub const MISSION: u8 = 0;
pub const SACRIFICE: u8 = 1;

/// How many of these recruits the active band must and can duck; `None` if it cannot pay at all.
#[inline]
pub fn payable(r: &Rules, s: &State, cost: u8) -> Option<(u8, u8)> {
    let band = s.own();
    let most = if r.house.duck_on_costs { r.most_ducks(cost, band.glory) } else { 0 };
    let must_keep = u8::from(!r.house.costs_may_break);
    let least = (cost + must_keep).saturating_sub(band.recruits);
    (least <= most).then_some((least, most))
}

pub fn enter(r: &Rules, s: &mut State, step: Step, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    let (least, most) = payable(r, s, step.a).unwrap_or_default();
    let saved = match came {
        Came::In if least < most => return Next::Push(Step::of(StepKind::Duck, s.active.0, least, most)),
        Came::In => least,
        Came::Back(saved) => saved.max(0) as u8,
    };
    let seat = s.active;
    duck::pay(r, s, seat, saved, desk);
    let paid = step.a.saturating_sub(saved);
    let band = s.own_mut();
    band.recruits = band.recruits.saturating_sub(paid);
    if paid > 0 {
        desk.tell(|| Event::CostPaid { seat, recruits: paid });
    }
    if s.own().recruits == 0 {
        return broken::in_own_turn(s, desk);
    }
    if step.b == SACRIFICE
        && let Some(die) = free_extra(s)
    {
        s.pool.set(die, r.clg(Clg::Sacrifice).value);
    }
    Next::Pop(0)
}

/// The id that the next die of a Sacrifice gets.
pub fn free_extra(s: &State) -> Option<Die> {
    [Die::X1, Die::X2].into_iter().find(|&die| s.pool.shows(die) == 0)
}
