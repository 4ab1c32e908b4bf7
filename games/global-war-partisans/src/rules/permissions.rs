//! The calendar: who may declare war on whom, and attack which minors, from when (GW-4.1, GW-4.2).

use staffetta_kernel::{Data, Fault, Row, Target};

use super::{MinorData, ScenarioData};
use crate::power::{Minor, POWERS, Power};
use crate::zone_set::ZoneSet;

/// A declaration that the calendar knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// From this year on.
    pub from: u16,
    /// Or as soon as the power is at war with any Axis power.
    pub drawn_in: bool,
}

/// The calendar.
#[derive(Debug)]
pub struct Permissions {
    declarations: [[Option<Declaration>; POWERS]; POWERS],
    /// Zones of minors that a power may attack in each year from the first of the scenario.
    attacks: Vec<Vec<ZoneSet>>,
    /// Attacks on minors only while at war with an Axis power.
    needs_axis_war: [bool; POWERS],
    first_year: u16,
}

impl Permissions {
    /// From `wars.csv` and `attacks.csv`.
    pub fn read(scenario: &ScenarioData, minors: &[MinorData], data: &Data) -> Result<Self, Fault> {
        let years = usize::from(scenario.rounds) + 1;
        let mut permissions = Self {
            declarations: [[None; POWERS]; POWERS],
            attacks: vec![vec![ZoneSet::NONE; years]; POWERS],
            needs_axis_war: [false; POWERS],
            first_year: scenario.first_year,
        };
        for row in data.sheet("wars")?.rows() {
            let (power, on): (Power, Power) = (row.slot("power")?, row.slot("on")?);
            if power.sides_with(on) {
                return Err(row.fault("allies do not fight each other"));
            }
            let from = row.int("from", 0, 9999)? as u16;
            permissions.declarations[power.at()][on.at()] = Some(Declaration { from, drawn_in: row.flag("drawn_in")? });
        }
        for row in data.sheet("attacks")?.rows() {
            permissions.attack(row, scenario, minors)?;
        }
        Ok(permissions)
    }

    fn attack(&mut self, row: &Row, scenario: &ScenarioData, minors: &[MinorData]) -> Result<(), Fault> {
        let power: Power = row.slot("power")?;
        let from = row.int("from", 0, 9999)? as u16;
        let said = row.text("minors")?;
        let named = Minor::parse(said);
        if named.is_none() && !["any", "warlords"].contains(&said) {
            return Err(row.fault(format!("'{said}' in column 'minors' is no minor, 'any' or 'warlords'")));
        }
        let meant = |minor: &&MinorData| match said {
            "any" => true,
            "warlords" => minor.warlord,
            _ => named == Some(minor.minor),
        };
        let zones = minors.iter().filter(meant).fold(ZoneSet::NONE, |zones, minor| zones | minor.zones);
        for (year, set) in (scenario.first_year..).zip(&mut self.attacks[power.at()]) {
            if year >= from && !scenario.minors_closed {
                *set |= zones;
            }
        }
        self.needs_axis_war[power.at()] |= row.flag("at_war_with_axis")?;
        Ok(())
    }

    /// May the one declare war on the other, and from when?
    pub fn declaration(&self, power: Power, on: Power) -> Option<Declaration> {
        self.declarations[power.at()][on.at()]
    }

    /// Zones of minors that the power may attack in this year.
    #[inline]
    pub fn attacks(&self, power: Power, year: u16, at_war_with_axis: bool) -> ZoneSet {
        if self.needs_axis_war[power.at()] && !at_war_with_axis {
            return ZoneSet::NONE;
        }
        let years = &self.attacks[power.at()];
        let at = usize::from(year.saturating_sub(self.first_year)).min(years.len() - 1);
        years[at]
    }
}
