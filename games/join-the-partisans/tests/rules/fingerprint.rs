//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_join_the_partisans::JoinThePartisans;

#[test]
fn three_hundred_games_are_played_as_before() {
    let found = staffetta_lab::fingerprint::<JoinThePartisans>(300, 1, false);
    assert_eq!(found.number, 0xad4c_5938_031d_4b3e, "{:#018x} over {} picks", found.number, found.picks);
}
