//! The action step: all sets of things that the dice could do together, the best of them that they can.

use staffetta_kernel::{Pile, Seat};

use super::fit::{Extra, Want, Wants};
use super::value;
use crate::action::Action;
use crate::cards::{Clg, EventKind, SPOTS, Spot};
use crate::cover::Need;
use crate::dice::{Counts, Die, dice_of};
use crate::rules::Rules;
use crate::state::{State, used};
use crate::steps::{action, assess, purchase};

/// What happens to a mission.
const LEAVE: u8 = 0;
const DEFEAT: u8 = 1;
const ALT: u8 = 2;
const HIDE: u8 = 3;
/// Claimants besides the four missions.
const VICHY: u8 = 4;
const PAYMENTS: u8 = 5;

/// One way to use the dice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Plan {
    spots: [u8; SPOTS],
    vichy: bool,
    sow: bool,
    steal: bool,
    buy: bool,
    sacrifice: bool,
    /// Which purchase gets Boutroux's price: sow, steal, buy.
    discount: u8,
}

/// What is open to the active band in this turn.
struct Open<'a> {
    r: &'a Rules,
    s: &'a State,
    extras: Pile<Extra, 4>,
    sow: Option<Seat>,
    steal: Option<Seat>,
    buy: bool,
    sacrifice: bool,
    hide: bool,
    watched: bool,
}

/// The picks for the best use of the dice, up to the next chance or question; the last ends the turn.
pub fn picks(r: &Rules, s: &State, out: &mut Vec<Action>) {
    let open = Open::new(r, s);
    let mut plans = open.plans();
    plans.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (_, plan) in &plans {
        let mut wants = open.wants(plan);
        let extra = if plan.sacrifice { Counts::NONE.with(r.clg(Clg::Sacrifice).value) } else { Counts::NONE };
        if wants.fit(s.pool.counts.and(extra), &open.extras) {
            return open.write(plan, &wants, out);
        }
    }
    out.push(Action::EndTurn);
}

impl<'a> Open<'a> {
    fn new(r: &'a Rules, s: &'a State) -> Self {
        let others = || s.others(s.active).iter();
        let holds = |card| s.own().hand.has(card);
        let extras = dice_of(action::bonus_dice(s)).map(|die| Self::extra(r, s, die)).collect();
        let sow = (!s.has_used(used::SOW)).then(|| others().filter(|&v| purchase::can_sow(r, s, v)));
        let steal = (!s.has_used(used::STEAL)).then(|| others().filter(|&v| purchase::can_steal(s, v)));
        Self {
            r,
            s,
            extras,
            sow: sow.and_then(|victims| value::foremost(s, victims)),
            steal: steal.and_then(|victims| value::foremost(s, victims)),
            buy: purchase::can_buy(r, s).is_ok() && s.own().cards() < r.numbers.hand_limit,
            sacrifice: holds(Clg::Sacrifice)
                && s.own().recruits > r.clg(Clg::Sacrifice).recruit_cost + 1
                && s.pool.shows(Die::X2) == 0,
            hide: holds(Clg::Camouflage),
            watched: value::is_watched(s),
        }
    }

    fn extra(r: &Rules, s: &State, die: Die) -> Extra {
        let mut counts = [0; 6];
        for spot in (0..SPOTS).filter(|&spot| s.stands(spot)) {
            let mission = r.mission(s.row[spot]);
            if mission.bonus & die.bit() != 0 {
                counts[spot] = r.bonus_value(die, Some(mission));
            }
        }
        if die == Die::Mg34 {
            counts[usize::from(VICHY)] = r.bonus_value(die, None);
        }
        Extra { die, counts }
    }

    /// What may be done with the mission in this place.
    fn ways(&self, spot: usize) -> impl Iterator<Item = u8> {
        let stands = self.s.stands(spot);
        let mission = self.r.mission(self.s.row[spot]);
        let recruits = self.s.own().recruits;
        let hidden = self.s.camouflaged >> spot & 1 == 1;
        let defeat = stands && (mission.recruit_cost == 0 || recruits > mission.recruit_cost);
        let alt = stands && mission.alt.is_some() && recruits > mission.alt_recruit_cost;
        let hide = stands && self.hide && mission.camouflage && !hidden && value::harm(mission) > 0.0;
        [(true, LEAVE), (defeat, DEFEAT), (alt, ALT), (hide, HIDE)]
            .into_iter()
            .filter_map(|(may, way)| may.then_some(way))
    }

    /// All plans that are worth a look, with their values.
    fn plans(&self) -> Vec<(f32, Plan)> {
        let mut plans = Vec::with_capacity(256);
        let mut plan = Plan::default();
        self.spot(0, &mut plan, &mut plans);
        plans
    }

    fn spot(&self, at: usize, plan: &mut Plan, plans: &mut Vec<(f32, Plan)>) {
        if at == SPOTS {
            return self.others(plan, plans);
        }
        for way in self.ways(at) {
            if way == HIDE && plan.spots[..at].contains(&HIDE) {
                continue;
            }
            plan.spots[at] = way;
            self.spot(at + 1, plan, plans);
        }
        plan.spots[at] = LEAVE;
    }

