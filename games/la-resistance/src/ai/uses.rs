//! All uses of the dice, weighed, and the best of them that the dice can cover.
//!
//! What a use brings is added up mission by mission, and what cannot be paid for is left as soon as that shows. Dice are
//! laid on slots only for uses that bring more than the best so far, the most promising first.

use super::action_step::{Fate, Open, Use, pips};
use super::value;
use crate::cards::{Clg, EventKind, SPOTS, Spot};
use crate::dice_placement::Need;
use crate::event::Sum;
use crate::leader_powers;
use crate::row::Spots;
use crate::state::OncePerTurn;
use crate::steps::assessment;
use crate::steps::purchases::Bought;

/// So many uses are weighed before dice are laid for the best of them.
const AT_ONCE: usize = 256;

/// What may be done besides the missions, as bits.
const VICHY: u8 = 1;
const SOW: u8 = 2;
const STEAL: u8 = 4;
const BUY: u8 = 8;
const SACRIFICE: u8 = 16;

const fn bit_of(what: Bought) -> u8 {
    match what {
        Bought::Sow => SOW,
        Bought::Steal => STEAL,
        Bought::Buy => BUY,
    }
}

/// A use as bits: two for each mission, five for what is done besides, two for the purchase at Boutroux's price.
type Code = u16;

const FATES: [Fate; 4] = [Fate::Leave, Fate::Defeat, Fate::DefeatAlt, Fate::Camouflage];

fn encoded(missions: &[Fate; SPOTS], bits: u8, discount: Option<Bought>) -> Code {
    let fates = missions.iter().rev().fold(0, |code, &fate| code << 2 | fate as Code);
    let discount = discount.map_or(0, |what| what as Code + 1);
    fates | Code::from(bits) << (2 * SPOTS) | discount << (2 * SPOTS + 5)
}

fn decoded(code: Code) -> Use {
    let bit = |bit: u8| (code >> (2 * SPOTS)) as u8 & bit != 0;
    let discount = usize::from(code >> (2 * SPOTS + 5));
    Use {
        missions: std::array::from_fn(|at| FATES[usize::from(code >> (2 * at)) & 3]),
        vichy: bit(VICHY),
        sow: bit(SOW),
        steal: bit(STEAL),
        buy: bit(BUY),
        sacrifice: bit(SACRIFICE),
        discount: discount.checked_sub(1).and_then(|at| Bought::ALL.get(at).copied()),
    }
}

/// A number that is the larger the larger the value is, in the order of [`f32::total_cmp`].
const fn rank(value: f32) -> u32 {
    let bits = value.to_bits();
    if bits >> 31 == 1 { !bits } else { bits | 1 << 31 }
}

/// What slots take: pips and dice at the least.
#[derive(Clone, Copy, Default)]
struct Cost {
    pips: u32,
    dice: u32,
}

impl Cost {
    fn of(need: &Need) -> Self {
        Self { pips: pips(need), dice: u32::from(need.whites + need.blacks) }
    }

    fn and(self, other: Self) -> Self {
        Self { pips: self.pips + other.pips, dice: self.dice + other.dice }
    }

    fn within(self, supply: Self) -> bool {
        self.pips <= supply.pips && self.dice <= supply.dice
    }
}

/// What is done with the missions, and what that costs and brings.
#[derive(Clone, Copy)]
struct OnMissions {
    fates: [Fate; SPOTS],
    camouflages: bool,
    cost: Cost,
    /// Recruits paid at once.
    paid: u8,
    /// Recruits and glory of the band then.
    recruits: u8,
    glory: u8,
    /// What else it brings.
    besides: f32,
    tapped: Spots,
    camouflaged: Spots,
}

/// The uses that are looked at.
struct Weighing<'a> {
    open: &'a Open<'a>,
    /// What may be done besides the missions.
    may: u8,
    has_discount: bool,
    supply: Cost,
    /// The same with the die of a Sacrifice.
    most_supply: Cost,
    price: Cost,
    discount: Cost,
    vichy: Cost,
    /// What the glory of a raid brings besides, if there is a band to take it from.
    raid: Option<f32>,
    /// The best use that the dice cover, and how it ranks.
    best: (u32, Code),
    /// Uses that rank higher, in the order in which they were found: rank, how early, code.
    found: [u64; AT_ONCE],
    count: usize,
}

