//! Common sense: a first, plain one.

use staffetta_kernel::{Choices, Luck, MAX_SEATS, Seat};

use crate::action::Action;
use crate::rules::Rules;
use crate::state::State;
use crate::view::View;

pub fn plan(r: &Rules, v: &View, seat: Seat, luck: &mut impl Luck, out: &mut Vec<Action>) {
    let mut world = State::blank();
    crate::imagine::reimagine(r, v, luck, &mut world);
    let mut list = Choices::new();
    crate::steps::actions(r, &world, seat, &mut list);
    if let Some(action) = luck.one_of(&list) {
        out.push(action);
    }
}

pub fn worth(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
    let mut worth = [0.0; MAX_SEATS];
    if s.is_over() {
        let shares = crate::steps::close::outcome(r, s).shares();
        worth[..2].copy_from_slice(&shares[..2]);
    } else {
        worth[0] = 0.5;
        worth[1] = 0.5;
    }
    worth
}
