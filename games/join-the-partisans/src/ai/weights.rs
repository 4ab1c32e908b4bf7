//! The weights of the features in `evaluate.rs`, as `staffetta fit join-the-partisans --games 3000 --seed 710001` gives them.

pub const WEIGHTS: [f32; 13] = [
    1.105,  // points
    2.812,  // points, late
    -0.026, // outposts
    -2.131, // outposts, late
    0.562,  // furthest behind
    -0.671, // furthest behind, late
    1.244,  // outposts more than whoever is last
    0.734,  // has finished
    -0.282, // way to the goal
    -0.583, // captive
    -0.811, // turns lost as a deserter
    0.193,  // mission not tried yet
    -0.13,  // turns until the own one
];
