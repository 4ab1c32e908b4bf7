//! Every rule has a worked example while which the engine cites it.

use staffetta_global_war_partisans::GlobalWarPartisans;

staffetta_kernel::rule_coverage!(GlobalWarPartisans);
