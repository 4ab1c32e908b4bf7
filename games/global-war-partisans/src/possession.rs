//! How zones change hands: capture and liberation, alignment, control by a patron, armistice.

use staffetta_kernel::{Desk, Maybe, RuleId};

use crate::event::{Happened, tell};
use crate::power::{Alliance, Army, Minor, Owner, Power, PowerSet};
use crate::rules::Rules;
use crate::state::{Spain, State};
use crate::unit::{Status, Unit};
use crate::zone::Zone;

impl State {
    /// A zone passes to a power: partisans of its alliance there are done (GW-7.12), claims of it end.
    pub fn pass_zone(&mut self, r: &Rules, zone: Zone, to: Power, status: Status, desk: &mut impl Desk<Happened>) {
        self.set_owner(zone, to.into());
        self.status[zone as usize] = status;
        if status != Status::Captured {
            self.right[zone as usize] = Maybe::NONE;
        }
        let kept = self.claims[zone as usize].0 & !to.alliance().members().0;
        self.claims[zone as usize] = PowerSet(kept);
        let members = to.alliance().members();
        let next = |s: &Self| s.partisans.find(zone, |piece| members.has(piece.controller));
        while let Some((id, (_, piece))) = next(self).and_then(|id| Some((id, self.partisans.get(id)?))) {
            let controller = piece.controller;
            let risen = self.stacks.at(controller.into(), zone).any(|stack| stack.unit == Unit::Militia);
            self.remove_partisan(id);
            let rule = match (controller == to, risen) {
                (_, true) => "GW-R37",
                (false, false) => "GW-R1",
                (true, false) => "GW-7.12",
            };
            tell(r, desk, || Happened::Dispersed { controller, zone, rule });
        }
    }

    /// The active power's units take a zone without opposition (GW-7.1 to GW-7.4).
    pub fn capture(&mut self, r: &Rules, zone: Zone, desk: &mut impl Desk<Happened>) {
        let by = self.power;
        let Some(from) = self.owner(zone).power() else { return };
        let status = self.status[zone as usize];
        self.tally.captures += 1;
        if matches!(status, Status::Captured | Status::Gained) {
            if r.house.conquered_zones_generate {
                let claims = self.claims[zone as usize].with(from);
                self.claims[zone as usize] = claims;
            }
        } else {
            self.right[zone as usize] = Maybe::some(from);
        }
        match self.heir(r, zone, by) {
            Some(to) => self.liberate(r, zone, by, to, desk),
            None => {
                self.pass_zone(r, zone, by, Status::Captured, desk);
                // Who had joined keeps a right; who had itself taken the zone gets none.
                let rule = match status {
                    Status::Aligned => "GW-R56",
                    Status::Captured | Status::Gained => "GW-R2",
                    Status::Original | Status::Controlled => "GW-7.3",
                };
                tell(r, desk, || Happened::Captured { by, from, zone }.by(rule));
            }
        }
        if let Some(minor) = r.minor_of[zone as usize] {
            self.review_limited_war(r, minor);
        }
        if zone == Zone::Paris && by.alliance() == Alliance::Axis {
            self.paris = Maybe::some(by);
        }
    }

    /// To whom a zone goes whose right holder is a friend of this power: its owner of 1936 if that is one too, else the right
    /// holder (GW-7.4).
    fn heir(&self, r: &Rules, zone: Zone, by: Power) -> Option<Power> {
        let right = self.right[zone as usize].get().filter(|right| right.sides_with(by))?;
        Some(r.map.zone(zone).original.power().filter(|power| power.sides_with(by)).unwrap_or(right))
    }

    /// Whose a zone would be if this power took it and thereby freed it; nobody's where it would be a conquest.
    pub fn freed_for(&self, r: &Rules, zone: Zone, by: Power) -> Option<Power> {
        let taken = matches!(self.status[zone as usize], Status::Captured | Status::Gained);
        if taken { self.heir(r, zone, by) } else { None }
    }

    /// The zone returns to a power of the alliance that has the right.
    fn liberate(&mut self, r: &Rules, zone: Zone, by: Power, to: Power, desk: &mut impl Desk<Happened>) {
        let original = r.map.zone(zone).original;
        let status = if original == to.into() { Status::Original } else { Status::Controlled };
        self.pass_zone(r, zone, to, status, desk);
        let rule = match self.partisans.at(zone).next() {
            Some(_) => "GW-R39",
            None if original == by.into() => "GW-R62",
            None => "GW-7.4",
        };
        tell(r, desk, || Happened::Liberated { by, to, zone }.by(rule));
    }

