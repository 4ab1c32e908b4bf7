//! Supply, and what partisans block (GW-8.20 to GW-8.23).

use staffetta_kernel::RuleId;

use crate::power::{Alliance, Power, PowerSet};
use crate::rules::Rules;
use crate::state::State;
use crate::unit::Facility;
use crate::zone::{ZONES, Zone};
use crate::zone_set::ZoneSet;

impl State {
    /// Zones in which more partisans of others stand than infantry-class units of these powers (GW-8.20).
    pub fn blocked_for(&self, friends: PowerSet) -> ZoneSet {
        let mut blocked = ZoneSet::NONE;
        if self.partisans.none() {
            return blocked;
        }
        let mut hostile = [0u8; ZONES];
        let mut harried = ZoneSet::NONE;
        for (_, piece) in self.partisans.all().filter(|(_, piece)| !friends.has(piece.controller)) {
            if let Some(zone) = piece.zone.get() {
                hostile[zone as usize] += 1;
                harried.insert(zone);
            }
        }
        for zone in harried.iter() {
            if u32::from(hostile[zone as usize]) > self.stacks.guards(friends, zone) {
                blocked.insert(zone);
            }
        }
        blocked
    }

    /// Where a power's supply begins (GW-8.21).
    pub fn supply_sources(&self, r: &Rules, power: Power) -> ZoneSet {
        let held = self.held[power.at()].without(r.frozen);
        let home = held & r.map.sources[power.at()];
        if !home.is_empty() {
            return home;
        }
        let factories = held & r.map.factories;
        if !factories.is_empty() {
            return factories;
        }
        // Zones come in the order of their ids, so the first of the richest has the smallest id.
        let richest = held.iter().fold(None, |best: Option<Zone>, zone| match best {
            Some(best) if r.map.zone(best).ipp >= r.map.zone(zone).ipp => Some(best),
            _ => Some(zone),
        });
        richest.map_or(ZoneSet::NONE, ZoneSet::one)
    }

    /// Zones that have a supply path of the power (GW-8.21).
    pub fn supplied(&self, r: &Rules, power: Power) -> ZoneSet {
        let friends = power.alliance().members();
        let land = self.friendly(r, power);
        self.trace(r, self.supply_sources(r, power), land, self.blocked_for(friends), ZoneSet::NONE)
    }

    /// The same if these zones were blocked too.
    pub fn supplied_without(&self, r: &Rules, power: Power, more: ZoneSet) -> ZoneSet {
        let blocked = self.blocked_for(power.alliance().members()) | more;
        self.trace(r, self.supply_sources(r, power), self.friendly(r, power), blocked, ZoneSet::NONE)
    }

    /// The ways that the power's supply takes, each zone by the first that reaches it: from, to, over the sea.
    pub fn supply_ways(&self, r: &Rules, power: Power) -> Vec<(Zone, Zone, bool)> {
        let (land, blocked) = (self.friendly(r, power), self.blocked_for(power.alliance().members()));
        let rails = self.working(r.map.railways, Facility::Railway);
        let ports = self.working(r.map.ports, Facility::Port);
        let sources = self.supply_sources(r, power);
        let begin = if r.house.strict_through { sources.without(blocked) } else { sources };
        let (mut reached, mut passed, mut ways) = (sources, begin, Vec::new());
        // Over land first, and ring by ring, so that the ways shown are short.
        let mut front: Vec<Zone> = begin.iter().collect();
        while !front.is_empty() {
            let mut next = Vec::new();
            for sea in [false, true] {
                for &from in &front {
                    let near = match sea {
                        false => r.map.land(from) & land,
                        true if ports.has(from) => r.map.overseas(from) & land & ports,
                        true => ZoneSet::NONE,
                    };
                    ways.extend(near.without(reached).iter().map(|to| (from, to, sea)));
                    reached |= near;
                    let gap = !sea && !rails.has(from) && !begin.has(from);
                    let on = if gap { near & rails } else { near }.without(blocked | passed);
                    passed |= on;
                    next.extend(on.iter());
                }
            }
            front = next;
        }
        ways
    }

    /// Has the lender a path to a zone of the recipient, through the land of both (GW-10.4)? To an ally it is a supply
    /// path of its own; those are found once for all.
    pub fn lend_path(&self, r: &Rules, lender: Power, to: Power, supplied: &mut Option<ZoneSet>) -> bool {
        let theirs = self.held[to.at()].without(r.frozen);
        if to.sides_with(lender) {
            return supplied.get_or_insert_with(|| self.supplied(r, lender)).meets(theirs);
        }
        let land = self.friendly(r, lender) | theirs;
        let friends = lender.alliance().members().with(to);
        self.trace(r, self.supply_sources(r, lender), land, self.blocked_for(friends), theirs).meets(theirs)
    }

