//! Options, data and tables of one table: read once, shared, never changed.

mod generation;
mod map;
mod minors;
mod permissions;
mod powers;
mod scenario;

pub use generation::Generation;
pub use map::Map;
pub use minors::{MinorData, Script};
pub use permissions::Permissions;
pub use powers::{PowerData, UnitData};
pub use scenario::ScenarioData;

use staffetta_kernel::{Data, Fault, Options, Row, Seat, Target};

use crate::options::House;
use crate::power::{MINORS, Minor, POWERS, Power, PowerSet};
use crate::unit::{Facility, UNITS, Works};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// The rules of one table.
#[derive(Debug)]
pub struct Rules {
    pub seats: u8,
    pub house: House,
    pub map: Map,
    pub units: [UnitData; UNITS],
    pub powers: [PowerData; POWERS],
    pub minors: Vec<MinorData>,
    pub scenario: ScenarioData,
    pub generation: Generation,
    pub permissions: Permissions,
    pub actions: Actions,
    pub facilities: Facilities,
    pub numbers: Numbers,
    /// Who takes turns (section 3.9 of the rules: all, unless Asia is frozen).
    pub active: PowerSet,
    /// Zones that nothing enters or leaves, nor happens in.
    pub frozen: ZoneSet,
    /// Which minor a zone is of.
    pub minor_of: Vec<Option<Minor>>,
    seat_of: [Seat; POWERS],
}

/// Up to which number an action of partisans succeeds, and from which it fails (PAR 4).
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    pub success: u8,
    pub failure: u8,
}

/// The actions of partisans.
#[derive(Clone, Copy, Debug)]
pub struct Actions {
    pub recruitment: Chance,
    pub sabotage: Chance,
    pub disruption: Chance,
    pub supplies: Chance,
    pub support: Chance,
}

/// What facilities bear and bring.
#[derive(Clone, Copy, Debug)]
pub struct Facilities {
    most: [u8; 4],
    output: [u8; 2],
    output_abroad: [u8; 2],
}

/// Numbers that stand in no other table.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    pub supply_markers: u8,
    pub supply_marker_price: u16,
    pub supply_marker_bonus: u8,
    pub ccp_partisan_price: u16,
    pub influence_price: u16,
    pub repair_price: u16,
    pub lend_most: u8,
    pub usa_lends_from: u16,
    pub china_places: u8,
    pub ccp_least_income: u16,
    pub battle_rounds: u8,
    pub hunt_rounds: u8,
    pub bonus_zones: u8,
    pub bonus_most: u8,
    pub spain_rounds: u8,
    pub spain_nationalist_from: i16,
    pub militia_per_zone: u8,
    pub partisan_attack: u8,
    pub partisan_defence: u8,
    pub mountain_attack: u8,
    pub mountain_defence: u8,
}

impl Rules {
    /// From the options and the data files.
    pub fn read(seats: u8, options: &Options, data: &Data) -> Result<Self, Fault> {
        let house = House::read(seats, options);
        let map = Map::read(data)?;
        let minors = minors::read(data)?;
        let scenario = ScenarioData::read(&house, data)?;
        let frozen_asia = scenario.asia_frozen;
        let active = if frozen_asia {
            PowerSet::ALL.without(Power::Japan).without(Power::Kmt).without(Power::Ccp)
        } else {
            PowerSet::ALL
        };
        let mut minor_of = vec![None; crate::zone::ZONES];
        for minor in &minors {
            minor.zones.iter().for_each(|zone| minor_of[zone as usize] = Some(minor.minor));
        }
        let still = |zone: &Zone| {
            let owner = scenario.start[*zone as usize].owner;
            match (owner.power(), owner.minor()) {
                (Some(power), _) => !active.has(power),
                (None, minor) => minor.is_some_and(|minor| minors[minor as usize].east_asia),
            }
        };
        let frozen = if frozen_asia { Zone::ALL.iter().copied().filter(still).collect() } else { ZoneSet::NONE };
        Ok(Self {
            seats,
            units: powers::units(data)?,
            powers: powers::powers(data)?,
            generation: Generation::read(&map, data)?,
            permissions: Permissions::read(&scenario, &minors, data)?,
            actions: Actions::read(data)?,
            facilities: Facilities::read(data)?,
            numbers: Numbers::read(data)?,
            seat_of: seat_map(seats, frozen_asia, data)?,
            house,
            map,
            minors,
            scenario,
            active,
            frozen,
            minor_of,
        })
    }

    /// The seat that leads a power.
    #[inline]
    pub fn seat_of(&self, power: Power) -> Seat {
        self.seat_of[power.at()]
    }

    /// The powers that a seat leads.
    pub fn powers_of(&self, seat: Seat) -> PowerSet {
        Power::ALL.iter().copied().filter(|&power| self.seat_of(power) == seat).collect()
    }

    /// The calendar year of a round.
    #[inline]
    pub fn year(&self, round: u8) -> u16 {
        self.scenario.first_year + u16::from(round.saturating_sub(1) / self.scenario.rounds_in_a_year)
    }

