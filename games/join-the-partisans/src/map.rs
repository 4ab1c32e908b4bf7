//! The map: which places are linked, and how far apart they are (section 3.2 of the rules, JP-3).

use staffetta_kernel::{Data, Fault, Row, Target};

use crate::place::{Place, PlaceSet};

/// Distances above this are "cannot be reached".
pub const FAR: u8 = u8::MAX;

/// Paths and distances, built once.
#[derive(Debug)]
pub struct Map {
    /// The neighbours of each place.
    next: [PlaceSet; Place::COUNT],
    /// Steps between two places on the bare map.
    distance: [[u8; Place::COUNT]; Place::COUNT],
    /// The places fewer steps away than outposts must be apart.
    too_near: [PlaceSet; Place::COUNT],
    /// The sum of the distances to all places: small in the middle of the map.
    pub spread: [u16; Place::COUNT],
}

impl Map {
    /// From `places.csv` and `paths.csv`; outposts stand at least `apart` steps from each other.
    pub fn read(data: &Data, apart: u8) -> Result<Self, Fault> {
        let rows = data.sheet("places")?.rows();
        for (row, place) in rows.iter().zip(Place::ALL) {
            check_place(row, *place)?;
        }
        if rows.len() != Place::COUNT {
            let reason = format!("{} places instead of {}", rows.len(), Place::COUNT);
            return Err(Fault::new("bad-data", "places.csv", reason));
        }
        let mut next = [PlaceSet::NONE; Place::COUNT];
        for row in data.sheet("paths")?.rows() {
            let (a, b): (Place, Place) = (row.slot("a")?, row.slot("b")?);
            if a == b {
                return Err(row.fault("a path leads from one place to another"));
            }
            next[a.slot()] = next[a.slot()].with(b);
            next[b.slot()] = next[b.slot()].with(a);
        }
        let mut map = Self {
            next,
            distance: [[FAR; Place::COUNT]; Place::COUNT],
            too_near: [PlaceSet::NONE; Place::COUNT],
            spread: [0; Place::COUNT],
        };
        for &from in Place::ALL {
            map.measure(from, apart)?;
        }
        Ok(map)
    }

    fn measure(&mut self, from: Place, apart: u8) -> Result<(), Fault> {
        let (mut seen, mut edge, mut steps) = (PlaceSet::one(from), PlaceSet::one(from), 0);
        while !edge.is_empty() {
            for place in edge.iter() {
                self.distance[from.slot()][place.slot()] = steps;
                self.spread[from.slot()] += u16::from(steps);
                if steps < apart {
                    self.too_near[from.slot()] = self.too_near[from.slot()].with(place);
                }
            }
            edge = self.around(edge).minus(seen);
            seen = seen.or(edge);
            steps += 1;
        }
        if seen == PlaceSet::ALL {
            return Ok(());
        }
        Err(Fault::new("bad-data", "paths.csv", format!("not every place can be reached from {}", from.word())))
    }

    /// The neighbours of a place.
    #[inline]
    pub fn next_to(&self, place: Place) -> PlaceSet {
        self.next[place.slot()]
    }

    /// The neighbours of any of these places.
    #[inline]
    pub fn around(&self, places: PlaceSet) -> PlaceSet {
        places.iter().fold(PlaceSet::NONE, |all, place| all.or(self.next[place.slot()]))
    }

    /// Steps between two places, outposts or not.
    #[inline]
    pub fn distance(&self, a: Place, b: Place) -> u8 {
        self.distance[a.slot()][b.slot()]
    }

    /// The places too near to an outpost here for another one.
    #[inline]
    pub fn too_near(&self, place: Place) -> PlaceSet {
        self.too_near[place.slot()]
    }

    /// Steps of the shortest way on which no place strictly between the two holds an outpost; [`FAR`] if there is none.
    pub fn open_distance(&self, from: Place, to: Place, outposts: PlaceSet) -> u8 {
        self.nearer(from, to, outposts).1
    }

    /// The places with a shorter open way to `to` than `from` has, and how long the way from `from` is.
    #[inline]
    pub fn nearer(&self, from: Place, to: Place, outposts: PlaceSet) -> (PlaceSet, u8) {
        let (mut seen, mut edge, mut steps) = (PlaceSet::NONE, PlaceSet::one(to), 0);
        while !edge.is_empty() {
            if edge.has(from) {
                return (seen, steps);
            }
            seen = seen.or(edge);
            // An outpost can be reached but not passed; the way begins at one all the same.
            let passable = if steps == 0 { edge } else { edge.minus(outposts) };
            edge = self.around(passable).minus(seen);
            steps += 1;
        }
        (PlaceSet::NONE, FAR)
    }

    /// Those of the wanted places that are nearest by open ways, all of them when tied.
    pub fn nearest_open(&self, from: Place, wanted: PlaceSet, outposts: PlaceSet) -> PlaceSet {
        let (mut seen, mut edge) = (PlaceSet::one(from), PlaceSet::one(from));
        let mut passable = edge;
        while !edge.is_empty() {
            let found = edge.and(wanted);
            if !found.is_empty() {
                return found;
            }
            edge = self.around(passable).minus(seen);
            seen = seen.or(edge);
            passable = edge.minus(outposts);
        }
        PlaceSet::NONE
    }

    /// Those of the wanted places that are nearest on the bare map.
    pub fn nearest(&self, from: Place, wanted: PlaceSet) -> PlaceSet {
        let least = wanted.iter().map(|place| self.distance(from, place)).min();
        wanted.iter().filter(|&place| Some(self.distance(from, place)) == least).collect()
    }

    /// The places at the end of exactly so many steps from here over different places, none of them an outpost.
    #[inline]
    pub fn walks(&self, from: Place, steps: u8, outposts: PlaceSet) -> PlaceSet {
        let first = self.next_to(from).minus(outposts);
        if steps == 1 {
            return first;
        }
        let start = PlaceSet::one(from);
        let mut ends = PlaceSet::NONE;
        for a in first.iter() {
            let second = self.next_to(a).minus(outposts).minus(start);
            if steps == 2 {
                ends = ends.or(second);
                continue;
            }
            for b in second.iter() {
                ends = ends.or(self.next_to(b).minus(PlaceSet::one(a)));
            }
        }
        ends.minus(outposts).minus(start)
    }
}

fn check_place(row: &Row, place: Place) -> Result<(), Fault> {
    let named: Place = row.slot("id")?;
    if named != place {
        return Err(row.fault(format!("'{}' stands where '{}' belongs", named.word(), place.word())));
    }
    row.int("x", 0, 1000)?;
    row.int("y", 0, 680)?;
    Ok(())
}
