//! A game of a page that passes through every door of the contract: open talk with a closing bell, face-down sets laid
//! at once, a move interrupted after every step, a typed answer judged and appealed, a theft that two know of.

mod broken;
mod courier;
mod table;
mod versions;

use courier::Courier;

staffetta_kernel::conformance!(Courier, cases: courier::view::cases);
