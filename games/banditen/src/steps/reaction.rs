//! Reactions (section 5.11): after each hex the inactive seat may fire at the moving group, or assault it.

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, OUT_OF_PLACE, Outcome, activation, choose, shot};
use crate::action::Action;
use crate::event::Event;
use crate::fire::{How, able, facing};
use crate::hex::Hex;
use crate::hexset::{each, has};
use crate::rules::Rules;
use crate::state::{Deed, Draft, Fight, ShotKind, State, Step, StepKind, brawl, counters, going, other};

/// The draft of a reaction from this hex.
fn draft(s: &State, hex: Hex, deed: Deed) -> Draft {
    Draft { hex, target: s.group.here, deed, open: 1, ..Draft::none() }
}

/// Who of this hex can fire at the moving group.
#[inline]
fn shooters(r: &Rules, s: &State, seat: Seat, hex: Hex) -> u64 {
    choose::payers(r, s, seat, Deed::ReactFire, able(r, s, seat, s.stack(hex), s.group.here, How::Reaction))
}

/// May anybody of this hex react so?
#[inline]
fn can_react(r: &Rules, s: &State, seat: Seat, hex: Hex, deed: Deed) -> bool {
    if deed == Deed::ReactFire {
        return shooters(r, s, seat, hex) != 0;
    }
    if !near(r, s, seat, hex) {
        return false;
    }
    let draft = draft(s, hex, deed);
    let all = choose::candidates(r, s, seat, &draft);
    all != 0 && counters(seat, all).any(|c| choose::complete(r, s, seat, &draft, c.bit()).is_ok())
        || mixed(r, s, seat, &draft, all)
}

/// Two formations that are together only with their command's company.
fn mixed(r: &Rules, s: &State, seat: Seat, draft: &Draft, all: u64) -> bool {
    counters(seat, all).filter(|&c| !s.print(r, c).combat).any(|command| {
        counters(seat, all).any(|c| choose::complete(r, s, seat, draft, c.bit() | command.bit()).is_ok())
    })
}

#[inline]
fn near(r: &Rules, s: &State, seat: Seat, hex: Hex) -> bool {
    s.pa[seat.at()] >= r.n.cost_opportunity_assault && r.map.distance(hex, s.group.here) == 1
}

/// Is any reaction possible? A window without one is not opened (BN-4.9).
#[inline]
fn possible(r: &Rules, s: &State) -> bool {
    let seat = other(s.group.seat);
    let to = s.group.here;
    if s.group.mask == 0 || !to.on_map() {
        return false;
    }
    each(facing(r, s, seat, to)).any(|hex| shooters(r, s, seat, hex) != 0)
        || r.map.neighbours[to.at()]
            .iter()
            .any(|&hex| hex.on_map() && s.holds(seat, hex) && can_react(r, s, seat, hex, Deed::ReactAssault))
}

pub fn enter(r: &Rules, s: &mut State) -> Next<Step> {
    // Who is pinned or gone is no longer on the way; with nobody left the window closes (BN-12.2).
    if s.is_over() || !possible(r, s) { Next::Pop(0) } else { Next::Ask }
}

pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    if s.draft.is_open() {
        return choose::unit_actions(r, s, seat, &s.draft, out);
    }
    out.push(Action::Decline);
    let in_sight = facing(r, s, seat, s.group.here);
    for hex in activation::stacks(s, seat) {
        for deed in [Deed::ReactFire, Deed::ReactAssault] {
            if deed == Deed::ReactFire && !has(&in_sight, hex) || !can_react(r, s, seat, hex, deed) {
                continue;
            }
            let draft = draft(s, hex, deed);
            let all = choose::candidates(r, s, seat, &draft);
            let whole = choose::complete(r, s, seat, &draft, all).is_ok();
            let (everybody, some) = match deed {
                Deed::ReactFire => (Action::ReactFire(hex), Action::ReactFireWith(hex)),
                _ => (Action::ReactAssault(hex), Action::ReactAssaultWith(hex)),
            };
            if whole {
                out.push(everybody);
            }
            if all.count_ones() > 1 {
                out.push(some);
            }
        }
    }
}

pub fn act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    if s.draft.is_open() {
        return choose::unit_act(r, s, seat, action, desk);
    }
    let (hex, deed, everybody) = match action {
        Action::Decline => return Ok(Outcome::Go(Next::Pop(0))),
        Action::ReactFire(hex) => (hex, Deed::ReactFire, true),
        Action::ReactFireWith(hex) => (hex, Deed::ReactFire, false),
        Action::ReactAssault(hex) => (hex, Deed::ReactAssault, true),
        Action::ReactAssaultWith(hex) => (hex, Deed::ReactAssault, false),
        _ => return Err(OUT_OF_PLACE),
    };
    if !s.holds(seat, hex) {
        return Err(Refusal::new("BN-12.2", "no-units-there"));
    }
    let mut draft = draft(s, hex, deed);
    if !can_react(r, s, seat, hex, deed) {
        return Err(why_not(r, s, seat, &draft));
    }
    let all = choose::candidates(r, s, seat, &draft);
    if everybody {
        choose::complete(r, s, seat, &draft, all)?;
        draft.mask = all;
        return choose::finish(r, s, seat, &draft, desk);
    }
    if all.count_ones() < 2 {
        return Err(Refusal::new("BN-12.3", "only-one-able"));
    }
    s.draft = draft;
    Ok(Outcome::Pick)
}

fn why_not(r: &Rules, s: &State, seat: Seat, draft: &Draft) -> Refusal {
    if draft.deed == Deed::ReactAssault && r.map.distance(draft.hex, draft.target) != 1 {
        return Refusal::new("BN-12.6", "not-next");
    }
    let stack = s.stack(draft.hex);
    let all = choose::candidates(r, s, seat, draft);
    let first = if all == 0 {
        counters(seat, stack).find_map(|c| choose::candidate(r, s, draft, c).err())
    } else {
        counters(seat, all).find_map(|c| choose::complete(r, s, seat, draft, c.bit()).err())
    };
    first.unwrap_or(Refusal::with("BN-4.5", "no-pa", r.n.cost_opportunity_assault.into()))
}

/// The reaction is carried out. It is told, and a queued route ends here.
pub fn carry_out(r: &Rules, s: &mut State, seat: Seat, draft: &Draft, desk: &mut impl Desk<Event>) -> Next<Step> {
    let cost = choose::price(r, s, seat, draft.deed, draft.mask);
    s.pa[seat.at()] = s.pa[seat.at()].saturating_sub(cost);
    s.group.flags |= going::REACTED;
    desk.tell(|| {
        Event::new("reacts", if draft.deed == Deed::ReactFire { "BN-12.3" } else { "BN-12.6" })
            .seat(seat)
            .word("deed", "deed", draft.deed.word())
            .units("units", r, s, seat, draft.mask)
            .hex("hex", draft.hex)
            .hex("to", draft.target)
    });
    if draft.deed == Deed::ReactFire {
        shot::aim(s, seat, draft.mask, draft.hex, draft.target, 0);
        s.shot.kind = ShotKind::Opportunity;
        s.shot.targets = s.group.mask;
        return Next::Push(Step::new(StepKind::Shot));
    }
    s.fight = Fight {
        attackers: draft.mask,
        hex: draft.target,
        from: draft.hex,
        origin: draft.hex,
        seat,
        flags: brawl::REACTION,
        ..Fight::NONE
    };
    Next::Push(Step::of(StepKind::Assault, 0, 1))
}
