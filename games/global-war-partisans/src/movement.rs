//! Where units can go: combat movement (GW-4.3 to GW-4.5), ordinary movement and rail (GW-10.0, GW-10.1).

use staffetta_kernel::{Desk, RuleId};

use crate::event::{Happened, tell};
use crate::partisan::Mark;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::State;
use crate::unit::{Region, Unit};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// The map in the eyes of the active power.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Friendly, and not locked by a limited war.
    pub passable: ZoneSet,
    pub hostile: ZoneSet,
    /// Friendly zones with partisans that could be hunted now.
    pub hunting: ZoneSet,
    /// Hostile zones with units that are not of the power's alliance: armour does not pass through them (GW-4.4).
    held: ZoneSet,
}

impl Ground {
    /// For combat movement.
    pub fn of_combat(r: &Rules, s: &State) -> Self {
        Self::of_attack(r, s, s.stacks.of(s.power.into()).any(|stack| stack.unit == Unit::Armour))
    }

    /// For combat movement of a unit of this type.
    pub fn of_unit(r: &Rules, s: &State, unit: Unit) -> Self {
        Self::of_attack(r, s, unit == Unit::Armour)
    }

    fn of_attack(r: &Rules, s: &State, armour: bool) -> Self {
        let friends = s.power.alliance().members();
        let passable = s.friendly(r, s.power).without(s.locked(r));
        let hostile = s.hostile(r, s.power);
        let plains = if armour { hostile & r.map.plains } else { ZoneSet::NONE };
        let held = plains.iter().filter(|&zone| s.opposed(zone, friends)).collect();
        Self { passable, hostile, hunting: s.hunting_grounds(r) & passable, held }
    }

    /// For ordinary movement.
    pub fn of_movement(r: &Rules, s: &State) -> Self {
        let passable = s.friendly(r, s.power).without(s.locked(r));
        Self { passable, hostile: ZoneSet::NONE, hunting: ZoneSet::NONE, held: ZoneSet::NONE }
    }

    /// Hostile plains without opposing units.
    fn blitz(&self, r: &Rules) -> ZoneSet {
        (self.hostile & r.map.plains).without(self.held)
    }

    #[inline]
    fn aims(&self, unit: Unit) -> ZoneSet {
        if unit.may_hunt() { self.hostile | self.hunting } else { self.hostile }
    }

    /// Targets next to the start.
    #[inline]
    pub fn direct(&self, r: &Rules, unit: Unit, from: Zone) -> ZoneSet {
        if r.units[unit.at()].movement == 0 || !self.passable.has(from) {
            return ZoneSet::NONE;
        }
        r.map.land(from) & self.aims(unit)
    }

    /// Targets beyond a zone that is passed.
    #[inline]
    pub fn onward(&self, r: &Rules, unit: Unit, from: Zone, via: Zone) -> ZoneSet {
        if r.units[unit.at()].movement < 2 || !self.passable.has(from) || !r.map.land(from).has(via) {
            return ZoneSet::NONE;
        }
        let beyond = r.map.land(via).without(ZoneSet::one(from));
        if self.passable.has(via) {
            (beyond & self.aims(unit)).without(r.map.land(from))
        } else if unit == Unit::Armour && self.blitz(r).has(via) {
            beyond & self.hostile
        } else {
            ZoneSet::NONE
        }
    }

    /// Zones through which something can be reached.
    pub fn ways(&self, r: &Rules, unit: Unit, from: Zone) -> ZoneSet {
        if r.units[unit.at()].movement < 2 {
            return ZoneSet::NONE;
        }
        let open = if unit == Unit::Armour { self.blitz(r) } else { ZoneSet::NONE };
        let near = r.map.land(from) & (self.passable | open);
        near.iter().filter(|&via| !self.onward(r, unit, from, via).is_empty()).collect()
    }

    /// Can something be reached through another zone?
    pub fn has_way(&self, r: &Rules, unit: Unit, from: Zone) -> bool {
        if r.units[unit.at()].movement < 2 {
            return false;
        }
        let open = if unit == Unit::Armour { self.blitz(r) } else { ZoneSet::NONE };
        let near = r.map.land(from) & (self.passable | open);
        near.iter().any(|via| !self.onward(r, unit, from, via).is_empty())
    }

