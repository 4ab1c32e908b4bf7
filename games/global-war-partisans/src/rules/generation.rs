//! What the die creates in each zone: Table 3-1 (PAR 1.2, PAR 3.0).

use staffetta_kernel::{Data, Fault};

use super::{Map, maybe};
use crate::power::Power;
use crate::zone::{ZONES, Zone};
use crate::zone_set::ZoneSet;

/// A partisan that a roll creates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Generated {
    /// Nobody in particular: whoever rolls.
    pub controller: Option<Power>,
    pub mountain: bool,
}

/// A result for each number of the die.
pub type Results = [Option<Generated>; 13];

/// The table.
#[derive(Debug)]
pub struct Generation {
    default: Results,
    zones: Vec<Option<Results>>,
    /// The row counts only while the Axis possesses the zone.
    axis_only: ZoneSet,
}

impl Generation {
    /// From `partisan-zones.csv`.
    pub fn read(map: &Map, data: &Data) -> Result<Self, Fault> {
        let mut table = Self { default: [None; 13], zones: vec![None; ZONES], axis_only: ZoneSet::NONE };
        for row in data.sheet("partisan-zones")?.rows() {
            let from = row.int("roll_min", 1, 12)? as usize;
            let to = row.int("roll_max", from as i64, 12)? as usize;
            let mountain = match row.text("type")? {
                "mountain" => true,
                "normal" => false,
                other => return Err(row.fault(format!("'{other}' is neither normal nor mountain"))),
            };
            let result = Some(Generated { controller: maybe(row, "controller")?, mountain });
            let tag = row.text("tag")?;
            if tag.is_empty() {
                table.default[from..=to].fill(result);
                continue;
            }
            let zones = map.tag(tag);
            if zones.is_empty() {
                return Err(row.fault(format!("no zone has the tag '{tag}'")));
            }
            for zone in zones.iter() {
                table.zones[zone as usize].get_or_insert([None; 13])[from..=to].fill(result);
            }
            if row.text("possessor")? == "axis" {
                table.axis_only |= zones;
            }
        }
        Ok(table)
    }

    /// What each number creates in a zone.
    pub fn results(&self, zone: Zone, axis_possesses: bool) -> &Results {
        match &self.zones[zone as usize] {
            Some(results) if axis_possesses || !self.axis_only.has(zone) => results,
            _ => &self.default,
        }
    }

    /// What each number creates where no special row counts.
    pub fn default_results(&self) -> &Results {
        &self.default
    }
}
