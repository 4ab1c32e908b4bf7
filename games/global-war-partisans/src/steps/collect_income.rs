//! T5d and T5e: income, and the end of the turn (GW-10.8, GW-10.9).

use staffetta_kernel::{Desk, flow, step};

use super::round_end::RoundEnd;
use super::start_of_turn::StartOfTurn;
use super::{Came, G, Next};
use crate::event::{Happened, tell};
use crate::options::FadeScope;
use crate::partisan::Mark;
use crate::power::{POWERS, Power};
use crate::rules::Rules;
use crate::state::State;
use crate::zone_set::ZoneSet;

step! {
    /// The active power collects; its turn ends.
    pub struct CollectIncome {}
}

impl flow::Step<G> for CollectIncome {
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Happened>) -> Next {
        let power = s.power;
        let (income, cut_off) = s.income(r, power);
        s.cash[power.at()] = s.cash[power.at()].saturating_add(income);
        s.tally.income = s.tally.income.saturating_add(income);
        tell(r, desk, || Happened::Income { power, income, cut_off });
        count_harried(r, s, cut_off);
        tell_end(r, s, desk);
        end_turn(r, s);
        match next_power(r, s) {
            Some(power) => {
                s.power = power;
                Next::turn_into(StartOfTurn {})
            }
            None => Next::turn_into(RoundEnd {}),
        }
    }
}

/// Zones of the power in which others' partisans stand and what they cut off, for laboratories.
fn count_harried(r: &Rules, s: &mut State, cut_off: u16) {
    let friends = s.power.alliance().members();
    let held = s.held[s.power.at()];
    let zones: ZoneSet = s
        .partisans
        .all()
        .filter(|(_, piece)| !friends.has(piece.controller))
        .filter_map(|(_, piece)| piece.zone.get())
        .collect();
    s.tally.harried += (zones & held).len() as u16;
    let blocked = s.blocked_for(friends) & s.friendly(r, s.power);
    s.tally.blocked += (blocked & held).len() as u16;
    if cut_off > 0 && !blocked.is_empty() {
        s.tally.cut_off = s.tally.cut_off.saturating_add(s.cut_off_by_partisans(r, s.power));
    }
}

/// Tells which markers return unspent, and who is seen again.
fn tell_end(r: &Rules, s: &State, desk: &mut impl Desk<Happened>) {
    for (_, piece) in s.partisans.all() {
        let (Some(zone), controller) = (piece.zone.get(), piece.controller) else { continue };
        if controller == s.power && piece.is(Mark::Ripe) {
            tell(r, desk, || Happened::MarkerReturned { controller, zone });
        }
        if piece.is(Mark::Faded) && r.house.fade_scope != FadeScope::GameRound {
            tell(r, desk, || Happened::SeenAgain { controller, zone });
        }
    }
}

/// Ripe markers that were not spent return to the pool; fading ends (GW-10.6, GW-2.2).
fn end_turn(r: &Rules, s: &mut State) {
    let power = s.power;
    let fading_ends = r.house.fade_scope != FadeScope::GameRound;
    s.partisans.each(|piece| {
        let mut marks = piece.marks;
        if piece.controller == power {
            marks = marks.without(Mark::Ripe);
        }
        if fading_ends {
            marks = marks.without(Mark::Faded);
        }
        marks
    });
    s.stacks.settle(power.into());
    s.turn += 1;
}

/// The next power that takes a turn in this round.
fn next_power(r: &Rules, s: &State) -> Option<Power> {
    Power::ALL[(s.power.at() + 1).min(POWERS)..].iter().copied().find(|&power| r.active.has(power))
}
