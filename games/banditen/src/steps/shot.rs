//! Fire (section 5.8), opportunity fire and mines take effect: dice, losses, morale, markers.

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, OUT_OF_PLACE, Outcome, choose, close, losses, morale, replace};
use crate::action::{Action, Counter};
use crate::event::Event;
use crate::fire::{How, breaks_bunkers, bunkered, facing, has_infantry, modifier, needed, reaching, ready_among};
use crate::hex::Hex;
use crate::hexset::{each, has};
use crate::kinds::{Cause, Type};
use crate::rules::Rules;
use crate::state::{NOBODY, Shot, ShotKind, State, Step, StepKind, counters, mark, other};

const ROLL: u8 = 0;
const MORALE: u8 = 1;
const AFTERMATH: u8 = 2;
const END: u8 = 3;

/// Prepares a fire at a hex: all enemy units there are the target (BN-9.2).
pub fn aim(s: &mut State, seat: Seat, firing: u64, from: Hex, hex: Hex, modifier: i8) {
    s.shot = Shot { firing, targets: s.stack(hex), from, hex, modifier, kind: ShotKind::Fire, seat, ..Shot::NONE };
}

pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    let stage = |s: &mut State, stage: u8| {
        if let Some(top) = s.step_mut() {
            top.a = stage;
        }
    };
    match step.a {
        ROLL => {
            let lost = roll(r, s, desk);
            stage(s, MORALE);
            if lost > 0 {
                return Next::Push(losses::step(lost, losses::TARGETS));
            }
            Next::Become(Step::of(StepKind::Shot, MORALE, 0))
        }
        MORALE => {
            if s.shot.hits > 0 {
                check(r, s, desk);
            }
            Next::Become(Step::of(StepKind::Shot, AFTERMATH, 0))
        }
        AFTERMATH => {
            aftermath(r, s, desk);
            stage(s, END);
            if replace::due(s) { Next::Push(Step::new(StepKind::Replace)) } else { end(r, s, desk) }
        }
        _ => end(r, s, desk),
    }
}

fn end(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    s.shot = Shot::NONE;
    close::annihilated(r, s, desk);
    Next::Pop(0)
}

