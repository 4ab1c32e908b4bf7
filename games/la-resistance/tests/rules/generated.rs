//! What the board imports is what the rules say.

use staffetta_kernel::describe;
use staffetta_la_resistance::LaResistance;

#[test]
fn the_types_of_the_board_are_current() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/web/generated.ts");
    assert_eq!(describe::is_current::<LaResistance>(file), Ok(()));
}
