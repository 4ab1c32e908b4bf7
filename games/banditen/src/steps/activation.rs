//! The active seat performs one action or passes (section 5.3).

use staffetta_kernel::steps::{Came, Next};
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, Outcome, choose, reinforce};
use crate::action::Action;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{ENTRIES, Entry, PARTISAN};
use crate::rules::Rules;
use crate::state::{Deed, Draft, Fight, Group, Shot, State, Step, StepKind, counters, other};

pub fn enter(r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next<Step> {
    if let Came::Back(_) = came {
        over(s);
        s.active = other(s.active);
    }
    s.make_room();
    while s.passes < 2 {
        if has_action(r, s, s.active) {
            s.activation += 1;
            return Next::Ask;
        }
        let seat = s.active;
        desk.tell(|| Event::new("no-action", "BN-4.2").seat(seat));
        s.passes += 1;
        s.active = other(seat);
    }
    Next::Pop(0)
}

/// What was being done is done.
fn over(s: &mut State) {
    s.group = Group::NONE;
    s.shot = Shot::NONE;
    s.fight = Fight::NONE;
}

/// Hexes with units of a seat, each once, in unit order of their first units.
#[inline]
pub fn stacks(s: &State, seat: Seat) -> impl Iterator<Item = Hex> {
    counters(seat, s.firsts[seat.at()]).map(|c| s.unit(c).hex)
}

/// Hexes whose units can do something.
#[inline]
fn fit_stacks(r: &Rules, s: &State, seat: Seat) -> impl Iterator<Item = Hex> {
    let freely = choose::moves_freely(r, s, seat);
    counters(seat, s.firsts[seat.at()]).filter(move |&c| choose::can_act(r, s, c, freely)).map(|c| s.unit(c).hex)
}

#[inline]
fn has_action(r: &Rules, s: &State, seat: Seat) -> bool {
    fit_stacks(r, s, seat).next().is_some() || may_enter(r, s, seat, Deed::Enter) || may_enter(r, s, seat, Deed::Storm)
}

/// Entries at which somebody waits, and who.
#[inline]
fn entries(r: &Rules, s: &State, seat: Seat) -> impl Iterator<Item = (Entry, u64)> {
    let waiting = if s.in_pool[seat.at()] == 0 { [0; ENTRIES] } else { reinforce::waiting(r, s, seat) };
    Entry::ALL.iter().copied().zip(waiting).filter(|&(_, who)| who != 0)
}

/// Can anybody enter, or storm, anywhere?
fn may_enter(r: &Rules, s: &State, seat: Seat, deed: Deed) -> bool {
    entries(r, s, seat).any(|(entry, who)| reinforce::opens(r, s, seat, entry, deed, who))
}

/// May the seat pass (BN-14.3)?
fn may_pass(r: &Rules, s: &State, seat: Seat) -> Result<(), Refusal> {
    let bound = !r.house.withhold_reinforcements && !r.is_tarnova() && seat == PARTISAN;
    if bound && may_enter(r, s, seat, Deed::Enter) {
        return Err(Refusal::new("BN-O.withhold_reinforcements", "must-enter"));
    }
    Ok(())
}

pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    if s.draft.is_open() {
        return choose::actions(r, s, seat, out);
    }
    if may_pass(r, s, seat).is_ok() {
        out.push(Action::Pass);
    }
    for (entry, who) in entries(r, s, seat) {
        if reinforce::opens(r, s, seat, entry, Deed::Enter, who) {
            out.push(Action::Enter(entry));
        }
        if reinforce::opens(r, s, seat, entry, Deed::Storm, who) {
            out.push(Action::Storm(entry));
        }
    }
    fit_stacks(r, s, seat).for_each(|hex| out.push(Action::Activate(hex)));
}

pub fn act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    if s.draft.is_open() {
        return choose::act(r, s, seat, action, desk);
    }
    match action {
        Action::Pass => {
            may_pass(r, s, seat)?;
            desk.tell(|| Event::new("passed", "BN-4.1").seat(seat).with("pa", s.pa[seat.at()]));
            s.passes += 1;
            s.active = other(seat);
            Ok(Outcome::Go(Next::Become(Step::new(StepKind::Activation))))
        }
        Action::Activate(hex) => {
            let Some(first) = s.first(hex).filter(|first| first.seat() == seat) else {
                return Err(Refusal::new("BN-4.4", "no-units-there"));
            };
            if !choose::can_act(r, s, first, choose::moves_freely(r, s, seat)) {
                return Err(choose::why_idle(r, s, seat, hex));
            }
            s.draft = Draft { hex, open: 1, ..Draft::none() };
            Ok(Outcome::Pick)
        }
        Action::Enter(entry) | Action::Storm(entry) => {
            let deed = if matches!(action, Action::Storm(_)) { Deed::Storm } else { Deed::Enter };
            reinforce::open(r, s, seat, entry, deed)?;
            let deed = reinforce::deed(r, entry, deed);
            let draft = Draft { entry, deed, open: 1, ..Draft::none() };
            choose::begin(r, s, seat, draft, desk)
        }
        Action::Move
        | Action::Fire
        | Action::MoveAndFire
        | Action::FireAndMove
        | Action::Assault
        | Action::Regroup
        | Action::Recover
        | Action::Infirmary => Err(Refusal::new("BN-4.4", "name-a-hex-first")),
        _ => Err(super::OUT_OF_PLACE),
    }
}
