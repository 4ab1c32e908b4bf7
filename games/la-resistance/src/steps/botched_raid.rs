//! A defeated Botched Raid takes glory from another band (LR-5.48). For the event Botched Raids see
//! `instant_event.rs`.

use staffetta_kernel::flow::Step;
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, Seats, step};

use super::Answer;
use crate::LaResistance;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Acted, Came, Next, go};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// A Botched Raid takes so much glory.
    pub struct BotchedRaid { pub glory: u8 }
}

/// Other living bands with glory.
#[inline]
pub fn victims(p: &Public) -> Seats {
    p.others(p.active).iter().filter(|&seat| p.bands[seat].glory > 0).collect()
}

impl Step<LaResistance> for BotchedRaid {
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    /// Reached again when somebody has left.
    #[inline(never)]
    fn enter(&mut self, _: &Rules, s: &mut State, _: Came, _: &mut impl Desk<Event>) -> Next {
        if victims(&s.public).is_empty() { Next::Pop(Answer::Done) } else { Next::Ask }
    }

    fn actions(self, _: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::TakeNone);
        victims(&s.public).iter().for_each(|seat| out.push(Action::Take(seat)));
    }

    fn act(&mut self, _: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let p = &mut s.public;
        match action {
            Action::TakeNone => {}
            Action::Take(from) if victims(p).has(from) => {
                let glory = self.glory.min(p.bands[from].glory);
                p.bands[from].glory -= glory;
                p.own_mut().glory += glory;
                desk.tell(|| Event::Took { seat, from, glory });
            }
            Action::Take(_) => return Err(Refusal::new("LR-5.48", "no-glory-there")),
            _ => return Err(Refusal::new("LR-5.48", "take-or-not")),
        }
        go(Next::Pop(Answer::Done))
    }

    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::TakeNone
    }

    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        if v.is_asked() {
            v.question("take", "LR-5.48").with("glory", self.glory)
        } else {
            v.waiting("wait-take", "LR-5.48", v.public.active)
        }
    }

    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        match action {
            Action::Take(victim) => Label::new("LR-5.48").with("seat", victim).with("glory", self.glory),
            Action::TakeNone => Label::new("LR-5.48"),
            _ => Label::missing(),
        }
    }
}
