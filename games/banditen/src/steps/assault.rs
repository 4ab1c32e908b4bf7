//! Assault and opportunity assault (section 5.10).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, Seat};

use super::turn::die;
use super::{close, losses, morale, moving, replace, shot};
use crate::event::Event;
use crate::fire::bunkered;
use crate::hex::Hex;
use crate::kinds::{Cause, Type};
use crate::rules::Rules;
use crate::state::{Field, State, Step, StepKind, brawl, counters, mark, other};

const CLOSE_IN: u8 = 0;
const FIGHT: u8 = 1;
/// The hit band: the loss is taken, the retreat follows.
const BROKEN: u8 = 2;
/// The hit band: morale after the retreat.
const SHAKEN: u8 = 3;
const SETTLE: u8 = 4;
const END: u8 = 5;
/// A mine threw the attackers back.
const MINED: u8 = 6;

fn stage(s: &mut State, stage: u8) {
    if let Some(top) = s.step_mut() {
        top.a = stage;
    }
}

pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    match step.a {
        CLOSE_IN => close_in(r, s, step.b != 0, desk),
        FIGHT => fight(r, s, desk),
        BROKEN => broken(s, desk),
        SHAKEN => {
            shaken(r, s, desk);
            settle(r, s, desk)
        }
        SETTLE => settle(r, s, desk),
        MINED => Next::Pop(0),
        _ => end(r, s, desk),
    }
}

/// The last step: breakdown and mines come before the fight (BN-8.7, BN-16.2).
fn close_in(r: &Rules, s: &mut State, breakdown_due: bool, desk: &mut impl Desk<Event>) -> Next<Step> {
    let (seat, hex) = (s.fight.seat, s.fight.hex);
    desk.tell(|| {
        Event::new("assault", "BN-11.1").seat(seat).units("units", r, s, seat, s.fight.attackers).hex("hex", hex)
    });
    if breakdown_due {
        let attackers = s.fight.attackers;
        moving::breakdown(r, s, seat, attackers, hex, desk);
    }
    // BN-11.13: a command alone does not fight.
    if s.fight.attackers & s.combat[seat.at()] == 0 {
        return Next::Pop(0);
    }
    let attackers = s.fight.attackers;
    if moving::mine_triggered(r, s, seat, attackers, hex, desk) {
        stage(s, MINED);
        return Next::Push(Step::new(StepKind::Shot));
    }
    s.fight.defenders = s.stack(hex);
    surrender(r, s, desk);
    if s.fight.defenders == 0 {
        s.fight.flags |= brawl::TAKEN;
        return settle(r, s, desk);
    }
    Next::Become(Step::of(StepKind::Assault, FIGHT, 0))
}

/// The German unit may give up (BN-11.2).
fn surrender(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let seat = other(s.fight.seat);
    let is_german = |s: &State, c| s.print(r, c).german;
    let germans = counters(seat, s.fight.defenders).filter(|&c| is_german(s, c)).fold(0, |set, c| set | c.bit());
    if germans == 0 {
        return;
    }
    let rolled = die("surrender", desk);
    let gives_up = rolled <= r.n.surrender_upto;
    let what = if gives_up { "surrendered" } else { "no-surrender" };
    desk.tell(|| Event::new(what, "BN-11.2").seat(seat).units("units", r, s, seat, germans).with("die", rolled));
    if gives_up {
        let fell = s.fight.hex;
        for counter in counters(seat, germans) {
            s.eliminate(r, counter, Cause::Surrender, fell);
        }
    }
}

/// What a side adds to its die (BN-11.3).
pub fn strength(r: &Rules, f: &Field, seat: Seat, mask: u64) -> i8 {
    let (mut pinned, mut spent) = (false, false);
    for counter in counters(seat, mask) {
        pinned |= f.unit(counter).pinned();
        spent |= f.unit(counter).fires() >= r.n.most_fires;
    }
    f.strength(seat, mask) as i8 - i8::from(pinned) - i8::from(spent)
}

