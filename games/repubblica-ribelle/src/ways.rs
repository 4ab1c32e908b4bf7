//! The cheapest ways between territories, computed once (RR-3.2, RR-3.3).

use crate::map::{Region, TERRITORIES, Territory};

/// The cheapest way between two territories.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// Movement points.
    pub cost: u8,
    /// It uses the free crossing of the Radici Road.
    pub free: bool,
    len: u8,
    path: [Territory; 8],
}

impl Way {
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

/// All cheapest ways, without and with a free crossing of the Radici Road.
#[derive(Clone, Debug)]
pub struct Ways([[[Option<Way>; TERRITORIES]; TERRITORIES]; 2]);

impl Ways {
    /// Computes them from the roads and the red ones among them.
    pub fn new(roads: &[Region; TERRITORIES], radici: &[Region; TERRITORIES]) -> Self {
        let mut ways = [[[None; TERRITORIES]; TERRITORIES]; 2];
        for (red_free, table) in ways.iter_mut().enumerate() {
            for (from, row) in table.iter_mut().enumerate() {
                let circle = Circle::around(from, red_free == 1, roads, radici);
                for (to, way) in row.iter_mut().enumerate() {
                    *way = circle.way(to);
                }
            }
        }
        Self(ways)
    }

    /// The cheapest way, if there is one.
    #[inline]
    pub fn get(&self, from: Territory, to: Territory, red_free: bool) -> Option<Way> {
        self.0[usize::from(red_free)][from as usize][to as usize]
    }
}

/// What it costs to get anywhere from one territory. A place is a territory and whether the crossing is still free.
struct Circle {
    start: usize,
    cost: [u8; TERRITORIES * 2],
    before: [u8; TERRITORIES * 2],
}

impl Circle {
    fn around(from: usize, red_free: bool, roads: &[Region; TERRITORIES], radici: &[Region; TERRITORIES]) -> Self {
        let start = from * 2 + usize::from(red_free);
        let mut circle = Self { start, cost: [u8::MAX; TERRITORIES * 2], before: [u8::MAX; TERRITORIES * 2] };
        circle.cost[start] = 0;
        // No way is longer than the number of places.
        for _ in 0..TERRITORIES * 2 {
            for place in 0..TERRITORIES * 2 {
                if circle.cost[place] == u8::MAX {
                    continue;
                }
                let (here, free) = (place / 2, place % 2 == 1);
                for there in (0..TERRITORIES).filter(|there| roads[here] >> there & 1 == 1) {
                    let red = free && radici[here] >> there & 1 == 1;
                    let price = circle.cost[place] + u8::from(!red);
                    let then = there * 2 + usize::from(free && !red);
                    if price < circle.cost[then] {
                        circle.cost[then] = price;
                        circle.before[then] = place as u8;
                    }
                }
            }
        }
        circle
    }

    fn way(&self, to: usize) -> Option<Way> {
        let (spent, kept) = (to * 2, to * 2 + 1);
        // The free crossing is kept where the price is the same.
        let end = if self.cost[kept] <= self.cost[spent] { kept } else { spent };
        let mut way = Way {
            cost: self.cost[end],
            free: self.start % 2 == 1 && end % 2 == 0,
            len: 0,
            path: [Territory::default(); 8],
        };
        let mut at = end;
        while at != self.start {
            *way.path.get_mut(usize::from(way.len))? = Territory::ALL[at / 2];
            way.len += 1;
            at = (*self.before.get(at)?).into();
            if at >= TERRITORIES * 2 {
                return None;
            }
        }
        way.path[..usize::from(way.len)].reverse();
        Some(way)
    }
}
