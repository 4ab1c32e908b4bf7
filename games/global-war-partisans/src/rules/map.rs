//! The map: zones and links.

use staffetta_kernel::{Data, Fault, Row};

use super::maybe;
use crate::power::{Owner, Power};
use crate::unit::{REGIONS, Region, Terrain, Works};
use crate::zone::{ZONES, Zone};
use crate::zone_set::ZoneSet;

/// What never changes of a zone.
#[derive(Clone, Copy, Debug)]
pub struct ZoneData {
    pub terrain: Terrain,
    /// Who possessed it in 1936.
    pub original: Owner,
    /// Whose home country it is part of.
    pub home: Option<Power>,
    pub ipp: u8,
    pub vp: u8,
    pub capital: bool,
    pub works: Works,
    pub port: bool,
    pub railway: bool,
}

/// Where a zone lies: on the schematic map, from its north-west, and on the globe, in whole degrees.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub x: u16,
    pub y: u16,
    pub latitude: i16,
    pub longitude: i16,
}

/// A way over the sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeaLane {
    pub to: Zone,
    pub region: Region,
}

/// The map.
#[derive(Debug)]
pub struct Map {
    zones: Vec<ZoneData>,
    positions: Vec<Position>,
    land: Vec<ZoneSet>,
    neighbours: Vec<Vec<Zone>>,
    lanes: Vec<Vec<SeaLane>>,
    overseas: Vec<ZoneSet>,
    /// Zones of each name of the column `tags`.
    tags: Vec<(String, ZoneSet)>,
    pub mountains: ZoneSet,
    pub plains: ZoneSet,
    pub railways: ZoneSet,
    pub ports: ZoneSet,
    pub factories: ZoneSet,
    pub homes: Vec<ZoneSet>,
    /// Capitals and factories of each home country: where supply begins (GW-8.21).
    pub sources: Vec<ZoneSet>,
    /// Zones with a lane of each sea.
    pub shores: [ZoneSet; REGIONS],
    pub china: ZoneSet,
    pub manchu: ZoneSet,
    pub formosa: ZoneSet,
    pub spain: ZoneSet,
}

impl Map {
    /// From `zones.csv` and `links.csv`.
    pub fn read(data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet("zones")?;
        let mut tags: Vec<(String, ZoneSet)> = Vec::new();
        let mut zones = Vec::with_capacity(ZONES);
        let mut positions = Vec::with_capacity(ZONES);
        for &zone in Zone::ALL {
            let row = sheet.row(zone.word())?;
            zones.push(ZoneData::read(row)?);
            positions.push(Position::read(row)?);
            for tag in row.text("tags")?.split_whitespace() {
                match tags.iter_mut().find(|(name, _)| name == tag) {
                    Some((_, set)) => set.insert(zone),
                    None => tags.push((tag.to_owned(), ZoneSet::one(zone))),
                }
            }
        }
        let all = |is: &dyn Fn(&ZoneData) -> bool| -> ZoneSet {
            Zone::ALL.iter().copied().filter(|&zone| is(&zones[zone as usize])).collect()
        };
        let homes: Vec<ZoneSet> = Power::ALL.iter().map(|&power| all(&|zone| zone.home == Some(power))).collect();
        let sources = all(&|zone| zone.capital || zone.works != Works::None);
        let mut map = Self {
            mountains: all(&|zone| zone.terrain == Terrain::Mountain),
            plains: all(&|zone| zone.terrain == Terrain::Plain),
            railways: all(&|zone| zone.railway),
            ports: all(&|zone| zone.port),
            factories: all(&|zone| zone.works != Works::None),
            sources: homes.iter().map(|&home| home & sources).collect(),
            homes,
            land: vec![ZoneSet::NONE; ZONES],
            neighbours: vec![Vec::new(); ZONES],
            lanes: vec![Vec::new(); ZONES],
            overseas: vec![ZoneSet::NONE; ZONES],
            shores: [ZoneSet::NONE; REGIONS],
            china: ZoneSet::NONE,
            manchu: ZoneSet::NONE,
            formosa: ZoneSet::NONE,
            spain: ZoneSet::NONE,
            zones,
            positions,
            tags,
        };
        (map.china, map.manchu) = (map.tag("china"), map.tag("manchu"));
        (map.formosa, map.spain) = (map.tag("formosa"), map.tag("spain"));
        for row in data.sheet("links")?.rows() {
            map.link(row)?;
        }
        map.finish_links();
        Ok(map)
    }

