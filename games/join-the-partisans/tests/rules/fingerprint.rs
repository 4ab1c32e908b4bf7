//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_join_the_partisans::JoinThePartisans;

#[test]
fn three_thousand_games_are_played_as_before() {
    let found = staffetta_lab::fingerprint::<JoinThePartisans>(3000, 1, false);
    assert_eq!(found.number, 0x0000_efa0_3b38_dc9e, "{:#018x} over {} picks", found.number, found.picks);
}
