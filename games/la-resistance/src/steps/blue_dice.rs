//! Blue dice: a 6 may be rolled on, a blue 1 costs a recruit (LR-5.25 to LR-5.29).

use staffetta_kernel::flow::Step;
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, step};

use super::Answer;
use super::breaking_a_band::break_active_band;
use super::duck_and_run::{self, Duck};
use crate::LaResistance;
use crate::action::Action;
use crate::dice::{Die, WHITE};
use crate::event::Event;
use crate::flow::{Acted, Came, Next, go};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// A 6 waits: roll a blue die or stop.
    pub struct BlueDice {}
}

step! {
    /// A blue 1 takes recruits.
    pub struct BlueOne { pub loss: u8 }
}

/// Does a 6 wait, and is there a blue die for it?
#[inline]
pub fn waits(r: &Rules, p: &Public) -> bool {
    p.pending_sixes > 0 && p.blue_used < r.numbers.blue_dice
}

#[inline]
fn ask_or_go_on(r: &Rules, p: &Public) -> Next {
    if waits(r, p) { Next::Ask } else { Next::Pop(Answer::Done) }
}

impl Step<LaResistance> for BlueDice {
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    #[inline(never)]
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        ask_or_go_on(r, &s.public)
    }

    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::RollBlue);
        out.push(Action::StopBlue);
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let p = &mut s.public;
        match action {
            Action::StopBlue => {
                p.pending_sixes = 0;
                desk.tell(|| Event::BlueStopped { seat });
                go(Next::Pop(Answer::Done))
            }
            Action::RollBlue => {
                let mut rolled = [0];
                desk.roll("blue roll", 6, &mut rolled);
                let value = rolled[0];
                p.pool.set(Die::ALL[WHITE + usize::from(p.blue_used)], value);
                p.blue_used += 1;
                p.pending_sixes -= u8::from(value != 6);
                let rule = if p.pending_sixes > 0 && !waits(r, p) { "LR-G33" } else { "LR-5.26" };
                desk.tell(|| Event::Blue { seat, value, rule });
                let loss = r.numbers.blue_one_recruits;
                go(if value == 1 && loss > 0 { Next::push(BlueOne { loss }) } else { ask_or_go_on(r, p) })
            }
            _ => Err(Refusal::new("LR-5.29", "blue-first")),
        }
    }

    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::StopBlue
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        if !v.is_asked() {
            return v.waiting("wait-explode", "LR-5.25", v.public.active);
        }
        let left = r.numbers.blue_dice.saturating_sub(v.public.blue_used);
        v.question("explode", "LR-5.25").with("sixes", v.public.pending_sixes).with("left", left)
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let left = r.numbers.blue_dice.saturating_sub(v.public.blue_used);
        match action {
            Action::RollBlue => Label { odds: Some(5.0 / 6.0), ..Label::new("LR-5.26") }.with("left", left),
            Action::StopBlue => Label::new("LR-5.29"),
            _ => Label::missing(),
        }
    }
}

impl Step<LaResistance> for BlueOne {
    /// The recruit of a blue 1 is lost at once, unless the band ducks (LR-5.27).
    #[inline(never)]
    fn enter(&mut self, r: &Rules, s: &mut State, came: Came, desk: &mut impl Desk<Event>) -> Next {
        let (seat, p) = (s.public.active, &mut s.public);
        let most = r.most_ducks(self.loss, p.own().glory);
        let saved = match came {
            Came::In if most > 0 => return Next::ask_as(Duck { seat, least: 0, loss: self.loss }),
            Came::Back(Answer::Saved(saved)) => saved,
            _ => 0,
        };
        let rule = if most == 0 && p.own().glory > 0 { "LR-G10" } else { "LR-5.27" };
        duck_and_run::pay(r, p, seat, saved, desk);
        let lost = self.loss.saturating_sub(saved);
        let band = p.own_mut();
        band.recruits = band.recruits.saturating_sub(lost);
        let recruits = band.recruits;
        if lost > 0 {
            desk.tell(|| Event::BlueOne { seat, lost, recruits, rule });
        }
        if recruits == 0 { break_active_band(s, "LR-5.57", desk) } else { Next::Pop(Answer::Done) }
    }
}
