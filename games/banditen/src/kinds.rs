//! The words of the game: scenarios, formations, types of unit, terrain.

use staffetta_kernel::{Seat, kinds};

/// The seat of the partisans.
pub const PARTISAN: Seat = Seat(0);
/// The seat of the Axis.
pub const AXIS: Seat = Seat(1);

/// The other seat.
#[inline]
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

kinds! {
    /// Which battle is fought.
    pub enum Battle, "scenario" {
        /// Gravellona Toce.
        Gravellona = "gravellona",
        /// Tarnova della Selva.
        Tarnova = "tarnova",
    }
}

kinds! {
    /// A formation: units of one name.
    pub enum Formation, "formation" {
        /// Guardia Nazionale Repubblicana.
        Gnr = "gnr",
        /// Venezia Giulia.
        Vg = "vg",
        /// First.
        I = "i",
        /// Fourth.
        Iv = "iv",
        /// Second.
        Ii = "ii",
        /// Third.
        Iii = "iii",
        /// The German garrison.
        Verbania = "verbania",
        /// Garibaldi brigade Redi.
        Redi = "redi",
        /// Garibaldi brigade Romolo.
        Romolo = "romolo",
        /// Garibaldi brigade Fanfulla.
        Fanfulla = "fanfulla",
        /// The captured armoured car.
        Cv = "cv",
        /// The Garibaldi command.
        Gar = "gar",
        /// Cinquanta.
        Cinquanta = "cinquanta",
        /// Beltrami.
        Beltrami = "beltrami",
        /// Valdossola.
        Valdossola = "valdossola",
        /// Valtoce.
        Valtoce = "valtoce",
        /// First company.
        Company1 = "company1",
        /// Second company.
        Company2 = "company2",
        /// Third company.
        Company3 = "company3",
        /// Freccia engineers.
        Freccia = "freccia",
        /// The Fulmine command.
        Fulmine = "fulmine",
        /// First battalion.
        Bn1 = "bn1",
        /// Second battalion.
        Bn2 = "bn2",
        /// Third battalion.
        Bn3 = "bn3",
        /// Assault company.
        Ass = "ass",
        /// Italian partisans.
        Ita = "ita",
    }
}

/// How many formations there are.
pub const FORMATIONS: usize = 26;

kinds! {
    /// Units of one camp may share a hex; a camp is a colour or a battalion.
    pub enum Camp, "camp" {
        /// All of the Axis.
        Axis = "axis",
        /// The red Garibaldi brigades.
        Garibaldi = "garibaldi",
        /// The orange Autonomi.
        Autonomi = "autonomi",
        /// The green Giustizia e Libertà.
        Giustizia = "giustizia",
        /// The blue monarchists.
        Monarchist = "monarchist",
        /// First battalion.
        Bn1 = "bn1",
        /// Second battalion.
        Bn2 = "bn2",
        /// Third battalion.
        Bn3 = "bn3",
        /// The assault company, at home with everybody.
        Ass = "ass",
        /// Italian partisans at Tarnova.
        Ita = "ita",
    }
}

kinds! {
    /// What a unit is.
    pub enum Type, "type" {
        /// Infantry.
        Inf = "inf",
        /// Machine gun.
        Mg = "mg",
        /// Mortar.
        Mor = "mor",
        /// Light artillery.
        Art = "art",
        /// Anti-tank (Partrop).
        At = "at",
        /// Armoured car.
        Car = "car",
        /// Command.
        Cmd = "cmd",
    }
}

kinds! {
    /// What the ground is.
    pub enum Terrain, "terrain" {
        /// Open ground.
        Clear = "clear",
        /// Wood.
        Wood = "wood",
        /// Hill.
        Hill = "hill",
        /// Houses.
        Settlement = "settlement",
        /// Deep water.
        River = "river",
    }
}

kinds! {
    /// Who enters together, and where (BN-14.1).
    pub enum Entry, "entry" {
        /// The Garibaldi brigades by the Omegna road.
        Garibaldi = "garibaldi",
        /// Beltrami by the Agrano track.
        Beltrami = "beltrami",
        /// II by the Feriolo road.
        Ii = "ii",
        /// Valdossola by Mergozzo.
        Valdossola = "valdossola",
        /// Valtoce by Ornavasso.
        Valtoce = "valtoce",
        /// III around Feriolo.
        Iii = "iii",
        /// The Italian partisans by any edge.
        Ita = "ita",
    }
}

/// How many entries there are.
pub const ENTRIES: usize = 7;

kinds! {
    /// How a unit comes to the map.
    pub enum Start, "setup" {
        /// In its own hex.
        Fixed = "fixed",
        /// In an objective (Gravellona), a fort or a settlement (Tarnova).
        Garrison = "garrison",
        /// Later, by its entry.
        Reserve = "reserve",
        /// One of the three Garibaldi formations starts in Corte Cerro, the others enter.
        Base = "base",
        /// In the area of its battalion.
        Battalion = "battalion",
    }
}

kinds! {
    /// How strength was lost.
    pub enum Cause, "cause" {
        /// Fire, assault, mines, no way to retreat.
        Combat = "combat",
        /// The armoured car broke down.
        Breakdown = "breakdown",
        /// A light artillery unit wore itself out (BN-9.7).
        Artillery = "artillery",
        /// The German unit surrendered (BN-11.2).
        Surrender = "surrender",
    }
}

/// How many causes there are.
pub const CAUSES: usize = 4;

kinds! {
    /// A strength that a divided unit gets (BN-5.5).
    pub enum Size, "vf" {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
        /// Four.
        Four = "4",
        /// Five.
        Five = "5",
        /// Six.
        Six = "6",
    }
}

impl Size {
    /// As a number.
    pub const fn vf(self) -> u8 {
        self as u8 + 1
    }
}
