//! The turn at a glance: who plays, what is left in each phase, where partisans may appear, who may declare war on whom.

use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Choices, GameAction, GameRules, Refusal, Seat};

use super::reasons::{Staying, unfit};
use super::underground::{DeedOdds, chances};
use super::{Force, counts, list};
use crate::action::Quarry;
use crate::combat_values::{Dice, attack_values, attackers, defence_values};
use crate::odds::HuntOdds;
use crate::outlook;
use crate::power::{Alliance, Power};
use crate::rules::Rules;
use crate::state::{State, View};
use crate::steps::{battle, generation, hunt, invasion_support, partisan_actions};
use crate::unit::HUNTERS;
use crate::unit::Unit;
use crate::zone::Zone;
use crate::zone_set::ZoneSet;
use crate::{Action, GlobalWarPartisans};

/// A power as everybody sees it.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct PowerState {
    /// Which.
    pub power: Power,
    /// Of which alliance.
    pub alliance: Alliance,
    /// Who leads it.
    pub seat: Seat,
    /// Does it take turns?
    pub active: bool,
    /// IPP in hand.
    pub cash: u16,
    /// IPP that it would collect now.
    pub income: u16,
    /// Pieces left for its partisans.
    pub pool: u8,
    /// Pieces that there are of them.
    pub pieces: u8,
}

/// The table as its data make it.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct TableState {
    /// In the order of their turns.
    pub powers: Vec<PowerState>,
    /// Zones that nothing enters or leaves.
    pub frozen: Vec<Zone>,
    /// The rounds of the scenario.
    pub rounds: u8,
    /// The year of this round.
    pub year: u16,
    /// The half of the year, where a year has two rounds.
    pub half: Option<u8>,
    /// Supply markers that nobody has.
    pub markers_left: u8,
    /// Zones that partisans shut for those who hold them.
    pub blocked: Vec<Zone>,
    /// What partisans do, and how well, wherever they stand.
    pub deeds: Vec<DeedOdds>,
}

/// Who plays and how they stand.
pub fn table(r: &Rules, v: &View, _: &State) -> Result<TableState, Refusal> {
    let s = &v.table;
    let of = |&power: &Power| PowerState {
        power,
        alliance: power.alliance(),
        seat: r.seat_of(power),
        active: r.active.has(power),
        cash: s.cash[power.at()],
        income: s.income(r, power).0,
        pool: s.pool(r, power),
        pieces: r.powers[power.at()].pool,
    };
    let two = r.scenario.rounds_in_a_year == 2;
    let blocked = Power::ALL
        .iter()
        .fold(ZoneSet::NONE, |all, power| all | (s.held[power.at()] & s.blocked_for(power.alliance().members())));
    Ok(TableState {
        powers: Power::ALL.iter().map(of).collect(),
        frozen: list(r.frozen),
        rounds: r.scenario.rounds,
        year: s.year(r),
        half: two.then(|| 1 + (s.round.max(1) - 1) % 2),
        markers_left: s.markers_left(r),
        blocked: list(blocked),
        deeds: chances(r).to_vec(),
    })
}

/// What is left to be done in the turn of the active power.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Checklist {
    /// IPP in hand.
    pub cash: u16,
    /// Units and partisans that wait to be placed.
    pub queued: u16,
    /// Zones that are attacked and not yet fought for.
    pub attacks: Vec<Zone>,
    /// Partisans that may act.
    pub actors: u8,
    /// Zones in which partisans can be hunted.
    pub hunts: Vec<Zone>,
    /// Units by rail, and the most.
    pub rail: [u8; 2],
    /// Units over the sea, and the most.
    pub sea: [u8; 2],
    /// Supply markers in stock.
    pub markers: u8,
    /// Zones in which partisans may appear.
    pub rolls: Vec<Zone>,
}

