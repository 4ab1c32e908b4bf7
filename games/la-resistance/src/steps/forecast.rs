//! The assessment before it comes (LR-5.46 to LR-5.51): as things stand, or as they would stand.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, RuleId, Seat, kinds};

use super::assessment::{self, Share};
use super::defeating_missions::{self, Way};
use super::duck_and_run::{self, Outcome};
use super::turn::{self, TurnStage};
use super::{botched_raid, cest_la_guerre, recruit_cost, vichy_forces};
use crate::cards::{EventKind, Leader, MissionKind, Spot};
use crate::row::Spots;
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public, State};
use crate::view::View;

kinds! {
    /// How a line of the assessment comes about.
    pub enum How, "how" {
        /// A mission is defeated (LR-5.46).
        Defeated = "defeated",
        /// A mission would be defeated.
        Supposed = "supposed",
        /// Recruits would be paid for it at once (LR-5.34, LR-5.35).
        Paid = "paid",
        /// The Time is Now! adds glory (LR-5.47).
        TimeIsNow = "time_is_now",
        /// A defeated Botched Raid takes glory, as much as it can (LR-5.48).
        Taken = "taken",
        /// A mission is left standing (LR-5.49, LR-5.50).
        Standing = "standing",
        /// The event takes recruits (LR-5.50).
        Event = "event",
        /// Colette Arnaud saves recruits (LR-5.50).
        Nursed = "nursed",
    }
}

/// A gain or loss with its source: a mission, the event or a leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "ForecastLine")]
pub struct Line {
    /// How it comes about.
    pub how: How,
    /// The place of the mission.
    pub spot: Option<Spot>,
    /// The mission.
    pub mission: Option<MissionKind>,
    /// The event.
    pub event: Option<EventKind>,
    /// The leader.
    pub leader: Option<Leader>,
    /// Recruits gained, or lost.
    pub recruits: i8,
    /// Glory gained, or lost.
    pub glory: i8,
    /// The rule.
    pub rule: RuleId,
}

/// What the assessment would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Forecast {
    /// Whose.
    pub seat: Seat,
    /// Gains and losses in the order of the rules.
    pub lines: Vec<Line>,
    /// Recruits due to be lost.
    pub loss: u8,
    /// For every number of recruits that glory can save, none first.
    pub outcomes: Vec<Outcome>,
}

/// The lines while they are written down, those without effect left out.
struct Lines<'a> {
    r: &'a Rules,
    all: Vec<Line>,
}

impl Lines<'_> {
    fn add(&mut self, how: How, rule: RuleId, recruits: i8, glory: i8) -> Option<&mut Line> {
        if recruits == 0 && glory == 0 {
            return None;
        }
        self.all.push(Line { how, spot: None, mission: None, event: None, leader: None, recruits, glory, rule });
        self.all.last_mut()
    }

    fn of_mission(&mut self, p: &Public, spot: Spot, how: How, rule: RuleId, recruits: i8, glory: i8) {
        let kind = self.r.kind_at(&p.row, spot);
        if let Some(line) = self.add(how, rule, recruits, glory) {
            (line.spot, line.mission) = (Some(spot), Some(kind));
        }
    }
}

/// Answers what the assessment of the active band would bring if, before it, this were done besides.
pub fn forecast(
    r: &Rules,
    v: &View,
    _: &State,
    defeated: Vec<Spot>,
    defeated_alt: Vec<Spot>,
    vichy: bool,
    camouflaged: Vec<Spot>,
) -> Result<Forecast, Refusal> {
    let (mut p, mut lines) = (v.public, Lines { r, all: Vec::new() });
    let before = p.row.tapped;
    if turn::stage(&p).is_none_or(|stage| stage >= TurnStage::Assessment) {
        return Err(Refusal::new("LR-5.46", "no-assessment"));
    }
    let first = defeated.into_iter().map(|spot| (spot, Way::First));
    for (spot, way) in first.chain(defeated_alt.into_iter().map(|spot| (spot, Way::Second))) {
        suppose(r, &mut p, spot, way, &mut lines)?;
        if p.own().recruits == 0 {
            // Broken by the cost: there is no assessment (LR-O.costs_may_break).
            let outcomes = duck_and_run::outcomes(r, p.own(), 0, 0);
            return Ok(Forecast { seat: p.active, lines: lines.all, loss: 0, outcomes });
        }
    }
    if vichy {
        vichy_forces::is_open(&p)?;
        p.used.add(OncePerTurn::Vichy);
    }
    for spot in camouflaged {
        if !cest_la_guerre::can_hide(r, &p, spot) {
            return Err(Refusal::new("LR-5.40b", "cannot-camouflage"));
        }
        p.row.camouflaged.add(spot);
    }
    Ok(assess(r, p, before, lines))
}

