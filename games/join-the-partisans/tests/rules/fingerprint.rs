//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_join_the_partisans::JoinThePartisans;

fn assert_played_as_before(version: u32, games: u64, number: u64) {
    let found = staffetta_lab::fingerprint_of::<JoinThePartisans>(version, games, 1, false);
    assert_eq!(found.number, number, "{:#018x} over {} picks", found.number, found.picks);
}

#[test]
fn three_thousand_games_are_played_as_before() {
    assert_played_as_before(2, 3000, 0x0000_efa0_3b38_dc9e);
}

/// The rules number 2 changed what the school explains and accepts, which no random player types.
#[test]
fn games_of_the_first_rules_are_played_as_before() {
    assert_played_as_before(1, 300, 0xde70_156c_3375_69c2);
}
