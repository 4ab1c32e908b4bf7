//! Every worked example in `scenarios/`.

use staffetta_join_the_partisans::JoinThePartisans;

staffetta_kernel::scenarios!(JoinThePartisans);
