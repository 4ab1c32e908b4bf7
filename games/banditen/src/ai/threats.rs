//! What lies under fire, and what is worth having.

use staffetta_kernel::Seat;

use crate::counter::{Counter, PARTISAN_COUNTERS};
use crate::fire::{self, How, has_infantry, reaching, ready_among};
use crate::hex::{HEXES, Hex};
use crate::kinds::{AXIS, PARTISAN, other};
use crate::morale;
use crate::odds::hits_at;
use crate::rules::{Morale, Rules};
use crate::state::Public;
use crate::unit_set::UnitSet;

/// What a strength point is worth to those who count it.
pub const POINT: f32 = 1.0;
/// What a pinned unit is worth.
pub const PIN: f32 = 0.45;

/// The chance that a unit fails a morale check where it stands.
pub fn fails(r: &Rules, p: &Public, counter: Counter, hex: Hex) -> f32 {
    chance_to_fail(morale::value(r, p, counter, hex))
}

fn chance_to_fail(value: Option<u8>) -> f32 {
    value.map_or(0.0, |value| f32::from(6 - value.min(6)) / 6.0)
}

/// Units that may come under fire, as far as it matters what fire does to them.
#[derive(Clone, Copy, Debug)]
pub struct Exposed {
    strength: f32,
    infantry: bool,
    /// What a morale check costs them on average: in the open, in a fort.
    shaken: [f32; 2],
}

impl Exposed {
    pub fn new(r: &Rules, p: &Public, units: UnitSet) -> Self {
        // Looked at once: at Tarnova it takes a look at every fort.
        let mut rsi = None;
        let mut value = |c: Counter, in_fort: bool| match p.print(r, c).morale {
            Morale::Rsi if in_fort => None,
            Morale::Rsi => Some(*rsi.get_or_insert_with(|| morale::rsi_morale(r, p))),
            _ => morale::value(r, p, c, Hex::NONE),
        };
        let costs = |c: Counter| if p.unit(c).marks.pinned() { POINT } else { PIN };
        let mut shaken =
            |in_fort: bool| -> f32 { units.into_iter().map(|c| chance_to_fail(value(c, in_fort)) * costs(c)).sum() };
        Self {
            strength: f32::from(p.strength(units)),
            infantry: has_infantry(r, p, units),
            shaken: [shaken(false), shaken(true)],
        }
    }

    /// What fire with these chances of hits does to them, on average.
    pub fn harm(&self, in_fort: bool, chances: &Chances) -> f32 {
        let lost: f32 = (2..9).map(|n| chances[n] * (n as f32 - 1.0).min(self.strength)).sum();
        let hit = 1.0 - chances[0];
        lost * POINT + hit * self.shaken[usize::from(in_fort)]
    }
}

/// The chance of each number of hits.
pub type Chances = [f32; 9];

/// What fire with these chances of hits does to these units, on average.
pub fn harm(r: &Rules, p: &Public, units: UnitSet, hex: Hex, chances: &Chances) -> f32 {
    Exposed::new(r, p, units).harm(r.map.is_fort(hex), chances)
}

/// A hex of the enemy's from where opportunity fire may come.
#[derive(Clone, Copy)]
struct Post {
    hex: Hex,
    ready: UnitSet,
    range: u8,
}

/// Where the fires on a hex stand in the list of all.
#[derive(Clone, Copy)]
struct Span {
    begin: u16,
    count: u16,
}

impl Span {
    const UNKNOWN: Self = Self { begin: u16::MAX, count: 0 };
}

/// So many fires are remembered.
const FIRES: usize = 256;
/// Opportunity fire from further away does not count.
const NEAR: u8 = 5;

/// The enemy's opportunity fire: who can fire is looked at once, the fire on a hex when somebody may come there.
pub struct Threats<'a> {
    r: &'a Rules,
    p: &'a Public,
    posts: [Post; PARTISAN_COUNTERS],
    count: usize,
    /// For each hex, without and with infantry under fire.
    known: [[Span; HEXES]; 2],
    fires: [Chances; FIRES],
    used: usize,
}

