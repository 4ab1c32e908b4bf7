//! Where a group can get to, and what it is worth to be there or to assault from there.

use staffetta_kernel::Seat;

use super::distances::Distances;
use super::picks::{Best, Picks};
use super::threats::{Exposed, PIN, POINT, Threats, fails, prize};
use super::ways::{Met, Ways};
use crate::command;
use crate::counter::PARTISAN_COUNTERS;
use crate::hex::Hex;
use crate::kinds::PARTISAN;
use crate::map::FOOT;
use crate::movement::{assault_step, enemy_within, must_halt};
use crate::odds;
use crate::rules::Rules;
use crate::state::Public;
use crate::unit_group::UnitGroup;
use crate::unit_set::UnitSet;

/// What a movement point towards the goal is worth.
const NEARER: f32 = 0.3;
/// What it is worth to join others.
const COMPANY: f32 = 0.25;
/// How much of the danger on the way is taken to heart.
const CARE: f32 = 0.8;

/// What a seat looks at when it looks for a way: made once for all its groups.
pub struct Outlook<'a> {
    r: &'a Rules,
    p: &'a Public,
    far: Distances,
    threats: Threats<'a>,
    ways: Ways,
}

impl<'a> Outlook<'a> {
    pub fn new(r: &'a Rules, p: &'a Public, seat: Seat) -> Self {
        Self { r, p, far: Distances::new(r, p, seat), threats: Threats::against(r, p, seat), ways: Ways::new() }
    }

    /// Offers every assault that a group can get to from here with so many points: by its balance, which `score` turns
    /// into what is compared, with the picks for the hex before it and the hex itself.
    pub fn assaults(
        &mut self,
        group: &UnitGroup,
        (start, mp): (Hex, u8),
        best: &mut Best,
        score: impl Fn(f32) -> f32,
        picks: impl Fn(&Ways, (Hex, Hex)) -> Picks,
    ) {
        let (r, p, mut exposed) = (self.r, self.p, None);
        self.ways.find(r, p, group, start, mp);
        for at in 0..self.ways.reached().len() {
            let from = self.ways.reached()[at];
            if !enemy_within(r, p, group.seat(), from, 1) || (from != start && must_halt(r, p, group, from)) {
                continue;
            }
            let points = self.ways.left(from);
            for direction in 0..6 {
                if assault_step(r, p, group, from, direction, points).is_none() {
                    continue;
                }
                let to = r.map.neighbours[from.at()][direction];
                let gain = assault_gain(r, p, group.units, from, to);
                // The danger on the way only takes from it.
                if best.is_beaten_by(score(gain)) {
                    let exposed = exposed.get_or_insert_with(|| Exposed::new(r, p, group.units));
                    let met = self.met(group, exposed, from);
                    best.offer(score(gain - CARE * met.danger), || picks(&self.ways, (from, to)));
                }
            }
        }
    }

    /// No move of this group from here brings more: what would be best if nobody stood in the way or fired.
    pub fn most_by_moving(&self, group: &UnitGroup, start: Hex) -> f32 {
        let (r, p) = (self.r, self.p);
        if group.car() || group.movement == 1 || usize::from(group.movement) > FOOT {
            return f32::INFINITY;
        }
        let posture = Posture::new(r, p, group.units);
        let company = if group.combat() { COMPANY } else { 0.0 };
        let (mut best, mut prizes) = (f32::MIN, 0.0);
        for hex in *r.map.reach_on_foot(start, group.movement) {
            best = best.max(posture.worth(r, hex, &self.far));
            prizes += falls(r, p, group, hex);
        }
        best - posture.worth(r, start, &self.far) + company + prizes
    }

    /// Offers every hex that a group can move to from here with so many points: by what that brings, which `score` turns
    /// into what is compared, with the picks for the hex.
    pub fn moves(
        &mut self,
        group: &UnitGroup,
        (start, mp): (Hex, u8),
        best: &mut Best,
        score: impl Fn(f32) -> f32,
        picks: impl Fn(&Ways, Hex) -> Picks,
    ) {
        let (r, p, mut exposed) = (self.r, self.p, None);
        let posture = Posture::new(r, p, group.units);
        let here = posture.worth(r, start, &self.far);
        self.ways.find(r, p, group, start, mp);
        let prizes = self.prizes(group);
        for at in 1..self.ways.reached().len() {
            let to = self.ways.reached()[at];
            let company = if p.holds(group.seat(), to) && group.combat() { COMPANY } else { 0.0 };
            let gain = posture.worth(r, to, &self.far) - here + company;
            // The danger on the way only takes from it, and no way has more prizes than there are.
            if best.is_beaten_by(score(gain + prizes)) {
                let exposed = exposed.get_or_insert_with(|| Exposed::new(r, p, group.units));
                let met = self.met(group, exposed, to);
                best.offer(score(gain + met.prize - CARE * met.danger), || picks(&self.ways, to));
            }
        }
    }

