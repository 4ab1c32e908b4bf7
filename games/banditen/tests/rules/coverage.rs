//! Every rule has a worked example while which the engine cites it.

use staffetta_banditen::Banditen;

staffetta_kernel::rule_coverage!(Banditen);
