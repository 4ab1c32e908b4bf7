//! The choice is made: the action is declared, paid for and begun (BN-4.5).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, Seat};

use super::super::{Acted, Outcome, moving, reaction, reinforce, shot};
use super::who::{price, recovered};
use crate::body::Body;
use crate::event::Event;
use crate::fire::{How, able};
use crate::hex::Hex;
use crate::rules::Rules;
use crate::state::{Deed, Draft, Group, State, Step, StepKind, counters, going, mark, other};

/// The action is declared and paid for (BN-4.5).
pub fn finish(r: &Rules, s: &mut State, seat: Seat, draft: &Draft, desk: &mut impl Desk<Event>) -> Acted {
    s.draft = Draft::none();
    if matches!(draft.deed, Deed::ReactFire | Deed::ReactAssault) {
        return Ok(Outcome::Go(reaction::carry_out(r, s, seat, draft, desk)));
    }
    let cost = price(r, s, seat, draft.deed, draft.mask);
    s.pa[seat.at()] = s.pa[seat.at()].saturating_sub(cost);
    s.passes = 0;
    let origin = if draft.hex.on_map() { draft.hex } else { Hex::POOL };
    desk.tell(|| {
        Event::new("declared", "BN-4.5")
            .seat(seat)
            .word("deed", "deed", draft.deed.word())
            .units("units", r, s, seat, draft.mask)
            .hex("hex", origin)
            .with("cost", cost)
    });
    let movement = Body::new(r, s, seat, draft.mask).movement;
    let half = matches!(draft.deed, Deed::MoveAndFire | Deed::FireAndMove);
    s.group = Group {
        all: draft.mask,
        mask: draft.mask,
        stepped: draft.mask,
        origin,
        here: origin,
        prev: Hex::NONE,
        mp: if half { movement / 2 } else { movement },
        deed: draft.deed,
        seat,
        ..Group::NONE
    };
    let next = match draft.deed {
        Deed::Move | Deed::MoveAndFire | Deed::Assault => Next::Push(Step::new(StepKind::Move)),
        Deed::Fire => {
            shot::aim(s, seat, draft.mask, draft.hex, draft.target, 0);
            Next::Push(Step::new(StepKind::Shot))
        }
        Deed::FireAndMove => {
            let firing = able(r, s, seat, draft.mask, draft.target, How::Action);
            shot::aim(s, seat, firing, draft.hex, draft.target, -1);
            s.steps.push(Step::new(StepKind::Move));
            Next::Push(Step::new(StepKind::Shot))
        }
        Deed::Recover => {
            let freed = counters(seat, draft.mask).fold(0, |set, c| set | recovered(r, s, c));
            for counter in counters(seat, freed) {
                s.unit_mut(counter).marks &= !mark::PINNED;
            }
            desk.tell(|| Event::new("recovered", "BN-10.4").seat(seat).units("units", r, s, seat, freed));
            again(s)
        }
        Deed::Infirmary => {
            s.infirmary_taken = 1;
            desk.tell(|| Event::new("infirmary-taken", "BN-16.7").hex("hex", draft.hex));
            again(s)
        }
        Deed::Enter => {
            s.group.flags = going::FROM_OFF;
            s.steps.push(Step::new(StepKind::Move));
            moving::arrive(r, s, draft.target, r.map.entry_cost[draft.target.at()], desk)
        }
        Deed::Storm => reinforce::storm(r, s, seat, draft),
        Deed::Arrive => {
            reinforce::place(r, s, seat, draft, desk);
            again(s)
        }
        _ => again(s),
    };
    Ok(Outcome::Go(next))
}

/// The action is over at once: the other seat is active next.
pub fn again(s: &mut State) -> Next<Step> {
    s.group = Group::NONE;
    s.active = other(s.active);
    Next::Become(Step::new(StepKind::Activation))
}
