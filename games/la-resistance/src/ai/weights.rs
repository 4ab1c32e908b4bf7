//! The weights of the features in `evaluate.rs`, as `staffetta fit la-resistance --games 10000 --seed 710001` gives them.

pub const WEIGHTS: [f32; 11] = [
    0.569,  // glory
    1.48,   // glory, squared
    2.898,  // glory near the target
    0.63,   // recruits
    -0.127, // one recruit left
    -0.072, // two recruits left
    0.29,   // cards
    -0.39,  // last to act
    -3.572, // last to act, near the target
    0.067,  // last to act, few recruits
    -0.186, // next to act, before harm in the row
];
