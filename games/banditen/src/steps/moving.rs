//! A group on its way, hex by hex (sections 5.6 and 5.10): conquest, breakdown, mines, then the other side's reaction.

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::turn::die;
use super::{Acted, OUT_OF_PLACE, Outcome, close, reinforce};
use crate::action::Action;
use crate::body::{Body, may_stand, must_halt};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Cause, PARTISAN, Type};
use crate::rules::{MINES, Rules};
use crate::state::{Deed, Fight, Shot, ShotKind, State, Step, StepKind, counters, going};
use crate::walk;

/// The group is asked where to go.
const ASK: u8 = 0;
/// A mine has gone off: its movement is over.
const MINED: u8 = 1;

#[inline]
fn body(r: &Rules, s: &State) -> Body {
    Body::new(r, s, s.group.seat, s.group.mask)
}

/// May the group stop here of its own will?
fn may_stop(s: &State) -> bool {
    match s.group.deed {
        Deed::Assault => false,
        Deed::FireAndMove => true,
        _ => s.group.is(going::STEPPED),
    }
}

/// Is the direction open to an assault: into the enemy, or to a hex from which he is within reach (BN-11.10)?
fn assault_step(r: &Rules, s: &State, body: &Body, direction: usize) -> bool {
    let group = &s.group;
    if walk::close_in(r, s, body, group.here, direction, group.mp).is_some() {
        return true;
    }
    let Some(cost) = walk::step(r, s, body, group.here, direction, group.mp) else { return false };
    let to = r.map.neighbours[group.here.at()][direction];
    group.mp > cost && !must_halt(r, s, body, to) && walk::in_reach(r, s, body, to, group.mp - cost)
}

/// May the group go on at all, as far as it alone is concerned?
#[inline]
fn goes_on(s: &State, body: &Body) -> bool {
    let group = &s.group;
    // A unit of movement 1 makes one step (BN-8.1).
    let spent = body.movement == 1 && group.is(going::STEPPED);
    let alone = !body.combat() && group.deed == Deed::Assault;
    group.mask != 0 && !group.is(going::STOPPED) && !spent && !alone
}

/// Directions open to the group, as bits.
#[inline]
fn directions(r: &Rules, s: &State, body: &Body) -> u8 {
    if !goes_on(s, body) {
        return 0;
    }
    if s.group.deed != Deed::Assault {
        return walk::steps(r, s, body, s.group.here, s.group.mp);
    }
    (0..6).fold(0, |set, direction| set | u8::from(assault_step(r, s, body, direction)) << direction)
}

/// Is this direction open to the group?
#[inline]
fn is_open(r: &Rules, s: &State, body: &Body, direction: usize) -> bool {
    goes_on(s, body)
        && if s.group.deed == Deed::Assault {
            assault_step(r, s, body, direction)
        } else {
            walk::step(r, s, body, s.group.here, direction, s.group.mp).is_some()
        }
}

pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    if step.a == MINED {
        s.group.mask = 0;
    }
    if let Some(top) = s.step_mut() {
        top.a = ASK;
    }
    let body = body(r, s);
    let mut open = (0..6).filter(|&direction| is_open(r, s, &body, direction));
    // One way only, and it must be gone: it is not asked (BN-4.9).
    let (first, forced) = (open.next(), !may_stop(s));
    match first {
        None => finish(s),
        Some(only) if forced && open.next().is_none() => {
            step_to(r, s, &body, r.map.neighbours[s.group.here.at()][only], desk)
        }
        Some(_) => Next::Ask,
    }
}

/// The group stays where it is. After moving it may still fire (BN-9.9).
fn finish(s: &mut State) -> Next<Step> {
    if s.group.deed == Deed::MoveAndFire { Next::Become(Step::new(StepKind::FireAfter)) } else { Next::Pop(0) }
}

pub fn actions(r: &Rules, s: &State, out: &mut Choices<Action>) {
    let open = directions(r, s, &body(r, s));
    if may_stop(s) {
        out.push(Action::Stop);
    }
    for direction in walk::bits(open) {
        out.push(Action::Step(r.map.neighbours[s.group.here.at()][direction]));
    }
}

pub fn act(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    match action {
        Action::Stop if may_stop(s) => Ok(Outcome::Go(finish(s))),
        Action::Stop => Err(Refusal::new("BN-8.1", "must-step")),
        Action::Step(to) => {
            let body = body(r, s);
            match r.map.direction(s.group.here, to) {
                Some(direction) if is_open(r, s, &body, direction) => Ok(Outcome::Go(step_to(r, s, &body, to, desk))),
                _ => Err(why_not(r, s, &body, to)),
            }
        }
        _ => Err(OUT_OF_PLACE),
    }
}

fn why_not(r: &Rules, s: &State, body: &Body, to: Hex) -> Refusal {
    let group = &s.group;
    let Some(direction) = r.map.direction(group.here, to) else { return Refusal::new("BN-8.1", "not-next") };
    if walk::price(r, body, group.here, direction, group.mp).is_none() {
        return walk::barred(r, body, group.here, to);
    }
    if s.holder(to).is_some_and(|holder| holder != body.seat) && group.deed != Deed::Assault {
        return Refusal::new("BN-8.3", "enemy-there");
    }
    match may_stand(r, s, body, to) {
        Err(refusal) => refusal,
        Ok(()) => Refusal::new("BN-11.10", "no-assault-in-reach"),
    }
}

