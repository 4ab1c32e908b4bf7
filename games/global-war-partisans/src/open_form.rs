//! The open form of the state: what lies on the table in the rulebook's words, without what is as usual.

use serde::{Deserialize, Serialize};
use staffetta_kernel::flow::PackedDraft;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use staffetta_kernel::{Maybe, Seats, Target};
use std::collections::BTreeMap;

use crate::GlobalWarPartisans;
use crate::boosts::Boost;
use crate::facilities::Damage;
use crate::partisan::{Mark, Marks, Partisan, PartisanId};
use crate::power::{Army, Minor, Owner, Power, PowerSet};
use crate::state::{Ending, QUEUED_PARTISANS, Spain, State};
use crate::steps::{Draft, Step, StepStack};
use crate::tally::Tally;
use crate::unit::{Readiness, Status, Unit};
use crate::zone::Zone;

/// A partisan.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Partisan")]
#[serde(deny_unknown_fields)]
pub struct OpenPartisan {
    #[schemars(extend("x-hidden" = true))]
    pub id: PartisanId,
    pub zone: Zone,
    pub controller: Power,
    #[serde(default)]
    pub marks: Vec<Mark>,
}

/// A supported attacker.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Boost")]
#[serde(deny_unknown_fields)]
pub struct OpenBoost {
    pub unit: Unit,
    pub by_sea: bool,
    pub gain: u8,
}

/// Units by type, and by what they have done: `infantry`, `infantry:moved`.
type Kinds = BTreeMap<String, u8>;

/// For a map with an entry for each thing of a kind that there is something to say of.
fn by_kind<K: Target, V: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "object", "additionalProperties": generator.subschema_for::<V>(), "x-by": K::KIND })
}

/// For units by their types.
fn by_unit(generator: &mut SchemaGenerator) -> Schema {
    by_kind::<Unit, u8>(generator)
}

/// For the units of each power in each zone.
fn by_army(generator: &mut SchemaGenerator) -> Schema {
    let armies = json_schema!({ "type": "object", "additionalProperties": by_unit(generator), "x-by": Power::KIND });
    json_schema!({ "type": "object", "additionalProperties": armies, "x-by": Zone::KIND })
}

/// For the units that each power has bought.
fn queues(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "object", "additionalProperties": by_unit(generator), "x-by": Power::KIND })
}

/// For what only programs need.
fn of_programs(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "x-hidden": true })
}

/// The open form.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars", rename = "Table")]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)]
pub struct Open {
    #[serde(serialize_with = "Step::write_stack", deserialize_with = "Step::read_stack")]
    #[schemars(schema_with = "of_programs")]
    pub steps: StepStack,
    #[serde(serialize_with = "Draft::write_draft", deserialize_with = "Draft::read_draft")]
    #[schemars(schema_with = "of_programs")]
    pub draft: PackedDraft<GlobalWarPartisans>,
    pub round: u8,
    pub power: Power,
    #[schemars(extend("x-hidden" = true))]
    pub turn: u16,
    pub ending: Ending,
    #[schemars(schema_with = "by_kind::<Zone, Owner>")]
    pub owner: BTreeMap<Zone, Owner>,
    /// Where it is not `original`.
    #[schemars(schema_with = "by_kind::<Zone, Status>")]
    pub status: BTreeMap<Zone, Status>,
    #[schemars(schema_with = "by_kind::<Zone, Power>")]
    pub right: BTreeMap<Zone, Power>,
    #[schemars(schema_with = "by_kind::<Zone, PowerSet>")]
    pub claims: BTreeMap<Zone, PowerSet>,
    #[schemars(schema_with = "by_kind::<Zone, Damage>")]
    pub damage: BTreeMap<Zone, Damage>,
    /// Zones that have changed hands in this turn, and whose they were.
    #[schemars(schema_with = "by_kind::<Zone, Owner>")]
    pub taken_from: BTreeMap<Zone, Owner>,
    #[schemars(schema_with = "of_programs")]
    pub entered: BTreeMap<Zone, u8>,
    #[schemars(schema_with = "by_army")]
    pub units: BTreeMap<Zone, BTreeMap<String, Kinds>>,
    pub partisans: Vec<OpenPartisan>,
    #[schemars(schema_with = "by_kind::<Power, u16>")]
    pub cash: BTreeMap<Power, u16>,
    #[schemars(schema_with = "queues")]
    pub queue: BTreeMap<Power, Kinds>,
    #[schemars(schema_with = "by_kind::<Power, u8>")]
    pub stock: BTreeMap<Power, u8>,
    pub wars: Vec<(Power, Power)>,
    #[schemars(schema_with = "by_kind::<Minor, Power>")]
    pub limited: BTreeMap<Minor, Power>,
    #[schemars(schema_with = "by_kind::<Minor, Power>")]
    pub influence: BTreeMap<Minor, Power>,
    pub spain: Spain,
    pub nationalist_aid: u8,
    pub republican_aid: u8,
    pub armistice: bool,
    pub paris: Option<Power>,
    pub shipped: u8,
    pub railed: u8,
    #[schemars(schema_with = "by_unit")]
    pub bought: Kinds,
    pub influenced: bool,
    pub lent: bool,
    pub aided: bool,
    pub skipped: Vec<Zone>,
    pub gone: Seats,
    pub boosts: Vec<OpenBoost>,
    #[schemars(extend("x-hidden" = true))]
    pub tally: Tally,
}

