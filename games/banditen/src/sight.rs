//! Line of sight (BN-8.9 to BN-8.12), exact in integers and worked out once for all pairs of hexes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

use crate::hex::{DIRECTIONS, HEXES, Hex, SIDE};
use crate::hexset::{HexSet, NOWHERE, has, put};

/// What the line between two hexes meets, as seen from the first: places in axial coordinates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Line {
    /// Hexes whose interior it crosses.
    crossed: Vec<hexx::Hex>,
    /// Pairs of hexes between which it runs along the common side.
    sides: Vec<(hexx::Hex, hexx::Hex)>,
}

/// The six vertices of a hex, around its centre, in plane coordinates.
const VERTICES: [(i32, i32); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

const fn plane(place: hexx::Hex) -> (i32, i32) {
    (3 * place.x, 2 * place.y + place.x)
}

/// The line from the centre of the hex at the origin to the one at `to` (BN-8.9).
fn line(to: hexx::Hex) -> Line {
    let (dx, dy) = plane(to);
    let along = |(x, y): (i32, i32)| x * dx + 3 * y * dy;
    let side = |(x, y): (i32, i32)| (dx * y - dy * x).signum();
    let mut line = Line::default();
    let columns = to.x.min(0) - 1..=to.x.max(0) + 1;
    let rows = to.y.min(0) - 1..=to.y.max(0) + 1;
    for hex in columns.flat_map(|q| rows.clone().map(move |r| hexx::Hex::new(q, r))) {
        let (x, y) = plane(hex);
        if hex == to || along((x, y)) <= 0 || along((x, y)) >= along((dx, dy)) {
            continue;
        }
        let signs = VERTICES.map(|(vx, vy)| side((x + vx, y + vy)));
        if signs.contains(&1) && signs.contains(&-1) {
            line.crossed.push(hex);
        } else if side((x, y)) > 0 && signs.iter().filter(|&&sign| sign == 0).count() == 2 {
            // The hex on the other side is the neighbour that lies as far along the line.
            let across = DIRECTIONS.iter().map(|&(dq, dr)| hex + hexx::Hex::new(dq, dr));
            let across = across.filter(|&other| side(plane(other)) < 0 && along(plane(other)) == along((x, y)));
            line.sides.extend(across.map(|other| (hex, other)));
        }
    }
    line
}

/// Lines of sight of a map: which the ground leaves open, and which hexes those cross.
pub struct Sight {
    open: Vec<HexSet>,
    /// Where the crossed hexes of a pair begin in `crossed`; pairs that the ground closes have none.
    starts: Vec<u32>,
    crossed: Vec<u16>,
}

impl std::fmt::Debug for Sight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sight({} crossings)", self.crossed.len())
    }
}

impl Sight {
    /// The lines over a ground with these blocking hexes. They follow from the set alone, so equal grounds share them.
    pub fn over(blocking: &HexSet) -> Arc<Self> {
        static KNOWN: OnceLock<Mutex<HashMap<HexSet, Arc<Sight>>>> = OnceLock::new();
        let known = KNOWN.get_or_init(Mutex::default);
        let mut known = known.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        known.entry(*blocking).or_insert_with(|| Arc::new(Self::new(blocking))).clone()
    }

    fn new(blocking: &HexSet) -> Self {
        let lines = lines();
        let mut sight =
            Self { open: vec![NOWHERE; HEXES], starts: Vec::with_capacity(HEXES * HEXES + 1), crossed: Vec::new() };
        for from in Hex::all() {
            // A side on the edge of the map belongs to one hex only (BN-8.11).
            let blocks = |place: hexx::Hex| Hex::of_axial(from.axial() + place).is_some_and(|hex| has(blocking, hex));
            for to in Hex::all() {
                sight.starts.push(sight.crossed.len() as u32);
                let line = &lines[offset(to.axial() - from.axial())];
                let closed = from == to
                    || line.crossed.iter().any(|&place| blocks(place))
                    || line.sides.iter().any(|&(one, other)| blocks(one) && blocks(other));
                if !closed {
                    put(&mut sight.open[from.at()], to);
                    let crossed = line.crossed.iter().filter_map(|&place| Hex::of_axial(from.axial() + place));
                    sight.crossed.extend(crossed.map(|hex| hex.0));
                }
            }
        }
        sight.starts.push(sight.crossed.len() as u32);
        sight
    }

    /// Does the ground leave the line open (BN-8.10, BN-8.11)?
    #[inline]
    pub fn open(&self, from: Hex, to: Hex) -> bool {
        has(&self.open[from.at()], to)
    }

    /// The hexes to which the ground leaves the line open. They see back.
    #[inline]
    pub fn open_from(&self, from: Hex) -> &HexSet {
        &self.open[from.at()]
    }

    /// The hexes whose interior an open line crosses: a combat unit there closes it (BN-8.10).
    #[inline]
    pub fn crossed(&self, from: Hex, to: Hex) -> &[u16] {
        let pair = from.at() * HEXES + to.at();
        &self.crossed[self.starts[pair] as usize..self.starts[pair + 1] as usize]
    }
}

/// How far apart two hexes of the map can be in each coordinate.
const SPAN: i32 = 2 * SIDE as i32;

fn offset(place: hexx::Hex) -> usize {
    ((place.x + SPAN) * (2 * SPAN + 1) + place.y + SPAN) as usize
}

/// The geometry of all differences between two hexes of a map: it is the same wherever they lie.
fn lines() -> &'static [Line] {
    static LINES: OnceLock<Vec<Line>> = OnceLock::new();
    LINES.get_or_init(|| {
        let mut lines = vec![Line::default(); offset(hexx::Hex::new(SPAN, SPAN)) + 1];
        let corners = [Hex(0), Hex(SIDE as u16 - 1)].map(Hex::axial);
        let apart = SIDE as i32 - 1;
        let slant = apart / 2;
        let tall = corners[1].y - corners[0].y;
        for q in -apart..=apart {
            for r in -(tall + slant)..=tall + slant {
                let place = hexx::Hex::new(q, r);
                lines[offset(place)] = line(place);
            }
        }
        lines
    })
}
