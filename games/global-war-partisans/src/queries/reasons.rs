//! Why something cannot be chosen now, in the rules' own words.

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, RuleId};

use crate::rules::Rules;
use crate::state::State;
use crate::steps::Step;
use crate::steps::combat_movement::{self, CombatMovement};
use crate::steps::non_combat_movement::{self, NonCombatMovement};
use crate::unit::{HUNTERS, Readiness, Unit};
use crate::zone::Zone;

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Reason {
    /// The sentence is the text `refusal-<key>`.
    pub key: String,
    /// The rule behind it.
    pub rule: String,
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        Self { key: refusal.key.to_owned(), rule: refusal.rule.to_owned() }
    }
}

/// Units of a zone that cannot be chosen now.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Staying {
    /// Of which type.
    pub unit: Unit,
    /// How many.
    pub count: u8,
    /// Why not.
    pub why: Reason,
}

/// Units of the active power in a zone for which there is a reason, those of one type with one reason together.
fn with_reasons(s: &State, zone: Zone, why: impl Fn(Unit, Readiness) -> Option<Refusal>) -> Vec<Staying> {
    let mut list: Vec<Staying> = Vec::new();
    for stack in s.stacks.at(s.power.into(), zone) {
        let Some(why) = why(stack.unit, stack.readiness).map(Reason::from) else { continue };
        match list.iter_mut().find(|staying| staying.unit == stack.unit && staying.why == why) {
            Some(staying) => staying.count = staying.count.saturating_add(stack.count),
            None => list.push(Staying { unit: stack.unit, count: stack.count, why }),
        }
    }
    list
}

/// What a unit that is not ready has done.
fn done_already(readiness: Readiness, rule: RuleId) -> Option<Refusal> {
    match readiness {
        Readiness::Ready => None,
        Readiness::Spent => Some(Refusal::new(rule, "has-fought")),
        Readiness::Moved | Readiness::Landed => Some(Refusal::new(rule, "has-moved")),
    }
}

/// What holds a unit that is ready where it stands, whatever lies around.
fn held_there(r: &Rules, s: &State, unit: Unit, zone: Zone) -> Option<Refusal> {
    if r.units[unit.at()].movement == 0 {
        return Some(Refusal::new("GW-4.3", "never-moves"));
    }
    let locked = s.friendly(r, s.power).has(zone) && s.locked(r).has(zone);
    locked.then_some(Refusal::new("GW-4.2", "locked"))
}

/// Whether a unit may leave the zone where it stands.
type MayLeave = fn(&Rules, &State, Unit, Zone) -> Result<(), Refusal>;

/// Units of the active power that go nowhere in this phase.
pub fn stays(r: &Rules, s: &State, zone: Zone) -> Vec<Staying> {
    let (rule, may): (RuleId, MayLeave) = if Step::asking::<CombatMovement>(&s.stack).is_some() {
        ("GW-4.3", combat_movement::may_attack)
    } else if Step::asking::<NonCombatMovement>(&s.stack).is_some() {
        ("GW-10.0", non_combat_movement::may_move)
    } else {
        return Vec::new();
    };
    with_reasons(s, zone, |unit, readiness| match readiness {
        Readiness::Ready => may(r, s, unit, zone).err().map(|why| held_there(r, s, unit, zone).unwrap_or(why)),
        spent => done_already(spent, rule),
    })
}

/// Why a partisan has no action where it stands: the rule says which of the reasons it is.
pub fn without_action(refusal: Refusal) -> Refusal {
    let key = match (refusal.key, refusal.rule) {
        ("no-action", "GW-0.9") => "frozen",
        ("no-action", "GW-9.7") => "has-acted",
        ("no-action", "GW-8.8") => "has-raided",
        ("no-action", "GW-R42") => "at-home",
        ("no-action", "GW-2.4") => "truce",
        (key, _) => key,
    };
    Refusal { key, ..refusal }
}

/// Units of the active power that do not join a hunt there.
pub fn unfit(s: &State, zone: Zone) -> Vec<Staying> {
    with_reasons(s, zone, |unit, readiness| {
        if !HUNTERS.contains(&unit) {
            return Some(Refusal::new("GW-8.1", "does-not-hunt"));
        }
        (readiness == Readiness::Spent).then_some(Refusal::new("GW-R35", "has-fought"))
    })
}
