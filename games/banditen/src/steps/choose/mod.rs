//! The picks that make up an action: the hex, what is done, the target, the units (BN-4.10).
//!
//! A unit is a *candidate* if nothing about itself forbids it; a set of units is *complete* if the action can be done
//! by just these. A pick is offered only if some complete set lies ahead.

mod declare;
mod deeds;
mod who;

pub use declare::finish;
pub use deeds::{DEEDS, can_act, targets, why_idle};
pub use who::{candidate, candidates, complete, moves_freely, payers, price, recovered};

use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, OUT_OF_PLACE, Outcome, regroup, reinforce};
use crate::action::Action;
use crate::event::Event;
use crate::fire::{How, can_fire, facing, reaching};
use crate::hex::Hex;
use crate::hexset::has;
use crate::rules::Rules;
use crate::state::{Deed, Draft, State, counters, other};

use deeds::{can_do, shooters, why_not};
use who::{Muster, completable, tray};

pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let draft = &s.draft;
    match draft.deed {
        Deed::None => {
            let muster = Muster::of(r, s, seat, draft.hex);
            let mut draft = *draft;
            for (deed, action) in DEEDS {
                draft.deed = deed;
                if can_do(r, s, seat, &draft, &muster) {
                    out.push(action);
                }
            }
        }
        Deed::Fire | Deed::FireAndMove if !draft.target.on_map() => {
            let shooters = shooters(r, s, seat, draft.deed, candidates(r, s, seat, draft));
            let near = facing(r, s, other(seat), draft.hex);
            for target in targets(s, seat).filter(|&target| has(&near, target)) {
                if reaching(r, s, seat, shooters, draft.hex, target) != 0 {
                    out.push(Action::At(target));
                }
            }
        }
        Deed::Enter | Deed::Storm | Deed::Arrive if !draft.target.on_map() => {
            reinforce::hexes(r, s, seat, draft.entry, draft.deed, |hex| out.push(Action::To(hex)));
        }
        Deed::Regroup if draft.settled != 0 => regroup::parts(r, s, seat, draft, out),
        _ => unit_actions(r, s, seat, draft, out),
    }
}

/// The choice of units: one more, all of them, or just these.
pub fn unit_actions(r: &Rules, s: &State, seat: Seat, draft: &Draft, out: &mut Choices<Action>) {
    let all = candidates(r, s, seat, draft);
    if draft.mask == 0 {
        if !matches!(draft.deed, Deed::Recover | Deed::Regroup) && complete(r, s, seat, draft, all).is_ok() {
            out.push(Action::All);
        }
    } else if complete(r, s, seat, draft, draft.mask).is_ok() {
        out.push(Action::Go);
    }
    for counter in counters(seat, all & !draft.mask) {
        let mask = draft.mask | counter.bit();
        if completable(r, s, seat, draft, mask, all & !mask) {
            out.push(Action::With(counter));
        }
    }
}

pub fn act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let draft = s.draft;
    match (draft.deed, action) {
        (Deed::None, action) => {
            let Some(&(deed, _)) = DEEDS.iter().find(|(_, known)| *known == action) else { return Err(OUT_OF_PLACE) };
            let draft = Draft { deed, ..draft };
            if !can_do(r, s, seat, &draft, &Muster::for_deed(r, s, seat, draft.hex, deed)) {
                return Err(why_not(r, s, seat, draft.hex, deed));
            }
            begin(r, s, seat, draft, desk)
        }
        (Deed::Fire | Deed::FireAndMove, Action::At(target)) if !draft.target.on_map() => {
            if !s.holds(other(seat), target) {
                return Err(Refusal::new("BN-9.2", "no-enemy-there"));
            }
            let all = candidates(r, s, seat, &draft);
            if reaching(r, s, seat, shooters(r, s, seat, draft.deed, all), draft.hex, target) == 0 {
                return Err(why_no_fire(r, s, seat, all, target));
            }
            begin(r, s, seat, Draft { target, ..draft }, desk)
        }
        (Deed::Enter | Deed::Storm | Deed::Arrive, Action::To(hex)) if !draft.target.on_map() => {
            reinforce::may_enter_at(r, s, seat, draft.entry, draft.deed, hex)?;
            begin(r, s, seat, Draft { target: hex, ..draft }, desk)
        }
        (Deed::Regroup, Action::Part(size)) if draft.settled != 0 => regroup::add(r, s, seat, size, desk),
        // The target, the hex or the strengths are asked for, not units.
        (Deed::Regroup, _) if draft.settled != 0 => Err(OUT_OF_PLACE),
        (Deed::Fire | Deed::FireAndMove | Deed::Enter | Deed::Storm | Deed::Arrive, _) if !draft.target.on_map() => {
            Err(OUT_OF_PLACE)
        }
        _ => unit_act(r, s, seat, action, desk),
    }
}

