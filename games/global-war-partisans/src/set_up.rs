//! Set-up (GW-1.1 to GW-1.5).

use staffetta_kernel::{Desk, Maybe};

use crate::event::{Happened, tell};
use crate::partisan::Marks;
use crate::power::Power;
use crate::rules::Rules;
use crate::state::{Spain, State};
use crate::steps::Step;
use crate::steps::start_of_turn::StartOfTurn;
use crate::zone::Zone;

/// The table as the scenario has it, about to begin with the first power's turn.
pub fn set_up(r: &Rules) -> State {
    let mut s = State::empty();
    for &zone in Zone::ALL {
        let start = r.scenario.start[zone as usize];
        s.set_owner(zone, start.owner);
        s.status[zone as usize] = start.status;
        s.right[zone as usize] = start.right.map_or(Maybe::NONE, Maybe::some);
    }
    for force in &r.scenario.forces {
        s.stacks.add(force.army, force.zone, force.unit, crate::unit::Readiness::Ready, force.count);
    }
    for band in &r.scenario.bands {
        for _ in 0..band.count {
            s.partisans.add(band.zone, band.controller, Marks::default());
        }
    }
    for &(a, b) in &r.scenario.wars {
        s.set_war(a, b, true);
    }
    s.spain = if r.scenario.spain_open { Spain::Open } else { Spain::Nationalist };
    s.armistice = r.scenario.vichy_done;
    s.at_start = s.owner;
    s.power = r.active.iter().next().unwrap_or_default();
    for &power in Power::ALL {
        s.cash[power.at()] = s.income(r, power).0;
    }
    s.stack = [Step::from(StartOfTurn {}).packed()].into_iter().collect();
    s
}

/// Tells how the war begins: the year, what each power has (GW-1.5), and the first uprisings (GW-1.2, GW-1.3).
pub fn tell_start(r: &Rules, s: &State, desk: &mut impl Desk<Happened>) {
    let year = s.year(r);
    tell(r, desk, || Happened::SetUp { year, owners: s.owners() });
    for power in r.active.iter() {
        tell(r, desk, || Happened::Funds { power, ipp: s.cash[power.at()] });
    }
    for band in &r.scenario.bands {
        let rule = match band.zone {
            Zone::Kashmir => "GW-1.2",
            Zone::TransJordan => "GW-1.3",
            _ => "GW-1.1",
        };
        tell(r, desk, || Happened::Uprising { controller: band.controller, zone: band.zone, rule });
    }
}
