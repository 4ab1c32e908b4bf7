//! The underground: each partisan, what it blocks, what hangs on its zone, and the odds of its actions; and the supply of a
//! power with the lines that partisans shut.

use staffetta_kernel::Refusal;
use staffetta_kernel::schemars::JsonSchema;

use super::list;
use crate::partisan::{Partisan, PartisanId};
use crate::power::Power;
use crate::rules::{Chance, Rules};
use crate::state::{State, View};
use crate::steps::partisan_actions::{self, is_idle};
use crate::zone::Zone;
use crate::zone_set::ZoneSet;

/// A partisan and what it means to the possessor of its zone.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Underground {
    /// Which.
    pub partisan: PartisanId,
    /// Where.
    pub zone: Zone,
    /// Whose.
    pub controller: Power,
    /// Does its zone block its possessor?
    pub blocks: bool,
    /// Partisans in the zone that are hostile to its possessor.
    pub hostile: u8,
    /// Infantry-class units of the possessor's alliance there.
    pub guards: u8,
    /// Infantry-class units that the possessor lacks to hold the line open.
    pub guards_needed: u8,
    /// IPP that the possessor would collect more if the zone were free of partisans.
    pub at_stake: u16,
    /// Zones whose only supply leads through here: cut off by the block, or by one that would come.
    pub hangs: Vec<Zone>,
    /// The IPP of those that the possessor holds.
    pub beyond: u16,
    /// What it may do, and how well.
    pub deeds: Vec<DeedOdds>,
}

/// An action of a partisan: how many numbers of the die do what.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct DeedOdds {
    /// `sabotage`, `disrupt`, `recruit`, `support`, `give`: the verb of the action.
    pub deed: String,
    /// On so many numbers it works.
    pub works: u8,
    /// On so many the partisan is lost.
    pub lost: u8,
    /// On so many it works with a supply marker; nothing where none counts.
    pub with_marker: Option<u8>,
    /// Why it cannot be done where the partisan stands, as the key of a refusal; not: whose turn it is.
    pub why: Option<String>,
}

/// The state of a way of supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// In use.
    Open,
    /// In use, through a zone with partisans, and the only one.
    Only,
    /// Shut by partisans.
    Shut,
}

/// A way of supply between two zones.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct SupplyLine {
    /// From here.
    pub from: Zone,
    /// To there.
    pub to: Zone,
    /// Over the sea?
    pub sea: bool,
    /// How it stands.
    pub line: Line,
}

/// The supply of a power.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Supply {
    /// Zones with a supply path.
    pub supplied: Vec<Zone>,
    /// Its zones that pay nothing.
    pub cut_off: Vec<Zone>,
    /// Zones that partisans block.
    pub blocked: Vec<Zone>,
    /// Its zones that would pay nothing if one more were blocked in which partisans stand.
    pub hanging: Vec<Zone>,
    /// The ways that supply takes, and those that are shut.
    pub lines: Vec<SupplyLine>,
    /// What it would collect now.
    pub income: u16,
    /// IPP that partisans keep from it.
    pub lost: u16,
}

/// Zones in which partisans stand that are hostile to a power.
fn harried(s: &State, power: Power) -> ZoneSet {
    let friends = power.alliance().members();
    let hostile = s.partisans.all().filter(|(_, piece)| !friends.has(piece.controller));
    hostile.filter_map(|(_, piece)| piece.zone.get()).collect()
}

/// The supply of a power.
pub fn supply(r: &Rules, v: &View, _: &State, power: Power) -> Result<Supply, Refusal> {
    let s = &v.table;
    let supplied = s.supplied(r, power);
    let (held, home) = (s.held[power.at()], r.map.homes[power.at()]);
    let friendly = s.friendly(r, power);
    let blocked = s.blocked_for(power.alliance().members()) & friendly;
    let harried = harried(s, power) & friendly;
    let mut hanging = ZoneSet::NONE;
    for zone in harried.without(blocked).iter() {
        hanging |= supplied.without(s.supplied_without(r, power, ZoneSet::one(zone)));
    }
    let mut lines: Vec<SupplyLine> = Vec::new();
    for (from, to, sea) in s.supply_ways(r, power) {
        let only = harried.has(from) && hanging.has(to);
        lines.push(SupplyLine { from, to, sea, line: if only { Line::Only } else { Line::Open } });
    }
    for from in (blocked & supplied).iter() {
        for to in (r.map.land(from) & friendly).iter() {
            if !lines.iter().any(|line| line.to == from && line.from == to) {
                lines.push(SupplyLine { from, to, sea: false, line: Line::Shut });
            }
        }
    }
    Ok(Supply {
        supplied: list(supplied),
        cut_off: list(held.without(supplied | home)),
        blocked: list(blocked),
        hanging: list((hanging & held).without(home)),
        lines,
        income: s.income(r, power).0,
        lost: s.cut_off_by_partisans(r, power),
    })
}

