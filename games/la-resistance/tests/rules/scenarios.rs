//! Every worked example in `scenarios/`.

use staffetta_la_resistance::LaResistance;

staffetta_kernel::scenarios!(LaResistance);