/// The checklist of the active power's turn.
pub fn checklist(r: &Rules, v: &View, _: &State) -> Result<Checklist, Refusal> {
    let s = &v.table;
    let (power, data) = (s.power, &r.powers[s.power.at()]);
    let friendly = s.friendly(r, power);
    let mut attacks: Vec<Zone> =
        s.stacks.of(power.into()).map(|stack| stack.zone).filter(|&zone| !friendly.has(zone)).collect();
    attacks.sort_unstable();
    attacks.dedup();
    let acting = s.partisans.of(power).filter(|(id, _)| partisan_actions::actor(r, s, *id).is_ok());
    let rolls = if r.house.partisans {
        generation::rights(r, s, power) | generation::mandatory(r, s)
    } else {
        Default::default()
    };
    Ok(Checklist {
        cash: s.cash[power.at()],
        queued: s.queue[power.at()].iter().map(|&count| u16::from(count)).sum(),
        attacks,
        actors: acting.count() as u8,
        hunts: s.hunting_grounds(r).iter().filter(|&zone| hunt::is_possible(s, zone)).collect(),
        rail: [s.railed, data.rail],
        sea: [s.shipped, data.shipping],
        markers: s.stock[power.at()],
        rolls: list(rolls.without(s.skipped)),
    })
}

/// What a roll for partisans may bring.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Chances {
    /// Where.
    pub zone: Zone,
    /// Whose partisan appears, on how many of the twelve numbers.
    pub numbers: Vec<(Power, u8)>,
    /// On how many numbers anybody appears.
    pub works: u8,
    /// It will not be rolled for.
    pub skipped: bool,
    /// It cannot be declined.
    pub mandatory: bool,
}

/// Where partisans may appear for the active power.
pub fn rolls(r: &Rules, v: &View, _: &State) -> Result<Vec<Chances>, Refusal> {
    let s = &v.table;
    if !r.house.partisans {
        return Ok(Vec::new());
    }
    let (rights, mandatory) = (generation::rights(r, s, s.power), generation::mandatory(r, s));
    let chances = |zone: Zone| {
        let numbers = outlook::who_comes(r, s, zone);
        let works = numbers.iter().map(|(_, count)| count).sum();
        Chances { zone, numbers, works, skipped: s.skipped.has(zone), mandatory: mandatory.has(zone) }
    };
    Ok((rights | mandatory).iter().map(chances).collect())
}

/// A declaration of war that the calendar knows.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Permission {
    /// On whom.
    pub on: Power,
    /// From this year.
    pub from: u16,
    /// Or as soon as the power is at war with the Axis.
    pub drawn_in: bool,
    /// It is allowed now.
    pub now: bool,
}

/// The war calendar of a power.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Calendar {
    /// Whose.
    pub power: Power,
    /// Its enemies.
    pub at_war: Vec<Power>,
    /// Whom it may declare war on, and from when.
    pub permissions: Vec<Permission>,
}

/// The war calendar of all active powers.
pub fn calendar(r: &Rules, v: &View, _: &State) -> Result<Vec<Calendar>, Refusal> {
    let s = &v.table;
    let of = |power: Power| {
        let mut turned = *s;
        turned.power = power;
        let known = |&on: &Power| {
            let rule = r.permissions.declaration(power, on).filter(|_| r.active.has(on) && !s.at_war(power, on))?;
            Some(Permission { on, from: rule.from, drawn_in: rule.drawn_in, now: turned.may_declare(r, on) })
        };
        let at_war = s.wars[power.at()].and(r.active).iter().collect();
        Calendar { power, at_war, permissions: Power::ALL.iter().filter_map(known).collect() }
    };
    Ok(r.active.iter().map(of).collect())
}

/// Units of a battle that need the same number.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Row {
    /// Which type.
    pub unit: Unit,
    /// How many.
    pub count: u8,
    /// A die up to this hits.
    pub value: u8,
}

/// Both sides of a battle, as they would roll now.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Sides {
    /// The active power's.
    pub attackers: Vec<Row>,
    /// All others'.
    pub defenders: Vec<Row>,
}

#[derive(Default)]
struct Rows(Vec<Row>);

