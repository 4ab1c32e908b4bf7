//! The underground: each partisan, what it blocks, what hangs on its zone, and the odds of its actions; and the supply of a
//! power with the lines that partisans shut.

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, RuleId};

use super::list;
use super::reasons::{Reason, without_action};
use crate::partisan::{Mark, Partisan, PartisanId};
use crate::power::Power;
use crate::rules::{Chance, Rules};
use crate::state::{State, View};
use crate::steps::combat::Combat;
use crate::steps::invasion_support::{self, InvasionSupport};
use crate::steps::lend_lease::LendLease;
use crate::steps::partisan_actions::{self, Deed, is_idle};
use crate::steps::{Step, supply_markers};
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
    /// Why it cannot be done now.
    pub why: Option<Reason>,
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
        deeds: deeds(r, s, zone, partisan, piece),
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

fn deeds(r: &Rules, s: &State, zone: Zone, partisan: PartisanId, piece: &Partisan) -> Vec<DeedOdds> {
    // As it would stand in its own turn.
    let mut own = *s;
    own.power = piece.controller;
    let fights = s.power == piece.controller && Step::asking::<Combat>(&s.stack).is_some();
    let lends = Step::asking::<LendLease>(&s.stack).is_some() && s.stock[s.power.at()] > 0;
    let later = |now: bool, rule: RuleId, key: &'static str| (!now).then_some(Refusal::new(rule, key));
    let acts = |deed: Deed| {
        let refused = partisan_actions::may(r, &own, partisan, deed).err();
        refused.map(without_action).or(later(fights, "GW-9.1", "in-own-combat"))
    };
    let supplied = || {
        let refused = supply_markers::may_receive(r, s, partisan).err();
        refused.or(later(lends, "GW-10.5", "in-place-step"))
    };
    let why = [
        acts(Deed::Sabotage),
        acts(Deed::Disruption),
        acts(Deed::Recruitment),
        no_support(r, s, zone, partisan, piece),
        supplied(),
    ];
    chances(r).into_iter().zip(why).map(|(deed, why)| DeedOdds { why: why.map(Reason::from), ..deed }).collect()
}

/// The actions of partisans, wherever they stand.
pub fn chances(r: &Rules) -> [DeedOdds; 5] {
    let one = |deed: &str, chance: Chance, marker: bool| DeedOdds {
        deed: deed.to_owned(),
        works: chance.success,
        lost: 13u8.saturating_sub(chance.failure),
        with_marker: marker.then(|| partisan_actions::marked(r, chance)),
        why: None,
    };
    [
        one("sabotage", r.actions.sabotage, true),
        one("disrupt", r.actions.disruption, true),
        one("recruit", r.actions.recruitment, true),
        one("support", r.actions.support, true),
        one("give", r.actions.supplies, false),
    ]
}

/// Why a partisan does not support an attack on its zone now.
fn no_support(r: &Rules, s: &State, zone: Zone, partisan: PartisanId, piece: &Partisan) -> Option<Refusal> {
    if r.frozen.has(zone) {
        return Some(Refusal::new("GW-0.9", "frozen"));
    }
    if !is_idle(r, piece) {
        let acted = piece.is(Mark::Acted);
        return Some(if acted { Refusal::new("GW-9.7", "has-acted") } else { Refusal::new("GW-8.8", "has-raided") });
    }
    match Step::begun::<InvasionSupport>(&s.stack) {
        Some(window) if window.zone == zone => {
            invasion_support::may_support(r, s, zone, partisan, piece.controller).err()
        }
        _ => Some(Refusal::new("GW-9.6", "before-a-battle")),
    }
}
