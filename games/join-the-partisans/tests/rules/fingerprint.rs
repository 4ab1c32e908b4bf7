//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_join_the_partisans::JoinThePartisans;

#[test]
fn three_hundred_games_are_played_as_before() {
    let found = staffetta_lab::fingerprint::<JoinThePartisans>(300, 1, false);
    assert_eq!(found.number, 0x5085_ac23_1a34_b96f, "{:#018x} over {} picks", found.number, found.picks);
}
