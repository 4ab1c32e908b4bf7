//! Factories, ports and railways, and what is left of them (GW-3.6).

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::schemars::JsonSchema;

use crate::power::Power;
use crate::rules::Rules;
use crate::state::State;
use crate::unit::Facility;
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// The damage of a zone's facilities, in one byte: four bits for the factory, two for port and railway each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[serde(into = "Points", try_from = "Points")]
#[repr(transparent)]
pub struct Damage(u8);

/// The same in words.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(default, deny_unknown_fields)]
pub struct Points {
    factory: u8,
    port: u8,
    railway: u8,
}

impl From<Damage> for Points {
    fn from(damage: Damage) -> Self {
        Self {
            factory: damage.of(Facility::Factory),
            port: damage.of(Facility::Port),
            railway: damage.of(Facility::Railway),
        }
    }
}

impl TryFrom<Points> for Damage {
    type Error = String;
    fn try_from(points: Points) -> Result<Self, String> {
        if points.factory > 15 || points.port > 3 || points.railway > 3 {
            return Err("at most 15 points on a factory and 3 on a port or railway".to_owned());
        }
        let mut damage = Self::default();
        damage.set(Facility::Factory, points.factory);
        damage.set(Facility::Port, points.port);
        damage.set(Facility::Railway, points.railway);
        Ok(damage)
    }
}

impl Damage {
    /// Points of damage.
    #[inline]
    pub fn of(self, facility: Facility) -> u8 {
        match facility {
            Facility::Factory => self.0 & 15,
            Facility::Port => self.0 >> 4 & 3,
            Facility::Railway => self.0 >> 6,
        }
    }
    /// Sets the points.
    pub fn set(&mut self, facility: Facility, points: u8) {
        self.0 = match facility {
            Facility::Factory => self.0 & !15 | points & 15,
            Facility::Port => self.0 & !(3 << 4) | (points & 3) << 4,
            Facility::Railway => self.0 & !(3 << 6) | (points & 3) << 6,
        };
    }
    /// Is nothing damaged?
    #[inline]
    pub fn is_none(self) -> bool {
        self.0 == 0
    }
}

impl State {
    /// Damage of a facility.
    #[inline]
    pub fn damage_of(&self, zone: Zone, facility: Facility) -> u8 {
        self.damage[zone as usize].of(facility)
    }

    /// Damages or repairs a facility.
    pub fn set_damage(&mut self, zone: Zone, facility: Facility, points: u8) {
        self.damage[zone as usize].set(facility, points);
    }

    /// Does a port stand there, undamaged?
    #[inline]
    pub fn has_port(&self, r: &Rules, zone: Zone) -> bool {
        r.map.ports.has(zone) && self.damage_of(zone, Facility::Port) == 0
    }

    /// Does a railway run there, undamaged?
    #[inline]
    pub fn has_railway(&self, r: &Rules, zone: Zone) -> bool {
        r.map.railways.has(zone) && self.damage_of(zone, Facility::Railway) == 0
    }

    /// Those of these zones in which the facility is undamaged.
    pub fn working(&self, zones: ZoneSet, facility: Facility) -> ZoneSet {
        // Looked at all at once, for mostly nothing is damaged.
        if self.damage.iter().fold(0, |any, damage| any | damage.0) == 0 {
            return zones;
        }
        zones.iter().filter(|&zone| self.damage_of(zone, facility) == 0).collect()
    }

    /// What the zone's factory can build.
    pub fn capacity(&self, r: &Rules, zone: Zone, possessor: Power) -> u8 {
        r.output(zone, possessor).saturating_sub(self.damage_of(zone, Facility::Factory))
    }

    /// Zones with any damage.
    pub fn damaged(&self) -> ZoneSet {
        Zone::ALL.iter().copied().filter(|&zone| !self.damage[zone as usize].is_none()).collect()
    }
}
