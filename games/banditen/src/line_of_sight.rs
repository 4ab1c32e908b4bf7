//! Line of sight (BN-8.9 to BN-8.12), exact in integers.
//!
//! What a line meets depends on where its ends lie to each other, not on the map: that geometry is worked out once.
//! What the ground of a map leaves open is worked out once a map, and units that stand in the way are looked at when
//! somebody wants to fire.

use std::sync::OnceLock;

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, RuleId};

use crate::counter::Counter;
use crate::hex::{DIRECTIONS, HEXES, Hex, SIDE};
use crate::hex_set::HexSet;
use crate::kinds::Type;
use crate::queries::on_map;
use crate::rules::Rules;
use crate::state::side::Side;
use crate::state::{Public, State};
use crate::view::View;

/// Is the line of sight free of blocking ground and of combat units (BN-8.10 to BN-8.12)?
#[inline]
pub fn sees(r: &Rules, p: &Public, from: Hex, to: Hex) -> bool {
    r.map.sight.open(from, to) && r.map.sight.crossed(from, to).all(|hex| !p.has_combat(hex))
}

/// The rule that closes the line: a hex that it crosses, or a side along which it runs.
pub fn closed_by(r: &Rules, p: &Public, from: Hex, to: Hex) -> RuleId {
    let crosses = r.map.sight.crossed(from, to).any(|hex| r.map.blocks(hex) || p.has_combat(hex));
    if crosses || !r.second_edition { "BN-8.10" } else { "BN-8.11" }
}

/// Does the unit see the target, or somebody else for a mortar (BN-O.mortar_indirect)?
pub fn spotted(r: &Rules, p: &Public, counter: Counter, to: Hex) -> bool {
    if sees(r, p, p.unit(counter).hex, to) {
        return true;
    }
    r.options.mortar_indirect
        && p.print(r, counter).kind == Type::Mor
        && p.fighting(counter.seat())
            .into_iter()
            .any(|friend| friend != counter && p.unit(friend).hex != to && sees(r, p, p.unit(friend).hex, to))
}

/// A line of sight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct SightLine {
    /// From here.
    from: Hex,
    /// To there.
    to: Hex,
    /// How many hexes apart they lie.
    distance: u8,
    /// The line is free.
    free: bool,
    /// The hexes that close it, the nearest first.
    stops: Vec<Hex>,
}

impl SightLine {
    fn new(r: &Rules, p: &Public, from: Hex, to: Hex) -> Self {
        Self { from, to, distance: r.map.distance(from, to), free: sees(r, p, from, to), stops: stops(r, p, from, to) }
    }
}

/// The hexes that close the line between two hexes, the nearest first; none if it is free.
pub fn stops(r: &Rules, p: &Public, from: Hex, to: Hex) -> Vec<Hex> {
    let mut stops: Vec<Hex> =
        r.map.sight.crossed(from, to).filter(|&hex| r.map.blocks(hex) || p.has_combat(hex)).collect();
    let sides = r.map.sight.sides(from, to).filter(|sides| sides.iter().all(|&hex| r.map.blocks(hex)));
    stops.extend(sides.flatten());
    stops.sort_by_key(|&hex| (r.map.distance(from, hex), hex));
    stops
}

/// The answer to `sight`.
pub fn sight(r: &Rules, v: &View, _: &State, from: Hex, to: Hex) -> Result<SightLine, Refusal> {
    let (from, to) = (on_map(from, "BN-8.9")?, on_map(to, "BN-8.9")?);
    if from == to { Err(Refusal::new("BN-8.9", "same-hex")) } else { Ok(SightLine::new(r, &v.public, from, to)) }
}

/// The answer to `watchers`.
pub fn watchers(r: &Rules, v: &View, _: &State, hex: Hex, side: Side) -> Result<Vec<SightLine>, Refusal> {
    let (p, hex) = (&v.public, on_map(hex, "BN-8.9")?);
    let stacks = p.stacks(side.into()).filter(|&from| from != hex && p.has_combat(from));
    let mut lines: Vec<SightLine> = stacks.map(|from| SightLine::new(r, p, from, hex)).collect();
    lines.sort_by_key(|line| (line.distance, line.from));
    Ok(lines)
}

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

/// How far apart two hexes of the map can be in each coordinate.
const APART: i32 = SIDE as i32 - 1;
const TALL: i32 = APART + APART / 2 + 1;
const ROWS: usize = 2 * TALL as usize + 1;
const PLACES: usize = (2 * APART as usize + 1) * ROWS;

