//! What each action means to the one who may choose it.

use staffetta_kernel::{Label, Refusal, RuleId};

use crate::action::{Action, FacilityAt, Quarry, UnitAt, Verb};
use crate::combat_values::{hunting, partisan_defence};
use crate::outlook;
use crate::partisan::{Mark, Partisan, PartisanId};
use crate::power::Power;
use crate::rules::{Chance, Rules};
use crate::state::{State, View};
use crate::steps::{Draft, Step, battle, hunt, invasion_support, partisan_actions, raid, supply_markers};
use crate::unit::Unit;
use crate::zone::Zone;

/// The rule behind a verb.
pub const fn rule(verb: Verb) -> RuleId {
    match verb {
        Verb::Pass => "GW-5.1",
        Verb::Buy => "GW-3.1",
        Verb::BuyPartisan => "GW-3.2",
        Verb::BuyMarker => "GW-3.3",
        Verb::Repair => "GW-3.4",
        Verb::Influence => "GW-3.5",
        Verb::War => "GW-4.1",
        Verb::Move | Verb::To | Verb::Through => "GW-4.3",
        Verb::Sail => "GW-4.5",
        Verb::Rail => "GW-10.1",
        Verb::Walk => "GW-4.6",
        Verb::Disband => "GW-4.11",
        Verb::Transform | Verb::With => "GW-4.7",
        Verb::Arm => "GW-4.8",
        Verb::Resolve => "GW-5.1",
        Verb::Hunt | Verb::Send | Verb::Begin => "GW-8.1",
        Verb::Recruit => "GW-9.2",
        Verb::Sabotage | Verb::Target => "GW-9.3",
        Verb::Disrupt => "GW-9.4",
        Verb::Spend | Verb::Keep => "GW-10.6",
        Verb::Raid | Verb::Join => "GW-8.8",
        Verb::Support | Verb::Accept | Verb::Refuse | Verb::Boost => "GW-9.6",
        Verb::Hit => "GW-6.9",
        Verb::Lose => "GW-6.3",
        Verb::LoseAttacker => "GW-6.5",
        Verb::GiveUp | Verb::Stand => "GW-8.3",
        Verb::Fight | Verb::Retreat => "GW-6.6",
        Verb::Fade => "GW-8.6",
        Verb::HuntOn | Verb::Stop => "GW-8.5",
        Verb::Place | Verb::Infiltrate => "GW-10.3",
        Verb::Lend | Verb::Amount => "GW-10.4",
        Verb::Aid => "GW-11.4",
        Verb::Give => "GW-10.5",
        Verb::Roll | Verb::Skip => "GW-11.1",
    }
}

/// The refusal of a verb where there is nothing better to say.
pub fn out_of_place(verb: Verb) -> Refusal {
    Refusal::new(rule(verb), "not-now")
}

fn price(label: Label, ipp: u16) -> Label {
    Label { price: Some(format!("{ipp} IPP")), ..label }
}

fn odds(label: Label, successes: u8) -> Label {
    Label { odds: Some(f32::from(successes.min(12)) / 12.0), ..label }
}

fn chance(label: Label, chance: f64) -> Label {
    Label { odds: Some(chance as f32), ..label }
}

fn of_partisan(s: &State, label: Label, id: PartisanId) -> Label {
    match s.partisans.get(id) {
        Some((zone, piece)) => label.with("zone", zone).with("power", piece.controller),
        None => label,
    }
}

fn deed(s: &State, label: Label, id: PartisanId, chance: Chance) -> Label {
    odds(of_partisan(s, label, id), chance.success)
}

/// What an action means.
pub fn label(r: &Rules, v: &View, action: Action) -> Label {
    use staffetta_kernel::GameAction;
    let s = &v.table;
    let label = Label::new(particular_rule(r, v, action).unwrap_or(rule(action.verb())));
    match action {
        Action::Buy(unit) => price(label.with("unit", unit), r.units[unit.at()].cost),
        Action::BuyPartisan => price(label, r.numbers.ccp_partisan_price),
        Action::BuyMarker => price(label, r.numbers.supply_marker_price),
        Action::Repair(FacilityAt { facility, zone }) => {
            price(label.with("facility", facility).with("zone", zone), r.numbers.repair_price)
        }
        Action::Influence(minor) => {
            price(odds(label.with("minor", minor), r.minor(minor).influence), r.numbers.influence_price)
        }
        Action::War(power) | Action::Hit(power) | Action::Lend(power) => label.with("power", power),
        Action::Move(UnitAt { unit, zone }) | Action::Place(UnitAt { unit, zone }) => {
            label.with("unit", unit).with("zone", zone)
        }
        Action::Sail(zone) => crossing(r, v, label.with("zone", zone), zone),
        Action::Resolve(zone) => chance(label.with("zone", zone), outlook::battle(r, s, zone).wins),
        Action::Raid(zone) => chance(label.with("zone", zone), outlook::whole_raid(r, s, zone).wins),
        Action::To(zone)
        | Action::Through(zone)
        | Action::Rail(zone)
        | Action::Retreat(zone)
        | Action::Infiltrate(zone)
        | Action::Skip(zone) => label.with("zone", zone),
        Action::Hunt(Quarry { controller, zone }) => {
            let odds = outlook::hunt(r, s, zone, controller, &hunt::able(s, zone));
            chance(label.with("power", controller).with("zone", zone), odds.hits)
        }
        Action::Send(unit) | Action::Lose(unit) => label.with("unit", unit),
        Action::LoseAttacker(attacker) => label.with("attacker", attacker),
        Action::Boost(supported) => {
            let label = label.with("attacker", supported.attacker).with("gain", supported.gain);
            match fought_for(s) {
                Some(zone) => chance(label, outlook::boosted(r, s, zone, supported).wins),
                None => label,
            }
        }
        Action::Target(facility) => label.with("facility", facility),
        Action::Amount(ipp) => label.with("amount", ipp.0),
        Action::Recruit(id) => deed(s, label, id, r.actions.recruitment),
        Action::Sabotage(id) => deed(s, label, id, r.actions.sabotage),
        Action::Disrupt(id) => deed(s, label, id, r.actions.disruption),
        Action::Support(id) => deed(s, label, id, r.actions.support),
        Action::Give(id) => deed(s, label, id, r.actions.supplies),
        Action::Walk(id)
        | Action::Disband(id)
        | Action::Transform(id)
        | Action::With(id)
        | Action::Arm(id)
        | Action::Join(id)
        | Action::GiveUp(id)
        | Action::Fade(id) => of_partisan(s, label, id),
        Action::Stand(id) => of_partisan(s, odds(label, defence_of(r, s, id)), id),
        Action::Fight => match fought_for(s) {
            Some(zone) => chance(label, outlook::battle(r, s, zone).wins),
            None => label,
        },
        Action::HuntOn => match Step::begun::<hunt::Hunting>(&s.stack) {
            Some(of) => chance(label, outlook::hunt(r, s, of.zone, of.controller, &of.hunters).hits),
            None => label,
        },
        Action::Begin => setting_out(r, s, label),
        Action::Spend | Action::Keep => with_marker(r, s, label, action == Action::Spend),
        Action::Accept => accepted(r, s, label),
        Action::Roll => chance(label, outlook::uprising(r, s)),
        Action::Pass | Action::Refuse | Action::Stop | Action::Aid => label,
    }
}

