//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_banditen::Banditen;

fn assert_played_as_before(version: u32, number: u64) {
    let found = staffetta_lab::fingerprint_of::<Banditen>(version, 3000, 1, false);
    assert_eq!(found.number, number, "{:#018x} over {} picks", found.number, found.picks);
}

#[test]
fn three_thousand_games_are_played_as_before() {
    assert_played_as_before(2, 0x6a25_0a24_3309_804b);
}

/// Tables that were begun under the older number keep it.
#[test]
fn three_thousand_games_of_the_first_rules_are_played_as_before() {
    assert_played_as_before(1, 0x777f_92ed_4045_a5b8);
}
