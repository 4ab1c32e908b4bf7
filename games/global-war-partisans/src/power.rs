//! Powers, alliances, minors, and who possesses a zone.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::describe::list_schema;
use staffetta_kernel::flow::Field;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use staffetta_kernel::{Target, kinds};
use std::borrow::Cow;

kinds! {
    /// A major power, in the order of play.
    pub enum Power, "power" {
        Germany = "germany",
        Ussr = "ussr",
        Japan = "japan",
        Ccp = "ccp",
        Kmt = "kmt",
        Uk = "uk",
        France = "france",
        Italy = "italy",
        Usa = "usa",
    }
}

/// How many powers there are.
pub const POWERS: usize = Power::ALL.len();

kinds! {
    /// Powers that win together.
    pub enum Alliance, "alliance" {
        Axis = "axis",
        Allies = "allies",
        Comintern = "comintern",
    }
}

impl Power {
    /// As an index into a list of powers.
    #[inline]
    pub const fn at(self) -> usize {
        self as usize
    }

    /// Its alliance (1 of the rules: which powers win together).
    #[inline]
    pub const fn alliance(self) -> Alliance {
        match self {
            Self::Germany | Self::Italy | Self::Japan => Alliance::Axis,
            Self::Uk | Self::France | Self::Usa | Self::Kmt => Alliance::Allies,
            Self::Ussr | Self::Ccp => Alliance::Comintern,
        }
    }

    /// Is the other of the same alliance (itself included)?
    #[inline]
    pub const fn sides_with(self, other: Self) -> bool {
        self.alliance() as u8 == other.alliance() as u8
    }
}

impl Alliance {
    /// Its powers.
    #[inline]
    pub const fn members(self) -> PowerSet {
        match self {
            Self::Axis => PowerSet(1 << Power::Germany as u16 | 1 << Power::Italy as u16 | 1 << Power::Japan as u16),
            Self::Allies => PowerSet(
                1 << Power::Uk as u16 | 1 << Power::France as u16 | 1 << Power::Usa as u16 | 1 << Power::Kmt as u16,
            ),
            Self::Comintern => PowerSet(1 << Power::Ussr as u16 | 1 << Power::Ccp as u16),
        }
    }
}

kinds! {
    /// A minor nation, or a province of a warlord of China, which is a minor of its own.
    pub enum Minor, "minor" {
        Mexico = "mexico",
        Colombia = "colombia",
        Brazil = "brazil",
        Norway = "norway",
        Sweden = "sweden",
        Denmark = "denmark",
        Finland = "finland",
        Netherlands = "netherlands",
        Belgium = "belgium",
        Spain = "spain",
        Austria = "austria",
        Czechoslovakia = "czechoslovakia",
        Hungary = "hungary",
        Poland = "poland",
        Baltic = "baltic",
        Romania = "romania",
        Bulgaria = "bulgaria",
        Yugoslavia = "yugoslavia",
        Greece = "greece",
        Turkey = "turkey",
        Ethiopia = "ethiopia",
        Iraq = "iraq",
        Persia = "persia",
        Afghanistan = "afghanistan",
        Siam = "siam",
        Mongolia = "mongolia",
        Kansu = "kansu",
        Shansi = "shansi",
        Suiyuan = "suiyuan",
        Hopeh = "hopeh",
        Shantung = "shantung",
        Kwangsi = "kwangsi",
        Yunnan = "yunnan",
        Tsinghai = "tsinghai",
        Sinkiang = "sinkiang",
    }
}

/// How many minors there are.
pub const MINORS: usize = Minor::ALL.len();

/// A set of powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct PowerSet(pub u16);

impl PowerSet {
    /// No power.
    pub const NONE: Self = Self(0);
    /// All of them.
    pub const ALL: Self = Self((1 << POWERS) - 1);

    /// Just this one.
    #[inline]
    pub const fn one(power: Power) -> Self {
        Self(1 << power as u16)
    }
    /// Is the power in it?
    #[inline]
    pub const fn has(self, power: Power) -> bool {
        self.0 >> power as u16 & 1 == 1
    }
    /// With this one in it.
    #[inline]
    #[must_use]
    pub const fn with(self, power: Power) -> Self {
        Self(self.0 | 1 << power as u16)
    }
    /// Without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, power: Power) -> Self {
        Self(self.0 & !(1 << power as u16))
    }
    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// Is nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// In power order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Power> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let at = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            Power::ALL.get(at).copied()
        })
    }
}

