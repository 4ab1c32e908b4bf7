//! The assessment of glory and recruits, in strict order: gains, what Botched Raids take, glory lost, recruits lost
//! (LR-5.46 to LR-5.51).

use serde::Serialize;
use staffetta_kernel::flow::Step;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Desk, step};

use super::botched_raid::{self, BotchedRaid};
use super::breaking_a_band::break_active_band;
use super::duck_and_run::{self, Duck};
use super::{Answer, assessment_lines as lines};
use crate::LaResistance;
use crate::cards::{EventKind, SPOTS, Spot};
use crate::event::{Event, Sum};
use crate::flow::{Came, Next};
use crate::leader_powers;
use crate::row::Spots;
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public, State};

step! {
    /// The assessment.
    #[derive(Default)]
    pub struct Assessment {
        /// How many places of the row have been looked at for Botched Raids.
        pub looked_at: u8,
        /// The recruit loss, once it is known.
        pub loss: u8,
    }
}

/// What the card in one place of the row brings.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    pub glory: u8,
    /// The glory that The Time is Now! adds.
    pub time_is_now: u8,
    pub recruits: u8,
    pub lost_glory: u8,
    pub loss: u8,
    /// The recruits that the event takes because of it.
    pub event_loss: u8,
}

/// The glory that The Time is Now! adds to the mission in this place, if it is defeated (LR-5.52).
#[inline(always)]
pub fn time_is_now(r: &Rules, p: &Public, spot: Spot) -> u8 {
    let mission = r.mission_at(&p.row, spot);
    u8::from(mission.time_is_now & p.time_is_now) * r.numbers.time_is_now_bonus
}

/// What the card in this place brings the active band with these marks.
#[inline(always)]
pub fn share(r: &Rules, p: &Public, spot: Spot, tapped: Spots, camouflaged: Spots) -> Share {
    let mission = r.mission_at(&p.row, spot);
    let veterans = u8::from(p.in_force(EventKind::WehrmachtVeterans));
    let casualties =
        if p.in_force(EventKind::HeavyCasualties) { r.event(EventKind::HeavyCasualties).recruits } else { 0 };
    // Nobody can foresee which missions are defeated: counted by factors of 0 and 1, not by branches.
    let lies = u8::from(p.row.lies(spot));
    let defeated = u8::from(tapped.has(spot)) & lies;
    let harms = u8::from(!(tapped | camouflaged).has(spot)) & lies;
    Share {
        glory: defeated * mission.glory,
        time_is_now: defeated * time_is_now(r, p, spot),
        recruits: defeated * mission.recruits,
        lost_glory: harms * mission.lose_glory,
        loss: harms * mission.lose_recruits,
        event_loss: defeated * u8::from(mission.building) * casualties + harms * veterans * mission.veterans_extra,
    }
}

/// What is at stake at a mission of the row, with the event in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Stakes {
    /// The glory it brings once defeated: its own, what it takes from others, and what The Time is Now! adds.
    pub glory: u8,
    /// The recruits it brings once defeated, less those that it costs.
    pub recruits: i8,
    /// The glory that is lost if it is left.
    pub lost_glory: u8,
    /// The recruits that are lost if it is left.
    pub loss: u8,
}

impl Stakes {
    /// At this place of the row.
    pub fn of(r: &Rules, p: &Public, spot: Spot) -> Self {
        let mission = r.mission_at(&p.row, spot);
        let defeated = share(r, p, spot, Spots::NONE.with(spot), Spots::NONE);
        let left = share(r, p, spot, Spots::NONE, Spots::NONE);
        Self {
            glory: defeated.glory + defeated.time_is_now + mission.take_glory,
            recruits: defeated.recruits as i8 - mission.recruit_cost as i8,
            lost_glory: left.lost_glory,
            loss: left.loss + left.event_loss,
        }
    }
}

/// What the row and the event bring the active band with these marks. What Botched Raids take and what ducking saves is
/// not in it.
#[inline]
pub fn sum(r: &Rules, p: &Public, tapped: Spots, camouflaged: Spots, vichy_covered: bool) -> Sum {
    let mut sum = Sum::default();
    for &spot in Spot::ALL {
        let share = share(r, p, spot, tapped, camouflaged);
        sum.glory += share.glory + share.time_is_now;
        sum.recruits += share.recruits;
        sum.lost_glory += share.lost_glory;
        sum.loss += share.loss + share.event_loss;
    }
    if p.in_force(EventKind::VichyForces) && !vichy_covered {
        sum.loss += r.event(EventKind::VichyForces).recruits;
    }
    sum.loss = leader_powers::nursed(r, p.own(), sum.loss);
    sum
}

/// The same, for the row as it lies.
#[inline]
pub fn sum_now(r: &Rules, p: &Public) -> Sum {
    sum(r, p, p.row.tapped, p.row.camouflaged, p.has_used(OncePerTurn::Vichy))
}

