//! The picks that make up an action: the hex, what is done, the target, the units (BN-4.10).
//!
//! A unit is a *candidate* if nothing about itself forbids it; a set of units is *complete* if the action can be done
//! by just these. A pick is offered only if some complete set lies ahead.

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal, Seat};

use super::{Acted, OUT_OF_PLACE, Outcome, activation, moving, regroup, reinforce, shot};
use crate::action::{Action, Counter};
use crate::body::{Body, commanded_among, in_command};
use crate::event::Event;
use crate::fire::{How, able, can_fire, ready};
use crate::hex::Hex;
use crate::kinds::{Formation, PARTISAN, Type};
use crate::rules::{COMMANDS, Rules};
use crate::state::{Deed, Draft, Group, State, Step, StepKind, counters, going, mark, other};
use crate::walk;

/// What units of a hex may do.
const DEEDS: [(Deed, Action); 8] = [
    (Deed::Move, Action::Move),
    (Deed::Fire, Action::Fire),
    (Deed::MoveAndFire, Action::MoveAndFire),
    (Deed::FireAndMove, Action::FireAndMove),
    (Deed::Assault, Action::Assault),
    (Deed::Regroup, Action::Regroup),
    (Deed::Recover, Action::Recover),
    (Deed::Infirmary, Action::Infirmary),
];

/// PA that a body pays for a deed (section 3.4).
#[inline]
pub fn price(r: &Rules, s: &State, seat: Seat, deed: Deed, mask: u64) -> u8 {
    match deed {
        Deed::Recover => r.n.cost_recovery,
        Deed::Infirmary => r.n.cost_infirmary,
        Deed::Enter | Deed::Storm | Deed::Arrive => 0,
        Deed::ReactAssault => r.n.cost_opportunity_assault,
        Deed::ReactFire if r.house.opp_fire_cost == 0 => 0,
        _ => {
            let base = if deed == Deed::ReactFire { r.house.opp_fire_cost } else { r.n.cost_action };
            let strays = commanded_among(r, s, seat, mask) != mask;
            if strays { base * r.n.out_of_command_factor } else { base }
        }
    }
}

/// May this unit take part, as far as it alone is concerned?
pub fn candidate(r: &Rules, s: &State, draft: &Draft, counter: Counter) -> Result<(), Refusal> {
    let (unit, shape) = (s.unit(counter), s.print(r, counter));
    let deed = draft.deed;
    let pinned = || if unit.pinned() { Err(Refusal::new("BN-8.5", "pinned")) } else { Ok(()) };
    let led = || if in_command(r, s, counter) { Ok(()) } else { Err(Refusal::new("BN-4.4", "out-of-command")) };
    let at_night = || {
        let dark = r.hour(s.turn).night && !in_command(r, s, counter);
        if dark { Err(Refusal::new("BN-4.7", "night")) } else { Ok(()) }
    };
    let pays = |cost: u8| {
        if s.pa[counter.seat().at()] < cost { Err(Refusal::with("BN-4.5", "no-pa", cost.into())) } else { Ok(()) }
    };
    let affords = || pays(price(r, s, counter.seat(), deed, counter.bit()));
    match deed {
        Deed::Move => {
            pinned()?;
            at_night()?;
            affords()
        }
        Deed::Fire => {
            if draft.target.on_map() {
                can_fire(r, s, counter, draft.target, How::Action)?;
            } else {
                ready(r, s, counter, How::Action)?;
            }
            affords()
        }
        Deed::MoveAndFire | Deed::FireAndMove => {
            if !shape.combat {
                return Err(Refusal::new("BN-2.3", "commands-do-not-fire"));
            }
            if shape.light {
                return Err(Refusal::new("BN-9.10", "light-armed"));
            }
            if shape.movement < 2 {
                return Err(Refusal::new("BN-9.9", "too-slow"));
            }
            if unit.fires() >= r.n.most_fires {
                return Err(Refusal::with("BN-9.1", "fired-twice", r.n.most_fires.into()));
            }
            if shape.heavy && s.frost != 0 {
                return Err(Refusal::new("BN-16.5", "frozen"));
            }
            pinned()?;
            pays(r.n.cost_action)?;
            led()
        }
        Deed::Assault | Deed::ReactAssault | Deed::Storm => {
            if !shape.assault {
                return Err(no_assault(shape));
            }
            if deed == Deed::Storm {
                return reinforce::waits(r, s, draft.entry, counter);
            }
            pinned()?;
            pays(if deed == Deed::Assault { r.n.cost_action } else { r.n.cost_opportunity_assault })?;
            led()
        }
        Deed::Regroup => {
            regroup::candidate(r, s, draft, counter)?;
            pays(r.n.cost_action)?;
            led()
        }
        Deed::Recover => {
            if shape.combat {
                return Err(Refusal::new("BN-10.4", "no-command"));
            }
            if recovered(r, s, counter) == 0 {
                return Err(Refusal::new("BN-10.4", "nobody-pinned"));
            }
            affords()
        }
        Deed::ReactFire => {
            can_fire(r, s, counter, draft.target, How::Reaction)?;
            affords()
        }
        Deed::Enter | Deed::Arrive => reinforce::waits(r, s, draft.entry, counter),
        Deed::Infirmary => {
            if !shape.combat {
                return Err(Refusal::new("BN-16.7", "no-combat-unit"));
            }
            at_night()
        }
        Deed::Shift | Deed::Mines | Deed::None => Err(OUT_OF_PLACE),
    }
}