    /// No way of the group whose ways were found has more prizes, added up in whatever order.
    fn prizes(&self, group: &UnitGroup) -> f32 {
        let (r, p) = (self.r, self.p);
        let within = r.map.objectives.iter().filter(|&&hex| self.ways.reaches(hex));
        let sum: f32 = within.map(|&hex| falls(r, p, group, hex)).sum();
        if sum > 0.0 { sum + 0.01 } else { 0.0 }
    }

    /// What the group whose ways were found meets on its way to a hex.
    fn met(&mut self, group: &UnitGroup, exposed: &Exposed, to: Hex) -> Met {
        let (r, p, threats) = (self.r, self.p, &mut self.threats);
        let mut each = |hex| Met { danger: threats.danger(exposed, hex), prize: falls(r, p, group, hex) };
        self.ways.met(to, &mut each)
    }
}

/// What falls to a group that just walks into a hex.
fn falls(r: &Rules, p: &Public, group: &UnitGroup, hex: Hex) -> f32 {
    let takes = group.seat() == PARTISAN && group.combat() && r.map.objective(hex).is_some();
    if takes { prize(r, p, PARTISAN, hex) } else { 0.0 }
}

/// No stack leads more: every combat unit of a side by two commands.
const LED: usize = 2 * PARTISAN_COUNTERS;

/// What makes a hex a good one to stand in.
struct Posture {
    /// Combat units want to be near the goal and in cover, a command near its men.
    combat: bool,
    /// Where the men of a command are, and how far it reaches.
    led: [(Hex, u8); LED],
    count: usize,
}

impl Posture {
    fn new(r: &Rules, p: &Public, units: UnitSet) -> Self {
        let combat = !p.combat_of(units).is_empty();
        let mut posture = Self { combat, led: [(Hex::NONE, 0); LED], count: 0 };
        for counter in if combat { UnitSet::none(units.seat()) } else { units } {
            let Some(command) = p.print(r, counter).command else { continue };
            let range = command::range(r, p, counter);
            for unit in p.fighting(units.seat()).filter(|unit| p.print(r, unit).obeys.has(command)) {
                if let Some(place) = posture.led.get_mut(posture.count) {
                    *place = (p.unit(unit).hex, range);
                    posture.count += 1;
                }
            }
        }
        posture
    }

    /// What it is worth to stand in this hex.
    fn worth(&self, r: &Rules, hex: Hex, far: &Distances) -> f32 {
        if self.combat {
            return -NEARER * far.at(hex) + 0.1 * f32::from(r.map.attack(hex, false) - 5);
        }
        let near = |&(unit, range): &(Hex, u8)| match r.map.distance(hex, unit) {
            distance if distance + 2 <= range => 0.25,
            distance if distance <= range => 0.15,
            _ => 0.0,
        };
        self.led[..self.count].iter().fold(0.0, |sum, led| sum + near(led))
    }
}

/// What an assault brings on average, less what it costs.
pub fn assault_gain(r: &Rules, p: &Public, units: UnitSet, from: Hex, to: Hex) -> f32 {
    let odds = odds::assault(r, p, units, from, to);
    let defenders = f32::from(p.strength(p.stack(to)));
    let own = f32::from(p.strength(units));
    let shaky: f32 = units.into_iter().map(|c| fails(r, p, c, Hex::NONE) * PIN).sum();
    let mut taken = odds.taken;
    if p.stack(to).into_iter().any(|c| p.print(r, c).german) {
        taken += (1.0 - taken) / 3.0;
    }
    taken * (prize(r, p, units.seat(), to) + 0.4) + odds.wiped_out * defenders * POINT + odds.hit * 1.3 * POINT
        - odds.lost * own * POINT
        - odds.repelled * (POINT + shaky)
        - odds.shaken * shaky
        - 0.15
}