const MINOR_ARMY: &str = "minor";
const PARTISAN: &str = "partisan";

/// The word of an army.
pub fn army_word(army: Army) -> &'static str {
    army.power().map_or(MINOR_ARMY, Power::word)
}

/// An army by its word.
pub fn army(word: &str) -> Option<Army> {
    if word == MINOR_ARMY { Some(Army::MINOR) } else { Power::parse(word).map(Army::from) }
}

fn kind(unit: Unit, readiness: Readiness) -> String {
    match readiness {
        Readiness::Ready => unit.word().to_owned(),
        other => format!("{}:{}", unit.word(), other.word()),
    }
}

fn parse_kind(word: &str) -> Result<(Unit, Readiness), String> {
    let (unit, readiness) = word.split_once(':').unwrap_or((word, Readiness::Ready.word()));
    let read = Unit::parse(unit).zip(Readiness::parse(readiness));
    read.ok_or_else(|| format!("'{word}' is no type of unit, such as infantry or infantry:moved"))
}

/// Zones with something about them.
fn zones<T>(of: impl Fn(Zone) -> Option<T>) -> BTreeMap<Zone, T> {
    Zone::ALL.iter().filter_map(|&zone| of(zone).map(|thing| (zone, thing))).collect()
}

fn powers<T: PartialEq + Copy>(list: &[T], none: T) -> BTreeMap<Power, T> {
    Power::ALL.iter().map(|&power| (power, list[power.at()])).filter(|(_, thing)| *thing != none).collect()
}

fn bought(counts: &[u8]) -> Kinds {
    let word = |at: usize| Unit::ALL.get(at).map_or(PARTISAN, |unit| unit.word()).to_owned();
    counts.iter().enumerate().filter(|(_, count)| **count > 0).map(|(at, &count)| (word(at), count)).collect()
}

impl Open {
    /// Of a state.
    pub fn of(s: &State) -> Self {
        let mut units: BTreeMap<Zone, BTreeMap<String, Kinds>> = BTreeMap::new();
        for army in State::armies() {
            for stack in s.stacks.of(army) {
                let kinds = units.entry(stack.zone).or_default().entry(army_word(army).to_owned()).or_default();
                kinds.insert(kind(stack.unit, stack.readiness), stack.count);
            }
        }
        let open_partisan = |(id, piece): (PartisanId, Partisan)| {
            let marks = piece.marks.iter().collect();
            piece.zone.get().map(|zone| OpenPartisan { id, zone, controller: piece.controller, marks })
        };
        let minors = |list: &[Maybe<Power>]| {
            Minor::ALL.iter().filter_map(|&minor| list[minor as usize].get().map(|power| (minor, power))).collect()
        };
        let mut wars = Vec::new();
        for &a in Power::ALL {
            wars.extend(s.wars[a.at()].iter().filter(|&b| a < b).map(|b| (a, b)));
        }
        let open_boost = |Boost { unit, by_sea, gain }| OpenBoost { unit, by_sea, gain };
        Self {
            steps: s.stack,
            draft: s.draft,
            round: s.round,
            power: s.power,
            turn: s.turn,
            ending: s.ending,
            owner: zones(|zone| Some(s.owner(zone))),
            status: zones(|zone| Some(s.status[zone as usize]).filter(|&status| status != Status::Original)),
            right: zones(|zone| s.right[zone as usize].get()),
            claims: zones(|zone| Some(s.claims[zone as usize]).filter(|claims| !claims.is_empty())),
            damage: zones(|zone| Some(s.damage[zone as usize]).filter(|damage| !damage.is_none())),
            taken_from: zones(|zone| Some(s.at_start[zone as usize]).filter(|&owner| owner != s.owner(zone))),
            entered: zones(|zone| Some(s.entered[zone as usize]).filter(|&from| from != 0)),
            units,
            partisans: s.partisans.all().filter_map(open_partisan).collect(),
            cash: Power::ALL.iter().map(|&power| (power, s.cash[power.at()])).collect(),
            queue: Power::ALL
                .iter()
                .map(|&power| (power, bought(&s.queue[power.at()])))
                .filter(|(_, queue)| !queue.is_empty())
                .collect(),
            stock: powers(&s.stock, 0),
            wars,
            limited: minors(&*s.limited),
            influence: minors(&*s.influence),
            spain: s.spain,
            nationalist_aid: s.nationalist_aid,
            republican_aid: s.republican_aid,
            armistice: s.armistice,
            paris: s.paris.get(),
            shipped: s.shipped,
            railed: s.railed,
            bought: bought(&s.bought),
            influenced: s.influenced,
            lent: s.lent,
            aided: s.aided,
            skipped: s.skipped.iter().collect(),
            gone: s.gone,
            boosts: s.boosts.iter().map(open_boost).collect(),
            tally: s.tally,
        }
    }