fn no_assault(shape: &crate::rules::Print) -> Refusal {
    match shape.kind {
        Type::Art => Refusal::new("BN-11.1", "artillery-does-not-assault"),
        _ if shape.light => Refusal::new("BN-9.10", "light-armed"),
        _ => Refusal::new("BN-6.3", "does-not-assault"),
    }
}

/// Who is freed by a Recovery under this command (BN-10.4).
pub fn recovered(r: &Rules, s: &State, command: Counter) -> u64 {
    let number = s.print(r, command).command;
    let hex = s.unit(command).hex;
    if usize::from(number) >= COMMANDS || !hex.on_map() {
        return 0;
    }
    counters(command.seat(), s.stack(hex))
        .filter(|&c| {
            let obeys = if s.print(r, c).combat { s.print(r, c).obeys >> number & 1 == 1 } else { c == command };
            obeys && s.unit(c).pinned()
        })
        .fold(0, |set, c| set | c.bit())
}

/// Where the units of a draft stand: in its hex, or in the pool.
#[inline]
fn tray(s: &State, seat: Seat, draft: &Draft) -> u64 {
    match draft.deed {
        Deed::Enter | Deed::Storm | Deed::Arrive => s.in_pool[seat.at()],
        _ if s.holds(seat, draft.hex) => s.stack(draft.hex),
        _ => 0,
    }
}

/// All candidates.
#[inline]
pub fn candidates(r: &Rules, s: &State, seat: Seat, draft: &Draft) -> u64 {
    let tray = tray(s, seat, draft);
    // A fire is judged for the whole stack at once: one line of sight serves all.
    let judged = match draft.deed {
        Deed::Fire if draft.target.on_map() => able(r, s, seat, tray, draft.target, How::Action),
        Deed::ReactFire => able(r, s, seat, tray, draft.target, How::Reaction),
        _ => 0,
    };
    if matches!(draft.deed, Deed::ReactFire) || (draft.deed == Deed::Fire && draft.target.on_map()) {
        let cost_free = draft.deed == Deed::ReactFire && r.house.opp_fire_cost == 0;
        if cost_free {
            return judged;
        }
        let pa = s.pa[seat.at()];
        return counters(seat, judged)
            .filter(|c| price(r, s, seat, draft.deed, c.bit()) <= pa)
            .fold(0, |set, c| set | c.bit());
    }
    counters(seat, tray).filter(|&c| candidate(r, s, draft, c).is_ok()).fold(0, |set, c| set | c.bit())
}

