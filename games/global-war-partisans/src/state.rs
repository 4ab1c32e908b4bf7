//! What changes in the course of a game. Everybody sees all of it; only the picks of a choice that is not yet made are
//! its chooser's own.

use serde::Serialize;
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::flow::PackedDraft;
use staffetta_kernel::schemars::{JsonSchema, Schema, SchemaGenerator};
use staffetta_kernel::{Array, Maybe, Padding, Seat, Seats, kinds};

use crate::GlobalWarPartisans;
use crate::boosts::Boosts;
use crate::facilities::Damage;
use crate::open_form::Open;
use crate::partisan::{Mark, Marks, PartisanId, Partisans};
use crate::power::{ARMIES, Army, MINORS, Minor, Owner, POWERS, Power, PowerSet};
use crate::rules::Rules;
use crate::stacks::Stacks;
use crate::steps::StepStack;
use crate::tally::Tally;
use crate::unit::{Status, UNITS};
use crate::zone::{ZONES, Zone};
use crate::zone_set::ZoneSet;

kinds! {
    /// How the civil war of Spain stands (GW-11.4).
    pub enum Spain, "spain" {
        Open = "open",
        Nationalist = "nationalist",
        Republican = "republican",
    }
}

kinds! {
    /// Why the game ended.
    pub enum Ending, "ending" {
        /// It goes on.
        None = "none",
        SuddenWin = "sudden_win",
        AxisDefeated = "axis_defeated",
        LastRound = "last_round",
    }
}

/// The place of the CCP's partisans in a build queue, after the types of units.
pub const QUEUED_PARTISANS: usize = UNITS;

/// The state.
#[derive(Clone, Copy, PartialEq, Debug, NoUninit)]
#[bytemuck(crate = "staffetta_kernel::bytemuck")]
#[repr(C)]
#[allow(clippy::struct_excessive_bools)]
pub struct State {
    /// The zones that each power possesses: the same as `owner`, by power.
    pub held: Array<ZoneSet, POWERS>,
    /// Zones in which the active power will not roll for partisans.
    pub skipped: ZoneSet,
    pub stacks: Stacks,
    pub partisans: Partisans,
    /// Powers with a lesser claim to a zone (option `conquered_zones_generate`).
    pub claims: Array<PowerSet, ZONES>,
    pub cash: [u16; POWERS],
    /// With whom each power is at war.
    pub wars: Array<PowerSet, POWERS>,
    pub tally: Tally,
    pub turn: u16,
    pub owner: Array<Owner, ZONES>,
    pub status: Array<Status, ZONES>,
    /// Who rolls for partisans in a captured zone.
    pub right: Array<Maybe<Power>, ZONES>,
    pub damage: Array<Damage, ZONES>,
    /// Who possessed each zone when the active power's turn began.
    pub at_start: Array<Owner, ZONES>,
    /// From which neighbours units of this turn's attack entered a zone, one bit each.
    pub entered: Array<u8, ZONES>,
    /// Units bought and not yet placed; the CCP's partisans last.
    pub queue: Array<[u8; UNITS + 1], POWERS>,
    /// Supply markers in stock.
    pub stock: [u8; POWERS],
    /// Who attacks a minor without being at war with its controller (GW-4.2).
    pub limited: Array<Maybe<Power>, MINORS>,
    /// Whose influence marker lies on a minor.
    pub influence: Array<Maybe<Power>, MINORS>,
    pub spain: Spain,
    pub nationalist_aid: u8,
    pub republican_aid: u8,
    /// The armistice has happened, or is too late.
    pub armistice: bool,
    /// Who took Paris this turn.
    pub paris: Maybe<Power>,
    pub round: u8,
    pub power: Power,
    /// Units of the active power that have crossed the sea or used rail this turn.
    pub shipped: u8,
    pub railed: u8,
    /// What the active power has bought this turn, by type.
    pub bought: [u8; UNITS],
    pub influenced: bool,
    pub lent: bool,
    pub aided: bool,
    pub gone: Seats,
    pub ending: Ending,
    pub boosts: Boosts,
    pub stack: StepStack,
    pub draft: PackedDraft<GlobalWarPartisans>,
    pub padding: Padding<3>,
}

// Cloned for every imagined world.
const _: () = assert!(size_of::<State>() <= 4096, "the state is small");

/// What one viewer sees: everything, but for the picks of a choice that another has not yet made.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct View {
    /// Whose view it is.
    #[schemars(extend("x-hidden" = true))]
    pub viewer: Option<Seat>,
    /// What lies on the table.
    #[serde(flatten)]
    pub table: State,
}

impl Serialize for State {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Open::of(self).serialize(to)
    }
}

impl JsonSchema for State {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "State".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Open::json_schema(generator)
    }
}

impl<'de> serde::Deserialize<'de> for State {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Open::deserialize(from)?.state().map_err(serde::de::Error::custom)
    }
}

