//! What the units of a hex can do (section 5.3).

use staffetta_kernel::{Refusal, Seat};

use super::super::{OUT_OF_PLACE, activation, regroup};
use super::who::{Muster, candidate, candidates, moves_freely, possible, tray};
use crate::action::{Action, Counter};
use crate::body::{Body, in_command};
use crate::fire::{How, facing, reaching, ready_among};
use crate::hex::Hex;
use crate::hexset::each;
use crate::kinds::PARTISAN;
use crate::rules::Rules;
use crate::state::{Deed, Draft, State, counters, other};
use crate::walk;

/// What units of a hex may do.
pub const DEEDS: [(Deed, Action); 8] = [
    (Deed::Move, Action::Move),
    (Deed::Fire, Action::Fire),
    (Deed::MoveAndFire, Action::MoveAndFire),
    (Deed::FireAndMove, Action::FireAndMove),
    (Deed::Assault, Action::Assault),
    (Deed::Regroup, Action::Regroup),
    (Deed::Recover, Action::Recover),
    (Deed::Infirmary, Action::Infirmary),
];

/// Can the units of the draft's hex do its deed?
pub fn can_do(r: &Rules, s: &State, seat: Seat, draft: &Draft, muster: &Muster) -> bool {
    let hex = draft.hex;
    match draft.deed {
        Deed::Move => moves(r, s, seat, hex) || possible(r, s, seat, draft, candidates(r, s, seat, draft)),
        Deed::Fire => shoots(r, s, seat, hex, || candidates(r, s, seat, draft)),
        Deed::FireAndMove => {
            shoots(r, s, seat, hex, || ready_among(r, s, seat, muster.candidates(r, s, seat, draft), How::Action))
        }
        Deed::MoveAndFire => possible(r, s, seat, draft, muster.candidates(r, s, seat, draft)),
        Deed::Assault => {
            walk::enemy_within(r, s, seat, hex, reach(r, s, hex))
                && possible(r, s, seat, draft, muster.candidates(r, s, seat, draft))
        }
        Deed::Regroup => {
            regroup::worth_a_look(r, s, seat, hex)
                && regroup::possible(r, s, seat, muster.candidates(r, s, seat, draft))
        }
        Deed::Recover => {
            let commanded = s.stack(hex) & !s.combat[seat.at()] != 0;
            commanded && possible(r, s, seat, draft, candidates(r, s, seat, draft))
        }
        Deed::Infirmary => may_take_infirmary(r, s, seat, hex).is_ok(),
        _ => false,
    }
}

/// Is an enemy within the range of this hex whom any of these shooters reaches?
#[inline]
fn shoots(r: &Rules, s: &State, seat: Seat, hex: Hex, shooters: impl Fn() -> u64) -> bool {
    let range = s.stacked(hex).map(|c| s.print(r, c).range).max().unwrap_or(0);
    walk::enemy_within(r, s, seat, hex, range) && {
        let shooters = shooters();
        shooters != 0 && each(facing(r, s, other(seat), hex)).any(|to| reaching(r, s, seat, shooters, hex, to) != 0)
    }
}

/// The farthest that anybody of this hex could go.
fn reach(r: &Rules, s: &State, hex: Hex) -> u8 {
    s.stacked(hex).map(|c| s.print(r, c).movement).max().unwrap_or(0)
}

/// Hexes with enemy units, each once.
pub fn targets(s: &State, seat: Seat) -> impl Iterator<Item = Hex> {
    activation::stacks(s, other(seat))
}

/// Those of the candidates for a fire, or for a fire and a move, that can fire: each can pay for it alone.
#[inline]
pub fn shooters(r: &Rules, s: &State, seat: Seat, deed: Deed, all: u64) -> u64 {
    if deed == Deed::Fire { all } else { ready_among(r, s, seat, all, How::Action) }
}

