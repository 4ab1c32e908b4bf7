//! Recruits paid for Massacre, the Tiger's second way and Sacrifice (LR-5.34, LR-5.35, LR-G14, LR-G15).

use staffetta_kernel::flow::Step;
use staffetta_kernel::{Desk, RuleId, kinds, step};

use super::Answer;
use super::breaking_a_band::break_active_band;
use super::duck_and_run::{self, Duck};
use crate::LaResistance;
use crate::cards::Clg;
use crate::dice::Die;
use crate::event::Event;
use crate::flow::{Came, Next};
use crate::rules::Rules;
use crate::state::{Public, State};

kinds! {
    /// What recruits are paid for.
    pub enum CostOf, "cost_of" {
        /// A mission.
        Mission = "mission",
        /// The card Sacrifice, whose die comes once they are paid.
        Sacrifice = "sacrifice",
    }
}

step! {
    /// Recruits are paid.
    pub struct RecruitCost {
        pub recruits: u8,
        pub of: CostOf,
    }
}

/// How many of these recruits the active band must and can duck; `None` if it cannot pay at all.
#[inline(never)]
pub fn payable(r: &Rules, p: &Public, cost: u8) -> Option<(u8, u8)> {
    let band = p.own();
    let most = if r.house.duck_on_costs { r.most_ducks(cost, band.glory) } else { 0 };
    let must_keep = u8::from(!r.house.costs_may_break);
    let least = (cost + must_keep).saturating_sub(band.recruits);
    (least <= most).then_some((least, most))
}

/// The id that the next die of a Sacrifice gets.
pub fn free_extra(p: &Public) -> Option<Die> {
    [Die::X1, Die::X2].into_iter().find(|&die| p.pool.shows(die) == 0)
}

impl RecruitCost {
    /// The rule by which they are paid, if so many recruits are left.
    fn rule(self, left: u8) -> RuleId {
        match self.of {
            _ if left == 0 => "LR-O.costs_may_break",
            CostOf::Mission => "LR-G14",
            CostOf::Sacrifice => "LR-5.40b",
        }
    }
}

impl Step<LaResistance> for RecruitCost {
    #[inline(never)]
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let (seat, cost, p) = (s.public.active, self.recruits, &mut s.public);
        let (least, most) = payable(r, p, cost).unwrap_or_default();
        let saved = match came {
            Came::In if least < most => return Next::ask_as(Duck { seat, least, loss: cost }),
            Came::Back(Answer::Saved(saved)) => saved,
            _ => least,
        };
        duck_and_run::pay(r, p, seat, saved, desk);
        let paid = cost.saturating_sub(saved);
        let band = p.own_mut();
        band.recruits = band.recruits.saturating_sub(paid);
        let left = band.recruits;
        if paid > 0 {
            let rule = self.rule(left);
            desk.tell(|| Event::CostPaid { seat, recruits: paid, rule });
        }
        if left == 0 {
            return break_active_band(s, "LR-5.57", desk);
        }
        if self.of == CostOf::Sacrifice
            && let Some(die) = free_extra(p)
        {
            let value = r.clg(Clg::Sacrifice).value;
            p.pool.set(die, value);
            desk.tell(|| Event::ExtraDie { seat, value });
        }
        Next::Pop(Answer::Done)
    }
}
