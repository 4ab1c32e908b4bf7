//! The ground of one battle: terrain, roads, streams, forts, objectives, and what a step costs.

use staffetta_kernel::{Data, Fault, Target};

use crate::hex::{DIRECTION_NAMES, HEXES, Hex};
use crate::hex_set::{Discs, HexSet};
use crate::kinds::{Battle, Terrain};
use crate::line_of_sight::Sight;

/// The most objectives, and forts.
pub const OBJECTIVES: usize = 7;
/// How many forts there are.
pub const FORTS: usize = 12;
/// The movement points of men on foot.
pub const FOOT: usize = 4;
/// No step costs more movement points than this.
const MOST_COST: usize = 16;

/// A line of the Terrain Effects Chart (BN-T1).
#[derive(Clone, Copy, Debug, Default)]
pub struct Ground {
    /// Movement points to enter.
    pub cost: u8,
    /// A modified die of this or more is a hit.
    pub attack: i8,
    /// What the defender adds in an assault.
    pub assault: i8,
    /// Does it block the line of sight?
    pub blocks: bool,
}

/// The ground of one battle.
#[derive(Debug)]
pub struct Map {
    /// What the ground is.
    pub terrain: Vec<Terrain>,
    /// The number of the objective in each hex.
    objective: Vec<Option<u8>>,
    /// The number of the fort in each hex, from 0.
    fort: Vec<Option<u8>>,
    /// The hexes of the objectives, in the order of their ids.
    pub objectives: Vec<Hex>,
    /// The names of the objectives.
    pub objective_names: Vec<String>,
    /// The hexes of the forts, by number.
    pub forts: Vec<Hex>,
    /// Neighbours in the order of the directions.
    pub neighbours: Vec<[Hex; 6]>,
    /// What a step in each direction costs men on foot; 0 if it cannot be made.
    pub cost: Vec<[u8; 6]>,
    /// Directions in which men on foot may step with so many movement points, as bits; the last is with any number.
    ways: Vec<[u8; MOST_COST + 1]>,
    /// The hexes that men on foot could come to with 0 to [`FOOT`] points if nobody stood in the way.
    on_foot: Vec<[HexSet; FOOT + 1]>,
    /// Directions in which an armoured car may go, as bits (BN-T4).
    pub drivable: Vec<u8>,
    /// Directions with a stream and no road, as bits (BN-T2).
    pub stream: Vec<u8>,
    /// Hexes with a road, as the directions it takes.
    pub roads: Vec<u8>,
    /// What entering from off the map costs; 0 if it cannot be done.
    pub entry_cost: Vec<u8>,
    /// Lines of sight.
    pub sight: Sight,
    /// The hexes around each hex.
    pub discs: &'static Discs,
    /// Column and slanted row of each hex.
    axial: Vec<(i8, i8)>,
    /// Hexes on the reserve side of the line (BN-16.6).
    reserve: HexSet,
    /// Ground by terrain, then fort, bunker.
    grounds: [Ground; 7],
    /// What a stream adds to the defence.
    pub stream_assault: i8,
}

const FORT: usize = 5;
const BUNKER: usize = 6;

fn grounds(data: &Data) -> Result<([Ground; 7], u8, u8, i8), Fault> {
    let sheet = data.sheet("terrain")?;
    let words = ["clear", "wood", "hill", "settlement", "river", "fort", "bunker"];
    let mut grounds = [Ground::default(); 7];
    for (ground, word) in grounds.iter_mut().zip(words) {
        let row = sheet.row(word)?;
        *ground = Ground {
            cost: row.int("cost", 0, 12)? as u8,
            attack: row.int("attack", 1, 12)? as i8,
            assault: row.int("assault", -6, 12)? as i8,
            blocks: row.flag("blocks")?,
        };
    }
    let stream = sheet.row("stream")?;
    let road = sheet.row("road")?.int("cost", 1, 4)? as u8;
    Ok((grounds, road, stream.int("cost", 0, 4)? as u8, stream.int("assault", -6, 12)? as i8))
}

