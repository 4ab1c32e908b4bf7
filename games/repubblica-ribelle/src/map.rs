//! The Apennine valleys: territories, localities, the roads between them.

use staffetta_kernel::kinds;

kinds! {
    /// A territory: what a piece moves through (RR-3.2).
    pub enum Territory, "territory" {
        /// Montefiorino.
        Mon = "mon",
        /// Toano.
        Toa = "toa",
        /// Prignano.
        Pri = "pri",
        /// Polinago.
        Pol = "pol",
        /// Palagano.
        Pal = "pal",
        /// Lama Mocogno.
        Lam = "lam",
        /// Frassinoro.
        Fra = "fra",
        /// Piandelagotti.
        Pia = "pia",
        /// Villa Minozzo.
        Vil = "vil",
        /// Ligonchio.
        Lig = "lig",
    }
}

kinds! {
    /// A locality: where a piece stands.
    pub enum Locality, "locality" {
        /// Montefiorino.
        Montefiorino = "montefiorino",
        /// Farneta.
        Farneta = "farneta",
        /// Vitriola.
        Vitriola = "vitriola",
        /// Gusciola.
        Gusciola = "gusciola",
        /// Toano.
        Toano = "toano",
        /// Cerredolo.
        Cerredolo = "cerredolo",
        /// Cavola.
        Cavola = "cavola",
        /// Quara.
        Quara = "quara",
        /// Ca' Marastoni.
        CaMarastoni = "ca-marastoni",
        /// Prignano.
        Prignano = "prignano",
        /// Saltino.
        Saltino = "saltino",
        /// Pigneto.
        Pigneto = "pigneto",
        /// Polinago.
        Polinago = "polinago",
        /// Gombola.
        Gombola = "gombola",
        /// San Martino.
        SanMartino = "san-martino",
        /// Palagano.
        Palagano = "palagano",
        /// Monchio.
        Monchio = "monchio",
        /// Costrignano.
        Costrignano = "costrignano",
        /// Boccassuolo.
        Boccassuolo = "boccassuolo",
        /// Lama Mocogno.
        LamaMocogno = "lama-mocogno",
        /// Barigazzo.
        Barigazzo = "barigazzo",
        /// La Santona.
        LaSantona = "la-santona",
        /// Frassinoro.
        Frassinoro = "frassinoro",
        /// Fontanaluccia.
        Fontanaluccia = "fontanaluccia",
        /// Rovolo.
        Rovolo = "rovolo",
        /// Piandelagotti.
        Piandelagotti = "piandelagotti",
        /// Passo delle Radici.
        PassoDelleRadici = "passo-delle-radici",
        /// Sant'Anna Pelago.
        SantannaPelago = "santanna-pelago",
        /// Villa Minozzo.
        VillaMinozzo = "villa-minozzo",
        /// Gova.
        Gova = "gova",
        /// Costabona.
        Costabona = "costabona",
        /// Cervarolo.
        Cervarolo = "cervarolo",
        /// Febbio.
        Febbio = "febbio",
        /// Civago.
        Civago = "civago",
        /// Ligonchio.
        Ligonchio = "ligonchio",
        /// Cinquecerri.
        Cinquecerri = "cinquecerri",
        /// Ospitaletto.
        Ospitaletto = "ospitaletto",
    }
}

kinds! {
    /// A resource that lies at one locality in each phase (RR-1.5).
    pub enum Resource, "resource" {
        /// The grain store.
        Grain = "grain",
        /// The arms dump.
        Arms = "arms",
        /// The hospital.
        Hospital = "hospital",
    }
}

/// How many territories.
pub const TERRITORIES: usize = Territory::ALL.len();
/// How many localities.
pub const LOCALITIES: usize = Locality::ALL.len();

/// Some of the territories.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Territories(u16);

impl Territories {
    /// No territory.
    pub const NONE: Self = Self(0);

    /// Is the territory among them?
    #[inline]
    pub const fn has(self, territory: Territory) -> bool {
        self.0 >> territory as u16 & 1 == 1
    }

    /// With this one.
    #[inline]
    #[must_use]
    pub const fn with(self, territory: Territory) -> Self {
        Self(self.0 | 1 << territory as u16)
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The territories in order.
    #[inline]
    pub fn iter(self) -> TerritoriesIter {
        TerritoriesIter(self.0)
    }
}

/// Territories of a set, one after another.
#[derive(Clone, Debug)]
pub struct TerritoriesIter(u16);

impl Iterator for TerritoriesIter {
    type Item = Territory;
    #[inline]
    fn next(&mut self) -> Option<Territory> {
        let territory = Territory::ALL.get(self.0.trailing_zeros() as usize).copied()?;
        self.0 &= self.0 - 1;
        Some(territory)
    }
}