/// Can the deed be done by just these?
#[inline]
pub fn complete(r: &Rules, s: &State, seat: Seat, draft: &Draft, mask: u64) -> Result<(), Refusal> {
    if mask == 0 {
        return Err(Refusal::new("BN-4.4", "nobody-chosen"));
    }
    // Who can pay double need not ask who is in command.
    let plain = !matches!(draft.deed, Deed::Recover | Deed::ReactAssault);
    if !plain || s.pa[seat.at()] < r.n.cost_action * r.n.out_of_command_factor {
        let cost = price(r, s, seat, draft.deed, mask);
        if cost > s.pa[seat.at()] {
            return Err(Refusal::with("BN-4.5", "no-pa", cost.into()));
        }
    }
    let body = Body::new(r, s, seat, mask);
    let nowhere = |there: bool| if there { Ok(()) } else { Err(Refusal::new("BN-8.1", "nowhere-to-go")) };
    match draft.deed {
        Deed::Move => nowhere(walk::can_step(r, s, &body, draft.hex, body.movement)),
        Deed::MoveAndFire => nowhere(walk::can_step(r, s, &body, draft.hex, body.movement / 2)),
        Deed::FireAndMove => {
            let reaches = able(r, s, seat, mask, draft.target, How::Action) != 0;
            if reaches { Ok(()) } else { Err(Refusal::new("BN-9.9", "nobody-reaches")) }
        }
        Deed::Assault => {
            if !body.combat {
                return Err(Refusal::new("BN-2.3", "command-alone"));
            }
            let there = walk::in_reach(r, s, &body, draft.hex, body.movement);
            if there { Ok(()) } else { Err(Refusal::new("BN-11.10", "no-assault-in-reach")) }
        }
        Deed::ReactAssault => {
            if !body.combat {
                return Err(Refusal::new("BN-2.3", "command-alone"));
            }
            let Some(direction) = r.map.direction(draft.hex, draft.target) else {
                return Err(Refusal::new("BN-12.6", "not-next"));
            };
            if walk::price(r, &body, draft.hex, direction, body.movement).is_none() {
                return Err(walk::barred(r, &body, draft.hex, draft.target));
            }
            crate::body::may_stand(r, s, &body, draft.target)
        }
        Deed::Enter | Deed::Storm | Deed::Arrive => reinforce::complete(r, s, &body, draft),
        Deed::Regroup => regroup::complete(r, s, seat, draft, mask),
        _ => Ok(()),
    }
}

/// Can these be made complete by more of the candidates? What can turn a no into a yes is a combat unit, a unit that
/// reaches the target, or the Garibaldi command.
#[inline]
fn completable(r: &Rules, s: &State, seat: Seat, draft: &Draft, mask: u64, rest: u64) -> bool {
    if complete(r, s, seat, draft, mask).is_ok() {
        return true;
    }
    if !matches!(draft.deed, Deed::FireAndMove | Deed::Regroup) && !mixed(r, s, seat, mask | rest) {
        return false;
    }
    if draft.deed == Deed::Regroup {
        return regroup::completable(r, s, seat, draft, mask, rest);
    }
    let gar = counters(seat, rest).find(|&c| s.print(r, c).formation == Formation::Gar).map_or(0, Counter::bit);
    counters(seat, rest).any(|c| complete(r, s, seat, draft, mask | c.bit()).is_ok())
        || (gar != 0 && counters(seat, rest).any(|c| complete(r, s, seat, draft, mask | gar | c.bit()).is_ok()))
}

/// Is a command, which may need or bring company, among these?
fn mixed(r: &Rules, s: &State, seat: Seat, mask: u64) -> bool {
    counters(seat, mask).any(|c| !s.print(r, c).combat)
}

/// Is there a complete set?
fn possible(r: &Rules, s: &State, seat: Seat, draft: &Draft) -> bool {
    let all = candidates(r, s, seat, draft);
    counters(seat, all).any(|c| completable(r, s, seat, draft, c.bit(), all & !c.bit()))
}

/// Can the units of this hex do this?
#[inline]
fn can_do(r: &Rules, s: &State, seat: Seat, hex: Hex, deed: Deed) -> bool {
    let draft = Draft { hex, deed, ..Draft::none() };
    match deed {
        Deed::Move if some_moves(r, s, seat, hex) => true,
        Deed::Recover if s.pa[seat.at()] < r.n.cost_recovery => false,
        Deed::Regroup if !regroup::worth_a_look(r, s, seat, hex) => false,
        Deed::Assault if !walk::enemy_within(r, s, seat, hex, reach(r, s, seat, hex)) => false,
        Deed::Fire | Deed::FireAndMove => {
            let range = counters(seat, s.stack(hex)).map(|c| s.print(r, c).range).max().unwrap_or(0);
            if !walk::enemy_within(r, s, seat, hex, range) {
                return false;
            }
            let all = candidates(r, s, seat, &draft);
            all != 0 && targets(s, seat).any(|target| fires_at(r, s, seat, all, &draft, target))
        }
        Deed::Infirmary => may_take_infirmary(r, s, seat, hex).is_ok(),
        _ => possible(r, s, seat, &draft),
    }
}

