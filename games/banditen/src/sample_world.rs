//! A world that fits a view: the values of face-down mines are mixed evenly among those left.

use staffetta_kernel::{Array, Padding, Rng};

use crate::action::MineValue;
use crate::mines::{MINES, Mine};
use crate::rules::Rules;
use crate::state::{Secret, State};
use crate::view::View;

/// A world in which the viewer would see just this.
pub fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
    let mut left = r.mine_values;
    let mut count = MINES;
    for known in v.mine_values.iter().filter_map(|value| value.get()) {
        if let Some(at) = left[..count].iter().position(|&one| one == known) {
            left.copy_within(at + 1..count, at);
            count -= 1;
        }
    }
    rng.shuffle(&mut left[..count]);
    let mut next = left[..count].iter().copied();
    let mut mine_values = Array([MineValue(0); MINES]);
    for (at, value) in mine_values.0.iter_mut().enumerate() {
        *value = match v.mine_values[at].get() {
            Some(known) => known,
            None if v.public.mines[at] == Mine::NONE => MineValue(0),
            None => next.next().unwrap_or_default(),
        };
    }
    let secret = Secret { mine_values, draft: v.draft, padding: Padding::ZERO };
    State { public: v.public, secret }
}