/// What the lines between any two hexes meet. Hexes count by column, so that a step to a neighbour is the same
/// difference of numbers wherever it is made, but for the half hex by which even columns are pushed down.
struct Geometry {
    /// Where the crossed hexes begin in `crossed`: by the parity of the first column, then by the difference of places.
    starts: Vec<u32>,
    /// Differences of the numbers of hexes.
    crossed: Vec<i16>,
    /// By the difference of places.
    sides: Vec<Vec<(hexx::Hex, hexx::Hex)>>,
}

/// The number of a difference of places.
#[inline]
const fn offset(from: hexx::Hex, to: hexx::Hex) -> usize {
    (to.x - from.x + APART) as usize * ROWS + (to.y - from.y + TALL) as usize
}

impl Geometry {
    fn known() -> &'static Self {
        static GEOMETRY: OnceLock<Geometry> = OnceLock::new();
        GEOMETRY.get_or_init(Self::new)
    }

    fn new() -> Self {
        let places = || (-APART..=APART).flat_map(|q| (-TALL..=TALL).map(move |r| hexx::Hex::new(q, r)));
        let lines: Vec<Line> = places().map(line).collect();
        let mut geometry = Self { starts: Vec::new(), crossed: Vec::new(), sides: Vec::new() };
        for parity in 0..2 {
            for line in &lines {
                geometry.starts.push(geometry.crossed.len() as u32);
                // The row of a place, counted from a hex in row 0 of a column of this parity.
                let number = |place: hexx::Hex| {
                    let column = place.x + parity;
                    let row = place.y + column.div_euclid(2);
                    (place.x * SIDE as i32 + row) as i16
                };
                geometry.crossed.extend(line.crossed.iter().map(|&place| number(place)));
            }
        }
        geometry.starts.push(geometry.crossed.len() as u32);
        geometry.sides = lines.into_iter().map(|line| line.sides).collect();
        geometry
    }

    /// The hexes whose interior the line crosses. They lie on the map if both ends do.
    #[inline]
    fn crossed(&self, from: Hex, to: Hex) -> impl Iterator<Item = Hex> {
        let (start, end) = (from.axial(), to.axial());
        let pair = (start.x & 1) as usize * PLACES + offset(start, end);
        let crossed = &self.crossed[self.starts[pair] as usize..self.starts[pair + 1] as usize];
        crossed.iter().map(move |&apart| Hex(from.0.wrapping_add_signed(apart)))
    }
}

/// Lines of sight over the ground of a map.
pub struct Sight {
    open: Vec<HexSet>,
    geometry: &'static Geometry,
}

impl std::fmt::Debug for Sight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sight({} hexes)", self.open.len())
    }
}

impl Sight {
    /// The lines over a ground with these blocking hexes.
    pub fn over(blocking: &HexSet) -> Self {
        let mut sight = Self { open: vec![HexSet::NONE; HEXES], geometry: Geometry::known() };
        for from in Hex::all() {
            for to in Hex::all().take_while(|&to| to < from) {
                if sight.leaves_open(blocking, from, to) {
                    sight.open[from.at()].insert(to);
                    sight.open[to.at()].insert(from);
                }
            }
        }
        sight
    }

    fn leaves_open(&self, blocking: &HexSet, from: Hex, to: Hex) -> bool {
        // A side on the edge of the map belongs to one hex only (BN-8.11).
        self.geometry.crossed(from, to).all(|hex| !blocking.has(hex))
            && !self.sides(from, to).any(|sides| sides.iter().all(|&hex| blocking.has(hex)))
    }

    /// Does the ground leave the line open (BN-8.10, BN-8.11)?
    #[inline]
    pub fn open(&self, from: Hex, to: Hex) -> bool {
        self.open[from.at()].has(to)
    }

    /// The hexes to which the ground leaves the line open. They see back.
    #[inline]
    pub fn open_from(&self, from: Hex) -> &HexSet {
        &self.open[from.at()]
    }

    /// The pairs of hexes between which a line runs along the common side, as far as they lie on the map.
    fn sides(&self, from: Hex, to: Hex) -> impl Iterator<Item = [Hex; 2]> {
        let on_map = move |place: hexx::Hex| Hex::of_axial(from.axial() + place);
        let sides = &self.geometry.sides[offset(from.axial(), to.axial())];
        sides.iter().filter_map(move |&(one, two)| Some([on_map(one)?, on_map(two)?]))
    }

    /// The hexes whose interior a line crosses: a combat unit there closes it (BN-8.10).
    #[inline]
    pub fn crossed(&self, from: Hex, to: Hex) -> impl Iterator<Item = Hex> {
        self.geometry.crossed(from, to)
    }
}
