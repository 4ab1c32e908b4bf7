//! The action step: all sets of things that the dice could do together, the best of them that they can.

use staffetta_kernel::{Choices, Rng, Seat};

use super::dice_packing::{Claimant, Extra, Extras, Want, Wants};
use super::uses::best_use;
use super::{Plan, answers, value};
use crate::action::Action;
use crate::bonus_dice;
use crate::cards::{Clg, SPOTS, Spot};
use crate::dice::{Counts, DiceSet, Die};
use crate::dice_placement::Need;
use crate::rules::Rules;
use crate::state::{OncePerTurn, State};
use crate::steps::action_step::ActionStep;
use crate::steps::purchases::Bought;
use crate::steps::{assessment, purchases};

impl Plan for ActionStep {
    fn plan(self, r: &Rules, s: &State, _: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
        if answers::own_cards(r, s, out) {
            return;
        }
        let open = Open::new(r, s);
        let plan = best_use(&open);
        match open.covered(&plan) {
            Some(wants) => open.write(&plan, &wants, out),
            None => out.push(Action::EndTurn),
        }
    }

    /// The action that brings most for its dice, with a grain of chance; the end of the turn if nothing brings
    /// anything.
    fn rollout(self, r: &Rules, s: &State, _: Seat, choices: &Choices<Action>, rng: &mut impl Rng) -> Option<Action> {
        let p = &s.public;
        let own = p.own();
        let recruit = value::recruits(own.recruits + 1) - value::recruits(own.recruits);
        let sum = assessment::sum_now(r, p);
        let danger = if sum.loss >= own.recruits + sum.recruits { 3.0 } else { 1.0 };
        let mut best = (0.0, Action::EndTurn);
        for &action in choices.iter() {
            let (gain, pips) = match action {
                Action::Defeat(spot) | Action::DefeatAlt(spot) => {
                    let mission = r.mission_at(&p.row, spot);
                    let alt = matches!(action, Action::DefeatAlt(_));
                    let (need, cost) = match (&mission.alt, alt) {
                        (Some(need), true) => (need, mission.alt_recruit_cost),
                        _ => (&mission.need, mission.recruit_cost),
                    };
                    let now = u8::from(p.time_is_now & mission.time_is_now);
                    let pays = f32::from(mission.glory + mission.take_glory + now);
                    let joins = f32::from(mission.recruits) - f32::from(cost);
                    let spared = recruit * f32::from(mission.lose_recruits) * danger + f32::from(mission.lose_glory);
                    (pays + joins * recruit + spared, pips(need) as f32)
                }
                Action::CoverVichy => (recruit * danger, f32::from(r.vichy.black[0])),
                Action::Sow(victim) => {
                    let glory = f32::from(p.bands[victim].glory);
                    (recruit + value::rival_recruit(p, victim) + 0.01 * glory, 7.0)
                }
                Action::Steal(victim) => {
                    let glory = f32::from(p.bands[victim].glory);
                    (1.0 + value::rival_glory(r, p, victim) + 0.01 * glory, 7.0)
                }
                Action::Buy => (0.5, 7.0),
                Action::Play(Clg::Charismatic | Clg::Exposed) => (1.0, 2.0),
                _ => continue,
            };
            let chance = 0.75 + rng.below(256) as f32 / 512.0;
            let score = gain / (pips + 2.0) * chance;
            if score > best.0 {
                best = (score, action);
            }
        }
        Some(best.1)
    }
}

/// The pips that these slots need at least.
pub fn pips(need: &Need) -> u32 {
    need.white.iter().chain(&need.black).map(|&value| u32::from(value)).sum()
}

/// What happens to a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fate {
    /// It is left alone.
    #[default]
    Leave,
    Defeat,
    /// It is defeated in its second way.
    DefeatAlt,
    Camouflage,
}

/// One way to use the dice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Use {
    pub missions: [Fate; SPOTS],
    pub vichy: bool,
    pub sow: bool,
    pub steal: bool,
    pub buy: bool,
    pub sacrifice: bool,
    /// Which purchase gets Boutroux's price.
    pub discount: Option<Bought>,
}

impl Use {
    fn missions(&self) -> impl Iterator<Item = (Spot, Fate)> {
        Spot::ALL.iter().copied().zip(self.missions)
    }

    fn camouflages(&self) -> Option<Spot> {
        self.missions().find(|&(_, fate)| fate == Fate::Camouflage).map(|(spot, _)| spot)
    }

