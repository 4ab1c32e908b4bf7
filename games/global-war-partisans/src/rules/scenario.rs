//! A scenario as the data has it: its length, its wars, its pars, its forces.

use staffetta_kernel::{Data, Fault, Row};

use super::{maybe, pair};
use crate::options::House;
use crate::power::{Alliance, Army, Owner, Power};
use crate::unit::{Status, Unit};
use crate::zone::Zone;

/// How a zone begins.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    pub owner: Owner,
    pub status: Status,
    pub right: Option<Power>,
}

/// Units that stand in a zone at the start.
#[derive(Clone, Copy, Debug)]
pub struct Force {
    pub zone: Zone,
    pub army: Army,
    pub unit: Unit,
    pub count: u8,
}

/// Partisans that stand in a zone at the start.
#[derive(Clone, Copy, Debug)]
pub struct Band {
    pub zone: Zone,
    pub controller: Power,
    pub count: u8,
}

/// A scenario.
#[derive(Debug)]
pub struct ScenarioData {
    pub rounds: u8,
    pub first_year: u16,
    pub rounds_in_a_year: u8,
    pub wars: Vec<(Power, Power)>,
    pub asia_frozen: bool,
    pub spain_open: bool,
    pub vichy_done: bool,
    pub minors_closed: bool,
    pub par: [i16; 3],
    pub two_seat_target: i16,
    pub sudden_win: i16,
    pub start: Vec<Start>,
    pub forces: Vec<Force>,
    pub bands: Vec<Band>,
}

impl ScenarioData {
    /// From `scenarios.csv`, `ownership.csv` and the file of forces.
    pub fn read(house: &House, data: &Data) -> Result<Self, Fault> {
        let name = house.scenario.word();
        let row = data.sheet("scenarios")?.row(name)?;
        let asia_frozen = row.flag("asia_frozen")? && !house.asia_active;
        let mut wars = pairs(row, "wars")?;
        if !asia_frozen {
            wars.extend(pairs(row, "asian_wars")?);
        }
        let prefix = if house.partisans { "par" } else { "plain_par" };
        let mut par = [0; 3];
        for &alliance in Alliance::ALL {
            par[alliance as usize] = row.int(&format!("{prefix}_{}", alliance.word()), -50, 50)? as i16;
        }
        let uprisings: Vec<&str> = row.text("uprisings")?.split_whitespace().collect();
        let mut scenario = Self {
            rounds: row.int("rounds", 1, 20)? as u8,
            first_year: row.int("first_year", 1900, 2000)? as u16,
            rounds_in_a_year: row.int("rounds_in_a_year", 1, 12)? as u8,
            wars,
            asia_frozen,
            spain_open: row.flag("spain_open")?,
            vichy_done: row.flag("vichy")?,
            minors_closed: row.flag("minors_closed")?,
            par,
            two_seat_target: row.int("two_seat_target", -50, 60)? as i16,
            sudden_win: row.int("sudden_win", 0, 60)? as i16,
            start: starts(name, data)?,
            forces: Vec::new(),
            bands: Vec::new(),
        };
        for row in data.sheet(&format!("forces-{name}"))?.rows() {
            let uprising = uprisings.contains(&row.key());
            scenario.add_forces(row, house.partisans && (house.setup_uprisings || !uprising))?;
        }
        Ok(scenario)
    }

    fn add_forces(&mut self, row: &Row, partisans: bool) -> Result<(), Fault> {
        let zone: Zone = row.slot("zone")?;
        let said = row.text("power")?;
        let owner = Owner::parse(said).ok_or_else(|| row.fault(format!("'{said}' is no power and no minor")))?;
        for &unit in Unit::ALL {
            let count = row.int(unit.word(), 0, 100)? as u8;
            if count > 0 {
                self.forces.push(Force { zone, army: owner.into(), unit, count });
            }
        }
        let count = row.int("partisan", 0, 20)? as u8;
        match owner.power() {
            Some(controller) if count > 0 && partisans => self.bands.push(Band { zone, controller, count }),
            None if count > 0 => return Err(row.fault("minors control no partisans")),
            _ => {}
        }
        Ok(())
    }
}

fn pairs(row: &Row, column: &str) -> Result<Vec<(Power, Power)>, Fault> {
    row.text(column)?.split_whitespace().map(|text| pair(row, text)).collect()
}

fn starts(scenario: &str, data: &Data) -> Result<Vec<Start>, Fault> {
    let sheet = data.sheet("ownership")?;
    let start = |zone: &Zone| -> Result<Start, Fault> {
        let row = sheet.row(zone.word())?;
        let said = row.text(&format!("owner_{scenario}"))?;
        let owner = Owner::parse(said).ok_or_else(|| row.fault(format!("'{said}' is no power and no minor")))?;
        let right: Option<Power> = maybe(row, &format!("right_{scenario}"))?;
        let status: Status = row.slot(&format!("status_{scenario}"))?;
        let sound = right.is_none_or(|right| status == Status::Captured && owner.alliance() != Some(right.alliance()));
        if !sound {
            return Err(row.fault("a right is kept only to a zone captured by another alliance"));
        }
        Ok(Start { owner, status, right })
    };
    Zone::ALL.iter().map(start).collect()
}
