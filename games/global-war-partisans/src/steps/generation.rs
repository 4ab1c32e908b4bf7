//! T5c: partisans are generated (GW-11.1 to GW-11.8, PAR 1 and PAR 3).

use staffetta_kernel::{Awaiting, Choices, Desk, Prompt, Refusal, RuleId, Seat, flow, step};

use super::collect_income::CollectIncome;
use super::{Acted, Came, G, Next, again, ask, no, one, out_of_place};
use crate::Action;
use crate::event::{Happened, tell};
use crate::power::{Alliance, Power, PowerSet};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::zone::{ZONES, Zone};
use crate::zone_set::ZoneSet;

step! {
    /// The active power names zones in which it does not roll, then rolls in the others.
    pub struct Generation {}
}

impl flow::Step<G> for Generation {
    fn asked(self, r: &Rules, s: &State) -> Awaiting {
        one(r, s.power)
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        if r.house.generation_optional && !chosen(r, s).is_empty() {
            return Next::Ask;
        }
        roll_all(r, s, desk);
        Next::turn_into(CollectIncome {})
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Roll);
        chosen(r, s).iter().for_each(|zone| out.push(Action::Skip(zone)));
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Roll => {
                roll_all(r, s, desk);
                Ok(Acted::Go(Next::turn_into(CollectIncome {})))
            }
            Action::Skip(zone) if chosen(r, s).has(zone) => {
                s.skipped.insert(zone);
                let power = s.power;
                let rule = if helps_only_others(r, s, zone) { "GW-R8" } else { "GW-11.1" };
                tell(r, desk, || Happened::Skipped { power, zone }.by(rule));
                Ok(again())
            }
            Action::Skip(zone) if mandatory(r, s).has(zone) => Err(no("GW-11.5", "must-roll")),
            Action::Skip(zone) => Err(no(no_roll(s, zone), "no-roll-there")),
            _ => Err(out_of_place()),
        }
    }
    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let zones = chosen(r, &v.table).len();
        ask("generation", "GW-11.1", r, v, v.table.power).with("n", i64::from(zones))
    }
}

/// The rule by which nothing is rolled in a zone: freed this turn, or of an ally, or without a right.
fn no_roll(s: &State, zone: Zone) -> RuleId {
    let alliance = Some(s.power.alliance());
    let own = s.owner(zone).alliance() == alliance;
    if own && s.at_start[zone as usize].alliance() != alliance {
        "GW-R47"
    } else if own && s.owner(zone) != s.power.into() {
        "GW-R48"
    } else {
        "GW-11.1"
    }
}

/// Does no number of the die bring a partisan of the power that rolls?
fn helps_only_others(r: &Rules, s: &State, zone: Zone) -> bool {
    let axis = s.owner(zone).alliance() == Some(Alliance::Axis);
    let own = |controller: Option<Power>| controller.is_none_or(|controller| controller == s.power);
    !r.generation.results(zone, axis).iter().flatten().any(|result| own(result.controller))
}

/// Zones that the power has a right to (GW-11.1); the Manchurian and Formosan rolls are others.
pub fn rights(r: &Rules, s: &State, power: Power) -> ZoneSet {
    let own = Some(power.alliance());
    let mut zones = ZoneSet::NONE;
    for (at, right) in s.right.iter().enumerate() {
        let zone = Zone::ALL[at];
        if right.get() == Some(power) && s.owner(zone).alliance() != own {
            zones.insert(zone);
        }
    }
    zones.without(r.map.manchu | r.map.formosa).without(r.frozen)
}

/// Zones with a lesser claim of the power (option `conquered_zones_generate`).
fn claims(r: &Rules, s: &State, power: Power) -> ZoneSet {
    if !r.house.conquered_zones_generate {
        return ZoneSet::NONE;
    }
    let own = Some(power.alliance());
    let claimed = |&zone: &Zone| s.claims[zone as usize].has(power) && s.owner(zone).alliance() != own;
    let zones: ZoneSet = Zone::ALL.iter().copied().filter(claimed).collect();
    zones.without(r.map.manchu | r.map.formosa).without(r.frozen)
}