/// The mission is defeated and its recruits are paid, with as few ducks as possible.
fn suppose(r: &Rules, p: &mut Public, spot: Spot, way: Way, lines: &mut Lines<'_>) -> Result<(), Refusal> {
    let (mission, _) = defeating_missions::may_defeat(r, p, spot, way)?;
    p.row.tapped.add(spot);
    let cost = way.recruits(mission);
    let (saved, _) = recruit_cost::payable(r, p, cost).unwrap_or_default();
    let (paid, price) = (cost.saturating_sub(saved), r.duck_price(saved, p.own().glory));
    let band = p.own_mut();
    band.recruits = band.recruits.saturating_sub(paid);
    band.glory -= price;
    let rule = if way == Way::First { "LR-5.34" } else { "LR-5.35" };
    lines.of_mission(p, spot, How::Paid, rule, -(paid as i8), -(price as i8));
    Ok(())
}

/// The assessment of this table; these missions were defeated before anything was supposed.
fn assess(r: &Rules, mut p: Public, before: Spots, mut lines: Lines<'_>) -> Forecast {
    let shares = Spot::ALL.iter().map(|&spot| (spot, assessment::share(r, &p, spot, p.row.tapped, p.row.camouflaged)));
    let shares: Vec<(Spot, Share)> = shares.collect();
    for &(spot, share) in &shares {
        let how = if before.has(spot) { How::Defeated } else { How::Supposed };
        lines.of_mission(&p, spot, how, "LR-5.46", share.recruits as i8, share.glory as i8);
        lines.of_mission(&p, spot, How::TimeIsNow, "LR-5.47", 0, share.time_is_now as i8);
    }
    let taken = take(r, &mut p, &mut lines);
    let gained: u8 = shares.iter().map(|(_, share)| share.glory + share.time_is_now).sum();
    let mut left = p.own().glory.saturating_add(gained + taken);
    for &(spot, share) in &shares {
        // No more is lost than is there (LR-G9).
        let lost = share.lost_glory.min(left);
        left -= lost;
        lines.of_mission(&p, spot, How::Standing, "LR-5.49", 0, -(lost as i8));
        lines.of_mission(&p, spot, How::Standing, "LR-5.50", -(share.loss as i8), 0);
    }
    let sum = assessment::sum_now(r, &p);
    let own: u8 = shares.iter().map(|(_, share)| share.loss).sum();
    let by_event = event_loss(r, &p, &shares);
    if let Some(line) = lines.add(How::Event, "LR-5.50", -(by_event as i8), 0) {
        line.event = p.event.get();
    }
    let nursed = (own + by_event).saturating_sub(sum.loss);
    if let Some(line) = lines.add(How::Nursed, "LR-5.50", nursed as i8, 0) {
        line.leader = p.own().leader.get();
    }
    let band = p.own_mut();
    band.recruits = band.recruits.saturating_add(sum.recruits);
    band.glory = band.glory.saturating_add(sum.glory + taken).saturating_sub(sum.lost_glory);
    let outcomes = duck_and_run::outcomes(r, band, sum.loss, 0);
    Forecast { seat: p.active, lines: lines.all, loss: sum.loss, outcomes }
}

/// What the event in force takes in all.
fn event_loss(r: &Rules, p: &Public, shares: &[(Spot, Share)]) -> u8 {
    let vichy = p.in_force(EventKind::VichyForces) && !p.has_used(OncePerTurn::Vichy);
    let uncovered = if vichy { r.event(EventKind::VichyForces).recruits } else { 0 };
    shares.iter().map(|(_, share)| share.event_loss).sum::<u8>() + uncovered
}

/// Each defeated Botched Raid takes from the band that has the most, in row order.
fn take(r: &Rules, p: &mut Public, lines: &mut Lines<'_>) -> u8 {
    let mut all = 0;
    for &spot in Spot::ALL.iter().filter(|&&spot| p.row.lies(spot) && p.row.tapped.has(spot)) {
        let richest = botched_raid::victims(p).iter().max_by_key(|&seat| p.bands[seat].glory);
        let Some(victim) = richest else { break };
        let taken = r.mission_at(&p.row, spot).take_glory.min(p.bands[victim].glory);
        p.bands[victim].glory -= taken;
        all += taken;
        lines.of_mission(p, spot, How::Taken, "LR-5.48", 0, taken as i8);
    }
    all
}
