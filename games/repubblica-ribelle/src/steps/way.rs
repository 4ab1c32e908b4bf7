//! The way of a piece: over borders that a road crosses, into any locality (RR-3.2 to RR-3.6).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, Move, not_now};
use crate::action::{Action, Piece};
use crate::event::Event;
use crate::map::{Locality, Region, Territory};
use crate::options::Reposition;
use crate::rules::Rules;
use crate::state::{Draft, DraftKind, State, StepKind};

/// Is the next crossing of the Radici Road free for a piece that has not set out?
#[inline]
fn red_is_free(r: &Rules, s: &State, kind: StepKind) -> bool {
    s.public.red_free == 1 || (kind == StepKind::Manoeuvres && r.house.red_free_each_piece)
}

/// What it costs to stay in the territory but change the locality; nothing where that is not allowed (RR-3.4).
#[inline]
pub fn reposition(r: &Rules, kind: StepKind) -> Option<u8> {
    match r.house.reposition {
        _ if kind != StepKind::Manoeuvres => None,
        Reposition::Free => Some(0),
        Reposition::One => Some(1),
        Reposition::Forbidden => None,
    }
}

/// Can this piece, which stands here, go anywhere?
#[inline]
pub fn can_set_out(r: &Rules, s: &State, kind: StepKind, at: Locality) -> bool {
    s.public.mp > 0 || reposition(r, kind) == Some(0) || (red_is_free(r, s, kind) && r.radici(r.territory(at)) != 0)
}

/// The territories that a piece may enter next, given where it is, what it has left and whether the road is free.
#[inline]
fn ahead(r: &Rules, from: Territory, left: u8, red_free: bool) -> Region {
    if left > 0 {
        r.neighbours(from)
    } else if red_free {
        r.radici(from)
    } else {
        0
    }
}

/// Where the piece in the draft is now.
#[inline]
fn here(r: &Rules, s: &State, seat: Seat) -> (Locality, Territory) {
    let draft = &s.secret.draft;
    let start = s.public.place(seat, draft.piece).unwrap_or_default();
    (start, draft.path.top().unwrap_or_else(|| r.territory(start)))
}

/// The next borders and the localities to stop at.
pub fn actions(r: &Rules, s: &State, kind: StepKind, seat: Seat, out: &mut Choices<Action>) {
    let draft = &s.secret.draft;
    let (start, now) = here(r, s, seat);
    let left = s.public.mp - draft.cost;
    let mut next = ahead(r, now, left, draft.free == 0 && red_is_free(r, s, kind));
    while next != 0 {
        out.push(Action::Via(Territory::ALL[next.trailing_zeros() as usize]));
        next &= next - 1;
    }
    let stands = draft.path.is_empty();
    if stands && reposition(r, kind).is_none_or(|cost| cost > left) {
        return;
    }
    for &at in r.localities(now) {
        if !stands || at != start {
            out.push(Action::To(at));
        }
    }
}

/// The piece is named.
pub fn begin(r: &Rules, s: &mut State, kind: StepKind, seat: Seat, piece: Piece) -> Acted {
    let Some(at) = s.public.place(seat, piece) else { return Err(Refusal::new("RR-3.5", "in-reserve")) };
    if s.public.moved & piece.bit() != 0 {
        return Err(Refusal::new(if kind == StepKind::Manoeuvres { "RR-3.4" } else { "RR-5.7" }, "moved-already"));
    }
    if !can_set_out(r, s, kind, at) {
        return Err(Refusal::with("RR-3.2", "no-points", s.public.mp.into()));
    }
    s.secret.draft = Draft { what: DraftKind::Way, piece, named: 1, ..Draft::default() };
    Ok(Move::Pick)
}

/// One more border, or the end of the way.
pub fn act(r: &Rules, s: &mut State, kind: StepKind, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    match action {
        Action::Via(to) => cross(r, s, kind, seat, to),
        Action::To(at) => stop(r, s, kind, seat, at, desk),
        _ => Err(not_now(s, action)),
    }
}

fn cross(r: &Rules, s: &mut State, kind: StepKind, seat: Seat, to: Territory) -> Acted {
    let (_, now) = here(r, s, seat);
    let draft = &s.secret.draft;
    if r.neighbours(now) & to.bit() == 0 {
        return Err(Refusal::new("RR-3.2", "no-road"));
    }
    let left = s.public.mp - draft.cost;
    let free = draft.free == 0 && red_is_free(r, s, kind) && r.is_radici(now, to);
    if !free && left == 0 {
        return Err(Refusal::with("RR-3.2", "no-points", left.into()));
    }
    let draft = &mut s.secret.draft;
    if free {
        draft.free = 1;
    } else {
        draft.cost += 1;
    }
    draft.path.push(to);
    Ok(Move::Pick)
}

fn stop(r: &Rules, s: &mut State, kind: StepKind, seat: Seat, at: Locality, desk: &mut impl Desk<Event>) -> Acted {
    let (start, now) = here(r, s, seat);
    if r.territory(at) != now {
        return Err(Refusal::new("RR-3.2", "other-territory"));
    }
    let mut draft = s.secret.draft;
    if draft.path.is_empty() {
        let Some(cost) = reposition(r, kind) else {
            return Err(Refusal::new(if kind == StepKind::Manoeuvres { "RR-3.4" } else { "RR-5.7" }, "must-cross"));
        };
        if at == start {
            return Err(Refusal::new("RR-3.4", "same-place"));
        }
        if cost > s.public.mp {
            return Err(Refusal::with("RR-3.4", "no-points", s.public.mp.into()));
        }
        draft.cost = cost;
    }
    let p = &mut s.public;
    p.put(seat, draft.piece, Some(at));
    p.moved |= draft.piece.bit();
    p.mp -= draft.cost;
    if draft.free == 1 {
        p.red_free = 0;
    }
    s.secret.draft = Draft::default();
    desk.tell(|| Event::Moved {
        seat,
        piece: draft.piece,
        from: start,
        path: draft.path,
        to: at,
        cost: draft.cost,
        radici: draft.free == 1,
    });
    Ok(Move::Go(Next::Ask))
}