/// The use of the dice that brings most; nothing is done if nothing brings anything.
pub fn best_use(open: &Open) -> Use {
    let mut weighing = Weighing::new(open);
    let p = &open.s.public;
    let own = p.own();
    let start = OnMissions {
        fates: [Fate::Leave; SPOTS],
        camouflages: false,
        cost: Cost::default(),
        paid: 0,
        recruits: own.recruits,
        glory: own.glory,
        besides: 0.0,
        tapped: p.row.tapped,
        camouflaged: p.row.camouflaged,
    };
    // To do nothing is always possible, and comes first among its equals.
    let sum = assessment::sum(open.r, p, p.row.tapped, p.row.camouflaged, p.has_used(OncePerTurn::Vichy));
    weighing.best.0 = rank(weighing.value(&start, 0, &sum));
    weighing.add_missions(Spot::ALL, &start);
    weighing.settle();
    decoded(weighing.best.1)
}

impl<'a> Weighing<'a> {
    fn new(open: &'a Open<'a>) -> Self {
        let (r, p) = (open.r, &open.s.public);
        let vichy = p.in_force(EventKind::VichyForces) && !p.has_used(OncePerTurn::Vichy);
        let flags = [
            (vichy, VICHY),
            (open.sow.is_some(), SOW),
            (open.steal.is_some(), STEAL),
            (open.buy, BUY),
            (open.sacrifice, SACRIFICE),
        ];
        let counts = p.pool.counts;
        let extras = open.extras.as_slice();
        let supply = Cost {
            pips: counts.pips() + extras.iter().map(|extra| u32::from(extra.most())).sum::<u32>(),
            dice: (1..=6).map(|value| counts.count(value)).sum::<u32>() + extras.len() as u32,
        };
        let sacrifice = Cost { pips: r.clg(Clg::Sacrifice).value.into(), dice: 1 };
        let robbed = value::foremost(p, p.others(p.active).iter().filter(|&v| p.bands[v].glory > 0));
        Self {
            open,
            may: flags.into_iter().fold(0, |set, (may, bit)| if may { set | bit } else { set }),
            has_discount: leader_powers::has_discount(p),
            supply,
            most_supply: if open.sacrifice { supply.and(sacrifice) } else { supply },
            price: Cost::of(&r.price),
            discount: Cost::of(&r.discount),
            vichy: Cost::of(&r.vichy),
            raid: robbed.map(|rival| value::rival_glory(r, p, rival)),
            best: (0, 0),
            found: [0; AT_ONCE],
            count: 0,
        }
    }

    /// Can no use that does this on the missions be paid for?
    fn is_out_of_reach(&self, on: &OnMissions) -> bool {
        !on.cost.within(self.most_supply) || on.paid >= self.open.s.public.own().recruits
    }

    fn add_missions(&mut self, spots: &[Spot], on: &OnMissions) {
        if self.is_out_of_reach(on) {
            return;
        }
        let Some((&spot, rest)) = spots.split_first() else { return self.add_others(on) };
        let open = self.open;
        for fate in open.fates(spot) {
            match fate {
                Fate::Leave => self.add_missions(rest, on),
                Fate::Camouflage if on.camouflages => {}
                fate => self.add_missions(rest, &self.with_mission(on, spot, fate)),
            }
        }
    }

    /// The same with one more mission dealt with.
    fn with_mission(&self, on: &OnMissions, spot: Spot, fate: Fate) -> OnMissions {
        let (r, p) = (self.open.r, &self.open.s.public);
        let mission = r.mission_at(&p.row, spot);
        let mut on = *on;
        on.fates[spot as usize] = fate;
        if fate == Fate::Camouflage {
            on.camouflages = true;
            on.camouflaged.add(spot);
            on.besides -= 0.3;
            on.cost = on.cost.and(Cost { pips: r.clg(Clg::Camouflage).value.into(), dice: 1 });
            return on;
        }
        let paid = self.open.recruits_of(spot, fate);
        on.paid += paid;
        on.recruits = on.recruits.saturating_sub(paid);
        on.cost = on.cost.and(Cost::of(self.open.need(spot, fate)));
        on.tapped.add(spot);
        on.besides += value::cleared(mission);
        if let Some(raid) = self.raid.filter(|_| mission.take_glory > 0) {
            on.glory += mission.take_glory;
            on.besides += raid;
        }
        on
    }

