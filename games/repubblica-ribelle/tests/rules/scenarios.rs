//! Every worked example in `scenarios/`.

use staffetta_repubblica_ribelle::RepubblicaRibelle;

staffetta_kernel::scenarios!(RepubblicaRibelle);