impl State {
    /// An empty table.
    pub fn empty() -> Self {
        Self {
            held: Array::default(),
            skipped: ZoneSet::NONE,
            stacks: Stacks::zeroed(),
            partisans: Partisans::default(),
            claims: Array::default(),
            cash: [0; POWERS],
            wars: Array::default(),
            tally: Tally::zeroed(),
            turn: 0,
            owner: Array::default(),
            status: Array::default(),
            right: Array::default(),
            damage: Array::default(),
            at_start: Array::default(),
            entered: Array::default(),
            queue: Array::default(),
            stock: [0; POWERS],
            limited: Array::default(),
            influence: Array::default(),
            spain: Spain::Open,
            nationalist_aid: 0,
            republican_aid: 0,
            armistice: false,
            paris: Maybe::NONE,
            round: 1,
            power: Power::Germany,
            shipped: 0,
            railed: 0,
            bought: [0; UNITS],
            influenced: false,
            lent: false,
            aided: false,
            gone: Seats::NONE,
            ending: Ending::None,
            boosts: Boosts::default(),
            stack: StepStack::new(),
            draft: PackedDraft::<GlobalWarPartisans>::default(),
            padding: Padding::ZERO,
        }
    }

    /// Who possesses a zone.
    #[inline]
    pub fn owner(&self, zone: Zone) -> Owner {
        self.owner[zone as usize]
    }

    /// Gives a zone another possessor; nothing else follows.
    pub fn set_owner(&mut self, zone: Zone, owner: Owner) {
        if let Some(power) = self.owner(zone).power() {
            self.held[power.at()].remove(zone);
        }
        self.owner[zone as usize] = owner;
        if let Some(power) = owner.power() {
            self.held[power.at()].insert(zone);
        }
    }

    /// The zones possessed by these powers.
    #[inline]
    pub fn held_by(&self, powers: PowerSet) -> ZoneSet {
        powers.iter().fold(ZoneSet::NONE, |zones, power| zones | self.held[power.at()])
    }

    /// Is the minor neutral: does it possess its zones?
    pub fn is_neutral(&self, r: &Rules, minor: Minor) -> bool {
        r.minor(minor).zones.iter().next().is_some_and(|zone| self.owner(zone) == minor.into())
    }

    /// The calendar year.
    #[inline]
    pub fn year(&self, r: &Rules) -> u16 {
        r.year(self.round)
    }

    /// The seat that leads the active power.
    #[inline]
    pub fn actor(&self, r: &Rules) -> Seat {
        r.seat_of(self.power)
    }

    /// Supply markers that nobody has (GW-3.3).
    pub fn markers_left(&self, r: &Rules) -> u8 {
        let held = self.partisans.all().filter(|(_, piece)| piece.holds_marker()).count() as u8;
        r.numbers.supply_markers.saturating_sub(held + self.stock.iter().sum::<u8>())
    }

    /// Removes a partisan; a marker that it held is in the common pool again.
    pub fn remove_partisan(&mut self, id: PartisanId) {
        self.partisans.remove(id);
    }

    /// Takes a mark off all partisans.
    pub fn unmark_all(&mut self, mark: Mark) {
        self.partisans.each(|piece| piece.marks.without(mark));
    }

    /// Does any army that is not of these powers stand in the zone?
    #[inline]
    pub fn opposed(&self, zone: Zone, friends: PowerSet) -> bool {
        !self.stacks.here(zone).not_of(friends).is_empty()
    }

    /// Pieces that a power's pool still holds (GW-0.1).
    pub fn pool(&self, r: &Rules, power: Power) -> u8 {
        use crate::options::ChinesePool;
        let room = self.partisans.room().min(usize::from(u8::MAX)) as u8;
        let chinese = matches!(power, Power::Ccp | Power::Kmt);
        let queued = |of: Power| if of == Power::Ccp { self.queue[of.at()][QUEUED_PARTISANS] } else { 0 };
        let free = room.saturating_sub(queued(Power::Ccp));
        if !r.house.pool_limits || chinese && r.house.chinese_pool == ChinesePool::Unlimited {
            return free;
        }
        let source = |of: Power| {
            if r.house.chinese_pool == ChinesePool::Shared { r.powers[of.at()].shared_pool } else { of }
        };
        let used: u8 =
            self.partisans.all().filter(|(_, piece)| source(piece.controller) == source(power)).count() as u8;
        let waiting = if source(Power::Ccp) == source(power) { queued(Power::Ccp) } else { 0 };
        r.powers[source(power).at()].pool.saturating_sub(used + waiting).min(free)
    }

    /// Another partisan comes to the map, if the pool has one.
    pub fn raise(&mut self, r: &Rules, zone: Zone, controller: Power, mountain: bool, acted: bool) -> bool {
        if self.pool(r, controller) == 0 {
            return false;
        }
        let mut marks = if mountain { Marks::one(Mark::Mountain) } else { Marks::default() };
        if acted {
            marks = marks.with(Mark::Acted);
        }
        self.tally.raised[controller.at()] += 1;
        self.partisans.add(zone, controller, marks).is_some()
    }

    /// Has a power neither zones nor units?
    pub fn is_bare(&self, power: Power) -> bool {
        self.held[power.at()].is_empty() && self.stacks.of(power.into()).next().is_none()
    }

    /// All armies.
    pub fn armies() -> impl Iterator<Item = Army> {
        (0..ARMIES as u8).map(Army)
    }
}
