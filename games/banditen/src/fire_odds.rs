//! What a fire would come to, and who could fire at a group that enters a hex: what is told before the dice (BN-9,
//! BN-10, BN-12.3).

use serde::Serialize;
use staffetta_kernel::Refusal;
use staffetta_kernel::schemars::JsonSchema;

use crate::activation_points::{payers, price};
use crate::counter::Counter;
use crate::fire::{
    AFTER_MOVING, How, MOST_DICE, able, breaks_bunkers, bunkered, can_fire, has_infantry, if_seen, modifier, needed,
};
use crate::hex::Hex;
use crate::kinds::{Type, other};
use crate::line_of_sight::stops;
use crate::mines::{self, MineThreat};
use crate::morale::{self, MoraleOdds};
use crate::queries::{LeftOut, on_map, sorted, standing, together};
use crate::rules::Rules;
use crate::state::{ActionKind, Public, State};
use crate::steps::OUT_OF_PLACE;
use crate::steps::declare::Declaration;
use crate::steps::declare::eligible::is_eligible;
use crate::unit_set::UnitSet;
use crate::view::View;

/// What a fire would come to.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct FireOdds {
    /// Who fires.
    firing: Vec<Firing>,
    /// Who was named and cannot.
    left_out: Vec<LeftOut>,
    /// What it costs, in PA.
    price: u8,
    /// The chance of each number of hits, from none. Hits that a bunker takes are not among them (BN-9.8).
    hits: Vec<f32>,
    /// The chance that it breaks the bunker (BN-9.8).
    bunker: f32,
    /// The strength that the targets lose on average before they check their morale (BN-9.4, BN-9.5).
    loss: f32,
    /// The morale of the targets, which they check after a hit.
    morale: Vec<MoraleOdds>,
}

/// A unit that fires.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Firing {
    /// Who.
    unit: Counter,
    /// With so many dice.
    dice: u8,
    /// Each hits with this number or more.
    needs: i8,
    /// How often it may still fire in this turn (BN-9.1).
    shots: u8,
}

/// What a group would meet that enters a hex.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Threats {
    /// Stacks in range: those that may fire first, the likeliest to hit first.
    stacks: Vec<Threat>,
    /// The mine that may go off.
    mine: Option<MineThreat>,
    /// Whoever is pinned there goes back to the hex before: other friends are there (BN-12.4).
    goes_back: bool,
}

/// A stack that has the hex in range.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Threat {
    /// Where it stands.
    from: Hex,
    /// It may fire: it sees the hex, or somebody sees it for its mortars (BN-O.mortar_indirect).
    may_fire: bool,
    /// The hexes that close its own line of sight, the nearest first.
    stops: Vec<Hex>,
    /// Its fire; if it may not, what it would be if the line were free.
    fire: FireOdds,
}

/// The answer to `fire`.
pub fn fire(
    r: &Rules,
    v: &View,
    _: &State,
    units: Vec<Counter>,
    target: Hex,
    action: ActionKind,
) -> Result<FireOdds, Refusal> {
    let p = &v.public;
    let (units, from) = standing(p, &units, "BN-9.1")?;
    let target = on_map(target, "BN-9.2")?;
    if !p.holds(other(units.seat()), target) {
        return Err(Refusal::new("BN-9.2", "no-enemy-there"));
    }
    let declared = Declaration::new(units.seat(), action, from).at(target);
    let (how, extra) = match action {
        ActionKind::Fire => (How::Action, 0),
        ActionKind::FireAndMove => (How::Action, AFTER_MOVING),
        ActionKind::MoveAndFire => (How::AfterMoving, AFTER_MOVING),
        ActionKind::ReactFire => (How::Reaction, 0),
        _ => return Err(OUT_OF_PLACE),
    };
    let (firing, left_out) = sorted(units, |unit| {
        // Whoever fires after moving has declared it before.
        if how != How::AfterMoving {
            is_eligible(r, p, &declared, unit)?;
        }
        can_fire(r, p, unit, target, how)
    });
    let moving = action == ActionKind::ReactFire && p.group.here == target && !p.group.moving.is_empty();
    let targets = if moving { p.group.moving } else { p.stack(target) };
    let price = if how == How::AfterMoving { 0 } else { price(r, p, action, firing) };
    Ok(FireOdds { left_out, price, ..odds(r, p, firing, target, targets, extra) })
}

