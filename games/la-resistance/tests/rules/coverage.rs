//! Every rule has a worked example while which the engine cites it.

use staffetta_la_resistance::LaResistance;

staffetta_kernel::rule_coverage!(LaResistance);
