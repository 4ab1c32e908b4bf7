//! Purchases, placement and lending of a steady player.

use staffetta_kernel::Choices;

use super::style::Style;
use crate::Action;
use crate::action::{FacilityAt, UnitAt};
use crate::partisan::Mark;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{QUEUED_PARTISANS, State};
use crate::unit::{Facility, Unit};
use crate::zone::Zone;

/// What is bought next.
pub fn purchase(r: &Rules, s: &State, style: &Style, choices: &Choices<Action>) -> Action {
    let power = s.power;
    let queue = &s.queue[power.at()];
    let has = |action: Action| choices.contains(&action);
    if let Some(repair) = repair(choices) {
        return repair;
    }
    if has(Action::BuyPartisan) && queue[QUEUED_PARTISANS] == 0 {
        return Action::BuyPartisan;
    }
    if has(Action::BuyMarker) && s.stock[power.at()] == 0 && wants_marker(r, s) {
        return Action::BuyMarker;
    }
    let harried = if style.heeds_partisans { guards_wanted(r, s) } else { 0 };
    if has(Action::Buy(Unit::Militia)) && u32::from(queue[Unit::Militia.at()]) < harried {
        return Action::Buy(Unit::Militia);
    }
    let waiting: u32 = queue[..QUEUED_PARTISANS].iter().map(|&count| u32::from(count)).sum();
    if waiting >= room(r, s, power) {
        return Action::Pass;
    }
    let cash = s.cash[power.at()];
    let dear = u32::from(cash) >= 5 * (room(r, s, power) - waiting);
    let wish = match waiting % 4 {
        _ if dear && style.armour > 0 && waiting.is_multiple_of(style.armour) => Unit::Armour,
        2 if style.artillery => Unit::Artillery,
        _ => Unit::Infantry,
    };
    [wish, Unit::Infantry].into_iter().map(Action::Buy).find(|&action| has(action)).unwrap_or(Action::Pass)
}

/// Factories first, then railways and ports.
fn repair(choices: &Choices<Action>) -> Option<Action> {
    let of = |wanted: Facility| {
        choices
            .iter()
            .copied()
            .find(|action| matches!(action, Action::Repair(FacilityAt { facility, .. }) if *facility == wanted))
    };
    of(Facility::Factory).or_else(|| of(Facility::Railway)).or_else(|| of(Facility::Port))
}

/// A partisan of the alliance could use supplies: where nobody guards points, or a factory stands.
fn wants_marker(r: &Rules, s: &State) -> bool {
    let friends = s.power.alliance().members();
    let useful = |zone: Zone| {
        let data = r.map.zone(zone);
        data.vp > 0 && !s.opposed(zone, friends) || r.map.factories.has(zone)
    };
    let mut pieces = s.partisans.all().filter(|(_, piece)| friends.has(piece.controller) && !piece.holds_marker());
    pieces.any(|(_, piece)| piece.zone.get().is_some_and(useful))
}

/// Zones of its own of old in which partisans are not watched.
fn guards_wanted(r: &Rules, s: &State) -> u32 {
    let blocked = s.blocked_for(s.power.alliance().members()) & s.held[s.power.at()];
    blocked.iter().filter(|&zone| r.map.zone(zone).original == s.power.into()).count() as u32
}

/// How many units a power can place.
fn room(r: &Rules, s: &State, power: Power) -> u32 {
    let held = s.held[power.at()];
    let built: u32 = (held & r.map.factories).iter().map(|zone| u32::from(s.capacity(r, zone, power))).sum();
    let china = if matches!(power, Power::Kmt | Power::Ccp) { 2 * (held & r.map.china).len() } else { 0 };
    built + china
}

/// Where the next unit is placed: near the enemy, militia where partisans are not watched.
pub fn place(r: &Rules, s: &State, choices: &Choices<Action>) -> Action {
    let blocked = s.blocked_for(s.power.alliance().members());
    let enemies = s.held_by(s.wars[s.power.at()]);
    let near = |zone: Zone| -> i32 {
        let links = r.map.land(zone);
        let second = links.iter().fold(links, |far, via| far | r.map.land(via));
        i32::from(links.meets(enemies)) * 4 + i32::from(second.meets(enemies)) * 2 + i32::from(r.map.zone(zone).vp)
    };
    let key = |action: &Action| match *action {
        Action::Place(UnitAt { unit: Unit::Militia, zone }) => {
            if blocked.has(zone) {
                20
            } else {
                0
            }
        }
        Action::Place(UnitAt { unit, zone }) => {
            near(zone) + if blocked.has(zone) && unit.is_infantry_class() { 3 } else { 1 }
        }
        Action::Infiltrate(zone) => 2 + 4 * i32::from(s.held[Power::Japan.at()].has(zone)),
        _ => -1,
    };
    choices
        .iter()
        .copied()
        .max_by_key(|action| (key(action), std::cmp::Reverse(order(*action))))
        .unwrap_or(Action::Pass)
}

fn order(action: Action) -> usize {
    use staffetta_kernel::GameAction;
    action.index()
}

/// Supplies for partisans of the alliance; aid for Spain; what cannot be spent for those who can.
pub fn lend(r: &Rules, s: &State, choices: &Choices<Action>) -> Action {
    let friends = s.power.alliance().members();
    let worth = |zone: Zone| {
        let empty = !s.opposed(zone, friends);
        i32::from(r.map.zone(zone).vp) * 4 + i32::from(empty) * 3 + i32::from(r.map.factories.has(zone))
    };
    let best = choices
        .iter()
        .filter_map(|action| match *action {
            Action::Give(id) => s.partisans.get(id).map(|(zone, piece)| (*action, zone, piece)),
            _ => None,
        })
        .filter(|(_, zone, piece)| {
            friends.has(piece.controller)
                && !piece.is(Mark::Acted)
                && s.owner(*zone).alliance() != Some(s.power.alliance())
        })
        .max_by_key(|(action, zone, _)| (worth(*zone), std::cmp::Reverse(order(*action))));
    match best {
        Some((action, ..)) => action,
        None if choices.contains(&Action::Aid) => Action::Aid,
        None => loan(r, s, choices).unwrap_or(Action::Pass),
    }
}

/// A loan to the one on the same side who has most places for units that it cannot pay.
fn loan(r: &Rules, s: &State, choices: &Choices<Action>) -> Option<Action> {
    const INFANTRY: u32 = 3;
    let want = |to: Power| (INFANTRY * room(r, s, to)).saturating_sub(s.cash[to.at()].into());
    // What is left after the purchase found no place; less than this is kept.
    if u32::from(s.cash[s.power.at()]) < INFANTRY {
        return None;
    }
    let friend = |to: Power| r.seat_of(to) == r.seat_of(s.power) || to.sides_with(s.power);
    let key = |action: &Action| match *action {
        Action::Lend(to) if friend(to) && s.at_war_at_all(to) => want(to),
        _ => 0,
    };
    choices.iter().copied().filter(|action| key(action) >= INFANTRY).max_by_key(key)
}