fn why_no_fire(r: &Rules, s: &State, seat: Seat, all: u64, target: Hex) -> Refusal {
    let refusals = counters(seat, all).filter_map(|c| can_fire(r, s, c, target, How::Action).err());
    // The one that came furthest tells most.
    let furthest = |refusal: &Refusal| refusal.key == "no-line-of-sight";
    let mut first = None;
    for refusal in refusals {
        if furthest(&refusal) {
            return refusal;
        }
        first.get_or_insert(refusal);
    }
    first.unwrap_or(Refusal::with("BN-4.5", "no-pa", r.n.out_of_command_factor.into()))
}

/// The draft goes on: what has one answer only is not asked (BN-4.9).
pub fn begin(r: &Rules, s: &mut State, seat: Seat, mut draft: Draft, desk: &mut impl Desk<Event>) -> Acted {
    match draft.deed {
        Deed::Infirmary => return finish(r, s, seat, &draft, desk),
        Deed::Fire | Deed::FireAndMove if !draft.target.on_map() => {
            s.draft = draft;
            return Ok(Outcome::Pick);
        }
        Deed::Enter | Deed::Storm | Deed::Arrive if !draft.target.on_map() => {
            let Some(only) = reinforce::only_hex(r, s, seat, draft.entry, draft.deed) else {
                s.draft = draft;
                return Ok(Outcome::Pick);
            };
            draft.target = only;
        }
        _ => {}
    }
    let all = candidates(r, s, seat, &draft);
    if all.count_ones() == 1 {
        draft.mask = all;
        return settle(r, s, seat, draft, desk);
    }
    s.draft = draft;
    Ok(Outcome::Pick)
}

/// A pick of units.
pub fn unit_act(r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let mut draft = s.draft;
    let all = candidates(r, s, seat, &draft);
    match action {
        Action::All if draft.mask == 0 && !matches!(draft.deed, Deed::Recover | Deed::Regroup) => {
            complete(r, s, seat, &draft, all)?;
            draft.mask = all;
            settle(r, s, seat, draft, desk)
        }
        Action::Go => {
            complete(r, s, seat, &draft, draft.mask)?;
            settle(r, s, seat, draft, desk)
        }
        Action::With(counter) => {
            if counter.seat() != seat || tray(s, seat, &draft) & counter.bit() == 0 {
                return Err(Refusal::new("BN-4.4", "not-in-the-hex"));
            }
            if draft.mask & counter.bit() != 0 {
                return Err(Refusal::new("BN-4.4", "chosen-already"));
            }
            if all & counter.bit() == 0 {
                return Err(candidate(r, s, &draft, counter).err().unwrap_or(OUT_OF_PLACE));
            }
            let mask = draft.mask | counter.bit();
            if !completable(r, s, seat, &draft, mask, all & !mask) {
                return Err(complete(r, s, seat, &draft, mask).err().unwrap_or(OUT_OF_PLACE));
            }
            draft.mask = mask;
            let more = counters(seat, all & !mask)
                .any(|c| completable(r, s, seat, &draft, mask | c.bit(), all & !(mask | c.bit())));
            if more {
                s.draft = draft;
                return Ok(Outcome::Pick);
            }
            settle(r, s, seat, draft, desk)
        }
        _ => Err(OUT_OF_PLACE),
    }
}

/// Who takes part is settled.
fn settle(r: &Rules, s: &mut State, seat: Seat, mut draft: Draft, desk: &mut impl Desk<Event>) -> Acted {
    if draft.deed == Deed::Regroup {
        draft.settled = 1;
        return regroup::settle(r, s, seat, draft, desk);
    }
    finish(r, s, seat, &draft, desk)
}
