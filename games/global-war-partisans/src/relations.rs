//! War and peace: declarations, limited wars, the united front, what is friendly and what hostile.

use staffetta_kernel::Desk;

use crate::event::{Happened, tell};
use crate::power::{Alliance, Minor, Power, PowerSet};
use crate::rules::Rules;
use crate::state::{Spain, State};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

impl State {
    /// Are the two at war?
    #[inline]
    pub fn at_war(&self, a: Power, b: Power) -> bool {
        self.wars[a.at()].has(b)
    }

    /// Is the power at war with anybody?
    pub fn at_war_at_all(&self, power: Power) -> bool {
        !self.wars[power.at()].is_empty()
    }

    fn at_war_with_axis(&self, power: Power) -> bool {
        !self.wars[power.at()].and(Alliance::Axis.members()).is_empty()
    }

    /// Sets two powers at war or at peace.
    pub fn set_war(&mut self, a: Power, b: Power, war: bool) {
        for (one, other) in [(a, b), (b, a)] {
            let wars = &mut self.wars[one.at()];
            *wars = if war { wars.with(other) } else { wars.without(other) };
        }
    }

    /// The war that a power begins: against the UK or France it is against both (GW-4.1). Limited wars between the two
    /// become part of it.
    pub fn begin_war(&mut self, r: &Rules, by: Power, on: Power, desk: &mut impl Desk<Happened>) {
        let both = PowerSet::one(Power::Uk).with(Power::France);
        let enemies = if both.has(on) && !both.has(by) { both.and(r.active).with(on) } else { PowerSet::one(on) };
        for enemy in enemies.iter().filter(|&enemy| !enemy.sides_with(by)) {
            if !self.at_war(by, enemy) {
                self.set_war(by, enemy, true);
                tell(r, desk, || Happened::War { by, on: enemy });
            }
        }
        for &minor in Minor::ALL {
            self.review_limited_war(r, minor);
        }
    }

    /// A limited war ends when its powers are at war, or when the controller holds no zone of the minor (GW-4.2).
    pub fn review_limited_war(&mut self, r: &Rules, minor: Minor) {
        let Some(attacker) = self.limited[minor as usize].get() else { return };
        let goes_on = r.minor(minor).zones.iter().any(|zone| {
            let holder = self.owner(zone).power();
            holder.is_some_and(|holder| !holder.sides_with(attacker) && !self.at_war(attacker, holder))
        });
        if !goes_on {
            self.limited[minor as usize] = staffetta_kernel::Maybe::NONE;
        }
    }

    /// May the active power declare war on this one (the calendar, GW-0.8)?
    pub fn may_declare(&self, r: &Rules, on: Power) -> bool {
        let by = self.power;
        if on.sides_with(by) || !r.active.has(on) || self.at_war(by, on) {
            return false;
        }
        let year = self.year(r);
        let (ours, theirs) = (by.alliance(), on.alliance());
        if ours != Alliance::Axis && theirs != Alliance::Axis {
            let front = [Power::Kmt, Power::Ccp];
            return r.house.east_west_war && year >= 1939 && !(front.contains(&by) && front.contains(&on));
        }
        let drawn_in = |allowed: bool| allowed && self.at_war_with_axis(by);
        r.permissions.declaration(by, on).is_some_and(|rule| year >= rule.from || drawn_in(rule.drawn_in))
    }

    /// KMT and CCP are at peace while Japan fights both and possesses Chinese soil (GW-2.4).
    pub fn review_united_front(&mut self, r: &Rules, desk: &mut impl Desk<Happened>) {
        if !r.active.has(Power::Kmt) || !r.active.has(Power::Ccp) {
            return;
        }
        let fights_both = self.at_war(Power::Japan, Power::Kmt) && self.at_war(Power::Japan, Power::Ccp);
        let truce = fights_both && self.held[Power::Japan.at()].meets(r.map.china);
        if self.at_war(Power::Kmt, Power::Ccp) == truce {
            self.set_war(Power::Kmt, Power::Ccp, !truce);
            tell(r, desk, || if truce { Happened::Truce } else { Happened::War { by: Power::Kmt, on: Power::Ccp } });
        }
    }

