//! The weights of the features in `evaluate.rs`, as `staffetta fit repubblica-ribelle --seats 3 --games 10000 --seed 710001` gives them.

pub const WEIGHTS: [f32; 18] = [
    4.347,  // points for good
    -3.672, // points for good, early
    0.238,  // support and pieces of phase 1
    2.561,  // support of phase 2
    1.385,  // pieces of phase 2
    2.591,  // cards in hand
    -2.068, // cards in hand, early
    0.359,  // Leader in hand, phase 1
    -0.093, // Leader in hand, phase 2
    -0.024, // first player
    -0.812, // always
    0.534,  // survival as by cards in hand
    3.226,  // Health
    1.599,  // Health, early
    -0.352, // the last Health
    -4.293, // missions to come
    0.719,  // cards in hand
    0.11,   // Leaders in hand
];