/// What the assessment would bring as things stand: no more glory is lost than there will be once defeated Botched
/// Raids have taken as much as they can (LR-5.48, LR-5.49, LR-G9).
pub fn foreseen(r: &Rules, p: &Public) -> Sum {
    let sum = sum_now(r, p);
    let raids: u8 = p.row.tapped.iter().map(|spot| r.mission_at(&p.row, spot).take_glory).sum();
    let others = p.others(p.active).iter().fold(0u8, |all, seat| all.saturating_add(p.bands[seat].glory));
    let there = p.own().glory.saturating_add(sum.glory).saturating_add(raids.min(others));
    Sum { lost_glory: sum.lost_glory.min(there), ..sum }
}

/// The assessment of a turn: a step of its own only if there is something to ask. Tells where the flow goes on, if the
/// turn is cut or asks.
#[inline]
pub fn begin(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Option<Next> {
    let p = &mut s.public;
    let sum = sum_now(r, p);
    let glory = (p.own().glory + sum.glory).saturating_sub(sum.lost_glory);
    let raids = p.row.tapped.iter().any(|spot| r.mission_at(&p.row, spot).take_glory > 0);
    if raids || r.most_ducks(sum.loss, glory) > 0 {
        return Some(Next::push(Assessment::default()));
    }
    let before = p.own().glory + sum.glory;
    lines::tell_gains(r, p, desk);
    lines::tell_losses(r, p, before, desk);
    let band = p.own_mut();
    band.glory = glory;
    band.recruits += sum.recruits;
    let next = Assessment { looked_at: 0, loss: sum.loss }.lose_recruits(r, s, 0, desk);
    (!matches!(next, Next::Pop(_))).then_some(next)
}

impl Step<LaResistance> for Assessment {
    #[inline(never)]
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        if let Came::Back(Answer::Saved(saved)) = came {
            return self.lose_recruits(r, s, saved, desk);
        }
        let p = &mut s.public;
        let sum = sum_now(r, p);
        if came == Came::In {
            lines::tell_gains(r, p, desk);
            let band = p.own_mut();
            band.glory += sum.glory;
            band.recruits += sum.recruits;
        }
        if let Some(glory) = self.next_raid(r, p, desk) {
            return Next::ask_as(BotchedRaid { glory });
        }
        lines::tell_losses(r, p, p.own().glory, desk);
        let band = p.own_mut();
        band.glory = band.glory.saturating_sub(sum.lost_glory);
        let most = r.most_ducks(sum.loss, band.glory);
        self.loss = sum.loss;
        if most > 0 {
            return Next::ask_as(Duck { seat: p.active, least: 0, loss: sum.loss });
        }
        self.lose_recruits(r, s, 0, desk)
    }
}

impl Assessment {
    /// What the next defeated Botched Raid takes, if anybody has something to take (LR-5.48).
    #[inline]
    fn next_raid(&mut self, r: &Rules, p: &Public, desk: &mut impl Desk<Event>) -> Option<u8> {
        while p.row.tapped.0 >> self.looked_at != 0 && usize::from(self.looked_at) < SPOTS {
            let spot = Spot::ALL[usize::from(self.looked_at)];
            self.looked_at += 1;
            let glory = r.mission_at(&p.row, spot).take_glory;
            if p.row.lies(spot) && p.row.tapped.has(spot) && glory > 0 {
                if !botched_raid::victims(p).is_empty() {
                    return Some(glory);
                }
                desk.tell(|| Event::NothingToTake { seat: p.active });
            }
        }
        None
    }

    /// The recruits that were not saved are lost, and only now does the limit apply.
    fn lose_recruits(self, r: &Rules, s: &mut State, saved: u8, desk: &mut impl Desk<Event>) -> Next {
        let (seat, p) = (s.public.active, &mut s.public);
        duck_and_run::pay(r, p, seat, saved, desk);
        let (lost, cap, band) = (self.loss.saturating_sub(saved), r.house.recruit_cap, p.own_mut());
        let left = band.recruits.saturating_sub(lost);
        band.recruits = left.min(cap);
        let (recruits, glory) = (band.recruits, band.glory);
        if left > cap {
            desk.tell(|| Event::Capped { seat, cap, rule: r.house.behind.recruit_cap });
        }
        desk.tell(|| {
            let sum = Sum { ducked: saved, ..sum_now(r, p) };
            // Without what was gained the losses would have broken the band.
            let crossed = lost > 0 && (1..=sum.recruits).contains(&left);
            Event::Assessed { seat, sum, recruits, glory, rule: if crossed { "LR-G8" } else { "LR-G7" } }
        });
        if recruits > 0 {
            return Next::Pop(Answer::Done);
        }
        let rule = if glory >= r.house.target_glory { "LR-6.3" } else { "LR-5.57" };
        break_active_band(s, rule, desk)
    }
}
