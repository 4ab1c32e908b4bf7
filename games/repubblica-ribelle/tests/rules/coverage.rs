//! Every rule has a worked example while which the engine cites it.

use staffetta_repubblica_ribelle::RepubblicaRibelle;

staffetta_kernel::rule_coverage!(RepubblicaRibelle);
