//! Divide and regroup (BN-5.5): units of one formation and type become others of the same strength in all.

use serde::{Deserialize, Serialize};
use staffetta_kernel::flow::Field;
use staffetta_kernel::{Choices, Desk, Label, Pile, Prompt, Refusal, Seat, flow, step};

use super::super::{Acted, OUT_OF_PLACE, set_up};
use super::begin::begin;
use super::{Declaration, prompt};
use crate::Banditen;
use crate::action::Action;
use crate::counter::Counter;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Size, Type};
use crate::names::UnitNames;
use crate::rules::{Print, Rules};
use crate::state::{ActionKind, Marks, Public, State, Unit};
use crate::unit_set::UnitSet;
use crate::view::View;

/// Strengths, largest first. Six points or less make six units or fewer.
type Parts = Pile<u8, 6>;

/// Strengths in a draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Strengths(pub Parts);

impl Field for Strengths {
    const BYTES: usize = 6;
    fn write(self, to: &mut [u8]) {
        to[..6].fill(0);
        to[..self.0.len()].copy_from_slice(&self.0);
    }
    fn read(from: &[u8]) -> Self {
        Self(from[..6].iter().copied().take_while(|&vf| vf > 0).collect())
    }
}

step! {
    /// These units of a hex become others of such strengths; more follow.
    pub struct ChooseStrengths { pub hex: Hex, pub units: UnitSet, pub strengths: Strengths }
}

fn alike(one: &Print, other: &Print) -> bool {
    (one.formation, one.kind, one.automatic, one.light) == (other.formation, other.kind, other.automatic, other.light)
}

/// May this unit be divided or regrouped with those chosen already?
pub fn is_eligible(r: &Rules, p: &Public, declared: &Declaration, counter: Counter) -> Result<(), Refusal> {
    let print = p.print(r, counter);
    if matches!(print.kind, Type::Car | Type::Cmd) {
        return Err(Refusal::new("BN-5.5", "never-divided"));
    }
    match declared.units.first() {
        Some(chosen) if !alike(p.print(r, chosen), print) => Err(Refusal::new("BN-5.5", "not-alike")),
        _ => Ok(()),
    }
}

/// Is there anything that could be divided, or two that could be joined? Quickly said, and mostly no.
pub fn worth_a_look(r: &Rules, p: &Public, seat: Seat, hex: Hex) -> bool {
    let stack = p.combat_of(p.stack_of(seat, hex));
    stack.several()
        || stack.first().is_some_and(|c| p.unit(c).vf > 1 && r.pools[usize::from(p.print(r, c).pool)][0] > 0)
}

/// How many there are of each strength, 1 to 6: four bits each.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Tally(u32);

impl Tally {
    /// The highest bit of each number.
    const HIGH: u32 = 0x0888_8880;
    /// As many of each as anybody can need.
    const PLENTY: Self = Self(0x0777_7770);

    const fn of(parts: &[u8]) -> Self {
        let (mut tally, mut at) = (0, 0);
        while at < parts.len() {
            tally += 1 << (4 * parts[at]);
            at += 1;
        }
        Self(tally)
    }

    const fn count(self, vf: usize) -> u8 {
        (self.0 >> (4 * vf) & 0xf) as u8
    }

    /// With so many of a strength, at most 7.
    const fn with(self, vf: usize, count: u8) -> Self {
        Self(self.0 & !(0xf << (4 * vf)) | (count as u32) << (4 * vf))
    }

    /// Are there no more of any strength than there?
    const fn within(self, room: Self) -> bool {
        ((room.0 | Self::HIGH) - self.0) & Self::HIGH == Self::HIGH
    }
}

/// A way to divide a strength.
struct Division {
    /// Largest first.
    parts: &'static [u8],
    tally: Tally,
}

macro_rules! divisions {
    ($( [$( [$($part:literal),+] )*] )+) => {
        [$( &[$( Division { parts: &[$($part),+], tally: Tally::of(&[$($part),+]) } ),*] ),+]
    };
}

/// All ways to divide each strength, 0 to 6: a stack has no more (BN-7.1).
static DIVISIONS: [&[Division]; 7] = divisions! {
    []
    [[1]]
    [[2] [1, 1]]
    [[3] [2, 1] [1, 1, 1]]
    [[4] [3, 1] [2, 2] [2, 1, 1] [1, 1, 1, 1]]
    [[5] [4, 1] [3, 2] [3, 1, 1] [2, 2, 1] [2, 1, 1, 1] [1, 1, 1, 1, 1]]
    [[6] [5, 1] [4, 2] [4, 1, 1] [3, 3] [3, 2, 1] [3, 1, 1, 1] [2, 2, 2] [2, 2, 1, 1] [2, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1]]
};