/// The zone in which a battle is fought.
fn fought_for(s: &State) -> Option<Zone> {
    Step::begun::<battle::Battle>(&s.stack).map(|battle| battle.zone)
}

fn defence_of(r: &Rules, s: &State, id: PartisanId) -> u8 {
    let of = |(zone, piece): (Zone, Partisan)| partisan_defence(r, piece.is(Mark::Mountain), r.map.zone(zone).terrain);
    s.partisans.get(id).map_or(0, of)
}

/// A party of hunters or raiders as it was named.
fn setting_out(r: &Rules, s: &State, label: Label) -> Label {
    if let Some(party) = Draft::open::<hunt::Party>(&s.draft) {
        return chance(label, outlook::hunt(r, s, party.zone, party.controller, &party.hunters).hits);
    }
    match Draft::open::<raid::RaidParty>(&s.draft) {
        Some(party) => chance(label, outlook::raid(r, s, party.zone, party.size()).wins),
        None => label,
    }
}

/// An action that was named, with its marker or without it.
fn with_marker(r: &Rules, s: &State, label: Label, spend: bool) -> Label {
    let Some(named) = Draft::open::<partisan_actions::Spending>(&s.draft) else { return label };
    let of = named.deed.chance(r);
    odds(label, if spend { partisan_actions::marked(r, of) } else { of.success })
}

/// What another alliance offers or is offered.
fn accepted(r: &Rules, s: &State, label: Label) -> Label {
    if Step::asking::<invasion_support::SupportConsent>(&s.stack).is_some() {
        return odds(label, r.actions.support.success);
    }
    if Step::asking::<supply_markers::MarkerConsent>(&s.stack).is_some() {
        return odds(label, r.actions.supplies.success);
    }
    label
}

/// The rule that says more about an action than its verb does.
fn particular_rule(r: &Rules, v: &View, action: Action) -> Option<RuleId> {
    let s = &v.table;
    match action {
        Action::Resolve(zone) => (!s.opposed(zone, s.power.alliance().members())).then_some("GW-7.1"),
        Action::Send(Unit::Militia) => {
            let Some(party) = Draft::open::<hunt::Party>(&s.draft) else { return Some("GW-8.2") };
            let weak = hunting(r, Unit::Militia, r.map.zone(party.zone).terrain) == 0;
            Some(if weak { "GW-R51" } else { "GW-8.2" })
        }
        Action::Recruit(id) | Action::Sabotage(id) | Action::Disrupt(id) => {
            let (zone, piece) = s.partisans.get(id)?;
            let uprising = piece.controller == Power::Italy && matches!(zone, Zone::Kashmir | Zone::TransJordan);
            match (piece.is(Mark::Ripe), uprising && s.round == 1) {
                (true, _) => Some("GW-R12"),
                (false, first) => first.then_some("GW-1.4"),
            }
        }
        Action::Give(_) => Some("GW-R44"),
        Action::Infiltrate(zone) => Some(if s.owner(zone) == Power::Ccp.into() { "GW-R26" } else { "GW-R60" }),
        // A path may end where partisans block.
        Action::Repair(FacilityAt { zone, .. }) | Action::Place(UnitAt { zone, .. }) => {
            let abroad = !r.map.homes[s.power.at()].has(zone);
            (abroad && s.blocked_for(s.power.alliance().members()).has(zone)).then_some("GW-R22")
        }
        _ => None,
    }
}

/// A crossing with its chance to arrive.
fn crossing(r: &Rules, v: &View, label: Label, to: Zone) -> Label {
    use crate::steps::{combat_movement::Attack, non_combat_movement::Journey};
    let attack = Draft::open::<Attack>(&v.table.draft).map(|attack| attack.from);
    let journey = || Draft::open::<Journey>(&v.table.draft).map(|journey| journey.from);
    let Some(from) = attack.or_else(journey) else { return label };
    let rating = r.map.region(from, to).map_or(0, |region| v.table.interception(r, region));
    odds(label, 12 - rating)
}