/// The farthest that anybody of this hex could go.
fn reach(r: &Rules, s: &State, seat: Seat, hex: Hex) -> u8 {
    counters(seat, s.stack(hex)).map(|c| s.print(r, c).movement).max().unwrap_or(0)
}

/// Hexes with enemy units, each once.
pub fn targets(s: &State, seat: Seat) -> impl Iterator<Item = Hex> {
    activation::stacks(s, other(seat))
}

/// Can any of these fire at this target and pay for it?
#[inline]
fn fires_at(r: &Rules, s: &State, seat: Seat, all: u64, draft: &Draft, target: Hex) -> bool {
    let set = able(r, s, seat, all, target, How::Action);
    counters(seat, set).any(|c| price(r, s, seat, draft.deed, c.bit()) <= s.pa[seat.at()])
}

/// Can any unit of this hex move by itself? That is nearly always so, and quickly said.
#[inline]
fn some_moves(r: &Rules, s: &State, seat: Seat, hex: Hex) -> bool {
    let dear = s.pa[seat.at()] >= r.n.cost_action * r.n.out_of_command_factor && !r.hour(s.turn).night;
    let affords = |c: Counter| dear || (s.pa[seat.at()] >= r.n.cost_action && in_command(r, s, c));
    counters(seat, s.stack(hex)).any(|c| {
        !s.unit(c).pinned() && affords(c) && {
            let body = Body::new(r, s, seat, c.bit());
            walk::can_step(r, s, &body, hex, body.movement)
        }
    })
}

/// Can the units of this hex do anything?
pub fn can_act(r: &Rules, s: &State, seat: Seat, hex: Hex) -> bool {
    if s.pa[seat.at()] == 0 {
        return false;
    }
    some_moves(r, s, seat, hex) || DEEDS.iter().any(|&(deed, _)| can_do(r, s, seat, hex, deed))
}

/// Why the units of this hex can do nothing.
pub fn why_idle(r: &Rules, s: &State, seat: Seat, hex: Hex) -> Refusal {
    if s.pa[seat.at()] == 0 {
        return Refusal::with("BN-4.5", "no-pa", 1);
    }
    why_not(r, s, seat, hex, Deed::Move)
}

/// Why the units of this hex cannot do this.
fn why_not(r: &Rules, s: &State, seat: Seat, hex: Hex, deed: Deed) -> Refusal {
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

pub fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let draft = &s.draft;
    match draft.deed {
        Deed::None => {
            for (deed, action) in DEEDS {
                if can_do(r, s, seat, draft.hex, deed) {
                    out.push(action);
                }
            }
        }
        Deed::Fire | Deed::FireAndMove if !draft.target.on_map() => {
            let all = candidates(r, s, seat, draft);
            for target in targets(s, seat) {
                if fires_at(r, s, seat, all, draft, target) {
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
            if !can_do(r, s, seat, draft.hex, deed) {
                return Err(why_not(r, s, seat, draft.hex, deed));
            }
            begin(r, s, seat, Draft { deed, ..draft }, desk)
        }
        (Deed::Fire | Deed::FireAndMove, Action::At(target)) if !draft.target.on_map() => {
            if !s.holds(other(seat), target) {
                return Err(Refusal::new("BN-9.2", "no-enemy-there"));
            }
            let all = candidates(r, s, seat, &draft);
            if !fires_at(r, s, seat, all, &draft, target) {
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
            let (mut count, mut found) = (0, Hex::NONE);
            reinforce::hexes(r, s, seat, draft.entry, draft.deed, |hex| {
                count += 1;
                found = hex;
            });
            if count != 1 {
                s.draft = draft;
                return Ok(Outcome::Pick);
            }
            draft.target = found;
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

/// The action is declared and paid for (BN-4.5).
pub fn finish(r: &Rules, s: &mut State, seat: Seat, draft: &Draft, desk: &mut impl Desk<Event>) -> Acted {
    s.draft = Draft::none();
    if matches!(draft.deed, Deed::ReactFire | Deed::ReactAssault) {
        return Ok(Outcome::Go(super::reaction::carry_out(r, s, seat, draft, desk)));
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