/// The strengths of fractions of a printed counter: those of which there are only so many.
fn smaller(print: &Print) -> std::ops::Range<usize> {
    1..usize::from(print.vf.min(4))
}

/// How many fractions of strength 1, 2 and 3 of a pool are in play.
struct Fractions {
    pool: u8,
    alive: [u8; 3],
}

impl Fractions {
    fn of(r: &Rules, p: &Public, one: Counter) -> Self {
        let print = p.print(r, one);
        let mut fractions = Self { pool: print.pool, alive: [0; 3] };
        // Of what there are none at all nobody has to be counted: no more may come.
        let limits = r.pools[usize::from(print.pool)];
        for vf in smaller(print).filter(|vf| limits[vf - 1] > 0) {
            fractions.alive[vf - 1] = set_up::alive(r, p, one.seat(), print.pool, vf);
        }
        fractions
    }
}

/// The job: what there is, what may come of it.
struct Job {
    total: u8,
    full: u8,
    before: Tally,
    /// How many of each fraction may come out.
    room: Tally,
}

impl Job {
    /// What these units are. Nothing can be made of a single point.
    fn of(r: &Rules, p: &Public, units: UnitSet, known: Option<&Fractions>) -> Option<Self> {
        let first = units.first()?;
        let (print, total) = (p.print(r, first), p.strength(units));
        if total < 2 {
            return None;
        }
        let before = units.into_iter().fold(Tally(0), |tally, c| Tally(tally.0 + (1 << (4 * p.unit(c).vf.min(6)))));
        let alive = known.filter(|known| known.pool == print.pool).map(|known| known.alive);
        let alive = alive.unwrap_or_else(|| Fractions::of(r, p, first).alive);
        let mut room = Tally::PLENTY;
        for vf in smaller(print) {
            let (limit, count) = (r.pools[usize::from(print.pool)][vf - 1], before.count(vf));
            // It may not raise the number above the limit, but may leave it as it is (BN-5.5).
            room = room.with(vf, count.max((limit + count).saturating_sub(alive[vf - 1])).min(7));
        }
        Some(Self { total, full: print.vf, before, room })
    }

    /// The ways to do it that begin with these parts: all that change something.
    fn ways(&self, begun: &[u8]) -> impl Iterator<Item = &'static [u8]> {
        let all = DIVISIONS.get(usize::from(self.total)).copied().unwrap_or_default();
        all.iter()
            .filter(|way| way.parts[0] <= self.full && way.tally != self.before && way.tally.within(self.room))
            .map(|way| way.parts)
            .filter(move |parts| parts.starts_with(begun))
    }

    /// The strengths that may come next, smallest first.
    fn options(&self, begun: &[u8]) -> Parts {
        let next = self.ways(begun).fold(0, |set, parts| set | 1 << parts.get(begun.len()).copied().unwrap_or(0));
        (1..=6).filter(|vf| next >> vf & 1 == 1).collect()
    }
}

/// Can just these be regrouped?
pub fn complete(r: &Rules, p: &Public, units: UnitSet) -> Result<(), Refusal> {
    if works(r, p, units, None) { Ok(()) } else { Err(Refusal::new("BN-5.5", "nothing-to-regroup")) }
}

fn works(r: &Rules, p: &Public, units: UnitSet, known: Option<&Fractions>) -> bool {
    let room = |job: &Job| p.has_room(units.seat(), u32::from(job.total));
    Job::of(r, p, units, known).is_some_and(|job| job.ways(&[]).next().is_some() && room(&job))
}

/// Those of these that are like this one, itself included.
fn like(r: &Rules, p: &Public, one: Counter, units: UnitSet) -> UnitSet {
    let print = p.print(r, one);
    units.filter(|c| alike(print, p.print(r, c)))
}

/// Can these be regrouped together with any of the others? All subsets, the smallest first: a stack holds at most six.
fn any_works(r: &Rules, p: &Public, units: UnitSet, others: UnitSet) -> bool {
    let known = others.first().map(|one| Fractions::of(r, p, one));
    others.subsets().any(|more| works(r, p, units.or(more), known.as_ref()))
}

