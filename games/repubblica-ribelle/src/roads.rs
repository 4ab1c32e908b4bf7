//! The roads: which borders they cross, and the cheapest route between any two territories (RR-3.2, RR-3.3).

use staffetta_kernel::flow::Field;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::serde::{Deserialize, Serialize};
use staffetta_kernel::{Data, Fault, Pile};

use crate::map::{LOCALITIES, Locality, TERRITORIES, Territories, Territory};

/// No route crosses more borders: that many points nobody has.
pub const MOST_BORDERS: usize = 8;

/// The territories that a piece has entered, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(crate = "staffetta_kernel::serde", transparent)]
#[schemars(crate = "staffetta_kernel::schemars", inline)]
pub struct Path(Pile<Territory, MOST_BORDERS>);

impl Path {
    /// One more border. Movement points and the free crossing together are fewer than there is room for
    /// (`support.csv` and `numbers.csv` are read with that limit), so that it always finds room.
    #[inline]
    pub fn push(&mut self, territory: Territory) {
        let fits = self.0.push(territory);
        debug_assert!(fits, "a path has room for every movement point");
    }

    /// The territory it leads to.
    #[inline]
    pub fn end(&self) -> Option<Territory> {
        self.0.top()
    }

    /// Was no border crossed?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The territories in order.
    #[inline]
    pub fn as_slice(&self) -> &[Territory] {
        self.0.as_slice()
    }
}

impl Field for Path {
    const BYTES: usize = 1 + MOST_BORDERS;
    #[inline]
    fn write(self, to: &mut [u8]) {
        to[0] = self.0.len() as u8;
        self.0.iter().zip(&mut to[1..]).for_each(|(territory, byte)| *byte = *territory as u8);
    }
    #[inline]
    fn read(from: &[u8]) -> Self {
        Self(from[1..].iter().take(from[0].into()).map(|byte| Territory::read(&[*byte])).collect())
    }
}

/// The cheapest route between two territories.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// Movement points.
    pub cost: u8,
    /// It uses the free crossing of the Radici Road.
    pub free: bool,
    len: u8,
    path: [Territory; MOST_BORDERS],
}

impl Route {
    /// The same at another price: inside one territory the option says what it is.
    #[must_use]
    pub fn at(self, cost: u8) -> Self {
        Self { cost, ..self }
    }

    /// The territories it enters.
    pub fn path(&self) -> &[Territory] {
        &self.path[..usize::from(self.len)]
    }
}

/// All roads that cross a border, and the cheapest routes over them, without and with a free crossing of the Radici
/// Road.
#[derive(Clone, Debug)]
pub struct Roads {
    /// Every road with its ends, and whether it is the Radici Road: for drawings.
    pub ways: Vec<(Locality, Locality, bool)>,
    joined: [Territories; TERRITORIES],
    radici: [Territories; TERRITORIES],
    routes: [[[Option<Route>; TERRITORIES]; TERRITORIES]; 2],
}

