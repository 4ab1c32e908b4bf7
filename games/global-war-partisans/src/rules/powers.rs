//! Powers and units as the data has them.

use staffetta_kernel::{Data, Fault};

use crate::power::{POWERS, Power};
use crate::unit::{REGIONS, Region, UNITS, Unit};

/// The numbers of a type of unit.
#[derive(Clone, Copy, Debug, Default)]
pub struct UnitData {
    pub attack: u8,
    pub defence: u8,
    pub movement: u8,
    pub cost: u16,
    pub bought_per_turn: u8,
    /// The last calendar year in which it is for sale.
    pub last_year: u16,
}

/// The numbers of a power.
#[derive(Clone, Copy, Debug)]
pub struct PowerData {
    /// How many partisan pieces it has.
    pub pool: u8,
    /// Whose pieces it uses if the Chinese share (option `chinese_pool`).
    pub shared_pool: Power,
    /// Units that may cross the sea in a turn.
    pub shipping: u8,
    /// Units that may use strategic rail in a turn.
    pub rail: u8,
    /// How well it intercepts crossings in each sea.
    pub rating: [u8; REGIONS],
}

/// From `units.csv`.
pub fn units(data: &Data) -> Result<[UnitData; UNITS], Fault> {
    let sheet = data.sheet("units")?;
    let mut units = [UnitData::default(); UNITS];
    for &unit in Unit::ALL {
        let row = sheet.row(unit.word())?;
        let movement = row.int("move", 0, 2)? as u8;
        if unit == Unit::Militia && movement > 0 {
            return Err(row.fault("militia never move"));
        }
        units[unit.at()] = UnitData {
            attack: row.int("attack", 0, 12)? as u8,
            defence: row.int("defence", 1, 12)? as u8,
            movement,
            cost: row.int("cost", 1, 100)? as u16,
            bought_per_turn: row.small("bought_per_turn")?,
            last_year: row.int("last_year", 0, 9999)? as u16,
        };
    }
    Ok(units)
}

/// From `powers.csv`.
pub fn powers(data: &Data) -> Result<[PowerData; POWERS], Fault> {
    let sheet = data.sheet("powers")?;
    let none = PowerData { pool: 0, shared_pool: Power::Germany, shipping: 0, rail: 0, rating: [0; REGIONS] };
    let mut powers = [none; POWERS];
    for &power in Power::ALL {
        let row = sheet.row(power.word())?;
        if row.text("alliance")? != power.alliance().word() {
            return Err(row.fault(format!("{} is of the alliance {}", power.word(), power.alliance().word())));
        }
        let mut rating = [0; REGIONS];
        for &region in Region::ALL {
            rating[region as usize] = row.int(region.word(), 0, 12)? as u8;
        }
        powers[power.at()] = PowerData {
            pool: row.int("pool", 0, 50)? as u8,
            shared_pool: row.slot("shared_pool")?,
            shipping: row.int("shipping", 0, 100)? as u8,
            rail: row.int("rail", 0, 100)? as u8,
            rating,
        };
    }
    Ok(powers)
}