/// What the ground adds to the defence of a hex against attackers from another.
pub fn cover(r: &Rules, f: &Field, from: Hex, hex: Hex) -> i8 {
    let stream = from.on_map()
        && r.map.direction(from, hex).is_some_and(|direction| r.map.stream[from.at()] >> direction & 1 == 1);
    r.map.defence(hex, bunkered(r, f, hex)) + if stream { r.map.stream_assault } else { 0 }
}

fn fight(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let (seat, enemy) = (s.fight.seat, other(s.fight.seat));
    let attack_die = die("attack", desk);
    let defence_die = die("defence", desk);
    let attack = strength(r, s, seat, s.fight.attackers) + attack_die as i8;
    let ground = cover(r, s, s.fight.from, s.fight.hex);
    let defence = strength(r, s, enemy, s.fight.defenders) + ground + defence_die as i8;
    s.fight.attack = attack;
    s.fight.defence = defence;
    s.fight.flags |= brawl::FOUGHT;
    if attack < defence {
        s.fight.flags |= brawl::ATTACKERS_LOWER;
    }
    desk.tell(|| {
        Event::new("clash", "BN-11.3")
            .seat(seat)
            .with("attack", i32::from(attack))
            .with("defence", i32::from(defence))
            .with("attackdie", attack_die)
            .with("defencedie", defence_die)
    });
    match band(attack, defence) {
        Band::Tie => {
            bounce(r, s, u64::MAX, desk);
            settle(r, s, desk)
        }
        Band::Check => check(r, s, desk),
        Band::Hit => {
            wreck_cars(r, s, desk);
            stage(s, BROKEN);
            Next::Push(losses::step(1, losses::LOWER))
        }
        Band::Rout => {
            eliminate(r, s, desk);
            settle(r, s, desk)
        }
    }
}

/// The result of an assault (BN-11.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Band {
    /// Equal.
    Tie,
    /// The lower side checks its morale.
    Check,
    /// The lower side is hit and retreats.
    Hit,
    /// The lower side is eliminated.
    Rout,
}

/// Which band two totals fall into.
pub const fn band(attack: i8, defence: i8) -> Band {
    let (high, low) = if attack > defence { (attack, defence) } else { (defence, attack) };
    match high - low {
        0 => Band::Tie,
        1..=3 => Band::Check,
        _ if high <= 2 * low => Band::Hit,
        _ => Band::Rout,
    }
}

fn lower(f: &Field) -> (Seat, u64) {
    if f.fight.is(brawl::ATTACKERS_LOWER) {
        (f.fight.seat, f.fight.attackers)
    } else {
        (other(f.fight.seat), f.fight.defenders)
    }
}

/// These attackers go back to where the action began (BN-11.4, BN-11.8).
fn bounce(r: &Rules, s: &mut State, who: u64, desk: &mut impl Desk<Event>) {
    let (seat, mask, origin) = (s.fight.seat, s.fight.attackers & who, s.fight.origin);
    if mask == 0 {
        return;
    }
    s.put_all(seat, mask, origin);
    desk.tell(|| Event::new("thrown-back", "BN-11.4").seat(seat).units("units", r, s, seat, mask).hex("hex", origin));
}

/// The band of 1 to 3: the lower side checks, who fails retreats (BN-11.11, BN-11.12).
fn check(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let (seat, mask) = lower(s);
    let hex = s.fight.hex;
    if s.fight.is(brawl::ATTACKERS_LOWER) {
        let failed = morale::check(r, s, seat, mask, Hex::NONE, hex, desk);
        // Who fails stays where he came from; who passes goes back to the start.
        bounce(r, s, !failed, desk);
        return settle(r, s, desk);
    }
    let failed = morale::check(r, s, seat, mask, hex, hex, desk);
    if s.group.seat == seat {
        s.group.mask &= !failed;
    }
    s.fight.routed = failed;
    if s.fight.defenders & !failed == 0 {
        s.fight.flags |= brawl::TAKEN;
    } else {
        bounce(r, s, u64::MAX, desk);
    }
    stage(s, SETTLE);
    if failed != 0 { Next::Push(Step::new(StepKind::Retreat)) } else { settle(r, s, desk) }
}

