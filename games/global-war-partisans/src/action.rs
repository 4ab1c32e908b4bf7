//! What may be done: verbs, and what they point at.

use staffetta_kernel::{Target, actions, numbers};

use crate::partisan::PartisanId;
use crate::power::{Minor, POWERS, Power};
use crate::unit::{Facility, UNITS, Unit};
use crate::zone::{ZONES, Zone};

numbers! {
    /// An amount of IPP.
    pub struct Ipp, "ipp", 21;
}

/// Units of a type in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnitAt {
    pub unit: Unit,
    pub zone: Zone,
}

/// A facility of a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FacilityAt {
    pub facility: Facility,
    pub zone: Zone,
}

/// The partisans of a controller in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Quarry {
    pub controller: Power,
    pub zone: Zone,
}

/// An attacker: what it is and how it came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attacker {
    pub unit: Unit,
    pub by_sea: bool,
}

/// An attacker, and how much partisans have added to it already.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Supported {
    pub attacker: Attacker,
    pub gain: u8,
}

const GAINS: usize = 15;

fn at<T: Target>(thing: T, zone: Zone) -> String {
    format!("{}@{}", thing.name(), zone.word())
}

fn read<T: Target>(name: &str) -> Option<(T, Zone)> {
    let (thing, zone) = name.split_once('@')?;
    Some((T::parse(thing)?, Zone::parse(zone)?))
}

impl Target for UnitAt {
    const KIND: &'static str = "stack";
    const COUNT: usize = ZONES * UNITS;
    #[inline]
    fn slot(self) -> usize {
        self.zone as usize * UNITS + self.unit as usize
    }
    #[inline]
    fn from_slot(slot: usize) -> Self {
        Self { unit: Unit::from_slot(slot % UNITS), zone: Zone::from_slot(slot / UNITS) }
    }
    fn name(self) -> String {
        at(self.unit, self.zone)
    }
    fn parse(name: &str) -> Option<Self> {
        read(name).map(|(unit, zone)| Self { unit, zone })
    }
}

impl Target for FacilityAt {
    const KIND: &'static str = "works";
    const COUNT: usize = ZONES * 3;
    fn slot(self) -> usize {
        self.zone as usize * 3 + self.facility as usize
    }
    fn from_slot(slot: usize) -> Self {
        Self { facility: Facility::from_slot(slot % 3), zone: Zone::from_slot(slot / 3) }
    }
    fn name(self) -> String {
        at(self.facility, self.zone)
    }
    fn parse(name: &str) -> Option<Self> {
        read(name).map(|(facility, zone)| Self { facility, zone })
    }
}

impl Target for Quarry {
    const KIND: &'static str = "quarry";
    const COUNT: usize = ZONES * POWERS;
    fn slot(self) -> usize {
        self.zone as usize * POWERS + self.controller as usize
    }
    fn from_slot(slot: usize) -> Self {
        Self { controller: Power::from_slot(slot % POWERS), zone: Zone::from_slot(slot / POWERS) }
    }
    fn name(self) -> String {
        at(self.controller, self.zone)
    }
    fn parse(name: &str) -> Option<Self> {
        read(name).map(|(controller, zone)| Self { controller, zone })
    }
}

impl Target for Attacker {
    const KIND: &'static str = "attacker";
    const COUNT: usize = UNITS * 2;
    fn slot(self) -> usize {
        self.unit as usize * 2 + usize::from(self.by_sea)
    }
    fn from_slot(slot: usize) -> Self {
        Self { unit: Unit::from_slot(slot / 2), by_sea: slot % 2 == 1 }
    }
    fn name(self) -> String {
        format!("{}{}", self.unit.word(), if self.by_sea { ".sea" } else { "" })
    }
}

impl Target for Supported {
    const KIND: &'static str = "supported";
    const COUNT: usize = Attacker::COUNT * GAINS;
    fn slot(self) -> usize {
        self.attacker.slot() * GAINS + usize::from(self.gain)
    }
    fn from_slot(slot: usize) -> Self {
        Self { attacker: Attacker::from_slot(slot / GAINS), gain: (slot % GAINS) as u8 }
    }
    fn name(self) -> String {
        format!("{}+{}", self.attacker.name(), self.gain)
    }
}

actions! {
    /// What the seat of a power may do.
    pub enum Action, verbs Verb, version 1 {
        /// Ends a phase, or lets a window pass.
        Pass = "pass",
        Buy(Unit) = "buy",
        BuyPartisan = "buy_partisan",
        BuyMarker = "buy_marker",
        Repair(FacilityAt) = "repair",
        Influence(Minor) = "influence",
        /// Declares war.
        War(Power) = "war",
        /// One unit of a stack moves: where to is the next pick.
        Move(UnitAt) = "move",
        To(Zone) = "to",
        Through(Zone) = "through",
        Sail(Zone) = "sail",
        Rail(Zone) = "rail",
        /// A partisan of the CCP walks: where to is the next pick.
        Walk(PartisanId) = "walk",
        Disband(PartisanId) = "disband",
        /// Two partisans form a militia: with whom is the next pick.
        Transform(PartisanId) = "transform",
        With(PartisanId) = "with",
        /// A partisan with a supply marker forms a militia alone.
        Arm(PartisanId) = "arm",
        /// Fights the battle of a zone, or takes it.
        Resolve(Zone) = "resolve",
        /// Hunts the partisans of a controller in a zone: with whom are the next picks.
        Hunt(Quarry) = "hunt",
        Send(Unit) = "send",
        Begin = "begin",
        Recruit(PartisanId) = "recruit",
        Sabotage(PartisanId) = "sabotage",
        Target(Facility) = "target",
        Disrupt(PartisanId) = "disrupt",
        /// Spends the supply marker on the action.
        Spend = "spend",
        Keep = "keep",
        /// Mountain partisans attack what stands in their zone: who joins are the next picks.
        Raid(Zone) = "raid",
        Join(PartisanId) = "join",
        Support(PartisanId) = "support",
        Accept = "accept",
        Refuse = "refuse",
        Boost(Supported) = "boost",
        /// Lays a hit on a power.
        Hit(Power) = "hit",
        Lose(Unit) = "lose",
        LoseAttacker(Attacker) = "lose_attacker",
        GiveUp(PartisanId) = "give_up",
        Fight = "fight",
        Retreat(Zone) = "retreat",
        Fade(PartisanId) = "fade",
        Stand(PartisanId) = "stand",
        HuntOn = "hunt_on",
        Stop = "stop",
        Place(UnitAt) = "place",
        /// A partisan of the CCP's queue appears.
        Infiltrate(Zone) = "infiltrate",
        /// IPP to another power: how much is the next pick.
        Lend(Power) = "lend",
        Amount(Ipp) = "amount",
        /// Aid for a side of the Spanish civil war.
        Aid = "aid",
        /// A supply marker for a partisan.
        Give(PartisanId) = "give",
        Roll = "roll",
        Skip(Zone) = "skip",
    }
}