impl Dice for Rows {
    fn lay(&mut self, unit: Unit, value: u8, count: u8) {
        if value > 0 && count > 0 {
            self.0.push(Row { unit, count, value });
        }
    }
}

/// Who stands against whom in a zone.
pub fn sides(r: &Rules, v: &View, _: &State, zone: Zone) -> Result<Sides, Refusal> {
    let s = &v.table;
    let (mut ours, mut theirs) = (Rows::default(), Rows::default());
    let round = outlook::point(s, zone).round;
    attack_values(r, zone, &attackers(&s.stacks, s.power, zone), &s.boosts, round, &mut ours);
    defence_values(r, &s.stacks, zone, battle::defenders(s, zone).iter(), &mut theirs);
    Ok(Sides { attackers: ours.0, defenders: theirs.0 })
}

/// A party of hunters.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Hunters {
    /// Who could go along.
    pub able: Force,
    /// All others of the active power there, with the reason.
    pub unfit: Vec<Staying>,
    /// How well these would do.
    pub odds: HuntOdds,
    /// What is sent for them.
    pub picks: Vec<String>,
}

/// A hunt by these of the active power: who could go, how well they would do, what is sent.
pub fn party(
    r: &Rules,
    v: &View,
    world: &State,
    zone: Zone,
    controller: Power,
    hunters: Force,
) -> Result<Hunters, Refusal> {
    let s = &v.table;
    let able = hunt::able(s, zone);
    let named = counts(&hunters);
    let mut picks = vec![Action::Hunt(Quarry { controller, zone })];
    for (at, &unit) in HUNTERS.iter().enumerate() {
        picks.extend((0..named[unit.at()].min(able[at])).map(|_| Action::Send(unit)));
    }
    picks.push(Action::Begin);
    let able = HUNTERS.iter().copied().zip(able).filter(|(_, count)| *count > 0).collect();
    let odds = super::hunt_odds(r, v, world, zone, controller, hunters)?;
    Ok(Hunters { able, unfit: unfit(s, zone), odds, picks: picks.iter().map(|action| action.name()).collect() })
}

/// A hunt that is possible.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct PossibleHunt {
    /// Where.
    pub zone: Zone,
    /// For whose partisans.
    pub controller: Power,
    /// How well all who may hunt there would do in the first round.
    pub odds: HuntOdds,
}

/// All hunts of the active power that are possible.
pub fn hunts(r: &Rules, v: &View, _: &State) -> Result<Vec<PossibleHunt>, Refusal> {
    let s = &v.table;
    let mut found = Choices::new();
    let _ = hunt::offers(r, s, &mut found);
    let one = |action: &Action| match *action {
        Action::Hunt(Quarry { controller, zone }) => {
            let odds = outlook::hunt(r, s, zone, controller, &hunt::able(s, zone));
            Some(PossibleHunt { zone, controller, odds })
        }
        _ => None,
    };
    Ok(found.iter().filter_map(one).collect())
}

/// What the support of partisans would make of the battle that is about to begin.
#[derive(Clone, PartialEq, Debug, serde::Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Backing {
    /// The chance of the attack without it.
    pub without: f64,
    /// The chance if it works and goes to the attacker that gains most by it.
    pub with: f64,
}

/// What the support of partisans would make of an attack.
pub fn backing(r: &Rules, v: &View, _: &State, zone: Zone) -> Result<Backing, Refusal> {
    let s = &v.table;
    let without = outlook::battle(r, s, zone).wins;
    let each = invasion_support::supportable(s, zone).map(|supported| outlook::boosted(r, s, zone, supported).wins);
    Ok(Backing { without, with: each.fold(without, f64::max) })
}

/// What the clock would answer for the one who looks, and is asked: casualties cheapest first.
pub fn usual(r: &Rules, v: &View, _: &State) -> Result<Option<String>, Refusal> {
    let s = &v.table;
    let asked = v.viewer.filter(|&seat| staffetta_kernel::flow::awaiting::<GlobalWarPartisans>(r, s).is_due(seat));
    Ok(asked.map(|seat| GlobalWarPartisans::default_action(r, s, seat).name()))
}
