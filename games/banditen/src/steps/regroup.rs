//! Divide and regroup (BN-5.5): units of one formation and type become others of the same strength in all.

use staffetta_kernel::{Choices, Desk, Pile, Refusal, Seat};

use super::{Acted, OUT_OF_PLACE, Outcome, choose, set_up};
use crate::action::{Action, Counter};
use crate::event::Event;
use crate::kinds::{Size, Type};
use crate::rules::{Print, Rules};
use crate::state::{Deed, Draft, State, counters, mark};

/// Strengths, largest first.
type Parts = Pile<u8, 6>;

fn alike(one: &Print, other: &Print) -> bool {
    (one.formation, one.kind, one.automatic, one.light) == (other.formation, other.kind, other.automatic, other.light)
}

fn first(seat: Seat, mask: u64) -> Option<Counter> {
    counters(seat, mask).next()
}

/// May this unit be divided or regrouped with those chosen already?
pub fn candidate(r: &Rules, s: &State, draft: &Draft, counter: Counter) -> Result<(), Refusal> {
    let print = s.print(r, counter);
    if matches!(print.kind, Type::Car | Type::Cmd) {
        return Err(Refusal::new("BN-5.5", "never-divided"));
    }
    match first(counter.seat(), draft.mask) {
        Some(chosen) if !alike(s.print(r, chosen), print) => Err(Refusal::new("BN-5.5", "not-alike")),
        _ => Ok(()),
    }
}

/// Is there anything that could be divided, or two that could be joined? Quickly said, and mostly no.
pub fn worth_a_look(r: &Rules, s: &State, seat: Seat, hex: crate::hex::Hex) -> bool {
    let stack = s.stack(hex) & s.combat[seat.at()];
    if stack & stack.wrapping_sub(1) != 0 {
        return true;
    }
    first(seat, stack).is_some_and(|c| s.unit(c).vf > 1 && r.pools[usize::from(s.print(r, c).pool)][0] > 0)
}

/// How many of each strength (1 to 6) these units are.
fn tally(s: &State, seat: Seat, mask: u64) -> [u8; 7] {
    let mut counts = [0; 7];
    for counter in counters(seat, mask) {
        counts[usize::from(s.unit(counter).vf.min(6))] += 1;
    }
    counts
}

/// The job: what there is, what may come of it.
struct Job {
    total: u8,
    full: u8,
    before: [u8; 7],
    /// How many of each fraction may come out.
    room: [u8; 7],
}

/// What these units are. Nothing can be made of a single point.
fn job(r: &Rules, s: &State, seat: Seat, mask: u64) -> Option<Job> {
    let print = s.print(r, first(seat, mask)?);
    let total = s.strength(seat, mask);
    if total < 2 {
        return None;
    }
    let before = tally(s, seat, mask);
    let mut room = [u8::MAX; 7];
    for vf in 1..usize::from(print.vf.min(4)) {
        let alive = set_up::alive(r, s, seat, print.pool, vf);
        let limit = r.pools[usize::from(print.pool)][vf - 1];
        // It may not raise the number above the limit, but may leave it as it is (section 3.5.4).
        room[vf] = before[vf].max((limit + before[vf]).saturating_sub(alive));
    }
    Some(Job { total, full: print.vf, before, room })
}

/// Can this beginning be completed to strengths that differ from the start?
fn open(job: &Job, parts: &Parts, left: u8, largest: u8) -> bool {
    if left == 0 {
        let mut after = [0; 7];
        parts.iter().for_each(|&vf| after[usize::from(vf)] += 1);
        return after != job.before && (1..7).all(|vf| after[vf] <= job.room[vf]);
    }
    (1..=largest.min(left).min(job.full)).rev().any(|vf| {
        let mut more = *parts;
        more.push(vf) && open(job, &more, left - vf, vf)
    })
}

fn begun(job: &Job, parts: &Parts) -> bool {
    let used: u8 = parts.iter().sum();
    used <= job.total && open(job, parts, job.total - used, parts.top().unwrap_or(6))
}

/// Can just these be regrouped?
pub fn complete(r: &Rules, s: &State, seat: Seat, mask: u64) -> Result<(), Refusal> {
    let can = works(r, s, seat, mask);
    if can { Ok(()) } else { Err(Refusal::new("BN-5.5", "nothing-to-regroup")) }
}

fn works(r: &Rules, s: &State, seat: Seat, mask: u64) -> bool {
    job(r, s, seat, mask).is_some_and(|job| begun(&job, &Parts::new()) && s.has_room(seat, u32::from(job.total)))
}

/// Those of these that are like this one, itself included.
fn like(r: &Rules, s: &State, one: Counter, mask: u64) -> u64 {
    let shape = s.print(r, one);
    counters(one.seat(), mask).filter(|&c| alike(shape, s.print(r, c))).fold(0, |set, c| set | c.bit())
}

