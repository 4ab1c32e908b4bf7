//! A command was eliminated: its back side appears with the nearest unit that it commands (BN-2.1).

use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, flow, step};

use super::{Acted, Answer, Came, Next, OUT_OF_PLACE, WAIT, go, question};
use crate::Banditen;
use crate::action::Action;
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{AXIS, PARTISAN};
use crate::names::UnitName;
use crate::rules::{COMMANDS, Rules};
use crate::stacking::may_stand;
use crate::state::{Marks, Public, State, Unit};
use crate::unit_group::{Traits, UnitGroup};
use crate::unit_set::UnitSet;
use crate::view::View;

step! {
    /// The first lost command is replaced.
    pub struct ReplaceCommand {}
}

/// Is a command waiting to be replaced?
#[inline]
pub fn is_due(p: &Public) -> bool {
    p.fallen.iter().any(|&hex| hex != Hex::NONE)
}

fn first(p: &Public) -> Option<u8> {
    (0..COMMANDS as u8).find(|&command| p.fallen[usize::from(command)] != Hex::NONE)
}

/// Calls with the hexes where the replacement may appear: the nearest ones.
fn places(r: &Rules, p: &Public, command: u8, mut with: impl FnMut(Hex)) {
    let Some(at) = r.command_prints[usize::from(command)] else { return };
    let print = &r.prints[usize::from(at)];
    let fell = p.fallen[usize::from(command)];
    // It joins formations that it holds together (BN-7.3); once a command that is not there yet did not.
    let units = UnitSet::none(print.seat);
    let traits = if r.second_edition { Traits::of(print) } else { Traits::of_camp(print) };
    let group = UnitGroup { units, traits, movement: print.movement, ..UnitGroup::NONE };
    // Each hex once, and only with a unit that obeys this command.
    let hexes = || {
        let joins = |hex: Hex| may_stand(r, p, &group, hex).is_ok();
        p.fighting(print.seat).into_iter().filter_map(move |counter| {
            let hex = p.unit(counter).hex;
            let obeys = p.combat_of(p.stack(hex)).into_iter().find(|&c| p.print(r, c).obeys.has(command));
            (obeys == Some(counter) && joins(hex)).then_some(hex)
        })
    };
    let nearest = hexes().map(|hex| r.map.distance(fell, hex)).min();
    hexes().filter(|&hex| Some(r.map.distance(fell, hex)) == nearest).for_each(&mut with);
}

fn appear(r: &Rules, p: &mut Public, command: u8, hex: Hex, desk: &mut impl Desk<Event>) {
    p.fallen[usize::from(command)] = Hex::NONE;
    let Some(at) = r.command_prints[usize::from(command)] else { return };
    let mut marks = Marks::NONE;
    marks.set_back(true);
    let unit = Unit { hex, vf: r.prints[usize::from(at)].vf, marks, print: at, part: 0 };
    if let Some(counter) = p.create(r, unit) {
        let unit = *p.unit(counter);
        let carries = r.options.replacement_carries_ammo && r.is_tarnova() && counter.seat() == PARTISAN;
        let rule = if carries { "BN-O.replacement_carries_ammo" } else { "BN-2.1" };
        desk.tell(|| Event::CommandReplaced { seat: counter.seat(), unit: UnitName::of(r, &unit), hex, rule });
        tell_ammunition(r, p, command, desk);
    }
}

/// The battalion of a lost command may have no ammunition for its heavy weapons any more (BN-2.2).
fn tell_ammunition(r: &Rules, p: &Public, command: u8, desk: &mut impl Desk<Event>) {
    if let Some(at) = r.command_prints[usize::from(command)].filter(|_| p.ammo_lost.has(command)) {
        let print = &r.prints[usize::from(at)];
        desk.tell(|| Event::AmmunitionLost { seat: print.seat, formation: print.formation });
    }
}

impl flow::Step<Banditen> for ReplaceCommand {
    fn asked(self, r: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(first(p).map_or(AXIS, |command| r.command_owner(command)))
    }
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let p = &mut s.public;
        while let Some(command) = first(p) {
            let (mut count, mut found) = (0, Hex::NONE);
            places(r, p, command, |hex| {
                count += 1;
                found = hex;
            });
            match count {
                0 => {
                    let owner = r.command_owner(command);
                    p.fallen[usize::from(command)] = Hex::NONE;
                    if r.is_tarnova() && owner == PARTISAN {
                        p.ammo_lost.insert(command);
                    }
                    desk.tell(|| Event::CommandGone { seat: owner });
                    tell_ammunition(r, p, command, desk);
                }
                1 => appear(r, p, command, found, desk),
                _ => return Next::Ask,
            }
        }
        Next::Pop(Answer::Done)
    }
    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        if let Some(command) = first(&s.public) {
            places(r, &s.public, command, |hex| out.push(Action::Replace(hex)));
        }
    }
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let (Action::Replace(hex), Some(command)) = (action, first(&s.public)) else { return Err(OUT_OF_PLACE) };
        let mut there = false;
        places(r, &s.public, command, |place| there |= place == hex);
        if !there {
            return Err(Refusal::new("BN-2.1", "not-nearest"));
        }
        appear(r, &mut s.public, command, hex, desk);
        go(Next::Again(Answer::Done))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        question(v, WAIT, || Prompt::new("replace", "BN-2.1"))
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        let Action::Replace(hex) = action else { return Label::missing() };
        Label::new("BN-2.1").with("hex", hex)
    }
}