/// All partisans.
pub fn underground(r: &Rules, v: &View, _: &State) -> Result<Vec<Underground>, Refusal> {
    let s = &v.table;
    Ok(s.partisans.all().filter_map(|(id, piece)| Some(one(r, s, id, &piece, piece.zone.get()?))).collect())
}

fn one(r: &Rules, s: &State, partisan: PartisanId, piece: &Partisan, zone: Zone) -> Underground {
    let mut found = Underground {
        partisan,
        zone,
        controller: piece.controller,
        blocks: false,
        hostile: 0,
        guards: 0,
        guards_needed: 0,
        at_stake: 0,
        hangs: Vec::new(),
        beyond: 0,
        deeds: deeds(r, s, zone, piece),
    };
    let Some(owner) = s.owner(zone).power().filter(|owner| !owner.sides_with(piece.controller)) else { return found };
    let friends = owner.alliance().members();
    let hostile = s.partisans.at(zone).filter(|(_, piece)| !friends.has(piece.controller)).count() as u32;
    let guards = s.stacks.guards(friends, zone);
    found.blocks = hostile > guards;
    (found.hostile, found.guards) = (hostile as u8, guards.min(255) as u8);
    found.guards_needed = hostile.saturating_sub(guards) as u8;
    found.at_stake = stake(r, s, zone, owner);
    let supplied = s.supplied(r, owner);
    let hangs = if found.blocks {
        free_of_partisans(s, zone).supplied(r, owner).without(supplied)
    } else {
        supplied.without(s.supplied_without(r, owner, ZoneSet::one(zone)))
    };
    let paying = (hangs & s.held[owner.at()]).without(r.map.homes[owner.at()]);
    found.beyond = paying.iter().map(|zone| u16::from(r.map.zone(zone).ipp)).sum();
    found.hangs = list(hangs);
    found
}

fn free_of_partisans(s: &State, zone: Zone) -> State {
    let mut free = *s;
    while let Some(id) = free.partisans.find(zone, |_| true) {
        free.partisans.remove(id);
    }
    free
}

/// What a power would collect more if no partisan stood in the zone.
fn stake(r: &Rules, s: &State, zone: Zone, owner: Power) -> u16 {
    free_of_partisans(s, zone).income(r, owner).0.saturating_sub(s.income(r, owner).0)
}

fn deeds(r: &Rules, s: &State, zone: Zone, piece: &Partisan) -> Vec<DeedOdds> {
    let acted = (!is_idle(r, piece)).then_some("has-acted");
    let owner = s.owner(zone);
    let at_home = owner.alliance() == Some(piece.controller.alliance());
    let bound = owner.power().is_some_and(|owner| s.truce_binds(r, piece.controller, owner));
    let closed = (r.frozen.has(zone)).then_some("frozen");
    let here = closed.or(acted).or((at_home || bound).then_some("no-action"));
    let open = partisan_actions::targets(r, s, zone).next().is_some();
    let pool = s.pool(r, piece.controller) > 0;
    let marked = piece.holds_marker().then_some("holds-marker");
    let one = |deed: &str, chance: Chance, marker: bool, why: Option<&str>| DeedOdds {
        deed: deed.to_owned(),
        works: chance.success,
        lost: 13u8.saturating_sub(chance.failure),
        with_marker: marker.then(|| (chance.success + r.numbers.supply_marker_bonus).min(chance.failure - 1)),
        why: why.map(str::to_owned),
    };
    let attacked = s.stacks.here(zone).of(s.power.alliance().members()).is_empty() || s.friendly(r, s.power).has(zone);
    vec![
        one("sabotage", r.actions.sabotage, true, here.or((!open).then_some("nothing-to-sabotage"))),
        one("disrupt", r.actions.disruption, true, here.or(owner.power().is_none().then_some("nobody-to-pay"))),
        one("recruit", r.actions.recruitment, true, here.or((!pool).then_some("no-piece-left"))),
        one("support", r.actions.support, true, closed.or(acted).or(attacked.then_some("cannot-support"))),
        one("give", r.actions.supplies, false, closed.or(acted).or(marked)),
    ]
}