    /// Does the truce of KMT and CCP keep a partisan of the one quiet in a zone of the other (GW-2.4)?
    pub fn truce_binds(&self, r: &Rules, controller: Power, other: Power) -> bool {
        let pair = matches!((controller, other), (Power::Kmt, Power::Ccp) | (Power::Ccp, Power::Kmt));
        pair && r.house.truce_binds_partisans && !self.at_war(Power::Kmt, Power::Ccp)
    }

    /// Zones possessed by the power's alliance and not frozen.
    #[inline]
    pub fn friendly(&self, r: &Rules, power: Power) -> ZoneSet {
        self.held_by(power.alliance().members()).without(r.frozen)
    }

    /// Zones possessed by no power.
    #[inline]
    pub fn neutral_zones(&self) -> ZoneSet {
        ZoneSet::ALL.without(self.held_by(PowerSet::ALL))
    }

    /// Neutral zones that the power may attack now (the calendar, GW-0.8).
    pub fn attackable_neutrals(&self, r: &Rules, power: Power) -> ZoneSet {
        let allowed = r.permissions.attacks(power, self.year(r), self.at_war_with_axis(power));
        let open = if self.spain == Spain::Open { allowed.without(r.map.spain) } else { allowed };
        if open.is_empty() { open } else { open & self.neutral_zones() }
    }

    /// Zones that the power may enter with force: of enemies, of minors it may attack, of limited wars (section 5).
    pub fn hostile(&self, r: &Rules, power: Power) -> ZoneSet {
        let enemies = self.held_by(self.wars[power.at()]);
        let zones = enemies | self.attackable_neutrals(r, power) | self.limited_targets(r, power);
        zones.without(r.frozen)
    }

    /// Looked at all at once, for mostly there are none.
    #[inline]
    fn has_limited_wars(&self) -> bool {
        self.limited.iter().fold(false, |some, attacker| some | attacker.is_some())
    }

    /// Zones of limited wars that this power wages.
    fn limited_targets(&self, r: &Rules, power: Power) -> ZoneSet {
        let mut zones = ZoneSet::NONE;
        if !self.has_limited_wars() {
            return zones;
        }
        for (at, attacker) in self.limited.iter().enumerate() {
            if attacker.get() == Some(power) {
                let held = self.held_by(power.alliance().members());
                zones |= r.minors[at].zones.without(held);
            }
        }
        zones
    }

    /// Zones that limited wars lock: nobody of the controller's alliance enters or leaves them (GW-4.2).
    pub fn locked(&self, r: &Rules) -> ZoneSet {
        let mut zones = ZoneSet::NONE;
        if !self.has_limited_wars() {
            return zones;
        }
        let mut attacked = [ZoneSet::NONE; Alliance::ALL.len()];
        for (at, attacker) in self.limited.iter().enumerate() {
            if let Some(attacker) = attacker.get() {
                attacked[attacker.alliance() as usize] |= r.minors[at].zones;
            }
        }
        for (&alliance, &by) in Alliance::ALL.iter().zip(&attacked) {
            if !by.is_empty() {
                zones |= by.without(self.held_by(alliance.members()));
            }
        }
        zones
    }

    /// Who is drawn into war by an attack on this zone: guests of the defender's alliance (GW-4.1).
    pub fn war_with_guests(&mut self, r: &Rules, zone: Zone, desk: &mut impl Desk<Happened>) {
        let by = self.power;
        let Some(defender) = self.owner(zone).power() else { return };
        if defender.sides_with(by) {
            return;
        }
        let limited = r.minor_of[zone as usize].is_some_and(|minor| self.limited[minor as usize].get() == Some(by));
        let guests = self.stacks.here(zone).of(defender.alliance().members()).powers();
        for guest in guests.iter() {
            let spared = limited && guest == defender;
            if !spared && !self.at_war(by, guest) {
                self.begin_war(r, by, guest, desk);
            }
        }
    }
}
