//! Every worked example in `scenarios/`.

use staffetta_banditen::Banditen;

staffetta_kernel::scenarios!(Banditen);
