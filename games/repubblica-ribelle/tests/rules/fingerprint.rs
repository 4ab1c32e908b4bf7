//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_repubblica_ribelle::RepubblicaRibelle;

#[test]
fn three_thousand_games_are_played_as_before() {
    let found = staffetta_lab::fingerprint::<RepubblicaRibelle>(3000, 1, false);
    assert_eq!(found.number, 0xb09d_7afa_20fe_3785, "{:#018x} over {} picks", found.number, found.picks);
}

#[test]
#[ignore = "prints the second number, of everything that is shown and said"]
fn everything() {
    let found = staffetta_lab::fingerprint::<RepubblicaRibelle>(300, 1, true);
    assert_eq!(found.everything, Some(0x414c_711e_52b8_4772), "{:#018x?}", found.everything);
}