    /// Where ordinary movement leads.
    #[inline]
    pub fn reach(&self, r: &Rules, unit: Unit, from: Zone) -> ZoneSet {
        let movement = r.units[unit.at()].movement;
        if movement == 0 || !self.passable.has(from) {
            return ZoneSet::NONE;
        }
        let near = r.map.land(from) & self.passable;
        if movement == 1 {
            return near;
        }
        let far = near.iter().fold(near, |far, via| far | r.map.land(via));
        (far & self.passable).without(ZoneSet::one(from))
    }
}

impl State {
    /// Friendly zones with opposing partisans that the active power could hunt now (GW-8.1).
    pub fn hunting_grounds(&self, r: &Rules) -> ZoneSet {
        let mut grounds = ZoneSet::NONE;
        if self.partisans.none() {
            return grounds;
        }
        let friendly = self.friendly(r, self.power);
        for (_, piece) in self.partisans.all() {
            if let Some(zone) = piece.zone.get()
                && friendly.has(zone)
                && !piece.is(Mark::Faded)
                && self.may_hunt(r, piece.controller)
            {
                grounds.insert(zone);
            }
        }
        grounds
    }

    /// May the active power hunt partisans of this controller?
    pub fn may_hunt(&self, r: &Rules, controller: Power) -> bool {
        !controller.sides_with(self.power) && !self.truce_binds(r, controller, self.power)
    }

    /// Where the active power's units may sail from here, if they may sail at all.
    #[inline]
    pub fn sea_targets(&self, r: &Rules, from: Zone, aims: ZoneSet, passable: ZoneSet) -> ZoneSet {
        let shipping_left = self.shipped < r.powers[self.power.at()].shipping;
        if shipping_left && passable.has(from) && self.has_port(r, from) {
            r.map.overseas(from) & aims
        } else {
            ZoneSet::NONE
        }
    }

    /// The rule by which a crossing that is not offered is refused: no sending is left, or no way leads there.
    pub fn no_crossing(&self, r: &Rules) -> RuleId {
        if self.shipped < r.powers[self.power.at()].shipping { "GW-4.5" } else { "GW-0.5" }
    }

    /// Zones to which strategic rail leads (GW-10.1), and those that a blocked zone cuts off.
    pub fn rail_targets(&self, r: &Rules, from: Zone, passable: ZoneSet) -> ZoneSet {
        if self.railed >= r.powers[self.power.at()].rail {
            return ZoneSet::NONE;
        }
        self.rail_net(r, from, passable, self.blocked_for(self.power.alliance().members()))
    }

    /// Zones that rails join to this one, passing through none of these.
    pub fn rail_net(&self, r: &Rules, from: Zone, passable: ZoneSet, blocked: ZoneSet) -> ZoneSet {
        let alliance = Some(self.power.alliance());
        let tracks = passable & r.map.railways;
        let runs = |zone: Zone| self.at_start[zone as usize].alliance() == alliance && self.has_railway(r, zone);
        if !tracks.has(from) || !runs(from) {
            return ZoneSet::NONE;
        }
        let mut reached = ZoneSet::one(from);
        let (mut front, mut unseen) = (reached, tracks.without(reached));
        while !front.is_empty() {
            let near = front.iter().fold(ZoneSet::NONE, |near, zone| near | r.map.land(zone)) & unseen;
            unseen = unseen.without(near);
            let next: ZoneSet = near.iter().filter(|&zone| runs(zone)).collect();
            reached |= next;
            front = next.without(blocked);
        }
        reached.without(ZoneSet::one(from))
    }

    /// How well a crossing of this sea is intercepted (GW-4.5).
    pub fn interception(&self, r: &Rules, region: Region) -> u8 {
        let by = |enemy: Power| {
            let rating = r.powers[enemy.at()].rating[region as usize];
            let shores = self.held[enemy.at()] & r.map.shores[region as usize];
            if rating > 0 && shores.iter().any(|zone| self.has_port(r, zone)) { rating } else { 0 }
        };
        self.wars[self.power.at()].and(r.active).iter().map(by).max().unwrap_or(0)
    }

    /// Rolls for a crossing: does the unit arrive?
    pub fn cross(&self, r: &Rules, unit: Unit, from: Zone, to: Zone, desk: &mut impl Desk<Happened>) -> bool {
        let rating = r.map.region(from, to).map_or(0, |region| self.interception(r, region));
        if rating == 0 {
            return true;
        }
        let mut die = [0];
        desk.roll("crossing", 12, &mut die);
        let arrives = die[0] > rating;
        let power = self.power;
        tell(r, desk, || Happened::Crossing { power, unit, from, to, die: die[0], arrives });
        arrives
    }
}
