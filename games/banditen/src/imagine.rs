//! A world that fits a view: the values of face-down mines are mixed evenly among those left.

use staffetta_kernel::Rng;

use crate::hex::Hex;
use crate::rules::{MINES, Rules};
use crate::state::{NOBODY, State};
use crate::view::View;

/// Fills `out` with a world in which the viewer would see just this.
pub fn reimagine(r: &Rules, v: &View, rng: &mut impl Rng, out: &mut State) {
    out.field = v.field;
    out.draft = v.draft;
    out.spare = 0;
    out.values = [0; MINES];
    let mut left = r.mine_values;
    let mut count = MINES;
    for (value, &known) in out.values.iter_mut().zip(&v.values) {
        if known != NOBODY {
            *value = known;
            if let Some(at) = left[..count].iter().position(|&one| one == known) {
                left.copy_within(at + 1..count, at);
                count -= 1;
            }
        }
    }
    rng.shuffle(&mut left[..count]);
    let mut next = left[..count].iter();
    for at in 0..MINES {
        if v.values[at] == NOBODY && v.field.mines[at] != Hex::NONE {
            out.values[at] = next.next().copied().unwrap_or(0);
        }
    }
}
