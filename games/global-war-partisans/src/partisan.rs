//! Partisans: who controls them, where they stand, what they have done.

use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::{Maybe, Target, kinds, numbers};

use crate::power::Power;
use crate::zone::Zone;

/// How many pieces may be on the map at once; the printed and house pieces are 62 (GW-0.1).
pub const PIECES: usize = 112;

numbers! {
    /// A partisan, by the number of its piece.
    pub struct PartisanId, "partisan", PIECES;
}

kinds! {
    /// What is true of a partisan.
    pub enum Mark, "mark" {
        /// A mountain partisan (PAR 2.7).
        Mountain = "mountain",
        /// It has taken its action (GW-9.1).
        Acted = "acted",
        /// It has moved, or was placed, in this turn of its controller.
        Moved = "moved",
        /// It has raided (GW-8.8).
        Raided = "raided",
        /// It refused a supply marker this turn (GW-10.5).
        Refused = "refused",
        /// It declined combat and cannot be attacked (GW-8.6).
        Faded = "faded",
        /// It holds a supply marker received since its controller's last turn began.
        Fresh = "fresh",
        /// It holds a supply marker that can be spent (GW-10.6).
        Ripe = "ripe",
        /// Its support was declined in this battle (GW-9.6).
        Declined = "declined",
        /// It is a casualty and has still to roll.
        Hit = "hit",
        /// It takes part in the raid that is fought.
        Raiding = "raiding",
    }
}

/// A set of marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, NoUninit, Zeroable)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(transparent)]
pub struct Marks(pub u16);

impl Marks {
    /// Only this one.
    pub const fn one(mark: Mark) -> Self {
        Self(1 << mark as u16)
    }
    /// Is it there?
    #[inline]
    pub const fn has(self, mark: Mark) -> bool {
        self.0 >> mark as u16 & 1 == 1
    }
    /// With it.
    #[inline]
    #[must_use]
    pub const fn with(self, mark: Mark) -> Self {
        Self(self.0 | 1 << mark as u16)
    }
    /// Without it.
    #[inline]
    #[must_use]
    pub const fn without(self, mark: Mark) -> Self {
        Self(self.0 & !(1 << mark as u16))
    }
    /// In order.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.iter().copied().filter(move |&mark| self.has(mark))
    }
}

/// One partisan, or a piece in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Partisan {
    pub marks: Marks,
    /// Nowhere: the piece is in the pool.
    pub zone: Maybe<Zone>,
    pub controller: Power,
}

impl Partisan {
    const IN_POOL: Self = Self { marks: Marks(0), zone: Maybe::NONE, controller: Power::Germany };

    /// Is this mark on it?
    #[inline]
    pub const fn is(&self, mark: Mark) -> bool {
        self.marks.has(mark)
    }
    /// Does it hold a supply marker?
    #[inline]
    pub const fn holds_marker(&self) -> bool {
        self.is(Mark::Fresh) || self.is(Mark::Ripe)
    }
}

/// All pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, NoUninit)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
pub struct Partisans {
    list: staffetta_kernel::Array<Partisan, PIECES>,
    /// No piece from here on is on the map.
    end: u16,
}

impl Default for Partisans {
    fn default() -> Self {
        Self { list: staffetta_kernel::Array([Partisan::IN_POOL; PIECES]), end: 0 }
    }
}

impl Partisans {
    /// Those on the map, by number.
    #[inline]
    pub fn all(&self) -> impl Iterator<Item = (PartisanId, Partisan)> + '_ {
        let on_map = |(at, piece): (usize, &Partisan)| piece.zone.is_some().then_some((PartisanId(at as u8), *piece));
        self.list[..usize::from(self.end)].iter().enumerate().filter_map(on_map)
    }

    /// Those in a zone.
    #[inline]
    pub fn at(&self, zone: Zone) -> impl Iterator<Item = (PartisanId, Partisan)> + '_ {
        self.all().filter(move |(_, piece)| piece.zone == Maybe::some(zone))
    }

    /// The first in a zone of which this is true.
    pub fn find(&self, zone: Zone, is: impl Fn(&Partisan) -> bool) -> Option<PartisanId> {
        self.at(zone).find(|(_, piece)| is(piece)).map(|(id, _)| id)
    }

    /// Those of a controller.
    #[inline]
    pub fn of(&self, controller: Power) -> impl Iterator<Item = (PartisanId, Partisan)> + '_ {
        self.all().filter(move |(_, piece)| piece.controller == controller)
    }

    /// One of them, if it is on the map.
    #[inline]
    pub fn get(&self, id: PartisanId) -> Option<(Zone, Partisan)> {
        let piece = *self.list.get(id.slot())?;
        Some((piece.zone.get()?, piece))
    }

    /// Is nobody on the map?
    #[inline]
    pub fn none(&self) -> bool {
        self.end == 0
    }

    /// How many can still come to the map.
    pub fn room(&self) -> usize {
        PIECES - self.all().count()
    }

    /// A piece comes to the map.
    pub fn add(&mut self, zone: Zone, controller: Power, marks: Marks) -> Option<PartisanId> {
        let at = self.list.iter().position(|piece| piece.zone.is_none())?;
        self.list[at] = Partisan { marks, zone: Maybe::some(zone), controller };
        self.end = self.end.max(at as u16 + 1);
        Some(PartisanId(at as u8))
    }

    /// A piece with this number comes to the map; the place must be free.
    pub fn put(&mut self, id: PartisanId, piece: Partisan) -> bool {
        match self.list.get_mut(id.slot()) {
            Some(place) if place.zone.is_none() => {
                *place = piece;
                self.end = self.end.max(u16::from(id.0) + 1);
                true
            }
            _ => false,
        }
    }

    /// A piece returns to its pool.
    pub fn remove(&mut self, id: PartisanId) {
        self.list[id.slot()] = Partisan::IN_POOL;
        while self.end > 0 && self.list[usize::from(self.end) - 1].zone.is_none() {
            self.end -= 1;
        }
    }

    /// Marks one.
    #[inline]
    pub fn mark(&mut self, id: PartisanId, mark: Mark) {
        let piece = &mut self.list[id.slot()];
        piece.marks = piece.marks.with(mark);
    }

    /// Takes a mark off one.
    #[inline]
    pub fn unmark(&mut self, id: PartisanId, mark: Mark) {
        let piece = &mut self.list[id.slot()];
        piece.marks = piece.marks.without(mark);
    }

    /// Changes the marks of all that are on the map.
    pub fn each(&mut self, change: impl Fn(&Partisan) -> Marks) {
        for piece in self.list[..usize::from(self.end)].iter_mut().filter(|piece| piece.zone.is_some()) {
            piece.marks = change(piece);
        }
    }

    /// Moves one.
    pub fn move_to(&mut self, id: PartisanId, zone: Zone) {
        self.list[id.slot()].zone = Maybe::some(zone);
    }

    /// Equal pieces in one zone speak through the first of them.
    pub fn first_like(&self, id: PartisanId) -> PartisanId {
        self.first_like_but(id, None)
    }

    /// The same, with one piece left aside.
    pub fn first_like_but(&self, id: PartisanId, aside: Option<PartisanId>) -> PartisanId {
        let Some(piece) = self.list.get(id.slot()) else { return id };
        let like = |(at, other): (usize, &Partisan)| {
            let other_id = PartisanId(at as u8);
            (other == piece && Some(other_id) != aside).then_some(other_id)
        };
        self.list[..=id.slot()].iter().enumerate().find_map(like).unwrap_or(id)
    }
}