impl Roads {
    /// Reads them; a fault names the line.
    pub fn read(data: &Data, territory: &[Territory; LOCALITIES]) -> Result<Self, Fault> {
        let (mut joined, mut radici) = ([Territories::NONE; TERRITORIES], [Territories::NONE; TERRITORIES]);
        let mut ways = Vec::new();
        for row in data.sheet("roads")?.rows() {
            let ends: (Locality, Locality) = (row.slot("from")?, row.slot("to")?);
            let (from, to) = (territory[ends.0 as usize], territory[ends.1 as usize]);
            let crosses = match row.text("crosses_border")? {
                "yes" => true,
                "no" => false,
                other => return Err(row.fault(format!("'{other}' is neither yes nor no"))),
            };
            if crosses != (from != to) {
                return Err(row.fault("a road crosses the border if its ends lie in different territories"));
            }
            let red = match row.text("kind")? {
                "red" => true,
                "white" => false,
                other => return Err(row.fault(format!("'{other}' is neither red nor white"))),
            };
            ways.push((ends.0, ends.1, red));
            if !crosses {
                continue;
            }
            for (a, b) in [(from, to), (to, from)] {
                let (joined, radici) = (&mut joined[a as usize], &mut radici[a as usize]);
                if red && joined.has(b) && !radici.has(b) {
                    return Err(row.fault("two roads of different colour cross one border"));
                }
                *joined = joined.with(b);
                if red {
                    *radici = radici.with(b);
                }
            }
        }
        let mut roads = Self { ways, joined, radici, routes: [[[None; TERRITORIES]; TERRITORIES]; 2] };
        for radici_free in [false, true] {
            for &from in Territory::ALL {
                let search = Search::from(from, radici_free, &roads);
                for &to in Territory::ALL {
                    roads.routes[usize::from(radici_free)][from as usize][to as usize] = search.route(to);
                }
            }
        }
        Ok(roads)
    }

    /// The territories that a road joins to this one.
    #[inline]
    pub fn neighbours(&self, territory: Territory) -> Territories {
        self.joined[territory as usize]
    }

    /// The territories that the Radici Road joins to this one.
    #[inline]
    pub fn radici(&self, territory: Territory) -> Territories {
        self.radici[territory as usize]
    }

    /// The cheapest route between two territories, with or without a free crossing of the Radici Road.
    #[inline]
    pub fn route(&self, from: Territory, to: Territory, radici_free: bool) -> Option<Route> {
        self.routes[usize::from(radici_free)][from as usize][to as usize]
    }

    /// What the cheapest route costs.
    #[inline]
    pub fn distance(&self, from: Territory, to: Territory, radici_free: bool) -> u8 {
        self.route(from, to, radici_free).map_or(u8::MAX, |route| route.cost)
    }
}

/// What it costs to get anywhere from one territory. A place is a territory and whether the crossing is still free.
struct Search {
    start: usize,
    cost: [u8; TERRITORIES * 2],
    before: [u8; TERRITORIES * 2],
}

impl Search {
    fn from(from: Territory, radici_free: bool, roads: &Roads) -> Self {
        let start = from as usize * 2 + usize::from(radici_free);
        let mut search = Self { start, cost: [u8::MAX; TERRITORIES * 2], before: [u8::MAX; TERRITORIES * 2] };
        search.cost[start] = 0;
        // No route is longer than the number of places.
        for _ in 0..TERRITORIES * 2 {
            for place in 0..TERRITORIES * 2 {
                if search.cost[place] == u8::MAX {
                    continue;
                }
                let (here, free) = (Territory::ALL[place / 2], place % 2 == 1);
                for there in roads.neighbours(here).iter() {
                    let red = free && roads.radici(here).has(there);
                    let price = search.cost[place] + u8::from(!red);
                    let then = there as usize * 2 + usize::from(free && !red);
                    if price < search.cost[then] {
                        search.cost[then] = price;
                        search.before[then] = place as u8;
                    }
                }
            }
        }
        search
    }

    fn route(&self, to: Territory) -> Option<Route> {
        let (spent, kept) = (to as usize * 2, to as usize * 2 + 1);
        // The free crossing is kept where the price is the same.
        let end = if self.cost[kept] <= self.cost[spent] { kept } else { spent };
        let mut route = Route {
            cost: self.cost[end],
            free: self.start % 2 == 1 && end.is_multiple_of(2),
            len: 0,
            path: [Territory::default(); MOST_BORDERS],
        };
        let mut at = end;
        while at != self.start {
            *route.path.get_mut(usize::from(route.len))? = Territory::ALL[at / 2];
            route.len += 1;
            at = (*self.before.get(at)?).into();
            if at >= TERRITORIES * 2 {
                return None;
            }
        }
        route.path[..usize::from(route.len)].reverse();
        Some(route)
    }
}
