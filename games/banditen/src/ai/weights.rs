//! The weights of the features in `evaluate.rs`: weighed by what became of 1,500 games a battle between steady players of whom
//! some made mistakes, at the beginning of each turn.

pub const GRAVELLONA: [f32; 8] = [
    -0.57, // always
    -0.41, // time to come
    2.85,  // points more than the Axis
    -1.34, // points more than the Axis, early
    1.14,  // strength more than the Axis
    1.69,  // strength near the goals, early
    1.56,  // places that the Axis does not hold, early
    0.0,   // strength in the places that the Axis must hold
];

pub const TARNOVA: [f32; 8] = [
    2.49,  // always
    -1.27, // time to come
    1.95,  // points more than the Axis
    -1.51, // points more than the Axis, early
    0.0,   // strength more than the Axis
    1.45,  // strength near the goals, early
    0.0,   // places that the Axis does not hold, early
    -2.29, // strength in the places that the Axis must hold
];
