//! T0: a power's turn begins (GW-2.1 to GW-2.5).

use staffetta_kernel::{Array, Desk, flow, step};

use super::purchase::Purchase;
use super::{Came, G, Next};
use crate::event::{Happened, tell};
use crate::partisan::Mark;
use crate::power::Minor;
use crate::rules::{Rules, Script};
use crate::state::State;
use crate::unit::UNITS;
use crate::zone_set::ZoneSet;

step! {
    /// The active power's turn begins; nobody decides.
    pub struct StartOfTurn {}
}

impl flow::Step<G> for StartOfTurn {
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        let (power, round, year) = (s.power, s.round, s.year(r));
        let rule = if s.is_bare(power) { "GW-2.5" } else { "GW-2.1" };
        tell(r, desk, || Happened::TurnBegins { power, round, year }.by(rule));
        clear(s);
        fire_scripts(r, s, desk);
        s.review_united_front(r, desk);
        s.at_start = s.owner;
        Next::turn_into(Purchase {})
    }
}

/// What belonged to the last turn is over; supply markers received since the power's last turn are ripe (GW-2.1).
pub fn clear(s: &mut State) {
    let power = s.power;
    s.partisans.each(|piece| {
        let mut marks = piece.marks.without(Mark::Refused);
        if piece.controller == power {
            marks = marks.without(Mark::Acted).without(Mark::Moved).without(Mark::Raided);
            if marks.has(Mark::Fresh) {
                marks = marks.without(Mark::Fresh).with(Mark::Ripe);
            }
        }
        marks
    });
    s.entered = Array::default();
    s.bought = [0; UNITS];
    s.skipped = ZoneSet::NONE;
    (s.shipped, s.railed) = (0, 0);
    (s.influenced, s.lent, s.aided) = (false, false, false);
}

/// Minors join a power when their time has come (GW-2.3).
fn fire_scripts(r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) {
    if r.scenario.minors_closed {
        return;
    }
    for &minor in Minor::ALL {
        let Some((to, script)) = r.minor(minor).align else { continue };
        let due = match script {
            Script::Year(year) => s.power == to && s.year(r) >= year,
            Script::War(a, b) => s.at_war(a, b),
        };
        if due && s.is_neutral(r, minor) {
            s.align(r, minor, to, "GW-2.3", desk);
        }
    }
}