    fn buys(&self, what: Bought) -> bool {
        match what {
            Bought::Sow => self.sow,
            Bought::Steal => self.steal,
            Bought::Buy => self.buy,
        }
    }
}

/// What is open to the active band in this turn.
pub struct Open<'a> {
    pub r: &'a Rules,
    pub s: &'a State,
    pub extras: Extras,
    /// Whose recruit and whose glory may be taken.
    pub sow: Option<Seat>,
    pub steal: Option<Seat>,
    pub buy: bool,
    pub sacrifice: bool,
    pub camouflage: bool,
    pub watched: bool,
}

impl<'a> Open<'a> {
    fn new(r: &'a Rules, s: &'a State) -> Self {
        let p = &s.public;
        let others = || p.others(p.active).iter();
        let holds = |card| s.hand(p.active).has(card);
        let sow = (!p.has_used(OncePerTurn::Sow)).then(|| others().filter(|&v| purchases::can_sow(r, p, v)));
        let steal = (!p.has_used(OncePerTurn::Steal)).then(|| others().filter(|&v| purchases::can_steal(p, v)));
        Self {
            r,
            s,
            extras: bonus_dice::left(s).iter().map(|die| Self::extra(r, s, die)).collect(),
            sow: sow.and_then(|victims| value::foremost(p, victims)),
            steal: steal.and_then(|victims| value::foremost(p, victims)),
            buy: purchases::can_buy(r, p, s.secret.clg_draw.len()).is_ok() && p.own().cards() < r.numbers.hand_limit,
            sacrifice: holds(Clg::Sacrifice)
                && p.own().recruits > r.clg(Clg::Sacrifice).recruit_cost + 1
                && p.pool.shows(Die::X2) == 0,
            camouflage: holds(Clg::Camouflage),
            watched: value::is_watched(p),
        }
    }

    fn extra(r: &Rules, s: &State, die: Die) -> Extra {
        let row = &s.public.row;
        let mut extra = Extra { die, ..Extra::default() };
        for &spot in Spot::ALL.iter().filter(|&&spot| row.stands(spot)) {
            let mission = r.mission_at(row, spot);
            if mission.bonus.has(die) {
                extra.on_missions[spot as usize] = r.bonus_value(die, Some(mission));
            }
        }
        if die == Die::Mg34 {
            extra.on_vichy = r.bonus_value(die, None);
        }
        extra
    }

    /// What may be done with the mission in this place.
    pub fn fates(&self, spot: Spot) -> impl Iterator<Item = Fate> {
        let (row, recruits) = (&self.s.public.row, self.s.public.own().recruits);
        let (stands, mission) = (row.stands(spot), self.r.mission_at(row, spot));
        let defeat = stands && (mission.recruit_cost == 0 || recruits > mission.recruit_cost);
        let alt = stands && mission.alt.is_some() && recruits > mission.alt_recruit_cost;
        let harms = mission.camouflage && !row.camouflaged.has(spot) && value::harm(mission) > 0.0;
        let camouflage = stands && self.camouflage && harms;
        [(true, Fate::Leave), (defeat, Fate::Defeat), (alt, Fate::DefeatAlt), (camouflage, Fate::Camouflage)]
            .into_iter()
            .filter_map(|(may, fate)| may.then_some(fate))
    }

    /// The slots of this use with dice on them, if there are dice for all.
    pub fn covered(&self, plan: &Use) -> Option<Wants> {
        let mut wants = self.wants(plan);
        let extra = if plan.sacrifice { Counts::NONE.with(self.r.clg(Clg::Sacrifice).value) } else { Counts::NONE };
        wants.fit(self.s.public.pool.counts.and(extra), self.extras.as_slice()).then_some(wants)
    }

    /// The recruits that it costs at once.
    pub fn recruits_of(&self, spot: Spot, fate: Fate) -> u8 {
        let mission = self.r.mission_at(&self.s.public.row, spot);
        match fate {
            Fate::Defeat => mission.recruit_cost,
            Fate::DefeatAlt => mission.alt_recruit_cost,
            Fate::Leave | Fate::Camouflage => 0,
        }
    }

    pub fn need(&self, spot: Spot, fate: Fate) -> &Need {
        let mission = self.r.mission_at(&self.s.public.row, spot);
        if fate == Fate::DefeatAlt { mission.alt.as_ref().unwrap_or(&mission.need) } else { &mission.need }
    }