    fn others(&self, base: &Plan, plans: &mut Vec<(f32, Plan)>) {
        let vichy = self.s.in_force(EventKind::VichyForces) && !self.s.has_used(used::VICHY);
        let prices = purchase::may_discount(self.s);
        for bits in 0..32u8 {
            let bit = |at: u8| bits >> at & 1 == 1;
            let plan = Plan { vichy: bit(0), sow: bit(1), steal: bit(2), buy: bit(3), sacrifice: bit(4), ..*base };
            let allowed = (!plan.vichy || vichy)
                && (!plan.sow || self.sow.is_some())
                && (!plan.steal || self.steal.is_some())
                && (!plan.buy || self.buy)
                && (!plan.sacrifice || self.sacrifice)
                && self.recruits_paid(&plan) < self.s.own().recruits;
            if !allowed {
                continue;
            }
            for discount in 0..=3 {
                let fits = [true, plan.sow, plan.steal, plan.buy][usize::from(discount)];
                if fits && (discount == 0 || prices) {
                    let plan = Plan { discount, ..plan };
                    if self.pips(&plan) <= self.supply(&plan) {
                        plans.push((self.value(&plan), plan));
                    }
                }
            }
        }
    }

    /// The recruits that the plan costs at once.
    fn recruits_paid(&self, plan: &Plan) -> u8 {
        let sacrifice = if plan.sacrifice { self.r.clg(Clg::Sacrifice).recruit_cost } else { 0 };
        let missions = plan.spots.iter().enumerate().map(|(spot, &way)| {
            let mission = self.r.mission(self.s.row[spot]);
            match way {
                DEFEAT => mission.recruit_cost,
                ALT => mission.alt_recruit_cost,
                _ => 0,
            }
        });
        sacrifice + missions.sum::<u8>()
    }

    fn need(&self, spot: usize, way: u8) -> &Need {
        let mission = self.r.mission(self.s.row[spot]);
        if way == ALT { mission.alt.as_ref().unwrap_or(&mission.need) } else { &mission.need }
    }

    fn price(&self, plan: &Plan, which: u8) -> &Need {
        if plan.discount == which { &self.r.discount } else { &self.r.price }
    }

    /// The pips that the plan needs at least.
    fn pips(&self, plan: &Plan) -> u32 {
        let sum = |need: &Need| need.white.iter().chain(&need.black).map(|&v| u32::from(v)).sum::<u32>();
        let mut pips = 0;
        for (spot, &way) in plan.spots.iter().enumerate() {
            pips += match way {
                LEAVE => 0,
                HIDE => u32::from(self.r.clg(Clg::Camouflage).value),
                way => sum(self.need(spot, way)),
            };
        }
        pips += if plan.vichy { sum(&self.r.vichy) } else { 0 };
        for (wanted, which) in [(plan.sow, 1), (plan.steal, 2), (plan.buy, 3)] {
            pips += if wanted { sum(self.price(plan, which)) } else { 0 };
        }
        pips
    }

    /// The pips that there are at most.
    fn supply(&self, plan: &Plan) -> u32 {
        let bonus: u32 = self.extras.iter().map(|e| u32::from(e.counts.iter().copied().max().unwrap_or(0))).sum();
        let extra = if plan.sacrifice { u32::from(self.r.clg(Clg::Sacrifice).value) } else { 0 };
        self.s.pool.counts.pips() + bonus + extra
    }

    /// The band after the assessment of this plan, and what else it brings.
    fn value(&self, plan: &Plan) -> f32 {
        let (r, s) = (self.r, self.s);
        let mut have = (s.own().recruits, s.own().glory);
        let mut besides = 0.0;
        let (mut tapped, mut hidden) = (s.tapped, s.camouflaged);
        for (spot, &way) in plan.spots.iter().enumerate() {
            let mission = r.mission(s.row[spot]);
            match way {
                LEAVE => continue,
                HIDE => {
                    hidden |= 1 << spot;
                    besides -= 0.3;
                    continue;
                }
                ALT => have.0 = have.0.saturating_sub(mission.alt_recruit_cost),
                _ => have.0 = have.0.saturating_sub(mission.recruit_cost),
            }
            tapped |= 1 << spot;
            besides += value::cleared(mission);
            if mission.take_glory > 0
                && let Some(rival) = value::foremost(s, s.others(s.active).iter().filter(|&v| s.band(v).glory > 0))
            {
                have.1 += mission.take_glory;
                besides += value::rival_glory(r, s, rival);
            }
        }
        if plan.sacrifice {
            have.0 = have.0.saturating_sub(r.clg(Clg::Sacrifice).recruit_cost);
        }
        if let Some(rival) = self.sow.filter(|_| plan.sow) {
            have.0 = (have.0 + r.numbers.sow_recruits).min(r.house.recruit_cap);
            besides += value::rival_recruit(s, rival);
        }
        if let Some(rival) = self.steal.filter(|_| plan.steal) {
            have.1 += r.numbers.steal_glory;
            besides += value::rival_glory(r, s, rival);
        }
        if plan.buy {
            besides += value::card(s.own().cards());
        }
        let covered = plan.vichy || s.has_used(used::VICHY);
        let sum = assess::sum(r, s, tapped, hidden, covered, s.own());
        let glory = (have.1 + sum.glory).saturating_sub(sum.lost_glory);
        let most = r.most_ducks(sum.loss, glory);
        let close = |left, glory| value::at_close(r, left, glory, self.watched);
        besides + value::best_duck(r, (have.0 + sum.recruits, glory), sum.loss, (0, most), close).1
    }

