//! The map: which places are linked, and how far apart they are (section 3.2 of the rules, JP-3).

use staffetta_kernel::{Data, Fault, Row, Target};

use crate::place::{Place, PlaceSet};

/// Distances above this are "cannot be reached".
pub const FAR: u8 = u8::MAX;

/// No two places may be further apart than this.
const LONGEST: usize = 31;

/// Paths and distances, built once.
#[derive(Debug)]
pub struct Map {
    /// The neighbours of each place; with room for every number that seven bits can hold.
    next: [PlaceSet; 128],
    /// Steps between two places on the bare map.
    distance: [[u8; Place::COUNT]; Place::COUNT],
    /// The places fewer steps away than outposts must be apart.
    too_near: [PlaceSet; Place::COUNT],
    /// The places with fewer steps to each place than so many.
    within: [[PlaceSet; LONGEST + 1]; Place::COUNT],
    /// For a goal and an outpost: the places from which a shortest way to the goal leads over the outpost.
    behind: Vec<[PlaceSet; Place::COUNT]>,
    /// For a goal and a place: all places between the two on shortest ways.
    between: Vec<[PlaceSet; Place::COUNT]>,
    /// The ends of one, two and three steps from each place where no outpost is in the way.
    free_walks: [[PlaceSet; 3]; Place::COUNT],
    /// The sum of the distances to all places: small in the middle of the map.
    pub spread: [u16; Place::COUNT],
    /// Where each place lies on the printed map, from its upper left corner.
    pub positions: [(u16, u16); Place::COUNT],
}

impl Map {
    /// From `places.csv` and `paths.csv`; outposts stand at least `apart` steps from each other.
    pub fn read(data: &Data, apart: u8) -> Result<Self, Fault> {
        let rows = data.sheet("places")?.rows();
        let mut positions = [(0, 0); Place::COUNT];
        for (row, place) in rows.iter().zip(Place::ALL) {
            positions[place.slot()] = read_position(row, *place)?;
        }
        if rows.len() != Place::COUNT {
            let reason = format!("{} places instead of {}", rows.len(), Place::COUNT);
            return Err(Fault::new("bad-data", "places.csv", reason));
        }
        let mut next = [PlaceSet::NONE; 128];
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
            within: [[PlaceSet::NONE; LONGEST + 1]; Place::COUNT],
            behind: vec![[PlaceSet::NONE; Place::COUNT]; Place::COUNT],
            between: vec![[PlaceSet::NONE; Place::COUNT]; Place::COUNT],
            free_walks: [[PlaceSet::NONE; 3]; Place::COUNT],
            spread: [0; Place::COUNT],
            positions,
        };
        for &from in Place::ALL {
            map.measure(from, apart)?;
        }
        for &goal in Place::ALL {
            map.look_behind(goal);
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
        if seen == PlaceSet::ALL && usize::from(steps) <= LONGEST + 1 {
            return Ok(());
        }
        Err(Fault::new("bad-data", "paths.csv", format!("not every place can be reached from {}", from.word())))
    }

    fn look_behind(&mut self, goal: Place) {
        let far = self.distance[goal.slot()];
        for steps in 1..=LONGEST {
            let nearer = |place: &Place| usize::from(far[place.slot()]) < steps;
            self.within[goal.slot()][steps] = Place::ALL.iter().copied().filter(nearer).collect();
        }
        for &outpost in Place::ALL {
            let from = &self.distance[outpost.slot()];
            let over = |place: &Place| from[place.slot()] + far[outpost.slot()] == far[place.slot()];
            let behind: PlaceSet = Place::ALL.iter().copied().filter(over).collect();
            self.behind[goal.slot()][outpost.slot()] = behind;
            for place in behind.iter().filter(|&place| place != outpost && outpost != goal) {
                let between = &mut self.between[goal.slot()][place.slot()];
                *between = between.with(outpost);
            }
        }
        for steps in 1..=3 {
            let ends = self.search_walks(goal, steps, PlaceSet::NONE);
            self.free_walks[goal.slot()][usize::from(steps) - 1] = ends;
        }
    }

    /// The neighbours of a place.
    #[inline]
    pub fn next_to(&self, place: Place) -> PlaceSet {
        self.next[place.slot()]
    }