/// The dice. Answers how many points are to be lost.
fn roll(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> u8 {
    let seat = s.shot.seat;
    if s.shot.kind == ShotKind::Mine {
        return mine(r, s, desk);
    }
    let mut dice = [0; 16];
    let count = usize::from(s.strength(seat, s.shot.firing)).min(dice.len());
    desk.roll("fire", 6, &mut dice[..count]);
    let (hex, needed) = (s.shot.hex, needed(r, s, s.shot.hex));
    let infantry = has_infantry(r, s, other(seat), s.shot.targets);
    let (mut hits, mut heavy, mut at) = (0, 0, 0);
    let mut ones = [NOBODY; 2];
    for counter in counters(seat, s.shot.firing) {
        let kind = s.print(r, counter).kind;
        let bonus = modifier(r, s, counter, hex, infantry) + s.shot.modifier;
        let own = usize::from(s.unit(counter).vf);
        for &die in dice.iter().skip(at).take(own) {
            let hit = die as i8 + bonus >= needed;
            hits += u8::from(hit);
            heavy += u8::from(hit && breaks_bunkers(kind));
            // BN-9.7
            if die == 1 && kind == Type::Art && r.is_tarnova() {
                let again = r.house.ones_per_fire && ones.contains(&counter.0);
                if let Some(place) = ones.iter_mut().find(|place| **place == NOBODY && !again) {
                    *place = counter.0;
                }
            }
        }
        at += own;
    }
    s.shot.ones = ones;
    desk.tell(|| {
        Event::new("fired", "BN-9.3")
            .seat(seat)
            .units("units", r, s, seat, s.shot.firing)
            .hex("from", s.shot.from)
            .hex("to", hex)
            .dice("dice", &dice[..count])
            .with("needed", i32::from(needed))
            .with("hits", hits)
    });
    if heavy > 0 && bunkered(r, s, hex) {
        s.bunkers &= !(1 << r.map.fort[hex.at()]);
        hits -= heavy;
        desk.tell(|| Event::new("bunker-gone", "BN-9.8").hex("hex", hex));
    }
    s.shot.hits = hits;
    if hits > 0 {
        wreck_cars(r, s, desk);
    }
    hits.saturating_sub(1)
}

/// BN-16.1: as many dice as the mine is worth.
fn mine(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> u8 {
    let mut dice = [0; 8];
    let count = usize::from(s.shot.hits).min(dice.len());
    if count > 0 {
        desk.roll("mine", 6, &mut dice[..count]);
    }
    let hits = dice[..count].iter().filter(|&&die| die >= r.n.mine_needs).count() as u8;
    s.shot.hits = hits;
    desk.tell(|| Event::new("mine-dice", "BN-16.1").dice("dice", &dice[..count]).with("hits", hits));
    if hits > 0 {
        wreck_cars(r, s, desk);
    }
    if r.house.direct_mines { hits } else { hits.saturating_sub(1) }
}

/// A car in the target hex does not survive a hit (BN-9.5).
fn wreck_cars(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let (seat, fell) = (other(s.shot.seat), s.shot.hex);
    for counter in counters(seat, s.shot.targets) {
        if s.print(r, counter).kind == Type::Car {
            let unit = *s.unit(counter);
            s.eliminate(r, counter, Cause::Combat, fell);
            desk.tell(|| Event::new("car-wrecked", "BN-9.5").seat(seat).unit("unit", r, &unit));
        }
    }
}

/// One morale die for the survivors; movers pinned among friends go back (BN-12.4).
fn check(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let seat = other(s.shot.seat);
    let fell = s.shot.hex;
    let fort = if s.shot.kind == ShotKind::Mine { Hex::NONE } else { s.shot.hex };
    let targets = s.shot.targets;
    let pinned = morale::check(r, s, seat, targets, fort, fell, desk);
    if s.group.seat != seat {
        return;
    }
    s.group.mask &= !pinned;
    if s.shot.kind != ShotKind::Opportunity || pinned == 0 || !s.group.prev.on_map() {
        return;
    }
    let (here, prev) = (s.group.here, s.group.prev);
    let company = s.stack(here) & s.combat[seat.at()] & !s.group.stepped;
    if company == 0 {
        return;
    }
    s.put_all(seat, pinned, prev);
    if s.group.mask == 0 {
        s.group.here = prev;
    }
    desk.tell(|| Event::new("put-back", "BN-12.4").seat(seat).units("units", r, s, seat, pinned).hex("hex", prev));
}

/// Fire markers, and guns that wore out.
fn aftermath(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let seat = s.shot.seat;
    mark_fire(r, s, seat, s.shot.firing);
    for counter in s.shot.ones {
        if counter == NOBODY || s.shot.firing & Counter(counter).bit() == 0 {
            continue;
        }
        let (unit, fell) = (*s.unit(Counter(counter)), s.unit(Counter(counter)).hex);
        let gone = s.lose_one(r, Counter(counter), Cause::Artillery, fell);
        let what = if gone { "gun-gone" } else { "gun-worn" };
        desk.tell(|| Event::new(what, "BN-9.7").seat(seat).unit("unit", r, &unit).with("vf", unit.vf - 1));
    }
}

/// Each of these gets a fire marker (BN-9.6).
pub fn mark_fire(r: &Rules, s: &mut State, seat: Seat, mask: u64) {
    for counter in counters(seat, mask) {
        let fires = (s.unit(counter).fires() + 1).min(r.n.most_fires);
        let unit = s.unit_mut(counter);
        unit.marks = unit.marks & !mark::FIRE | fires;
    }
}

/// Who may fire after moving: those who are in the group's last hex (BN-9.9).
fn gunners(s: &State) -> u64 {
    if s.holds(s.group.seat, s.group.here) { s.group.all & s.stack(s.group.here) } else { 0 }
}

fn ready_gunners(r: &Rules, s: &State) -> u64 {
    ready_among(r, s, s.group.seat, gunners(s), How::AfterMoving)
}

pub fn enter_fire_after(r: &Rules, s: &State) -> Next<Step> {
    let ready = ready_gunners(r, s);
    let targets = || each(facing(r, s, other(s.group.seat), s.group.here));
    let any = ready != 0 && targets().any(|to| reaching(r, s, s.group.seat, ready, s.group.here, to) != 0);
    if any { Next::Ask } else { Next::Pop(0) }
}

pub fn fire_after_actions(r: &Rules, s: &State, out: &mut Choices<Action>) {
    out.push(Action::HoldFire);
    let ready = ready_gunners(r, s);
    let near = facing(r, s, other(s.group.seat), s.group.here);
    for target in choose::targets(s, s.group.seat).filter(|&target| has(&near, target)) {
        if reaching(r, s, s.group.seat, ready, s.group.here, target) != 0 {
            out.push(Action::At(target));
        }
    }
}

pub fn fire_after_act(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let seat = s.group.seat;
    match action {
        Action::HoldFire => {
            desk.tell(|| Event::new("held-fire", "BN-9.9").seat(seat));
            Ok(Outcome::Go(Next::Pop(0)))
        }
        Action::At(target) => {
            if !s.holds(other(seat), target) {
                return Err(Refusal::new("BN-9.2", "no-enemy-there"));
            }
            let from = s.group.here;
            let firing = reaching(r, s, seat, ready_gunners(r, s), from, target);
            if firing == 0 {
                return Err(Refusal::new("BN-9.9", "nobody-reaches"));
            }
            aim(s, seat, firing, from, target, -1);
            Ok(Outcome::Go(Next::Become(Step::new(StepKind::Shot))))
        }
        _ => Err(OUT_OF_PLACE),
    }
}
