//! The roll, the Mulligan and Ferrand's reroll (LR-5.20 to LR-5.24).

use staffetta_kernel::steps::Next;
use staffetta_kernel::{Choices, Desk, Refusal};

use super::{AGAIN, Acted, Move};
use crate::action::Action;
use crate::cards::Leader;
use crate::dice::{ANY, Die, Pool, WHITE, dice_of};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, used};

/// The white dice of a set.
const WHITES: u16 = (1 << WHITE) - 1;

pub fn roll(r: &Rules, s: &mut State, desk: &mut impl Desk<Event>) {
    let mut values = [0; WHITE];
    let dice = usize::from(r.numbers.white_dice);
    desk.roll("white roll", 6, &mut values[..dice]);
    s.pool = Pool::rolled(&values[..dice]);
    let seat = s.active;
    desk.tell(|| Event::Rolled { seat, dice: values[..dice].iter().copied().collect() });
}

pub fn actions(r: &Rules, s: &State, out: &mut Choices<Action>) {
    out.push(Action::Keep);
    if mulligan(r, s).is_ok() {
        s.pool.list_values(0, ANY, out, Action::Mulligan);
    }
    if reroll(s).is_ok() {
        s.pool.list_values(0, ANY, out, Action::Reroll);
    }
}

fn mulligan(r: &Rules, s: &State) -> Result<(), Refusal> {
    if s.mulligans >= r.house.mulligan_limit {
        return Err(Refusal::with("LR-5.22", "mulligan-taken", r.house.mulligan_limit.into()));
    }
    if s.has_used(used::FERRAND) {
        return Err(Refusal::new("LR-5.23", "mulligan-after-reroll"));
    }
    if s.pool.free.count_ones() < 2 {
        return Err(Refusal::new("LR-5.22", "mulligan-last-die"));
    }
    Ok(())
}

fn reroll(s: &State) -> Result<(), Refusal> {
    if s.own().leader != Leader::Ferrand {
        return Err(Refusal::new("LR-5.23", "not-ferrand"));
    }
    if s.has_used(used::FERRAND) {
        return Err(Refusal::new("LR-5.23", "reroll-made"));
    }
    Ok(())
}

fn in_pool(s: &State, die: Die) -> Result<(), Refusal> {
    if s.pool.is_free(die) { Ok(()) } else { Err(Refusal::new("LR-5.21", "no-such-die")) }
}

pub fn act(r: &Rules, s: &mut State, action: Action, desk: &mut impl Desk<Event>) -> Acted {
    let seat = s.active;
    match action {
        Action::Keep => {
            s.pending_sixes = s.pool.counts.count(6) as u8;
            desk.tell(|| Event::Kept { seat });
            Ok(Move::Go(Next::Pop(0)))
        }
        Action::Mulligan(die) => {
            mulligan(r, s)?;
            in_pool(s, die)?;
            let removed = s.pool.shows(die);
            s.pool.remove(die);
            s.mulligans += 1;
            let mut values = [0; WHITE];
            let left = s.pool.free & WHITES;
            let count = left.count_ones() as usize;
            desk.roll("mulligan roll", 6, &mut values[..count]);
            for (other, &value) in dice_of(left).zip(&values) {
                s.pool.set(other, value);
            }
            desk.tell(|| Event::Mulligan { seat, removed, dice: values[..count].iter().copied().collect() });
            AGAIN
        }
        Action::Reroll(die) => {
            reroll(s)?;
            in_pool(s, die)?;
            let from = s.pool.shows(die);
            let mut value = [0];
            desk.roll("ferrand roll", 6, &mut value);
            s.pool.set(die, value[0]);
            s.used |= used::FERRAND;
            desk.tell(|| Event::Rerolled { seat, from, to: value[0] });
            AGAIN
        }
        _ => Err(Refusal::new("LR-5.21", "keep-or-mulligan")),
    }
}
