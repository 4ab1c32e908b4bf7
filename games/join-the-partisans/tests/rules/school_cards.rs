//! The hundred cards of the school: whole in every language, and fair to whoever types.

use staffetta_join_the_partisans::{Card, Choice, JoinThePartisans, Rules, Verdict, Words, distance, forgiven_slips};
use staffetta_kernel::{Ready, Setup};
use std::collections::BTreeSet;

fn ready() -> Ready<JoinThePartisans> {
    Setup::seats(3).ready().expect("a table")
}

fn cards(r: &Rules) -> impl Iterator<Item = (usize, &Card)> {
    (1..=100).map(|number| (number, r.question(number)))
}

fn options(card: &Card) -> [Words; 3] {
    [0, 1, 2].map(|choice| card.option(Choice(choice)))
}

/// What the two wrong options say, in all languages, normalised.
fn wrong_words(card: &Card) -> Vec<String> {
    let wrong = (0..3).map(Choice).filter(|&choice| choice != card.right());
    let words = wrong.map(|choice| card.option(choice));
    words.flat_map(|words| words.each().map(|word| card.normalised(word)).collect::<Vec<_>>()).collect()
}

#[test]
fn every_card_speaks_four_languages() {
    let ready = ready();
    for (number, card) in cards(&ready.rules) {
        let questions: BTreeSet<String> = card.question().each().map(str::to_owned).collect();
        let explanations: BTreeSet<String> = card.explanation().each().map(str::to_owned).collect();
        assert_eq!((questions.len(), explanations.len()), (4, 4), "card {number}: a language repeats another");
        assert!(questions.iter().all(|question| question.ends_with('?')), "card {number}");
        for option in options(card) {
            assert!(option.each().all(|words| (1..=40).contains(&words.chars().count())), "card {number}: {option:?}");
        }
    }
}

#[test]
fn the_options_of_a_card_differ_in_every_language() {
    let ready = ready();
    for (number, card) in cards(&ready.rules) {
        let options = options(card);
        for language in 0..4 {
            let said = options.each_ref().map(|option| card.normalised(option.each().nth(language).expect("words")));
            assert_eq!(BTreeSet::from(said.clone()).len(), 3, "card {number}: {said:?}");
        }
    }
}

#[test]
fn an_explanation_is_one_sentence() {
    let ready = ready();
    for (number, card) in cards(&ready.rules) {
        for sentence in card.explanation().each() {
            let inside = sentence.strip_suffix('.').unwrap_or_else(|| panic!("card {number}: {sentence}"));
            // A full stop stands inside only after a number: `26. April`, `Peter II.`
            let ends = inside.match_indices(". ").filter(|&(at, _)| {
                !inside[..at].ends_with(|c: char| c.is_ascii_digit()) && !inside[..at].ends_with("II")
            });
            assert_eq!(ends.count(), 0, "card {number}: {sentence}");
            assert!(!inside.contains(['?', '!', ';']) && inside.chars().count() <= 160, "card {number}: {sentence}");
        }
    }
}

/// A forgiven slip never turns a wrong option into the answer, in any mixture of languages.
#[test]
fn no_wrong_option_is_a_slip_away_from_the_answer() {
    let ready = ready();
    for (number, card) in cards(&ready.rules).filter(|(_, card)| card.asks_for_text()) {
        for wrong in wrong_words(card) {
            for right in card.accepted() {
                let far = distance(&wrong, right);
                assert!(far > forgiven_slips(right), "card {number}: '{wrong}' is {far} from '{right}'");
            }
        }
    }
}

#[test]
fn the_answer_counts_in_every_language_with_and_without_accents() {
    let ready = ready();
    for (number, card) in cards(&ready.rules) {
        for answer in card.option(card.right()).each() {
            let shouted = answer.to_uppercase();
            let plain = card.normalised(answer);
            for typed in [answer, &shouted, &plain, &format!("  {answer} .")] {
                assert_eq!(card.judge(typed), Verdict::Right, "card {number}: {typed}");
            }
        }
        for wrong in wrong_words(card) {
            assert_eq!(card.judge(&wrong), Verdict::Wrong, "card {number}: {wrong}");
        }
    }
}

#[test]
fn dates_count_as_people_write_them() {
    let ready = ready();
    let card = ready.rules.question(40);
    let right = [
        "9 May",
        "May 9th, 1945",
        "the 9th of May 1945",
        "9. 5. 1945",
        "09.05.1945",
        "9. maja 1945",
        "9 maggio",
        "9. Mai",
    ];
    for typed in right {
        assert_eq!(card.judge(typed), Verdict::Right, "{typed}");
    }
    for typed in ["8 May", "9 June 1945", "9", "1945", "19 May 1945", "9x May", "th May"] {
        assert_eq!(card.judge(typed), Verdict::Wrong, "{typed}");
    }
}