    fn price(&self, plan: &Use, what: Bought) -> &Need {
        if plan.discount == Some(what) { &self.r.discount } else { &self.r.price }
    }

    fn wants(&self, plan: &Use) -> Wants {
        let mut wants = Wants::new();
        let mut add = |of: Claimant, need: &Need| {
            for &value in need.white.iter().take(need.whites.into()) {
                wants.push(Want { of, white: true, value, ..Want::default() });
            }
            for &value in need.black.iter().take(need.blacks.into()) {
                wants.push(Want { of, value, exact: need.exact, ..Want::default() });
            }
        };
        for (spot, fate) in plan.missions() {
            if matches!(fate, Fate::Defeat | Fate::DefeatAlt) {
                add(Claimant::Mission(spot), self.need(spot, fate));
            }
        }
        if plan.vichy {
            add(Claimant::Vichy, &self.r.vichy);
        }
        for &what in Bought::ALL.iter().filter(|&&what| plan.buys(what)) {
            add(Claimant::Payment(what), self.price(plan, what));
        }
        if let Some(spot) = plan.camouflages() {
            let (value, exact) = (self.r.clg(Clg::Camouflage).value, self.r.house.camouflage_exact_four);
            wants.push(Want { of: Claimant::Camouflage(spot), white: true, value, exact, ..Want::default() });
        }
        wants
    }

    /// Writes the plan down as picks.
    fn write(&self, plan: &Use, wants: &Wants, out: &mut Vec<Action>) {
        if plan.sacrifice {
            // Its die comes first; what to do with it is thought over then.
            return out.push(Action::Play(Clg::Sacrifice));
        }
        let mut picks = Picks { s: self.s, taken: DiceSet::NONE, out };
        if plan.buy {
            // The card may change everything, so it is bought before the other dice are laid.
            return picks.purchase(plan, Bought::Buy, Action::Buy, wants);
        }
        for (spot, fate) in plan.missions() {
            picks.out.push(match fate {
                Fate::Defeat => Action::Defeat(spot),
                Fate::DefeatAlt => Action::DefeatAlt(spot),
                Fate::Leave | Fate::Camouflage => continue,
            });
            picks.lay(wants, Claimant::Mission(spot));
            if self.recruits_of(spot, fate) > 0 && self.r.house.duck_on_costs {
                return;
            }
        }
        if let Some(spot) = plan.camouflages() {
            picks.out.extend([Action::Play(Clg::Camouflage), Action::AtMission(spot)]);
            let spent = wants.slots().iter().find(|want| want.of == Claimant::Camouflage(spot));
            if let Some(die) = spent.and_then(|want| picks.take(want.dice.least(1)?)) {
                picks.out.push(Action::Spend(die));
            }
        }
        if plan.vichy {
            picks.out.push(Action::CoverVichy);
            picks.lay(wants, Claimant::Vichy);
        }
        if let Some(rival) = self.steal.filter(|_| plan.steal) {
            picks.purchase(plan, Bought::Steal, Action::Steal(rival), wants);
        }
        if let Some(rival) = self.sow.filter(|_| plan.sow) {
            picks.purchase(plan, Bought::Sow, Action::Sow(rival), wants);
            if self.r.house.duck_on_steals {
                return;
            }
        }
        picks.out.push(Action::EndTurn);
    }
}

/// Picks that are written down, with the dice they take: the first free one of each value.
struct Picks<'a> {
    s: &'a State,
    taken: DiceSet,
    out: &'a mut Vec<Action>,
}

impl Picks<'_> {
    fn take(&mut self, value: u8) -> Option<Die> {
        let die = (self.s.public.pool.showing(value) - self.taken).iter().next()?;
        self.taken.add(die);
        Some(die)
    }

    /// Lays the dice of one claimant, slot by slot as its card has them.
    fn lay(&mut self, wants: &Wants, of: Claimant) {
        for want in wants.slots().iter().filter(|want| want.of == of) {
            if let Some((die, _)) = want.bonus {
                self.out.push(Action::Lay(die));
            }
            for value in (1..=6).rev() {
                for _ in 0..want.dice.count(value) {
                    if let Some(die) = self.take(value) {
                        self.out.push(Action::Lay(die));
                    }
                }
            }
        }
    }

    fn purchase(&mut self, plan: &Use, what: Bought, action: Action, wants: &Wants) {
        self.out.push(action);
        if plan.discount == Some(what) {
            self.out.push(Action::Discount);
        }
        self.lay(wants, Claimant::Payment(what));
    }
}
