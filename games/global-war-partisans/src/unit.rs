//! Regular units and what else lies on the map.

use staffetta_kernel::kinds;

kinds! {
    /// A type of regular unit, in the order in which dice are rolled.
    pub enum Unit, "unit" {
        Armour = "armour",
        Mechanised = "mechanised",
        Artillery = "artillery",
        Cavalry = "cavalry",
        Infantry = "infantry",
        MountainInfantry = "mountain_infantry",
        Militia = "militia",
    }
}

/// How many types there are.
pub const UNITS: usize = Unit::ALL.len();

impl Unit {
    /// As an index.
    #[inline]
    pub const fn at(self) -> usize {
        self as usize
    }
    /// Infantry-class units guard against partisans and have the shelter of cities.
    #[inline]
    pub const fn is_infantry_class(self) -> bool {
        matches!(self, Self::Infantry | Self::MountainInfantry | Self::Militia)
    }
    /// Who may hunt partisans (PAR 2.2).
    #[inline]
    pub const fn may_hunt(self) -> bool {
        matches!(self, Self::Cavalry | Self::Infantry | Self::MountainInfantry | Self::Militia)
    }
    /// Armour and mechanised units suffer in cities and jungles.
    #[inline]
    pub const fn is_vehicle(self) -> bool {
        matches!(self, Self::Armour | Self::Mechanised)
    }
}

/// Who may hunt, in the order in which dice are rolled.
pub const HUNTERS: [Unit; 4] = [Unit::Cavalry, Unit::Infantry, Unit::MountainInfantry, Unit::Militia];

kinds! {
    /// What a unit has done in its power's turn.
    pub enum Readiness, "readiness" {
        /// Nothing yet.
        Ready = "ready",
        /// It moved over land, or was placed; it may still hunt.
        Moved = "moved",
        /// It crossed a sea lane; it may still hunt.
        Landed = "landed",
        /// It fought or hunted. Of a defender: a casualty that has still to roll.
        Spent = "spent",
    }
}

kinds! {
    /// What can be damaged in a zone.
    pub enum Facility, "facility" {
        Factory = "factory",
        Port = "port",
        Railway = "railway",
    }
}

kinds! {
    /// The ground of a zone.
    pub enum Terrain, "terrain" {
        Plain = "plain",
        City = "city",
        Mountain = "mountain",
        Jungle = "jungle",
        Desert = "desert",
        Tundra = "tundra",
    }
}

kinds! {
    /// A sea, for crossings.
    pub enum Region, "region" {
        North = "north",
        Baltic = "baltic",
        Atlantic = "atlantic",
        Med = "med",
        Black = "black",
        Indian = "indian",
        SouthChina = "south_china",
        Pacific = "pacific",
    }
}

/// How many seas there are.
pub const REGIONS: usize = Region::ALL.len();

kinds! {
    /// How a zone came to whoever possesses it.
    pub enum Status, "status" {
        /// Its own from the beginning.
        Original = "original",
        /// The minor joined the power.
        Aligned = "aligned",
        /// The power leads the minor against an attacker.
        Controlled = "controlled",
        /// Taken by force.
        Captured = "captured",
        /// Taken from a minor before the scenario begins.
        Gained = "gained",
    }
}

kinds! {
    /// Whether a factory stands in a zone.
    pub enum Works, "works" {
        None = "none",
        Minor = "minor",
        Major = "major",
    }
}