    /// All that can be done besides.
    fn add_others(&mut self, on: &OnMissions) {
        let (r, p) = (self.open.r, &self.open.s.public);
        let (covered, may, has_discount) = (p.has_used(OncePerTurn::Vichy), self.may, self.has_discount);
        let mut sums: [Option<Sum>; 2] = [None; 2];
        for bits in (0..32u8).filter(|bits| bits & !may == 0) {
            let sacrifice = bits & SACRIFICE != 0;
            let paid = if sacrifice { r.clg(Clg::Sacrifice).recruit_cost } else { 0 };
            let supply = if sacrifice { self.most_supply } else { self.supply };
            if on.paid + paid >= p.own().recruits || !on.cost.within(supply) {
                continue;
            }
            let covered = covered || bits & VICHY != 0;
            let sum = sums[usize::from(covered)]
                .get_or_insert_with(|| assessment::sum(r, p, on.tapped, on.camouflaged, covered));
            let rank = rank(self.value(on, bits, sum));
            if rank <= self.best.0 {
                continue;
            }
            let discounts = Bought::ALL.iter().filter(|&&what| has_discount && bits & bit_of(what) != 0);
            for discount in std::iter::once(None).chain(discounts.copied().map(Some)) {
                if on.cost.and(self.cost(bits, discount)).within(supply) {
                    self.add(rank, encoded(&on.fates, bits, discount));
                }
            }
        }
    }

    /// What is done besides takes this.
    fn cost(&self, bits: u8, discount: Option<Bought>) -> Cost {
        let mut cost = if bits & VICHY != 0 { self.vichy } else { Cost::default() };
        for &what in Bought::ALL.iter().filter(|&&what| bits & bit_of(what) != 0) {
            cost = cost.and(if discount == Some(what) { self.discount } else { self.price });
        }
        cost
    }

    /// The band after the assessment, and what else it brings.
    fn value(&self, on: &OnMissions, bits: u8, sum: &Sum) -> f32 {
        let (open, r, p) = (self.open, self.open.r, &self.open.s.public);
        let (mut recruits, mut glory, mut besides) = (on.recruits, on.glory, on.besides);
        if bits & SACRIFICE != 0 {
            recruits = recruits.saturating_sub(r.clg(Clg::Sacrifice).recruit_cost);
        }
        if let Some(rival) = open.sow.filter(|_| bits & SOW != 0) {
            recruits = (recruits + r.numbers.sow_recruits).min(r.house.recruit_cap);
            besides += value::rival_recruit(p, rival);
        }
        if let Some(rival) = open.steal.filter(|_| bits & STEAL != 0) {
            glory += r.numbers.steal_glory;
            besides += value::rival_glory(r, p, rival);
        }
        if bits & BUY != 0 {
            besides += value::card(p.own().cards());
        }
        let glory = (glory + sum.glory).saturating_sub(sum.lost_glory);
        let most = r.most_ducks(sum.loss, glory);
        let close = |left, glory| value::at_close(r, left, glory, open.watched);
        besides + value::best_duck(r, (recruits + sum.recruits, glory), sum.loss, (0, most), close).1
    }

    fn add(&mut self, rank: u32, code: Code) {
        if self.count == AT_ONCE {
            self.settle();
        }
        // What was promising before may not be any more.
        if rank <= self.best.0 {
            return;
        }
        // Of two that bring the same the one that was found first comes first.
        let early = (AT_ONCE - self.count) as u64;
        self.found[self.count] = u64::from(rank) << 32 | early << 16 | u64::from(code);
        self.count += 1;
    }

    /// Lays dice for the uses found, the best first, until they do for one.
    fn settle(&mut self) {
        let found = &mut self.found[..self.count];
        found.sort_unstable_by(|one, other| other.cmp(one));
        let covered = |&&one: &&u64| self.open.covered(&decoded(one as Code)).is_some();
        if let Some(&one) = found.iter().find(covered) {
            self.best = ((one >> 32) as u32, one as Code);
        }
        self.count = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_use_is_the_same_after_it_was_written_as_bits() {
        for code in 0..1u16 << (2 * SPOTS + 7) {
            let plan = decoded(code);
            let set = |on: bool, bit: u8| if on { bit } else { 0 };
            let bits = set(plan.vichy, VICHY)
                | set(plan.sow, SOW)
                | set(plan.steal, STEAL)
                | set(plan.buy, BUY)
                | set(plan.sacrifice, SACRIFICE);
            assert_eq!(encoded(&plan.missions, bits, plan.discount), code, "{plan:?}");
        }
    }

    #[test]
    fn values_rank_as_they_compare() {
        let values = [-40.5, -15.0, -0.3, -0.0, 0.0, 1.0e-9, 0.7, 3.5, 25.0];
        assert!(values.windows(2).all(|pair| rank(pair[0]) < rank(pair[1])));
    }
}