    /// A neutral minor joins a power with all its zones and units (GW-2.3, GW-3.5).
    pub fn align(&mut self, r: &Rules, minor: Minor, to: Power, rule: RuleId, desk: &mut impl Desk<Happened>) {
        self.hand_over(r, minor, to, Status::Aligned, desk);
        tell(r, desk, || Happened::Aligned { minor, to }.by(rule));
    }

    fn hand_over(&mut self, r: &Rules, minor: Minor, to: Power, status: Status, desk: &mut impl Desk<Happened>) {
        for zone in r.minor(minor).zones.iter() {
            if self.owner(zone) != minor.into() {
                continue;
            }
            self.stacks.pass_on(Army::MINOR, to.into(), zone);
            self.pass_zone(r, zone, to, status, desk);
        }
        self.influence[minor as usize] = Maybe::NONE;
    }

    /// Who leads a minor against an attack of this power (GW-4.2).
    pub fn leader_against(&self, r: &Rules, minor: Minor, attacker: Power) -> Power {
        let marker = self.influence[minor as usize].get().filter(|holder| !holder.sides_with(attacker));
        let data = r.minor(minor);
        let republic = data.republic_patron.filter(|_| self.spain == Spain::Republican);
        marker.unwrap_or(republic.unwrap_or(data.patron)[attacker.alliance() as usize])
    }

    /// The first unit moves against a neutral minor: its patron takes control, and war or a limited war begins (GW-4.2).
    pub fn attack_minor(&mut self, r: &Rules, minor: Minor, desk: &mut impl Desk<Happened>) {
        let by = self.power;
        let controller = self.leader_against(r, minor, by);
        self.hand_over(r, minor, controller, Status::Controlled, desk);
        tell(r, desk, || Happened::Controlled { minor, by: controller, against: by });
        if self.at_war(by, controller) {
            return;
        }
        let western = matches!(controller, Power::Uk | Power::France);
        if western && by.alliance() == Alliance::Axis && self.year(r) >= 1939 {
            self.begin_war(r, by, controller, desk);
        } else if !controller.sides_with(by) {
            self.limited[minor as usize] = Maybe::some(by);
            tell(r, desk, || Happened::LimitedWar { by, minor });
        }
    }

    /// Provinces that were attacked this turn and held return to their warlords with what survives (GW-4.2).
    pub fn return_provinces(&mut self, r: &Rules, desk: &mut impl Desk<Happened>) {
        for data in r.minors.iter().filter(|data| data.warlord) {
            for zone in data.zones.iter() {
                let neutral: Owner = data.minor.into();
                let held_out = self.at_start[zone as usize] == neutral
                    && self.owner(zone) != neutral
                    && self.status[zone as usize] == Status::Controlled;
                let Some(controller) = self.owner(zone).power().filter(|_| held_out) else { continue };
                self.stacks.pass_on(controller.into(), Army::MINOR, zone);
                self.set_owner(zone, neutral);
                self.status[zone as usize] = Status::Original;
                self.limited[data.minor as usize] = Maybe::NONE;
                tell(r, desk, || Happened::Returned { zone });
            }
        }
    }

    /// After the fall of Paris Southern France passes to the captor, unless others hold it (GW-7.7).
    pub fn make_armistice(&mut self, r: &Rules, desk: &mut impl Desk<Happened>) {
        let zone = Zone::SouthernFrance;
        let Some(captor) = self.paris.get() else { return };
        self.paris = Maybe::NONE;
        let french: Owner = Power::France.into();
        if !r.house.vichy || self.armistice || self.owner(zone) != french {
            return;
        }
        let own = captor.alliance().members().with(Power::France);
        if self.opposed(zone, own) {
            return;
        }
        self.armistice = true;
        self.stacks.clear(Power::France.into(), zone);
        self.pass_zone(r, zone, captor, Status::Captured, desk);
        self.right[zone as usize] = Maybe::some(Power::France);
        tell(r, desk, || Happened::Armistice { captor });
    }
}