    /// The state that it describes.
    pub fn state(self) -> Result<State, String> {
        let mut s = State::empty();
        self.lay_map(&mut s)?;
        self.lay_pieces(&mut s)?;
        for (a, b) in self.wars {
            s.set_war(a, b, true);
        }
        self.limited.iter().for_each(|(&minor, &power)| s.limited[minor as usize] = Maybe::some(power));
        self.influence.iter().for_each(|(&minor, &power)| s.influence[minor as usize] = Maybe::some(power));
        for boost in self.boosts {
            for gain in 0..boost.gain {
                s.boosts.raise(Boost { unit: boost.unit, by_sea: boost.by_sea, gain });
            }
        }
        s.skipped = self.skipped.into_iter().collect();
        (s.stack, s.draft, s.round, s.power, s.turn) = (self.steps, self.draft, self.round, self.power, self.turn);
        (s.ending, s.spain, s.armistice, s.paris) = (self.ending, self.spain, self.armistice, self.paris.into());
        (s.nationalist_aid, s.republican_aid) = (self.nationalist_aid, self.republican_aid);
        (s.shipped, s.railed, s.influenced, s.lent, s.aided) =
            (self.shipped, self.railed, self.influenced, self.lent, self.aided);
        (s.gone, s.tally) = (self.gone, self.tally);
        Ok(s)
    }

    fn lay_map(&self, s: &mut State) -> Result<(), String> {
        for &zone in Zone::ALL {
            let owner = self.owner.get(&zone).ok_or_else(|| format!("nobody possesses {}", zone.word()))?;
            s.set_owner(zone, *owner);
        }
        s.at_start = s.owner;
        self.taken_from.iter().for_each(|(&zone, &owner)| s.at_start[zone as usize] = owner);
        self.status.iter().for_each(|(&zone, &status)| s.status[zone as usize] = status);
        self.right.iter().for_each(|(&zone, &power)| s.right[zone as usize] = Maybe::some(power));
        self.claims.iter().for_each(|(&zone, &claims)| s.claims[zone as usize] = claims);
        self.damage.iter().for_each(|(&zone, &damage)| s.damage[zone as usize] = damage);
        self.entered.iter().for_each(|(&zone, &from)| s.entered[zone as usize] = from);
        Ok(())
    }

    fn lay_pieces(&self, s: &mut State) -> Result<(), String> {
        for (&zone, armies) in &self.units {
            for (word, kinds) in armies {
                let army = army(word).ok_or_else(|| format!("'{word}' is no power and not 'minor'"))?;
                for (word, &count) in kinds {
                    let (unit, readiness) = parse_kind(word)?;
                    s.stacks.add(army, zone, unit, readiness, count);
                }
            }
        }
        for open in &self.partisans {
            let marks = open.marks.iter().fold(Marks::default(), |marks, &mark| marks.with(mark));
            let piece = Partisan { marks, zone: Maybe::some(open.zone), controller: open.controller };
            if !s.partisans.put(open.id, piece) {
                return Err(format!("there is no piece {}", open.id.0));
            }
        }
        self.cash.iter().for_each(|(power, &cash)| s.cash[power.at()] = cash);
        self.stock.iter().for_each(|(power, &stock)| s.stock[power.at()] = stock);
        for (power, queue) in &self.queue {
            for (word, &count) in queue {
                s.queue[power.at()][place(word)?] = count;
            }
        }
        for (word, &count) in &self.bought {
            let at = place(word)?;
            *s.bought.get_mut(at).ok_or("only units are bought")? = count;
        }
        Ok(())
    }
}

fn place(word: &str) -> Result<usize, String> {
    if word == PARTISAN {
        return Ok(QUEUED_PARTISANS);
    }
    Unit::parse(word).map(Unit::at).ok_or_else(|| format!("'{word}' is no type of unit"))
}
