//! Where a group can go, at what cost and by which way: what is told before it is decided. The rules of a single step
//! are in `movement.rs`.

use serde::Serialize;
use staffetta_kernel::Refusal;
use staffetta_kernel::schemars::JsonSchema;

use crate::activation_points::{affords, price};
use crate::counter::Counter;
use crate::hex::{HEXES, Hex};
use crate::movement::{assault_step, bits, must_halt, step, steps};
use crate::queries::{on_map, together};
use crate::rules::Rules;
use crate::state::{ActionKind, Public, State};
use crate::steps::OUT_OF_PLACE;
use crate::steps::declare::Declaration;
use crate::steps::declare::eligible::is_eligible;
use crate::steps::movement::goes_on;
use crate::unit_group::UnitGroup;
use crate::view::View;

/// Where a group can go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Reach {
    /// From here.
    from: Hex,
    /// With so many movement points.
    points: u8,
    /// Where it can end a move, in the order of hexes; nowhere in an assault.
    stops: Vec<Stop>,
    /// What it can assault, and from where.
    assaults: Vec<Stop>,
}

/// A hex that a group can come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Stop {
    /// The hex.
    hex: Hex,
    /// Movement points for the way.
    cost: u8,
    /// Movement points that are left there.
    left: u8,
    /// It must stop there (BN-8.4).
    halts: bool,
    /// The hexes that it enters, one after another, this one included.
    path: Vec<Hex>,
}

/// The answer to `reach`.
pub fn reach(r: &Rules, v: &View, _: &State, units: Vec<Counter>, action: ActionKind) -> Result<Reach, Refusal> {
    let p = &v.public;
    let (units, from) = together(p, &units)?;
    let on_its_way = units.first().is_some_and(|unit| p.group.moving.has(unit));
    if let (true, Some(kind)) = (on_its_way, p.group.kind.get()) {
        let group = UnitGroup::new(r, p, p.group.moving);
        let mp = if goes_on(p, &group) { p.group.mp } else { 0 };
        return Ok(Ways::new(r, p, group, on_map(p.group.here, "BN-8.1")?, mp).told(kind == ActionKind::Assault));
    }
    let declared = Declaration::new(units.seat(), action, on_map(from, "BN-8.1")?);
    let group = UnitGroup::new(r, p, units);
    let mp = match action {
        ActionKind::Move | ActionKind::Assault => group.movement,
        ActionKind::MoveAndFire | ActionKind::FireAndMove => group.movement / 2,
        _ => return Err(OUT_OF_PLACE),
    };
    units.into_iter().try_for_each(|unit| is_eligible(r, p, &declared, unit))?;
    affords(p, units.seat(), price(r, p, action, units))?;
    if action == ActionKind::Assault && !group.combat() {
        return Err(Refusal::new("BN-2.3", "command-alone"));
    }
    Ok(Ways::new(r, p, group, from, mp).told(action == ActionKind::Assault))
}

/// The best way to every hex.
struct Ways<'a> {
    r: &'a Rules,
    p: &'a Public,
    group: UnitGroup,
    start: Hex,
    mp: u8,
    /// Points left on arrival; nothing if it is out of reach.
    left: [Option<u8>; HEXES],
    from: [Hex; HEXES],
}

impl<'a> Ways<'a> {
    fn new(r: &'a Rules, p: &'a Public, group: UnitGroup, start: Hex, mp: u8) -> Self {
        let (left, from) = ([None; HEXES], [Hex::NONE; HEXES]);
        let mut ways = Self { r, p, group, start, mp, left, from };
        ways.left[start.at()] = Some(mp);
        // Every step costs something, so that whoever comes with more points has been looked at before.
        for points in (1..=mp).rev() {
            for here in Hex::all().filter(|hex| ways.goes_on_from(*hex, points)).collect::<Vec<_>>() {
                for direction in bits(steps(r, p, &ways.group, here, points)) {
                    let Some(cost) = step(r, p, &ways.group, here, direction, points) else { continue };
                    let to = r.map.neighbours[here.at()][direction].at();
                    if ways.left[to].is_none_or(|left| left < points - cost) {
                        ways.left[to] = Some(points - cost);
                        ways.from[to] = here;
                    }
                }
            }
        }
        ways
    }

    /// Does the group come to this hex with so many points, and may it go on (BN-8.4)?
    fn goes_on_from(&self, hex: Hex, points: u8) -> bool {
        self.left[hex.at()] == Some(points) && (hex == self.start || !must_halt(self.r, self.p, &self.group, hex))
    }

    fn path(&self, to: Hex) -> Vec<Hex> {
        let mut path = Vec::new();
        let mut here = to;
        while here != self.start && here.on_map() {
            path.push(here);
            here = self.from[here.at()];
        }
        path.reverse();
        path
    }

    fn stop(&self, hex: Hex) -> Option<Stop> {
        let left = self.left[hex.at()].filter(|_| hex != self.start)?;
        let halts = must_halt(self.r, self.p, &self.group, hex);
        Some(Stop { hex, cost: self.mp - left, left, halts, path: self.path(hex) })
    }

    /// Every enemy-held hex that can be entered from this one.
    fn assaults(&self, from: Hex) -> impl Iterator<Item = Stop> {
        let points = self.left[from.at()].filter(|&left| self.goes_on_from(from, left));
        points.into_iter().flat_map(move |points| {
            (0..6).filter_map(move |direction| {
                let cost = assault_step(self.r, self.p, &self.group, from, direction, points)?;
                let hex = self.r.map.neighbours[from.at()][direction];
                let mut path = self.path(from);
                path.push(hex);
                let left = points - cost;
                Some(Stop { hex, cost: self.mp - left, left, halts: true, path })
            })
        })
    }

    fn told(&self, assault: bool) -> Reach {
        let (mut stops, mut assaults) = (Vec::new(), Vec::new());
        for hex in Hex::all() {
            if assault {
                assaults.extend(self.assaults(hex));
            } else {
                stops.extend(self.stop(hex));
            }
        }
        Reach { from: self.start, points: self.mp, stops, assaults }
    }
}