impl Map {
    /// Reads the map of a battle.
    pub fn read(battle: Battle, data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet(battle.word())?;
        let (grounds, road_cost, stream_cost, stream_assault) = grounds(data)?;
        let mut terrain = vec![Terrain::Clear; HEXES];
        let mut fort = vec![None; HEXES];
        let mut objectives = Vec::new();
        let mut forts = vec![Hex::NONE; if battle == Battle::Tarnova { FORTS } else { 0 }];
        let (mut roads, mut streams, mut bridges) = (vec![0u8; HEXES], vec![0u8; HEXES], HexSet::NONE);
        if sheet.rows().len() != HEXES {
            return Err(Fault::new("bad-data", battle.word(), format!("a map has {HEXES} hexes")));
        }
        for row in sheet.rows() {
            let Some(hex) = Hex::parse(row.key()) else { return Err(row.fault("this is no hex")) };
            terrain[hex.at()] = row.slot("terrain")?;
            for (column, sides) in [("road_sides", &mut roads), ("stream_sides", &mut streams)] {
                for name in row.text(column)?.split_whitespace() {
                    let Some(direction) = DIRECTION_NAMES.iter().position(|&n| n == name) else {
                        return Err(row.fault(format!("'{name}' in column '{column}' is no direction")));
                    };
                    sides[hex.at()] |= 1 << direction;
                }
            }
            if row.flag("bridge")? {
                bridges.insert(hex);
            }
            let number = row.int("fort", 0, FORTS as i64)? as usize;
            if number > 0 {
                let Some(place) = forts.get_mut(number - 1) else { return Err(row.fault("there are no forts here")) };
                *place = hex;
                fort[hex.at()] = Some(number as u8 - 1);
            }
            let name = row.text("objective")?;
            if !name.is_empty() {
                objectives.push((hex, name.to_owned()));
            }
        }
        if objectives.len() > OBJECTIVES || forts.contains(&Hex::NONE) {
            return Err(Fault::new("bad-data", battle.word(), "there are 7 objectives or 12 forts"));
        }
        objectives.sort();
        let mut objective = vec![None; HEXES];
        for (number, (hex, _)) in objectives.iter().enumerate() {
            objective[hex.at()] = Some(number as u8);
        }
        let blocking = Hex::all().filter(|hex| grounds[terrain[hex.at()] as usize].blocks).collect();
        let neighbours: Vec<[Hex; 6]> =
            Hex::all().map(|hex| std::array::from_fn(|d| hex.neighbour(d).unwrap_or(Hex::NONE))).collect();
        let mut map = Self {
            objective,
            fort,
            objective_names: objectives.iter().map(|(_, name)| name.clone()).collect(),
            objectives: objectives.iter().map(|(hex, _)| *hex).collect(),
            forts,
            neighbours,
            cost: vec![[0; 6]; HEXES],
            ways: vec![[0; MOST_COST + 1]; HEXES],
            on_foot: Vec::new(),
            discs: Discs::known(),
            drivable: vec![0; HEXES],
            stream: vec![0; HEXES],
            entry_cost: vec![0; HEXES],
            roads: roads.clone(),
            sight: Sight::over(&blocking),
            axial: Hex::all().map(|hex| (hex.axial().x as i8, hex.axial().y as i8)).collect(),
            reserve: HexSet::NONE,
            grounds,
            stream_assault,
            terrain,
        };
        map.tables(&roads, &streams, &bridges, road_cost, stream_cost);
        Ok(map)
    }

    fn tables(&mut self, roads: &[u8], streams: &[u8], bridges: &HexSet, road_cost: u8, stream_cost: u8) {
        for hex in Hex::all() {
            let (x, y) = hex.plane();
            if 45 * (y - 24) - 15 * x >= 0 {
                self.reserve.insert(hex);
            }
            let wet = |hex: Hex| self.terrain[hex.at()] == Terrain::River;
            let own = &self.grounds[self.terrain[hex.at()] as usize];
            self.entry_cost[hex.at()] = if wet(hex) { 0 } else { own.cost.max(1) };
            for direction in 0..6 {
                let to = self.neighbours[hex.at()][direction];
                if !to.on_map() {
                    continue;
                }
                let road = roads[hex.at()] >> direction & 1 == 1;
                let stream = streams[hex.at()] >> direction & 1 == 1 && !road;
                // Deep water is crossed on a bridge, along its road only.
                let barred = (wet(to) && !(road && bridges.has(to))) || (wet(hex) && !road);
                let ground = &self.grounds[self.terrain[to.at()] as usize];
                let cost = if road { road_cost } else { ground.cost.max(1) + if stream { stream_cost } else { 0 } };
                self.cost[hex.at()][direction] = if barred { 0 } else { cost };
                let enough = if barred { MOST_COST + 1 } else { usize::from(cost) };
                self.ways[hex.at()].iter_mut().skip(enough).for_each(|ways| *ways |= 1 << direction);
                let open = road || (self.terrain[to.at()] == Terrain::Clear && !stream);
                self.drivable[hex.at()] |= u8::from(open && !barred) << direction;
                self.stream[hex.at()] |= u8::from(stream) << direction;
            }
        }
        self.on_foot = Hex::all().map(|hex| self.on_foot_from(hex)).collect();
    }

