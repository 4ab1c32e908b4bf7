//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_global_war_partisans::GlobalWarPartisans;

#[test]
fn two_hundred_games_are_played_as_before() {
    let found = staffetta_lab::fingerprint::<GlobalWarPartisans>(200, 1, false);
    assert_eq!(found.number, 0x476b_a229_bf9c_dbc1, "{:#018x} over {} picks", found.number, found.picks);
}
