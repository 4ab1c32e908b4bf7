//! Every worked example in `scenarios/`.

use staffetta_global_war_partisans::GlobalWarPartisans;

staffetta_kernel::scenarios!(GlobalWarPartisans);
