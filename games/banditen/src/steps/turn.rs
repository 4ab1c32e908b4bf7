//! The turn (section 5.2): ammunition, activation points, initiative, arrivals, frost, then the activations.

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Desk, Target};

use super::{Acted, OUT_OF_PLACE, Outcome, close};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{AXIS, Entry, Formation, PARTISAN};
use crate::rules::Rules;
use crate::state::{State, Step, StepKind, counters, mark};

/// The stages of a turn.
const BEGIN: u8 = 0;
const FROST: u8 = 1;
pub const CONTROL: u8 = 2;
const END: u8 = 3;

/// One die.
pub fn die(purpose: &'static str, desk: &mut impl Desk<Event>) -> u8 {
    let mut out = [0];
    desk.roll(purpose, 6, &mut out);
    out[0]
}

fn stage(s: &mut State, stage: u8) {
    if let Some(step) = s.step_mut() {
        step.a = stage;
    }
}

pub fn enter(r: &Rules, s: &mut State, step: Step, desk: &mut impl Desk<Event>) -> Next<Step> {
    match step.a {
        BEGIN => {
            begin(r, s, desk);
            stage(s, FROST);
            if may_hasten(r, s) { Next::Push(Step::new(StepKind::Hasten)) } else { frost(r, s, desk) }
        }
        FROST => frost(r, s, desk),
        CONTROL => {
            stage(s, END);
            Next::Push(Step::new(StepKind::Control))
        }
        _ => end(r, s, desk),
    }
}

fn begin(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    s.turn += 1;
    s.activation = 0;
    s.hastened = 0;
    desk.tell(|| Event::new("turn", "BN-3.9").with("turn", s.turn).word("battle", "battle", r.battle.word()));
    ammunition(r, s, desk);
    release(s, desk);
    income(r, s, desk);
    let before = s.initiative;
    if s.turn == 1 {
        s.initiative = PARTISAN;
    } else if s.pa[0] != s.pa[1] {
        s.initiative = if s.pa[PARTISAN.at()] > s.pa[AXIS.at()] { PARTISAN } else { AXIS };
    }
    let kept = before == s.initiative;
    desk.tell(|| Event::new(if kept { "initiative-kept" } else { "initiative" }, "BN-3.3").seat(s.initiative));
    arrivals(r, s, desk);
}

/// BN-3.1.
fn ammunition(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let index = r.hour(s.turn).index;
    if r.is_tarnova() && index == 0 {
        s.ammo_low = 0;
        return;
    }
    let rolled = die("ammunition", desk);
    let low = if r.is_tarnova() { rolled < index } else { rolled + s.turn > r.n.ammo_low_at };
    let before = s.ammo_low != 0 && r.house.ammo_permanent && !r.is_tarnova();
    s.ammo_low = (low || before).into();
    let what = if s.ammo_low != 0 { "ammunition-low" } else { "ammunition" };
    desk.tell(|| Event::new(what, "BN-3.1").with("die", rolled));
}

/// The calendar frees the 3rd battalion (BN-3.5).
fn release(s: &mut State, desk: &mut impl Desk<Event>) {
    if s.released == 0 && s.third_marker <= s.turn {
        s.released = 1;
        desk.tell(|| Event::new("released", "BN-3.5"));
    }
}

/// PA that formations on the map bring.
fn brought(r: &Rules, s: &State) -> u8 {
    let mut here = 0u32;
    for counter in counters(PARTISAN, s.on_map[PARTISAN.at()] & s.combat[PARTISAN.at()]) {
        here |= 1 << s.print(r, counter).formation as u32;
    }
    let counts = |&&formation: &&Formation| here >> formation as u32 & 1 == 1;
    let held = |&&formation: &&Formation| formation != Formation::Bn3 || s.released != 0;
    r.formations.iter().filter(counts).filter(held).map(|&formation| r.income[formation as usize]).sum()
}