/// Can these be regrouped together with any of the others? All subsets, the smallest first: a stack holds at most six.
fn any_works(r: &Rules, s: &State, seat: Seat, mask: u64, others: u64) -> bool {
    let mut more = 0u64;
    loop {
        more = more.wrapping_sub(others) & others;
        if more == 0 {
            return false;
        }
        if works(r, s, seat, mask | more) {
            return true;
        }
    }
}

/// Can these and some others be regrouped?
pub fn completable(r: &Rules, s: &State, seat: Seat, mask: u64, rest: u64) -> bool {
    first(seat, mask).is_some_and(|chosen| any_works(r, s, seat, mask, like(r, s, chosen, rest)))
}

/// Can any of these be regrouped?
pub fn possible(r: &Rules, s: &State, seat: Seat, all: u64) -> bool {
    let mut left = all;
    while let Some(one) = first(seat, left) {
        let like = like(r, s, one, left);
        left &= !like;
        if any_works(r, s, seat, 0, like) {
            return true;
        }
    }
    false
}

/// The units are settled; the strengths follow.
pub fn settle(r: &Rules, s: &mut State, seat: Seat, draft: Draft, desk: &mut impl Desk<Event>) -> Acted {
    s.draft = draft;
    // One way only: it is not asked (BN-4.9).
    let Some(job) = job(r, s, seat, draft.mask) else { return Err(OUT_OF_PLACE) };
    advance(r, s, seat, &job, desk)
}

/// Fills in what has one answer only.
fn advance(r: &Rules, s: &mut State, seat: Seat, job: &Job, desk: &mut impl Desk<Event>) -> Acted {
    loop {
        let used: u8 = s.draft.parts.iter().sum();
        if used == job.total {
            return finish(r, s, seat, desk);
        }
        let mut next = options(job, &s.draft.parts);
        match (next.pop(), next.is_empty()) {
            (Some(vf), true) => drop(s.draft.parts.push(vf)),
            _ => return Ok(Outcome::Pick),
        }
    }
}

fn options(job: &Job, parts: &Parts) -> Parts {
    (1..=6)
        .filter(|&vf| {
            let mut more = *parts;
            vf <= parts.top().unwrap_or(6) && vf <= job.full && more.push(vf) && begun(job, &more)
        })
        .collect()
}

pub fn parts(r: &Rules, s: &State, seat: Seat, draft: &Draft, out: &mut Choices<Action>) {
    if let Some(job) = job(r, s, seat, draft.mask) {
        options(&job, &draft.parts).iter().for_each(|&vf| out.push(Action::Part(Size::ALL[usize::from(vf) - 1])));
    }
}

/// One more strength.
pub fn add(r: &Rules, s: &mut State, seat: Seat, size: Size, desk: &mut impl Desk<Event>) -> Acted {
    let Some(job) = job(r, s, seat, s.draft.mask) else { return Err(OUT_OF_PLACE) };
    if !options(&job, &s.draft.parts).has(size.vf()) {
        return Err(Refusal::new("BN-5.5", "not-that-strength"));
    }
    s.draft.parts.push(size.vf());
    advance(r, s, seat, &job, desk)
}

fn finish(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Event>) -> Acted {
    let draft = s.draft;
    let Some(chosen) = first(seat, draft.mask) else { return Err(OUT_OF_PLACE) };
    let (print, hex) = (s.unit(chosen).print, s.unit(chosen).hex);
    // No laundering of markers: the worst of all, and in command only if all entered (BN-5.5).
    let (mut fires, mut pinned, mut entered) = (0, 0, mark::ENTERED);
    for counter in counters(seat, draft.mask) {
        let unit = s.unit(counter);
        fires = unit.fires().max(fires);
        pinned |= unit.marks & mark::PINNED;
        entered &= unit.marks;
    }
    let acted = choose::finish(r, s, seat, &Draft { deed: Deed::Regroup, ..draft }, desk)?;
    for counter in counters(seat, draft.mask) {
        s.clear(counter);
    }
    let mut made = 0;
    for &vf in draft.parts.iter() {
        let part = if vf == r.prints[usize::from(print)].vf { 0 } else { s.next_part(print) };
        if let Some(new) = s.create(r, print, part, vf, fires | pinned | entered) {
            s.put(new, hex);
            made |= new.bit();
        }
    }
    desk.tell(|| {
        let strengths: Vec<String> = draft.parts.iter().map(u8::to_string).collect();
        Event::new("regrouped", "BN-5.5")
            .seat(seat)
            .units("units", r, s, seat, made)
            .with("strengths", strengths.join("+"))
    });
    Ok(acted)
}