/// A car on the lower side is lost; the point falls on somebody else (BN-9.5).
fn wreck_cars(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let (seat, mask) = lower(s);
    let fell = s.fight.hex;
    for counter in counters(seat, mask) {
        if s.print(r, counter).kind == Type::Car {
            let unit = *s.unit(counter);
            s.eliminate(r, counter, Cause::Combat, fell);
            desk.tell(|| Event::new("car-wrecked", "BN-9.5").seat(seat).unit("unit", r, &unit));
        }
    }
}

/// The hit band after the loss: retreat, then morale in the new hexes.
fn broken(s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let (_, mask) = lower(s);
    s.fight.shaken = mask;
    stage(s, SHAKEN);
    if s.fight.is(brawl::ATTACKERS_LOWER) {
        let from = s.fight.from;
        if mask != 0 {
            desk.tell(|| Event::new("repelled", "BN-11.4").seat(s.fight.seat).hex("hex", from));
        }
        return Next::Become(Step::of(StepKind::Assault, SHAKEN, 0));
    }
    s.fight.flags |= brawl::TAKEN;
    s.fight.routed = mask;
    if mask != 0 {
        Next::Push(Step::new(StepKind::Retreat))
    } else {
        Next::Become(Step::of(StepKind::Assault, SHAKEN, 0))
    }
}

/// One die a hex, in the order of hex ids.
fn shaken(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let seat = s.shaken_seat();
    let mut left = s.fight.shaken;
    while left != 0 {
        let Some(hex) = counters(seat, left).map(|c| s.unit(c).hex).min() else { return };
        let here = counters(seat, left).filter(|&c| s.unit(c).hex == hex).fold(0, |set, c| set | c.bit());
        left &= !here;
        morale::check(r, s, seat, here, hex, hex, desk);
    }
    s.fight.shaken = 0;
}

fn eliminate(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let (seat, mask) = lower(s);
    let fell = s.fight.hex;
    desk.tell(|| Event::new("wiped-out", "BN-11.4").seat(seat).units("units", r, s, seat, mask));
    for counter in counters(seat, mask) {
        s.eliminate(r, counter, Cause::Combat, fell);
    }
    if !s.fight.is(brawl::ATTACKERS_LOWER) {
        s.fight.flags |= brawl::TAKEN;
    }
}

/// Lost commands are replaced before the rest is settled (BN-11.5).
fn settle(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    if s.is_over() {
        return Next::Pop(0);
    }
    stage(s, END);
    if replace::due(s) { Next::Push(Step::new(StepKind::Replace)) } else { end(r, s, desk) }
}

/// Fire markers, occupation, conquest, victory.
fn end(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let fight = s.fight;
    if fight.is(brawl::FOUGHT) {
        shot::mark_fire(r, s, fight.seat, fight.attackers);
        shot::mark_fire(r, s, other(fight.seat), fight.defenders);
    }
    if fight.is(brawl::TAKEN) && fight.attackers != 0 {
        s.put_all(fight.seat, fight.attackers, fight.hex);
        if !fight.from.on_map() {
            for counter in counters(fight.seat, fight.attackers) {
                s.unit_mut(counter).marks |= mark::ENTERED;
            }
        }
        desk.tell(|| {
            Event::new("occupied", "BN-11.5")
                .seat(fight.seat)
                .units("units", r, s, fight.seat, fight.attackers)
                .hex("hex", fight.hex)
        });
    }
    s.fight = crate::state::Fight::NONE;
    if close::conquer(r, s, fight.hex, desk) {
        return Next::Pop(0);
    }
    close::annihilated(r, s, desk);
    Next::Pop(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_twice_is_a_hit_and_more_a_rout() {
        // E12
        assert_eq!(band(12, 6), Band::Hit);
        assert_eq!(band(12, 5), Band::Rout);
        assert_eq!(band(7, 3), Band::Rout);
        assert_eq!(band(3, -1), Band::Rout);
        assert_eq!(band(11, 7), Band::Hit);
        assert_eq!(band(9, 9), Band::Tie);
        assert_eq!(band(8, 10), Band::Check);
    }
}