impl<'a> Threats<'a> {
    /// The fire of the other side.
    pub fn against(r: &'a Rules, p: &'a Public, seat: Seat) -> Self {
        let nobody = Post { hex: Hex::NONE, ready: UnitSet::none(other(seat)), range: 0 };
        let mut threats = Self {
            r,
            p,
            posts: [nobody; PARTISAN_COUNTERS],
            count: 0,
            known: [[Span::UNKNOWN; HEXES]; 2],
            fires: [[0.0; 9]; FIRES],
            used: 0,
        };
        for hex in p.stacks(other(seat)) {
            let ready = ready_among(r, p, p.stack(hex), How::Reaction);
            let reach = |c: Counter| fire::range(r, p, p.print(r, c));
            if let Some(range) = ready.into_iter().map(reach).max() {
                threats.posts[threats.count] = Post { hex, ready, range: range.min(NEAR) };
                threats.count += 1;
            }
        }
        threats
    }

    /// What it would do to these units in this hex.
    pub fn danger(&mut self, units: &Exposed, hex: Hex) -> f32 {
        let known = self.known[usize::from(units.infantry)][hex.at()];
        let span = if known.begin == u16::MAX { self.look(units.infantry, hex) } else { known };
        let in_fort = self.r.map.is_fort(hex);
        let fires = &self.fires[usize::from(span.begin)..usize::from(span.begin + span.count)];
        fires.iter().fold(0.0, |sum, chances| sum + units.harm(in_fort, chances))
    }

    /// Works out the fire on a hex.
    fn look(&mut self, infantry: bool, hex: Hex) -> Span {
        let (r, p) = (self.r, self.p);
        if self.used + self.count > FIRES {
            self.known = [[Span::UNKNOWN; HEXES]; 2];
            self.used = 0;
        }
        let begin = self.used;
        for post in &self.posts[..self.count] {
            if r.map.distance(post.hex, hex) > post.range {
                continue;
            }
            let firing = reaching(r, p, post.ready, post.hex, hex);
            if !firing.is_empty() {
                self.fires[self.used] = hits_at(r, p, firing, hex, infantry, 0);
                self.used += 1;
            }
        }
        let span = Span { begin: begin as u16, count: (self.used - begin) as u16 };
        self.known[usize::from(infantry)][hex.at()] = span;
        span
    }
}

/// What it is worth to a seat to take a hex.
pub fn prize(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> f32 {
    if seat == PARTISAN {
        if r.map.objective(hex).is_some_and(|objective| !p.conquered.has(objective)) {
            return 5.0;
        }
        if r.map.is_fort(hex) && p.holds(AXIS, hex) {
            return 1.5;
        }
    } else if r.map.is_fort(hex) {
        return 1.0;
    }
    0.0
}

/// The hexes that a seat wants to come to: all that hold what it has to take or to guard.
pub fn goals(r: &Rules, p: &Public, seat: Seat, with: &mut dyn FnMut(Hex, u8)) {
    if seat == PARTISAN {
        if r.is_tarnova() {
            p.stacks(AXIS).filter(|&hex| p.has_combat(hex)).for_each(|hex| with(hex, 0));
        } else {
            for (at, &hex) in r.map.objectives.iter().enumerate() {
                if !p.conquered.has(at as u8) {
                    with(hex, 0);
                }
            }
        }
        return;
    }
    // The Axis guards what is not lost yet, the weakest places first.
    let posts = if r.is_tarnova() { &r.map.forts } else { &r.map.objectives };
    for (at, &hex) in posts.iter().enumerate() {
        let lost = !r.is_tarnova() && p.conquered.has(at as u8);
        if !lost && !p.holds(PARTISAN, hex) {
            with(hex, p.size(p.stack_of(AXIS, hex)));
        }
    }
}
