//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_la_resistance::LaResistance;

#[test]
fn three_thousand_games_are_played_as_before() {
    let found = staffetta_lab::fingerprint::<LaResistance>(3000, 1, false);
    assert_eq!(found.number, 0x3cbb_cc20_4028_1ac7, "{:#018x} over {} picks", found.number, found.picks);
}
