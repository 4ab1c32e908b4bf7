//! What the board imports is what the rules say.

use staffetta_global_war_partisans::GlobalWarPartisans;
use staffetta_kernel::describe;

#[test]
fn the_types_of_the_board_are_current() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/web/generated.ts");
    assert_eq!(describe::is_current::<GlobalWarPartisans>(file), Ok(()));
}