/// Zones in which KMT rolls every round, whoever possesses them (GW-11.5).
pub fn mandatory(r: &Rules, s: &State) -> ZoneSet {
    if s.power != Power::Kmt {
        return ZoneSet::NONE;
    }
    let chinese = s.held_by(PowerSet::one(Power::Kmt).with(Power::Ccp));
    (r.map.manchu.without(chinese) | r.map.formosa).without(r.frozen)
}

/// Zones in which the active power may still decline to roll.
fn chosen(r: &Rules, s: &State) -> ZoneSet {
    if !r.house.partisans {
        return ZoneSet::NONE;
    }
    (rights(r, s, s.power) | claims(r, s, s.power)).without(s.skipped)
}

/// All rolls, in the order of the zones' ids.
fn roll_all(r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) {
    if !r.house.partisans {
        return;
    }
    let power = s.power;
    let (rights, claims) = (rights(r, s, power).without(s.skipped), claims(r, s, power).without(s.skipped));
    let mandatory = mandatory(r, s);
    let mut fell = [0; 2 * ZONES];
    let mut rolls = 0;
    // Whose partisans have come in this turn.
    let mut came = PowerSet::default();
    for zone in (rights | claims | mandatory).iter() {
        for lesser in [false, true] {
            let rolled = if lesser { claims.has(zone) } else { rights.has(zone) || mandatory.has(zone) };
            if rolled {
                fell[rolls] = roll(r, s, zone, lesser, &mut came, desk);
                rolls += 1;
            }
        }
    }
    if rolls > 0 {
        tell(r, desk, || Happened::GenerationRolls { power, dice: fell[..rolls].to_vec() });
    }
}

/// The rule that says most about a roll that brought a partisan.
fn generated_by(r: &Rules, s: &State, zone: Zone, lesser: bool) -> RuleId {
    let owner = s.owner(zone);
    let mandatory = r.map.manchu.has(zone) || r.map.formosa.has(zone);
    let chinese = |power: Power| matches!(power, Power::Kmt | Power::Ccp);
    if lesser {
        "GW-11.9"
    } else if mandatory && s.held[s.power.at()].is_empty() {
        "GW-R4"
    } else if r.map.formosa.has(zone) {
        if owner == Power::Ccp.into() { "GW-R61" } else { "GW-R50" }
    } else if mandatory {
        "GW-11.5"
    } else if r.map.spain.has(zone) {
        "GW-R5"
    } else if r.map.tag("yugoslavia").has(zone) {
        "GW-R49"
    } else if r.map.tag("france").has(zone) && owner.alliance() != Some(Alliance::Axis) {
        "GW-R38"
    } else if chinese(s.power) && owner.power().is_some_and(chinese) && !s.at_war(Power::Kmt, Power::Ccp) {
        "GW-R57"
    } else if s.opposed(zone, s.power.alliance().members()) {
        "GW-11.7"
    } else {
        "GW-11.2"
    }
}

fn roll(r: &Rules, s: &mut State, zone: Zone, lesser: bool, came: &mut PowerSet, desk: &mut impl Desk<Happened>) -> u8 {
    let mut die = [0];
    desk.roll("generation", 12, &mut die);
    s.tally.generation_rolls += 1;
    let die = die[0];
    let owner = s.owner(zone).alliance();
    let axis = owner == Some(Alliance::Axis);
    let results = if lesser { r.generation.default_results() } else { r.generation.results(zone, axis) };
    let Some(result) = results[usize::from(die.min(12))] else { return die };
    let controller = result.controller.unwrap_or(s.power);
    // Where its alliance possesses the zone no partisan appears (PAR 3.0).
    if owner == Some(controller.alliance()) {
        tell(r, desk, || Happened::NobodyCame { controller, zone, die, rule: "GW-11.3" });
    } else if s.raise(r, zone, controller, result.mountain, false) {
        s.tally.generated += 1;
        *came = came.with(controller);
        tell(r, desk, || Happened::Generated { controller, zone, die }.by(generated_by(r, s, zone, lesser)));
    } else {
        let rule = if came.has(controller) { "GW-R46" } else { "GW-11.6" };
        tell(r, desk, || Happened::NobodyCame { controller, zone, die, rule });
    }
    die
}
