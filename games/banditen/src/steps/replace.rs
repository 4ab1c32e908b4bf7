//! A command was eliminated: its back side appears with the nearest unit that it commands (BN-2.1).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, OUT_OF_PLACE, Outcome};
use crate::action::Action;
use crate::body::{Body, Traits, may_stand};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN};
use crate::rules::{COMMANDS, Print, Rules};
use crate::state::{Field, State, Step, StepKind, counters, mark};

/// Is a command waiting to be replaced?
#[inline]
pub fn due(f: &Field) -> bool {
    f.fallen.iter().any(|&hex| hex != Hex::NONE)
}

fn first(f: &Field) -> Option<usize> {
    (0..COMMANDS).find(|&command| f.fallen[command] != Hex::NONE)
}

fn shape(r: &Rules, command: usize) -> Option<(u8, &Print)> {
    let at = r.prints.iter().position(|print| usize::from(print.command) == command)?;
    Some((at as u8, &r.prints[at]))
}

/// Whose command it is: in both battles the first is the Axis's, and at Gravellona the second too.
pub fn owner(f: &Field) -> Seat {
    first(f).map_or(AXIS, |command| if f.command_seats >> command & 1 == 1 { AXIS } else { PARTISAN })
}

/// Hexes where the replacement may appear: the nearest ones.
fn places(r: &Rules, f: &Field, command: usize, mut with: impl FnMut(Hex)) {
    let Some((_, print)) = shape(r, command) else { return };
    let fell = f.fallen[command];
    // A command that is not there yet holds no formations together (BN-7.3).
    let traits = Traits::of_camp(print);
    let body = Body { seat: print.seat, traits, movement: print.movement, ..Body::default() };
    let fits = |hex: Hex| may_stand(r, f, &body, hex).is_ok();
    let mut nearest = u8::MAX;
    for pass in 0..2 {
        for counter in counters(print.seat, f.on_map[print.seat.at()] & f.combat[print.seat.at()]) {
            let hex = f.unit(counter).hex;
            // Each hex once, and only with a unit that obeys this command.
            let first = counters(print.seat, f.stack(hex) & f.combat[print.seat.at()])
                .find(|&c| f.print(r, c).obeys >> command & 1 == 1);
            if first != Some(counter) || !fits(hex) {
                continue;
            }
            let distance = r.map.distance(fell, hex);
            if pass == 0 {
                nearest = nearest.min(distance);
            } else if distance == nearest {
                with(hex);
            }
        }
    }
}

fn appear(r: &Rules, s: &mut State, command: usize, hex: Hex, desk: &mut impl Desk<Event>) {
    s.fallen[command] = Hex::NONE;
    let Some((at, print)) = shape(r, command) else { return };
    if let Some(counter) = s.create(r, at, 0, print.vf, mark::BACK) {
        s.put(counter, hex);
        desk.tell(|| {
            Event::new("replaced", "BN-2.1").seat(print.seat).unit("unit", r, s.unit(counter)).hex("hex", hex)
        });
    }
}

pub fn enter(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    while let Some(command) = first(s) {
        let (mut count, mut found) = (0, Hex::NONE);
        places(r, s, command, |hex| {
            count += 1;
            found = hex;
        });
        match count {
            0 => {
                s.fallen[command] = Hex::NONE;
                if r.is_tarnova() && owner_of(s, command) == PARTISAN {
                    s.ammo_lost |= 1 << command;
                }
                desk.tell(|| Event::new("command-gone", "BN-2.1").seat(owner_of(s, command)));
            }
            1 => appear(r, s, command, found, desk),
            _ => return Next::Ask,
        }
    }
    Next::Pop(0)
}

fn owner_of(f: &Field, command: usize) -> Seat {
    if f.command_seats >> command & 1 == 1 { AXIS } else { PARTISAN }
}

pub fn actions(r: &Rules, s: &State, out: &mut Choices<Action>) {
    if let Some(command) = first(s) {
        places(r, s, command, |hex| out.push(Action::Replace(hex)));
    }
}

pub fn act(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let (Action::Replace(hex), Some(command)) = (action, first(s)) else { return Err(OUT_OF_PLACE) };
    let mut there = false;
    places(r, s, command, |place| there |= place == hex);
    if !there {
        return Err(Refusal::new("BN-2.1", "not-nearest"));
    }
    appear(r, s, command, hex, desk);
    Ok(Outcome::Go(Next::Become(Step::new(StepKind::Replace))))
}