    /// The most damage that a facility of this zone bears; nothing where there is none (GW-3.6).
    pub fn most_damage(&self, zone: Zone, facility: Facility) -> u8 {
        let data = self.map.zone(zone);
        match facility {
            Facility::Factory => match data.works {
                Works::None => 0,
                Works::Major => self.facilities.most[0],
                Works::Minor => self.facilities.most[1],
            },
            Facility::Port => self.facilities.most[2] * u8::from(data.port),
            Facility::Railway => self.facilities.most[3] * u8::from(data.railway),
        }
    }

    /// What an undamaged factory brings its possessor.
    pub fn output(&self, zone: Zone, possessor: Power) -> u8 {
        let data = self.map.zone(zone);
        let at_home = data.home == Some(possessor);
        let by_size = if at_home { self.facilities.output } else { self.facilities.output_abroad };
        match data.works {
            Works::None => 0,
            Works::Major => by_size[0],
            Works::Minor => by_size[1],
        }
    }

    /// The row of a minor.
    #[inline]
    pub fn minor(&self, minor: Minor) -> &MinorData {
        &self.minors[minor as usize % MINORS]
    }
}

fn seat_map(seats: u8, frozen: bool, data: &Data) -> Result<[Seat; POWERS], Fault> {
    let sheet = data.sheet("seats")?;
    let special = format!("{seats}-frozen");
    let row = match sheet.rows().iter().find(|row| frozen && row.key() == special) {
        Some(row) => row,
        None => sheet.row(&seats.to_string())?,
    };
    let mut map = [Seat(0); POWERS];
    for &power in Power::ALL {
        map[power.at()] = Seat(row.int(power.word(), 0, i64::from(seats) - 1)? as u8);
    }
    Ok(map)
}

impl Actions {
    fn read(data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet("actions")?;
        let chance = |key: &str| -> Result<Chance, Fault> {
            let row = sheet.row(key)?;
            Ok(Chance { success: row.int("success", 0, 12)? as u8, failure: row.int("failure", 1, 13)? as u8 })
        };
        Ok(Self {
            recruitment: chance("recruitment")?,
            sabotage: chance("sabotage")?,
            disruption: chance("disruption")?,
            supplies: chance("supplies")?,
            support: chance("support")?,
        })
    }
}

impl Facilities {
    fn read(data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet("facilities")?;
        let column = |key: &str, column: &str, most: i64| -> Result<u8, Fault> {
            Ok(sheet.row(key)?.int(column, 0, most)? as u8)
        };
        Ok(Self {
            most: [
                column("major", "maximum", 15)?,
                column("minor", "maximum", 15)?,
                column("port", "maximum", 3)?,
                column("railway", "maximum", 3)?,
            ],
            output: [column("major", "output", 20)?, column("minor", "output", 20)?],
            output_abroad: [column("major", "output_abroad", 20)?, column("minor", "output_abroad", 20)?],
        })
    }
}

impl Numbers {
    fn read(data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet("numbers")?;
        let value = |key: &str, min: i64, max: i64| -> Result<i64, Fault> { sheet.row(key)?.int("value", min, max) };
        let units = data.sheet("units")?;
        let partisan = |key: &str, column: &str| -> Result<u8, Fault> { Ok(units.row(key)?.int(column, 0, 12)? as u8) };
        Ok(Self {
            supply_markers: value("supply_markers", 0, 100)? as u8,
            supply_marker_price: value("supply_marker_price", 0, 100)? as u16,
            supply_marker_bonus: value("supply_marker_bonus", 0, 11)? as u8,
            ccp_partisan_price: value("ccp_partisan_price", 0, 100)? as u16,
            influence_price: value("influence_price", 0, 100)? as u16,
            repair_price: value("repair_price", 1, 100)? as u16,
            lend_most: value("lend_most", 0, 20)? as u8,
            usa_lends_from: value("usa_lends_from", 0, 9999)? as u16,
            china_places: value("china_places", 0, 20)? as u8,
            ccp_least_income: value("ccp_least_income", 0, 100)? as u16,
            battle_rounds: value("battle_rounds", 1, 100)? as u8,
            hunt_rounds: value("hunt_rounds", 1, 100)? as u8,
            bonus_zones: value("bonus_zones", 1, 100)? as u8,
            bonus_most: value("bonus_most", 0, 100)? as u8,
            spain_rounds: value("spain_rounds", 1, 20)? as u8,
            spain_nationalist_from: value("spain_nationalist_from", -20, 40)? as i16,
            militia_per_zone: value("militia_per_zone", 0, 20)? as u8,
            partisan_attack: partisan("partisan", "attack")?,
            partisan_defence: partisan("partisan", "defence")?,
            mountain_attack: partisan("mountain_partisan", "attack")?,
            mountain_defence: partisan("mountain_partisan", "defence")?,
        })
    }
}

/// A thing by its word in a column; none where the column is empty.
fn maybe<T: Target>(row: &Row, column: &str) -> Result<Option<T>, Fault> {
    if row.text(column)?.is_empty() { Ok(None) } else { row.slot(column).map(Some) }
}

/// A pair of powers written `japan-uk`.
fn pair(row: &Row, text: &str) -> Result<(Power, Power), Fault> {
    let read = || {
        let (a, b) = text.split_once('-')?;
        Some((Power::parse(a)?, Power::parse(b)?))
    };
    read().ok_or_else(|| row.fault(format!("'{text}' is no pair of powers such as japan-uk")))
}