/// The group goes on to this hex, or closes in on the enemy there.
fn step_to(r: &Rules, s: &mut State, body: &Body, to: Hex, desk: &mut impl Desk<Event>) -> Next<Step> {
    let group = s.group;
    let direction = r.map.direction(group.here, to).unwrap_or(0);
    let cost = walk::price(r, body, group.here, direction, group.mp).unwrap_or(0);
    if s.holder(to).is_some_and(|holder| holder != body.seat) {
        let due = breakdown_due(r, group.spent, cost);
        s.group.spent += cost;
        s.group.mp -= cost;
        s.fight = Fight {
            attackers: group.mask,
            hex: to,
            from: group.here,
            origin: if r.house.bounce_to_entry { group.here } else { group.origin },
            seat: group.seat,
            ..Fight::NONE
        };
        return Next::Become(Step::of(StepKind::Assault, 0, due.into()));
    }
    arrive(r, s, to, cost, desk)
}

/// Does the car roll for a breakdown when it spends so many points more (BN-8.7)?
pub fn breakdown_due(r: &Rules, spent: u8, cost: u8) -> bool {
    (spent + cost).div_ceil(r.n.breakdown_every) > spent.div_ceil(r.n.breakdown_every)
}

/// Every car of these rolls, and may break down.
pub fn breakdown(r: &Rules, s: &mut State, seat: Seat, mask: u64, fell: Hex, desk: &mut impl Desk<Event>) {
    for counter in counters(seat, mask) {
        if s.print(r, counter).kind != Type::Car {
            continue;
        }
        let rolled = die("breakdown", desk);
        let lost = rolled <= r.n.breakdown_upto;
        let unit = *s.unit(counter);
        if lost {
            s.eliminate(r, counter, Cause::Breakdown, fell);
        }
        let what = if lost { "broke-down" } else { "no-breakdown" };
        desk.tell(|| Event::new(what, "BN-8.7").seat(seat).unit("unit", r, &unit).with("die", rolled));
    }
}

/// The group has come to a hex: conquest, breakdown, mine, then a window for the other side (BN-12.1).
pub fn arrive(r: &Rules, s: &mut State, to: Hex, cost: u8, desk: &mut impl Desk<Event>) -> Next<Step> {
    let seat = s.group.seat;
    let mask = s.group.mask;
    let halt = must_halt(r, s, &Body { mask, seat, ..Body::default() }, to);
    s.put_all(seat, mask, to);
    let due = breakdown_due(r, s.group.spent, cost);
    let group = &mut s.field.group;
    group.prev = group.here;
    group.here = to;
    group.stepped = mask;
    group.mp = group.mp.saturating_sub(cost);
    group.spent += cost;
    group.flags |= going::STEPPED;
    if group.prev.on_map() {
        group.flags &= !going::FROM_OFF;
    } else {
        reinforce::entered(s, seat, mask);
    }
    desk.tell(|| Event::new("step", "BN-8.1").seat(seat).units("units", r, s, seat, mask).hex("hex", to));
    if close::conquer(r, s, to, desk) {
        return Next::Pop(0);
    }
    if due {
        breakdown(r, s, seat, mask, to, desk);
    }
    if halt {
        s.group.flags |= going::STOPPED;
    }
    let mask = s.group.mask;
    if mask != 0 && mine_triggered(r, s, seat, mask, to, desk) {
        if let Some(top) = s.step_mut() {
            top.a = MINED;
        }
        return Next::Push(Step::new(StepKind::Shot));
    }
    if mask != 0 { Next::Push(Step::new(StepKind::Reaction)) } else { Next::Become(Step::new(StepKind::Move)) }
}

/// A partisan body comes near a live mine: does it go off (BN-16.1)? Then the shot is prepared.
pub fn mine_triggered(r: &Rules, s: &mut State, seat: Seat, mask: u64, hex: Hex, desk: &mut impl Desk<Event>) -> bool {
    if s.live_mines == 0 || seat != PARTISAN {
        return false;
    }
    let near =
        (0..MINES).find(|&mine| s.live_mines >> mine & 1 == 1 && r.map.distance(s.mines[mine], hex) <= r.n.mine_reach);
    let Some(mine) = near else { return false };
    let rolled = die("mine trigger", desk);
    let strength = s.strength(seat, mask);
    let place = s.mines[mine];
    if rolled - u8::from(s.frost != 0) > strength {
        desk.tell(|| Event::new("mine-quiet", "BN-16.1").hex("hex", place).with("die", rolled));
        return false;
    }
    desk.reveal();
    let value = s.values[mine];
    s.live_mines &= !(1 << mine);
    s.shown[mine] = value;
    desk.tell(|| Event::new("mine", "BN-16.1").hex("hex", place).with("die", rolled).with("value", value));
    s.shot = Shot {
        targets: mask,
        from: place,
        hex,
        hits: value,
        kind: ShotKind::Mine,
        seat: crate::state::other(seat),
        ..Shot::NONE
    };
    true
}