    fn wants(&self, plan: &Plan) -> Wants {
        let mut wants = Wants::new();
        let mut add = |of: u8, need: &Need| {
            for &value in need.white.iter().take(need.whites.into()) {
                wants.push(Want { of, white: true, value, ..Want::default() });
            }
            for &value in need.black.iter().take(need.blacks.into()) {
                wants.push(Want { of, value, exact: need.exact, ..Want::default() });
            }
        };
        for (spot, &way) in plan.spots.iter().enumerate() {
            if way == DEFEAT || way == ALT {
                add(spot as u8, self.need(spot, way));
            }
        }
        if plan.vichy {
            add(VICHY, &self.r.vichy);
        }
        for (wanted, which) in [(plan.sow, 1), (plan.steal, 2), (plan.buy, 3)] {
            if wanted {
                add(PAYMENTS + which, self.price(plan, which));
            }
        }
        if let Some(spot) = plan.spots.iter().position(|&way| way == HIDE) {
            let (value, exact) = (self.r.clg(Clg::Camouflage).value, self.r.house.camouflage_exact_four);
            // A bonus die cannot hide anybody: this claimant is out of their reach.
            wants.push(Want { of: 16 + spot as u8, white: true, value, exact, ..Want::default() });
        }
        wants
    }

    /// Writes the plan down as picks.
    fn write(&self, plan: &Plan, wants: &Wants, out: &mut Vec<Action>) {
        let (r, s) = (self.r, self.s);
        if plan.sacrifice {
            // Its die comes first; what to do with it is thought over then.
            return out.push(Action::Play(Clg::Sacrifice));
        }
        let mut hand = Hand { s, used: 0 };
        if plan.buy {
            // The card may change everything, so it is bought before the other dice are laid.
            out.push(Action::Buy);
            self.discount(plan, 3, out);
            hand.lay(wants, PAYMENTS + 3, out);
            return;
        }
        for (spot, &way) in plan.spots.iter().enumerate() {
            let place = Spot(spot as u8);
            match way {
                DEFEAT => out.push(Action::Defeat(place)),
                ALT => out.push(Action::DefeatAlt(place)),
                _ => continue,
            }
            hand.lay(wants, spot as u8, out);
            let mission = r.mission(s.row[spot]);
            let paid = if way == ALT { mission.alt_recruit_cost } else { mission.recruit_cost };
            if paid > 0 && r.house.duck_on_costs {
                return;
            }
        }
        if let Some(spot) = plan.spots.iter().position(|&way| way == HIDE) {
            out.push(Action::Play(Clg::Camouflage));
            out.push(Action::AtMission(Spot(spot as u8)));
            let spent = wants.slots().iter().find(|want| want.of == 16 + spot as u8);
            if let Some(die) = spent.and_then(|want| hand.take(want.dice.least(1)?)) {
                out.push(Action::Spend(die));
            }
        }
        if plan.vichy {
            out.push(Action::CoverVichy);
            hand.lay(wants, VICHY, out);
        }
        if let Some(rival) = self.steal.filter(|_| plan.steal) {
            out.push(Action::Steal(rival));
            self.discount(plan, 2, out);
            hand.lay(wants, PAYMENTS + 2, out);
        }
        if let Some(rival) = self.sow.filter(|_| plan.sow) {
            out.push(Action::Sow(rival));
            self.discount(plan, 1, out);
            hand.lay(wants, PAYMENTS + 1, out);
            if r.house.duck_on_steals {
                return;
            }
        }
        out.push(Action::EndTurn);
    }

    fn discount(&self, plan: &Plan, which: u8, out: &mut Vec<Action>) {
        if plan.discount == which {
            out.push(Action::Discount);
        }
    }
}

/// Takes dice by value from the pool, the first free one of each.
struct Hand<'a> {
    s: &'a State,
    used: u16,
}

impl Hand<'_> {
    fn take(&mut self, value: u8) -> Option<Die> {
        let die = dice_of(self.s.pool.showing(value) & !self.used).next()?;
        self.used |= die.bit();
        Some(die)
    }

    /// Lays the dice of one claimant, slot by slot as its card has them.
    fn lay(&mut self, wants: &Wants, of: u8, out: &mut Vec<Action>) {
        for want in wants.slots().iter().filter(|want| want.of == of) {
            if let Some((die, _)) = want.bonus {
                out.push(Action::Lay(die));
            }
            for value in (1..=6).rev() {
                for _ in 0..want.dice.count(value) {
                    if let Some(die) = self.take(value) {
                        out.push(Action::Lay(die));
                    }
                }
            }
        }
    }
}
