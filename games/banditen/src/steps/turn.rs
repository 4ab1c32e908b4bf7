//! The turn (BN-3): ammunition, activation points, initiative, arrivals, frost, then the activations, Control and the
//! end of the turn.

use staffetta_kernel::{Desk, RuleId, flow, kinds, step};

use super::activation::Activation;
use super::control::Control;
use super::third_battalion::{self, Hasten};
use super::{Came, Next};
use crate::Banditen;
use crate::activation_points::income;
use crate::dice::die;
use crate::event::Event;
use crate::kinds::{AXIS, PARTISAN};
use crate::reinforcements::roll_arrivals;
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::victory;

kinds! {
    /// What comes next in a turn.
    pub enum Stage, "stage" {
        /// Everything up to the arrivals (BN-3.1 to BN-3.4).
        Begin = "begin",
        /// Frost, then the activations (BN-3.6, BN-3.7).
        Frost = "frost",
        /// Control (BN-3.8).
        Control = "control",
        /// Victory and the end of the turn (BN-3.9).
        End = "end",
    }
}

step! {
    /// A turn.
    pub struct Turn { pub stage: Stage }
}

/// Ammunition (BN-3.1).
fn ammunition(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    let index = r.turn(p.turn).index;
    if r.is_tarnova() && index == 0 {
        p.ammo_low = false;
        return;
    }
    let die = die("ammunition", desk);
    let low = if r.is_tarnova() { die < index } else { die + p.turn > r.n.ammo_low_at };
    let for_good = p.ammo_low && r.options.ammo_permanent && !r.is_tarnova();
    p.ammo_low = low || for_good;
    let rule = if for_good && !low { "BN-O.ammo_permanent" } else { "BN-3.1" };
    desk.tell(|| Event::Ammunition { die, low: p.ammo_low, rule });
}

/// Initiative (BN-3.3).
fn initiative(p: &mut Public, desk: &mut impl Desk<Event>) {
    let before = p.initiative;
    if p.turn == 1 {
        p.initiative = PARTISAN;
    } else if p.pa[PARTISAN] != p.pa[AXIS] {
        p.initiative = if p.pa[PARTISAN] > p.pa[AXIS] { PARTISAN } else { AXIS };
    }
    let (seat, kept) = (p.initiative, before == p.initiative);
    desk.tell(|| Event::Initiative { seat, kept });
}

/// What a new turn is told by: which battle it is, that it is the last by choice of the table, or the date of a new day.
fn turn_rule(r: &Rules, turn: u8) -> RuleId {
    let new_day = r.turn(turn).day != r.turn(turn - 1).day;
    match turn {
        1 => "BN-O.scenario",
        _ if turn == r.options.turns && r.options.turns_chosen => "BN-O.turns",
        _ if new_day && r.options.history_dates && !r.is_tarnova() => "BN-O.date_label",
        _ => "BN-3.9",
    }
}

fn begin(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    p.turn += 1;
    p.activation = 0;
    p.hastened = false;
    desk.tell(|| Event::Turn { turn: p.turn, battle: r.battle, rule: turn_rule(r, p.turn) });
    ammunition(r, p, desk);
    third_battalion::release(p, desk);
    income(r, p, desk);
    initiative(p, desk);
    roll_arrivals(r, p, desk);
}

/// Frost (BN-3.6).
fn frost(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    p.frost = false;
    if r.is_tarnova() && p.turn >= 2 {
        let die = die("frost", desk);
        p.frost = die + u8::from(r.turn(p.turn).dark) >= r.n.frost_needs;
        desk.tell(|| Event::Frost { die, frost: p.frost });
    }
}

/// The end of the turn (BN-3.9). Answers whether the game is over.
fn end(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) -> bool {
    let p = &mut s.public;
    if p.combat_of(p.alive(PARTISAN)).is_empty() {
        victory::dispersed(r, s, desk);
        return true;
    }
    if p.turn >= r.options.turns {
        victory::last_turn(r, s, desk);
        return true;
    }
    for seat in [PARTISAN, AXIS] {
        for counter in p.alive(seat) {
            let marks = &mut p.unit_mut(counter).marks;
            *marks = marks.at_end_of_turn();
        }
    }
    p.frost = false;
    false
}

impl flow::Step<Banditen> for Turn {
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        if self.stage == Stage::End {
            if end(r, s, desk) {
                return Next::Over;
            }
            self.stage = Stage::Begin;
        }
        let p = &mut s.public;
        if self.stage == Stage::Begin {
            begin(r, p, desk);
            self.stage = Stage::Frost;
            if third_battalion::may_hasten(r, p) {
                return Next::push(Hasten {});
            }
        }
        if self.stage == Stage::Frost {
            frost(r, p, desk);
            self.stage = Stage::Control;
            p.active = p.initiative;
            p.passes = 0;
            return Next::push(Activation {});
        }
        self.stage = Stage::End;
        Next::push(Control {})
    }
}
