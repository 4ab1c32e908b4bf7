//! Every rule has a worked example while which the engine cites it.

use staffetta_join_the_partisans::JoinThePartisans;

staffetta_kernel::rule_coverage!(JoinThePartisans);
