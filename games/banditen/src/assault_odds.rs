//! What an assault would come to: what is told before the dice (BN-11.2 to BN-11.4).

use serde::Serialize;
use staffetta_kernel::Refusal;
use staffetta_kernel::schemars::JsonSchema;

use crate::activation_points::price;
use crate::assault_result::{cover, strength};
use crate::counter::Counter;
use crate::hex::Hex;
use crate::kinds::other;
use crate::morale::{self, MoraleOdds};
use crate::odds;
use crate::queries::{LeftOut, on_map, sorted, together};
use crate::rules::Rules;
use crate::state::{ActionKind, State};
use crate::steps::OUT_OF_PLACE;
use crate::steps::declare::Declaration;
use crate::steps::declare::eligible::is_eligible;
use crate::view::View;

/// What an assault would come to, if it comes to the dice. The chances of what becomes of the attackers, from `taken` to
/// `wiped_out`, are 1 together.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct AssaultOdds {
    /// Who assaults.
    attacking: Vec<Counter>,
    /// Who was named and cannot.
    left_out: Vec<LeftOut>,
    /// What it costs, in PA.
    price: u8,
    /// What the attackers add to their die (BN-11.3).
    attack: i8,
    /// What the defenders add to theirs, without the ground.
    defence: i8,
    /// What the ground adds to the defence.
    ground: i8,
    /// The chance that the Germans among the defenders give up before the dice (BN-11.2).
    surrender: f32,
    /// The attackers take the hex.
    taken: f32,
    /// They go back as they came.
    thrown_back: f32,
    /// They check their morale.
    shaken: f32,
    /// They lose a point and are thrown back.
    repelled: f32,
    /// They are wiped out.
    wiped_out: f32,
    /// The defenders lose a point and retreat: a part of `taken`.
    defenders_hit: f32,
    /// The defenders are wiped out: a part of `taken`.
    defenders_wiped_out: f32,
    /// The morale of the attackers.
    attackers_morale: Vec<MoraleOdds>,
    /// The morale of the defenders.
    defenders_morale: Vec<MoraleOdds>,
}

/// The answer to `assault`.
pub fn assault(
    r: &Rules,
    v: &View,
    _: &State,
    units: Vec<Counter>,
    from: Hex,
    target: Hex,
    action: ActionKind,
) -> Result<AssaultOdds, Refusal> {
    let p = &v.public;
    let (units, place) = together(p, &units)?;
    let target = on_map(target, "BN-11.1")?;
    if !p.holds(other(units.seat()), target) {
        return Err(Refusal::new("BN-11.1", "no-enemy-there"));
    }
    let storms = action == ActionKind::Storm && from == Hex::POOL;
    if !storms && (!from.on_map() || r.map.direction(from, target).is_none()) {
        return Err(Refusal::new("BN-11.1", "not-next"));
    }
    // Whoever is on the way has declared it before.
    let on_its_way = units.first().is_some_and(|unit| p.group.moving.has(unit));
    let (attackers, left_out) = match action {
        ActionKind::Assault if on_its_way => (p.group.moving, Vec::new()),
        ActionKind::Assault | ActionKind::ReactAssault => {
            let declared = Declaration::new(units.seat(), action, place).at(target);
            sorted(units, |unit| is_eligible(r, p, &declared, unit))
        }
        ActionKind::Storm => sorted(units, |unit| {
            let entry = p.print(r, unit).entry.ok_or(Refusal::new("BN-14.1", "not-of-this-group"))?;
            is_eligible(r, p, &Declaration { entry, ..Declaration::new(units.seat(), action, Hex::NONE) }, unit)
        }),
        _ => return Err(OUT_OF_PLACE),
    };
    if p.combat_of(attackers).is_empty() {
        let why = left_out.into_iter().next().map(|left_out| left_out.why.into());
        return Err(why.unwrap_or(Refusal::new("BN-2.3", "command-alone")));
    }
    let defenders = p.stack(target);
    let germans = defenders.filter(|unit| p.print(r, unit).german);
    let surrender = if germans.is_empty() { 0.0 } else { f32::from(r.n.surrender_upto.min(6)) / 6.0 };
    let fought = odds::assault_on(r, p, attackers, defenders, from, target);
    let rest = odds::assault_on(r, p, attackers, defenders.minus(germans), from, target);
    let mixed = |of: fn(&odds::Assault) -> f32| (1.0 - surrender) * of(&fought) + surrender * of(&rest);
    let paid = on_its_way && action == ActionKind::Assault;
    let thrown_back = 1.0 - mixed(|odds| odds.taken + odds.shaken + odds.repelled + odds.lost);
    Ok(AssaultOdds {
        attacking: attackers.into_iter().collect(),
        left_out,
        price: if paid { 0 } else { price(r, p, action, attackers) },
        attack: strength(r, p, attackers),
        defence: strength(r, p, defenders),
        ground: cover(r, p, from, target),
        surrender,
        taken: mixed(|odds| odds.taken),
        thrown_back: thrown_back.max(0.0),
        shaken: mixed(|odds| odds.shaken),
        repelled: mixed(|odds| odds.repelled),
        wiped_out: mixed(|odds| odds.lost),
        defenders_hit: mixed(|odds| odds.hit),
        defenders_wiped_out: mixed(|odds| odds.wiped_out),
        attackers_morale: morale::odds(r, p, attackers, Hex::NONE),
        defenders_morale: morale::odds(r, p, defenders, target),
    })
}