impl FromIterator<Power> for PowerSet {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Self {
        powers.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for PowerSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl JsonSchema for PowerSet {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Powers".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        list_schema::<Power>(generator)
    }
}

impl<'de> Deserialize<'de> for PowerSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Power>::deserialize(from)?.into_iter().collect())
    }
}

/// Who possesses a zone: a power, or the minor whose zone it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Owner(u8);

impl From<Power> for Owner {
    #[inline]
    fn from(power: Power) -> Self {
        Self(power as u8)
    }
}

impl From<Minor> for Owner {
    #[inline]
    fn from(minor: Minor) -> Self {
        Self(POWERS as u8 + minor as u8)
    }
}

impl Owner {
    /// The power, if it is one.
    #[inline]
    pub fn power(self) -> Option<Power> {
        Power::ALL.get(usize::from(self.0)).copied()
    }
    /// The minor, if it is one.
    #[inline]
    pub fn minor(self) -> Option<Minor> {
        usize::from(self.0).checked_sub(POWERS).and_then(|at| Minor::ALL.get(at)).copied()
    }
    /// The alliance of the power that possesses it; none of a minor.
    #[inline]
    pub fn alliance(self) -> Option<Alliance> {
        self.power().map(Power::alliance)
    }
    /// The word that names it.
    pub fn word(self) -> &'static str {
        match (self.power(), self.minor()) {
            (Some(power), _) => power.word(),
            (None, Some(minor)) => minor.word(),
            (None, None) => "",
        }
    }
    /// By its word.
    pub fn parse(word: &str) -> Option<Self> {
        Power::parse(word).map(Self::from).or_else(|| Minor::parse(word).map(Self::from))
    }
}

impl Field for Owner {
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

impl Serialize for Owner {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl JsonSchema for Owner {
    fn schema_name() -> Cow<'static, str> {
        "Owner".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [generator.subschema_for::<Power>(), generator.subschema_for::<Minor>()] })
    }
}

impl<'de> Deserialize<'de> for Owner {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let word = String::deserialize(from)?;
        Self::parse(&word).ok_or_else(|| serde::de::Error::custom(format!("'{word}' is no power and no minor")))
    }
}

/// Whose regular units: those of a power, or of the minor that possesses the zone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Army(pub u8);

/// How many armies there are.
pub const ARMIES: usize = POWERS + 1;

impl Army {
    /// The units of the minors, each in its own zones.
    pub const MINOR: Self = Self(POWERS as u8);

    /// The power whose army it is; none of minors.
    #[inline]
    pub fn power(self) -> Option<Power> {
        Power::ALL.get(usize::from(self.0)).copied()
    }
    /// As an index.
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

impl From<Power> for Army {
    #[inline]
    fn from(power: Power) -> Self {
        Self(power as u8)
    }
}

impl From<Owner> for Army {
    #[inline]
    fn from(owner: Owner) -> Self {
        owner.power().map_or(Self::MINOR, Self::from)
    }
}

/// A set of armies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct ArmySet(pub u16);

impl ArmySet {
    /// Is nobody there?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Is this army there?
    #[inline]
    pub const fn has(self, army: Army) -> bool {
        self.0 >> army.0 & 1 == 1
    }
    /// Those of these powers.
    #[inline]
    #[must_use]
    pub const fn of(self, powers: PowerSet) -> Self {
        Self(self.0 & powers.0)
    }
    /// Those that are not of these powers.
    #[inline]
    #[must_use]
    pub const fn not_of(self, powers: PowerSet) -> Self {
        Self(self.0 & !powers.0)
    }
    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// In power order, minors last.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Army> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let at = bits.trailing_zeros();
            bits &= bits.wrapping_sub(1);
            (at < 16).then_some(Army(at as u8))
        })
    }
    /// The powers among them.
    pub fn powers(self) -> PowerSet {
        PowerSet(self.0).and(PowerSet::ALL)
    }
}