/// Can any unit of this hex move by itself? That is nearly always so.
fn some_moves(r: &Rules, s: &State, seat: Seat, hex: Hex, freely: bool) -> bool {
    let affords = |c: Counter| freely || (s.pa[seat.at()] >= r.n.cost_action && in_command(r, s, c));
    s.stacked(hex).any(|c| {
        !s.unit(c).pinned() && affords(c) && {
            let body = Body::of(r, s, c);
            walk::can_step(r, s, &body, hex, body.movement)
        }
    })
}

fn moves(r: &Rules, s: &State, seat: Seat, hex: Hex) -> bool {
    let freely = moves_freely(r, s, seat);
    freely && s.first(hex).is_some_and(|c| walk::strolls(r, s, c)) || some_moves(r, s, seat, hex, freely)
}

/// Can the unit and those under it do anything? `freely` says that the seat [`moves_freely`].
#[inline]
pub fn can_act(r: &Rules, s: &State, first: Counter, freely: bool) -> bool {
    freely && walk::strolls(r, s, first) || does_something(r, s, first.seat(), s.unit(first).hex, freely)
}

fn does_something(r: &Rules, s: &State, seat: Seat, hex: Hex, freely: bool) -> bool {
    s.pa[seat.at()] != 0
        && (some_moves(r, s, seat, hex, freely) || {
            let muster = Muster::of(r, s, seat, hex);
            let mut draft = Draft { hex, ..Draft::none() };
            DEEDS.iter().any(|&(deed, _)| {
                draft.deed = deed;
                can_do(r, s, seat, &draft, &muster)
            })
        })
}

/// Why the units of this hex can do nothing.
pub fn why_idle(r: &Rules, s: &State, seat: Seat, hex: Hex) -> Refusal {
    if s.pa[seat.at()] == 0 {
        return Refusal::with("BN-4.5", "no-pa", 1);
    }
    why_not(r, s, seat, hex, Deed::Move)
}

/// Why the units of this hex cannot do this.
pub fn why_not(r: &Rules, s: &State, seat: Seat, hex: Hex, deed: Deed) -> Refusal {
    let draft = Draft { hex, deed, ..Draft::none() };
    if deed == Deed::Infirmary {
        return may_take_infirmary(r, s, seat, hex).err().unwrap_or(OUT_OF_PLACE);
    }
    let all = candidates(r, s, seat, &draft);
    if all == 0 {
        let first = counters(seat, tray(s, seat, &draft)).find_map(|c| candidate(r, s, &draft, c).err());
        return first.unwrap_or(OUT_OF_PLACE);
    }
    match deed {
        Deed::Fire | Deed::FireAndMove => Refusal::new("BN-9.1", "no-target"),
        Deed::Assault => Refusal::new("BN-11.10", "no-assault-in-reach"),
        Deed::Regroup => Refusal::new("BN-5.5", "nothing-to-regroup"),
        _ => Refusal::new("BN-8.1", "nowhere-to-go"),
    }
}

fn may_take_infirmary(r: &Rules, s: &State, seat: Seat, hex: Hex) -> Result<(), Refusal> {
    if !r.house.infirmary || !r.is_tarnova() || seat != PARTISAN || s.infirmary != hex {
        return Err(Refusal::new("BN-16.7", "no-infirmary"));
    }
    if s.infirmary_taken != 0 {
        return Err(Refusal::new("BN-16.7", "infirmary-taken"));
    }
    if s.pa[seat.at()] < r.n.cost_infirmary {
        return Err(Refusal::with("BN-4.5", "no-pa", r.n.cost_infirmary.into()));
    }
    let draft = Draft { hex, deed: Deed::Infirmary, ..Draft::none() };
    let mut last = Refusal::new("BN-16.7", "no-combat-unit");
    for counter in counters(seat, s.stack(hex)) {
        match candidate(r, s, &draft, counter) {
            Ok(()) => return Ok(()),
            Err(refusal) => last = refusal,
        }
    }
    Err(last)
}
