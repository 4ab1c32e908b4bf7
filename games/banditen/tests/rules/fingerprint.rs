//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_banditen::Banditen;

#[test]
fn three_thousand_games_are_played_as_before() {
    let found = staffetta_lab::fingerprint::<Banditen>(3000, 1, false);
    assert_eq!(found.number, 0x777f_92ed_4045_a5b8, "{:#018x} over {} picks", found.number, found.picks);
}

#[test]
#[ignore = "prints the second number"]
fn everything() {
    let found = staffetta_lab::fingerprint::<Banditen>(300, 1, true);
    println!("{:#018x}", found.everything.unwrap_or_default());
    assert_eq!(found.everything, Some(0x1a1b_593c_84da_f045));
}