    /// The neighbours of any of these places.
    #[inline]
    pub fn around(&self, places: PlaceSet) -> PlaceSet {
        // The inner loop of every search for a way: two halves of 64 bits, and a table that needs no check.
        let (mut low, mut high) = (places.0 as u64, (places.0 >> 64) as u64);
        let mut all = PlaceSet::NONE;
        while low != 0 {
            all = all.or(self.next[low.trailing_zeros() as usize & 63]);
            low &= low - 1;
        }
        while high != 0 {
            all = all.or(self.next[64 + (high.trailing_zeros() as usize & 63)]);
            high &= high - 1;
        }
        all
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

    /// Those of the ends from which the open way to `to` is shorter than from `from`, and how long that one is.
    #[inline]
    pub fn nearer_among(&self, ends: PlaceSet, from: Place, to: Place, outposts: PlaceSet) -> (PlaceSet, u8) {
        let behind = &self.behind[to.slot()];
        let steps = self.distance(from, to);
        let within = self.within[to.slot()][usize::from(steps).min(LONGEST)];
        // Outposts as far from the goal as the mover hinder neither him nor whoever is nearer.
        let others = outposts.minus(PlaceSet::one(to)).and(within);
        let hindered = others.iter().fold(PlaceSet::NONE, |all, outpost| all.or(behind[outpost.slot()]));
        let nearer = ends.and(within);
        // Where no outpost lies on a shortest way, open ways are as long as any; else they have to be searched.
        if !hindered.has(from) && nearer.and(hindered).is_empty() {
            return (nearer, steps);
        }
        let (nearer, steps) = self.nearer(from, to, outposts);
        (ends.and(nearer), steps)
    }

    /// Those of the wanted places that are nearest by open ways, all of them when tied.
    pub fn nearest_open(&self, from: Place, wanted: PlaceSet, outposts: PlaceSet) -> PlaceSet {
        let nearest = self.nearest(from, wanted);
        let hindered = |to: Place| !self.between[to.slot()][from.slot()].and(outposts).is_empty();
        // Where no outpost lies on a shortest way, nothing is nearer by open ways than on the bare map.
        if !nearest.iter().any(hindered) {
            return nearest;
        }
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
        let (mut nearest, mut least) = (PlaceSet::NONE, FAR);
        for place in wanted.iter() {
            let steps = self.distance(from, place);
            if steps < least {
                (nearest, least) = (PlaceSet::NONE, steps);
            }
            if steps == least {
                nearest = nearest.with(place);
            }
        }
        nearest
    }

    /// The places at the end of exactly so many steps from here over different places, none of them an outpost.
    #[inline]
    pub fn walks(&self, from: Place, steps: u8, outposts: PlaceSet) -> PlaceSet {
        let near = self.within[from.slot()][usize::from(steps).min(LONGEST)];
        if outposts.minus(PlaceSet::one(from)).and(near).is_empty() {
            return self.free_walks[from.slot()][usize::from(steps.clamp(1, 3)) - 1].minus(outposts);
        }
        self.search_walks(from, steps, outposts)
    }

    fn search_walks(&self, from: Place, steps: u8, outposts: PlaceSet) -> PlaceSet {
        let open = PlaceSet::ALL.minus(outposts).minus(PlaceSet::one(from));
        let first = self.next_to(from).and(open);
        if steps == 1 {
            return first;
        }
        let second = self.around(first).and(open);
        if steps == 2 {
            return second;
        }
        let mut ends = PlaceSet::NONE;
        for place in second.iter() {
            let next = self.next_to(place);
            let before = next.and(first);
            // The only place from which one can have come is no end; of several, each is an end for those from the others.
            ends = ends.or(if before.len() == 1 { next.minus(before) } else { next });
        }
        ends.and(open)
    }
}

fn read_position(row: &Row, place: Place) -> Result<(u16, u16), Fault> {
    let named: Place = row.slot("id")?;
    if named != place {
        return Err(row.fault(format!("'{}' stands where '{}' belongs", named.word(), place.word())));
    }
    Ok((row.int("x", 0, 1000)? as u16, row.int("y", 0, 680)? as u16))
}
