//! Morale (section 5.9): one die for a hex, compared unit by unit.

use staffetta_kernel::{Desk, Seat};

use super::turn::die;
use crate::action::Counter;
use crate::event::Event;
use crate::fire::rsi_morale;
use crate::hex::Hex;
use crate::kinds::Cause;
use crate::rules::{Morale, Rules};
use crate::state::{Field, State, counters, mark};

/// What a unit compares the die with: nothing if it always passes, 0 if it always fails.
pub fn value(r: &Rules, f: &Field, counter: Counter, fort: Hex) -> Option<u8> {
    match f.print(r, counter).morale {
        Morale::Fails => Some(0),
        Morale::Fixed(value) => Some(value),
        // RSI units in a fort pass every check (BN-10.6).
        Morale::Rsi if fort.on_map() && r.map.is_fort(fort) => None,
        Morale::Rsi => Some(rsi_morale(r, f)),
    }
}

/// The units check their morale: who fails is pinned, who was pinned already loses 1 VF (BN-10.1 to BN-10.3). `fort`
/// is the hex whose fort may help, `fell` where a command dies. Answers who failed and lives.
pub fn check(
    r: &Rules,
    s: &mut State,
    seat: Seat,
    mask: u64,
    fort: Hex,
    fell: Hex,
    desk: &mut impl Desk<Event>,
) -> u64 {
    let needs_die = counters(seat, mask).any(|c| value(r, s, c, fort).is_some_and(|morale| morale > 0));
    let rolled = if needs_die { die("morale", desk) } else { 0 };
    let mut failed = 0;
    for counter in counters(seat, mask) {
        if value(r, s, counter, fort).is_some_and(|morale| morale == 0 || rolled > morale) {
            failed |= counter.bit();
        }
    }
    if mask != 0 {
        let what = match (failed == 0, needs_die) {
            (true, true) => "morale-held",
            (true, false) => "morale-sure",
            (false, true) => "morale-failed",
            (false, false) => "morale-lost",
        };
        desk.tell(|| {
            let told = Event::new(what, "BN-10.1").seat(seat).units("units", r, s, seat, mask).with("die", rolled);
            told.units("failed", r, s, seat, failed)
        });
    }
    let mut living = 0;
    for counter in counters(seat, failed) {
        if s.unit(counter).pinned() {
            let unit = *s.unit(counter);
            let gone = s.lose_one(r, counter, Cause::Combat, fell);
            let what = if gone { "eliminated" } else { "reduced" };
            desk.tell(|| Event::new(what, "BN-10.3").seat(seat).unit("unit", r, &unit).with("vf", unit.vf - 1));
            if gone {
                continue;
            }
        }
        s.unit_mut(counter).marks |= mark::PINNED;
        living |= counter.bit();
    }
    living
}
