//! The cards: orders of General Headquarters, Special Missions, questions of the Partisan School.

use staffetta_kernel::{Data, Fault, Row, Target, kinds, numbers};

use crate::dice::Combo;
use crate::place::Place;
use staffetta_kernel::bit_sets;

kinds! {
    /// A year of the war.
    pub enum Year, "year" {
        Y1941 = "1941", Y1942 = "1942", Y1943 = "1943", Y1944 = "1944", Y1945 = "1945",
    }
}
kinds! {
    /// Who rolls first in a battle.
    pub enum First, "first" {
        Partisans = "partisans",
        Axis = "axis",
    }
}
kinds! {
    /// What a Special Mission card asks for.
    pub enum MissionKind, "mission-kind" {
        PartisansFirst = "partisans_first",
        AxisFirst = "axis_first",
        Combo = "combo",
        Deserter = "deserter",
        Captured = "captured",
        Traitor = "traitor",
        Blank = "blank",
    }
}
kinds! {
    /// The part of the game that a Special Mission card belongs to.
    pub enum Module, "module" {
        Base = "base",
        Deserter = "deserter",
        Rescue = "rescue",
        Traitors = "traitors",
        Blank = "blank",
    }
}

numbers! {
    /// A Traitor card by its position on the table, which it keeps for the whole hunt.
    pub struct TraitorCard, "traitor-card", 6;
}

bit_sets! {
    /// A set of years.
    pub struct Years of Year, bytes 1;
    /// A set of headquarters cards.
    pub struct HqCards of HqCard, bytes 19;
    /// A set of questions.
    pub struct Questions of Question, bytes 13;
    /// The Traitor cards that are left.
    pub struct TraitorCards of TraitorCard, bytes 1;
}

/// Declares cards by number, named as they are in the data: a target and a byte of a state.
macro_rules! cards {
    ($( $(#[$meta:meta])* $Name:ident, $kind:literal, $count:literal, |$n:ident| $name:expr; )+) => { $(
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default,
            staffetta_kernel::bytemuck::NoUninit, staffetta_kernel::bytemuck::Zeroable,
        )]
        #[bytemuck(crate = "::staffetta_kernel::bytemuck")]
        #[repr(transparent)]
        pub struct $Name(u8);

        staffetta_kernel::byte_aligned!($Name);

        impl Target for $Name {
            const KIND: &'static str = $kind;
            const COUNT: usize = $count;
            #[inline]
            fn slot(self) -> usize {
                self.0.into()
            }
            #[inline]
            fn from_slot(slot: usize) -> Self {
                Self(slot as u8)
            }
            fn name(self) -> String {
                let $n = self.0;
                $name
            }
        }
        impl staffetta_kernel::flow::Field for $Name {
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
        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(&self.name())
            }
        }
        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let name = String::deserialize(from)?;
                let wrong = || serde::de::Error::custom(format!("there is no {} '{name}'", $kind));
                <Self as Target>::parse(&name).ok_or_else(wrong)
            }
        }
        impl staffetta_kernel::schemars::JsonSchema for $Name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($Name).into()
            }
            fn json_schema(
                _: &mut staffetta_kernel::schemars::SchemaGenerator,
            ) -> staffetta_kernel::schemars::Schema {
                staffetta_kernel::describe::kind_schema($kind, "string")
            }
        }
        impl $Name {
            /// All of them.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..Self::COUNT).map(Self::from_slot)
            }
        }
    )+ };
}

cards! {
    /// An order of General Headquarters; thirty a year, in the order of the years.
    HqCard, "hq", 150, |n| format!("HQ{}-{:02}", 41 + n / 30, n % 30 + 1);
    /// A Special Mission.
    MissionCard, "mission", 43, |n| format!("SM{:02}", n + 1);
    /// A question of the Partisan School.
    Question, "question", 100, |n| format!("PS{:03}", n + 1);
}

/// Cards of a year.
pub const HQ_A_YEAR: usize = 30;

impl HqCard {
    /// The year it belongs to.
    #[inline]
    pub fn year(self) -> Year {
        Year::ALL[self.slot() / HQ_A_YEAR]
    }
    /// The cards of a year.
    pub fn of(year: Year) -> impl Iterator<Item = Self> {
        (0..HQ_A_YEAR).map(move |n| Self::from_slot(year.slot() * HQ_A_YEAR + n))
    }
}

impl Year {
    /// The year after it; none after the last.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.slot() + 1).copied()
    }
}

/// What is printed on an order of General Headquarters.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Where the coloured outpost stands.
    pub place: Place,
    /// Who attacks first.
    pub first: First,
    /// Does it carry a medal?
    pub medal: bool,
}

/// What is printed on a Special Mission.
#[derive(Clone, Copy, Debug)]
pub struct Mission {
    /// What it asks for.
    pub kind: MissionKind,
    /// The combination, where it asks for one.
    pub combo: Combo,
    /// When it is in the deck.
    pub module: Module,
}

/// A row for every card, in their order.
pub fn rows<'a, T: Target>(data: &'a Data, sheet: &str) -> Result<&'a [Row], Fault> {
    let rows = data.sheet(sheet)?.rows();
    for (at, row) in rows.iter().enumerate() {
        let name = if at < T::COUNT { T::from_slot(at).name() } else { "nothing".to_owned() };
        if row.key() != name {
            return Err(row.fault(format!("'{}' stands where '{name}' belongs", row.key())));
        }
    }
    if rows.len() == T::COUNT {
        return Ok(rows);
    }
    Err(Fault::new("bad-data", format!("{sheet}.csv"), format!("{} cards instead of {}", rows.len(), T::COUNT)))
}

/// All orders of General Headquarters, from `hq.csv`.
pub fn orders(data: &Data) -> Result<Vec<Order>, Fault> {
    let mut orders = Vec::new();
    for (card, row) in HqCard::all().zip(rows::<HqCard>(data, "hq")?) {
        if row.slot::<Year>("year")? != card.year() {
            return Err(row.fault(format!("{} belongs to {}", card.name(), card.year().word())));
        }
        let order = Order { place: row.slot("place")?, first: row.slot("first")?, medal: row.flag("medal")? };
        let year = &orders[card.year().slot() * HQ_A_YEAR..];
        // With thirty different places a year a free one can always be drawn (JP-1.8).
        if year.iter().any(|other: &Order| other.place == order.place) {
            return Err(row.fault(format!("{} is the place of another card of that year", order.place.word())));
        }
        orders.push(order);
    }
    Ok(orders)
}

/// All Special Missions, from `missions.csv`.
pub fn missions(data: &Data) -> Result<Vec<Mission>, Fault> {
    let read = |row: &Row| {
        let kind = row.slot("kind")?;
        let combo = if kind == MissionKind::Combo { row.slot("combo")? } else { Combo::Nothing };
        Ok(Mission { kind, combo, module: row.slot("module")? })
    };
    rows::<MissionCard>(data, "missions")?.iter().map(read).collect()
}
