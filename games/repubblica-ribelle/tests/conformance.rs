//! The promises of the contract, tried on this game.

use staffetta_kernel::conformance;
use staffetta_kernel::conformance::Case;
use staffetta_repubblica_ribelle::RepubblicaRibelle;

conformance!(RepubblicaRibelle, cases: cases);

fn cases() -> Vec<Case<RepubblicaRibelle>> {
    Vec::new()
}
