//! The roll, the Mulligan and Ferrand's reroll (LR-5.20 to LR-5.24).

use staffetta_kernel::flow::{Flow, Step};
use staffetta_kernel::{Awaiting, Choices, Desk, Label, Prompt, Refusal, Seat, step};

use super::Answer;
use crate::LaResistance;
use crate::action::{Action, Verb};
use crate::dice::{ANY, DiceSet, Die, WHITE};
use crate::event::Event;
use crate::flow::{Acted, Next, go};
use crate::pool::Pool;
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public, State};
use crate::view::View;
use crate::{labels, leader_powers};

step! {
    /// After the roll: keep it or not.
    pub struct Roll {}
}

/// The white dice fall (LR-5.20).
#[inline(never)]
pub fn roll(r: &Rules, p: &mut Public, desk: &mut impl Desk<Event>) {
    let mut values = [0; WHITE];
    let dice = usize::from(r.numbers.white_dice);
    desk.roll("white roll", 6, &mut values[..dice]);
    p.pool = Pool::rolled(&values[..dice]);
    let seat = p.active;
    desk.tell(|| Event::Rolled { seat, dice: values[..dice].iter().copied().collect() });
}

/// May a die be given up and the others rerolled (LR-5.22)?
fn may_mulligan(r: &Rules, p: &Public) -> Result<(), Refusal> {
    if p.mulligans >= r.house.mulligan_limit {
        return Err(Refusal::with("LR-5.22", "mulligan-taken", r.house.mulligan_limit.into()));
    }
    if p.has_used(OncePerTurn::Ferrand) {
        return Err(Refusal::new("LR-5.23", "mulligan-after-reroll"));
    }
    if p.pool.free.len() < 2 {
        return Err(Refusal::new("LR-5.22", "mulligan-last-die"));
    }
    Ok(())
}

fn in_pool(p: &Public, die: Die) -> Result<(), Refusal> {
    if p.pool.is_free(die) { Ok(()) } else { Err(Refusal::new("LR-5.21", "no-such-die")) }
}

fn mulligan(p: &mut Public, die: Die, desk: &mut impl Desk<Event>) {
    let (seat, removed) = (p.active, p.pool.shows(die));
    p.pool.remove(die);
    p.mulligans += 1;
    let mut values = [0; WHITE];
    let left = p.pool.free & DiceSet::WHITE;
    let count = left.len() as usize;
    desk.roll("mulligan roll", 6, &mut values[..count]);
    for (other, &value) in left.iter().zip(&values) {
        p.pool.set(other, value);
    }
    let rule = if p.mulligans > 1 { "LR-O.mulligan_limit" } else { "LR-G32" };
    desk.tell(|| Event::Mulligan { seat, removed, dice: values[..count].iter().copied().collect(), rule });
}

impl Step<LaResistance> for Roll {
    #[inline]
    fn asked(self, _: &Rules, p: &Public) -> Awaiting {
        Awaiting::One(p.active)
    }

    fn actions(self, r: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        out.push(Action::Keep);
        if may_mulligan(r, p).is_ok() {
            p.pool.list_values(DiceSet::NONE, ANY, out, Action::Mulligan);
        }
        if leader_powers::may_reroll(p).is_ok() {
            p.pool.list_values(DiceSet::NONE, ANY, out, Action::Reroll);
        }
    }

    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        let p = &mut s.public;
        match action {
            Action::Keep => {
                p.pending_sixes = p.pool.counts.count(6) as u8;
                let rule = if p.mulligans > 0 { "LR-G31" } else { "LR-5.24" };
                desk.tell(|| Event::Kept { seat, rule });
                go(Next::Pop(Answer::Done))
            }
            Action::Mulligan(die) => {
                may_mulligan(r, p)?;
                in_pool(p, die)?;
                mulligan(p, die, desk);
                go(Next::Ask)
            }
            Action::Reroll(die) => {
                leader_powers::may_reroll(p)?;
                in_pool(p, die)?;
                leader_powers::reroll(p, die, desk);
                go(Next::Ask)
            }
            _ => Err(Refusal::new("LR-5.21", "keep-or-mulligan")),
        }
    }

    fn default_action(self, _: &Rules, _: &State, _: Seat) -> Action {
        Action::Keep
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        if v.is_asked() {
            let choice = may_mulligan(r, &v.public).is_ok() || leader_powers::may_reroll(&v.public).is_ok();
            v.question("post-roll", if choice { "LR-5.21" } else { "LR-5.62" })
        } else {
            v.waiting("wait-post-roll", "LR-5.21", v.public.active)
        }
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        match action {
            Action::Keep => Label::new("LR-5.24").with("sixes", i64::from(v.public.pool.counts.count(6))),
            Action::Mulligan(die) => Label::new("LR-5.22").with("die", labels::die(r, v, die, None)),
            Action::Reroll(die) => Label::new("LR-5.23").with("die", labels::die(r, v, die, None)),
            _ => Label::missing(),
        }
    }

    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        let why = match verb {
            Verb::Mulligan => may_mulligan(r, &v.public).err(),
            Verb::Reroll => leader_powers::may_reroll(&v.public).err(),
            _ => None,
        };
        why.unwrap_or_else(|| LaResistance::out_of_place(verb))
    }
}
