//! Common sense.
use crate::action::Action;
use crate::rules::Rules;
use crate::state::State;
use crate::view::View;
use staffetta_kernel::{Choices, Luck, MAX_SEATS, Seat};

pub fn plan(r: &Rules, v: &View, seat: Seat, luck: &mut impl Luck, out: &mut Vec<Action>) {
    let mut world = State::new(r);
    crate::imagine::reimagine(r, v, luck, &mut world);
    out.push(crate::steps::neutral(r, &world, seat));
}
pub fn hunch(_: &Rules, _: &State, _: Seat, choices: &Choices<Action>, luck: &mut impl Luck) -> Action {
    choices[luck.below(choices.len() as u32) as usize]
}
pub fn worth(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
    if let Some(o) = crate::steps::awaiting(r, s).outcome() {
        return o.shares();
    }
    [1.0 / f32::from(s.public.seats); MAX_SEATS]
}