    /// Does the path of a loan to another alliance hold only because the recipient's infantry guards it?
    pub fn needs_guards_of(&self, r: &Rules, lender: Power, to: Power) -> bool {
        let theirs = self.held[to.at()].without(r.frozen);
        let land = self.friendly(r, lender) | theirs;
        let blocked = self.blocked_for(lender.alliance().members());
        !to.sides_with(lender) && !self.trace(r, self.supply_sources(r, lender), land, blocked, theirs).meets(theirs)
    }

    /// The rule by which a zone of the power is out of supply: partisans block the way, or there is none.
    pub fn why_cut_off(&self, r: &Rules, power: Power, zone: Zone) -> RuleId {
        let friends = power.alliance().members();
        let (land, sources) = (self.friendly(r, power), self.supply_sources(r, power));
        if !self.trace(r, sources, land, ZoneSet::NONE, ZoneSet::NONE).has(zone) {
            return "GW-8.21";
        }
        let blocked = self.blocked_for(friends);
        if r.house.strict_through && blocked.has(zone) {
            return "GW-8.22";
        }
        let others = |at: Zone| {
            self.partisans.at(at).map(|(_, piece)| piece.controller).filter(|&controller| !friends.has(controller))
        };
        let of_several = |at: Zone| others(at).next().is_some_and(|first| others(at).any(|other| other != first));
        let against_axis = |of: Power| of.alliance() != Alliance::Axis;
        if (blocked & land).iter().any(of_several) {
            "GW-R20"
        } else if against_axis(power) && (blocked & land).iter().any(|at| others(at).any(against_axis)) {
            "GW-R21"
        } else {
            "GW-8.20"
        }
    }

    /// Everything that can be reached from these sources through this land, or enough of it to know that these zones can
    /// be: no intermediate zone may be blocked, and no two joined by land may both lack a working railway.
    fn trace(&self, r: &Rules, sources: ZoneSet, land: ZoneSet, blocked: ZoneSet, until: ZoneSet) -> ZoneSet {
        let rails = self.working(r.map.railways, Facility::Railway);
        let ports = self.working(r.map.ports, Facility::Port);
        let strict = r.house.strict_through;
        let begin = if strict { sources.without(blocked) } else { sources };
        let until = if strict { until.without(blocked) } else { until };
        let (mut reached, mut passed, mut front) = (sources, begin, begin);
        while let Some(from) = front.take_first() {
            let near = (r.map.land(from) & land).without(passed);
            let over =
                if ports.has(from) { (r.map.overseas(from) & land & ports).without(passed) } else { ZoneSet::NONE };
            reached |= near | over;
            if reached.meets(until) {
                break;
            }
            let gap = !rails.has(from) && !begin.has(from);
            let next = ((if gap { near & rails } else { near }) | over).without(blocked);
            passed |= next;
            front |= next;
        }
        if strict { reached.without(blocked) | sources } else { reached }
    }

    /// What a power collects now: home country, and what is in supply (GW-10.8). Also what is cut off.
    pub fn income(&self, r: &Rules, power: Power) -> (u16, u16) {
        let held = self.held[power.at()];
        let paying = held & (r.map.homes[power.at()] | self.supplied(r, power));
        let sum = |zones: ZoneSet| zones.iter().map(|zone| u16::from(r.map.zone(zone).ipp)).sum::<u16>();
        let (mut income, cut_off) = (sum(paying), sum(held.without(paying)));
        if power == Power::Usa && !self.at_war_at_all(power) {
            income /= 2;
        }
        if power == Power::Ccp {
            income = income.max(r.numbers.ccp_least_income);
        }
        (income, cut_off)
    }

    /// IPP of zones that pay nothing because partisans block every way to them.
    pub fn cut_off_by_partisans(&self, r: &Rules, power: Power) -> u16 {
        let land = self.friendly(r, power);
        let free = self.trace(r, self.supply_sources(r, power), land, ZoneSet::NONE, ZoneSet::NONE);
        let cut_off = (free & self.held[power.at()]).without(r.map.homes[power.at()] | self.supplied(r, power));
        cut_off.iter().map(|zone| u16::from(r.map.zone(zone).ipp)).sum()
    }
}