/// The answer to `threats`.
pub fn threats(r: &Rules, v: &View, _: &State, units: Vec<Counter>, hex: Hex) -> Result<Threats, Refusal> {
    let (units, _) = together(&v.public, &units)?;
    let (hex, enemy) = (on_map(hex, "BN-8.1")?, other(units.seat()));
    if v.public.holds(enemy, hex) {
        return Err(Refusal::new("BN-8.3", "enemy-there"));
    }
    // The group no longer stands where it came from, so that it is in nobody's way there.
    let mut p = v.public;
    p.put_all(units, hex);
    let mut stacks: Vec<Threat> = p.stacks(enemy).filter_map(|from| threat(r, &p, from, hex, units)).collect();
    let danger = |threat: &Threat| if threat.may_fire { 2.0 - threat.fire.hits[0] } else { 1.0 - threat.fire.hits[0] };
    stacks.sort_by(|one, other| danger(other).total_cmp(&danger(one)));
    let goes_back = !p.combat_of(p.stack(hex)).minus(units).is_empty();
    Ok(Threats { stacks, mine: mines::threat(r, &p, units, hex), goes_back })
}

fn threat(r: &Rules, p: &Public, from: Hex, hex: Hex, units: UnitSet) -> Option<Threat> {
    let stack = p.stack(from);
    let now = payers(r, p, ActionKind::ReactFire, able(r, p, stack, hex, How::Reaction));
    let firing = if now.is_empty() { if_seen(r, p, stack, hex, How::Reaction) } else { now };
    let price = price(r, p, ActionKind::ReactFire, firing);
    (!firing.is_empty()).then(|| Threat {
        from,
        may_fire: !now.is_empty(),
        stops: stops(r, p, from, hex),
        fire: FireOdds { price, ..odds(r, p, firing, hex, units, 0) },
    })
}

/// What the fire of these at that hex comes to.
fn odds(r: &Rules, p: &Public, firing: UnitSet, to: Hex, targets: UnitSet, extra: i8) -> FireOdds {
    let (infantry, bunker) = (has_infantry(r, p, targets), bunkered(r, p, to));
    let (mut hits, mut whole) = (vec![1.0], 1.0);
    let mut dice_left = MOST_DICE as u8;
    let told = |unit: Counter| {
        let dice = p.unit(unit).vf.min(dice_left);
        dice_left -= dice;
        let needs = needed(r, p, to) - modifier(r, p, unit, to, infantry) - extra;
        let chance = f32::from((7 - needs).clamp(0, 6)) / 6.0;
        for _ in 0..dice {
            if bunker && breaks_bunkers(p.print(r, unit).kind) {
                whole *= 1.0 - chance;
            } else {
                hits = one_more_die(&hits, chance);
            }
        }
        Firing { unit, dice, needs, shots: r.n.most_fires.saturating_sub(p.unit(unit).marks.fires()) }
    };
    let firing = firing.into_iter().map(told).collect();
    FireOdds {
        firing,
        left_out: Vec::new(),
        price: 0,
        bunker: 1.0 - whole,
        loss: loss(r, p, targets, &hits),
        hits,
        morale: morale::odds(r, p, targets, to),
    }
}

fn one_more_die(hits: &[f32], chance: f32) -> Vec<f32> {
    let at = |number: usize| hits.get(number).copied().unwrap_or(0.0);
    (0..=hits.len()).map(|n| at(n) * (1.0 - chance) + n.checked_sub(1).map_or(0.0, at) * chance).collect()
}

/// A hit wrecks all cars (BN-9.5); every hit after the first costs the others a point (BN-9.4).
fn loss(r: &Rules, p: &Public, targets: UnitSet, hits: &[f32]) -> f32 {
    let cars = targets.filter(|unit| p.print(r, unit).kind == Type::Car);
    let (cars, others) = (p.strength(cars), usize::from(p.strength(targets.minus(cars))));
    let lost = |hits: usize| f32::from(cars) + (hits - 1).min(others) as f32;
    hits.iter().enumerate().skip(1).map(|(number, chance)| chance * lost(number)).sum()
}