/// BN-3.2.
fn income(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let first = s.turn == 1;
    let mut roll = |wanted: bool, purpose| if wanted { die(purpose, desk) } else { 0 };
    let (partisan, axis, dice);
    if r.is_tarnova() {
        let own = roll(!first, "partisan PA");
        let forts = r.map.forts.len() - usize::from(crate::fire::empty_forts(r, s));
        partisan = if first { r.n.tarnova_first_partisan_pa } else { own + brought(r, s) };
        axis = if first { r.n.tarnova_first_axis_pa } else { r.fort_pa[forts] };
        dice = [own, 0];
    } else {
        let own = roll(!first, "partisan PA");
        let theirs = roll(true, "axis PA");
        let hour = r.hour(s.turn);
        partisan = if first { r.n.gravellona_first_pa } else { own + brought(r, s) };
        axis = if hour.halved { theirs.div_ceil(2) } else { theirs } + hour.plus;
        dice = [own, theirs];
    }
    for (seat, income) in [(PARTISAN, partisan), (AXIS, axis)] {
        s.pa[seat.at()] = (s.pa[seat.at()] + income).min(r.n.pa_cap);
        desk.tell(|| {
            Event::new("income", "BN-3.2")
                .seat(seat)
                .with("income", income)
                .with("pa", s.pa[seat.at()])
                .with("die", dice[seat.at()])
        });
    }
}

/// BN-3.4.
fn arrivals(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    if r.is_tarnova() {
        return;
    }
    for &entry in Entry::ALL {
        let door = r.door(entry);
        let due = if r.house.arrival_reroll { door.turn <= s.turn } else { door.turn == s.turn };
        if !door.roll || s.arrival[entry as usize] != 0 || !due {
            continue;
        }
        let rolled = die("arrival", desk);
        let now = rolled >= r.n.arrival_needs;
        if now || !r.house.arrival_reroll {
            s.arrival[entry as usize] = if now { s.turn } else { s.turn + 1 };
        }
        let what = if now { "arrived" } else { "delayed" };
        desk.tell(|| Event::new(what, "BN-3.4").word("entry", "entry", &entry.name()).with("die", rolled));
    }
}

/// BN-3.5.
fn may_hasten(r: &Rules, s: &State) -> bool {
    r.is_tarnova()
        && s.turn >= 2
        && s.released == 0
        && s.initiative == PARTISAN
        && s.pa[PARTISAN.at()] >= r.n.cost_early
        && s.hastened == 0
}

pub fn hasten(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    match action {
        Action::Bide => {}
        Action::Hasten => {
            s.hastened = 1;
            s.pa[PARTISAN.at()] -= r.n.cost_early;
            let rolled = die("third battalion", desk);
            let moved = rolled >= r.n.early_needs;
            if moved {
                s.third_marker = (s.third_marker - 1).max(s.turn);
            }
            let what = if moved { "hastened" } else { "not-hastened" };
            desk.tell(|| Event::new(what, "BN-3.5").with("die", rolled).with("turn", s.third_marker));
            release(s, desk);
        }
        _ => return Err(OUT_OF_PLACE),
    }
    Ok(Outcome::Go(Next::Pop(0)))
}

/// BN-3.6, then the activations begin.
fn frost(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    s.frost = 0;
    if r.is_tarnova() && s.turn >= 2 {
        let rolled = die("frost", desk);
        s.frost = (rolled + u8::from(r.hour(s.turn).dark) >= r.n.frost_needs).into();
        let what = if s.frost != 0 { "frost" } else { "no-frost" };
        desk.tell(|| Event::new(what, "BN-3.6").with("die", rolled));
    }
    stage(s, CONTROL);
    s.active = s.initiative;
    s.passes = 0;
    Next::Push(Step::new(StepKind::Activation))
}

/// BN-3.9.
fn end(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> Next<Step> {
    let partisans = (s.on_map[PARTISAN.at()] | s.in_pool[PARTISAN.at()]) & s.combat[PARTISAN.at()];
    if partisans == 0 {
        return close::dispersed(r, s, desk);
    }
    if s.turn >= r.house.turns {
        return close::last_turn(r, s, desk);
    }
    for seat in [PARTISAN, AXIS] {
        for counter in counters(seat, s.on_map[seat.at()] | s.in_pool[seat.at()]) {
            s.unit_mut(counter).marks &= mark::BACK;
        }
    }
    s.frost = 0;
    Next::Become(Step::new(StepKind::Turn))
}
