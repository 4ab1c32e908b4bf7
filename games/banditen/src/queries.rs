//! What a board, a terminal or a bot may ask of the rules. Each answer stands in the file of the rule that gives it.

use serde::Serialize;
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Refusal, RuleId, queries};

use crate::Banditen;
use crate::assault_odds::{self, AssaultOdds};
use crate::command::{self, CommandRange};
use crate::counter::Counter;
use crate::fire_odds::{self, FireOdds, Threats};
use crate::ground::{self, HexGround};
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN, other};
use crate::line_of_sight::{self, SightLine};
use crate::reach::{self, Reach};
use crate::rules::Rules;
use crate::state::side::Side;
use crate::state::{ActionKind, Public, State};
use crate::steps::declare::menu::{self, MenuItem};
use crate::unit_set::UnitSet;
use crate::view::View;

queries! {
    /// What may be asked of the rules.
    pub struct Questions for Banditen, enum Query, enum Reply, sensible: sensible {
        /// What units of a hex may do, who of them may take part, and what it costs (BN-4.4, BN-4.5).
        "actions" Actions {
            /// Units of one hex.
            units: Vec<Counter>,
        } -> Vec<MenuItem> = menu::actions,
        /// Where a group can go, at what cost and by which way (BN-8.1 to BN-8.7, BN-11.10).
        "reach" Reach {
            /// Units of one hex; of a group on its way any unit stands for all.
            units: Vec<Counter>,
            /// Move, move and fire, fire and move, or assault; a group on its way does what it was told.
            action: ActionKind,
        } -> Reach = reach::reach,
        /// The line of sight between two hexes (BN-8.9 to BN-8.12).
        "sight" Sight {
            /// From here.
            from: Hex,
            /// To there.
            to: Hex,
        } -> SightLine = line_of_sight::sight,
        /// The lines of sight to a hex of all stacks of a side with a combat unit, the nearest first.
        "watchers" Watchers {
            /// The hex.
            hex: Hex,
            /// Whose stacks.
            side: Side,
        } -> Vec<SightLine> = line_of_sight::watchers,
        /// What a fire would come to (BN-9.3 to BN-9.8, BN-10).
        "fire" Fire {
            /// Units of one hex.
            units: Vec<Counter>,
            /// The hex under fire.
            target: Hex,
            /// Fire, fire and move, move and fire (for the fire after moving), or the fire of a reaction.
            action: ActionKind,
        } -> FireOdds = fire_odds::fire,
        /// What a group would meet that enters a hex: opportunity fire (BN-12.3) and mines (BN-16.1).
        "threats" Threats {
            /// Units of one hex, or of an entry.
            units: Vec<Counter>,
            /// The hex that they enter.
            hex: Hex,
        } -> Threats = fire_odds::threats,
        /// What an assault would come to (BN-11.2 to BN-11.4).
        "assault" Assault {
            /// Units of one hex, or of an entry.
            units: Vec<Counter>,
            /// From where they go in: `pool` for those who assault their entry hex.
            from: Hex,
            /// The hex under assault.
            target: Hex,
            /// An assault, a storm of an entry hex, or the assault of a reaction.
            action: ActionKind,
        } -> AssaultOdds = assault_odds::assault,
        /// How far a command reaches, and whom (BN-6.1, BN-9.1).
        "command" Command {
            /// The command.
            unit: Counter,
        } -> CommandRange = command::reached,
        /// What a hex does for whoever is in it (BN-T1), and which mine is near (BN-16.1).
        "ground" Ground {
            /// The hex.
            hex: Hex,
        } -> HexGround = ground::ground,
    }
}

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct WhyNot {
    /// The rule.
    rule: &'static str,
    /// The sentence is the text `refusal-<key>`.
    key: &'static str,
    /// The number in it.
    n: i16,
}

impl From<Refusal> for WhyNot {
    fn from(refusal: Refusal) -> Self {
        Self { rule: refusal.rule, key: refusal.key, n: refusal.n }
    }
}

impl From<WhyNot> for Refusal {
    fn from(why: WhyNot) -> Self {
        Self { rule: why.rule, key: why.key, n: why.n }
    }
}

/// A unit that cannot take part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct LeftOut {
    /// Who.
    pub unit: Counter,
    /// Why.
    pub why: WhyNot,
}

/// Those who may take part, and the others with the reason.
pub fn sorted(units: UnitSet, may: impl Fn(Counter) -> Result<(), Refusal>) -> (UnitSet, Vec<LeftOut>) {
    let mut left_out = Vec::new();
    let able = units.filter(|unit| match may(unit) {
        Ok(()) => true,
        Err(refusal) => {
            left_out.push(LeftOut { unit, why: refusal.into() });
            false
        }
    });
    (able, left_out)
}

/// The units as a set, and where they are: one place, on the map or off it.
pub fn together(p: &Public, units: &[Counter]) -> Result<(UnitSet, Hex), Refusal> {
    let Some(&first) = units.first() else { return Err(Refusal::new("BN-4.4", "nobody-chosen")) };
    let hex = p.unit(first).hex;
    let strays = |unit: &Counter| p.unit(*unit).hex != hex || unit.seat() != first.seat();
    if hex == Hex::NONE || units.iter().any(strays) {
        return Err(Refusal::new("BN-4.4", "not-in-the-hex"));
    }
    Ok((units.iter().copied().fold(UnitSet::none(first.seat()), UnitSet::with), hex))
}

/// The units as a set, and the hex of the map where they stand.
pub fn standing(p: &Public, units: &[Counter], rule: RuleId) -> Result<(UnitSet, Hex), Refusal> {
    let (units, hex) = together(p, units)?;
    Ok((units, on_map(hex, rule)?))
}

/// Refuses a place off the map.
pub fn on_map(hex: Hex, rule: RuleId) -> Result<Hex, Refusal> {
    hex.known().ok_or(Refusal::new(rule, "off-the-map"))
}

/// How many stacks are asked about.
const STACKS: usize = 4;

/// What a few stacks of each side can do, and what the group on its way would meet.
fn sensible(r: &Rules, v: &View, _: &State) -> Vec<Query> {
    let p = &v.public;
    let list = |units: UnitSet| units.into_iter().collect::<Vec<_>>();
    let mut queries = Vec::new();
    for seat in [PARTISAN, AXIS] {
        for from in p.stacks(seat).take(STACKS) {
            let units = list(p.stack(from));
            queries.push(Query::Actions { units: units.clone() });
            queries.push(Query::Reach { units: units.clone(), action: ActionKind::Move });
            queries.push(Query::Ground { hex: from });
            let nearest = p.stacks(other(seat)).min_by_key(|&to| r.map.distance(from, to));
            let Some(target) = nearest else { continue };
            queries.push(Query::Reach { units: units.clone(), action: ActionKind::Assault });
            queries.push(Query::Sight { from, to: target });
            queries.push(Query::Fire { units: units.clone(), target, action: ActionKind::Fire });
            queries.push(Query::Assault { units, from, target, action: ActionKind::Assault });
        }
        let commands = p.on_map(seat).minus(p.combat(seat));
        queries.extend(commands.into_iter().map(|unit| Query::Command { unit }));
    }
    if let Some(hex) = p.group.here.known() {
        let units = list(p.group.moving);
        queries.push(Query::Watchers { hex, side: other(p.group.seat()).into() });
        queries.push(Query::Reach { units: units.clone(), action: ActionKind::Move });
        let near = r.map.neighbours[hex.at()].into_iter().filter(|near| near.on_map());
        queries.extend(near.map(|hex| Query::Threats { units: units.clone(), hex }));
    }
    queries
}
