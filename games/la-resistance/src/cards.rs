//! The cards and leaders by name (LR-3.1 to LR-3.4).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use staffetta_kernel::bytemuck::NoUninit;
use staffetta_kernel::describe::kind_schema;
use staffetta_kernel::flow::Field;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Target, kinds};
use std::borrow::Cow;

kinds! {
    /// Who leads a band (LR-3.4).
    pub enum Leader, "leader" {
        /// Jean Dumont.
        Dumont = "dumont",
        /// Dylan Boutroux.
        Boutroux = "boutroux",
        /// Henry De Saint-Pierre.
        SaintPierre = "saint_pierre",
        /// Marguerite Vasseur.
        Vasseur = "vasseur",
        /// Lucien Ferrand.
        Ferrand = "ferrand",
        /// Colette Arnaud.
        Arnaud = "arnaud",
    }
}

kinds! {
    /// The kinds of missions (LR-3.1).
    pub enum MissionKind, "mission_kind" {
        /// German Patrol.
        GermanPatrol = "german_patrol",
        /// Panzer Grenadiers.
        PanzerGrenadiers = "panzer_grenadiers",
        /// Panzer.
        Panzer = "panzer",
        /// Tiger Tank.
        Tiger = "tiger",
        /// Air Strike.
        AirStrike = "air_strike",
        /// Gendarmerie.
        Gendarmerie = "gendarmerie",
        /// Massacre.
        Massacre = "massacre",
        /// Botched Raid.
        BotchedRaid = "botched_raid",
        /// Foreign Aid.
        ForeignAid = "foreign_aid",
        /// Recruits.
        Recruits = "recruits",
        /// Warehouse.
        Warehouse = "warehouse",
        /// Communications Hub.
        CommHub = "comm_hub",
        /// POW Camp.
        PowCamp = "pow_camp",
        /// Ammo Dump.
        AmmoDump = "ammo_dump",
        /// The Time is Now!
        TheTimeIsNow = "the_time_is_now",
        /// Unexpected Patrol, once it lies in the row.
        UnexpectedPatrol = "unexpected_patrol",
    }
}

kinds! {
    /// The kinds of events (LR-3.2).
    pub enum EventKind, "event" {
        /// Heavy Casualties.
        HeavyCasualties = "heavy_casualties",
        /// A Traitor's Loss.
        TraitorsLoss = "traitors_loss",
        /// Botched Raids.
        BotchedRaids = "botched_raids",
        /// SS Massive Search.
        SsMassiveSearch = "ss_massive_search",
        /// Wehrmacht Veterans.
        WehrmachtVeterans = "wehrmacht_veterans",
        /// Vichy Forces.
        VichyForces = "vichy_forces",
        /// Lull in the Fighting.
        Lull = "lull",
    }
}

kinds! {
    /// The nine C'est La Guerre cards, one of each (LR-3.3).
    pub enum Clg, "clg" {
        /// Brutality.
        Brutality = "brutality",
        /// Charismatic.
        Charismatic = "charismatic",
        /// Camouflage.
        Camouflage = "camouflage",
        /// MG-34.
        Mg34 = "mg34",
        /// Panzerfaust.
        Panzerfaust = "panzerfaust",
        /// Unexpected Patrol.
        UnexpectedPatrol = "unexpected_patrol",
        /// Faulty Intel.
        FaultyIntel = "faulty_intel",
        /// Sacrifice.
        Sacrifice = "sacrifice",
        /// Exposed.
        Exposed = "exposed",
    }
}

/// How many missions there are.
pub const MISSIONS: usize = 35;

/// A mission card by its number, 1 to 35; 36 stands for the Unexpected Patrol in the row. (0 is the number of no card:
/// it fills the free places of piles.)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit)]
#[bytemuck(crate = "::staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Card(pub u8);

staffetta_kernel::byte_aligned!(Card);

impl Card {
    /// The Unexpected Patrol in the row.
    pub const PATROL: Self = Self(MISSIONS as u8 + 1);

    /// All mission cards in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=MISSIONS as u8).map(Self)
    }
}

impl Field for Card {
    const BYTES: usize = 1;
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[0] = self.0;
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        Self(from[0])
    }
}

impl Target for Card {
    const KIND: &'static str = "card";
    const COUNT: usize = MISSIONS + 2;
    fn slot(self) -> usize {
        self.0.into()
    }
    fn from_slot(slot: usize) -> Self {
        Self(slot as u8)
    }
    fn name(self) -> String {
        match self {
            Self(0) => "none".to_owned(),
            Self::PATROL => "patrol".to_owned(),
            Self(number) => format!("M{number:02}"),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        let card = Self::parse(&name).filter(|card| card.0 != 0);
        card.ok_or_else(|| serde::de::Error::custom(format!("there is no mission card '{name}'")))
    }
}

impl JsonSchema for Card {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        kind_schema(Self::KIND, "string")
    }
}

kinds! {
    /// A place of the row: 1 to 3 for missions, 4 for the Unexpected Patrol.
    pub enum Spot, "mission" {
        /// The first from the left.
        First = "1",
        /// The second.
        Second = "2",
        /// The third.
        Third = "3",
        /// Where the Unexpected Patrol lies.
        Patrol = "4",
    }
}

/// How many places the row has, the patrol's included.
pub const SPOTS: usize = 4;

impl Spot {
    /// The places of missions, from the left.
    pub const MISSIONS: &'static [Self] = &[Self::First, Self::Second, Self::Third];

    /// Its number, from 1 up.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