    fn link(&mut self, row: &Row) -> Result<(), Fault> {
        let (a, b): (Zone, Zone) = (row.slot("a")?, row.slot("b")?);
        if a == b || self.land[a as usize].has(b) || self.overseas[a as usize].has(b) {
            return Err(row.fault("the link leads nowhere or stands twice"));
        }
        match row.text("kind")? {
            "land" => {
                self.land[a as usize].insert(b);
                self.land[b as usize].insert(a);
            }
            "sea" => {
                let region: Region = row.slot("region")?;
                for (from, to) in [(a, b), (b, a)] {
                    self.lanes[from as usize].push(SeaLane { to, region });
                    self.overseas[from as usize].insert(to);
                    self.shores[region as usize].insert(from);
                }
            }
            other => return Err(row.fault(format!("'{other}' is neither land nor sea"))),
        }
        Ok(())
    }

    fn finish_links(&mut self) {
        for (zone, land) in self.land.iter().enumerate() {
            self.neighbours[zone] = land.iter().collect();
            self.lanes[zone].sort_by_key(|lane| lane.to);
        }
    }

    /// The zones of a tag of Table 3-1.
    pub fn tag(&self, name: &str) -> ZoneSet {
        match self.tags.iter().find(|(tag, _)| tag == name) {
            Some((_, set)) => *set,
            None if name == "usa_home" => self.homes[Power::Usa.at()],
            None => ZoneSet::NONE,
        }
    }

    /// What never changes of a zone.
    #[inline]
    pub fn zone(&self, zone: Zone) -> &ZoneData {
        &self.zones[zone as usize]
    }
    /// Where a zone lies.
    pub fn position(&self, zone: Zone) -> &Position {
        &self.positions[zone as usize]
    }
    /// Zones linked over land.
    #[inline]
    pub fn land(&self, zone: Zone) -> ZoneSet {
        self.land[zone as usize]
    }
    /// The same in order: at most eight.
    #[inline]
    pub fn neighbours(&self, zone: Zone) -> &[Zone] {
        &self.neighbours[zone as usize]
    }
    /// Ways over the sea.
    #[inline]
    pub fn lanes(&self, zone: Zone) -> &[SeaLane] {
        &self.lanes[zone as usize]
    }
    /// Zones at the end of a way over the sea.
    #[inline]
    pub fn overseas(&self, zone: Zone) -> ZoneSet {
        self.overseas[zone as usize]
    }
    /// The sea between two zones.
    pub fn region(&self, from: Zone, to: Zone) -> Option<Region> {
        self.lanes(from).iter().find(|lane| lane.to == to).map(|lane| lane.region)
    }
}

impl Position {
    fn read(row: &Row) -> Result<Self, Fault> {
        let degrees = |column: &str| -> Result<i16, Fault> {
            let text = row.text(column)?;
            let fault = || row.fault(format!("'{text}' in column '{column}' is no number of degrees"));
            text.parse::<f32>().map(|degrees| degrees.floor() as i16).map_err(|_| fault())
        };
        let pixels = |column: &str| Ok::<u16, Fault>(row.int(column, 0, 4000)? as u16);
        Ok(Self { x: pixels("x")?, y: pixels("y")?, latitude: degrees("lat")?, longitude: degrees("lon")? })
    }
}

impl ZoneData {
    fn read(row: &Row) -> Result<Self, Fault> {
        let original = row.text("original")?;
        Ok(Self {
            terrain: row.slot("terrain")?,
            original: Owner::parse(original)
                .ok_or_else(|| row.fault(format!("'{original}' in column 'original' is no power and no minor")))?,
            home: maybe(row, "home")?,
            ipp: row.int("ipp", 0, 50)? as u8,
            vp: row.int("vp", 0, 20)? as u8,
            capital: row.flag("capital")?,
            works: row.slot("factory")?,
            port: row.flag("port")?,
            railway: row.flag("railway")?,
        })
    }
}