    fn on_foot_from(&self, from: Hex) -> [HexSet; FOOT + 1] {
        let mut reached = [HexSet::NONE; FOOT + 1];
        reached.iter_mut().for_each(|set| set.insert(from));
        for spent in 0..FOOT {
            // Who comes with fewer points spent was looked at before.
            let fresh = if spent == 0 { reached[0] } else { reached[spent].minus(&reached[spent - 1]) };
            for here in fresh {
                for (to, cost) in self.neighbours[here.at()].into_iter().zip(self.cost[here.at()]) {
                    if cost > 0 {
                        reached.iter_mut().skip(spent + usize::from(cost)).for_each(|set| set.insert(to));
                    }
                }
            }
        }
        reached
    }

    /// How many hexes apart they lie.
    #[inline]
    pub fn distance(&self, one: Hex, other: Hex) -> u8 {
        let (aq, ar) = self.axial[one.at()];
        let (bq, br) = self.axial[other.at()];
        let (dq, dr) = (bq - aq, br - ar);
        (dq.unsigned_abs() + dr.unsigned_abs() + (dq + dr).unsigned_abs()) / 2
    }

    /// The directions in which men on foot may step with so many movement points, as bits (BN-8.2).
    #[inline]
    pub fn ways(&self, from: Hex, mp: u8) -> u8 {
        self.ways[from.at()][usize::from(mp).min(MOST_COST)]
    }

    /// The hexes that men on foot could come to with so many points, at most [`FOOT`], if nobody stood in the way.
    #[inline]
    pub fn reach_on_foot(&self, from: Hex, mp: u8) -> &HexSet {
        &self.on_foot[from.at()][usize::from(mp).min(FOOT)]
    }

    /// Those in which they may step at all.
    #[inline]
    pub fn passable(&self, from: Hex) -> u8 {
        self.ways[from.at()][MOST_COST]
    }

    /// The direction of a neighbour.
    #[inline]
    pub fn direction(&self, from: Hex, to: Hex) -> Option<usize> {
        self.neighbours[from.at()].iter().position(|&hex| hex == to)
    }

    /// Is the hex on the reserve side of the line, or on it (BN-16.6)?
    #[inline]
    pub fn in_reserve(&self, hex: Hex) -> bool {
        self.reserve.has(hex)
    }

    /// The terrain of the hex.
    #[inline]
    pub fn ground(&self, hex: Hex) -> Terrain {
        self.terrain[hex.at()]
    }

    /// Does its ground block the line of sight (BN-8.10)?
    pub fn blocks(&self, hex: Hex) -> bool {
        self.grounds[self.terrain[hex.at()] as usize].blocks
    }

    /// The number of the objective in the hex.
    #[inline]
    pub fn objective(&self, hex: Hex) -> Option<u8> {
        self.objective[hex.at()]
    }

    /// The number of the fort in the hex, from 0.
    #[inline]
    pub fn fort(&self, hex: Hex) -> Option<u8> {
        self.fort[hex.at()]
    }

    /// Has the hex a fort?
    #[inline]
    pub fn is_fort(&self, hex: Hex) -> bool {
        self.fort[hex.at()].is_some()
    }

    /// What a die must reach to hit, with and without a bunker: the best of what is there (BN-T1).
    #[inline]
    pub fn attack(&self, hex: Hex, bunker: bool) -> i8 {
        self.best(hex, bunker, |ground| ground.attack)
    }

    /// What the ground adds to the defence: the best of what is there (BN-T1).
    #[inline]
    pub fn defence(&self, hex: Hex, bunker: bool) -> i8 {
        self.best(hex, bunker, |ground| ground.assault)
    }

    #[inline]
    fn best(&self, hex: Hex, bunker: bool, of: impl Fn(&Ground) -> i8) -> i8 {
        let own = of(&self.grounds[self.terrain[hex.at()] as usize]);
        if !self.is_fort(hex) {
            return own;
        }
        let fort = own.max(of(&self.grounds[FORT]));
        if bunker { fort.max(of(&self.grounds[BUNKER])) } else { fort }
    }
}
