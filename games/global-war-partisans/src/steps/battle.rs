//! A battle (GW-6.1 to GW-6.9).

use staffetta_kernel::{Desk, flow, step};

use super::invasion_support::{self, InvasionSupport};
use super::losses::{self, AttackerLosses};
use super::retreat::{self, FightOrRetreat};
use super::{Answer, Came, G, Next, throw};
use crate::combat_values::{MOST_DICE, Values, attack_values, attackers, defence_values, modified_by};
use crate::event::{Happened, Thrown, tell};
use crate::partisan::Mark;
use crate::power::ArmySet;
use crate::rules::Rules;
use crate::state::State;
use crate::unit::{Readiness, Unit};
use crate::zone::Zone;

step! {
    /// A battle in a zone, round by round.
    pub struct Battle { pub zone: Zone, pub round: u8 }
}

impl flow::Step<G> for Battle {
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Happened>) -> Next {
        match came {
            Came::In => self.begin(r, s, desk),
            Came::Back(Answer::DefendersNamed) => self.defend(r, s, desk),
            Came::Back(Answer::AttackersLost) => self.end_round(r, s, desk),
            Came::Back(Answer::Retreated) if attackers_left(s, self.zone) == 0 => Next::Pop(Answer::Done),
            Came::Back(Answer::Retreated) if self.round >= r.numbers.battle_rounds => self.strand(r, s, desk),
            Came::Back(Answer::FightOn | Answer::Retreated) => {
                self.round += 1;
                self.attack(r, s, desk)
            }
            Came::Back(_) => self.attack(r, s, desk),
        }
    }
}

/// Who defends a zone against the active power.
pub fn defenders(s: &State, zone: Zone) -> ArmySet {
    s.stacks.here(zone).not_of(s.power.alliance().members())
}

fn defenders_left(s: &State, zone: Zone) -> u32 {
    defenders(s, zone).iter().map(|army| s.stacks.units(army, zone)).sum()
}

fn attackers_left(s: &State, zone: Zone) -> u32 {
    s.stacks.units(s.power.into(), zone)
}

/// Removes the casualties that have rolled (GW-6.4).
pub fn bury(s: &mut State, zone: Zone) {
    for army in defenders(s, zone).iter() {
        for &unit in Unit::ALL {
            s.stacks.take(army, zone, unit, Readiness::Spent, u8::MAX);
        }
    }
}

/// Every defender rolls, casualties included; then the casualties are removed. Answers the hits.
pub fn defence_throw(r: &Rules, s: &mut State, zone: Zone, round: u8, desk: &mut impl Desk<Happened>) -> u32 {
    let mut values = Values::default();
    defence_values(r, &s.stacks, zone, defenders(s, zone).iter(), &mut values);
    let mut dice = [0; MOST_DICE];
    let hits = throw("defence", values.as_slice(), &mut dice, desk);
    let rolled = values.as_slice().len();
    let guards = &*s;
    tell(r, desk, || {
        let mut thrown = Thrown::default();
        defence_values(r, &guards.stacks, zone, defenders(guards, zone).iter(), &mut thrown);
        Happened::Defence { zone, round, dice: dice[..rolled].to_vec(), thrown, hits: hits as u8 }
    });
    bury(s, zone);
    hits
}

impl Battle {
    fn begin(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        let (by, zone) = (s.power, self.zone);
        s.boosts.clear();
        s.unmark_all(Mark::Declined);
        s.tally.battles += 1;
        let rule = if s.partisans.at(zone).next().is_some() { "GW-6.8" } else { "GW-5.1" };
        tell(r, desk, || Happened::Battle { by, zone }.by(rule));
        if invasion_support::is_possible(r, s, zone) {
            Next::push(InvasionSupport { zone, asked: 0 })
        } else {
            self.attack(r, s, desk)
        }
    }

    fn attack(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        let (by, zone, round) = (s.power, self.zone, self.round);
        let mut values = Values::default();
        attack_values(r, zone, &attackers(&s.stacks, by, zone), &s.boosts, round, &mut values);
        let mut dice = [0; MOST_DICE];
        let hits = throw("attack", values.as_slice(), &mut dice, desk);
        let rolled = values.as_slice().len();
        let force = &*s;
        let rule = modified_by(r, &attackers(&force.stacks, by, zone), &force.boosts, zone, round);
        tell(r, desk, || {
            let mut thrown = Thrown::default();
            attack_values(r, zone, &attackers(&force.stacks, by, zone), &force.boosts, round, &mut thrown);
            Happened::Attack { by, zone, round, dice: dice[..rolled].to_vec(), thrown, hits: hits as u8 }.by(rule)
        });
        match losses::of_defenders(s, zone, hits) {
            Some(next) => next,
            None => self.defend(r, s, desk),
        }
    }

    fn defend(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        let zone = self.zone;
        let hits = defence_throw(r, s, zone, self.round, desk);
        if hits == 0 {
            return self.end_round(r, s, desk);
        }
        if hits >= attackers_left(s, zone) {
            losses::all_attackers(r, s, zone, desk);
            return self.end_round(r, s, desk);
        }
        Next::push(AttackerLosses { zone, left: hits as u8 })
    }

    fn end_round(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        let (zone, power) = (self.zone, s.power);
        if attackers_left(s, zone) == 0 {
            return Next::Pop(Answer::Done);
        }
        if defenders_left(s, zone) == 0 {
            s.stacks.become_in(power.into(), zone, Readiness::Spent);
            s.capture(r, zone, desk);
            return Next::Pop(Answer::Done);
        }
        let may_retreat = retreat::is_possible(r, s, zone);
        if self.round >= r.numbers.battle_rounds {
            if may_retreat {
                return Next::push(FightOrRetreat { zone, forced: true });
            }
            return self.strand(r, s, desk);
        }
        if may_retreat {
            return Next::push(FightOrRetreat { zone, forced: false });
        }
        Next::Again(Answer::FightOn)
    }

    /// After the last round whoever cannot retreat is eliminated (GW-6.7).
    fn strand(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) -> Next {
        let (zone, power) = (self.zone, s.power);
        s.stacks.clear(power.into(), zone);
        tell(r, desk, || Happened::Stranded { power, zone });
        Next::Pop(Answer::Done)
    }
}
