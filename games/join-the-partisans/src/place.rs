//! The places of the map, by the ids of `data/places.csv`.

use staffetta_kernel::flow::Field;
use staffetta_kernel::{Arg, Target, kinds};

kinds! {
    /// A place on the map, in the alphabetical order of the ids, by which ties are broken.
    #[allow(missing_docs)]
    pub enum Place, "place" {
        Ajd = "AJD", Bab = "BAB", Beg = "BEG", Bld = "BLD", Boh = "BOH", Bov = "BOV",
        Bre = "BRE", Cel = "CEL", Cer = "CER", Crk = "CRK", Crn = "CRN", Dom = "DOM",
        Drv = "DRV", Drz = "DRZ", Frk = "FRK", Ggr = "GGR", Gpe = "GPE", Grc = "GRC",
        Gro = "GRO", Idr = "IDR", Ilb = "ILB", Ivg = "IVG", Jes = "JES", Kam = "KAM",
        Knj = "KNJ", Kob = "KOB", Koc = "KOC", Kom = "KOM", Kop = "KOP", Kos = "KOS",
        Koz = "KOZ", Kra = "KRA", Krg = "KRG", Krs = "KRS", Kst = "KST", Kzj = "KZJ",
        Las = "LAS", Len = "LEN", Lev = "LEV", Lit = "LIT", Ljt = "LJT", Lju = "LJU",
        Log = "LOG", Lov = "LOV", Loz = "LOZ", Mar = "MAR", Met = "MET", Mez = "MEZ",
        Mor = "MOR", Mso = "MSO", Nom = "NOM", Orm = "ORM", Osa = "OSA", Osi = "OSI",
        Pir = "PIR", Pok = "POK", Pos = "POS", Ptu = "PTU", Ras = "RAS", Rdc = "RDC",
        Rdg = "RDG", Rdl = "RDL", Rib = "RIB", Rog = "ROG", Ros = "ROS", Sem = "SEM",
        Sev = "SEV", Sez = "SEZ", Skl = "SKL", Slb = "SLB", Slc = "SLC", Slg = "SLG",
        Sma = "SMA", Sol = "SOL", Sos = "SOS", Stk = "STK", Tol = "TOL", Trb = "TRB",
        Tre = "TRE", Trn = "TRN", Trz = "TRZ", Tur = "TUR", Vin = "VIN", Voj = "VOJ",
        Vrh = "VRH", Vrn = "VRN", Zir = "ZIR", Zuz = "ZUZ",
    }
}

impl Place {
    /// Its name, in the reader's language.
    pub fn named(self) -> Arg {
        Arg::Word(format!("place-{}", self.word()))
    }
}

/// The bit of each place: a look at a table is quicker than a shift of 128 bits.
static ONES: [u128; Place::COUNT] = {
    let mut ones = [0; Place::COUNT];
    let mut at = 0;
    while at < Place::COUNT {
        ones[at] = 1 << at;
        at += 1;
    }
    ones
};

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlaceSet(pub u128);

impl PlaceSet {
    /// No place.
    pub const NONE: Self = Self(0);
    /// Every place.
    pub const ALL: Self = Self((1 << Place::COUNT) - 1);

    /// Just this place.
    #[inline]
    pub fn one(place: Place) -> Self {
        Self(ONES[place as usize])
    }
    /// Is the place in the set?
    #[inline]
    pub fn has(self, place: Place) -> bool {
        self.0 & ONES[place as usize] != 0
    }
    /// The set with this place.
    #[inline]
    #[must_use]
    pub fn with(self, place: Place) -> Self {
        Self(self.0 | ONES[place as usize])
    }
    /// All that are in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// All that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// All that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many places.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// The first in the alphabet.
    #[inline]
    pub fn first(self) -> Option<Place> {
        (self.0 != 0).then(|| Place::ALL[self.0.trailing_zeros() as usize])
    }
    /// The places in the alphabetical order of their ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        // Two halves: numbers of 64 bits are quicker than one of 128.
        let (mut low, mut high) = (self.0 as u64, (self.0 >> 64) as u64);
        std::iter::from_fn(move || {
            if low != 0 {
                let at = low.trailing_zeros() as usize;
                low &= low - 1;
                return Some(Place::ALL[at]);
            }
            if high == 0 {
                return None;
            }
            let at = high.trailing_zeros() as usize + 64;
            high &= high - 1;
            Some(Place::ALL[at])
        })
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, Self::with)
    }
}

impl serde::Serialize for PlaceSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for PlaceSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Place>::deserialize(from)?.into_iter().collect())
    }
}

impl Field for PlaceSet {
    const BYTES: usize = Place::COUNT.div_ceil(8);
    #[inline(always)]
    fn write(self, to: &mut [u8]) {
        to[..Self::BYTES].copy_from_slice(&self.0.to_le_bytes()[..Self::BYTES]);
    }
    #[inline(always)]
    fn read(from: &[u8]) -> Self {
        let mut bytes = [0; 16];
        bytes[..Self::BYTES].copy_from_slice(&from[..Self::BYTES]);
        Self(u128::from_le_bytes(bytes))
    }
}
