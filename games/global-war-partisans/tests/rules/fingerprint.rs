//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_global_war_partisans::GlobalWarPartisans;

fn assert_played_as_before(version: u32, games: u64, number: u64) {
    let found = staffetta_lab::fingerprint_of::<GlobalWarPartisans>(version, games, 1, false);
    assert_eq!(found.number, number, "{:#018x} over {} picks", found.number, found.picks);
}

#[test]
fn two_hundred_games_are_played_as_before() {
    assert_played_as_before(2, 200, 0x1d6d_7345_bbe8_ef98);
}

/// Tables that were begun under the older number keep it.
#[test]
fn games_of_the_first_rules_are_played_as_before() {
    assert_played_as_before(1, 200, 0x476b_a229_bf9c_dbc1);
}