/// Can these and some others be regrouped?
pub fn completable(r: &Rules, p: &Public, units: UnitSet, rest: UnitSet) -> bool {
    units.first().is_some_and(|chosen| any_works(r, p, units, like(r, p, chosen, rest)))
}

/// Can any of these be regrouped?
pub fn possible(r: &Rules, p: &Public, all: UnitSet) -> bool {
    let mut left = all;
    while let Some(one) = left.first() {
        let like = like(r, p, one, left);
        left = left.minus(like);
        if p.strength(like) > 1 && any_works(r, p, UnitSet::none(all.seat()), like) {
            return true;
        }
    }
    false
}

/// The units are settled; the strengths follow.
pub fn choose_strengths(
    r: &Rules,
    s: &mut State,
    declared: &Declaration,
    desk: &mut impl Desk<Event>,
) -> Result<Acted, Refusal> {
    let choice = ChooseStrengths { hex: declared.hex, units: declared.units, strengths: Strengths::default() };
    let Some(job) = Job::of(r, &s.public, choice.units, None) else { return Err(OUT_OF_PLACE) };
    choice.advance(r, s, &job, desk)
}

impl ChooseStrengths {
    /// Fills in what has one answer only (BN-4.9).
    fn advance(mut self, r: &Rules, s: &mut State, job: &Job, desk: &mut impl Desk<Event>) -> Result<Acted, Refusal> {
        let parts = &mut self.strengths.0;
        while parts.iter().sum::<u8>() != job.total {
            let mut next = job.options(parts);
            // There is room: each is a point at least.
            match (next.pop(), next.is_empty()) {
                (Some(vf), true) => drop(parts.push(vf)),
                _ => return Ok(Acted::draft(self)),
            }
        }
        self.finish(r, s, desk)
    }

    fn finish(self, r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Result<Acted, Refusal> {
        let Some(chosen) = self.units.first() else { return Err(OUT_OF_PLACE) };
        let seat = self.units.seat();
        let declared = Declaration::new(seat, ActionKind::Regroup, self.hex).by(self.units);
        let acted = begin(r, s, &declared, desk)?;
        let p = &mut s.public;
        let marks = self.worst_marks(p);
        let Unit { print, hex, .. } = *p.unit(chosen);
        for counter in self.units {
            p.clear(counter);
        }
        let mut made = UnitSet::none(seat);
        for &vf in self.strengths.0.iter() {
            // A full counter too gets a letter: two of them may come out, and no id is used again.
            let part = p.next_part(seat, print);
            if let Some(new) = p.create(r, Unit { hex, vf, marks, print, part }) {
                made.insert(new);
            }
        }
        desk.tell(|| Event::Regrouped { seat, units: UnitNames::of(r, p, made), strengths: self.strengths.0.to_vec() });
        Ok(acted)
    }

    /// No laundering of markers: the worst of all, and in command only if all entered (BN-5.5).
    fn worst_marks(self, p: &Public) -> Marks {
        let mut marks = Marks::NONE;
        marks.set_entered(true);
        for counter in self.units {
            let own = p.unit(counter).marks;
            marks.set_fires(marks.fires().max(own.fires()));
            marks.set_pinned(marks.pinned() || own.pinned());
            marks.set_entered(marks.entered() && own.entered());
        }
        marks
    }
}

impl flow::Draft<Banditen> for ChooseStrengths {
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        if let Some(job) = Job::of(r, &s.public, self.units, None) {
            let strengths = job.options(&self.strengths.0);
            strengths.iter().for_each(|&vf| out.push(Action::Part(Size::ALL[usize::from(vf) - 1])));
        }
    }
    /// One more strength.
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let (Action::Part(size), Some(job)) = (action, Job::of(r, &s.public, self.units, None)) else {
            return Err(OUT_OF_PLACE);
        };
        let mut more = *self;
        if !job.options(&self.strengths.0).has(size.vf()) || !more.strengths.0.push(size.vf()) {
            return Err(Refusal::new("BN-5.5", "not-that-strength"));
        }
        more.advance(r, s, &job, desk)
    }
    fn prompt(self, _: &Rules, _: &View) -> Prompt {
        prompt("choose-parts", "BN-5.5", self.units.seat(), Some(ActionKind::Regroup), self.hex)
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        let Action::Part(size) = action else { return Label::missing() };
        // After the first part come those that are no larger (BN-4.8).
        Label::new(if self.strengths.0.is_empty() { "BN-5.5" } else { "BN-4.8" }).with("vf", size.vf())
    }
}
