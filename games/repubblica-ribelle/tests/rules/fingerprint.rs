//! The game is played as it always was: a change of this number is a change of the rules, and says so.

use staffetta_repubblica_ribelle::RepubblicaRibelle;

#[test]
fn three_thousand_games_are_played_as_before() {
    let found = staffetta_lab::fingerprint::<RepubblicaRibelle>(3000, 1, false);
    assert_eq!(found.number, 0xb09d_7afa_20fe_3785, "{:#018x} over {} picks", found.number, found.picks);
}
